"""The fold: who may change what, and that all folds are one."""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Json
from engine.room import RelayFault, Room, RoomRefusal, admits, advance, fold, step
from engine.room.turns import seal_of
from engine.sealing import write_bytes
from engine.signatures import is_genuine_entry
from tests.room.scripted import Hand, Scripted, some_bytes

SMALL = {"columns": 9, "rows": 9, "last": 14}


def begun(
    people: int = 2, name: str = "room", game: str = "olifantenpad", bots: bool = False, **made: Any
) -> Scripted:
    room = Scripted(game, people, name=name, **({"options": SMALL} | made))
    room.begin(bots=("easy",) if bots else ())
    return room


def refusal(room: Scripted, entry: Json, genuine: bool = True) -> str:
    """Why an entry changes nothing, which is held on the way."""
    after, why = step(room.room, entry, genuine)
    assert why is not None
    assert after == replace(room.room, played=(), trail=after.trail, time=after.time)
    return why.message


# What the protocol promises.


def test_last_turns_message_is_stale_in_this_turn_and_has_no_effect() -> None:
    room = begun()
    one = room.people[0]
    for kind, body in (("leave", {}), ("seal", {"seal": write_bytes(bytes(32))})):
        assert room.refuses(one, kind, fields={"turn": 1}, **body) == "stale"
        assert room.refuses(one, kind, fields={"turn": 3}, **body) == "stale"


def test_a_message_holds_once_however_often_it_is_sent() -> None:
    room = Scripted()
    room.join_all()
    text = room.text("emote", {"emote": "hello"})
    room.take(room.people[0], text)
    assert refusal(room, room.entry(room.people[0], text)) == "room-twice"
    room.take(room.people[1], text)


def test_a_copied_seal_opens_nothing() -> None:
    room = begun()
    one, two = room.people
    room.seal(one, "-")
    room.say(two, "seal", seal=write_bytes(room.room.round.seals[0]))
    room.run(opening=False)
    move, secret = one.sealed[room.room.turn]
    closed = write_bytes(room.room.round.closed)
    body = {"close": closed, "move": move, "bytes": write_bytes(secret)}
    assert room.refuses(two, "opening", **body) == "room-other-seal"


def test_a_seal_is_worth_nothing_in_another_turn_room_or_seat() -> None:
    room, other = begun(), begun(name="other")
    turn = begun()
    turn.seal_all("-")
    turn.run()
    secret = some_bytes("secret")
    here = seal_of(room.room, 0, secret, "-")
    assert here != seal_of(room.room, 1, secret, "-")
    assert here != seal_of(other.room, 0, secret, "-")
    assert here != seal_of(turn.room, 0, secret, "-")
    assert here == seal_of(room.room, 0, secret, "-")


def test_a_message_replayed_from_another_room_changes_nothing() -> None:
    room, other = begun(), begun(name="other")
    text = other.text("leave", {})
    assert refusal(room, room.entry(room.people[0], text)) == "room-other"


def test_a_message_that_another_signed_changes_nothing() -> None:
    room = begun()
    entry = room.entry(room.people[1], room.text("leave", {})) | {"author": room.people[0].key}
    assert not is_genuine_entry(entry)
    assert refusal(room, entry, genuine=False) == "room-signature"


def test_whoever_saw_another_log_is_not_heard_in_this_one() -> None:
    room = begun()
    for seen in ((0, bytes(32)), (len(room.log), bytes(32)), (-2, bytes(32)), (10**9, bytes(32))):
        assert room.refuses(room.people[0], "leave", fields={"seen": seen}) == "room-seen"
    room.say(room.people[0], "emote", emote="hello")
    entry = room.entry(room.people[0], room.text("leave", {}, seen=(-1, bytes(32))))
    room.append(entry)


def test_a_relay_that_rewrites_the_log_is_found_out() -> None:
    room = begun()
    room.say(room.people[0], "emote", emote="hello")
    room.say(room.people[0], "emote", emote="oops")
    left_out = [*room.log[:-2], room.log[-1]]
    later = [*room.log[:-2], *(entry | {"time": room.now + 1} for entry in room.log[-2:])]
    for log in (left_out, later, [*room.log, room.log[-1]], room.log[1:]):
        with pytest.raises(RelayFault):
            fold(log, is_genuine_entry)


def test_a_log_that_does_not_extend_what_was_read_is_found_out() -> None:
    room, other = begun(), begun()
    room.say(room.people[0], "emote", emote="hello")
    other.say(other.people[0], "emote", emote="oops")
    other.say(other.people[0], "emote", emote="thanks")
    with pytest.raises(RelayFault):
        step(room.room, other.log[-1], True)


def test_an_entry_in_the_relays_name_that_it_did_not_sign_stops_the_reading() -> None:
    room = begun()
    entry = room.entry(room.host, room.text("end", {"why": "old"}))
    with pytest.raises(RelayFault) as fault:
        step(room.room, entry, False)
    assert fault.value.message == "room-signature"


# Writing and reading.


def test_what_a_relay_admits_is_the_entry_that_then_holds() -> None:
    room = begun()
    text = room.text("emote", {"emote": "hello"})
    one = room.people[0]
    entry = admits(room.room, text, one.key, one.sign(text), True, room.now)
    assert advance(room.room, entry, True).head[0] == len(room.log)
    with pytest.raises(ValueError, match="room-signature"):
        admits(room.room, text, one.key, one.sign(text), False, room.now)
    with pytest.raises(ValueError, match="room-chain"):
        advance(advance(room.room, entry, True), entry, True)


def test_nothing_that_does_not_hold_is_admitted_or_written() -> None:
    room = begun()
    text = room.text("dance", {})
    one = room.people[0]
    with pytest.raises(ValueError, match="room-out-of-place"):
        admits(room.room, text, one.key, one.sign(text), True, room.now)
    with pytest.raises(ValueError, match="room-out-of-place"):
        advance(room.room, room.entry(one, text), True)


def test_verdicts_come_by_entry_or_in_order() -> None:
    room = Scripted()
    room.join_all()
    assert fold(room.log, is_genuine_entry) == fold(room.log, [True] * 5) == room.room
    assert len(fold(room.log, [True, False, True, True, True]).players) == 1


# Whatever happens in whatever order.

SAID: dict[str, Json] = {
    "join": {"name": "Zoë"},
    "ready": {"ready": True},
    "bots": {"levels": ["easy"]},
    "setup": {"game": "splits", "options": {}, "clock": None},
    "lock": {"locked": False},
    "start": {},
    "leave": {},
    "emote": {"emote": "hello"},
    "report": {"position": "0" * 64},
    "move": {"move": "T0,0/0"},
    "seal": {"seal": write_bytes(bytes(32))},
    "opening": {"close": write_bytes(bytes(32)), "move": "-", "bytes": write_bytes(bytes(32))},
    "close": {"away": []},
    "concluded": {"bytes": None},
    "end": {"why": "old"},
    "nonsense": {},
}
WHO = st.integers(0, 3)
ANY = st.integers(0, 60)
DEEDS = st.lists(
    st.one_of(
        st.tuples(st.just("say"), WHO, st.sampled_from(sorted(SAID))),
        *(st.tuples(st.just(deed), WHO) for deed in ("seal", "open", "act", "tick")),
        st.tuples(st.just("replay"), ANY),
        st.tuples(st.just("steal"), WHO, ANY),
        st.tuples(st.just("copy"), WHO, ANY),
        st.tuples(st.sampled_from(["due", "late", "turn"])),
    ),
    min_size=8,
    max_size=40,
)


class Crowd:
    """People who do anything in any order, and a relay that stores all of it."""

    def __init__(self, room: Scripted) -> None:
        self.room = room
        self.hands = [*room.people, Hand("Zoë"), room.host]
        self.start, self.read = room.room, len(room.log)
        self.verdicts: list[bool] = []

    def told(self) -> Iterator[tuple[Json, bool]]:
        """The entries since the crowd began, each with whether it is genuine."""
        return zip(self.room.log[self.read :], self.verdicts, strict=True)

    def hand(self, who: int) -> Hand:
        return self.hands[who % len(self.hands)]

    def do(self, deed: str, *how: Any) -> None:
        getattr(self, f"_{deed}")(*how)

    def put(self, entry: Json) -> None:
        """Stores an entry, whether it holds or not, unless it proves the relay dishonest."""
        before, genuine = self.room.room, is_genuine_entry(entry)
        try:
            self.room.room, refusal = step(before, entry, genuine)
        except RelayFault:
            return
        self.room.log.append(entry)
        self.verdicts.append(genuine)
        check_change(before, self.room.room, entry, refusal is None)

    def put_text(self, who: Hand, text: str) -> None:
        self.put(self.room.entry(who, text))

    def _say(self, who: int, kind: str) -> None:
        self.put_text(self.hand(who), self.room.text(kind, SAID[kind]))

    def _seal(self, who: int) -> None:
        hand = self.hand(who)
        if (seat := self.room.room.seat(hand.key)) is None:
            return
        secret = some_bytes(f"{who} {self.room.room.turn}")
        move = "" if self.room.room.seeding else "-"
        hand.sealed[self.room.room.turn] = (move, secret)
        body = {"seal": write_bytes(seal_of(self.room.room, seat, secret, move))}
        self.put_text(hand, self.room.text("seal", body))

    def _open(self, who: int) -> None:
        hand = self.hand(who)
        if self.room.room.turn in hand.sealed:
            move, secret = hand.sealed[self.room.room.turn]
            close = write_bytes(self.room.room.round.closed)
            body = {"close": close, "move": move, "bytes": write_bytes(secret)}
            self.put_text(hand, self.room.text("opening", body))

    def _act(self, who: int) -> None:
        """Moves where it is somebody's turn, for whom it may not be."""
        match = self.room.room.match
        if match is not None and len(match.to_move()) == 1:
            move = next(match.game.moves(match.position, match.to_move()[0]))
            text = self.room.text("move", {"move": match.game.write_move(move)})
            self.put_text(self.hand(who), text)

    def _tick(self, who: int) -> None:
        self.room.now += who * 4_000

    def _replay(self, number: int) -> None:
        """A message of the log once more."""
        old = self.room.log[number % len(self.room.log)]
        fresh = self.room.entry(self.room.host, old["text"])
        self.put(fresh | {"author": old["author"], "signature": old["signature"]})

    def _steal(self, who: int, number: int) -> None:
        """Somebody else's message in one's own name, with its signature."""
        old = self.room.log[number % len(self.room.log)]
        fresh = self.room.entry(self.hand(who), old["text"])
        self.put(fresh | {"signature": old["signature"]})

    def _copy(self, who: int, number: int) -> None:
        """What somebody else said, said by oneself, now."""
        old = json.loads(self.room.log[number % len(self.room.log)]["text"])
        self.put_text(self.hand(who), self.room.text(old["kind"], old["body"]))

    def _due(self) -> None:
        due = self.room.duty()
        if due is not None and due.at <= self.room.now:
            self._relay(due)

    def _late(self) -> None:
        due = self.room.duty()
        if due is not None:
            self.room.now = max(self.room.now, due.at)
            self._relay(due)

    def _turn(self) -> None:
        """A whole turn as it should be, as far as what was sealed before lets it."""
        if self.room.room.stage in ("sealing", "moving") and self.room.room.match is not None:
            with suppress(KeyError, RoomRefusal):
                self.room.turn()
            self.verdicts += [True] * (len(self.room.log) - self.read - len(self.verdicts))

    def _relay(self, due: Any) -> None:
        self.room.do(due)
        self.verdicts += [True] * (len(self.room.log) - self.read - len(self.verdicts))


def check_change(before: Room, after: Room, entry: Json, holds: bool) -> None:
    """Nobody has changed anything of anybody else's turn."""
    if not holds:
        assert after == replace(before, played=(), trail=after.trail, time=after.time)
        return
    seat, kind = before.seat(entry["author"]), json.loads(entry["text"])["kind"]
    if kind in ("seal", "opening"):
        for field in ("seals", "openings"):
            was, now = getattr(before.round, field), getattr(after.round, field)
            assert {s for s in now if now[s] != was.get(s)} <= {seat}
    if kind == "move":
        assert after.entries[len(before.entries)]["seat"] == seat
    elif kind in ("leave", "remove"):
        assert len(after.players) == len(before.players) - 1
    elif entry["author"] != after.relay:
        assert after.entries == before.entries


def check_all_folds_agree(crowd: Crowd) -> None:
    """Read from where the crowd began: at once, through JSON, and with branches given up."""
    once, branched = crowd.start, crowd.start
    for entry, genuine in crowd.told():
        once, _ = step(once, json.loads(json.dumps(entry)), genuine)
        with suppress(RelayFault):
            step(branched, entry | {"time": entry["time"] + 1}, genuine)
        branched, _ = step(branched, entry, genuine)
    assert once == branched == crowd.room.room


def check_every_move_is_its_seats(crowd: Crowd) -> None:
    """What stands in the record for a person's seat is what its own key opened, or to stay."""
    state, opened = crowd.start, {}
    for entry, genuine in crowd.told():
        before = state
        state, refusal = step(state, entry, genuine)
        message = json.loads(entry["text"])
        if refusal is None and message["kind"] == "opening":
            opened[before.seat(entry["author"])] = message["body"]["move"]
        for move in state.entries[len(before.entries) :] if state.played else ():
            if move["kind"] == "move" and "key" in state.seats[move["seat"]]:
                assert move["move"] == opened.get(move["seat"], "-")
        if message["kind"] == "open":
            opened = {}


STARTS = {
    "an hour": begun(3),
    "an hour with a bot": begun(1, bots=True),
    "a duel's hour": begun(2, duel=True),
    "a turn in order": begun(3, game="splits", options={}, bots=True),
    "a lobby": Scripted("splits"),
    "a lobby with people": Scripted(options=SMALL),
    "a duel": Scripted("splits", duel=True),
}
STARTS["a lobby with people"].join_all()
STARTS["after a match"] = begun(3)
for hand in STARTS["after a match"].people[:2]:
    STARTS["after a match"].say(hand, "leave")


@pytest.mark.parametrize("start", STARTS)
@given(DEEDS)
@settings(max_examples=100, deadline=None)
def test_any_interleaving_gives_one_state_and_nobody_plays_for_another(
    start: str, deeds: list[Any]
) -> None:
    crowd = Crowd(STARTS[start].copy())
    for deed in deeds:
        crowd.do(*deed)
    check_all_folds_agree(crowd)
    if crowd.room.room.game_id == "olifantenpad":
        check_every_move_is_its_seats(crowd)
