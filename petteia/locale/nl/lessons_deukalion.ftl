# Wat de leraar zegt in de verdere lessen van Deukalion: elke les in de volgorde van de stappen, dan de proef.

## De beker

tutor-cup-title = De beker
tutor-cup-about = Waar de vijf dobbelstenen voor zijn, hoe je de Kylix draait, en een eerste nederzetting.
tutor-cup-goal-dice = Hoe hij staat
tutor-cup-goal-use = Vier dobbelstenen, vier daden
tutor-cup-goal-others = De beurten van anderen
tutor-cup-dice = Dit is de Kylix. De dobbelsteen in het midden is voor de anderen; van de vier eromheen hoort elk bij één actie: kaarten, soldaten, varen, de Hydra. Draai je de beker, dan schuiven ze alle vier een plaats op. Je kunt ze dus op vier manieren verdelen.
tutor-cup-one = Zo kreeg je drie soldaten en drie velden. Maar de kaarten staan op één, en bij een één trekken alle anderen een kaart en jij niet. Ook dat is een prijs: let op wat een rivaal zou krijgen.
tutor-cup-turn = Zo staan de kaarten op drie: je trekt er zelf een. Er mogen drie soldaten terug, en twee velden zijn genoeg voor wat we willen. Druk erop, op een klein scherm nog een keer.
tutor-cup-cards = Je gebruikt de dobbelstenen in de volgorde die je wilt. Eerst de kaarten: wat je trekt helpt misschien meteen.
tutor-cup-soldiers = Vijf van je tien zijn aan boord, vijf in de Onderwereld. Druk op de soldaten.
tutor-cup-three = De dobbelsteen zegt hoeveel er terug mogen. Haal er drie terug.
tutor-cup-sail = Nu het schip. Salamis ligt twee velden verderop, en niemand heeft zich daar gevestigd. Druk op Salamis en sticht je nederzetting: het schip vaart zo ver als nodig, en één soldaat gaat aan land.
tutor-cup-founded = Eén punt, zolang je soldaat Salamis houdt. Anderen mogen hem aanvallen, en dan verdedigt hij zich met de sterkte van de plaats. Steden plunder je; nederzettingen sticht je waar niemand is.
tutor-cup-hydra = Er is nog één dobbelsteen. Druk op de Hydra: wie ze bereikt, valt ze aan. Ze kan dus beter bij je rivalen zijn dan bij jou.
tutor-cup-field = Eén veld, meer geeft de dobbelsteen niet. Stuur de Hydra naar het omrande veld, G3, in de richting van je rivaal.
tutor-cup-part = Je beurt is om, je rivaal heeft gegooid, en nu is de dobbelsteen in het midden van jou: je mag zo ver varen, of in plaats daarvan hoogstens twee soldaten terughalen. Zoiets mag je in elke beurt van een ander, dus denk twee stappen vooruit.
tutor-cup-test = Al je tien soldaten zijn in de Onderwereld, en je lege schip ligt op D4. Sticht in deze beurt Lindos op G5: daar zijn twee soldaten voor nodig, en het veld ernaast ligt drie velden verderop. Draai de beker zo dat het lukt.

## Gevechten

tutor-fight-title = Gevechten
tutor-fight-about = Wat soldaten gooien, welke kans je neemt, en welke kaart wanneer helpt.
tutor-fight-goal-strength = Sterkte
tutor-fight-goal-cards = Op tijd een kaart
tutor-fight-goal-prize = Wat een overwinning oplevert
tutor-fight-soldiers = Je sterkte zijn je soldaten. Ze worden allemaal gegooid, en één soldaat telt gemiddeld voor een half, dus acht gooien ongeveer vier. Sommige tonen het kruis: die tellen niet en gaan daarna naar de Onderwereld.
tutor-fight-odds = Thera heeft sterkte drie, en een groene schat. De kaart toont je kans: 85 op 100. Dat is het proberen waard. Druk op Thera en dan op de gouden knop: het schip vaart erheen en valt aan.
tutor-fight-short = Pech: tweeënhalf tegen drie, want vijf soldaten tonen het kruis. Voordat er iets verloren is, mag je kaarten spelen. Met Gunst van Nike gooi je die vijf opnieuw; Woede van Ares telt er één bij op, en dat was ook genoeg, maar dan sneuvelen die vijf. Speel Gunst van Nike.
tutor-fight-enough = Zes tegen drie, en nog maar één kruis. Woede van Ares blijft in je hand voor een zwaardere dag. Nu kun je passen.
tutor-fight-loot = Bij gelijke sterkte wint de aanvaller ook. Neem de groene schat: die gaat aan boord en neemt de plaats van een soldaat in.
tutor-fight-back = Door het gevecht vaar je niet verder, maar je beurt is nog niet om. Er zijn er nu drie van jou in de Onderwereld. Druk op de soldaten.
tutor-fight-two = Haal er twee terug: met een halve bemanning begin je niet aan het volgende gevecht.
tutor-fight-sea = Ook schepen kun je aanvallen, overal waar ze op open water liggen. Dan gooien beide kanten, en wie achterstaat mag als eerste kaarten spelen. In Athene en op de Styx wordt niet gevochten.
tutor-fight-below = Wie sneuvelt is niet verloren. Soldaten komen uit de Onderwereld terug met de dobbelsteen, in plaats van varen in de beurt van een ander, met het Lied van Orpheus, of allemaal tegelijk op de Styx.
tutor-fight-test = Een open opdracht vraagt een blauwe schat, en op Kreta ligt er een; Kreta heeft sterkte vier. Je hebt zes soldaten aan boord, vier in de Onderwereld, en twee kaarten. Haal in deze beurt de blauwe schat van Kreta.

## Opdrachten

tutor-mission-title = Opdrachten
tutor-mission-about = Twee manieren voor elke opdracht, schatten voor Athene, en een kaart voor de weg naar huis.
tutor-mission-goal-tasks = Wat er gevraagd wordt
tutor-mission-goal-home = Naar huis
tutor-mission-goal-next = De volgende
tutor-mission-bring = Twee opdrachten liggen open voor iedereen; wie het eerst is, heeft ze. Elke opdracht kan op twee manieren. Deze vraagt een gele of een witte schat in Athene, en jij hebt een witte aan boord.
tutor-mission-reach = Deze vraagt een groene schat, of een schip bij Cyprus met minstens negen soldaten. Om een stad te bereiken ga je er alleen naast liggen: je hoeft niet aan te vallen, en het kost niets.
tutor-mission-secret = En deze is van jou alleen. Niemand anders ziet hem of kan hem doen, en je krijgt er geen nieuwe voor. Rood en blauw, of geel en groen, in één bezoek: daarom is hij vier punten waard: verzamel er onderweg voor.
tutor-mission-sail = Naar huis, naar Athene. Het is vier velden tot de dichtstbijzijnde ankerplaats, en je dobbelsteen geeft er drie. Druk op het omrande veld, D3: het schip vaart erheen, en dan zien we verder.
tutor-mission-wind = Voor zulke momenten zijn er actiekaarten. Je bent nog onderweg, dus de vaart kan langer worden: speel Wind van Aeolus, dat zijn twee velden meer.
tutor-mission-claim = Druk op de opdracht Geel of wit. Het schip vaart naar de ankerplaats, lost de witte schat, en de opdracht is gedaan.
tutor-mission-points = Twee punten. Dezelfde schat zonder opdracht had er één opgeleverd: los hem dus niet te vroeg.
tutor-mission-new = Er is meteen een nieuwe opdracht opengelegd. Wie die ter plekke had kunnen doen, was in het geheim gevraagd of hij hem wilde. Lees hem voordat je aan je volgende reis denkt.
tutor-mission-test = Deze opdracht ligt open: vaar naar Cyprus met minstens negen soldaten. Je hebt er acht aan boord, en een gele schat. Doe de opdracht in deze beurt.
