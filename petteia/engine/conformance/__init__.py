"""The suite that checks the promises every game makes (docs/conformance.md).

report = conformance(game)
assert report.ok, report
"""

from petteia.engine.conformance.report import CONTRACTS, Breach, Failure, Report
from petteia.engine.conformance.settings import boxes, settings
from petteia.engine.conformance.suite import conformance, conformance_of_options

__all__ = ["CONTRACTS", "Breach", "Failure", "Report", "boxes", "conformance", "conformance_of_options", "settings"]
