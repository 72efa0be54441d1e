"""What a game's source says without words: the codes, kinds, keys and verbs for which there must be messages."""

import ast
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
Spoken = dict[str, set[str]]
"""Message keys, and for each the parameters it is given."""


def sources(game: str) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted((ROOT / "petteia" / "games" / game).rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def spoken(game: str) -> tuple[Spoken, list[str]]:
    """The messages a game's source asks for, and the places where a key is not written out."""
    out: Spoken = {}
    unclear: list[str] = []
    for path, module in sources(game):
        for call in (node for node in ast.walk(module) if isinstance(node, ast.Call)):
            found = _asked(call)
            if found is None:
                continue
            key, params = found
            if not key:
                unclear.append(f"{path.name}:{call.lineno}: {ast.unparse(call)}")
            else:
                out.setdefault(key, set()).update(params)
    return out, unclear


def _asked(call: ast.Call) -> tuple[str, set[str]] | None:
    """The key and parameters of a call that makes a message; the key is empty if it is not written out."""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if name == "Reason":
        return _keyed("reason-", call, _names(call.args[1]) if len(call.args) > 1 else set())
    if name == "Prompt":
        return _keyed("prompt-", call, _names(call.args[1]) if len(call.args) > 1 else set())
    if name in ("EventKind", "Reveal"):
        spec = [
            arg.value for arg in [*call.args[1:], *(k.value for k in call.keywords)] if isinstance(arg, ast.Constant)
        ]
        return _keyed("event-", call, {word.split(":")[0] for part in spec for word in str(part).split()})
    if name == "add" and "actions" in ast.unparse(call.func):
        return _keyed("action-", call, {str(k.arg) for k in call.keywords})
    if name == "Option":
        return _keyed("option-", call, set())
    if name == "zone" and "view" in ast.unparse(call.func):
        return _keyed("zone-", call, set())
    if name == "counter" and "view" in ast.unparse(call.func):
        return _keyed("counter-", call, set())
    return None


def _keyed(prefix: str, call: ast.Call, params: set[str]) -> tuple[str, set[str]]:
    for keyword in call.keywords:
        if keyword.arg == "key" and isinstance(keyword.value, ast.Constant):
            return str(keyword.value.value), params
    first = call.args[0] if call.args else None
    if isinstance(first, ast.JoinedStr) and first.values and isinstance(first.values[0], ast.Constant):
        first = first.values[0]
    if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
        return "", params
    return prefix + first.value.split("/")[0], params


def _names(params: ast.expr) -> set[str]:
    """The parameters of a reason or prompt: the keys of a dictionary written out."""
    keys = [key for part in ast.walk(params) if isinstance(part, ast.Dict) for key in part.keys]
    return {str(key.value) for key in keys if isinstance(key, ast.Constant)}


def option_values(game: str) -> Iterator[tuple[str, str]]:
    """Key and value of every option."""
    for _, module in sources(game):
        for call in (node for node in ast.walk(module) if isinstance(node, ast.Call)):
            if isinstance(call.func, ast.Name) and call.func.id == "Option":
                words = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
                for value in words[1:]:
                    yield str(words[0]), str(value)


# -- Fluent files --------------------------------------------------------------------------------------------


def parsed(path: Path) -> ftl.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def messages(path: Path) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in parsed(path).body if isinstance(entry, ftl.Message)}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    """The variables a message uses."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.names


def mentioned(message: ftl.Message) -> set[str]:
    """The other messages it refers to."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.references
