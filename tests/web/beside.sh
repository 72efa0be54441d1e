#!/bin/sh
# Root's Chromium sets its threads to nice 0 and −8, whatever it was started with, and so takes the machine from the
# houses and games beside it. Without the right to do so it keeps the priority that it was given.
exec setpriv --bounding-set=-sys_nice --inh-caps=-sys_nice "$CHROMIUM" "$@"
