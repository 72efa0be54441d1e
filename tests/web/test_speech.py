"""Terminal and browser have the same texts: both are tested with spoken.json, here and in web/src/speech."""

import json
from pathlib import Path
from typing import Any

import pytest

from petteia.locale import Speech

HERE = Path(__file__).parent
SPOKEN = json.loads((HERE / "spoken.json").read_text("utf-8"))
FOLDERS = {"agora": HERE.parent / "games" / "agora" / "locale", "spoken": HERE / "locale"}


@pytest.mark.parametrize("case", SPOKEN["cases"], ids=lambda case: case["said"])
def test_the_terminal_says_what_the_browser_says(case: dict[str, Any]) -> None:
    speech = Speech(
        "en",
        ("common", case["domain"]),
        folder=FOLDERS[case["domain"]],
        components=SPOKEN["components"],
        seat_name=lambda seat: ["Ida", "Odo", "Eve"][seat],
        me=case.get("me"),
    )
    assert speech.say(case["key"], **case["params"]) == case["said"]
