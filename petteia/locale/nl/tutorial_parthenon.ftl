# Wat de lerares in de les van Parthenon zegt, in de volgorde van de stappen.

tutor-welcome-title = Leren winnen
tutor-welcome = Jij heerst over Chios, met Kreta en Rhodos als rivalen. We spelen het eerste seizoen van het tweede jaar, van de oogst tot de stemming. Ik zeg waar het om draait en omcirkel waar je drukt of kijkt. Wat de zee en de anderen doen is gerepeteerd: een goed plan lukt dus. Probeer gerust iets anders, ik vind je wel terug. Het duurt ongeveer tien minuten.
tutor-done-title = Je weet hoe je wint
tutor-done = Elf van de zestien, een wereldwonder dat je elk seizoen goederen bespaart, de macht van de Archont, en nog bijna twee jaar te gaan. Niemand staat er beter voor. Speel van hieruit verder, of begin een eigen spel.

## Wat er te leren valt

tutor-goal-aim = Het doel en de oogst
tutor-goal-trade = Een ruil
tutor-goal-voyage = Een reis
tutor-goal-wonder = Een wereldwonder
tutor-goal-vote = De stemming
tutor-goal-end = Hoe het afloopt

## Het doel en de oogst

tutor-aim = Dit is je tempel: zes dorpen, twee werkplaatsen, zes gebouwen van de akropolis, twee wereldwonderen. Wie er aan het einde van een seizoen alle zestien heeft, wint. Jij hebt er negen. Wat nog bleek is, daar werk je aan; de prijs staat erbij.
tutor-post = Elk seizoen begint met de oogst: elk dorp levert één kaart van zijn opbrengst, elke werkplaats een zeldzame. Een leger in een dorp haalt een kaart extra binnen. Je hebt olijven nodig om te verkopen én om te bouwen, dus stuur het leger naar je olijvendorp.

## Een ruil

tutor-accept = Nu ruilen de eilanden. Veel prijzen vragen een opbrengst die je eigen eiland niet heeft, en ruilen is de goedkoopste weg daarheen. Kreta biedt wol voor druiven. Voor je volgende gebouw heb je iets vreemds nodig, en druiven kun je missen: neem het aan.
tutor-traded = Zelf bieden doe je zo: druk op wat je geeft, wat je wilt, en verstuur het. Wij hebben wat we nodig hebben: druk op ‘Stoppen met handelen’, dan verlaat je de markt.

## Een reis

tutor-together = Jij bent dit seizoen Archont: jij bepaalt wie het eerst laadt. Wie het laatst laadt, ziet waar de anderen heen gaan. Vandaag valt er weinig te zien: laat iedereen tegelijk laden.
tutor-load = Een wereldwonder vraagt goud, en Italië geeft goud voor drie goederen. Verre landen zijn gevaarlijker, dus er vaart een leger mee als wacht. Druk op Italië, laad olijven, hout, hout en het leger, en vaar uit. Houd thuis waarmee je wilt bouwen.
tutor-sirens = De zee heeft geantwoord: Sirenen, die elke vloot een kaart aftroggelen. Maar de jouwe had het leger aan boord en kwam er ongeschonden door. Stuur nooit iets wat goud waard is zonder wacht de zee op.
tutor-begin = Je vloot ligt in Italië en de haven is open. Begin te handelen.
tutor-gold = Elk land heeft zijn eigen koersen. Kies drie basisopbrengsten voor één goud: nergens krijg je het zo goedkoop.
tutor-finish = In het ruim ligt nu goud. Rond de handel af, dan vaart de vloot naar huis.

## Een wereldwonder

tutor-wonder = Met goud en specerijen voltooi je het Parthenon; het plan was al lang betaald. Een wereldwonder mag je op elk moment betalen. Doe het dus vóór je bouwt: het werkt meteen.
tutor-shrine = Jouw bouwbeurt. Het Heiligdom kost druiven, olijven, een vreemde opbrengst en specerijen. Daar was de wol voor. Bouw het.
tutor-discount = En hier helpt het Parthenon: één keer per seizoen vallen tot twee basisopbrengsten van een prijs weg. Laat de druiven weg.
tutor-discount-on = En een tweede: laat de olijven weg. Je houdt ze allebei voor het volgende seizoen.
tutor-built = Twee stappen vooruit in één seizoen. Druk op ‘Klaar met bouwen’ om je bouwbeurt te beëindigen.

## De stemming

tutor-keep = Wat je aan het einde van een seizoen boven de limiet hebt, ben je kwijt; dankzij je Schatkamer mag je er zes houden. Dus eerst bouwen, dan pas bewaren. Jij zit er ruim onder.
tutor-vote = Nu kiezen allen de volgende Archont, en niemand mag op zichzelf stemmen. Stem op Kreta: wie eerlijk met je ruilt, stemt ook eens op jou.

## Hoe het afloopt

tutor-archon = Je bent weer Archont: je handelspartners hebben op je gestemd. Een nieuw seizoen begint met een nieuwe gebeurtenis. Jij bepaalt in welke volgorde de gebeurtenissen komen en soms ook wie ze treffen. Denk daaraan voordat je op een rivaal stemt.
tutor-ladder = Is na drie jaar niemand klaar, dan beslissen de wereldwonderen: eerst de voltooide, dan de begonnen, dan de akropolis. Vergelijk met deze tempel: nog geen enkel wonder. Dat van jou zou genoeg zijn om te winnen.
tutor-score = Elf van de zestien, en nog zeven seizoenen. Je mist een dorp, een werkplaats, twee gebouwen en nog een wereldwonder. Goud voor plannen haal je met reizen, vreemde opbrengsten met ruilen: elk seizoen van allebei één, en je bent er.
