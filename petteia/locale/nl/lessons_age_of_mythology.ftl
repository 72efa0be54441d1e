# Wat de leraar zegt in de verdere lessen van Age of Mythology: elke les in de volgorde van de stappen, dan de proef.

## Oogst en land

tutor-harvest-title = Oogst en land
tutor-harvest-about = Wie er van een oogst eet, waar een dorpeling hoort, en hoe je krijgt wat je mist.
tutor-harvest-goal-gather = Een oogst
tutor-harvest-goal-explore = Nieuw land
tutor-harvest-goal-trade = Een ruil
tutor-harvest-goal-keep = Wat blijft
tutor-harvest-tiles = Dit is je productiegebied: land in zes soorten. Elke tegel laat zien welke grondstof een oogst oplevert, en hoeveel. Je wilt vier van alles hebben, want dat kost de volgende era, en op dit moment heb je bijna geen goud en helemaal geen voedsel.
tutor-harvest-gather = Van een oogst eet iedereen, niet alleen wie hem speelt. De kunst is dus iets te noemen waar jij iets aan hebt en zij niet. Speel Vergaren.
tutor-harvest-scope = Je noemt een terrein of een grondstof, en bij iedereen leveren alle tegels van die soort op. De ander heeft net als jij vruchtbaar land, maar geen enkele heuvel: kies heuvels.
tutor-harvest-worker = Je dorpeling werkt op vruchtbaar land, en daar wordt nu niet geoogst. Bij een eigen oogst mag je je werkers verzetten: elk levert op zijn tegel één blokje meer op. Zet de dorpeling op een goudtegel in de heuvels.
tutor-harvest-gained = Vijf goud en één voedsel voor jou, niets voor hen. Daarna oogstten zij hun vruchtbare land, en omdat jij dat ook hebt, at je mee: twee voedsel. Kijk altijd naar beide borden.
tutor-harvest-explore = Meer land betekent meer van alles, beurt na beurt. Verkennen legt één tegel meer open dan er spelers zijn, en jij kiest als eerste. Speel Verkennen.
tutor-harvest-take = Een tegel moet passen op een vrije plek van zijn terrein en blijft daar het hele spel. Neem de heuvels met twee goud: je volgende oogst daar levert er twee meer op.
tutor-harvest-trade = Zes goud, maar slechts drie voedsel. Wat je te veel hebt wissel je bij de bank, één tegen één: speel Handelen.
tutor-harvest-fee = Eerst de kosten: twee blokjes naar keuze. Je hebt vijf gunst en hebt er vier nodig, dus betaal met gunst.
tutor-harvest-fee-on = Nog één blokje. Betaal met goud: daarvan heb je genoeg.
tutor-harvest-give = Nu de ruil zelf. Geef goud.
tutor-harvest-get = En neem er voedsel voor.
tutor-harvest-one = Eén blokje is genoeg.
tutor-harvest-enough = Je zou door kunnen gaan zolang de bank blokjes heeft. Maar je hebt nu wat je wilde: druk op Klaar.
tutor-harvest-spoil = Vier van alles. Aan het eind van een beurt houd je van elke grondstof hoogstens vijf blokjes; de rest gaat terug, tenzij je een Magazijn hebt. Liever van alles wat dus dan veel van één soort.
tutor-harvest-test = Nu jij alleen. Je hebt Vergaren, Verkennen en Nieuwe Era in je hand, en deze beurt zijn er nog twee ronden. De volgende era kost vier van elke grondstof. Bereik de Klassieke Era voordat de beurt om is.

## Een stad die werkt

tutor-city-title = Een stad die werkt
tutor-city-about = Wat gebouwen voor je doen, en hoe je er zegeblokjes mee wint.
tutor-city-goal-work = Een werkplaats
tutor-city-goal-lead = De voorsprong
tutor-city-city = Je stad: zestien vakken, en nog maar één Huis. Elk gebouw doet iets voor je, en elk telt als één voor De meeste gebouwen, de goedkope net zo goed als de dure.
tutor-city-build = Bouwen doe je met kaarten. Met deze zet je één gebouw neer: speel Bouwen.
tutor-city-workshop = Vier gebouwen leveren iets op telkens als je zelf een kaart Vergaren speelt: de Houtzagerij hout, de Graansilo voedsel, de Goudsmederij goud en het Monument gunst, twee blokjes per keer. Hoe eerder zo’n gebouw er staat, hoe vaker het oplevert. Bouw de Houtzagerij.
tutor-city-gather = En gebruik haar meteen: speel Vergaren.
tutor-city-scope = Kies bos. Je twee tegels leveren elk twee hout op, en de ander heeft geen bos.
tutor-city-worker = Zet je dorpeling van de akker in het bos: één hout erbij.
tutor-city-paid = Zeven hout: vier van de tegels, één van de dorpeling en twee van de Houtzagerij. Die twee had je ook bij elke andere oogst van jezelf gekregen.
tutor-city-two = Met deze kaart van je eigen volk bouw je er twee tegelijk. Willekeurige kaarten zijn vaak sterker dan vaste; daarom loont het er een paar te trekken. Speel Bouwen.
tutor-city-house = Een Huis brengt nog een dorpeling, en het is het enige gebouw waarvan je er tien mag hebben. Van alle andere mag je er één. Bouw het Huis.
tutor-city-dear = En een gebouw voor de oorlog: met een Gevechtsmachinewerkplaats helpen muren en torens niet meer tegen je en verwoest je één gebouw extra. Bouw die.
tutor-city-lead = Vier gebouwen tegen twee. De drie blokjes op De meeste gebouwen gaan naar wie voorligt als het spel eindigt; bij gelijke stand krijgt niemand ze. Eén hout was trouwens te veel en ging aan het eind van de beurt terug: dat had je kunnen ruilen.
tutor-city-wall = De ander heeft een Muur: die geeft de verdediger in elk treffen om de stad twee dobbelstenen extra. Een Toren doet hetzelfde voor het productiegebied. Verdedig waarmee je voorligt.
tutor-city-test = Op De meeste gebouwen liggen vier zegeblokjes, en jullie hebben elk drie gebouwen. Deze beurt zijn er nog twee ronden. Neem de leiding: heb een vierde gebouw voordat de beurt om is.

## Gevecht

tutor-battle-title = Gevecht
tutor-battle-about = Welke eenheid welke verslaat, hoeveel je er stuurt, en wat een overwinning oplevert.
tutor-battle-goal-units = Wie je stuurt
tutor-battle-goal-fight = Treffens
tutor-battle-goal-prize = De prijs
tutor-battle-units = Kijk naar hun opslaggebied voordat je aanvalt: twee Olifanten, die als reus tellen, een Boogschutter en een Speerwerper. Elke eenheid heeft haar prooi. Druk op een eenheid om te lezen tegen wie ze extra dobbelstenen gooit.
tutor-battle-attack = Jij hebt een Medusa, en Medusa’s jagen op reuzen. Op Het laatste gevecht liggen drie blokjes. Speel Aanvallen.
tutor-battle-area = Je noemt wat je wilt winnen: een gebouw in de stad, een tegel van hun land of vijf blokjes uit hun voorraad. Hun Markt bespaart hun alle kosten bij het handelen. Val de stad aan.
tutor-battle-send = Beide kanten kiezen hun eenheden in het geheim. Stuur Toxotes, Hippokon en Medusa. De Hopliet blijft thuis: hij is goed tegen ruiters, en wie je niet stuurt kan niet sneuvelen. Druk dan op Klaar.
tutor-battle-stay = Vóór elk treffen mag elke kant naar huis; die verliest dan het gevecht, maar geen eenheden meer. De kansentabel staat aan jouw kant. Blijf.
tutor-battle-giant = Elke kant kiest in het geheim één eenheid, en elke zes is een treffer. Tegen een reus gooit Medusa elf dobbelstenen in plaats van vijf. Kies Medusa.
tutor-battle-on = Eén Olifant is weg. Wie een treffen wint, gaat terug naar de anderen en mag opnieuw vechten. Blijf.
tutor-battle-again = De tweede Olifant heeft geen betere kans. Kies weer Medusa.
tutor-battle-last = Hun Boogschutter is de laatste. Blijf.
tutor-battle-archer = Nu iemand anders: een Hippokon jaagt op schutters en gooit tegen hen zeven dobbelstenen, twee meer dan Medusa. Kies de Hippokon.
tutor-battle-prize = Ze hebben in dit gevecht geen eenheid meer: je hebt gewonnen. Verwoest hun Markt.
tutor-battle-cubes = En de drie blokjes van Het laatste gevecht zijn voorgoed van jou. Wie een gevecht wint krijgt ze, ook als verdediger: laat je opslaggebied dus nooit leeg achter.
tutor-battle-test = Je valt hun opslaggebied aan, met hoogstens vier eenheden per kant. Zij hebben een Hydra, een reus dus, en twee Toxotes, dat zijn schutters. Op Het laatste gevecht liggen vier zegeblokjes. Win dit gevecht.
