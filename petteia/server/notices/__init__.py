"""People who are away are notified that it is their move: by e-mail, by a webhook, by their browser.

waiting.py            which tables wait for whom
notifier.py           who is notified when, and over which channel; once, whatever fails
mail.py, webhook.py, push.py   the channels: each makes a message of what waits, and sends it
push_crypto.py        encryption for one browser alone, and the signature of the server
push_keys.py          the keys that a browser hands out
outbound.py           requests to addresses that guests have named, and never into the server's own network
texts.py              the text of messages, and the links that stop them
routes.py             what a guest chooses
"""
