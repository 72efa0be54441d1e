# Wat de webclient over zichzelf zegt. De woorden van spellen en tafels staan in de andere bestanden.

## Overal

web-skip = Naar de inhoud
web-home = Startpagina
web-play = Spelen
web-help = Hulp
web-about = Over
web-settings = Instellingen
web-navigation = Pagina’s
web-opening = Dit duurt maar even.
web-try-again = Opnieuw proberen
web-on = Aan
web-off = Uit
web-go = Ga
web-open = Openen
web-you = Jij
web-nowhere = Hier is niets
web-nowhere-text = Dit adres leidt nergens heen. Misschien is er onderweg een letter kwijtgeraakt.
web-unreachable = Het huis is niet bereikbaar
web-unreachable-text = Petteia geeft geen antwoord. Controleer je verbinding, of vraag het aan wie de server beheert.

## De lijn naar het huis

web-line-lost = De verbinding is weg. We zoeken haar…
web-line-restarting = Het huis start opnieuw op. Je spel is veilig.
web-line-crowded = Er staan te veel vensters open. Sluit er een.
web-line-back = Je bent weer verbonden.
web-unsent = Je antwoord wordt verstuurd zodra de verbinding er weer is.

## Beginpagina

web-headline = Schuif aan bij de helden
web-headline-text = Bordspellen vol mythen, in je browser.
web-games = Spellen
web-about-any = Een spel van buiten, op de gewone tafel.
web-for-players = { $seats } spelers
web-quick = Nu tegen bots
web-against = Tegenstanders
web-standing = { $won } van { $played } gewonnen
web-standing-next = Nu de { $bot }?
web-level-number = Niveau { $number } van { $of }
web-figures-most = Meteen speelbaar: de meeste getallen op de kaarten zijn onze reconstructie. De doos vertelt welke, en je kunt er die van je eigen spel in zetten.
web-figures-some = Meteen speelbaar: sommige getallen op de kaarten zijn onze reconstructie. De doos vertelt welke, en je kunt er die van je eigen spel in zetten.
web-dealing = Er wordt gedeeld…
web-create = Tafel maken
web-continue = Verder spelen
web-continue-none = Nog niets. Speel nu tegen bots, of ga met vrienden aan tafel.
web-games-count = { $count ->
        [one] één spel
       *[other] { $count } spellen
    }
web-your-move = Jij bent aan zet
web-with-people = met { $people }
web-with-bots = { $bots ->
        [one] met een bot
       *[other] met { $bots } bots
    }
web-with-people-and-bots = { $bots ->
        [one] met { $people } en een bot
       *[other] met { $people } en { $bots } bots
    }
web-with-nobody = Er is nog niemand anders
web-setup = Voorbereiding
web-at-turn = Beurt { $turn }
web-at-season = Jaar { $year }, seizoen { $season }
web-not-begun = nog niet begonnen
web-their-move = { $count ->
        [one] { $names } is aan zet
       *[other] { $names } zijn aan zet
    }
web-keep-table = Houden
web-show-all = Alle { $count } tonen
web-show-fewer = Minder tonen
web-live-tables = Lopende spellen
web-watch = Kijken
web-open-tables = Open tafels
web-open-none = Op dit moment wacht er geen tafel op spelers.
web-refreshes = ververst vanzelf
web-hosts = { $name } is gastheer
web-join = Meedoen
web-join-friends = Meedoen met vrienden
web-join-text = Plak de link die je hebt gekregen, of typ de code in.
web-link-or-code = Link of code
web-join-unclear = Dit is geen link en geen code. Kopieer alles.

## De deur

web-door-text = Dit huis vraagt zijn gasten om een wachtwoord.
web-your-name = Je naam
web-password = Wachtwoord
web-come-in = Binnenkomen

## Een nieuwe tafel

web-which-game = Welk spel?
web-seats = Plaatsen
web-how-many = Met hoeveel?
web-seats-count = { $count } plaatsen
web-seat-number = Plaats { $number }
web-seat-me = Ik
web-seat-open = Iedereen
web-bot = Bot
web-bot-greedy = Gretige bot
    .text = Neemt wat meteen het meeste oplevert.
web-bot-random = Willekeurige bot
    .text = Doet zomaar iets dat volgens de regels mag.
web-bot-shepherd = Herder
    .text = Ziet alleen wat opvalt en neemt de rest zoals het komt.
web-bot-fisher = Visser
    .text = Schat op het oog en kijkt zelden twee keer.
web-bot-merchant = Koopman
    .text = Kent de gebruiken en ziet wat duidelijk verschilt.
web-bot-hoplite = Hopliet
    .text = Weegt elke mogelijkheid één stap vooruit af, zonder te aarzelen.
web-bot-seer = Ziener
    .text = Beslist in één oogopslag, na duizenden eigen partijen.
web-bot-olympian = Olympiër
    .text = Speelt zijn beste ideeën door in mogelijke werelden en kiest wat het meest oplevert.
web-bot-titan = Titaan
    .text = Heeft het spel voor twee uit het niets geleerd, door tegen zichzelf te spelen. Aan andere tafels, en met opties, speelt hij als de Olympiër.
web-bot-any = Bot: { $kind }
web-character = Karakter
web-surprise = Verras me
    .text = Een van hen: aan tafel zie je welke.
web-bots-by-strength = Van makkelijk naar moeilijk: { $bots }.
web-options = Opties
web-options-usual = de gebruikelijke, tenzij je ze wijzigt
web-clock = Klok
web-clock-none = Geen klok
web-clock-minute = Eén minuut per zet
web-clock-five = Vijf minuten per zet
web-clock-day = Eén dag per zet
web-clock-half-day = Twaalf uur per zet
web-clock-three-days = Drie dagen per zet
web-clock-week = Een week per zet
web-reserve = Reserve
web-reserve-none = Geen
web-reserve-day = Eén dag
web-reserve-three-days = Drie dagen
web-reserve-week = Een week
web-reserve-text = Voor het hele spel, alleen gebruikt als de tijd voor een zet om is.
web-vacation = Vakantie
web-vacation-none = Geen
web-vacation-week = Een week per persoon
web-vacation-two-weeks = Twee weken per persoon
web-vacation-four-weeks = Vier weken per persoon
web-vacation-text = Wie op vakantie gaat (in de instellingen) zet zijn klok zo lang stil.
web-absent = Als iemand weg is
web-absent-never = Niemand neemt de plaats over, tenzij ik dat wil
web-absent-minute = Na een minuut speelt een bot
web-absent-five = Na vijf minuten speelt een bot
web-absent-clock = Als de tijd om is, speelt een bot
web-absent-text = Wie terugkomt, speelt meteen weer zelf.
web-absent-slow = Met een dag bedenktijd hoeft niemand verbonden te blijven.
web-stand-in = De bot die invalt
web-listed = Tafel aan iedereen tonen
web-listed-text = Anders leidt alleen een link erheen.
web-present = Wie er is, beslist
web-present-text = Anders wordt er niets teruggenomen of opgegeven zolang iemand weg is.
web-keyed = Geluk op sleutel
web-keyed-text = Wat er valt, volgt uit de seed en uit waarvoor het is: je derde kaart, je tweede worp in een gevecht. Wat er eerder gebeurde, verandert dat niet.
web-open-table = Tafel openen

## De lobby van een tafel

web-lobby-waiting = { $count ->
        [one] Eén plaats is vrij of nog niet klaar.
       *[other] { $count } plaatsen zijn vrij of nog niet klaar.
    }
web-lobby-ready = Iedereen is klaar.
web-starting = De kaarten worden gedeeld…
web-seat-free = Vrije plaats
web-ready = Klaar
web-not-ready = Nog niet klaar
web-im-ready = Ik ben klaar
web-unready = Wacht even
web-sit = Hier gaan zitten
web-stand = Opstaan
web-add-bot = Bot toevoegen
web-add-bot-level = Bots om toe te voegen
web-free-seat = Plaats vrijmaken
web-invite = Vrienden uitnodigen
web-invite-text = Wie de link opent of de code intypt, zit meteen aan tafel. Ze gelden tot het spel begint, hoogstens een dag.
web-invite-link = Link naar deze tafel
web-code = Code
web-copy-link = Link kopiëren
web-withdraw = Intrekken
web-make-code = Code maken
web-count = Het spel begint over { $seconds } s
web-count-stop = Aftellen stoppen
web-here = aanwezig
web-away = afwezig
web-away-since = afwezig sinds { $time }
web-copied = Gekopieerd
web-name-asked = Hoe mogen de anderen je noemen?
web-name-given = Tot je iets zegt, zien ze { $name }.
web-name-mine = Zo heet ik
web-name-keep = Laat maar zo
web-start = Spel beginnen
web-close-table = Tafel sluiten
web-closed = Deze tafel is gesloten
web-closed-text = Het spel is niet uitgespeeld.
web-set-aside = Deze tafel heeft de beheerder nodig
web-set-aside-text = Er is iets mis mee. Daarom heeft het huis de tafel opzijgezet; niemand anders merkt er iets van. Wat je gespeeld hebt is niet verloren. Laat het weten aan wie dit huis beheert.
web-set-aside-still = Het lukt nog steeds niet. Laat het weten aan wie dit huis beheert.
web-set-aside-end = Zonder uitslag beëindigen
web-set-aside-sure = Dan kan niemand meer verder spelen, en het verslag toont alles wat verborgen was.
web-set-aside-wait = Nog wachten
web-set-aside-over = Dit spel eindigde zonder uitslag
web-set-aside-over-text = Er was iets mis met de tafel. Het verslag gaat zover als het spel te lezen was.
web-no-table = Je kunt deze tafel niet zien

## De tafel

web-prompt = Wat er nu moet gebeuren
web-actions = Wat je kunt doen
web-effect-of = { $who }: { $changes }.
web-effect-mine = Jij: { $changes }.
web-effect-points = { $count ->
    [one] punt
   *[other] punten
}
web-effect-keeps = (voorraad: hoogstens { $limit })
web-effect-ends = Hiermee is het spel uit.
web-effect-assumed = (met gewone antwoorden)
web-chosen = Tot nu toe gekozen: { $actions }
web-all-actions = Alles tonen
web-not-now = { $action }: nu niet
web-not-now-count = { $count ->
        [one] Eén ding dat nu niet kan
       *[other] { $count } dingen die nu niet kunnen
    }
web-of = van { $name }
web-reconstructed = Gereconstrueerd: de gedrukte getallen zijn niet met zekerheid bekend.
web-answers = Antwoord
web-boards = Borden
web-sheet = Delen van het blad
web-shared = Tafel
web-shared-empty = Er ligt niets op tafel.
web-nothing-here = leeg
web-chronicle = Kroniek
web-chronicle-you = jij
web-chronicle-empty = Er is nog niets gebeurd.
web-chronicle-newest = Nieuwste
web-chronicle-since = Sinds je laatste zet
web-chronicle-all = Alles
web-chronicle-mine = Van mij
web-chronicle-battles = Gevechten
web-chronicle-filter = Welke regels
web-chronicle-loss = Verlies:
web-log = Wat er gebeurt
web-chat = Chat
web-chat-empty = Zeg eens hallo.
web-say = Zeg iets…
web-send = Sturen
web-skip-motion = Overslaan
web-rush = Vooruitspoelen
web-see-again = Opnieuw bekijken
web-digest = Sinds je laatste zet
web-digest-lost = Verloren:
web-digest-gained = Gekregen:
web-digest-points = { $count ->
        [one] één punt
       *[other] { $count } punten
    }
web-digest-leads = { $hoped ->
        [0] { $name } leidt met { $points }.
       *[other] Zoals het nu staat leidt { $name } met { $points }, waarvan { $hoped } nog niet gewonnen.
    }
web-digest-you-lead = { $hoped ->
        [0] Jij leidt met { $points }.
       *[other] Zoals het nu staat leid jij met { $points }, waarvan { $hoped } nog niet gewonnen.
    }
web-digest-close = Prima
web-undo = Ongedaan maken
web-undo-over = Wat de anderen gezien hebben, kun je niet meer ongedaan maken.
web-no-way-back = { $what }? Dit kun je niet ongedaan maken.
web-go-ahead = Ja, doorgaan
web-not-yet = Nog niet
web-held = Aan de anderen tonen
    .text = Niemand heeft nog gezien wat je deed: je kunt het ongedaan maken. Na een tijdje wordt het vanzelf getoond.
web-confirm = Vragen voordat iets definitief is
web-confirm-time = Ongedaan maken kan
web-confirm-time-text = Wat je doet en niemand hoeft te beantwoorden, blijft hoogstens zo lang voor de anderen verborgen, tenzij je het eerder toont. Spelen er alleen bots mee, dan is het minstens vijf minuten.
web-confirm-never = Helemaal niet
web-confirm-short = 30 seconden lang
web-confirm-long = Twee minuten lang
web-hint = Hint
web-hint-chance = { $percent } % kans om het spel te winnen
web-hint-alike = Geen echt verschil met { $others ->
        [one] één andere mogelijkheid
       *[other] { $others } andere mogelijkheden
    }.
web-hint-more = Drie voorstellen
web-because-age = Het brengt het volgende tijdperk dichterbij.
web-because-army = Het maakt je leger sterker.
web-because-city = Het brengt je stad vooruit.
web-because-hand = Het laat je de betere kaarten.
web-because-income = Het levert bij elke oogst meer op.
web-because-largest_army = Het helpt bij het Grootste leger.
web-because-last_battle = Het helpt bij het laatst gewonnen gevecht.
web-because-most_buildings = Het helpt bij de Meeste gebouwen.
web-because-purse = Het laat je meer over om uit te geven.
web-because-victory = Het levert overwinningsblokjes op.
web-because-wonder = Het brengt het Wonder dichterbij.
web-because-rival = Het zet je sterkste tegenstander het verst terug.
web-because-cards = Het laat je de betere kaarten.
web-because-errands = Het brengt een opdracht dichterbij.
web-because-points = Het levert punten op.
web-because-soldiers = Zo blijven er meer soldaten aan boord.
web-because-treasures = Het brengt schatten dichterbij.
web-because-fight = Het gevecht zou goed moeten aflopen.
web-because-buildings = Het levert gebouwen op je eiland op.
web-because-fleets = Het brengt je vloten vooruit.
web-because-philosophies = Het levert een filosofie op.
web-because-progress = Het brengt het volgende bouwwerk binnen bereik.
web-because-wonders = Het brengt een wereldwonder dichterbij.
web-because-win = Het wint het spel.
web-hint-none = De bot weet het ook niet.
web-thinking = denkt na
web-kept = Een bot speelt even
web-resigned = heeft opgegeven
web-team = Team { $team }
web-partner = je teamgenoot
web-title-yours = Jij bent aan zet
web-time-left = nog { $time }
web-days = { $days ->
        [one] één dag
       *[other] { $days } dagen
    }

## Rond het spel

web-menu = Menu van de tafel
web-leave = De tafel even verlaten
web-back = Terug naar het spel
web-pause = Pauze
web-resume = Verder
web-paused = Het spel is gepauzeerd.
web-propose-pause = Om een pauze vragen
web-propose-give_up = Voorstellen hier te stoppen
web-asks-pause = { $name } vraagt om een pauze.
web-asks-undo = { $name } vraagt een zet terug te nemen.
web-asks-give_up = { $name } stelt voor hier te stoppen.
web-you-asked-pause = Je hebt om een pauze gevraagd.
web-you-asked-undo = Je hebt gevraagd een zet terug te nemen.
web-you-asked-give_up = Je hebt voorgesteld hier te stoppen.
web-asked-waits = Nog geen antwoord van { $names }.
web-missing = { $name } is weg sinds { $time }.
web-missing-wait = Wachten
web-missing-bot = Voorlopig een bot laten spelen
web-missing-end = Vragen om te stoppen
web-nudge = { $name } aanstoten
web-nudge-done = { $name } weet dat je wacht.
web-nudged = { $name } wacht op je.
web-parted = De regels van dit spel zijn verbeterd
web-parted-text = Volgens de regels van nu zou aan deze tafel iets anders zijn gegaan. Beslis samen hoe het verdergaat.
web-parted-back = Teruggaan
web-parted-back-text = Tot vlak voor het anders zou zijn gegaan. Wat daarna kwam, wordt opnieuw gespeeld.
web-parted-keep = Stelling houden
web-parted-keep-text = Alles blijft liggen zoals het ligt; vanaf nu gelden de nieuwe regels.
web-parted-end = Partij beëindigen
web-parted-end-text = Zonder uitslag. Ze is nog te bekijken.
web-parted-wants = { $count ->
    [one] { $names } wil dit.
   *[other] { $names } willen dit.
}
web-parted-how = Meer dan de helft beslist. Bij een gelijke stand is het wie de tafel heeft klaargezet. Na drie dagen beslissen degenen die iets hebben gezegd.
web-ruled = De regels zijn verbeterd
web-ruled-text = Aan deze tafel is niets veranderd. Vanaf nu wordt er volgens de nieuwe regels gespeeld.
web-ruled-back = Zoals jullie hebben besloten gaat het spel verder vanaf vlak voor het anders zou zijn gegaan.
web-ruled-keep = Zoals jullie hebben besloten blijft de stelling zoals ze was; vanaf nu gelden de nieuwe regels.
web-ruled-changes = { $count ->
    [one] Gewijzigde regel:
   *[other] Gewijzigde regels:
}
web-closed-parted = De regels zijn verbeterd, en de spelers hebben de partij zonder uitslag beëindigd.
web-trouble-parted = De regels zijn verbeterd. Beslis eerst samen hoe dit spel verdergaat.
web-trouble-nothing_to_choose = Aan deze tafel valt niets te kiezen.
web-trouble-choose_what = Dat kan hier niet worden gekozen.
web-trouble-other_rules = Wat toen gebeurde is volgens andere regels gespeeld en kan niet opnieuw worden gespeeld.
web-mine-kept = Een bot speelt voor je.
web-return = Zelf verder spelen
web-invite-watcher = Iemand uitnodigen om te kijken
web-agree = Akkoord
web-disagree = Nee
web-resign = Opgeven
web-resign-sure = Een bot speelt je plaats tot het einde; dit kun je niet ongedaan maken.
web-resign-sure-alone = Een bot speelt je plaats uit en je kunt meekijken; of het spel eindigt hier, zonder uitslag. Dit kun je niet ongedaan maken.
web-resign-yes = Ja, opgeven
web-resign-finish = Laat een bot het afmaken
web-resign-end = Hier stoppen
web-leave-sure-alone = Behalve jij spelen hier alleen bots: het spel eindigt zonder uitslag. Dit kun je niet ongedaan maken.
web-show-result = De uitslag tonen
web-order-deukalion = Automatisch passen na het gooien en plaatsen van de Kylix
    .text = Je wordt dan niet meer om een kaart gevraagd: het moment gaat vanzelf voorbij, zodra je je laatste zet niet meer ongedaan kunt maken. De anderen merken er niets van.
web-order-parthenon = Automatisch passen als een fase begint
    .text = Je wordt dan niet meer om vrije acties gevraagd: het moment gaat vanzelf voorbij, zodra je je laatste zet niet meer ongedaan kunt maken. In je bouwbeurt kun je ze nog doen.
web-only-answer = Iets anders kon niet, dus is dit voor je gekozen: { $what }.
web-keep = Wacht, ik wil even kijken
    .text = Anders wordt dit zo meteen vanzelf beantwoord.
web-keep-done = Dit wacht nu op jou.

## Een plan

web-plan = Mijn plan
    .text = Wat je hier plant, gebeurt zodra het je gevraagd wordt. Niemand anders krijgt het te horen of kan het zien.
web-plan-count = Mijn plan ({ $count })
web-plan-list = Wat gepland is
web-plan-empty = Er is niets gepland.
web-plan-withdraw = Intrekken: { $what }
web-plan-when = “{ $question }”: { $what }
web-plan-any = Wat me ook gevraagd wordt: { $what }
web-plan-react = Waar ik alleen kan reageren: passen
web-plan-wish = Zodra het kan: { $what }
web-plan-else = { $first }, en anders { $then }
web-plan-pass = passen
web-plan-same = hetzelfde als de vorige keer
web-plan-bot = { $level } beslist voor mij
web-plan-more = { $what } ({ $how })
web-plan-repeats = elke keer
web-plan-once = één keer
web-plan-how = Hoe lang, hoe vaak en wat anders
web-plan-until = Tot
web-plan-until-say = ik iets anders zeg
web-plan-until-against = iemand iets tegen mij doet
web-plan-until-turn = ik meer kan dan reageren
web-plan-if-until-against = tot iemand iets tegen mij doet
web-plan-if-until-turn = tot ik meer kan dan reageren
web-plan-otherwise = Als dat niet kan
web-plan-otherwise-ask = vraag het mij
web-plan-otherwise-next = ga door met het volgende
web-plan-otherwise-pass = pas
web-plan-otherwise-wait = wacht tot het kan
web-plan-if-next = anders het volgende
web-plan-if-pass = anders passen
web-plan-if-wait = zodra het kan
web-plan-press = Elke druk is
web-plan-press-next = een eigen antwoord
web-plan-press-else = een tweede keus
web-plan-react-now = Passen waar ik alleen kan reageren
web-plan-kinds = Plannen voor dit spel
web-plan-kind = { $kind }: { $what }
web-plan-make = Dit plannen
web-plan-change = Plan wijzigen
web-plan-choose = Toevoegen …
web-plan-no-more = verder niets
web-plan-made = gepland
web-plan-add = Toevoegen aan: { $what }
web-plan-ahead = Vooruit antwoorden
web-plan-ahead-text = Vragen die je misschien binnenkort krijgt. Druk op een antwoord om het te plannen.
web-plan-ahead-none = Er is niet te voorzien wat je binnenkort gevraagd wordt.
web-plan-looking = Ik kijk vooruit …
web-plan-look = Opnieuw vooruitkijken
web-plan-sure = zeker
web-plan-maybe = misschien
web-plan-delegate = Laat een bot beslissen
web-plan-level = Het niveau
web-plan-early = Beslis nu al over je beurt
    .text = Je wordt tegelijk met de anderen gevraagd. Wat je beslist, gebeurt als je aan de beurt bent, en niemand ziet het eerder. Tot dan kun je het veranderen, of afwachten wat de anderen doen. Veranderen zij wat jij kunt doen, dan word je opnieuw gevraagd.
web-plan-early-decided = Over je beurt is beslist. Hij wordt uitgevoerd als hij komt.
web-plan-early-told = Wat er zou gebeuren: { $events }
web-plan-early-over = Daarmee eindigt je beurt.
web-plan-early-none = In je beurt valt niets te kiezen.
web-plan-early-depends = Vanaf hier hangt het van anderen af. Neem iets terug of wacht tot je aan de beurt bent.
web-plan-early-keep = Dit is mijn beurt
web-plan-early-back = De laatste terugnemen
web-plan-early-entry = Je beurt, vroeg beslist: { $what }
web-plan-became = Wat ervan kwam
web-plan-by = volgens je plan
web-plan-why-used = { $entry } – gedaan: { $what }
web-plan-why-impossible = { $entry } – gestopt: het kon niet meer.
web-plan-why-changed = { $entry } – gestopt: anderen hebben veranderd wat je kunt doen.
web-plan-why-against = { $entry } – gestopt: iemand deed iets tegen jou.
web-plan-why-turn = { $entry } – gestopt: je kon meer dan reageren.
web-plan-why-worn = { $entry } – gestopt: het heeft vaak genoeg geantwoord.
web-plan-why-done = { $entry } – gestopt: het is voorbij.
web-plan-why-went_back = { $entry } – gestopt: iedereen wilde terug.
web-plan-why-rules = { $entry } – gestopt: de regels zijn hersteld.
web-plan-why-given_up = { $entry } – gestopt: een bot speelt op jouw plaats.
web-trouble-plan_changed = Je plan is intussen veranderd. Bekijk het nog eens.
web-trouble-plan_early = Een vroeg besliste beurt is je hele beurt, één keer beslist.
web-trouble-plan_early_length = Een vroeg besliste beurt heeft 1 tot { $most } beslissingen.
web-trouble-plan_early_open = Beslis over je beurt tot het einde, of wacht erop.
web-trouble-not_asked_early = Over je beurt kun je nu niet vroeg beslissen.
web-trouble-plan_early_depends = Dat hangt van anderen af of is niet mogelijk. Wacht op je beurt.
web-trouble-plan_length = Een plan heeft hoogstens { $most } regels. Trek er eerst een paar in.
web-trouble-plan_wishes = Een regel noemt 1 tot { $most } antwoorden.
web-trouble-plan_level = Er is geen bot van dat niveau.
web-trouble-plan_twice = Je hebt al een plan van die soort.
web-trouble-plan_kind = Dat kun je in dit spel niet plannen, of nu niet.
web-trouble-plan_values = Het plan zegt iets wat niet kan: { $field }.

## Eén apparaat voor meerderen

web-curtain-nobody = Hier hoeft niemand te kiezen
web-curtain-waiting = We wachten op { $names }.
web-curtain-pass = Geef het apparaat aan { $name }
web-curtain-text = Er is niets van het spel te zien tot { $name } drukt.
web-curtain-raise = Ik ben { $name }
web-curtain-later = Daarna: { $names }.
web-curtain-falls = Het doek valt zo.
web-curtain-next = { $name } is aan zet.
web-curtain-now = Nu doorgeven
web-curtain-anybody = Wil iemand nu iets doen?
web-curtain-anybody-text = Wie iets wil doen, bekijkt eerst de eigen kaarten. Wil niemand iets, dan gaat het spel verder.
web-curtain-quiet = Niemand deze beurt
web-curtain-not-now = Nu niet
web-curtain-look = { $name }: mijn kaarten tonen
web-open-decides = { $name } beslist
web-open-own = Mijn kaarten tonen
web-cards-hidden = { $count ->
        [one] één gedekte kaart
       *[other] { $count } gedekte kaarten
    }
web-shared-screen = Jullie spelen met meer mensen op dit apparaat. Iedereen ziet de tafel; voor de eigen kaarten hangt een gordijn.
web-other-bots = Toon ook bots voor experimenten
web-first-game = Dit lijkt je eerste partij: opgezet zoals het spelregelboek daarvoor aanraadt.
web-sit-another = Plaats voor iemand hier

## Het einde

web-you-won = Je hebt gewonnen!
web-won-for-you = Je hebt opgegeven. De bot die voor je verder speelde, heeft gewonnen.
web-you-won-with = Je hebt gewonnen, samen met { $names }!
web-nobody-scored = Niemand heeft punten.
web-won = { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
web-points = Punten naar herkomst
web-place = Plaats
web-player = Speler
web-total = Totaal
web-rematch = Nog een keer
web-record = Verslag downloaden
web-look-at-table = De tafel bekijken
web-fair = Waren de dobbelstenen eerlijk? Het verslag bevat de seed waar ze uit komen, dus iedereen kan het nagaan.

## Herhaling

web-close = Sluiten
web-replay = Terugkijken
web-replays = Terugkijken
web-replays-mine = Jouw spellen
web-replays-others = Spellen van anderen
web-replays-none = Hier staan de spellen die je hebt uitgespeeld. Speel er eerst een.
web-let-go = Dit spel verwijderen
web-let-go-sure = Het staat dan niet meer bij jouw spellen. Als ook geen medespeler het nog bewaart, is het voorgoed weg.
web-let-go-do = Verwijderen
web-record-open = Verslag openen…
web-records-all = Al mijn spellen downloaden
web-replay-watch = Bekijken
web-replay-move = Zet
web-replay-of = Zet { $n } van { $total }
web-replay-n = Zet { $n }
web-replay-valuetext = Zet { $n } van { $total }. { $told }
web-replay-transport = Afspelen
web-replay-first = Naar het begin
web-replay-back = Eén zet terug
web-replay-play = Afspelen
web-replay-intro = { $game }: een afgelopen spel
web-replay-intro-text = Gespeeld door { $players }.
web-replay-intro-spoils = Hoe het afliep, wordt niet verraden.
web-replay-intro-step = Zet voor zet
web-replay-pause = Stilzetten
web-replay-forward = Eén zet vooruit
web-replay-last = Naar het einde
web-replay-speed = Snelheid
web-replay-seen-by = Gezien door
web-replay-spectator = Een toeschouwer
web-replay-find = Moment zoeken
web-replay-search = Zoek in de kroniek…
web-replay-turning = Alleen keerpunten
web-replay-none = Tot hier wordt hier niets over verteld.
web-replay-more = En nog { $count }. Zoek om ze te vinden.
web-replay-traced = Waar het vandaan komt: { $name }
web-replay-share = Delen
web-replay-shared = Een link naar dit moment is gekopieerd.
web-share-game = Een link naar dit spel is gekopieerd.
web-share-closed = Alleen wie aan deze tafel zat kan hem openen. Wie de tafel heeft opgezet, kan dat veranderen.
web-share-by-hand = Deze browser staat kopiëren niet toe: selecteer de link en kopieer hem zelf.
web-share-link = Link naar het spel
web-share-open = Iedereen met de link mag hem openen
web-share-open-text = Zij kunnen het spel vanaf de eerste zet bekijken; wat aan tafel gezegd is, blijft daar. Je kunt dit altijd weer wijzigen.
web-share-everybody = Iedereen met de link kan hem openen.
web-share-here = Dit adres werkt alleen op deze computer. Anderen hebben het adres nodig dat hij in je netwerk heeft.
web-replay-more-tools = Meer
web-replay-table = Naar de tafel
web-replay-cannot = Dit spel kan niet worden getoond
web-play-on = Vanaf hier verder spelen
web-play-on-text = Een nieuwe tafel gaat verder na zet { $n }. Dobbelstenen en getrokken kaarten zijn vanaf hier nieuw.
web-play-on-seat = Jij speelt
web-play-on-you-first = De volgende zet is aan jou.
web-play-on-others-first = Nu aan zet: { $names }. Je ziet elke zet tot jij aan de beurt bent.
web-play-on-hidden = Verborgen kaarten
web-play-on-kept = Zoals ze lagen
web-play-on-kept-text = Iedereen heeft dezelfde kaarten, en de stapels liggen zoals ze lagen.
web-play-on-anew = Opnieuw gedeeld
web-play-on-anew-text = Wat jij zag blijft; wat voor jou verborgen was, wordt opnieuw geschud.
web-play-on-bots = Tegen bots
web-play-on-table = Tafel voor vrienden openen
web-play-on-not = Hier is het spel afgelopen. Kies een eerdere zet.
web-play-on-share = Deze stelling delen
web-play-on-shared = Een link om vanaf hier verder te spelen is gekopieerd.
web-curve = Wie hoeveel kans had om te winnen
web-curve-turn = { $name }: { $before } → { $after } %{ $cause ->
        [luck] , vooral door geluk
        [choice] , door wat er werd gekozen
       *[both] {""}
    }
web-curve-chances = Winstkansen: { $chances }
web-curve-luck = { $percent } % van de wisselingen was geluk
web-curve-spoils = Dit verraadt de afloop.
web-story-turns = Waar het kantelde
web-story-turn = { $name }: van { $before } naar { $after } %
web-story-there = Naar dit moment
web-would = Wat de beste bot had gedaan ({ $bot })
web-would-ask = Wat had de beste bot gedaan?
web-would-text = In de plaats van { $name }, met wat { $name } toen wist:
web-would-not = Hier valt niets te kiezen. Kijk door de ogen van wie beslist.
web-coach = Van mijn fouten leren
web-coach-text = De coach speelt je beslissingen verder, met alleen wat jij wist, en zoekt de duurste.
web-coach-glance = Je beslissingen worden doorgenomen…
web-coach-looking = { $done } van { $total } beslissingen nader bekeken
web-coach-progress = Bekeken beslissingen
web-coach-none = Geen van je beslissingen heeft je aantoonbaar iets gekost. Goed gespeeld.
web-coach-over = { $count ->
        [one] Dat was de ene beslissing die je iets heeft gekost.
       *[other] Dat waren de { $count } beslissingen die je het meest hebben gekost.
    }
web-coach-from-start = Nog een keer
web-coach-step = Beslissing { $n } van { $total }
web-coach-try = Wat zou je hier doen?
web-coach-options = Wat je kunt doen
web-coach-weighing = Er wordt verder gespeeld…
web-coach-best = Dat is het beste dat we vonden: { $points } punten beter dan wat je speelde.
web-coach-same = Dat is wat je speelde. Het kostte { $points } punten.
web-coach-loses = { $points ->
        [0] Zo goed als het beste dat we vonden.
        [one] Eén punt slechter dan het beste dat we vonden.
       *[other] { $points } punten slechter dan het beste dat we vonden.
    }
web-coach-show = Laat zien wat ik speelde
web-coach-claim = Je speelde: { $played }. { $points } punten beter: { $best }.
web-coach-after = Na jouw zet win je { $before } van de 100 partijen, na de andere { $after }.
web-coach-how = Elk { $worlds } keer verder gespeeld, met hetzelfde geluk en met wat jij wist; tussen { $low } en { $high } punten.
web-coach-again = Nog eens proberen
web-coach-back = Terug
web-coach-next = Volgende beslissing
web-coach-end = Klaar
web-coach-luck = Dit was niet jouw schuld
web-coach-luck-text = Zet { $line }: pech kostte je { $points } punten.
web-puzzles = Puzzels
web-puzzles-home = Eén antwoord is veel beter dan alle andere. Vind het.
web-puzzles-text = Stellingen uit partijen tussen bots. Je weet wat de speler weet, en één antwoord is minstens tien punten beter dan al het andere: zoveel meer partijen van de honderd worden ermee gewonnen.
web-puzzles-none = Er zijn hier geen puzzels.
web-puzzles-day = Puzzel van de dag
web-puzzles-solve = Los hem op
web-puzzles-mine = Jouw puzzels
web-puzzles-count = { $solved } in één keer opgelost, van { $tried } geprobeerde; er zijn er { $total }.
web-puzzles-unrated = Je eerste pogingen geven je een puzzelrating.
web-puzzles-rating = Je puzzelrating: { $points }
web-puzzles-next = Volgende puzzel
web-puzzles-all-tried = Je hebt deze allemaal geprobeerd.
web-puzzles-choose = Kies er een
web-puzzles-game = Spel
web-puzzles-theme = Thema
web-puzzles-difficulty = Moeilijkheid
web-puzzles-any = Alle
web-puzzles-easy = makkelijk
web-puzzles-medium = gemiddeld
web-puzzles-hard = moeilijk
web-puzzles-new = nieuw
web-puzzles-right = opgelost
web-puzzles-wrong = gemist
web-puzzles-line = { $difficulty }, rating { $points }, { $seats } spelers
web-puzzles-none-fit = Er past er geen. Kies wat ruimer.
web-puzzles-all = Alle puzzels
web-puzzles-options = Wat elke keuze waard is
web-puzzles-looking = Even kijken…
web-puzzles-show = Laat het antwoord zien
web-puzzles-chance = { $chance } %
web-puzzles-how = Hoeveel partijen van de honderd je na elke keuze wint: { $worlds } keer verder gespeeld, met hetzelfde geluk en met wat jij weet.
web-puzzles-is-right = Goed: { $best }. Elk fout antwoord kost { $points } punten of meer.
web-puzzles-shown = Goed was: { $best }. Elk fout antwoord kost { $points } punten of meer.
web-puzzles-was = Goed was: { $best }. De jouwe kost { $points } punten.
web-puzzles-is-wrong = Nee: dat kost { $points } punten. Probeer het nog eens.
web-puzzles-fit = { $count ->
    [one] { $count } puzzel
   *[other] { $count } puzzels
}
web-puzzles-more = Nog { $count } tonen
web-puzzles-theme-battle = Veldslag
web-puzzles-theme-harvest = Oogst
web-puzzles-theme-explore = Verkennen
web-puzzles-theme-trade = Handel
web-puzzles-theme-building = Bouwen
web-puzzles-theme-army = Leger
web-puzzles-theme-gods = Goden
web-puzzles-theme-cards = Kaarten
web-puzzles-theme-victory = Overwinningsblokjes
web-puzzles-theme-cup = De Kylix
web-puzzles-theme-route = Koers
web-puzzles-theme-hydra = De Hydra
web-puzzles-theme-missions = Opdrachten
web-puzzles-theme-styx = De Styx
web-puzzles-theme-turn = De beurt
web-puzzles-theme-harbor = Havens
web-puzzles-theme-production = Productie
web-puzzles-theme-events = Gebeurtenissen
web-puzzles-theme-hand = De hand
web-puzzles-theme-archon = De Archont
web-puzzles-theme-end = Eindspel
web-dice = Waren de dobbelstenen eerlijk?
web-dice-verify = Dobbelstenen nagaan
web-dice-working = Het huis speelt het spel opnieuw om het na te gaan…
web-dice-fair = De dobbelstenen waren eerlijk.
web-dice-unproven = Er is niets mis, maar niet alles is te bewijzen.
web-dice-departs = Dit verslag klopt niet.
web-dice-commitment = Vóór het spel beloofd (commitment)
web-dice-seed = Erna getoond (seed)
web-dice-here = Nagegaan in deze browser
web-dice-house = Nagegaan door dit huis
web-dice-seed-fits = Dit is de beloofde seed, voor deze tafel en deze spelers.
web-dice-seed-wrong = Dit is niet de beloofde seed.
web-dice-seen = Deze browser zag dezelfde belofte voordat de eerste kaart werd gedeeld.
web-dice-changed = Vóór het spel zag deze browser een andere belofte.
web-dice-cannot = Op een pagina zonder versleuteling rekenen browsers dit niet uit. Gebruik het verslag.
web-dice-day-later = Het geheim van een dag wordt getoond als de dag voorbij is, om middernacht UTC. Dan kan dit worden nagegaan.
web-dice-commitment-day = Het geheim is dat wat het huis die dag iedereen had beloofd.
web-dice-outcomes-day = Alle { $outcomes } trekkingen en worpen volgen uit het geheim van de dag.
web-dice-no-seed = Er is geen seed: aan deze tafel is niet in het geheim gedeeld.
web-dice-lines-yes = Alle { $lines } regels kunnen volgens de spelregels worden gespeeld.
web-dice-digests-yes = Geen regel is achteraf veranderd.
web-dice-commitment-yes = Dit is de seed die de gever heeft beloofd.
web-dice-outcomes-yes = Alle { $outcomes } trekkingen en worpen volgen uit de seed en de toevalsbytes van de spelers.
web-dice-outcomes-no = De trekkingen en worpen kunnen niet worden nagerekend.
web-dice-luck-note = Het is geluk op sleutel: elke trekking en worp volgt uit waarvoor hij was.
web-dice-given-no = Het begin is van een andere tafel overgenomen.
web-dice-start-no = Het spel begint in een klaargezette stelling; hoe die ontstond, staat niet in het verslag.
web-dice-practice-note = Iedereen vond het goed dat er een trekking werd teruggenomen: dit was oefening.
web-dice-end-note = Dat is het hele spel.
web-dice-trust = Een browser kent de spelregels niet en gelooft het huis voor de zetten op zijn woord. Wie zeker wil zijn, downloadt het verslag en vraagt het de eigen computer:

## Regels

web-rules = Regels
web-rules-text = Elke regel heeft een nummer. Waar het spel je iets vraagt, of iets niet toelaat, leidt het nummer hierheen.
web-rules-guide = De gids, met elk nummer
web-rules-numbered = De genummerde regels zoals het programma ze kent, in het Engels.
web-rules-read = Lezen
web-rules-all = Alle spellen
web-rules-of = De regels van { $game }
web-rules-contents = Inhoud
web-rules-search = Zoek in de regels…
web-rules-found = Gevonden
web-rules-count = { $count ->
        [0] Niets gevonden. Probeer een ander woord, of het nummer van een regel.
        [one] Eén passage
       *[other] { $count } passages
    }
web-rules-english = Deze pagina is nog niet vertaald. Hier staat ze in het Engels.
web-rules-none = Van dit spel staan hier geen regels op schrift.
web-rules-open = In het regelboek openen
web-rule-read = Regel { $rule } lezen
web-rule-itself = De regel zelf, in het Engels
web-rule-unknown = Over { $rule } staat hier niets.
web-rule-of-prompt = De regel hierover ({ $rule })

## Leren

web-learn = Leer het spel
web-lesson = De les
web-lesson-begin = Beginnen
web-lesson-show = Wijs het aan
web-lesson-next = Verder
web-lesson-again = Opnieuw beginnen
web-lesson-leave = Les verlaten
web-lesson-real = Een spel tegen bots
web-lesson-on = Hier verder spelen
web-lesson-fold = Les inklappen
web-lesson-unfold = Les uitklappen
web-lesson-goals = { $done } van { $all } dingen geleerd
web-lesson-learnt = geleerd
web-lesson-coming = komt nog
web-lesson-test = Naar de proef
web-lesson-try = Opnieuw proberen
web-lesson-view = De les nog eens
web-lesson-following = Volgende les
web-lesson-all = Alle lessen
web-lesson-wins = Leren winnen
web-lesson-wins-about = Tien minuten met een leraar naast je: het doel, en hoe je er komt.
web-lessons = Lessen
web-lessons-of = Lessen: { $game }
web-lessons-lead = Korte lessen, elk met één thema, ongeveer vijf minuten. Elke les eindigt met een proef die je spelend doet. Begin waar je wilt, stop wanneer je wilt, en kom terug.
web-lessons-count =
    { $all ->
        [one] { $done } van { $all } les gedaan
       *[other] { $done } van { $all } lessen gedaan
    }
web-lessons-next = hierna: { $lesson }
web-lesson-done = gedaan
web-lesson-going = begonnen
web-lesson-is-next = hierna
web-lesson-resume = Ga verder
web-lesson-take = Begin
web-lesson-revisit = Nog een keer
web-practice = Dit was oefening: de uitslag telt nergens voor mee, en over de dobbelstenen is niets beloofd.
web-tour = Rondleiding langs de tafel
web-tour-take = Leid me rond
web-tour-count = Halte { $at } van { $all }
web-tour-next = Verder
web-tour-back = Terug
web-tour-skip = Rondleiding overslaan
web-tour-end = Aan het spel
web-tour-prompt-title = Wat er nu moet gebeuren
web-tour-prompt = De vraagbalk zegt altijd in één zin wat er van je gevraagd wordt, of op wie iedereen wacht.
web-tour-glow-title = Wat je mag indrukken
web-tour-glow = Een gouden ring zegt: dit mag. Verder is nooit iets van goud. Met de punttoets ga je van de ene naar de volgende.
web-tour-board-title = Jouw bord
web-tour-board = Hier ligt alles wat van jou is. Druk op iets om het van dichtbij te zien: wat het doet en waar de cijfers vandaan komen.
web-tour-others-title = De anderen
web-tour-others = Hun borden, ingedeeld zoals het jouwe. Wat zij verbergen zie jij niet, en ook de bots zien jouw verborgen kaarten niet.
web-tour-chronicle-title = Wat er gebeurde
web-tour-chronicle = De kroniek vertelt alles wat er gebeurde; wijs een regel aan en je ziet waar op het bord. Ook de chat is hier.
web-tour-rule-title = De regel erbij
web-tour-rule = Het boek opent de regel waar de vraag vandaan komt. Ook wat niet kan, noemt zijn regel.
web-tour-menu-title = Menu en instellingen
web-tour-menu = Kleuren, geluid, tekstgrootte en taal vind je bij de instellingen. In het menu staan terugkijken, een pauze en deze rondleiding.

## Instellingen

web-rename = Wijzigen
web-renamed = Vanaf nu heet je { $name }.
web-language = Taal
web-theme = Kleuren
web-theme-system = Zoals het apparaat
web-theme-clay = Klei (licht)
web-theme-night = Nacht (donker)
web-theme-to-clay = Naar lichte kleuren
web-theme-to-night = Naar donkere kleuren
web-text-size = Tekstgrootte
web-patterns = Patronen naast kleuren
web-motion = Beweging
web-motion-system = Zoals het apparaat
web-motion-on = Stukken bewegen
web-motion-off = Stil
web-pace = Tempo van de bots
web-pace-calm = Rustig
web-pace-brisk = Vlot
web-pace-instant = Meteen
web-sound = Geluid
web-other-device = Een ander apparaat
web-other-device-text = Wie deze link als eerste opent, ben jij, ook daar. Hij werkt één keer, tien minuten lang.
web-other-device-link = Link maken
web-become = Op dit apparaat verdergaan als { $name }?
web-become-text = Je bent hier { $me }. Deze link komt van een ander apparaat: daarmee ben je ook hier { $name }. { $me } blijft bewaard; bij de instellingen kun je terug.
web-become-yes = Verdergaan als { $name }
web-become-no = { $me } blijven
web-before = Wie je eerder was
web-before-text = Voordat je een link van een ander apparaat opende, was je hier { $name }.
web-before-again = Weer { $name } zijn

## Hulp

web-help-start = Begin hier
web-help-begin = Hoe begin ik?
web-help-begin-text = Kies ‘Nu tegen bots’ onder een spel. Je zit meteen aan tafel; bots nemen de andere plaatsen.
web-help-prompt = Wat moet ik doen?
web-help-prompt-text = De vraagbalk zegt het altijd in één zin. Eronder staat alles wat je kunt doen.
web-help-glow = Wat kan ik aanklikken?
web-help-glow-text = Alles met een gouden ring. Verder is er nooit iets van goud.
web-help-why = Waarom kan dat niet?
web-help-why-text = Wijs het aan, ga er met het toetsenbord heen of houd het lang ingedrukt: je leest waarom, met het nummer van de regel.
web-help-undo = Ik heb iets verkeerds gekozen
web-help-undo-text = Je kunt het ongedaan maken, zolang er niets bekend is geworden en niemand verder is gegaan.
web-help-friends = Hoe speel ik met vrienden?
web-help-friends-text = Zet een tafel klaar en stuur de link, of lees de code voor. Wie zo komt, zit meteen; zit de laatste, dan begint het spel na tien seconden.
web-help-fair = Zijn de dobbelstenen eerlijk?
web-help-fair-text = Ja, en je kunt het bewijzen. Het geheim van de gever ligt vast voordat jij het jouwe toevoegt; na het spel staan beide in het verslag.
web-keys = Toetsen
web-key-tab = naar het volgende
web-key-enter = kiezen
web-key-dot = naar het volgende dat je mag kiezen
web-key-p = opnieuw horen wat er moet gebeuren
web-key-u = ongedaan maken
web-key-n = naar de tafel die het langst op je wacht
web-key-esc = sluiten wat openging
web-key-arrows = bij het terugkijken: één zet terug of vooruit
web-key-brackets = bij het terugkijken: naar het vorige of volgende keerpunt

## Over

web-about-text = Petteia noemden de oude Grieken hun bordspellen. Hier speel je spellen over hun goden en helden, met vrienden of met bots die alleen zien wat jij op hun plaats zou zien.
web-version = Versie { $version }
web-about-programs = Voor programma’s: de interface van dit huis
web-credits = Met dank aan
web-credits-icons = De pictogrammen zijn van Lorc, Delapouite en anderen; wij hebben ze gekleurd, gespiegeld en bijgesneden:
web-credits-fonts = De letters zijn Cinzel van Natanael Gama en Alegreya Sans van Juan Pablo del Peral, onder de SIL Open Font License 1.1.
web-credits-art = Friezen en borden hebben we zelf getekend; niets komt uit de gedrukte spellen.
web-licences = Licenties

## Als iets niet lukt

web-trouble-unforeseen = Er ging iets mis. Probeer het opnieuw of laad de pagina opnieuw.
web-trouble-unreachable = Het huis is niet bereikbaar. Controleer je verbinding.
web-trouble-wrong_password = Dat is niet het wachtwoord van dit huis.
web-trouble-link_used_up = Deze link is al gebruikt of te oud. Vraag om een nieuwe.
web-trouble-by_invitation = Deze tafel is alleen op uitnodiging. Vraag om een link.
web-trouble-no_such_table = Die tafel bestaat niet.
web-trouble-needs_the_host = Deze tafel heeft de beheerder nodig. Laat het weten aan wie dit huis beheert.
web-trouble-seat_taken = Iemand anders zit hier al.
web-trouble-name_taken = Iemand aan deze tafel heet al zo. Kies een eigen naam.
web-trouble-tables_enough = Speel eerst een van je tafels uit of sluit er een.
web-trouble-disk_enough = Je spellen nemen hier al veel ruimte in. Verwijder er een paar die zijn afgelopen, of vraag wie dit huis beheert om er een paar te verwijderen.
web-trouble-muted = Wie dit huis beheert, laat je hier niets zeggen.
web-trouble-bad_record = Dit verslag kan niet worden geopend.
web-trouble-too_large = Dit bestand is te groot voor een verslag.
web-trouble-not_utf8 = Dit bestand is geen tekst in UTF-8, en dus geen verslag.
web-trouble-empty_record = Dit bestand is leeg.
web-trouble-no_such_file = Dit bestand kan niet worden gelezen. Kies het opnieuw.
web-trouble-too_often = Dat ging te vaak. Wacht even.
web-trouble-not_ready = Nog niet iedereen is klaar.
web-trouble-no_such_code = Deze code leidt naar geen tafel, of niet meer. Vraag om een nieuwe.
web-trouble-table_full = Aan deze tafel zijn alle plaatsen bezet.
web-trouble-line_lost = De verbinding viel weg. Probeer het opnieuw.
web-trouble-cannot_undo = Er is niets dat je ongedaan kunt maken.

## Het huis in een tabblad

web-tab-opening = Het huis komt in dit tabblad
web-tab-opening-text = Er wordt niets verstuurd: spellen, bots en regels draaien in je browser. Het eerste bezoek laadt ongeveer 20 MB.
web-tab-loaded = { $percent } % geladen
web-tab-unpacking = Uitpakken …
web-tab-rules = Lees intussen de regels
web-tab-elsewhere = Het huis is in een ander tabblad open
web-tab-elsewhere-text = Sluit het daar, dan gaat het hier open. Je tafels zijn dezelfde.
web-tab-failed = Het huis kon niet in dit tabblad openen
web-tab-failed-text = Misschien is deze browser te oud, of bewaart hij niets op schijf (een privévenster?).
web-tab-online = Online verder spelen
web-tab-online-text = Het spel verhuist naar een huis waar anderen kunnen meedoen. Hier is het dan afgelopen.
web-tab-online-house = Adres van het huis
web-tab-online-go = Daarheen
web-tab-online-wrong = Dat is geen adres van een huis; goed zou zijn: games.example.org.
web-online-unreadable = Het spel in deze link is niet te lezen.
web-house-only = Alleen in een huis, want in een browser duurt het denken te lang: { $bots }.

## Horen dat je aan zet bent

web-waits =
    { $count ->
        [one] Jij bent aan zet: { $title }. Met de N-toets ga je erheen.
       *[other] { $count } tafels wachten op je, { $title } het langst. Met de N-toets ga je erheen.
    }
web-notices = Als je aan zet bent
web-notices-text = Een open pagina laat het je merken met haar titel, haar pictogram en een geluid. Hier kies je hoe je het anders hoort. Wie naar de pagina kijkt, krijgt geen bericht.
web-notices-none = Buiten de eigen pagina’s stuurt deze site geen berichten: de beheerder heeft dat niet ingesteld.
web-notify = Meldingen zolang er een pagina openstaat
web-notice-ways = Hoe je het hoort
web-notice-mail = E-mail
web-notice-hook = Webhook
web-notice-hook-text = Voor Discord, Slack, Matrix en dergelijke. Een adres moet beginnen met: { $begins }
web-notice-push = Deze browser
web-notice-push-text = Meldt het ook als er geen pagina openstaat, via de pushdienst van de maker, die het niet kan lezen.
web-notice-push-add = Deze browser laten melden
web-notice-add = Toevoegen
web-notice-try = Uitproberen
web-notice-tried = Er is een bericht verstuurd.
web-notice-drop = Verwijderen
web-notice-every = hooguit eens per
web-notice-after = Pas als je aan zet bent sinds
web-notice-at-once = meteen
web-notice-quiet = Stille uren
web-notice-quiet-from = Stil vanaf
web-notice-quiet-to = Stil tot
web-notice-look-there = Kijk in je mail op { $address }: daar staat een link waarmee je zegt dat je dit wilt.
web-notice-unconfirmed = Wacht tot je de link in de mail volgt.
web-notice-unreached = Was niet te bereiken; het wordt opnieuw geprobeerd.
web-notice-spoilt = Daar is niemand meer. Verwijder het, of voeg het opnieuw toe.
web-notice-not-allowed = Je browser staat dat niet toe; je kunt het wijzigen bij de instellingen van de pagina.
web-notice-no-push = Deze browser kon zijn pushdienst niet bereiken.
web-notice-minutes =
    { $count ->
        [one] minuut
       *[other] { $count } minuten
    }
web-notice-hours =
    { $count ->
        [one] uur
       *[other] { $count } uur
    }
web-notice-days =
    { $count ->
        [one] dag
       *[other] { $count } dagen
    }
web-trouble-no_mail_address = Dat is geen e-mailadres.
web-trouble-hook_not_allowed = De beheerder van dit huis staat geen webhooks naar dat adres toe.
web-trouble-push_not_allowed = Dit huis kent de pushdienst van je browser niet.
web-trouble-ways_enough = Je hoort het al op tien manieren. Verwijder er eerst een.
web-trouble-not_sent = Dat kon niet worden verstuurd. Klopt het adres?
web-trouble-no_such_way = Dat is al weg.
web-trouble-no_address = Dat is geen adres van een webdienst.

## Weer jezelf zijn

web-recovery = Herstelcode
web-recovery-text = Alleen deze browser weet hier wie je bent. Als die je vergeet, ben je met deze code weer jezelf, hier of op een ander apparaat. Bewaar hem waar alleen jij hem vindt.
web-recovery-there = Je hebt een code. Hij wordt niet nog eens getoond; een nieuwe komt ervoor in de plaats.
web-recovery-make = Code maken
web-recovery-anew = Nieuwe code maken
web-recovery-drop = Intrekken
web-recovery-dropped = De code is nu niets meer waard.
web-recovery-keep = Hij wordt alleen nu getoond.
web-recovery-enter = Ik heb een herstelcode
web-recovery-use = Weer mezelf zijn
web-recovery-yours = Dat ben je al.
web-trouble-no_such_recovery = Niemand heeft deze code. Zijn alle letters overgenomen?
web-everything = Alles over jou
web-everything-text = Alles wat dit huis over je bewaart, in één bestand: je naam en apparaten, hoe je bericht krijgt, je uitslagen en al je partijen, met het verslag en wat je daar gezegd hebt.
web-everything-get = Downloaden

## Weer jezelf zijn met een passkey; één zijn, en niemand

web-passkey = Passkeys
web-passkey-text = Met een passkey ben je weer jezelf met je vinger, je gezicht of een pincode, op dit apparaat en overal waar je passkeys meegaan. Het huis komt daar niets van te weten.
web-passkey-make = Passkey maken
web-passkey-use = Passkey gebruiken
web-passkey-made = Vanaf nu ben je met deze passkey weer jezelf.
web-passkey-dropped = De passkey is hier nu niets meer waard. Je kunt hem ook van je apparaat verwijderen.
web-passkey-since = Sinds { $day }.
web-passkey-used = Laatst gebruikt op { $day }.
web-passkey-drop = Intrekken
web-trouble-passkey_refused = Met deze passkey komt hier niemand binnen.
web-trouble-passkey_too_late = Dat duurde te lang. Probeer het nog eens.
web-trouble-passkey_not_kept = Deze passkey is al bekend, of je hebt er te veel.
web-trouble-no_passkeys = Passkeys werken alleen bij een huis dat via https bereikbaar is.
web-unite = Samenvoegen met { $name }
web-unite-sure = Alle tafels, uitslagen, notities en apparaten van { $name } worden voorgoed die van { $me }, en de ratings worden opnieuw berekend. Doe dat alleen als je beide bent: wie de code of een apparaat van een van de twee heeft, heeft dan alles.
web-unite-yes = Samenvoegen
web-unite-no = Toch maar niet
web-united = Jij en { $name } zijn nu één.
web-trouble-both_at_table = Jullie zitten allebei aan een tafel waar nog gespeeld wordt. Maak dat spel eerst af, of sta op.
web-trouble-both_rated = Jullie hebben tegen elkaar gespeeld om ratingpunten, dus jullie blijven met z’n tweeën.
web-trouble-one_set_aside = Een van die tafels heeft eerst de gastheer nodig.
web-forget = Vergeten worden
web-forget-text = Het huis vergeet je: je naam verdwijnt van alle tafels en uit alle verslagen, en daarmee wat je gezegd en genoteerd hebt, je apparaten, passkeys en manieren om bericht te krijgen. Spellen blijven, en waar er nog een loopt speelt een bot voor je. Wat anderen in hun eigen woorden over je schreven blijft ook.
web-forget-me = Vergeet mij …
web-forget-sure = Dat kan niemand ongedaan maken. Typ { $name } om door te gaan.
web-forget-yes = Vergeet mij voorgoed
web-said-gone = (weg)
web-trouble-not_confirmed = Dat is je naam niet.

## Een tijdje weg

web-rest = Vakantie
web-rest-text = Zeg tot wanneer je weg bent, en je klok staat stil aan alle tafels met dagen bedenktijd die dat toestaan. De anderen zien het.
web-rest-until = Je bent op vakantie tot en met { $day }.
web-rest-go = Op vakantie gaan
web-rest-back = Ik ben terug
web-rest-over = Welkom terug. Je klok loopt weer.
web-rest-begun =
    { $stand ->
        [one] Je klok staat stil aan één tafel
       *[other] Je klok staat stil aan { $stand } tafels
    }{ $run ->
        [0] .
        [one] , en loopt door aan één tafel die dat niet toestaat of waar je vakantie op is.
       *[other] , en loopt door aan { $run } tafels die dat niet toestaan of waar je vakantie op is.
    }
web-rest-nowhere = Aan geen van je tafels is een klok die je stil kunt zetten.
web-away-until = weg tot { $time }
web-your-move-until = Jij bent aan zet, tot { $time }

## Wat er gespeeld is, en hoe goed

web-profile = Profiel
web-profile-counts =
    { $played ->
        [0] Er is nog geen partij afgelopen.
        [one] Eén partij, { $won } gewonnen.
       *[other] { $played } partijen, { $won } gewonnen.
    }
web-profile-hidden = { $name } laat geen uitslagen en ratings zien.
web-profile-see = Wie je uitslagen en ratings ziet
web-profile-see-all = Iedereen hier
web-profile-see-me = Alleen jij
web-profile-see-text = Wie niets laat zien, staat op geen ranglijst. Partijen met rating tellen toch mee.
web-profile-games = Afgelopen partijen
web-profile-games-none = Nog niets.
web-profile-place = { $place }e van { $seats }
web-profile-points =
    { $points ->
        [one] één punt
       *[other] { $points } punten
    }
web-profile-absent = voortijdig weggegaan
web-profile-somebody = iemand
web-ratings = Ratings
web-ratings-none = Nog geen partij met rating. Wie de tafel opent, zegt of die meetelt; tegen bots kan dat ook.
web-ratings-text = De punten tellen omhoog vanaf de zwakste bot; 400 meer betekent tien keer winnen op één keer verliezen. De balk laat zien hoe zeker dat is.
web-rating-seats =
    { $seats ->
        [one] één plaats
       *[other] { $seats } plaatsen
    }
web-rating-points = { $points } ± { $give }
web-rating-between = tussen { $below } en { $above }
web-rating-over = boven { $below }
web-rating-under = onder { $above }
web-rating-games =
    { $games ->
        [one] na één partij
       *[other] na { $games } partijen
    }
web-leaders = Ranglijsten
web-leaders-none = Hier is nog geen partij met rating gespeeld.
web-leaders-how = Maak een tafel, zet bij de instellingen ‘Met rating’ aan en speel het spel uit, tegen vrienden of tegen bots van een niveau. Na het eerste spel sta je hier tussen de anderen.
web-leaders-go = Naar de spellen
web-leaders-text = Bovenaan staat wie het meest heeft laten zien: wat een rating minstens waard is. Bots blijven waar ze zijn.
web-leaders-bot = Bot
web-rated = Met rating
web-rated-text = De uitslag telt mee voor de rating. Er zijn geen hints, niets wordt in overleg teruggenomen, en iedereen heeft één plaats. Wie weggaat of opgeeft, wordt laatste.
web-trouble-rated_stands = In een partij met rating blijft staan wat gedaan is.
web-trouble-rated_one_seat = In een partij met rating heeft iedereen één plaats.
web-trouble-bot_not_rated = Niemand weet wat deze bot waard is. In een partij met rating spelen alleen bots van een niveau mee.
web-trouble-character_not_rated = Een bot met een karakter is niet precies zo sterk als zijn niveau. In een partij met rating spelen alleen bots zonder.
web-trouble-no_such_character = Deze bot kan dat karakter niet hebben.
web-trouble-not_rated_here = Dit huis houdt geen ratings bij.
web-trouble-rated_by_the_box = Een partij met rating wordt met de doos van het huis gespeeld.
web-trouble-no_such_guest = Op dit adres is hier niemand.
web-note = Notitie voor jezelf
web-note-text = Alleen jij ziet hem, op al je apparaten.
web-note-kept = Genoteerd.

# an owner’s box
web-own-box = Eigen doos
web-own-box-text = Aan deze tafel wordt met de getallen van een bezitter gespeeld. Bekijk wat afwijkt.
web-in-the-box = Wat er in de doos zit
web-the-box = De doos
web-look = Bekijken
web-which-box = Getallen
web-box-usual = De getallen van het spel
web-box-chosen = Met een eigen doos zegt de tafel dat erbij, ziet iedereen wat afwijkt voor hij gaat zitten, en telt de partij niet voor de rating.
web-box-choose = Heb je het gedrukte spel? Vul de echte getallen in:
web-box-house = Gespeeld met de eigen getallen van dit huis.
web-box-named = Gespeeld met de doos ‘{ $name }’.
web-box-any = Gespeeld met getallen uit iemands eigen doos.
web-invite-box = Wie de link opent of de code intypt, komt bij de tafel, ziet wat er in deze doos afwijkt en gaat zitten. Ze gelden tot het spel begint, hoogstens een dag.
web-box-unrated = Wat afwijkt van het spel:
web-trouble-box_refused = Dit bestand is geen doos van dit spel.
web-trouble-boxes_enough = Je bewaart hier al zoveel dozen als kan. Gooi er eerst een weg.
web-trouble-no_such_box = Zo’n doos heb je niet.
web-trouble-no_box = Dit is geen doos.

## Praten: wie je niet leest, wie de gastheer wegstuurt, wat gemeld wordt

web-chat-new = Nieuw
web-chat-unread = { $count ->
        [one] één nieuwe regel
       *[other] { $count } nieuwe regels
    }
web-chat-mute = Chat dempen voor mij
web-chat-muted = Je hebt deze chat gedempt.
web-chat-show = Weer tonen
web-chat-barred = Wie deze tafel heeft opgezet, laat je hier niets zeggen.
web-people = Mensen aan deze tafel
web-people-what = dempen, blokkeren of melden
web-person-about = { $name } dempen, blokkeren of melden
web-person-mute = Dempen voor mij
web-person-unmute = Weer lezen
web-person-mute-text = Je leest aan geen enkele tafel meer wat deze speler zegt. De ander merkt daar niets van.
web-person-mute-done = Je leest niet meer wat { $name } zegt.
web-person-heard = Je leest { $name } weer.
web-person-block = Blokkeren
web-person-unblock = Niet meer blokkeren
web-person-block-text = Je leest ook niets meer, en je wordt eerst gevraagd voordat een link, een code of een plaats jullie samenbrengt.
web-person-block-done = { $name } is geblokkeerd. De lijst staat bij de instellingen.
web-person-report = Melden bij de beheerder
web-person-report-text = De beheerder van dit huis leest deze woorden, wie ze zei, aan welke tafel, en wat je hier schrijft.
web-person-report-name = De beheerder van dit huis leest deze naam, aan welke tafel die zit, en wat je hier schrijft.
web-person-why = Wat is er mis mee?
web-person-report-do = Melden
web-person-reported = Bedankt. De beheerder kijkt ernaar.
web-person-host = Als gastheer van deze tafel
web-person-bar-mute = Dempen aan deze tafel
web-person-bar-ban = Wegsturen
web-person-bar-none = Weer toelaten
web-person-bar-mute-done = { $name } zegt niets meer aan deze tafel.
web-person-bar-ban-done = { $name } mag niet meer aan deze tafel komen.
web-person-bar-none-done = { $name } mag weer praten en komen.
web-person-plays = Wie speelt, blijft tot het spel uit is.
web-barred = Gedempt en weggestuurd
web-barred-mute = mag niets zeggen
web-barred-ban = mag niet binnenkomen
web-silences = Gedempt en geblokkeerd
web-silences-text = Je leest niet wat zij zeggen. Met wie je hebt geblokkeerd, kom je nergens samen zonder dat het je eerst gevraagd wordt.
web-silences-none = Niemand. Via een naam in de chat, of in het menu van een tafel, demp of blokkeer je iemand.
web-silence-mute = gedempt
web-silence-block = geblokkeerd
web-silence-table = chat gedempt
web-silence-end = Ongedaan maken
web-blocked-there = { $count ->
        [one] Aan deze tafel zit { $names }, die je hebt geblokkeerd. Toch komen?
       *[other] Aan deze tafel zitten { $names }, die je hebt geblokkeerd. Toch komen?
    }
web-blocked-here = { $count ->
        [one] Aan deze tafel zit { $names }, die je hebt geblokkeerd.
       *[other] Aan deze tafel zitten { $names }, die je hebt geblokkeerd.
    }
web-blocked-anyway = Toch komen
web-blocked-not = Wegblijven
web-trouble-barred = Wie deze tafel heeft opgezet, wil je hier niet hebben.
web-trouble-muted_here = Wie deze tafel heeft opgezet, laat je hier niets zeggen.
web-trouble-plays_here = Wie speelt, blijft tot het spel uit is. Dempen kan wel.
web-trouble-barred_enough = Er zijn hier al { $most } mensen gedempt of weggestuurd.
web-trouble-silences_enough = Je hebt er al { $most } gedempt of geblokkeerd. Maak er eerst een ongedaan.
web-trouble-no_such_line = Dat heeft niemand aan deze tafel gezegd, of te lang geleden.
web-trouble-reports_enough = De beheerder heeft al heel veel te bekijken. Probeer het later nog eens.

## Alle tafels op één pagina, voor wie één keer per dag komt

web-today = Jouw tafels vandaag
web-today-open =
    { $count ->
        [0] Jouw tafels vandaag
        [one] Jouw tafels vandaag: één wacht op je
       *[other] Jouw tafels vandaag: { $count } wachten op je
    }
web-today-sum =
    { $count ->
        [0] Op dit moment wordt je niets gevraagd.
        [one] Eén tafel wacht op je antwoord.
       *[other] { $count } tafels wachten op je antwoord.
    }
web-today-people =
    { $count ->
        [one] Eén medespeler wacht op je.
       *[other] { $count } medespelers wachten op je.
    }
web-today-asked = Wat je gevraagd wordt
web-today-ahead = Wat je nu al kunt beslissen
web-today-answer = Antwoorden
web-today-plan = Mijn plan voor deze tafel
web-today-since = gevraagd sinds { $time }
web-today-planned =
    { $count ->
        [one] Er staat één ding op je plan.
       *[other] Er staan { $count } dingen op je plan.
    }
web-today-quoted = ‘{ $said }’
web-today-early = Je kunt al over je beurt beslissen: { $question }
web-today-early-done = Over je beurt is al beslist.
web-today-spares = Een plan zou voor je antwoorden: { $questions }
web-today-nothing-sure = Nog is niet te voorzien wat je zeker gevraagd wordt.
web-today-answered =
    { $count ->
        [one] Je plan heeft één keer geantwoord.
       *[other] Je plan heeft { $count } keer geantwoord.
    }
web-today-more =
    { $count ->
        [one] En nog één regel in de kroniek.
       *[other] En nog { $count } regels in de kroniek.
    }
web-today-empty = Je hebt geen spel lopen
web-today-empty-text = Een spel over dagen kost je een paar minuten per dag. Maak een tafel met een klok in dagen en nodig vrienden uit, of speel nu tegen bots. Dan vind je hier wat je gevraagd wordt en wat je nu al kunt beslissen.
web-today-look = Een spel zoeken

## The deal of the day

web-daily = Partij van de dag
web-daily-home = Elke dag in elk spel hetzelfde geluk voor iedereen hier.
web-daily-open = Naar de partijen van vandaag
web-daily-text = Elke dag is er in elk spel één partij, voor iedereen hier dezelfde: jij alleen tegen bots, met dezelfde kaarten en dobbelstenen zolang je hetzelfde doet. Je eerste poging telt. Van maandag tot zondag worden de bots sterker.
web-daily-text-tab = Elke dag is er in elk spel één partij, dezelfde voor iedereen die in een browser speelt: jij alleen tegen bots. Van maandag tot zondag worden ze sterker. Niemand controleert iets en er is geen ranglijst; het gaat op je woord van eer.
web-daily-next =
    { $hours ->
        [0] Volgende partij over { $minutes } min, om { $time } jouw tijd (middernacht UTC).
       *[other] Volgende partij over { $hours } u { $minutes } min, om { $time } jouw tijd (middernacht UTC).
    }
web-daily-finish =
    { $hours ->
        [0] Om mee te tellen moet de partij over { $minutes } min af zijn: om { $time } jouw tijd (middernacht UTC).
       *[other] Om mee te tellen moet de partij over { $hours } u { $minutes } min af zijn: om { $time } jouw tijd (middernacht UTC).
    }
web-daily-how = { $seats } plaatsen; jij zit op plaats { $seat }. Tegen: { $bot }.
web-daily-play = Spelen
web-daily-go-on = Verder spelen
web-daily-details = Meer hierover
web-daily-results = Uitslagen
web-daily-begun =
    { $count ->
        [0] Nog niemand is begonnen: wees de eerste.
        [one] Eén speler is begonnen.
       *[other] { $count } spelers zijn begonnen.
    }
web-daily-state-new = Nog niet gespeeld
web-daily-state-going = Je poging loopt
web-daily-state-counted =
    { $place ->
        [1] Gewonnen
       *[other] Plaats { $place } van { $seats }
    }
web-daily-state-given_up = Opgegeven
web-daily-state-late = Niet op tijd af
web-daily-state-void = Niet meegeteld
web-daily-place-short = { $place }e
web-daily-ahead = ({ $points } ten opzichte van de beste van de anderen)
web-daily-streak = Dagen op rij
web-daily-streak-now = nu
web-daily-streak-longest = langste reeks
web-daily-played = partijen uitgespeeld
web-daily-wins = partijen gewonnen
web-daily-streak-text = Een dag telt als je een partij van die dag uitspeelt, in welk spel ook.
web-daily-streak-none = Speel vandaag een partij uit, dan staat hier je eerste dag op rij.
web-daily-calendar = Eerdere dagen
web-daily-game = Spel
web-daily-month-before = Vorige maand
web-daily-month-after = Volgende maand
web-daily-all = Alle dagen
web-daily-today = Naar de partijen van vandaag
web-daily-over = Deze dag is voorbij. De partij kan nog voor de lol worden gespeeld.
web-daily-rules = Eén poging telt. Er zijn geen hints en geen analyse tot de dag voorbij is, en wat gedaan is, blijft staan. Wie met twee browsers speelt, kan twee keer kijken; de anderen vertrouwen erop dat je dat niet doet.
web-daily-rules-tab = Eén poging telt, op je woord van eer. Er zijn geen hints en geen analyse tot de dag voorbij is.
web-daily-void-why = Het huis kon deze poging niet controleren, of een bot heeft meegespeeld.
web-daily-share = Delen
web-daily-share-title = Petteia, partij van de dag: { $game }, { $day }
web-daily-share-beats = beter dan { $share } % van de anderen
web-daily-fun = Nog eens spelen voor de lol
web-daily-everybody = Ieders uitslag
web-daily-rank = Je bent nummer { $rank } van { $of }: beter dan { $share } % van de anderen.
web-daily-rank-first = Jij hebt deze partij hier als eerste uitgespeeld. Deel hem, en kijk wie het beter doet.
web-daily-bars = Uitslagen naar punten voor op de beste van de anderen
web-daily-bars-text = Punten voor op de beste van de andere plaatsen, of achter. De eindplaats telt eerst.
web-daily-you = jij
web-daily-nobody = Niemand heeft deze partij uitgespeeld.
web-daily-best = De beste pogingen
web-daily-hidden = Iemand
web-daily-later = Hoe iedereen het doet, zie je als je eigen poging af is, of als de dag voorbij is.
web-daily-fair = Hoe de partij eerlijk blijft
web-daily-fair-text = Het geluk van een dag komt uit een geheim. Voor de dag begint, toont het huis een belofte (commitment) waaruit niemand het geheim kan berekenen; als de dag voorbij is, toont het het geheim zelf. Zo kan iedereen nagaan dat het intussen niet is veranderd: een verslag dat na die dag wordt gedownload, bevat het geheim, en petteia verify rekent elke uitkomst na. Het huis zelf zou vooruit kunnen kijken; daarin vertrouw je het. Een poging telt pas als het huis het verslag heeft nagespeeld en in orde bevonden.
web-daily-promise = Belofte van deze dag (commitment)
web-daily-promise-next = Belofte van morgen
web-daily-secret = Geheim van deze dag
web-daily-end = Hoe iedereen het deed
web-daily-counting = Dit was je poging die telt bij de partij van de dag. Hij telt mee zodra het huis hem heeft nagespeeld.
web-daily-for-fun = Dit was voor de lol: het telt niet mee.
web-daily-closed = Deze poging bij de partij van de dag is voorbij.
web-trouble-daily_until = Dit is een partij van de dag: analyse, hints, delen en verder spelen komen als de dag voor iedereen voorbij is, om middernacht UTC.
web-trouble-daily_hints = Een partij van de dag wordt zonder hints gespeeld tot die dag voorbij is.
web-trouble-daily_stands = In de poging die telt, blijft staan wat gedaan is.
web-trouble-daily_alone = Een partij van de dag speel je alleen: je kunt niemand uitnodigen.
web-trouble-daily_start = Een partij van de dag begin je op haar eigen pagina.
web-trouble-daily_bot = In de poging die telt, beslist geen bot voor jou.
web-trouble-daily_over = Deze dag is voorbij. De partij kan voor de lol worden gespeeld.
web-trouble-daily_done = Je hebt je poging die telt al gehad. Verdere pogingen zijn voor de lol.
web-trouble-daily_first = De eerste poging is die welke telt. Verdere pogingen zijn voor de lol.
web-trouble-daily_own_first = Speel eerst zelf. Daarna zie je hoe anderen het deden.
web-trouble-no_such_day = Van die dag is er hier geen partij.
web-trouble-no_such_try = Deze poging kan niet meer worden bekeken.

## Toernooien en competities

web-tournaments = Toernooien
web-tournaments-home = Speel een paar rondes met anderen, of wekenlang in een competitie.
web-tournaments-text = Ronde na ronde krijg je een tafel en tegenstanders. Iedereen hier kan een toernooi of een competitie opzetten.
web-tournaments-none = Hier is nog geen toernooi. Zet het eerste op: kies een spel, stuur je vrienden de link en laat bots de lege plaatsen vullen.
web-tournaments-open-none = Er is er nu geen waaraan je kunt meedoen. Zet er een op, dan kunnen anderen meedoen.
web-tournaments-mine = Van mij
web-tournaments-open = Om aan mee te doen
web-tournaments-running = Bezig
web-tournaments-over = Afgelopen
web-tournaments-all = Alle toernooien
web-tournament-make = Toernooi opzetten
web-tournament-in = Je doet mee
web-tournament-players =
    { $count ->
        [0] nog niemand
        [one] één deelnemer
       *[other] { $count } deelnemers
    }
web-tournament-players-of = { $count } van hoogstens { $most }
web-tournament-tables-of = tafels van { $seats }
web-tournament-state-open = Je kunt nu meedoen. Het begint als de organisator dat zegt, of als het vol is.
web-tournament-state-starts = Je kunt nu meedoen. Het begint op { $time }.
web-tournament-state-round =
    { $rounds ->
        [0] Ronde { $round }
       *[other] Ronde { $round } van { $rounds }
    }
web-tournament-state-season = Seizoen { $season }
web-tournament-state-over = Afgelopen
web-tournament-state-off = Afgelast
web-tournament-format-swiss = Zwitsers
web-tournament-format-robin = Iedereen tegen iedereen
web-tournament-format-knockout = Knock-out
web-tournament-format-league = Competitie
web-tournament-about-swiss = Iedereen speelt elke ronde, tegen anderen die het tot nu toe even goed doen en die je nog niet bent tegengekomen. Goed voor elk aantal deelnemers.
web-tournament-about-robin = Aan tafels van twee speelt iedereen één keer tegen iedereen, aan grotere tafels zo gelijk mogelijk verdeeld. Goed voor kleine groepen.
web-tournament-about-knockout = Van elke tafel gaat de beste helft door, tot er één over is. Bij een gelijke stand beslist het lot dat aan het begin is getrokken.
web-tournament-about-league = Divisies waarin iedereen tegen iedereen speelt. Na elk seizoen promoveren de besten en degraderen de laatsten. Je kunt op elk moment meedoen en begint dan het volgende seizoen onderaan.
web-tournament-about = Over dit toernooi
web-tournament-seats = Met hoeveel aan een tafel?
web-tournament-kind = Hoe wordt er gespeeld?
web-tournament-name = Naam
web-tournament-name-usual = { $game } met { $name }
web-tournament-most = Hoogstens zoveel deelnemers
web-tournament-pace = Tijd
web-tournament-pace-evening = Eén avond
web-tournament-pace-evening-text = 30 minuten bedenktijd per speler en spel, 10 minuten om aan tafel te komen, en rondes van hoogstens anderhalf uur.
web-tournament-pace-relaxed = Een lange dag
web-tournament-pace-relaxed-text = 90 minuten bedenktijd per speler en spel, een half uur om aan tafel te komen, en rondes van hoogstens vijf uur.
web-tournament-pace-days = Dagen per zet
web-tournament-pace-days-text = Een dag per zet en drie dagen reserve. Spellen beginnen meteen en een ronde duurt hoogstens drie weken.
web-tournament-rounds = Rondes
web-tournament-rounds-usual = zoveel als nodig
web-tournament-begin = Het begint
web-tournament-begin-hand = als ik het zeg
web-tournament-begin-clock = op een bepaald moment
web-tournament-begin-full = als het vol is
web-tournament-at = Datum en tijd
web-tournament-when-missing = Kies de datum en de tijd waarop het begint.
web-tournament-join-too = Ik doe zelf mee
web-tournament-listed = Iedereen hier kan het vinden. Anders alleen wie de link heeft.
web-tournament-late = Meedoen kan ook nog als het begonnen is
web-league-days = Lengte van een seizoen
web-league-days-count =
    { $count ->
        [7] een week
        [14] twee weken
        [28] vier weken
       *[other] { $count } dagen
    }
web-league-division = Leden van een divisie
web-league-moving = Zoveel promoveren en degraderen
web-league-season = Seizoen { $season }
web-league-division-number = Divisie { $number }
web-league-up = promoveert
web-league-down = degradeert
web-league-to = Naar de competitie
web-league-next = Dit seizoen eindigt op { $time }.
web-tournament-made = opgezet door { $name }
web-tournament-private = alleen voor wie de link heeft
web-tournament-next = De volgende ronde begint op { $time }.
web-tournament-your-turn = Je hebt een tafel in deze ronde.
web-tournament-my-table = Naar mijn tafel
web-tournament-join = Meedoen
web-tournament-leave = Uit het toernooi stappen
web-tournament-remove = Verwijderen
web-tournament-link = Link kopiëren
web-tournament-calendar = Agendabestand
web-tournament-csv = Uitslagen als tabel
web-tournament-round = Ronde { $round }
web-tournament-board = Tafel { $number }
web-tournament-place = { $place }.
web-tournament-absent = niet gekomen
web-tournament-table-called = wacht op spelers
web-tournament-table-playing = wordt gespeeld
web-tournament-table-done = afgelopen
web-tournament-table-judged = afgelopen, beslist door de organisator
web-tournament-watch = Meekijken
web-tournament-rule = Uitslag bepalen
web-tournament-rule-text = Zeg hoe dit spel is geëindigd. Wie gelijk eindigen, krijgen dezelfde plaats. Dit telt, wat er aan tafel ook gebeurt.
web-tournament-rule-so = Dit is de uitslag
web-tournament-byes =
    { $count ->
        [one] { $names } is vrij, en dat telt als winst.
       *[other] { $names } zijn vrij, en dat telt als winst.
    }
web-tournament-ready-until = Kom voor { $time } aan je tafel en zeg dat je klaar bent. Wie niet komt, wordt laatste.
web-tournament-round-until = Wat op { $time } niet klaar is, telt als gelijkspel.
web-tournament-standings = Stand
web-tournament-points =
    { $count ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-tournament-won-of = { $won } van { $played } gewonnen
web-tournament-points-text = Een gewonnen tafel levert één punt op, de laatste plaats niets; de plaatsen ertussen lopen gelijkmatig op.
web-tournament-tie-direct =
    { $count ->
        [one] { $points } punt aan hun eigen tafels
       *[other] { $points } punten aan hun eigen tafels
    }
web-tournament-tie-buchholz =
    { $count ->
        [one] { $points } punt van alle tegenstanders (Buchholz)
       *[other] { $points } punten van alle tegenstanders (Buchholz)
    }
web-tournament-tie-sonneborn =
    { $count ->
        [one] { $points } punt van verslagen tegenstanders (Sonneborn-Berger)
       *[other] { $points } punten van verslagen tegenstanders (Sonneborn-Berger)
    }
web-tournament-tie-wins =
    { $value ->
        [one] één tafel gewonnen
       *[other] { $value } tafels gewonnen
    }
web-tournament-tie-rounds = kwam tot ronde { $value }
web-tournament-tie-lot = door loting
web-duplicate = Duplicaat
web-duplicate-wanted = Hetzelfde spel aan elke tafel van een ronde
web-duplicate-text = Iedereen heeft hetzelfde geluk als wie aan de andere tafels op dezelfde plaats zit, en wordt met hen vergeleken. Zo telt het spel en niet het geluk. Wat er aan een tafel is gebeurd, is te zien als de laatste klaar is.
web-duplicate-trust = Bij gelijke spellen kan je eigen apparaat niets toevoegen: je vertrouwt erop dat het huis niet vooruitkijkt. Veranderen kan het huis het spel niet, want dat heeft het van tevoren vastgelegd.
web-duplicate-points-text = Op elke plaats wordt je resultaat vergeleken met dat aan de andere tafels: één punt als alle slechter waren, niets als alle beter waren. Een partij die niet klaar is, levert een half punt op, een vrije ronde 0,6, een verlaten plaats niets.
web-duplicate-sealed = Aan alle tafels ligt hetzelfde spel. De resultaten, en wat er aan elke tafel is gebeurd, zijn te zien als de laatste klaar is.
web-duplicate-byes =
    { $count ->
        [one] { $names } heeft een vrije ronde, die 0,6 telt.
       *[other] { $names } hebben een vrije ronde, die 0,6 telt.
    }
web-duplicate-round-until = Wat op { $time } niet klaar is, wordt gestopt en telt half.
web-duplicate-ahead = ({ $points } voor)
web-duplicate-behind = ({ $points } achter)
web-duplicate-proof = Bewijs van het spel
web-duplicate-proof-text = Het huis heeft het geheim van deze ronde vastgelegd voordat de eerste tafel begon, en toont het als de laatste klaar is. Dan is het bewijs in elke herhaling na te gaan.
web-tournament-tie-difference =
    { $count ->
        [one] { $points } punt beter dan anderen op dezelfde plaatsen
       *[other] { $points } punten beter dan anderen op dezelfde plaatsen
    }
web-tournament-seeding = Eerst indelen op rating, niet door loting
web-tournament-seeded = eerst op rating ingedeeld
web-teams = Teams
web-teams-none = Ieder voor zich
web-teams-of = Teams van { $count }
web-teams-text = De leden van een team zitten aan verschillende tafels op verschillende plaatsen, tegen de andere teams, en tellen hun punten samen. Bots vullen teams aan die niet compleet zijn.
web-team-name = Je team
web-team-text = Wie dezelfde naam schrijft, vormt een team. Laat het leeg om bij een willekeurig team te komen.
web-team-mine = Je zit in het team { $team }.
web-team-change = Van team wisselen
web-dice-duplicate-later = Het geheim van een duplicaat wordt getoond als alle tafels klaar zijn. Dan kan dit worden nagegaan.
web-dice-commitment-duplicate = Het geheim is dat wat het huis voor alle tafels van het duplicaat had beloofd.
web-dice-outcomes-duplicate = Alle { $outcomes } trekkingen en worpen volgen uit het geheim van het duplicaat.
web-duplicate-stopped = De tijd van de ronde was om, dus deze partij is gestopt. Ze telt half voor iedereen die er was.
web-trouble-duplicate_until = Anderen spelen dit spel nog: wat hier is gebeurd, is te zien als alle tafels van het duplicaat klaar zijn.
web-trouble-duplicate_own_seat = Anderen spelen dit spel nog: kijk terug vanaf je eigen plaats tot alle tafels van het duplicaat klaar zijn.
web-trouble-duplicate_stands = Bij een duplicaat, waar anderen hetzelfde spel hebben, blijft staan wat er is gedaan en wordt er tot het einde gespeeld.
web-trouble-duplicate_small = Een duplicaat vergelijkt tafels: er moeten meer mensen mee kunnen doen.
web-trouble-duplicate_knockout = Een afvalronde met duplicaten wordt door teams gespeeld: alleen ontmoet niemand degenen met wie hij wordt vergeleken.
web-trouble-tournament_teams = Teams van twee of meer spelen duplicaten, niet in competities, en hebben hooguit zoveel leden als een tafel plaatsen heeft.
web-trouble-team_full = Dat team heeft al { $size } leden.
web-trouble-became_another = Op een ander apparaat ben je zojuist een andere gast geworden. Open deze pagina opnieuw en vraag het daar.
web-tournament-gone = is gestopt
web-tournament-erased = iemand
web-tournament-entrants = Wie doet er mee
web-tournament-nobody = Nog niemand. Doe mee en stuur anderen de link.
web-tournament-host = Voor jou als organisator
web-tournament-bots = Bots
web-tournament-bots-count = Hoeveel
web-tournament-bots-add = Laat ze meedoen
web-tournament-start = Nu beginnen
web-tournament-next-now = Nu de volgende ronde beginnen
web-tournament-off = Afgelasten
web-tournament-off-sure = Dan kan niemand meer meedoen.
web-tournament-end = Toernooi beëindigen
web-tournament-end-sure = De stand blijft zoals hij is, en spellen die nog bezig zijn tellen niet meer.
web-tournament-keep = Nee, doorgaan
web-tournament-lobby = Dit is een tafel van een toernooi. Zeg dat je klaar bent: het spel begint als iedereen dat is, of als de tijd om te komen voorbij is.
web-tournament-to = Naar het toernooi
web-tournament-walkover = Er kwam niemand om tegen te spelen, dus dit spel is niet gespeeld.
web-trouble-tournament_seats = Het toernooi bepaalt wie hier zit. Zeg dat je klaar bent om te beginnen.
web-trouble-tournament_closes = Het toernooi bepaalt wat er met deze tafel gebeurt.
web-trouble-no_tournament = Alleen een tafel van een toernooi wordt door het toernooi begonnen.
web-trouble-no_tournaments = Toernooien worden in een huis gespeeld, met anderen.
web-trouble-no_such_tournament = Dat toernooi is er hier niet.
web-trouble-tournament_host = Dat kan alleen wie het toernooi heeft opgezet.
web-trouble-tournament_name = Een toernooi heeft een naam van ten minste één letter.
web-trouble-tournament_seats_count = In toernooien wordt dit spel niet aan tafels van die grootte gespeeld. Kies een andere.
web-trouble-tournament_past = De tijd waarop het begint, moet in de toekomst liggen.
web-trouble-tournament_late = Later meedoen kan alleen bij een Zwitsers toernooi.
web-trouble-tournament_endless = Zonder grens kan iemand alle anderen laten wachten: stel een klok in, of een tijd voor een ronde.
web-trouble-league_small = Een divisie heeft ten minste zoveel leden als een tafel plaatsen heeft.
web-trouble-tournaments_enough = Er zijn { $most } toernooien van jou bezig. Laat er eerst een aflopen, of beëindig er een.
web-trouble-season_entry = Een seizoen wordt door de leden van de competitie gespeeld. Doe mee aan de competitie.
web-trouble-tournament_full = Alle { $most } plaatsen zijn bezet.
web-trouble-tournament_begun = Het is begonnen of afgelopen: niemand kan nog meedoen.
web-trouble-not_entered = Die doet niet mee.
web-trouble-tournament_over = Dat kan niet meer: het is afgelopen.
web-trouble-bots_enough = Er doen hoogstens { $most } bots mee.
web-trouble-too_few = Er zijn er nog niet genoeg voor een tafel. Nodig anderen uit, of laat bots meedoen.
web-trouble-not_to_begin = Het is begonnen, en deze ronde is nog niet afgelopen.
web-trouble-no_such_board = Alleen over tafels van de huidige ronde kan worden beslist.
web-trouble-places_wrong = Geef iedereen aan de tafel een plaats, en iemand de eerste.
web-trouble-table_gone = Aan deze tafel is niets meer te zien, of nog niets.

## Op het gehoor spelen

web-ear = Op het gehoor
web-ear-open = Op het gehoor spelen
web-ear-ways = Vragen en nakijken
web-ear-page-options = Mogelijkheden
web-ear-page-story = Wat er is gebeurd
web-ear-page-position = De stelling
web-ear-page-board = De rasters
web-ear-page-keys = Toetsen
web-ear-key-options = je mogelijkheden; met de pijltjestoetsen loop je erdoorheen, links en rechts van groep naar groep, een getal springt naar één ervan, Enter kiest die
web-ear-key-all = alle mogelijkheden met hun nummers horen
web-ear-key-asked = opnieuw horen wat er moet gebeuren
web-ear-key-story = wat er sinds je laatste zet is gebeurd, regel voor regel; nog eens, en je hoort de hele kroniek
web-ear-key-whose = wie er aan zet is
web-ear-key-stand = hoe je ervoor staat, in één zin
web-ear-key-position = de stelling per speler en plaats; rechts opent, links sluit
web-ear-key-board = kaart en plaatsen als rasters voor de pijltjestoetsen; page up en page down wisselen van raster
web-ear-key-offers = horen wat er te ruil wordt aangeboden
web-ear-key-where = waar je bent
web-ear-key-repeat = de laatste woorden opnieuw horen; nog eens, en je hoort die daarvoor
web-ear-key-verbosity = minder of meer zeggen
web-ear-key-keys = deze toetsen
web-ear-way-options = Mogelijkheden
web-ear-way-all = Alle mogelijkheden
web-ear-way-asked = Wat moet er gebeuren
web-ear-way-story = Wat er is gebeurd
web-ear-way-whose = Wie is aan zet
web-ear-way-stand = Hoe sta ik ervoor
web-ear-way-position = De stelling
web-ear-way-board = De rasters
web-ear-way-offers = Aanbiedingen
web-ear-way-where = Waar ben ik
web-ear-way-repeat = Herhalen
web-ear-way-verbosity = Minder of meer
web-ear-way-keys = Toetsen
web-ear-count = { $count ->
        [0] Geen mogelijkheden
        [one] Eén mogelijkheid
       *[other] { $count } mogelijkheden
    }
web-ear-numbered = { $number }, { $text }
web-ear-group = { $name } { $count }
web-ear-others = andere
web-ear-left = Nog { $count }: E.
web-ear-nothing-new = Sinds je laatste zet is er niets gebeurd.
web-ear-yours = Jij bent aan zet.
web-ear-deciding = { $count ->
        [one] { $names } denkt na.
       *[other] { $names } denken na.
    }
web-ear-nobody = Niemand is aan zet.
web-ear-over = Het spel is afgelopen.
web-ear-no-offers = Er wordt niets aangeboden.
web-ear-where = { $page }, { $number } van { $of }: { $text }
web-ear-outside = Aan de tafel van { $title }. O opent de mogelijkheden.
web-ear-shared = Op tafel
web-ear-empty = Leeg: { $what }
web-ear-has = { $name } { $points }
web-ear-you-have = Je hebt { $points }, plaats { $place } van { $of }.
web-ear-no-square = niets
web-ear-distance = { $count ->
        [0] hier ben je
        [one] één veld hiervandaan
       *[other] { $count } velden hiervandaan
    }
web-ear-mark-order = nummer { $value }
web-ear-mark-place = plek { $value }
web-ear-mark-under = { $value } van boven
web-ear-mark-way = dobbelsteen { $value } rond het midden
web-ear-mark-back = { $value } kunnen terugkomen
web-ear-mark-points = { $value ->
        [one] één punt waard
       *[other] { $value } punten waard
    }
web-ear-mark-choice = { $value ->
        [-1] niet beslist
       *[other] keuze { $value }
    }
web-ear-mark-up = { $value ->
        [0] niet opengedraaid
       *[other] opengedraaid
    }
web-ear-mark-knowers = bekend bij { $names }
web-ear-mark-payable = { $value ->
        [0] nu niet te betalen
       *[other] nu te betalen
    }
web-ear-leads = Enter: { $what }
web-ear-leads-nowhere = Daar kun je nu niets mee doen.
web-verbosity = Wat er aan tafel wordt gezegd
web-verbosity-brief = Weinig
web-verbosity-normal = Gewoon
web-verbosity-full = Alles
web-letters = Toetsen met één letter
web-letters-text = Zonder die toetsen werken letters alleen in het venster voor spelen op het gehoor.
web-by-ear = Op het gehoor spelen
web-by-ear-text = Elk spel hier is gemaakt om met alleen schermlezer en toetsenbord te spelen. Je hoeft er niets voor aan te zetten.
web-by-ear-start = Zo begin je
web-by-ear-start-text = Neem op de startpagina een les of speel tegen bots. Druk aan tafel op O: een lijst met je mogelijkheden krijgt de focus en houdt die tot het einde van het spel. Wat er gebeurt, wordt vanzelf gezegd; daarna hoor je wat er wordt gevraagd en hoeveel mogelijkheden er zijn. Druk op A om ze allemaal te horen, typ een nummer en druk op Enter.
web-by-ear-browse = Als letters niets doen
web-by-ear-browse-text = Schermlezers houden letters voor zichzelf zolang ze door een pagina lezen. In de lijsten en rasters geven ze die door. Doet de jouwe dat niet, zet dan de focusmodus aan (NVDA: Insert en spatie; JAWS: Insert en Z; Orca: Insert en A), of gebruik de knoppen eronder: er is er een voor elke toets.
web-by-ear-sounds = Geluiden
web-by-ear-sounds-text = Bij elk geluid hoort een woord, en een geluid is nooit het enige teken. Druk erop om het te horen.
web-by-ear-tried = Wat is geprobeerd
web-by-ear-tried-text = Een programma dat alleen krijgt wat een schermlezer zou zeggen, heeft een goed deel van elk spel gespeeld. Eén beurt is met Orca in Chromium beluisterd. NVDA, JAWS, VoiceOver en TalkBack zijn voor zover we weten nog door niemand geprobeerd. Gebruik je er een van, laat ons dan weten wat je hebt gehoord.
web-cue-turn = Jij bent aan zet
web-cue-loss = Je verliest iets
web-cue-gain = Je krijgt iets
web-cue-battle = Een gevecht
web-cue-end = Het einde
