# De regels van Parthenon die beslissingen van ons zijn, met hun redenen. Maatgevend is de Engelse tekst in
# petteia/games/parthenon/rules.md; docs/tables.py schrijft er de tabel van de Nederlandse pagina mee.

## Onderdelen en voorbereiding

ruling-PAR-1_1_1 = Drie tot zes spelers hebben vaste plaatsen, met de klok mee genummerd vanaf 0. *Archontvolgorde* betekent eerst de Archont, dan de anderen met de klok mee.
    .why = De bronnen noemen geen speelvolgorde, en de Archont is het enige natuurlijke begin.
ruling-PAR-1_1_4 = Vaste volgorde van de kaarttypes: graan, druiven, olijven, erts, hout, wol, vazen, specerijen, werktuigen, papyrus, goud, leger, escorte, Geschenk.
    .why = Een vaste volgorde bespaart keuzes die alleen in volgorde verschillen.
ruling-PAR-1_1_5 = Op de hand heb je de opbrengsten en aegiskaarten die niet aan boord van een vloot zijn. Alleen kaarten op hand kun je betalen, ruilen, schenken of afleggen, tenzij een regel over de lading van een vloot gaat.
    .why = Lading is op zee tot ze gelost wordt.
ruling-PAR-1_1_6 = De bank geeft en neemt opbrengsten en raakt nooit leeg; de aflegstapel van betaalde opbrengsten hoort erbij, en het aantal opbrengstkaarten in de doos is alleen een gegeven.
    .why = Er is geen regel voor schaarste bekend, en een grens zou er een nodig hebben.
ruling-PAR-1_1_8 = *Gebouw* betekent dorp, werkplaats of akropolisgebouw. Vloten, plannen en wereldwonderen zijn geen gebouwen, dus wat de prijs van gebouwen verandert, geldt er nooit voor.
    .why = Gebeurtenissen en kortingen hebben één woord nodig voor waar ze over gaan.
ruling-PAR-1_1_9 = De *eigen basisopbrengsten* van een speler zijn de drie op zijn eilandkaart, *andere basisopbrengsten* de overige drie. Dat verandert nooit, wat er ook gebouwd wordt.
    .why = Prijzen in opbrengsten die je niet zelf voortbrengt, zijn gepubliceerd, en wat gedrukt staat, verandert niet.
ruling-PAR-1_4_8 = De extra’s (PAR-1.5) worden het laatst uitgedeeld, uit de voorraad op de hand.
    .why = Ze hangen af van welke eilanden geloot zijn.

## Jaren, seizoenen en beslissingen

ruling-PAR-2_1_3 = Alles wat eens per seizoen mag, kan weer, en stilliggen en inkopen eindigen, aan het begin van een seizoen, vóór de vrije acties van fase 1.
    .why = Met één gezamenlijk moment blijft er niets hangen.
ruling-PAR-2_1_5 = Na het vierde seizoen van jaar 1 en 2, als het spel doorgaat: de vier gebeurtenissen gaan uit het spel, vier van de zes van het volgende jaar worden gelegd zoals in PAR-1.4.5, en elke open havenkaart gaat uit het spel en wordt vervangen door een gesloten kaart van de stapel.
    .why = De samenvatting vervangt de open kaarten zonder te zeggen waar ze blijven, en de stapel is groot genoeg voor het hele spel.
ruling-PAR-2_2_1 = *Gelijktijdige* beslissingen worden in het geheim genomen, mogen veranderen tot de laatste binnen is, en worden dan samen onthuld en uitgevoerd. De uitkomst mag niet afhangen van wie het eerst besliste.
    .why = In de samenvatting handelen de spelers tegelijk.
ruling-PAR-2_2_2 = Waar gelijktijdig niet kan omdat iets beperkts gedeeld wordt, zijn de spelers na elkaar aan de beurt, in Archontvolgorde.
    .why = De Archont bepaalt wie het eerst komt.
ruling-PAR-2_2_3 = Een beslissing met maar één mogelijkheid wordt uitgevoerd zonder te vragen (PAR-13.2.11 zegt wat anderen ervan zien). Waar passen mag, is het een uitdrukkelijke mogelijkheid.
    .why = Zo gaat het spel vlot en is het verslag volledig.
ruling-PAR-2_2_4 = Meerdere kaarten of dorpen voor één doel kies je een voor een in niet-dalende vaste volgorde (dorpen in de volgorde A1, B1, C1, A2, B2, C2); een keuze waarna het doel niet meer te halen is, wordt niet aangeboden.
    .why = Korte lijsten zonder herhalingen of doodlopende wegen.
ruling-PAR-2_2_5 = Moet er voor een afwezige speler beslist worden, dan past hij (*klaar* vóór *afwachten*, bij een bod *laten vallen*), en waar dat niet kan, neemt hij de eerste mogelijkheid: types in vaste volgorde, plaatsen oplopend, landen in bordvolgorde.
    .why = Wie weggaat, mag de tafel niet ophouden.
ruling-PAR-2_2_6 = Het toeval beslist alleen over: de lotingen van PAR-1.4, de vervanging van gebeurtenissen en havenkaarten, het trekken en schudden van gevaren, het trekken van plannen, verliezen die *willekeurig* heten, en verkiezingen waarbij de stemmen staken. Een willekeurig verlies neemt losse kaarten zonder teruglegging, elke kaart met evenveel kans.
    .why = Zo is alle toeval op te sommen.
ruling-PAR-2_3_1 = Elk van de tien fases begint met een moment voor vrije acties, vóór al het andere van die fase. Een vrije actie is: een plan betalen (PAR-8.1.5), een wereldwonder voltooien (PAR-8.1.6) of je inkopen (PAR-8.2).
    .why = De kosten van wereldwonderen mogen in elke fase betaald worden, en een programma heeft daar een vast moment voor nodig.
ruling-PAR-2_3_2 = Het moment gaat één keer langs de spelers in Archontvolgorde; wie gevraagd wordt, doet een voor een zoveel vrije acties als hij wil en eindigt met *klaar*. Een speler wordt alleen gevraagd als openbare feiten (een plan of half gebouwd wonder van hemzelf, een mogelijkheid om zich in te kopen, kaarten op hand) een vrije actie mogelijk laten; hij mag het programma voor zich laten passen tenzij hij het tegenhoudt, en anderen zien geen verschil (PAR-13.2.11).
    .why = Inkopen verplaatst goud, dus de volgorde doet ertoe.
ruling-PAR-2_3_3 = Vrije acties zijn openbaar en werken meteen. Ze mogen ook in de eigen bouwbeurt (PAR-3.8) en, voor wie actief is en geen bod opstelt, bij het ruilen (PAR-9.2).
    .why = In die twee fases veranderen de handen onderweg.

## De tien fases

ruling-PAR-3_1_3 = Vanaf het tweede seizoen van een jaar bepaalt de Archont dan de volgorde van alle open gebeurtenissen voor dit seizoen, ook van de nieuwe (PAR-10.2).
    .why = De samenvatting spreekt van de reeds omgedraaide kaarten, en dan hoort de nieuwe erbij.
ruling-PAR-3_1_4 = De gebeurtenissen worden dan in die volgorde langsgelopen: vraagt er een de Archont om een keuze, dan wordt die nu gemaakt en gemeld, en een gebeurtenis die in deze fase werkt, wordt nu uitgevoerd.
    .why = In deze fase wordt er geschonken en gepleit, en daar moet iets tegenover staan.
ruling-PAR-3_1_5 = Gebeurtenissen die later werken, werken op dat moment van het seizoen; meerdere op hetzelfde moment in de volgorde van het seizoen.
    .why = Zo betekent de gekozen volgorde iets.
ruling-PAR-3_1_6 = Als laatste noemt ieder die Stoïcisme heeft een gebeurtenis (PAR-4.10.9), allen tegelijk.
    .why = Dan is bekend wie elke gebeurtenis treft.
ruling-PAR-3_2_3 = Legers gaan alleen naar dorpen die dit seizoen iets opleveren, en moeten daarheen zolang er nog zo'n dorp zonder leger is; verdere legers doen niets.
    .why = In de samenvatting is plaatsen verplicht, en plaatsen zonder gevolg heeft geen zin.
ruling-PAR-3_2_4 = Alle spelers kiezen tegelijk voor hun productie, ieder in deze volgorde: dorp dat door Onrust in de Dorpen stilvalt; leger dat vanwege de Pest terugkeert; dorpen voor de legers; type van elke extra kaart (Rijke Oogst, Epicurisme, Hangende Tuinen); kaart die je door de Pest opgeeft.
    .why = De keuzes van verschillende spelers raken elkaar niet.
ruling-PAR-3_2_6 = Daarna mag in Archontvolgorde elke eigenaar van een ongebruikte Markt die gebruiken (PAR-4.4).
    .why = Thuis ruilen helpt vóór het ruilen met elkaar net zo goed als vóór het bouwen.
ruling-PAR-3_3_1 = Eerst worden de gebeurtenissen van het begin van de ruilfase afgehandeld, in de volgorde van het seizoen, elk door alle spelers tegelijk voordat de volgende begint.
    .why = De samenvatting wil eerst de verplichte acties en laat de volgorde open.
ruling-PAR-3_4_1 = Volgorde: Orakel van Delphi, Scepticisme, laadvolgorde van de Archont (PAR-10.3), laden (PAR-5.2).
    .why = Alleen vóór het laden heb je iets aan wat je ziet.
ruling-PAR-3_5_2 = Alle kaarten voor nabije landen worden getrokken en afgehandeld vóór de eerste voor verre landen, elke helemaal voor de volgende (PAR-5.3).
    .why = Wie de stapel met het Orakel gezien heeft, moet de volgorde kennen.
ruling-PAR-3_5_3 = Voor een streek waar geen vloot onderweg is, wordt geen kaart getrokken, ook niet als de laatste er door een eerdere kaart van hetzelfde seizoen uit viel.
    .why = Ze zou niemand kunnen treffen.
ruling-PAR-3_5_4 = Vloten die daarna nog onderweg zijn, komen in hun land aan, wat ze ook verloren hebben.
    .why = De samenvatting spreekt van ongedeerd aankomen, maar ook een beroofde vloot heeft de haven bereikt.
ruling-PAR-3_6_1 = Volgorde: havenkaarten bekijken, beslissen over openen voor alle landen tegelijk, omdraaien met wat er meteen gebeurt in bordvolgorde, dan handelsbeurten in Archontvolgorde (PAR-6).
    .why = Elke haven moet duidelijk zijn vóór de eerste omzetting.
ruling-PAR-3_7_1 = Een vloot brengt hoogstens 6 kaarten naar huis, aegiskaarten meegeteld, en eigen vloten in hetzelfde land mogen hun lading eerst delen. Per land houdt een speler dus tot 6 kaarten maal het aantal eigen vloten dat daar aankwam.
    .why = De samenvatting zegt niet of aegiskaarten meetellen; op de heenreis tellen ze mee.
ruling-PAR-3_7_2 = De eigenaar legt wat te veel is naar keuze af, land voor land in bordvolgorde: opbrengsten naar de bank, aegiskaarten naar de voorraad. Alle spelers doen dat tegelijk.
    .why = Aan de grens moet voldaan worden, en het gaat niemand anders aan.
ruling-PAR-3_8_1 = Een Aardbeving wordt het eerst afgehandeld.
    .why = Een speler moet weten wat werkt voordat hij bouwt.
ruling-PAR-3_8_2 = Dan heeft elke speler één bouwbeurt, in Archontvolgorde: zoveel bouwacties als hij wil in elke volgorde, afgesloten met *klaar*.
    .why = Filosofieën en aegiskaarten zijn beperkt, dus kunnen beurten niet door elkaar lopen.
ruling-PAR-3_9_4 = B is de som van 2 voor Platonisme en 3 voor het Mausoleum, 0 zonder beide.
    .why = Bij beide mogelijkheden opgeteld heb je er altijd iets aan.
ruling-PAR-3_9_5 = Een speler met hoogstens L opbrengsten houdt ze allemaal en wordt niets gevraagd; kunnen anderen dat niet weten (PAR-13.2.12), dan antwoordt het programma met *klaar*. Wie er meer heeft, kiest eerst de mogelijkheid en legt dan kaart voor kaart af; zodra de limiet bereikt is, blijft alleen *klaar* over, en daarmee sluit hij af (PAR-13.2.14).
    .why = Niemand hoort meer kaarten te verliezen dan nodig is.
ruling-PAR-3_9_7 = Alle spelers beslissen tegelijk. Wat afgelegd wordt, gaat naar de bank.
    .why = De samenvatting noemt de bouwstapel, maar daarin zitten alleen kaarten van de speler zelf.

## Gebouwen

ruling-PAR-4_1_1 = Gebouwen zet je alleen in de eigen bouwbeurt, zoveel per seizoen als je wilt, elke kaart één keer; geen gebouw vereist een ander.
    .why = Geen bron noemt een voorwaarde of een grens.
ruling-PAR-4_1_4 = Twee *andere basisopbrengsten* in één prijs moeten van verschillend type zijn. Een type dat de prijs met name noemt, mag toch als andere basisopbrengst dienen; bij *naar keuze* mag elk type vaker.
    .why = Alleen de vrije keuzes zijn bedoeld om te spreiden; wat met name genoemd is, moet je toch al betalen.
ruling-PAR-4_1_7 = Een korting haalt genoemde basisopbrengsten, vrije basisopbrengsten of de toeslag weg, nooit zeldzame opbrengsten of goud. Bij één gebouw mogen meerdere kortingen gelden, een prijs mag tot niets dalen, en wat van de twee van het Parthenon niet gebruikt wordt, vervalt.
    .why = Op de kaarten staat "laat basisopbrengsten weg", zonder verdere grens.
ruling-PAR-4_1_8 = Keuzes bij het bouwen: het gebouw; dan telkens een korting met de kaart die ze weglaat, of *verder*; dan een type voor elke vrije keuze die over is. De betaling volgt vanzelf.
    .why = Zo blijft elke keuze klein.
ruling-PAR-4_1_9 = Een gebouw wordt alleen aangeboden als er een volledige geldige betaling bestaat, zo nodig met kortingen.
    .why = Voorkomt dat je vastloopt.
ruling-PAR-4_1_11 = Gebouwen geef je nooit uit jezelf op. Een verwoest gebouw gaat terug in de bouwstapel, telt niet meer mee en kan opnieuw gebouwd worden.
    .why = Alleen een gebeurtenis neemt gebouwen weg.
ruling-PAR-4_2_2 = A1 en B1 heb je vanaf het begin. Verwoest kosten ze elk 2 *basisopbrengsten naar keuze*; andere verwoeste dorpen kosten hun gewone prijs.
    .why = Op startdorpen staat geen prijs, en gratis herbouwen zou het verlies niets laten betekenen.
ruling-PAR-4_4_3 = Eens per seizoen mag de eigenaar tot twee keer ruilen, gelijk of verschillend, ofwel na de productie (PAR-3.2.6) ofwel in de eigen bouwbeurt; beide keren in dezelfde fase, andere bouwacties mogen ertussen liggen.
    .why = Een akropolisgebouw werkt eens per seizoen, dus wordt één gebruik niet over fases verdeeld.
ruling-PAR-4_4_4 = Keuzes: de ruil, dan de kaarten die je geeft, dan de kaarten die je krijgt; of *klaar*. Een type dat je in een ruil geeft, krijg je er niet in terug.
    .why = Sluit een ruil zonder gevolg uit.
ruling-PAR-4_5_2 = Eén keer in het spel, bij een gebruik naar keuze van de eigenaar, voert een Academie gratis één filosofie in die geen speler heeft. Heeft elke filosofie al iemand, dan mag het er een zijn waarvan nog een kaart over is en die de speler niet heeft.
    .why = Gratis opnemen staat in de regels; met de uitzondering heeft ook een late Academie zin.
ruling-PAR-4_5_4 = Ingevoerd of gekopieerd, een Academie neemt één filosofie per seizoen op, in de eigen bouwbeurt; dat mag in de beurt waarin ze gebouwd wordt. Kopieën via Ionië of de Grote Bibliotheek tellen niet als haar gebruik.
    .why = Eén werking per gebouw en seizoen.
ruling-PAR-4_5_5 = Niemand heeft twee kaarten van dezelfde filosofie, en een filosofie waarvan alle vier kaarten genomen zijn, kan niet meer opgenomen worden.
    .why = Een tweede kaart zou alleen tellen bij een gelijke stand.
ruling-PAR-4_10_2 = Filosofieën kun je niet ruilen, opgeven of verliezen; ligt een Academie door Aardbeving stil, dan werken ze door.
    .why = Geen bron neemt ze weer af.
ruling-PAR-4_10_9 = De stoïcijn noemt die gebeurtenis, of geen, aan het eind van de gebeurtenisfase; de keuze is openbaar en definitief. Wie Stoïcisme later in een seizoen krijgt, kiest meteen, voor wat die gebeurtenis nog te doen heeft.
    .why = Een vast moment komt in de plaats van een vraag bij elk verlies.

## Vloten en gevaren

ruling-PAR-5_1_2 = C kan alleen gekocht worden zolang je B hebt.
    .why = De tweede en de derde vloot hebben in die volgorde hun prijs.
ruling-PAR-5_1_3 = Een gezonken vloot gaat terug in de bouwstapel en kan opnieuw gekocht worden: A voor 2 *basisopbrengsten naar keuze*, B voor 1 goud, C voor 2 goud.
    .why = Met een prijs in basisopbrengsten wordt niemand van de zee afgesloten.
ruling-PAR-5_1_4 = Een vloot heeft zelf geen kracht. Dat de eerste vloot versterkt kan worden, betekent dat je B en C koopt en aegiskaarten aan boord neemt.
    .why = De samenvatting zegt het terloops en noemt geen andere manier.
ruling-PAR-5_2_3 = Laden is geheim; het gaat gelijktijdig, tenzij de Archont een volgorde bepaalt (PAR-10.3). Daarna wordt lading vóór fase 6 niet verplaatst of gelost.
    .why = Gesloten laden staat in de samenvatting; wat te doen met spelers die wachten, is aan de Archont.
ruling-PAR-5_2_4 = Keuzes, vloot voor vloot in de volgorde A, B, C: *thuisblijven* of een land; dan kaarten van de hand, een voor een. *Uitvaren* kan vanaf de eerste kaart en gaat vanzelf bij zes.
    .why = Kleine keuzes in een vaste volgorde.
ruling-PAR-5_2_5 = De grootte van een vloot is het aantal kaarten aan boord, aegiskaarten meegeteld.
    .why = De laadgrens telt ook beide soorten.
ruling-PAR-5_3_1 = Een vloot is *onderweg* in een streek als ze naar een land daar uitvoer en niet gezonken of omgekeerd is.
    .why = Bepaalt wie getroffen kan worden.
ruling-PAR-5_3_2 = Stap 1, doelwit: vloten onderweg in de streek die kleiner zijn dan het minimum van de kaart, vallen erbuiten; van de andere treft de kaart ze allemaal, de grootste of de kleinste. Bij gelijke kiest de Archont er een.
    .why = De Archont beslist wat de regels openlaten.
ruling-PAR-5_3_3 = Immune en beschermde vloten tellen in stap 1 mee als alle andere; de groottes worden voor elke kaart opnieuw geteld.
    .why = Bescherming mag een gevaar niet naar een ander schuiven.
ruling-PAR-5_3_5 = Stap 3, gratis bescherming: een getroffen vloot met een aegiskaart die het gevaar als gratis bescherming noemt, heeft nergens last van; zo'n kaart wordt getoond en blijft aan boord. Dat gaat vanzelf.
    .why = Gratis bescherming weigeren heeft geen zin.
ruling-PAR-5_3_6 = Stap 4, Geschenk: de eigenaar van elke vloot die nog getroffen wordt, beslist of hij één Geschenk aan boord van die vloot gebruikt; alle eigenaars tegelijk, elke vloot apart. Vloten die niet getroffen zijn, kunnen geen Geschenk gebruiken.
    .why = De samenvatting geeft het recht op een nieuwe kaart, maar niet het moment; alleen de getroffenen vragen houdt het vlot.
ruling-PAR-5_3_7 = Stap 5, dure bescherming: een vloot die nog getroffen wordt, geen Geschenk gebruikte en de aegiskaart heeft die het gevaar als dure bescherming noemt, geeft zo'n kaart terug aan de voorraad en heeft verder nergens last van. Dat gaat vanzelf.
    .why = Anders zou die kaart met al het andere verloren gaan.
ruling-PAR-5_3_8 = Stap 6, werking: de kaart werkt op alle nog getroffen vloten tegelijk; eigenaars die hun verlies kiezen, kiezen tegelijk. Een vloot die minder heeft dan ze moet verliezen, verliest wat ze heeft.
    .why = Een kaart eist nooit het onmogelijke.
ruling-PAR-5_3_9 = Stap 7, vervanging: voor elk gebruikt Geschenk wordt, in Archontvolgorde en A vóór B vóór C, een nieuwe gevarenkaart getrokken en volgens stap 1 tot 7 afgehandeld alsof alleen die vloot getroffen kan worden. Alle andere tellen nog mee voor de grootte; wijst de Archont bij gelijke een van die aan, dan gebeurt er niets.
    .why = In de samenvatting tellen andere vloten mee zonder getroffen te worden, en gelijk zijn is het grensgeval.
ruling-PAR-5_3_10 = Op een vervangende kaart mag met nog een Geschenk aan boord van dezelfde vloot geantwoord worden, één Geschenk per kaart.
    .why = Voor die vloot is het een gewoon gevaar.
ruling-PAR-5_3_11 = Een gebruikt Geschenk gaat meteen van boord naar de voorraad, dus de vloot is vanaf dan een kaart kleiner.
    .why = De bouwstapel uit de samenvatting kan niet bedoeld zijn; daarin zitten geen aegiskaarten.
ruling-PAR-5_3_13 = Verloren opbrengsten gaan naar de bank, aegiskaarten naar de voorraad. Alleen opbrengsten gaan verloren, tenzij de kaart iets anders zegt.
    .why = De samenvatting onderscheidt verlies van lading en verlies van de vloot.
ruling-PAR-5_3_14 = *Keert om* betekent: houdt haar lading, is niet meer onderweg, komt niet aan en handelt niet, en wordt in fase 7 gelost.
    .why = Legt vast wanneer de kaarten weer beschikbaar zijn.
ruling-PAR-5_3_15 = Een vloot zonder lading blijft onderweg en komt aan; kaarten met minimum 1 gaan aan haar voorbij.
    .why = De lading verliezen is niet het schip verliezen.
ruling-PAR-5_3_16 = Een afgehandelde kaart gaat naar de aflegstapel. Is er een kaart nodig en is de trekstapel leeg, dan wordt de aflegstapel tot een nieuwe geschud; kaarten die nog afgehandeld worden, horen daar niet bij.
    .why = Een stapel die het hele spel meegaat, heeft een regel voor schudden nodig.
ruling-PAR-5_4_1 = Veilige Reis (12): er gebeurt niets. De kaart heft geen andere op, niet voor de andere streek en niet voor dezelfde.
    .why = In de samenvatting eindigt de fase met deze kaart, maar kan daarna toch een tweede verre kaart treffen; een kaart die alleen zelf onschadelijk is, klopt met beide.

## Havens en handel in andere landen

ruling-PAR-6_1_1 = Elke eigenaar van een vloot die in een land met een gesloten havenkaart aankwam, bekijkt die kaart in het geheim, wat de vloot ook nog aan boord heeft.
    .why = Zie PAR-3.5.4.
ruling-PAR-6_1_2 = Dan beslist elk van hen voor elk van die landen: *openen* of *gesloten laten*. Allen beslissen tegelijk, één keer per land, hoeveel vloten ze er ook hebben.
    .why = Niemand mag er voordeel bij hebben te wachten tot een ander opent.
ruling-PAR-6_1_3 = Bij minstens één *openen* wordt de kaart omgedraaid en geldt ze voor alle vloten in dat land, ook voor wie haar gesloten had gelaten. Bij geen blijft ze gesloten, en zijn er dit seizoen geen omzettingen en is er niets van wat het land te bieden heeft.
    .why = De samenvatting laat handel afhangen van of de kaart open is, niet van wie haar opende; ook wat een land te bieden heeft, is handel.
ruling-PAR-6_2_1 = In Archontvolgorde handelt elke speler met zijn vloten die in open landen aankwamen. Hij noemt een vloot om mee te beginnen of eindigt zijn beurt met *klaar*; elke vloot kan één keer per seizoen beginnen.
    .why = Legers, escortes, plannen en filosofieën zijn beperkt, dus kunnen beurten niet door elkaar lopen.
ruling-PAR-6_2_2 = Begint een vloot te handelen: eerst wordt een Blokkade bekeken, dan Havengeld of Ziekte betaald, dan worden de gratis kaarten van Marktfeest en Feest van Dionysus genomen, telkens met keuze van het type. Er hoeft geen omzetting te volgen.
    .why = Eén volgorde voor alles wat bij binnenkomst gebeurt.
ruling-PAR-6_2_4 = Betaald wordt uit de lading van die ene vloot, en alles wat je krijgt, komt daarin; kaarten op hand en in andere vloten doen niet mee.
    .why = De samenvatting laat vloten hun lading alleen voor de terugreis delen.
ruling-PAR-6_2_6 = Een vloot doet hoogstens 12 omzettingen per seizoen.
    .why = Sommige omzettingen kun je zonder verlies rond laten gaan, en een spel moet eindigen.
ruling-PAR-6_3_1 = Bij een omzetting geef je het gevraagde aantal kaarten van één klasse, van welke types ook, en krijg je het genoemde aantal van de andere klasse, elk van een type naar keuze. Een type dat je in een omzetting geeft, krijg je er niet in.
    .why = De tabellen vergelijken klassen; het laatste sluit een ruil zonder gevolg uit.
ruling-PAR-6_3_2 = Kaarten die je kreeg, mag je in een latere omzetting van hetzelfde bezoek weer geven.
    .why = De samenvatting staat meerdere verrichtingen na elkaar toe en zondert niet af wat net gekregen is.
ruling-PAR-6_3_4 = Te geven kaarten = de omzetting, + 1 als je bij Ontwaarde Munt goud krijgt, − 1 voor Sofisme, − 1 voor Gretige Kopers, nooit minder dan 1. Sofisme en Gretige Kopers gebruik je elk hoogstens één keer per vloot en seizoen, bij dezelfde of bij verschillende omzettingen.
    .why = Legt de volgorde van optellen en aftrekken vast.
ruling-PAR-6_3_5 = Keuzes: de omzetting met de kortingen; de kaarten die je geeft, een voor een (een kaart waaraan tekort is als één of als twee); de kaarten die je krijgt, een voor een. Een korting die niets zou veranderen, wordt niet aangeboden.
    .why = Zo blijft elke keuze klein.
ruling-PAR-6_5_1 = Wat een land te bieden heeft, is er alleen voor een vloot die daar begonnen is te handelen. Het zijn geen omzettingen: er geldt geen korting, en ze tellen niet mee voor PAR-6.2.6.
    .why = Je koopt er kaarten mee die niet in de tabellen staan.
ruling-PAR-6_5_3 = Athene: trek blind één plan, eens per vloot en seizoen. Het eerste plan van een speler is gratis, het tweede kost 1 goud uit de lading, een derde mag niet.
    .why = De prijzen staan in de samenvatting; wij lezen ze per speler, want ieder heeft er precies twee nodig.
ruling-PAR-6_6_10 = Een gratis kaart van Marktfeest of Feest van Dionysus is geen omzetting en levert geen overschot op.
    .why = Een overschot beloont kopen, niet krijgen.

## Gebeurtenissen

ruling-PAR-7_1_1 = Een omgedraaide gebeurtenis geldt tot het eind van haar jaar; wat de Archont of een eigenaar ervoor koos, geldt alleen dat seizoen.
    .why = De samenvatting laat de kaart gelden, en elk seizoen wordt ze opnieuw uitgevoerd.
ruling-PAR-7_1_2 = Gebeurtenissen met een betaling: wie een van de betalingen kan doen, moet er een doen en kiest welke; de straf treft alleen wie er geen kan doen. Het programma kijkt de handen na.
    .why = Zo blijft de straf een straf en geen keuze.
ruling-PAR-7_1_3 = Wat je aan gebeurtenissen betaalt of verliest, gaat naar de bank, aegiskaarten naar de voorraad.
    .why = Er is geen andere ontvanger genoemd.
ruling-PAR-7_1_6 = Voor Onrust in de Dorpen en Aardbeving mag de Archont iedereen noemen die minstens één dorp respectievelijk akropolisgebouw heeft, ook zichzelf; is er niemand, dan doet de gebeurtenis dit seizoen niets.
    .why = Een doelwit dat niets te verliezen heeft, zou de gebeurtenis tot een formaliteit maken.
ruling-PAR-7_3_4 = Een gebouw dat stilligt, telt nog als gebouwd. Wat er eerder dit seizoen mee gedaan is, blijft staan; gebouwen die later in dezelfde bouwfase komen, werken.
    .why = De gebeurtenis treft wat er staat als de grond beeft.

## Wereldwonderen

ruling-PAR-8_1_1 = Een wereldwonder is van de speler die het plan trok; niemand anders kan het bouwen, en niemand neemt in een spel meer dan twee plannen.
    .why = Iedere speler heeft precies twee wereldwonderen nodig, en twaalf is genoeg voor zes.
ruling-PAR-8_1_2 = Plannen trek je blind in Athene (PAR-6.5.3). Getrokken plannen en wereldwonderen liggen open, zijn geen lading, en kun je niet ruilen of verliezen.
    .why = De samenvatting noemt opbrengsten en aegiskaarten als enige lading en ruilwaar.
ruling-PAR-8_1_4 = Elk stadium betaal je in één keer volledig, van de hand aan de bank; kortingen en toeslagen voor gebouwen gelden niet. Als optie (`wonder_payments`: `instalments`) mag je losse kaarten van de prijs van het huidige stadium betalen, elk als vrije actie in elke fase; ze blijven betaald, en met de laatste is het stadium klaar.
    .why = Het plan wordt weggelegd zodra het betaald is, en in stukjes betalen zou de handlimiet omzeilen.
ruling-PAR-8_1_7 = Wat bij een stap van een seizoen hoort, werkt in het seizoen van de voltooiing als die stap voor de speler nog niet voorbij is.
    .why = "Meteen" kan niet terug in de tijd.
ruling-PAR-8_2_3 = Inkopen kan vanaf het begin van een seizoen tot het laatste moment waarop het nut heeft: bij het Orakel tot de vrije acties van fase 4, bij de Kolossus en de Vuurtoren tot die van fase 5, bij het Stadion tot het eind van de bouwbeurt van de koper. Bij de Tempel alleen in fase 8, tot het eind van de bouwbeurt van de koper.
    .why = Anders zou je voor niets betalen.
ruling-PAR-8_3_8 = Is de trekstapel van de gevaren leeg, dan wordt hij vernieuwd voordat het Orakel gebruikt wordt; zijn er een of twee kaarten, dan zie je alleen die.
    .why = Kijken mag de volgorde van de komende kaarten niet veranderen.

## Ruilen met elkaar

ruling-PAR-9_1_2 = De koers is wat beide kanten goedvinden. Eén kant mag leeg zijn, dan is het een cadeau; beide niet.
    .why = De koers is vrij, en bij vrij hoort ook niets.
ruling-PAR-9_1_3 = Alleen de ruil zelf wordt afgedwongen. Praatjes, beloften, stemmen en latere leveringen binden niemand.
    .why = Het programma kan alleen instaan voor wat meteen gebeurt.
ruling-PAR-9_2_1 = Alle spelers doen tegelijk mee. Elke speler is *actief*, *wacht af* of is *klaar*; iedereen begint actief.
    .why = Vrij onderhandelen kent geen beurtvolgorde.
ruling-PAR-9_2_2 = Een actieve speler kiest één zet: nieuw bod, tegenbod, aannemen, afslaan, intrekken, vrije actie, *afwachten* of *klaar*.
    .why = Met minder kan er niet onderhandeld worden.
ruling-PAR-9_2_3 = Zetten worden een voor een uitgevoerd, zoals ze binnenkomen. Waar maar één speler tegelijk gevraagd kan worden, krijgen de actieve spelers in Archontvolgorde elk één zet, ronde na ronde.
    .why = Zo werkt het aan een echte tafel en voor programma’s.
ruling-PAR-9_2_4 = *Afwachten*: de speler heeft geen zet tot hij weer actief wordt. *Klaar*: de speler doet dit seizoen niet meer mee, zijn bod wordt ingetrokken, en biedingen aan hem vervallen voor hem.
    .why = Bereikbaar blijven en weggaan zijn verschillende wensen.
ruling-PAR-9_2_5 = Wie afwacht, wordt weer actief: de aangesprokenen als er een bod gedaan wordt, de bieder als een aangesprokene afslaat of weggaat, iedereen als er geruild wordt. Wie klaar is, komt nooit terug.
    .why = Alleen nieuws heropent het onderhandelen.
ruling-PAR-9_2_6 = Het ruilen eindigt zodra niemand actief is; open biedingen vervallen.
    .why = Zwijgt iedereen, dan is het voorbij.
ruling-PAR-9_2_7 = Niemand ziet dat iemand een bod in opbouw heeft laten vallen. Waar maar één speler tegelijk gevraagd kan worden, wordt wie een bod opstelt opnieuw gevraagd tot er een zet volgt die anderen zien. Bij het ruilen wordt niets teruggenomen.
    .why = De volgorde van vragen, of een zet die je niet meer kunt terugnemen, zou verraden wat je aan het opstellen bent.
ruling-PAR-9_3_1 = Een bod stel je op met losse keuzes: voor wie (één andere speler die niet klaar is, of *iedereen*); kaarten die je geeft, geen tot zes van de hand, afgesloten met *verder*; kaarten die je vraagt, geen tot zes van welke types ook, afgesloten met *doen*. *Laten vallen* kan bij elke stap en beëindigt de zet.
    .why = Biedingen van elke vorm uit kleine keuzes.
ruling-PAR-9_3_2 = Een type mag niet aan beide kanten staan, en aan één kant moet minstens één kaart staan.
    .why = Sluit lege biedingen uit.
ruling-PAR-9_3_3 = Begin je een bod op te stellen, dan trek je je open bod in, dus heeft elke speler er hoogstens één open. Wat je opstelt, is geheim tot je het doet, en alle keuzes ervan zijn één zet.
    .why = Geen kaart kan twee keer beloofd worden.
ruling-PAR-9_3_4 = Een bod aan iedereen is gericht aan elke andere speler die niet klaar is op het moment dat het gedaan wordt. Zijn allen voor wie een bod bedoeld is weg, dan vervalt het; is er niemand anders meer, dan kan er geen bod opgesteld worden.
    .why = Legt vast wie mag antwoorden.
ruling-PAR-9_4_1 = *Aannemen*: een aangesprokene die alle gevraagde kaarten heeft, neemt het bod zoals het is; de kaarten wisselen meteen van eigenaar. Een deel aannemen bestaat niet.
    .why = Een bod is een geheel.
ruling-PAR-9_4_2 = Wie een bod aan iedereen het eerst aanneemt, sluit het.
    .why = De kaarten bestaan maar één keer.
ruling-PAR-9_4_3 = *Afslaan*: definitief voor deze speler en dit bod; hebben allen afgeslagen of zijn ze weg, dan sluit het bod. Niet antwoorden laat het openstaan.
    .why = Elke speler antwoordt hoogstens één keer op elk bod.
ruling-PAR-9_4_4 = *Tegenbod*: een bod gericht aan de bieder; doe je het, dan sla je het zijne af, laat je het vallen, dan blijft het zijne openstaan. Sluit het oorspronkelijke intussen, dan gaat het tegenbod door als gewoon bod.
    .why = Een tegenbod is een weigering met een voorstel.
ruling-PAR-9_4_5 = *Intrekken*: de bieder neemt zijn open bod terug; niemand wordt daardoor actief.
    .why = Het geeft anderen geen nieuwe mogelijkheid.
ruling-PAR-9_4_6 = Een bod vervalt vanzelf zodra de bieder de geboden kaarten niet meer heeft.
    .why = Elk open bod moet van de kant van de bieder uitvoerbaar zijn.
ruling-PAR-9_5_1 = Elke speler mag per seizoen 8 keer een bod opstellen, tegenbiedingen en wat hij laat vallen meegeteld. Aannemen en afslaan zijn onbeperkt, want ieder antwoordt één keer op elk bod.
    .why = Een spel moet eindigen, en acht voorstellen laten ruimte om stevig te onderhandelen.
ruling-PAR-9_6_1 = In de gebeurtenisfase van elk seizoen mag elke speler behalve de Archont de Archont zoveel kaarten van zijn hand geven als hij wil, opbrengsten en aegiskaarten, een voor een gekozen en afgesloten met *klaar*. Allen beslissen tegelijk, en de kaarten worden samen overhandigd.
    .why = De samenvatting staat schenkingen toe zonder te zeggen hoe; ook in eerste seizoenen wijst de Archont doelwitten aan.
ruling-PAR-9_6_2 = De Archont houdt schenkingen, kan ze niet weigeren en is er niets voor verschuldigd.
    .why = Een pleidooi is geen contract.

## De Archont

ruling-PAR-10_1_2 = Elk van die beslissingen moet genomen worden als ze aan de orde is; passen kan niet. De Archont mag in eigen voordeel handelen.
    .why = De kiezers straffen een slechte Archont, niet de regels.
ruling-PAR-10_2_1 = De Archont noemt de gebeurtenissen van het seizoen een voor een, van de eerste tot de laatste, voordat er een aan de orde komt; de volgorde is openbaar en geldt het hele seizoen.
    .why = De samenvatting geeft de Archont de volgorde; zo ontstaat ze uit losse keuzes.
ruling-PAR-10_2_2 = Keuzes binnen gebeurtenissen (PAR-3.1.4) volgen een voor een in die volgorde.
    .why = Zo is bij elk doelwit bekend wat er daarvoor gebeurde.
ruling-PAR-10_3_1 = In elke reisfase beslist de Archont: *tegelijk*, dan laadt iedereen op hetzelfde moment, of een volgorde.
    .why = Aan tafel grijpt de Archont alleen in als spelers op elkaar wachten, en dat kan een programma niet zien.
ruling-PAR-10_3_2 = Voor een volgorde noemt de Archont alle spelers, ook zichzelf, een voor een van de eerste tot de laatste voordat er iemand laadt. Dan laadt ieder op zijn beurt, en bestemming en grootte worden openbaar voordat de volgende laadt.
    .why = In de samenvatting zegt de Archont wie eerst legt, zodat anderen daarop kunnen reageren.
ruling-PAR-10_3_3 = Spelers zonder vloot of zonder kaarten worden overgeslagen.
    .why = Ze hebben niets te beslissen.
ruling-PAR-10_4_1 = Treft een gevaar de grootste of kleinste vloot en zijn er meerdere gelijk, dan kiest de Archont er een, ook een immune of beschermde.
    .why = Niemand anders heeft daar recht op.
ruling-PAR-10_5_2 = Stemmen worden tegelijk en in het geheim uitgebracht en samen onthuld, met de namen van de kiezers.
    .why = Aan tafel wordt hardop gestemd, en niemand hoort eerst de anderen.
ruling-PAR-10_5_4 = De speler met de meeste stemmen wordt Archont; de zittende Archont mag opnieuw gekozen worden.
    .why = Alleen op jezelf stemmen is verboden.
ruling-PAR-10_5_6 = Goud van het Grote Theater komt na de aflegfase, en dit seizoen wordt er niets van afgelegd.
    .why = Volgt uit de volgorde van de fases.
ruling-PAR-10_6_1 = Blijft er na alle kaarten van PAR-11 een gelijke stand over, dan beslist de speler die na de laatste verkiezing de teller heeft; alleen wie gelijk staat, kan gekozen worden, de Archont zelf ook.
    .why = De samenvatting zegt de laatste Archont, en de verkiezing komt vóór de telling.
ruling-PAR-10_6_2 = Vóór het laatste woord worden alle handen opengelegd.
    .why = De gelijke stand is geteld, en men moet zien dat de Archont onder de gelijken kiest.

## Einde, varianten, wie wat weet

ruling-PAR-11_1_6 = Kaarten worden op de hand geteld na fase 10; vloten zijn de vlootkaarten die je hebt; een gebouw dat stilligt, telt mee.
    .why = Op dat moment is er niets op zee.
ruling-PAR-11_4_1 = Wie klaar is met bouwen, staat vóór alle anderen volgens PAR-11.2; de rest volgt volgens PAR-11.3. Wie op alle kaarten gelijk is, deelt een plaats, behalve dat de Archont over de eerste plaats beslist.
    .why = De samenvatting noemt alleen de winnaar, maar statistieken hebben alle plaatsen nodig.
ruling-PAR-12_1_3 = De werkplaats is de eerste (PAR-4.3.1).
    .why = Daar is geen zeldzame opbrengst voor nodig, en je zou haar ook het eerst bouwen.
ruling-PAR-12_1_4 = Is de eerste Archont geloot, dan kiezen de spelers een voor een in Archontvolgorde hun plan uit alle plannen die er nog zijn; de rest wordt tot de plannenstapel geschud. Het gekozen plan is het eerste, gratis plan; het volgende kost 1 goud.
    .why = Twee spelers kunnen niet hetzelfde plan nemen.
ruling-PAR-12_2_2 = Beide varianten kunnen gecombineerd worden.
    .why = Ze gaan over verschillende dingen.
ruling-PAR-12_3_2 = De grenzen van PAR-6.2.6, PAR-9.3.1 en PAR-9.5.1 kunnen per tafel anders gezet worden voordat het spel begint, maar nooit op onbeperkt.
    .why = Het moet zeker blijven dat een spel eindigt.
ruling-PAR-12_3_3 = Duurdere wereldwonderen: voor elke voltooiing kan 2 goud gevraagd worden; de andere kaarten van de prijs blijven gelijk. Standaard geldt het goud van PAR-8.3.
    .why = Met vier spelers is anders in de meeste spellen iemand klaar met bouwen, en deze prijzen zijn gereconstrueerd.
ruling-PAR-13_1_1 = Eilanden, gebouwen, vloten, plannen, wereldwonderen en hun stadia, filosofieën, waar men zich inkocht, wat dit seizoen gebruikt is, de Archont, en open gebeurtenissen met hun volgorde en keuzes.
    .why = Dat alles ligt open op tafel.
ruling-PAR-13_1_2 = Het totale aantal kaarten op elke hand en aan boord van elke uitgevaren vloot, zonder onderscheid naar soort.
    .why = Ruggen kun je tellen, voorkanten niet zien.
ruling-PAR-13_1_3 = De voorraad, de aflegstapel van gevaren, de havenkaarten die uit het spel zijn, en het aantal kaarten in elke gesloten stapel.
    .why = Het zijn open stapels.
ruling-PAR-13_1_4 = Elke kaart die van of naar bank en voorraad gaat: productie, betalingen, omzettingen, wat landen te bieden hebben, verliezen, wat in fase 7 en 9 afgelegd wordt.
    .why = Bank en voorraad liggen open.
ruling-PAR-13_1_5 = Bij het ruilen: wie actief is, afwacht of klaar is, hoe vaak ieder een bod opgesteld heeft, en welke biedingen openstaan, van wie aan wie. De kaarten van een bod aan één speler blijven tussen die twee (PAR-13.2.8).
    .why = Aan tafel zie je wie met wie praat, en de zetten die volgen zouden het toch tonen.
ruling-PAR-13_2_4 = Een bekeken havenkaart kent wie haar bekeek, zolang ze er ligt. Wie welk land bekeek, is openbaar, ook bij Scepticisme; de kaart niet.
    .why = Dat iemand een kaart optilt, is te zien, wat erop staat niet.
ruling-PAR-13_2_5 = Kaarten die iemand met het Orakel zag, kent hij tot ze getrokken of geschud worden; dat hij keek, is openbaar.
    .why = Net als bij havenkaarten.
ruling-PAR-13_2_6 = Wat iedereen tegelijk beslist, is verborgen tot allen beslist hebben; anderen zien hoogstens dat iemand klaar is.
    .why = Daar is het geheim voor.
ruling-PAR-13_2_7 = Is over het openen beslist, dan is openbaar wie *openen* koos.
    .why = Iemand draait de kaart zichtbaar om.
ruling-PAR-13_2_8 = Een bod aan één speler, het antwoord erop en de ruil die volgt, kennen alleen die twee precies; de rest hoort wie er ruilden en hoeveel kaarten er heen en weer gingen. Biedingen aan iedereen en wat eruit volgt, zijn openbaar.
    .why = Fluisteren hoort bij onderhandelen, en dat er kaarten verhuizen is te zien.
ruling-PAR-13_2_9 = Schenkingen: de Archont en de gever kennen de kaarten, de rest het aantal.
    .why = Net als een ruil met één speler.
ruling-PAR-13_2_10 = Of iemand iets gevraagd werd of overgeslagen omdat er niets te kiezen viel, is niet te zien; met name verraadt de vraag naar een Geschenk (PAR-5.3.6) niets, tenzij er een gebruikt wordt.
    .why = De vraag zelf zou kaarten verraden.
ruling-PAR-13_2_11 = Waar geheime kaarten bepalen of iemand iets te kiezen heeft (vrije acties, Pest, Markt na de productie, betalingen aan gebeurtenissen, Geschenken, verliezen op zee, handelsbeurten, bouwbeurten, handlimiet), lijkt voor de anderen elke speler gevraagd te worden die PAR-13.2.12 niet uitsluit. Voor een speler met maar één mogelijkheid antwoordt het programma, en niets wat de anderen ontvangen verraadt dat; de stap blijft minstens een vaste korte tijd open, met of zonder klok, wat de antwoorden ook zijn.
    .why = Een vraag die komt, wegblijft of meteen beantwoord wordt, zou kaarten verraden.
ruling-PAR-13_2_12 = Uitgesloten is wie op grond van openbare feiten niets te kiezen kan hebben: bij vrije acties een speler zonder kaarten op hand, of zonder wereldwonder in stadium *plan* of *deels gebouwd* terwijl je je ook bij geen ander kunt inkopen; na de productie wie geen kaarten of geen ongebruikte Markt heeft; op zee wie geen vloot met een kaart aan boord heeft die het gevaar voor zover anderen weten nog kan treffen; bij de vloothandel wie geen vloot in een open land heeft; in de bouwfase wie geen kaarten op hand heeft en niets gratis kan gebruiken; bij de handlimiet wie hoogstens L kaarten op hand heeft, aegiskaarten meegeteld.
    .why = Bespaart de meeste vragen en verraadt niets nieuws.
ruling-PAR-13_2_13 = Een leger dat Piratenovervallen afweert, wordt getoond, net als bescherming op zee.
    .why = Wie niets betaalt, moet zichtbaar gespaard worden.
ruling-PAR-13_2_14 = Wie meerdere dingen kiest terwijl anderen ook kiezen, sluit af met *klaar*, en niemand ziet hoeveel er gekozen zijn.
    .why = Het moment van de laatste keuze zou het aantal verraden.
ruling-PAR-13_3_1 = Toeschouwers zien wat voor alle spelers openbaar is en verder niets.
    .why = Ze zouden het spelers kunnen vertellen.
ruling-PAR-13_3_2 = Na het spel is alles open.
    .why = Zo kun je het terugkijken.
