"""Web Push: a browser is notified by its vendor's push service, even when no page of the site is open.

The message is encrypted for that browser alone (RFC 8291, RFC 8188), so the service learns that there is one and no
more; the server identifies itself by a signature (RFC 8292). The code for that is in push_crypto.py, which is imported
only where it is needed: without the extra `notice`, as in the tab of a browser, there is no Web Push.
"""

import time
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from petteia.server.notices.outbound import OutboundHttp, Unreached
from petteia.server.notices.push_keys import PushKeys
from petteia.server.notices.texts import NoticeText

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

possible: Final = find_spec("cryptography") is not None
TTL_SECONDS: Final = 24 * 3600
MOST: Final = 3000
"""Services take 4096 bytes in all."""
FEW: Final = 3


class PushSubscription(msgspec.Struct, frozen=True):
    """Where a browser is reached, as `PushSubscription.toJSON()` writes it."""

    endpoint: Annotated[str, msgspec.Meta(min_length=10, max_length=1000)]
    keys: PushKeys


class PushGone(Exception):
    """The browser has unsubscribed."""


def written(message: NoticeText, stop_label: str) -> bytes:
    """What the service worker shows."""
    told, more = [line.text for line in message.lines[:FEW]], len(message.lines) - FEW
    plan = [message.plan.text] if message.plan else []
    body = "\n".join([*told, *(["…"] if more > 0 or message.more else []), *plan])
    link = message.lines[0].link if len(message.lines) == 1 else message.home + "/today"
    return msgspec.json.encode(
        {
            "title": message.subject,
            "body": body[: MOST // 4],
            "link": link,
            "stop": message.stop,
            "stopLabel": stop_label,
            "lang": message.language,
        }
    )


async def send(
    outside: OutboundHttp,
    key: "ec.EllipticCurvePrivateKey",
    subscription: PushSubscription,
    text: bytes,
    contact: str,
) -> None:
    """Hand a message to the browser's service. Gone, NotAllowed, or Unreached if it may go better later."""
    from petteia.server.notices.push_crypto import authorization, encrypted

    headers = {
        "authorization": authorization(key, subscription.endpoint, contact, time.time()),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(TTL_SECONDS),
        "topic": "turn",  # one that has not been delivered is replaced by the next
        "urgency": "normal",
    }
    status = await outside.post(subscription.endpoint, encrypted(subscription.keys, text), headers)
    if status in (403, 404, 410):
        raise PushGone(f"the push service answered {status}")
    if not 200 <= status < 300:
        raise Unreached(f"the push service answered {status}")
