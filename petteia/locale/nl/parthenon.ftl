# Parthenon: Opkomst van de Egeïsche Zee — namen en teksten van de onderdelen en alles wat het spel zegt.
# Getallen komen als variabelen uit de gegevens van de onderdelen.

game-parthenon = Parthenon: opkomst van de Egeïsche Zee
    .about = Handel, zeil langs Scylla en voltooi als eerste je tempel.
    .text = Drie jaar op een eiland in de Egeïsche Zee: haal de oogst binnen, ruil met de anderen, stuur vloten het gevaar tegemoet, bouw een akropolis en twee wereldwonderen, en let op wie er Archont wordt.

## Kaarten

card-grain = graan
card-grapes = druiven
card-olives = olijven
card-ore = erts
card-timber = hout
card-wool = wol
card-pottery = vazen
card-spices = specerijen
card-tools = werktuigen
card-papyrus = papyrus
card-gold = goud
card-army = leger
    .text = In de productiefase gaat het naar een dorp, dat dan { $effects_amount ->
        [one] één kaart
       *[other] { $effects_amount } kaarten
    } meer opbrengt. Aan boord van een vloot weert het de gevaren af waarop het vermeld staat.
card-escort = escorte
    .text = Aan boord van een vloot weert het de gevaren af waarop het vermeld staat.
card-gift_of_poseidon = Geschenk van Poseidon
    .text = Gebruik het aan boord van een vloot om een gevarenkaart door een nieuwe te vervangen, alleen voor die vloot. De andere vloten tellen nog wel mee als er groottes vergeleken worden.

class-basics = basisopbrengsten
class-rares = zeldzame opbrengsten
class-gold_cards = goud

item-grain = graan
item-grapes = druiven
item-olives = olijven
item-ore = erts
item-timber = hout
item-wool = wol
item-other_basic = een basisopbrengst die niet op je eilandkaart staat
item-any_basic = een basisopbrengst naar keuze

## Het bord

land-sparta = Sparta
    .text = Verkoopt legers, elk voor { $cost_any_basic ->
        [one] één basisopbrengst
       *[other] { $cost_any_basic } basisopbrengsten
    }, één per vloot en seizoen.
land-athens = Athene
    .text = Je trekt een wereldwonderplan, één per vloot en seizoen. Een eerste plan is gratis, een tweede kost { $second_cost_gold } goud.
land-ionia = Ionië
    .text = Heb je een Academie, dan kopieer je hier eens per seizoen gratis een filosofie van een andere speler.
land-egypt = Egypte
    .text = Het enige land waar je papyrus kunt krijgen, net als elke andere zeldzame opbrengst.
land-carthage = Carthago
    .text = Verkoopt escortes, elk voor { $cost_any_basic ->
        [one] één basisopbrengst
       *[other] { $cost_any_basic } basisopbrengsten
    }, één per vloot en seizoen.
land-italy = Italië
    .text = Heeft een omzetting extra: { $give_amount ->
        [one] één basisopbrengst
       *[other] { $give_amount } basisopbrengsten
    } voor { $get_amount } goud.
region-neighboring = nabije landen
region-foreign = verre landen
island-chios = Chios
island-crete = Kreta
island-rhodes = Rhodos
island-lemnos = Lemnos
island-naxos = Naxos
island-scyros = Skyros

## Wat je bouwt

village-a1 = Dorp A1
village-b1 = Dorp B1
village-c1 = Dorp C1
village-a2 = Dorp A2
village-b2 = Dorp B2
village-c2 = Dorp C2
structure-village_a1 = Dorp A1
structure-village_b1 = Dorp B1
structure-village_c1 = Dorp C1
structure-village_a2 = Dorp A2
structure-village_b2 = Dorp B2
structure-village_c2 = Dorp C2
structure-workshop_1 = eerste werkplaats
structure-workshop_2 = tweede werkplaats
structure-market = Markt
    .text = Eens per seizoen: { $max_conversions ->
        [one] één keer
       *[other] tot { $max_conversions } keer
    } thuis ruilen met de bank, opbrengsten voor goud, goud voor opbrengsten, of basisopbrengsten voor een andere.
structure-academy = Academie
    .text = Eens per seizoen kopieer je een filosofie van een andere speler voor { $copy_cost_gold } goud of voer je, één keer in het spel, gratis een filosofie in die nog niemand heeft.
structure-treasury = Schatkamer
    .text = Bij het afleggen houd je { $keep_any } opbrengsten naar keuze, of { $keep_per_type } van elk type.
structure-port = Zeehaven
    .text = Eens per seizoen: betaal { $cost_timber } hout en { $cost_wool } wol voor een escorte.
structure-fortress = Vesting
    .text = Eens per seizoen: betaal { $cost_ore } erts en nog { $cost_any_basic ->
        [one] één basisopbrengst
       *[other] { $cost_any_basic } basisopbrengsten
    } naar keuze voor een leger.
structure-shrine = Heiligdom
    .text = Eens per seizoen: betaal { $cost_any_basic ->
        [one] één basisopbrengst
       *[other] { $cost_any_basic } basisopbrengsten
    } naar keuze voor een Geschenk van Poseidon.
fleet-a = Vloot A
    .text = Heeft iedereen vanaf het begin.
fleet-b = Vloot B
    .text = Je tweede vloot, voor { $cost_gold } goud.
fleet-c = Vloot C
    .text = Je derde vloot, voor { $cost_gold } goud. Je moet Vloot B al hebben.
philosophy-cynicism = Cynisme
    .text = Eens per seizoen laat je { face-basics } weg uit de prijs van een gebouw.
philosophy-epicureanism = Epicurisme
    .text = In de productiefase neem je { face-cards } graan, druiven of olijven extra.
philosophy-platonism = Platonisme
    .text = Je mag { face-commodities } meer houden dan je handlimiet.
philosophy-skepticism = Scepticisme
    .text = Voordat de vloten geladen worden, bekijk je { $amount ->
        [one] één gedekte havenkaart
       *[other] tot { $amount } gedekte havenkaarten
    }.
philosophy-sophism = Sofisme
    .text = Elk van je vloten doet één omzetting voor { face-cards } minder, maar nooit voor minder dan { $minimum_give }.
philosophy-stoicism = Stoïcisme
    .text = { $times_per_season ->
        [one] Eén schadelijke gebeurtenis naar keuze raakt
       *[other] { $times_per_season } schadelijke gebeurtenissen naar keuze raken
    } je dit seizoen niet.
wonder-colossus = Kolossus van Rhodos
    .text = Piraten en Piratenvloot raken je vloten niet.
wonder-great_library = Grote Bibliotheek
    .text = Filosofieën kopiëren kost je geen goud, en je mag er elk seizoen { $per_season ->
        [one] één
       *[other] { $per_season }
    } meer kopiëren dan met je Academie.
wonder-great_lighthouse = Grote Vuurtoren
    .text = Geen enkel gevaar raakt je vloten die naar nabije landen varen.
wonder-hanging_gardens = Hangende Tuinen
    .text = In de productiefase neem je { face-basics } naar keuze extra.
wonder-labyrinth = Labyrint
    .text = Gebeurtenissen die een aanval zijn, raken je niet.
wonder-mausoleum = Mausoleum van Halicarnassus
    .text = Je mag { face-commodities } meer houden dan je handlimiet.
wonder-oracle = Orakel van Delphi
    .text = Voordat de vloten geladen worden, bekijk je de bovenste { $amount ->
        [one] gevarenkaart
       *[other] { $amount } gevarenkaarten
    }. De volgorde blijft zoals ze is.
wonder-parthenon = Parthenon
    .text = Eens per seizoen laat je tot { face-basics } weg uit de prijs van een gebouw.
wonder-statue_of_zeus = Beeld van Zeus
    .text = Eens per seizoen neem je in je bouwbeurt een leger of een escorte uit de voorraad.
wonder-temple_of_artemis = Tempel van Artemis
    .text = Eens per seizoen neem je in je bouwbeurt een Geschenk van Poseidon uit de voorraad.
wonder-great_theater = Groot Theater
    .text = { $amount ->
        [one] Je hebt één stem
       *[other] Je hebt { $amount } stemmen
    } extra bij verkiezingen, en je neemt { $gold_when_elected } goud telkens als je gekozen wordt.
wonder-stadium = Stadion van Olympia
    .text = In je bouwbeurt ruil je { $max_conversions ->
        [one] één basisopbrengst voor een andere
       *[other] tot { $max_conversions } basisopbrengsten voor andere, één voor één
    }.
stage-deck = in de stapel
stage-plan = plan
stage-partial = deels gebouwd
stage-complete = voltooid

## Gebeurtenissen, gevaren, havens

omen-unskilled_labor = Ongeschoolde Arbeid
    .text = Elk gebouw kost { face-basics } meer, naar keuze.
omen-pirate_raids = Piratenovervallen
    .text = Heb je geen leger in de hand, dan betaal je { $pay_options_ore } erts; zonder erts verlies je willekeurig { $otherwise_amount ->
        [one] één opbrengst
       *[other] { $otherwise_amount } opbrengsten
    }.
omen-drought = Droogte
    .text = De Archont noemt een basisopbrengst; de dorpen die haar voortbrengen, leveren dit seizoen niets op, en de legers daar ook niet.
omen-rich_harvest = Rijke Oogst
    .text = In de productiefase neemt iedereen { face-cards } extra van een basisopbrengst waarvoor hij een dorp heeft.
omen-dionysia = Feest van Dionysus
    .text = Elke vloot die in een nabij land handelt, neemt gratis { face-basics } naar keuze.
omen-village_unrest = Onrust in de Dorpen
    .text = De Archont noemt een speler, en die kiest { $amount ->
        [one] een eigen dorp dat dit seizoen niets oplevert
       *[other] { $amount } eigen dorpen die dit seizoen niets opleveren
    }.
omen-persian_tribute = Tribuut aan Perzië
    .text = Betaal { $pay_options_gold } goud, { $pay_options_any_rare ->
        [one] één zeldzame opbrengst
       *[other] { $pay_options_any_rare } zeldzame opbrengsten
    } of { $pay_options_any_basic ->
        [one] één basisopbrengst
       *[other] { $pay_options_any_basic } basisopbrengsten
    }. Kun je niets daarvan, dan geef je { $otherwise_amount ->
        [one] een aegiskaart
       *[other] { $otherwise_amount } aegiskaarten
    } op, of zonder aegiskaart alle opbrengsten op je hand.
omen-famine = Hongersnood
    .text = Lever één kaart graan, druiven of olijven in. Heb je die niet, dan verlies je { $otherwise_amount ->
        [one] één opbrengst
       *[other] { $otherwise_amount } opbrengsten
    } naar keuze.
omen-earthquake = Aardbeving
    .text = De Archont noemt een speler. Die betaalt { $avoid_cost_any_basic ->
        [one] één basisopbrengst
       *[other] { $avoid_cost_any_basic } basisopbrengsten
    }, of een van zijn akropolisgebouwen ligt dit seizoen stil.
omen-plague = Pest
    .text = In de productiefase breng je een leger terug naar de voorraad, of je neemt { face-cards } naar keuze minder.
omen-trade_winds = Gunstige Winden
    .text = Voor de verre landen { $delta ->
        [-1] wordt één gevarenkaart minder
       *[other] worden minder gevarenkaarten
    } getrokken, maar nooit minder dan { $minimum }.
omen-olympic_games = Olympische Spelen
    .text = De Archont geeft een andere speler { $give_gold } goud uit de bank.
omen-persian_war = Oorlog met Perzië
    .text = Lever { $pay_options_army ->
        [one] een leger
       *[other] { $pay_options_army } legers
    }, { $pay_options_gold } goud of { $pay_options_any_basic ->
        [one] één basisopbrengst
       *[other] { $pay_options_any_basic } basisopbrengsten
    } in. Kun je niets daarvan, dan wordt een van je dorpen verwoest.
omen-wrath_of_poseidon = Toorn van Poseidon
    .text = Voor de nabije en voor de verre landen { $delta ->
        [one] wordt één gevarenkaart
       *[other] worden { $delta } gevarenkaarten
    } meer getrokken.
omen-hellenic_quarrel = Twist onder de Hellenen
    .text = De Archont sluit een nabij land: dit seizoen mag er geen vloot heen.
omen-debased_coin = Ontwaarde Munt
    .text = Alles wat je voor goud ruilt, in een land of thuis, kost { $extra_give ->
        [one] één kaart
       *[other] { $extra_give } kaarten
    } meer.
omen-master_masons = Meestermetselaars
    .text = Eens dit seizoen mag iedereen { face-basics } weglaten uit de prijs van een gebouw.
omen-golden_age = Gouden Eeuw
    .text = Iedereen neemt { $options_any_basic ->
        [one] één basisopbrengst
       *[other] { $options_any_basic } basisopbrengsten
    } naar keuze.
hazard-safe_voyage = Veilige Reis
    .text = Er gebeurt niets.
hazard-pirates = Piraten
    .text = De grootste vloot verliest willekeurig de helft van haar opbrengsten, naar boven afgerond.
hazard-pirate_squadron = Piratenvloot
    .text = Elke vloot met { $min_cards } of meer kaarten verliest willekeurig { face-commodities }.
hazard-storm = Storm
    .text = Elke vloot met { $min_cards } of meer kaarten gooit opbrengsten naar keuze van de eigenaar overboord tot er drie kaarten over zijn.
hazard-tempest = Orkaan
    .text = De grootste vloot zinkt met alles aan boord, als ze { $min_cards } of meer kaarten heeft. Een escorte aan boord redt haar en gaat zelf verloren.
hazard-contrary_winds = Tegenwind
    .text = Elke vloot met { $min_cards } of meer kaarten keert met haar lading om.
hazard-becalmed = Windstilte
    .text = De kleinste vloot keert met haar lading om.
hazard-blown_off_course = Uit de Koers
    .text = De grootste vloot belandt in een ander land van dezelfde streek, dat de Archont kiest.
hazard-hidden_reefs = Verborgen Riffen
    .text = Elke vloot met { $min_cards } of meer kaarten verliest { face-commodities } naar keuze van de eigenaar.
hazard-sirens = Sirenen
    .text = Elke vloot verliest { face-commodities } naar keuze van de eigenaar.
hazard-scylla = Scylla
    .text = De grootste vloot verliest { $aegis ->
        [one] één aegiskaart
       *[other] { $aegis } aegiskaarten
    } naar keuze van de eigenaar, of als ze er geen aan boord heeft willekeurig { $cargo ->
        [one] één opbrengst
       *[other] { $cargo } opbrengsten
    }.
hazard-charybdis = Charybdis
    .text = De grootste vloot verliest alles aan boord en keert om, als ze { $min_cards } of meer kaarten heeft. Een escorte aan boord redt haar en gaat zelf verloren.
hazard-mutiny = Muiterij
    .text = Elke vloot met goud of zeldzame opbrengsten aan boord verliest { $amount } goud, of zonder goud een zeldzame opbrengst naar keuze van de eigenaar.
harbor-open_harbor = Open Haven
    .text = Handel zoals gewoonlijk.
harbor-surplus_grain = Overschot aan Graan
    .text = Met graan kun je hier niet betalen. { face-surplus }
harbor-surplus_grapes = Overschot aan Druiven
    .text = Met druiven kun je hier niet betalen. { face-surplus }
harbor-surplus_olives = Overschot aan Olijven
    .text = Met olijven kun je hier niet betalen. { face-surplus }
harbor-surplus_ore = Overschot aan Erts
    .text = Met erts kun je hier niet betalen. { face-surplus }
harbor-surplus_timber = Overschot aan Hout
    .text = Met hout kun je hier niet betalen. { face-surplus }
harbor-surplus_wool = Overschot aan Wol
    .text = Met wol kun je hier niet betalen. { face-surplus }
harbor-shortage_grain = Tekort aan Graan
    .text = Graan is hier niet te krijgen. { face-shortage }
harbor-shortage_grapes = Tekort aan Druiven
    .text = Druiven zijn hier niet te krijgen. { face-shortage }
harbor-shortage_olives = Tekort aan Olijven
    .text = Olijven zijn hier niet te krijgen. { face-shortage }
harbor-shortage_ore = Tekort aan Erts
    .text = Erts is hier niet te krijgen. { face-shortage }
harbor-shortage_timber = Tekort aan Hout
    .text = Hout is hier niet te krijgen. { face-shortage }
harbor-shortage_wool = Tekort aan Wol
    .text = Wol is hier niet te krijgen. { face-shortage }
harbor-blockade = Blokkade
    .text = Alleen vloten met een leger of een escorte aan boord mogen handelen.
harbor-harbor_toll = Havengeld
    .text = Elke vloot betaalt { face-commodities } voordat ze handelt; kan ze dat niet, dan handelt ze niet.
harbor-market_festival = Marktfeest
    .text = Elke vloot die hier handelt, neemt gratis { face-basics } naar keuze.
harbor-eager_buyers = Gretige Kopers
    .text = Elke vloot doet één omzetting voor { face-cards } minder, maar nooit voor minder dan { $minimum_give }.
harbor-thieves = Dieven
    .text = Wordt deze kaart omgedraaid, dan verliest elke vloot hier willekeurig { face-commodities }. Daarna is er handel zoals gewoonlijk.
harbor-sickness = Ziekte in de Haven
    .text = Voordat ze handelt, geeft elke vloot { $aegis ->
        [one] één leger of escorte
       *[other] { $aegis } legers of escortes
    } op, of als ze die niet aan boord heeft { $cargo ->
        [one] één opbrengst
       *[other] { $cargo } opbrengsten
    } naar keuze van de eigenaar.
harbor-face_down = gedekte kaart

# Zinsdelen
face-cards = { $amount ->
        [one] één kaart
       *[other] { $amount } kaarten
    }
face-basics = { $amount ->
        [one] één basisopbrengst
       *[other] { $amount } basisopbrengsten
    }
face-commodities = { $amount ->
        [one] één opbrengst
       *[other] { $amount } opbrengsten
    }
face-surplus = De eerste omzetting waarmee een vloot er iets van neemt, brengt er { $bonus_get ->
        [one] één kaart
       *[other] { $bonus_get } kaarten
    } meer van op.
face-shortage = Eén kaart ervan mag per vloot als { $counts_as } basisopbrengsten tellen wanneer je betaalt.
# Met lidwoord; opbrengsten hebben er geen.
face-a_card = { $card_id ->
        [army] een { $card }
        [escort] een { $card }
        [gift_of_poseidon] een { $card }
       *[other] { $card }
    }
# Met lidwoord. Wat niet bekend is, staat zonder.
face-the_wonder = { $wonder_id ->
        [colossus] de { $wonder }
        [great_library] de { $wonder }
        [great_lighthouse] de { $wonder }
        [hanging_gardens] de { $wonder }
        [temple_of_artemis] de { $wonder }
        [labyrinth] het { $wonder }
        [mausoleum] het { $wonder }
        [oracle] het { $wonder }
        [parthenon] het { $wonder }
        [statue_of_zeus] het { $wonder }
        [great_theater] het Grote Theater
        [stadium] het { $wonder }
       *[other] { $wonder }
    }
face-the_structure = { $structure_id ->
        [market] de { $structure }
        [academy] de { $structure }
        [treasury] de { $structure }
        [port] de { $structure }
        [fortress] de { $structure }
        [shrine] het { $structure }
       *[other] { $structure }
    }
face-The_structure = { $structure_id ->
        [market] De { $structure }
        [academy] De { $structure }
        [treasury] De { $structure }
        [port] De { $structure }
        [fortress] De { $structure }
        [shrine] Het { $structure }
       *[other] { $structure }
    }

## Omzettingstabellen

line-N1 = { face-give_basics } voor { face-get_basics }
line-N2 = { face-give_basics } voor { face-get_rares }
line-N3 = { face-give_basics } voor { $get } goud
line-N4 = { face-give_rares } voor { face-get_basics }
line-N5 = { face-give_rares } voor { face-get_rares }
line-N6 = { face-give_rares } voor { $get } goud
line-N7 = { $give } goud voor { face-get_basics }
line-N8 = { $give } goud voor { face-get_rares }
line-F1 = { face-give_basics } voor { face-get_basics }
line-F2 = { face-give_basics } voor { face-get_rares }
line-F3 = { face-give_basics } voor { $get } goud
line-F4 = { face-give_rares } voor { face-get_basics }
line-F5 = { face-give_rares } voor { face-get_rares }
line-F6 = { face-give_rares } voor { $get } goud
line-F7 = { $give } goud voor { face-get_basics }
line-F8 = { $give } goud voor { face-get_rares }
line-I1 = { face-basics_given } voor { $get_amount } goud
line-M1 = { face-basics_given } voor { $get_amount } goud
line-M2 = { $give_amount ->
        [one] 1 zeldzame opbrengst
       *[other] { $give_amount } zeldzame opbrengsten
    } voor { $get_amount } goud
line-M3 = { $give_amount } goud voor { face-basics_got }
line-M4 = { $give_amount } goud voor { $get_amount ->
        [one] 1 zeldzame opbrengst
       *[other] { $get_amount } zeldzame opbrengsten
    }
line-M5 = { face-basics_given } voor { face-basics_got }
face-give_basics = { $give ->
        [one] 1 basisopbrengst
       *[other] { $give } basisopbrengsten
    }
face-give_rares = { $give ->
        [one] 1 zeldzame opbrengst
       *[other] { $give } zeldzame opbrengsten
    }
face-get_basics = { $get ->
        [one] 1 basisopbrengst
       *[other] { $get } basisopbrengsten
    }
face-get_rares = { $get ->
        [one] 1 zeldzame opbrengst
       *[other] { $get } zeldzame opbrengsten
    }
face-basics_given = { $give_amount ->
        [one] 1 basisopbrengst
       *[other] { $give_amount } basisopbrengsten
    }
face-basics_got = { $get_amount ->
        [one] 1 basisopbrengst
       *[other] { $get_amount } basisopbrengsten
    }
discount-plain = voor de volle prijs
discount-sophism = goedkoper door Sofisme
discount-eager = goedkoper door Gretige Kopers
discount-both = nog goedkoper door Sofisme en Gretige Kopers
discount-cynicism = Cynisme
discount-parthenon = Parthenon
discount-master_masons = Meestermetselaars
payment-1_ore = 1 erts
payment-1_gold = 1 goud
payment-1_any_rare = 1 zeldzame opbrengst naar keuze
payment-2_any_basic = 2 basisopbrengsten naar keuze
payment-1_grain = 1 kaart graan
payment-1_grapes = 1 kaart druiven
payment-1_olives = 1 kaart olijven
payment-1_army = 1 leger
payment-3_any_basic = 3 basisopbrengsten naar keuze

## Kalender

phase-setup = Voorbereiding
phase-event = Gebeurtenisfase
    .text = De volgende gebeurtenis wordt omgedraaid, en alle gebeurtenissen van het jaar worden uitgevoerd in de volgorde die de Archont bepaalt.
phase-production = Productiefase
    .text = Dorpen en werkplaatsen leveren hun kaarten op; legers doen er wat bij.
phase-island_trade = Ruilfase
    .text = Eerst betaal je wat gebeurtenissen eisen, dan ruilt iedereen met iedereen.
phase-voyage = Reisfase
    .text = De vloten worden in het geheim geladen en varen uit.
phase-hazard = Gevarenfase
    .text = Er wordt één gevarenkaart getrokken voor de nabije landen en er worden er twee getrokken voor de verre.
phase-fleet_trade = Vloothandelsfase
    .text = Wie ergens een vloot heeft, bekijkt de havenkaart, opent de haven of niet, en handelt.
phase-return = Terugkeerfase
    .text = Elke vloot brengt tot zes kaarten mee naar huis.
phase-build = Bouwfase
    .text = Je betaalt voor gebouwen en vloten, en gebruikt je akropolis.
phase-discard = Aflegfase
    .text = Je legt opbrengsten af tot je handlimiet.
phase-archon = Archontenfase
    .text = De volgende Archont wordt gekozen.
trader-active = aan het ruilen
trader-waiting = wacht af
trader-done = klaar

## Opties

option-quick_start = Snelle start
option-quick_start-off = nee
    .text = Het spel begint met jaar 1.
option-quick_start-on = ja
    .text = Het spel begint met jaar 2; iedereen heeft zes dorpen, een werkplaats, twee vloten en een plan naar keuze.
option-first_game = Eerste spel
option-first_game-off = alle gebeurtenissen
    .text = Elke gebeurtenis kan komen.
option-first_game-on = zonder de hardste
    .text = De hardste gebeurtenis van elk jaar blijft in de doos.
option-army_season = Leger van het vierde eiland
option-army_season-1 = bij het begin
    .text = Met vier spelers begint het eiland zonder toorts met een leger.
option-army_season-2 = in seizoen 2
    .text = Het komt met het tweede seizoen van het spel.
option-army_season-3 = in seizoen 3
    .text = Het komt met het derde seizoen van het spel.
option-army_season-4 = in seizoen 4
    .text = Het komt met het vierde seizoen van het spel.
option-army_season-5 = in seizoen 5
    .text = Het komt met het vijfde seizoen van het spel.
option-army_season-6 = in seizoen 6
    .text = Het komt met het zesde seizoen van het spel.
option-army_season-7 = in seizoen 7
    .text = Het komt met het zevende seizoen van het spel.
option-army_season-8 = in seizoen 8
    .text = Het komt met het achtste seizoen van het spel.
option-conversions = Omzettingen van een vloot
option-conversions-printed = zoals gewoonlijk
    .text = Hoeveel omzettingen een vloot in een seizoen mag doen.
option-conversions-4 = 4
    .text = Hoogstens vier per seizoen.
option-conversions-8 = 8
    .text = Hoogstens acht per seizoen.
option-conversions-16 = 16
    .text = Hoogstens zestien per seizoen.
option-conversions-24 = 24
    .text = Hoogstens vierentwintig per seizoen.
option-cards_per_side = Kaarten aan elke kant van een bod
option-cards_per_side-printed = zoals gewoonlijk
    .text = Hoeveel kaarten je mag geven, en hoeveel je er mag vragen.
option-cards_per_side-2 = 2
    .text = Hoogstens twee kaarten voor twee.
option-cards_per_side-4 = 4
    .text = Hoogstens vier kaarten voor vier.
option-cards_per_side-8 = 8
    .text = Hoogstens acht kaarten voor acht.
option-drafts = Biedingen in een seizoen
option-drafts-printed = zoals gewoonlijk
    .text = Hoe vaak een speler in een seizoen een bod mag opstellen.
option-drafts-2 = 2
    .text = Hoogstens twee keer per seizoen.
option-drafts-4 = 4
    .text = Hoogstens vier keer per seizoen.
option-drafts-12 = 12
    .text = Hoogstens twaalf keer per seizoen.
option-completion_gold = Goud om een wereldwonder te voltooien
option-completion_gold-printed = zoals gewoonlijk
    .text = Eén goud naast een zeldzame opbrengst, tenzij je met eigen gegevens speelt.
option-completion_gold-2 = 2
    .text = Twee goud voor elk wereldwonder; de rest van de prijs blijft gelijk. Met vier spelers eindigt het spel dan minder vaak doordat iemand klaar is met bouwen.
option-wonder_payments = Wereldwonderen betalen
    .text = Hoe betaal je een plan en de voltooiing van een wereldwonder?
option-wonder_payments-at_once = In één keer
    .text = Je betaalt zodra je alle kaarten van de prijs hebt.
option-wonder_payments-instalments = Kaart voor kaart
    .text = In elke fase mag je losse kaarten betalen; die blijven betaald, en geen handlimiet of verlies raakt ze nog.

## Plaatsen en tellers

zone-events = Gebeurtenissen van het jaar
zone-harbors = Havens
zone-harbors_gone = Havenkaarten uit het spel
zone-harbor_stack = Havenstapel
zone-supply = Voorraad
zone-philosophies = Filosofieën
zone-plans = Plannenstapel
zone-hazards = Afgehandelde gevaren
zone-hazard_pile = Gevarenstapel
zone-built = Gebouwd
zone-wonders = Wereldwonderen
zone-bought = Ingekocht bij
zone-thoughts = Academie
zone-fleets = Vloten
zone-hand = Hand
zone-hold = Lading
zone-offer = Geboden
zone-asks = Gevraagd
zone-draft = Bod: je geeft
zone-draft_asks = Bod: je vraagt
zone-prices = Nog te krijgen
zone-lines = Ruilen vandaag
zone-going = Waaruit je aflegt
counter-year = Jaar
counter-season = Seizoen
counter-phase = Fase
counter-archon = Archont
counter-island = Eiland
counter-ignored = Genegeerde gebeurtenis
counter-discounted = Korting gebruikt
counter-copied = Dit seizoen gekopieerd in
counter-hazard = Gevaar
counter-trader = Bij het ruilen
counter-drafts = Opgestelde biedingen
counter-offer_to = Bod aan
counter-keeps = Mag houden, willekeurig
counter-keeps_each = Mag houden van elke soort
counter-excess = Zou weggaan
counter-excess_each = Zou weggaan als je van elke soort houdt
word-used_up = { $name } (gebruikt)

## Vragen

prompt-free_action = { $phase }: betaal voor een wereldwonder, koop je in bij dat van een ander, of ga door.
prompt-donate = { SEAT($archon) } is Archont en bepaalt zo wie de gebeurtenissen treffen. Schenk je eerst kaarten? { $picked ->
        [0] Nog niets gekozen.
        [one] Eén kaart gekozen.
       *[other] { $picked } kaarten gekozen.
    }
face-nth = { $place ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
       *[other] nummer { $place }
    }
prompt-order_events = Welke gebeurtenis komt als { face-nth }?
prompt-event_choice = { $omen_id ->
        [drought] { $omen }: welke basisopbrengst mislukt dit seizoen?
        [village_unrest] { $omen }: bij wie levert een dorp niets op?
        [earthquake] { $omen }: wie wordt getroffen?
        [hellenic_quarrel] { $omen }: welk land sluit je?
        [olympic_games] { $omen }: wie krijgt het goud?
       *[other] { $omen }: jij kiest.
    }
prompt-ignore_event = Welke gebeurtenis negeer je dit seizoen?
prompt-nothing_to_choose = Voor jou valt er niets meer te kiezen.
prompt-production_silence = Welk dorp levert dit seizoen niets op?
prompt-production_ransom = Pest: breng je een leger terug, of neem je een kaart minder?
prompt-production_post = Naar welk dorp stuur je een leger?
prompt-production_bonus = Welke extra kaart neem je?
prompt-production_forgo = Pest: welke kaart neem je niet?
prompt-market = Gebruik je je Markt? { $exchanges ->
        [one] Je kunt nog één keer ruilen.
       *[other] Je kunt nog { $exchanges } keer ruilen.
    }
prompt-exchange_give = Geef { $class }: nog { $due }.
prompt-exchange_take = Neem { $class }: nog { $get }.
prompt-event_pay = { $omen }: hoe betaal je?
prompt-event_cards = { $omen }: welke kaart betaal je? Nog { $left }.
prompt-event_suffer = { $omen }: welke kaart geef je op? Nog { $left }.
prompt-event_raze = { $omen }: welk van je dorpen wordt verwoest?
prompt-event_gain = { $omen }: welke basisopbrengst neem je?
prompt-trade = { $others ->
        [0] Alle anderen zijn klaar met ruilen.
       *[other] Er mag geruild worden. { $drafts ->
            [0] Je kunt alleen nog op biedingen antwoorden.
            [one] Je mag nog één bod doen.
           *[other] Je mag nog { $drafts } biedingen doen.
        }
    }
prompt-draft_address = Voor wie is het bod?
prompt-draft_give = Wat geef je? Hoogstens { $cards } kaarten.
prompt-draft_ask = Wat vraag je? Hoogstens { $cards } kaarten.
prompt-look = Bekijk je een gedekte havenkaart? Nog { $left }.
prompt-loading_order = { $place ->
        [1] Laadt iedereen tegelijk, of wie laadt als eerste?
       *[other] Wie laadt als { face-nth }?
    }
prompt-destination = Waar vaart { $fleet } heen?
prompt-load = { $fleet } laadt voor { $land }: { $loaded } van de { $most } kaarten aan boord.
prompt-equal_fleets = { $hazard }: welke van de gelijke vloten wordt getroffen?
prompt-divert = { $hazard }: waar belandt { $fleet } van { SEAT($seat) }?
    .you = { $hazard }: waar belandt je { $fleet }?
prompt-gift = { $hazard } treft { $fleet }. Gebruik je een Geschenk van Poseidon?
prompt-lose_cargo = { $hazard }: wat verliest { $fleet }? Nog { $left }.
prompt-open_harbor = Open je de haven van { $land }?
prompt-trading_turn = Met welke vloot handel je?
prompt-dues = { $harbor } in { $land }: wat geeft { $fleet }?
prompt-free_card = { $fleet } neemt in { $land } gratis een basisopbrengst. Nog { $left }.
prompt-trade_abroad = { $fleet } handelt in { $land }.{ $left ->
        [0] { "" } Geen omzetting meer.
        [1] { "" } Nog één omzetting.
        [2] { "" } Nog twee omzettingen.
        [3] { "" } Nog drie omzettingen.
       *[other] { "" }
    }
prompt-surplus_cargo = Te veel lading in { $land }: wat blijft achter? Nog { $left }.
prompt-earthquake = Aardbeving: betaal { $basics } basisopbrengsten, of welk gebouw ligt stil?
prompt-build_turn = Jouw bouwbeurt.
prompt-discount = { $bought }: laat je iets weg uit de prijs?
prompt-pay_other_basic = { $bought }: betaal een basisopbrengst die je niet zelf voortbrengt. Nog { $left }.
prompt-pay_any_basic = { $bought }: betaal een basisopbrengst naar keuze. Nog { $left }.
prompt-hand_limit = Houd je { $any } kaarten naar keuze, of { $per_type } van elk type, die je aan iedereen toont?
prompt-discard = Welke kaart leg je af? Nog { $left }.
prompt-vote = Wie wordt de volgende Archont? { $left ->
        [0] Je hebt gestemd.
        [one] Je hebt één stem.
       *[other] Je hebt { $left } stemmen.
    }
prompt-last_word = Alles is gelijk, en jij hebt het laatste woord: wie wint?
prompt-choose_plan = Welk wereldwonder kies je als plan?

## Acties

action-plan = Betaal het plan van { face-the_wonder }
action-complete = Voltooi { face-the_wonder }
action-buy_in = Koop je in bij { face-the_wonder }
action-pay_in = Betaal { face-a_card } voor { face-the_wonder }
action-donate = Schenk de Archont { face-a_card }
action-order = Nu: { $omen }
action-drought = Droogte voor { $card }
action-target = Noem { SEAT($seat) }
    .you = Noem jezelf
action-close = Sluit { $land }
action-ignore = Negeer { $omen }
action-none = Negeer niets
action-silence = { $village } levert niets op
action-return_army = Breng een leger terug
action-keep_army = Houd het leger
action-post = Leger naar { $village }
action-forgo = Zie af van { $card }
action-settle = Betaal { $payment }
action-raze = Geef { $village } op
action-draft = Stel een bod op
action-counter = Doe { SEAT($seat) } een tegenbod
action-accept = Neem het bod van { SEAT($seat) } aan
action-decline = Sla het bod van { SEAT($seat) } af
action-withdraw = Trek je bod in
action-to = Voor { SEAT($seat) }
    .you = Voor jezelf
action-to_all = Voor iedereen
action-ask = Vraag { face-a_card }
action-next = Dat is wat je geeft
action-send = Doe het bod
action-drop = Laat het bod vallen
action-look = Bekijk de haven van { $land }
action-together = Iedereen laadt tegelijk
action-loads = { SEAT($seat) } is de volgende die laadt
    .you = Jij bent de volgende die laadt
action-sail = Vaar naar { $land }
action-stay = Blijf thuis
action-load = Laad { face-a_card }
action-set_sail = Vaar uit
action-strike = Tref { $fleet } van { SEAT($seat) }
    .you = Je { $fleet } treffen
action-gift = Gebruik een Geschenk van Poseidon
action-bear = Onderga het gevaar
action-divert = Land in { $land }
action-open = Open de haven van { $land }
action-leave = Laat { $land } gesloten
action-begin = Handel met { $fleet }
action-convert = { $line }, { $discounts }
action-buy = Koop wat het land te bieden heeft
action-draw_plan = Trek een plan
action-give = Geef { face-a_card }
action-double = Geef { $card } (telt voor twee)
action-take = Neem { face-a_card }
action-build = Bouw: { $structure }
action-buy_fleet = Koop { $fleet }
action-market = Markt, { $line }
action-adopt = Neem { $philosophy } op
action-use = Gebruik { face-the_structure }
action-muster = Neem { face-a_card } uit de voorraad
action-swap = Ruil een basisopbrengst in het Stadion
action-discount = { $discount }: laat { $item } weg
action-go_on = Laat verder niets weg
action-pay_off = Betaal
action-idle = Leg { face-the_structure } stil
action-keep_any = Houd kaarten naar keuze
action-keep_per_type = Houd van elk type evenveel
action-vote = Stem op { SEAT($seat) }
    .you = Stem op jezelf
action-crown = { SEAT($seat) } wint
    .you = Jij wint
action-choose = Kies het plan van { face-the_wonder }
action-finish = Klaar met handelen
action-done = Klaar
action-wait = Wacht af

## Gebeurtenissen in het spel

event-island_drawn = { $island } doet mee.
event-island_dealt = { SEAT($seat) } krijgt { $island }.
    .you = Je krijgt { $island }.
event-archon_drawn = { SEAT($seat) } is de eerste Archont.
    .you = Je bent de eerste Archont.
event-extra_given = { SEAT($seat) } krijgt { face-a_card } extra.
    .you = Je krijgt { face-a_card } extra.
event-plan_chosen = { SEAT($seat) } kiest het plan van { face-the_wonder }.
    .you = Je kiest het plan van { face-the_wonder }.
event-season_began = Jaar { $year }, seizoen { $season }.
event-phase_began = { $phase }.
event-year_ended = Jaar { $year } is voorbij.
event-harbor_replaced = In { $land } ligt een nieuwe gedekte havenkaart.
event-paid_in = { SEAT($seat) } betaalt { face-a_card } voor { face-the_wonder }.
    .you = Je betaalt { face-a_card } voor { face-the_wonder }.
event-plan_paid = { SEAT($seat) } betaalt het plan van { face-the_wonder }.
    .you = Je betaalt het plan van { face-the_wonder }.
event-wonder_completed = { SEAT($seat) } voltooit { face-the_wonder }.
    .you = Je voltooit { face-the_wonder }.
event-bought_in = { SEAT($seat) } koopt zich bij { SEAT($owner, you: "jou") } in voor { face-the_wonder }.
    .you = Je koopt je bij { SEAT($owner) } in voor { face-the_wonder }.
event-event_turned_up = Omgedraaid: { $omen }.
event-donated = { SEAT($seat) } schenkt { SEAT($archon, you: "je") } { $count ->
        [0] niets
        [one] één kaart
       *[other] { $count } kaarten
    }.
    .known = { SEAT($seat) } schenkt { SEAT($archon, you: "je") } { $count ->
        [0] niets.
        [one] één kaart: { $cards }.
       *[other] { $count } kaarten: { $cards }.
    }
    .you = Je schenkt { SEAT($archon) } { $count ->
            [0] niets.
            [one] één kaart: { $cards }.
           *[other] { $count } kaarten: { $cards }.
        }
event-event_ordered = { SEAT($seat) } laat nu { $omen } komen.
    .you = Je laat nu { $omen } komen.
event-drought_named = { SEAT($seat) } noemt { $card }: de dorpen daarvan drogen uit.
    .you = Je noemt { $card }: de dorpen daarvan drogen uit.
event-player_named = { SEAT($seat) } noemt { SEAT($named, you: "jou") } voor { $omen }.
    .you = Je noemt { SEAT($named, you: "jezelf") } voor { $omen }.
event-land_closed = { SEAT($seat) } sluit { $land }.
    .you = Je sluit { $land }.
event-awarded = { SEAT($seat) } geeft { $gold } goud aan { SEAT($named, you: "jou") }.
    .you = Je geeft { $gold } goud aan { SEAT($named) }.
event-event_idle = { $omen } treft niemand.
event-stoic_named = { SEAT($seat) } is stoïcijn en negeert { $omen }.
    .you = Je bent stoïcijn en negeert { $omen }.
event-stoic_named_none = { SEAT($seat) } is stoïcijn maar negeert niets.
    .you = Je bent stoïcijn maar negeert niets.
event-produced = { SEAT($seat) } neemt { $cards }.
    .you = Je neemt { $cards }.
event-village_silenced = { $village } van { SEAT($seat) } levert niets op.
    .you = Je { $village } levert niets op.
event-army_returned = { SEAT($seat) } brengt een leger terug.
    .you = Je brengt een leger terug.
event-armies_posted = { $villages_count ->
        [0] Geen leger van { SEAT($seat) } gaat naar een dorp.
       *[other] Legers van { SEAT($seat) }: { $villages }.
    }
    .you = { $villages_count ->
            [0] Je stuurt geen leger naar een dorp.
           *[other] Je legers: { $villages }.
        }
event-exchange_begun = { SEAT($seat) } gebruikt de Markt, { $line }.
    .you = Je gebruikt de Markt, { $line }.
event-card_given = { SEAT($seat) } geeft { face-a_card }.
    .you = Je geeft { face-a_card }.
event-card_doubled = { SEAT($seat) } geeft { $card }, en dat telt voor twee.
    .you = Je geeft { $card }, en dat telt voor twee.
event-card_taken = { SEAT($seat) } neemt { face-a_card }.
    .you = Je neemt { face-a_card }.
event-raid_kept_off = { $omen }: { SEAT($seat) } toont { face-a_card } en wordt met rust gelaten.
    .you = Je toont tegen { $omen } { face-a_card } en wordt met rust gelaten.
event-event_paid = { $omen }: { SEAT($seat) } betaalt { $cards }.
    .you = Je betaalt { $cards } voor { $omen }.
event-event_suffered = { $omen }: { SEAT($seat) } verliest { $cards }.
    .you = Je verliest { $cards } door { $omen }.
event-event_loss_due = { $omen }: { SEAT($seat) } verliest { $count ->
        [0] niets
        [one] willekeurig één kaart
       *[other] willekeurig { $count } kaarten
    }.
    .you = Je verliest { $count ->
            [0] niets
            [one] willekeurig één kaart
           *[other] willekeurig { $count } kaarten
        } door { $omen }.
event-village_razed = { $omen }: { SEAT($seat) } verliest { $village }.
    .you = Je verliest { $village } door { $omen }.
event-event_shielded = { $omen } raakt { SEAT($seat) } niet.
    .you = Je hebt geen last van { $omen }.
event-event_gained = { $omen }: { SEAT($seat) } neemt { $card }.
    .you = Je neemt dankzij { $omen } { $card }.
event-lost_at_random = { SEAT($seat) } verliest { face-a_card }.
    .you = Je verliest { face-a_card }.
event-draft_begun = { SEAT($seat) } stelt een bod op, nummer { $drafts }.
    .you = Je stelt een bod op, nummer { $drafts }.
event-offered = { SEAT($seat) } heeft een bod voor { SEAT($to, you: "jou") }.
    .known = { SEAT($seat) } biedt { SEAT($to, you: "je") }: { $cards }.
    .you = Je biedt { SEAT($to) }: { $cards }.
event-asked = { SEAT($seat) } vraagt iets van { SEAT($to, you: "jou") }.
    .known = { SEAT($seat) } vraagt van { SEAT($to, you: "jou") }: { $cards }.
    .you = Je vraagt van { SEAT($to) }: { $cards }.
event-open_offer_sent = { SEAT($seat) } biedt iedereen: { $cards }.
    .you = Je biedt iedereen: { $cards }.
event-open_offer_asks = { SEAT($seat) } vraagt: { $cards }.
    .you = Je vraagt: { $cards }.
event-offer_declined = { SEAT($seat) } slaat { SEAT($proposer, you: "je bod", before: "het bod van ") } af.
    .you = Je slaat het bod van { SEAT($proposer) } af.
event-offer_withdrawn = { SEAT($seat) } trekt het bod in.
    .you = Je trekt je bod in.
event-offer_lapsed = Het bod van { SEAT($seat) } vervalt.
    .you = Je bod vervalt.
event-offer_covered = Het bod van { SEAT($seat) } blijft staan.
    .you = Je bod blijft staan.
event-offer_closed = Het bod van { SEAT($seat) } is gesloten.
    .you = Je bod is gesloten.
event-exchanged = { SEAT($seat) } neemt { SEAT($proposer, you: "je bod", before: "het bod van ") } aan: { $given ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $given } kaarten
    } voor { $asked ->
        [0] niets
        [one] één
       *[other] { $asked }
    }.
    .you = Je neemt het bod van { SEAT($proposer) } aan: { $given ->
            [0] geen kaarten
            [one] één kaart
           *[other] { $given } kaarten
        } voor { $asked ->
            [0] niets
            [one] één
           *[other] { $asked }
        }.
event-open_exchanged = { SEAT($seat) } neemt { SEAT($proposer, you: "je bod", before: "het bod van ") } aan.
    .you = Je neemt het bod van { SEAT($proposer) } aan.
event-waited = { SEAT($seat) } wacht af.
    .you = Je wacht af.
event-left_market = { SEAT($seat) } is klaar met ruilen.
    .you = Je bent klaar met ruilen.
event-market_closed = Er wordt niet meer geruild.
event-oracle_asked = { SEAT($seat) } raadpleegt het Orakel.
    .you = Je raadpleegt het Orakel.
event-foreseen = Het Orakel toont gevarenkaart nummer { $place }.
    .known = Het Orakel toont gevarenkaart nummer { $place }: { $hazard }.
event-looked = { SEAT($seat) } bekijkt de havenkaart van { $land }.
    .known = { SEAT($seat) } bekijkt de havenkaart van { $land }: { $harbor }.
    .you = Je bekijkt de havenkaart van { $land }: { $harbor }.
event-load_together = { SEAT($seat) } laat iedereen tegelijk laden.
    .you = Je laat iedereen tegelijk laden.
event-loading_order = { SEAT($seat) } beslist: { SEAT($named, you: "jij laadt", after: " laadt") } als { face-nth }.
    .you = Je { SEAT($named, you: "gaat zelf", before: "laat ") } als { face-nth } laden.
event-sailed = { $fleet } van { SEAT($seat) } vaart naar { $land } met { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }.
    .you = Je { $fleet } vaart naar { $land } met { $cards ->
            [one] één kaart
           *[other] { $cards } kaarten
        }.
event-stayed_home = { $fleet } van { SEAT($seat) } blijft thuis.
    .you = Je { $fleet } blijft thuis.
event-hazard_drawn = Gevaar voor de { $region }: { $hazard }.
event-hazard_replaced = Nieuw gevaar voor { $fleet } van { SEAT($seat) }: { $hazard }.
    .you = Je { $fleet } krijgt een nieuw gevaar: { $hazard }.
event-hazards_reshuffled = { $count } gevarenkaarten worden tot een nieuwe stapel geschud.
event-fleet_picked = { SEAT($seat) } wijst { $fleet } van { SEAT($owner, you: "jou") } aan.
    .you = Je wijst { $fleet } van { SEAT($owner, you: "jezelf") } aan.
event-immune = { $fleet } van { SEAT($seat) } is immuun.
    .you = Je { $fleet } is immuun.
event-protected = { $fleet } van { SEAT($seat) } wordt beschermd door { face-a_card }.
    .you = Je { $fleet } wordt beschermd door { face-a_card }.
event-struck = { $fleet } van { SEAT($seat) } wordt getroffen.
    .you = Je { $fleet } wordt getroffen.
event-gift_spent = { SEAT($seat) } gebruikt een Geschenk van Poseidon voor { $fleet }.
    .you = Je gebruikt een Geschenk van Poseidon voor { $fleet }.
event-gift_not_spent = { SEAT($seat) } ondergaat het gevaar voor { $fleet }.
    .you = Je ondergaat het gevaar voor { $fleet }.
event-protection_lost = { $fleet } van { SEAT($seat) } is gered, maar verliest { face-a_card }.
    .you = Je { $fleet } is gered, maar verliest { face-a_card }.
event-cargo_lost = { $cards_count ->
        [0] { $fleet } van { SEAT($seat) } verliest niets.
       *[other] { $fleet } van { SEAT($seat) } verliest: { $cards }.
    }
    .you = { $cards_count ->
            [0] Je { $fleet } verliest niets.
           *[other] Je { $fleet } verliest: { $cards }.
        }
event-cargo_loss_due = { $fleet } van { SEAT($seat) } verliest { $count ->
        [0] niets
        [one] willekeurig één kaart
       *[other] willekeurig { $count } kaarten
    }.
    .you = Je { $fleet } verliest { $count ->
            [0] niets
            [one] willekeurig één kaart
           *[other] willekeurig { $count } kaarten
        }.
event-fleet_sunk = { $fleet } van { SEAT($seat) } zinkt met { $cards }.
    .you = Je { $fleet } zinkt met { $cards }.
event-fleet_turned_back = { $fleet } van { SEAT($seat) } keert om.
    .you = Je { $fleet } keert om.
event-fleet_diverted = { $fleet } van { SEAT($seat) } belandt in { $land }.
    .you = Je { $fleet } belandt in { $land }.
event-fleet_arrived = { $fleet } van { SEAT($seat) } komt aan in { $land }.
    .you = Je { $fleet } komt aan in { $land }.
event-harbor_wish = { SEAT($seat) } { $open ->
        [0] zou { $land } gesloten laten
       *[other] opent { $land }
    }.
    .you = Je { $open ->
            [0] zou { $land } gesloten laten
           *[other] opent { $land }
        }.
event-harbor_opened = De haven van { $land }: { $harbor }.
event-harbor_closed = { $land } blijft gesloten.
event-trade_begun = { $fleet } van { SEAT($seat) } handelt in { $land }.
    .you = Je { $fleet } handelt in { $land }.
event-blockade_run = { SEAT($seat) } breekt met { face-a_card } door de blokkade.
    .you = Je breekt met { face-a_card } door de blokkade.
event-sickness_passed = De ziekte vindt bij { SEAT($seat) } niets te halen.
    .you = Je hebt niets wat de ziekte je kan afnemen.
event-sickness_takes = De ziekte eist iets van { SEAT($seat) }.
    .you = Je moet iets aan de ziekte afstaan.
event-conversion_begun = { SEAT($seat) } ruilt { $line }, { $discounts }.
    .you = Je ruilt { $line }, { $discounts }.
event-surplus_taken = { SEAT($seat) } krijgt er van het overschot { $count } bij: { $card }.
    .you = Je krijgt er van het overschot { $count } bij: { $card }.
event-offer_taken = { SEAT($seat) } neemt wat { $land } te bieden heeft.
    .you = Je neemt wat { $land } te bieden heeft.
event-aegis_taken = { SEAT($seat) } neemt { face-a_card }.
    .you = Je neemt { face-a_card }.
event-plan_drawn = { SEAT($seat) } trekt het plan van { face-the_wonder }.
    .you = Je trekt het plan van { face-the_wonder }.
event-trade_ended = { $fleet } van { SEAT($seat) } is klaar met handelen.
    .you = Je { $fleet } is klaar met handelen.
event-surplus_cargo = { SEAT($seat) } laat in { $land } achter: { $cards }.
    .you = Je laat in { $land } achter: { $cards }.
event-came_home = { SEAT($seat) } brengt { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } mee naar huis.
    .you = Je brengt { $cards ->
            [one] één kaart
           *[other] { $cards } kaarten
        } mee naar huis.
event-earthquake_paid = { SEAT($seat) } betaalt de schade.
    .you = Je betaalt de schade.
event-building_idle = { face-The_structure } van { SEAT($seat) } ligt stil.
    .you = Je { $structure } ligt stil.
event-building_begun = { SEAT($seat) } gaat bouwen: { $structure }.
    .you = Je gaat bouwen: { $structure }.
event-discount_used = { SEAT($seat) } laat dankzij { $discount } weg: { $item }.
    .you = Je laat dankzij { $discount } weg: { $item }.
event-price_fixed = { SEAT($seat) } laat verder niets weg.
    .you = Je laat verder niets weg.
event-built = { SEAT($seat) } heeft gebouwd: { $structure }.
    .you = Je hebt gebouwd: { $structure }.
event-fleet_ordered = { SEAT($seat) } bestelt { $fleet }.
    .you = Je bestelt { $fleet }.
event-fleet_bought = { SEAT($seat) } heeft nu { $fleet }.
    .you = Je hebt nu { $fleet }.
event-paid = { SEAT($seat) } betaalt in totaal { $cards }.
    .you = Je betaalt in totaal { $cards }.
event-building_used = { SEAT($seat) } gebruikt { face-the_structure }.
    .you = Je gebruikt { face-the_structure }.
event-philosophy_adopted = { SEAT($seat) } neemt { $philosophy } op.
    .you = Je neemt { $philosophy } op.
event-swap_begun = { SEAT($seat) } ruilt een basisopbrengst in het Stadion.
    .you = Je ruilt een basisopbrengst in het Stadion.
event-turn_ended = { SEAT($seat) } is klaar.
    .you = Je bent klaar.
event-limit_met = { SEAT($seat) } legt { $cards } af.
    .you = Je legt { $cards } af.
event-hand_kept = { SEAT($seat) } toont niets.
    .you = Je toont niets.
event-hand_shown = { SEAT($seat) } houdt en toont { $cards }.
    .you = Je houdt en toont { $cards }.
event-voted = { SEAT($seat) } stemt op { SEAT($named, you: "jou") }.
    .you = Je stemt op { SEAT($named, you: "jezelf") }.
event-election_tied = De stemmen staken: { $votes ->
        [one] één stem
       *[other] { $votes } stemmen
    } elk.
event-elected = { SEAT($seat) } wordt Archont.
    .you = Je wordt Archont.
event-theater_gold = { SEAT($seat) } neemt { $gold } goud dankzij het Grote Theater.
    .you = Je neemt { $gold } goud dankzij het Grote Theater.
event-hand_counted = { SEAT($seat) } heeft in de hand: { $cards }.
    .you = Je hebt in de hand: { $cards }.
event-crowned = { SEAT($seat) } heeft het laatste woord: { SEAT($named, you: "jij wint", after: " wint") }.
    .you = Je hebt het laatste woord: { SEAT($named, you: "jij wint", after: " wint") }.
event-island_finished = { SEAT($seat) } heeft alles gebouwd.
    .you = Je hebt alles gebouwd.
event-game_ended = Het spel eindigt in seizoen { $season } van jaar { $year }.

## Redenen

# Unsaid: $missing
reason-too_few = Je hebt { $need }× { $card } nodig en hebt er { $have }.
reason-too_few_basics = Je hebt { $need }× { $card } nodig en hebt er { $have }. In totaal { $missing ->
        [one] ontbreekt er één basisopbrengst
       *[other] ontbreken er { $missing } basisopbrengsten
    }.
reason-too_few_wild = Je hebt nog { $need ->
        [one] één basisopbrengst
       *[other] { $need } basisopbrengsten
    } nodig en komt er { $missing ->
        [one] één
       *[other] { $missing }
    } tekort.
reason-too_few_of_class = Niet genoeg { $class }: nodig { $need }, bruikbaar { $have }.
reason-no_more_cards = { $have ->
        [0] Je hebt daar geen { $card }.
       *[other] Je hebt daar maar { $have } { $card }.
    }
reason-in_order = Kaarten kies je in hun vaste volgorde; je bent bij { $card }.
reason-would_not_do = Kies je { face-a_card }, dan krijg je de rest niet meer bij elkaar; nog { $due }.
reason-wrong_class = Dat wordt hier niet gevraagd: { $card }.
reason-no_buy_in = Bij { face-the_wonder } kan niemand zich inkopen.
reason-not_complete = Niemand heeft { face-the_wonder } al voltooid.
reason-own_wonder = Je bezit { face-the_wonder } zelf.
reason-buy_in_over = Bij { face-the_wonder } koop je je alleen in van de { $from } tot en met de { $until }.
reason-bought_already = Je hebt je dit seizoen al ingekocht bij { face-the_wonder }.
reason-supply_empty = De voorraad is op: { $card }.
reason-not_asked = { $card } is nu niet nodig voor { face-the_wonder }.
reason-not_your_wonder = Je bezit { face-the_wonder } niet.
reason-wrong_stage = Dat kan niet in dit stadium: { $wonder }, { $stage }.
reason-not_face_up = { $omen } ligt niet open.
reason-ordered_already = { $omen } heeft al een plaats.
reason-not_bad = { $omen } doet geen kwaad.
reason-not_that_land = { $omen } kan { $land } niet sluiten.
reason-not_yourself = { $omen }: noem een andere speler.
reason-nothing_to_suffer = { SEAT($seat) } heeft niets wat { $omen } kan treffen.
    .you = Je hebt niets wat { $omen } kan treffen.
reason-choose_first = Je hebt eerst iets te kiezen.
reason-no_unrest = Geen van je dorpen hoeft het zonder opbrengst te doen.
reason-not_built = Dat heb je niet: { $structure }.
reason-no_ransom = Je hoeft nu geen leger terug te brengen; je hebt er { $armies ->
        [0] geen
        [one] één
       *[other] { $armies }
    }.
reason-no_army_to_post = Je hebt nu geen leger om naar { $village } te sturen.
reason-no_army_there = { $village } levert niets op, of voor de andere legers zou er geen dorp zijn.
reason-no_such_bonus = Je kunt nu geen { $card } extra nemen.
reason-not_due = Je krijgt dat niet, dus je kunt er niet van afzien: { $card }.
reason-give_first = Geef eerst: nog { $due }.
reason-given_already = Je hebt net { $card } gegeven en kunt dat niet ongedaan maken.
reason-shortage = Er is hier een tekort aan { $card }.
reason-surplus = Met { $card } kun je hier niet betalen.
reason-not_to_be_had = Hier is geen { $card } te krijgen.
reason-take_now = Je hebt genoeg gegeven; neem nu { $get ->
        [one] één kaart
       *[other] { $get } kaarten
    }.
reason-no_shortage = Dat telt hier niet voor twee: { $card }.
reason-one_left = Je hoeft nog maar één kaart te geven, en dit zou voor twee tellen: { $card }.
reason-no_market = Je hebt geen Markt die werkt.
reason-market_used = Je hebt je Markt dit seizoen al gebruikt ({ $exchanges } keer geruild).
reason-settle_first = Handel eerst { $omen } af.
reason-way_is_settled = { $omen }: je betaalt al op een andere manier dan met { $payment }.
reason-cannot_pay_so = { $omen }: je kunt dit niet betalen: { $payment }.
reason-no_such_payment = { $omen } laat zich niet afkopen met { $payment }.
reason-no_village_lost = { $omen } kost je nu geen dorp.
reason-nothing_to_pick = Je hebt hier niets te kiezen, dus ook geen { $card }.
reason-not_such_a_card = { $omen }: dat telt niet: { $card }.
reason-no_drafts_left = Je hebt dit seizoen { $drafts } keer een bod opgesteld, en meer mag niet.
reason-nobody_left = Er is niemand meer om mee te ruilen.
reason-no_offer = { SEAT($seat) } heeft geen bod waarop je kunt antwoorden.
reason-no_own_offer = Je hebt geen bod openstaan.
reason-no_draft = Je bent geen bod aan het opstellen.
reason-drafting = Doe je bod eerst, of laat het vallen.
reason-yourself = Je kunt niet ruilen met { SEAT($seat) }: dat ben jij.
    .you = Je kunt niet met jezelf ruilen.
reason-has_left = { SEAT($seat) } is al klaar met ruilen.
    .you = Je bent al klaar met ruilen.
reason-side_full = Aan één kant is plaats voor { $cards } kaarten, niet meer.
reason-on_both_sides = Dat staat al aan de andere kant: { $card }.
reason-empty_offer = Een bod heeft minstens één kaart nodig.
reason-face_up = De havenkaart van { $land } ligt open.
reason-just_seen = Je hebt { $land } net bekeken.
reason-sequence_begun = Je bent al een volgorde aan het noemen.
reason-nothing_to_load = { SEAT($seat) } heeft niets te laden.
    .you = Je hebt niets te laden.
reason-named_already = { SEAT($seat) } is al genoemd.
    .you = Je bent al genoemd.
reason-all_decided = Je hebt over alles beslist.
reason-vote_first = Breng eerst je stem uit.
reason-all_loaded = Al je vloten zijn aan de beurt geweest.
reason-fleet_waits = Eerst is { $fleet } aan de beurt.
reason-land_closed = { $land } is dit seizoen gesloten.
reason-land_first = Zeg eerst waar { $fleet } heen vaart.
reason-no_cargo = { $fleet } heeft een kaart aan boord nodig om uit te varen.
reason-under_sail = { $fleet } wordt al geladen.
reason-not_that_landing = De vloot kan niet in { $land } landen.
reason-not_equal = { $fleet } van { SEAT($seat) } is niet een van de gelijke vloten.
reason-no_gift_aboard = Er is geen Geschenk van Poseidon aan boord van { $fleet }.
reason-not_struck = Dit gevaar treft { $fleet } niet.
reason-lose_first = Eerst { $left ->
        [one] moet er nog één kaart
       *[other] moeten er nog { $left } kaarten
    } weg.
reason-not_lost_to_it = { $hazard } kost je geen { $card }.
reason-no_fleet_there = Je hebt geen vloot in { $land }.
reason-open_already = { $land } is al open.
reason-another_land = Beslis eerst over { $land }.
reason-not_arrived = { $fleet } is nergens aangekomen.
reason-traded_already = { $fleet } heeft dit seizoen al gehandeld.
reason-harbor_closed = De haven van { $land } is gesloten.
reason-blockade = { $land } wordt geblokkeerd: je hebt een leger of een escorte aan boord nodig.
reason-no_toll = { $land } vraagt een opbrengst als havengeld.
reason-not_for_dues = Je kunt daar geen { $card } voor geven.
reason-no_such_offer = Zoiets heeft { $land } niet te bieden.
reason-offer_taken = Deze vloot heeft al genomen wat { $land } te bieden heeft.
reason-copied_already = Je hebt dit seizoen al gekopieerd in { $land }.
reason-no_academy = Je hebt geen Academie die werkt.
reason-no_such_line = Deze omzetting geldt niet in { $land }: { $line }.
reason-no_conversions_left = Deze vloot heeft { $conversions } omzettingen gedaan, en meer mag niet.
reason-no_such_discount = Niet te krijgen { $discounts }: { $line }.
reason-two_plans = Je hebt twee plannen gehad, en meer mag niet.
reason-no_plans_left = Er is geen plan meer over.
reason-held_already = Je hebt { $philosophy } al.
reason-none_left = Van { $philosophy } is geen kaart meer over.
reason-nobody_holds = Niemand anders heeft { $philosophy }.
reason-academy_used = Je hebt je Academie dit seizoen al gebruikt.
reason-introduce_first = Je Academie moet eerst iets nieuws invoeren, en { $philosophy } heeft al iemand.
reason-built_already = Dat heb je al: { $structure }.
reason-fleet_owned = Je hebt { $fleet } al.
reason-fleet_before = Je kunt { $fleet } niet kopen zonder de vorige.
reason-no_such_use = Zo kun je { face-the_structure } niet gebruiken.
reason-idle_building = { face-The_structure } ligt dit seizoen stil.
reason-used_already = Je hebt { face-the_structure } dit seizoen al gebruikt.
reason-wonder_used = Je hebt { face-the_wonder } dit seizoen al gebruikt.
reason-no_such_wonder = Geen wereldwonder van jou levert { face-a_card } op.
reason-no_swaps = Je hebt geen Stadion om in te ruilen, of je hebt het al helemaal gebruikt.
reason-price_is_fixed = De prijs staat vast.
reason-discount_needed = Zonder korting { $missing ->
        [one] kom je één basisopbrengst
       *[other] kom je { $missing } basisopbrengsten
    } tekort.
reason-no_discount = { $discount } kan niets meer weglaten.
reason-not_in_price = Dat zit niet in de prijs: { $item }.
reason-discount_in_order = Kortingen komen in hun vaste volgorde; je bent bij { $discount }.
reason-still_too_dear = Gebruik je { $discount } daarvoor, dan kun je de rest niet betalen.
reason-discounts_first = Beslis eerst over kortingen.
reason-own_basic = Je eigen eiland brengt { $card } voort.
reason-none_to_spare = Daar kun je niets van missen: { $card } (je hebt er { $have }).
reason-different_types = Basisopbrengsten die je niet voortbrengt, moeten van verschillende types zijn; voor { $card } is het te laat.
reason-over_limit = Je hebt { $have } opbrengsten en mag er { $limit } houden.
reason-within_limit = Je hebt { $have } opbrengsten en mag er { $limit } houden: er hoeft niets weg.
reason-option_chosen = Je hebt al gekozen.
reason-option_first = Kies eerst wat je houdt.
reason-limit_is_met = Je zit op je handlimiet.
reason-none_to_discard = Daarvan hoeft niets weg: { $card }.
reason-not_for_yourself = Je kunt niet op jezelf stemmen.
reason-not_tied = { SEAT($seat) } staat niet gelijk met de anderen.
    .you = Je staat niet gelijk met de anderen.
reason-plan_gone = Iemand heeft het plan van { face-the_wonder } al.

## Plannen

plan-trading = Ruilen met anderen
    .text = Wat je aanbiedt, kaarten tegen kaarten, het ene na het andere, en wat je van anderen aanneemt. Wie is uitgezonderd, krijgt geen van beide.
plan-prices = Prijzen: kaarten voor andere
    .beside = De kaart die je wilt
    .beside-too = Nog een kaart die je daarbij wilt
    .too = Nog een kaart die je erbij geeft
    .count = Tot je er zoveel hebt
    .counted = { $count } { $value }
    .pair = { $value } voor { $beside } tot { $count }
    .said = prijzen: { $value }
plan-send = Hoe je aanbiedt
plan-send-all = bied iedereen aan
plan-send-each = bied een voor een aan
plan-send-none = bied zelf niets aan
plan-accept = Wat je aanneemt
plan-accept-prices = neem aan tegen deze prijzen
plan-accept-useful = neem aan wat mijn bouw helpt
plan-accept-presents = neem alleen geschenken aan
plan-accept-ask = vraag mij naar aanbiedingen
plan-hold = Kaarten die je niet weggeeft
    .count = Hoeveel
    .counted = { $count } { $value }
    .said = houd { $value } achter
plan-not_to = Niet met
    .said = niet met { $value }
plan-drafts = Hoogstens zoveel aanbiedingen per seizoen
    .said = { $value ->
        [0] geen aanbod per seizoen
        [one] hoogstens { $value } aanbod per seizoen
       *[other] hoogstens { $value } keer aanbieden per seizoen
    }
plan-voyage = Reizen
    .text = Waarheen elke vloot vaart en waarmee, of je Geschenken inzet tegen gevaren, en of je een haven opent. Noem geen land om te worden gevraagd waarheen een vloot vaart.
plan-to_a = Vloot A vaart naar het eerste hiervan dat niet gesloten is
    .said = A: { $value }
plan-to_a-home = thuisblijven
plan-cargo_a = Lading van vloot A, in deze volgorde
    .count = Hoogstens
    .counted = { $count } { $value }
    .said = A met { $value }
plan-to_b = Vloot B vaart naar het eerste hiervan dat niet gesloten is
    .said = B: { $value }
plan-to_b-home = thuisblijven
plan-cargo_b = Lading van vloot B, in deze volgorde
    .count = Hoogstens
    .counted = { $count } { $value }
    .said = B met { $value }
plan-to_c = Vloot C vaart naar het eerste hiervan dat niet gesloten is
    .said = C: { $value }
plan-to_c-home = thuisblijven
plan-cargo_c = Lading van vloot C, in deze volgorde
    .count = Hoogstens
    .counted = { $count } { $value }
    .said = C met { $value }
plan-least = Een vloot vaart met minstens zoveel kaarten
    .said = { $value ->
        [one] met { $value } kaart of meer
       *[other] met { $value } kaarten of meer
    }
plan-gift = Geschenken van Poseidon
plan-gift-heavy = een Geschenk als de halve lading, de vloot of de reis op het spel staat
plan-gift-any = een Geschenk tegen elk gevaar dat schaadt
plan-gift-never = nooit een Geschenk
plan-gift-ask = vraag mij naar Geschenken
plan-open = Gedekte havenkaarten
plan-open-useful = open havens waar een vloot kan handelen zonder veel te verliezen
plan-open-always = open elke haven
plan-open-never = open geen haven
plan-open-ask = vraag mij naar havens
plan-hold_on = Op zee het laatst verloren
    .count = Hoeveel
    .counted = { $count } { $value }
    .said = { $value } het laatst verloren
plan-abroad = Handel overzee
    .text = Wat je vloten kopen, in deze volgorde; daarna wat je bouw helpt. Ze geven wat je het minst mist.
plan-buy = Koop tot je er zoveel hebt
    .count = Hoeveel
    .counted = { $count } { $value }
    .said = koop { $value }
plan-draw = Plannen in Athene
plan-draw-yes = trek plannen
plan-draw-no = trek geen plan
plan-draw-ask = vraag mij naar plannen
plan-copy = Filosofieën in Ionië, in deze volgorde
    .said = in Ionië { $value }
plan-building = Bouwen
    .text = Wat je bouwt, in deze volgorde; daarna eigen wonderen, werkplaatsen, dorpen en de akropolis; vloten alleen als je ze noemt. Ook de Markt, wonderen in alle fasen, en een aardbeving.
plan-order = Bouw in deze volgorde
    .said = bouw { $value }
plan-order-fleet_b = vloot B
plan-order-fleet_c = vloot C
plan-order-wonder = eigen wonderen
plan-save = Wat later in de volgorde komt
plan-save-next = bouw latere dingen alleen met kaarten die eerdere niet nodig hebben
plan-save-none = bouw wat te betalen is
plan-save-strict = spaar tot het volgende te betalen is
plan-keep = Kaarten die bouwen niet kost
    .count = Hoeveel
    .counted = { $count } { $value }
    .said = spaar { $value }
plan-pay = Eigen wonderen
plan-pay-soon = betaal wonderen zodra de kaarten er zijn
plan-pay-turn = betaal wonderen in mijn bouwbeurt
plan-pay-ask = vraag mij naar wonderen
plan-aegis = Koop in de Zeehaven, de Vesting en het Heiligdom
    .said = thuis { $value }
plan-adopt = Filosofieën, in deze volgorde
    .said = neem { $value } aan
plan-buy_in = Inkopen in wonderen van anderen
    .said = koop je in bij { $value }
plan-household = Oogst, gebeurtenissen, handlimiet
    .text = Welke kaarten je het langst houdt, waar er ook worden betaald, verloren, weggelegd of genomen.
plan-keep_longest = Het langst gehouden
    .count = Hoeveel
    .counted = { $count } { $value }
    .said = houd { $value } het langst
plan-toward = Dan wat hiervoor nodig is
    .said = voor { $value }
plan-toward-fleet_b = vloot B
plan-toward-fleet_c = vloot C
plan-toward-wonder = eigen wonderen
plan-limit = Bij de handlimiet
plan-limit-better = houd wat meer waard is
plan-limit-any = houd kaarten van elke soort
plan-limit-per_type = houd van elke soort wat
plan-limit-ask = vraag mij bij de handlimiet
plan-plague = Pest
plan-plague-army = geef de pest een leger
plan-plague-card = geef de pest een kaart
plan-plague-ask = vraag mij naar de pest
plan-council = Giften, stemmen, Archont
    .text = Wat je geeft, op wie je stemt en waarom, en wat je als Archont doet.
plan-donate = Geef de Archont elk seizoen
    .count = Hoeveel
    .counted = { $count } { $value }
    .said = geef { $value }
plan-vote = Stem op de eerste hiervan
    .said = stem op { $value }
plan-reason = Stem anders op
plan-reason-behind = stem op wie het verst achterligt
plan-reason-ahead = stem op wie het verst voorligt
plan-reason-keep = stem op de zittende Archont
plan-reason-spared = stem op de Archont, tenzij ik dit seizoen ben aangewezen
plan-reason-ask = vraag mij bij verkiezingen
plan-archon = Als Archont
plan-archon-events = als Archont: eerst wat baat, allen laden samen
plan-archon-ask = vraag mij als Archont
plan-hit = Wie het eerst wordt getroffen als de Archont kiest
    .said = tref { $value }
