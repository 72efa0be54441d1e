# Was die Lehrerin in der ersten Partie Age of Mythology sagt. `…-again` wird gesagt, wenn etwas noch einmal vorkommt.

## Die Lektion

tutor-welcome-title = Deine erste Partie
tutor-welcome = Du führst die Griechen gegen einen Gegner, an einem echten Tisch. Ich sage dir, wozu alles da ist, und umrande, was du drücken kannst. Probier ruhig etwas anderes: Ich mache dort weiter, wo du hinkommst. Es dauert etwa zehn Minuten.
tutor-press = Drücke: { $what }
tutor-waiting-title = Einen Augenblick
tutor-waiting = Jetzt entscheidet { $name }. Was geschieht, steht in der Chronik.
tutor-done-title = Du kennst das Spiel
tutor-done = Land, Karten, Gebäude, Heer, Kampf, ein neues Zeitalter: Das ist schon alles. Wer am Ende die meisten Siegsteine besitzt, gewinnt. Spiel diese Partie weiter oder fang eine richtige an.
tutor-over-title = Die Partie ist vorbei
tutor-over = Nimm die Lektion noch einmal, wann du willst: Das Glück ist dann dasselbe.
tutor-other-title = Etwas Seltenes
tutor-other = Das kommt nicht oft vor. Die schwarze Leiste sagt, worum es geht, und das Buch daneben öffnet die Regel. Jede Antwort ist recht.

## Was es zu lernen gibt

tutor-goal-draft = Dein erstes Land
tutor-goal-cubes = Siegsteine
tutor-goal-cards = Karten wählen
tutor-goal-explore = Erforschen
tutor-goal-gather = Sammeln
tutor-goal-build = Bauen
tutor-goal-recruit = Rekrutieren
tutor-goal-battle = Der Kampf
tutor-goal-age = Das nächste Zeitalter

## Vor dem ersten Zug

tutor-draft = Vor dem Spiel nehmen alle reihum Land. Ein Plättchen zeigt ein Gelände und was es bringt; auf deiner Tafel muss ein Feld dieses Geländes frei sein. Nimm zuerst Plättchen, die zwei Rohstoffe bringen, und von jedem Rohstoff etwas: Du wirst alle brauchen.
tutor-draft-again = Nimm noch eines. Such einen Rohstoff, den dein Land noch nicht hergibt.

## Die Teile eines Zuges

tutor-place_cube = Ein Zug beginnt mit Siegsteinen: Du legst einen auf eines von vier Zielen. Wer ein Ziel erreicht, nimmt alle Steine, die dort liegen. Wir werden kämpfen, also soll es sich lohnen.
tutor-place_cube-again = Wieder ein Siegstein für ein Ziel deiner Wahl. Leg ihn dorthin, wo du vorn liegst.
tutor-draw_cards = Nun wählst du deine Hand. Die sieben permanenten Karten liegen immer bereit; im Stapel sind stärkere, aber die siehst du nicht. Alle wählen geheim. Nimm die Karten, die ich umrande, und drücke dann Fertig.
tutor-draw_cards-again = Wähle deine Hand für diesen Zug. Überleg, was du in drei Runden tun willst und in welcher Reihenfolge.
tutor-discard-title = Karten behalten
tutor-discard = Der Zug ist zu Ende. Was du mehr hattest, als du behalten darfst, ist verdorben, also gib es rechtzeitig aus. Karten, die du nicht gespielt hast, darfst du für den nächsten Zug behalten oder abwerfen. Behalte sie jetzt.
tutor-discard-again = Behalte die Karten, die dir noch nützen, und mach weiter.

## Karten spielen

tutor-play-explore = Es folgen drei Runden. In jeder spielen alle eine Karte. Wir beginnen mit Erforschen: Neues Land wird aufgedeckt, und du wählst zuerst. Drücke die Karte und spiele sie.
tutor-play-explore-again = Mehr Land ernährt eine größere Stadt. Erforsche noch einmal.
tutor-play-gather = Sammeln ist die Ernte. Du nennst ein Gelände oder einen Rohstoff, und alle holen ihn von ihren eigenen Plättchen. Du wählst, was dir am meisten bringt.
tutor-play-gather-again = Zeit für die nächste Ernte: Sie bezahlt alles andere.
tutor-play-build = Mit Bauen stellst du Gebäude in deine Stadt. Jedes nützt dir auf seine Weise, und die meisten Gebäude sind ein Ziel für sich.
tutor-play-build-again = Baue etwas, das zu deinem Plan passt.
tutor-play-recruit = Rekrutieren bringt Einheiten in dein Heer. Sterbliche sind billig, Mythenwesen stark, und Helden jagen Mythenwesen.
tutor-play-recruit-again = Ein paar Einheiten mehr können nicht schaden.
tutor-play-attack = Jetzt der Kampf. Du greifst einen Nachbarn an, mit so vielen Einheiten, wie die Karte erlaubt; die andere Seite darf ebenso viele entsenden. Wer siegt, nimmt die Siegsteine für den letzten Kampf.
tutor-play-attack-again = Greif noch einmal an, wenn du dich stark genug fühlst.
tutor-play-next_age = Du kannst das nächste Zeitalter bezahlen. Es kostet von jedem Rohstoff etwas, erlaubt dir mehr Karten und öffnet den Weg zu den Helden.
tutor-play-next_age-again = Noch ein Zeitalter: Deine Hand wächst weiter.
tutor-play-trade-title = Handeln
tutor-play-trade = Mit Handeln tauschst du Rohstoffe eins zu eins mit der Bank, gegen eine kleine Gebühr. Das hilft, wenn dir einer fehlt.
tutor-play-lay-title = Passen
tutor-play-lay = Keine deiner Karten nützt dir jetzt. Du passt, indem du eine Karte ablegst, ohne sie zu benutzen.

## Eine Karte ausführen

tutor-explore = Diese Plättchen sind aufgedeckt. Du nimmst eines, das auf deine Tafel passt, dann wählen die anderen.
tutor-explore-again = Nimm das Plättchen, das dir am meisten bringt.
tutor-gather_scope = Was wird geerntet? Plättchen, die viel von einer Sorte geben, bringen die beste Ernte. Dein Gegner sammelt mit, sieh dir also beide Tafeln an.
tutor-gather_scope-again = Nenne, wovon dein Land am meisten gibt oder was dir fehlt.
tutor-workers = Vor der Ernte ordnest du deine Arbeiter an. Ein Dorfbewohner auf einem Plättchen, das geerntet wird, bringt einen Rohstoff mehr. Dorfbewohner kommen mit Wohnhäusern.
tutor-workers-again = Setz Arbeiter dorthin, wo geerntet wird, und mach weiter.
tutor-build = Ein Wohnhaus bringt einen Dorfbewohner, und der lässt dein Land mehr hergeben. Der Preis steht auf der Karte; was du nicht bezahlen kannst, ist blass und sagt warum, wenn du darauf zeigst.
tutor-build-again = Ein Gebäude ist fürs Erste genug. Beende das Bauen.
tutor-recruit = Ein Mythenwesen ist mehr wert als ein paar Sterbliche. Zeig auf eine Einheit, um zu sehen, was sie kann und gegen wen sie stark ist.
tutor-recruit-again = Heb deine übrigen Rohstoffe für das nächste Zeitalter auf. Beende das Rekrutieren.
tutor-attack_whom = Nur Nachbarn können angegriffen werden.
tutor-attack_area = Was willst du gewinnen? In der Stadt fallen Gebäude, vom Land nimmst du ein Plättchen, aus dem Lager nimmst du Rohstoffe. Rohstoffe brauchen wir.
tutor-buy_power-title = Die Götter
tutor-buy_power = Zu dieser Karte gehört eine Gottheit. Für etwas Gunst hilft sie vor der Aktion. Du entscheidest jedes Mal neu.
tutor-act_too-title = Die Götter
tutor-act_too = Die Gottheit hat das Ihre getan. Du darfst die Aktion der Karte noch ausführen.
tutor-trade-title = Handeln
tutor-trade = Gib Rohstoffe, von denen du zu viele hast, für solche, die dir fehlen, oder hör auf.

## Kampf

tutor-commit = Beide Seiten wählen geheim, wer geht. Einheiten, die siegen, kommen wieder heim. Schick deine besten und drücke dann Fertig.
tutor-commit-again = Wähle, wer geht, und drücke Fertig.
tutor-retreat = Vor jeder Begegnung darf jede Seite heimgehen. Wer geht, hat den Kampf verloren. Wir bleiben.
tutor-retreat-again = Bleib, oder schone deine Einheiten und gib den Kampf auf.
tutor-battle_card = Eine Einheit kämpft gegen eine Einheit. Jede wirft ihre Würfel, und mehr gegen die, die sie jagt. Jede Sechs ist ein Treffer; wer weniger hat, verliert die Einheit. Wähle, wer kämpft.
tutor-battle_card-again = Wer kämpft jetzt? Sieh nach, was die andere Seite noch hat.
tutor-reward = Du hast gewonnen! Nimm jetzt deine Belohnung aus dem Gebiet, das du angegriffen hast.
