"""Our own tests of the adapters; they need what the extra `rl` brings, and run with `make test-suites`."""
