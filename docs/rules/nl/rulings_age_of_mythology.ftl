# De regels van Age of Mythology die beslissingen van ons zijn, met hun redenen. Maatgevend is de Engelse tekst in
# petteia/games/age_of_mythology/rules.md; docs/tables.py schrijft er de tabel van de Nederlandse pagina mee.

## Algemeen

ruling-AOM-0_6 = Gedrukte onderdelen gaan boven voorbeelden in het regelboek, en de volledige regels boven de korte samenvatting.
    .why = In de voorbeelden zitten vergissingen, en de samenvatting wijkt van de volledige tekst af bij het beginleger, bij twee speelvolgordes en bij het maximum aan era’s.
ruling-AOM-0_7 = Zou een effect meer blokjes, figuren of tegels moeten uitdelen dan er zijn, dan wordt uitgedeeld wat er is en vervalt de rest; er blijft niets verschuldigd.
    .why = Voor het vergaren zegt het regelboek dit, en niets wijst erop dat het elders anders zou zijn.
ruling-AOM-0_8 = Welk van de vrije velden van een terrein een tegel krijgt, en welk vrij vak van de stad een gebouw, heeft geen gevolgen; het programma neemt het eerste vrije in leesvolgorde.
    .why = Het bespaart een keuze zonder gevolgen.
ruling-AOM-0_9 = Wat betaald wordt, gaat meteen terug naar de bank en is bij de volgende stap beschikbaar, ook binnen dezelfde actie.
    .why = Er is maar één voorraad.

## Onderdelen en voorbereiding

ruling-AOM-1_1_9 = Een set figuren van één tint heeft er 4 van elke soort sterveling, 4 van elke soort mythisch wezen, 1 van elke held en 10 dorpelingen.
    .why = Er is geen telling gepubliceerd; deze aantallen passen bij het opgegeven totaal.
ruling-AOM-1_1_11 = Een vel gebouwtegels heeft 40 Huizen, 4 van elk van de twaalf gewone soorten en 2 Wonderen.
    .why = Alleen het totaal van 90 is gepubliceerd; met deze aantallen stuit een speler altijd eerder op zijn eigen maximum.
ruling-AOM-1_1_13 = De acht dobbelstenen in de doos zijn geen bovengrens voor de dobbelstenen van een treffen.
    .why = Gedrukte waarden en bonussen komen boven acht uit.
ruling-AOM-1_1_14 = Tot en met vier spelers gebruik je één vel productie- en gebouwtegels, vanaf vijf twee.
    .why = De opmerking over een tweede zak en een tweede vel staat bij de bank voor vijf spelers, maar spreekt van meer dan vijf; één zak is voor vijf al te klein, dus gaan wij ervan uit dat beide daar beginnen.
ruling-AOM-1_2_3 = De startspeler wordt met gelijke kansen geloot.
    .why = Dat komt neer op dobbelen en bij gelijke worpen opnieuw dobbelen.
ruling-AOM-1_2_9 = Als optie kiezen de spelers hun volk in plaats van dat het geloot wordt, open en om de beurt: op volgorde van de plaatsen (‘chosen’), of telkens beslist het lot onder iedereen die er nog geen heeft (‘drafted’). Van de eerste drie die kiezen neemt ieder een ander volk, de volgende drie ook weer, enzovoort; in het teamspel (AOM-8.3.1) kiest er één voor beide partners, en het andere team neemt een ander volk. De plaatsen aan tafel worden daarna geloot (AOM-8.2.2).
    .why = Veel mensen kiezen graag zelf; voor gelijke volken gelden dezelfde grenzen als in AOM-1.2.2.

## De beurt

ruling-AOM-2_2_4 = Heeft de bank minder zegeblokjes dan er gelegd moeten worden, dan worden ze in speelvolgorde gelegd tot de bank leeg is.
    .why = Er is niets anders meer om te leggen, en het is toch al de laatste beurt (AOM-7.1.2).
ruling-AOM-2_3_6 = Een speler noemt het aantal kaarten van de stapel één keer, voordat hij de eerste ziet.
    .why = Zo blijft het trekken één beslissing, en meer kaarten op hand schaden nooit.
ruling-AOM-2_3_7 = Alle spelers beslissen tegelijk en in het geheim; daarna worden de kaarten van de stapel in speelvolgorde getrokken.
    .why = De regels noemen geen volgorde, en die is nodig waar spelers een stapel delen.
ruling-AOM-2_3_9 = Is de aflegstapel op dat moment leeg, dan blijft de stapel leeg, en wordt de aflegstapel geschud zodra er getrokken wordt en er kaarten op liggen; wat niet getrokken kan worden, vervalt.
    .why = Vult AOM-2.3.8 aan; in een gewoon spel komt het niet voor.
ruling-AOM-2_4_4 = Een speler zonder kaarten op hand past vanzelf en geeft niets op.
    .why = De regels vragen een kaart af te leggen, wat dan onmogelijk is.
ruling-AOM-2_4_5 = De kaarten Verkennen, Vergaren, Bouwen en Werven kunnen altijd worden gespeeld, ook als het niets oplevert. Voor Handelen zijn de kosten nodig (AOM-3.5.2), voor Nieuwe Era de prijs (AOM-3.6.2), voor Aanvallen een eenheid (AOM-3.7.2).
    .why = Alleen bij deze drie moet aan iets voldaan zijn voordat ze beginnen.
ruling-AOM-2_4_7 = Van een vierde actie mag je afzien zonder een kaart af te leggen, en met een lege hand vervalt ze.
    .why = Op de kaarten staat "mag".
ruling-AOM-2_6_4 = De spelers beslissen tegelijk en in het geheim.
    .why = Er is geen volgorde gegeven, en elke keuze gaat alleen over de eigen hand.

## Verkennen en vergaren

ruling-AOM-3_1_2 = Heeft de tegelvoorraad minder tegels, dan worden ze allemaal opengelegd.
    .why = AOM-0.7.
ruling-AOM-3_2_9 = De speler van de kaart mag een arbeider ook in het opslaggebied laten of daarheen terughalen.
    .why = Alleen de uiteindelijke opstelling telt, dus is elke opstelling toegestaan.
ruling-AOM-3_2_15 = Deze extra’s horen bij waar hij recht op heeft en worden daarmee uitgedeeld, vóór de volgende speler.
    .why = Hij "neemt ze als hij de kaart speelt", en als de bank bijna leeg is, doet de volgorde ertoe.
ruling-AOM-3_2_17 = Waar je recht op hebt, neem je vanzelf; niemand kan blokjes weigeren.
    .why = De regels geven die keuze niet.
ruling-AOM-3_2_18 = De extra’s van AOM-3.2.14 gelden ook bij vergaarkaarten waarmee alleen voedsel wordt vergaard.
    .why = Ze tellen bij elke vergaarkaart, wat er ook wordt vergaard.
ruling-AOM-3_2_19 = Een Dwerg mag op een tegel met een andere grondstof staan, maar voegt daar niets toe.
    .why = Hij mag worden neergezet als een dorpeling, en zijn kaart noemt alleen goudtegels.

## Bouwen, werven, handelen, nieuwe era

ruling-AOM-3_3_7 = Een keuze van korting waarna de prijs niet betaald zou kunnen worden, hoe de rest van de korting ook wordt gebruikt, wordt niet aangeboden.
    .why = Een gebouw dat eenmaal gekozen is, moet te betalen zijn.
ruling-AOM-3_3_8 = Een prijs daalt nooit onder nul; korting die geen blokje meer in de prijs vindt, vervalt.
    .why = Een korting is geen inkomen.
ruling-AOM-3_4_7 = Gesneuvelde en opgegeven figuren gaan meteen terug naar de voorraad van hun eigenaar en kunnen opnieuw worden gekocht.
    .why = Het regelboek zet een eenheid die aan Hades is gegeven terug bij de figuren die nog niet gekocht zijn.
ruling-AOM-3_5_4 = Een kleur die in deze ruil wordt gegeven, kan er niet ook in worden genomen, en omgekeerd.
    .why = Geen enkele mogelijke uitkomst verandert erdoor, en elke ruil komt zo tot een eind.
ruling-AOM-3_5_6 = Met de Grote Tempel kun je zowel voor als na de ruil kopen, niet tussendoor.
    .why = De ene tekst zegt erna, de andere ervoor of erna.
ruling-AOM-3_5_8 = Aankopen met de Grote Tempel halen de zegeblokjes uit de bank en kunnen zo het einde van het spel brengen (AOM-7.1.2).
    .why = Een andere voorraad zegeblokjes is er niet.
ruling-AOM-3_6_4 = De nieuwe era geldt meteen voor helden en voor Het Wonder; het nieuwe maximum van de hand telt pas bij de volgende keer trekken.
    .why = Helden en Wonder vragen alleen dat de era bereikt is; één voorbeeld noemt held en hand samen voor de volgende beurt, wat niet hoeft te betekenen dat de held moet wachten.
ruling-AOM-3_6_5 = Met meer kaarten mag een speler in één beurt meer dan één era vooruitgaan.
    .why = De volledige regels begrenzen era’s per kaart, alleen de samenvatting doet dat per ronde.

## Aanvallen en passen

ruling-AOM-3_7_2 = Voor de actie is minstens één eenheid op het bord van de aanvaller nodig.
    .why = Een aanval zonder eenheden zou de gevechtsblokjes voor niets verplaatsen.
ruling-AOM-3_7_7 = De aanvaller stuurt minstens één eenheid.
    .why = Zoals AOM-3.7.2.
ruling-AOM-3_7_8 = De verdediger mag er geen sturen.
    .why = Hij kan niet gedwongen worden eenheden op het spel te zetten; de aanvaller wint dan meteen.
ruling-AOM-3_7_10 = Een gebied waar niets te halen valt, mag worden aangevallen.
    .why = De blokjes op de gevechtskaart zijn reden genoeg.
ruling-AOM-3_7_11 = Is er eenmaal een gebied genoemd, dan kan de aanval niet worden teruggenomen; de aanvaller kan zich alleen terugtrekken.
    .why = Een ingetrokken aanval zou gratis aftasten zijn.
ruling-AOM-3_8_2 = De kaart wordt getoond en geldt als een gespeelde kaart (AOM-2.4.3, AOM-2.4.8).
    .why = Afgelegde kaarten van de stapel liggen volgens de regels open.

## Goden

ruling-AOM-3_9_4 = *Gebonden krachten* veranderen de actie of het gevecht en kunnen alleen samen daarmee worden gekocht: Artemis, Ptah, Baldr, Dionysus, Ra, Skadi, Nephthys, Bast, Aphrodite, Ares, Sekhmet, Isis, Bragi, Heimdall, Tyr. Wie er een koopt, is aan de actie gehouden.
    .why = Zonder de actie hebben ze geen werking.
ruling-AOM-3_9_6 = Een kracht die niets zou kunnen doen, kan niet worden gekocht; AOM-6 noemt bij elke god wat er wordt nagegaan, en verder wordt niets nagegaan.
    .why = Een betaling zonder gevolg zou alleen maar een vergissing zijn.
ruling-AOM-3_9_7 = Betaalde gunst krijg je niet terug als een kracht later geen werking blijkt te hebben, bijvoorbeeld in een gevecht.
    .why = Er is voor de kans betaald.
ruling-AOM-3_9_8 = De gunst wordt betaald voordat de aangevallen speler en het gebied worden genoemd.
    .why = Krachten komen vóór de actie.
ruling-AOM-3_9_9 = Of de actie betaald kan worden, wordt bekeken nadat de kracht is uitgevoerd.
    .why = Krachten komen eerst, en sommige brengen blokjes op of kosten gunst.
ruling-AOM-3_9_10 = Eenheden en gebouwen die door een kracht worden gewonnen, tellen niet mee voor het getal op de kaart.
    .why = Ze worden gewonnen, niet met de kaart geworven of gebouwd.
ruling-AOM-3_9_11 = Tegels die door een kracht worden verwijderd, gaan naar de tegelvoorraad, die wordt geschud; verwoeste gebouwen gaan naar de gebouwenvoorraad.
    .why = Na een gevecht gaat het net zo.
ruling-AOM-3_9_13 = Een arbeider op een tegel die van een bord verdwijnt, door een kracht of door een gevecht, gaat terug naar het opslaggebied van zijn eigenaar.
    .why = Er moeten evenveel dorpelingen als Huizen blijven.
ruling-AOM-3_9_14 = Een kaart waarvan de actie niet uitgevoerd kan worden, mag worden gespeeld voor alleen een kracht die op zichzelf staat; de kracht wordt dan zonder vragen gekocht.
    .why = Geen van beide helften van een kaart gebruiken is passen (AOM-3.8.1), en die keuze was er al.

## Gebouwen

ruling-AOM-4_2_8 = De korting van de Steengroeve geldt ook voor Huizen en voor Het Wonder.
    .why = De regels spreken van alle latere gebouwen.
ruling-AOM-4_2_16 = Wat gebouwen aan dobbelstenen, aan het maximum aan eenheden en aan verwoesting veranderen, wordt bekeken wanneer het gevecht het nodig heeft; tijdens de treffens kan er geen gebouw bij komen of verloren gaan.
    .why = Voor het einde van een gevecht raakt niets de gebouwen.

## Gevecht

ruling-AOM-5_1_4 = Een verdediger die niets stuurt, of van wie Aphrodite de enige eenheid weghaalt, heeft zonder treffen verloren.
    .why = Volgt uit AOM-5.1.3.
ruling-AOM-5_2_2 = De aanvaller antwoordt het eerst; blijft hij, dan antwoordt de verdediger.
    .why = Met een volgorde kunnen nooit beide zich tegelijk terugtrekken.
ruling-AOM-5_2_4 = De vraag wordt gesteld voordat de gevechtskaarten worden gekozen; daarna kan niemand zich terugtrekken tot de uitslag er is. Als optie (`retreat`: `after_cards`) wordt het in plaats daarvan gevraagd als beide kaarten gedekt op tafel liggen; wie blijft, draait ze om.
    .why = Volgens de regels mag het tot de kaarten worden omgedraaid, maar in de tussentijd wordt niets bekend.
ruling-AOM-5_3_3 = Eenheden van één soort zijn onderling verwisselbaar, behalve Hydra’s met verschillende aantallen slachtoffers; die zijn aparte keuzes.
    .why = Het aantal slachtoffers hoort bij de figuur.
ruling-AOM-5_4_3 = Meer dan één passende bonus wordt opgeteld, bijvoorbeeld Hopliet tegen Jarl +3 en +1.
    .why = Elk staat apart gedrukt.
ruling-AOM-5_4_8 = Zo'n eenheid heft niets meer op zodra ze het gevecht heeft verlaten.
    .why = De kaart van de Dwerg zegt het met zoveel woorden, en de regels spreken van een eenheid in het gevecht.
ruling-AOM-5_5_2 = Evenveel treffers, ook 0 tegen 0, is een gelijkspel.
    .why = De aantallen zessen zijn gelijk.
ruling-AOM-5_5_5 = Medusa tegen een eenheid in razernij: Medusa wint.
    .why = Beide teksten leiden daartoe.
ruling-AOM-5_5_7 = Twee eenheden in razernij gooien bij een gelijkspel opnieuw.
    .why = De twee teksten heffen elkaar op. Alleen tussen twee Noorse spelers zou het kunnen gebeuren, en die houdt AOM-8.2.1 uit elkaar; de regel staat er voor de volledigheid.
ruling-AOM-5_6_2 = De gevolgen worden in deze volgorde uitgevoerd: (a) wat de winnende eenheid wint (Mummie, Hydra, Walkure), (b) redding van de verliezende eenheid (Isis, anders Priester), (c) gedwongen terugtocht (Heroïsche Griekse Held), (d) nagaan of het gevecht voorbij is, (e) versterking (Mythische Noorse Held).
    .why = Er is een volgorde nodig als gunst of figuren schaars zijn.
ruling-AOM-5_6_3 = Een eenheid die door Isis of een Priester wordt gered, geldt voor de bijzonderheden van de winnaar als gesneuveld.
    .why = Beide teksten spreken van een eenheid die al gesneuveld is.
ruling-AOM-5_7_12 = Van een beloning mag helemaal of voor een deel worden afgezien.
    .why = De regels zeggen dat de winnaar mag kiezen.
ruling-AOM-5_7_13 = Wordt een Huis verwoest, dan geeft de eigenaar meteen een dorpeling terug, voordat er een tweede gebouw wordt gekozen.
    .why = AOM-4.1.6 geldt altijd.
ruling-AOM-5_8_5 = Een Cycloop die een worp probeert, houdt zijn +4 tegen stervelingen.
    .why = De drie dobbelstenen worden extra dobbelstenen genoemd.
ruling-AOM-5_8_15 = De wissel wordt aangekondigd als beide kaarten bekend zijn en vóór razernij en worp.
    .why = De kaart zegt: na het zien van de tegenstander, en de andere twee hangen ervan af wie er vecht.
ruling-AOM-5_8_22 = Versterkingen mogen boven het maximum aan eenheden uitkomen.
    .why = Anders zou de bijzonderheid vaak niets waard zijn.
ruling-AOM-5_8_23 = Elke eenheid in het opslaggebied mag worden toegevoegd, ook een die eerder in dit gevecht eruit is geworpen; het wordt alleen aangeboden als de vijand nog eenheden in het gevecht heeft.
    .why = De kaart vraagt niet meer dan het opslaggebied, en een gewonnen gevecht heeft geen versterking nodig.
ruling-AOM-5_8_24 = Razernij en worp worden aangekondigd voordat er wordt gegooid, eerst door de aanvaller, dan door de verdediger, en gelden ook als er opnieuw wordt gegooid.
    .why = Er is een volgorde nodig, en de aanvaller is overal de eerste.
ruling-AOM-5_8_27 = Een Nidhogg die uit het gevecht is geworpen, telt niet voor AOM-5.7.6, tenzij hij weer is toegevoegd en aan het einde in het gevecht staat.
    .why = Hij is er niet bij als de stad valt.

## De goden afzonderlijk

ruling-AOM-6_4_1 = Gebonden krachten kunnen met genoeg gunst altijd worden gekocht als de actie uitgevoerd kan worden, afgezien van wat voor Ra nodig is.
    .why = Om hun nut vooraf te beoordelen zou verborgen kennis nodig zijn.
ruling-AOM-6_4_2 = Artemis en Ptah geven in totaal twee tegels, niet twee naast de gewone.
    .why = De tekst zegt er twee te kiezen vóór de anderen, en dat vervangt de gewone keuze.
ruling-AOM-6_4_3 = Het extra voedsel van Ra en Dionysus komt boven op dorpelingen en Graansilo, één keer voor elke eigen voedseltegel.
    .why = Het is een toevoeging per tegel.
ruling-AOM-6_4_4 = Tyr voegt niets toe aan een eenheid die door haar eigen bijzonderheid in razernij vecht; het totaal is +2.
    .why = Hij geeft iets wat de eenheid al kan.
ruling-AOM-6_4_5 = Bij Ares en Sekhmet vervangen de getallen acht en zes het getal op de kaart voordat Wapenkamers worden opgeteld.
    .why = De Wapenkamer verhoogt het maximum, welk dat ook is.
ruling-AOM-6_4_6 = Voor Set hoeven de tegels niet te verschillen.
    .why = De kaart vraagt alleen hetzelfde terrein.
ruling-AOM-6_4_7 = Thoth en Odin kunnen in elke ronde worden gekocht, met of zonder de actie; de vierde actie mag elke kaart zijn die nog op hand is, goddelijke kracht inbegrepen. In een vierde actie kunnen ze niet opnieuw worden gekocht.
    .why = De kaarten stellen geen andere grens, en in een vijfde actie is niet voorzien.
ruling-AOM-6_4_8 = Thor mag een Dwerg op een tegel kiezen; op de tegel staat dan geen arbeider meer.
    .why = De kaart spreekt van eenheden zonder een plaats te noemen.
ruling-AOM-6_4_9 = Een eenheid die door Isis is gered, houdt haar toestand (aantal slachtoffers, plaats in het gevecht) en mag in het volgende treffen vechten; het gevecht eindigt niet, ook al was het de laatste eenheid.
    .why = Ze keert in het gevecht terug.
ruling-AOM-6_4_10 = Isis beschermt alleen de aanvaller die haar kaart speelde, en alleen tegen sneuvelen; een geworpen eenheid verbruikt haar niet.
    .why = De kaart is een aanvalskaart en spreekt van een gesneuvelde eenheid.
ruling-AOM-6_4_11 = Apollo, Hel, Zeus en Osiris geven wat de voorraad heeft, als dat minder is dan genoemd.
    .why = AOM-0.7.
ruling-AOM-6_4_12 = De blokjes van Hermes, Forseti en Hades worden een voor een gekozen uit kleuren die de bank heeft.
    .why = Zo blijft elke keuze klein.

## Het einde, aantallen spelers, teams

ruling-AOM-7_1_3 = AOM-7.1.2 geldt ook als een aankoop met de Grote Tempel het laatste blokje neemt.
    .why = De bank is hoe dan ook leeg, en in een volgende beurt zou er niets te leggen zijn.
ruling-AOM-7_2_3 = Huizen en Het Wonder tellen als gebouwen.
    .why = Het zijn gebouwtegels in de stad.
ruling-AOM-7_2_5 = Blokjes die nog op *Het laatste gevecht* liggen, gaan naar niemand.
    .why = Die kaart betaalt uit wanneer een gevecht wordt gewonnen.
ruling-AOM-7_3_3 = Zijn ook die gelijk, dan delen de spelers de overwinning.
    .why = De regels noemen niets anders dat dan zou beslissen.
ruling-AOM-8_1_5 = Zeven en acht spelers: elke speler na de zesde krijgt nog een bord, één tint figuren, gevechtskaarten en zeven permanente kaarten; een volk kan dan drie spelers hebben.
    .why = Het regelboek staat het toe met extra figuren, kaarten en borden en zegt verder niets.
ruling-AOM-8_1_6 = Met twee spelers is de enige tegenstander zowel linker- als rechterbuur.
    .why = Hij is de enige die naast de speler zit.
ruling-AOM-8_2_2 = De plaatsen worden geloot uit alle verdelingen die aan AOM-8.2.1 voldoen.
    .why = De regels laten het aan de spelers over.
ruling-AOM-8_2_4 = Elk volk heeft één kaartenstapel, ook als drie spelers hem delen.
    .why = Welke extra kaarten er bij zeven en acht spelers horen, is niet gezegd; kaarten van de stapel worden binnen een volk gedeeld, en 45 kaarten zijn genoeg voor drie volle handen.
ruling-AOM-8_3_2 = De uitslag van een team is de som van de zegeblokjes van zijn spelers; bij een gelijke stand beslist de som van hun grondstofblokjes, daarna wordt gedeeld.
    .why = De regels zeggen alleen dat er in teams wordt gespeeld.
ruling-AOM-8_3_3 = *De meeste gebouwen* en *Het grootste leger* gaan naar één speler, en een gelijke stand werkt als altijd, ook tussen partners.
    .why = De kaarten noemen de speler.
ruling-AOM-8_3_4 = Voor Loki is een partner geen tegenstander; voor krachten die een andere speler noemen, is hij een andere speler.
    .why = Zo staat het letterlijk op de kaarten.
ruling-AOM-8_3_5 = Partners houden hun hand voor elkaar geheim en wisselen niets uit.
    .why = AOM-0.10 en AOM-9.2.1 kennen geen uitzondering.

## Openbaar en geheim

ruling-AOM-9_1_1 = Borden met tegels, arbeiders, gebouwen, eenheden, grondstofblokjes, zegeblokjes en era’s.
    .why = Alles ligt open op de borden.
ruling-AOM-9_1_3 = Het aantal permanente kaarten en kaarten van de stapel in elke hand, het aantal kaarten in elke kaartenstapel, en of die net opnieuw is geschud.
    .why = De kaarten worden voor ieders ogen van twee stapels genomen.
ruling-AOM-9_2_2 = Permanente kaarten die in fase 5 worden afgelegd, gaan ongezien terug naar de stapel; alleen hun aantal is openbaar.
    .why = De stapel ligt gedekt.
ruling-AOM-9_2_3 = Wat er in de trekfase wordt gekozen, is geheim totdat alle spelers gekozen hebben; daarna worden alleen de aantallen van AOM-9.1.3 openbaar.
    .why = AOM-2.3.7.
ruling-AOM-9_2_6 = Keuzes in fase 5 zijn geheim totdat alle spelers gekozen hebben.
    .why = AOM-2.6.4.
ruling-AOM-9_2_7 = Tijdens een geheime keuze mogen anderen horen dat een speler klaar is, maar niets over de keuze.
    .why = Een keuze die half te zien is, zou niet geheim zijn.
ruling-AOM-9_2_9 = Toeschouwers zien wat openbaar is en verder niets.
    .why = Anders zouden ze geheimen kunnen doorgeven.
ruling-AOM-9_2_10 = Is het spel afgelopen, dan is alles voor iedereen openbaar: handen, stapels en elke geheime keuze die is gemaakt.
    .why = Naspelen en nagerekende dobbelstenen laten het zien.

## Hoe het programma vraagt

ruling-AOM-10_1 = Algemeen: een keuze met één toegestane mogelijkheid wordt vanzelf gemaakt, behalve waar AOM-10.38 geldt. Mogelijkheden die alleen verschillen in verwisselbare dingen (gelijke tegels, gelijke kaarten, gelijke figuren) worden één keer aangeboden.
    .why = Kortere spellen en kortere lijsten.
ruling-AOM-10_2 = Algemeen: waar meer keuzes samen een verzameling vormen (AOM-10.5, AOM-10.13, AOM-10.22, AOM-10.33), mag een keuze in de lijst niet vóór de vorige staan.
    .why = Elke verzameling wordt maar op één manier bereikt.
ruling-AOM-10_6 = Willekeurige kaarten (AOM-2.3.6). Wie: iedere speler, na AOM-10.5. Keuzes, in één lijst met die van AOM-10.5: een aantal van 1 tot de vrije ruimte, en daarna alleen nog stoppen; wie zonder aantal stopt, trekt er geen. Geheim. [15]
    .why = Met één lijst, die maar één woord beëindigt, zegt het dat iemand klaar is niets over wat hij heeft gekozen.
ruling-AOM-10_38 = Algemeen: een keuze waarvan de mogelijkheden afhangen van een hand die niet leeg is (AOM-10.7, AOM-10.8), wordt de speler ook voorgelegd als er maar één mogelijkheid over is, en niemand anders hoort dat het de enige was.
    .why = Een automatisch antwoord zou laten zien dat de kaarten op hand allemaal gelijk of allemaal onbruikbaar zijn (AOM-9.2.1, AOM-INV-22).
ruling-AOM-10_39 = Algemeen: voor een speler wiens tijd om is, wordt gepast, ervan afgezien, gestopt of afgesloten waar dat een mogelijkheid is; anders wordt de eerste toegestane mogelijkheid in de vaste volgorde genomen. Een verdediger stuurt geen eenheid, een aanvaller de eerste die is toegestaan.
    .why = De tafel mag nooit blijven hangen, en wat dan gekozen wordt, moet zo weinig mogelijk weggeven.
ruling-AOM-10_40 = Volk (AOM-1.2.9). Wie: de speler die aan de beurt is om te kiezen. Mogelijkheden: elk volk dat hij nog kan nemen; passen kan niet. Open. [3]

## Wat altijd klopt, en de voorbeelden

ruling-AOM-INV-8 = Voor elke speler en elke soort figuur: voorraad, opslaggebied, productietegels en gevecht tellen samen op tot het aantal van AOM-1.1.9 en AOM-1.1.10.
ruling-AOM-INV-12 = Voor elke soort gebouw: gebouwenvoorraad en steden tellen samen op tot het aantal van AOM-1.1.11.
ruling-AOM-INV-22 = Twee stellingen die alleen verschillen in wat voor een speler geheim is, zien er voor hem gelijk uit en bieden hem dezelfde keuzes.
ruling-AOM-EX-1_2 = In de tweede keer gooien van het derde treffen krijgt de Mummie zes uitkomsten, hoewel ze beide keren met 5 dobbelstenen gooit. Eén dobbelsteen die geen zes is, valt weg (AOM-5.5.6).
ruling-AOM-EX-1_3 = In het voorbeeld wordt het slachtoffer van de Hydra met een blokje uit de bank aangegeven. Het programma telt zonder blokje (AOM-5.8.6).
ruling-AOM-EX-1_4 = Van het vierde treffen zijn alleen de aantallen zessen gegeven; de andere dobbelstenen worden met 1 aangevuld.
ruling-AOM-EX-2_1 = Het voorbeeld geeft geen volledige stellingen. De stelling hieronder is zo bedacht dat elk getal uit het voorbeeld uitkomt; waar het voorbeeld een getal geeft, staat dat in een opmerking.
