# Deukalion — namen en teksten van de onderdelen, en alles wat er in een spel gezegd wordt.
# Getallen komen als variabelen uit de gegevens van de onderdelen; de bewoordingen zijn van onszelf.

game-deukalion = Deukalion
    .about = Draai de Kylix, bestorm steden en breng schatten thuis.
    .text = Bevaar de Egeïsche Zee met een schip vol soldaten, breng schatten naar Athene, sticht nederzettingen, vaar naar de Styx en trotseer de Hydra. Wie het eerst genoeg aanzien bij de goden heeft, wint.

## Helden

hero-deukalion = Deukalion
hero-perseus = Perseus
hero-hercules = Hercules
hero-achilles = Achilles

## Het bord

square-water = open water
square-anchor = ankerplaats van Athene
square-styx = Styx
square-land = land
square-centre = plaats van de Kylix
square-athens = Athene

city-corinth = Korinthe
city-mycenae = Mycene
city-sparta = Sparta
city-thera = Thera
city-crete = Kreta
city-rhodes = Rhodos
city-cyprus = Cyprus
city-halicarnassus = Halikarnassos

settlement-ephesus = Efeze
settlement-salamis = Salamis
settlement-argos = Argos
settlement-lindos = Lindos

treasure-red = rode schat
    .many = rode schatten
treasure-green = groene schat
    .many = groene schatten
treasure-blue = blauwe schat
    .many = blauwe schatten
treasure-yellow = gele schat
    .many = gele schatten
treasure-white = witte schat
    .many = witte schatten

piece-soldier = soldaat
    .many = soldaten
piece-hydra = Hydra
piece-theseus = Theseus
piece-die = dobbelsteen
piece-point_card = puntenkaart
piece-hidden = kruisje verborgen
piece-side = op zijn zij
piece-cross = kruisje zichtbaar
piece-field = veld
piece-placement = stand
piece-deed = mogelijkheid

## Gevechten

fight-ship = schip tegen schip
fight-city = aanval op een stad
fight-settlement = aanval op een nederzetting
fight-hydra = aanval op de Hydra
fight-attacked_by_hydra = aangevallen door de Hydra

## De Kylix

kylix-cards = kaarten
    .text = Bij een 1 trekt elke andere speler een actiekaart, bij een 2 niemand, bij een 3 jij. Deze dobbelsteen moet je gebruiken.
kylix-soldiers = soldaten
    .text = Zoveel van je soldaten mogen hoogstens terugkomen uit de onderwereld.
kylix-sail = varen
    .text = Zoveel velden mag je schip hoogstens varen.
kylix-hydra = Hydra
    .text = Zoveel velden mag je de Hydra hoogstens verplaatsen. Komt ze bij een schip, dan valt ze aan.

phase-setup = Voorbereiding
phase-roll_kylix = Gooien met de Kylix
phase-window_after_roll = Kaarten na de worp
phase-non_active_players_move = De anderen varen
phase-place_kylix = De Kylix plaatsen
phase-window_after_placement = Kaarten na het plaatsen
phase-active_player_acts = Acties

## Wat opdrachten vragen

task-deliver = de genoemde schatten naar Athene brengen
task-deliver_any = schatten naar Athene brengen
task-deliver_same = schatten van één kleur naar Athene brengen
task-reach_with_soldiers = met genoeg soldaten naar een stad varen
task-reach_with_cards = naar een stad varen en actiekaarten inleveren
task-defeat_player = een scheepsgevecht winnen
task-defeat_hydra = de Hydra verslaan

## Actiekaarten

card-pegasus = Pegasus
    .text = Blijft voor je liggen. Elke vaarbeurt mag je { $amount ->
        [one] één veld
       *[other] { $amount } velden
    } verder varen.
card-favour_of_hades = Gunst van Hades
    .text = Blijft voor je liggen. Breng je met de Kylix of in plaats van te varen soldaten terug, dan { $amount ->
        [one] mag er één extra terugkomen.
       *[other] mogen er { $amount } extra terugkomen.
    }
card-golden_fleece = Gulden Vlies
    .text = Blijft voor je liggen. Geeft je in elk gevecht { $amount } extra gevechtssterkte.
card-wind_of_aeolus = Wind van Aeolus
    .text = Terwijl je vaart: je mag in deze vaarbeurt { $amount } velden verder.
card-winged_sandals = Gevleugelde Sandalen
    .text = Beëindigt je vaarbeurt en begint een nieuwe van hoogstens { $amount } velden.
card-song_of_orpheus = Lied van Orpheus
    .text = Hoogstens { $amount } van je soldaten komen terug uit de onderwereld.
card-rage_of_ares = Woede van Ares
    .text = Nadat je soldaten zijn gegooid: { $amount } extra gevechtssterkte in dit gevecht.
card-favour_of_nike = Gunst van Nike
    .text = Nadat je soldaten zijn gegooid: gooi alle soldaten met zichtbaar kruisje opnieuw.
card-aegis_of_athena = Aegis van Athena
    .text = Nadat je soldaten zijn gegooid: je soldaten met zichtbaar kruisje blijven aan boord. Ze tellen nog steeds niet mee.
card-trident_of_poseidon = Drietand van Poseidon
    .text = Zet de Hydra op een ander veld, hoogstens { $amount } stappen verderop, maar nooit op of voorbij een schip.
card-trojan_horse = Paard van Troje
    .text = In plaats van een aanval: neem zonder te gooien een schat uit een stad naast je schip. Je schip ligt daarna stil.
card-oracle_of_delphi = Orakel van Delphi
    .text = Tussen twee van je acties: leg een open opdracht onder de stapel en draai de volgende om.

## Opdrachten

face-worth = { $points ->
        [one] Eén punt waard.
       *[other] { $points } punten waard.
    }

mission-m01 = Rood of groen
    .text = Breng een rode of een groene schat naar Athene. { face-worth }
mission-m02 = Blauw of geel
    .text = Breng een blauwe of een gele schat naar Athene. { face-worth }
mission-m03 = Wit of rood
    .text = Breng een witte of een rode schat naar Athene. { face-worth }
mission-m04 = Groen of blauw
    .text = Breng een groene of een blauwe schat naar Athene. { face-worth }
mission-m05 = Geel of wit
    .text = Breng een gele of een witte schat naar Athene. { face-worth }
mission-m06 = Rood, of een schip verslaan
    .text = Breng een rode schat naar Athene, of win een scheepsgevecht. { face-worth }
mission-m07 = Groen, of Cyprus
    .text = Breng een groene schat naar Athene, of vaar met minstens { $soldiers } soldaten naar { city-cyprus }. { face-worth }
mission-m08 = Blauw, of Kreta
    .text = Breng een blauwe schat naar Athene, of vaar naar { city-crete } en lever { $cards } actiekaarten in. { face-worth }
mission-m09 = Geel, of Sparta
    .text = Breng een gele schat naar Athene, of vaar met minstens { $soldiers } soldaten naar { city-sparta }. { face-worth }
mission-m10 = Wit, of een schip verslaan
    .text = Breng een witte schat naar Athene, of win een scheepsgevecht. { face-worth }
mission-m11 = De Hydra, of een rijke lading
    .text = Versla de Hydra, of breng in één keer { $count } schatten naar Athene. { face-worth }
mission-m12 = De Hydra, of Rhodos
    .text = Versla de Hydra, of vaar naar { city-rhodes } en lever { $cards } actiekaarten in. { face-worth }
mission-m13 = De Hydra, of Halikarnassos
    .text = Versla de Hydra, of vaar met { $soldiers } soldaten naar { city-halicarnassus }. { face-worth }
mission-m14 = Rood en geel, of groen en wit
    .text = Breng in één keer een rode en een gele schat, of een groene en een witte schat naar Athene. { face-worth }
mission-m15 = Rood en blauw, of geel en groen
    .text = Breng in één keer een rode en een blauwe schat, of een gele en een groene schat naar Athene. { face-worth }
mission-m16 = Blauw en wit, of een paar
    .text = Breng in één keer een blauwe en een witte schat, of { $count } schatten van dezelfde kleur naar Athene. { face-worth }

## Uitbreidingen

expansion-charybdis = Draaikolken van Charybdis
    .text = Van elk van de drie draaikolken aan de rand van het bord kun je naar elke andere varen. Onderweg worden { $soldiers_thrown } van je soldaten gegooid; wie zijn kruisje laat zien, gaat naar de onderwereld.
expansion-theseus = Theseus
    .text = Haal Theseus van Kreta: zolang hij aan boord is, is hij { $points ->
        [one] één punt
       *[other] { $points } punten
    } waard en geeft hij je in gevechten { $strength_bonus } extra gevechtssterkte.

## Stukken van zinnen

# Een eiland is een plaats waar je op bent, een stad een waar je in bent.
face-in_city = { $city_id ->
        [thera] op { $city }
        [crete] op { $city }
        [rhodes] op { $city }
        [cyprus] op { $city }
       *[other] in { $city }
    }
face-from_city = { $city_id ->
        [thera] van { $city }
        [crete] van { $city }
        [rhodes] van { $city }
        [cyprus] van { $city }
       *[other] uit { $city }
    }

## Acties

action-place = Ga voor anker op { $field }
action-whirlpool = Leg een draaikolk naast { $field }
action-set_sail = Vaar uit
action-use = { $kylix_id ->
        [cards] Gebruik de kaartendobbelsteen
        [soldiers] Haal soldaten terug
        [sail] Vaar uit
       *[hydra] Verplaats de { $kylix }
    }
action-turn = { $orientation ->
        [0] Laat de Kylix zoals hij is
        [1] Draai de Kylix één plaats
       *[other] Draai de Kylix { $orientation } plaatsen
    }
action-sail = Vaar naar { $field }
action-through = Vaar door de draaikolk naar { $field }
action-attack = Val { $place } aan
action-found = Sticht een nederzetting { $settlement ->
        [Salamis] op
       *[other] in
    } { $settlement }
action-claim = Vervul de opdracht ‘{ $mission }’
action-task = { $task ->
        [1] De eerste taak
       *[other] De tweede taak
    }
action-unload = Los de { $treasure }
action-give = Lever ‘{ $card }’ in
action-store = Leg hem terug { face-in_city }
action-hydra = Verplaats de Hydra naar { $field }
action-against = Vecht tegen { SEAT($seat) }
action-take = Neem de { $treasure }
action-take_theseus = Neem Theseus
action-displace = Verjaag het schip
action-put = Kies { $field }
action-bring = { $number ->
        [one] Haal er één terug
       *[other] Haal er { $number } terug
    }
action-raid = Ga met het paard naar { $city }
action-swap = Leg ‘{ $mission }’ onder de stapel
action-play = Speel ‘{ $card }’
action-recover = Haal soldaten terug
action-decline = Nee, dank je
action-stop = Stop
action-pass = Passen
action-end_move = Beëindig je vaarbeurt
action-end_turn = Beëindig je beurt

## Gebeurtenissen: voorbereiding en beurt

event-treasure_placed = Er komt { face-in_city } een { $treasure } te liggen.
event-mission_opened = Er wordt een opdracht omgedraaid: ‘{ $mission }’.
event-mission_dealt = { SEAT($seat) } krijgt een geheime opdracht.
    .known = { SEAT($seat) } krijgt een geheime opdracht: ‘{ $mission }’.
    .you = Je krijgt een geheime opdracht: ‘{ $mission }’.
event-whirlpool_placed = { SEAT($seat) } legt een draaikolk naast { $field }.
    .you = Je legt een draaikolk naast { $field }.
event-ship_placed = { SEAT($seat) } gaat voor anker op { $field }.
    .you = Je gaat voor anker op { $field }.
event-turn_began = Beurt { $turn }: { SEAT($seat) } is de actieve speler.
    .you = Jij bent de actieve speler in beurt { $turn }.
event-kylix_rolled = { SEAT($seat) } gooit met de Kylix: { $centre } in het midden, { $around } eromheen.
    .you = Je gooit met de Kylix: { $centre } in het midden, { $around } eromheen.
event-kylix_placed = { SEAT($seat) } plaatst de Kylix. Kaarten, soldaten, varen, Hydra: { $dice }.
    .you = Je plaatst de Kylix. Kaarten, soldaten, varen, Hydra: { $dice }.
event-passed = { SEAT($seat) } past.
    .you = Je past.
event-cards_used = { $die ->
        [1] De kaartendobbelsteen staat op 1: iedereen behalve { SEAT($seat) } trekt een kaart.
       *[other] De kaartendobbelsteen staat op { $die }: { SEAT($seat) } trekt een kaart.
    }
    .you = { $die ->
            [1] Je kaartendobbelsteen staat op 1: iedereen behalve jij trekt een kaart.
           *[other] Je kaartendobbelsteen staat op { $die }: je trekt een kaart.
        }
event-drew = { SEAT($seat) } trekt een actiekaart.
    .known = { SEAT($seat) } trekt ‘{ $card }’.
    .you = Je trekt ‘{ $card }’.
word-many_drew = { SEAT($seat) } trekt: { $card }.
    .you = Je trekt: { $card }.
word-unseen_drew = { SEAT($seat) } trekt { $count } actiekaarten.
    .you = Je trekt { $count } actiekaarten.
event-no_card_left = Er is geen kaart meer voor { SEAT($seat) }.
    .you = Je trekt niets: er is geen kaart meer.
event-reshuffled = { $count ->
        [one] De enige afgelegde kaart wordt de nieuwe stapel.
       *[other] De { $count } afgelegde kaarten worden tot een nieuwe stapel geschud.
    }
event-turn_ended = { SEAT($seat) } beëindigt de beurt.
    .you = Je beëindigt de beurt.

## Gebeurtenissen: varen en de onderwereld

event-set_sail = { $fields ->
        [one] { SEAT($seat) } vaart uit en mag één veld varen.
       *[other] { SEAT($seat) } vaart uit en mag { $fields } velden varen.
    }
    .you = { $fields ->
            [one] Je vaart uit en mag één veld varen.
           *[other] Je vaart uit en mag { $fields } velden varen.
        }
event-sailed = { SEAT($seat) } vaart naar { $field }.
    .you = Je vaart naar { $field }.
event-swirled = { SEAT($seat) } wordt naar { $field } gesleurd. Gegooide soldaten: { $hidden } met het kruisje verborgen, { $side } op de zij, { $cross } met het kruisje zichtbaar.
    .you = Je wordt naar { $field } gesleurd. Gegooide soldaten: { $hidden } met het kruisje verborgen, { $side } op de zij, { $cross } met het kruisje zichtbaar.
# Meerdere stappen achter elkaar
word-along_sailed = { SEAT($seat) } vaart via { $field }.
    .you = Je vaart via { $field }.
word-along_hydra_moved = { SEAT($seat) } verplaatst de Hydra langs { $field }.
    .you = Je verplaatst de Hydra langs { $field }.
event-move_ended = { SEAT($seat) } is klaar met varen.
    .you = Je bent klaar met varen.
event-recovered = { $count ->
        [one] Eén soldaat van { SEAT($seat) } komt terug uit de onderwereld.
       *[other] { $count } soldaten van { SEAT($seat) } komen terug uit de onderwereld.
    }
    .you = { $count ->
            [one] Je haalt één soldaat terug uit de onderwereld.
           *[other] Je haalt { $count } soldaten terug uit de onderwereld.
        }
event-sacrificed = { SEAT($seat) } stuurt een soldaat naar de onderwereld om plaats te maken.
    .you = Je stuurt een soldaat naar de onderwereld om plaats te maken.
event-styx_entered = { $majority ->
        [1] { SEAT($seat) } bereikt de Styx met de meerderheid in de onderwereld.
       *[other] { SEAT($seat) } bereikt de Styx.
    }
    .you = { $majority ->
            [1] Je bereikt de Styx met de meerderheid in de onderwereld.
           *[other] Je bereikt de Styx.
        }
event-styx_left = { SEAT($seat) } laat de soldaten waar ze zijn.
    .you = Je laat je soldaten waar ze zijn.
event-hydra_moved = { SEAT($seat) } verplaatst de Hydra naar { $field }.
    .you = Je verplaatst de Hydra naar { $field }.

## Gebeurtenissen: kaarten

event-window_closed = { $seats_count ->
        [0] Niemand speelt een kaart.
        [one] { SEAT($seats, you: "Je speelt", after: " speelt") } een kaart.
       *[other] Meerdere spelers spelen een kaart: { SEAT($seats, you: "jij") }.
    }
event-card_played = { SEAT($seat) } speelt ‘{ $card }’.
    .you = Je speelt ‘{ $card }’.
event-card_returned = ‘{ $card }’ zou niets meer uithalen en gaat terug naar de hand van { SEAT($seat) }.
    .you = Je krijgt ‘{ $card }’ terug op hand: de kaart zou niets meer uithalen.
event-card_given = { SEAT($seat) } levert ‘{ $card }’ in.
    .you = Je levert ‘{ $card }’ in.
event-mission_swapped = { SEAT($seat) } legt ‘{ $mission }’ onder de stapel.
    .you = Je legt ‘{ $mission }’ onder de stapel.

## Gebeurtenissen: opdrachten en schatten

event-mission_shown = { SEAT($seat) } toont een geheime opdracht: ‘{ $mission }’.
    .you = Je toont je geheime opdracht: ‘{ $mission }’.
event-claims_opened = { $seats_count ->
        [0] Niemand vervult ‘{ $mission }’.
        [one] { SEAT($seats, you: "Je wilt", after: " wil") } ‘{ $mission }’ vervullen.
       *[other] Meerdere spelers willen ‘{ $mission }’ tegelijk vervullen: { SEAT($seats, you: "jij") }.
    }
event-mission_done = { $points ->
        [one] { SEAT($seat) } vervult ‘{ $mission }’: één punt.
       *[other] { SEAT($seat) } vervult ‘{ $mission }’: { $points } punten.
    }
    .you = { $points ->
            [one] Je vervult ‘{ $mission }’: één punt.
           *[other] Je vervult ‘{ $mission }’: { $points } punten.
        }
event-mission_removed = ‘{ $mission }’ gaat uit het spel.
event-unloaded = { SEAT($seat) } lost een { $treasure }.
    .you = Je lost een { $treasure }.
event-stored = { SEAT($seat) } legt de { $treasure } terug { face-in_city }.
    .you = Je legt de { $treasure } terug { face-in_city }.
event-point_cards = { $count ->
        [one] { SEAT($seat) } neemt een puntenkaart.
       *[other] { SEAT($seat) } neemt { $count } puntenkaarten.
    }
    .you = { $count ->
            [one] Je neemt een puntenkaart.
           *[other] Je neemt { $count } puntenkaarten.
        }
event-no_mission_left = De opdrachtenstapel is leeg; er komt geen nieuwe opdracht open te liggen.
event-no_hydra_mission = Op de geheime opdracht van { SEAT($seat) } staat de Hydra niet.
    .you = Je geheime opdracht vraagt niet om de Hydra.

## Gebeurtenissen: nederzettingen en gevechten

event-founded = { SEAT($seat) } sticht { $settlement }.
    .you = Je sticht { $settlement }.
event-conquered = { $kept ->
        [1] { SEAT($seat) } verovert { $settlement } op { SEAT($owner, you: "jou") }.
       *[other] { SEAT($seat) } verdrijft { SEAT($owner, you: "jou") } uit { $settlement }, maar heeft te weinig soldaten om er te blijven.
    }
    .you = { $kept ->
            [1] Je verovert { $settlement } op { SEAT($owner) }.
           *[other] Je verdrijft { SEAT($owner) } uit { $settlement }, maar hebt te weinig soldaten om er te blijven.
        }
event-attacked_ship = { SEAT($seat) } valt { SEAT($defender, you: "jouw schip", before: "het schip van ") } aan.
    .you = Je valt het schip van { SEAT($defender) } aan.
event-attacked_city = { SEAT($seat) } valt { $city } aan.
    .you = Je valt { $city } aan.
event-attacked_settlement = { SEAT($seat) } valt { $settlement } aan, { SEAT($owner, you: "jouw nederzetting", before: "de nederzetting van ") }.
    .you = Je valt { $settlement } aan, de nederzetting van { SEAT($owner) }.
event-attacked_hydra = { SEAT($seat) } valt de Hydra aan.
    .you = Je valt de Hydra aan.
event-hydra_attacked = { SEAT($by, you: "Je stuurt", after: " stuurt") } de Hydra op { SEAT($seat) } af.
    .you = Je krijgt de Hydra op je af, gestuurd door { SEAT($by) }.
event-threw = { SEAT($seat) } gooit: { $hidden } met het kruisje verborgen, { $side } op de zij, { $cross } met het kruisje zichtbaar.
    .you = Je gooit: { $hidden } met het kruisje verborgen, { $side } op de zij, { $cross } met het kruisje zichtbaar.
event-threw_again = { SEAT($seat) } gooit opnieuw: { $hidden } met het kruisje verborgen, { $side } op de zij, { $cross } met het kruisje zichtbaar.
    .you = Je gooit opnieuw: { $hidden } met het kruisje verborgen, { $side } op de zij, { $cross } met het kruisje zichtbaar.
event-won_against_ship = { SEAT($seat) } verslaat { SEAT($loser, you: "jou") } met { $strength } tegen { $against }.
    .you = Je verslaat { SEAT($loser) } met { $strength } tegen { $against }.
event-won = { SEAT($seat) } wint met { $strength } tegen { $against }.
    .you = Je wint met { $strength } tegen { $against }.
event-lost = { SEAT($seat) } verliest met { $strength } tegen { $against }.
    .you = Je verliest met { $strength } tegen { $against }.
event-fell = { $count ->
        [one] Eén soldaat van { SEAT($seat) } sneuvelt.
       *[other] { $count } soldaten van { SEAT($seat) } sneuvelen.
    }
    .you = { $count ->
            [one] Je verliest één soldaat.
           *[other] Je verliest { $count } soldaten.
        }
event-saved = { $count ->
        [one] Eén soldaat van { SEAT($seat) } wordt gered.
       *[other] { $count } soldaten van { SEAT($seat) } worden gered.
    }
    .you = { $count ->
            [one] Je redt één soldaat.
           *[other] Je redt { $count } soldaten.
        }
event-treasure_taken = { SEAT($seat) } haalt een { $treasure } { face-from_city }.
    .you = Je haalt een { $treasure } { face-from_city }.
event-treasure_seized = { SEAT($seat) } neemt een { $treasure } af van { SEAT($loser, you: "jou") }.
    .you = Je neemt een { $treasure } af van { SEAT($loser) }.
event-nothing_taken = { SEAT($seat) } neemt niets.
    .you = Je neemt niets.
event-theseus_taken = { SEAT($seat) } neemt Theseus aan boord.
    .you = Je neemt Theseus aan boord.
event-theseus_seized = { SEAT($seat) } neemt Theseus over van { SEAT($loser, you: "jou") }.
    .you = Je neemt Theseus over van { SEAT($loser) }.
event-theseus_left = Theseus verlaat het schip van { SEAT($seat) } en gaat naar huis.
    .you = Je raakt Theseus kwijt: hij gaat naar huis.
event-ship_displaced = { SEAT($by, you: "Je verjaagt", after: " verjaagt") } het schip van { SEAT($seat) } naar { $field }.
    .you = Je schip wordt door { SEAT($by) } naar { $field } verjaagd.
event-hydra_displaced = { SEAT($by, you: "Je verjaagt", after: " verjaagt") } de Hydra naar { $field }.

## Gebeurtenissen: het einde

event-game_won = { SEAT($seat) } heeft { $total } punten en wint.
    .you = Je hebt { $total } punten en wint.
event-turns_over = Beurt { $turn } was de laatste.

## Vragen

face-below = { $below ->
        [0] Geen van je soldaten is
        [one] Eén van je soldaten is
       *[other] { $below } van je soldaten zijn
    } in de onderwereld; je hebt { $room ->
        [0] geen plaats.
       *[other] plaats voor { $room }.
    }
prompt-place_ship = Kies een ankerplaats voor je schip.
prompt-place_whirlpool = Kies een veld aan de rand van het bord voor een draaikolk.
prompt-after_roll = Er is met de Kylix gegooid. Speel je een kaart?
prompt-after_placing = De Kylix staat op zijn plaats. Speel je een kaart?
prompt-any_moment = Speel je nu een kaart?
prompt-other_part = { $most ->
        [0] Vaar { face-so_far }, of pas.
       *[other] Vaar { face-so_far }, haal in plaats daarvan { $most ->
            [one] één soldaat
           *[other] hoogstens { $most } soldaten
        } terug, of pas.
    }
face-so_far = { $fields ->
        [one] één veld
       *[other] hoogstens { $fields } velden
    }
prompt-place_kylix = Plaats de Kylix. De dobbelstenen rond het midden staan op { $die0 } { $die1 } { $die2 } { $die3 }.
prompt-act = Wat doe je?{ $cards ->
        [0] {""}
       *[other] {" "}Kaarten { $cards }.
    }{ $soldiers ->
        [0] {""}
       *[other] {" "}Soldaten { $soldiers }.
    }{ $sail ->
        [0] {""}
       *[other] {" "}Varen { $sail }.
    }{ $hydra ->
        [0] {""}
       *[other] {" "}Hydra { $hydra }.
    }
prompt-bring_back = Hoeveel soldaten haal je terug? Hoogstens { $most }.
prompt-move_hydra = Verplaats de Hydra. { $left ->
        [one] Nog één stap.
       *[other] Nog { $left } stappen.
    }
prompt-sailing = Je bent aan het varen. { $left ->
        [0] Geen velden meer over.
        [one] Nog één veld.
       *[other] Nog { $left } velden.
    }
prompt-stopped = Je schip ligt stil. Wat doe je hier?
prompt-displaced = Je schip is verjaagd. Het varen is voorbij.
prompt-styx = { $points ->
        [0] De Styx. { face-below } Haal je ze terug?
       *[other] De Styx. { face-below } Je meerderheid is { $points ->
            [one] één punt
           *[other] { $points } punten
        } waard. Haal je ze terug?
    }
prompt-revealed = Je kunt de nieuwe opdracht ‘{ $mission }’ vervullen, voor { $points ->
        [one] één punt.
       *[other] { $points } punten.
    } Doe je dat?
prompt-choose_task = Welke taak van ‘{ $mission }’ vervul je?
prompt-give_cards = { $left ->
        [one] Lever nog één kaart in voor ‘{ $mission }’.
       *[other] Lever { $left } kaarten in voor ‘{ $mission }’.
    }
prompt-unload_for_mission = { $left ->
        [one] Los nog één schat voor ‘{ $mission }’.
       *[other] Los { $left } schatten voor ‘{ $mission }’.
    }
prompt-store = Naar welke stad gaat de { $treasure } terug?
prompt-opponent = Hier liggen meer schepen. Welk val je aan?
prompt-hydra_opponent = Hier liggen meer schepen. Welk valt de Hydra aan?
prompt-prepare = Er begint een gevecht. { face-below } Speel je een kaart?
prompt-after_throw = Je gevechtssterkte is { $mine } tegen { $against }, en { $cross ->
        [0] geen van je soldaten laat zijn kruisje zien.
        [one] één van je soldaten laat zijn kruisje zien.
       *[other] { $cross } van je soldaten laten hun kruisje zien.
    } Speel je een kaart?
prompt-trophy_ship = Je hebt een scheepsgevecht gewonnen. Vervul je daarmee een opdracht?
prompt-trophy_hydra = Je hebt de Hydra verslagen. Welke opdracht neem je?
prompt-loot_ship = Je hebt { SEAT($loser) } verslagen. Wat neem je?
prompt-loot_city = { $city } is ingenomen. Wat neem je mee?
prompt-horse = Naar welke stad gaat het paard?
prompt-displace_ship = { SEAT($seat) } heeft verloren en wordt verjaagd, zo mogelijk drie velden ver. De winnaar kiest waarheen; won de Hydra, dan de buur rechts. Waarheen?
prompt-displace_hydra = Waarheen verjaag je de Hydra?
prompt-trident = Waar gaat de Hydra heen? Hoogstens { $steps } stappen.
prompt-oracle = Welke opdracht gaat onder de stapel?

## Redenen

reason-another_mission = Het gaat nu alleen om ‘{ $mission }’, die net is omgedraaid.
reason-another_ship_sails = { SEAT($seat) } is nu aan het varen.
reason-attacked_already = Je hebt deze vaarbeurt al aangevallen, en dat mag maar één keer.
reason-attacked_there = Die plaats heb je deze vaarbeurt al aangevallen.
reason-card_at_another_moment = ‘{ $card }’ kun je { $moment_id ->
        [n_move] voordat je uitvaart
        [n_sail] tijdens het varen
        [n_act] tussen twee acties
        [w_roll] na de worp met de Kylix
        [w_set] na het plaatsen van de Kylix
        [w_prep] vlak voor een gevecht
        [w_throw] na het gooien van de soldaten
       *[elsewhere] op dit moment
    } niet spelen.
reason-cards_action_first = Gebruik eerst de kaartendobbelsteen. Hij staat op { $die }, en overslaan mag niet.
reason-city_is_empty = Er valt { face-in_city } niets te halen.
reason-city_is_full = { $city } heeft geen plaats meer: { $slots ->
        [one] de enige plaats is bezet.
        [2] beide plaatsen zijn bezet.
       *[other] alle { $slots } plaatsen zijn bezet.
    }
reason-field_is_taken = { $field } is bezet.
reason-garrison_too_small = { $settlement } heeft { $need ->
        [one] één soldaat
       *[other] { $need } soldaten
    } nodig; jij hebt er { $aboard ->
        [0] geen
       *[other] { $aboard }
    } aan boord.
reason-hydra_cannot_get_there = De Hydra kan niet in { $steps } stappen op { $field } komen zonder een schip tegen te komen.
reason-hydra_cannot_move = De Hydra kan niet weg van { $field }.
reason-hydra_is_not_moved = De Hydra wordt nu niet verplaatst.
reason-hydra_is_shut_in = De Hydra zit ingesloten op { $field }.
reason-in_another_phase = Dat hoort bij een ander moment: { $phase }. Nu is het: { $now }.
reason-lies_before_you = ‘{ $card }’ ligt al voor je.
reason-mission_asks_something_else = Dit staat niet op ‘{ $mission }’: { $task }.
reason-mission_not_open = ‘{ $mission }’ ligt niet open.
reason-mission_not_there = ‘{ $mission }’ ligt niet open en is ook niet jouw eigen opdracht.
reason-move_is_stopped = Je schip ligt stil en vaart deze vaarbeurt niet verder.
reason-must_take = Je moet een schat nemen.
reason-must_take_mission = Wie de Hydra verslaat, moet een opdracht nemen die daarom vraagt.
reason-must_take_or_displace = Neem iets van het verslagen schip, of verjaag het.
reason-no_allowance_left = Je mag deze vaarbeurt geen velden meer varen.
reason-no_cross = Geen van je soldaten laat zijn kruisje zien: ‘{ $card }’ zou niets uithalen.
reason-no_licence = De Hydra is op { $field }, en geen open opdracht vraagt je haar te verslaan, en je eigen opdracht ook niet.
reason-no_open_mission = Er ligt geen opdracht open: ‘{ $card }’ zou niets uithalen.
reason-no_pile = De opdrachtenstapel is leeg: ‘{ $card }’ zou niets uithalen.
reason-no_room = Er is geen plaats aan boord: alle { $spaces } plaatsen zijn bezet, { $treasures ->
        [0] geen enkele door een schat.
        [one] één door een schat.
       *[other] { $treasures } door schatten.
    }
reason-no_room_for_treasure = Alle { $spaces } plaatsen zijn bezet, en er is geen soldaat die plaats kan maken.
reason-no_sailing_move = Er vaart nu niemand. Nu is het: { $now }.
reason-no_ship_was_beaten = Er is geen schip verslagen.
reason-no_soldiers_aboard = Op { $field } zou je moeten vechten, en je hebt geen soldaten aan boord.
reason-no_such_treasure_there = Er is daar geen { $treasure }.
reason-no_treasure_near = In geen stad naast je schip ligt een schat: ‘{ $card }’ zou niets uithalen.
reason-no_whirlpool = Er gaan geen draaikolken van { $here } naar { $field }.
reason-nobody_below = Geen van je soldaten is in de onderwereld.
reason-nobody_comes_back = Er komen nu geen soldaten terug.
reason-nobody_to_throw = Je hebt geen soldaten aan boord om mee te gooien.
reason-not_aboard = Je hebt geen { $treasure } aan boord.
reason-not_adjacent = { $field } ligt niet naast { $here }.
reason-not_an_anchor_field = { $field } is geen ankerplaats.
reason-not_an_ordinary_field = { $field } is een veilig veld: daar wordt niemand heen verjaagd.
reason-not_beside_city = Je schip ligt niet naast { $city }.
reason-not_beside_settlement = Je schip ligt niet naast { $settlement }.
reason-not_for_the_hydra = { $field } is een veilig veld; daar komt de Hydra niet.
reason-not_in_athens = Je schip ligt op { $field }, niet in Athene.
reason-not_in_hand = Je hebt ‘{ $card }’ niet op hand.
reason-not_in_this_order = Eerst komen de draaikolken op het bord, dan de schepen.
reason-not_on_the_edge = { $field } is geen gewoon veld aan de rand van het bord.
reason-not_so_many_steps = { $steps ->
        [one] { $field } ligt niet precies één stap verderop.
       *[other] Er is geen weg van precies { $steps } stappen naar { $field }.
    }
reason-not_the_active_player = { SEAT($seat) } heeft deze beurt de Kylix, en dus ook deze actie: { $kylix }.
reason-not_under_way = Je schip ligt stil: ‘{ $card }’ zou niets uithalen.
reason-nothing_displaced = Er hoeft nu niets verplaatst te worden.
reason-nothing_to_pay = Je hoeft nu niets in te leveren.
reason-nothing_unloaded = Er is geen schat gelost.
reason-nothing_won = Er is geen gevecht gewonnen.
reason-opponent_first = Kies eerst tegen wie je vecht.
reason-opponent_is_settled = Het gevecht met { SEAT($seat) } is al begonnen.
reason-other_price = De opdracht vraagt iets anders: { $task }. Nog { $left } te gaan.
reason-room_enough = Je hebt plaats genoeg: { $room ->
        [one] één vrije plaats
       *[other] { $room } vrije plaatsen
    } voor { $below ->
        [one] één soldaat.
       *[other] { $below } soldaten.
    }
reason-saved_already = Je soldaten zijn al veilig: ‘{ $card }’ zou niets uithalen.
reason-set_sail_first = Vaar eerst uit.
reason-settlement_is_empty = { $settlement } is leeg: je kunt het zonder gevecht stichten.
reason-settlement_is_held = { $settlement } is van { SEAT($owner) }: je moet het veroveren.
reason-settlement_is_yours = { $settlement } is al van jou.
reason-ship_is_elsewhere = Het schip van { SEAT($seat) } is hier niet.
reason-ship_was_displaced = Je schip is verjaagd en doet deze vaarbeurt niets meer.
reason-task_first = Kies eerst welke taak van ‘{ $mission }’ je vervult.
reason-tasks_not_met = Je kunt ‘{ $mission }’ niet vervullen. Eerste taak, { $first }: { $first_there ->
        [1] je hebt { $first_have } van de { $first_need }.
       *[other] niet hier en nu.
    } Tweede taak, { $second }: { $second_there ->
        [1] je hebt { $second_have } van de { $second_need }.
       *[other] niet hier en nu.
    }
reason-theseus_is_not_there = Theseus is daar niet.
reason-too_many_back = { $asked } is te veel: er mogen er hoogstens { $limit } terug, je hebt er { $below } in de onderwereld en plaats voor { $room }.
reason-treasure_does_not_fit = Met de { $treasure } lukt het niet: je hebt er { $aboard } aan boord, en je moet nog { $left ->
        [one] één schat
       *[other] { $left } schatten
    } lossen.
reason-unloaded_already = Je hebt plaats gemaakt: haal nu je soldaten terug, of maak nog meer plaats.
reason-used_already = Deze dobbelsteen heb je al gebruikt: { $kylix }.
reason-wants_a_card = Daarvoor heb je de kaart ‘{ $card }’ nodig.
reason-your_own_ship = Op { $field } ligt je eigen schip, en je kunt de Hydra niet op jezelf afsturen.

## Plaatsen op de tafel

zone-map = Bord
zone-ships = Schepen en Hydra
zone-kylix = Kylix
zone-underworld = Onderwereld
zone-open = Open opdrachten
zone-pile = Opdrachtenstapel
zone-removed = Opdrachten uit het spel
zone-deck = Actiekaarten
zone-discards = Aflegstapel
zone-supply = Puntenkaarten
zone-ship = Schip
zone-hand = Hand
zone-mission = Geheime opdracht
zone-front = Voor de speler
zone-thrown = Gegooide soldaten
zone-chosen = Gekozen kaart
zone-reach = Binnen bereik van je schip
zone-prowl = Binnen bereik van de Hydra
zone-placements = Manieren om de Kylix te plaatsen
zone-chances = Wat je kaarten zouden doen

## Tellers

counter-turn = Beurt
counter-phase = Nu
counter-active = Actieve speler
counter-goal = Punten om te winnen
counter-total = Punten
counter-hero = Held
counter-room = Vrije plaatsen
counter-allowance = Velden over
counter-fight = Gevecht
counter-strength = Gevechtssterkte
counter-needed = Nodige gevechtssterkte
counter-defender = Verdediger
counter-fighter = Strijder
counter-place = Waar
counter-odds = Kans om te winnen, in procenten

## Opties

option-charybdis = Draaikolken van Charybdis
    .text = Drie draaikolken aan de rand van het bord, en een snelle maar gevaarlijke weg van de ene naar de andere.
option-charybdis-off = Zonder
    .text = Schepen varen alleen van veld naar veld.
option-charybdis-on = Op hun gewone plaats
    .text = Naast A3, I3 en I7.
option-charybdis-free_placement = Door de spelers gelegd
    .text = De spelers kiezen velden aan de rand van het bord voordat de schepen geplaatst worden.
option-theseus = Theseus
    .text = Een held op Kreta die een punt waard is en meevecht met wie hem aan boord heeft.
option-theseus-off = Zonder
    .text = Hij blijft thuis.
option-theseus-on = Met
    .text = Hij wacht op Kreta tot iemand hem komt halen.
option-soldiers = Hoe soldaten vallen
    .text = Hoe vaak een gegooide soldaat met het kruisje verborgen, op zijn zij of met het kruisje zichtbaar terechtkomt.
option-soldiers-default = Gewone figuren
    .text = Van de twintig keer zeven keer kruisje verborgen, zes keer op zijn zij en zeven keer kruisje zichtbaar.
option-soldiers-thick_meeple = Dikke figuren
    .text = Van de twintig keer zes keer kruisje verborgen, acht keer op zijn zij en zes keer kruisje zichtbaar.
option-soldiers-flat_meeple = Platte figuren
    .text = Van de twintig keer acht keer kruisje verborgen, vier keer op zijn zij en acht keer kruisje zichtbaar.
option-turn_limit = Maximum aan beurten
    .text = Na zoveel beurten wint wie de meeste punten heeft.
option-turn_limit-full = Het gewone
    .text = Lang genoeg voor elk gewoon spel.
option-turn_limit-half = De helft
    .text = Voor kortere spellen.
option-turn_limit-quarter = Een kwart
    .text = Voor heel korte spellen.
option-failed_attack = Een mislukte aanval
    .text = Eindigt de vaarbeurt als een aanval op een stad of nederzetting mislukt?
option-failed_attack-stops = Legt het schip stil
    .text = Het blijft waar het heeft aangevallen.
option-failed_attack-sails_on = Het schip mag doorvaren
    .text = Alleen een verovering legt het stil, zoals je de spelregels ook kunt lezen. Scheepsgevechten en de Hydra leggen een schip altijd stil.
option-attacks = Aanvallen per vaarbeurt
    .text = Hoe vaak mag een schip aanvallen?
option-attacks-one = Eén keer
    .text = Gewonnen of verloren.
option-attacks-several = Meerdere keren
    .text = Elke stad of nederzetting één keer per vaarbeurt; Paarden van Troje zo veel als je er hebt.
option-card_moments = Momenten voor actiekaarten
    .text = Wanneer wordt je buiten je eigen deel om een kaart gevraagd?
option-card_moments-windows = Als het ertoe doet
    .text = Na de worp, na het plaatsen van de Kylix en in gevechten.
option-card_moments-any = Op elk moment
    .text = Ook na elk veld waar een ander schip of de Hydra op komt, als er kaarten zijn getrokken en als er een opdracht wordt omgedraaid: trouw aan de letter, en trager.

## Plannen

plan-course = Mijn schip
    .text = Waarheen je schip vaart als je niet aan de beurt bent, of altijd: eerst naar je doelen, zolang daar iets te halen is; wat het aanvalt, en wanneer het in plaats daarvan soldaten terughaalt.
plan-when = Wanneer
plan-when-others = in beurten van anderen
plan-when-all = in alle beurten
plan-goals = Doelen, in deze volgorde
    .said = naar { $value }
plan-goals-athens = Athene
plan-goals-styx = de Styx
plan-goals-the_hydra = de Hydra
plan-goals-a_ship = een ander schip
plan-then = Als daar niets te halen is
plan-then-best = anders waar het snelst het meeste te halen is
plan-then-stay = anders blijven
plan-then-ask = vraag het mij anders
plan-far = Vaar hoogstens zoveel velden
    .said = { $value ->
        [0] vaar niet
       *[other] hoogstens { $value } velden
    }
plan-attack = Val aan vanaf deze kans op winst, in procenten
    .said = val aan vanaf { $value } %
plan-ships = Bevecht schepen vanaf deze kans, in procenten (100: nooit)
    .said = { $value ->
        [100] bevecht geen schip
       *[other] bevecht schepen vanaf { $value } %
    }
plan-recover = Haal soldaten terug als er zoveel beneden zijn (0: nooit)
    .said = { $value ->
        [0] vaar liever dan soldaten terug te halen
       *[other] haal soldaten terug als er { $value } beneden zijn
    }
plan-speed = Pegasus en de Wind van Aeolus
plan-speed-yes = speel kaarten die het schip naar zijn doel brengen
plan-speed-no = speel geen kaarten voor snelheid
plan-fights = Gevechten
    .text = Welke kaarten je in gevechten speelt en wanneer je opgeeft, wat je na een overwinning neemt, en waarheen je schepen en de Hydra verdrijft: anderen ver van Athene, de Hydra ver van jou.
plan-use = Kaarten na de worp
plan-use-list = speel alleen deze kaarten
plan-use-all = speel elke kaart die helpt
plan-use-none = speel geen kaart in gevechten
plan-use-ask = vraag mij in gevechten
plan-with_cards = Deze kaarten
    .said = { $value }
plan-from = Geef op onder deze kans met een kaart, in procenten
    .said = geef op onder { $value } %
plan-save = De Aegis als hij er zoveel redt (0: nooit)
    .said = { $value ->
        [0] nooit de Aegis
       *[other] de Aegis voor { $value } gevallenen
    }
plan-prepare = Soldaten terug voor een worp
plan-prepare-yes = het Lied van Orpheus voor een gevecht
plan-prepare-no = geen Lied van Orpheus voor een gevecht
plan-prepare-ask = vraag mij voor een gevecht
plan-loot = Schatten die je eerst neemt
    .said = neem eerst { $value }
plan-beaten = Een schip dat je hebt verslagen
plan-beaten-treasure = neem een schat van verslagen schepen
plan-beaten-displace = verdrijf verslagen schepen
plan-beaten-ask = vraag mij naar verslagen schepen
plan-own_turn = Mijn beurt
    .text = Hoe je de Kylix plaatst, waarheen je schip in je eigen beurt vaart en wat je eerst gebruikt. Het plan stopt waar soldaten worden geworpen, tenzij de worp zeker genoeg is. Opdrachten gaan voor, de Hydra komt het laatst.
plan-place = De Kylix plaatsen
plan-place-best = plaats de Kylix waar hij het meest helpt
plan-place-order = plaats de Kylix volgens deze volgorde van dobbelstenen
plan-place-ask = vraag mij de Kylix te plaatsen
plan-dice = Hoge dobbelstenen voor
    .said = hoge dobbelstenen voor { $value }
plan-prowl = De Hydra
plan-prowl-rival = leid de Hydra naar wie voorligt en waarschijnlijk verliest
plan-prowl-never = laat de Hydra met rust
plan-prowl-ask = vraag mij naar de Hydra
plan-sure = Vraag mij voor een worp die minder vaak wint, in procent (0: nooit)
    .said = { $value ->
        [0] werp zonder mij te vragen
        [100] vraag mij voor elke worp
       *[other] vraag mij voor worpen onder { $value } %
    }
plan-between = Kaarten tussendoor
    .text = Kaarten die je na een worp of na het plaatsen van de Kylix speelt; anders pas je.
plan-lay_out = Speel zodra het kan
    .said = speel { $value }
plan-men = Het Lied van Orpheus vanaf zoveel soldaten beneden
    .said = het Lied van Orpheus vanaf { $value } beneden
plan-missions = Opdrachten
    .text = Opdrachten die worden omgedraaid, wat je ervoor betaalt, en waar schatten teruggaan.
plan-revealed = Opdrachten die worden omgedraaid
plan-revealed-claim = eis opdrachten op die ik vervul
plan-revealed-decline = laat ze liggen
plan-revealed-ask = vraag mij naar opdrachten
plan-give_first = Kaarten die je eerst weggeeft
    .said = geef eerst { $value }
plan-back_to = Schatten gaan terug naar
    .said = schatten naar { $value }
