"""Web Push by its RFCs: only the browser can read what is encrypted for it."""

import json

import pytest

pytest.importorskip("cryptography", reason="pip install 'petteia[notice]'")

from cryptography.hazmat.primitives.asymmetric import ec

from petteia.server.notices import push, push_crypto
from tests.notice.post import Browser, unb64, vouched


def test_the_example_of_rfc_8291_is_encrypted_as_it_stands_there():
    number = int.from_bytes(unb64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    key = ec.derive_private_key(number, ec.SECP256R1())
    browser = push.PushSubscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        push.PushKeys(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        ),
    )
    text, salt = b"When I grow up, I want to be a watermelon", unb64("DGv6ra1nlYgDCS1FRnbzlw")
    made = push_crypto.encrypted(browser.keys, text, key, salt)
    assert push_crypto.encoded(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_reads_what_is_meant_for_it_and_no_two_messages_look_alike():
    browser, other = Browser(), Browser()
    there = push.PushSubscription("https://push.example.org/1", push.PushKeys(**browser.subscription("")["keys"]))
    assert push_crypto.readable(there.keys)
    one, two = (push_crypto.encrypted(there.keys, b"hello") for _ in range(2))
    assert one != two and browser.read(one) == browser.read(two) == b"hello"
    with pytest.raises(Exception):
        other.read(one)


def test_a_house_vouches_for_itself_at_one_service_for_half_a_day():
    key = push_crypto.house_key(b"\xff" * 32)
    header = push_crypto.authorization(
        key, "https://push.example.org:8443/x/y?z", "https://games.example.org", 1_000_000.7
    )
    claims = vouched(header, push_crypto.encoded(push_crypto.public(key)))
    assert claims == {
        "aud": "https://push.example.org:8443",
        "exp": 1_000_000 + 12 * 3600,
        "sub": "https://games.example.org",
    }
    assert json.dumps(claims) and push_crypto.public(push_crypto.house_key(b"\xff" * 32)) == push_crypto.public(key)


@pytest.mark.parametrize(("p256dh", "auth"), [("AAAAAAAA", "BTBZMqHH6r4Tts7J_aSIgg"), ("B" * 87, "AAAAAAAA")])
def test_what_no_browser_subscribes_with_is_not_taken(p256dh, auth):
    assert not push_crypto.readable(push.PushKeys(p256dh, auth))
