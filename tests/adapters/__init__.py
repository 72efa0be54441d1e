"""Our own tests of the adapters; they need the packages of the extra `rl`, and run with `make test-suites`."""
