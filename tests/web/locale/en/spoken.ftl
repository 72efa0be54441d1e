# Sentences of no game, in which every convention of the locale files occurs.

resource-gold = gold
resource-food = food
unit-dwarf = Dwarf
unit-hydra = Hydra
    .text = Has { $heads } heads and costs { $cost_gold } gold.
tile-hills_gold_2 = hills, { $amount } gold
card-build_2 = Build { $most }

action-take = Take { $tile }
action-play = Play { $card }
event-gathered = { SEAT($seat) } gathers { AMOUNTS($food, "food", $gold, "gold") }.
event-recruited = { SEAT($seat) } recruits { $units_count ->
        [one] { $units }
       *[other] { $units_count } units: { $units }
    }.
event-peeked = { SEAT($seat) } looks at a card.
    .known = { SEAT($seat) } looks at { $card }.
reason-too_dear = { $unit_id ->
        [hydra] A Hydra eats more than that.
       *[other] { $unit } costs { $cost }.
    }
