"""Everything about me, downloaded from the settings."""

import json
import zipfile

import pytest

from tests.web.conftest import Visit

pytestmark = pytest.mark.part("friends")


def test_everything_about_a_guest_is_downloaded_from_the_settings(visit: Visit) -> None:
    page = visit("/settings")
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download").click()
    assert coming.value.suggested_filename == "petteia.zip"
    with zipfile.ZipFile(coming.value.path()) as parts:
        assert json.loads(parts.read("me.json"))["name"] == page.get_by_label("Your name").input_value()
