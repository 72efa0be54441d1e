"""AOM-1 — What is in the box, and how the table is set."""

import tomllib
from collections import Counter
from itertools import permutations

import pytest

import petteia
from petteia.engine.generator import Generator
from petteia.engine.protocol import CHANCE
from petteia.games.age_of_mythology.game import AgeOfMythology, Position
from petteia.games.age_of_mythology.scenario import Tabletop, scenario
from petteia.games.age_of_mythology.terms import CULTURES, RESOURCES, TERRAINS
from tests.rules import rule

SEATS = range(2, 9)
PERMANENT = ("explore", "gather", "build", "recruit", "trade", "attack", "next_age")


def new(seats: int, **options: str) -> Tabletop:
    """A box just opened: nothing has been dealt."""
    game = petteia.load("age_of_mythology", seats=seats, options=options)
    assert isinstance(game, AgeOfMythology)
    return Tabletop(game.new())


def dealt(seats: int, seed: int = 1, **options: str) -> Tabletop:
    """A table on which everything random before the draft's first choice has happened."""
    table = new(seats, **options)
    rng = Generator(seed)
    while table.pending == CHANCE:
        table.deal(int(rng.pick(table.state.chance())))
    return table


def in_play(table: Tabletop, culture: str) -> list[int]:
    return [seat for seat in range(int(table.state.seats)) if table.culture(seat) == culture]


@rule("AOM-1.1.1", "AOM-1.2.5", "AOM-8.1.4")
@pytest.mark.parametrize(("seats", "cubes"), list(zip(SEATS, (20, 25, 30, 40, 50, 55, 60), strict=True)))
def test_the_bank_grows_with_the_table_and_gives_everyone_four_of_each(seats: int, cubes: int) -> None:
    table = new(seats)
    assert table.bank() == dict.fromkeys(RESOURCES, cubes - 4 * seats)
    assert all(table.cubes(seat) == dict.fromkeys(RESOURCES, 4) for seat in range(seats))


@rule("AOM-1.1.2")
@pytest.mark.parametrize("seats", SEATS)
def test_thirty_victory_cubes_whatever_the_number_of_players(seats: int) -> None:
    assert new(seats).on_card("bank") == 30


@rule("AOM-1.1.3", "AOM-1.1.4")
def test_ninety_tiles_of_twenty_kinds_on_six_terrains() -> None:
    table = new(2)
    box = table.state.box
    assert len(box.tile_ids) == 20
    assert sum(int(table.state.pool(tile)) for tile in range(20)) == 90
    assert {int(amount) for amount in box.tile_amount} == {1, 2}
    assert TERRAINS == ("fertile", "forest", "hills", "mountains", "desert", "swamp")
    assert {int(terrain) for terrain in box.tile_terrain} == set(range(6))


@rule("AOM-1.1.5")
@pytest.mark.parametrize(
    ("culture", "spaces"),
    [("greek", (3, 2, 8, 1, 1, 1)), ("egyptian", (5, 1, 2, 0, 6, 2)), ("norse", (3, 4, 3, 4, 1, 1))],
)
def test_each_culture_has_its_own_sixteen_spaces(culture: str, spaces: tuple[int, ...]) -> None:
    box = new(2).state.box
    at = CULTURES.index(culture) * 16
    land = Counter(int(terrain) for terrain in box.spaces[at : at + 16])
    assert tuple(land[terrain] for terrain in range(6)) == spaces


@rule("AOM-1.1.6", "AOM-1.2.4")
def test_everyone_has_the_seven_permanent_cards_in_his_pile() -> None:
    table = scenario(seats=2, phase="draw_action_cards")
    for seat in (0, 1):
        assert [t for t in table.offered(seat) if t.startswith("pick")] == [
            f"pick permanent_{card}" for card in PERMANENT
        ]


@rule("AOM-1.1.6", "AOM-3.6.2")
def test_the_permanent_cards_carry_the_printed_numbers() -> None:
    explore = scenario(seats=3, card="permanent_explore")
    for _ in range(4):
        explore.deal(0)
    assert explore.pending != CHANCE  # players + 1 tiles
    assert scenario(seats=2, card="permanent_trade").prompt == "trade_fee"
    assert scenario(seats=2, card="permanent_build").refused("build wonder").params
    advanced = scenario(seats=2, card="permanent_next_age", resources={0: [4, 4, 4, 4]})
    assert advanced.age(0) == "classical"
    assert advanced.cubes(0) == dict.fromkeys(RESOURCES, 0)


@rule("AOM-1.1.7", "AOM-9.1.7")
@pytest.mark.parametrize(("culture", "gods"), [("greek", 11), ("egyptian", 12), ("norse", 12)])
def test_a_random_deck_has_forty_five_cards_and_its_gods(culture: str, gods: int) -> None:
    g = new(3).state
    c = CULTURES.index(culture)
    first, kinds = int(g.box.first_card[c]), int(g.box.cards_of[c])
    assert sum(int(g.in_deck(c, k)) for k in range(kinds)) == 45
    assert sum(int(g.box.card_count[card]) for card in range(first, first + kinds) if g.box.card_god[card] >= 0) == gods


@rule("AOM-1.1.8")
@pytest.mark.parametrize(("culture", "types"), [("greek", 12), ("egyptian", 12), ("norse", 11)])
def test_one_battle_card_for_each_type_of_unit(culture: str, types: int) -> None:
    assert int(new(3).state.box.units_of[CULTURES.index(culture)]) == types


@rule("AOM-1.1.8", "AOM-5.3.3")
def test_several_figures_of_a_type_are_one_battle_card() -> None:
    table = scenario(cultures=["greek", "norse"], card="permanent_attack", units={0: {"hoplite": 2, "toxotes": 1}})
    table.play("area holding").commit(0, "hoplite", "hoplite", "toxotes").commit(1, "jarl", "huskarl")
    table.play("stay", "stay")
    assert sorted(table.offered(0)) == ["fight hoplite", "fight toxotes"]


@rule("AOM-1.1.9", "AOM-1.1.10", "AOM-8.1.3")
@pytest.mark.parametrize(("seats", "tints"), [(2, 2), (3, 2), (4, 1), (8, 1)])
def test_a_tint_has_four_mortals_four_myth_units_one_hero_and_ten_villagers(seats: int, tints: int) -> None:
    table = scenario(seats=seats, units={0: []})
    classes = {"mortal": 4, "myth": 4, "hero": 1}
    for unit in table.state.own_units(0):
        kind = ("mortal", "myth", "hero")[table.state.box.unit_class[unit]]
        assert int(table.state.supply(0, unit)) == classes[kind] * tints
    assert int(table.state.villager_supply(0)) == 10 * tints


@rule("AOM-1.1.10", "AOM-8.1.1", "AOM-8.1.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_up_to_three_players_use_both_tints(seats: int) -> None:
    table = scenario(seats=seats, cultures=["greek", "egyptian", "norse"][:seats], units={0: {"hoplite": 8}})
    assert table.units(0) == {"hoplite": 8}


@rule("AOM-1.1.11")
def test_the_stock_has_forty_houses_four_of_each_and_two_wonders() -> None:
    g = new(4).state
    stock = {name: int(g.stock(b)) for b, name in enumerate(g.box.building_ids)}
    assert stock.pop("house") == 40
    assert stock.pop("wonder") == 2
    assert set(stock.values()) == {4}
    assert len(stock) == 12


@rule("AOM-1.1.12")
def test_four_victory_cards_lie_open_and_empty() -> None:
    table = new(2)
    view = table.state.view(None)
    zones = {zone["id"]: zone.get("pieces", []) for zone in view["zones"] if zone["id"].startswith("victory/")}
    cards = ("largest_army", "most_buildings", "the_wonder", "won_the_last_battle")
    assert zones == {f"victory/{card}": [] for card in cards}
    assert all(table.on_card(card) == 0 for card in cards)


@rule("AOM-1.1.13")
def test_an_encounter_may_take_more_than_eight_dice() -> None:
    table = scenario(
        cultures=["greek", "norse"], card="permanent_attack", units={0: ["medusa"], 1: ["frost_giant", "jarl"]}
    )
    table.play("area holding").commit(1, "frost_giant").fight("medusa", "frost_giant")
    assert table.dice() == (11, 7)


@rule("AOM-1.1.14", "AOM-8.1.4")
@pytest.mark.parametrize(("seats", "sheets"), [(2, 1), (4, 1), (5, 2), (8, 2)])
def test_five_and_more_players_use_two_sheets_of_tiles(seats: int, sheets: int) -> None:
    g = new(seats).state
    assert sum(int(g.pool(tile)) for tile in range(len(g.box.tile_ids))) == 90 * sheets
    assert int(g.stock(g.box.building_ids.index("wall"))) == 4 * sheets


@rule("AOM-1.1.15")
def test_every_unit_has_one_class_and_types_of_the_six() -> None:
    box = new(2).state.box
    assert all(0 <= int(c) <= 2 for c in box.unit_class)
    assert all(0 <= int(t) < 1 << 6 for t in box.unit_types)
    jarl = box.unit_ids.index("jarl")
    assert bin(int(box.unit_types[jarl])).count("1") >= 1


@rule("AOM-1.2.1")
def test_two_to_eight_may_play_and_nobody_else() -> None:
    for seats in (1, 9):
        with pytest.raises(ValueError, match="2"):
            petteia.load("age_of_mythology", seats=seats)
    assert all(petteia.load("age_of_mythology", seats=seats).seats == seats for seats in SEATS)


@rule("AOM-1.2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_each_three_players_draw_from_a_fresh_set_of_cultures(seats: int) -> None:
    table = new(seats)
    drawn: list[str] = []
    for seat in range(seats):
        weights = [int(w) for w in table.state.chance()]
        left = [c for c in CULTURES if c not in drawn[seat // 3 * 3 :]]
        assert weights == [1 if c in left else 0 for c in CULTURES]
        drawn.append(left[-1])
        table.deal(left[-1])


@rule("AOM-1.2.3", "AOM-2.1.2")
def test_the_first_player_is_drawn_with_equal_chances() -> None:
    table = new(4)
    rng = Generator(3)
    while len(table.heard("seated")) < 3:
        table.deal(int(rng.pick(table.state.chance())))
    assert [int(w) for w in table.state.chance()] == [1, 1, 1, 1]
    table.deal(2)
    assert int(table.state.first()) == 2


@rule("AOM-1.2.6", "AOM-EX-3.9")
@pytest.mark.parametrize(
    ("culture", "army"),
    [
        ("egyptian", {"spearman": 2, "elephant": 2, "chariot_archer": 2}),
        ("norse", {"jarl": 2, "huskarl": 2, "throwing_axeman": 2}),
        ("greek", {"toxotes": 2, "hoplite": 2, "hippokon": 2}),
    ],
)
def test_everyone_starts_with_two_of_each_mortal(culture: str, army: dict[str, int]) -> None:
    table = dealt(3)
    (seat,) = in_play(table, culture)
    assert table.units(seat) == army


@rule("AOM-1.2.6")
def test_as_an_option_everyone_chooses_any_two_mortals() -> None:
    table = dealt(2, starting_army="any_two")
    first = table.seat
    mortals = table.offered()
    assert len(mortals) == 3
    assert first == int(table.state.first())
    table.play(mortals[1], mortals[1])
    assert sum(table.units(first).values()) == 2
    assert table.seat != first


@rule("AOM-1.2.6")
def test_the_chosen_army_is_mortal_and_of_ones_own_culture() -> None:
    table = dealt(2, starting_army="any_two")
    own = CULTURES.index(table.culture(table.seat))
    box = table.state.box
    hero = next(u for u in range(len(box.unit_ids)) if box.unit_culture[u] == own and box.unit_class[u] == 2)
    other = next(u for u in range(len(box.unit_ids)) if box.unit_culture[u] != own)
    assert table.refused(f"choose {box.unit_ids[hero]}").code == "not_a_mortal"
    assert table.refused(f"choose {box.unit_ids[hero]}").params == {"unit": box.unit_ids[hero]}
    reason = table.refused(f"choose {box.unit_ids[other]}")
    assert (reason.code, reason.rule) == ("not_your_culture", "AOM-1.2.4")


@rule("AOM-1.2.7")
def test_everyone_starts_archaic_and_without_anything_built_or_held() -> None:
    table = dealt(3)
    for seat in range(3):
        assert table.age(seat) == "archaic"
        assert table.buildings(seat) == {}
        assert table.villagers(seat) == 0
        assert table.victory(seat) == 0
        assert table.hand(seat) == []


@rule("AOM-1.2.8")
def test_the_draft_comes_before_the_first_turn_of_the_same_first_player() -> None:
    table = dealt(2)
    first = int(table.state.first())
    assert table.prompt == "draft"
    while table.prompt == "draft":
        table.play("pass")
    assert table.prompt == "place_cube"
    assert table.seat == first


# -- the draft


@rule("AOM-1.3.1")
@pytest.mark.parametrize("seats", [2, 5])
def test_six_tiles_a_player_lie_open(seats: int) -> None:
    assert len(dealt(seats).open_tiles()) == 6 * seats


@rule("AOM-1.3.2")
def test_the_draft_goes_there_and_back_again() -> None:
    table = dealt(3)
    first = int(table.state.first())
    clockwise = [int(table.state.clockwise(first, k)) for k in range(3)]
    asked: list[int] = []
    while table.prompt == "draft":
        asked.append(table.seat)
        table.play("pass")
    assert asked == [*clockwise, *clockwise[::-1]] * 3


@rule("AOM-1.3.3", "AOM-10.3")
def test_a_drafted_tile_goes_on_a_space_of_its_terrain() -> None:
    table = dealt(2)
    seat, tile = table.seat, next(text for text in table.offered() if text.startswith("take")).split()[1]
    before = table.open_tiles().count(tile)
    table.play(f"take {tile}")
    assert table.tiles(seat) == [tile]
    assert table.open_tiles().count(tile) == before - 1


@rule("AOM-1.3.3")
def test_a_tile_without_a_free_space_is_refused() -> None:
    table = scenario(cultures=["egyptian", "greek"], card="permanent_explore")
    table.deal("mountains/gold/2", "hills/gold/2", "hills/gold/2")
    reason = table.refused("take mountains/gold/2")
    assert (reason.code, reason.rule) == ("no_free_space", "AOM-3.1.4")
    assert reason.params["tile"] == "mountains/gold/2"


@rule("AOM-1.3.4")
def test_passing_in_the_draft_gives_up_one_opportunity_only() -> None:
    table = dealt(2)
    seat = table.seat
    table.play("pass")
    while table.seat != seat:
        table.play("pass")
    assert any(text.startswith("take") for text in table.offered())


@rule("AOM-1.3.4", "AOM-10.1")
def test_who_can_place_nothing_is_passed_over() -> None:
    table = dealt(2, seed=4)
    for _ in range(200):
        if table.prompt != "draft":
            break
        assert any(text.startswith("take") for text in table.offered())  # nobody is asked for nothing
        table.play(table.offered()[0])


@rule("AOM-1.3.5")
def test_what_nobody_drafted_goes_back_to_the_pool() -> None:
    table = dealt(2)
    while table.prompt == "draft":
        table.play("pass")
    assert table.open_tiles() == []
    assert sum(int(table.state.pool(t)) for t in range(20)) == 90


# -- seating


@rule("AOM-8.2.1", "AOM-8.2.2")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_every_seating_without_equal_neighbours_is_equally_likely(seats: int) -> None:
    """Multiply the chance nodes through and count the seatings by brute force."""
    table = new(seats)
    cultures = ["greek", "egyptian", "norse"] * 3
    for seat in range(seats):
        table.deal(cultures[seat])
    allowed = [
        order
        for order in permutations(range(1, seats))
        if all(a % 3 != b % 3 for a, b in zip((0, *order), (*order, 0), strict=True))
    ]
    found: Counter[tuple[int, ...]] = Counter()

    def walk(state: Position, order: tuple[int, ...], share: float) -> None:
        if len(order) == seats - 1:
            found[order] += 1
            assert share == pytest.approx(1 / len(allowed))
            return
        weights = [int(w) for w in state.chance()]
        for outcome, weight in enumerate(weights):
            if weight:
                following = state.clone()
                following.resolve(outcome)
                walk(following, (*order, outcome), share * weight / sum(weights))

    walk(table.state, (), 1.0)
    assert sorted(found) == sorted(allowed)


@rule("AOM-1.1.9")
def test_the_figures_are_those_of_the_components_file() -> None:
    box = new(2).state.box
    with open(petteia.games.__path__[0] + "/age_of_mythology/components.toml", "rb") as file:
        units = tomllib.load(file)["units"]
    assert [unit["id"] for unit in units] == list(box.unit_ids)
    assert [unit["dice"] for unit in units] == [int(n) for n in box.unit_dice]
