"""The settings of a server, and where they come from: flags before environment before file before the defaults."""

import ipaddress
import os
import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace

from petteia.store.connection import is_server
from petteia.store.opening import file_of
from petteia.tables.ports.store import StoreError

DATABASE: Final = "petteia.db"
PREFIX: Final = "PETTEIA_"
LISTS: Final = frozenset({"games", "trusted_proxies", "hooks", "push_services"})
PUSH_SERVICES: Final = (
    "https://fcm.googleapis.com/",
    "https://updates.push.services.mozilla.com/",
    "https://*.push.apple.com/",
    "https://*.notify.windows.com/",
)
"""Those of Chromium, Firefox, Safari and Edge."""
NO_SETTINGS: Final = frozenset(
    {
        *("CONFIG", "FORM", "COMPILE", "CLIENT", "OPT", "ALSO_COMPILE", "ALSO_INTO", "BOARD", "BOARD_INTO"),
        *("BUDGET", "STAGES", "SLOWER", "FUZZ", "SHOWN", "SOAK_SECONDS", "SIEGE_ROWS", "SIEGE_WORKERS"),
        *("WHEEL", "PURE_WHEEL", "SINGLE", "OUTSIDE", "COMPILED_AGORA", "HOUSE"),
    }
)
"""Other names PETTEIA_… in the environment: where the settings are, and what building and testing use."""
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")

Count = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Bytes = Annotated[int, msgspec.Meta(ge=1024, le=64_000_000)]


class ConfigError(ValueError):
    """An impossible setting; the sentence says which, and what would be right."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much one client, or all of them, may ask of the server."""

    connections: Count = 4000
    """WebSockets in all."""
    connections_per_address: Count = 256
    """Forty people with two devices each, and two pages open."""
    connections_per_guest: Count = 8
    tables_per_guest: Count = 20
    """Tables a guest has set up that are not over yet."""
    watched: Count = 40
    """Tables one connection watches."""
    watched_per_address: Count = 400
    message_bytes: Bytes = 65_536
    body_bytes: Bytes = 65_536
    record_bytes: Bytes = 2_000_000
    """A record, or a set of component data, that a guest uploads."""
    messages_per_second: Count = 50
    """Per connection; clients that send faster are read more slowly."""
    requests_per_second: Count = 50
    """Per address; clients that ask faster are told to wait."""
    guests_per_minute: Count = 20
    """New guests, per address, and five times as many at once: a club arrives together. As many passwords, links and
    codes may be wrong, too. Guests who are invited to a table are counted there instead."""
    wrong_codes_per_minute: Count = 120
    """Wrong table codes from all addresses together that have sent several; above that, theirs are ignored for a while.
    Other addresses are always listened to."""
    guest_bytes: Annotated[int, msgspec.Meta(ge=1_000_000)] = 50_000_000
    """What a guest's tables may take on disk; above it they can import no record, play on from no position, and set up
    no table for bots alone or with component data of its own."""
    starts_per_minute: Count = 60
    """Games a guest may start."""
    hints_per_minute: Count = 60
    """Hints a guest may ask for."""
    lines_per_minute: Count = 60
    """Lines of chat a guest may send."""
    work_seconds: Annotated[int, msgspec.Meta(ge=1, le=3600)] = 20
    """The time for a request that a job worker handles: a record, a look back, component data."""
    work_bytes: Annotated[int, msgspec.Meta(ge=200_000_000, le=1 << 40)] = 700_000_000
    """The memory for a job worker's process."""
    work_per_guest: Count = 8
    """How many such requests of a guest wait at most."""
    work_per_address: Count = 16
    work_waiting: Count = 200
    """How many wait in all."""
    answer_bytes_per_second: Annotated[int, msgspec.Meta(ge=10_000, le=1_000_000_000)] = 2_000_000
    """The bytes a guest may be sent in answers, on all connections together; four times as many for an address. Guests
    who ask for more are answered more slowly."""
    backlog_bytes: Bytes = 4_000_000
    """What may wait for a client that does not read; then it is disconnected and catches up when it returns."""


class Notice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How people are notified of their moves when they are away."""

    mail_from: str = ""
    """The sender of mails: Petteia <games@example.org>. Without it there are none."""
    smtp_host: str = "localhost"
    smtp_port: Annotated[int, msgspec.Meta(ge=1, le=65535)] = 587
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_password_file: str = ""
    hooks: list[str] = []
    """The prefixes of webhook addresses: https://discord.com/api/webhooks/. None: there are no webhooks."""
    push: bool = True
    """Whether browsers are notified through their vendors' push services, if the extra `notice` is installed."""
    push_services: list[str] = msgspec.field(default_factory=lambda: list(PUSH_SERVICES))
    """The prefixes of their addresses; a star stands for one name or several."""


class ServerConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8642
    public_url: str = ""
    """The server's public address: https://games.example.org. Without one, links use the address of the request."""
    name: str = "Petteia"
    password: str = ""
    """The password that guests need to come in; empty: the server is open."""
    password_file: str = ""
    data: str = ""
    """The folder with the database."""
    database: str = ""
    """Where tables are stored if not there: postgres://petteia@localhost/petteia, or another file."""
    workers: Annotated[int, msgspec.Meta(ge=0, le=64)] = 0
    """How many processes serve behind the port, together with others on the same PostgreSQL database; 0: one, which has
    its database for itself."""
    games: list[str] = []
    """Games besides those on the shelf: my_game.py:GAME."""
    components: dict[str, str] = {}
    """A host's own component data by game: a TOML file each."""
    abandoned_days: Annotated[int, msgspec.Meta(ge=0, le=36_500)] = 30
    """After this many days tables that were never begun are removed; 0: never."""
    unpeopled_days: Annotated[int, msgspec.Meta(ge=0, le=36_500)] = 90
    """After this many days tables without people are removed: imported records, bots alone; 0: never."""
    pack_days: Annotated[int, msgspec.Meta(ge=0, le=36_500)] = 1
    """After this many days finished games of people are packed, which nobody who looks at them notices; 0: never."""
    bots: Annotated[int, msgspec.Meta(ge=0, le=256)] = 1
    """How many worker processes the bots have; none: no bots."""
    scribes: Annotated[int, msgspec.Meta(ge=1, le=64)] = 3
    """How many processes read records, journals and component data, if there is enough to do. With two a long record
    does not keep anybody from opening a table; with three it does not keep anybody from looking back either."""
    metrics: Literal["off", "local", "open"] = "local"
    """Who may read /metrics: no one, only this machine, or everybody."""
    trusted_proxies: list[str] = []
    """The addresses of reverse proxies whose X-Forwarded-For is believed."""
    compress: bool = False
    """Compress what goes over WebSockets."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    limits: Limits = Limits()
    notice: Notice = Notice()

    @property
    def together(self) -> bool:
        """Whether others may serve from the same database."""
        return self.workers > 0 and is_server(self.where)

    @property
    def origin(self) -> str:
        """Scheme, host and port of the public URL, as browsers write it; empty if there is none."""
        return origin_of(self.public_url) if self.public_url else ""

    @property
    def secure(self) -> bool:
        """Whether the server is reached by TLS."""
        return self.origin.startswith("https:")

    @property
    def local(self) -> bool:
        """Whether only this machine can reach the server."""
        address = _address(self.host)
        return self.host in LOOPBACK or (address is not None and address.is_loopback)

    @property
    def folder(self) -> Path:
        """The folder of the data: beside the database, if that is a named file."""
        if self.database and not is_server(self.database):
            return file_of(self.database).parent
        return Path(self.data) if self.data else default_folder()

    @property
    def where(self) -> str:
        """The address of the database."""
        return self.database or str(self.folder / DATABASE)


PARTS: Final[dict[str, type[msgspec.Struct]]] = {"limits": Limits, "notice": Notice}
"""Settings that are grouped under a heading."""


def default_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of the data by default."""
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "petteia"


def origin_of(url: str) -> str:
    """The origin of a URL as a browser writes it: without the port where it is the scheme's own."""
    parts = urlsplit(url)
    host = f"[{parts.hostname}]" if parts.hostname and ":" in parts.hostname else parts.hostname or ""
    own = {"http": 80, "https": 443}.get(parts.scheme)
    return f"{parts.scheme}://{host}" + (f":{parts.port}" if parts.port not in (None, own) else "")


def read_config(
    file: str | Path | None = None,
    environment: Mapping[str, str] = os.environ,
    flags: Mapping[str, Any] | None = None,
) -> ServerConfig:
    """The settings out of a TOML file, the environment and flags; the later win. ConfigError if one cannot be."""
    merged: dict[str, Any] = {}
    file = file or environment.get("PETTEIA_CONFIG") or None
    if file is not None:
        _convert(_read_toml(file), str(file), strict=True)
        merged = _read_toml(file)
    from_environment = _of_environment(environment)
    _convert(from_environment, "the environment", strict=False)
    given = {key: value for key, value in (flags or {}).items() if value is not None}
    parts = {part: {**merged.get(part, {}), **from_environment.pop(part, {}), **given.pop(part, {})} for part in PARTS}
    merged = {**merged, **from_environment, **given, **parts}
    return _checked(_convert(merged, "the settings", strict=False))


def _read_toml(file: str | Path) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(file).read_text("utf-8"))
    except OSError as problem:
        raise ConfigError(f"the settings {file} cannot be read: {problem.strerror or problem}") from problem
    except ValueError as problem:
        raise ConfigError(f"the settings {file} are not TOML: {problem}") from problem


def _of_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    _known_names(environment)
    for field in ServerConfig.__struct_fields__:
        text = environment.get(PREFIX + field.upper())
        if text is not None and field not in (*PARTS, "components"):
            out[field] = _listed(text) if field in LISTS else text
    for part, kind in PARTS.items():
        named = {name: environment.get(f"{PREFIX}{part}_{name}".upper()) for name in kind.__struct_fields__}
        out[part] = {name: _listed(text) if name in LISTS else text for name, text in named.items() if text is not None}
    return out


def _known_names(environment: Mapping[str, str]) -> None:
    """ConfigError for a name that begins like a setting and is none: a misspelt one would silently change nothing."""
    single = [name for name in ServerConfig.__struct_fields__ if name not in (*PARTS, "components")]
    grouped = [f"{part}_{name}" for part, kind in PARTS.items() for name in kind.__struct_fields__]
    known = [name.upper() for name in (*single, *grouped)]
    for name in sorted(name.removeprefix(PREFIX) for name in environment if name.startswith(PREFIX)):
        if name not in known and name not in NO_SETTINGS:
            near = get_close_matches(name, known, 1)
            hint = f"; right would be {PREFIX}{near[0]}" if near else "; docs/host.md lists the settings"
            raise ConfigError(f"the environment: there is no setting {PREFIX}{name}{hint}")


def _listed(text: str) -> list[str]:
    return [part for part in text.split(",") if part]


def _convert(settings: Mapping[str, Any], source: str, strict: bool) -> ServerConfig:
    try:
        return msgspec.convert(settings, ServerConfig, strict=strict)
    except msgspec.ValidationError as problem:
        what, _, where = str(problem).partition(" - at `$.")
        name = where.rstrip("`")
        said = f"{name}: {what}" if name else what
        known = ", ".join(ServerConfig.__struct_fields__)
        if name in PARTS:
            known = ", ".join(PARTS[name].__struct_fields__)
        more = f"; there are: {known}" if "unknown field" in what else ""
        raise ConfigError(f"{source}: {_plainly(said)}{more}") from problem


def _plainly(said: str) -> str:
    """A message of msgspec, in words for people who edit settings."""
    for technical, plain in (
        ("Object contains unknown field", "there is no setting"),
        ("Expected `int` >=", "this has to be a number of at least"),
        ("Expected `int` <=", "this has to be a number of at most"),
        ("Expected `int`, got `str`", "this has to be a whole number"),
        ("Expected `bool`, got `str`", "this has to be true or false"),
        ("Invalid enum value", "it cannot be"),
    ):
        said = said.replace(technical, plain)
    return said


def _checked(config: ServerConfig) -> ServerConfig:
    """Checks beyond what the types say."""
    if config.public_url and not _is_address_of_a_server(config.public_url):
        raise ConfigError(
            f"public_url: {config.public_url!r} is not the address of a house; right would be "
            "https://games.example.org, without a path"
        )
    if "\0" in config.data:
        raise ConfigError(f"data: {config.data!r} is no folder; right would be /var/lib/petteia")
    if config.database and not is_server(config.database):
        if config.data:
            raise ConfigError("data and a database file are both set; one of them is enough")
        try:
            file_of(config.database)
        except StoreError as problem:
            raise ConfigError(f"database: {problem}") from problem
    if config.workers > 1 and not is_server(config.database):
        raise ConfigError(
            "workers: a database file has one process; several need PostgreSQL: "
            f"petteia serve --workers {config.workers} --database postgres://petteia@localhost/petteia"
        )
    if not config.host or any(c.isspace() for c in config.host):
        raise ConfigError(f"host: {config.host!r} is no address; right would be 127.0.0.1 or 0.0.0.0")
    if config.password and config.password_file:
        raise ConfigError("password and password_file are both set; one of them is enough")
    if config.password_file:
        try:
            said = Path(config.password_file).read_text("utf-8").strip()
        except (OSError, ValueError) as problem:
            raise ConfigError(f"password_file: {config.password_file} cannot be read") from problem
        if not said:
            raise ConfigError(f"password_file: {config.password_file} is empty; right would be one line")
        config = replace(config, password=said, password_file="")
    notice = config.notice
    if (notice.mail_from or notice.hooks) and not config.public_url:
        raise ConfigError("notice: messages lead back to the house; say how people reach it: public_url")
    if notice.mail_from and not re.fullmatch(r"[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+", notice.mail_from):
        raise ConfigError(
            f"notice.mail_from: {notice.mail_from!r} is no sender; right would be Petteia <games@example.org>"
        )
    if notice.smtp_password_file:
        try:
            said = Path(notice.smtp_password_file).read_text("utf-8").strip()
        except (OSError, ValueError) as problem:
            raise ConfigError(f"notice.smtp_password_file: {notice.smtp_password_file} cannot be read") from problem
        config = replace(config, notice=replace(notice, smtp_password=said, smtp_password_file=""))
    for begins in (*notice.hooks, *notice.push_services):
        if not re.fullmatch(r"https?://[^/?#@\s]+/[^?#\s]*", begins):
            raise ConfigError(
                f"notice: {begins!r} does not begin the address of a service; right would be "
                "https://discord.com/api/webhooks/"
            )
    for proxy in config.trusted_proxies:
        if proxy != "*" and _address(proxy) is None:
            raise ConfigError(f"trusted_proxies: {proxy!r} is no address; right would be 127.0.0.1 or 10.0.0.0/8")
    return config


def _is_address_of_a_server(url: str) -> bool:
    """Scheme, host and perhaps a port, and nothing else."""
    parts = url.lower().removesuffix("/").partition("://")
    try:
        own = {"http": ":80", "https": ":443"}[parts[0]]
        return bool(urlsplit(url).hostname) and origin_of(url) == f"{parts[0]}://{parts[2].removesuffix(own)}"
    except (KeyError, ValueError):  # brackets that do not match, a port that is none
        return False


def _address(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(text)
    except ValueError:
        return None
