# Was die Lehrerin in den weiteren Lektionen von Parthenon sagt: jede in der Reihenfolge der Schritte, dann die Probe.

## Handeln

tutor-trade-title = Handeln
tutor-trade-about = Was du weggibst, was du verlangst und wann du nein sagst.
tutor-trade-goal-goods = Was du hast
tutor-trade-goal-offer = Dein Angebot
tutor-trade-goal-answer = Ihr Angebot
tutor-trade-goal-use = Wofür es war
tutor-trade-hand = Deine Hand: Trauben, Holz und Oliven, die drei Grundwaren von Chios. Niemand sonst hat genau diese drei, und du hast keine von den übrigen. Darum handeln die Inseln.
tutor-trade-price = Sieh dir an, was noch blass ist: Dorf B2 kostet Trauben und eine Grundware, die es auf deiner Insel nicht gibt. Ohne Tausch würdest du es nie bauen. Kreta hat Wolle übrig.
tutor-trade-draft = Der Markt ist offen, und alle dürfen jederzeit anbieten. Entwirf ein Angebot.
tutor-trade-to = Ein Angebot geht an eine Person oder an alle. Kreta hat Wolle: Richte es an Kreta.
tutor-trade-give = Zuerst, was du gibst. Du hast zwei Holz und brauchst nur eines: Gib Holz.
tutor-trade-next = Mehr gibst du nicht. Weiter zu dem, was du dafür willst.
tutor-trade-ask = Verlange Wolle.
tutor-trade-send = Eine Karte für eine Karte ist ein gerechtes Angebot, und wer etwas Nützliches dafür bekommt, sagt leichter ja. Mach das Angebot.
tutor-trade-got = Kreta hat angenommen, und die Wolle ist auf deiner Hand. Ein Angebot bindet niemanden, bis es angenommen ist; dann geben beide sofort.
tutor-trade-bad = Jetzt bietet Rhodos Getreide für deine Oliven. Auch Getreide wäre neu für dich. Aber sieh auf den nächsten Preis: Dorf A2 kostet Holz und Oliven, und davon hast du gerade noch je eines. Lehn das Angebot ab.
tutor-trade-leave = Du hast, was du brauchst. Beende den Handel: Wer den Markt verlassen hat, bekommt in dieser Jahreszeit kein Angebot mehr.
tutor-trade-stay = Heute keine Reise, denn alles soll verbaut werden. Bleib daheim.
tutor-trade-first = Dein Bauzug. Trauben und die Wolle bezahlen Dorf B2. Bau es.
tutor-trade-second = Und Holz und Oliven Dorf A2. Gut, dass du sie behalten hast. Bau es.
tutor-trade-two = Fünf von sechs Dörfern stehen, und jedes bringt dir in jeder Jahreszeit, die noch kommt, eine Karte mehr. Ein Tausch hat eines davon bezahlt.
tutor-trade-test = Du hast Trauben und zwei Holz und willst Dorf B2: Trauben und eine Grundware, die es auf deiner Insel nicht gibt. Rhodos hat Erz; Kreta nur Oliven, und die hast du selbst. Tausch so, dass du Dorf B2 in dieser Jahreszeit bauen kannst.

## Reisen

tutor-voyage-title = Reisen
tutor-voyage-about = Nahe und ferne Länder, was du lädst, wer es bewacht und was ein Hafen gibt.
tutor-voyage-goal-lands = Wohin
tutor-voyage-goal-athens = In der Fremde
tutor-voyage-lands = Das sind die Häfen der sechs Länder, in die du fahren kannst. Sparta, Athen und Ionien sind nah: Für alle, die dorthin fahren, wird eine Gefahr gezogen. Ägypten, Karthago und Italien sind fern: zwei Gefahren, aber bessere Kurse. Wo eine Karte offen liegt, weißt du, wie der Hafen ist; der von Athen ist offen.
tutor-voyage-load = Wir fahren nach Athen, mit Waren zum Verkaufen und einer Eskorte als Wache: Gefahren treffen große Flotten öfter, und mit vier Karten fängt das an. Drücke Athen, lade Trauben, Holz, Holz und die Eskorte und lass die Segel setzen.
tutor-voyage-guard = Ein Piratengeschwader: Jede Flotte mit vier oder mehr Karten hätte zwei Waren verloren. Deine hatte eine Eskorte an Bord, die wird gezeigt und bleibt. Ein Heer oder eine Eskorte hilft nur an Bord, nie daheim.
tutor-voyage-begin = Die Flotte ist angekommen, und der Hafen ist offen. Fang an zu handeln.
tutor-voyage-plan = Jedes Land hat etwas Eigenes. Athen gibt dir den Plan eines Weltwunders, den ersten umsonst, und ohne Plan beginnt niemand ein Weltwunder. Zieh ihn.
tutor-voyage-rates = Und nun die Waren. In einem nahen Land kaufen drei Grundwaren eine seltene. Wähle diese Zeile: Deine drei Karten bezahlen von selbst.
tutor-voyage-take = Nimm Werkzeuge: Seehafen und Festung verlangen welche, und deine Insel macht keine.
tutor-voyage-finish = Im Laderaum sind nur noch die Eskorte und die Werkzeuge. Beende den Handel, und die Flotte fährt heim.
tutor-voyage-home = Sicher daheim: Werkzeuge, und die Eskorte für die nächste Reise. Eine Flotte bringt höchstens sechs Karten heim, und was du unterwegs kaufst, zählt mit.
tutor-voyage-sizes = Frag dich also dreierlei, bevor du lädst: Bringt es dort etwas ein, wie viele Karten wage ich, und wer bewacht sie? Eine Flotte mit drei Karten kommt unter den meisten Stürmen durch; eine mit sechs braucht Wachen.
tutor-voyage-test = Bring in dieser Jahreszeit Gold heim. Nur der Hafen von Italien ist offen: Dort kaufen drei Grundwaren ein Gold. Es ist fern, also kommen zwei Gefahren. Du hast drei Grundwaren, ein Heer und eine Eskorte.

## Bauen und Weltwunder

tutor-building-title = Bauen und Weltwunder
tutor-building-about = Was Preise bedeuten, was sofort wirkt und was du zuerst baust.
tutor-building-goal-prices = Ein Weltwunder
tutor-building-goal-order = Dein Bauzug
tutor-building-goal-keep = Was übrig bleibt
tutor-building-temple = Dein Tempel: Was leuchtet, steht; was blass ist, kommt noch, und der Preis steht dabei. Sechs Dörfer, zwei Werkstätten, sechs Gebäude der Akropolis und zwei Weltwunder sind zusammen sechzehn.
tutor-building-wonder = Vor dem Bauzug dürfen alle ein Weltwunder bezahlen. Von deinem, dem Großen Leuchtturm, ist der Plan schon bezahlt; Gold und Keramik vollenden ihn. Vollende den Großen Leuchtturm.
tutor-building-works = Der Große Leuchtturm steht und wirkt sofort: Von jetzt an trifft keine Gefahr deine Flotten auf dem Weg in nahe Länder. Darum ist ein Weltwunder früh mehr wert als spät.
tutor-building-village = Jetzt dein Bauzug: so viel, wie du bezahlen kannst. Dorf B2 kostet Oliven und eine Grundware, die nicht deine eigene ist. Bau es.
tutor-building-other = Diese „andere“ darf jede Grundware sein, die es auf deiner Insel nicht gibt. Du hast Erz und Holz; Holz brauchst du gleich für den Seehafen, also gib Erz.
tutor-building-port = Der Seehafen kostet Holz, Wolle, Werkzeuge und eine andere Grundware. Einmal in jeder Jahreszeit verkauft er dir eine Eskorte für Holz und Wolle. Bau ihn.
tutor-building-fleet = Und ein Gold für Flotte B. Mit zwei Flotten handelst du in derselben Jahreszeit in zwei Ländern. Kauf sie.
tutor-building-limit = Sieh in deine Hand: Vier Waren sind übrig, und am Ende einer Jahreszeit dürfen drei bleiben, oder eine von jeder Art. Eine ist also verloren. Darum baut man, so weit es geht, und darum lohnt sich eine Schatzkammer, mit der du sechs behältst, schon früh.
tutor-building-test = Du hast Oliven, Wolle, Keramik, Erz und Holz, und der Parthenon steht: Einmal in jeder Jahreszeit lässt er bis zu zwei Grundwaren eines Preises weg. Bau Dorf B2, Dorf C2 und die zweite Werkstatt, alle drei in diesem Zug.
