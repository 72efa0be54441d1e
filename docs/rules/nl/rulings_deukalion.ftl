# De regels van Deukalion die beslissingen van ons zijn, met hun redenen. Maatgevend is de Engelse tekst in
# petteia/games/deukalion/rules.md; docs/tables.py schrijft er de tabel van de Nederlandse pagina mee.

## Onderdelen en voorbereiding

ruling-DEU-1_1_2 = Wie op de eerste plaats zit, heeft de eerste beurt; daarna gaat het met de klok mee.
    .why = In de doos begint de jongste; een programma kent geen leeftijden.
ruling-DEU-1_1_4 = De tafelvolgorde begint links van de actieve speler, gaat met de klok mee en eindigt bij de actieve speler. Ze geldt overal waar meer spelers na elkaar aan bod komen.
    .why = Het regelboek gebruikt haar voor het varen van de anderen; één volgorde voor alles is het makkelijkst te volgen.
ruling-DEU-1_2_1 = Het bord is een raster van negen kolommen (A tot en met I, vanaf het westen) en zeven rijen (1 tot en met 7, vanaf het noorden). De gegevens zeggen wat elk veld is.
    .why = De plaatsen zijn gereconstrueerd.
ruling-DEU-1_2_3 = Schepen kunnen op 46 velden komen: 39 gewone (ook de vier rond het midden en het startveld van de Hydra), vijf ankerplaatsen en twee Styxvelden. Athene, steden, nederzettingen, gewoon land en het midden zijn nooit te bevaren.
    .why = Het aantal gewone velden volgt uit het gereconstrueerde bord.
ruling-DEU-1_2_5 = De Hydra blijft op gewone velden.
    .why = De Styx heet in één adem met de ankerplaatsen veilig, en dat klopt alleen als de Hydra er niet komt.
ruling-DEU-1_2_7 = Elk van de acht steden heeft een veroveringswaarde en plaats voor één tot drie schatten, vijftien in totaal; op een plaats ligt hoogstens één schat.
    .why = Hoeveel plaatsen elke stad heeft, is gereconstrueerd, behalve de drie van Halikarnassos.
ruling-DEU-1_3_2 = Gegooide soldaten houden hun plaats tot de gesneuvelden worden weggehaald (DEU-10.1.8).
    .why = Zo staat vast wanneer er plaats vrijkomt.
ruling-DEU-1_4_4 = De 16 opdrachten worden tot een gesloten stapel geschud en de bovenste twee worden opengelegd; wie ze meteen zou kunnen vervullen, wordt dan nog niet gevraagd.
    .why = Geen schip zou al aan een taak kunnen voldoen.
ruling-DEU-1_4_7 = Elk toeval (voorbereiding, schudden, Kylix, gegooide soldaten) komt uit één vastgelegde bron, in de volgorde waarin de regels erom vragen, zodat een spel precies nagespeeld kan worden.
    .why = Zo is elke regel te toetsen.

## Punten

ruling-DEU-2_3_1 = De punten van een nederzetting tellen vanaf het moment dat de bezetting er staat tot ze weggaat, ook om het spel te winnen.
    .why = Eén zin heeft het over het einde van het spel, maar een nederzetting verliezen kost punten en het spel stopt zodra iemand genoeg punten heeft.
ruling-DEU-2_3_2 = Vervulde opdrachten en puntenkaarten raak je nooit kwijt en worden niet geruild.
    .why = De enige punten die de tekst weer afneemt, zijn die van een verloren nederzetting.
ruling-DEU-2_3_3 = Zijn de 14 puntenkaarten op, dan tellen vervangers met dezelfde waarde.
    .why = Zonder vervangers zou een spel nooit kunnen aflopen.

## De beurt

ruling-DEU-3_1_1 = Een beurt gaat zo: (1) de worp met de Kylix, (2) kaarten na de worp, (3) de tussenbeurten van de anderen, (4) het plaatsen van de Kylix, (5) kaarten na het plaatsen, (6) de acties van de actieve speler. Daarna is de linkerbuur actief.
    .why = De twee momenten voor kaarten geven ‘op elk moment’ een plaats.
ruling-DEU-3_1_2 = Wat een keuze in gang zet (gevecht, Styx, opdracht, een opdracht die wordt omgedraaid), wordt helemaal afgehandeld voordat het onderbrokene verdergaat.
    .why = Er is een vaste volgorde nodig.
ruling-DEU-3_1_3 = Elke keuze wordt aan één speler voorgelegd, behalve de geheime keuzes na de worp, na het plaatsen en bij een omgedraaide opdracht: die krijgt iedereen die het aangaat tegelijk, en ze worden samen getoond.
    .why = Dat houdt het spel vlot en eerlijk.
ruling-DEU-3_1_4 = Wordt er met een klok gespeeld en is iemands tijd om, dan wordt de keuze genomen die daarvoor vaststaat.
    .why = De tafel mag nooit blijven hangen.
ruling-DEU-3_2_1 = De actieve speler gooit de vijf dobbelstenen in de Kylix; er valt niets te beslissen en iedereen ziet de uitslag. Daarna mag iedereen kaarten spelen (DEU-8.2.3).
    .why = Dit is het moment ‘na de worp’ voor actiekaarten.
ruling-DEU-3_3_4 = In plaats van te varen mag je soldaten terughalen uit de onderwereld: één of twee (drie met de Gunst van Hades), voor zover je ze daar hebt en er plaats is. Kan er geen enkele terug, dan is die keuze er niet.
    .why = De tekst zegt twee; wij lezen dat als het meeste, zoals bij de dobbelsteen voor soldaten. De kaart is gereconstrueerd.
ruling-DEU-3_3_5 = Wie soldaten terughaalt, valt in die tussenbeurt niet aan, sticht niets, levert niets af en vervult geen opdracht; de tussenbeurt is voorbij.
    .why = Dat alles hoort bij het varen, en daar zag je van af.
ruling-DEU-3_4_2 = Daarna mogen de anderen nog een keer kaarten spelen (DEU-8.2.3).
    .why = Het is het laatste moment voordat de Hydra en het actieve schip bewegen.
ruling-DEU-3_5_3 = Een begonnen actie wordt afgemaakt voordat er een andere begint: je kunt het varen niet onderbreken om de Hydra te verplaatsen. Actiekaarten en opdrachten mogen tussen twee acties komen.
    .why = De tekst laat de volgorde vrij, niet het opdelen.
ruling-DEU-3_5_4 = De kaartenactie is verplicht: je kunt je beurt pas daarna beëindigen. Staat haar dobbelsteen op 2, dan is ze gedaan zodra de Kylix staat.
    .why = Een 1 helpt alleen de anderen en mag niet worden overgeslagen.

## De Kylix

ruling-DEU-4_3_3 = Bij de soldatenactie en bij het terughalen in plaats van te varen kun je geen schatten lossen om plaats te maken.
    .why = De tekst staat dat alleen bij de Styx toe.
ruling-DEU-4_3_6 = De Hydra stapt naar een gewoon veld ernaast waar het schip van de actieve speler niet ligt, ook niet samen met andere.
    .why = Volgens het regelboek kun je de Hydra op een andere speler afsturen; jezelf aanvallen zou een goedkope weg naar punten zijn.
ruling-DEU-4_3_7 = Komt de Hydra op een veld met een schip, dan valt ze meteen aan en is de actie voorbij; de stappen die over zijn, vervallen (DEU-10.6). Begint ze op een veld met een schip (DEU-10.6.6), dan valt ze dat niet aan door te blijven of te gaan.
    .why = Voor een aanval moet ze aankomen, en na het gevecht staat vast waar de stukken staan.

## Varen

ruling-DEU-5_1_1 = Een vaarbeurt krijg je door de actie varen, als een van de anderen, of door de Gevleugelde Sandalen. Alleen je eigen schip vaart.
    .why = Over de Sandalen: een gereconstrueerde kaart.
ruling-DEU-5_1_2 = Je mag zoveel velden varen als je krijgt, één meer met Pegasus en twee meer voor elke Wind van Aeolus in deze vaarbeurt. Minder mag altijd; ook zonder een veld te varen mag je stopacties doen waar je ligt.
    .why = Geen enkel veld is ook minder; de kaarten zijn gereconstrueerd.
ruling-DEU-5_1_3 = Je begint varend en ligt stil zodra iets je tegenhoudt (DEU-5.2) of na de eerste stopactie (DEU-5.3.1). Wie stilligt, zet in deze vaarbeurt geen stap meer.
    .why = Met twee toestanden is het einde van de beweging te toetsen.
ruling-DEU-5_1_4 = Tot de vaarbeurt voorbij is, kies je telkens uit: een stap (alleen zolang je vaart en velden over hebt), een stopactie, een actiekaart die hier mag, of het einde van de vaarbeurt.
    .why = Eén lijst in plaats van losse vragen, zodat niemand iets kan afleiden uit wat een speler gevraagd wordt.
ruling-DEU-5_2_1 = Een stap gaat naar een veld ernaast uit DEU-1.2.3 en kost één veld; op hetzelfde veld mag je terugkomen.
    .why = Niets verbiedt omkeren.
ruling-DEU-5_2_2 = Het veld van de Hydra mag je alleen op als een open opdracht of je eigen onvervulde opdracht vraagt de Hydra te verslaan. De geheime opdracht van een ander geldt alleen voor die ander.
    .why = Over andermans hand: de tekst zegt dat ‘een speler’ de kaart heeft, maar alleen wie hem heeft, kan hem vervullen.
ruling-DEU-5_2_3 = Mag je er alleen op door je geheime opdracht, dan laat je die aan iedereen zien; hij blijft van jou en blijft bekend.
    .why = Aan tafel zou je ook moeten aantonen dat het mag.
ruling-DEU-5_2_4 = Een schip zonder soldaten aan boord komt niet op het veld van de Hydra en niet op een gewoon veld met een schip.
    .why = Daar aankomen is aanvallen, en voor een aanval moet je kunnen gooien.
ruling-DEU-5_2_5 = Kom je op een gewoon veld met andere schepen, dan lig je stil en begint een scheepsgevecht (DEU-10.2). Erdoorheen varen kan niet.
    .why = Over het gevecht: de tekst laat de beweging daar eindigen en verwijst naar de gevechtsregels; een vreedzame ontmoeting kent ze niet.
ruling-DEU-5_2_6 = Op het veld van de Hydra lig je stil en begint het gevecht tegen de Hydra (DEU-10.5), ook als er nog een schip ligt.
    .why = De toestemming geldt alleen voor de Hydra.
ruling-DEU-5_2_8 = Schepen op een ankerplaats houden een schip dat aankomt niet tegen en hinderen het niet.
    .why = De zin die je bij een ander schip laat stoppen, maakt geen uitzondering, maar gaat over het gevecht; dat kan hier niet, en samen liggen mag.
ruling-DEU-5_2_9 = Schepen of de Hydra op het veld waar je begint, hebben geen gevolgen: blijven of weggaan geeft geen gevecht.
    .why = Een gevecht volgt op een aankomst.
ruling-DEU-5_2_10 = Tussen twee stappen van een ander schip of van de Hydra kan niemand reageren.
    .why = Een vraag na elk veld zou het spel ophouden; de momenten na de worp en na het plaatsen komen ervoor in de plaats.
ruling-DEU-5_3_1 = Stopacties zijn: een stad aanvallen (DEU-10.3), een nederzetting aanvallen (DEU-10.4), het Paard van Troje gebruiken (DEU-8.4.11), een nederzetting stichten (DEU-9.1), een opdracht vervullen (DEU-7.3.2), een schat lossen voor een puntenkaart (DEU-7.6). Na de eerste ligt je schip stil. Als optie (`failed_attack`: `sails_on`) is dat na een aanval op een stad of nederzetting alleen zo als die slaagt.
    .why = Ook een mislukte aanval, het lossen en het Paard leggen het schip stil, anders zou je in het voorbijvaren je geluk kunnen beproeven.
ruling-DEU-5_3_2 = In een vaarbeurt val je hoogstens één keer aan. Een scheepsgevecht of Hydragevecht dat jij begint, een aanval op een stad of nederzetting en het Paard van Troje tellen elk als die aanval, gewonnen of verloren. Als optie (`attacks`: `several`) val je zo vaak aan als je wilt, maar elke stad en nederzetting hoogstens één keer per vaarbeurt.
    .why = Telkens opnieuw gooien zou het evenwicht verstoren.
ruling-DEU-5_3_4 = Wordt je eigen schip verjaagd (DEU-10.7), dan ligt het stil zonder stopacties; alleen actiekaarten en het einde van de vaarbeurt blijven over.
    .why = Een verjaagd schip is er niet heen gevaren.
ruling-DEU-5_3_5 = De vaarbeurt beëindigen mag altijd. Vanzelf gebeurt het alleen als er niets anders te kiezen is, je geen actiekaart hebt en er ook niets te kiezen zou zijn, wat je geheime opdracht ook is. Hetzelfde geldt voor het einde van de beurt.
    .why = Anders zou een automatisch einde verraden dat geen kaart of opdracht past.

## De Styx

ruling-DEU-6_3_1 = Elke speler mag de Styx in zijn eigen vaarbeurt gebruiken, actief of niet.
    .why = Eén plaats noemt alleen de niet-actieve speler; de lijst van punten en de tekst op het bord noemen elke speler.
ruling-DEU-6_3_2 = Je komt bij de Styx aan met een stap vanaf een veld dat geen Styxveld is. Van het ene Styxveld naar het andere lig je stil en gebeurt er verder niets; blijven liggen doet helemaal niets.
    .why = Anders zou een schip heen en weer kunnen varen en telkens punten krijgen.
ruling-DEU-6_3_3 = Bij aankomst wordt eerst vastgesteld of je echt meer soldaten in de onderwereld hebt dan elke andere speler. Gelijk het meeste is geen meerderheid.
    .why = Er wordt geteld voordat er iemand terugkomt: het gaat om de meerderheid waarmee je aankomt.
ruling-DEU-6_3_5 = Een schat lossen mag alleen zolang je meer soldaten in de onderwereld hebt dan vrije plaatsen. Je kiest een schat en dan een stad met een vrije plaats; het levert niets op, en daarna kun je niet meer van het terughalen afzien.
    .why = Lossen dient om plaats te maken en verder nergens voor.
ruling-DEU-6_3_6 = Je haalt zoveel soldaten terug als er plaats is, de rest blijft beneden; minder kun je niet kiezen. Het kan alleen als er plaats is voor minstens één.
    .why = De tekst zegt ‘al zijn soldaten’; in gedeelten terughalen zou één meerderheid meer dan eens laten uitbetalen.

## Opdrachten

ruling-DEU-7_1_3 = Gaat een open opdracht weg, dan wordt daar meteen de bovenste kaart van de stapel omgedraaid. Is de stapel leeg, dan blijft de plaats leeg.
    .why = Over de lege stapel: zo verzinnen we het minst.
ruling-DEU-7_2_1 = Bepaalde schatten brengen: los in Athene één schat van elke genoemde kleur, allemaal in één keer.
    .why = Over twee kleuren: gereconstrueerde taken.
ruling-DEU-7_2_2 = Schatten brengen: los het genoemde aantal in één keer, van welke kleuren ook, of bij schatten van één kleur allemaal van dezelfde.
    .why = Gereconstrueerde taken.
ruling-DEU-7_2_3 = Met soldaten naar een stad: je schip ligt bij de genoemde stad met minstens zoveel soldaten aan boord. Je verliest er geen door.
    .why = Alleen de taak met kaarten noemt een prijs.
ruling-DEU-7_2_5 = Een speler verslaan: win een scheepsgevecht, als aanvaller of als verdediger. Een bezetting verslaan is geen scheepsgevecht.
    .why = Over de bezetting: er gooit geen speler.
ruling-DEU-7_2_7 = De eerste vijf soorten taken vervul je door waar je schip ligt, de laatste twee door een gevecht.
    .why = Zo hebben twee soorten momenten een naam.
ruling-DEU-7_3_4 = Is er net een opdracht omgedraaid, dan mag elke speler die met zijn schip op de goede plaats ligt, hem meteen vervullen (DEU-7.5).
    .why = Schepen die er al liggen, tellen, bij steden net zo goed als in Athene.
ruling-DEU-7_3_5 = Een taak die om een gevecht vraagt, vervul je meteen nadat het gewonnen is en de gesneuvelden zijn weggehaald, en op geen ander moment; een opdracht die later wordt omgedraaid, kun je niet met dat gevecht vervullen.
    .why = De kaart was er nog niet toen het gebeurde.
ruling-DEU-7_3_6 = Eén prestatie telt voor één kaart: een geloste schat, een ingeleverde kaart en een gewonnen gevecht gebruik je elk voor één opdracht.
    .why = Over gevechten: hetzelfde beginsel als bij schatten.
ruling-DEU-7_4_1 = Je kiest een opdracht en een taak die je kunt vervullen, en waar er iets te kiezen is daarna de kleuren die je lost (één kleur tegelijk) of de kaarten die je inlevert (één kaart tegelijk).
    .why = Zo blijft elke keuze klein.
ruling-DEU-7_5_1 = Telkens als er tijdens het spel een opdracht wordt omgedraaid, wordt voor elke speler bekeken of hij er op dat moment met zijn schip aan kan voldoen: in Athene met de schatten, of bij de stad met de soldaten aan boord of genoeg kaarten op hand. Alles wat daarvoor nodig is, is openbaar.
    .why = Dat is eerlijk voor schepen die er al liggen.
ruling-DEU-7_5_2 = Kan niemand het, dan gaat het spel verder. Anders kiezen alle spelers die het kunnen in het geheim of ze de opdracht vervullen, of ze aan de beurt zijn of niet.
    .why = Niemand mag voordeel hebben van een snellere hand.
ruling-DEU-7_5_4 = Willen er twee of meer, dan kiest elk een taak en levert in wat die kost, in tafelvolgorde (DEU-7.4.1), en neemt in plaats van de waarde één puntenkaart; de opdracht gaat uit het spel. Daarna gaan de geloste schatten terug, in tafelvolgorde, en wordt de volgende opdracht omgedraaid.
    .why = Over prijs en volgorde: een taak vervul je alleen door ervoor te betalen.
ruling-DEU-7_5_5 = Al die puntenkaarten krijgt iedereen op hetzelfde moment (DEU-11.1.3).
    .why = In de tekst staat ‘op hetzelfde moment’.
ruling-DEU-7_5_6 = Bij een omgedraaide opdracht worden geen actiekaarten gespeeld, dus blijft gelden wat DEU-7.5.1 heeft vastgesteld.
    .why = Anders zou je kaarten kunnen afleiden uit wie de vraag krijgt.
ruling-DEU-7_5_7 = Wie ervan afzag, mag de opdracht later nog vervullen volgens DEU-7.3.2 of DEU-7.3.3.
    .why = Je laat het moment voorbijgaan, niet de kaart.
ruling-DEU-7_6_2 = Lossen zonder opdracht is een stopactie: het schip zet in deze vaarbeurt geen stap meer. Tussen acties en bij een omgedraaide opdracht kan het niet.
    .why = De tekst beloont schepen die naar Athene varen en daar eindigen; alleen opdrachten mogen ook later vervuld worden.

## Actiekaarten

ruling-DEU-8_1_3 = Van elke kaart die blijft liggen, heb je er hoogstens één voor je; een tweede kun je niet spelen.
    .why = Zo blijven de bonussen klein.
ruling-DEU-8_1_4 = Een kaart mag je alleen spelen als hij meteen iets kan uithalen, behalve een die blijft liggen.
    .why = Zo verspil je er geen per ongeluk.
ruling-DEU-8_1_5 = Er is geen maximum aan kaarten op hand. Moet er een kaart getrokken worden en is de stapel leeg, dan worden de afgelegde kaarten tot een nieuwe geschud; zijn die er ook niet, dan wordt er niets getrokken.
    .why = Er wordt geen maximum genoemd, en 30 kaarten zijn te weinig voor een heel spel.
ruling-DEU-8_1_6 = Op een gespeelde kaart kan niemand reageren, en hij wordt niet teruggenomen. Kaarten helpen alleen wie ze speelt.
    .why = Er is geen kaart bekend die op een andere reageert.
ruling-DEU-8_2_1 = In je eigen tussenbeurt (DEU-3.3.2), je vaarbeurt (DEU-5.1.4) en tussen je acties (DEU-3.5.1) mag je zoveel kaarten spelen als je wilt die daar mogen, één per keuze.
    .why = Dat is ‘op elk moment’ voor je eigen deel.
ruling-DEU-8_2_2 = Daarbuiten speel je kaarten alleen op de vier momenten hieronder. Samen dekken die elk moment waarop een kaart iets voor je kan uitmaken, behalve midden in de beweging van een ander, bij een omgedraaide opdracht (DEU-7.5.6) en tussen het trekken op een kaartdobbelsteen van 1 en de zet van de Hydra. Als optie (`card_moments`: `any`) wordt het ook dan gevraagd zoals na het plaatsen: na elk veld waar een schip of de Hydra zonder gevecht op komt aan alle anderen; na elke keer trekken door de actie kaarten en na elke omgedraaide opdracht aan iedereen.
    .why = Dat houdt het spel vlot.
ruling-DEU-8_2_3 = Na de worp wordt het aan iedereen gevraagd, na het plaatsen aan alle anderen. Ze kiezen in het geheim: passen, of één kaart uit Pegasus, Gunst van Hades, Gulden Vlies, Lied van Orpheus en Drietand van Poseidon.
    .why = Dit zijn de kaarten die altijd bruikbaar zijn.
ruling-DEU-8_2_4 = De zo gekozen kaarten worden samen getoond en in tafelvolgorde uitgevoerd, elk met wat er verder te kiezen is; wat intussen niets meer uithaalt, gaat terug naar de hand. Is er een kaart uitgevoerd, dan wordt het opnieuw gevraagd, tot iedereen past.
    .why = Een vaste volgorde, en geen wedloop.
ruling-DEU-8_2_5 = Voor het gooien in een scheepsgevecht en als de Hydra een schip aanvalt, mag alleen het Lied van Orpheus gespeeld worden; niet als je zelf een stad, een nederzetting of de Hydra aanvalt. In een scheepsgevecht eerst de verdediger, dan de aanvaller, om en om tot beiden na elkaar passen; bij de Hydra alleen wie wordt aangevallen.
    .why = Verse soldaten kunnen nog mee gegooid worden; wie vaart, kon zijn kaart vlak daarvoor al spelen.
ruling-DEU-8_2_6 = Na elk gooien in een gevecht mogen de vechtenden Gulden Vlies, Woede van Ares, Gunst van Nike en Aegis van Athena spelen, ook wie geen soldaten had om te gooien. Wie alleen vecht, wordt gevraagd tot hij past.
    .why = Dit zijn de kaarten die een gevecht veranderen.
ruling-DEU-8_2_7 = In een scheepsgevecht is na het gooien eerst de kant aan zet die zou verliezen (bij gelijke stand de aanvaller), dan de andere, om en om tot beide na elkaar passen. Wie gepast heeft, komt weer aan bod nadat de ander een kaart speelde; wie niet gevraagd wordt, geldt als gepast.
    .why = Wie achterstaat, moet iets doen.
ruling-DEU-8_2_8 = Wie niet vecht, wordt voor en na het gooien niet gevraagd, ook niet de eigenaar van een aangevallen bezetting of wie de Hydra stuurde.
    .why = Geen kaart van hen zou iets uitmaken.
ruling-DEU-8_3_1 = Of er iets gevraagd wordt en aan wie, hangt alleen af van wat iedereen ziet. Wie geen actiekaarten op hand heeft, wordt niet gevraagd.
    .why = Hoeveel kaarten iemand heeft, is openbaar; welke niet.
ruling-DEU-8_3_2 = Openbare feiten die een vraag overbodig maken: niemand die gevraagd zou worden, heeft een kaart; de speler heeft geen soldaat in de onderwereld of geen vrije plaats (voor het gooien); wie alleen vecht, heeft genoeg en geen van zijn soldaten laat het kruisje zien (na het gooien).
    .why = Geen kaart zou iets kunnen veranderen.
ruling-DEU-8_3_3 = Voor wie gevraagd wordt en geen passende kaart heeft, past het spel zelf, en niemand mag het verschil merken. Wie past, wordt niet omgeroepen of opgeschreven; de anderen zien alleen de gespeelde kaarten en dat het moment voorbij is.
    .why = Dat bespaart klikken zonder iets te verraden.
ruling-DEU-8_3_4 = Wordt er iets gevraagd, dan duurt dat altijd minstens een vaste korte tijd (twee seconden is genoeg), voor elk moment van dezelfde soort even lang, wat de antwoorden ook zijn. Wie gevraagd wordt, mag in die tijd om bedenktijd vragen, ook zonder speelbare kaart.
    .why = Snelle en trage antwoorden bewijzen dan niets.
ruling-DEU-8_3_5 = Je kunt instellen dat je na de worp en na het plaatsen vanzelf past; dat is geheim en altijd te wijzigen.
    .why = Gemak.
ruling-DEU-8_3_6 = Laat een gewonnen gevecht alleen door de geheime opdracht van de winnaar iets te kiezen, dan wordt het gevraagd, en even lang, aan elke winnaar die nog een geheime opdracht heeft; past ze niet, dan antwoordt het spel zelf.
    .why = Dezelfde zorg voor opdrachten.
ruling-DEU-8_4_1 = Pegasus (blijft; in je eigen deel, na de worp, na het plaatsen): elke vaarbeurt één veld meer. Speel je hem terwijl je vaart, dan geldt hij al voor die vaarbeurt.
    .why = De werking is gereconstrueerd.
ruling-DEU-8_4_2 = Gunst van Hades (blijft; in je eigen deel, na de worp, na het plaatsen): met de soldatenactie of in plaats van te varen mag één soldaat meer terug. De Styx en het Lied van Orpheus veranderen niet.
    .why = De werking is gereconstrueerd.
ruling-DEU-8_4_3 = Gulden Vlies (blijft; in je eigen deel, na de worp, na het plaatsen, na het gooien): een half extra gevechtssterkte in elk gevecht waarin je vecht, ook in het gevecht waarin je het speelt. Het helpt je bezettingen niet.
    .why = De werking is gereconstrueerd.
ruling-DEU-8_4_4 = Wind van Aeolus (terwijl je vaart, ook zonder velden over): twee velden meer in deze vaarbeurt. Je mag er meer dan één spelen.
    .why = Gereconstrueerde kaart.
ruling-DEU-8_4_5 = Gevleugelde Sandalen (in je vaarbeurt, ook als je stilligt): beëindigt je vaarbeurt en begint een nieuwe van twee velden waar je ligt. Het is een volledige vaarbeurt, met een eigen aanval, een eigen aankomst bij de Styx en het veld van Pegasus; na terughalen of passen kun je ze niet spelen.
    .why = Gereconstrueerde kaart.
ruling-DEU-8_4_6 = Lied van Orpheus (in je eigen deel, na de worp, na het plaatsen, voor het gooien): haal één tot drie soldaten terug, voor zover je ze in de onderwereld hebt en er plaats is.
    .why = De werking is bekend; de momenten zijn van ons.
ruling-DEU-8_4_7 = Woede van Ares (na het gooien): één extra gevechtssterkte in dit gevecht; meer dan één telt bij elkaar op.
    .why = Gereconstrueerde kaart.
ruling-DEU-8_4_8 = Gunst van Nike (na het gooien; minstens één eigen soldaat laat zijn kruisje zien): al je soldaten met zichtbaar kruisje worden opnieuw gegooid, en dat geldt.
    .why = Gereconstrueerde kaart.
ruling-DEU-8_4_9 = Aegis van Athena (na het gooien; minstens één eigen soldaat laat zijn kruisje zien; één keer per gevecht): je soldaten met zichtbaar kruisje blijven aan boord. Ze tellen nog steeds 0.
    .why = Gereconstrueerde kaart.
ruling-DEU-8_4_10 = Drietand van Poseidon (in je eigen deel, na de worp, na het plaatsen): kies een ander veld dat de Hydra in één tot drie stappen over gewone velden zonder schepen kan bereiken, en zet haar daar. Ze valt nooit aan en komt niet voorbij een schip.
    .why = Gereconstrueerde kaart.
ruling-DEU-8_4_11 = Paard van Troje (in je vaarbeurt, als je nog niet hebt aangevallen): kies een stad waar je bij ligt en een van haar schatten, en neem die zonder te gooien, zo nodig door plaats te maken (DEU-1.3.3). Het telt als de aanval, je ligt daarna stil, en je hebt er geen soldaten voor nodig.
    .why = Gereconstrueerde kaart.
ruling-DEU-8_4_12 = Orakel van Delphi (alleen tussen acties; er ligt een opdracht open en de stapel is niet leeg): leg een open opdracht onder de stapel en draai de bovenste om; wie hem meteen kan vervullen, wordt gevraagd.
    .why = Gereconstrueerde kaart; tussen acties onderbreekt hij nooit het varen.

## Nederzettingen

ruling-DEU-9_1_2 = Je hebt zoveel soldaten aan boord nodig als de bezetting groot is; een kleinere bezetting kan niet, en het schip mag leeg achterblijven.
    .why = Over het lege schip: nergens wordt een bemanning geëist.
ruling-DEU-9_2_2 = Een bezetting kun je niet terughalen, verplaatsen of vergroten, en een nederzetting van jezelf kun je niet aanvallen of nog eens stichten.
    .why = De tekst kent alleen verlies door verovering.
ruling-DEU-9_3_2 = De verslagen bezetting gaat naar de onderwereld en kan van daar terug zoals andere soldaten.
    .why = Eén zin zegt dat de eigenaar ze terugkrijgt; drie andere noemen de onderwereld.
ruling-DEU-9_3_3 = De veroveraar moet meteen een volledige bezetting plaatsen van de soldaten die nog aan boord zijn. Zijn het er te weinig, dan blijft de nederzetting leeg.
    .why = Over te weinig soldaten: zo verzinnen we het minst.
ruling-DEU-9_3_4 = Een zo leeg gebleven nederzetting mag iedereen stichten volgens DEU-9.1, ook de veroveraar zelf zonder weg te varen, zodra hij genoeg soldaten aan boord heeft.
    .why = Het is een lege nederzetting als elke andere.

## Gevechten

ruling-DEU-10_1_1 = Een gevecht gaat zo: aankondiging, kaarten voor het gooien (waar dat mag), gooien, kaarten na het gooien, vergelijken, gesneuvelden weghalen, beloning.
    .why = De momenten voor kaarten moesten een plaats krijgen.
ruling-DEU-10_1_3 = Elke soldaat valt op zichzelf: kruisje zichtbaar met kans 0,35, kruisje verborgen 0,35, op zijn zij of rechtop 0,30; de gegevens hebben ook andere verhoudingen.
    .why = De kansen zijn afgeleid uit de vorm.
ruling-DEU-10_1_5 = De gevechtssterkte is de som van de soldaten plus de bonussen van Gulden Vlies en Woede van Ares (en van Theseus, DEU-12.2.4), in hele halven en zonder af te ronden.
    .why = Over de bonussen: gereconstrueerde kaarten.
ruling-DEU-10_1_6 = In een scheepsgevecht worden eerst de soldaten van de aanvaller gegooid, dan die van de verdediger; beide uitslagen worden samen getoond.
    .why = Een vaste volgorde om na te spelen.
ruling-DEU-10_1_7 = Een verdediger zonder soldaten aan boord heeft gevechtssterkte 0 plus bonussen. Een schip zonder soldaten kan niet aanvallen.
    .why = Zie DEU-5.2.4.
ruling-DEU-10_1_8 = Na het vergelijken gaat elke soldaat die zijn kruisje laat zien naar de onderwereld, aan beide kanten, gewonnen of verloren, tenzij de Aegis van Athena gespeeld is. Dat gebeurt vóór elke beloning.
    .why = Over het moment: je moet weten of er plaats is voor een schat.
ruling-DEU-10_1_9 = Opdrachten en puntenkaarten voor een overwinning komen vóór schat, bezetting of verjagen.
    .why = Bij de Hydra staat het er zo; overal dezelfde volgorde.
ruling-DEU-10_2_1 = Het gevecht begint als een varend schip op een gewoon veld met andere schepen komt (DEU-5.2.5). Liggen er meer, dan kiest de aanvaller er een; de andere doen niet mee.
    .why = Over meer schepen: één gevecht per vaarbeurt.
ruling-DEU-10_2_4 = Daarna moet de winnaar kiezen: een schat van het schip van de verliezer, of verjagen. De schat kan alleen als de verliezer er een heeft en de winnaar een vrije plaats heeft, of een soldaat om weg te sturen.
    .why = Er staan twee mogelijkheden en geen derde.
ruling-DEU-10_2_5 = Neemt de winnaar een schat, dan blijven beide schepen liggen. Kiest hij verjagen, dan zet hij het schip van de verliezer neer volgens DEU-10.7.
    .why = Alleen de tweede mogelijkheid verplaatst een schip.
ruling-DEU-10_3_1 = Je mag een stad aanvallen waar je schip bij ligt, als je een soldaat aan boord hebt, in deze vaarbeurt nog niet hebt aangevallen en er een schat in de stad ligt.
    .why = In een lege stad valt niets te halen.
ruling-DEU-10_3_2 = Met minstens de veroveringswaarde win je. Het schip blijft liggen, gewonnen of verloren.
    .why = Over het schip: niets in de tekst verplaatst het.
ruling-DEU-10_4_2 = De bezetting gooit niet; met minstens de veroveringswaarde win je. Verlies je, dan blijven bezetting en schip waar ze zijn.
    .why = Over het verlies: niets in de tekst verplaatst ze.
ruling-DEU-10_5_3 = De winnaar moet een opdracht nemen die vraagt de Hydra te verslaan: een open opdracht of zijn eigen, naar keuze. Een puntenkaart krijgt hij er niet bij.
    .why = De tekst geeft de kaart of het punt, niet allebei.
ruling-DEU-10_6_1 = De aanval begint als de Hydra-actie de Hydra op een veld met schepen van anderen brengt (DEU-4.3.7). Liggen er meer, dan kiest de actieve speler er een.
    .why = Over meer schepen: één gevecht per Hydra-actie.
ruling-DEU-10_6_2 = De eigenaar van dat schip gooit met al zijn soldaten; alleen hij mag voor en na het gooien kaarten spelen.
    .why = Over de kaarten: niemand anders vecht.
ruling-DEU-10_6_6 = Andere schepen op het veld worden met rust gelaten en mogen het dus met de Hydra delen. Ze kunnen vrij wegvaren; om de Hydra aan te vallen moeten ze weg en weer terug.
    .why = Dat volgt uit één gevecht per aankomst.
ruling-DEU-10_7_1 = Het stuk gaat precies drie stappen over velden naast elkaar zonder een veld twee keer aan te doen, het beginveld inbegrepen. Velden met schepen of de Hydra mogen op de weg liggen.
    .why = Over de weg: het regelboek zegt alleen drie velden.
ruling-DEU-10_7_2 = Een schip mag onderweg over ankerplaatsen en Styxvelden, de Hydra alleen over gewone velden.
    .why = Elk blijft op velden waar het ook zou mogen zijn.
ruling-DEU-10_7_3 = Het laatste veld moet een gewoon veld zonder schip en zonder Hydra zijn.
    .why = Veilige velden vallen af, zodat niemand naar huis of naar de Styx gestuurd wordt.
ruling-DEU-10_7_4 = De genoemde speler kiest het laatste veld uit alle mogelijke; de weg doet er niet toe. Is er geen op drie stappen, dan gelden twee stappen, dan één; lukt ook dat niet, dan blijft het stuk staan.
    .why = In een hoek van het bord kan alles bezet zijn.
ruling-DEU-10_7_5 = Verjaagd aankomen zet niets in gang: geen gevecht, geen stopactie, geen vraag.
    .why = Het schip is er niet heen gevaren.

## Het einde

ruling-DEU-11_1_2 = Er wordt na elke winst afzonderlijk geteld: een vervulde opdracht, puntenkaarten om één reden, een geplaatste bezetting, Theseus aan boord.
    .why = Zo staat vast wat ‘onmiddellijk’ is.
ruling-DEU-11_1_3 = Krijgen spelers op hetzelfde moment punten (DEU-7.5.5), dan wordt alles eerst bijgeschreven en dan geteld. Hebben er dan meer genoeg, dan wint het hoogste totaal; bij een gelijk totaal delen ze de zege.
    .why = Alleen daar kan het voorkomen.
ruling-DEU-11_1_4 = De andere spelers worden gerangschikt op totaal; gelijke totalen delen een plaats.
    .why = Alleen om te tonen.
ruling-DEU-11_1_5 = Een tafel mag een maximum aan beurten kiezen; gewoonlijk is dat 300. Is het bereikt, dan wint het hoogste totaal, en bij een gelijk totaal delen ze de zege.
    .why = Spellen tussen programma’s moeten aflopen.

## Uitbreidingen

ruling-DEU-12_1_1 = Er liggen drie draaikolken buiten het bord, naast de velden A3, I3 en I7. Een draaikolk is geen veld.
    .why = De namen van de velden horen bij het gereconstrueerde bord.
ruling-DEU-12_1_2 = In een vaarbeurt mag een stap van een veld naast een draaikolk naar een veld naast een andere gaan; dat kost één veld, als elke stap. Bij aankomst gelden alle regels van een aankomst.
    .why = Over de aankomst: het is een stap als elke andere.
ruling-DEU-12_1_4 = Dat gooien is geen gevecht: er worden geen kaarten gespeeld, en bonussen en kaarten voor gevechten gelden niet.
    .why = Er is geen tegenstander.
ruling-DEU-12_1_5 = Of de stap mag (DEU-5.2.2, DEU-5.2.4), wordt vóór het gooien bekeken. Komt een schip zo zonder soldaten bij een gevecht aan, dan vecht het met gevechtssterkte 0 plus bonussen.
    .why = Een begonnen stap wordt afgemaakt.
ruling-DEU-12_1_7 = De Hydra-actie en de Drietand van Poseidon gaan niet door draaikolken, en draaikolken maken velden verder nergens voor aangrenzend.
    .why = De tekst noemt de Hydra alleen na gevechten, en verder alleen het varen.
ruling-DEU-12_1_8 = Optie: voordat de schepen geplaatst worden, kiezen de eerste drie plaatsen na elkaar (met twee spelers de eerste plaats nog eens) elk een ander gewoon veld aan de rand van het bord voor een draaikolk (12 velden, passen kan niet).
    .why = Bekend is dat ervaren spelers ze anders mogen leggen, maar niet wie dat doet.
ruling-DEU-12_2_1 = Theseus begint op Kreta zonder de plaats van een schat te gebruiken.
    .why = Over die plaats is niets bekend.
ruling-DEU-12_2_2 = Wie een aanval op Kreta wint terwijl Theseus daar is, mag hem nemen in plaats van een schat. Voor hem mag je Kreta ook zonder schatten aanvallen.
    .why = Over hoe: bekend is alleen dat je hem van Kreta moet halen.
ruling-DEU-12_2_3 = Hij bezet één plaats op de scheepsplattegrond; je mag voor hem plaats maken zoals voor een schat.
    .why = Eén stuk, één plaats.
ruling-DEU-12_2_4 = Zolang hij aan boord is, heb je één punt meer, dat meteen telt, en één extra gevechtssterkte in elk gevecht.
    .why = Hoeveel gevechtssterkte hij geeft, is niet bekend.
ruling-DEU-12_2_5 = Hij wordt niet gegooid en gaat nooit naar de onderwereld. Hij is geen soldaat en geen schat: hij vervult geen taak, kan niet gelost worden, gaat niet mee met het Paard van Troje, en een schip met alleen hem aan boord kan niet aanvallen.
    .why = Een held, geen lading.
ruling-DEU-12_2_6 = De winnaar van een scheepsgevecht mag hem van de verliezer nemen, als derde mogelijkheid in DEU-10.2.4, als er op dezelfde manier plaats voor is.
    .why = Hij geldt als de kostbaarste lading.
ruling-DEU-12_2_7 = Wie hem aan boord heeft en van de Hydra verliest, brengt hem terug naar Kreta voordat het schip verjaagd wordt. Verliezen van een stad of nederzetting raakt hem niet.
    .why = Zo blijft hij in het spel.

## Wie wat weet

ruling-DEU-13_1_3 = Openbaar: het aantal actiekaarten in elke hand, de grootte van beide stapels, de hele aflegstapel, en of een speler zijn geheime opdracht nog heeft.
    .why = Dat alles is aan een tafel te zien of te tellen.
ruling-DEU-13_1_6 = Een geheime keuze blijft voor alle anderen geheim tot de laatste gemaakt is; wie paste of ervan afzag, wordt ook daarna niet getoond, behalve dat bij een omgedraaide opdracht te zien is wie hem wilde vervullen.
    .why = Zie DEU-8.3.3.
ruling-DEU-13_1_7 = Wat er te kiezen is, ziet alleen wie kiest. Wat een speler of programma te zien krijgt om te beslissen, bevat niets wat voor zijn plaats geheim is; toeschouwers zien alleen wat openbaar is.
    .why = Een lijst van keuzes zou kaarten verraden.
ruling-DEU-13_1_8 = Na het spel worden alle handen en geheime opdrachten getoond.
    .why = Om terug te kijken.
