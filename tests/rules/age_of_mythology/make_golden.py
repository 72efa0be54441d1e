"""How the golden records of Age of Mythology are made: `make golden`.

Whole games for every way to end, every pair of cultures, every number of players, the team game and the options; then
positions from which a special of a unit is shown; then, for every card and power that none of these shows, a position
in which it is played. Everything is dealt from fixed seeds. Run it when the rules of the game have changed on purpose,
and look at what `git diff --stat` says: records that should not have changed are worth a second look.
"""

from collections.abc import Callable, Iterator, Mapping, Set
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import petteia
from petteia.engine.dealer import ADDED_BYTES, Dealer
from petteia.engine.generator import Generator
from petteia.engine.header import Header
from petteia.engine.play import Play
from petteia.engine.protocol import CHANCE
from petteia.engine.record import write
from petteia.games.age_of_mythology.battle import Battle
from petteia.games.age_of_mythology.battlefield import ROLL
from petteia.games.age_of_mythology.cards import Move
from petteia.games.age_of_mythology.game import AgeOfMythology, Position
from petteia.games.age_of_mythology.scenario import scenario
from petteia.games.age_of_mythology.terms import CULTURES, WINS_TIES
from tests.record.golden import Golden, Recipe
from tests.rules.age_of_mythology.golden_players import Builder, Player, Steered, eager, greedy
from tests.rules.age_of_mythology.witness import wanted, witnessed

FOLDER = Path(__file__).with_name("golden")
NAMES = ("Ariadne", "Bion", "Chloe", "Damon", "Eirene", "Phaidra", "Glaukos", "Hero")
TRIES = 400
"""How many seeds are looked at for a game that ends as it should."""
MOST_LINES = 120
"""How long something may take that is shown from a position."""

Condition = Callable[[Play], bool]


class Whole:
    """A whole game: who plays it, and what it has to be for."""

    def __init__(
        self, name: str, seats: int, player: Player, *, options: Mapping[str, str] | None = None, end: str = "",
        cultures: tuple[str, ...] = (), first: int = 0,
    ) -> None:  # fmt: skip
        self.name = name
        self.seats = seats
        self.player = player
        self.options = dict(options or {})
        self.end = end
        self.cultures = cultures
        self.first = first  # the seed with which looking begins


OTHER_WAY = {option.key: option.values[1] for option in AgeOfMythology.OPTIONS if option.key != "teams"}

SHORT_RULES = {
    "starting_army": "any_two", "victory_cubes": "three", "first_retreat": "after_an_encounter",
    "explore_gather_start": "explore_and_gather_all", "great_temple": "after",
}  # fmt: skip
"""The German short rules: two players place three cubes in a turn, so that games are short, too."""

WHOLE = (
    Whole("end-wonder", 3, Builder("wonder"), end="wonder_built"),
    Whole("end-great-temple", 2, Builder("great_temple"), end="temple_bought"),
    Whole("end-last-cube", 2, eager, end="cube_placed"),
    Whole("pair-greek-egyptian", 2, greedy, cultures=("greek", "egyptian")),
    Whole("pair-greek-norse", 2, greedy, cultures=("greek", "norse")),
    Whole("pair-egyptian-norse", 2, greedy, cultures=("egyptian", "norse")),
    *(Whole(f"seats-{n}", n, eager) for n in AgeOfMythology.SEAT_COUNTS[1:]),
    Whole("teams", 4, eager, options={"teams": "two_cultures"}),
    Whole("short-rules", 2, eager, options=SHORT_RULES, end="cube_placed"),
    Whole("first-explores", 2, eager, options={**SHORT_RULES, "explore_gather_start": "explore"}, end="cube_placed"),
    Whole("first-gathers", 2, eager, options={**SHORT_RULES, "explore_gather_start": "gather_all"}, end="cube_placed"),
    Whole("options", 3, eager, options=OTHER_WAY),
    Whole("drafted", 4, eager, options={"cultures": "drafted"}),
)

POSITIONS: dict[str, tuple[dict[str, Any], str, tuple[str, ...]]] = {
    "greek-siege": (
        {
            "cultures": ["greek", "norse"], "ages": {0: "mythic"}, "card": "permanent_attack",
            "units": {0: ["minotaur", "cyclops", "heroic_greek_hero", "mythical_greek_hero"],
                      1: ["jarl", "jarl", "classical_norse_hero"]},
            "buildings": {1: ["wall", "house", "market", "tower"]},
        },
        "attacker",
        (
            "area city", "commit minotaur", "commit cyclops", "commit heroic_greek_hero", "commit mythical_greek_hero",
            "commit jarl", "commit classical_norse_hero", "throw", "fight cyclops", "fight jarl",
            "fight mythical_greek_hero", "fight jarl", "fight heroic_greek_hero", "destroy market", "destroy tower",
        ),
    ),
    "greek-monsters": (
        {
            "cultures": ["greek", "norse"], "card": "permanent_attack",
            "units": {0: ["medusa", "hydra"], 1: ["jarl", "huskarl", "throwing_axeman"]},
        },
        "attacker",
        (
            "area holding", "commit medusa", "commit hydra", "commit jarl", "commit huskarl", "commit throwing_axeman",
            "berserk", "fight hydra", "fight hydra", "fight medusa", "fight jarl", "fight throwing_axeman",
        ),
    ),
    "norse-siege": (
        {
            "cultures": ["norse", "egyptian"], "ages": {0: "mythic"}, "card": "permanent_attack",
            "units": {0: ["jarl", "dwarf", "nidhogg", "heroic_norse_hero", "mythic_norse_hero"],
                      1: ["spearman", "spearman", "chariot_archer"]},
            "buildings": {1: ["wall", "house", "market"]},
        },
        "attacker",
        (
            "area city", "commit dwarf", "commit nidhogg", "commit heroic_norse_hero", "commit mythic_norse_hero",
            "commit spearman", "commit chariot_archer", "berserk", "reinforce jarl", "fight heroic_norse_hero",
            "fight mythic_norse_hero", "fight mythic_norse_hero", "destroy house", "destroy market",
        ),
    ),
    "norse-raid": (
        {
            "cultures": ["norse", "greek"], "card": "permanent_attack",
            "units": {0: ["huskarl", "valkyrie"], 1: ["hoplite", "toxotes"]},
            "buildings": {1: ["tower"]}, "tiles": {1: ["hills/gold/2", "hills/food/1"]},
        },
        "attacker",
        (
            "area production", "commit huskarl", "commit valkyrie", "commit toxotes", "commit hoplite", "berserk",
            "fight valkyrie", "fight huskarl", "fight hoplite",
        ),
    ),
    "egyptian-defeat": (
        {
            "cultures": ["egyptian", "greek"], "ages": {0: "mythic"}, "card": "egyptian_attack_6",
            "units": {0: ["elephant", "wadjet", "phoenix", "priest", "pharaoh", "son_of_osiris"], 1: ["centaur"]},
            "buildings": {1: ["wall"]}, "resources": {0: [4, 4, 4, 12]},
        },
        "defender",
        (
            "area city", "commit elephant", "commit wadjet", "commit phoenix", "commit priest", "commit pharaoh",
            "commit son_of_osiris", "commit centaur", "fight phoenix", "fight son_of_osiris", "fight pharaoh",
            "fight priest", "fight elephant", "wadjet", "rescue",
        ),
    ),
    "egyptian-dead": (
        {
            "cultures": ["egyptian", "norse"], "card": "permanent_attack",
            "units": {0: ["mummy"], 1: ["jarl"]},
        },
        "attacker",
        ("area holding", "commit jarl"),
    ),
}  # fmt: skip
"""What is on the table, which side the dice favour, and what the players wish for, in this order."""

RICH: dict[str, Any] = {
    "resources": [[14, 14, 14, 14], [5, 5, 5, 5]],
    "ages": ["classical", "classical"],
    "buildings": [["house", "house", "market"], ["house", "wall", "granary"]],
}
"""A table at which a power has something to do."""
LANDS = {
    "greek": ["hills/gold/2", "fertile/food/2", "swamp/wood/1"],
    "egyptian": ["desert/favor/2", "fertile/food/2", "swamp/wood/1"],
    "norse": ["forest/wood/2", "fertile/food/2", "mountains/gold/2"],
}


def dealer_of(header: Header, seed: int) -> Dealer:
    """A dealer that deals the same every time."""

    def out_of(what: str) -> bytes:
        return sha256(f"golden {header.table} {seed} {what}".encode()).digest()

    dealer = Dealer(header.table, header.promised(), len(header.names), out_of("secret"))
    for seat in range(len(header.names)):
        dealer.add(seat, out_of(f"seat {seat}")[:ADDED_BYTES])
    header.promise(dealer)
    return dealer


def play_whole(whole: Whole, game: AgeOfMythology, seed: int) -> tuple[Play, str] | None:
    """A whole game and its record; None if the cultures are not the right ones."""
    header = Header.of(game, NAMES[: whole.seats], whole.name)
    dealer = dealer_of(header, seed)
    rng = Generator(seed)
    play = Play(game, listening=False)
    while play.state.pending():
        g = play.state
        assert isinstance(g, Position)
        if g.pending() == CHANCE:
            play.deal(dealer.outcome(g.chance()))
            continue
        if whole.cultures and {CULTURES[g.culture(seat)] for seat in range(g.seats)} != set(whole.cultures):
            return None
        seat = g.pending()[0]
        play.decide(seat, whole.player(play, seat, rng))
    return play, write(play, header, dealer.reveal())


def ends(play: Play, how: str) -> bool:
    """Whether a game ended in a way."""
    return f"end {how}" in witnessed(play)


def make_whole(whole: Whole) -> tuple[Play, str]:
    """The first game that is as it should be."""
    game = petteia.load(AgeOfMythology.ID, seats=whole.seats, options=whole.options)
    assert isinstance(game, AgeOfMythology)
    for seed in range(whole.first, whole.first + TRIES):
        made = play_whole(whole, game, seed)
        if made is not None and (not whole.end or ends(made[0], whole.end)):
            return made
    raise SystemExit(f"{whole.name}: no game ended so with the seeds from {whole.first}; look further on")


def hits(g: Position, side: str) -> int:
    """Dice that favour a side; a tie where somebody wins ties."""
    step = g.stack[-1]
    assert isinstance(step, Battle) and step.stage >= ROLL
    tie = any(g.box.effects.special[unit] & WINS_TIES for unit in step.unit)
    lucky = ("attacker", "defender")[int(step.stage) - ROLL] == side
    return len(g.chance()) - 1 if lucky and not tie else 0


def make_position(name: str, things: dict[str, Any], side: str, player: Player) -> tuple[Play, str]:
    """What is shown from a position: a card, until it is somebody's next move. Dice fall as they should."""
    table = scenario(**things)
    game, rng = table.game, Generator(len(name))
    play = Play(game, table.state, listening=False)
    while play.state.pending() and len(play.entries) < MOST_LINES:
        g = play.state
        assert isinstance(g, Position)
        if isinstance(g.stack[-1], Move) and play.entries:
            break
        if g.pending() == CHANCE:
            dice = isinstance(g.stack[-1], Battle)
            play.deal(hits(g, side) if dice else int(rng.pick(g.chance())))
        else:
            seat = g.pending()[0]
            play.decide(seat, player(play, seat, rng))
    return play, write(play, Header.of(game, NAMES[: int(game.seats)], name, play.start))


def make_card(card: str) -> tuple[Play, str]:
    """A card that is played for its power, if it has one, and its action."""
    culture = next((c for c in CULTURES if card.startswith(c)), CULTURES[0])
    other = CULTURES[CULTURES.index(culture) - 1]
    things = {**RICH, "cultures": [culture, other], "tiles": [LANDS[culture], LANDS[other]], "hands": {0: [card]}}
    return make_position(f"card {card}", things, "attacker", Steered(f"play {card}", "power", "act", otherwise=eager))


def all_wanted() -> set[str]:
    """Everything that the records together have to show."""
    game = petteia.load(AgeOfMythology.ID)
    assert isinstance(game, AgeOfMythology)
    return wanted(game)


def more(missing: Set[str]) -> Iterator[tuple[str, Recipe]]:
    """A position for every card and power that is still to be shown."""
    game = petteia.load(AgeOfMythology.ID)
    assert isinstance(game, AgeOfMythology)
    gods = {game.box.god_ids[god]: card for card, god in zip(game.box.card_ids, game.box.card_god, strict=True)}
    for what in sorted(missing):
        kind, _, word = what.partition(" ")
        if kind in ("card", "power"):
            card = word if kind == "card" else gods[word]
            yield f"card-{card.replace('_', '-')}", partial(make_card, card)


RECIPES: dict[str, Recipe] = {
    **{whole.name: partial(make_whole, whole) for whole in WHOLE},
    **{
        name: partial(make_position, name, things, side, Steered(*wishes))
        for name, (things, side, wishes) in POSITIONS.items()
    },
}
GOLDEN = Golden(FOLDER, RECIPES, witnessed, all_wanted, more)
