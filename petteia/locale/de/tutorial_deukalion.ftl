# Was die Lehrerin in der Lektion von Deukalion sagt, in der Reihenfolge der Schritte.

tutor-welcome-title = Gewinnen lernen
tutor-welcome = Du segelst für Deukalion gegen einen Rivalen, spät in einer Partie, die noch offen ist. Ich sage dir, worauf es ankommt, und umrande, wo du drückst oder hinsiehst. Die Würfel sind geprobt: Ein guter Plan geht also auf. Probier ruhig etwas anderes, ich finde dich wieder. Es dauert etwa zehn Minuten.
tutor-done-title = Du weißt, wie man gewinnt
tutor-done = Dreizehn Punkte, drei fehlen noch, und auf dem Tisch liegt ein Auftrag, der genau drei wert ist. Die Hydra ist in der Nähe. Spiel weiter und gewinne, oder fang eine eigene Partie an.

## Was es zu lernen gibt

tutor-goal-aim = Das Ziel
tutor-goal-kylix = Die Kylix
tutor-goal-fight = Eine Stadt erobert
tutor-goal-mission = Ein Auftrag erfüllt
tutor-goal-hydra = Die Hydra besiegt
tutor-goal-end = Wie es endet

## Das Ziel

tutor-aim = Hier stehen deine Punkte. Wer zuerst sechzehn hat, gewinnt sofort; zu dritt oder zu viert sind es weniger. Du hast sieben, dein Rivale acht.
tutor-missions = Die meisten Punkte bringen Aufträge: zwei bis vier das Stück. Zwei liegen offen für alle, einer ist dein Geheimnis. Jeder lässt sich auf zwei Arten erfüllen. Den Rest bringen Schätze, die Hydra, Siedlungen und der Styx.

## Die Kylix

tutor-kylix = Die Würfel in der Schale dienen vier Dingen zugleich: Karten, Soldaten, Segeln, der Hydra. Du wählst nur, wie du sie drehst. Sieh dir die vier Karten an: Diese lässt dich eine Aktionskarte ziehen, holt deine beiden gefallenen Soldaten zurück und segelt zwei Felder. Keine andere gibt so viel. Drücke sie, und die Schale steht so; auf einem kleinen Bildschirm drückst du noch einmal.
tutor-cards = Du nutzt die Würfel in beliebiger Reihenfolge. Zuerst die Karten: Bei einer Drei ziehst du eine.
tutor-soldiers = Stärke kommt von Soldaten. Zwei von deinen sind in der Unterwelt: Hol sie zurück, bevor du kämpfst. Drücke die Soldaten.
tutor-two = Alle zehn an Bord, so soll es sein. Hol zwei zurück.

## Eine Stadt erobert

tutor-corinth = Der offene Auftrag verlangt einen blauen oder gelben Schatz, und in Korinth liegt ein blauer. Die Stadt hat Stärke vier; ein Soldat zählt im Schnitt einen halben Punkt, zehn werfen also etwa fünf. Die Karte zeigt die Chance. Drücke Korinth: Vor einem Kampf, der verloren gehen kann, wirst du noch einmal gefragt. Mit dem goldenen Knopf segelst du hin und greifst an.
tutor-hold = Gut geworfen: Es reicht für Korinth. Soldaten, die das Kreuz zeigen, fallen trotzdem. Deine Ägis könnte sie retten, aber heb sie für den schwereren Kampf auf, der noch kommt. Passe.
tutor-treasure = Korinth steht dir offen. Nimm den blauen Schatz: Auf ihn wartet der Auftrag.
tutor-moved = Nach einem Kampf segelst du nicht weiter. Beende die Fahrt; die anderen Würfel hast du noch.
tutor-hydra = Nun die Hydra. Sie geht, wohin du sie schickst, und wen sie erreicht, den greift sie an. Wir hetzen sie auf niemanden: Wir wollen sie bei Athen haben, wo wir bald sind. Drücke die Hydra.
tutor-lure = Ein Feld genügt. Schick sie auf das umrandete Feld, D4.

## Ein Auftrag erfüllt

tutor-part = Auch im Zug deines Rivalen bist du dabei: Mit dem Würfel in der Mitte der Schale darfst du segeln. Fahr los nach Athen: Drücke das nächste Feld, B3.
tutor-wind = Bis zum Hafen sind es noch drei Felder, mehr, als der Würfel hergibt. Dafür gibt es Aktionskarten: Spiel „Wind des Aiolos“, das sind zwei Felder mehr.
tutor-athens = Drücke jetzt den Auftrag „Blau oder Gelb“. Das Schiff fährt zum nächsten Ankerplatz, lädt den Schatz aus, und der Auftrag ist erfüllt: zwei Punkte. Ein Schatz ohne Auftrag brächte nur einen.
tutor-home = Neun Punkte. Ein neuer Auftrag ist aufgedeckt. Beende die Fahrt.

## Die Hydra besiegt

tutor-again = Du bist wieder dran, und es ist ein Prachtwurf. So aufgestellt ziehst du eine Karte, holst drei Soldaten zurück und segelst drei Felder. Drücke darauf; auf einem kleinen Bildschirm zweimal.
tutor-cards-again = Wieder zuerst die Karten: Was du ziehst, hilft vielleicht gleich.
tutor-crew = Volle Mannschaft für die Hydra. Drücke die Soldaten.
tutor-three = Hol drei zurück. Vor so einem Kampf soll niemand unten bleiben.
tutor-strike = Ein Auftrag, der sie verlangt, liegt offen, also darfst du die Hydra angreifen. Sie hat Stärke fünf. Drücke ihr Feld und dann den goldenen Knopf: Das Schiff fährt hin, und die Soldaten werden geworfen.
tutor-aegis = Fünf: genau genug! Aber vier Soldaten zeigen das Kreuz und würden fallen. Jetzt ist der Moment: Spiel „Ägis der Athene“, und sie kommen wieder an Bord.
tutor-enough = Der Zorn des Ares brächte einen Punkt Stärke, aber gewonnen hast du schon. Eine gesparte Karte gewinnt einen späteren Kampf. Passe.
tutor-trophy = Zwei Aufträge verlangen die Hydra, und ein Sieg zählt für einen davon. Nimm den ersten; der andere bleibt für das nächste Mal liegen.
tutor-banish = Wer siegt, vertreibt sie, drei Felder weit. Nicht zu weit weg, denn wir brauchen sie noch. Setz sie auf das umrandete Feld.
tutor-salamis = Du liegst neben Salamis, und dort ist niemand. Gründe eine Siedlung: Ein Soldat bleibt dort und ist einen Punkt wert, solange ihn keiner vertreibt.

## Wie es endet

tutor-underworld = Hier warten die Gefallenen. Wer von allen die meisten in der Unterwelt hat und in den Styx segelt, bekommt sie zurück und Punkte dazu: Manchmal lohnt sich ein verlorener Kampf. Im Moment liegt dort dein Rivale vorn.
tutor-move-over = Beende die Fahrt. Ein Würfel bleibt dir für die Zeit nach der Lektion.
tutor-last = Plane jetzt das Ende. Auch dieser Auftrag verlangt die Hydra und ist drei Punkte wert. Dir fehlen drei.
tutor-score = Dreizehn von sechzehn, und dein Rivale hat acht. Zähl, was dir fehlt, und such den kürzesten Weg dorthin: So gewinnt man, und die Partie ist im selben Moment zu Ende.
