# Age of Mythology: het bordspel — namen en teksten van de onderdelen.
# Getallen komen als variabelen uit de gegevens van de onderdelen; de bewoordingen zijn van onszelf.

game-age_of_mythology = Age of Mythology: het bordspel
    .about = Bouw een stad, win de gunst van de goden en stuur je monsters de strijd in.
    .text = Verken, vergaar, bouw en vecht je een weg van een dorp in de Archaïsche Era naar een Wonder, met de goden van Griekenland, Egypte of het Noorden aan je zijde.

## Grondstoffen

resource-food = voedsel
    .text = Groene blokjes. Voedt legers en laat steden groeien.
resource-wood = hout
    .text = Bruine blokjes. Voor bogen, huizen en gevechtsmachines.
resource-gold = goud
    .text = Gele blokjes. Betaalt soldaten, helden en werkplaatsen.
resource-favor = gunst
    .text = Blauwe blokjes. Vermurwt de goden en lokt mythische wezens.

## Terreinen

terrain-fertile = akkers
terrain-forest = bos
terrain-hills = heuvels
terrain-mountains = bergen
terrain-desert = woestijn
terrain-swamp = moeras

## Era’s

age-archaic = Archaïsche Era
    .text = Hier begint iedereen. Je mag { $hand_limit } kaarten op hand hebben; er sluit zich nog geen held bij je aan.
age-classical = Klassieke Era
    .text = Je mag { $hand_limit } kaarten op hand hebben en je eerste held werven.
age-heroic = Heroïsche Era
    .text = Je mag { $hand_limit } kaarten op hand hebben en je tweede held werven.
age-mythic = Mythische Era
    .text = Je mag { $hand_limit } kaarten op hand hebben, je laatste held werven en Het Wonder bouwen.

## Volken

culture-greek = Grieken
    .text = Rijk aan heuvels. Helden die een gevecht doen kantelen, en reuzen die hun vijanden eruit slingeren.
culture-egyptian = Egyptenaren
    .text = Rijk aan woestijn en akkers. De doden keren terug: als mummie, uit hun as, op bevel van een priester.
culture-norse = Noren
    .text = Bos en bergen. Geharde vechters die in razernij ontsteken, en dwergen die naar goud graven.

## Wat een eenheid is

class-mortal = sterveling
    .text = Goedkope soldaten. Je eerste leger bestaat uit hen.
class-myth = mythisch wezen
    .text = Wezens uit legenden. Je kunt ze in elke era werven.
class-hero = held
    .text = Enig in zijn soort. Sluit zich vanaf een bepaalde era bij je aan.

type-warrior = krijger
type-archer = schutter
type-cavalry = cavalerie
type-flyer = vlieger
type-giant = reus
type-giant_killer = reuzendoder

## Wat je met een actiekaart kunt doen

deed-explore = Verkennen
    .text = Leg tegels open; iedereen, te beginnen met jou, mag er een nemen die op zijn bord past.
deed-gather = Vergaren
    .text = Iedereen oogst van zijn tegels. Jij zegt welke, en alleen jij mag eerst je arbeiders verplaatsen.
deed-build = Bouwen
    .text = Zet gebouwen in je stad.
deed-recruit = Werven
    .text = Voeg eenheden toe aan je leger.
deed-trade = Handelen
    .text = Betaal de kosten en ruil dan blokjes één tegen één met de bank.
deed-attack = Aanvallen
    .text = Stuur eenheden naar de stad, het productiegebied of het opslaggebied van een buur.
deed-next_age = Nieuwe Era
    .text = Betaal van elke grondstof evenveel en ga naar de volgende era.

scope-choose_terrain_or_resource = één terrein of één grondstof naar keuze
scope-all = alles
scope-food_only = voedsel

phase-setup = Voorbereiding
phase-place_victory_cubes = Zegeblokjes plaatsen
phase-draw_action_cards = Kaarten trekken
phase-play_action_cards = Kaarten spelen
phase-spoilage = Overschotten afleggen
phase-discard_cards = Kaarten afleggen
phase-pass_first_player = Startspeler wisselt

piece-victory = zegeblokje
    .many = zegeblokjes
piece-space = leeg veld
piece-printed = dobbelstenen op de kaart
piece-against = dobbelstenen uit bonussen
piece-kills = dobbelstenen voor slachtoffers
piece-opposing = dobbelstenen van de tegenstander
piece-berserk = dobbelstenen door razernij
piece-throw = dobbelstenen voor een worp
piece-god = dobbelstenen van een god
piece-building = dobbelstenen van een gebouw

## Gebieden van een bord

area-city = stad
    .text = { $count ->
        [one] Wie hier aanvalt en wint, mag een gebouw verwoesten.
       *[other] Wie hier aanvalt en wint, mag { $count } gebouwen verwoesten.
    } Een Muur verdedigt de stad.
area-production = productiegebied
    .text = { $count ->
        [one] Wie hier aanvalt en wint, mag een tegel afpakken.
       *[other] Wie hier aanvalt en wint, mag { $count } tegels afpakken.
    } Een Toren verdedigt het gebied.
area-holding = opslaggebied
    .text = Wie hier aanvalt en wint, mag { $count } grondstofblokjes naar keuze afpakken. Alleen eenheden verdedigen het gebied.

## Zegekaarten

victory-largest_army = Het grootste leger
    .text = Aan het eind gaan de blokjes naar de speler met de meeste eenheden. Dorpelingen tellen niet mee, en bij een gelijke stand krijgt niemand ze.
victory-most_buildings = De meeste gebouwen
    .text = Aan het eind gaan de blokjes naar de speler met de meeste gebouwen. Huizen tellen mee, en bij een gelijke stand krijgt niemand ze.
victory-the_wonder = Het Wonder
    .text = De blokjes gaan naar wie Het Wonder bouwt. Doet niemand dat, dan krijgt niemand ze.
victory-won_the_last_battle = Het laatste gevecht
    .text = De blokjes gaan meteen naar wie een gevecht wint, als aanvaller of als verdediger.

## Eenheden: arbeiders

unit-villager = Dorpeling
    .many = Dorpelingen
    .text = Verhoogt de opbrengst van zijn tegel met { $gather_bonus }. Komt met een Huis, gaat met een Huis en vecht nooit.

## Eenheden: Grieken

unit-toxotes = Toxotes
unit-hoplite = Hopliet
unit-hippokon = Hippokon
unit-centaur = Centaur
unit-minotaur = Minotaurus
    .text = Staat hij nog in het gevecht wanneer je een aanval op een stad wint, dan haalt hij een tweede gebouw neer.
unit-medusa = Medusa
    .text = Wint elk gelijkspel.
unit-manticore = Manticore
unit-cyclops = Cycloop
    .text = Valt hij aan, dan helpen Muren en Torens niet. Tegen iedereen behalve een reus mag hij een worp proberen: { $bonus_dice } extra dobbelstenen, maar een verslagen tegenstander wordt naar huis geslingerd in plaats van uitgeschakeld.
unit-hydra = Hydra
    .text = { $dice ->
        [one] Gooit één extra dobbelsteen
       *[other] Gooit { $dice } extra dobbelstenen
    } voor elke eenheid die deze Hydra in het gevecht heeft uitgeschakeld.
unit-classical_greek_hero = Klassieke Griekse Held
unit-heroic_greek_hero = Heroïsche Griekse Held
    .text = Verslaat hij een held, dan slaat de rest van de vijand op de vlucht en is het gevecht gewonnen.
unit-mythical_greek_hero = Mythische Griekse Held
    .text = Telt de dobbelstenen op de kaart van zijn tegenstander bij de zijne op.

## Eenheden: Egyptenaren

unit-spearman = Speerwerper
unit-chariot_archer = Boogschutter
unit-elephant = Olifant
    .text = Valt hij aan, dan helpen Muren en Torens niet zolang hij in het gevecht staat.
unit-anubite = Anubiet
unit-mummy = Mummie
    .text = Elke eenheid die zij uitschakelt, herrijst als nieuwe Mummie in je opslaggebied, zolang de voorraad strekt.
unit-scorpion_man = Schorpioen-man
unit-sphinx = Sfinx
unit-wadjet = Wadjet
    .text = Mag de plaats van een Farao innemen zodra beide gevechtskaarten zijn omgedraaid.
unit-phoenix = Feniks
    .text = Sneuvelt hij terwijl een van je Priesters in het gevecht staat, dan keert hij voor { $favor } gunst naar huis terug.
unit-priest = Priester
    .text = Zolang hij in het gevecht staat, kun je een gesneuvelde Feniks of Zoon van Osiris voor gunst terugroepen.
unit-pharaoh = Farao
    .text = Zijn beide gevechtskaarten omgedraaid, dan mag een Wadjet van jou die in het gevecht staat in zijn plaats vechten.
unit-son_of_osiris = Zoon van Osiris
    .text = Sneuvelt hij terwijl een van je Priesters in het gevecht staat, dan keert hij voor { $favor } gunst naar huis terug.

## Eenheden: Noren

unit-jarl = Jarl
unit-huskarl = Berserker
    .text = Mag een treffen lang in razernij vechten: { $bonus_dice } extra dobbelstenen, maar een gelijkspel is verloren.
unit-throwing_axeman = Bijlenwerper
unit-dwarf = Dwerg
    .text = Werkt als een dorpeling en voegt op een goudtegel { $amount } goud toe. Valt hij aan, dan helpen Muren en Torens niet zolang hij in het gevecht staat.
unit-troll = Trol
unit-frost_giant = IJsreus
unit-valkyrie = Walkure
    .text = Levert { $favor } gunst op voor elke eenheid die zij uitschakelt.
unit-nidhogg = Nidhogg
    .text = Staat hij nog in het gevecht wanneer je een aanval op een stad wint, dan haalt hij een tweede gebouw neer.
unit-classical_norse_hero = Klassieke Noorse Held
unit-heroic_norse_hero = Heroïsche Noorse Held
    .text = Mag een treffen lang in razernij vechten: { $bonus_dice } extra dobbelstenen, maar een gelijkspel is verloren.
unit-mythic_norse_hero = Mythische Noorse Held
    .text = { $count ->
        [one] Voor elke eenheid die hij uitschakelt, mag één eenheid
       *[other] Voor elke eenheid die hij uitschakelt, mogen { $count } eenheden
    } uit je opslaggebied aan het gevecht meedoen.

## Gebouwen

building-house = Huis
    .text = Levert een dorpeling op. Je mag er { $max_per_player } hebben.
building-wall = Muur
    .text = { $dice } extra dobbelstenen voor jou in elk treffen wanneer je stad wordt aangevallen.
building-tower = Toren
    .text = { $dice } extra dobbelstenen voor jou in elk treffen wanneer je productiegebied wordt aangevallen.
building-market = Markt
    .text = Je handelskaarten kosten niets.
building-storehouse = Magazijn
    .text = Je houdt van elke grondstof tot { $limit } blokjes wanneer de overschotten worden afgelegd.
building-armory = Wapenkamer
    .text = { $count ->
        [one] Eén extra eenheid
       *[other] { $count } extra eenheden
    } voor jou in elk gevecht, als aanvaller en als verdediger.
building-quarry = Steengroeve
    .text = { $amount ->
        [one] Alles wat je later bouwt, kost één blokje minder; jij kiest welk.
       *[other] Alles wat je later bouwt, kost { $amount } blokjes minder; jij kiest welke.
    }
building-monument = Monument
    .text = { $amount } extra gunst telkens wanneer je een vergaarkaart speelt.
building-granary = Graansilo
    .text = { $amount } extra voedsel telkens wanneer je een vergaarkaart speelt.
building-wood_workshop = Houtzagerij
    .text = { $amount } extra hout telkens wanneer je een vergaarkaart speelt.
building-gold_mint = Goudsmederij
    .text = { $amount } extra goud telkens wanneer je een vergaarkaart speelt.
building-siege_engine_workshop = Gevechtsmachinewerkplaats
    .text = { $extra_buildings_destroyed ->
        [one] Val je aan, dan helpen Muren en Torens niet, en een stad die je verslaat, verliest tot één gebouw extra.
       *[other] Val je aan, dan helpen Muren en Torens niet, en een stad die je verslaat, verliest tot { $extra_buildings_destroyed } gebouwen extra.
    }
building-great_temple = Grote Tempel
    .text = Speel je een handelskaart, dan mag je zegeblokjes van de bank kopen, voor { $favor } gunst per stuk.
building-wonder = Het Wonder
    .text = Alleen in de Mythische Era. Je neemt de blokjes van de zegekaart, en het spel is afgelopen.

## Wat er op een actiekaart zonder god staat

face-explore = Verkennen +{ $tiles_over_players }
    .text = Leg voor elke speler een tegel open{ $tiles_over_players ->
        [0] .
       *[other] {" "}en nog { $tiles_over_players } meer.
    } Te beginnen met jou mag iedereen er een nemen die past.
face-gather = { $scope ->
        [all] Alles vergaren
        [food_only] Voedsel vergaren
       *[other] Vergaren
    }
    .text = { $scope ->
        [all] Schik je arbeiders; daarna oogst iedereen van al zijn tegels.
        [food_only] Schik je arbeiders; daarna oogst iedereen van al zijn voedseltegels.
       *[other] Noem een terrein of een grondstof en schik je arbeiders; daarna oogst iedereen van de tegels die daarbij horen.
    }
face-build = Bouwen { $max_buildings }
    .text = { $max_buildings ->
        [one] Bouw één gebouw.
       *[other] Bouw tot { $max_buildings } gebouwen.
    }
face-recruit = Werven { $max_units }
    .text = { $max_units ->
        [one] Werf één eenheid.
       *[other] Werf tot { $max_units } eenheden.
    }
face-trade = { $cost_any_resources ->
        [0] Gratis handelen
       *[other] Handelen voor { $cost_any_resources }
    }
    .text = { $cost_any_resources ->
        [0] Ruil zoveel blokjes als je wilt met de bank, één tegen één. Het kost niets.
        [one] Betaal één blokje van een kleur naar keuze en ruil dan zoveel blokjes als je wilt met de bank, één tegen één.
       *[other] Betaal { $cost_any_resources } blokjes van een kleur naar keuze en ruil dan zoveel blokjes als je wilt met de bank, één tegen één.
    }
face-attack = Aanvallen { $max_units_per_side }
    .text = { $max_units_per_side ->
        [one] Val een buur aan met één eenheid; de verdediger mag er ook een sturen.
       *[other] Val een buur aan met tot { $max_units_per_side } eenheden; de verdediger mag er evenveel sturen.
    }
face-next_age = Nieuwe Era
    .text = Ga naar de volgende era. Van elke grondstof kost dat { $cost_each_resource_classical } voor de Klassieke, { $cost_each_resource_heroic } voor de Heroïsche en { $cost_each_resource_mythic } voor de Mythische Era.
face-power = Voor { $favor_cost } gunst:

## Goddelijke krachten

god-artemis = Artemis
    .title = Jacht
    .text = Neem { $tiles } tegels, een voor een, voordat iemand anders er een neemt.
god-dionysus = Dionysus
    .title = Bacchanaal
    .text = Elk van je voedseltegels levert { $amount } extra voedsel op, en niemand anders vergaart iets.
god-hades = Hades
    .title = Handel met de onderwereld
    .text = Stuur een van je eenheden terug naar je voorraad en neem { $resources } blokjes naar keuze van de bank.
god-poseidon = Poseidon
    .title = Overvloed van de zee
    .text = Neem { $amount } voedsel van de bank.
god-hera = Hera
    .title = Huis en haard
    .text = { $count ->
        [one] Er komt gratis een Huis in je stad, met dorpeling en al.
       *[other] Er komen gratis { $count } Huizen in je stad, met dorpelingen en al.
    }
god-apollo = Apollo
    .title = Schutter
    .text = { $count } Toxotes sluiten zich gratis bij je aan.
god-hermes = Hermes
    .title = Veilige doortocht
    .text = Neem { $amount } blokjes naar keuze van de bank.
god-aphrodite = Aphrodite
    .title = Verleiding
    .text = { $count ->
        [one] Zijn de eenheden getoond, stuur er dan een van de vijand naar huis voordat er gevochten wordt.
       *[other] Zijn de eenheden getoond, stuur er dan { $count } van de vijand naar huis voordat er gevochten wordt.
    }
god-ares = Ares
    .title = Oorlog
    .text = Je mag tot { $own } eenheden dit gevecht in sturen, de verdediger tot { $opponent }.
god-hephaestos = Hephaestos
    .title = Vulkaan
    .text = Verwijder een productietegel van een bord naar keuze, ook van het jouwe.
god-zeus = Zeus
    .title = Nageslacht
    .text = De held van de era waarin je bent, sluit zich gratis bij je aan. Niet in de Archaïsche Era.
god-ptah = Ptah
    .title = Schepping
    .text = Neem { $tiles } tegels, een voor een, voordat iemand anders er een neemt.
god-ra = Ra
    .title = Regen
    .text = Elk van je voedseltegels levert { $amount } extra voedsel op.
god-horus = Horus
    .title = Wraak
    .text = { $count ->
        [one] Verwoest een gebouw in een stad naar keuze, ook in de jouwe.
       *[other] Verwoest { $count } gebouwen in een stad naar keuze, ook in de jouwe.
    }
god-nephthys = Nephthys
    .title = Groot-Egypte
    .text = { $amount ->
        [one] Alles wat je met deze kaart bouwt, behalve Huizen, kost één blokje minder; jij kiest welk.
       *[other] Alles wat je met deze kaart bouwt, behalve Huizen, kost { $amount } blokjes minder; jij kiest welke.
    }
god-anubis = Anubis
    .title = Mummificatie
    .text = { $max ->
        [one] Verander een van je stervelingen in een Mummie.
       *[other] Verander tot { $max } van je stervelingen in Mummies.
    }
god-bast = Bast
    .title = Vruchtbaarheid
    .text = Elke sterveling die je met deze kaart werft, kost { $food } voedsel en verder niets.
god-osiris = Osiris
    .title = Held van Egypte
    .text = De held van de era waarin je bent, sluit zich gratis bij je aan. Niet in de Archaïsche Era.
god-isis = Isis
    .title = Bescherming
    .text = { $count ->
        [one] De eerste eenheid die je in dit gevecht verliest, komt er meteen in terug.
       *[other] De eerste { $count } eenheden die je in dit gevecht verliest, komen er meteen in terug.
    }
god-sekhmet = Sekhmet
    .title = Oorlog
    .text = Je mag tot { $own } eenheden dit gevecht in sturen, de verdediger tot { $opponent }.
god-thoth = Thoth
    .title = Wijsheid
    .text = { $count ->
        [one] Na de laatste ronde mag je nog een kaart spelen.
       *[other] Na de laatste ronde mag je nog { $count } kaarten spelen.
    }
god-hathor = Hathor
    .title = Sprinkhanenzwerm
    .text = Verwijder een voedseltegel van het bord van een andere speler.
god-set = Set
    .title = Chaos
    .text = Ruil een van je tegels voor een tegel van een andere speler met hetzelfde terrein.
god-baldr = Baldr
    .title = Heimelijkheid
    .text = Niemand behalve jij neemt een tegel.
god-freyja = Freyja
    .title = Gouden tranen
    .text = Neem { $amount } goud van de bank.
god-skadi = Skadi
    .title = Winter
    .text = Niemand behalve jij vergaart.
god-thor = Thor
    .title = Bliksemschicht
    .text = { $count ->
        [one] Tref een mythisch wezen van een andere speler met de bliksem.
       *[other] Tref { $count } mythische wezens van een andere speler met de bliksem.
    }
god-njord = Njord
    .title = Storm
    .text = { $count ->
        [one] Verwoest een gebouw van een andere speler.
       *[other] Verwoest { $count } gebouwen van een andere speler.
    }
god-hel = Hel
    .title = Legioen uit de onderwereld
    .text = { $count ->
        [one] Een sterveling naar keuze sluit zich gratis bij je aan.
       *[other] { $count } stervelingen naar keuze sluiten zich gratis bij je aan.
    }
god-forseti = Forseti
    .title = Gerechtigheid
    .text = Neem { $amount } blokjes naar keuze van de bank.
god-loki = Loki
    .title = Diefstal
    .text = Neem { $amount } blokjes naar keuze van een tegenstander.
god-bragi = Bragi
    .title = Dichtkunst
    .text = { $dice ->
        [one] Al je eenheden gooien in dit gevecht één extra dobbelsteen.
       *[other] Al je eenheden gooien in dit gevecht { $dice } extra dobbelstenen.
    }
god-heimdall = Heimdall
    .title = Ragnarok!
    .text = Voor geen van beide partijen is er in dit gevecht een maximum aan eenheden.
god-tyr = Tyr
    .title = Strijdlust
    .text = Al je eenheden mogen in dit gevecht in razernij vechten: { $bonus_dice } extra dobbelstenen, maar een gelijkspel is verloren.
god-odin = Odin
    .text = { $count ->
        [one] Na de laatste ronde mag je nog een kaart spelen.
       *[other] Na de laatste ronde mag je nog { $count } kaarten spelen.
    }

## Permanente kaarten: elke speler heeft er van elk één

card-permanent_explore = { face-explore }
    .text = { face-explore.text }
card-permanent_gather = { face-gather }
    .text = { face-gather.text }
card-permanent_build = { face-build }
    .text = { face-build.text }
card-permanent_recruit = { face-recruit }
    .text = { face-recruit.text }
card-permanent_trade = { face-trade }
    .text = { face-trade.text }
card-permanent_attack = { face-attack }
    .text = { face-attack.text }
card-permanent_next_age = { face-next_age }
    .text = { face-next_age.text }

## Kaarten van de stapel: Grieken

card-greek_explore_plus_0 = { face-explore }
    .text = { face-explore.text }
card-greek_explore_plus_2 = { face-explore }
    .text = { face-explore.text }
card-greek_gather_all = { face-gather }
    .text = { face-gather.text }
card-greek_build_2 = { face-build }
    .text = { face-build.text }
card-greek_build_3 = { face-build }
    .text = { face-build.text }
card-greek_build_4 = { face-build }
    .text = { face-build.text }
card-greek_recruit_3 = { face-recruit }
    .text = { face-recruit.text }
card-greek_recruit_4 = { face-recruit }
    .text = { face-recruit.text }
card-greek_recruit_5 = { face-recruit }
    .text = { face-recruit.text }
card-greek_trade_1 = { face-trade }
    .text = { face-trade.text }
card-greek_attack_5 = { face-attack }
    .text = { face-attack.text }
card-greek_attack_6 = { face-attack }
    .text = { face-attack.text }
card-greek_attack_7 = { face-attack }
    .text = { face-attack.text }
card-greek_next_age = { face-next_age }
    .text = { face-next_age.text }
card-greek_explore_artemis = { face-explore } — { god-artemis }
    .text = { face-explore.text } { face-power } { god-artemis.text }
card-greek_gather_dionysus = { face-gather } — { god-dionysus }
    .text = { face-gather.text } { face-power } { god-dionysus.text }
card-greek_gather_hades = { face-gather } — { god-hades }
    .text = { face-gather.text } { face-power } { god-hades.text }
card-greek_gather_poseidon = { face-gather } — { god-poseidon }
    .text = { face-gather.text } { face-power } { god-poseidon.text }
card-greek_build_hera = { face-build } — { god-hera }
    .text = { face-build.text } { face-power } { god-hera.text }
card-greek_recruit_apollo = { face-recruit } — { god-apollo }
    .text = { face-recruit.text } { face-power } { god-apollo.text }
card-greek_trade_hermes = { face-trade } — { god-hermes }
    .text = { face-trade.text } { face-power } { god-hermes.text }
card-greek_attack_aphrodite = { face-attack } — { god-aphrodite }
    .text = { face-attack.text } { face-power } { god-aphrodite.text }
card-greek_attack_ares = { face-attack } — { god-ares }
    .text = { face-attack.text } { face-power } { god-ares.text }
card-greek_next_age_hephaestos = { face-next_age } — { god-hephaestos }
    .text = { face-next_age.text } { face-power } { god-hephaestos.text }
card-greek_next_age_zeus = { face-next_age } — { god-zeus }
    .text = { face-next_age.text } { face-power } { god-zeus.text }

## Kaarten van de stapel: Egyptenaren

card-egyptian_explore_plus_0 = { face-explore }
    .text = { face-explore.text }
card-egyptian_explore_plus_2 = { face-explore }
    .text = { face-explore.text }
card-egyptian_gather_all = { face-gather }
    .text = { face-gather.text }
card-egyptian_build_2 = { face-build }
    .text = { face-build.text }
card-egyptian_build_3 = { face-build }
    .text = { face-build.text }
card-egyptian_build_4 = { face-build }
    .text = { face-build.text }
card-egyptian_recruit_3 = { face-recruit }
    .text = { face-recruit.text }
card-egyptian_recruit_4 = { face-recruit }
    .text = { face-recruit.text }
card-egyptian_recruit_5 = { face-recruit }
    .text = { face-recruit.text }
card-egyptian_trade_1 = { face-trade }
    .text = { face-trade.text }
card-egyptian_attack_5 = { face-attack }
    .text = { face-attack.text }
card-egyptian_attack_6 = { face-attack }
    .text = { face-attack.text }
card-egyptian_attack_7 = { face-attack }
    .text = { face-attack.text }
card-egyptian_next_age = { face-next_age }
    .text = { face-next_age.text }
card-egyptian_explore_ptah = { face-explore } — { god-ptah }
    .text = { face-explore.text } { face-power } { god-ptah.text }
card-egyptian_gather_ra = { face-gather } — { god-ra }
    .text = { face-gather.text } { face-power } { god-ra.text }
card-egyptian_build_horus = { face-build } — { god-horus }
    .text = { face-build.text } { face-power } { god-horus.text }
card-egyptian_build_nephthys = { face-build } — { god-nephthys }
    .text = { face-build.text } { face-power } { god-nephthys.text }
card-egyptian_recruit_anubis = { face-recruit } — { god-anubis }
    .text = { face-recruit.text } { face-power } { god-anubis.text }
card-egyptian_recruit_bast = { face-recruit } — { god-bast }
    .text = { face-recruit.text } { face-power } { god-bast.text }
card-egyptian_recruit_osiris = { face-recruit } — { god-osiris }
    .text = { face-recruit.text } { face-power } { god-osiris.text }
card-egyptian_attack_isis = { face-attack } — { god-isis }
    .text = { face-attack.text } { face-power } { god-isis.text }
card-egyptian_attack_sekhmet = { face-attack } — { god-sekhmet }
    .text = { face-attack.text } { face-power } { god-sekhmet.text }
card-egyptian_attack_thoth = { face-attack } — { god-thoth }
    .text = { face-attack.text } { face-power } { god-thoth.text }
card-egyptian_next_age_hathor = { face-next_age } — { god-hathor }
    .text = { face-next_age.text } { face-power } { god-hathor.text }
card-egyptian_next_age_set = { face-next_age } — { god-set }
    .text = { face-next_age.text } { face-power } { god-set.text }

## Kaarten van de stapel: Noren

card-norse_explore_plus_0 = { face-explore }
    .text = { face-explore.text }
card-norse_explore_plus_2 = { face-explore }
    .text = { face-explore.text }
card-norse_gather_all = { face-gather }
    .text = { face-gather.text }
card-norse_build_2 = { face-build }
    .text = { face-build.text }
card-norse_build_3 = { face-build }
    .text = { face-build.text }
card-norse_build_4 = { face-build }
    .text = { face-build.text }
card-norse_recruit_3 = { face-recruit }
    .text = { face-recruit.text }
card-norse_recruit_4 = { face-recruit }
    .text = { face-recruit.text }
card-norse_recruit_5 = { face-recruit }
    .text = { face-recruit.text }
card-norse_trade_1 = { face-trade }
    .text = { face-trade.text }
card-norse_attack_5 = { face-attack }
    .text = { face-attack.text }
card-norse_attack_6 = { face-attack }
    .text = { face-attack.text }
card-norse_attack_7 = { face-attack }
    .text = { face-attack.text }
card-norse_next_age = { face-next_age }
    .text = { face-next_age.text }
card-norse_explore_baldr = { face-explore } — { god-baldr }
    .text = { face-explore.text } { face-power } { god-baldr.text }
card-norse_gather_freyja = { face-gather } — { god-freyja }
    .text = { face-gather.text } { face-power } { god-freyja.text }
card-norse_gather_skadi = { face-gather } — { god-skadi }
    .text = { face-gather.text } { face-power } { god-skadi.text }
card-norse_gather_thor = { face-gather } — { god-thor }
    .text = { face-gather.text } { face-power } { god-thor.text }
card-norse_build_njord = { face-build } — { god-njord }
    .text = { face-build.text } { face-power } { god-njord.text }
card-norse_recruit_hel = { face-recruit } — { god-hel }
    .text = { face-recruit.text } { face-power } { god-hel.text }
card-norse_trade_forseti = { face-trade } — { god-forseti }
    .text = { face-trade.text } { face-power } { god-forseti.text }
card-norse_trade_loki = { face-trade } — { god-loki }
    .text = { face-trade.text } { face-power } { god-loki.text }
card-norse_attack_bragi = { face-attack } — { god-bragi }
    .text = { face-attack.text } { face-power } { god-bragi.text }
card-norse_attack_heimdall = { face-attack } — { god-heimdall }
    .text = { face-attack.text } { face-power } { god-heimdall.text }
card-norse_attack_tyr = { face-attack } — { god-tyr }
    .text = { face-attack.text } { face-power } { god-tyr.text }
card-norse_next_age_odin = { face-next_age } — { god-odin }
    .text = { face-next_age.text } { face-power } { god-odin.text }

## Productietegels

tile-fertile_food_2 = { terrain-fertile } ({ $amount } { resource-food })
tile-fertile_wood_1 = { terrain-fertile } ({ $amount } { resource-wood })
tile-fertile_gold_1 = { terrain-fertile } ({ $amount } { resource-gold })
tile-fertile_favor_1 = { terrain-fertile } ({ $amount } { resource-favor })
tile-forest_wood_2 = { terrain-forest } ({ $amount } { resource-wood })
tile-forest_food_1 = { terrain-forest } ({ $amount } { resource-food })
tile-forest_gold_1 = { terrain-forest } ({ $amount } { resource-gold })
tile-forest_favor_1 = { terrain-forest } ({ $amount } { resource-favor })
tile-hills_gold_2 = { terrain-hills } ({ $amount } { resource-gold })
tile-hills_food_1 = { terrain-hills } ({ $amount } { resource-food })
tile-hills_wood_1 = { terrain-hills } ({ $amount } { resource-wood })
tile-hills_favor_1 = { terrain-hills } ({ $amount } { resource-favor })
tile-mountains_gold_2 = { terrain-mountains } ({ $amount } { resource-gold })
tile-mountains_wood_1 = { terrain-mountains } ({ $amount } { resource-wood })
tile-mountains_favor_1 = { terrain-mountains } ({ $amount } { resource-favor })
tile-desert_favor_2 = { terrain-desert } ({ $amount } { resource-favor })
tile-desert_gold_1 = { terrain-desert } ({ $amount } { resource-gold })
tile-swamp_food_1 = { terrain-swamp } ({ $amount } { resource-food })
tile-swamp_wood_1 = { terrain-swamp } ({ $amount } { resource-wood })
tile-swamp_favor_1 = { terrain-swamp } ({ $amount } { resource-favor })

## Samengestelde woorden

word-at = { $what } op { $where }
word-nth = { $what } nr. { $number } naar slachtoffers
word-starred = { $what }, met een dorpeling
word-capped = { $what }, met een Dwerg

## Op het bord

word-victory_cubes = { $count ->
        [one] één zegeblokje
       *[other] { $count } zegeblokjes
    }
word-leads = { SEAT($seat) } leidt met { $count }
word-tied = { SEAT($seats) } staan gelijk met { $count }
word-battle_for = Het gevecht om { face-the_area }
word-used_up = opgebruikt
word-berserk = in razernij
word-throwing = probeert een worp
word-extra_move = een extra zet
word-kills = { $count ->
        [one] één slachtoffer
       *[other] { $count } slachtoffers
    }
word-hand_of = { $permanent } permanent, { $random } toeval
word-dice = { $count ->
        [one] één dobbelsteen
       *[other] { $count } dobbelstenen
    }
word-against = +{ $count } tegen { $what_id ->
        [mortal] stervelingen
        [myth] mythische wezens
        [hero] helden
        [warrior] krijgers
        [archer] schutters
        [flyer] vliegers
        [giant] reuzen
        [giant_killer] reuzendoders
       *[other] { $what }
    }
word-in_the_deck = { $count ->
        [one] één in de stapel
       *[other] { $count } in de stapel
    }

# Meer van hetzelfde achter elkaar
word-many_tile_opened = Opengelegd: { $tile }.
word-many_recruited = { SEAT($seat) } werft { $unit }.
    .you = Je werft { $unit }.
word-many_drew = { SEAT($seat) } trekt { $card }.
    .you = Je trekt { $card }.
word-many_worker_put = { SEAT($seat) } zet arbeiders op { $tile }.
    .you = Je zet arbeiders op { $tile }.
word-many_cube_seized = { SEAT($seat) } pakt van { SEAT($owner, you: "jou") } af: { $resource }.
    .you = Je pakt van { SEAT($owner, you: "jou") } af: { $resource }.
word-unseen_drew = { SEAT($seat) } trekt { $count } kaarten.
    .you = Je trekt { $count } kaarten.

## Delen van zinnen

face-a_unit = een { $unit }
face-a_building = { $building_id ->
        [wonder] Het Wonder
       *[other] een { $building }
    }
face-the_area = { $area_id ->
        [city] de { $area }
       *[other] het { $area }
    }
face-cubes = { AMOUNTS($food, "food", $wood, "wood", $gold, "gold", $favor, "favor") }

## Acties

action-take = Neem { $tile }
action-pass = Passen
action-place = Leg het blokje op { $card }
action-pick = Neem { $card }
action-draw = { $number ->
        [0] Trek geen kaart van de stapel
        [one] Trek één kaart van de stapel
       *[other] Trek { $number } kaarten van de stapel
    }
action-play = Speel { $card }
action-lay = Pas met { $card }
action-power = Roep de god aan
action-act = Voer de actie uit
action-gather = Vergaar { $scope }
action-keep = Laat de arbeiders staan waar ze staan
action-put = Zet een { $worker } op { $tile }
action-build = Bouw { face-a_building }
action-discount = Betaal één { $resource } minder
action-recruit = Werf { face-a_unit }
action-fee = Betaal één { $resource }
action-temple = { $number ->
        [0] Koop geen zegeblokje
        [one] Koop één zegeblokje
       *[other] Koop { $number } zegeblokjes
    }
action-give = Geef { $resource }
action-for = Neem er { $resource } voor
action-amount = { $number ->
        [one] Ruil één blokje
       *[other] Ruil { $number } blokjes
    }
action-attack = Val { SEAT($seat) } aan
action-area = Val { face-the_area } aan
action-commit = Stuur { $unit }
action-retreat = Terugtrekken
action-stay = Blijven en vechten
action-fight = Vecht met { $unit }
action-wadjet = Laat de Wadjet vechten
action-berserk = In razernij vechten
action-throw = Een worp proberen
action-rescue = Betaal voor de redding
action-reinforce = Stuur { face-a_unit } het gevecht in
action-destroy = Verwoest { face-a_building }
action-capture = Pak { $tile } af
action-seize = Pak één { $resource } af
action-lose = { $villager_id ->
        [holding] De dorpeling in het opslaggebied opgeven
       *[other] De dorpeling op { $villager } opgeven
    }
action-discard = Leg { $card } af
action-target = Kies { SEAT($seat) }
    .you = Kies jezelf
action-remove = Verwijder { $tile }
action-swap = Ruil { $tile }
action-strike = Tref { $unit }
action-choose = Kies { face-a_unit }
action-gain = Neem één { $resource }
action-stop = Klaar
action-no = Nee, dank je
action-culture = Leid de { $culture }

## Gebeurtenissen: voorbereiding en beurt

event-chooser_drawn = Het lot valt op { SEAT($seat) }: er wordt nu een volk gekozen.
    .you = Het lot valt op jou: je kiest nu een volk.
event-culture_dealt = { SEAT($seat) } leidt de { $culture }.
    .you = Je leidt de { $culture }.
# Unsaid: $place
event-seated = De volgende aan tafel: { SEAT($seat) }.
    .you = De volgende aan tafel: jij.
event-first_player = { SEAT($seat) } is startspeler.
    .you = Je bent startspeler.
event-turn_began = Beurt { $turn } begint.
event-round_began = Ronde { $round }.
event-extra_moves = Nu komen de extra zetten.
event-cube_placed = { SEAT($seat) } legt een zegeblokje op { $card }.
    .you = Je legt een zegeblokje op { $card }.
event-ready = { SEAT($seat) } is klaar.
    .you = Je bent klaar.
event-cards_taken = { SEAT($seat) } neemt { $permanent ->
        [0] geen permanente kaart
        [one] één permanente kaart
       *[other] { $permanent } permanente kaarten
    } en trekt { $random ->
        [0] geen kaart van de stapel.
        [one] één kaart van de stapel.
       *[other] { $random } kaarten van de stapel.
    }
    .you = Je neemt { $permanent ->
            [0] geen permanente kaart
            [one] één permanente kaart
           *[other] { $permanent } permanente kaarten
        } en trekt { $random ->
            [0] geen kaart van de stapel.
            [one] één kaart van de stapel.
           *[other] { $random } kaarten van de stapel.
        }
event-drew = { SEAT($seat) } trekt een kaart.
    .known = { SEAT($seat) } trekt { $card }.
    .you = Je trekt { $card }.
event-reshuffled = { $count ->
        [one] De stapel van de { $culture } wordt opnieuw geschud: één kaart.
       *[other] De stapel van de { $culture } wordt opnieuw geschud: { $count } kaarten.
    }
event-card_played = { SEAT($seat) } speelt { $card }.
    .you = Je speelt { $card }.
event-card_laid = { SEAT($seat) } past met { $card }.
    .you = Je past met { $card }.
event-no_cards = { SEAT($seat) } heeft geen kaarten meer en past.
    .you = Je hebt geen kaarten meer en past.
event-fourth_declined = { SEAT($seat) } ziet af van de extra zet.
    .you = Je ziet af van de extra zet.
event-spoiled = { SEAT($seat) } kan { face-cubes } niet bewaren.
    .you = Je kunt { face-cubes } niet bewaren.
event-discarded = { $cards_count ->
        [0] { $permanent ->
            [0] { SEAT($seat) } houdt alle kaarten.
            [one] { SEAT($seat) } legt één permanente kaart terug.
           *[other] { SEAT($seat) } legt { $permanent } permanente kaarten terug.
        }
       *[other] { $permanent ->
            [0] { SEAT($seat) } legt { $cards } af.
            [one] { SEAT($seat) } legt { $cards } af en één permanente kaart terug.
           *[other] { SEAT($seat) } legt { $cards } af en { $permanent } permanente kaarten terug.
        }
    }
    .you = { $cards_count ->
            [0] { $permanent ->
                [0] Je houdt alle kaarten.
                [one] Je legt één permanente kaart terug.
               *[other] Je legt { $permanent } permanente kaarten terug.
            }
           *[other] { $permanent ->
                [0] Je legt { $cards } af.
                [one] Je legt { $cards } af en één permanente kaart terug.
               *[other] Je legt { $cards } af en { $permanent } permanente kaarten terug.
            }
        }

## Gebeurtenissen: tegels

event-tile_opened = Opengelegd: { $tile }.
# Unsaid: $space
event-tile_taken = { SEAT($seat) } neemt { $tile }.
    .you = Je neemt { $tile }.
event-tile_passed = { SEAT($seat) } neemt geen tegel.
    .you = Je neemt geen tegel.
event-tiles_returned = { $count ->
        [one] Eén tegel gaat terug naar de tegelvoorraad.
       *[other] { $count } tegels gaan terug naar de tegelvoorraad.
    }

## Gebeurtenissen: acties

event-action_skipped = { SEAT($seat) } laat het bij de kracht en gebruikt { $card } verder niet.
    .you = Je laat het bij de kracht en gebruikt { $card } verder niet.
event-scope_named = { SEAT($seat) } bepaalt wat iedereen vergaart: { $scope }.
    .you = Je bepaalt wat iedereen vergaart: { $scope }.
event-workers_lifted = { SEAT($seat) } haalt de arbeiders van het land.
    .you = Je haalt de arbeiders van het land.
event-worker_put = { SEAT($seat) } zet een { $worker } op { $tile }.
    .you = Je zet een { $worker } op { $tile }.
event-gathered = { SEAT($seat) } ontvangt { face-cubes }.
    .you = Je ontvangt { face-cubes }.
event-paid = { SEAT($seat) } betaalt { face-cubes }.
    .you = Je betaalt { face-cubes }.
event-built = { SEAT($seat) } bouwt { face-a_building }.
    .you = Je bouwt { face-a_building }.
event-recruited = { SEAT($seat) } werft { face-a_unit }.
    .you = Je werft { face-a_unit }.
event-exchanged = { SEAT($seat) } ruilt { $count } { $gave } voor { $count } { $got }.
    .you = Je ruilt { $count } { $gave } voor { $count } { $got }.
event-temple_bought = { $cubes ->
        [one] { SEAT($seat) } koopt een zegeblokje voor { $favor } gunst.
       *[other] { SEAT($seat) } koopt { $cubes } zegeblokjes voor { $favor } gunst.
    }
    .you = { $cubes ->
            [one] Je koopt een zegeblokje voor { $favor } gunst.
           *[other] Je koopt { $cubes } zegeblokjes voor { $favor } gunst.
        }
event-age_reached = { SEAT($seat) } bereikt de { $age }.
    .you = Je bereikt de { $age }.

## Gebeurtenissen: gevecht

event-attacked = { SEAT($seat) } valt { SEAT($defender, you: "jou") } aan.
    .you = Je valt { SEAT($defender) } aan.
event-area_named = { SEAT($seat) } heeft het gemunt op { face-the_area }.
    .you = Je hebt het gemunt op { face-the_area }.
event-units_revealed = { SEAT($seat) } stuurt { $units }.
    .you = Je stuurt { $units }.
event-seduced = De { $unit } van { SEAT($seat) } laat zich verleiden en gaat naar huis.
    .you = Je { $unit } laat zich verleiden en gaat naar huis.
event-retreated = { SEAT($seat) } trekt zich terug.
    .you = Je trekt je terug.
event-stayed = { SEAT($seat) } blijft.
    .you = Je blijft.
event-battle_card = { SEAT($seat) } vecht met { face-a_unit }.
    .you = Je vecht met { face-a_unit }.
event-stood_in = De { $unit } van { SEAT($seat) } neemt de plaats in.
    .you = Je { $unit } neemt de plaats in.
event-went_berserk = De { $unit } van { SEAT($seat) } ontsteekt in razernij!
    .you = Je { $unit } ontsteekt in razernij!
event-threatened_throw = De { $unit } van { SEAT($seat) } probeert een worp.
    .you = Je { $unit } probeert een worp.
# Unsaid: $sources
event-rolled = { SEAT($seat) } gooit { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    }: { $hits ->
        [0] geen treffer.
        [one] één treffer.
       *[other] { $hits } treffers.
    }
    .you = Je gooit { $dice ->
            [one] één dobbelsteen
           *[other] { $dice } dobbelstenen
        }: { $hits ->
            [0] geen treffer.
            [one] één treffer.
           *[other] { $hits } treffers.
        }
event-tied = Gelijkspel: { $hits ->
        [0] geen treffers aan beide kanten.
        [one] elk één treffer.
       *[other] elk { $hits } treffers.
    }
event-encounter_won = De { $unit } van { SEAT($seat) } wint het treffen.
    .you = Je { $unit } wint het treffen.
event-eliminated = De { $unit } van { SEAT($seat) } sneuvelt.
    .you = Je { $unit } sneuvelt.
event-thrown = De { $unit } van { SEAT($seat) } wordt naar huis geslingerd.
    .you = Je { $unit } wordt naar huis geslingerd.
event-rescued = De { $unit } van { SEAT($seat) } wordt voor { $favor } gunst teruggeroepen.
    .you = Je { $unit } wordt voor { $favor } gunst teruggeroepen.
event-protected = De { $unit } van { SEAT($seat) } wordt gered en vecht verder.
    .you = Je { $unit } wordt gered en vecht verder.
event-unit_gained = { SEAT($seat) } krijgt { face-a_unit }.
    .you = Je krijgt { face-a_unit }.
event-favor_earned = { SEAT($seat) } verdient { $favor } gunst.
    .you = Je verdient { $favor } gunst.
event-routed = Het leger van { SEAT($seat) } slaat op de vlucht.
    .you = Je leger slaat op de vlucht.
event-reinforced = { SEAT($seat) } stuurt { face-a_unit } het gevecht in.
    .you = Je stuurt { face-a_unit } het gevecht in.
event-battle_won = { SEAT($seat) } wint het gevecht tegen { SEAT($loser, you: "jou") }{ $cubes ->
        [0] .
        [one] {" "}en neemt een zegeblokje.
       *[other] {" "}en neemt { $cubes } zegeblokjes.
    }
    .you = Je wint het gevecht tegen { SEAT($loser) }{ $cubes ->
            [0] .
            [one] {" "}en neemt een zegeblokje.
           *[other] {" "}en neemt { $cubes } zegeblokjes.
        }
event-building_destroyed = { SEAT($seat) } verwoest { face-a_building } van { SEAT($owner, you: "jou") }.
    .you = Je verwoest { face-a_building } van { SEAT($owner) }.
event-villager_lost = { $place_id ->
        [holding] { SEAT($seat) } geeft de dorpeling in het opslaggebied op.
       *[other] { SEAT($seat) } geeft de dorpeling op { $place } op.
    }
    .you = { $place_id ->
            [holding] Je geeft de dorpeling in het opslaggebied op.
           *[other] Je geeft de dorpeling op { $place } op.
        }
event-tile_captured = { SEAT($seat) } pakt { $tile } af van { SEAT($owner, you: "jou") }{ $kept ->
        [0] {" "}en heeft er geen plaats voor: de tegel gaat naar de tegelvoorraad.
       *[other] .
    }
    .you = Je pakt { $tile } af van { SEAT($owner) }{ $kept ->
            [0] {" "}en hebt er geen plaats voor: de tegel gaat naar de tegelvoorraad.
           *[other] .
        }
event-cube_seized = { SEAT($seat) } pakt één { $resource } af van { SEAT($owner, you: "jou") }.
    .you = Je pakt één { $resource } af van { SEAT($owner) }.

## Gebeurtenissen: goden

event-power_bought = { SEAT($seat) } roept { $god } aan voor { $favor } gunst.
    .you = Je roept { $god } aan voor { $favor } gunst.
event-cubes_gained = { SEAT($seat) } neemt { $count } { $resource } van de bank.
    .you = Je neemt { $count } { $resource } van de bank.
event-sacrificed = { SEAT($seat) } offert { face-a_unit }.
    .you = Je offert { face-a_unit }.
event-converted = { SEAT($seat) } verandert { face-a_unit } in een { $into }.
    .you = Je verandert { face-a_unit } in een { $into }.
event-targeted = { SEAT($seat) } kiest { SEAT($target, you: "jou") }.
    .you = Je kiest { SEAT($target) }.
event-tile_removed = { SEAT($seat) } verwijdert { $tile } van { SEAT($owner, you: "jouw bord", before: "het bord van ") }.
    .you = Je verwijdert { $tile } van het bord van { SEAT($owner) }.
event-tiles_swapped = { SEAT($seat) } ruilt { $tile } voor { $theirs } van { SEAT($owner, you: "jou") }.
    .you = Je ruilt { $tile } voor { $theirs } van { SEAT($owner) }.
event-struck = { SEAT($seat) } treft de { $unit } van { SEAT($owner, you: "jou") }.
    .you = Je treft de { $unit } van { SEAT($owner) }.
event-fourth_bought = { SEAT($seat) } mag na de laatste ronde een extra zet doen.
    .you = Je mag na de laatste ronde een extra zet doen.

## Gebeurtenissen: het einde

event-awarded = { $cubes ->
        [one] { SEAT($seat) } neemt een zegeblokje van { $card }.
       *[other] { SEAT($seat) } neemt { $cubes } zegeblokjes van { $card }.
    }
    .you = { $cubes ->
            [one] Je neemt een zegeblokje van { $card }.
           *[other] Je neemt { $cubes } zegeblokjes van { $card }.
        }
event-not_awarded = { $cubes ->
        [one] Niemand krijgt het zegeblokje op { $card }.
       *[other] Niemand krijgt de { $cubes } zegeblokjes op { $card }.
    }
event-game_ended = Het spel eindigt in beurt { $turn }.

## Vragen

prompt-draw_cards = { $number ->
        [0] { $room ->
            [0] Je hand is vol. Klaar?
            [one] Neem een permanente kaart of trek een kaart van de stapel: er is plaats voor één.
           *[other] Neem permanente kaarten en zeg hoeveel kaarten van de stapel je trekt: er is plaats voor { $room }.
        }
        [one] Je trekt één kaart van de stapel. Klaar?
       *[other] Je trekt { $number } kaarten van de stapel. Klaar?
    }
prompt-discard = { $cards ->
        [0] Je houdt geen kaart. Klaar?
        [one] Leg af wat je niet wilt houden. Zoals het nu is, houd je één kaart.
       *[other] Leg af wat je niet wilt houden. Zoals het nu is, houd je { $cards } kaarten.
    }

prompt-build = { $left ->
        [one] Kies een gebouw, of stop. Je mag er nog één bouwen.
       *[other] Kies een gebouw, of stop. Je mag er nog { $left } bouwen.
    }
prompt-discount = { $cubes ->
        [one] { $building }: welk blokje betaal je niet?
       *[other] { $building }: welke blokjes betaal je niet? Nog { $cubes } te kiezen.
    }
prompt-draft = { $left ->
        [one] Neem een tegel voor je land, of pas. Dit is je laatste kans.
       *[other] Neem een tegel voor je land, of pas. Je hebt nog { $left } kansen.
    }
prompt-explore = { $own ->
        [0] { SEAT($seat) } speelt ‘Verkennen’: neem een tegel, of pas.
       *[1] { $picks ->
            [one] Neem een tegel, of pas.
           *[other] Neem een tegel, of pas. Je mag er { $picks } nemen.
        }
    }
prompt-gather_scope = Wat wordt er vergaard? Noem een terrein of een grondstof.
prompt-lost_villager = Een van je Huizen is gevallen. Welke dorpeling gaat weg?
prompt-recruit = { $left ->
        [one] Kies een eenheid, of stop. Je mag er nog één werven.
       *[other] Kies een eenheid, of stop. Je mag er nog { $left } werven.
    }
prompt-temple = Hoeveel zegeblokjes koop je, voor { $favor } gunst per stuk?
prompt-trade_amount = Hoeveel { $give } voor { $get }?
prompt-trade_fee = { $left ->
        [one] Met welk blokje betaal je de kosten?
       *[other] Met welke blokjes betaal je de kosten? Nog { $left } te betalen.
    }
prompt-trade_for = Wat neem je voor { $give }?
prompt-trade_give = Wat geef je aan de bank? Of stop.
prompt-workers = Zet je arbeiders neer, of stop. Nog te plaatsen: { $villagers ->
        [0] geen dorpeling
        [one] één dorpeling
       *[other] { $villagers } dorpelingen
    }{ $others ->
        [0] .
        [one] {" "}en één Dwerg.
       *[other] {" "}en { $others } Dwergen.
    }

prompt-choose_culture = Kies het volk dat je wilt leiden.
prompt-choose_army = { $left ->
        [one] Kies nog één sterveling voor je eerste leger.
       *[other] Kies { $left } stervelingen voor je eerste leger.
    }
prompt-place_cube = { $bank ->
        [one] Leg het laatste zegeblokje van de bank op een kaart.
       *[other] Leg een zegeblokje op een kaart. De bank heeft er { $bank }.
    }
prompt-play_a_card = Ronde { $round }: speel een kaart, of pas met een kaart.
# Unsaid: $round
prompt-fourth_action = Je extra zet: speel een kaart, of zie ervan af.
prompt-buy_power = { $card }: roep je { $god } aan voor { $favor } gunst?
prompt-act_too = { $card }: voer je ook de actie uit?

## Vragen: gevecht

prompt-attack_whom = Wie val je aan?
prompt-attack_area = Welk gebied op het bord van { SEAT($seat) } val je aan?
prompt-commit = { $left ->
        [0] Al je eenheden zijn gekozen. Klaar?
        [one] Het gevecht om { face-the_area }: kies je eenheden. Je mag er nog één sturen.
       *[other] Het gevecht om { face-the_area }: kies je eenheden. Je mag er nog { $left } sturen.
    }
# Unsaid: $encounter
prompt-seduce = Het gevecht om { face-the_area }: welke vijandelijke eenheid gaat naar huis?
prompt-retreat = Het gevecht om { face-the_area }, treffen { $encounter }: blijf je of trek je je terug?
prompt-battle_card = Het gevecht om { face-the_area }, treffen { $encounter }: wie vecht er?
# Unsaid: $area $encounter
prompt-stand_in = Je { $unit } staat tegenover een { $opponent }. Neemt een Wadjet de plaats in?
# Unsaid: $area $encounter
prompt-declare = Je { $unit } staat tegenover een { $opponent }. Alles of niets?
prompt-rescue = Je { $unit } is gesneuveld. Roep je hem terug voor { $favor } gunst?
# Unsaid: $encounter
prompt-reinforce = Het gevecht om { face-the_area }: wie uit je opslaggebied doet er mee?
prompt-reward_city = { $left ->
        [one] Je hebt { SEAT($loser) } verslagen. Verwoest een gebouw, of laat het staan.
       *[other] Je hebt { SEAT($loser) } verslagen. Verwoest een gebouw, of laat het staan. Er mogen er { $left } vallen.
    }
# Unsaid: $left
prompt-reward_production = Je hebt { SEAT($loser) } verslagen. Pak een tegel af, of laat hem liggen.
prompt-reward_holding = { $left ->
        [one] Je hebt { SEAT($loser) } verslagen. Pak nog één blokje af, of stop.
       *[other] Je hebt { SEAT($loser) } verslagen. Pak blokjes af, of stop. Je mag er nog { $left } nemen.
    }

## Vragen: goden

prompt-boon = { $left ->
        [one] Neem nog één blokje van de bank.
       *[other] Neem { $left } blokjes van de bank, een voor een.
    }
prompt-levy = { $left ->
        [one] Wie sluit zich bij je aan?
       *[other] Wie sluit zich bij je aan? Je mag er { $left } kiezen, een voor een.
    }
prompt-mummify = { $left ->
        [one] Welke van je stervelingen wordt een Mummie? Er kan er nog één.
       *[other] Welke van je stervelingen wordt een Mummie? Er kunnen er nog { $left }.
    }
prompt-sacrifice = Welke eenheid offer je voor { $cubes } blokjes?
prompt-steal = { $left ->
        [one] Neem nog één blokje van { SEAT($seat) }.
       *[other] Neem { $left } blokjes van { SEAT($seat) }, een voor een.
    }
prompt-swap_own = Welke van je tegels geef je?
prompt-swap_whom = Van wie wil je er een tegel voor?
prompt-swap_theirs = Welke tegel van { SEAT($seat) } neem je?
prompt-target = Op wie richt je de kracht van { $god }?
prompt-wrath = { $god } keert zich tegen { SEAT($seat) }: wat wordt getroffen?

## Redenen

reason-hand_limit = { $room ->
        [0] Je hand is vol; je vroeg er { $asked }.
        [one] Je hebt nog plaats voor één kaart, niet voor { $asked }.
       *[other] Je hebt nog plaats voor { $room } kaarten, niet voor { $asked }.
    }
reason-number_named = { $number ->
        [0] Je hebt al gezegd dat je geen kaart van de stapel trekt.
        [one] Je hebt al gezegd dat je één kaart van de stapel trekt.
       *[other] Je hebt al gezegd dat je { $number } kaarten van de stapel trekt.
    }
reason-permanent_cards_first = Eerst kies je permanente kaarten, dan het aantal kaarten van de stapel; er is geen weg terug.
reason-not_in_pile = { $card } ligt niet in je permanente stapel.
reason-in_order = Kies in de volgorde van de lijst: na { $after } kan alleen wat verderop staat.
reason-not_in_hand = Je hebt { $card } niet op hand.
# Unsaid: $discount $each
reason-cannot_pay = Je mist { face-cubes }: { $missing ->
        [one] één blokje
       *[other] { $missing } blokjes
    } te weinig, alle kortingen meegeteld.
reason-age_too_early = Daarvoor is de { $needed } nodig; jij bent in de { $age }.
reason-bank_has_none = De bank heeft geen { $resource }.
reason-building_limit = { $most ->
        [one] Je hebt al { face-a_building }.
       *[other] Je hebt er hiervan al { $most }: { $building }.
    }
reason-cannot_pay_fee = Het kost { $fee }, en je hebt { $have ->
        [0] geen blokjes
        [one] één blokje
       *[other] { $have } blokjes
    }: { $missing } te weinig.
reason-choose_the_discount = { $cubes ->
        [one] Kies eerst het blokje dat je niet hoeft te betalen.
       *[other] Kies eerst de { $cubes } blokjes die je niet hoeft te betalen.
    }
reason-colour_given = Je geeft { $resource } in deze ruil, dus je kunt het niet ook nemen.
reason-colour_taken = Je hebt { $resource } genomen in deze ruil, dus je kunt het niet ook geven.
reason-last_age = Na de { $age } komt er geen era meer.
reason-no_building_tile = De gebouwenvoorraad is op: { $building }.
reason-no_discount_now = Er is nu geen korting te kiezen.
reason-no_figure_left = Je hebt geen { $unit } meer in je voorraad.
reason-no_free_space = Je hebt geen vrij veld van dit terrein ({ $terrain }) voor { $tile }.
reason-no_free_square = Alle { $squares } vakken van je stad zijn bebouwd.
reason-no_free_tile = Je hebt geen vrije tegel van deze soort: { $tile }.
reason-no_such_cube = Er is daar geen { $resource }.
reason-no_villager_there = Je hebt daar geen dorpeling: { $place }.
reason-no_worker_left = Je hebt geen { $worker } meer om neer te zetten.
reason-no_worker_on_a_tile = Geen van je arbeiders staat op een tegel, dus er valt niets te laten staan.
reason-not_at_this_point_of_the_trade = Handelen gaat in deze volgorde: kosten, zegeblokjes, ruil, zegeblokjes; dit is er niet het moment voor.
reason-not_in_the_price = Er zit geen { $resource } meer in de prijs.
reason-not_your_culture = { $unit } is geen eenheid van jouw volk.
reason-nothing_to_get = Er is niets wat je voor { $resource } zou kunnen nemen.
reason-one_age_a_turn = Je bent al een era verder, in de { $age }; de volgende stap moet wachten.
reason-one_terrain_or_resource = Met deze kaart vergaart iedereen één terrein of één grondstof, niet alles.
reason-temple_too_dear = Dat zou { $favor } gunst kosten en je hebt er { $have }; de bank heeft { $bank ->
        [0] geen zegeblokjes.
        [one] één zegeblokje.
       *[other] { $bank } zegeblokjes.
    }
reason-tile_not_open = Deze tegel is niet te kiezen: { $tile }.
reason-too_many_cubes = Je kunt er geen { $asked } ruilen: je hebt er { $have }, en van wat je wilt, heeft de bank er { $bank }.
reason-workers_taken_up = Je hebt je arbeiders al van het land gehaald.

reason-lay_a_card_to_pass = Om te passen leg je een kaart neer.
reason-decline_instead = Van een extra zet kun je afzien; daarvoor leg je geen kaart neer.
reason-power_once = Je kunt { $god } maar één keer per kaart aanroepen.
reason-wants_a_card = { $cards ->
        [0] Daarvoor is een kaart nodig die je niet hebt: { $deed }.
        [one] Speel er eerst de kaart voor: { $deed }.
       *[other] Speel er eerst een van je { $cards } kaarten voor: { $deed }.
    }
reason-other_phase = Dat hoort bij een andere fase: { $needed }. Nu is het: { $phase }.
reason-no_battle = Er is geen gevecht.
reason-nothing_won = Daarvoor moet je een aanval hebben gewonnen, of een god hebben die het doet.
reason-no_house_lost = Je hebt geen huis verloren, dus er gaat geen dorpeling weg.
reason-cultures_given = Iedereen heeft al een volk.
reason-no_power_at_work = Er is nu geen god voor je aan het werk.
reason-no_god_in_play = Je speelt nu geen kaart met een god.
reason-no_god_in_hand = { $cards ->
        [one] De kaart op je hand heeft geen god.
       *[other] Geen van de { $cards } kaarten op je hand heeft een god.
    }
reason-card_without_a_god = Op deze kaart staat geen god: { $card }.
reason-play_the_card_first = { $god } roep je aan met een kaart: speel { $card }.
reason-power_before_the_action = { $god } kon alleen vóór de actie worden aangeroepen; die is al begonnen.
reason-power_first = De kracht komt vóór de actie: beslis eerst over { $god }.

## Redenen: gevecht

reason-no_unit = Voor een aanval heb je een eenheid nodig, en je hebt er geen.
reason-defender_named = Je hebt { SEAT($seat) } al genoemd; er is geen weg terug.
reason-name_the_defender = Zeg eerst wie je aanvalt.
reason-not_a_neighbour = { SEAT($seat) } zit niet naast je; je kunt alleen buren aanvallen.
reason-attacker_needs_a_unit = Een aanvaller moet minstens één eenheid sturen.
reason-unit_limit = { $limit ->
        [one] Je mag maar één eenheid dit gevecht in sturen.
       *[other] Je mag maar { $limit } eenheden dit gevecht in sturen.
    }
reason-no_such_unit = { $have ->
        [0] Er is daar geen { $unit }.
        [one] Er is daar maar één { $unit }.
       *[other] Er zijn er daar maar { $have }: { $unit }.
    }
reason-not_in_the_battle = Er is geen { $unit } in dit gevecht die je kunt kiezen.
reason-not_in_holding_area = Er is geen { $unit } in je opslaggebied.
reason-giants_cannot_be_thrown = { $unit } is een reus, en reuzen laten zich niet werpen.
reason-cannot_throw = { $unit } kan niemand werpen.
reason-cannot_go_berserk = { $unit } kan niet in razernij vechten.
reason-no_retreat_now = Je kunt je alleen terugtrekken voordat er gevechtskaarten worden gekozen.
reason-no_retreat_yet = Terugtrekken kan pas na een eerste treffen.
reason-no_retreat_but_between = Terugtrekken kan alleen als beide gevechtskaarten gekozen zijn en nog niet zijn omgedraaid.
reason-not_at_this_point_of_the_battle = Niet op dit moment van treffen { $encounter }.
reason-other_area = Je viel { face-the_area } aan; de beloning komt daarvandaan.
reason-no_such_building = In die stad staat er geen: { $building }.
reason-no_such_tile = Op dat bord ligt geen tegel van deze soort: { $tile }.

## Redenen: goden

reason-no_favor = { $god } vraagt { $favor } gunst, en je hebt er { $have }: { $missing } te weinig.
reason-fourth_action_only_once = Je kunt { $god } niet in een extra zet aanroepen; meer dan één per beurt is er niet.
reason-no_card_for_a_fourth_action = Je zou { $god } vergeefs aanroepen: hierna heb je { $cards ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $cards } kaarten
    } op hand, en { $rounds ->
        [0] voor een extra zet is er een nodig.
        [one] er is nog één ronde te spelen.
       *[other] er zijn nog { $rounds } rondes te spelen.
    }
reason-power_without_effect = { $god } zou nu niets voor je kunnen doen, dus er wordt geen gunst aangenomen.
reason-not_a_mortal = { $unit } is geen sterveling.
reason-culture_taken = De { $culture } zijn al gekozen: een volk wordt pas opnieuw gekozen als alle drie gekozen zijn.
reason-cannot_join = { $unit } hoort niet bij wie { $god } je kan brengen, of er is er geen meer in je voorraad.
reason-at_least_one = Kies er minstens één; de gunst is al betaald.
reason-no_such_mortal = Je hebt geen sterveling van deze soort: { $unit }.
reason-not_that_player = De kracht van { $god } kun je niet op { SEAT($seat) } richten.
    .you = De kracht van { $god } kun je niet op jezelf richten.
reason-nothing_to_hit = { SEAT($seat) } heeft niets wat { $god } zou kunnen raken.
    .you = Je hebt niets wat { $god } zou kunnen raken.
reason-name_a_player = Kies eerst een speler.
reason-player_named = Je hebt al gekozen: { SEAT($seat) }.
    .you = Je hebt jezelf al gekozen.
reason-wrong_resource = Die tegel levert geen { $resource } op: { $tile }.
reason-own_tile_first = Kies eerst welke tegel je zelf geeft.
reason-no_tile_of_that_terrain = { SEAT($seat) } heeft geen tegel van dat terrein.
    .you = Je hebt geen tegel van dat terrein.
reason-no_partner = Er is geen tegel van hetzelfde terrein om tegen te ruilen: { $tile }.

## Plaatsen op de tafel

zone-bank = Bank
zone-battle = In het gevecht
zone-battle_card = Gevechtskaart
zone-city = Stad
zone-committed = Gekozen voor het gevecht
zone-cubes = Grondstoffen
zone-deck = Kaartenstapel
zone-dice = Dobbelstenen
zone-discards = Aflegstapel
zone-front = Deze beurt gespeeld
zone-hand = Hand
zone-holding = Opslaggebied
zone-open = Open tegels
zone-picked = Gekozen
zone-pile = Permanente kaarten
zone-pool = Tegelvoorraad
zone-production = Productiegebied
zone-stock = Gebouwenvoorraad
zone-supply = Voorraad

counter-age = Era
counter-army = Eenheden
counter-battle_area = Aangevallen gebied
counter-battle_god = God van dit gevecht
counter-battle_god_used = Door de god gered
counter-buildings = Gebouwen
counter-culture = Volk
counter-dice = Dobbelstenen
counter-encounter = Treffen
counter-first_player = Startspeler
counter-fourth_action = Extra zetten
counter-hits = Treffers
counter-leader = Aan kop
counter-permanent_cards = Permanente kaarten op hand
counter-phase = Fase
counter-place = Plaats aan tafel
counter-random_cards = Kaarten van de stapel op hand
counter-round = Ronde
counter-to_draw = Nog te trekken van de stapel
counter-turn = Beurt
counter-unit_limit = Maximum aan eenheden
counter-victory = Zegeblokjes
counter-victory_bank = Zegeblokjes in de bank

## Opties

option-starting_army = Beginleger
    .text = Waarmee begint iedereen?
option-starting_army-two_of_each = Twee van elke soort sterveling
    .text = Zes eenheden, zoals de volledige regels zeggen.
option-starting_army-any_two = Twee stervelingen naar keuze
    .text = Twee eenheden die je zelf kiest, zoals de korte regels zeggen: een rustiger begin.
option-explore_gather_start = Verkennen en Vergaren beginnen bij
    .text = Wie kiest het eerst een tegel, en wie wordt het eerst bediend bij het uitdelen van blokjes?
option-explore_gather_start-card_player = Wie de kaart speelde
    .text = De kaart spelen is meer waard, zoals de volledige regels zeggen.
option-explore_gather_start-first_player = De startspeler
    .text = Startspeler zijn is meer waard: bij Verkennen en bij elk Vergaren wordt bij hem begonnen.
option-explore_gather_start-explore = De startspeler, bij Verkennen
    .text = De startspeler kiest als eerste een tegel; blokjes zijn er eerst voor wie de kaart speelde.
option-explore_gather_start-gather_all = De startspeler, bij ‘alles vergaren’
    .text = Wordt alles vergaard, dan is de startspeler als eerste aan de beurt; verder begint wie de kaart speelde.
option-explore_gather_start-explore_and_gather_all = De startspeler, bij Verkennen en ‘alles vergaren’
    .text = Zoals de Duitse korte regels zeggen; bij elk ander Vergaren begint wie de kaart speelde.
option-ages_per_turn = Era’s per beurt
    .text = Hoe vaak mag je naar een nieuwe era?
option-ages_per_turn-one_per_card = Eén per kaart
    .text = Met meer kaarten Nieuwe Era mag je meer dan één stap zetten.
option-ages_per_turn-one_per_round = Eén per beurt
    .text = Een tweede kaart Nieuwe Era moet wachten, zoals de korte regels zeggen.
option-heroes_of_a_new_age = Helden van een nieuwe era
    .text = Wanneer kun je ze werven?
option-heroes_of_a_new_age-at_once = Meteen
    .text = Zodra je de era hebt bereikt.
option-heroes_of_a_new_age-next_turn = Vanaf de volgende beurt
    .text = Het nieuws heeft de rest van de beurt nodig om hen te bereiken.
option-great_temple = Grote Tempel
    .text = Wanneer koop je zegeblokjes?
option-great_temple-before_and_after = Voor en na de ruil
    .text = Het kan op beide momenten.
option-great_temple-after = Na de ruil
    .text = Alleen dan.
option-matching_bonuses = Meer dan één passende bonus
    .text = Wat gooit een eenheid als meer dan één van haar bonussen op de tegenstander past?
option-matching_bonuses-add_up = Alles samen
    .text = Elke bonus die past, telt mee.
option-matching_bonuses-highest = Alleen de hoogste
    .text = De andere tellen niet.
option-hades_takes = Hades neemt
    .text = Welke eenheden kun je voor zijn kracht offeren?
option-hades_takes-any_unit = Elke eenheid
    .text = Zoals zijn kaart zegt.
option-hades_takes-mortal = Een sterveling
    .text = Zoals in een voorbeeld in het regelboek.
option-medusa_against_giants = Medusa tegen reuzen
    .text = Hoeveel extra dobbelstenen gooit ze?
option-medusa_against_giants-6 = Zes
    .text = Zoals haar kaart zegt.
option-medusa_against_giants-4 = Vier
    .text = Zoals in een voorbeeld in het regelboek.
option-teams = Teams
    .text = Voor vier spelers.
option-teams-off = Uit
    .text = Ieder voor zich.
option-teams-two_cultures = Twee volken, twee teams
    .text = Twee partners van één volk zitten tegenover elkaar en tellen hun zegeblokjes samen.
option-cultures = Volken
    .text = Hoe komt iedereen aan een volk? Geen volk wordt twee keer gespeeld voordat alle drie in het spel zijn.
option-cultures-dealt = Door het lot
    .text = De volken worden geloot, zoals in het spelregelboek staat.
option-cultures-chosen = Kiezen op volgorde van de plaatsen
    .text = Wie op de eerste plaats zit kiest als eerste, daarna de volgende.
option-cultures-drafted = Kiezen in gelote volgorde
    .text = Telkens beslist het lot wie er nu mag kiezen.
option-victory_cubes = Zegeblokjes met z’n tweeën
    .text = Hoeveel worden er per beurt geplaatst?
option-victory_cubes-one_each = Ieder één
    .text = Twee per beurt, zoals de volledige regels zeggen.
option-victory_cubes-three = Drie
    .text = De startspeler plaatst er nog een, zoals de Duitse korte regels zeggen: een korter spel.
option-first_retreat = Terugtrekken vóór het eerste treffen
    .text = Mag een partij vertrekken voordat er gevochten is?
option-first_retreat-allowed = Mag
    .text = Vóór elk treffen mag je je terugtrekken, ook vóór het eerste.
option-first_retreat-after_an_encounter = Mag niet
    .text = Je mag je alleen vóór een nieuw treffen terugtrekken, zoals de Duitse korte regels zeggen: wie komt, vecht één keer.
option-retreat = Moment van terugtrekken
    .text = Wanneer wordt gevraagd of een partij zich terugtrekt?
option-retreat-before_cards = Voordat gevechtskaarten worden gekozen
    .text = Is er een kaart gekozen, dan is het te laat.
option-retreat-after_cards = Voordat gevechtskaarten worden omgedraaid
    .text = Beide partijen kiezen eerst en zeggen dan of ze blijven: volgens de regels mag het tot de kaarten worden omgedraaid.

## Plannen

plan-attack = Gevechten die ik begin
    .text = Zegt wie er vecht, wanneer je terugtrekt en wat je na een overwinning neemt. De kans op winst is die welke het gevecht toont.
plan-defence = Als ik word aangevallen
    .text = Zegt hoeveel eenheden je stuurt, wie er vecht en wanneer je terugtrekt. De kans op winst is die welke het gevecht toont.
plan-units = Stuur hoogstens zoveel eenheden
    .said = { $value ->
        [0] stuur geen eenheid
        [one] stuur hoogstens { $value } eenheid
       *[other] stuur hoogstens { $value } eenheden
    }
plan-spared = Eenheden die thuisblijven
    .said = { $value } thuis
plan-fights = Wie er vecht
plan-fights-odds = wie de beste kans heeft vecht
plan-fights-strongest = wie de meeste dobbelstenen heeft vecht
plan-fights-weakest = wie de minste dobbelstenen heeft vecht
plan-fights-ask = vraag mij wie er vecht
plan-against = Tegen een soort, zolang die er is
    .beside = De soort van de vijand
    .pair = { $value } tegen { $beside }
    .said = { $value }
plan-below = Terugtrekken onder deze kans op winst, in procenten (0: nooit)
    .said = { $value ->
        [0] wat de kans ook is
       *[other] terug onder { $value } %
    }
plan-left = Terugtrekken met nog zoveel eenheden (0: nooit)
    .said = { $value ->
        [0] tot de laatste eenheid
       *[other] terug met nog { $value }
    }
plan-abilities = Razernij, werpen, de Wadjet
plan-abilities-odds = vermogens waar ze helpen
plan-abilities-always = vermogens altijd
plan-abilities-never = vermogens nooit
plan-abilities-ask = vraag mij naar de vermogens
plan-rescue = Gevallenen terugroepen voor gunst
plan-rescue-yes = roep gevallenen terug
plan-rescue-no = laat gevallenen gaan
plan-rescue-ask = vraag mij naar de gevallenen
plan-call = Een eenheid uit het opslaggebied oproepen
plan-call-yes = roep een eenheid op
plan-call-no = roep niemand op
plan-call-ask = vraag mij wie er komt
plan-buildings = Gebouwen die eerst vallen
    .said = verwoest { $value }
plan-spoils = Tegels en blokjes die je eerst neemt
    .said = neem { $value }
plan-cubes = Zegeblokjes plaatsen
    .text = Het blokje komt op de eerste van deze kaarten die nu van jou zou zijn, anders op de laatste.
plan-cards = Kaarten, in deze volgorde
    .said = { $value }
plan-tiles = Tegels nemen
    .text = Neemt de rijkste tegel van de eerste grondstof die er ligt.
plan-resources = Grondstoffen, in deze volgorde
    .said = { $value }
plan-otherwise = Als er geen is
plan-otherwise-richest = anders de rijkste
plan-otherwise-pass = anders geen
plan-otherwise-ask = vraag het mij anders
plan-turn = Mijn beurt
    .text = Welke kaart je in elke ronde speelt en wat de actie oplevert. Staan er meer zetten voor een ronde, dan geldt de eerste die iets zou uithalen. Bij aanvallen en ruilen, en overal waar niets is gezegd, wordt het je gevraagd.
plan-moves = Zetten, per ronde
    .beside = De zet
    .pair = { $value }: { $beside }
    .said = { $value }
plan-moves-first = 1e ronde
plan-moves-second = 2e ronde
plan-moves-third = 3e ronde
plan-moves-explore = { deed-explore }
plan-moves-gather = { deed-gather }
plan-moves-build = { deed-build }
plan-moves-recruit = { deed-recruit }
plan-moves-trade = { deed-trade }
plan-moves-attack = { deed-attack }
plan-moves-next_age = { deed-next_age }
plan-moves-pass = Passen
plan-instead = Als geen zet van een ronde iets zou uithalen
plan-instead-ask = vraag het mij anders
plan-instead-pass = anders passen
plan-harvest = Vergaren, in deze volgorde
    .said = vergaar { $value }
plan-raise = Bouwen, in deze volgorde, tot je er zoveel hebt
    .count = Hoogstens
    .counted = { $value } tot { $count }
    .said = bouw { $value }
plan-muster = Werven, in deze volgorde, tot je er zoveel hebt
    .count = Hoogstens
    .counted = { $value } tot { $count }
    .said = werf { $value }
plan-powers = Krachten van goden op kaarten
plan-powers-ask = vraag mij naar krachten
plan-powers-always = koop krachten
plan-powers-never = koop geen krachten
plan-villagers = Dorpelingen
    .text = Dorpelingen staan op de rijkste tegels van deze grondstoffen, in deze volgorde.
plan-lands = Dorpelingen werken voor
    .said = werken voor { $value }
plan-leaves = Wie met een verwoest Huis verdwijnt
plan-leaves-ask = vraag mij wie verdwijnt
plan-leaves-holding = eerst een dorpeling uit het opslaggebied
plan-leaves-poorest = de dorpeling op de armste tegel
plan-hand = Kaarten in de hand
    .text = Welke permanente kaarten je aan het begin van een beurt neemt, waarmee je de rest van je hand vult en welke kaarten je aan het eind teruggeeft.
plan-draw = Permanente kaarten, in deze volgorde
    .said = neem { $value }
plan-room = De rest van de hand
plan-room-ask = vraag mij naar de rest
plan-room-random = de rest willekeurig
plan-room-none = verder niets
plan-shed = Kaarten die je aan het eind van een beurt teruggeeft
    .said = teruggeven: { $value }
plan-shed-none = geen
plan-shed-explore = { deed-explore }
plan-shed-gather = { deed-gather }
plan-shed-build = { deed-build }
plan-shed-recruit = { deed-recruit }
plan-shed-trade = { deed-trade }
plan-shed-attack = { deed-attack }
plan-shed-next_age = { deed-next_age }
