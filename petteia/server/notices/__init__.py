"""People are told that it is their move when they are not here: by e-mail, by a webhook, by their browser.

waiting.py (in this package)     which tables wait for whom
telling.py                      who is told when, and over which way; once, whatever fails
mail.py, hook.py, push.py       the ways: each makes a message of what waits, and sends it
sealing.py                      what only one browser can read, and the signature of the house
outside.py                      requests to addresses that guests have named, and never into the house's own network
words.py                        what is said, and the links that stop it
routes.py                       what a guest chooses
"""
