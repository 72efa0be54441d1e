"""Where what the adapters speak to is not there, they are not tested; the summary of the suites names it."""

from tests.suites import missing

collect_ignore_glob = ["test_*.py"] if missing().keys() & {"gymnasium", "pettingzoo"} else []
