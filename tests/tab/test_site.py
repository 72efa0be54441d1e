"""The parts of a site."""

import json
import subprocess
import sys
from importlib import metadata

import pytest

from petteia.tab import site

pytestmark = pytest.mark.part("tab")

IMPORTED = """
import json, sys
import petteia.tab.instance, petteia.tab.bots, petteia.bots.levels
files = {name: getattr(module, "__file__", "") or "" for name, module in sys.modules.items()}
print(json.dumps(sorted({name.partition(".")[0] for name, file in files.items() if "site-packages" in file})))
"""


def test_everything_the_house_in_a_tab_imports_is_in_the_site() -> None:
    said = subprocess.run([sys.executable, "-c", IMPORTED], check=True, capture_output=True, text=True).stdout
    brought = {"petteia", "librt", "msgspec"}  # the package, the stand-in, the wheel
    known = {name.lower() for name in site.NEEDED}
    of = metadata.packages_distributions()
    wanted = [name for name in json.loads(said) if name not in brought and not name.startswith("_")]
    missing = [name for name in wanted if not known & {each.lower() for each in of.get(name, [])}]
    assert "litestar" in wanted and missing == [], "these would not be found in a browser"
