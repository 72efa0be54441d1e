"""E-mail, through the host's own server."""

import contextlib
import smtplib
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid, parseaddr
from typing import Final
from urllib.parse import urlsplit

from petteia.server.config import Notice
from petteia.server.jobs.threads import Pool
from petteia.server.notices.outbound import Unreached
from petteia.server.notices.texts import NoticeText

with contextlib.suppress(ImportError):  # in the tab of a browser, where nothing is sent
    import ssl

SECONDS: Final = 20.0
TELLING: Final = Pool("mail", 8)
ASKED_FOR: Final = Pool("mail-asked-for", 8)
"""Threads in which mails are sent. A mail server may take minutes for each: so mails that guests cause at once, each by
a request, wait for each other only, and neither for nor before those that tell people of their moves."""


class MailRefused(Exception):
    """No one gets mail at that address."""


def is_address(text: str) -> bool:
    """Whether mail could be sent there: one plain address, with nothing that a header could misread."""
    if not text.isascii() or not 3 <= len(text) <= 254 or any(c in text for c in ' \t\r\n,;:<>()[]\\"'):
        return False
    try:
        found = Address(addr_spec=text)
    except (ValueError, IndexError):
        return False
    return bool(found.username) and "." in found.domain


def written(config: Notice, to: str, message: NoticeText) -> EmailMessage:
    """A mail. Programs that show it offer to stop more with one press (RFC 8058), and answer to none of it by
    themselves."""
    mail = EmailMessage()
    mail["From"] = config.mail_from
    mail["To"] = to
    mail["Subject"] = message.subject
    mail["Date"] = format_datetime(datetime.now(UTC))
    mail["Message-ID"] = make_msgid(domain=urlsplit(message.home).hostname or "localhost")
    mail["List-Unsubscribe"] = f"<{message.stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail["Auto-Submitted"] = "auto-generated"
    mail["Content-Language"] = message.language
    mail.set_content(message.text)
    return mail


async def send(config: Notice, to: str, message: NoticeText, pool: Pool = TELLING) -> None:
    """Send a mail. Refused if it will never arrive, Unreached if it may later."""
    await pool.run(_send, config, to, written(config, to, message))


def _send(config: Notice, to: str, mail: EmailMessage) -> None:
    try:
        with _server(config) as server:
            if config.smtp_security == "starttls":
                server.starttls(context=ssl.create_default_context())
            if config.smtp_user:
                server.login(config.smtp_user, config.smtp_password)
            server.send_message(mail, parseaddr(config.mail_from)[1], [to])
    except smtplib.SMTPRecipientsRefused as problem:
        codes = [code for code, _ in problem.recipients.values()]
        if codes and all(500 <= code < 600 for code in codes):
            raise MailRefused(f"the mail server said {codes[0]}") from problem
        raise Unreached(f"the mail server said {codes}") from problem
    except (OSError, smtplib.SMTPException) as problem:
        raise Unreached(f"mail: {type(problem).__name__}") from problem


def _server(config: Notice) -> smtplib.SMTP:
    if config.smtp_security == "tls":
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(config.smtp_host, config.smtp_port, timeout=SECONDS, context=context)
    return smtplib.SMTP(config.smtp_host, config.smtp_port, timeout=SECONDS)
