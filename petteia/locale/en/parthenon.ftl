# Parthenon: Rise of the Aegean — names and texts of the components and everything the game says.
# Figures come in as variables from the component data, so that an owner's own file is spoken rightly.

game-parthenon = Parthenon: Rise of the Aegean
    .about = Trade, sail past Scylla, and be first to finish your temple.
    .text = Three years on an island in the Aegean: bring in the harvest, strike bargains, send fleets into danger, raise an acropolis and two wonders, and mind who is elected Archon.

## Cards

card-grain = grain
card-grapes = grapes
card-olives = olives
card-ore = ore
card-timber = timber
card-wool = wool
card-pottery = pottery
card-spices = spices
card-tools = tools
card-papyrus = papyrus
card-gold = gold
card-army = army
    .text = In production it is posted to a village, which then yields { $effects_amount ->
        [one] one more card
       *[other] { $effects_amount } more cards
    }. Aboard a fleet it wards off the hazards that name it.
card-escort = escort
    .text = Aboard a fleet it wards off the hazards that name it.
card-gift_of_poseidon = Gift of Poseidon
    .text = Spend it from aboard a fleet to replace a hazard card by a new one, for that fleet alone. The other fleets still count when sizes are compared.

class-basics = basics
class-rares = rares
class-gold_cards = gold

item-grain = grain
item-grapes = grapes
item-olives = olives
item-ore = ore
item-timber = timber
item-wool = wool
item-other_basic = a basic that is not on your island card
item-any_basic = any basic

## The board

land-sparta = Sparta
    .text = Sells armies, each for { $cost_any_basic ->
        [one] one basic
       *[other] { $cost_any_basic } basics
    }, one per fleet and season.
land-athens = Athens
    .text = You draw the plan of a wonder, one per fleet and season. A first plan is free, a second costs { $second_cost_gold } gold.
land-ionia = Ionia
    .text = If you own an Academy, you copy a philosophy of another player for nothing, once per season.
land-egypt = Egypt
    .text = The only land where you can take papyrus, like any other rare.
land-carthage = Carthage
    .text = Sells escorts, each for { $cost_any_basic ->
        [one] one basic
       *[other] { $cost_any_basic } basics
    }, one per fleet and season.
land-italy = Italy
    .text = Has one more line: { $give_amount ->
        [one] one basic
       *[other] { $give_amount } basics
    } for { $get_amount } gold.
region-neighboring = neighboring lands
region-foreign = foreign lands
island-chios = Chios
island-crete = Crete
island-rhodes = Rhodes
island-lemnos = Lemnos
island-naxos = Naxos
island-scyros = Scyros

## What is built

village-a1 = Village A1
village-b1 = Village B1
village-c1 = Village C1
village-a2 = Village A2
village-b2 = Village B2
village-c2 = Village C2
structure-village_a1 = Village A1
structure-village_b1 = Village B1
structure-village_c1 = Village C1
structure-village_a2 = Village A2
structure-village_b2 = Village B2
structure-village_c2 = Village C2
structure-workshop_1 = first workshop
structure-workshop_2 = second workshop
structure-market = Market
    .text = Once per season: { $max_conversions ->
        [one] one exchange
       *[other] up to { $max_conversions } exchanges
    } at home, commodities for gold, gold for commodities, or basics for another basic.
structure-academy = Academy
    .text = Once per season: copy a philosophy of another player for { $copy_cost_gold } gold or, once in the game, bring in one that nobody holds, for nothing.
structure-treasury = Treasury
    .text = When you discard, keep { $keep_any } commodities of any types, or { $keep_per_type } of each type.
structure-port = Port
    .text = Once per season: pay { $cost_timber } timber and { $cost_wool } wool for an escort.
structure-fortress = Fortress
    .text = Once per season: pay { $cost_ore } ore and { $cost_any_basic ->
        [one] one more basic
       *[other] { $cost_any_basic } more basics
    } of any type for an army.
structure-shrine = Shrine
    .text = Once per season: pay { $cost_any_basic ->
        [one] one basic
       *[other] { $cost_any_basic } basics
    } of any type for a Gift of Poseidon.
fleet-a = Fleet A
    .text = Everybody has it from the start.
fleet-b = Fleet B
    .text = Your second fleet, for { $cost_gold } gold.
fleet-c = Fleet C
    .text = Your third fleet, for { $cost_gold } gold. You need Fleet B first.
philosophy-cynicism = Cynicism
    .text = Once per season, leave { face-basics } out of the price of a structure.
philosophy-epicureanism = Epicureanism
    .text = In production, take { face-cards } of grain, grapes or olives besides.
philosophy-platonism = Platonism
    .text = Keep { face-commodities } more than your hand limit.
philosophy-skepticism = Skepticism
    .text = Before fleets are loaded, look at { $amount ->
        [one] one face-down harbor card
       *[other] up to { $amount } face-down harbor cards
    }.
philosophy-sophism = Sophism
    .text = Each of your fleets makes one conversion for { face-cards } less, but never for fewer than { $minimum_give }.
philosophy-stoicism = Stoicism
    .text = { $times_per_season ->
        [one] One harmful event
       *[other] { $times_per_season } harmful events
    } of your choice cannot touch you this season.
wonder-colossus = Colossus of Rhodes
    .text = Pirates and Pirate Squadron cannot touch your fleets.
wonder-great_library = Great Library
    .text = Copying philosophies costs you no gold, and each season you may copy { $per_season ->
        [one] one
       *[other] { $per_season }
    } more than your Academy does.
wonder-great_lighthouse = Great Lighthouse
    .text = No hazard touches your fleets bound for neighboring lands.
wonder-hanging_gardens = Hanging Gardens
    .text = In production, take { face-basics } of your choice besides.
wonder-labyrinth = Labyrinth
    .text = Events that are attacks do not touch you.
wonder-mausoleum = Mausoleum of Halicarnassus
    .text = Keep { face-commodities } more than your hand limit.
wonder-oracle = Oracle of Delphi
    .text = Before fleets are loaded, look at the top { $amount ->
        [one] hazard card
       *[other] { $amount } hazard cards
    }. Their order stays as it is.
wonder-parthenon = Parthenon
    .text = Once per season, leave up to { face-basics } out of the price of a structure.
wonder-statue_of_zeus = Statue of Zeus
    .text = Once per season, in your build turn, take an army or an escort from the supply.
wonder-temple_of_artemis = Temple of Artemis
    .text = Once per season, in your build turn, take a Gift of Poseidon from the supply.
wonder-great_theater = Great Theater
    .text = { $amount ->
        [one] You have one more vote
       *[other] You have { $amount } more votes
    } in elections, and take { $gold_when_elected } gold whenever you are elected.
wonder-stadium = Stadium of Olympia
    .text = In your build turn, exchange { $max_conversions ->
        [one] one basic for another
       *[other] up to { $max_conversions } basics for others, one for one
    }.
stage-deck = in the deck
stage-plan = plan
stage-partial = partly built
stage-complete = complete

## Events, hazards, harbors

omen-unskilled_labor = Unskilled Labor
    .text = Every structure costs { face-basics } more, of any type.
omen-pirate_raids = Pirate Raids
    .text = If you have no army in hand, pay { $pay_options_ore } ore; without ore you lose { $otherwise_amount ->
        [one] one commodity
       *[other] { $otherwise_amount } commodities
    } at random.
omen-drought = Drought
    .text = The Archon names a basic; its villages yield nothing this season, nor do armies there.
omen-rich_harvest = Rich Harvest
    .text = In production, everybody takes { face-cards } more of a basic for which they have a village.
omen-dionysia = Festival of Dionysus
    .text = Every fleet that trades in a neighboring land takes { face-basics } of choice for nothing.
omen-village_unrest = Village Unrest
    .text = The Archon names a player, who picks { $amount ->
        [one] a village of their own that yields nothing
       *[other] { $amount } villages of their own that yield nothing
    } this season.
omen-persian_tribute = Persian Tribute
    .text = Pay { $pay_options_gold } gold, { $pay_options_any_rare ->
        [one] one rare
       *[other] { $pay_options_any_rare } rares
    } or { $pay_options_any_basic ->
        [one] one basic
       *[other] { $pay_options_any_basic } basics
    }. If you can pay none of these, you give up { $otherwise_amount ->
        [one] an aegis card
       *[other] { $otherwise_amount } aegis cards
    }, or without one all commodities in hand.
omen-famine = Famine
    .text = Hand in one card of grain, grapes or olives. If you have none, you lose { $otherwise_amount ->
        [one] one commodity
       *[other] { $otherwise_amount } commodities
    } of your choice.
omen-earthquake = Earthquake
    .text = The Archon names a player. That player pays { $avoid_cost_any_basic ->
        [one] one basic
       *[other] { $avoid_cost_any_basic } basics
    }, or one acropolis building of theirs stands idle this season.
omen-plague = Plague
    .text = In production, return an army to the supply or go without { face-cards } of your choice.
omen-trade_winds = Trade Winds
    .text = { $delta ->
        [-1] One hazard card fewer is
       *[other] Fewer hazard cards are
    } drawn for foreign lands, but never fewer than { $minimum }.
omen-olympic_games = Olympic Games
    .text = The Archon awards { $give_gold } gold from the bank to another player.
omen-persian_war = Persian War
    .text = Hand in { $pay_options_army ->
        [one] an army
       *[other] { $pay_options_army } armies
    }, { $pay_options_gold } gold or { $pay_options_any_basic ->
        [one] one basic
       *[other] { $pay_options_any_basic } basics
    }. If you can do none of these, one of your villages is razed.
omen-wrath_of_poseidon = Wrath of Poseidon
    .text = { $delta ->
        [one] One more hazard card is
       *[other] { $delta } more hazard cards are
    } drawn for neighboring and for foreign lands.
omen-hellenic_quarrel = Quarrel of the Hellenes
    .text = The Archon closes a neighboring land: no fleet may sail there this season.
omen-debased_coin = Debased Coin
    .text = Every exchange for gold, abroad or at home, costs { $extra_give ->
        [one] one card
       *[other] { $extra_give } cards
    } more.
omen-master_masons = Master Masons
    .text = Once this season, everybody may leave { face-basics } out of the price of a structure.
omen-golden_age = Golden Age
    .text = Everybody takes { $options_any_basic ->
        [one] one basic
       *[other] { $options_any_basic } basics
    } of choice.
hazard-safe_voyage = Safe Voyage
    .text = Nothing happens.
hazard-pirates = Pirates
    .text = The largest fleet loses half of its commodities, rounded up, at random.
hazard-pirate_squadron = Pirate Squadron
    .text = Every fleet of { $min_cards } or more cards loses { face-commodities } at random.
hazard-storm = Storm
    .text = Every fleet of { $min_cards } or more cards throws commodities of its owner's choice overboard until three cards are left.
hazard-tempest = Tempest
    .text = The largest fleet, if it has { $min_cards } or more cards, goes down with everything aboard. An escort aboard saves it and is lost itself.
hazard-contrary_winds = Contrary Winds
    .text = Every fleet of { $min_cards } or more cards turns back with its cargo.
hazard-becalmed = Becalmed
    .text = The smallest fleet turns back with its cargo.
hazard-blown_off_course = Blown Off Course
    .text = The largest fleet lands in another land of the same region, which the Archon picks.
hazard-hidden_reefs = Hidden Reefs
    .text = Every fleet of { $min_cards } or more cards loses { face-commodities } of its owner's choice.
hazard-sirens = Sirens
    .text = Every fleet loses { face-commodities } of its owner's choice.
hazard-scylla = Scylla
    .text = The largest fleet loses { $aegis ->
        [one] one aegis card
       *[other] { $aegis } aegis cards
    } of its owner's choice, or with none aboard { $cargo ->
        [one] one commodity
       *[other] { $cargo } commodities
    } at random.
hazard-charybdis = Charybdis
    .text = The largest fleet, if it has { $min_cards } or more cards, loses everything aboard and turns back. An escort aboard saves it and is lost itself.
hazard-mutiny = Mutiny
    .text = Every fleet with gold or rares aboard loses { $amount } gold, or without gold a rare of its owner's choice.
harbor-open_harbor = Open Harbor
    .text = Trade as usual.
harbor-surplus_grain = Surplus of Grain
    .text = Nobody takes grain in payment here. { face-surplus }
harbor-surplus_grapes = Surplus of Grapes
    .text = Nobody takes grapes in payment here. { face-surplus }
harbor-surplus_olives = Surplus of Olives
    .text = Nobody takes olives in payment here. { face-surplus }
harbor-surplus_ore = Surplus of Ore
    .text = Nobody takes ore in payment here. { face-surplus }
harbor-surplus_timber = Surplus of Timber
    .text = Nobody takes timber in payment here. { face-surplus }
harbor-surplus_wool = Surplus of Wool
    .text = Nobody takes wool in payment here. { face-surplus }
harbor-shortage_grain = Shortage of Grain
    .text = There is no grain to be had here. { face-shortage }
harbor-shortage_grapes = Shortage of Grapes
    .text = There are no grapes to be had here. { face-shortage }
harbor-shortage_olives = Shortage of Olives
    .text = There are no olives to be had here. { face-shortage }
harbor-shortage_ore = Shortage of Ore
    .text = There is no ore to be had here. { face-shortage }
harbor-shortage_timber = Shortage of Timber
    .text = There is no timber to be had here. { face-shortage }
harbor-shortage_wool = Shortage of Wool
    .text = There is no wool to be had here. { face-shortage }
harbor-blockade = Blockade
    .text = Only fleets with an army or an escort aboard may trade.
harbor-harbor_toll = Harbor Toll
    .text = Before it trades, every fleet pays { face-commodities }; without any it cannot trade.
harbor-market_festival = Market Festival
    .text = Every fleet that trades here takes { face-basics } of choice for nothing.
harbor-eager_buyers = Eager Buyers
    .text = Every fleet makes one conversion for { face-cards } less, but never for fewer than { $minimum_give }.
harbor-thieves = Thieves
    .text = When this card is turned up, every fleet here loses { face-commodities } at random. After that, trade as usual.
harbor-sickness = Sickness in Port
    .text = Before it trades, every fleet gives up { $aegis ->
        [one] one army or escort
       *[other] { $aegis } armies or escorts
    }, or with none aboard { $cargo ->
        [one] one commodity
       *[other] { $cargo } commodities
    } of its owner's choice.
harbor-face_down = face-down card

# Parts of sentences
face-cards = { $amount ->
        [one] one card
       *[other] { $amount } cards
    }
face-basics = { $amount ->
        [one] one basic
       *[other] { $amount } basics
    }
face-commodities = { $amount ->
        [one] one commodity
       *[other] { $amount } commodities
    }
face-surplus = The first conversion of a fleet that brings any of it brings { $bonus_get ->
        [one] one card
       *[other] { $bonus_get } cards
    } more.
# With its article; commodities have none.
face-a_card = { $card_id ->
        [army] an { $card }
        [escort] an { $card }
        [gift_of_poseidon] a { $card }
       *[other] { $card }
    }
face-shortage = One card of it per fleet may count as { $counts_as } basics in payment.

## Tables of exchange

line-N1 = { face-give_basics } for { face-get_basics }
line-N2 = { face-give_basics } for { face-get_rares }
line-N3 = { face-give_basics } for { $get } gold
line-N4 = { face-give_rares } for { face-get_basics }
line-N5 = { face-give_rares } for { face-get_rares }
line-N6 = { face-give_rares } for { $get } gold
line-N7 = { $give } gold for { face-get_basics }
line-N8 = { $give } gold for { face-get_rares }
line-F1 = { face-give_basics } for { face-get_basics }
line-F2 = { face-give_basics } for { face-get_rares }
line-F3 = { face-give_basics } for { $get } gold
line-F4 = { face-give_rares } for { face-get_basics }
line-F5 = { face-give_rares } for { face-get_rares }
line-F6 = { face-give_rares } for { $get } gold
line-F7 = { $give } gold for { face-get_basics }
line-F8 = { $give } gold for { face-get_rares }
line-I1 = { face-basics_given } for { $get_amount } gold
line-M1 = { face-basics_given } for { $get_amount } gold
line-M2 = { $give_amount ->
        [one] 1 rare
       *[other] { $give_amount } rares
    } for { $get_amount } gold
line-M3 = { $give_amount } gold for { face-basics_got }
line-M4 = { $give_amount } gold for { $get_amount ->
        [one] 1 rare
       *[other] { $get_amount } rares
    }
line-M5 = { face-basics_given } for { face-basics_got }
face-give_basics = { $give ->
        [one] 1 basic
       *[other] { $give } basics
    }
face-give_rares = { $give ->
        [one] 1 rare
       *[other] { $give } rares
    }
face-get_basics = { $get ->
        [one] 1 basic
       *[other] { $get } basics
    }
face-get_rares = { $get ->
        [one] 1 rare
       *[other] { $get } rares
    }
face-basics_given = { $give_amount ->
        [one] 1 basic
       *[other] { $give_amount } basics
    }
face-basics_got = { $get_amount ->
        [one] 1 basic
       *[other] { $get_amount } basics
    }
discount-plain = at the full price
discount-sophism = cheaper with Sophism
discount-eager = cheaper with Eager Buyers
discount-both = cheaper still with Sophism and Eager Buyers
discount-cynicism = Cynicism
discount-parthenon = Parthenon
discount-master_masons = Master Masons
payment-1_ore = 1 ore
payment-1_gold = 1 gold
payment-1_any_rare = 1 rare of any type
payment-2_any_basic = 2 basics of any type
payment-1_grain = 1 card of grain
payment-1_grapes = 1 card of grapes
payment-1_olives = 1 card of olives
payment-1_army = 1 army
payment-3_any_basic = 3 basics of any type

## Calendar

phase-setup = Setup
phase-event = Event
    .text = The next event is turned up, and all events of the year are carried out in the Archon's order.
phase-production = Production
    .text = Villages and workshops yield their cards; armies add to them.
phase-island_trade = Island Trade
    .text = Dues to events are settled, then everybody trades with everybody.
phase-voyage = Voyage
    .text = Fleets are loaded in secret and set sail.
phase-hazard = Hazard
    .text = One hazard card is drawn for the neighboring lands, two for the foreign ones.
phase-fleet_trade = Fleet Trade
    .text = Owners of fleets look at the harbor card, open the harbor or not, and trade.
phase-return = Return
    .text = Every fleet brings home up to six cards.
phase-build = Build
    .text = You pay for structures and fleets, and use your acropolis.
phase-discard = Discard
    .text = You cut your commodities down to the hand limit.
phase-archon = Archon
    .text = The next Archon is elected.
trader-active = active
trader-waiting = waiting
trader-done = done

## Options

option-quick_start = Quick start
option-quick_start-off = no
    .text = The game begins with year 1.
option-quick_start-on = yes
    .text = The game begins with year 2; everybody has six villages, a workshop, two fleets and a plan of their choice.
option-first_game = First game
option-first_game-off = all events
    .text = Any event can come up.
option-first_game-on = without the harshest
    .text = The harshest event of each year stays in the box.
option-army_season = Army of the fourth island
option-army_season-1 = at the start
    .text = With four players, the island without a torch begins with an army.
option-army_season-2 = in season 2
    .text = It comes with the second season of the game.
option-army_season-3 = in season 3
    .text = It comes with the third season of the game.
option-army_season-4 = in season 4
    .text = It comes with the fourth season of the game.
option-army_season-5 = in season 5
    .text = It comes with the fifth season of the game.
option-army_season-6 = in season 6
    .text = It comes with the sixth season of the game.
option-army_season-7 = in season 7
    .text = It comes with the seventh season of the game.
option-army_season-8 = in season 8
    .text = It comes with the eighth season of the game.
option-conversions = Conversions of a fleet
option-conversions-printed = as usual
    .text = How many conversions a fleet may make in a season.
option-conversions-4 = 4
    .text = At most four a season.
option-conversions-8 = 8
    .text = At most eight a season.
option-conversions-16 = 16
    .text = At most sixteen a season.
option-conversions-24 = 24
    .text = At most twenty-four a season.
option-cards_per_side = Cards on each side of an offer
option-cards_per_side-printed = as usual
    .text = How many cards you may give, and how many you may ask for.
option-cards_per_side-2 = 2
    .text = At most two cards for two.
option-cards_per_side-4 = 4
    .text = At most four cards for four.
option-cards_per_side-8 = 8
    .text = At most eight cards for eight.
option-drafts = Offers in a season
option-drafts-printed = as usual
    .text = How many offers a player may draft in a season.
option-drafts-2 = 2
    .text = At most two a season.
option-drafts-4 = 4
    .text = At most four a season.
option-drafts-12 = 12
    .text = At most twelve a season.
option-completion_gold = Gold to complete a wonder
option-completion_gold-printed = as usual
    .text = One gold besides a rare, unless you play with data of your own.
option-completion_gold-2 = 2
    .text = Two gold for every wonder; the rest of its price stays the same. With four players, fewer games then end because somebody has built everything.
option-wonder_payments = Paying for a wonder
    .text = How is a plan paid off, and a wonder completed?
option-wonder_payments-at_once = All at once
    .text = You pay when you hold every card of the price.
option-wonder_payments-instalments = Card by card
    .text = You may pay single cards in any phase; they stay paid, and no hand limit or loss touches them.

## Zones and counters

zone-events = Events of the year
zone-harbors = Harbors
zone-harbors_gone = Harbor cards out of the game
zone-harbor_stack = Harbor stack
zone-supply = Supply
zone-philosophies = Philosophies
zone-plans = Plan deck
zone-hazards = Resolved hazards
zone-hazard_pile = Hazard pile
zone-built = Built
zone-wonders = Wonders
zone-bought = Bought into
zone-thoughts = Academy
zone-fleets = Fleets
zone-hand = Hand
zone-hold = Hold
zone-offer = Offered
zone-asks = Asked for
zone-draft = Draft: you give
zone-draft_asks = Draft: you ask for
zone-prices = Still to be had
zone-lines = Exchanges today
zone-going = To discard from
counter-year = Year
counter-season = Season
counter-phase = Phase
counter-archon = Archon
counter-island = Island
counter-ignored = Ignored event
counter-discounted = Discount used
counter-copied = Copied this season in
counter-hazard = Hazard
counter-trader = In the market
counter-drafts = Offers drafted
counter-offer_to = Offer to
counter-keeps = May keep of any types
counter-keeps_each = May keep of each type
counter-excess = Would go
counter-excess_each = Would go, keeping some of each type
word-used_up = { $name } (used)

## Prompts

prompt-free_action = { $phase } phase: pay for a wonder, buy into one, or go on.
prompt-donate = { SEAT($archon) } is Archon and decides next whom the events hit. Do you give any cards first? { $picked ->
        [0] None picked yet.
        [one] One picked.
       *[other] { $picked } picked.
    }
face-nth = { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] as number { $place }
    }
prompt-order_events = Which event comes { face-nth }?
prompt-event_choice = { $omen_id ->
        [drought] { $omen }: which basic fails this season?
        [village_unrest] { $omen }: who has a village that yields nothing?
        [earthquake] { $omen }: whom does it strike?
        [hellenic_quarrel] { $omen }: which land do you close?
        [olympic_games] { $omen }: who gets the gold?
       *[other] { $omen }: your choice.
    }
prompt-ignore_event = Which event do you ignore this season?
prompt-nothing_to_choose = Nothing left for you to choose.
prompt-production_silence = Which village yields nothing this season?
prompt-production_ransom = Plague: return an army, or go without a card?
prompt-production_post = To which village do you post an army?
prompt-production_bonus = Which extra card do you take?
prompt-production_forgo = Plague: which card do you go without?
prompt-market = Use your Market? { $exchanges ->
        [one] One exchange left.
       *[other] { $exchanges } exchanges left.
    }
prompt-exchange_give = Give { $class }: { $due } to go.
prompt-exchange_take = Take { $class }: { $get } to go.
prompt-event_pay = { $omen }: how do you pay?
prompt-event_cards = { $omen }: which card do you pay? { $left } to go.
prompt-event_suffer = { $omen }: which card do you give up? { $left } to go.
prompt-event_raze = { $omen }: which of your villages is razed?
prompt-event_gain = { $omen }: which basic do you take?
prompt-trade = { $others ->
        [0] Everybody else has finished trading.
       *[other] The market is open. { $drafts ->
            [0] You can only answer offers now.
            [one] You may make one offer.
           *[other] You may make up to { $drafts } offers.
        }
    }
prompt-draft_address = Whom is the offer for?
prompt-draft_give = What do you give? { $cards } cards at most.
prompt-draft_ask = What do you ask for? { $cards } cards at most.
prompt-look = Look at a face-down harbor card? { $left } left.
prompt-loading_order = { $place ->
        [1] Do all load together, or who loads first?
       *[other] Who loads { face-nth }?
    }
prompt-destination = Where does { $fleet } sail?
prompt-load = Loading { $fleet } for { $land }: { $loaded } of { $most } cards aboard.
prompt-equal_fleets = { $hazard }: which of the equal fleets is struck?
prompt-divert = { $hazard }: where does { $fleet } of { SEAT($seat) } land?
    .you = { $hazard }: where does your { $fleet } land?
prompt-gift = { $hazard } strikes { $fleet }. Spend a Gift of Poseidon?
prompt-lose_cargo = { $hazard }: what does { $fleet } lose? { $left } to go.
prompt-open_harbor = Do you open the harbor of { $land }?
prompt-trading_turn = Which of your fleets trades?
prompt-dues = { $harbor } in { $land }: what does { $fleet } give?
prompt-free_card = { $fleet } takes a basic for nothing in { $land }. { $left } to go.
prompt-trade_abroad = { $fleet } trades in { $land }.{ $left ->
        [0] { "" } No conversions left.
        [1] { "" } One conversion left.
        [2] { "" } Two conversions left.
        [3] { "" } Three conversions left.
       *[other] { "" }
    }
prompt-surplus_cargo = Too much cargo in { $land }: what stays behind? { $left } to go.
prompt-earthquake = Earthquake: pay { $basics } basics, or which building stands idle?
prompt-build_turn = Your build turn.
prompt-discount = { $bought }: leave anything out of the price?
prompt-pay_other_basic = { $bought }: pay a basic you do not produce. { $left } to go.
prompt-pay_any_basic = { $bought }: pay a basic of any type. { $left } to go.
prompt-hand_limit = Do you keep { $any } cards of any types, or { $per_type } of each type, shown to all?
prompt-discard = Which card do you discard? { $left } to go.
prompt-vote = Who shall be the next Archon? { $left ->
        [0] You have voted.
        [one] You have one vote.
       *[other] You have { $left } votes.
    }
prompt-last_word = A perfect tie, and you have the last word: who wins?
prompt-choose_plan = Which wonder do you plan?

## Actions

action-plan = Pay off the plan of the { $wonder }
action-complete = Complete the { $wonder }
action-buy_in = Buy into the { $wonder }
action-pay_in = Pay { face-a_card } for the { $wonder }
action-donate = Give { face-a_card } to the Archon
action-order = Next: { $omen }
action-drought = Drought for { $card }
action-target = Name { SEAT($seat) }
    .you = Name yourself
action-close = Close { $land }
action-ignore = Ignore { $omen }
action-none = Ignore none
action-silence = No yield from { $village }
action-return_army = Return an army
action-keep_army = Keep the army
action-post = Army to { $village }
action-forgo = Go without { $card }
action-settle = Pay { $payment }
action-raze = Give up { $village }
action-draft = Draft an offer
action-counter = Make { SEAT($seat) } a counter-offer
action-accept = Accept the offer of { SEAT($seat) }
action-decline = Decline the offer of { SEAT($seat) }
action-withdraw = Withdraw your offer
action-to = For { SEAT($seat) }
    .you = For yourself
action-to_all = For everybody
action-ask = Ask for { face-a_card }
action-next = That is what you give
action-send = Send the offer
action-drop = Drop the offer
action-look = Look at the harbor of { $land }
action-together = All load together
action-loads = { SEAT($seat) } loads next
    .you = You load next
action-sail = Sail to { $land }
action-stay = Stay home
action-load = Load { face-a_card }
action-set_sail = Set sail
action-strike = Strike { $fleet } of { SEAT($seat) }
    .you = Strike your { $fleet }
action-gift = Spend a Gift of Poseidon
action-bear = Accept the hazard
action-divert = Land in { $land }
action-open = Open the harbor of { $land }
action-leave = Leave { $land } closed
action-begin = Trade with { $fleet }
action-convert = { $line }, { $discounts }
action-buy = Buy what the land offers
action-draw_plan = Draw a plan
action-give = Give { face-a_card }
action-double = Give { $card }, counting as two
action-take = Take { face-a_card }
action-build = Build: { $structure }
action-buy_fleet = Buy { $fleet }
action-market = Market, { $line }
action-adopt = Adopt { $philosophy }
action-use = Use the { $structure }
action-muster = Take { face-a_card } from the supply
action-swap = Exchange a basic in the Stadium
action-discount = { $discount }: leave out { $item }
action-go_on = Leave out nothing more
action-pay_off = Pay
action-idle = Let the { $structure } stand idle
action-keep_any = Keep cards of any types
action-keep_per_type = Keep the same number of each type
action-vote = Vote for { SEAT($seat) }
    .you = Vote for yourself
action-crown = { SEAT($seat) } wins
    .you = You win
action-choose = Plan the { $wonder }
action-finish = Finish trading
action-done = Done
action-wait = Wait

## Events

event-island_drawn = { $island } takes part.
event-island_dealt = { SEAT($seat) } has { $island }.
    .you = You have { $island }.
event-archon_drawn = { SEAT($seat) } is the first Archon.
    .you = You are the first Archon.
event-extra_given = { SEAT($seat) } receives { face-a_card }.
    .you = You receive { face-a_card }.
event-plan_chosen = { SEAT($seat) } plans the { $wonder }.
    .you = You plan the { $wonder }.
event-season_began = Year { $year }, season { $season }.
event-phase_began = { $phase } phase.
event-year_ended = Year { $year } is over.
event-harbor_replaced = A new card lies face down in { $land }.
event-paid_in = { SEAT($seat) } pays { face-a_card } for the { $wonder }.
    .you = You pay { face-a_card } for the { $wonder }.
event-plan_paid = { SEAT($seat) } pays off the plan of the { $wonder }.
    .you = You pay off the plan of the { $wonder }.
event-wonder_completed = { SEAT($seat) } completes the { $wonder }.
    .you = You complete the { $wonder }.
event-bought_in = { SEAT($seat) } buys into { SEAT($owner, you: "your", after: "'s") } { $wonder }.
    .you = You buy into { SEAT($owner) }'s { $wonder }.
event-event_turned_up = Turned up: { $omen }.
event-donated = { SEAT($seat) } gives { SEAT($archon, you: "you") } { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    }.
    .known = { SEAT($seat) } gives { SEAT($archon, you: "you") } { $count ->
        [0] nothing.
        [one] one card: { $cards }.
       *[other] { $count } cards: { $cards }.
    }
    .you = You give { SEAT($archon) } { $count ->
            [0] nothing.
            [one] one card: { $cards }.
           *[other] { $count } cards: { $cards }.
        }
event-event_ordered = { SEAT($seat) } puts { $omen } next.
    .you = You put { $omen } next.
event-drought_named = { SEAT($seat) } names { $card }: its villages run dry.
    .you = You name { $card }: its villages run dry.
event-player_named = { SEAT($seat) } names { SEAT($named, you: "you") } for { $omen }.
    .you = You name { SEAT($named, you: "yourself") } for { $omen }.
event-land_closed = { SEAT($seat) } closes { $land }.
    .you = You close { $land }.
event-awarded = { SEAT($seat) } awards { $gold } gold to { SEAT($named, you: "you") }.
    .you = You award { $gold } gold to { SEAT($named) }.
event-event_idle = { $omen } strikes nobody.
event-stoic_named = { SEAT($seat) } is a Stoic and ignores { $omen }.
    .you = You are a Stoic and ignore { $omen }.
event-stoic_named_none = { SEAT($seat) } is a Stoic but ignores nothing.
    .you = You are a Stoic but ignore nothing.
event-produced = { SEAT($seat) } takes { $cards }.
    .you = You take { $cards }.
event-village_silenced = { $village } of { SEAT($seat) } yields nothing.
    .you = Your { $village } yields nothing.
event-army_returned = { SEAT($seat) } returns an army.
    .you = You return an army.
event-armies_posted = { $villages_count ->
        [0] No army of { SEAT($seat) } is posted.
       *[other] Armies of { SEAT($seat) }: { $villages }.
    }
    .you = { $villages_count ->
            [0] You post no army.
           *[other] Your armies: { $villages }.
        }
event-exchange_begun = { SEAT($seat) } uses the Market, { $line }.
    .you = You use the Market, { $line }.
event-card_given = { SEAT($seat) } gives { face-a_card }.
    .you = You give { face-a_card }.
event-card_doubled = { SEAT($seat) } gives { $card }, counting as two.
    .you = You give { $card }, counting as two.
event-card_taken = { SEAT($seat) } takes { face-a_card }.
    .you = You take { face-a_card }.
event-raid_kept_off = { $omen }: { SEAT($seat) } shows { face-a_card } and is left alone.
    .you = You show { face-a_card } against { $omen } and are left alone.
event-event_paid = { $omen }: { SEAT($seat) } pays { $cards }.
    .you = You pay { $cards } for { $omen }.
event-event_suffered = { $omen }: { SEAT($seat) } loses { $cards }.
    .you = You lose { $cards } to { $omen }.
event-event_loss_due = { $omen }: { SEAT($seat) } loses { $count ->
        [0] nothing
        [one] one card at random
       *[other] { $count } cards at random
    }.
    .you = You lose { $count ->
            [0] nothing
            [one] one card at random
           *[other] { $count } cards at random
        } to { $omen }.
event-village_razed = { $omen }: { SEAT($seat) } loses { $village }.
    .you = You lose { $village } to { $omen }.
event-event_shielded = { $omen } does not touch { SEAT($seat) }.
    .you = You are untouched by { $omen }.
event-event_gained = { $omen }: { SEAT($seat) } takes { $card }.
    .you = You take { $card } thanks to { $omen }.
event-lost_at_random = { SEAT($seat) } loses { face-a_card }.
    .you = You lose { face-a_card }.
event-draft_begun = { SEAT($seat) } drafts an offer, number { $drafts }.
    .you = You draft an offer, number { $drafts }.
event-offered = { SEAT($seat) } has an offer for { SEAT($to, you: "you") }.
    .known = { SEAT($seat) } offers { SEAT($to, you: "you") }: { $cards }.
    .you = You offer { SEAT($to) }: { $cards }.
event-asked = { SEAT($seat) } asks { SEAT($to, you: "you") } for something.
    .known = { SEAT($seat) } asks { SEAT($to, you: "you") } for: { $cards }.
    .you = You ask { SEAT($to) } for: { $cards }.
event-open_offer_sent = { SEAT($seat) } offers everybody: { $cards }.
    .you = You offer everybody: { $cards }.
event-open_offer_asks = { SEAT($seat) } asks for: { $cards }.
    .you = You ask for: { $cards }.
event-offer_declined = { SEAT($seat) } declines { SEAT($proposer, you: "your", after: "'s") } offer.
    .you = You decline { SEAT($proposer) }'s offer.
event-offer_withdrawn = { SEAT($seat) } withdraws the offer.
    .you = You withdraw your offer.
event-offer_lapsed = The offer of { SEAT($seat) } lapses.
    .you = Your offer lapses.
event-offer_covered = The offer of { SEAT($seat) } stands.
    .you = Your offer stands.
event-offer_closed = The offer of { SEAT($seat) } is closed.
    .you = Your offer is closed.
event-exchanged = { SEAT($seat) } accepts { SEAT($proposer, you: "your", after: "'s") } offer: { $given ->
        [0] no cards
        [one] one card
       *[other] { $given } cards
    } for { $asked ->
        [0] none
        [one] one
       *[other] { $asked }
    }.
    .you = You accept { SEAT($proposer) }'s offer: { $given ->
            [0] no cards
            [one] one card
           *[other] { $given } cards
        } for { $asked ->
            [0] none
            [one] one
           *[other] { $asked }
        }.
event-open_exchanged = { SEAT($seat) } accepts { SEAT($proposer, you: "your", after: "'s") } offer.
    .you = You accept { SEAT($proposer) }'s offer.
event-waited = { SEAT($seat) } waits.
    .you = You wait.
event-left_market = { SEAT($seat) } leaves the market.
    .you = You leave the market.
event-market_closed = The market closes.
event-oracle_asked = { SEAT($seat) } asks the Oracle.
    .you = You ask the Oracle.
event-foreseen = The Oracle shows hazard card number { $place }.
    .known = The Oracle shows hazard card number { $place }: { $hazard }.
event-looked = { SEAT($seat) } looks at the harbor card of { $land }.
    .known = { SEAT($seat) } looks at the harbor card of { $land }: { $harbor }.
    .you = You look at the harbor card of { $land }: { $harbor }.
event-load_together = { SEAT($seat) } lets everybody load at the same time.
    .you = You let everybody load at the same time.
event-loading_order = { SEAT($seat) } decides: { SEAT($named, you: "you load", after: " loads") } { face-nth }.
    .you = You { SEAT($named, you: "load", before: "have ", after: " load") } { face-nth }.
event-sailed = { $fleet } of { SEAT($seat) } sails to { $land } with { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
    .you = Your { $fleet } sails to { $land } with { $cards ->
            [one] one card
           *[other] { $cards } cards
        }.
event-stayed_home = { $fleet } of { SEAT($seat) } stays home.
    .you = Your { $fleet } stays home.
event-hazard_drawn = Hazard for { $region }: { $hazard }.
event-hazard_replaced = New hazard for { $fleet } of { SEAT($seat) }: { $hazard }.
    .you = Your { $fleet } meets a new hazard: { $hazard }.
event-hazards_reshuffled = { $count } hazard cards are shuffled into a new pile.
event-fleet_picked = { SEAT($seat) } picks { SEAT($owner, you: "your", after: "'s") } { $fleet }.
    .you = You pick { SEAT($owner, you: "your own", after: "'s") } { $fleet }.
event-immune = { $fleet } of { SEAT($seat) } is immune.
    .you = Your { $fleet } is immune.
event-protected = { $fleet } of { SEAT($seat) } is protected by { face-a_card }.
    .you = Your { $fleet } is protected by { face-a_card }.
event-struck = { $fleet } of { SEAT($seat) } is struck.
    .you = Your { $fleet } is struck.
event-gift_spent = { SEAT($seat) } spends a Gift of Poseidon for { $fleet }.
    .you = You spend a Gift of Poseidon for { $fleet }.
event-gift_not_spent = { SEAT($seat) } accepts the hazard for { $fleet }.
    .you = You accept the hazard for { $fleet }.
event-protection_lost = { $fleet } of { SEAT($seat) } is saved and loses { face-a_card }.
    .you = Your { $fleet } is saved and loses { face-a_card }.
event-cargo_lost = { $cards_count ->
        [0] { $fleet } of { SEAT($seat) } loses nothing.
       *[other] { $fleet } of { SEAT($seat) } loses: { $cards }.
    }
    .you = { $cards_count ->
            [0] Your { $fleet } loses nothing.
           *[other] Your { $fleet } loses: { $cards }.
        }
event-cargo_loss_due = { $fleet } of { SEAT($seat) } loses { $count ->
        [0] nothing
        [one] one card at random
       *[other] { $count } cards at random
    }.
    .you = Your { $fleet } loses { $count ->
            [0] nothing
            [one] one card at random
           *[other] { $count } cards at random
        }.
event-fleet_sunk = { $fleet } of { SEAT($seat) } goes down with { $cards }.
    .you = Your { $fleet } goes down with { $cards }.
event-fleet_turned_back = { $fleet } of { SEAT($seat) } turns back.
    .you = Your { $fleet } turns back.
event-fleet_diverted = { $fleet } of { SEAT($seat) } lands in { $land }.
    .you = Your { $fleet } lands in { $land }.
event-fleet_arrived = { $fleet } of { SEAT($seat) } arrives in { $land }.
    .you = Your { $fleet } arrives in { $land }.
event-harbor_wish = { SEAT($seat) } { $open ->
        [0] would leave { $land } closed
       *[other] opens { $land }
    }.
    .you = You { $open ->
            [0] would leave { $land } closed
           *[other] open { $land }
        }.
event-harbor_opened = The harbor of { $land }: { $harbor }.
event-harbor_closed = { $land } stays closed.
event-trade_begun = { $fleet } of { SEAT($seat) } trades in { $land }.
    .you = Your { $fleet } trades in { $land }.
event-blockade_run = { SEAT($seat) } runs the blockade with { face-a_card }.
    .you = You run the blockade with { face-a_card }.
event-sickness_passed = Sickness finds nothing to take from { SEAT($seat) }.
    .you = You have nothing that sickness could take.
event-sickness_takes = Sickness takes something from { SEAT($seat) }.
    .you = You must give something up to sickness.
event-conversion_begun = { SEAT($seat) } converts { $line }, { $discounts }.
    .you = You convert { $line }, { $discounts }.
event-surplus_taken = { SEAT($seat) } takes { $count } more of the surplus: { $card }.
    .you = You take { $count } more of the surplus: { $card }.
event-offer_taken = { SEAT($seat) } takes what { $land } offers.
    .you = You take what { $land } offers.
event-aegis_taken = { SEAT($seat) } takes { face-a_card }.
    .you = You take { face-a_card }.
event-plan_drawn = { SEAT($seat) } draws the plan of the { $wonder }.
    .you = You draw the plan of the { $wonder }.
event-trade_ended = { $fleet } of { SEAT($seat) } has finished trading.
    .you = Your { $fleet } has finished trading.
event-surplus_cargo = { SEAT($seat) } leaves behind in { $land }: { $cards }.
    .you = You leave behind in { $land }: { $cards }.
event-came_home = { SEAT($seat) } brings home { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
    .you = You bring home { $cards ->
            [one] one card
           *[other] { $cards } cards
        }.
event-earthquake_paid = { SEAT($seat) } pays for the damage.
    .you = You pay for the damage.
event-building_idle = The { $structure } of { SEAT($seat) } stands idle.
    .you = Your { $structure } stands idle.
event-building_begun = { SEAT($seat) } builds: { $structure }.
    .you = You build: { $structure }.
event-discount_used = { SEAT($seat) } uses { $discount } and leaves out { $item }.
    .you = You use { $discount } and leave out { $item }.
event-price_fixed = { SEAT($seat) } leaves out nothing more.
    .you = You leave out nothing more.
event-built = { SEAT($seat) } has built: { $structure }.
    .you = You have built: { $structure }.
event-fleet_ordered = { SEAT($seat) } orders { $fleet }.
    .you = You order { $fleet }.
event-fleet_bought = { SEAT($seat) } now has { $fleet }.
    .you = You now have { $fleet }.
event-paid = { SEAT($seat) } pays { $cards } in all.
    .you = You pay { $cards } in all.
event-building_used = { SEAT($seat) } uses the { $structure }.
    .you = You use the { $structure }.
event-philosophy_adopted = { SEAT($seat) } adopts { $philosophy }.
    .you = You adopt { $philosophy }.
event-swap_begun = { SEAT($seat) } exchanges a basic in the Stadium.
    .you = You exchange a basic in the Stadium.
event-turn_ended = { SEAT($seat) } is done.
    .you = You are done.
event-limit_met = { SEAT($seat) } discards { $cards }.
    .you = You discard { $cards }.
event-hand_kept = { SEAT($seat) } shows nothing.
    .you = You show nothing.
event-hand_shown = { SEAT($seat) } keeps and shows { $cards }.
    .you = You keep and show { $cards }.
event-voted = { SEAT($seat) } votes for { SEAT($named, you: "you") }.
    .you = You vote for { SEAT($named, you: "yourself") }.
event-election_tied = The election is tied at { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } each.
event-elected = { SEAT($seat) } is elected Archon.
    .you = You are elected Archon.
event-theater_gold = { SEAT($seat) } takes { $gold } gold from the Great Theater.
    .you = You take { $gold } gold from the Great Theater.
event-hand_counted = { SEAT($seat) } holds { $cards }.
    .you = You hold { $cards }.
event-crowned = { SEAT($seat) } has the last word: { SEAT($named, you: "you win", after: " wins") }.
    .you = You have the last word: { SEAT($named, you: "you win", after: " wins") }.
event-island_finished = { SEAT($seat) } has built everything.
    .you = You have built everything.
event-game_ended = The game ends in season { $season } of year { $year }.

## Reasons

# Unsaid: $missing
reason-too_few = You need { $need } × { $card } and have { $have }.
reason-too_few_basics = You need { $need } × { $card } and have { $have }. In all, { $missing ->
        [one] one basic is
       *[other] { $missing } basics are
    } missing.
reason-too_few_wild = You need { $need ->
        [one] one more basic
       *[other] { $need } more basics
    }; { $missing ->
        [one] one is
       *[other] { $missing } are
    } missing.
reason-too_few_of_class = Not enough { $class }: { $need } needed, { $have } usable.
reason-no_more_cards = { $have ->
        [0] You have no { $card } there.
       *[other] You have only { $have } { $card } there.
    }
reason-in_order = Cards are picked in their fixed order; you have come to { $card }.
reason-would_not_do = With { face-a_card } you could not find the rest; { $due } to go.
reason-wrong_class = Something else is asked for, not { face-a_card }.
reason-no_buy_in = Nobody can buy into the { $wonder }.
reason-not_complete = Nobody has completed the { $wonder } yet.
reason-own_wonder = You own the { $wonder } yourself.
reason-buy_in_over = You can buy into the { $wonder } only from the { $from } phase to the { $until } phase.
reason-bought_already = You have bought into the { $wonder } this season.
reason-supply_empty = The supply has none left: { $card }.
reason-not_asked = The { $wonder } does not need { $card } now.
reason-not_your_wonder = You do not own the { $wonder }.
reason-wrong_stage = Not at this stage: { $wonder }, { $stage }.
reason-not_face_up = { $omen } is not face up.
reason-ordered_already = { $omen } already has its place.
reason-not_bad = { $omen } does no harm.
reason-not_that_land = { $omen } cannot close { $land }.
reason-not_yourself = { $omen }: name another player.
reason-nothing_to_suffer = { SEAT($seat) } has nothing that { $omen } could hit.
    .you = You have nothing that { $omen } could hit.
reason-choose_first = You have something to choose first.
reason-no_unrest = No village of yours has to go without a yield.
reason-not_built = You do not have it: { $structure }.
reason-no_ransom = No army has to be returned now; you have { $armies ->
        [0] none
        [one] one
       *[other] { $armies }
    }.
reason-no_army_to_post = You have no army to post to { $village } now.
reason-no_army_there = { $village } yields nothing, or the other armies would find no village.
reason-no_such_bonus = You cannot take { $card } as a bonus now.
reason-not_due = There is no { $card } to go without.
reason-give_first = Give first: { $due } to go.
reason-given_already = You have just given { $card }, so you cannot take it back.
reason-shortage = There is a shortage of { $card } here.
reason-surplus = Nobody takes { $card } here.
reason-not_to_be_had = There is no { $card } to be had here.
reason-take_now = You have given enough; now take { $get ->
        [one] one card
       *[other] { $get } cards
    }.
reason-no_shortage = Here { $card } does not count as two.
reason-one_left = Only one more card is due; { $card } would count as two.
reason-no_market = You have no Market that works.
reason-market_used = You have used your Market this season ({ $exchanges ->
        [one] one exchange
       *[other] { $exchanges } exchanges
    }).
reason-settle_first = Settle { $omen } first.
reason-way_is_settled = { $omen }: you are already paying in another way than { $payment }.
reason-cannot_pay_so = { $omen }: you cannot pay { $payment }.
reason-no_such_payment = { $omen } does not take { $payment }.
reason-no_village_lost = { $omen } takes no village of yours now.
reason-nothing_to_pick = You have nothing to pick here, so not { face-a_card } either.
reason-not_such_a_card = { $omen }: { $card } does not count.
reason-no_drafts_left = You have drafted { $drafts } offers this season, and more are not allowed.
reason-nobody_left = Nobody is left in the market.
reason-no_offer = { SEAT($seat) } has no offer that you could answer.
reason-no_own_offer = You have no open offer.
reason-no_draft = You are not drafting an offer.
reason-drafting = Send or drop your draft first.
reason-yourself = You cannot trade with { SEAT($seat) }: that is you.
    .you = You cannot trade with yourself.
reason-has_left = { SEAT($seat) } has left the market.
    .you = You have left the market.
reason-side_full = There is room for { $cards } cards on a side, no more.
reason-on_both_sides = The other side already has { $card }.
reason-empty_offer = An offer needs at least one card.
reason-face_up = The harbor card of { $land } is face up.
reason-just_seen = You have just looked at { $land }.
reason-sequence_begun = You are already naming an order.
reason-nothing_to_load = { SEAT($seat) } has nothing to load.
    .you = You have nothing to load.
reason-named_already = { SEAT($seat) } has been named already.
    .you = You have been named already.
reason-all_decided = You have decided everything there was.
reason-vote_first = Cast your vote first.
reason-all_loaded = You have dealt with all your fleets.
reason-fleet_waits = First deal with { $fleet }.
reason-land_closed = { $land } is closed this season.
reason-land_first = First say where { $fleet } sails.
reason-no_cargo = { $fleet } needs a card aboard to sail.
reason-under_sail = { $fleet } is being loaded.
reason-not_that_landing = The fleet cannot land in { $land }.
reason-not_equal = { $fleet } of { SEAT($seat) } is not one of the equal fleets.
reason-no_gift_aboard = There is no Gift of Poseidon aboard { $fleet }.
reason-not_struck = This hazard does not strike { $fleet }.
reason-lose_first = { $left ->
        [one] One more card has
       *[other] { $left } more cards have
    } to go first.
reason-not_lost_to_it = { $hazard } does not take { face-a_card }.
reason-no_fleet_there = You have no fleet in { $land }.
reason-open_already = { $land } is open already.
reason-another_land = Decide about { $land } first.
reason-not_arrived = { $fleet } has not arrived anywhere.
reason-traded_already = { $fleet } has traded this season.
reason-harbor_closed = The harbor of { $land } is closed.
reason-blockade = { $land } is blockaded: you need an army or an escort aboard.
reason-no_toll = { $land } wants a commodity as toll.
reason-not_for_dues = You cannot give { face-a_card } for that.
reason-no_such_offer = { $land } offers nothing of the kind.
reason-offer_taken = This fleet has already taken what { $land } offers.
reason-copied_already = You have already copied in { $land } this season.
reason-no_academy = You have no Academy that works.
reason-no_such_line = This line is not valid in { $land }: { $line }.
reason-no_conversions_left = This fleet has made { $conversions } conversions, and more are not allowed.
reason-no_such_discount = Not to be had { $discounts }: { $line }.
reason-two_plans = You have had two plans, and more are not allowed.
reason-no_plans_left = No plan is left.
reason-held_already = You already hold { $philosophy }.
reason-none_left = No card of { $philosophy } is left.
reason-nobody_holds = Nobody else holds { $philosophy }.
reason-academy_used = You have used your Academy this season.
reason-introduce_first = Your Academy must bring in something new first, and somebody holds { $philosophy }.
reason-built_already = You have it already: { $structure }.
reason-fleet_owned = You already have { $fleet }.
reason-fleet_before = You cannot buy { $fleet } without the one before it.
reason-no_such_use = You cannot use the { $structure } in this way.
reason-idle_building = The { $structure } stands idle this season.
reason-used_already = You have used the { $structure } this season.
reason-wonder_used = You have used the { $wonder } this season.
reason-no_such_wonder = You have no wonder that gives { face-a_card }.
reason-no_swaps = You have no Stadium to exchange in, or have used it up.
reason-price_is_fixed = The price is fixed.
reason-discount_needed = Without a discount { $missing ->
        [one] one basic is
       *[other] { $missing } basics are
    } missing.
reason-no_discount = { $discount } cannot leave out anything more.
reason-not_in_price = This is not in the price: { $item }.
reason-discount_in_order = Discounts come in their fixed order; you have come to { $discount }.
reason-still_too_dear = If you use { $discount } for that, you cannot pay the rest.
reason-discounts_first = Decide about discounts first.
reason-own_basic = Your own island produces { $card }.
reason-none_to_spare = You have no { $card } to spare ({ $have } in all).
reason-different_types = Basics you do not produce must be of different types; it is too late for { $card }.
reason-over_limit = You have { $have } commodities and may keep { $limit }.
reason-within_limit = You have { $have } commodities and may keep { $limit }: nothing has to go.
reason-option_chosen = You have chosen already.
reason-option_first = First choose what you keep.
reason-limit_is_met = You are down to the limit.
reason-none_to_discard = There is no { $card } that has to go.
reason-not_for_yourself = You cannot vote for yourself.
reason-not_tied = { SEAT($seat) } is not among the tied.
    .you = You are not among the tied.
reason-plan_gone = Somebody has taken the plan of the { $wonder }.

## Plans

plan-trading = Trading with others
    .text = Offers that you make, cards for cards, one after the other, and whose offers you take. Whoever is excepted gets neither.
plan-prices = Prices: cards for others
    .beside = The card you want
    .beside-too = Another card you want with it
    .too = Another card you give with it
    .count = Until you have so many of it
    .counted = { $count } { $value }
    .pair = { $value } for { $beside } up to { $count }
    .said = prices: { $value }
plan-send = How you offer
plan-send-all = offers to everybody
plan-send-each = offers to one player at a time
plan-send-none = no offers of my own
plan-accept = Which offers you take
plan-accept-prices = take offers at these prices
plan-accept-useful = take offers that help my building
plan-accept-presents = take presents only
plan-accept-ask = ask me about offers
plan-hold = Cards that you do not give away
    .count = How many
    .counted = { $count } { $value }
    .said = hold back { $value }
plan-not_to = Not with
    .said = not with { $value }
plan-drafts = Offers in a season at most
    .said = { $value ->
        [0] no offer in a season
        [one] at most { $value } offer in a season
       *[other] at most { $value } offers in a season
    }
plan-voyage = Voyages
    .text = Where each fleet sails and with what, whether Gifts are spent against hazards, and whether a harbor is opened. Say no land to be asked where a fleet sails.
plan-to_a = Fleet A sails to the first of these that is not closed
    .said = A: { $value }
plan-to_a-home = stay home
plan-cargo_a = Cargo of fleet A, in this order
    .count = At most
    .counted = { $count } { $value }
    .said = A with { $value }
plan-to_b = Fleet B sails to the first of these that is not closed
    .said = B: { $value }
plan-to_b-home = stay home
plan-cargo_b = Cargo of fleet B, in this order
    .count = At most
    .counted = { $count } { $value }
    .said = B with { $value }
plan-to_c = Fleet C sails to the first of these that is not closed
    .said = C: { $value }
plan-to_c-home = stay home
plan-cargo_c = Cargo of fleet C, in this order
    .count = At most
    .counted = { $count } { $value }
    .said = C with { $value }
plan-least = A fleet sails with at least so many cards
    .said = { $value ->
        [one] with { $value } card or more
       *[other] with { $value } cards or more
    }
plan-gift = Gifts of Poseidon
plan-gift-heavy = a Gift if half of the cargo, the fleet or the voyage is at stake
plan-gift-any = a Gift against every hazard that harms
plan-gift-never = never a Gift
plan-gift-ask = ask me about Gifts
plan-open = Harbor cards that lie face down
plan-open-useful = open harbors in which a fleet can trade without losing much
plan-open-always = open every harbor
plan-open-never = open no harbor
plan-open-ask = ask me about harbors
plan-hold_on = Lost last at sea
    .count = How many
    .counted = { $count } { $value }
    .said = { $value } lost last
plan-abroad = Trade abroad
    .text = What your fleets buy, in this order; then what helps your building. They give what you miss least.
plan-buy = Buy until you have so many
    .count = How many
    .counted = { $count } { $value }
    .said = buy { $value }
plan-draw = Plans in Athens
plan-draw-yes = draw plans
plan-draw-no = draw no plan
plan-draw-ask = ask me about plans
plan-copy = Philosophies in Ionia, in this order
    .said = in Ionia { $value }
plan-building = Building
    .text = What you build, in this order; then own wonders, workshops, villages and the acropolis; fleets only if you name them. Also the Market, wonders in all phases, and an earthquake.
plan-order = Build in this order
    .said = build { $value }
plan-order-fleet_b = fleet B
plan-order-fleet_c = fleet C
plan-order-wonder = own wonders
plan-save = What comes later in the order
plan-save-next = build later things only from cards that earlier ones do not need
plan-save-none = build whatever can be paid
plan-save-strict = save until the next thing can be paid
plan-keep = Cards that building does not spend
    .count = How many
    .counted = { $count } { $value }
    .said = save { $value }
plan-pay = Own wonders
plan-pay-soon = pay for wonders as soon as the cards are there
plan-pay-turn = pay for wonders in my build turn
plan-pay-ask = ask me about wonders
plan-aegis = Buy at the Port, the Fortress and the Shrine
    .said = at home { $value }
plan-adopt = Philosophies, in this order
    .said = adopt { $value }
plan-buy_in = Buy into wonders of others
    .said = buy into { $value }
plan-household = Harvest, events, hand limit
    .text = Which cards you keep longest wherever some are paid, lost, discarded or taken.
plan-keep_longest = Kept longest
    .count = How many
    .counted = { $count } { $value }
    .said = keep { $value } longest
plan-toward = Then what these need
    .said = towards { $value }
plan-toward-fleet_b = fleet B
plan-toward-fleet_c = fleet C
plan-toward-wonder = own wonders
plan-limit = At the hand limit
plan-limit-better = keep what is worth more
plan-limit-any = keep cards of any kind
plan-limit-per_type = keep some of each kind
plan-limit-ask = ask me at the hand limit
plan-plague = Plague
plan-plague-army = return an army to the Plague
plan-plague-card = give up a card to the Plague
plan-plague-ask = ask me about the Plague
plan-council = Donations, votes, Archon
    .text = What you donate, whom you vote for and why, and what you do as Archon.
plan-donate = Donate to the Archon each season
    .count = How many
    .counted = { $count } { $value }
    .said = donate { $value }
plan-vote = Vote for the first of these
    .said = vote for { $value }
plan-reason = Otherwise vote for
plan-reason-behind = vote for whoever is furthest behind
plan-reason-ahead = vote for whoever is furthest ahead
plan-reason-keep = vote for the Archon in office
plan-reason-spared = vote for the Archon unless I was named this season
plan-reason-ask = ask me at elections
plan-archon = As Archon
plan-archon-events = as Archon: gains first, all load together
plan-archon-ask = ask me as Archon
plan-hit = Whom it hits first when the Archon chooses
    .said = hit { $value }
