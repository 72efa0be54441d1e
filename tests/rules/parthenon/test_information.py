"""PAR-13 — Who knows what."""

from collections.abc import Iterable

from petteia.engine.generator import Generator
from petteia.engine.ints import append, extend, i64, vec, zeros
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE
from petteia.games.parthenon.accounts import Account
from petteia.games.parthenon.clerk import WORTH_READING
from petteia.games.parthenon.game import Parthenon, Position
from petteia.games.parthenon.ledger import BOUND, HIDDEN, MOVE, ROWS, entry_of, seen_ledger
from petteia.games.parthenon.scenario import scenario
from petteia.games.parthenon.state import hand_of, hold_of
from petteia.games.parthenon.tabletop import Tabletop
from petteia.games.parthenon.terms import CARDS, KINDS, MOST_FLEETS, PLACES_EACH
from tests.conformance.late_parthenon import LateParthenon, SecondYear
from tests.hearing import heard
from tests.rules import rule
from tests.rules.parthenon.test_trade import market, offer

GRAIN = CARDS.index("grain")


def worlds(table: Tabletop, seat: int, n: int = 60) -> list[Position]:
    """Worlds a seat holds possible."""
    return [table.state.resample(seat, Generator(k)) for k in range(n)]  # type: ignore[misc]


def hands(table: Tabletop, observer: int, owner: int) -> set[tuple[int, ...]]:
    """The hands of a player an observer holds possible."""
    return {tuple(int(n) for n in world.count_row(hand_of(owner))) for world in worlds(table, observer)}


def zone(table: Tabletop, seat: int | None, name: str) -> dict[str, object]:
    """A zone of a seat's view."""
    return next(z for z in table.state.view(seat)["zones"] if z["id"] == name)


def kinds(pieces: Iterable[dict[str, object]]) -> list[object]:
    return [piece["kind"] for piece in pieces]


@rule("PAR-13.1.1")
def test_what_lies_open_is_in_every_view() -> None:
    table = scenario(
        phase="build", built={0: ["market"]}, fleets={0: "ab"}, philosophies={0: ["sophism"]}, impossible=True,
        events=["drought"], wonders={0: {"oracle": "partial"}}, hands={0: {"gold": 1}}, choices={"drought": "ore"},
    )  # fmt: skip
    for seat in (1, None):
        assert kinds(zone(table, seat, "built/0")["pieces"]) == ["village_a1", "village_b1", "market"]  # type: ignore[arg-type]
        assert kinds(zone(table, seat, "fleets/0")["pieces"]) == ["a", "b"]  # type: ignore[arg-type]
        assert kinds(zone(table, seat, "thoughts/0")["pieces"]) == ["sophism"]  # type: ignore[arg-type]
        assert zone(table, seat, "wonders/0")["pieces"][0]["marks"] == {"stage": "partial"}  # type: ignore[index]
        assert zone(table, seat, "events")["pieces"][0]["marks"] == {"choice": 3, "order": 1, "dries": "ore"}  # type: ignore[index]
        counters = {c["id"]: c["value"] for c in table.state.view(seat)["counters"]}
        assert counters["archon"] == 0 and counters["island/1"] == "crete"


@rule("PAR-13.1.2", "PAR-13.2.1")
def test_of_other_hands_and_holds_only_the_number_of_cards_is_shown() -> None:
    table = scenario(
        phase="hazard", hands={0: {"grain": 2, "army": 1}}, at_sea={0: {"a": {"to": "egypt", "cards": {"gold": 2}}}}
    )
    assert zone(table, 1, "hand/0")["unseen"] == 3 and "pieces" not in zone(table, 1, "hand/0")
    assert zone(table, None, "hold/0/a")["unseen"] == 2
    assert kinds(zone(table, 0, "hand/0")["pieces"]) == ["grain", "army"]  # type: ignore[arg-type]


@rule("PAR-13.1.3", "PAR-13.2.3")
def test_open_stacks_are_public_and_face_down_piles_are_numbers() -> None:
    table = scenario(phase="build", spent={"storm": 1}, hands={0: {"gold": 1}}, supply={"army": 5})
    view = table.state.view(None)
    assert kinds(zone(table, None, "hazards")["pieces"]) == ["storm"]  # type: ignore[arg-type]
    assert zone(table, None, "hazard_pile")["unseen"] == 35 and zone(table, None, "plans")["unseen"] == 12
    assert zone(table, None, "supply")["pieces"][0]["count"] == 5  # type: ignore[index]
    assert zone(table, None, "events")["unseen"] == 4
    assert view["seat"] is None


def marks(table: Tabletop, seat: int | None, name: str) -> dict[str, dict[str, object]]:
    """What the pieces of a zone are marked with, by kind."""
    return {str(p["kind"]): p.get("marks", {}) for p in zone(table, seat, name).get("pieces", [])}  # type: ignore[attr-defined]


@rule("PAR-13.1.1", "PAR-INV-14")
def test_buy_ins_and_what_has_been_used_this_season_are_in_every_view() -> None:
    table = scenario(
        phase="build", built={0: ["market", "academy"]}, used={0: ["academy"]}, events=["master_masons"], year=3,
        wonders={0: {"parthenon": "complete"}, 1: {"stadium": "complete"}}, philosophies={0: ["cynicism", "sophism"]},
        hands={0: {"grain": 3, "gold": 2, "grapes": 2, "timber": 1}},
    )  # fmt: skip
    assert "used" not in {**marks(table, 1, "built/0")["market"], **marks(table, 1, "thoughts/0")["cynicism"]}
    table.play("buy_in stadium")
    table.play("swap", "give grain", "take wool", "market M3", "take ore", "take ore", "take ore")
    table.play("build village_c1", "discount cynicism grapes", "discount master_masons timber")
    for seat in (1, None):
        assert marks(table, seat, "built/0")["academy"]["used"] == marks(table, seat, "built/0")["market"]["used"] == 1
        assert marks(table, seat, "thoughts/0") == {"cynicism": {"used": 1}, "sophism": {}}
        assert marks(table, seat, "bought/0") == {"stadium": {"used": 1}}
        assert marks(table, seat, "wonders/1") == {"stadium": {"stage": "complete"}}
        counters = {c["id"]: c["value"] for c in table.state.view(seat)["counters"]}
        assert counters["discounted/0"] == "master_masons" and "discounted/1" not in counters
    table.until("event")
    assert "bought/0" not in {z["id"] for z in table.state.view(1)["zones"]}
    assert "used" not in marks(table, 1, "built/0")["market"]


@rule("PAR-13.1.1", "PAR-INV-16")
def test_what_a_fleet_has_used_abroad_is_in_every_view() -> None:
    table = scenario(
        phase="fleet_trade", philosophies={0: ["sophism"]}, impossible=True, fleets={0: "ab"},
        harbors={"sparta": "shortage_ore", "ionia": "open_harbor"},
        at_sea={0: {"a": {"to": "sparta", "cards": {"ore": 1, "grain": 4}}, "b": {"to": "ionia", "cards": ["wool"]}}},
    )  # fmt: skip
    table.play("begin a", "buy", "double ore", "convert N1 sophism", "take wool")
    for seat in (1, None):
        fleets = marks(table, seat, "fleets/0")
        used = {"traded": 1, "conversions": 1, "sophism": 1, "shortage": 1, "offer": 1}
        assert {mark: fleets["a"][mark] for mark in used} == used and not set(fleets["b"]) & set(used)
        assert "surplus" not in fleets["a"] and "eager" not in fleets["a"]
    table.until("build")
    assert "traded" not in marks(table, 1, "fleets/0")["a"]


@rule("PAR-13.1.1", "PAR-4.10.9")
def test_the_event_a_stoic_ignores_is_in_every_view_whichever_it_is() -> None:
    for event in scenario().state.box.event_ids:
        table = scenario(phase="build", ignored={0: event})
        for seat in (0, 1, None):
            shown = {c["id"]: c["value"] for c in table.state.view(seat)["counters"] if c["id"].startswith("ignored/")}
            assert shown == {"ignored/0": event}


@rule("PAR-13.1.1", "PAR-6.5.4")
def test_a_copy_made_in_ionia_is_in_every_view() -> None:
    table = scenario(
        phase="fleet_trade", built={0: ["academy"], 1: ["academy"]}, philosophies={1: ["sophism"]}, hands={0: ["ore"]},
        harbors={"ionia": "open_harbor"}, at_sea={0: {"a": {"to": "ionia", "cards": ["wool"]}}},
    )  # fmt: skip
    assert "copied/0" not in {c["id"] for c in table.state.view(1)["counters"]}
    table.play("begin a", "adopt sophism")
    assert {c["id"]: c["value"] for c in table.state.view(None)["counters"]}["copied/0"] == "ionia"


@rule("PAR-13.1.3", "PAR-2.1.5")
def test_the_harbor_stack_and_the_harbor_cards_out_of_the_game_are_in_every_view() -> None:
    table = scenario(phase="archon", season=4, harbors={"sparta": "thieves", "egypt": "open_harbor"})
    assert zone(table, 1, "harbor_stack")["unseen"] == 20 and "pieces" not in zone(table, 1, "harbors_gone")
    table.until("event")
    for seat in (1, None):
        assert zone(table, seat, "harbor_stack")["unseen"] == 18
        assert kinds(zone(table, seat, "harbors_gone")["pieces"]) == ["open_harbor", "thieves"]  # type: ignore[arg-type]


@rule("PAR-13.1.4")
def test_whatever_goes_to_or_comes_from_bank_and_supply_is_told_to_all() -> None:
    table = scenario(phase="build", hands={0: {"grapes": 1, "timber": 1, "ore": 4}}).play("build village_c1")
    assert table.heard("paid", -1) == [{"event": "paid", "seat": 0, "cards": ["grapes", "timber"]}]
    assert all([hands(table, seat, 0) == {(0, 0, 0, 4) + (0,) * 10} for seat in (1, 2, -1)])


@rule("PAR-13.1.5", "PAR-13.2.8")
def test_of_a_deal_between_two_others_learn_who_and_how_many() -> None:
    table = offer(market({"ore": 1, "grain": 1}, {"gold": 1, "wool": 1}, {}), 0, 1, ["ore"], ["gold"])
    counters = {c["id"]: c["value"] for c in table.state.view(2)["counters"]}
    assert counters["offer_to/0"] == "1" and counters["drafts/0"] == 1 and counters["trader/2"] == "active"
    assert not [z for z in table.state.view(2)["zones"] if z["id"].startswith(("offer/", "asks/"))]
    assert kinds(zone(table, 1, "offer/0")["pieces"]) == ["ore"]  # type: ignore[arg-type]
    table.play("accept 0", seat=1)
    assert table.heard("exchanged", 2) == [{"event": "exchanged", "seat": 1, "proposer": 0, "given": 1, "asked": 1}]
    ore, grain = (0, 0, 0, 1), (1, 0, 0, 0)
    assert {hand[:4] for hand in hands(table, 2, 0)} == {ore, grain}
    assert len(hands(table, 0, 1)) == len(hands(table, 1, 0)) == 1


@rule("PAR-13.2.8", "PAR-9.3.2")
def test_offers_to_all_and_exchanges_from_them_are_public() -> None:
    table = offer(market({"ore": 1, "grain": 1}, {"gold": 1}, {}), 0, None, ["ore"], ["gold"])
    assert kinds(zone(table, None, "offer/0")["pieces"]) == ["ore"]  # type: ignore[arg-type]
    table.play("accept 0", seat=1)
    assert len(hands(table, 2, 0)) == 1


@rule("PAR-13.2.2")
def test_a_hold_is_known_to_its_owner_apart_from_what_is_shown() -> None:
    table = scenario(phase="voyage", hands={0: {"grain": 1, "army": 1, "gold": 1}}, patient=True)
    table.play("sail egypt", "load army", "set_sail", "done")
    possible = {tuple(int(n) for n in world.count_row(hand_of(0))) for world in worlds(table, 1)}
    assert len(possible) == 3 and len(hands(table, 0, 0)) == 1


@rule("PAR-13.2.6")
def test_commitments_are_hidden_until_all_are_in() -> None:
    for phase, one, other in (("archon", "vote 1", "vote 2"), ("discard", "keep_any", "keep_per_type")):
        things = {"phase": phase, "hands": [{"grain": 5}] * 3, "patient": True}
        first = scenario(**things).play(one, seat=0)
        second = scenario(**things).play(other, seat=0)
        assert first.state.view(1) == second.state.view(1)
        assert first.state.view(None) == second.state.view(None)
        assert first.state.view(0) != second.state.view(0)


@rule("PAR-13.2.11")
def test_somebody_who_has_a_single_option_is_still_seen_as_asked() -> None:
    fleets = {0: {"a": {"to": "sparta", "cards": {"grain": 1}}}, 1: {"a": {"to": "sparta", "cards": {"ore": 1}}}}
    table = scenario(phase="hazard", hazards=["sirens"], at_sea=fleets, patient=True)
    assert table.pending == (0, 1) and table.offered(0) == ["bear"]
    assert table.state.stack[-1].window(table.state, 0) and table.state.forced() == -1
    turn = scenario(phase="build", hands={1: {"wool": 1}}, patient=True)
    assert turn.pending == (1,) and turn.offered() == ["done"] and turn.state.forced() == -1


@rule("PAR-13.2.14")
def test_nobody_sees_how_many_picks_have_been_made() -> None:
    things = {"phase": "discard", "hands": [{"grain": 6}] * 3, "patient": True}
    few = scenario(**things).play("keep_any", seat=0)
    many = scenario(**things).play("keep_any", "give grain", "give grain", "give grain", seat=0)
    assert few.state.view(1) == many.state.view(1) and many.offered(0) == ["done"]


@rule("PAR-4.1.7", "PAR-13.2.12")
def test_an_empty_hand_builds_what_discounts_make_free() -> None:
    table = scenario(phase="build", wonders={1: {"parthenon": "complete"}}, patient=True)
    assert table.pending == (1,)
    table.play("build village_c1", "discount parthenon olives", "discount parthenon wool")
    assert "village_c1" in table.built(1)
    assert scenario(phase="build", philosophies={1: ["cynicism"]}, impossible=True, patient=True).phase != "build"


@rule("PAR-13.2.12")
def test_only_public_facts_exclude_somebody_from_being_asked() -> None:
    assert scenario(phase="build", hands={2: {"ore": 1}}, patient=True).pending == (2,)
    statue = scenario(phase="build", wonders={1: {"statue_of_zeus": "complete"}}, patient=True)
    assert statue.pending == (1,)
    limit = scenario(phase="discard", hands={0: {"army": 4}, 1: {"grain": 3}}, patient=True)
    assert limit.pending == (0,) and limit.offered() == ["done"]
    window = scenario(phase="discard", wonders={0: {"oracle": "plan"}, 1: {"stadium": "plan"}}, hands={1: {"army": 1}},
                      patient=True)  # fmt: skip
    assert window.pending == (1,) and window.prompt == "free_action"
    market_after = scenario(phase="production", built={0: ["market"]}, razed={0: ["village_a1", "village_b1"]})
    assert not market_after.heard("exchange_begun") and market_after.phase == "island_trade"


@rule("PAR-13.3.1")
def test_spectators_see_what_is_public_and_nothing_else() -> None:
    table = scenario(phase="build", hands={0: {"gold": 1}}, looked={"egypt": "thieves"})
    assert all(["pieces" not in zone(table, None, f"hand/{seat}") for seat in range(3)])
    lands = {piece["id"]: piece["kind"] for piece in zone(table, None, "harbors")["pieces"]}  # type: ignore[attr-defined]
    assert lands["harbors/egypt"] == "face_down"
    mine = {piece["id"]: piece["kind"] for piece in zone(table, 0, "harbors")["pieces"]}  # type: ignore[attr-defined]
    assert mine["harbors/egypt"] == "thieves"


@rule("PAR-13.3.2")
def test_after_the_game_everything_is_open() -> None:
    table = scenario(year=3, season=4, phase="archon", hands={0: {"gold": 1}})
    for seat, other in enumerate((2, 2, 1)):
        table.play(f"vote {other}", seat=seat)
    assert table.over
    assert kinds(zone(table, None, "hand/0")["pieces"]) == ["gold"]  # type: ignore[arg-type]


# -- what everybody may conclude


@rule("PAR-13.1.4", "PAR-7.1.2")
def test_who_could_not_pay_has_shown_what_he_does_not_hold() -> None:
    table = scenario(season=1, phase="event", year=2, hands={1: {"gold": 1, "grain": 1, "army": 2}}, patient=True)
    table.deal("persian_tribute").play("donate gold", "done", seat=1)
    assert len(hands(table, 2, 1)) == 3
    table.until("island_trade")
    while table.prompt != "trade":
        table.all_pass()
    assert len(hands(table, 2, 1)) == 1


@rule("PAR-13.1.4", "PAR-3.2.3")
def test_armies_that_are_not_posted_are_not_there() -> None:
    table = scenario(season=1, phase="event", hands={1: {"army": 1, "ore": 1}}, patient=True).deal("dionysia")
    table.play("donate ore", "done", seat=1)
    assert len(hands(table, 2, 1)) == 2
    table.play("post a1", "done", seat=1)
    table.all_pass()
    assert len(hands(table, 2, 1)) == 1


@rule("PAR-13.2.6", "PAR-3.2.2")
def test_a_posted_army_is_shown_to_its_owner_alone_until_all_have_posted() -> None:
    table = scenario(phase="production", hands={0: {"army": 1}, 1: {"army": 1}}, patient=True)
    table.play("post a1", seat=0)

    def posted(viewer: int | None) -> list[str]:
        zones = table.state.view(viewer)["zones"]
        return [piece["id"] for zone in zones for piece in zone.get("pieces", []) if "posted" in piece.get("marks", {})]

    assert posted(0) == ["built/0/village_a1"]
    assert posted(1) == posted(2) == posted(None) == []


@rule("PAR-13.1.4")
def test_what_is_at_most_at_home_comes_home_and_is_handed_on_at_most() -> None:
    """Seat 0 is given two of four cards, sails with one and is back: of all it has at most one is grain then. It may
    sail again and give both away, yet nobody can have two by that."""
    base = zeros(3 * PLACES_EACH * KINDS)
    lender, hand, hold, heir = hand_of(1), hand_of(0), hold_of(0, 0), hand_of(2)
    base[lender * KINDS + GRAIN] = base[lender * KINDS + GRAIN + 1] = 2
    voyage = [(hand, hold, 1), (hold, hand, 1)]
    ledger = vec[i64]()
    for source, target, n in [(lender, hand, 2), *voyage]:
        ledger = extend(ledger, vec[i64]([entry_of(MOVE, source, target, n, 0), HIDDEN, 0, 0]))
    ledger = append(ledger, entry_of(BOUND, hand, GRAIN, 0, 1))
    for source, target, n in [*voyage, (hand, heir, 2)]:
        ledger = extend(ledger, vec[i64]([entry_of(MOVE, source, target, n, 0), HIDDEN, 0, 0]))
    account = Account(base, ledger, 5)
    assert account.propagate(account.bounds)
    assert account.bounds.hi[account.now[heir] * ROWS + GRAIN] == 1


@rule("PAR-13.2.4", "PAR-13.2.5")
def test_what_was_seen_is_kept_in_every_imagined_world() -> None:
    table = scenario(
        phase="voyage", wonders={0: {"oracle": "complete"}}, hands={0: {"ore": 1}}, looked={"egypt": "thieves"},
        hazards=["storm", "sirens", "mutiny"],
    )  # fmt: skip
    for world in worlds(table, 0, 12):
        assert list(world.hazards.top) == list(table.state.hazards.top) and world.harbor(3) == table.state.harbor(3)
    assert len({tuple(world.hazards.top) for world in worlds(table, 1, 20)}) > 1
    assert len({int(world.harbor(3)) for world in worlds(table, 1, 20)}) > 1


@rule("PAR-13.2.4", "PAR-4.10.6")
def test_a_look_at_a_card_cannot_be_taken_back() -> None:
    table = scenario(
        phase="voyage",
        philosophies={1: ["skepticism"]},
        impossible=True,
        hands={1: {"ore": 1}},
        looked={"egypt": "thieves"},
        patient=True,
    )
    play = Play(table.game, table.state)
    play.decide(1, table.game.actions.number("look egypt"))
    assert play.undoable(1) is None


@rule("PAR-9.3.3", "PAR-13.2.8")
def test_a_draft_changes_nothing_that_others_are_sent() -> None:
    table = market({"ore": 1}, {"gold": 1}, {})
    play = Play(table.game, table.state)
    number = table.game.actions.number
    play.decide(1, number("draft"))
    play.decide(0, number("draft"))
    for text in ("to 2", "give ore", "next", "ask wool", "drop"):
        assert not heard(play.decide(0, number(text)), 1, 2, -1)


def test_the_ledger_says_the_same_whenever_it_is_written_up() -> None:
    what = {"begun": 0, "cleared": 0, "shortened": 0, "long": 0}
    for opening in (Parthenon, LateParthenon, SecondYear):
        for busy in (1, 4, 30):  # of thirty choices so many are made at random: the others pass where they can
            keep_and_compare(opening(4), busy, what)
    assert min(what.values()) > 0, what


def aboard(g: Position, seat: int) -> int:
    """How many cards lie in the holds of a seat."""
    return sum(int(n) for fleet in range(MOST_FLEETS) for n in g.count_row(hold_of(seat, fleet)))


def keep_and_compare(game: Parthenon, busy: int, what: dict[str, int]) -> None:
    """A game kept twice: one ledger is written up after every choice, the other one when somebody looks."""
    watched, unwatched, rng = game.new(), game.new(), Generator(busy)
    while watched.pending():
        base, entries = len(watched.base), len(watched.ledger)
        if watched.pending() is CHANCE:
            outcome = rng.pick(watched.chance())
            watched.resolve(outcome)
            unwatched.happen(outcome)
        else:
            seat = watched.pending()[rng.below(len(watched.pending()))]
            options = watched.legal(seat)
            action = options[rng.below(len(options))] if rng.below(30) < busy else watched.default(seat)
            watched.apply(seat, action)
            unwatched.carry_out(seat, action)
        what["begun"] += base == 0 and len(watched.base) > 0
        what["cleared"] += base > 0 and len(watched.base) == 0
        what["shortened"] += 0 < len(watched.ledger) < entries
        what["long"] += len(watched.ledger) >= WORTH_READING
        if len(watched.base) > 0 and len(watched.ledger) % 5 == 4:
            read = Account(watched.base, seen_ledger(watched, -1), game.box.side)
            assert list(read.aboard) == [aboard(watched, seat) for seat in range(game.seats)]
        if rng.below(100) == 0:
            assert unwatched.clone().digest() == watched.digest()
        if rng.below(400) == 0:
            assert unwatched.view(1) == watched.view(1)
    assert unwatched.digest() == watched.digest()
