"""The library: which games there are, their rules, figures and texts. Open to all: it holds nothing of anybody."""

from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.params import Parameter

import petteia
from petteia.locale import languages
from petteia.server.auth.passkeys import site_of
from petteia.server.http.errors import HttpError
from petteia.server.http.page import Page
from petteia.server.http.route import get
from petteia.server.instance import Instance, instance_of
from petteia.server.library.catalogue import BOARD, Catalogue, LidField, MilestoneInfo, texts_of
from petteia.server.ratings.model import may_be_rated

GameId = Annotated[str, Parameter(min_length=1, max_length=80, description="The game's id.")]


class OptionInfo(msgspec.Struct, frozen=True):
    """A choice made when a game is set up. The first value is the default."""

    key: str
    values: list[str]
    rule: str


class CharacterInfo(msgspec.Struct, frozen=True):
    """A way of playing that bots of the upper levels may have: its name, what players read, and the traits of its
    face."""

    name: str
    called: str
    face: list[str]


class GameInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game: its title, for how many, its options, the version of its rules, the languages it has texts in, whether
    there is a lesson, and the names of its lessons; and how it is shown, as its manifest says."""

    id: str
    title: str
    seats: list[int]
    options: list[OptionInfo]
    rules: int
    languages: list[str]
    lesson: bool = False
    orders: bool = False
    """Whether it has moments that a standing order may pass."""
    about: dict[str, str] = {}
    """What it is about, in a sentence, by language."""
    board: str = ""
    """A board of the client's own by name, or the address of one that the game brings."""
    styles: str = ""
    """The address of that board's style sheet."""
    icon: str = ""
    picture: list[LidField] = []
    milestones: list[MilestoneInfo] = []
    elsewhere: list[str] = []
    """Kinds of bots that think too long about it to play it on this server."""
    front: list[str] = []
    """The options that everybody who sets a table up is asked for."""
    first: dict[str, str] = {}
    """The options that its rulebook advises for a first game."""
    ladder: bool = False
    """Its scores are no points to be added up: the first difference decides."""
    reconstructed: int = 0
    """How many of a hundred components have figures that could be looked up nowhere."""
    levels: list[str] = []
    """Kinds of bots of which it is known what they are worth: those that a rated game takes."""
    lessons: list[str] = []
    """Its lessons by name, in the order in which they are learnt."""
    strangers: list[str] = []
    """Kinds of bots that know it no better than the one below, and do not play it."""
    characters: list[CharacterInfo] = []
    """The characters of bots; the game's texts have a sentence about each (`character-NAME.text`)."""


class RuleInfo(msgspec.Struct, frozen=True):
    """A numbered rule."""

    rule: str
    text: str
    tag: str
    section: str


class ServerInfo(msgspec.Struct, frozen=True):
    """What everybody may know about the server."""

    name: str
    version: str
    password: bool
    """Whether it asks for one."""
    bots: list[str]
    languages: list[str]
    games: list[GameInfo]
    rates: bool = False
    """Whether games can be rated."""
    passkeys: bool = False
    """Whether one can come in with a passkey, at the address at which this was asked."""


def _game(instance: Instance, game: str) -> GameInfo:
    kind = instance.catalogue.kinds.get(game)
    if kind is None:
        raise HttpError(404, "no_such_game", "this house does not have that game")
    levels = [bot for bot in instance.bots.kinds(game) if may_be_rated(game, bot)] if instance.ratings.offered else []
    elsewhere, strangers = instance.bots.elsewhere(game), instance.bots.strangers(game)
    return _described(instance.catalogue, game, tuple(elsewhere), tuple(levels), tuple(strangers))


@lru_cache(maxsize=64)
def _described(
    catalogue: Catalogue, game: str, elsewhere: tuple[str, ...], levels: tuple[str, ...], strangers: tuple[str, ...]
) -> GameInfo:
    kind = catalogue.kinds[game]
    options = [OptionInfo(option.key, list(option.values), option.rule) for option in kind.OPTIONS]
    manifest = catalogue.manifest(game)
    board, styles = (f"boards/{game}/{name}" for name in BOARD)
    return GameInfo(
        game,
        kind.TITLE,
        [int(n) for n in kind.SEAT_COUNTS],
        options,
        int(kind.RULES_VERSION),
        catalogue.languages(game),
        bool(catalogue.lessons(game)),
        bool(kind.ORDERS),
        catalogue.about(game),
        f"/{board}" if board in catalogue.boards else "" if manifest.board.endswith(".js") else manifest.board,
        f"/{styles}" if styles in catalogue.boards else "",
        manifest.icon,
        *catalogue.looks[game],
        elsewhere=list(elsewhere),
        front=manifest.front,
        first=manifest.first,
        ladder=manifest.ladder,
        reconstructed=catalogue.reconstructed(game),
        levels=list(levels),
        strangers=list(strangers),
        characters=[CharacterInfo(row["name"], row["called"], row.get("face", [])) for row in manifest.characters],
        lessons=list(catalogue.lessons(game)),
    )


@get("/api/house", "The house", "library")
async def about(request: Request[Any, Any, Any]) -> ServerInfo:
    """Its name, whether it asks for a password, its games, bots and languages."""
    instance = instance_of(request)
    return ServerInfo(
        instance.config.name,
        petteia.__version__,
        bool(instance.config.password),
        instance.bots.kinds(),
        list(languages()),
        [_game(instance, game) for game in instance.catalogue.kinds],
        instance.ratings.offered,
        site_of(request) is not None,
    )


@get("/api/games/{game:str}", "A game", "library", (404,))
async def game_info(request: Request[Any, Any, Any], game: GameId) -> GameInfo:
    """Its title, seats and options."""
    return _game(instance_of(request), game)


@get("/api/games/{game:str}/rules", "The rules of a game", "library", (404,))
async def rules(request: Request[Any, Any, Any], game: GameId) -> list[RuleInfo]:
    """Every numbered rule."""
    instance = instance_of(request)
    _game(instance, game)
    return [RuleInfo(rule.number, rule.text, rule.tag, rule.section) for rule in instance.catalogue.rules(game)]


@get("/api/games/{game:str}/components", "The figures of a game", "library", (404,), gives=dict[str, Any])
async def components(request: Request[Any, Any, Any], game: GameId) -> Response[bytes]:
    """The component data, with the source of every entry."""
    instance = instance_of(request)
    _game(instance, game)
    return _packed("components.json", msgspec.json.encode(instance.catalogue.figures(game))).answer(request)


@get(
    "/api/locale/{language:str}/{domain:str}",
    "What people read",
    "library",
    (404,),
    gives=str,
    media=MediaType.TEXT,
    description="The texts of a domain (`common`, or a game) in a language, as a Fluent file.",
)
async def texts(
    request: Request[Any, Any, Any],
    language: Annotated[str, Parameter(min_length=2, max_length=10, description="en, nl, de")],
    domain: Annotated[str, Parameter(min_length=1, max_length=80, description="common, or a game's id")],
) -> Response[bytes]:
    """A Fluent file."""
    found = _texts(instance_of(request), language, domain)
    if found is None:
        raise HttpError(404, "no_such_texts", "there are no texts of this domain in this language")
    return _packed(f"{domain}.ftl", found.encode()).answer(request)


@lru_cache(maxsize=64)
def _packed(name: str, body: bytes) -> Page:
    """Every table asks for these: they are compressed once, and a browser that has them is told so."""
    return Page(name, body)


def _texts(instance: Instance, language: str, domain: str) -> str | None:
    """Names are compared with those there are, and never become part of a path otherwise."""
    if domain != "common" and domain not in instance.catalogue.kinds:
        return None
    files = texts_of("common") if domain == "common" else instance.catalogue.texts(domain)
    parts = [file.read_text("utf-8") for file in files.get(language, ())]
    return "\n".join(parts) if parts else None


ROUTES: Final = [about, game_info, rules, components, texts]
