"""What a build does to the C that mypyc writes: methods that nobody overrides are called directly, and what games and
bots spend no time in is not optimised. Read from the sources; nothing is compiled here."""

import importlib.util
import os
import sys
from collections.abc import Iterator
from types import ModuleType

import pytest

from tests import ROOT


@pytest.fixture(scope="module")
def setup() -> Iterator[ModuleType]:
    """`setup.py`, which is no module of a package and goes to its own folder."""
    here = os.getcwd()
    spec = importlib.util.spec_from_file_location("petteia_setup", ROOT / "setup.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    yield module
    os.chdir(here)


STATE, STEP = "petteia.games.parthenon.state", "petteia.engine.step"
SETTLED = [
    (STATE, "Pieces", "event", True),  # of Cells, and of nobody that inherits from Pieces
    (STATE, "Pieces", "clone", False),  # Position has one of its own
    ("petteia.games.parthenon.procedure", "Commit", "complete", False),  # some commitments end otherwise
    (STEP, "Step", "legal", False),  # every step has its own
    (STEP, "StepStack", "push", False),  # nobody overrides it here, but Python may inherit from the class
    ("petteia.engine.actions", "Verb", "at", True),
    ("petteia.engine.actions", "NoSuchClass", "at", False),
    ("somebody.elses", "Verb", "at", False),
]


@pytest.mark.parametrize("module, name, method, settled", SETTLED)
def test_a_method_is_settled_if_nobody_can_override_it(setup, module, name, method, settled):
    assert setup.is_settled(module, name, method) is settled


C = """
#include "__native_room.h"
#include "__native_internal_room.h"
int64_t CPyDef_petteia___games___parthenon___cells___Cells___event(PyObject *cpy_r_self, int64_t cpy_r_slot) {
    return 0;
}
int64_t CPyDef_petteia___games___parthenon___state___Pieces___in_force(PyObject *cpy_r_self, int64_t cpy_r_effect) {
    cpy_r_r1 = CPY_GET_METHOD(cpy_r_self, CPyType_petteia___games___parthenon___state___Pieces, 1, \
petteia___games___parthenon___state___PiecesObject, int64_t (*)(PyObject *, int64_t))(cpy_r_self, cpy_r_r8); /* event */
    cpy_r_r2 = CPY_GET_METHOD(cpy_r_self, CPyType_petteia___games___parthenon___state___Pieces, 0, \
petteia___games___parthenon___state___PiecesObject, PyObject *(*)(PyObject *))(cpy_r_self); /* clone */
    return cpy_r_r1;
}
    PyObject *CPyPy_petteia___games___parthenon___state___Pieces___in_force(PyObject *self) {
        return NULL;
    }
char CPyDef_petteia___games___parthenon___soundness___audit_places(PyObject *cpy_r_g) {
    return 1;
}
char CPyDef_petteia___games___parthenon___state_____top_level__(void) {
    return 1;
}
    CPyVTableItem petteia___games___parthenon___state___Pieces_vtable_scratch[] = {
        /* Array of trait vtables */
        (CPyVTableItem)*exports.CPyType_Trait, (CPyVTableItem)Pieces_trait_vtable, (CPyVTableItem)Pieces_trait_offsets,
        /* Start of real vtable */
        (CPyVTableItem)CPyDef_petteia___engine___state___State___clone,
        (CPyVTableItem)CPyDef_petteia___games___parthenon___cells___Cells___event,
    };
"""


def test_only_settled_methods_are_called_directly(setup):
    text = setup.called_directly(C)
    direct = "cpy_r_r1 = CPyDef_petteia___games___parthenon___cells___Cells___event(cpy_r_self, cpy_r_r8); /* event */"
    assert direct in text and "cpy_r_r2 = CPY_GET_METHOD(" in text
    assert "\ninline int64_t CPyDef_petteia___games___parthenon___cells___Cells___event(" in text
    assert text.count("inline") == 1


def test_what_is_in_no_hurry_is_not_optimised(setup):
    lines, plain, seen = setup.partly_plain(C).split("\n"), False, {}
    for line in lines:
        plain = line.endswith("push_options") or (plain and not line.endswith("pop_options"))
        if line.endswith(") {"):
            seen[line.split("(")[0].split()[-1].replace("petteia___games___parthenon___", "")] = plain
    assert seen == {
        "CPyDef_cells___Cells___event": False,
        "CPyDef_state___Pieces___in_force": False,
        "*CPyPy_state___Pieces___in_force": True,
        "CPyDef_soundness___audit_places": True,
        "CPyDef_state_____top_level__": False,  # the last of all: what follows declares every function once more
    }
    assert [line for line in lines if not line.startswith("#pragma")] == C.split("\n")
