# Wo wir entscheiden mussten: die Entscheidungen der Regeln (rules.md) und ihre Gründe, für die Regelseite.

## Spielmaterial und Aufbau

ruling-DEU-1_1_2 = Der erste Platz hat den ersten Zug; danach geht es im Uhrzeigersinn weiter.
    .why = In der Schachtel beginnt der Jüngste; ein Programm kennt kein Alter.
ruling-DEU-1_1_4 = Die Tischreihenfolge beginnt links vom aktiven Spieler, läuft im Uhrzeigersinn und endet mit ihm. Sie gilt überall, wo mehrere Spieler nacheinander an der Reihe sind.
    .why = Das Regelheft nennt sie für die Fahrten der anderen; eine Reihenfolge für alles ist am leichtesten zu merken.
ruling-DEU-1_2_1 = Der Spielplan ist ein Gitter aus neun Spalten (A bis I, von Westen) und sieben Reihen (1 bis 7, von Norden). Was jedes Feld ist, steht in den Daten.
    .why = Die Lage der Felder ist rekonstruiert.
ruling-DEU-1_2_3 = Schiffe können auf 46 Feldern sein: auf 39 gewöhnlichen (auch den vier um die Mitte und dem Startfeld der Hydra), fünf Ankerfeldern und zwei Styxfeldern. Athen, Städte, Siedlungen, Land und die Mitte werden nie befahren.
    .why = Die Zahl der gewöhnlichen Felder folgt aus dem rekonstruierten Spielplan.
ruling-DEU-1_2_5 = Die Hydra bleibt auf gewöhnlichen Feldern.
    .why = Der Styx heißt im selben Atemzug sicher wie die Ankerfelder, und das stimmt nur, wenn die Hydra nicht hinkommt.
ruling-DEU-1_2_7 = Jede der acht Städte hat einen Eroberungswert und ein bis drei Plätze für Schätze, insgesamt fünfzehn; auf einem Platz liegt höchstens ein Schatz.
    .why = Wie viele Plätze eine Stadt hat, ist rekonstruiert, außer den dreien von Halikarnassos.
ruling-DEU-1_3_2 = Geworfene Soldaten belegen ihren Platz, bis die Gefallenen weggenommen werden (DEU-10.1.8).
    .why = So steht fest, wann Platz frei wird.
ruling-DEU-1_4_4 = Die 16 Aufträge werden zu einem verdeckten Stapel gemischt, und die obersten zwei werden aufgedeckt; wer sie gleich erfüllen will, wird dabei noch nicht gefragt.
    .why = Noch könnte kein Schiff eine Aufgabe erfüllen.
ruling-DEU-1_4_7 = Aller Zufall (Aufbau, Mischen, Kylix, geworfene Soldaten) kommt aus einer aufgezeichneten Quelle, in der Reihenfolge, in der die Regeln ihn brauchen; so lässt sich ein Spiel genau nachspielen.
    .why = Damit lässt sich jede Regel prüfen.

## Punkte

ruling-DEU-2_3_1 = Die Punkte einer Siedlung zählen von dem Augenblick, in dem die Besatzung steht, bis sie weg ist, auch für den Sieg.
    .why = Ein Satz spricht vom Ende des Spiels, aber eine verlorene Siedlung kostet Punkte, und das Spiel endet, sobald jemand genug hat.
ruling-DEU-2_3_2 = Erfüllte Aufträge und Siegpunktkarten gehen nie verloren und werden nicht getauscht.
    .why = Der Text nimmt nur die Punkte einer verlorenen Siedlung wieder weg.
ruling-DEU-2_3_3 = Sind die 14 Siegpunktkarten aufgebraucht, zählt Ersatz vom selben Wert.
    .why = Sonst könnte ein Spiel kein Ende finden.

## Der Zug

ruling-DEU-3_1_1 = Ein Zug läuft so ab: (1) Würfeln mit der Kylix, (2) Karten nach dem Würfeln, (3) Zwischenzüge der anderen, (4) Aufstellen der Kylix, (5) Karten nach dem Aufstellen, (6) Aktionen des aktiven Spielers. Dann ist der linke Nachbar aktiv.
    .why = Die zwei Gelegenheiten für Karten geben dem „jederzeit“ einen Ort.
ruling-DEU-3_1_2 = Was eine Entscheidung auslöst (Kampf, Styx, Auftrag, ein aufgedeckter Auftrag), wird ganz ausgeführt, bevor das Unterbrochene weitergeht.
    .why = Es braucht eine feste Reihenfolge.
ruling-DEU-3_1_3 = Jede Entscheidung wird nur einem Spieler vorgelegt, außer den geheimen nach dem Würfeln, nach dem Aufstellen und bei einem aufgedeckten Auftrag: Die bekommen alle, die es angeht, zugleich, und sie werden zusammen aufgedeckt.
    .why = Das hält das Spiel flott und gerecht.
ruling-DEU-3_1_4 = Wird mit Uhr gespielt und läuft jemandem die Zeit ab, gilt die dafür festgelegte Wahl.
    .why = Der Tisch darf nie hängen bleiben.
ruling-DEU-3_2_1 = Der aktive Spieler würfelt mit den fünf Würfeln der Kylix; zu entscheiden gibt es nichts, und alle sehen das Ergebnis. Danach dürfen alle Karten spielen (DEU-8.2.3).
    .why = Das ist die Gelegenheit „nach dem Würfeln“ für Aktionskarten.
ruling-DEU-3_3_4 = Statt zu segeln, darfst du Soldaten aus der Unterwelt zurückholen: einen oder zwei (mit der Gunst des Hades drei), soweit du dort welche hast und Platz ist. Kann keiner zurück, gibt es diese Wahl nicht.
    .why = Der Text sagt zwei; wir lesen das als Höchstzahl, wie beim Soldatenwürfel. Die Karte ist rekonstruiert.
ruling-DEU-3_3_5 = Wer Soldaten zurückholt, greift in diesem Zwischenzug nicht an, gründet nichts, liefert nichts ab und erfüllt keinen Auftrag; der Zwischenzug ist vorbei.
    .why = All das gehört zum Segeln, und darauf hast du verzichtet.
ruling-DEU-3_4_2 = Danach dürfen die anderen noch einmal Karten spielen (DEU-8.2.3).
    .why = Es ist die letzte Gelegenheit, bevor sich die Hydra und das Schiff des aktiven Spielers bewegen.
ruling-DEU-3_5_3 = Eine begonnene Aktion wird beendet, bevor eine andere beginnt: Eine Fahrt lässt sich nicht unterbrechen, um die Hydra zu ziehen. Aktionskarten und Aufträge dürfen zwischen zwei Aktionen kommen.
    .why = Der Text lässt die Reihenfolge frei, nicht das Aufteilen.
ruling-DEU-3_5_4 = Die Kartenaktion ist Pflicht: Erst danach kannst du den Zug beenden. Zeigt ihr Würfel eine 2, gilt sie als ausgeführt, sobald die Kylix steht.
    .why = Eine 1 hilft nur den anderen und darf nicht ausgelassen werden.

## Die Kylix

ruling-DEU-4_3_3 = Bei der Soldatenaktion und beim Zurückholen statt des Segelns kannst du keine Schätze ausladen, um Platz zu schaffen.
    .why = Der Text erlaubt das nur am Styx.
ruling-DEU-4_3_6 = Die Hydra geht auf ein gewöhnliches Feld nebenan, auf dem das Schiff des aktiven Spielers nicht liegt, auch nicht zusammen mit anderen.
    .why = Das Regelheft lässt die Hydra gegen einen anderen Spieler ziehen; sich selbst anzugreifen wäre ein billiger Weg zu Punkten.
ruling-DEU-4_3_7 = Kommt die Hydra auf ein Feld mit einem Schiff, greift sie sofort an, und die Aktion ist vorbei; übrige Schritte verfallen (DEU-10.6). Beginnt sie auf einem Feld mit einem Schiff (DEU-10.6.6), greift sie es weder durch Bleiben noch durch Gehen an.
    .why = Zu einem Angriff gehört eine Ankunft, und der Kampf klärt, wo alle stehen.

## Segeln

ruling-DEU-5_1_1 = Zu einer Fahrt kommt es durch die Aktion Segeln, im Zwischenzug oder durch die Flügelsandalen. Nur das eigene Schiff segelt.
    .why = Zu den Sandalen: rekonstruierte Karte.
ruling-DEU-5_1_2 = Du darfst so viele Felder segeln, wie dir zustehen, eines mehr mit Pegasus und zwei mehr für jeden Wind des Aiolos auf dieser Fahrt. Weniger geht immer; auch ohne ein Feld zu segeln sind Stoppaktionen möglich, wo du liegst.
    .why = Auch gar keines ist weniger; die Karten sind rekonstruiert.
ruling-DEU-5_1_3 = Zu Beginn bist du unterwegs; dein Schiff hält an, sobald es aufgehalten wird (DEU-5.2) oder du die erste Stoppaktion nutzt (DEU-5.3.1). Danach macht es auf dieser Fahrt keinen Schritt mehr.
    .why = Mit zwei Zuständen lässt sich das Ende der Bewegung prüfen.
ruling-DEU-5_1_4 = Bis die Fahrt vorbei ist, wählst du immer wieder: einen Schritt (nur unterwegs und mit Feldern übrig), eine Stoppaktion, eine hier erlaubte Aktionskarte oder das Ende der Fahrt.
    .why = Eine Liste statt einzelner Fragen, damit sich aus dem, was jemand gefragt wird, nichts ablesen lässt.
ruling-DEU-5_2_1 = Ein Schritt führt auf ein Feld nebenan aus DEU-1.2.3 und kostet ein Feld; auf dasselbe Feld darfst du zurückkehren.
    .why = Nichts verbietet das Umkehren.
ruling-DEU-5_2_2 = Das Feld der Hydra darfst du nur betreten, wenn ein offener oder dein eigener unerfüllter Auftrag verlangt, die Hydra zu besiegen. Der geheime Auftrag eines anderen gilt nur für diesen.
    .why = Zu fremden Händen: Der Text sagt, „ein Spieler“ habe die Karte, aber nur ihr Besitzer könnte sie erfüllen.
ruling-DEU-5_2_3 = Erlaubt es dir nur dein geheimer Auftrag, zeigst du ihn allen; er bleibt deiner und bleibt bekannt.
    .why = Am Tisch müsstest du dein Recht auch belegen.
ruling-DEU-5_2_4 = Ein Schiff ohne Soldaten an Bord darf weder auf das Feld der Hydra noch auf ein gewöhnliches Feld mit einem Schiff.
    .why = Dort anzukommen heißt anzugreifen, und dazu muss jemand zu werfen da sein.
ruling-DEU-5_2_5 = Kommst du auf ein gewöhnliches Feld mit anderen Schiffen, hält dein Schiff an, und ein Schiffskampf beginnt (DEU-10.2). Durchsegeln geht nicht.
    .why = Zum Kampf: Der Text beendet die Bewegung dort und verweist auf die Kampfregeln; eine friedliche Begegnung kennt er nicht.
ruling-DEU-5_2_6 = Auf dem Feld der Hydra hält dein Schiff an, und der Kampf gegen die Hydra beginnt (DEU-10.5), auch wenn dort noch ein Schiff liegt.
    .why = Die Erlaubnis gilt nur für die Hydra.
ruling-DEU-5_2_8 = Schiffe auf einem Ankerfeld halten ein ankommendes Schiff nicht auf und behindern es nicht.
    .why = Der Satz, nach dem man bei einem anderen Schiff anhält, macht keine Ausnahme, verweist aber auf den Kampf; der ist hier nicht möglich, und gemeinsam liegen ist erlaubt.
ruling-DEU-5_2_9 = Schiffe oder die Hydra auf dem Feld, auf dem du beginnst, bewirken nichts: Weder Bleiben noch Gehen führt zum Kampf.
    .why = Ein Kampf folgt auf eine Ankunft.
ruling-DEU-5_2_10 = Zwischen zwei Schritten eines fremden Schiffes oder der Hydra kann niemand reagieren.
    .why = Fragen nach jedem Feld würden das Spiel aufhalten; dafür gibt es die Gelegenheiten nach dem Würfeln und nach dem Aufstellen.
ruling-DEU-5_3_1 = Stoppaktionen sind: eine Stadt angreifen (DEU-10.3), eine Siedlung angreifen (DEU-10.4), das Trojanische Pferd einsetzen (DEU-8.4.11), eine Siedlung gründen (DEU-9.1), einen Auftrag durch die Lage des Schiffes erfüllen (DEU-7.3.2), einen Schatz für eine Siegpunktkarte ausladen (DEU-7.6). Mit der ersten hält das Schiff an. Als Option (`failed_attack`: `sails_on`) tut es das nach einem Angriff auf eine Stadt oder Siedlung nur, wenn er gelingt.
    .why = Auch ein misslungener Angriff, das Ausladen und das Pferd halten das Schiff an, sonst könnte man im Vorbeifahren sein Glück versuchen.
ruling-DEU-5_3_2 = Auf einer Fahrt greifst du höchstens einmal an. Ein von dir begonnener Kampf gegen ein Schiff oder die Hydra, ein Angriff auf eine Stadt oder Siedlung und das Trojanische Pferd zählen je als dieser Angriff, gewonnen oder verloren. Als Option (`attacks`: `several`) greifst du so oft an, wie du willst, aber jede Stadt und Siedlung höchstens einmal auf einer Fahrt.
    .why = Wiederholte Würfe auf einer Fahrt würden das Gleichgewicht stören.
ruling-DEU-5_3_4 = Wird dein eigenes Schiff vertrieben (DEU-10.7), hält es ohne Stoppaktionen an; es bleiben nur Aktionskarten und das Ende der Fahrt.
    .why = Ein vertriebenes Schiff ist nicht dorthin gesegelt.
ruling-DEU-5_3_5 = Die Fahrt beenden darfst du immer. Von selbst geschieht es nur, wenn du nichts anderes wählen kannst, keine Aktionskarte hast und auch dann nichts wählen könntest, was immer dein geheimer Auftrag wäre. Dasselbe gilt für das Ende des Zuges.
    .why = Sonst würde ein selbsttätiges Ende verraten, dass keine Karte und kein Auftrag passt.

## Der Styx

ruling-DEU-6_3_1 = Jeder Spieler darf den Styx auf seiner eigenen Fahrt nutzen, aktiv oder nicht.
    .why = Eine Stelle nennt nur den nicht aktiven Spieler; die Liste der Punkte und der Text zum Spielplan nennen jeden.
ruling-DEU-6_3_2 = Am Styx kommst du mit einem Schritt von einem Feld an, das kein Styxfeld ist. Von einem Styxfeld zum anderen hält das Schiff nur an, sonst geschieht nichts; liegen zu bleiben bewirkt gar nichts.
    .why = Sonst könnte ein Schiff hin und her fahren und jedes Mal punkten.
ruling-DEU-6_3_3 = Bei der Ankunft wird zuerst festgehalten, ob du wirklich mehr Soldaten in der Unterwelt hast als jeder andere. Gleichstand an der Spitze ist keine Mehrheit.
    .why = Gezählt wird, bevor jemand zurückkehrt: Es geht um die Mehrheit, mit der du ankommst.
ruling-DEU-6_3_5 = Einen Schatz ausladen darfst du nur, solange du mehr Soldaten in der Unterwelt hast als freie Plätze. Du wählst einen Schatz und dann eine Stadt mit freiem Platz; es bringt nichts ein, und danach kannst du aufs Zurückholen nicht mehr verzichten.
    .why = Das Ausladen soll Platz schaffen und sonst nichts.
ruling-DEU-6_3_6 = Du holst so viele Soldaten zurück, wie Platz haben, die übrigen bleiben unten; weniger kannst du nicht wählen. Es geht nur, wenn mindestens einer Platz hat.
    .why = Der Text sagt „alle“; in Raten zurückgeholt, würde sich eine Mehrheit mehrmals auszahlen.

## Aufträge

ruling-DEU-7_1_3 = Verlässt ein offener Auftrag seinen Platz, wird dort sofort die oberste Karte des Stapels aufgedeckt. Ist der Stapel leer, bleibt der Platz leer.
    .why = Zum leeren Stapel: So müssen wir am wenigsten erfinden.
ruling-DEU-7_2_1 = Bestimmte Schätze bringen: Lade in Athen einen Schatz jeder genannten Farbe aus, alle auf einmal.
    .why = Zu zwei Farben: rekonstruierte Aufgaben.
ruling-DEU-7_2_2 = Schätze bringen: Lade die genannte Zahl auf einmal aus, gleich in welchen Farben, oder bei Schätzen einer Farbe alle in derselben.
    .why = Rekonstruierte Aufgaben.
ruling-DEU-7_2_3 = Mit Soldaten zu einer Stadt: Dein Schiff liegt mit mindestens so vielen Soldaten an Bord bei der genannten Stadt. Du verlierst dadurch keinen.
    .why = Nur die Aufgabe mit Karten nennt einen Preis.
ruling-DEU-7_2_5 = Einen Spieler besiegen: Gewinne einen Schiffskampf, als Angreifer oder als Verteidiger. Eine Besatzung zu schlagen ist kein Schiffskampf.
    .why = Zur Besatzung: Es wirft kein Spieler.
ruling-DEU-7_2_7 = Die ersten fünf Arten von Aufgaben erfüllst du durch die Lage deines Schiffes, die letzten zwei durch einen Kampf.
    .why = So haben zwei Arten von Zeitpunkten einen Namen.
ruling-DEU-7_3_4 = Wird ein Auftrag aufgedeckt, darf ihn jeder, dessen Schiff schon richtig liegt, gleich erfüllen (DEU-7.5).
    .why = Schiffe, die schon dort liegen, zählen, bei Städten ebenso wie in Athen.
ruling-DEU-7_3_5 = Eine Kampfaufgabe erfüllst du gleich nach dem gewonnenen Kampf, sobald die Gefallenen weggenommen sind, und zu keiner anderen Zeit; ein danach aufgedeckter Auftrag lässt sich mit diesem Kampf nicht erfüllen.
    .why = Die Karte war noch nicht da, als es geschah.
ruling-DEU-7_3_6 = Eine Leistung dient einer Karte: Ein ausgeladener Schatz, eine abgegebene Karte und ein gewonnener Kampf gelten je für einen einzigen Auftrag.
    .why = Zu den Kämpfen: derselbe Grundsatz wie bei Schätzen.
ruling-DEU-7_4_1 = Du wählst einen Auftrag und eine seiner Aufgaben, die du erfüllen kannst; dann, wo es etwas zu wählen gibt, die Farben zum Ausladen (eine nach der anderen) oder die Karten zum Abgeben (eine nach der anderen).
    .why = So bleibt jede Entscheidung klein.
ruling-DEU-7_5_1 = Jedes Mal, wenn im Spiel ein Auftrag aufgedeckt wird, wird für jeden Spieler geprüft, ob er ihn in diesem Augenblick durch die Lage seines Schiffes erfüllen könnte: in Athen mit den Schätzen oder bei der Stadt mit den Soldaten an Bord oder genügend Karten auf der Hand. Alles, was es dazu braucht, ist öffentlich.
    .why = So ist es gerecht gegenüber Schiffen, die schon dort liegen.
ruling-DEU-7_5_2 = Kann es niemand, geht das Spiel weiter. Sonst wählen alle, die es können, geheim, ob sie den Auftrag erfüllen, ob sie am Zug sind oder nicht.
    .why = Niemand soll von einer schnelleren Hand profitieren.
ruling-DEU-7_5_4 = Wollen es zwei oder mehr, wählt jeder eine Aufgabe und zahlt ihren Preis, in Tischreihenfolge (DEU-7.4.1), und nimmt statt des Wertes eine Siegpunktkarte; der Auftrag kommt aus dem Spiel. Dann kommen ausgeladene Schätze in Tischreihenfolge zurück, und der nächste Auftrag wird aufgedeckt.
    .why = Zu Preis und Reihenfolge: Erfüllt ist eine Aufgabe nur, wenn man für sie zahlt.
ruling-DEU-7_5_5 = Diese Siegpunktkarten bekommen alle im selben Augenblick (DEU-11.1.3).
    .why = Im Text steht „gleichzeitig“.
ruling-DEU-7_5_6 = Bei einem aufgedeckten Auftrag werden keine Aktionskarten gespielt, also bleibt die Prüfung aus DEU-7.5.1 gültig.
    .why = Sonst würde die Liste der Gefragten Hände verraten.
ruling-DEU-7_5_7 = Wer verzichtet hat, darf den Auftrag später nach DEU-7.3.2 oder DEU-7.3.3 erfüllen.
    .why = Man verzichtet auf den Augenblick, nicht auf die Karte.
ruling-DEU-7_6_2 = Das Ausladen ohne Auftrag ist eine Stoppaktion: Das Schiff macht auf dieser Fahrt keinen Schritt mehr. Zwischen Aktionen und bei einem aufgedeckten Auftrag ist es nicht möglich.
    .why = Der Text belohnt Schiffe, die nach Athen segeln und dort enden; nur Aufträge dürfen auch später erfüllt werden.

## Aktionskarten

ruling-DEU-8_1_3 = Von jeder Karte, die liegen bleibt, hast du höchstens eine vor dir; eine zweite kannst du nicht spielen.
    .why = So bleiben die Boni klein.
ruling-DEU-8_1_4 = Eine Karte darfst du nur spielen, wenn sie sofort etwas bewirken kann, außer sie bleibt liegen.
    .why = So wird keine versehentlich verschwendet.
ruling-DEU-8_1_5 = Eine Obergrenze für Karten auf der Hand gibt es nicht. Muss eine Karte gezogen werden und ist der Stapel leer, werden die abgelegten zu einem neuen gemischt; gibt es auch die nicht, wird nichts gezogen.
    .why = Eine Grenze wird nicht erwähnt, und 30 Karten reichen nicht für ein ganzes Spiel.
ruling-DEU-8_1_6 = Auf eine gespielte Karte kann niemand reagieren, und sie wird weder aufgehoben noch zurückgenommen. Karten helfen nur dem, der sie spielt.
    .why = Eine Karte, die auf eine andere antwortet, ist nicht bekannt.
ruling-DEU-8_2_1 = Im eigenen Zwischenzug (DEU-3.3.2), auf der eigenen Fahrt (DEU-5.1.4) und zwischen den eigenen Aktionen (DEU-3.5.1) darfst du beliebig viele der dort erlaubten Karten spielen, eine nach der anderen.
    .why = Das ist „jederzeit“ für den eigenen Teil.
ruling-DEU-8_2_2 = Sonst werden Karten nur zu den vier folgenden Gelegenheiten gespielt. Zusammen decken sie alles ab, wo eine Karte ihrem Besitzer nützen kann, außer mitten in der Bewegung eines anderen, bei einem aufgedeckten Auftrag (DEU-7.5.6) und zwischen dem Ziehen bei einem Kartenwürfel von 1 und dem Zug der Hydra. Als Option (`card_moments`: `any`) wird auch dann gefragt wie nach dem Aufstellen: nach jedem Feld, auf das ein Schiff oder die Hydra ohne Kampf kommt, alle anderen; nach jedem Ziehen durch die Aktion Karten und nach jedem aufgedeckten Auftrag alle.
    .why = Das hält das Spiel flüssig.
ruling-DEU-8_2_3 = Nach dem Würfeln werden alle gefragt, nach dem Aufstellen alle anderen. Die Gefragten wählen geheim: passen oder eine Karte aus Pegasus, Gunst des Hades, Goldenem Vlies, Gesang des Orpheus und Dreizack des Poseidon.
    .why = Das sind die Karten, die jederzeit nützen.
ruling-DEU-8_2_4 = Die so gewählten Karten werden zusammen aufgedeckt und in Tischreihenfolge ausgeführt, jede mit dem, was dabei noch zu wählen ist; was inzwischen nichts mehr bewirkt, kommt auf die Hand zurück. Wurde eine Karte ausgeführt, wird wieder gefragt, bis alle passen.
    .why = Eine feste Reihenfolge ohne Wettlauf.
ruling-DEU-8_2_5 = Vor dem Wurf in einem Schiffskampf und wenn die Hydra ein Schiff angreift, darf nur der Gesang des Orpheus gespielt werden; nicht, wenn jemand auf seiner Fahrt eine Stadt, eine Siedlung oder die Hydra angreift. Im Schiffskampf wird erst der Verteidiger gefragt, dann der Angreifer, abwechselnd, bis beide nacheinander passen; gegen die Hydra nur der Angegriffene.
    .why = Frische Soldaten können noch mitgeworfen werden; wer segelt, konnte seine Karte kurz zuvor spielen.
ruling-DEU-8_2_6 = Nach jedem Wurf im Kampf dürfen die Kämpfenden Goldenes Vlies, Zorn des Ares, Gunst der Nike und Ägis der Athene spielen, auch wer keine Soldaten zu werfen hatte. Wer allein kämpft, wird gefragt, bis er passt.
    .why = Das sind die Karten, die einen Kampf verändern.
ruling-DEU-8_2_7 = Im Schiffskampf wird nach dem Wurf zuerst die Seite gefragt, die verlieren würde (bei Gleichstand der Angreifer), dann die andere, abwechselnd, bis beide nacheinander passen. Wer gepasst hat, wird wieder gefragt, nachdem die andere Seite gespielt hat; wer nicht gefragt wird, gilt als passend.
    .why = Wer zurückliegt, muss handeln.
ruling-DEU-8_2_8 = Wer nicht kämpft, wird vor und nach dem Wurf nicht gefragt, weder der Besitzer einer angegriffenen Besatzung noch der, der die Hydra geschickt hat.
    .why = Keine ihrer Karten könnte etwas ändern.
ruling-DEU-8_3_1 = Ob gefragt wird und wer, hängt nur von öffentlichen Tatsachen ab. Wer keine Aktionskarten auf der Hand hat, wird nicht gefragt.
    .why = Wie viele Karten jemand hat, ist öffentlich, welche nicht.
ruling-DEU-8_3_2 = Öffentliche Tatsachen, die eine Frage erübrigen: Niemand, der zu fragen wäre, hat eine Karte; der Spieler hat keinen Soldaten in der Unterwelt oder keinen freien Platz (vor dem Wurf); wer allein kämpft, hat den nötigen Wert erreicht, und keiner seiner Soldaten zeigt das Kreuz (nach dem Wurf).
    .why = Keine Karte könnte etwas ändern.
ruling-DEU-8_3_3 = Für jemanden, der gefragt wird und keine passende Karte hat, passt das Spiel selbst, und niemand darf den Unterschied merken. Wer passt, wird weder angesagt noch einzeln vermerkt; die anderen sehen nur die gespielten Karten und dass die Gelegenheit vorbei ist.
    .why = Das spart Klicks, ohne etwas zu verraten.
ruling-DEU-8_3_4 = Eine Gelegenheit, bei der jemand gefragt wird, dauert mit oder ohne Uhr mindestens eine feste kurze Zeit (zwei Sekunden genügen), für alle derselben Art gleich, wie auch geantwortet wird. Wer gefragt wird, darf in dieser Zeit um Bedenkzeit bitten, auch ohne spielbare Karte.
    .why = Weder schnelle noch langsame Antworten beweisen dann etwas.
ruling-DEU-8_3_5 = Du kannst einstellen, dass du nach dem Würfeln und nach dem Aufstellen von selbst passt; die Einstellung ist geheim und jederzeit zu ändern.
    .why = Bequemlichkeit.
ruling-DEU-8_3_6 = Lässt ein gewonnener Kampf nur durch den geheimen Auftrag des Siegers eine Wahl, wird jeder Sieger, der noch einen geheimen hat, ebenso und ebenso lange gefragt; passt der Auftrag nicht, antwortet das Spiel selbst.
    .why = Dieselbe Sorgfalt für Aufträge.
ruling-DEU-8_4_1 = Pegasus (bleibt; im eigenen Teil, nach dem Würfeln, nach dem Aufstellen): jede Fahrt ein Feld mehr. Unterwegs gespielt, gilt er schon für diese Fahrt.
    .why = Die Wirkung ist rekonstruiert.
ruling-DEU-8_4_2 = Gunst des Hades (bleibt; im eigenen Teil, nach dem Würfeln, nach dem Aufstellen): Mit der Soldatenaktion oder statt des Segelns darf ein Soldat mehr zurück. Der Styx und der Gesang des Orpheus bleiben, wie sie sind.
    .why = Die Wirkung ist rekonstruiert.
ruling-DEU-8_4_3 = Goldenes Vlies (bleibt; im eigenen Teil, nach dem Würfeln, nach dem Aufstellen, nach dem Wurf): ein Halb mehr Kampfstärke in jedem Kampf, an dem du teilnimmst, auch in dem, in dem du es spielst. Deinen Besatzungen hilft es nicht.
    .why = Die Wirkung ist rekonstruiert.
ruling-DEU-8_4_4 = Wind des Aiolos (unterwegs, auch ohne Felder übrig): zwei Felder mehr auf dieser Fahrt. Du darfst mehrere spielen.
    .why = Rekonstruierte Karte.
ruling-DEU-8_4_5 = Flügelsandalen (auf der Fahrt, auch nach dem Anhalten): beenden die Fahrt sofort und beginnen dort, wo das Schiff ist, eine neue von zwei Feldern. Es ist eine ganze Fahrt mit eigenem Angriff, eigener Ankunft am Styx und dem Feld von Pegasus; nach dem Zurückholen oder Passen kann man sie nicht spielen.
    .why = Rekonstruierte Karte.
ruling-DEU-8_4_6 = Gesang des Orpheus (im eigenen Teil, nach dem Würfeln, nach dem Aufstellen, vor dem Wurf): Hol einen bis drei Soldaten zurück, soweit du welche in der Unterwelt hast und Platz ist.
    .why = Die Wirkung ist bekannt; die Gelegenheiten sind von uns.
ruling-DEU-8_4_7 = Zorn des Ares (nach dem Wurf): eins mehr Kampfstärke in diesem Kampf; mehrere zählen zusammen.
    .why = Rekonstruierte Karte.
ruling-DEU-8_4_8 = Gunst der Nike (nach dem Wurf; mindestens ein eigener Soldat zeigt das Kreuz): Alle deine Soldaten mit sichtbarem Kreuz werden noch einmal geworfen, und das gilt.
    .why = Rekonstruierte Karte.
ruling-DEU-8_4_9 = Ägis der Athene (nach dem Wurf; mindestens ein eigener Soldat zeigt das Kreuz; einmal je Kampf): Deine Soldaten mit sichtbarem Kreuz bleiben an Bord. Sie zählen trotzdem 0.
    .why = Rekonstruierte Karte.
ruling-DEU-8_4_10 = Dreizack des Poseidon (im eigenen Teil, nach dem Würfeln, nach dem Aufstellen): Wähle ein anderes Feld, das die Hydra in einem bis drei Schritten über gewöhnliche Felder ohne Schiffe erreicht, und setze sie dorthin. Sie greift nie an und kommt an keinem Schiff vorbei.
    .why = Rekonstruierte Karte.
ruling-DEU-8_4_11 = Trojanisches Pferd (auf der Fahrt, wenn du noch nicht angegriffen hast): Wähle eine Stadt, bei der du liegst, und einen ihrer Schätze und nimm ihn ohne Wurf; notfalls schaffst du Platz (DEU-1.3.3). Es zählt als Angriff der Fahrt, dein Schiff hält an, und du brauchst keine Soldaten dazu.
    .why = Rekonstruierte Karte.
ruling-DEU-8_4_12 = Orakel von Delphi (nur zwischen Aktionen; ein Auftrag liegt offen, und der Stapel ist nicht leer): Lege einen offenen Auftrag unter den Stapel und decke den obersten auf; wer ihn gleich erfüllen könnte, wird gefragt.
    .why = Rekonstruierte Karte; zwischen Aktionen unterbricht sie nie eine Fahrt.

## Siedlungen

ruling-DEU-9_1_2 = Du brauchst so viele Soldaten an Bord, wie die Besatzung groß ist; eine kleinere geht nicht, und das Schiff darf ohne Soldaten bleiben.
    .why = Zum leeren Schiff: Nichts verlangt eine Mannschaft.
ruling-DEU-9_2_2 = Eine Besatzung kann ihr Besitzer weder abziehen noch versetzen noch vergrößern, und eine eigene Siedlung kann er nicht angreifen oder noch einmal gründen.
    .why = Der Text kennt nur den Verlust durch Eroberung.
ruling-DEU-9_3_2 = Die geschlagene Besatzung geht in die Unterwelt und kann von dort zurückgeholt werden wie andere Soldaten.
    .why = Ein Satz sagt, der Besitzer bekomme die Soldaten zurück; drei andere nennen die Unterwelt.
ruling-DEU-9_3_3 = Der Eroberer muss sofort eine volle Besatzung aus den Soldaten stellen, die noch an Bord sind. Sind es zu wenige, bleibt die Siedlung leer.
    .why = Zum Fall, dass es zu wenige sind: So müssen wir am wenigsten erfinden.
ruling-DEU-9_3_4 = Eine so leer gebliebene Siedlung darf jeder nach DEU-9.1 gründen, auch der Eroberer beim selben Halt, sobald er genug Soldaten an Bord hat.
    .why = Sie ist eine leere Siedlung wie jede andere.

## Kämpfe

ruling-DEU-10_1_1 = Ein Kampf läuft so ab: Ansage, Karten vor dem Wurf (wo erlaubt), Wurf, Karten nach dem Wurf, Vergleich, Gefallene wegnehmen, Lohn.
    .why = Die Gelegenheiten für Karten brauchten einen festen Ort.
ruling-DEU-10_1_3 = Jeder Soldat fällt für sich: Kreuz sichtbar mit Wahrscheinlichkeit 0,35, Kreuz verdeckt 0,35, auf der Seite oder aufrecht 0,30; die Daten enthalten auch andere Verhältnisse.
    .why = Die Wahrscheinlichkeiten sind aus der Form erschlossen.
ruling-DEU-10_1_5 = Die Kampfstärke ist die Summe der Soldaten und der Boni von Goldenem Vlies und Zorn des Ares (und von Theseus, DEU-12.2.4), in ganzen Hälften und ohne zu runden.
    .why = Zu den Boni: rekonstruierte Karten.
ruling-DEU-10_1_6 = Im Schiffskampf werden die Soldaten des Angreifers vor denen des Verteidigers geworfen; beide Ergebnisse werden zusammen gezeigt.
    .why = Eine feste Reihenfolge zum Nachspielen.
ruling-DEU-10_1_7 = Ein Verteidiger ohne Soldaten an Bord hat Kampfstärke 0 und seine Boni. Ein Schiff ohne Soldaten kann nicht angreifen.
    .why = Siehe DEU-5.2.4.
ruling-DEU-10_1_8 = Nach dem Vergleich geht jeder Soldat, der das Kreuz zeigt, in die Unterwelt, auf beiden Seiten, gewonnen oder verloren, außer die Ägis der Athene wurde gespielt. Das geschieht vor jedem Lohn.
    .why = Zum Zeitpunkt: Man muss wissen, ob Platz für einen Schatz ist.
ruling-DEU-10_1_9 = Aufträge und Siegpunktkarten für einen Sieg kommen vor Schatz, Besatzung oder Vertreiben.
    .why = Bei der Hydra steht es so; überall dieselbe Reihenfolge.
ruling-DEU-10_2_1 = Der Kampf beginnt, wenn ein Schiff auf seiner Fahrt ein gewöhnliches Feld mit anderen Schiffen erreicht (DEU-5.2.5). Sind es mehrere, wählt der Angreifer eines; die anderen nehmen nicht teil.
    .why = Zu mehreren Schiffen: ein Kampf je Fahrt.
ruling-DEU-10_2_4 = Dann muss der Sieger wählen: einen Schatz vom Schiff des Verlierers oder Vertreiben. Der Schatz steht nur zur Wahl, wenn der Verlierer einen hat und der Sieger einen freien Platz hat oder einen Soldaten, den er wegschicken kann.
    .why = Der Text nennt zwei Möglichkeiten und keine dritte.
ruling-DEU-10_2_5 = Nimmt der Sieger einen Schatz, bleiben beide Schiffe auf dem Feld. Vertreibt er das Schiff des Verlierers, setzt er es nach DEU-10.7.
    .why = Nur die zweite Möglichkeit bewegt ein Schiff.
ruling-DEU-10_3_1 = Du darfst eine Stadt angreifen, bei der dein Schiff liegt, wenn du einen Soldaten an Bord hast, auf dieser Fahrt noch nicht angegriffen hast und ein Schatz in der Stadt liegt.
    .why = In einer leeren Stadt ist nichts zu holen.
ruling-DEU-10_3_2 = Mit mindestens dem Eroberungswert gewinnst du. Das Schiff bleibt, wo es ist, gewonnen oder verloren.
    .why = Zum Schiff: Nichts im Text bewegt es.
ruling-DEU-10_4_2 = Die Besatzung wirft nicht; mit mindestens dem Eroberungswert gewinnst du. Nach einer Niederlage bleiben Besatzung und Schiff, wo sie sind.
    .why = Zur Niederlage: Nichts im Text bewegt sie.
ruling-DEU-10_5_3 = Der Sieger muss einen Auftrag nehmen, der verlangt, die Hydra zu besiegen: einen offenen oder seinen eigenen, nach seiner Wahl. Eine Siegpunktkarte bekommt er nicht dazu.
    .why = Der Text gibt die Karte oder den Punkt, nicht beides.
ruling-DEU-10_6_1 = Der Angriff beginnt, wenn die Hydra-Aktion die Hydra auf ein Feld mit Schiffen anderer Spieler bringt (DEU-4.3.7). Sind es mehrere, wählt der aktive Spieler eines.
    .why = Zu mehreren Schiffen: ein Kampf je Hydra-Aktion.
ruling-DEU-10_6_2 = Der Besitzer des Schiffes wirft alle seine Soldaten; nur er darf vor und nach dem Wurf Karten spielen.
    .why = Zu den Karten: Sonst kämpft niemand.
ruling-DEU-10_6_6 = Andere Schiffe auf dem Feld bleiben unbehelligt und teilen es dann mit der Hydra. Sie dürfen frei wegsegeln; um die Hydra anzugreifen, müssen sie das Feld verlassen und wieder betreten.
    .why = Das folgt aus einem Kampf je Ankunft.
ruling-DEU-10_7_1 = Die Figur geht genau drei Schritte über benachbarte Felder, ohne ein Feld zweimal zu betreten, das Ausgangsfeld eingeschlossen. Felder mit Schiffen oder der Hydra dürfen auf dem Weg liegen.
    .why = Zum Weg: Das Regelheft sagt nur „drei Felder“.
ruling-DEU-10_7_2 = Ein Schiff darf unterwegs über Anker- und Styxfelder, die Hydra nur über gewöhnliche Felder.
    .why = Beide bleiben auf Feldern, auf denen sie auch sein dürften.
ruling-DEU-10_7_3 = Das letzte Feld muss ein gewöhnliches Feld ohne Schiff und ohne Hydra sein.
    .why = Sichere Felder scheiden aus, damit niemand nach Hause oder an den Styx geschickt wird.
ruling-DEU-10_7_4 = Der genannte Spieler wählt das letzte Feld aus allen möglichen; der Weg spielt keine Rolle. Gibt es keines in drei Schritten, gelten zwei, dann einer; geht auch das nicht, bleibt die Figur stehen.
    .why = In den Ecken des Spielplans kann alles versperrt sein.
ruling-DEU-10_7_5 = Vertrieben anzukommen löst nichts aus: keinen Kampf, keine Stoppaktion, keine Frage.
    .why = Das Schiff ist nicht gesegelt.

## Das Ende

ruling-DEU-11_1_2 = Geprüft wird nach jedem einzelnen Gewinn: einem erfüllten Auftrag, Siegpunktkarten aus einem Anlass, einer gestellten Besatzung, Theseus an Bord.
    .why = So steht fest, was „sofort“ heißt.
ruling-DEU-11_1_3 = Gewinnen mehrere Spieler im selben Augenblick Punkte (DEU-7.5.5), wird erst alles eingetragen und dann geprüft. Haben dann mehrere genug, siegt die höchste Summe; bei gleicher Summe teilt man sich den Sieg.
    .why = Nur dort kann das vorkommen.
ruling-DEU-11_1_4 = Die anderen Spieler werden nach ihrer Summe gereiht; gleiche Summen teilen sich einen Rang.
    .why = Nur für die Anzeige.
ruling-DEU-11_1_5 = Ein Tisch darf eine Höchstzahl von Zügen festlegen; üblich sind 300. Ist sie erreicht, siegt die höchste Summe, und bei gleicher Summe teilt man sich den Sieg.
    .why = Spiele zwischen Programmen müssen enden.

## Erweiterungen

ruling-DEU-12_1_1 = Drei Strudel liegen außerhalb des Spielplans, je einer neben den Feldern A3, I3 und I7. Ein Strudel ist kein Feld.
    .why = Die Feldnamen gehören zum rekonstruierten Spielplan.
ruling-DEU-12_1_2 = Auf einer Fahrt darf ein Schritt von einem Feld neben einem Strudel auf ein Feld neben einem anderen führen; er kostet ein Feld wie jeder Schritt. Bei der Ankunft gilt alles, was für das Betreten eines Feldes gilt.
    .why = Zur Ankunft: Es ist ein Schritt wie jeder andere.
ruling-DEU-12_1_4 = Dieser Wurf ist kein Kampf: Niemand spielt Karten, und weder Boni noch Kampfkarten gelten.
    .why = Es gibt keinen Gegner.
ruling-DEU-12_1_5 = Ob der Schritt erlaubt ist (DEU-5.2.2, DEU-5.2.4), wird vor dem Wurf geprüft. Kommt ein Schiff dadurch ohne Soldaten zu einem Kampf, kämpft es mit Kampfstärke 0 und seinen Boni.
    .why = Ein begonnener Schritt wird ausgeführt.
ruling-DEU-12_1_7 = Die Hydra-Aktion und der Dreizack des Poseidon führen nicht durch Strudel, und Strudel machen Felder sonst nirgends zu Nachbarn.
    .why = Der Text nennt die Hydra nur nach Kämpfen und sonst nur das Segeln.
ruling-DEU-12_1_8 = Option: Bevor die Schiffe gesetzt werden, wählen die ersten drei Plätze der Reihe nach (zu zweit der erste noch einmal) je ein anderes gewöhnliches Feld am Rand des Spielplans für einen Strudel (12 Felder, kein Passen).
    .why = Bekannt ist, dass erfahrene Spieler sie anders legen dürfen, aber nicht, wer es tut.
ruling-DEU-12_2_1 = Theseus beginnt auf Kreta, ohne den Platz eines Schatzes zu belegen.
    .why = Über diesen Platz ist nichts bekannt.
ruling-DEU-12_2_2 = Wer einen Angriff auf Kreta gewinnt, solange Theseus dort ist, darf ihn statt eines Schatzes nehmen. Seinetwegen darf man Kreta auch ohne Schätze angreifen.
    .why = Zum Wie: Bekannt ist nur, dass man ihn von Kreta holen muss.
ruling-DEU-12_2_3 = Er belegt einen Platz auf dem Schiffsplan; Platz für ihn darf man schaffen wie für einen Schatz.
    .why = Eine Figur, ein Platz.
ruling-DEU-12_2_4 = Solange er an Bord ist, hast du einen Punkt mehr, der sofort zählt, und eins mehr Kampfstärke in jedem Kampf.
    .why = Wie viel Kampfstärke er gibt, ist nicht bekannt.
ruling-DEU-12_2_5 = Er wird nicht geworfen und geht nie in die Unterwelt. Er ist weder Soldat noch Schatz: Er erfüllt keine Aufgabe, kann nicht ausgeladen und nicht mit dem Trojanischen Pferd geholt werden, und ein Schiff mit ihm allein kann nicht angreifen.
    .why = Ein Held, keine Ladung.
ruling-DEU-12_2_6 = Der Sieger eines Schiffskampfs darf ihn dem Verlierer abnehmen, als dritte Möglichkeit in DEU-10.2.4, wenn ebenso Platz da ist.
    .why = Er gilt als kostbarste Ladung.
ruling-DEU-12_2_7 = Wer ihn an Bord hat und gegen die Hydra verliert, bringt ihn nach Kreta zurück, bevor das Schiff vertrieben wird. Eine Niederlage gegen eine Stadt oder Siedlung berührt ihn nicht.
    .why = So bleibt er im Spiel.

## Wer was weiß

ruling-DEU-13_1_3 = Öffentlich: die Zahl der Aktionskarten auf jeder Hand, die Größe beider Stapel, der ganze Ablagestapel und ob ein Spieler seinen geheimen Auftrag noch hat.
    .why = All das kann man an einem Tisch sehen oder zählen.
ruling-DEU-13_1_6 = Eine geheime Entscheidung bleibt allen anderen verborgen, bis die letzte gefallen ist; wer gepasst oder verzichtet hat, wird auch danach nicht gezeigt, nur bei einem aufgedeckten Auftrag sieht man, wer ihn erfüllen wollte.
    .why = Siehe DEU-8.3.3.
ruling-DEU-13_1_7 = Was zur Wahl steht, sieht nur, wer wählt. Was ein Spieler oder Programm zum Entscheiden bekommt, enthält nichts, was für seinen Platz geheim ist; Zuschauer sehen nur Öffentliches.
    .why = Eine Liste der Möglichkeiten würde Karten verraten.
ruling-DEU-13_1_8 = Nach dem Spiel werden alle Hände und geheimen Aufträge gezeigt.
    .why = Zum Nachsehen.
