"""Any position in a line or two, for tests and for people.

    table = scenario(seats=3, card="permanent_gather", bank={"gold": 3}, yields={"gold": (2, 2, 2)})
    table.play("gather gold")
    assert table.gained("gold") == (2, 1, 0)

Everything else has sensible defaults: turn 1, phase 3, round 1, seat 0 to move, everybody in the Archaic age with the
starting cubes and army and four permanent cards, and everything else in bank, supply, pool and decks. Things
that belong to players are given by seat, as a list or as `{seat: ...}`.

    seats, options, components     the box
    cultures=["egyptian", "greek"]  order=[0, 2, 1]  first=0    the table; order is clockwise
    phase="play_action_cards"  turn=1  round=1  move=0          where the game stands (round 4: fourth actions)
    phase="setup"                   before the first turn: players named in cultures have theirs, the others get theirs
    fourth=[0]                      who has bought a fourth action
    ages={0: "heroic"}  ages_before={0: "classical"}            the age now, and when the turn began
    resources={0: {"food": 3}, 1: [1, 2, 3, 4]}  bank={"gold": 3}
    units={0: ["hydra", "hydra"], 1: {"jarl": 2}}  buildings={0: ["house", "wall"]}
    tiles={0: ["desert/favor/2", "fertile/food/2*", "hills/gold/2^"]}    * villager, ^ Dwarf
    yields={"gold": (2, 1, 0)}      tiles that yield exactly this
    hands={0: ["permanent_gather", "greek_gather_hades"]}  front={0: [...]}
    discards={"greek": [...]}  deck={"norse": [...]}            deck: all other cards are discarded
    card="permanent_attack"         the card the seat to move has just played
    power=True                      with the power of its god (False: without, where that could be bought)
    area="city"  defender=1         an attack: the named area and the defender (else the left neighbour)
    committed={0: ["hydra"], 1: ["jarl", "jarl"]}               both sides' units: the battle has begun
    victory={"the_wonder": 2}  victory_cubes={0: 3}             cubes on cards and with players; the bank has the rest
    pool=["swamp/food/1"]           only these tiles can still be drawn (the others are out of the game)
    impossible=True                 also what no game can lead to: neighbours of one culture, more than 16 buildings

Cubes are conserved: with a named bank, the rest goes to the last player whose resources are not named. A villager on a
tile implies a House. The same words make a scenario file: `open_scenario(tomllib.loads(...))`.
"""

from collections.abc import Mapping
from typing import Any

from petteia.engine.packing import Unreadable
from petteia.engine.scenario import ScenarioError, Things, find, heap
from petteia.games.age_of_mythology.box import CITY_SQUARES
from petteia.games.age_of_mythology.cards import Move
from petteia.games.age_of_mythology.cells import SEAT_WORDS, TABLE_WORDS
from petteia.games.age_of_mythology.cultures import ChooseCultures, DealCultures, deal_culture, getting, give_culture
from petteia.games.age_of_mythology.game import AgeOfMythology, Position
from petteia.games.age_of_mythology.gather import put_worker
from petteia.games.age_of_mythology.layout import PHASES
from petteia.games.age_of_mythology.moves import MARKS
from petteia.games.age_of_mythology.scenario_cards import put_cards
from petteia.games.age_of_mythology.scenario_words import VOCABULARY
from petteia.games.age_of_mythology.setup import Setup, fill_the_middle, starting_army
from petteia.games.age_of_mythology.tabletop import Tabletop
from petteia.games.age_of_mythology.terms import AGES, CULTURES, RESOURCES, SOURCES, VICTORY_CARDS, WON_THE_LAST_BATTLE
from petteia.games.age_of_mythology.turn import PLAY_CARDS, SPOILAGE, Rounds, Turn

__all__ = ["ScenarioError", "Tabletop", "open_scenario", "scenario"]

IN_SETUP = ("seats", "options", "components", "cultures", "phase", "impossible", "game")
"""The words allowed before the first turn."""
CIRCLES = {2: "01", 3: "012", 4: "0121", 5: "01212", 6: "012012", 7: "0120121", 8: "01201212"}
"""Cultures around the table when none are named: no equal neighbours."""


def scenario(game: str = AgeOfMythology.ID, **things: Any) -> Tabletop:
    """A position with these things in it; see the words above."""
    return open_scenario({"game": game, **things})


def open_scenario(data: Mapping[str, Any]) -> Tabletop:
    """The same from the contents of a file."""
    builder = Builder(data)
    table = Tabletop(builder.build())
    try:
        enter_battle(table, builder)
    except ValueError as problem:
        raise ScenarioError(f"the attack cannot have come so far: {problem}") from None
    return Tabletop(table.state) if table.events else table


def enter_battle(table: Tabletop, things: Things[AgeOfMythology]) -> None:
    """Play on from the card to the power, the attack and the battle that are asked for, as the rules have it."""
    data = things.data
    attacker = int(data.get("move", 0))
    for key, needed in (("power", "card"), ("area", "card"), ("defender", "area"), ("committed", "area")):
        if key in data and needed not in data:
            raise ScenarioError(f"{key} is {data[key]!r}, but no {needed} is named; right would be both")
    if "power" in data:
        table.play("power" if data["power"] else "no", seat=attacker)
    if "area" not in data:
        return
    while table.prompt in ("buy_power", "act_too"):
        table.play("no" if table.prompt == "buy_power" else "act", seat=attacker)
    defender = data.get("defender", int(table.state.left_of(attacker)))
    if table.prompt == "attack_whom":
        table.play(f"attack {defender}", seat=attacker)
    table.play(f"area {data['area']}", seat=attacker)
    if "committed" not in data:
        return
    sides = things.by_seat("committed")
    for seat in sides:
        if seat not in (attacker, defender):
            raise ScenarioError(f"seat {seat} commits units; right would be {attacker} and {defender}")
    for seat in (attacker, defender):
        if seat in table.pending:
            table.commit(seat, *sides.get(seat, ()))


class Builder(Things[AgeOfMythology]):
    """Puts the things of a scenario on a table, one kind after the other."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        cultures = data.get("cultures")
        super().__init__(AgeOfMythology, VOCABULARY, data, len(cultures) if isinstance(cultures, list | tuple) else 2)
        self.g = Position(self.game)

    def build(self) -> Position:
        """The whole position."""
        g = self.g
        fill_the_middle(g)
        if self.data.get("phase") == PHASES[0]:
            self.give_cultures()
            return g
        self.seat_players()
        self.put_ages()
        self.put_buildings()
        self.put_units()
        self.put_tiles()
        self.count_squares()
        self.put_victory()
        self.put_cubes()
        move = self.number("move", int(g.first()), 0, self.seats - 1)
        put_cards(g, self, move, self.phase() == PLAY_CARDS)
        self.put_plain_numbers(g, TABLE_WORDS, SEAT_WORDS)
        self.begin(move)
        return g

    def give_cultures(self) -> None:
        """AOM-1.2.2, AOM-1.2.9 — The table is being set: the cultures that are named have been dealt or chosen."""
        g = self.g
        for key in self.data:
            if key not in IN_SETUP:
                raise ScenarioError(f"there is no {key} before the first turn; right would be {', '.join(IN_SETUP)}")
        named = self.by_seat("cultures")
        for seat in sorted(named):
            if seat >= getting(g):
                raise ScenarioError(f"cultures names seat {seat}, who has his partner's; right would be seats 0 and 1")
            give_culture(g, seat, find(named[seat], CULTURES, "culture"))
        step = DealCultures(len(named)) if self.game.variant.dealt else ChooseCultures()
        try:
            step.audit(g)
        except Unreadable as problem:
            self.unless_impossible(f"{problem}; right would be what AOM-1.2.2 or AOM-1.2.9 leads to")
        g.push(Setup(1))
        g.push(step)
        g.settle()

    def seat_players(self) -> None:
        """Cultures, seating, first player."""
        g = self.g
        teams = "0101" if self.game.variant.teams else CIRCLES[self.seats]
        named = self.by_seat("cultures")
        for seat in range(self.seats):
            culture = find(named[seat], CULTURES, "culture") if seat in named else int(teams[seat])
            deal_culture(g, seat, culture)
        order = self.data.get("order", list(range(self.seats)))
        if sorted(order) != list(range(self.seats)):
            raise ScenarioError(f"order is {order!r}; right would be every seat from 0 to {self.seats - 1} once")
        for place, seat in enumerate(order):
            g.set_seat_at(place, seat)
            g.set_place_of(seat, place)
        for place, seat in enumerate(order):
            left = order[(place + 1) % self.seats]
            if g.culture(seat) == g.culture(left):
                both = f"seats {seat} and {left} sit side by side and are both {CULTURES[g.culture(seat)]} (AOM-8.2.1)"
                self.unless_impossible(f"{both}; right would be neighbours of different cultures")
        g.set_first(self.number("first", 0, 0, self.seats - 1))

    def put_ages(self) -> None:
        g = self.g
        for seat, age in self.by_seat("ages").items():
            g.set_age(seat, find(age, AGES, "age"))
            g.set_age_before(seat, g.age(seat))
        for seat, age in self.by_seat("ages_before").items():
            g.set_age_before(seat, find(age, AGES, "age"))

    def put_buildings(self) -> None:
        """Cities; a House comes with its villager."""
        g, ids = self.g, self.game.box.building_ids
        for seat, names in self.by_seat("buildings").items():
            for name in heap(names):
                building = find(name, ids, "building")
                if g.built(seat, building) >= g.box.building_most[building]:
                    most = g.box.building_most[building]
                    raise ScenarioError(f"seat {seat} has too many of {name}; right would be at most {most}")
                g.put_building(seat, building)

    def count_squares(self) -> None:
        """AOM-4.1.1 — A city has a square for each building, those that came with villagers too."""
        g = self.g
        for seat in range(self.seats):
            n = int(g.city_size(seat))
            if n > CITY_SQUARES:
                most = f"right would be at most {CITY_SQUARES}"
                self.unless_impossible(f"seat {seat} has {n} buildings (AOM-4.1.1); {most}")

    def put_units(self) -> None:
        """Holding areas: the starting army where no units are named."""
        g, ids = self.g, self.game.box.unit_ids
        named = self.by_seat("units")
        for seat in range(self.seats):
            if seat not in named:
                starting_army(g, seat)
                continue
            for name in heap(named[seat]):
                unit = find(name, ids, "unit")
                if g.box.unit_culture[unit] != g.culture(seat):
                    culture = CULTURES[g.culture(seat)]
                    raise ScenarioError(f"seat {seat} is {culture} and has no {name}; right would be a unit of its own")
                if g.supply(seat, unit) == 0:
                    have = g.on_board(seat, unit)
                    raise ScenarioError(f"seat {seat} has only {have} figures of {name}; right would be no more")
                g.recruit(seat, unit)

    def put_tiles(self) -> None:
        """Production areas, with workers; then tiles for the yields asked for; then the pool."""
        g, ids = self.g, self.game.box.tile_ids
        for seat, tiles in self.by_seat("tiles").items():
            for text in heap(tiles):
                name = text.rstrip("*^")
                mark = find(text[len(name) :], MARKS, "mark of a worker")
                self.put_tile(seat, find(name, ids, "tile"), mark)
        for resource, amounts in self.by_name("yields").items():
            r = find(resource, RESOURCES, "resource")
            if len(amounts) != self.seats:
                raise ScenarioError(f"yields.{resource} has {len(amounts)} entries; right would be one for each seat")
            for seat, amount in enumerate(amounts):
                self.put_yield(seat, r, amount)
        if "pool" in self.data:
            for tile in range(len(ids)):
                g.set_pool(tile, 0)
            for name in self.data["pool"]:
                g.add_pool(find(name, ids, "tile"), 1)

    def put_tile(self, seat: int, tile: int, worker: int) -> None:
        """A tile out of the pool on a board."""
        g, name = self.g, self.game.box.tile_ids[tile]
        if g.pool(tile) == 0:
            raise ScenarioError(f"there are no more tiles {name}; right would be fewer of them")
        if (g.free_lands(seat) >> g.box.tile_terrain[tile]) & 1 == 0:
            raise ScenarioError(f"seat {seat} has no free space for {name}; right would be fewer tiles of that terrain")
        g.add_pool(tile, -1)
        g.put_tile(seat, tile)
        if worker == 0:
            return
        if worker == 1 and g.villagers(seat) == 0:
            g.put_building(seat, g.box.effects.house)
        elif worker == 2:
            dwarf = g.box.effects.worker
            if g.box.unit_culture[dwarf] != g.culture(seat) or g.supply(seat, dwarf) + g.held(seat, dwarf) == 0:
                raise ScenarioError(
                    f"seat {seat} has no {g.box.unit_ids[dwarf]} for {name}; right would be a villager *"
                )
            if g.held(seat, dwarf) == 0:
                g.recruit(seat, dwarf)
        put_worker(g, seat, worker, tile)

    def put_yield(self, seat: int, resource: int, amount: int) -> None:
        """Tiles that yield exactly this much of a resource, the largest first."""
        g, box = self.g, self.game.box
        kinds = [t for t in range(len(box.tile_ids)) if box.tile_resource[t] == resource]
        kinds.sort(key=lambda t: (-int(box.tile_amount[t]), t))
        while amount > 0:
            lands = g.free_lands(seat)
            fits = [t for t in kinds if box.tile_amount[t] <= amount and g.pool(t) and lands >> box.tile_terrain[t] & 1]
            if not fits:
                raise ScenarioError(f"seat {seat} has no room for tiles with {amount} more {RESOURCES[resource]}")
            self.put_tile(seat, fits[0], 0)
            amount -= int(box.tile_amount[fits[0]])

    def put_victory(self) -> None:
        """Cubes on the cards and with the players; the bank has the rest."""
        g = self.g
        placed = 0
        named = self.by_name("victory")
        bank = named.pop("bank", None)
        for card, cubes in named.items():
            g.set_on_card(find(card, VICTORY_CARDS, "victory card"), cubes)
            placed += cubes
        for seat, cubes in self.by_seat("victory_cubes").items():
            for source, count in (
                cubes if isinstance(cubes, Mapping) else {SOURCES[WON_THE_LAST_BATTLE]: cubes}
            ).items():
                g.add_won(seat, find(source, SOURCES, "source of victory cubes"), count)
                placed += count
        whole = int(g.box.victory_cubes)
        if placed > whole or (bank is not None and bank + placed != whole):
            found = placed + (bank or 0)
            raise ScenarioError(f"the victory cubes add up to {found}; right would be {whole}, or no bank named")
        g.set_victory_bank(whole - placed)

    def put_cubes(self) -> None:
        """Resource cubes: those of named players, a named bank, and what follows from them."""
        g = self.g
        named = {seat: self.four(cubes) for seat, cubes in self.by_seat("resources").items()}
        bank = self.data.get("bank", {})
        bank = dict(zip(RESOURCES, bank, strict=True)) if isinstance(bank, list | tuple) else dict(bank)
        for resource in bank:
            find(resource, RESOURCES, "resource")
        for r, resource in enumerate(RESOURCES):
            whole = int(g.box.bank[self.seats])
            for seat in named:
                g.set_cubes(seat, r, named[seat][r])
            held = sum(int(g.cubes(seat, r)) for seat in range(self.seats))
            rest = whole - held
            if resource in bank:
                others = [seat for seat in range(self.seats) if seat not in named]
                rest = bank[resource]
                if not others and held + rest != whole:
                    raise ScenarioError(f"{resource} adds up to {held + rest}; right would be {whole} in all")
                if others:
                    last = others[-1]
                    g.add_cubes(last, r, whole - held - rest)
                    if g.cubes(last, r) < 0:
                        raise ScenarioError(f"there is too much {resource}; right would be {whole} in all")
            if rest < 0:
                raise ScenarioError(f"the players have {held} {resource}; right would be at most {whole} in all")
            g.set_bank(r, rest)

    @staticmethod
    def four(cubes: Any) -> list[int]:
        """`[1, 2, 3, 4]` or `{"food": 1}`; what is not named is 0."""
        if not isinstance(cubes, Mapping):
            return list(cubes)
        for resource in cubes:
            find(resource, RESOURCES, "resource")
        return [cubes.get(resource, 0) for resource in RESOURCES]

    # -- where the game stands -------------------------------------------------------------------------------

    def phase(self) -> int:
        """The phase, by its name."""
        return find(self.data.get("phase", PHASES[PLAY_CARDS]), PHASES, "phase")

    def begin(self, move: int) -> None:
        """Put the steps on the stack that lead on from here."""
        g = self.g
        phase = self.phase()
        g.set_turn(self.number("turn", 1, 1, 99))
        for seat in self.some_seats("fourth"):
            g.set_fourth(seat, 1)
        if phase != PLAY_CARDS:
            g.add_turn(-1 if phase == 1 else 0)
            g.set_phase(phase)
            g.set_round(0 if phase < PLAY_CARDS else g.box.rounds + 1)
            g.push(Turn(phase))
        else:
            g.set_phase(PLAY_CARDS)
            g.set_round(self.number("round", 1, 1, int(g.box.rounds) + 1))
            g.push(Turn(SPOILAGE))
            g.push(Rounds(g.places_between(g.first(), move)))
        g.settle()
        card = self.data.get("card")
        if card is not None:
            step = g.stack[-1]
            if not isinstance(step, Move):
                raise ScenarioError(f"card is {card!r}, but it is nobody's move; right would be the phase {PHASES[3]}")
            find(card, g.box.card_ids, "card")
            reason = g.why_not(move, self.game.actions.number(f"play {card}"))
            if reason is not None:
                raise ScenarioError(f"seat {move} cannot play {card}: {reason.code} {reason.params} ({reason.rule})")
            g.apply(move, self.game.actions.number(f"play {card}"))
