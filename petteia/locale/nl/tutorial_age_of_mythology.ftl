# Wat de leermeester in het eerste spel Age of Mythology zegt. `…-again` komt wanneer iets zich herhaalt.

## De les

tutor-welcome-title = Je eerste spel
tutor-welcome = Je leidt de Grieken tegen één tegenstander, aan een echte tafel. Ik vertel waar alles voor dient en omcirkel wat je kunt indrukken. Probeer gerust iets anders: ik ga verder vanaf waar je bent. Het duurt ongeveer tien minuten.
tutor-press = Druk op: { $what }
tutor-waiting-title = Een ogenblik
tutor-waiting = Nu beslist { $name }. Wat er gebeurt, staat in de kroniek.
tutor-done-title = Je kent het spel
tutor-done = Land, kaarten, gebouwen, leger, gevecht, een nieuwe era: dat is alles. Wie aan het eind de meeste zegeblokjes bezit, wint. Speel dit spel verder, of begin een echt.
tutor-over-title = Het spel is afgelopen
tutor-over = Volg de les nog eens wanneer je wilt: het geluk is dan hetzelfde.
tutor-other-title = Iets zeldzaams
tutor-other = Dit komt niet vaak voor. De zwarte balk zegt waar het om gaat, en het boek ernaast opent de regel. Elk antwoord is goed.

## Wat er te leren valt

tutor-goal-draft = Je eerste land
tutor-goal-cubes = Zegeblokjes
tutor-goal-cards = Kaarten kiezen
tutor-goal-explore = Verkennen
tutor-goal-gather = Vergaren
tutor-goal-build = Bouwen
tutor-goal-recruit = Werven
tutor-goal-battle = Het gevecht
tutor-goal-age = De volgende era

## Voor de eerste beurt

tutor-draft = Voor het spel begint, neemt iedereen om de beurt land. Een tegel toont een terrein en wat het opbrengt; op je bord moet een vak van dat terrein vrij zijn. Neem eerst tegels met twee blokjes, en van elke grondstof iets: je hebt ze allemaal nodig.
tutor-draft-again = Neem er nog een. Zoek een grondstof die je land nog niet geeft.

## De delen van een beurt

tutor-place_cube = Een beurt begint met zegeblokjes: je legt er een bij een van vier doelen. Wie een doel haalt, neemt alle blokjes die daar liggen. We gaan een gevecht aan, dus laten we zorgen dat het iets waard is.
tutor-place_cube-again = Weer een blokje voor een doel naar keuze. Leg het waar je voor ligt.
tutor-draw_cards = Nu kies je je hand. De zeven permanente kaarten liggen altijd voor je klaar; de stapel bevat sterkere, maar die zie je niet. Iedereen kiest in het geheim. Kies de kaarten die ik omcirkel en druk dan op Klaar.
tutor-draw_cards-again = Kies je hand voor deze beurt. Bedenk wat je in drie rondes wilt doen, en in welke volgorde.
tutor-discard-title = Kaarten bewaren
tutor-discard = De beurt is voorbij. Wat je meer had dan je mag houden, is afgelegd, dus geef het op tijd uit. Kaarten die je niet speelde, mag je voor de volgende beurt bewaren of afleggen. Bewaar ze nu.
tutor-discard-again = Bewaar de kaarten waar je nog iets aan hebt, en ga verder.

## Kaarten spelen

tutor-play-explore = Nu volgen drie rondes. In elke ronde speelt iedereen één kaart. We beginnen met Verkennen: er komt nieuw land open te liggen, en jij kiest als eerste. Druk op de kaart en speel hem.
tutor-play-explore-again = Meer land voedt een grotere stad. Verken nog eens.
tutor-play-gather = Vergaren is de oogst. Je noemt een terrein of een grondstof, en iedereen haalt die van de eigen tegels. Jij kiest wat jou het beste uitkomt.
tutor-play-gather-again = Tijd voor een nieuwe oogst: daarmee betaal je al het andere.
tutor-play-build = Met Bouwen zet je gebouwen in je stad. Elk gebouw doet iets voor je, en de meeste gebouwen zijn een doel op zich.
tutor-play-build-again = Bouw iets wat bij je plan past.
tutor-play-recruit = Werven brengt eenheden in je leger. Stervelingen zijn goedkoop, mythische wezens sterk, en helden jagen op mythische wezens.
tutor-play-recruit-again = Een paar eenheden meer kan geen kwaad.
tutor-play-attack = Nu het gevecht. Je valt een buur aan met zoveel eenheden als de kaart toelaat; de ander mag er evenveel sturen. Wie wint, neemt de blokjes voor het laatste gevecht.
tutor-play-attack-again = Val nog eens aan, als je je sterk genoeg voelt.
tutor-play-next_age = Je kunt de volgende era betalen. Dat kost van elke grondstof iets, je mag meer kaarten hebben, en de weg naar helden ligt open.
tutor-play-next_age-again = Nog een era: je hand groeit weer.
tutor-play-trade-title = Handelen
tutor-play-trade = Met Handelen ruil je blokjes met de bank, één tegen één, tegen geringe kosten. Dat helpt als je er één mist.
tutor-play-lay-title = Passen
tutor-play-lay = Aan geen van je kaarten heb je nu iets. Je past door een kaart neer te leggen zonder hem te gebruiken.

## Een kaart uitvoeren

tutor-explore = Deze tegels liggen open. Jij neemt er een die op je bord past, daarna kiezen de anderen.
tutor-explore-again = Neem de tegel die je het meeste brengt.
tutor-gather_scope = Wat wordt er geoogst? Tegels die veel van één soort geven, leveren de beste oogst. Je tegenstander oogst mee, dus kijk naar beide borden.
tutor-gather_scope-again = Noem waar je land het meeste van geeft, of wat je mist.
tutor-workers = Voor de oogst schik je je arbeiders. Een dorpeling op een tegel waarvan geoogst wordt, levert een blokje extra. Dorpelingen komen met Huizen.
tutor-workers-again = Zet arbeiders waar geoogst wordt, en ga verder.
tutor-build = Een Huis brengt een dorpeling, en die laat je land meer opbrengen. De prijs staat op de kaart; wat je niet kunt betalen is bleek en zegt waarom als je het aanwijst.
tutor-build-again = Eén gebouw is voor nu genoeg. Rond het bouwen af.
tutor-recruit = Een mythisch wezen is meer waard dan een paar stervelingen. Wijs een eenheid aan om te zien wat die kan en tegen wie die sterk is.
tutor-recruit-again = Bewaar de rest van je blokjes voor de volgende era. Rond het werven af.
tutor-attack_whom = Je kunt alleen buren aanvallen.
tutor-attack_area = Wat wil je winnen? In de stad vallen gebouwen, van het land neem je een tegel, uit het opslaggebied neem je blokjes. Blokjes hebben we nodig.
tutor-buy_power-title = De goden
tutor-buy_power = Bij deze kaart hoort een god. Voor wat gunst helpt die vóór de actie. Je beslist het elke keer opnieuw.
tutor-act_too-title = De goden
tutor-act_too = De god heeft het zijne gedaan. Je mag de actie van de kaart ook nog uitvoeren.
tutor-trade-title = Handelen
tutor-trade = Geef blokjes waarvan je te veel hebt voor blokjes die je mist, of stop.

## Het gevecht

tutor-commit = Beide kanten kiezen in het geheim wie er gaat. Eenheden die winnen, komen weer thuis. Stuur je beste en druk dan op Klaar.
tutor-commit-again = Kies wie er gaat en druk op Klaar.
tutor-retreat = Voor elk treffen mag elke kant naar huis gaan. Wie gaat, heeft het gevecht verloren. Wij blijven.
tutor-retreat-again = Blijf, of spaar je eenheden en geef het gevecht op.
tutor-battle_card = Eén eenheid vecht tegen één eenheid. Elk gooit zijn dobbelstenen, en meer tegen wie hij bejaagt. Elke zes is een treffer; wie er minder heeft, verliest de eenheid. Kies wie er vecht.
tutor-battle_card-again = Wie vecht er nu? Kijk wat de ander nog heeft.
tutor-reward = Je hebt gewonnen! Neem nu je beloning uit het gebied dat je aanviel.
