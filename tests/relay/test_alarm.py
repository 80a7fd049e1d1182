import asyncio

from relay.alarm import FAR, Alarm


def test_it_rings_once_at_the_last_time_that_was_set() -> None:
    async def test() -> None:
        rung = asyncio.Event()
        count = 0

        def ring() -> None:
            nonlocal count
            count += 1
            rung.set()

        alarm = Alarm(ring)
        assert not alarm.is_within(FAR)
        alarm.set(60)
        assert alarm.is_within(61)
        assert not alarm.is_within(59)
        alarm.set(-5)
        async with asyncio.timeout(5):
            await rung.wait()
        assert count == 1
        assert not alarm.is_within(FAR)

    asyncio.run(test())


def test_what_is_far_off_is_nobodys_to_wait_for() -> None:
    async def test() -> None:
        alarm = Alarm(lambda: None)
        for far in (FAR, None):
            alarm.set(1)
            alarm.set(far)
            assert not alarm.is_within(2 * FAR)

    asyncio.run(test())
