"""Every broken variant of Agora, with the contracts of which one must be named and how it is played."""

from tests.conformance import broken_rules, broken_secrets
from tests.conformance.variant import BROKEN

__all__ = ["BROKEN", "broken_rules", "broken_secrets"]
