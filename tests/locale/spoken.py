"""What the rules say without words: the codes, kinds, keys and verbs for which there must be messages.

They are read out of the source, so keys have to be written out there.
"""

import ast
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "petteia" / "engine"
GAMES = ROOT / "petteia" / "games"
TABLES = ("table", "actions", "self.actions", "game.actions")


@dataclass
class Asked:
    """What a message is given: parameters for all, parameters for some, which of them are lists, and whether there
    may be others. A key that is asked for in several places `always` gets only what all of them give."""

    params: set[str] = field(default_factory=set)
    secret: set[str] = field(default_factory=set)
    lists: set[str] = field(default_factory=set)
    others: bool = False
    always: set[str] | None = None


Makers = Mapping[str, ast.FunctionDef]
FIGURES = "dict[str, int | str]"
"""The result of a method that builds figures."""


@cache
def spoken(room: Path) -> tuple[dict[str, Asked], list[str]]:
    """The messages that the source in a folder asks for, and the places where a key is not a literal."""
    out: dict[str, Asked] = {}
    unclear: list[str] = []
    rows = _rows(room)
    kinds, told = _kinds_of_reasons(room)
    makers = _makers(room, set(kinds))
    for path in sorted(room.rglob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        inside = {id(node): f for f in ast.walk(module) if isinstance(f, ast.FunctionDef) for node in ast.walk(f)}
        for call in (node for node in ast.walk(module) if isinstance(node, ast.Call)):
            name = _bare(call.func).rpartition(".")[2]
            if name == "Reason" and ast.unparse(call) in told:
                continue
            asked = kinds[name] if name in kinds else _asked(name, call, inside.get(id(call)), makers)
            if asked is None:
                continue
            keys = list(_keys("reason" if name in kinds else _VOICE[name], call, rows))
            if not keys:
                unclear.append(f"{path.name}:{call.lineno}: {ast.unparse(call)}")
            for key in keys:
                known = out.setdefault(key, Asked())
                known.params |= asked.params
                known.always = asked.params & (asked.params if known.always is None else known.always)
                known.secret |= asked.secret
                known.lists |= asked.lists
                known.others |= asked.others
    return out, unclear


_VOICE = {
    "Reason": "reason",
    "Prompt": "prompt",
    "EventKind": "event",
    "Reveal": "event",
    "add": "action",
    "one": "action",
    "Option": "option",
    "zone": "zone",
    "counter": "counter",
}


def _kinds_of_reasons(room: Path) -> tuple[dict[str, Asked], set[str]]:
    """The classes that build a `Reason(self.code, self.figures(...))`, with those derived from them, by name; and these
    calls. Their objects hold a code each: `Plain("nobody_below", "DEU-8.1.4")`. What is given is what the class's own
    method of figures answers, or else that of its base."""
    classes = [
        node
        for path in (ENGINE / "effects.py", *sorted(room.rglob("*.py")))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    ]
    out: dict[str, Asked] = {}
    told: set[str] = set()
    made: dict[str, tuple[str, dict[str, ast.FunctionDef]]] = {}
    for kind in classes:
        makers = {f.name: f for f in kind.body if isinstance(f, ast.FunctionDef)}
        for call in (node for node in ast.walk(kind) if isinstance(node, ast.Call)):
            if ast.unparse(call.func) == "Reason" and ast.unparse(call.args[0]) == "self.code":
                figures = getattr(getattr(call.args[1], "func", None), "attr", "")
                made[kind.name] = (figures, makers)
                told.add(ast.unparse(call))
        for base in (_bare(base) for base in kind.bases):
            if base in made:
                made[kind.name] = (made[base][0], {**made[base][1], **makers})
        if kind.name in made:
            figures, makers = made[kind.name]
            asked = Asked()
            for line in ast.walk(makers[figures]):
                if isinstance(line, ast.Return) and line.value is not None:
                    given = _params(line.value, makers[figures], {})
                    asked.params |= given.params
                    asked.others |= given.others
            out[kind.name] = asked
    return out, told


def _bare(node: ast.expr) -> str:
    """A class without its type argument: `Hindrance[Pieces]` is a `Hindrance`."""
    return ast.unparse(node.value if isinstance(node, ast.Subscript) else node)


def _asked(name: str, call: ast.Call, function: ast.FunctionDef | None, makers: Makers) -> Asked | None:
    """The parameters of a call that asks for a message."""
    if name in ("Reason", "Prompt"):
        return _params(call.args[1], function, makers) if len(call.args) > 1 else Asked()
    if name in ("EventKind", "Reveal"):
        given = dict(zip(("name", "public", "secret", "many"), call.args, strict=False))
        given.update({str(keyword.arg): keyword.value for keyword in call.keywords})
        lists, hidden = _words(given, "many"), _words(given, "secret_many")
        return Asked(_words(given, "public") | lists, _words(given, "secret") | hidden, lists | hidden)
    if name in ("add", "one"):
        a_table = ast.unparse(call.func).rpartition(".")[0] in TABLES
        return Asked({str(k.arg) for k in call.keywords}) if a_table else None
    if name in ("zone", "counter"):
        named_otherwise = any(k.arg == "key" and not isinstance(k.value, ast.Constant) for k in call.keywords)
        return Asked() if ast.unparse(call.func).startswith("view.") and not named_otherwise else None
    return Asked() if name == "Option" else None


def _words(given: Mapping[str, ast.expr], which: str) -> set[str]:
    spec = given.get(which)
    return {word.split(":")[0] for word in str(spec.value).split()} if isinstance(spec, ast.Constant) else set()


def _rows(room: Path) -> dict[str, list[str]]:
    """The vocabularies that a module lists: `AREAS: Final = ("city", "production", "holding")`."""
    out = {}
    for path in sorted(room.rglob("*.py")):
        for line in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(line, ast.AnnAssign) and isinstance(line.value, ast.Tuple):
                out[ast.unparse(line.target)] = [str(e.value) for e in line.value.elts if isinstance(e, ast.Constant)]
    return out


def _keys(voice: str, call: ast.Call, rows: Mapping[str, list[str]]) -> Iterator[str]:
    """The keys a call may ask for: `Prompt("build" if free else "stop")` asks for two, and
    `Prompt("reward_" + AREAS[area])` for one for each area."""
    for keyword in call.keywords:
        if keyword.arg == "key" and isinstance(keyword.value, ast.Constant):
            yield str(keyword.value.value)
            return
    pending = call.args[:1]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.IfExp):
            pending += [node.body, node.orelse]
        elif (
            isinstance(node, ast.BinOp)
            and isinstance(node.left, ast.Constant)
            and isinstance(node.right, ast.Subscript)
        ):
            for word in rows.get(ast.unparse(node.right.value).rpartition(".")[2], []):
                yield f"{voice}-{node.left.value!s}{word}"
        elif isinstance(node, ast.JoinedStr) and node.values and voice in ("zone", "counter"):
            pending.append(node.values[0])
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield f"{voice}-{node.value.split('/')[0]}"


def _makers(room: Path, kinds: set[str]) -> Makers:
    """The functions that build figures for several prompts, by name; classes of reasons have their own."""
    modules = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(room.rglob("*.py"))]
    classes = [node for module in modules for node in ast.walk(module) if isinstance(node, ast.ClassDef)]
    apart = {id(node) for kind in classes if kind.name in kinds for node in ast.walk(kind)}
    return {
        function.name: function
        for module in modules
        for function in ast.walk(module)
        if isinstance(function, ast.FunctionDef)
        and id(function) not in apart
        and ast.unparse(function.returns or ast.Constant(None)) == FIGURES
    }


def _params(node: ast.expr, function: ast.FunctionDef | None, makers: Makers) -> Asked:
    """The parameters of a reason or prompt: a literal dictionary, one built in the same function, or one from a method
    that makes one."""
    parts: list[ast.AST] = [node]
    out = Asked()
    if isinstance(node, ast.Name) and function is not None:
        for line in ast.walk(function):
            targets = line.targets if isinstance(line, ast.Assign) else [getattr(line, "target", None)]
            for target in targets:
                if isinstance(target, ast.Name) and target.id == node.id:
                    parts.append(line)
                elif isinstance(target, ast.Subscript) and ast.unparse(target.value) == node.id:
                    if isinstance(target.slice, ast.Constant):
                        out.params.add(str(target.slice.value))
                    else:
                        out.others = True
        out.others |= len(parts) == 1
    elif not isinstance(node, ast.Dict | ast.Call):
        out.others = True
    for call in (c for part in parts for c in ast.walk(part) if isinstance(c, ast.Call)):
        maker = makers.get(getattr(call.func, "attr", ""))
        if maker is not None and maker is not function:
            for answer in (line for line in ast.walk(maker) if isinstance(line, ast.Return) and line.value is not None):
                assert answer.value is not None
                made = _params(answer.value, maker, makers)
                out.params |= made.params
                out.others |= made.others
        elif call is node:
            out.others = True
    keys = [key for part in parts for d in ast.walk(part) if isinstance(d, ast.Dict) for key in d.keys]
    out.params |= {str(key.value) for key in keys if isinstance(key, ast.Constant)}
    return out


def option_values(room: Path) -> Iterator[tuple[str, str]]:
    """Key and value of every option: those that rules read are in the source, those that only change figures in the
    manifest."""
    manifest = room / "manifest.toml"
    if manifest.is_file():
        for option in tomllib.loads(manifest.read_text(encoding="utf-8")).get("options", []):
            for value in option["values"]:
                yield option["key"], value
    for path in sorted(room.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Option":
                words = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
                for value in words[1:]:
                    yield str(words[0]), str(value)


def pieces(room: Path) -> set[str]:
    """The kinds of pieces that are literals: `zone.piece("space")`."""
    calls = [
        call
        for path in sorted(room.rglob("*.py"))
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "piece"
    ]
    return {str(call.args[0].value) for call in calls if call.args and isinstance(call.args[0], ast.Constant)}


# -- Fluent files --------------------------------------------------------------------------------------------

Messages = dict[str, ftl.Message]


def parsed(path: Path) -> ftl.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def messages(path: Path) -> Messages:
    return {entry.id.name: entry for entry in parsed(path).body if isinstance(entry, ftl.Message)}


class _Mentions(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def mentioned(message: ftl.Message) -> set[str]:
    """The other messages it refers to."""
    visitor = _Mentions()
    visitor.visit(message)
    return visitor.messages


def variables(pattern: ftl.Pattern | None, known: Messages) -> set[str]:
    """The parameters a text uses, with those of the messages it refers to."""
    visitor = _Mentions()
    if pattern is not None:
        visitor.visit(pattern)
    out = {name.removesuffix("_id").removesuffix("_count") for name in visitor.variables}
    return out.union(*(variables(known[name].value, known) for name in visitor.messages))


def fuller(message: ftl.Message) -> ftl.Pattern | None:
    """The line of those who hear more."""
    return next((a.value for a in message.attributes if a.id.name == "known"), None)


def unsaid(message: ftl.Message) -> set[str]:
    """Parameters a message leaves out on purpose: its comment says `Unsaid: $seat`."""
    comment = message.comment.content if message.comment is not None and message.comment.content else ""
    lines = [line for line in comment.splitlines() if line.startswith("Unsaid:")]
    return {word.strip("$,.") for line in lines for word in line.removeprefix("Unsaid:").split()}
