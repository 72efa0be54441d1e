# Was die Lehrerin in der Lektion von Age of Mythology sagt, in der Reihenfolge der Schritte.

tutor-welcome-title = Gewinnen lernen
tutor-welcome = Du führst die Griechen gegen die Ägypter, zwei Züge lang, mitten in einer Partie. Ich sage dir, worauf es ankommt, und umrande, wo du drückst oder hinsiehst. Würfel und Karten sind geprobt: Ein guter Plan geht also auf. Probier ruhig etwas anderes, ich finde dich wieder. Es dauert etwa zehn Minuten.
tutor-done-title = Du weißt, wie man gewinnt
tutor-done = Mehr Siegsteine, das größere Heer, mehr Gebäude, ein neues Zeitalter und als Erster dran: So steht, wer gewinnen will. Leg den nächsten Stein dorthin, wo du vorn liegst, und spiel weiter, oder fang eine eigene Partie an.

## Was es zu lernen gibt

tutor-goal-aim = Das Ziel
tutor-goal-cards = Ein Plan für den Zug
tutor-goal-gods = Ernten mit einem Gott
tutor-goal-army = Ein Heer
tutor-goal-battle = Ein gewonnener Kampf
tutor-goal-age = Ein neues Zeitalter
tutor-goal-city = Eine wachsende Stadt
tutor-goal-end = Wie es endet
tutor-goal-more = Was dir noch begegnet

## Das Ziel

tutor-aim = Nur Siegsteine gewinnen die Partie. In jedem Zug werden Steine aus der Bank auf diese vier Siegkarten gelegt. Drei davon zahlen am Ende: für das größte Heer, die meisten Gebäude und das Wunder. Die vierte zahlt sofort, immer wieder: an den, der einen Kampf gewinnt.
tutor-cube = Leg deinen Stein dorthin, wo du ihn dir selbst zurückholst. Auf „Der Sieg im letzten Kampf“ liegen schon zwei, und in diesem Zug greifen wir an. Drücke diese Karte.

## Ein Plan für den Zug

tutor-hand = Ein Zug hat drei Runden, und in jeder spielst du eine Karte. Eine Karte Sammeln mit einem Gott hast du schon. Nimm für diesen Zug Rekrutieren und Angreifen dazu und für den nächsten „Neues Zeitalter“; drücke dann Fertig. Karten vom Stapel sind stärker, aber du siehst nicht, was du bekommst.

## Ernten mit einem Gott

tutor-poseidon = Zuerst die Ernte, sie bezahlt alles andere. Zu dieser Karte Sammeln gehört ein Gott: Poseidon. Drücke sie.
tutor-power = Für eine Gunst, das sind die blauen Steine, hilft der Gott vor der Aktion: Poseidon schickt dir fünf Nahrung. Das ist geschenkt. Nutze seine Macht.
tutor-act = Der Gott hat das Seine getan. Die Aktion der Karte selbst steht dir noch zu: Führ sie auch aus.
tutor-scope = Alle ernten, was du nennst. Nenne also, was dir mehr bringt als der anderen Seite. Du hast drei Plättchen im Gelände Hügel, die Ägypter keines. Wähle Hügel.
tutor-workers = Ein Dorfbewohner bringt auf einem Plättchen, das geerntet wird, einen Stein mehr. Deiner gehört auf die Hügel mit zwei Gold. Drücke dieses Plättchen.

## Ein Heer

tutor-recruit = Nun Rekrutieren, bevor die anderen ahnen, was kommt: zwei neue Einheiten für den Kampf.
tutor-hydra = Die andere Seite hat Speerkämpfer, und das sind Krieger. Such Einheiten, die gegen Krieger stark sind: Die Hydra wirft sechs Würfel und gegen einen Krieger vier mehr. Kauf sie.
tutor-minotaur = Ein Minotaurus kostet nur Nahrung und Holz, und Nahrung hast du reichlich. Ein starker Zweiter. Kauf ihn.

## Ein gewonnener Kampf

tutor-attack = Jetzt Angreifen. Jede Seite darf vier Einheiten entsenden, und deine Waffenkammer erlaubt dir eine fünfte. Rekrutieren kann die andere Seite nicht mehr, bevor die Würfel fallen.
tutor-area = Was willst du gewinnen? In der Stadt fallen Gebäude, vom Land nimmst du ein Plättchen, aus dem Lager fünf Steine. Für das neue Zeitalter fehlt dir Holz: Wähle das Lager.
tutor-commit = Beide Seiten wählen geheim. Die Tafel der Chancen sagt, wie sich jede deiner Einheiten gegen jede von ihnen schlägt: Hydra und Minotaurus gewinnen die meisten Kämpfe. Schick Toxotes und Hippokon mit: Wer keine Einheiten mehr hat, verliert, also zählt auch die Anzahl. Wer überlebt, kommt wieder heim. Drücke dann Fertig.
tutor-stay = Vor jeder Begegnung darf jede Seite heimgehen; wer geht, hat den Kampf verloren. Sieh dir die Tafel der Chancen an: Sie sind auf deiner Seite. Bleib.
tutor-fight = Eine Einheit trifft auf eine Einheit, geheim gewählt. Jede Sechs ist ein Treffer, mehr Treffer siegen, und die unterlegene Einheit ist verloren. Deine Hydra ist besser als alles, was sie geschickt haben: Wähle die Hydra.
tutor-again = Eine geschlagen. Eine Hydra wächst mit jedem Sieg: ein Würfel mehr. Also bleiben wir.
tutor-fight-on = Eine Einheit darf kämpfen, sooft du willst. Schick wieder die Hydra, jetzt mit einem Würfel mehr.
tutor-last = Ein Gegner ist noch übrig, und du hast niemanden verloren. Bleib.
tutor-fight-last = Noch einmal die Hydra, mit zwei Würfeln mehr: Bring es zu Ende.
tutor-reward = Gewonnen! Zuerst, was du brauchst: Nimm Holz.
tutor-reward-wood = Noch ein Holz, dann ist das neue Zeitalter bezahlbar.
tutor-reward-favor = Alles andere hast du reichlich; nimm also, was ihnen wehtut: Gunst, mit der man Götter und Mythenwesen bezahlt.
tutor-won = Und das ist der eigentliche Gewinn: Alle Steine von „Der Sieg im letzten Kampf“ gehören dir für immer. Siegsteine kann dir niemand nehmen. Du hast jetzt vier, die andere Seite zwei.

## Ein neues Zeitalter

tutor-keep = Der Zug ist zu Ende, und von jedem Rohstoff bleiben höchstens fünf Steine; der Rest verdirbt. Karten darfst du behalten. Behalte „Neues Zeitalter“: Damit hast du geplant. Drücke Fertig.
tutor-lead = Neuer Zug, neuer Stein. Gekämpft ist fürs Erste genug, also leg ihn dorthin, wo du gleich dauerhaft vorn liegst: auf „Die meisten Gebäude“.
tutor-second = Der Plan: sofort das neue Zeitalter, dann eine Ernte, dann ein Gebäude. Nimm Erforschen, Sammeln und Bauen und drücke Fertig.
tutor-age = „Neues Zeitalter“ kostet vier von jedem Rohstoff. Darum haben wir Holz genommen und sonst nichts ausgegeben. Spiel es zuerst, bevor jemand deine Vorräte angreift.
tutor-classical = Klassisches Zeitalter heißt: eine Karte mehr in jedem Zug, und du darfst Helden rekrutieren, die Mythenwesen jagen. Erst im letzten Zeitalter, dem Mythischen, kann jemand das Wunder bauen.

## Eine wachsende Stadt

tutor-gather = Jetzt bist du arm, also ernte. Spiele Sammeln.
tutor-forest = Du willst ein Haus bauen, dazu brauchst du Nahrung und Holz. Nahrung hast du; wähle Wald.
tutor-move = Bei jeder eigenen Ernte darfst du deinen Dorfbewohner versetzen. Schick ihn in den Wald: drei Holz statt zwei.
tutor-build = Nun Bauen.
tutor-house = Ein Wohnhaus ist billig, bringt noch einen Dorfbewohner und zählt als Gebäude so viel wie das teuerste. Bau es.
tutor-most = Vier Gebäude gegen drei: Wäre die Partie jetzt aus, gehörten die Steine auf „Die meisten Gebäude“ dir. Bei Gleichstand bekommt sie niemand, bleib also eins voraus.

## Wie es endet

tutor-keep-explore = Behalte Erforschen für den nächsten Zug: Mehr Land ernährt eine größere Stadt. Drücke Fertig.
tutor-bank = Die Partie endet, wenn der letzte Siegstein die Bank verlassen hat; dieser Zug wird noch zu Ende gespielt. Jeder Zug nimmt zwei weg, du kannst also zählen, wie lange du noch hast.
tutor-wonder = Oder sie endet auf einen Schlag, wenn jemand das Wunder baut. Es kostet zehn von allem und bringt alle Steine, die auf dieser Karte liegen.
tutor-score = Zähl nach: vier eigene Steine, drei dazu für das größte Heer, vier für die meisten Gebäude. Die andere Seite käme auf zwei. So gewinnt man: Leg Steine dorthin, wo du vorn liegst, und lieg dort vorn, wo die Steine sind.

## Was dir noch begegnet

tutor-explore = Vier Dinge, die dir in der nächsten Partie begegnen. Erkunden, die Karte, die du behalten hast, legt Felder offen: Bei dir beginnend dürfen alle eines nehmen. Es muss auf einen freien Platz seines Geländes passen.
tutor-trade = Mit Handel tauschst du Steine bei der Bank, eins zu eins und so viele du magst: was du zu viel hast gegen das, was dir fehlt. Die meisten Handelskarten kosten ein oder zwei Steine.
tutor-passing = Niemand muss eine Karte nutzen: Drücke „Mit einer Karte passen“ und dann die Karte, und du passt in dieser Runde. Karten, die du behältst, sind nicht verloren.
tutor-draft = Und eine ganze Partie beginnt mit der Wahl der Felder: Sie liegen offen, alle nehmen reihum eines, und wer zuletzt dran war, beginnt beim nächsten Mal. Nimm, was dir alle vier Rohstoffe bringt.
