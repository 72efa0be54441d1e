"""Sends a house what its OpenAPI document allows and what it does not.

    python -m tests.wire.attacking < {"url": …, "document": …, "token": …, "table": …, "examples": …}

Prints one line of JSON: the statuses that were answered, and what was wrong (nothing, if all is well).

This is a program, so that it runs in a process of its own. hypothesis and schemathesis read source code into syntax
trees while they draw, and CPython 3.11 fails there ("AST constructor recursion depth mismatch") when something else in
the process does the same at that moment: another thread, or a finalizer whose complaint pytest writes down.
"""

import json
import sys
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as hypothesis_settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import booleans
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def attack(url: str, document: dict[str, Any], token: str, table: str, examples: int) -> set[int]:
    """Send what the document allows, and what it does not, to every route; returns the statuses that were answered."""
    answered: set[int] = set()
    quietly = hypothesis_settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    for result in schemathesis.openapi.from_dict(document).get_all_operations():
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            try:
                strategy = result.ok().as_strategy(generation_mode=mode)

                @quietly
                @given(case=strategy, known=booleans())
                def send(case, known):
                    for name, there_is in (("table", table), ("game", "agora")):
                        if known and name in (case.path_parameters or {}):
                            case.path_parameters[name] = there_is
                    case.cookies = {"petteia": token} if case.method != "DELETE" else {}
                    response = case.call(base_url=url, timeout=120)  # a busy machine takes its time
                    case.validate_response(response, checks=CHECKS)
                    answered.add(response.status_code)

                send()
            except Unsatisfiable:  # nothing can be wrong where nothing is sent
                assert mode is GenerationMode.NEGATIVE
    return answered


def main() -> None:
    asked = json.load(sys.stdin)
    try:
        found = {"answered": sorted(attack(**asked)), "wrong": ""}
    except (FailureGroup, ExceptionGroup) as failures:
        found = {"answered": [], "wrong": "\n".join([str(failures), *map(str, failures.exceptions)])}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
