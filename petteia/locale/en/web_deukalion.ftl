# What the generic table says of Deukalion beside what the game says itself.

## Counters that are seats

value-active = { SEAT($value) }
value-defender = { SEAT($value) }
value-fighter = { SEAT($value) }

## Where things lie, and what their marks say

at-centre = centre
mark-used = { $value ->
        [0] { "" }
       *[other] used
    }
mark-shown = { $value ->
        [0] { "" }
       *[other] shown to all
    }
mark-leaving = going ashore
mark-whirlpool = beside a whirlpool
mark-field = { $value }

## Figures of places and missions

badge-city = { $conquest_value }
badge-settlement = { $conquest_value }
badge-mission = { $points }
look-city = Strength { $conquest_value }; holds { $treasure_slots ->
        [one] one treasure
       *[other] up to { $treasure_slots } treasures
    }. Attack it from a field beside it.
look-settlement = Strength { $conquest_value }. Whoever leaves { $soldiers ->
        [one] one soldier
       *[other] { $soldiers } soldiers
    } here holds it: { $points ->
        [one] one point
       *[other] { $points } points
    }.

## What turning the Kylix would mean

note-turn = Sail { $sail }, soldiers { $soldiers }, Hydra { $hydra }, cards: { $cards ->
        [1] the others draw
        [2] nobody draws
       *[other] you draw
    }.

## Points by source

score-missions = Missions
score-settlements = Settlements
score-hydra = Hydra
score-styx = Styx
score-deliveries = Deliveries
score-shared_missions = Missions shared
score-theseus = Theseus
