"""What a stranger meets: the wheel, pip with and without a compiler, other Pythons. Run by `make test-fresh`."""
