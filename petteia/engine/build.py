"""Which build of the package is loaded: compiled, or pure, which is the same source uncompiled."""

__all__ = ["build", "compiled"]


def compiled() -> bool:
    """Whether this very module, and with it every package that is ever compiled, runs as machine code.

    The build is all or nothing, so one module speaks for all of them.
    """
    return not __file__.endswith((".py", ".pyc"))


def build() -> str:
    """`compiled` or `pure`, as `petteia --version` prints it."""
    return "compiled" if compiled() else "pure"
