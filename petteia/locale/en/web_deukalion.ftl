# What the generic table says of Deukalion beside what the game says itself.

## Counters that are seats

value-active = { SEAT($value) }
value-defender = { SEAT($value) }
value-fighter = { SEAT($value) }

## Where things lie, and what their marks say

at-centre = center
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

## Points by source

score-missions = Missions
score-settlements = Settlements
score-hydra = Hydra
score-styx = Styx
score-deliveries = Deliveries
score-shared_missions = Missions shared
score-theseus = Theseus

## The board

web-deu-kylix = The Kylix
web-deu-centre = Center { $count }: as far as the others could sail
web-deu-placements = How to place the Kylix
web-deu-placement = Sail { $fields }, soldiers { $soldiers } ({ $men } could come back), Hydra { $hydra }, cards: { $cards }
web-deu-place = Place the Kylix.
web-deu-set-down = Set it down
web-deu-set-down-this = Chosen; press again to set it down. { $what }
web-deu-set-down-as = Set it down so: { $what }
web-deu-turn-left = Turn the cup to the left
web-deu-turn-right = Turn the cup to the right
web-deu-draws-active = you draw
web-deu-draws-others = others draw
web-deu-draws-none = no cards
web-deu-sail = Sail
web-deu-men = Soldiers
web-deu-hydra = Hydra
web-deu-cards = Cards
web-deu-used = used
web-deu-chart = Choose goals on the map
web-deu-chart-done = Done
web-deu-chart-text = Press places on the map: your ship sails there in this order when it is not your turn.
web-deu-chart-add = press to sail there
web-deu-chart-remove = planned; press to leave it out
web-deu-chart-no-goal = That is no goal: press a city, a settlement, Athens, the Styx, the Hydra or a ship.
web-deu-chart-course = { $fields ->
        [0] Goals: { $goals }.
        [one] Goals: { $goals }; one field this time.
       *[other] Goals: { $goals }; { $fields } fields this time.
    }
web-deu-opponents = The other players
web-deu-active = has the Kylix
web-deu-deciding = is deciding
web-deu-points-of = { $points } of { $goal } points
web-deu-cards-held = Cards in hand
web-deu-hand = Your cards
web-deu-no-cards = No cards
web-deu-your-ship = Your ship
web-deu-ship-says = { $men ->
        [one] One soldier
       *[other] { $men } soldiers
    } aboard; treasures: { $treasures }; { $room ->
        [0] no free space
        [one] one free space
       *[other] { $room } free spaces
    }
web-deu-ship-of = ship of { $who }
web-deu-strength = strength { $value }
web-deu-strength-word = strength
web-deu-no-treasure = no treasure
web-deu-no-treasures = none
web-deu-held = held by { $who } with { $count ->
        [one] one soldier
       *[other] { $count } soldiers
    }
web-deu-free = empty, takes { $count ->
        [one] one soldier
       *[other] { $count } soldiers
    }
web-deu-later = within reach after placing: { $what }
web-deu-fields = { $count ->
        [0] Here
        [one] One field
       *[other] { $count } fields
    }
web-deu-fields-to = { $count ->
        [0] Here
        [one] One field, to { $field }
       *[other] { $count } fields, to { $field }
    }
web-deu-then = { $far }, then: { $what }
web-deu-chance = { $win } % to win
web-deu-chance-alone = { $win } % to win with this card alone
web-deu-saves = { $count ->
        [one] saves one soldier
       *[other] saves { $count } soldiers
    }
web-deu-saves-short = saves { $count }
web-deu-sets-ship = fight the ship there for a treasure or to drive it off
web-deu-sets-hydra = fight the Hydra
web-deu-sets-styx = enter the Styx
web-deu-sets-hydra_attacks = the Hydra attacks
web-deu-missions = Missions
web-deu-open = Open
web-deu-yours = Yours
web-deu-or = or
web-deu-near = { $count ->
        [one] one field away
       *[other] { $count } fields away
    }
web-deu-now = Complete it now
web-deu-no-missions = No missions
web-deu-pile = { $count } in the pile
web-deu-deck = { $count ->
        [one] one card to draw
       *[other] { $count } cards to draw
    }
web-deu-earned = { $missions } by missions, { $cards } by point cards
web-deu-task-deliver = { $treasure } to Athens
web-deu-task-together = together to Athens
web-deu-task-deliver_any = any { $count } treasures to Athens
web-deu-task-deliver_same = { $count } of one color to Athens
web-deu-task-reach_with_soldiers = to { $city } with { $count } soldiers
web-deu-task-reach_with_cards = to { $city } and give { $count } cards
web-deu-task-defeat_player = Win a ship fight
web-deu-task-defeat_hydra = Defeat the Hydra
web-deu-first = majority
web-deu-leads = { $who } has the majority
web-deu-nobody-leads = Nobody has the majority
web-deu-styx-points = The Styx: { $back } back and { $points ->
        [one] one point
       *[other] { $points } points
    }
web-deu-styx-back = The Styx: { $back } back, no points
web-deu-styx-full = No room aboard for those below
web-deu-styx-nothing = You have nobody here
web-deu-turn = Turn { $turn }
web-deu-list = List
web-deu-rolled = The dice show { $dice }, the center { $centre }.
web-deu-no-card-now = You have no card for this moment. It goes on by itself.
web-deu-no-card-yet = You have no card for this moment. Go on when you are ready.
web-deu-stop-over = Nothing is left to do on this field: end the move.
web-deu-claims = { $count ->
        [one] One mission can be completed here.
       *[other] { $count } missions can be completed here.
    }
web-deu-claims-share = One treasure counts for one of them only.
web-deu-cards-first = uses the cards die first
web-deu-bring-most = Bring back as many as possible
web-deu-pass-turn = Stop asking
web-deu-pass-turn-text = Only fights still ask. The menu takes it back.
web-deu-give-all = Give these { $count } cards
web-deu-fight-title = { $one } against { $other }
web-deu-fight-won = { $mine ->
        [1] You win
       *[other] { $who } wins
    }
web-deu-fight-held = { $who } holds out
web-deu-odds = { $mine ->
        [1] your chance of winning
       *[other] chance that { $who } wins
    }
web-deu-against = against
web-deu-needed = needed
web-deu-men-ready = { $count ->
        [one] One soldier is thrown
       *[other] { $count } soldiers are thrown
    }
web-deu-throw-says = { $hidden } with the cross hidden, { $side } on their side, { $cross } with the cross showing
web-deu-fell = { $count ->
        [0] nobody falls
        [one] one falls
       *[other] { $count } fall
    }
web-deu-would-fall = { $count ->
        [0] nobody would fall
        [one] one would fall
       *[other] { $count } would fall
    }
web-deu-saved = { $count ->
        [one] one is saved
       *[other] { $count } are saved
    }
web-deu-tab-sea = Sea
web-deu-tab-missions = Missions { $count }
web-deu-tab-cards = Cards { $count }

## Where long words of names may be broken at the end of a line

web-deu-breaks = Halicar|nassus

# Characters of bots: one way of playing each.
character-autolykos = Autolykos
    .text = Spares no soldiers: takes settlements from others, and drives ships off.
character-kadmos = Kadmos
    .text = Looks for free shores, founds settlements and means to keep them.
character-atalante = Atalante
    .text = Runs errands: treasure after treasure, mission after mission, and hardly looks at settlements.
