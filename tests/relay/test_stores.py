import asyncio
import stat
from pathlib import Path

import pytest

from relay.stores import FILE, Taken, in_folder


def test_a_folder_is_made_for_its_owner_alone(folder: Path) -> None:
    async def test() -> None:
        await (await in_folder(folder / "new")).close()

    asyncio.run(test())
    assert stat.S_IMODE((folder / "new").stat().st_mode) == 0o700
    assert (folder / "new" / FILE).exists()


def test_two_processes_do_not_share_a_folder(folder: Path) -> None:
    async def test() -> None:
        first = await in_folder(folder)
        with pytest.raises(Taken, match="Another relay uses"):
            await in_folder(folder)
        await first.close()
        await (await in_folder(folder)).close()

    asyncio.run(test())
