# Was die Lehrerin in den weiteren Lektionen von Deukalion sagt: jede in der Reihenfolge der Schritte, dann die Probe.

## Die Schale

tutor-cup-title = Die Schale
tutor-cup-about = Wozu die fünf Würfel da sind, wie du die Kylix drehst, und eine erste Siedlung.
tutor-cup-goal-dice = Wie sie steht
tutor-cup-goal-use = Vier Würfel, vier Taten
tutor-cup-goal-others = Die Züge der anderen
tutor-cup-dice = Das ist die Kylix. Der Würfel in der Mitte gehört den anderen; von den vier darum herum dient jeder einer Aktion: Karten, Soldaten, Segeln, Hydra. Drehst du die Schale, rücken alle vier um einen Platz weiter. Du kannst sie also auf vier Arten verteilen.
tutor-cup-one = So bekämst du drei Soldaten und drei Felder. Aber die Karten stehen auf eins, und bei einer Eins ziehen alle anderen eine Karte und du keine. Auch das ist ein Preis: Achte darauf, was ein Rivale bekäme.
tutor-cup-turn = So stehen die Karten auf drei: Du ziehst selbst eine. Drei Soldaten dürfen zurück, und zwei Felder reichen für das, was wir wollen. Drücke darauf, auf einem kleinen Bildschirm noch einmal.
tutor-cup-cards = Du nutzt die Würfel in beliebiger Reihenfolge. Zuerst die Karten: Was du ziehst, hilft vielleicht gleich.
tutor-cup-soldiers = Fünf deiner zehn sind an Bord, fünf in der Unterwelt. Drücke die Soldaten.
tutor-cup-three = Der Würfel sagt, wie viele zurückdürfen. Hol drei zurück.
tutor-cup-sail = Jetzt das Schiff. Salamis liegt zwei Felder entfernt, und niemand hat sich dort niedergelassen. Drücke Salamis und gründe deine Siedlung: Das Schiff fährt so weit, wie es muss, und ein Soldat geht an Land.
tutor-cup-founded = Ein Punkt, solange dein Soldat Salamis hält. Andere dürfen ihn angreifen, und dann verteidigt er sich mit der Stärke des Ortes. Städte plündert man; Siedlungen gründet man, wo niemand ist.
tutor-cup-hydra = Ein Würfel ist noch übrig. Drücke die Hydra: Wen sie erreicht, den greift sie an. Bei deinen Rivalen ist sie also besser aufgehoben als bei dir.
tutor-cup-field = Ein Feld, mehr gibt der Würfel nicht her. Schick die Hydra auf das umrandete Feld, G3, in Richtung deines Rivalen.
tutor-cup-part = Dein Zug ist vorbei, dein Rivale hat gewürfelt, und jetzt gehört der Würfel in der Mitte dir: So weit darfst du segeln, oder du holst stattdessen bis zu zwei Soldaten zurück. Das darfst du in jedem Zug der anderen, also denk zwei Schritte voraus.
tutor-cup-test = Alle zehn Soldaten sind in der Unterwelt, und dein leeres Schiff liegt auf D4. Gründe in diesem Zug Lindos auf G5: Dafür braucht es zwei Soldaten, und das Feld daneben ist drei Felder entfernt. Dreh die Schale so, dass es gelingt.

## Kämpfe

tutor-fight-title = Kämpfe
tutor-fight-about = Was Soldaten werfen, welche Chance du wagst und welche Karte wann hilft.
tutor-fight-goal-strength = Stärke
tutor-fight-goal-cards = Eine Karte zur rechten Zeit
tutor-fight-goal-prize = Was ein Sieg bringt
tutor-fight-soldiers = Deine Stärke sind deine Soldaten. Alle werden geworfen, und einer zählt im Schnitt einen halben Punkt, acht werfen also etwa vier. Manche zeigen das Kreuz: Sie zählen nichts und gehen danach in die Unterwelt.
tutor-fight-odds = Thera hat Stärke drei und einen grünen Schatz. Die Karte zeigt deine Chance: 85 von 100. Das ist einen Versuch wert. Drücke Thera und dann den goldenen Knopf: Das Schiff fährt hin und greift an.
tutor-fight-short = Pech: zweieinhalb gegen drei, denn fünf Soldaten zeigen das Kreuz. Bevor etwas verloren ist, darfst du Karten spielen. Mit „Gunst der Nike“ wirfst du alle fünf noch einmal; „Zorn des Ares“ gäbe einen Punkt dazu, das würde auch reichen, aber die fünf fielen. Spiel „Gunst der Nike“.
tutor-fight-enough = Sechs gegen drei und nur noch ein Kreuz. „Zorn des Ares“ bleibt dir für einen schwereren Tag: Passe.
tutor-fight-loot = Bei gleicher Stärke gewinnt auch, wer angreift. Nimm den grünen Schatz: Er kommt an Bord und nimmt einem Soldaten den Platz.
tutor-fight-back = Nach dem Kampf segelst du nicht weiter, aber dein Zug geht weiter. Drei von dir sind inzwischen in der Unterwelt. Drücke die Soldaten.
tutor-fight-two = Hol zwei zurück: Mit halber Mannschaft geht man nicht in den nächsten Kampf.
tutor-fight-sea = Auch Schiffe kann man angreifen, überall, wo sie auf offenem Wasser liegen. Dann werfen beide Seiten, und wer zurückliegt, darf zuerst Karten spielen. In Athen und auf dem Styx kämpft niemand.
tutor-fight-below = Wer fällt, ist nicht verloren. Aus der Unterwelt kommen Soldaten mit dem Würfel zurück, statt einer Fahrt im Zug eines anderen, mit dem Lied des Orpheus oder alle auf einmal auf dem Styx.
tutor-fight-test = Ein offener Auftrag verlangt einen blauen Schatz, und auf Kreta liegt einer; Kreta hat Stärke vier. Du hast sechs Soldaten an Bord, vier in der Unterwelt und zwei Karten. Hol in diesem Zug den blauen Schatz von Kreta.

## Aufträge

tutor-mission-title = Aufträge
tutor-mission-about = Zwei Wege zu jedem Auftrag, Schätze für Athen und eine Karte für den Heimweg.
tutor-mission-goal-tasks = Was verlangt wird
tutor-mission-goal-home = Der Heimweg
tutor-mission-goal-next = Der nächste
tutor-mission-bring = Zwei Aufträge liegen offen für alle; wer zuerst kommt, hat sie. Jeder lässt sich auf zwei Arten erfüllen. Dieser verlangt einen gelben oder einen weißen Schatz in Athen, und du hast einen weißen an Bord.
tutor-mission-reach = Dieser verlangt einen grünen Schatz oder ein Schiff bei Zypern mit mindestens neun Soldaten. Um eine Stadt zu erreichen, legst du dich nur daneben: Du musst nicht angreifen, und es kostet nichts.
tutor-mission-secret = Und dieser gehört dir allein. Niemand sonst sieht ihn oder kann ihn erfüllen, und er wird nicht ersetzt. Er verlangt zwei Farben bei einem Besuch und ist darum vier Punkte wert: Sammle unterwegs dafür.
tutor-mission-sail = Heim nach Athen. Zum nächsten Ankerplatz sind es vier Felder, und dein Würfel gibt drei her. Drücke das umrandete Feld, D3: Das Schiff fährt hin, und dann sehen wir weiter.
tutor-mission-wind = Für solche Momente gibt es Aktionskarten. Noch bist du unterwegs, also lässt sich die Fahrt verlängern: Spiel „Wind des Aiolos“, das sind zwei Felder mehr.
tutor-mission-claim = Drücke den Auftrag „Gelb oder Weiß“. Das Schiff fährt zum Ankerplatz, lädt den weißen Schatz aus, und der Auftrag ist erfüllt.
tutor-mission-points = Zwei Punkte. Derselbe Schatz ohne Auftrag hätte einen gebracht: Lade also nicht zu früh aus.
tutor-mission-new = Sofort ist ein neuer Auftrag aufgedeckt worden. Wer ihn auf der Stelle hätte erfüllen können, wäre geheim gefragt worden, ob er ihn will. Lies ihn, bevor du die nächste Fahrt planst.
tutor-mission-test = Dieser Auftrag liegt offen: Segle mit mindestens neun Soldaten nach Zypern. Du hast acht an Bord und einen gelben Schatz. Erfülle den Auftrag in diesem Zug.
