# Was die Lehrerin in der Lektion von Parthenon sagt, in der Reihenfolge der Schritte.

tutor-welcome-title = Gewinnen lernen
tutor-welcome = Du herrschst über Chios, mit Kreta und Rhodos als Rivalen. Wir spielen die erste Jahreszeit des zweiten Jahres, von der Ernte bis zur Wahl. Ich sage dir, worauf es ankommt, und umrande, wo du drückst oder hinsiehst. Was die See und die anderen tun, ist geprobt: Ein guter Plan geht also auf. Probier ruhig etwas anderes, ich finde dich wieder. Es dauert etwa zehn Minuten.
tutor-done-title = Du weißt, wie man gewinnt
tutor-done = Elf von sechzehn, ein Weltwunder, das dir in jeder Jahreszeit Waren spart, die Macht des Archonten und noch fast zwei Jahre. Niemand steht besser da. Spiel von hier aus weiter oder fang eine eigene Partie an.

## Was es zu lernen gibt

tutor-goal-aim = Das Ziel und die Ernte
tutor-goal-trade = Ein Tausch
tutor-goal-voyage = Eine Reise
tutor-goal-wonder = Ein Weltwunder
tutor-goal-vote = Die Wahl
tutor-goal-end = Wie es endet

## Das Ziel und die Ernte

tutor-aim = Das ist dein Tempel: sechs Dörfer, zwei Werkstätten, sechs Gebäude der Akropolis, zwei Weltwunder. Wer am Ende einer Jahreszeit alle sechzehn hat, gewinnt. Du hast neun. Was noch blass ist, dafür arbeitest du; der Preis steht dabei.
tutor-post = Jede Jahreszeit beginnt mit der Ernte: Jedes Dorf bringt eine Karte seiner Ware, jede Werkstatt eine seltene. Ein Heer in einem Dorf bringt eine Karte mehr ein. Du brauchst Oliven zum Verkaufen und zum Bauen, also schick das Heer in dein Olivendorf.

## Ein Tausch

tutor-accept = Jetzt handeln die Inseln. Viele Preise verlangen eine Ware, die es auf der eigenen Insel nicht gibt, und Tauschen ist der billigste Weg dazu. Kreta bietet Wolle für Trauben. Für dein nächstes Gebäude brauchst du eine fremde Ware, und Trauben kannst du entbehren: Nimm an.
tutor-traded = Selbst bietest du so: Drücke, was du gibst, was du willst, und schick es ab. Wir haben, was wir brauchen: Drücke „Handel beenden“, und du verlässt den Markt.

## Eine Reise

tutor-together = Du bist in dieser Jahreszeit Archont: Du bestimmst, wer zuerst lädt. Wer zuletzt lädt, sieht, wohin die anderen fahren. Heute gibt es wenig zu sehen: Lass alle zugleich laden.
tutor-load = Ein Weltwunder braucht Gold, und Italien gibt Gold für drei Waren. Ferne Länder sind gefährlicher, darum fährt ein Heer als Wache mit. Drücke Italien, lade Oliven, Holz, Holz und das Heer und lass die Segel setzen. Was du verbauen willst, bleibt daheim.
tutor-sirens = Die See hat geantwortet: Sirenen, die jeder Flotte eine Karte ablocken. Aber deine hatte das Heer an Bord und kam unversehrt durch. Schick nie ohne Wache hinaus, was Gold wert ist.
tutor-begin = Deine Flotte liegt in Italien, und der Hafen ist offen. Fang an zu handeln.
tutor-gold = Jedes Land hat seine eigenen Kurse. Wähle drei Grundwaren für ein Gold: So billig bekommst du es nirgends sonst.
tutor-finish = Im Laderaum liegt jetzt Gold. Beende den Handel, und die Flotte fährt heim.

## Ein Weltwunder

tutor-wonder = Gold und Gewürze vollenden den Parthenon; sein Plan war längst bezahlt. Ein Weltwunder darfst du jederzeit bezahlen. Tu es also, bevor du baust: Es wirkt sofort.
tutor-shrine = Dein Bauzug. Das Heiligtum kostet Trauben, Oliven, eine fremde Ware und Gewürze. Dafür war die Wolle. Bau es.
tutor-discount = Und hier hilft der Parthenon: Einmal in jeder Jahreszeit fallen bis zu zwei Grundwaren eines Preises weg. Lass die Trauben weg.
tutor-discount-on = Und noch eine: Lass die Oliven weg. Beide behältst du für die nächste Jahreszeit.
tutor-built = Zwei Schritte voran in einer Jahreszeit. Drücke „Fertig gebaut“, damit endet dein Bauzug.

## Die Wahl

tutor-keep = Was du am Ende einer Jahreszeit über der Grenze hast, ist verloren; deine Schatzkammer lässt dich sechs Karten behalten. Also erst bauen, dann sparen. Du liegst weit darunter.
tutor-vote = Nun wählen alle den nächsten Archonten, und niemand darf sich selbst wählen. Stimm für Kreta: Wer gut mit dir handelt, wählt dich auch einmal.

## Wie es endet

tutor-archon = Du bist wieder Archont: Deine Handelspartner haben dich gewählt. Die neue Jahreszeit beginnt mit einem neuen Ereignis. Du bestimmst, in welcher Reihenfolge die Ereignisse kommen und manchmal auch, wen sie treffen. Denk daran, bevor du einen Rivalen wählst.
tutor-ladder = Ist nach drei Jahren niemand fertig, entscheiden die Weltwunder: zuerst die vollendeten, dann die begonnenen, dann die Akropolis. Vergleich mit diesem Tempel: noch kein Weltwunder. Deines würde zum Sieg reichen.
tutor-score = Elf von sechzehn, und sieben Jahreszeiten liegen vor dir. Es fehlen ein Dorf, eine Werkstatt, zwei Gebäude und noch ein Weltwunder. Gold für Pläne bringen Reisen, fremde Waren der Tausch: in jeder Jahreszeit von beidem eines, und du bist am Ziel.
