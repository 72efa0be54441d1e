# Was die Webseite über sich selbst sagt. Die Wörter der Spiele und Tische stehen in den anderen Dateien.

## Überall

web-skip = Zum Inhalt
web-home = Startseite
web-play = Spielen
web-help = Hilfe
web-about = Über
web-settings = Einstellungen
web-navigation = Seiten
web-opening = Das dauert nur einen Augenblick.
web-try-again = Noch einmal versuchen
web-on = An
web-off = Aus
web-go = Los
web-open = Öffnen
web-you = Du
web-nowhere = Hier ist nichts
web-nowhere-text = Diese Adresse führt nirgendwohin. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
web-unreachable = Das Haus ist nicht erreichbar
web-unreachable-text = Petteia antwortet nicht. Prüfe deine Verbindung oder frage, wer den Server betreibt.

## Die Leitung zum Haus

web-line-lost = Die Verbindung ist weg. Wir suchen sie…
web-line-restarting = Das Haus startet neu. Deine Partie ist sicher.
web-line-crowded = Es sind zu viele Fenster offen. Schließe eines davon.
web-line-back = Du bist wieder verbunden.
web-unsent = Deine Antwort wird gesendet, sobald die Verbindung wieder da ist.

## Startseite

web-headline = Nimm Platz unter Helden
web-headline-text = Brettspiele voller Mythen, in deinem Browser.
web-games = Spiele
web-about-any = Ein Spiel von außerhalb, auf dem einfachen Tisch.
web-for-players = { $seats } Spieler
web-quick = Gegen Bots spielen
web-against = Gegner
web-standing = { $won } von { $played } gewonnen
web-standing-next = Als Nächstes: { $bot }?
web-level-number = Stufe { $number } von { $of }
web-figures-most = Sofort spielbar: Die meisten Zahlen auf den Karten sind unsere Rekonstruktion. Die Schachtel sagt, welche, und nimmt die deines eigenen Spiels auf.
web-figures-some = Sofort spielbar: Manche Zahlen auf den Karten sind unsere Rekonstruktion. Die Schachtel sagt, welche, und nimmt die deines eigenen Spiels auf.
web-dealing = Es wird gegeben…
web-create = Tisch eröffnen
web-continue = Weiterspielen
web-continue-none = Noch nichts. Spiele gegen Bots oder setz dich mit Freunden zusammen.
web-games-count = { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
web-your-move = Du bist dran
web-with-people = mit { $people }
web-with-bots = { $bots ->
        [one] mit einem Bot
       *[other] mit { $bots } Bots
    }
web-with-people-and-bots = { $bots ->
        [one] mit { $people } und einem Bot
       *[other] mit { $people } und { $bots } Bots
    }
web-with-nobody = Sonst ist noch niemand da
web-setup = Aufbau
web-at-turn = Zug { $turn }
web-at-season = Jahr { $year }, Jahreszeit { $season }
web-not-begun = noch nicht begonnen
web-their-move = { $count ->
        [one] { $names } ist dran
       *[other] { $names } sind dran
    }
web-keep-table = Behalten
web-show-all = Alle { $count } zeigen
web-show-fewer = Weniger zeigen
web-live-tables = Laufende Partien
web-watch = Zuschauen
web-open-tables = Offene Tische
web-open-none = Gerade wartet kein Tisch auf Mitspieler.
web-refreshes = aktualisiert sich selbst
web-hosts = { $name } lädt ein
web-join = Mitspielen
web-join-friends = Zu Freunden
web-join-text = Füge den Link ein, den du bekommen hast, oder tippe den Code ein.
web-link-or-code = Link oder Code
web-join-unclear = Das ist weder ein Link noch ein Code. Kopiere alles.

## Die Tür

web-door-text = Dieses Haus fragt seine Gäste nach einem Passwort.
web-your-name = Dein Name
web-password = Passwort
web-come-in = Eintreten

## Ein neuer Tisch

web-which-game = Welches Spiel?
web-seats = Plätze
web-how-many = Wie viele spielen mit?
web-seats-count = { $count } Plätze
web-seat-number = Platz { $number }
web-seat-me = Ich
web-seat-open = Wer mag
web-bot = Bot
web-bot-greedy = Gieriger Bot
    .text = Nimmt, was sofort am meisten bringt.
web-bot-random = Zufallsbot
    .text = Tut irgendetwas, was nach den Regeln geht.
web-bot-shepherd = Hirte
    .text = Sieht nur, was auffällt, und nimmt das Übrige, wie es kommt.
web-bot-fisher = Fischer
    .text = Urteilt nach Augenmaß und sieht selten zweimal hin.
web-bot-merchant = Händler
    .text = Kennt die Gepflogenheiten und erkennt, was sich deutlich unterscheidet.
web-bot-hoplite = Hoplit
    .text = Wägt jede Möglichkeit einen Schritt voraus ab, ohne zu zögern.
web-bot-seer = Seher
    .text = Entscheidet auf einen Blick, nach Tausenden eigener Partien.
web-bot-olympian = Olympier
    .text = Spielt die besten Einfälle in möglichen Welten weiter und wählt, was am meisten bringt.
web-bot-titan = Titan
    .text = Hat das Spiel zu zweit aus dem Nichts gelernt, in Partien gegen sich selbst. An anderen Tischen und mit Optionen spielt er wie der Olympier.
web-bot-any = Bot: { $kind }
web-character = Charakter
web-surprise = Überrasch mich
    .text = Irgendeiner von ihnen: Am Tisch siehst du, welcher.
web-bots-by-strength = Von leicht nach schwer: { $bots }.
web-options = Optionen
web-options-usual = die üblichen, wenn du nichts änderst
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-minute = Eine Minute je Entscheidung
web-clock-five = Fünf Minuten je Entscheidung
web-clock-day = Ein Tag je Entscheidung
web-clock-half-day = Zwölf Stunden pro Zug
web-clock-three-days = Drei Tage pro Zug
web-clock-week = Eine Woche pro Zug
web-reserve = Reserve
web-reserve-none = Keine
web-reserve-day = Ein Tag
web-reserve-three-days = Drei Tage
web-reserve-week = Eine Woche
web-reserve-text = Für die ganze Partie, nur gebraucht, wenn die Zeit für einen Zug um ist.
web-vacation = Urlaub
web-vacation-none = Keiner
web-vacation-week = Eine Woche pro Person
web-vacation-two-weeks = Zwei Wochen pro Person
web-vacation-four-weeks = Vier Wochen pro Person
web-vacation-text = Wer in Urlaub geht (in den Einstellungen), hält damit die eigene Uhr so lange an.
web-absent = Wenn jemand weg ist
web-absent-never = Niemand übernimmt, außer ich will es
web-absent-minute = Nach einer Minute spielt ein Bot
web-absent-five = Nach fünf Minuten spielt ein Bot
web-absent-clock = Wenn die Zeit abgelaufen ist, spielt ein Bot
web-absent-text = Wer zurückkommt, spielt sofort selbst weiter.
web-absent-slow = Bei einem Tag Bedenkzeit muss niemand verbunden bleiben.
web-stand-in = Der Bot, der einspringt
web-listed = Den Tisch allen zeigen
web-listed-text = Sonst führt nur ein Link zu ihm.
web-present = Wer da ist, entscheidet
web-present-text = Sonst wird nichts zurückgenommen oder aufgegeben, solange jemand weg ist.
web-keyed = Glück nach Schlüssel
web-keyed-text = Was fällt, folgt aus dem Seed und daraus, wofür es ist: deine dritte Karte, dein zweiter Wurf in einem Kampf. Was vorher geschah, ändert daran nichts.
web-open-table = Tisch eröffnen

## Vor dem Spiel

web-lobby-waiting = { $count ->
        [one] Ein Platz ist frei oder noch nicht bereit.
       *[other] { $count } Plätze sind frei oder noch nicht bereit.
    }
web-lobby-ready = Alle sind bereit.
web-starting = Die Karten werden gegeben…
web-seat-free = Freier Platz
web-ready = Bereit
web-not-ready = Noch nicht bereit
web-im-ready = Ich bin bereit
web-unready = Moment noch
web-sit = Hier hinsetzen
web-stand = Aufstehen
web-add-bot = Bot dazu
web-add-bot-level = Bots zum Hinzufügen
web-free-seat = Platz frei machen
web-invite = Freunde einladen
web-invite-text = Wer den Link öffnet oder den Code eintippt, sitzt sofort am Tisch. Beides gilt bis zum Spielbeginn, höchstens einen Tag.
web-invite-link = Link zu diesem Tisch
web-code = Code
web-copy-link = Link kopieren
web-withdraw = Zurückziehen
web-make-code = Code erstellen
web-count = Das Spiel beginnt in { $seconds } s
web-count-stop = Anhalten
web-here = da
web-away = nicht da
web-away-since = nicht da seit { $time }
web-copied = Kopiert
web-name-asked = Wie sollen die anderen dich nennen?
web-name-given = Bis du es sagst, sehen sie { $name }.
web-name-mine = So heiße ich
web-name-keep = So lassen
web-start = Spiel beginnen
web-close-table = Tisch schließen
web-closed = Dieser Tisch ist geschlossen
web-closed-text = Die Partie wurde nicht zu Ende gespielt.
web-set-aside = Um diesen Tisch muss sich der Betreiber kümmern
web-set-aside-text = Etwas stimmt nicht mit ihm. Darum hat das Haus ihn beiseitegestellt; sonst merkt niemand etwas davon. Was ihr gespielt habt, ist nicht verloren. Gib dem Betreiber dieses Hauses Bescheid.
web-set-aside-still = Es geht noch immer nicht. Gib dem Betreiber dieses Hauses Bescheid.
web-set-aside-end = Ohne Ergebnis beenden
web-set-aside-sure = Danach kann niemand mehr weiterspielen, und das Protokoll zeigt alles, was verborgen war.
web-set-aside-wait = Noch warten
web-set-aside-over = Diese Partie endete ohne Ergebnis
web-set-aside-over-text = Mit ihrem Tisch stimmte etwas nicht. Das Protokoll reicht so weit, wie sich die Partie lesen ließ.
web-no-table = Du kannst diesen Tisch nicht sehen

## Der Tisch

web-prompt = Was jetzt zu tun ist
web-actions = Was du tun kannst
web-effect-of = { $who }: { $changes }.
web-effect-mine = Du: { $changes }.
web-effect-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
web-effect-keeps = (Vorrat fasst { $limit })
web-effect-ends = Damit ist das Spiel zu Ende.
web-effect-assumed = (bei üblichen Antworten)
web-chosen = Bisher gewählt: { $actions }
web-all-actions = Alles zeigen
web-not-now = { $action }: jetzt nicht
web-not-now-count = { $count ->
        [one] Eine Sache, die jetzt nicht geht
       *[other] { $count } Sachen, die jetzt nicht gehen
    }
web-of = von { $name }
web-reconstructed = Rekonstruiert: Die gedruckten Zahlen sind nicht sicher bekannt.
web-answers = Antwort
web-boards = Bretter
web-sheet = Teile des Blatts
web-shared = Tisch
web-shared-empty = Auf dem Tisch liegt nichts.
web-nothing-here = leer
web-chronicle = Chronik
web-chronicle-you = du
web-chronicle-empty = Noch ist nichts geschehen.
web-chronicle-newest = Neueste
web-chronicle-since = Seit du zuletzt dran warst
web-chronicle-all = Alles
web-chronicle-mine = Meine
web-chronicle-battles = Kämpfe
web-chronicle-filter = Welche Zeilen
web-chronicle-loss = Ein Verlust:
web-log = Was geschieht
web-chat = Chat
web-chat-empty = Sag hallo.
web-say = Sag etwas…
web-send = Senden
web-skip-motion = Überspringen
web-rush = Vorspulen
web-see-again = Nochmal ansehen
web-digest = Seit deiner letzten Entscheidung
web-digest-lost = Verloren:
web-digest-gained = Bekommen:
web-digest-points = { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
    }
web-digest-leads = { $hoped ->
        [0] { $name } führt mit { $points }.
       *[other] Nach jetzigem Stand führt { $name } mit { $points }, davon { $hoped } noch nicht gewonnen.
    }
web-digest-you-lead = { $hoped ->
        [0] Du führst mit { $points }.
       *[other] Nach jetzigem Stand führst du mit { $points }, davon { $hoped } noch nicht gewonnen.
    }
web-digest-close = Gut
web-undo = Rückgängig
web-undo-over = Was die anderen gesehen haben, lässt sich nicht mehr rückgängig machen.
web-no-way-back = { $what }? Das lässt sich nicht rückgängig machen.
web-go-ahead = Ja, los
web-not-yet = Noch nicht
web-held = Den anderen zeigen
    .text = Noch hat niemand gesehen, was du getan hast: Du kannst es rückgängig machen. Nach einer Weile wird es von selbst gezeigt.
web-confirm = Fragen, bevor etwas endgültig ist
web-confirm-time = Rückgängig machen ist möglich
web-confirm-time-text = Was du tust und niemand beantworten muss, bleibt den anderen höchstens so lange verborgen, wenn du es nicht früher zeigst. Spielen nur Bots mit, sind es mindestens fünf Minuten.
web-confirm-never = Gar nicht
web-confirm-short = 30 Sekunden lang
web-confirm-long = Zwei Minuten lang
web-hint = Tipp
web-hint-chance = { $percent } % Chance, die Partie zu gewinnen
web-hint-alike = Kein echter Unterschied zu { $others ->
        [one] einer anderen Möglichkeit
       *[other] { $others } anderen Möglichkeiten
    }.
web-hint-more = Drei Vorschläge
web-because-age = Das bringt das nächste Zeitalter näher.
web-because-army = Das macht dein Heer stärker.
web-because-city = Das bringt deine Stadt voran.
web-because-hand = Das lässt dir die besseren Karten.
web-because-income = Das bringt bei jedem Sammeln mehr ein.
web-because-largest_army = Das hilft beim Größten Heer.
web-because-last_battle = Das hilft beim letzten gewonnenen Kampf.
web-because-most_buildings = Das hilft bei den Meisten Gebäuden.
web-because-purse = Das lässt dir mehr zum Ausgeben.
web-because-victory = Das bringt Siegsteine.
web-because-wonder = Das bringt das Wunder näher.
web-because-rival = Das wirft deinen stärksten Gegner am weitesten zurück.
web-because-cards = Das lässt dir die besseren Karten.
web-because-errands = Das bringt einen Auftrag näher.
web-because-points = Das bringt Punkte.
web-because-soldiers = So bleiben mehr Soldaten an Bord.
web-because-treasures = Das bringt Schätze näher.
web-because-fight = Der Kampf sollte gut ausgehen.
web-because-buildings = Das bringt Gebäude auf deiner Insel.
web-because-fleets = Das bringt deine Flotten voran.
web-because-philosophies = Das bringt eine Philosophie.
web-because-progress = Das rückt den nächsten Bau in Reichweite.
web-because-wonders = Das bringt ein Weltwunder näher.
web-because-win = Das gewinnt die Partie.
web-hint-none = Der Bot weiß es auch nicht.
web-thinking = denkt nach
web-kept = Zurzeit spielt ein Bot
web-resigned = hat aufgegeben
web-team = Team { $team }
web-partner = dein Partner
web-title-yours = Du bist dran
web-time-left = noch { $time }
web-days = { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }

## Um das Spiel herum

web-menu = Menü des Tisches
web-leave = Den Tisch vorerst verlassen
web-back = Zurück zum Spiel
web-pause = Pause
web-resume = Weiter
web-paused = Die Partie macht Pause.
web-propose-pause = Um eine Pause bitten
web-propose-give_up = Vorschlagen, hier aufzuhören
web-asks-pause = { $name } bittet um eine Pause.
web-asks-undo = { $name } bittet, eine Entscheidung zurückzunehmen.
web-asks-give_up = { $name } schlägt vor, hier aufzuhören.
web-you-asked-pause = Du hast um eine Pause gebeten.
web-you-asked-undo = Du hast gebeten, einen Zug zurückzunehmen.
web-you-asked-give_up = Du hast vorgeschlagen, hier aufzuhören.
web-asked-waits = Noch keine Antwort von { $names }.
web-missing = { $name } ist seit { $time } nicht da.
web-missing-wait = Warten
web-missing-bot = Vorerst einen Bot spielen lassen
web-missing-end = Um das Ende bitten
web-nudge = { $name } anstupsen
web-nudge-done = { $name } weiß, dass du wartest.
web-nudged = { $name } wartet auf dich.
web-parted = Die Regeln dieses Spiels wurden verbessert
web-parted-text = Nach den Regeln von jetzt wäre an diesem Tisch etwas anders gekommen. Entscheidet gemeinsam, wie es weitergeht.
web-parted-back = Zurückgehen
web-parted-back-text = Bis kurz bevor es anders gekommen wäre. Was danach kam, wird neu gespielt.
web-parted-keep = Stellung behalten
web-parted-keep-text = Alles bleibt, wie es liegt; von jetzt an gelten die neuen Regeln.
web-parted-end = Partie beenden
web-parted-end-text = Ohne Ergebnis. Ansehen kann man sie weiterhin.
web-parted-wants = { $count ->
    [one] { $names } möchte das.
   *[other] { $names } möchten das.
}
web-parted-how = Mehr als die Hälfte entscheidet. Bei Gleichstand zählt, was möchte, wer den Tisch eröffnet hat. Nach drei Tagen entscheiden die, die etwas gesagt haben.
web-ruled = Die Regeln wurden verbessert
web-ruled-text = An diesem Tisch hat sich nichts geändert. Von jetzt an wird nach den neuen Regeln gespielt.
web-ruled-back = Wie ihr entschieden habt, geht die Partie weiter, kurz bevor es anders gekommen wäre.
web-ruled-keep = Wie ihr entschieden habt, bleibt die Stellung, wie sie war; von jetzt an gelten die neuen Regeln.
web-ruled-changes = { $count ->
    [one] Geänderte Regel:
   *[other] Geänderte Regeln:
}
web-closed-parted = Die Regeln wurden verbessert, und die Spieler haben die Partie ohne Ergebnis beendet.
web-trouble-parted = Die Regeln wurden verbessert. Entscheidet erst gemeinsam, wie diese Partie weitergeht.
web-trouble-nothing_to_choose = An diesem Tisch gibt es nichts zu entscheiden.
web-trouble-choose_what = Das steht hier nicht zur Wahl.
web-trouble-other_rules = Was damals geschah, wurde nach anderen Regeln gespielt und lässt sich nicht noch einmal spielen.
web-mine-kept = Ein Bot spielt für dich.
web-return = Selbst weiterspielen
web-invite-watcher = Jemanden zum Zuschauen einladen
web-agree = Einverstanden
web-disagree = Nein
web-resign = Aufgeben
web-resign-sure = Ein Bot spielt deinen Platz zu Ende; das lässt sich nicht rückgängig machen.
web-resign-sure-alone = Ein Bot spielt deinen Platz zu Ende, und du kannst zusehen; oder die Partie endet hier, ohne Ergebnis. Das lässt sich nicht rückgängig machen.
web-resign-yes = Ja, aufgeben
web-resign-finish = Ein Bot spielt zu Ende
web-resign-end = Partie hier beenden
web-leave-sure-alone = Außer dir spielen hier nur Bots: Die Partie endet ohne Ergebnis. Das lässt sich nicht rückgängig machen.
web-show-result = Das Ergebnis zeigen
web-order-deukalion = Automatisch passen, wenn gewürfelt oder die Kylix aufgestellt ist
    .text = Du wirst dann nicht mehr nach einer Karte gefragt: Der Moment geht von selbst vorbei, sobald dein letzter Zug nicht mehr rückgängig zu machen ist. Die anderen merken nichts davon.
web-order-parthenon = Automatisch passen, wenn eine Phase beginnt
    .text = Du wirst dann nicht mehr nach freien Aktionen gefragt: Der Moment geht von selbst vorbei, sobald dein letzter Zug nicht mehr rückgängig zu machen ist. In deinem Bauzug kannst du sie noch ausführen.
web-only-answer = Etwas anderes ging nicht, also wurde es für dich gewählt: { $what }.
web-keep = Moment, ich will kurz schauen
    .text = Sonst wird das gleich von selbst beantwortet.
web-keep-done = Das wartet jetzt auf dich.

## Ein Plan

web-plan = Mein Plan
    .text = Was du hier planst, geschieht, sobald du gefragt wirst. Niemand sonst erfährt davon oder kann es erkennen.
web-plan-count = Mein Plan ({ $count })
web-plan-list = Was geplant ist
web-plan-empty = Nichts ist geplant.
web-plan-withdraw = Zurücknehmen: { $what }
web-plan-when = „{ $question }“: { $what }
web-plan-any = Was ich auch gefragt werde: { $what }
web-plan-react = Wo ich nur reagieren könnte: passen
web-plan-wish = Sobald es möglich ist: { $what }
web-plan-else = { $first }, sonst { $then }
web-plan-pass = passen
web-plan-same = dasselbe wie letztes Mal
web-plan-bot = { $level } entscheidet für mich
web-plan-more = { $what } ({ $how })
web-plan-repeats = jedes Mal
web-plan-once = einmal
web-plan-how = Wie lange, wie oft und was sonst
web-plan-until = Bis
web-plan-until-say = ich etwas anderes sage
web-plan-until-against = jemand etwas gegen mich tut
web-plan-until-turn = ich mehr als reagieren kann
web-plan-if-until-against = bis jemand etwas gegen mich tut
web-plan-if-until-turn = bis ich mehr als reagieren kann
web-plan-otherwise = Wenn das nicht möglich ist
web-plan-otherwise-ask = frag mich
web-plan-otherwise-next = weiter mit dem Nächsten
web-plan-otherwise-pass = passe
web-plan-otherwise-wait = warte, bis es geht
web-plan-if-next = sonst das Nächste
web-plan-if-pass = sonst passen
web-plan-if-wait = sobald es möglich ist
web-plan-press = Jeder Druck ist
web-plan-press-next = eine eigene Antwort
web-plan-press-else = eine zweite Wahl
web-plan-react-now = Passen, wo ich nur reagieren könnte
web-plan-kinds = Pläne für dieses Spiel
web-plan-kind = { $kind }: { $what }
web-plan-make = So planen
web-plan-change = Plan ändern
web-plan-choose = Hinzufügen …
web-plan-no-more = sonst nichts
web-plan-made = geplant
web-plan-add = Hinzufügen zu: { $what }
web-plan-ahead = Im Voraus antworten
web-plan-ahead-text = Fragen, die dir vielleicht bald gestellt werden. Drück auf eine Antwort, um sie zu planen.
web-plan-ahead-none = Was du bald gefragt wirst, lässt sich nicht vorhersehen.
web-plan-looking = Ich schaue voraus …
web-plan-look = Noch einmal vorausschauen
web-plan-sure = sicher
web-plan-maybe = vielleicht
web-plan-delegate = Einen Bot entscheiden lassen
web-plan-level = Seine Stufe
web-plan-early = Entscheide deinen Zug jetzt
    .text = Du wirst zusammen mit den anderen gefragt. Was du entscheidest, geschieht, wenn du an der Reihe bist; vorher sieht es niemand. Bis dahin kannst du es ändern oder abwarten, was die anderen tun. Ändern sie, was du tun kannst, wirst du noch einmal gefragt.
web-plan-early-decided = Dein Zug ist entschieden. Er wird ausgeführt, wenn du an der Reihe bist.
web-plan-early-told = Was geschehen würde: { $events }
web-plan-early-over = Damit endet dein Zug.
web-plan-early-none = In deinem Zug gibt es nichts zu wählen.
web-plan-early-depends = Ab hier hängt es von anderen ab. Nimm etwas zurück oder warte, bis du an der Reihe bist.
web-plan-early-keep = Das ist mein Zug
web-plan-early-back = Das Letzte zurücknehmen
web-plan-early-entry = Dein Zug, früh entschieden: { $what }
web-plan-became = Was daraus wurde
web-plan-by = nach deinem Plan
web-plan-why-used = { $entry } – getan: { $what }
web-plan-why-impossible = { $entry } – beendet: Es war nicht mehr möglich.
web-plan-why-changed = { $entry } – beendet: Andere haben geändert, was du tun kannst.
web-plan-why-against = { $entry } – beendet: Jemand hat etwas gegen dich getan.
web-plan-why-turn = { $entry } – beendet: Du konntest mehr als reagieren.
web-plan-why-worn = { $entry } – beendet: Es hat oft genug geantwortet.
web-plan-why-done = { $entry } – beendet: Es ist vorbei.
web-plan-why-went_back = { $entry } – beendet: Alle wollten zurück.
web-plan-why-rules = { $entry } – beendet: Die Regeln wurden berichtigt.
web-plan-why-given_up = { $entry } – beendet: Ein Bot spielt auf deinem Platz.
web-trouble-plan_changed = Dein Plan hat sich inzwischen geändert. Sieh ihn dir noch einmal an.
web-trouble-plan_early = Ein früh entschiedener Zug ist dein ganzer Zug, einmal entschieden.
web-trouble-plan_early_length = Ein früh entschiedener Zug hat 1 bis { $most } Entscheidungen.
web-trouble-plan_early_open = Entscheide deinen Zug bis zum Ende oder warte, bis du an der Reihe bist.
web-trouble-not_asked_early = Dein Zug lässt sich jetzt nicht früh entscheiden.
web-trouble-plan_early_depends = Das hängt von anderen ab oder ist nicht möglich. Warte, bis du an der Reihe bist.
web-trouble-plan_length = Ein Plan hat höchstens { $most } Einträge. Nimm erst einige zurück.
web-trouble-plan_wishes = Ein Eintrag nennt 1 bis { $most } Antworten.
web-trouble-plan_level = Einen Bot dieser Stufe gibt es nicht.
web-trouble-plan_twice = Du hast schon einen Plan dieser Art.
web-trouble-plan_kind = Das lässt sich in diesem Spiel nicht planen, oder jetzt nicht.
web-trouble-plan_values = Der Plan sagt etwas, das nicht geht: { $field }.

## Ein Gerät für mehrere

web-curtain-nobody = Hier muss gerade niemand entscheiden
web-curtain-waiting = Wir warten auf { $names }.
web-curtain-pass = Gib das Gerät an { $name }
web-curtain-text = Vom Spiel ist nichts zu sehen, bis { $name } drückt.
web-curtain-raise = Ich bin { $name }
web-curtain-later = Danach: { $names }.
web-curtain-falls = Gleich fällt der Vorhang.
web-curtain-next = Als Nächstes: { $name }.
web-curtain-now = Jetzt weitergeben
web-curtain-anybody = Möchte jetzt jemand etwas tun?
web-curtain-anybody-text = Wer etwas tun möchte, sieht sich zuerst die eigenen Karten an. Möchte niemand, geht die Partie weiter.
web-curtain-quiet = Niemand in diesem Zug
web-curtain-not-now = Jetzt nicht
web-curtain-look = { $name }: meine Karten zeigen
web-open-decides = { $name } entscheidet
web-open-own = Meine Karten zeigen
web-cards-hidden = { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
web-shared-screen = Mehrere Leute spielen an diesem Gerät. Den Tisch sehen alle; vor den eigenen Karten hängt ein Vorhang.
web-other-bots = Auch Bots für Experimente zeigen
web-first-game = Das scheint deine erste Partie zu sein: aufgebaut, wie die Spielregel es dafür empfiehlt.
web-sit-another = Platz für jemanden hier

## Das Ende

web-you-won = Du hast gewonnen!
web-won-for-you = Du hast aufgegeben. Der Bot, der für dich weitergespielt hat, hat gewonnen.
web-you-won-with = Du hast gewonnen, zusammen mit { $names }!
web-nobody-scored = Niemand hat Punkte.
web-won = { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
web-points = Punkte nach Herkunft
web-place = Rang
web-player = Spieler
web-total = Summe
web-rematch = Noch einmal spielen
web-record = Protokoll herunterladen
web-look-at-table = Den Tisch ansehen
web-fair = Waren die Würfel fair? Das Protokoll enthält den Seed, aus dem sie stammen. So können es alle nachprüfen.

## Rückblick

web-close = Schließen
web-replay = Rückblick
web-replays = Rückblick
web-replays-mine = Deine Partien
web-replays-others = Partien anderer
web-replays-none = Hier stehen die Partien, die du zu Ende gespielt hast. Spiel erst einmal eine.
web-let-go = Diese Partie löschen
web-let-go-sure = Sie steht dann nicht mehr unter deinen Partien. Behält sie auch von den Mitspielern niemand, ist sie endgültig weg.
web-let-go-do = Löschen
web-record-open = Protokoll öffnen…
web-records-all = Alle meine Partien herunterladen
web-replay-watch = Ansehen
web-replay-move = Schritt
web-replay-of = Schritt { $n } von { $total }
web-replay-n = Schritt { $n }
web-replay-valuetext = Schritt { $n } von { $total }. { $told }
web-replay-transport = Wiedergabe
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-intro = { $game }: ein beendetes Spiel
web-replay-intro-text = Gespielt von { $players }.
web-replay-intro-spoils = Wie es ausging, wird nicht verraten.
web-replay-intro-step = Schritt für Schritt
web-replay-pause = Anhalten
web-replay-forward = Einen Schritt vor
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-seen-by = Gesehen von
web-replay-spectator = Ein Zuschauer
web-replay-find = Moment suchen
web-replay-search = In der Chronik suchen…
web-replay-turning = Nur Wendepunkte
web-replay-none = Bis hierher wird davon nichts erzählt.
web-replay-more = Und { $count } weitere. Die Suche findet sie.
web-replay-traced = Woher es kommt: { $name }
web-replay-share = Teilen
web-replay-shared = Ein Link zu diesem Moment ist kopiert.
web-share-game = Ein Link zu dieser Partie ist kopiert.
web-share-closed = Nur wer an diesem Tisch war, kann ihn öffnen. Wer den Tisch eröffnet hat, kann das ändern.
web-share-by-hand = Dieser Browser lässt das Kopieren nicht zu: Markiere den Link und kopiere ihn selbst.
web-share-link = Link zur Partie
web-share-open = Wer den Link hat, darf ihn öffnen
web-share-open-text = Andere können die Partie vom ersten Zug an ansehen; was am Tisch gesagt wurde, bleibt dort. Du kannst das jederzeit ändern.
web-share-everybody = Jeder, der den Link hat, kann ihn öffnen.
web-share-here = Diese Adresse gilt nur auf diesem Rechner. Andere brauchen die Adresse, die er in deinem Netz hat.
web-replay-more-tools = Mehr
web-replay-table = Zum Tisch
web-replay-cannot = Diese Partie lässt sich nicht zeigen
web-play-on = Von hier weiterspielen
web-play-on-text = Ein neuer Tisch geht nach Schritt { $n } weiter. Würfel und gezogene Karten sind von hier an neu.
web-play-on-seat = Du spielst
web-play-on-you-first = Der nächste Schritt ist deiner.
web-play-on-others-first = Als Nächstes an der Reihe: { $names }. Du siehst jeden Zug, bis du dran bist.
web-play-on-hidden = Verdeckte Karten
web-play-on-kept = Wie sie lagen
web-play-on-kept-text = Alle haben dieselben Karten, und die Stapel liegen, wie sie lagen.
web-play-on-anew = Neu gegeben
web-play-on-anew-text = Was du gesehen hast, bleibt; was dir verborgen war, wird neu gemischt.
web-play-on-bots = Gegen Bots
web-play-on-table = Tisch für Freunde eröffnen
web-play-on-not = Hier ist die Partie vorbei. Wähle einen früheren Schritt.
web-play-on-share = Diese Stellung teilen
web-play-on-shared = Ein Link zum Weiterspielen ab hier ist kopiert.
web-curve = Wer welche Siegchance hatte
web-curve-turn = { $name }: { $before } → { $after } %{ $cause ->
        [luck] , vor allem durch Glück
        [choice] , durch Entscheidungen
       *[both] {""}
    }
web-curve-chances = Siegchancen: { $chances }
web-curve-luck = { $percent } % des Auf und Ab waren Glück
web-curve-spoils = Das verrät den Ausgang.
web-story-turns = Wo es sich wendete
web-story-turn = { $name }: von { $before } auf { $after } %
web-story-there = Zu diesem Augenblick
web-would = Was der beste Bot getan hätte ({ $bot })
web-would-ask = Was hätte der beste Bot getan?
web-would-text = An der Stelle von { $name }, mit dem, was { $name } damals wusste:
web-would-not = Hier gibt es nichts zu wählen. Sieh es mit den Augen der Person, die entscheidet.
web-coach = Aus meinen Fehlern lernen
web-coach-text = Der Trainer spielt deine Entscheidungen weiter, nur mit dem, was du wusstest, und findet die teuersten.
web-coach-glance = Deine Entscheidungen werden durchgesehen …
web-coach-looking = { $done } von { $total } Entscheidungen genauer angesehen
web-coach-progress = Angesehene Entscheidungen
web-coach-none = Keine deiner Entscheidungen hat dich nachweislich etwas gekostet. Gut gespielt.
web-coach-over = { $count ->
        [one] Das war die eine Entscheidung, die dich etwas gekostet hat.
       *[other] Das waren die { $count } Entscheidungen, die dich am meisten gekostet haben.
    }
web-coach-from-start = Noch einmal
web-coach-step = Entscheidung { $n } von { $total }
web-coach-try = Was würdest du hier tun?
web-coach-options = Was du tun kannst
web-coach-weighing = Wird weitergespielt …
web-coach-best = Das ist das Beste, was wir gefunden haben: { $points } Punkte besser als das, was du gespielt hast.
web-coach-same = Das hast du gespielt. Es hat { $points } Punkte gekostet.
web-coach-loses = { $points ->
        [0] So gut wie das Beste, was wir gefunden haben.
        [one] Einen Punkt schlechter als das Beste, was wir gefunden haben.
       *[other] { $points } Punkte schlechter als das Beste, was wir gefunden haben.
    }
web-coach-show = Zeigen, was ich gespielt habe
web-coach-claim = Du hast gespielt: { $played }. Um { $points } Punkte besser: { $best }.
web-coach-after = Nach deinem Zug gewinnst du { $before } von 100 Partien, nach dem anderen { $after }.
web-coach-how = Je { $worlds }-mal weitergespielt, mit gleichem Glück und mit dem, was du wusstest; zwischen { $low } und { $high } Punkten.
web-coach-again = Noch ein Versuch
web-coach-back = Zurück
web-coach-next = Nächste Entscheidung
web-coach-end = Fertig
web-coach-luck = Das war nicht deine Schuld
web-coach-luck-text = Zug { $line }: Das Glück hat dich { $points } Punkte gekostet.
web-puzzles = Rätsel
web-puzzles-home = Eine Antwort ist viel besser als alle anderen. Finde sie.
web-puzzles-text = Stellungen aus Partien zwischen Bots. Du weißt, was der Platz weiß, und eine Antwort ist mindestens zehn Punkte besser als alles andere: So viel mehr Partien von hundert gewinnt man damit.
web-puzzles-none = Hier gibt es keine Rätsel.
web-puzzles-day = Rätsel des Tages
web-puzzles-solve = Lösen
web-puzzles-mine = Deine Rätsel
web-puzzles-count = { $solved } auf Anhieb gelöst, { $tried } versucht; es gibt { $total }.
web-puzzles-unrated = Deine ersten Versuche ergeben deine Rätselwertung.
web-puzzles-rating = Deine Rätselwertung: { $points }
web-puzzles-next = Nächstes Rätsel
web-puzzles-all-tried = Diese hast du alle versucht.
web-puzzles-choose = Such dir eins aus
web-puzzles-game = Spiel
web-puzzles-theme = Thema
web-puzzles-difficulty = Schwierigkeit
web-puzzles-any = Alle
web-puzzles-easy = leicht
web-puzzles-medium = mittel
web-puzzles-hard = schwer
web-puzzles-new = neu
web-puzzles-right = gelöst
web-puzzles-wrong = verfehlt
web-puzzles-line = { $difficulty }, Wertung { $points }, { $seats } Spieler
web-puzzles-none-fit = Keins passt. Wähle weniger eng.
web-puzzles-all = Alle Rätsel
web-puzzles-options = Was jede Möglichkeit wert ist
web-puzzles-looking = Wird nachgesehen …
web-puzzles-show = Antwort zeigen
web-puzzles-chance = { $chance } %
web-puzzles-how = Wie viele Partien von hundert danach gewonnen werden: { $worlds }-mal weitergespielt, mit gleichem Glück und mit dem, was du weißt.
web-puzzles-is-right = Richtig: { $best }. Jede falsche Antwort kostet { $points } Punkte oder mehr.
web-puzzles-shown = Richtig wäre: { $best }. Jede falsche Antwort kostet { $points } Punkte oder mehr.
web-puzzles-was = Richtig wäre: { $best }. Deine Antwort kostet { $points } Punkte.
web-puzzles-is-wrong = Nein: Das kostet { $points } Punkte. Versuch es noch einmal.
web-puzzles-fit = { $count } Rätsel
web-puzzles-more = Noch { $count } zeigen
web-puzzles-theme-battle = Kampf
web-puzzles-theme-harvest = Ernte
web-puzzles-theme-explore = Erkunden
web-puzzles-theme-trade = Handel
web-puzzles-theme-building = Bauen
web-puzzles-theme-army = Heer
web-puzzles-theme-gods = Götter
web-puzzles-theme-cards = Karten
web-puzzles-theme-victory = Siegwürfel
web-puzzles-theme-cup = Die Kylix
web-puzzles-theme-route = Route
web-puzzles-theme-hydra = Die Hydra
web-puzzles-theme-missions = Aufträge
web-puzzles-theme-styx = Die Styx
web-puzzles-theme-turn = Der Zug
web-puzzles-theme-harbor = Häfen
web-puzzles-theme-production = Produktion
web-puzzles-theme-events = Ereignisse
web-puzzles-theme-hand = Die Hand
web-puzzles-theme-archon = Der Archon
web-puzzles-theme-end = Endspiel
web-dice = Waren die Würfel fair?
web-dice-verify = Würfel prüfen
web-dice-working = Das Haus spielt die Partie nach, um sie zu prüfen…
web-dice-fair = Die Würfel waren fair.
web-dice-unproven = Nichts ist falsch, aber nicht alles lässt sich beweisen.
web-dice-departs = Dieses Protokoll stimmt nicht.
web-dice-commitment = Vor der Partie versprochen (Commitment)
web-dice-seed = Danach gezeigt (Seed)
web-dice-here = In diesem Browser geprüft
web-dice-house = Von diesem Haus geprüft
web-dice-seed-fits = Der Seed ist der versprochene, für diesen Tisch und diese Spieler.
web-dice-seed-wrong = Der Seed ist nicht der versprochene.
web-dice-seen = Dieser Browser sah dasselbe Versprechen, bevor die erste Karte gegeben wurde.
web-dice-changed = Vor der Partie sah dieser Browser ein anderes Versprechen.
web-dice-cannot = Auf einer unverschlüsselten Seite rechnen Browser das nicht nach. Nimm das Protokoll.
web-dice-day-later = Das Geheimnis eines Tages wird gezeigt, wenn der Tag vorbei ist, um Mitternacht UTC. Dann lässt sich das prüfen.
web-dice-commitment-day = Das Geheimnis ist das, was das Haus an diesem Tag allen versprochen hatte.
web-dice-outcomes-day = Alle { $outcomes } Ziehungen und Würfe folgen aus dem Geheimnis des Tages.
web-dice-no-seed = Es gibt keinen Seed: An diesem Tisch wurde nicht geheim gegeben.
web-dice-lines-yes = Alle { $lines } Zeilen lassen sich nach den Regeln spielen.
web-dice-digests-yes = Keine Zeile wurde nachträglich geändert.
web-dice-commitment-yes = Der Seed ist der, den der Geber versprochen hat.
web-dice-outcomes-yes = Alle { $outcomes } Ziehungen und Würfe folgen aus dem Seed und den Zufallsbytes der Spieler.
web-dice-outcomes-no = Die Ziehungen und Würfe lassen sich nicht nachrechnen.
web-dice-luck-note = Es ist Glück nach Schlüssel: Jede Ziehung und jeder Wurf folgt daraus, wofür sie war.
web-dice-given-no = Der Anfang wurde von einem anderen Tisch übernommen.
web-dice-start-no = Die Partie beginnt in einer aufgebauten Stellung; wie es dazu kam, steht nicht im Protokoll.
web-dice-practice-note = Alle waren einverstanden, eine Ziehung zurückzunehmen: Das war Übung.
web-dice-end-note = Das ist die ganze Partie.
web-dice-trust = Ein Browser kennt die Regeln nicht und glaubt dem Haus, dass jede Entscheidung erlaubt war. Wer sicher sein will, lädt das Protokoll herunter und fragt den eigenen Rechner:

## Regeln

web-rules = Regeln
web-rules-text = Jede Regel hat eine Nummer. Wo das Spiel dich etwas fragt oder etwas nicht zulässt, führt die Nummer hierher.
web-rules-guide = Der Leitfaden, mit jeder Nummer
web-rules-numbered = Die nummerierten Regeln, wie das Programm sie kennt, auf Englisch.
web-rules-read = Lesen
web-rules-all = Alle Spiele
web-rules-of = Die Regeln von { $game }
web-rules-contents = Inhalt
web-rules-search = In den Regeln suchen…
web-rules-found = Gefunden
web-rules-count = { $count ->
        [0] Nichts gefunden. Versuch es mit einem anderen Wort oder der Nummer einer Regel.
        [one] Eine Stelle
       *[other] { $count } Stellen
    }
web-rules-english = Diese Seite ist noch nicht übersetzt. Hier steht sie auf Englisch.
web-rules-none = Von diesem Spiel sind hier keine Regeln aufgeschrieben.
web-rules-open = Im Regelbuch öffnen
web-rule-read = Regel { $rule } lesen
web-rule-itself = Die Regel selbst, auf Englisch
web-rule-unknown = Über { $rule } steht hier nichts.
web-rule-of-prompt = Die Regel dazu ({ $rule })

## Lernen

web-learn = Spiel lernen
web-lesson = Die Lektion
web-lesson-begin = Anfangen
web-lesson-show = Zeig es mir
web-lesson-next = Weiter
web-lesson-again = Neu anfangen
web-lesson-leave = Lektion verlassen
web-lesson-real = Eine Partie gegen Bots
web-lesson-on = Hier weiterspielen
web-lesson-fold = Lektion einklappen
web-lesson-unfold = Lektion ausklappen
web-lesson-goals = { $done } von { $all } Dingen gelernt
web-lesson-learnt = gelernt
web-lesson-coming = kommt noch
web-lesson-test = Zur Probe
web-lesson-try = Noch einmal versuchen
web-lesson-view = Die Lektion noch einmal
web-lesson-following = Nächste Lektion
web-lesson-all = Alle Lektionen
web-lesson-wins = Gewinnen lernen
web-lesson-wins-about = Zehn Minuten mit einer Lehrerin an deiner Seite: das Ziel und der Weg dorthin.
web-lessons = Lektionen
web-lessons-of = Lektionen: { $game }
web-lessons-lead = Kurze Lektionen mit je einem Thema, etwa fünf Minuten. Jede endet mit einer Probe, die du spielend bestehst. Fang an, wo du magst, hör auf, wann du magst, und komm wieder.
web-lessons-count =
    { $all ->
        [one] { $done } von { $all } Lektion geschafft
       *[other] { $done } von { $all } Lektionen geschafft
    }
web-lessons-next = als Nächstes: { $lesson }
web-lesson-done = geschafft
web-lesson-going = begonnen
web-lesson-is-next = als Nächstes
web-lesson-resume = Weiter
web-lesson-take = Anfangen
web-lesson-revisit = Noch einmal
web-practice = Das war Übung: Das Ergebnis zählt nicht, und über die Würfel wurde nichts versprochen.
web-tour = Rundgang um den Tisch
web-tour-take = Führ mich herum
web-tour-count = Station { $at } von { $all }
web-tour-next = Weiter
web-tour-back = Zurück
web-tour-skip = Rundgang überspringen
web-tour-end = Los geht’s
web-tour-prompt-title = Was jetzt zu tun ist
web-tour-prompt = Die Frageleiste sagt immer in einem Satz, was von dir verlangt wird oder auf wen alle warten.
web-tour-glow-title = Was du drücken darfst
web-tour-glow = Ein goldener Ring sagt: Das darfst du. Sonst ist nie etwas golden. Die Punkttaste führt von einem zum nächsten.
web-tour-board-title = Deine Tafel
web-tour-board = Hier liegt alles, was dir gehört. Drücke etwas, um es näher zu sehen: was es kann und woher seine Zahlen stammen.
web-tour-others-title = Die anderen
web-tour-others = Ihre Tafeln, angeordnet wie deine. Was sie verbergen, siehst du nicht, und auch die Bots sehen deine verdeckten Karten nicht.
web-tour-chronicle-title = Was geschehen ist
web-tour-chronicle = Die Chronik erzählt alles, was geschah; zeig auf eine Zeile, und du siehst, wo auf der Tafel. Auch der Chat ist hier.
web-tour-rule-title = Die Regel dazu
web-tour-rule = Das Buch öffnet die Regel, aus der die Frage kommt. Auch was nicht geht, nennt seine Regel.
web-tour-menu-title = Menü und Einstellungen
web-tour-menu = Farben, Ton, Schriftgröße und Sprache stehen in den Einstellungen. Im Menü sind Rückblick, Pause und dieser Rundgang.

## Einstellungen

web-rename = Ändern
web-renamed = Ab jetzt heißt du { $name }.
web-language = Sprache
web-theme = Farben
web-theme-system = Wie das Gerät
web-theme-clay = Terrakotta (hell)
web-theme-night = Nacht (dunkel)
web-theme-to-clay = Zu hellen Farben
web-theme-to-night = Zu dunklen Farben
web-text-size = Schriftgröße
web-patterns = Muster neben Farben
web-motion = Bewegung
web-motion-system = Wie das Gerät
web-motion-on = Figuren wandern
web-motion-off = Still
web-pace = Tempo der Bots
web-pace-calm = Ruhig
web-pace-brisk = Flott
web-pace-instant = Sofort
web-sound = Ton
web-other-device = Ein anderes Gerät
web-other-device-text = Wer diesen Link zuerst öffnet, bist du, auch dort. Er gilt einmal, zehn Minuten lang.
web-other-device-link = Link erstellen
web-become = Auf diesem Gerät als { $name } weitermachen?
web-become-text = Du bist hier { $me }. Dieser Link kommt von einem anderen Gerät: Mit ihm bist du auch hier { $name }. { $me } bleibt erhalten; in den Einstellungen kannst du zurück.
web-become-yes = Als { $name } weitermachen
web-become-no = { $me } bleiben
web-before = Wer du vorher warst
web-before-text = Bevor du einen Link von einem anderen Gerät geöffnet hast, warst du hier { $name }.
web-before-again = Wieder { $name } sein

## Hilfe

web-help-start = Fang hier an
web-help-begin = Wie fange ich an?
web-help-begin-text = Wähle „Gegen Bots spielen“ unter einem Spiel. Du sitzt sofort am Tisch, Bots nehmen die anderen Plätze.
web-help-prompt = Was muss ich tun?
web-help-prompt-text = Die Frageleiste sagt es immer in einem Satz. Darunter steht alles, was du tun kannst.
web-help-glow = Was kann ich wählen?
web-help-glow-text = Alles mit einem goldenen Ring. Sonst ist nie etwas golden.
web-help-why = Warum geht das nicht?
web-help-why-text = Zeige darauf, geh mit der Tastatur hin oder drücke lange: Du liest, warum, mit der Nummer der Regel.
web-help-undo = Ich habe das Falsche gewählt
web-help-undo-text = Du kannst es rückgängig machen, solange nichts bekannt geworden ist und niemand weitergespielt hat.
web-help-friends = Wie spiele ich mit Freunden?
web-help-friends-text = Stelle einen Tisch auf und schick den Link weiter, oder lies den Code vor. Wer so kommt, sitzt sofort; sitzt der Letzte, beginnt das Spiel nach zehn Sekunden.
web-help-fair = Sind die Würfel fair?
web-help-fair-text = Ja, und du kannst es beweisen. Das Geheimnis des Gebers steht fest, bevor du deines dazugibst; nach der Partie zeigt das Protokoll beide.
web-keys = Tasten
web-key-tab = zum Nächsten
web-key-enter = wählen
web-key-dot = zum Nächsten, das du wählen darfst
web-key-p = noch einmal hören, was zu tun ist
web-key-u = rückgängig machen
web-key-n = zu dem Tisch, der am längsten auf dich wartet
web-key-esc = schließen, was sich geöffnet hat
web-key-arrows = im Rückblick: einen Schritt zurück oder vor
web-key-brackets = im Rückblick: zum Wendepunkt davor oder danach

## Über

web-about-text = Petteia nannten die alten Griechen ihre Brettspiele. Hier spielst du Spiele von ihren Göttern und Helden, mit Freunden oder mit Bots, die nur sehen, was du an ihrem Platz sähest.
web-version = Version { $version }
web-about-programs = Für Programme: die Schnittstelle dieses Hauses
web-credits = Dank
web-credits-icons = Die Symbole sind von Lorc, Delapouite und anderen; wir haben sie gefärbt, gespiegelt und beschnitten:
web-credits-fonts = Die Schriften sind Cinzel von Natanael Gama und Alegreya Sans von Juan Pablo del Peral, unter der SIL Open Font License 1.1.
web-credits-art = Friese und Bretter haben wir selbst gezeichnet; nichts stammt aus den gedruckten Spielen.
web-licences = Lizenzen

## Wenn etwas nicht geht

web-trouble-unforeseen = Etwas ist schiefgegangen. Versuche es noch einmal oder lade die Seite neu.
web-trouble-unreachable = Das Haus ist nicht erreichbar. Prüfe deine Verbindung.
web-trouble-wrong_password = Das ist nicht das Passwort dieses Hauses.
web-trouble-link_used_up = Dieser Link ist verbraucht oder zu alt. Bitte um einen neuen.
web-trouble-by_invitation = An diesen Tisch kommt man nur mit Einladung. Bitte um einen Link.
web-trouble-no_such_table = Diesen Tisch gibt es nicht.
web-trouble-needs_the_host = Um diesen Tisch muss sich der Betreiber kümmern. Gib ihm Bescheid.
web-trouble-seat_taken = Hier sitzt schon jemand.
web-trouble-name_taken = Jemand an diesem Tisch heißt schon so. Nimm einen eigenen Namen.
web-trouble-tables_enough = Spiele zuerst einen deiner Tische zu Ende oder schließe einen.
web-trouble-disk_enough = Deine Partien brauchen hier schon viel Platz. Lösche welche, die zu Ende sind, oder bitte den Betreiber dieses Hauses, einige zu entfernen.
web-trouble-muted = Der Betreiber dieses Hauses lässt dich hier nichts sagen.
web-trouble-bad_record = Dieses Protokoll lässt sich nicht öffnen.
web-trouble-too_large = Diese Datei ist zu groß für ein Protokoll.
web-trouble-not_utf8 = Diese Datei ist kein Text in UTF-8, also kein Protokoll.
web-trouble-empty_record = Diese Datei ist leer.
web-trouble-no_such_file = Diese Datei lässt sich nicht lesen. Wähle sie noch einmal aus.
web-trouble-too_often = Das war zu oft. Warte einen Moment.
web-trouble-not_ready = Noch sind nicht alle bereit.
web-trouble-no_such_code = Dieser Code führt zu keinem Tisch oder gilt nicht mehr. Lass dir einen neuen geben.
web-trouble-table_full = An diesem Tisch sind alle Plätze besetzt.
web-trouble-line_lost = Die Verbindung ging verloren. Versuche es noch einmal.
web-trouble-cannot_undo = Es gibt nichts, was du rückgängig machen könntest.

## Das Haus im Tab

web-tab-opening = Das Haus kommt in diesen Tab
web-tab-opening-text = Nichts wird irgendwohin geschickt: Spiele, Bots und Regeln laufen in deinem Browser. Der erste Besuch lädt etwa 20 MB.
web-tab-loaded = { $percent } % geladen
web-tab-unpacking = Wird ausgepackt …
web-tab-rules = Solange die Regeln lesen
web-tab-elsewhere = Das Haus ist in einem anderen Tab offen
web-tab-elsewhere-text = Schließ es dort, dann öffnet es sich hier. Deine Tische sind dieselben.
web-tab-failed = Das Haus ließ sich in diesem Tab nicht öffnen
web-tab-failed-text = Vielleicht ist dieser Browser zu alt, oder er behält nichts auf der Platte (ein privates Fenster?).
web-tab-online = Online weiterspielen
web-tab-online-text = Das Spiel zieht in ein Haus um, in dem andere mitspielen können. Hier endet es.
web-tab-online-house = Adresse des Hauses
web-tab-online-go = Dorthin
web-tab-online-wrong = Das ist keine Adresse eines Hauses; richtig wäre games.example.org.
web-online-unreadable = Das Spiel in diesem Link ist nicht lesbar.
web-house-only = Nur in einem Haus, weil das Nachdenken im Browser zu lange dauert: { $bots }.

## Erfahren, dass man dran ist

web-waits =
    { $count ->
        [one] Du bist dran: { $title }. Mit der Taste N geht es dorthin.
       *[other] { $count } Tische warten auf dich, { $title } am längsten. Mit der Taste N geht es dorthin.
    }
web-notices = Wenn du dran bist
web-notices-text = Eine offene Seite zeigt es dir mit ihrem Titel, ihrem Symbol und einem Ton. Hier wählst du, wie du es sonst erfährst. Wer die Seite vor sich hat, bekommt keine Nachricht.
web-notices-none = Außerhalb seiner Seiten meldet sich dieses Haus nicht: Wer es betreibt, hat das nicht eingerichtet.
web-notify = Mitteilungen, solange eine Seite offen ist
web-notice-ways = Wie du es erfährst
web-notice-mail = E-Mail
web-notice-hook = Webhook
web-notice-hook-text = Für Discord, Slack, Matrix und dergleichen. Adressen müssen beginnen mit: { $begins }
web-notice-push = Dieser Browser
web-notice-push-text = Meldet sich auch, wenn keine Seite offen ist: über den Pushdienst seines Herstellers, der nicht mitlesen kann.
web-notice-push-add = Diesem Browser melden
web-notice-add = Hinzufügen
web-notice-try = Ausprobieren
web-notice-tried = Dorthin wurde etwas geschickt.
web-notice-drop = Entfernen
web-notice-every = höchstens einmal pro
web-notice-after = Erst, wenn du dran bist seit
web-notice-at-once = gerade eben
web-notice-quiet = Ruhezeit
web-notice-quiet-from = Ruhe ab
web-notice-quiet-to = Ruhe bis
web-notice-look-there = Sieh in deine Post bei { $address }: Dort ist ein Link, mit dem du sagst, dass du das möchtest.
web-notice-unconfirmed = Wartet, bis du dem Link in der Mail folgst.
web-notice-unreached = War nicht zu erreichen; es wird wieder versucht.
web-notice-spoilt = Dort ist niemand mehr. Entferne es, oder füge es neu hinzu.
web-notice-not-allowed = Dein Browser erlaubt das nicht; in den Einstellungen der Seite kannst du es ändern.
web-notice-no-push = Dieser Browser konnte seinen Pushdienst nicht erreichen.
web-notice-minutes =
    { $count ->
        [one] Minute
       *[other] { $count } Minuten
    }
web-notice-hours =
    { $count ->
        [one] Stunde
       *[other] { $count } Stunden
    }
web-notice-days =
    { $count ->
        [one] Tag
       *[other] { $count } Tage
    }
web-trouble-no_mail_address = Das ist keine E-Mail-Adresse.
web-trouble-hook_not_allowed = Wer dieses Haus betreibt, erlaubt keine Webhooks an diese Adresse.
web-trouble-push_not_allowed = Dieses Haus kennt den Pushdienst deines Browsers nicht.
web-trouble-ways_enough = Du erfährst es schon auf zehn Wegen. Entferne erst einen.
web-trouble-not_sent = Das ließ sich nicht verschicken. Stimmt die Adresse?
web-trouble-no_such_way = Das gibt es schon nicht mehr.
web-trouble-no_address = Das ist keine Adresse eines Webdienstes.

## Wieder man selbst sein

web-recovery = Wiederherstellungscode
web-recovery-text = Nur dieser Browser weiß hier, wer du bist. Wenn er dich vergisst, bist du mit diesem Code wieder du selbst, hier oder auf einem anderen Gerät. Bewahre ihn auf, wo nur du ihn findest.
web-recovery-there = Du hast einen Code. Er wird nicht noch einmal gezeigt; ein neuer tritt an seine Stelle.
web-recovery-make = Code erstellen
web-recovery-anew = Neuen Code erstellen
web-recovery-drop = Zurückziehen
web-recovery-dropped = Der Code ist jetzt wertlos.
web-recovery-keep = Er wird nur dieses eine Mal gezeigt.
web-recovery-enter = Ich habe einen Wiederherstellungscode
web-recovery-use = Wieder ich sein
web-recovery-yours = Das bist du schon.
web-trouble-no_such_recovery = Diesen Code hat niemand. Sind alle Buchstaben richtig abgeschrieben?
web-everything = Alles über dich
web-everything-text = Alles, was dieses Haus über dich aufbewahrt, in einer Datei: dein Name und deine Geräte, wie du benachrichtigt wirst, deine Ergebnisse und jede deiner Partien samt Aufzeichnung und dem, was du dort gesagt hast.
web-everything-get = Herunterladen

## Mit einem Passkey wieder man selbst sein; eins sein, und niemand

web-passkey = Passkeys
web-passkey-text = Mit einem Passkey bist du durch Finger, Gesicht oder PIN wieder du selbst, auf diesem Gerät und überall, wohin deine Passkeys mitkommen. Das Haus erfährt davon nichts.
web-passkey-make = Passkey erstellen
web-passkey-use = Passkey verwenden
web-passkey-made = Mit diesem Passkey bist du von nun an wieder du selbst.
web-passkey-dropped = Der Passkey ist hier jetzt wertlos. Du kannst ihn auch auf deinem Gerät löschen.
web-passkey-since = Seit { $day }.
web-passkey-used = Zuletzt verwendet am { $day }.
web-passkey-drop = Zurückziehen
web-trouble-passkey_refused = Mit diesem Passkey kommt hier niemand herein.
web-trouble-passkey_too_late = Das hat zu lange gedauert. Versuch es noch einmal.
web-trouble-passkey_not_kept = Dieser Passkey ist schon bekannt, oder du hast zu viele.
web-trouble-no_passkeys = Passkeys brauchen ein Haus, das über https erreicht wird.
web-unite = Mit { $name } zusammenlegen
web-unite-sure = Alle Tische, Ergebnisse, Notizen und Geräte von { $name } werden für immer die von { $me }, und die Wertungen werden neu berechnet. Tu das nur, wenn du beide bist: Wer den Code oder ein Gerät von einem der beiden hat, hat danach alles.
web-unite-yes = Zusammenlegen
web-unite-no = Lieber nicht
web-united = Du und { $name } seid jetzt eins.
web-trouble-both_at_table = Ihr sitzt beide an einem Tisch, an dem noch gespielt wird. Spielt die Partie erst zu Ende, oder steht auf.
web-trouble-both_rated = Ihr habt eine gewertete Partie gegeneinander gespielt, deshalb bleibt ihr zwei.
web-trouble-one_set_aside = Um einen dieser Tische muss sich erst der Gastgeber kümmern.
web-forget = Vergessen werden
web-forget-text = Das Haus vergisst dich: Dein Name verschwindet von allen Tischen und aus allen Aufzeichnungen, und mit ihm, was du gesagt und notiert hast, deine Geräte, Passkeys und Wege, dich zu benachrichtigen. Partien bleiben, und wo eine läuft, spielt ein Bot für dich. Was andere mit eigenen Worten über dich geschrieben haben, bleibt auch.
web-forget-me = Mich vergessen …
web-forget-sure = Das kann niemand rückgängig machen. Tippe { $name }, um weiterzumachen.
web-forget-yes = Mich für immer vergessen
web-said-gone = (weg)
web-trouble-not_confirmed = Das ist nicht dein Name.

## Eine Weile weg

web-rest = Urlaub
web-rest-text = Sag, bis wann du weg bist, und deine Uhr steht an allen Tischen still, die Tage Bedenkzeit haben und das erlauben. Die anderen sehen es.
web-rest-until = Du bist bis einschließlich { $day } im Urlaub.
web-rest-go = In Urlaub gehen
web-rest-back = Ich bin zurück
web-rest-over = Willkommen zurück. Deine Uhr läuft wieder.
web-rest-begun =
    { $stand ->
        [one] Deine Uhr steht an einem Tisch still
       *[other] Deine Uhr steht an { $stand } Tischen still
    }{ $run ->
        [0] .
        [one] und läuft an einem weiter, der das nicht erlaubt oder an dem dein Urlaub verbraucht ist.
       *[other] und läuft an { $run } weiter, die das nicht erlauben oder an denen dein Urlaub verbraucht ist.
    }
web-rest-nowhere = An keinem deiner Tische gibt es eine Uhr, die du anhalten kannst.
web-away-until = weg bis { $time }
web-your-move-until = Du bist dran, bis { $time }

## Was gespielt wurde, und wie gut

web-profile = Profil
web-profile-counts =
    { $played ->
        [0] Noch ist keine Partie zu Ende.
        [one] Eine Partie, { $won } gewonnen.
       *[other] { $played } Partien, { $won } gewonnen.
    }
web-profile-hidden = { $name } zeigt keine Ergebnisse und Wertungen.
web-profile-see = Wer deine Ergebnisse und Wertungen sieht
web-profile-see-all = Alle hier
web-profile-see-me = Nur du
web-profile-see-text = Wer nichts zeigt, steht auf keiner Rangliste. Gewertete Partien zählen trotzdem.
web-profile-games = Beendete Partien
web-profile-games-none = Noch nichts.
web-profile-place = { $place }. von { $seats }
web-profile-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
web-profile-absent = vorzeitig gegangen
web-profile-somebody = jemand
web-ratings = Wertungen
web-ratings-none = Noch keine gewertete Partie. Ob gewertet wird, sagt, wer den Tisch eröffnet; auch gegen Bots geht das.
web-ratings-text = Die Punkte zählen vom schwächsten Bot aufwärts; 400 mehr heißen zehn Siege auf eine Niederlage. Der Balken zeigt, wie sicher das ist.
web-rating-seats =
    { $seats ->
        [one] ein Platz
       *[other] { $seats } Plätze
    }
web-rating-points = { $points } ± { $give }
web-rating-between = zwischen { $below } und { $above }
web-rating-over = über { $below }
web-rating-under = unter { $above }
web-rating-games =
    { $games ->
        [one] nach einer Partie
       *[other] nach { $games } Partien
    }
web-leaders = Ranglisten
web-leaders-none = Hier wurde noch keine gewertete Partie gespielt.
web-leaders-how = Stell einen Tisch auf, schalte in seinen Einstellungen „Gewertet“ ein und spiel die Partie zu Ende, gegen Freunde oder gegen Bots einer Stufe. Nach der ersten stehst du hier bei den anderen.
web-leaders-go = Zu den Spielen
web-leaders-text = Vorn steht, wer am meisten gezeigt hat: was eine Wertung mindestens wert ist. Bots bleiben, wo sie sind.
web-leaders-bot = Bot
web-rated = Gewertet
web-rated-text = Das Ergebnis zählt für die Wertung. Es gibt keine Tipps, nichts wird einvernehmlich zurückgenommen, und alle haben einen Platz. Wer geht oder aufgibt, wird Letzter.
web-trouble-rated_stands = In einer gewerteten Partie gilt, was getan ist.
web-trouble-rated_one_seat = In einer gewerteten Partie hat jeder einen Platz.
web-trouble-bot_not_rated = Niemand weiß, was dieser Bot wert ist. In einer gewerteten Partie spielen nur Bots einer Stufe mit.
web-trouble-character_not_rated = Ein Bot mit Charakter ist nicht genau so stark wie seine Stufe. In einer gewerteten Partie spielen nur Bots ohne.
web-trouble-no_such_character = Diesen Charakter kann der Bot nicht haben.
web-trouble-not_rated_here = Dieses Haus wertet keine Partien.
web-trouble-rated_by_the_box = Eine gewertete Partie wird mit der Schachtel des Hauses gespielt.
web-trouble-no_such_guest = Unter dieser Adresse ist hier niemand.
web-note = Notiz für dich
web-note-text = Nur du siehst sie, auf allen deinen Geräten.
web-note-kept = Notiert.

# an owner’s box
web-own-box = Eigene Schachtel
web-own-box-text = An diesem Tisch wird mit den Zahlen eines Besitzers gespielt. Sieh nach, was abweicht.
web-in-the-box = Was in der Schachtel ist
web-the-box = Die Schachtel
web-look = Ansehen
web-which-box = Zahlen
web-box-usual = Die Zahlen des Spiels
web-box-chosen = Mit einer eigenen Schachtel sagt der Tisch es dazu, alle sehen vor dem Hinsetzen, was abweicht, und die Partie wird nicht gewertet.
web-box-choose = Besitzt du das gedruckte Spiel? Trage seine wahren Zahlen ein:
web-box-house = Gespielt mit den eigenen Zahlen dieses Hauses.
web-box-named = Gespielt mit der Schachtel „{ $name }“.
web-box-any = Gespielt mit Zahlen aus jemandes eigener Schachtel.
web-invite-box = Wer den Link öffnet oder den Code eintippt, kommt an den Tisch, sieht, was in dieser Schachtel abweicht, und setzt sich. Beides gilt bis zum Spielbeginn, höchstens einen Tag.
web-box-unrated = Was vom Spiel abweicht:
web-trouble-box_refused = Diese Datei ist keine Schachtel dieses Spiels.
web-trouble-boxes_enough = Du bewahrst hier schon so viele Schachteln auf, wie es geben darf. Wirf zuerst eine weg.
web-trouble-no_such_box = So eine Schachtel hast du nicht.
web-trouble-no_box = Das ist keine Schachtel.

## Reden: wen man nicht liest, wen der Gastgeber wegschickt, was gemeldet wird

web-chat-new = Neu
web-chat-unread = { $count ->
        [one] eine neue Zeile
       *[other] { $count } neue Zeilen
    }
web-chat-mute = Chat für mich stummschalten
web-chat-muted = Du hast diesen Chat stummgeschaltet.
web-chat-show = Wieder zeigen
web-chat-barred = Wer diesen Tisch aufgestellt hat, lässt dich hier nichts sagen.
web-people = Leute an diesem Tisch
web-people-what = stummschalten, blockieren oder melden
web-person-about = { $name } stummschalten, blockieren oder melden
web-person-mute = Für mich stummschalten
web-person-unmute = Wieder lesen
web-person-mute-text = Du liest an keinem Tisch mehr, was diese Person sagt. Sie erfährt nichts davon.
web-person-mute-done = Du liest nicht mehr, was { $name } sagt.
web-person-heard = Du liest { $name } wieder.
web-person-block = Blockieren
web-person-unblock = Nicht mehr blockieren
web-person-block-text = Du liest auch nichts mehr, und du wirst gefragt, bevor ein Link, ein Code oder ein Platz euch zusammenbringt.
web-person-block-done = { $name } ist blockiert. Die Liste steht in den Einstellungen.
web-person-report = Dem Betreiber melden
web-person-report-text = Der Betreiber dieses Hauses liest diese Worte, wer sie gesagt hat, an welchem Tisch, und was du hier schreibst.
web-person-report-name = Der Betreiber dieses Hauses liest diesen Namen, an welchem Tisch er steht, und was du hier schreibst.
web-person-why = Was stimmt damit nicht?
web-person-report-do = Melden
web-person-reported = Danke. Der Betreiber sieht es sich an.
web-person-host = Als Gastgeber dieses Tisches
web-person-bar-mute = An diesem Tisch stummschalten
web-person-bar-ban = Wegschicken
web-person-bar-none = Wieder zulassen
web-person-bar-mute-done = { $name } sagt an diesem Tisch nichts mehr.
web-person-bar-ban-done = { $name } darf nicht mehr an diesen Tisch kommen.
web-person-bar-none-done = { $name } darf wieder reden und kommen.
web-person-plays = Wer spielt, bleibt, bis die Partie zu Ende ist.
web-barred = Stummgeschaltet und weggeschickt
web-barred-mute = darf nichts sagen
web-barred-ban = darf nicht hereinkommen
web-silences = Stummgeschaltet und blockiert
web-silences-text = Du liest nicht, was sie sagen. Mit Blockierten bringt dich nichts zusammen, ohne dass du vorher gefragt wirst.
web-silences-none = Niemand. Über einen Namen im Chat oder im Menü eines Tisches schaltest du jemanden stumm oder blockierst ihn.
web-silence-mute = stummgeschaltet
web-silence-block = blockiert
web-silence-table = Chat stummgeschaltet
web-silence-end = Rückgängig
web-blocked-there = { $count ->
        [one] An diesem Tisch sitzt { $names }, und du hast diese Person blockiert. Trotzdem kommen?
       *[other] An diesem Tisch sitzen { $names }, und du hast sie blockiert. Trotzdem kommen?
    }
web-blocked-here = { $count ->
        [one] An diesem Tisch sitzt { $names }; du hast diese Person blockiert.
       *[other] An diesem Tisch sitzen { $names }; du hast sie blockiert.
    }
web-blocked-anyway = Trotzdem kommen
web-blocked-not = Wegbleiben
web-trouble-barred = Wer diesen Tisch aufgestellt hat, möchte dich hier nicht haben.
web-trouble-muted_here = Wer diesen Tisch aufgestellt hat, lässt dich hier nichts sagen.
web-trouble-plays_here = Wer spielt, bleibt, bis die Partie zu Ende ist. Stummschalten kannst du.
web-trouble-barred_enough = Hier sind schon { $most } Leute stummgeschaltet oder weggeschickt.
web-trouble-silences_enough = Du hast schon { $most } stummgeschaltet oder blockiert. Lass erst jemanden wieder zu.
web-trouble-no_such_line = Das hat an diesem Tisch niemand gesagt, oder es ist zu lange her.
web-trouble-reports_enough = Der Betreiber hat schon sehr viel anzusehen. Versuch es später noch einmal.

## Alle Tische auf einer Seite, für alle, die einmal am Tag kommen

web-today = Deine Tische heute
web-today-open =
    { $count ->
        [0] Deine Tische heute
        [one] Deine Tische heute: Einer wartet auf dich
       *[other] Deine Tische heute: { $count } warten auf dich
    }
web-today-sum =
    { $count ->
        [0] Im Moment wirst du nichts gefragt.
        [one] Ein Tisch wartet auf deine Antwort.
       *[other] { $count } Tische warten auf deine Antwort.
    }
web-today-people =
    { $count ->
        [one] Ein Mitspieler wartet auf dich.
       *[other] { $count } Mitspieler warten auf dich.
    }
web-today-asked = Was du gefragt wirst
web-today-ahead = Was du schon jetzt entscheiden kannst
web-today-answer = Antworten
web-today-plan = Mein Plan für diesen Tisch
web-today-since = gefragt seit { $time }
web-today-planned =
    { $count ->
        [one] Ein Eintrag ist geplant.
       *[other] { $count } Einträge sind geplant.
    }
web-today-quoted = „{ $said }“
web-today-early = Du kannst deinen Zug schon entscheiden: { $question }
web-today-early-done = Dein Zug ist schon entschieden.
web-today-spares = Ein Plan würde für dich antworten: { $questions }
web-today-nothing-sure = Noch lässt sich nicht vorhersehen, was du sicher gefragt wirst.
web-today-answered =
    { $count ->
        [one] Dein Plan hat einmal geantwortet.
       *[other] Dein Plan hat { $count }-mal geantwortet.
    }
web-today-more =
    { $count ->
        [one] Und noch eine Zeile in der Chronik.
       *[other] Und noch { $count } Zeilen in der Chronik.
    }
web-today-empty = Keine Partie von dir läuft gerade
web-today-empty-text = Eine Partie über Tage kostet dich ein paar Minuten am Tag. Leg einen Tisch mit einer Uhr in Tagen an und lade Freunde ein, oder spiel gleich gegen Bots. Dann findest du hier, was du gefragt wirst und was du schon jetzt entscheiden kannst.
web-today-look = Eine Partie suchen

## The deal of the day

web-daily = Partie des Tages
web-daily-home = Jeden Tag in jedem Spiel dasselbe Glück für alle hier.
web-daily-open = Zu den Partien von heute
web-daily-text = Jeden Tag gibt es in jedem Spiel eine Partie, für alle hier dieselbe: du allein gegen Bots, mit denselben Karten und Würfeln, solange du dasselbe tust. Dein erster Versuch zählt. Von Montag bis Sonntag werden die Bots stärker.
web-daily-text-tab = Jeden Tag gibt es in jedem Spiel eine Partie, dieselbe für alle, die im Browser spielen: du allein gegen Bots. Von Montag bis Sonntag werden sie stärker. Niemand prüft etwas, und es gibt keine Rangliste; es ist Ehrensache.
web-daily-next =
    { $hours ->
        [0] Nächste Partie in { $minutes } min, um { $time } deiner Zeit (Mitternacht UTC).
       *[other] Nächste Partie in { $hours } h { $minutes } min, um { $time } deiner Zeit (Mitternacht UTC).
    }
web-daily-finish =
    { $hours ->
        [0] Damit sie zählt, muss die Partie in { $minutes } min fertig sein: um { $time } deiner Zeit (Mitternacht UTC).
       *[other] Damit sie zählt, muss die Partie in { $hours } h { $minutes } min fertig sein: um { $time } deiner Zeit (Mitternacht UTC).
    }
web-daily-how = { $seats } Plätze; du sitzt auf Platz { $seat }. Gegen: { $bot }.
web-daily-play = Spielen
web-daily-go-on = Weiterspielen
web-daily-details = Mehr dazu
web-daily-results = Ergebnisse
web-daily-begun =
    { $count ->
        [0] Noch niemand hat begonnen: Mach den Anfang.
        [one] Ein Spieler hat begonnen.
       *[other] { $count } Spieler haben begonnen.
    }
web-daily-state-new = Noch nicht gespielt
web-daily-state-going = Dein Versuch läuft
web-daily-state-counted =
    { $place ->
        [1] Gewonnen
       *[other] Rang { $place } von { $seats }
    }
web-daily-state-given_up = Aufgegeben
web-daily-state-late = Nicht rechtzeitig fertig
web-daily-state-void = Nicht gewertet
web-daily-place-short = { $place }.
web-daily-ahead = ({ $points } zum Besten der anderen)
web-daily-streak = Tage in Folge
web-daily-streak-now = jetzt
web-daily-streak-longest = längste Serie
web-daily-played = Partien beendet
web-daily-wins = Partien gewonnen
web-daily-streak-text = Ein Tag zählt, wenn du eine Partie dieses Tages zu Ende spielst, in welchem Spiel auch immer.
web-daily-streak-none = Spiel heute eine Partie zu Ende, dann steht hier dein erster Tag in Folge.
web-daily-calendar = Frühere Tage
web-daily-game = Spiel
web-daily-month-before = Voriger Monat
web-daily-month-after = Nächster Monat
web-daily-all = Alle Tage
web-daily-today = Zu den Partien von heute
web-daily-over = Dieser Tag ist vorbei. Zum Spaß kann die Partie noch gespielt werden.
web-daily-rules = Ein Versuch zählt. Bis der Tag vorbei ist, gibt es keine Tipps und keine Analyse, und was getan ist, gilt. Wer mit zwei Browsern spielt, kann zweimal schauen; die anderen vertrauen darauf, dass du es nicht tust.
web-daily-rules-tab = Ein Versuch zählt, das ist Ehrensache. Bis der Tag vorbei ist, gibt es keine Tipps und keine Analyse.
web-daily-void-why = Das Haus konnte diesen Versuch nicht nachprüfen, oder ein Bot hat mitgespielt.
web-daily-share = Teilen
web-daily-share-title = Petteia, Partie des Tages: { $game }, { $day }
web-daily-share-beats = besser als { $share } % der anderen
web-daily-fun = Zum Spaß noch einmal spielen
web-daily-everybody = Die Ergebnisse aller
web-daily-rank = Du bist Nummer { $rank } von { $of }: besser als { $share } % der anderen.
web-daily-rank-first = Du hast diese Partie hier als Erster beendet. Teile sie und sieh, wer es besser macht.
web-daily-bars = Ergebnisse nach Punkten Vorsprung auf den Besten der anderen
web-daily-bars-text = Punkte Vorsprung auf den Besten der anderen Plätze, oder Rückstand. Der Rang zählt zuerst.
web-daily-you = du
web-daily-nobody = Niemand hat diese Partie beendet.
web-daily-best = Die besten Versuche
web-daily-hidden = Jemand
web-daily-later = Wie alle gespielt haben, siehst du nach deinem eigenen Versuch, oder wenn der Tag vorbei ist.
web-daily-fair = Wie die Partie fair bleibt
web-daily-fair-text = Das Glück eines Tages kommt aus einem Geheimnis. Bevor der Tag beginnt, zeigt das Haus ein Versprechen (Commitment), aus dem niemand das Geheimnis errechnen kann; wenn der Tag vorbei ist, zeigt es das Geheimnis selbst. So können alle nachprüfen, dass es inzwischen nicht geändert wurde: Ein Protokoll, das nach dem Tag heruntergeladen wird, enthält das Geheimnis, und petteia verify rechnet jedes Ergebnis nach. Das Haus selbst könnte vorausschauen; darin vertraust du ihm. Ein Versuch zählt erst, wenn das Haus sein Protokoll nachgespielt und für richtig befunden hat.
web-daily-promise = Versprechen dieses Tages (Commitment)
web-daily-promise-next = Versprechen von morgen
web-daily-secret = Geheimnis dieses Tages
web-daily-end = Wie alle gespielt haben
web-daily-counting = Das war dein Versuch, der bei der Partie des Tages zählt. Er wird gewertet, sobald das Haus ihn nachgespielt hat.
web-daily-for-fun = Das war zum Spaß: Es zählt nicht.
web-daily-closed = Dieser Versuch bei der Partie des Tages ist vorbei.
web-trouble-daily_until = Das ist eine Partie des Tages: Analyse, Tipps, Teilen und Weiterspielen gibt es, wenn der Tag für alle vorbei ist, um Mitternacht UTC.
web-trouble-daily_hints = Eine Partie des Tages wird ohne Tipps gespielt, bis der Tag vorbei ist.
web-trouble-daily_stands = Im Versuch, der zählt, gilt, was getan ist.
web-trouble-daily_alone = Eine Partie des Tages spielst du allein: Du kannst niemanden einladen.
web-trouble-daily_start = Eine Partie des Tages beginnst du auf ihrer Seite.
web-trouble-daily_bot = Im Versuch, der zählt, entscheidet kein Bot für dich.
web-trouble-daily_over = Dieser Tag ist vorbei. Zum Spaß kann seine Partie gespielt werden.
web-trouble-daily_done = Du hattest deinen Versuch, der zählt. Weitere sind zum Spaß.
web-trouble-daily_first = Der erste Versuch ist der, der zählt. Weitere sind zum Spaß.
web-trouble-daily_own_first = Spiel zuerst selbst. Danach siehst du, wie andere gespielt haben.
web-trouble-no_such_day = Von diesem Tag gibt es hier keine Partie.
web-trouble-no_such_try = Dieser Versuch kann nicht mehr angesehen werden.

## Turniere und Ligen

web-tournaments = Turniere
web-tournaments-home = Spiel mehrere Runden mit anderen, oder wochenlang in einer Liga.
web-tournaments-text = Runde für Runde bekommst du einen Tisch und Gegner. Jeder hier kann ein Turnier oder eine Liga ausrichten.
web-tournaments-none = Hier gibt es noch kein Turnier. Richte das erste aus: Wähl ein Spiel, schick deinen Freunden den Link, und lass Bots die leeren Plätze füllen.
web-tournaments-open-none = Gerade ist keines offen. Richte eines aus, dann können andere mitspielen.
web-tournaments-mine = Meine
web-tournaments-open = Zum Mitspielen
web-tournaments-running = Im Gange
web-tournaments-over = Vorbei
web-tournaments-all = Alle Turniere
web-tournament-make = Turnier ausrichten
web-tournament-in = Du bist dabei
web-tournament-players =
    { $count ->
        [0] noch niemand
        [one] eine Anmeldung
       *[other] { $count } Anmeldungen
    }
web-tournament-players-of = { $count } von höchstens { $most }
web-tournament-tables-of = Tische zu { $seats }
web-tournament-state-open = Du kannst dich jetzt anmelden. Es beginnt, sobald die Turnierleitung es sagt oder es voll ist.
web-tournament-state-starts = Du kannst dich jetzt anmelden. Es beginnt am { $time }.
web-tournament-state-round =
    { $rounds ->
        [0] Runde { $round }
       *[other] Runde { $round } von { $rounds }
    }
web-tournament-state-season = Spielzeit { $season }
web-tournament-state-over = Vorbei
web-tournament-state-off = Abgesagt
web-tournament-format-swiss = Schweizer System
web-tournament-format-robin = Jeder gegen jeden
web-tournament-format-knockout = K.-o.-System
web-tournament-format-league = Liga
web-tournament-about-swiss = Alle spielen in jeder Runde, und zwar gegen andere, die bisher gleich gut waren und denen sie noch nicht begegnet sind. Gut für jede Anzahl.
web-tournament-about-robin = An Zweiertischen spielt jeder einmal gegen jeden, an größeren so gleichmäßig wie möglich. Gut für kleine Gruppen.
web-tournament-about-knockout = Von jedem Tisch kommt die bessere Hälfte weiter, bis einer übrig ist. Bei Gleichstand entscheidet das Los, das am Anfang gezogen wird.
web-tournament-about-league = Gruppen, in denen jeder gegen jeden spielt. Nach jeder Spielzeit steigen die Besten auf und die Letzten ab. Wer dazukommt, beginnt mit der nächsten Spielzeit ganz unten.
web-tournament-about = Über dieses Turnier
web-tournament-seats = Wie viele an einem Tisch?
web-tournament-kind = Wie wird gespielt?
web-tournament-name = Name
web-tournament-name-usual = { $game } mit { $name }
web-tournament-most = Höchstens so viele spielen mit
web-tournament-pace = Zeit
web-tournament-pace-evening = Ein Abend
web-tournament-pace-evening-text = 30 Minuten Bedenkzeit für jeden und jede Partie, 10 Minuten, um an den Tisch zu kommen, und Runden von höchstens eineinhalb Stunden.
web-tournament-pace-relaxed = Ein langer Tag
web-tournament-pace-relaxed-text = 90 Minuten Bedenkzeit für jeden und jede Partie, eine halbe Stunde, um an den Tisch zu kommen, und Runden von höchstens fünf Stunden.
web-tournament-pace-days = Tage für jede Entscheidung
web-tournament-pace-days-text = Ein Tag für jede Entscheidung und drei Tage Reserve. Partien beginnen sofort, und eine Runde dauert höchstens drei Wochen.
web-tournament-rounds = Runden
web-tournament-rounds-usual = so viele wie nötig
web-tournament-begin = Es beginnt
web-tournament-begin-hand = wenn ich es sage
web-tournament-begin-clock = zu einer bestimmten Zeit
web-tournament-begin-full = sobald es voll ist
web-tournament-at = Tag und Uhrzeit
web-tournament-when-missing = Wähl Tag und Uhrzeit, zu der es beginnt.
web-tournament-join-too = Ich spiele selbst mit
web-tournament-listed = Alle hier können es finden. Sonst nur, wer den Link hat.
web-tournament-late = Man kann auch später noch dazukommen
web-league-days = Dauer einer Spielzeit
web-league-days-count =
    { $count ->
        [7] eine Woche
        [14] zwei Wochen
        [28] vier Wochen
       *[other] { $count } Tage
    }
web-league-division = Mitglieder einer Gruppe
web-league-moving = So viele steigen auf und ab
web-league-season = Spielzeit { $season }
web-league-division-number = { $number }. Gruppe
web-league-up = steigt auf
web-league-down = steigt ab
web-league-to = Zur Liga
web-league-next = Diese Spielzeit endet am { $time }.
web-tournament-made = ausgerichtet von { $name }
web-tournament-private = nur für alle, die den Link haben
web-tournament-next = Die nächste Runde beginnt am { $time }.
web-tournament-your-turn = In dieser Runde wartet ein Tisch auf dich.
web-tournament-my-table = An meinen Tisch
web-tournament-join = Mitspielen
web-tournament-leave = Aussteigen
web-tournament-remove = Entfernen
web-tournament-link = Link kopieren
web-tournament-calendar = Kalenderdatei
web-tournament-csv = Ergebnisse als Tabelle
web-tournament-round = Runde { $round }
web-tournament-board = Tisch { $number }
web-tournament-place = { $place }.
web-tournament-absent = nicht gekommen
web-tournament-table-called = wartet auf Spieler
web-tournament-table-playing = wird gespielt
web-tournament-table-done = zu Ende
web-tournament-table-judged = zu Ende, von der Turnierleitung entschieden
web-tournament-watch = Zuschauen
web-tournament-rule = Ergebnis festlegen
web-tournament-rule-text = Sag, wie diese Partie ausgegangen ist. Wer gleichauf liegt, hat denselben Platz. Das zählt, was auch immer am Tisch geschieht.
web-tournament-rule-so = Das ist das Ergebnis
web-tournament-byes =
    { $count ->
        [one] { $names } hat ein Freilos, das zählt als Sieg.
       *[other] { $names } haben ein Freilos, das zählt als Sieg.
    }
web-tournament-ready-until = Komm bis { $time } an deinen Tisch und sag, dass du bereit bist. Wer nicht kommt, wird Letzter.
web-tournament-round-until = Was bis { $time } nicht zu Ende ist, zählt als unentschieden.
web-tournament-standings = Tabelle
web-tournament-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-tournament-won-of = { $won } von { $played } gewonnen
web-tournament-points-text = Ein gewonnener Tisch bringt einen Punkt, der letzte Platz nichts; die Plätze dazwischen sind gleichmäßig gestuft.
web-tournament-tie-direct =
    { $count ->
        [one] { $points } Punkt an gemeinsamen Tischen
       *[other] { $points } Punkte an gemeinsamen Tischen
    }
web-tournament-tie-buchholz =
    { $count ->
        [one] { $points } Punkt aller Gegner (Buchholz)
       *[other] { $points } Punkte aller Gegner (Buchholz)
    }
web-tournament-tie-sonneborn =
    { $count ->
        [one] { $points } Punkt der Geschlagenen (Sonneborn-Berger)
       *[other] { $points } Punkte der Geschlagenen (Sonneborn-Berger)
    }
web-tournament-tie-wins =
    { $value ->
        [one] ein gewonnener Tisch
       *[other] { $value } gewonnene Tische
    }
web-tournament-tie-rounds = kam bis Runde { $value }
web-tournament-tie-lot = durch Los entschieden
web-duplicate = Duplikat
web-duplicate-wanted = An allen Tischen einer Runde dieselbe Partie
web-duplicate-text = Alle haben dasselbe Glück wie die, die an den anderen Tischen auf demselben Platz sitzen, und werden mit ihnen verglichen. So zählt das Spiel und nicht das Glück. Was an einem Tisch geschehen ist, zeigt sich, wenn der letzte fertig ist.
web-duplicate-trust = Zu gleichen Partien kann dein eigenes Gerät nichts beitragen: Du vertraust darauf, dass das Haus nicht vorausschaut. Ändern kann es die Partie nicht, denn es hat sich vorher festgelegt.
web-duplicate-points-text = Auf jedem Platz wird dein Ergebnis mit denen an den anderen Tischen verglichen: ein Punkt, wenn alle schlechter waren, nichts, wenn alle besser waren. Eine Partie, die nicht zu Ende ist, bringt einen halben Punkt, ein Freilos 0,6, ein verlassener Platz nichts.
web-duplicate-sealed = An allen Tischen liegt dieselbe Partie. Die Ergebnisse, und was an jedem Tisch geschehen ist, zeigen sich, wenn der letzte fertig ist.
web-duplicate-byes =
    { $count ->
        [one] { $names } hat ein Freilos, das 0,6 zählt.
       *[other] { $names } haben ein Freilos, das 0,6 zählt.
    }
web-duplicate-round-until = Was bis { $time } nicht zu Ende ist, wird abgebrochen und zählt halb.
web-duplicate-ahead = ({ $points } voraus)
web-duplicate-behind = ({ $points } zurück)
web-duplicate-proof = Beweis der Partie
web-duplicate-proof-text = Das Haus hat sich auf das Geheimnis dieser Runde festgelegt, bevor der erste Tisch begann, und zeigt es, wenn der letzte fertig ist. Dann lässt sich der Beweis in jeder Wiederholung prüfen.
web-tournament-tie-difference =
    { $count ->
        [one] { $points } Punkt besser als andere auf denselben Plätzen
       *[other] { $points } Punkte besser als andere auf denselben Plätzen
    }
web-tournament-seeding = Anfangs nach Wertung paaren, nicht nach Los
web-tournament-seeded = anfangs nach Wertung gepaart
web-teams = Teams
web-teams-none = Jeder für sich
web-teams-of = { $count }er-Teams
web-teams-text = Die Mitglieder eines Teams sitzen an verschiedenen Tischen auf verschiedenen Plätzen, gegen die anderen Teams, und zählen gemeinsam. Bots füllen Teams auf, die nicht vollzählig sind.
web-team-name = Dein Team
web-team-text = Wer denselben Namen schreibt, bildet ein Team. Lass ihn weg, um in irgendein Team zu kommen.
web-team-mine = Du bist im Team { $team }.
web-team-change = Team wechseln
web-dice-duplicate-later = Das Geheimnis eines Duplikats wird gezeigt, wenn alle seine Tische fertig sind. Dann lässt sich das prüfen.
web-dice-commitment-duplicate = Das Geheimnis ist das, was das Haus für alle Tische des Duplikats versprochen hatte.
web-dice-outcomes-duplicate = Alle { $outcomes } Ziehungen und Würfe folgen aus dem Geheimnis des Duplikats.
web-duplicate-stopped = Die Zeit der Runde war um, deshalb wurde diese Partie abgebrochen. Sie zählt halb für alle, die da waren.
web-trouble-duplicate_until = Andere spielen diese Partie noch: Was hier geschehen ist, zeigt sich, wenn alle Tische des Duplikats fertig sind.
web-trouble-duplicate_own_seat = Andere spielen diese Partie noch: Schau vom eigenen Platz aus zurück, bis alle Tische des Duplikats fertig sind.
web-trouble-duplicate_stands = Bei einem Duplikat, wo andere dieselbe Partie haben, bleibt stehen, was geschehen ist, und es wird zu Ende gespielt.
web-trouble-duplicate_small = Ein Duplikat vergleicht Tische: Es müssen mehr Leute teilnehmen können.
web-trouble-duplicate_knockout = Duplikate im K.-o.-System spielen Teams: Allein trifft niemand auf die, mit denen er verglichen wird.
web-trouble-tournament_teams = Teams von zweien oder mehr spielen Duplikate, nicht in Ligen, und haben höchstens so viele Mitglieder, wie ein Tisch Plätze hat.
web-trouble-team_full = Dieses Team hat schon { $size } Mitglieder.
web-trouble-became_another = Auf einem anderen Gerät bist du gerade ein anderer Gast geworden. Öffne diese Seite neu und frag dort.
web-tournament-gone = ausgestiegen
web-tournament-erased = jemand
web-tournament-entrants = Wer spielt mit
web-tournament-nobody = Noch niemand. Spiel mit, und schick anderen den Link.
web-tournament-host = Für dich als Turnierleitung
web-tournament-bots = Bots
web-tournament-bots-count = Wie viele
web-tournament-bots-add = Mitspielen lassen
web-tournament-start = Jetzt beginnen
web-tournament-next-now = Nächste Runde jetzt beginnen
web-tournament-off = Absagen
web-tournament-off-sure = Danach kann sich niemand mehr anmelden.
web-tournament-end = Turnier beenden
web-tournament-end-sure = Die Tabelle bleibt, wie sie ist, und laufende Partien zählen nicht mehr.
web-tournament-keep = Nein, weiter
web-tournament-lobby = Das ist ein Tisch eines Turniers. Sag, dass du bereit bist: Die Partie beginnt, wenn alle es sind oder wenn die Zeit zum Kommen um ist.
web-tournament-to = Zum Turnier
web-tournament-walkover = Es kam niemand zum Spielen, deshalb fand diese Partie nicht statt.
web-trouble-tournament_seats = Das Turnier bestimmt, wer hier sitzt. Sag, dass du bereit bist.
web-trouble-tournament_closes = Das Turnier bestimmt, was aus diesem Tisch wird.
web-trouble-no_tournament = Nur ein Tisch eines Turniers wird vom Turnier begonnen.
web-trouble-no_tournaments = Turniere werden in einem Haus gespielt, mit anderen.
web-trouble-no_such_tournament = Dieses Turnier gibt es hier nicht.
web-trouble-tournament_host = Das kann nur, wer das Turnier ausrichtet.
web-trouble-tournament_name = Ein Turnier hat einen Namen mit mindestens einem Buchstaben.
web-trouble-tournament_seats_count = In Turnieren wird dieses Spiel nicht an so großen oder kleinen Tischen gespielt. Wähl eine andere Größe.
web-trouble-tournament_past = Der Beginn muss in der Zukunft liegen.
web-trouble-tournament_late = Später dazukommen kann man nur im Schweizer System.
web-trouble-tournament_endless = Ohne Grenze könnte jemand alle anderen warten lassen: Stell eine Uhr ein oder eine Zeit für die Runde.
web-trouble-league_small = Eine Gruppe hat mindestens so viele Mitglieder, wie ein Tisch Plätze hat.
web-trouble-tournaments_enough = { $most } Turniere von dir sind im Gange. Lass erst eines enden, oder beende eines.
web-trouble-season_entry = Eine Spielzeit spielen die Mitglieder der Liga. Melde dich bei der Liga an.
web-trouble-tournament_full = Alle { $most } Plätze sind vergeben.
web-trouble-tournament_begun = Es hat begonnen oder ist vorbei: Niemand kann mehr dazukommen.
web-trouble-not_entered = Sie spielen nicht mit.
web-trouble-tournament_over = Das geht nicht mehr: Es ist vorbei.
web-trouble-bots_enough = Höchstens { $most } Bots spielen mit.
web-trouble-too_few = Für einen Tisch sind es noch nicht genug. Lad andere ein, oder lass Bots mitspielen.
web-trouble-not_to_begin = Es hat begonnen, und diese Runde ist noch nicht zu Ende.
web-trouble-no_such_board = Werten kann man nur Tische der laufenden Runde.
web-trouble-places_wrong = Gib allen am Tisch einen Platz, und jemandem den ersten.
web-trouble-table_gone = An diesem Tisch ist nichts mehr zu sehen, oder noch nichts.

## Nach Gehör spielen

web-ear = Nach Gehör
web-ear-open = Nach Gehör spielen
web-ear-ways = Fragen und nachsehen
web-ear-page-options = Möglichkeiten
web-ear-page-story = Was geschehen ist
web-ear-page-position = Die Stellung
web-ear-page-board = Die Raster
web-ear-page-keys = Tasten
web-ear-key-options = deine Möglichkeiten; die Pfeiltasten führen hindurch, links und rechts von Gruppe zu Gruppe, eine Zahl springt zu einer, Enter wählt sie
web-ear-key-all = alle Möglichkeiten mit ihren Nummern hören
web-ear-key-asked = noch einmal hören, was zu tun ist
web-ear-key-story = was seit deiner letzten Entscheidung geschehen ist, Zeile für Zeile; noch einmal gedrückt, die ganze Chronik
web-ear-key-whose = wer dran ist
web-ear-key-stand = wie du stehst, in einem Satz
web-ear-key-position = die Stellung nach Spielern und Orten; rechts öffnet, links schließt
web-ear-key-board = Karte und Orte als Raster für die Pfeiltasten; Bild auf und Bild ab wechseln das Raster
web-ear-key-offers = hören, was zum Tausch angeboten ist
web-ear-key-where = wo du bist
web-ear-key-repeat = das zuletzt Gesagte noch einmal hören; noch einmal gedrückt, das davor
web-ear-key-verbosity = weniger oder mehr sagen
web-ear-key-keys = diese Tasten
web-ear-way-options = Möglichkeiten
web-ear-way-all = Alle Möglichkeiten
web-ear-way-asked = Was zu tun ist
web-ear-way-story = Was geschehen ist
web-ear-way-whose = Wer ist dran
web-ear-way-stand = Wie stehe ich
web-ear-way-position = Die Stellung
web-ear-way-board = Die Raster
web-ear-way-offers = Angebote
web-ear-way-where = Wo bin ich
web-ear-way-repeat = Wiederholen
web-ear-way-verbosity = Weniger oder mehr
web-ear-way-keys = Tasten
web-ear-count = { $count ->
        [0] Keine Möglichkeiten
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
web-ear-numbered = { $number }, { $text }
web-ear-group = { $name } { $count }
web-ear-others = andere
web-ear-left = Noch { $count }: E.
web-ear-nothing-new = Seit deiner letzten Entscheidung ist nichts geschehen.
web-ear-yours = Du bist dran.
web-ear-deciding = { $count ->
        [one] { $names } entscheidet.
       *[other] { $names } entscheiden.
    }
web-ear-nobody = Niemand entscheidet.
web-ear-over = Die Partie ist zu Ende.
web-ear-no-offers = Nichts ist angeboten.
web-ear-where = { $page }, { $number } von { $of }: { $text }
web-ear-outside = Am Tisch von { $title }. O öffnet die Möglichkeiten.
web-ear-shared = Auf dem Tisch
web-ear-empty = Leer: { $what }
web-ear-has = { $name } { $points }
web-ear-you-have = Du hast { $points }, Rang { $place } von { $of }.
web-ear-no-square = nichts
web-ear-distance = { $count ->
        [0] hier bist du
        [one] ein Feld entfernt
       *[other] { $count } Felder entfernt
    }
web-ear-mark-order = Nummer { $value }
web-ear-mark-place = Stelle { $value }
web-ear-mark-under = { $value } von oben
web-ear-mark-way = Würfel { $value } um die Mitte
web-ear-mark-back = { $value } können zurückkommen
web-ear-mark-points = { $value ->
        [one] einen Punkt wert
       *[other] { $value } Punkte wert
    }
web-ear-mark-choice = { $value ->
        [-1] nicht entschieden
       *[other] Wahl { $value }
    }
web-ear-mark-up = { $value ->
        [0] nicht aufgedeckt
       *[other] aufgedeckt
    }
web-ear-mark-knowers = { $names } bekannt
web-ear-mark-payable = { $value ->
        [0] jetzt nicht bezahlbar
       *[other] jetzt bezahlbar
    }
web-ear-leads = Enter: { $what }
web-ear-leads-nowhere = Damit kannst du jetzt nichts tun.
web-verbosity = Am Tisch wird gesagt
web-verbosity-brief = Wenig
web-verbosity-normal = Das Übliche
web-verbosity-full = Alles
web-letters = Tasten mit einem Buchstaben
web-letters-text = Ohne sie wirken Buchstaben nur im Feld zum Spielen nach Gehör.
web-by-ear = Nach Gehör spielen
web-by-ear-text = Jedes Spiel hier ist dafür gemacht, allein mit Bildschirmleser und Tastatur gespielt zu werden. Dafür ist nichts einzuschalten.
web-by-ear-start = Wie du anfängst
web-by-ear-start-text = Nimm auf der Startseite eine Lektion oder spiele gegen Bots. Drücke am Tisch O: Eine Liste deiner Möglichkeiten bekommt den Fokus und behält ihn bis zum Ende der Partie. Was geschieht, wird von selbst gesagt; danach hörst du, was gefragt ist und wie viele Möglichkeiten es gibt. Drücke A, um alle zu hören, tippe eine Nummer und drücke Enter.
web-by-ear-browse = Wenn Buchstaben nichts bewirken
web-by-ear-browse-text = Bildschirmleser behalten Buchstaben für sich, solange sie durch eine Seite lesen. In den Listen und Rastern geben sie sie weiter. Tut deiner das nicht, schalte in den Fokusmodus (NVDA: Einfg und Leertaste; JAWS: Einfg und Z; Orca: Einfg und A), oder nimm die Knöpfe darunter: Es gibt einen für jede Taste.
web-by-ear-sounds = Töne
web-by-ear-sounds-text = Jeder Ton hat ein Wort und ist nie das einzige Zeichen. Drücke auf einen, um ihn zu hören.
web-by-ear-tried = Was ausprobiert ist
web-by-ear-tried-text = Ein Programm, das nur bekommt, was ein Bildschirmleser sagen würde, hat einen guten Teil jedes Spiels gespielt. Ein Zug wurde mit Orca in Chromium gehört. NVDA, JAWS, VoiceOver und TalkBack hat unseres Wissens noch niemand ausprobiert. Wenn du eines davon benutzt, sag uns bitte, was du gehört hast.
web-cue-turn = Du bist dran
web-cue-loss = Du verlierst etwas
web-cue-gain = Du bekommst etwas
web-cue-battle = Ein Kampf
web-cue-end = Das Ende
