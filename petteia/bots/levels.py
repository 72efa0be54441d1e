"""The levels: opponents from the Shepherd to the Olympian, each with a budget of work and a way to look at the game.

Those below the greedy bot see worse: they value positions coarsely, and pick at random among options that look alike.
Those above it have learnt from their own games, and search by playing the game on in imagined worlds.
"""

from typing import Any, Final

from petteia.bots.bot import Bot
from petteia.bots.characters import assume
from petteia.bots.greedy import Evaluation, evaluation_of, seed_of
from petteia.bots.learnt import teach
from petteia.bots.level_settings import CHARACTER, LEVELS, budget
from petteia.bots.search import Search, ranked
from petteia.engine.generator import Generator
from petteia.engine.ints import i64, mypyc_attr, zeros
from petteia.engine.protocol import Game, State
from petteia.engine.view import View

SETTINGS: Final[dict[str, tuple[int, int, int]]] = {
    "level": (-1, -1, len(LEVELS) - 1),
    "coarse": (0, 0, 1_000_000),
    "habits": (1, 0, 1),
    "hurried": (0, 0, 1),
    "samples": (0, 0, 1000),
    "taught": (0, 0, 2),
    "playouts": (0, 0, 100_000),
    "turns": (1, 0, 1000),
    "breadth": (4, 1, 1000),
    "close": (1000, 0, 100_000),
    "trust": (4, 0, 1000),
    "doubt": (0, 0, 2),
    "sure": (150, 0, 10_000),
    "proof": (0, 0, 10_000),
    "work": (0, 0, 10_000_000),
    "plain": (0, 0, 1),
}
"""The settings: default, least and largest value. A level uses the default for settings that it does not give."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LevelBot(Bot):
    """Looks coarsely, or as the greedy bot does, or searches: as its settings say."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[str, int] = {}
        """The settings given."""
        self.settings: dict[str, int] = {}
        """All settings for the current game."""
        self.character: str = ""
        """Its way of playing, if it has one of its own."""
        self.game: Game | None = None
        self.search: Search | None = None

    def set_up(self, settings: dict[str, Any]) -> None:
        """Apply settings."""
        for name, value in settings.items():
            if name == CHARACTER:
                if not isinstance(value, str):
                    raise ValueError("a character is a text")
                self.character = value
                continue
            if name not in SETTINGS:
                raise ValueError(f"a level has no setting {name[:40]!r}; right would be one of: {', '.join(SETTINGS)}")
            _, least, most = SETTINGS[name]
            if not isinstance(value, int) or not least <= value <= most:
                raise ValueError(f"{name} is a number from {least} to {most}")
            self.told[name] = value

    def choose(self, game: Game, view: View, rng: Generator) -> int:
        """What this level does."""
        offered = view["actions"]
        if len(offered) == 1:
            return int(offered[0]["n"])
        if self.search is None or self.game is not game:
            self.game = game
            self.settings = self.all_settings(game)
            self.search = self.prepare(game)
        if self.settings["coarse"] > 0:
            return int(coarse_look(self.search, view, self.settings["coarse"], self.settings["habits"] == 1))
        return int(self.search.decide(view))

    def all_settings(self, game: Game) -> dict[str, int]:
        """The settings given, on top of those of the level in this game, on top of the defaults."""
        usual = {name: each[0] for name, each in SETTINGS.items()}
        level = self.told.get("level", -1)
        return {**usual, **(budget(level, game) if level >= 0 else {}), **self.told}

    def prepare(self, game: Game) -> Search:
        """The search of a level: two evaluations of the same game, the quick one for playouts."""
        careful = evaluation_of(game)
        quick = evaluation_of(game)
        if self.settings["taught"] > 0:
            for evaluation in (careful, quick):
                teach(evaluation, game.id, game.seats, self.settings["taught"])
        if self.character:
            for evaluation in (careful, quick):
                assume(evaluation, type(game), self.character)
        cut_short(quick)
        if self.settings["plain"] == 1:
            quick.network = None
        careful.hurried = self.settings["hurried"] == 1
        careful.samples = self.settings["samples"] or careful.samples
        search = Search(game, careful, quick)
        search.judge = careful if self.settings["plain"] == 1 else quick
        search.playouts = self.settings["playouts"]
        search.turns = self.settings["turns"]
        search.breadth = self.settings["breadth"]
        search.close = self.settings["close"]
        search.trust = self.settings["trust"]
        search.doubt = self.settings["doubt"]
        search.sure = self.settings["sure"]
        search.proof = self.settings["proof"]
        search.work = self.settings["work"]
        return search


def cut_short(evaluation: Evaluation) -> None:
    """One try at each option is enough in playouts."""
    evaluation.samples = 1
    evaluation.hurried = True


def coarse_look(search: Search, view: View, coarse: i64, use_policy: bool) -> i64:
    """Look one step ahead at each option with a coarse eye: values that differ by less look the same, and one of the
    options that look best is taken at random."""
    seat: i64 = view["seat"]
    rng = Generator(seed_of(view))
    world: State = search.game.sample_world(view, rng)
    options = world.legal(seat)
    if use_policy:
        from_policy = search.careful.policy(world, seat, rng)
        if from_policy >= 0:
            return from_policy
    worth = search.look(world, seat, options, rng)
    blurred = zeros(len(options))
    for at in range(len(options)):
        blurred[at] = worth[at] // coarse * 1000 + rng.below(1000)
    return ranked(options, blurred, -1, 1)[0]
