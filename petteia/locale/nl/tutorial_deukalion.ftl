# Wat de lerares in de les van Deukalion zegt, in de volgorde van de stappen.

tutor-welcome-title = Leren winnen
tutor-welcome = Je vaart voor Deukalion tegen één rivaal, laat in een spel dat nog open ligt. Ik zeg waar het om draait en omcirkel waar je drukt of kijkt. De dobbelstenen zijn gerepeteerd: een goed plan lukt dus. Probeer gerust iets anders, ik vind je wel terug. Het duurt ongeveer tien minuten.
tutor-done-title = Je weet hoe je wint
tutor-done = Dertien punten, nog drie te gaan, en op tafel ligt een opdracht die er precies drie waard is. De Hydra is vlakbij. Speel verder en win, of begin een eigen spel.

## Wat er te leren valt

tutor-goal-aim = Het doel
tutor-goal-kylix = De Kylix
tutor-goal-fight = Een veroverde stad
tutor-goal-mission = Een vervulde opdracht
tutor-goal-hydra = De Hydra verslagen
tutor-goal-end = Hoe het afloopt

## Het doel

tutor-aim = Hier staat je totaal. Wie als eerste zestien punten heeft, wint meteen; met drie of vier spelers zijn het er minder. Jij hebt er zeven, je rivaal acht.
tutor-missions = De meeste punten komen van opdrachten: twee tot vier per stuk. Twee liggen er open voor iedereen, één is jouw geheim. Elke opdracht kan op twee manieren. De rest komt van schatten, de Hydra, nederzettingen en de Styx.

## De Kylix

tutor-kylix = De dobbelstenen in de beker doen vier dingen tegelijk: kaarten, soldaten, varen, de Hydra. Jij kiest alleen hoe je de beker draait. Kijk naar de vier kaarten: deze laat je een actiekaart trekken, haalt allebei je gevallen soldaten terug en vaart twee velden. Geen andere geeft zoveel. Druk erop en de beker staat zo; op een klein scherm druk je nog eens.
tutor-cards = Je gebruikt de stenen in elke volgorde. Eerst de kaarten: met een drie trek je er een.
tutor-soldiers = Kracht zit in soldaten. Twee van jou zijn in de Onderwereld: haal ze terug voordat je vecht. Druk op de soldaten.
tutor-two = Alle tien aan boord, dat wil je. Haal er twee terug.

## Een veroverde stad

tutor-corinth = De open opdracht vraagt een blauwe of gele schat, en in Korinthe ligt een blauwe. De stad heeft kracht vier; een soldaat telt gemiddeld voor een half, dus met tien gooi je ongeveer vijf. De kaart toont de kans. Druk op Korinthe: voor een gevecht dat je kunt verliezen, wordt het je nog eens gevraagd. Met de gouden knop vaar je erheen en val je aan.
tutor-hold = Goed gegooid: genoeg voor Korinthe. Soldaten met het kruis boven vallen toch. Je Aegis zou ze redden, maar bewaar die voor het zwaardere gevecht dat komt. Kies Passen.
tutor-treasure = Korinthe is van jou om te plunderen. Neem de blauwe schat, de opdracht wacht erop.
tutor-moved = Na een gevecht vaar je niet verder. Beëindig het varen; de andere dobbelstenen heb je nog.
tutor-hydra = Nu de Hydra. Ze gaat waar jij haar stuurt, en wie ze bereikt, valt ze aan. Wij sturen haar op niemand af: we willen haar bij Athene hebben, waar we straks zijn. Druk op de Hydra.
tutor-lure = Eén veld is genoeg. Stuur haar naar het omcirkelde veld, D4.

## Een vervulde opdracht

tutor-part = Ook in de beurt van je rivaal doe je mee: met de steen midden in de beker mag jij varen. Vaar uit, naar Athene: druk op het volgende veld, B3.
tutor-wind = Naar de haven zijn het nog drie velden, meer dan de steen geeft. Daar zijn actiekaarten voor: speel Wind van Aeolus, goed voor twee velden extra.
tutor-athens = Druk nu op de opdracht Blauw of geel. Het schip vaart naar de dichtstbijzijnde ankerplaats, lost de schat en de opdracht is vervuld: twee punten. Een schat zonder opdracht zou er maar één opleveren.
tutor-home = Negen punten. Er is een nieuwe opdracht opengelegd. Beëindig het varen.

## De Hydra verslagen

tutor-again = Jij bent weer aan zet, met een prachtworp. Zo geplaatst trek je een kaart, haal je drie soldaten terug en vaar je drie velden. Druk erop; op een klein scherm twee keer.
tutor-cards-again = Weer eerst de kaarten: wat je trekt, helpt misschien meteen.
tutor-crew = Een volle bemanning voor de Hydra. Druk op de soldaten.
tutor-three = Haal er drie terug. Voor zo’n gevecht mag niemand beneden blijven.
tutor-strike = Er ligt een opdracht open die om haar vraagt, dus je mag de Hydra aanvallen. Ze heeft kracht vijf. Druk op haar veld en dan op de gouden knop: het schip vaart erheen en de soldaten worden gegooid.
tutor-aegis = Vijf: net genoeg! Maar vier soldaten tonen het kruis en zouden vallen. Nu is het moment: speel Aegis van Athena, en ze komen weer aan boord.
tutor-enough = Woede van Ares zou er één bij doen, maar je hebt al gewonnen. Een bewaarde kaart wint een later gevecht. Kies Passen.
tutor-trophy = Twee opdrachten vragen om de Hydra, en één overwinning telt voor één ervan. Neem de eerste; de andere blijft liggen voor de volgende keer.
tutor-banish = Wie wint, verjaagt haar, drie velden ver. Niet te ver weg, want we hebben haar nog nodig. Zet haar op het omcirkelde veld.
tutor-salamis = Je ligt naast Salamis, en daar is niemand. Sticht een nederzetting: één soldaat blijft er achter en is een punt waard zolang niemand hem verdrijft.

## Hoe het afloopt

tutor-underworld = Hier wachten de gevallenen. Wie er de meeste van allen in de Onderwereld heeft en de Styx op vaart, krijgt ze terug en scoort ermee: soms loont een verloren gevecht. Op dit moment ligt je rivaal er voor.
tutor-move-over = Beëindig het varen. Eén dobbelsteen heb je na de les nog over.
tutor-last = Plan nu het einde. Ook deze opdracht vraagt om de Hydra en is drie punten waard. Je hebt er drie nodig.
tutor-score = Dertien van de zestien, en je rivaal heeft er acht. Tel wat je mist en zoek de kortste weg erheen: zo win je, en het spel stopt op het moment dat je er bent.
