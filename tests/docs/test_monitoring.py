"""The dashboard and the alerts in docs/monitoring query metrics that a server really has."""

import asyncio
import json
import re
from pathlib import Path

from tests.server.running import Client, Running

MONITORING = Path(__file__).resolve().parents[2] / "docs" / "monitoring"
NAME = re.compile(r"\bpetteia_\w+")
OF_SEVERAL = {"petteia_process_up"}
"""Reported only if several processes share a port: tests/store/test_server_processes.py."""


def told(folder: Path) -> set[str]:
    async def main(url: str) -> str:
        async with Client(url) as ida:
            text: str = await ida.get("/metrics")
            return text

    with Running(folder) as server:
        text = asyncio.run(main(server.url))
    series = set(re.findall(r"^(petteia_\w+)", text, re.MULTILINE))
    return series | set(re.findall(r"^# TYPE (petteia_\w+)", text, re.MULTILINE))


def test_every_figure_on_the_dashboard_and_in_the_alerts_is_told(tmp_path):
    dashboard = json.loads((MONITORING / "dashboard.json").read_text("utf-8"))
    expressions = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    rules = re.findall(r"^ +expr: (.+)$", (MONITORING / "alerts.yml").read_text("utf-8"), re.MULTILINE)
    assert len(expressions) > 12 and len(rules) > 4
    asked = {name for expression in [*expressions, *rules] for name in NAME.findall(expression)}
    assert asked - OF_SEVERAL <= told(tmp_path)


def test_panels_lie_beside_each_other():
    dashboard = json.loads((MONITORING / "dashboard.json").read_text("utf-8"))
    places = [panel["gridPos"] for panel in dashboard["panels"]]
    covered = [(x, y) for p in places for x in range(p["x"], p["x"] + p["w"]) for y in range(p["y"], p["y"] + p["h"])]
    assert len(covered) == len(set(covered)) and max(x for x, _ in covered) < 24
    assert all(panel["title"] and panel["description"] for panel in dashboard["panels"])
