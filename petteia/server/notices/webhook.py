"""Webhooks: Discord, Slack, Mattermost, Matrix (through hookshot), or whatever reads JSON."""

import re
from typing import Any, Final

import msgspec

from petteia.server.notices.outbound import OutboundHttp, Unreached
from petteia.server.notices.texts import NoticeText

_MARKS: Final = re.compile(r"[\\*_`~|<>\[\]#@]")


class HookGone(Exception):
    """The webhook no longer exists."""


def written(message: NoticeText) -> dict[str, Any]:
    """What is sent: `content` for Discord, `text` for the others, `tables` for programs. It mentions nobody, whatever
    players call themselves, and no name becomes a link."""
    told = [f"{_plain(line.text)}\n{line.link}" for line in message.lines]
    rest = [message.more] if message.more else []
    text = "\n\n".join([_plain(message.subject), *told, *rest, f"{message.stop_text} <{message.stop}>"])
    return {
        "content": text[:2000],
        "text": text,
        "allowed_mentions": {"parse": []},
        "flags": 4,  # Discord: no previews of links
        "tables": [line.link for line in message.lines],
        "stop": message.stop,
    }


def _plain(text: str) -> str:
    """Nothing that such services would take for more than letters."""
    return _MARKS.sub("", text).replace("://", ":\u200b//")


async def send(outside: OutboundHttp, url: str, message: NoticeText) -> None:
    """Send it. Gone, NotAllowed, or Unreached if it may go better later."""
    body = msgspec.json.encode(written(message))
    status = await outside.post(url, body, {"content-type": "application/json", "user-agent": "Petteia"})
    if status in (401, 403, 404, 410):
        raise HookGone(f"the webhook answered {status}")
    if not 200 <= status < 300:
        raise Unreached(f"the webhook answered {status}")
