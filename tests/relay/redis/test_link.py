import asyncio

from redis.asyncio import Redis

from relay.redis.link import Topics, named, run


def test_keys_are_ours_alone() -> None:
    assert named("log", "x") == "grasveld:log:x"


def test_a_script_answers_and_a_topic_is_listened_to_once_it_is_confirmed(redis: str) -> None:
    async def test() -> None:
        client = Redis.from_url(redis, decode_responses=True)
        script = client.register_script("return {KEYS[1], ARGV[1]}")
        assert await run(script, ["key"], 7) == ["key", "7"]
        topics, heard = Topics(client), asyncio.Queue[str]()
        await topics.listen("a", heard.put_nowait)
        assert await client.publish(named("topic", "a"), "said") == 1
        async with asyncio.timeout(5):
            assert await heard.get() == "said"
        topics.stir()
        assert heard.get_nowait() == ""
        await topics.unlisten("a", heard.put_nowait)
        await topics.close()
        await client.aclose()

    asyncio.run(test())
