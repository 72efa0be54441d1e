# Sentences of no game, in which every convention of the locale files occurs.

resource-gold = gold
resource-food = food
unit-dwarf = Dwarf
unit-hydra = Hydra
    .text = Has { $heads } heads and costs { $cost_gold } gold.
tile-hills_gold_2 = hills, { $amount } gold
card-build_2 = Build { $most }
line-N1 = { $give } by N1
line-M1 = { $give } by M1
shore-egypt = Egypt, where it costs { $cost_food } food
house-market = Market for { $cost_gold } gold or { $cost_food } food

action-take = Take { $tile }
action-play = Play { $card }
action-exchange = Give { $line }
action-visit = Visit { $shore }
action-name = Name { SEAT($seat) }
    .you = Name yourself
action-raise = Raise a { $house }
event-gathered = { SEAT($seat) } gathers { AMOUNTS($food, "food", $gold, "gold") }.
event-recruited = { SEAT($seat) } recruits { $units_count ->
        [one] { $units }
       *[other] { $units_count } units: { $units }
    }.
event-peeked = { SEAT($seat) } looks at a card.
    .known = { SEAT($seat) } looks at { $card }.
    .you = You look at { $card }.
event-struck = { SEAT($seat) } strikes { SEAT($owner, you: "your", before: "the ", after: "'s") } { $unit }.
    .you = You strike { SEAT($owner) }'s { $unit }.
event-met = The Hydra looks at { SEAT($seats, you: "you") }.
reason-too_dear = { $unit_id ->
        [hydra] A Hydra eats more than that.
       *[other] { $unit } costs { $cost }.
    }
