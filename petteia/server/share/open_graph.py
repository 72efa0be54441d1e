"""What the head of a page says about its link: Open Graph, which most programs that show previews read, and a card for
those that ask for one. The page itself is the same for everybody. A program that shows previews runs nothing of it, and
so takes no seat."""

import asyncio
from hashlib import sha256
from html import escape
from typing import Any, Final

import msgspec
from litestar import Request

from petteia.server.instance import Instance, instance_of
from petteia.server.share.brush import HEIGHT, WIDTH
from petteia.server.share.facts import Facts, Subject, facts_of, language_of, speech, subject_of
from petteia.tables.ports.store import StoreError
from petteia.tables.summaries import Summary

PATIENCE_SECONDS: Final = 1.0
"""The longest that a page is delayed by what others would be shown of it."""
LOCALES: Final = {"en": "en_GB", "nl": "nl_NL", "de": "de_DE"}
_spoken: Final[set[str]] = set()


async def facts_for(instance: Instance, subject: Subject, language: str) -> Facts:
    """The facts about a subject."""
    found: Summary | None = None
    if subject.table and not instance.config.password:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                found = await instance.wait(instance.store.summary(subject.table))
        except (StoreError, TimeoutError):
            found = None
    if language not in _spoken:  # its files are read once; after that no page waits for a thread
        await asyncio.to_thread(speech, language)
        _spoken.add(language)
    return facts_of(subject, found, language)


def address_of_picture(base: str, facts: Facts, subject: Subject) -> str:
    """The address of the picture. Its mark changes when the picture does, so that caches show no old one."""
    name = subject.table if facts.what != "house" and subject.table else "petteia"
    at = f"n={subject.number}&" if facts.what in ("moment", "on") and subject.number else ""
    at += f"seat={subject.seat}&" if at and subject.seat >= 0 else ""
    return f"{base}/api/previews/{facts.what}/{name}.png?{at}lang={facts.language}&v={mark(facts)}"


def mark(facts: Facts) -> str:
    """Short, and another one whenever the picture is."""
    return sha256(msgspec.json.encode(facts)).hexdigest()[:10]


async def head(request: Request[Any, Any, Any]) -> bytes:
    """The lines for the head of a page at this address."""
    instance = instance_of(request)
    subject = subject_of(request.url.path)
    language = language_of(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))
    facts = await facts_for(instance, subject, language)
    base = instance.config.origin or str(request.base_url).rstrip("/")
    here = f"{base}{request.url.path if facts.what != 'house' else '/'}?lang={language}"
    told = {
        "og:site_name": "Petteia",
        "og:type": "website",
        "og:locale": LOCALES.get(language, language),
        "og:title": facts.heading,
        "og:description": facts.text,
        "og:url": here,
    }
    if instance.gallery.able:
        told |= {
            "og:image": address_of_picture(base, facts, subject),
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": f"{facts.title}: {facts.line}",
        }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    lines.append(
        f'<meta name="twitter:card" content="{"summary_large_image" if instance.gallery.able else "summary"}" />'
    )
    return "".join(f"    {line}\n" for line in lines).encode()
