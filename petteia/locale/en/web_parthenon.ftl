# What the generic table says of Parthenon beside what the game says itself.

## Counters that are seats

value-archon = { SEAT($value) }
value-offer_to = { $value_id ->
        [all] everybody
       *[other] { SEAT($value) }
    }

## What the marks of pieces say

mark-choice = { $value ->
        [-1] { "" }
       *[other] { $kind_id ->
            [village_unrest] { SEAT($value) }
           *[other] { "" }
        }
    }
mark-order = { "" }
mark-spares = not for { SEAT($value) }
mark-status = { $value_id ->
        [home] at home
        [under_way] under way
        [arrived] arrived
        [turned_back] turned back
       *[other] { $value }
    }
mark-land = { $value }
mark-cards = { $value ->
        [0] { "" }
        [one] one card aboard
       *[other] { $value } cards aboard
    }
mark-idle = { $value ->
        [0] { "" }
       *[other] idle this season
    }
mark-used = { $value ->
        [one] used this season
       *[other] used { $value } times this season
    }
mark-posted = an army is posted here
mark-traded = has traded
mark-conversions = { $value ->
        [one] one conversion
       *[other] { $value } conversions
    }
mark-sophism = Sophism used
mark-eager = Eager Buyers used
mark-surplus = surplus taken
mark-shortage = shortage card counted as two
mark-offer = offer taken
mark-stage = { $value }
mark-up = { $kind_id ->
        [face_down] { "" }
       *[other] { $value ->
            [0] seen by you
           *[other] { "" }
        }
    }

## What actions mean and cost

web-assumed-pay_any_basic = (or other basics)
web-assumed-pay_other_basic = (or other basics)
web-assumed-discount = (or other basics)

## How far everybody has come

score-built = Built, of 16
score-wonders_completed = Wonders
score-wonders_partial = Wonders begun
score-wonder_plans = Plans
score-acropolis = Acropolis
score-workshops = Workshops
score-philosophies = Philosophies
score-fleets = Fleets
score-aegis = Aegis
score-gold = Gold
score-rare = Rares
score-basic = Basics
score-ladder = Whoever has built all 16 comes first. Otherwise these are compared in this order: the first difference decides.
score-decides = this decides

## The board

web-par-map = Map of the lands
web-par-opponents = The other islands
web-par-archon = Archon
web-par-deciding = is deciding
web-par-of = { $count } of { $goal }
web-par-standing = { $count } of { $goal } built
web-par-temple-of = The temple of { $who }, { $island }
web-par-your-temple = Your temple
web-par-ticked = ticked: you can pay for it now
web-par-open-temple = Look at the temple
web-par-back-home = Back to your own
web-par-workshop = Workshop
web-par-village-of = Village: { $card }
web-par-workshop-of = Workshop: { $card }
web-par-yields = Yields { $card } every season.
web-par-harvest = Your island yields
web-par-stands = built
web-par-idle = stands idle this season
web-par-posted = an army is posted here
web-par-used = used this season
web-par-missing = not built yet
web-par-payable = you can pay for it now
web-par-price = costs { $price }
web-par-other_basic = { $count ->
        [one] one basic not made on the island
       *[other] { $count } basics not made on the island
    }
web-par-any_basic = { $count ->
        [one] one basic of any type
       *[other] { $count } basics of any type
    }
web-par-free = costs nothing
web-par-no-plan = No plan yet: draw one in Athens, the first is free
web-par-buy = Buy: { $card }
web-par-no-thoughts = no philosophy
web-par-lacks = Needs
web-par-needs-it = needs it
web-par-cards-held = Cards in hand
web-par-year = Year { $year }
web-par-season = { $season ->
        [1] 1st season
        [2] 2nd season
        [3] 3rd season
       *[other] { $season }th season
    }
web-par-hits-all = everybody
web-par-spares = spares { $who }
web-par-hazards = { $count ->
        [one] one hazard card
       *[other] { $count } hazard cards
    }
web-par-harbor-closed = harbor card face down
web-par-harbor-open = harbor open: { $card }
web-par-harbor-known = known to you alone: { $card }
web-par-land-shut = closed this season
web-par-planned = your goal for fleet { $fleets }
web-par-steer = send fleet { $fleet } to { $land }
web-par-fleet-of = { $fleet } of { $who }, { $where }{ $cards ->
        [0] { "" }
        [one] , one card aboard
       *[other] , { $cards } cards aboard
    }
web-par-at-home = at home
web-par-at-under_way = on the way to { $land }
web-par-at-arrived = in { $land }
web-par-at-turned_back = turned back from { $land }
web-par-your-goods = Your goods
web-par-no-goods = No cards
web-par-left = { $count ->
        [0] None are left in the supply.
        [one] One is left in the supply.
       *[other] { $count } are left in the supply.
    }
web-par-empty-hold = Nothing aboard
web-par-limit = { $count ->
        [one] One commodity
       *[other] { $count } commodities
    }, you may keep { $keeps } at the end of the season{ $excess ->
        [0] { "" }
        [one] : one would go
       *[other] : { $excess } would go
    }
web-par-limit-short = { $count ->
        [one] One commodity
       *[other] { $count } commodities
    }, you keep { $keeps }{ $excess ->
        [0] { "" }
        [one] : one would go
       *[other] : { $excess } would go
    }
web-par-would-go = { $count ->
        [0] Nothing would go.
        [one] One card would go.
       *[other] { $count } cards would go.
    }
web-par-cards = { $count } × { $card }
web-par-picked = { $count } picked
web-par-all-of = All { $count } at once: { $card }
web-par-put-back = Put one back: { $card }
web-par-take-out = Take one back: { $card } ({ $count })
web-par-so-far = { $count } of { $need } picked
web-par-do-offer = lay it into your offer
web-par-do-load = load it
web-par-do-give = give it
web-par-do-donate = give it to the Archon
web-par-do-forgo = go without it
web-par-do-take = take it
web-par-do-lose = lose it
web-par-do-discard = discard it
web-par-finish-give = { $count ->
        [one] Give this card
       *[other] Give these { $count } cards
    }
web-par-finish-donate = { $count ->
        [one] Give the Archon this card
       *[other] Give the Archon these { $count } cards
    }
web-par-finish-take = { $count ->
        [one] Take this card
       *[other] Take these { $count } cards
    }
web-par-finish-lose = { $count ->
        [one] Lose this card
       *[other] Lose these { $count } cards
    }
web-par-finish-discard = { $count ->
        [one] Discard this card
       *[other] Discard these { $count } cards
    }
web-par-finish-forgo = Go without
web-par-give-nothing = Give nothing
web-par-trade = Trade
web-par-binding = an offer binds as soon as it is accepted
web-par-offers = { $who } offers you
web-par-offers-all = { $who } offers everybody
web-par-own-offer = Your offer to { $who }
web-par-between = { $one } has made { $other } an offer
web-par-everybody = everybody
web-par-you-get = You get
web-par-you-give = You give
web-par-nothing = nothing
web-par-waiting = waiting
web-par-accept = Accept
web-par-counter = Counter
web-par-decline = Decline
web-par-withdraw = Withdraw
web-par-new-offer = New offer
web-par-counter-to = Counter-offer to { $who }
web-par-clear = Start again
web-par-tap-goods = tap your goods
web-par-tap-kind = tap what you want
web-par-want-one = I want { $card }
web-par-send-to = To { $who }
web-par-send-all = To everybody
web-par-small-offers = One for one, to everybody at once
web-par-small-offer = Offer everybody 1 { $give } for 1 { $want }
web-par-no-offers = No offers are open.
web-par-no-drafts = You have made all your offers of this season.
web-par-nobody-left = Nobody is left to trade with.
web-par-still-trading = { $who } may still offer you something.
web-par-others-wait = Nobody makes a new offer now. Make one yourself, or end trading.
web-par-no-presents = Tap what you want in return: a present goes to one player.
web-par-says = says: “{ $text }”
web-par-says-lacks = I have no { $card }.
web-par-says-needs = I need my { $card } for { $for_id ->
        [village] a village
        [workshop] a workshop
        [market] the Market
        [academy] the Academy
        [treasury] the Treasury
        [port] the Port
        [fortress] the Fortress
        [shrine] the Shrine
        [fleet] another fleet
       *[other] a wonder
    }.
web-par-says-keeps = I would rather keep my { $card }.
web-par-says-no_use = I have no use for { $card }.
web-par-says-too_little = That is too little for my { $card }.
web-par-says-danger = You are too close to winning for that.
web-par-says-envy = That would help you more than me.
web-par-nothing-to-pay = You can pay for no wonder now. It goes on by itself.
web-par-nothing-to-pay-yet = You can pay for no wonder now. Go on when you are ready.
web-par-keep-which = Which { $count ->
        [one] card
       *[other] { $count } cards
    } do you keep? The other { $rest } go.
web-par-loads = { $mine ->
        [1] You load
       *[other] { $who } loads
    } { $place ->
        [1] first
        [2] second
        [3] third
       *[other] next
    }
web-par-keep-order = Leave this order
web-par-order-idle = In what order do the events come? This season it changes nothing.
web-par-one-fleet = Does { $fleet } trade?
web-par-do-keep = keep it
web-par-finish-keep = { $count ->
        [one] Keep this card
       *[other] Keep these { $count } cards
    }
web-par-danger = { $draws ->
        [one] One hazard card is drawn
       *[other] { $draws } hazard cards are drawn
    }: at most { $chance } % that a fleet of { $cards ->
        [one] one card
       *[other] { $cards } cards
    } is struck.
web-par-danger-short = danger up to { $chance } %
web-par-dangers = { $draws ->
        [one] One hazard card is drawn
       *[other] { $draws } hazard cards are drawn
    }: at most { $few } % that a fleet of { $small } cards is struck, { $full } % for { $hold }.
web-par-safe-tip = Up to { $cards } cards a fleet are fairly safe: many hazards strike only larger ones.
web-par-load-first = { $land } is chosen. Tap a card to load it: a fleet sails with at least one.
web-par-rates = Usual rates: { $rates }.
web-par-rate = { $from } for { $to }
web-par-rares-there = Rares to be had here: { $rares }.
web-par-end-trading = End trading
web-par-wait = Wait for offers
web-par-end-building = Done building
web-par-how-build = Press a ticked tile of your temple to build it. Here you also buy fleets and use your acropolis.
web-par-nothing-to-build = Your build turn. There is nothing you can pay for now.
web-par-loading = Loading
web-par-bound = for { $land }
web-par-stays = stays at home
web-par-how-load = Tap a card to load it, and a land on the map to send the fleet there.
web-par-pick-land = A loaded fleet has no goal yet: tap a land on the map.
web-par-set-sail = Set sail
web-par-all-stay = { $count ->
        [one] The fleet stays at home
       *[other] All fleets stay at home
    }
web-par-hold-of = Aboard { $fleet }
web-par-class-basic = { $count ->
        [one] basic
       *[other] basics
    }
web-par-class-rare = { $count ->
        [one] rare
       *[other] rares
    }
web-par-class-gold = gold
web-par-hazards-title = Hazards of the voyage
web-par-instead = drawn instead
web-par-nobody-hit = Nobody is hit.
web-par-fate-immune = is immune
web-par-fate-protected = is protected by
web-par-fate-struck = is struck
web-par-fate-gift_spent = spends a Gift of Poseidon
web-par-fate-protection_lost = is saved and loses
web-par-fate-cargo_lost = loses
web-par-fate-fleet_sunk = goes down with
web-par-fate-fleet_turned_back = turns back
web-par-fate-fleet_diverted = is driven to { $land }
web-par-your-votes = Your votes
web-par-vote-of = vote of { $who }
web-par-archon-may = { $who } is Archon: { $what }
web-par-archon-you-may = You are Archon: { $what }
web-par-power-event = turns up the event, orders the events, names whom they hit
web-par-power-voyage = settles in what order fleets are loaded
web-par-power-hazard = decides between fleets of equal size
web-par-power-archon = draws lots if the vote is tied
web-par-your-power-event = you turn up the event, order the events, name whom they hit
web-par-your-power-voyage = you settle in what order fleets are loaded
web-par-your-power-hazard = you decide between fleets of equal size
web-par-your-power-archon = you draw lots if the vote is tied
web-par-list = List
web-par-order = Pass automatically
web-par-order-text = From now on pass for me at the beginning of every phase. I can still pay for wonders in my build turn. The menu of the table takes it back.
web-par-ordered = You pass at the beginning of every phase. The menu of the table takes it back.
web-par-tab-now = Now
web-par-tab-map = Map
web-par-tab-temple = Temple
web-par-tab-goods = Goods { $count }

## The phases in the bar, where ten stand side by side

web-phase-event = Event
web-phase-production = Production
web-phase-island_trade = Island Trade
web-phase-voyage = Voyage
web-phase-hazard = Hazard
web-phase-fleet_trade = Fleet Trade
web-phase-return = Return
web-phase-build = Build
web-phase-discard = Discard
web-phase-archon = Archon

## Where long words of names may be broken at the end of a line

web-par-breaks = Halicar|nassus Philo|so|phies

# Characters of bots: one way of playing each.
character-kallias = Kallias
    .text = Makes offer after offer, and says yes to more of yours.
character-pytheas = Pytheas
    .text = Hardly ever stays in the harbor, and likes to see ports nobody knows.
character-iktinos = Iktinos
    .text = Thinks of the building site first, and sails less than others.
