# Wat de lerares in de les van Age of Mythology zegt, in de volgorde van de stappen.

tutor-welcome-title = Leren winnen
tutor-welcome = Je leidt de Grieken tegen de Egyptenaren, twee beurten lang, midden in een spel. Ik zeg waar het om draait en omcirkel waar je drukt of kijkt. Dobbelstenen en kaarten zijn gerepeteerd: een goed plan lukt dus. Probeer gerust iets anders, ik vind je wel terug. Het duurt ongeveer tien minuten.
tutor-done-title = Je weet hoe je wint
tutor-done = Meer zegeblokjes, het grotere leger, meer gebouwen, een nieuwe era en als eerste aan zet: zo sta je om te winnen. Leg het volgende blokje waar je voorligt en speel verder, of begin een eigen spel.

## Wat er te leren valt

tutor-goal-aim = Het doel
tutor-goal-cards = Een plan voor de beurt
tutor-goal-gods = Oogsten met een god
tutor-goal-army = Een leger
tutor-goal-battle = Een gewonnen gevecht
tutor-goal-age = Een nieuwe era
tutor-goal-city = Een groeiende stad
tutor-goal-end = Hoe het afloopt
tutor-goal-more = Wat je verder tegenkomt

## Het doel

tutor-aim = Alleen met zegeblokjes win je dit spel. Elke beurt leggen spelers blokjes uit de bank op deze vier zegekaarten. Drie daarvan betalen aan het einde uit: voor het grootste leger, de meeste gebouwen en het Wonder. De vierde betaalt meteen, telkens weer: aan wie een gevecht wint.
tutor-cube = Leg je blokje waar je het zelf terugwint. Op Het laatste gevecht liggen er al twee, en deze beurt vallen we aan. Druk op die kaart.

## Een plan voor de beurt

tutor-hand = Een beurt heeft drie rondes, en in elke ronde speel je één kaart. Je hebt al een kaart Vergaren met een god. Neem voor deze beurt Werven en Aanvallen, en Nieuwe Era voor de volgende; druk dan op Klaar. Kaarten van de stapel zijn sterker, maar je ziet niet wat je krijgt.

## Oogsten met een god

tutor-poseidon = Eerst de oogst, die betaalt al het andere. Bij deze kaart Vergaren hoort een god: Poseidon. Druk erop.
tutor-power = Voor één gunst, de blauwe blokjes, helpt de god vóór de actie: Poseidon stuurt je vijf voedsel. Dat is een koopje. Gebruik zijn macht.
tutor-act = De god heeft zijn deel gedaan. De actie van de kaart zelf heb je nog: voer die ook uit.
tutor-scope = Iedereen oogst wat jij noemt. Noem dus iets waar jij meer aan hebt dan de ander. Jij hebt drie tegels in de heuvels, de Egyptenaren geen enkele. Kies heuvels.
tutor-workers = Een dorpeling levert op een geoogste tegel een blokje extra. Die van jou hoort in de heuvels met twee goud. Druk op die tegel.

## Een leger

tutor-recruit = Nu Werven, voordat de ander weet wat er komt: twee nieuwe eenheden voor het gevecht.
tutor-hydra = De ander heeft speerwerpers, en dat zijn krijgers. Zoek eenheden die sterk zijn tegen krijgers: de Hydra gooit zes dobbelstenen, en vier extra tegen een krijger. Koop haar.
tutor-minotaur = Een Minotaurus kost alleen voedsel en hout, en voedsel heb je volop. Een sterke tweede. Koop hem.

## Een gewonnen gevecht

tutor-attack = Nu Aanvallen. Elke kant stuurt hoogstens vier eenheden, en dankzij je Wapenkamer mag jij er vijf. De ander kan niets meer werven voordat de dobbelstenen rollen.
tutor-area = Wat wil je winnen? In de stad vallen gebouwen, van het land pak je een tegel, uit het opslaggebied vijf blokjes. Voor de nieuwe era kom je hout tekort: kies het opslaggebied.
tutor-commit = Beide kanten kiezen in het geheim. De kansentabel zegt hoe elk van je eenheden het doet tegen elk van hen: de Hydra en de Minotaurus winnen de meeste gevechten. Stuur Toxotes en Hippokon mee: wie geen eenheden meer heeft verliest, dus aantal telt ook. Wie overleeft komt weer thuis. Druk dan op Klaar.
tutor-stay = Vóór elk treffen mag elke kant naar huis; wie gaat, verliest het gevecht. Bekijk de tabel met kansen: die zijn voor jou. Blijf.
tutor-fight = Eén eenheid tegen één eenheid, in het geheim gekozen. Elke zes is een treffer, de meeste treffers winnen en de verliezer is zijn eenheid kwijt. Jouw Hydra is beter dan alles wat zij stuurden: kies de Hydra.
tutor-again = Eén verslagen. Een Hydra groeit met elke overwinning: een dobbelsteen erbij. Dus blijven we.
tutor-fight-on = Een eenheid mag zo vaak vechten als je wilt. Stuur de Hydra weer, nu met een extra dobbelsteen.
tutor-last = Er is nog één vijand over, en jij bent niemand kwijt. Blijf.
tutor-fight-last = Nog één keer de Hydra, met twee extra dobbelstenen: maak het af.
tutor-reward = Gewonnen! Eerst wat je nodig hebt: neem hout.
tutor-reward-wood = Nog één hout, dan kun je de nieuwe era betalen.
tutor-reward-favor = De rest kun je missen; neem dus wat hun pijn doet: gunst, waarmee ze goden en mythische wezens betalen.
tutor-won = En dit is de echte prijs: alle blokjes van Het laatste gevecht zijn voorgoed van jou. Niemand kan je zegeblokjes afpakken. Je hebt er nu vier, de ander twee.

## Een nieuwe era

tutor-keep = De beurt is om, en van elke grondstof houd je hoogstens vijf blokjes; de rest gaat terug. Kaarten mag je houden. Houd Nieuwe Era: die hoort bij je plan. Druk op Klaar.
tutor-lead = Nieuwe beurt, nieuw blokje. Vechten is even voorbij, dus leg het waar je zo meteen blijvend voorligt: op De meeste gebouwen.
tutor-second = Het plan: meteen de nieuwe era, dan een oogst, dan een gebouw. Kies Verkennen, Vergaren en Bouwen, en druk op Klaar.
tutor-age = Nieuwe Era kost vier van elke grondstof. Daarom pakten we hout, en daarom gaven we verder niets uit. Speel die als eerste, voordat iemand je voorraad aanvalt.
tutor-classical = In de Klassieke Era mag je elke beurt een kaart meer hebben en helden werven, die op mythische wezens jagen. Pas in de laatste era, de Mythische, kan iemand het Wonder bouwen.

## Een groeiende stad

tutor-gather = Nu ben je arm, dus oogsten. Speel Vergaren.
tutor-forest = Je wilt een huis, en dat kost voedsel en hout. Voedsel heb je; kies bos.
tutor-move = Bij elke oogst van jezelf mag je je dorpeling verzetten. Zet hem in het bos: drie hout in plaats van twee.
tutor-build = Nu Bouwen.
tutor-house = Een Huis is goedkoop, brengt nog een dorpeling en telt als gebouw net zo zwaar als het duurste. Bouw het.
tutor-most = Vier gebouwen tegen drie: was het spel nu afgelopen, dan waren de blokjes op De meeste gebouwen voor jou. Bij gelijke stand krijgt niemand ze, dus blijf er een voor.

## Hoe het afloopt

tutor-keep-explore = Houd Verkennen voor de volgende beurt: meer land voedt een grotere stad. Druk op Klaar.
tutor-bank = Het spel eindigt als het laatste zegeblokje uit de bank is; die beurt wordt nog uitgespeeld. Per beurt gaan er twee weg, dus je kunt tellen hoelang je nog hebt.
tutor-wonder = Of het is in één klap voorbij, als iemand het Wonder bouwt. Dat kost tien van alles en levert alle blokjes op deze kaart op.
tutor-score = Tel maar: vier blokjes van jezelf, drie erbij voor het grootste leger, vier voor de meeste gebouwen. De ander zou op twee eindigen. Zo win je: leg blokjes waar je voorligt, en zorg dat je voorligt waar de blokjes liggen.

## Wat je verder tegenkomt

tutor-explore = Vier dingen die je in je volgende spel tegenkomt. Verkennen, de kaart die je hield, legt tegels open: te beginnen met jou mag iedereen er een nemen. Hij moet passen op een vrije plek van zijn terrein.
tutor-trade = Met Handel wissel je blokjes bij de bank, één tegen één en zoveel je wilt: wat je te veel hebt voor wat je mist. De meeste handelskaarten kosten een of twee blokjes.
tutor-passing = Niemand hoeft een kaart te gebruiken: druk op Passen met een kaart en dan op die kaart, dan pas je deze ronde. Kaarten die je houdt, raak je niet kwijt.
tutor-draft = En een heel spel begint met tegels kiezen: ze liggen open, iedereen neemt er om de beurt een, en wie de laatste was, begint de volgende keer. Neem wat je alle vier de grondstoffen geeft.
