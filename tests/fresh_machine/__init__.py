"""A new user's experience: the wheel, pip with and without a compiler, other Pythons. Run by `make test-fresh`."""
