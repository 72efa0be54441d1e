"""Component data as a TOML file, readable by `tomllib` and by people: tables and lists of tables have headings, and
each value inside them is on one line."""

import json
import re
from collections.abc import Mapping
from typing import Any, Final

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+\Z")


def written(data: Mapping[str, Any], heading: str = "") -> str:
    """The text of a file; every line of the `heading` stands before it as a comment."""
    lines = [f"# {line}".rstrip() for line in heading.splitlines()]
    tables: list[str] = []
    for key, value in data.items():
        if isinstance(value, Mapping):
            tables += ["", f"[{_key(key)}]", *_entries(value)]
        elif isinstance(value, list) and value and all(isinstance(row, Mapping) for row in value):
            for row in value:
                tables += ["", f"[[{_key(key)}]]", *_entries(row)]
        else:
            lines += _entries({key: value})
    return "\n".join([*lines, *tables]) + "\n"


def _entries(table: Mapping[str, Any]) -> list[str]:
    return [f"{_key(key)} = {_value(value)}" for key, value in table.items() if value is not None]


def _key(key: str) -> str:
    return key if _BARE.match(key) else _text(key)


def _text(text: str) -> str:
    """JSON writes a text as TOML does, except for one character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Any) -> str:
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(_entries(value)).strip() + " }" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join([_value(each) for each in value if each is not None])}]"
    return json.dumps(value)
