# Parthenon: Rise of the Aegean — names of the components and everything the game says.
# What a component does stands in the component data itself, so that an owner's own file is spoken rightly.

game-parthenon = Parthenon: Rise of the Aegean
    .text = Three years on an island of the Aegean: bring in the harvest, bargain, send fleets into danger, raise an acropolis and two wonders, and mind who is elected Archon.

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
card-escort = escort
card-gift_of_poseidon = Gift of Poseidon

class-basics = basics
class-rares = rares
class-gold_cards = gold

item-grain = grain
item-grapes = grapes
item-olives = olives
item-ore = ore
item-timber = timber
item-wool = wool
item-other_basic = basic you do not produce
item-any_basic = basic of any type

## The board

land-sparta = Sparta
land-athens = Athens
land-ionia = Ionia
land-egypt = Egypt
land-carthage = Carthage
land-italy = Italy
region-neighboring = neighboring lands
region-foreign = foreign lands
island-chios = Chios
island-crete = Crete
island-rhodes = Rhodes
island-lemnos = Lemnos
island-naxos = Naxos
island-scyros = Scyros

## What is built

village-a1 = village A1
village-b1 = village B1
village-c1 = village C1
village-a2 = village A2
village-b2 = village B2
village-c2 = village C2
structure-village_a1 = village A1
structure-village_b1 = village B1
structure-village_c1 = village C1
structure-village_a2 = village A2
structure-village_b2 = village B2
structure-village_c2 = village C2
structure-workshop_1 = first workshop
structure-workshop_2 = second workshop
structure-market = Market
structure-academy = Academy
structure-treasury = Treasury
structure-port = Port
structure-fortress = Fortress
structure-shrine = Shrine
fleet-a = fleet A
fleet-b = fleet B
fleet-c = fleet C
philosophy-cynicism = Cynicism
philosophy-epicureanism = Epicureanism
philosophy-platonism = Platonism
philosophy-skepticism = Skepticism
philosophy-sophism = Sophism
philosophy-stoicism = Stoicism
wonder-colossus = Colossus of Rhodes
wonder-great_library = Great Library
wonder-great_lighthouse = Great Lighthouse
wonder-hanging_gardens = Hanging Gardens
wonder-labyrinth = Labyrinth
wonder-mausoleum = Mausoleum of Halicarnassus
wonder-oracle = Oracle of Delphi
wonder-parthenon = Parthenon
wonder-statue_of_zeus = Statue of Zeus
wonder-temple_of_artemis = Temple of Artemis
wonder-great_theater = Great Theater
wonder-stadium = Stadium of Olympia
stage-deck = in the deck
stage-plan = plan
stage-partial = partly built
stage-complete = complete

## Events, hazards, harbors

omen-unskilled_labor = Unskilled Labor
omen-pirate_raids = Pirate Raids
omen-drought = Drought
omen-rich_harvest = Rich Harvest
omen-dionysia = Festival of Dionysus
omen-village_unrest = Village Unrest
omen-persian_tribute = Persian Tribute
omen-famine = Famine
omen-earthquake = Earthquake
omen-plague = Plague
omen-trade_winds = Trade Winds
omen-olympic_games = Olympic Games
omen-persian_war = Persian War
omen-wrath_of_poseidon = Wrath of Poseidon
omen-hellenic_quarrel = Quarrel of the Hellenes
omen-debased_coin = Debased Coin
omen-master_masons = Master Masons
omen-golden_age = Golden Age
hazard-safe_voyage = Safe Voyage
hazard-pirates = Pirates
hazard-pirate_squadron = Pirate Squadron
hazard-storm = Storm
hazard-tempest = Tempest
hazard-contrary_winds = Contrary Winds
hazard-becalmed = Becalmed
hazard-blown_off_course = Blown Off Course
hazard-hidden_reefs = Hidden Reefs
hazard-sirens = Sirens
hazard-scylla = Scylla
hazard-charybdis = Charybdis
hazard-mutiny = Mutiny
harbor-open_harbor = Open Harbor
harbor-surplus_grain = Surplus of Grain
harbor-surplus_grapes = Surplus of Grapes
harbor-surplus_olives = Surplus of Olives
harbor-surplus_ore = Surplus of Ore
harbor-surplus_timber = Surplus of Timber
harbor-surplus_wool = Surplus of Wool
harbor-shortage_grain = Shortage of Grain
harbor-shortage_grapes = Shortage of Grapes
harbor-shortage_olives = Shortage of Olives
harbor-shortage_ore = Shortage of Ore
harbor-shortage_timber = Shortage of Timber
harbor-shortage_wool = Shortage of Wool
harbor-blockade = Blockade
harbor-harbor_toll = Harbor Toll
harbor-market_festival = Market Festival
harbor-eager_buyers = Eager Buyers
harbor-thieves = Thieves
harbor-sickness = Sickness in Port
harbor-face_down = face-down card

## Tables of exchange

line-N1 = N1: { $give } basics for { $get } basics
line-N2 = N2: { $give } basics for { $get } rares
line-N3 = N3: { $give } basics for { $get } gold
line-N4 = N4: { $give } rares for { $get } basics
line-N5 = N5: { $give } rares for { $get } rares
line-N6 = N6: { $give } rares for { $get } gold
line-N7 = N7: { $give } gold for { $get } basics
line-N8 = N8: { $give } gold for { $get } rares
line-F1 = F1: { $give } basics for { $get } basics
line-F2 = F2: { $give } basics for { $get } rares
line-F3 = F3: { $give } basics for { $get } gold
line-F4 = F4: { $give } rares for { $get } basics
line-F5 = F5: { $give } rares for { $get } rares
line-F6 = F6: { $give } rares for { $get } gold
line-F7 = F7: { $give } gold for { $get } basics
line-F8 = F8: { $give } gold for { $get } rares
line-I1 = I1: basics for gold, Italy's own rate
line-M1 = M1: basics for gold
line-M2 = M2: rares for gold
line-M3 = M3: gold for basics
line-M4 = M4: gold for a rare
line-M5 = M5: basics for a basic
discount-plain = at the full price
discount-sophism = with Sophism
discount-eager = with Eager Buyers
discount-both = with Sophism and Eager Buyers
discount-cynicism = Cynicism
discount-parthenon = Parthenon
discount-master_masons = Master Masons
payment-1_ore = 1 ore
payment-1_gold = 1 gold
payment-1_any_rare = 1 rare of any type
payment-2_any_basic = 2 basics of any type
payment-1_grain = 1 grain
payment-1_grapes = 1 grapes
payment-1_olives = 1 olives
payment-1_army = 1 army
payment-3_any_basic = 3 basics of any type

## Calendar

phase-setup = Setup
phase-event = Event
phase-production = Production
phase-island_trade = Island Trade
phase-voyage = Voyage
phase-hazard = Hazard
phase-fleet_trade = Fleet Trade
phase-return = Return
phase-build = Build
phase-discard = Discard
phase-archon = Archon
trader-active = active
trader-waiting = waiting
trader-done = done

## Options

option-quick_start = Quick start
option-quick_start-off = no
    .text = The game begins with year 1.
option-quick_start-on = yes
    .text = The game begins with year 2; everybody has six villages, a workshop, two fleets and a plan of choice.
option-first_game = First game
option-first_game-off = all events
    .text = Every event can be dealt.
option-first_game-on = without the harshest
    .text = The harshest event of each year is taken out.
option-army_season = Army of the fourth island
option-army_season-1 = at the start
    .text = With four players the island without a torch begins with an army.

option-army_season-2 = in season 2
    .text = The army is handed out when the season numbered so begins, counted from the first.
option-army_season-3 = in season 3
    .text = The army is handed out when the season numbered so begins, counted from the first.
option-army_season-4 = in season 4
    .text = The army is handed out when the season numbered so begins, counted from the first.
option-army_season-5 = in season 5
    .text = The army is handed out when the season numbered so begins, counted from the first.
option-army_season-6 = in season 6
    .text = The army is handed out when the season numbered so begins, counted from the first.
option-army_season-7 = in season 7
    .text = The army is handed out when the season numbered so begins, counted from the first.
option-army_season-8 = in season 8
    .text = The army is handed out when the season numbered so begins, counted from the first.
option-conversions = Conversions of a fleet
option-conversions-printed = as in the component data
    .text = So many conversions a fleet may make in a season.
option-conversions-4 = 4
    .text = So many conversions a fleet may make in a season.
option-conversions-8 = 8
    .text = So many conversions a fleet may make in a season.
option-conversions-16 = 16
    .text = So many conversions a fleet may make in a season.
option-conversions-24 = 24
    .text = So many conversions a fleet may make in a season.
option-cards_per_side = Cards on a side of an offer
option-cards_per_side-printed = as in the component data
    .text = So many cards may stand on each side of an offer.
option-cards_per_side-2 = 2
    .text = So many cards may stand on each side of an offer.
option-cards_per_side-4 = 4
    .text = So many cards may stand on each side of an offer.
option-cards_per_side-8 = 8
    .text = So many cards may stand on each side of an offer.
option-drafts = Offers in a season
option-drafts-printed = as in the component data
    .text = So many offers a player may draft in a season.
option-drafts-2 = 2
    .text = So many offers a player may draft in a season.
option-drafts-4 = 4
    .text = So many offers a player may draft in a season.
option-drafts-12 = 12
    .text = So many offers a player may draft in a season.

## Zones and counters

zone-events = Events of the year
zone-harbors = Harbors
zone-supply = Supply
zone-philosophies = Philosophies
zone-plans = Plan deck
zone-hazards = Hazards resolved
zone-hazard_pile = Hazard pile
zone-built = Built
zone-wonders = Wonders
zone-thoughts = Academy
zone-fleets = Fleets
zone-hand = Hand
zone-hold = Hold
zone-offer = Offered
zone-asks = Asked for
zone-draft = Draft: given
zone-draft_asks = Draft: asked
counter-year = Year
counter-season = Season
counter-phase = Phase
counter-archon = Archon
counter-island = Island
counter-ignored = Ignored
counter-hazard = Hazard
counter-trader = In the market
counter-drafts = Offers drafted
counter-offer_to = Offer to

## Prompts

prompt-free_action = { $phase } phase: pay for a wonder, buy in, or go on.
prompt-donate = Give cards to the Archon, { SEAT($archon) }, if you like. { $picked ->
        [0] Nothing picked yet.
       *[other] { $picked } picked.
    }
prompt-order_events = Which event comes as number { $place }?
prompt-event_choice = You decide: { $omen }.
prompt-ignore_event = Which event does not touch you this season?
prompt-nothing_to_choose = There is nothing (more) for you to choose.
prompt-production_silence = Which village falls silent this season?
prompt-production_ransom = Plague: return an army, or go without a card?
prompt-production_post = Which village does the army go to?
prompt-production_bonus = Which card do you take?
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
prompt-event_raze = { $omen }: which village is razed?
prompt-event_gain = { $omen }: which basic do you take?
prompt-trade = The market is open. { $drafts ->
        [0] You may answer offers.
        [one] You may draft one more offer.
       *[other] You may draft { $drafts } more offers.
    }
prompt-draft_address = Whom is the offer for?
prompt-draft_give = What do you give? { $cards } cards at most.
prompt-draft_ask = What do you ask for? { $cards } cards at most.
prompt-look = Look at a face-down harbor card? { $left } left.
prompt-loading_order = Loading: together, or who is number { $place }?
prompt-destination = Where does { $fleet } sail?
prompt-load = { $fleet } for { $land }: { $loaded } of { $most } cards aboard.
prompt-equal_fleets = { $hazard }: which of the equal fleets is struck?
prompt-divert = { $hazard }: where does the fleet land?
prompt-gift = { $hazard } strikes { $fleet }. Spend a Gift of Poseidon?
prompt-lose_cargo = { $hazard }: what does { $fleet } lose? { $left } to go.
prompt-open_harbor = Open the harbor of { $land }?
prompt-trading_turn = Which fleet trades?
prompt-dues = { $harbor } in { $land }: what does { $fleet } give?
prompt-free_card = { $fleet } takes a free basic in { $land }. { $left } to go.
prompt-trade_abroad = { $fleet } trades in { $land }. { $left } conversions left.
prompt-surplus_cargo = Too much cargo in { $land }: what stays behind? { $left } to go.
prompt-earthquake = Earthquake: pay { $basics } basics, or which building stands idle?
prompt-build_turn = Your build turn.
prompt-discount = Leave something out of the price?
prompt-pay_other_basic = Pay a basic you do not produce. { $left } to go.
prompt-pay_any_basic = Pay a basic of any type. { $left } to go.
prompt-hand_limit = Keep { $any } cards of any types, or { $per_type } of each type, shown to all?
prompt-discard = Which card do you give up? { $left } to go.
prompt-vote = Who shall be the next Archon? { $left ->
        [0] You have voted.
        [one] One vote.
       *[other] { $left } votes.
    }
prompt-last_word = A perfect tie. You have the last word: who wins?
prompt-choose_plan = Which wonder do you plan?

## Actions

action-plan = Pay off the plan of the { $wonder }
action-complete = Complete the { $wonder }
action-buy_in = Buy into the { $wonder }
action-donate = Give { $card } to the Archon
action-order = Next: { $omen }
action-drought = Drought for { $card }
action-target = Name { SEAT($seat) }
action-close = Close { $land }
action-ignore = Ignore { $omen }
action-none = Ignore none
action-silence = Silence { $village }
action-return_army = Return an army
action-keep_army = Keep the army
action-post = Army to { $village }
action-forgo = Go without { $card }
action-settle = Pay { $payment }
action-raze = Give up { $village }
action-draft = Draft an offer
action-counter = Answer { SEAT($seat) } with another offer
action-accept = Accept the offer of { SEAT($seat) }
action-decline = Decline the offer of { SEAT($seat) }
action-withdraw = Withdraw your offer
action-to = For { SEAT($seat) }
action-to_all = For everybody
action-ask = Ask for { $card }
action-next = That is what you give
action-send = Send the offer
action-drop = Drop the offer
action-look = Look at { $land }
action-together = All load together
action-loads = { SEAT($seat) } loads next
action-sail = Sail to { $land }
action-stay = Stay home
action-load = Load { $card }
action-set_sail = Set sail
action-strike = Strike { $fleet } of { SEAT($seat) }
action-gift = Spend a Gift of Poseidon
action-bear = Accept the card
action-divert = Land in { $land }
action-open = Open the harbor of { $land }
action-leave = Leave { $land } closed
action-begin = Trade with { $fleet }
action-convert = { $line }, { $discounts }
action-buy = Buy what the land offers
action-draw_plan = Draw a plan
action-give = Give { $card }
action-double = Give { $card } as two
action-take = Take { $card }
action-build = Build: { $structure }
action-buy_fleet = Buy { $fleet }
action-market = Market { $line }
action-adopt = Adopt { $philosophy }
action-use = Use the { $structure }
action-muster = Take an aegis card: { $card }
action-swap = Exchange a basic in the Stadium
action-discount = { $discount }: leave out { $item }
action-go_on = Leave nothing (more) out
action-pay_off = Pay
action-idle = Let the { $structure } stand idle
action-keep_any = Keep cards of any types
action-keep_per_type = Keep some of each type
action-vote = Vote for { SEAT($seat) }
action-crown = { SEAT($seat) } wins
action-choose = Plan the { $wonder }
action-finish = Finish
action-done = Done
action-wait = Wait

## Events

event-island_drawn = { $island } takes part.
event-island_dealt = { SEAT($seat) } has { $island }.
event-archon_drawn = { SEAT($seat) } is the first Archon.
event-extra_given = { SEAT($seat) } receives: { $card }.
event-plan_chosen = { SEAT($seat) } plans the { $wonder }.
event-season_began = Year { $year }, season { $season }.
event-phase_began = { $phase }.
event-year_ended = Year { $year } is over.
event-harbor_replaced = A new card lies face down in { $land }.
event-plan_paid = { SEAT($seat) } pays off the plan of the { $wonder }.
event-wonder_completed = { SEAT($seat) } completes the { $wonder }.
event-bought_in = { SEAT($seat) } buys into the { $wonder } of { SEAT($owner) }.
event-event_turned_up = Turned up: { $omen }.
event-donated = { SEAT($seat) } gives { SEAT($archon) } { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    }.
    .known = { SEAT($seat) } gives { SEAT($archon) } { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    }: { $cards }.
event-event_ordered = { SEAT($seat) } puts { $omen } next.
event-drought_named = { SEAT($seat) } names { $card }: its villages run dry.
event-player_named = { SEAT($seat) } names { SEAT($named) } for { $omen }.
event-land_closed = { SEAT($seat) } closes { $land }.
event-awarded = { SEAT($seat) } awards { $gold } gold to { SEAT($named) }.
event-event_idle = { $omen } finds nobody.
event-stoic_named = { SEAT($seat) }, a Stoic, ignores { $omen }.
event-stoic_named_none = { SEAT($seat) }, a Stoic, ignores nothing.
event-produced = { SEAT($seat) } takes { $cards }.
event-village_silenced = { $village } of { SEAT($seat) } falls silent.
event-army_returned = { SEAT($seat) } returns an army.
event-armies_posted = Armies of { SEAT($seat) }: { $villages }.
event-exchange_begun = { SEAT($seat) } uses the Market, { $line }.
event-card_given = { SEAT($seat) } gives { $card }.
event-card_doubled = { SEAT($seat) } gives { $card }, which counts as two.
event-card_taken = { SEAT($seat) } takes { $card }.
event-raid_kept_off = { $omen }: { SEAT($seat) } shows { $card } and is left alone.
event-event_paid = { $omen }: { SEAT($seat) } pays { $cards }.
event-event_suffered = { $omen }: { SEAT($seat) } loses { $cards }.
event-event_loss_due = { $omen }: { SEAT($seat) } loses { $count ->
        [0] nothing
        [one] one card at random
       *[other] { $count } cards at random
    }.
event-village_razed = { $omen }: { SEAT($seat) } loses { $village }.
event-event_shielded = { $omen } does not touch { SEAT($seat) }.
event-event_gained = { $omen }: { SEAT($seat) } takes { $card }.
event-lost_at_random = { SEAT($seat) } loses { $card }.
event-draft_begun = { SEAT($seat) } drafts an offer, number { $drafts }.
event-offered = { SEAT($seat) } has an offer for { SEAT($to) }.
    .known = { SEAT($seat) } offers { SEAT($to) }: { $cards }.
event-asked = { SEAT($seat) } asks { SEAT($to) } for something.
    .known = { SEAT($seat) } asks { SEAT($to) } for: { $cards }.
event-open_offer_sent = { SEAT($seat) } offers everybody: { $cards }.
event-open_offer_asks = { SEAT($seat) } asks for: { $cards }.
event-offer_declined = { SEAT($seat) } declines the offer of { SEAT($proposer) }.
event-offer_withdrawn = { SEAT($seat) } withdraws the offer.
event-offer_lapsed = The offer of { SEAT($seat) } lapses.
event-offer_covered = The offer of { SEAT($seat) } stands.
event-offer_closed = The offer of { SEAT($seat) } is closed.
event-exchanged = { SEAT($seat) } accepts: { SEAT($proposer) } gives { $given } cards for { $asked }.
event-open_exchanged = { SEAT($seat) } accepts the offer of { SEAT($proposer) }.
event-waited = { SEAT($seat) } waits.
event-left_market = { SEAT($seat) } leaves the market.
event-market_closed = The market closes.
event-oracle_asked = { SEAT($seat) } asks the Oracle.
event-foreseen = The Oracle shows hazard number { $place }.
    .known = The Oracle shows hazard number { $place }: { $hazard }.
event-looked = { SEAT($seat) } looks at the harbor card of { $land }.
    .known = { SEAT($seat) } looks at the harbor card of { $land }: { $harbor }.
event-load_together = { SEAT($seat) } lets everybody load at the same time.
event-loading_order = { SEAT($seat) } lets { SEAT($named) } load as number { $place }.
event-sailed = { $fleet } of { SEAT($seat) } sails to { $land } with { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
event-stayed_home = { $fleet } of { SEAT($seat) } stays home.
event-hazard_drawn = Hazard for { $region }: { $hazard }.
event-hazard_replaced = New hazard for { $fleet } of { SEAT($seat) }: { $hazard }.
event-hazards_reshuffled = { $count } hazard cards are shuffled into a new pile.
event-fleet_picked = { SEAT($seat) } picks { $fleet } of { SEAT($owner) }.
event-immune = { $fleet } of { SEAT($seat) } is immune.
event-protected = { $fleet } of { SEAT($seat) } is protected: { $card }.
event-struck = { $fleet } of { SEAT($seat) } is struck.
event-gift_spent = { SEAT($seat) } spends a Gift of Poseidon for { $fleet }.
event-gift_not_spent = { SEAT($seat) } accepts the hazard for { $fleet }.
event-protection_lost = { $fleet } of { SEAT($seat) } is saved and loses { $card }.
event-cargo_lost = { $fleet } of { SEAT($seat) } loses { $cards }.
event-cargo_loss_due = { $fleet } of { SEAT($seat) } loses { $count ->
        [0] nothing
        [one] one card at random
       *[other] { $count } cards at random
    }.
event-fleet_sunk = { $fleet } of { SEAT($seat) } goes down with { $cards }.
event-fleet_turned_back = { $fleet } of { SEAT($seat) } turns back.
event-fleet_diverted = { $fleet } of { SEAT($seat) } lands in { $land }.
event-fleet_arrived = { $fleet } of { SEAT($seat) } arrives in { $land }.
event-harbor_wish = { SEAT($seat) } { $open ->
        [0] would leave { $land } closed
       *[other] opens { $land }
    }.
event-harbor_opened = The harbor of { $land }: { $harbor }.
event-harbor_closed = { $land } stays closed.
event-trade_begun = { $fleet } of { SEAT($seat) } trades in { $land }.
event-blockade_run = { SEAT($seat) } runs the blockade: { $card }.
event-sickness_passed = Sickness finds nothing to take from { SEAT($seat) }.
event-sickness_takes = Sickness takes something from { SEAT($seat) }.
event-conversion_begun = { SEAT($seat) } converts by { $line }, { $discounts }.
event-surplus_taken = { SEAT($seat) } takes { $count } more of the surplus: { $card }.
event-offer_taken = { SEAT($seat) } takes what { $land } offers.
event-aegis_taken = { SEAT($seat) } takes { $card }.
event-plan_drawn = { SEAT($seat) } draws the plan of the { $wonder }.
event-trade_ended = { $fleet } of { SEAT($seat) } has finished trading.
event-surplus_cargo = { SEAT($seat) } leaves behind in { $land }: { $cards }.
event-came_home = { SEAT($seat) } brings home { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
event-earthquake_paid = { SEAT($seat) } pays for the damage.
event-building_idle = The { $structure } of { SEAT($seat) } stands idle.
event-building_begun = { SEAT($seat) } builds: { $structure }.
event-discount_used = { SEAT($seat) } leaves out { $item }: { $discount }.
event-price_fixed = { SEAT($seat) } leaves nothing more out.
event-built = { SEAT($seat) } has built: { $structure }.
event-fleet_ordered = { SEAT($seat) } orders { $fleet }.
event-fleet_bought = { SEAT($seat) } has { $fleet } now.
event-paid = { SEAT($seat) } pays { $cards }.
event-building_used = { SEAT($seat) } uses the { $structure }.
event-philosophy_adopted = { SEAT($seat) } adopts { $philosophy }.
event-swap_begun = { SEAT($seat) } exchanges a basic in the Stadium.
event-turn_ended = { SEAT($seat) } is done.
event-limit_met = { SEAT($seat) } discards { $cards }.
event-hand_kept = { SEAT($seat) } shows nothing.
event-hand_shown = { SEAT($seat) } keeps and shows { $cards }.
event-voted = { SEAT($seat) } votes for { SEAT($named) }.
event-election_tied = The election is tied at { $votes } votes.
event-elected = { SEAT($seat) } is elected Archon.
event-theater_gold = { SEAT($seat) } takes { $gold } gold from the Great Theater.
event-hand_counted = { SEAT($seat) } holds { $cards }.
event-crowned = { SEAT($seat) } has the last word: { SEAT($named) } wins.
event-game_ended = The game ends in season { $season } of year { $year }.

## Reasons

reason-not_possible = That is not possible.
# Unsaid: $missing
reason-too_few = You have { $have } { $card }; { $need } are needed.
reason-too_few_basics = You have { $have } { $card }; { $need } are needed. { $missing } basics are missing in all.
reason-too_few_wild = { $need } more basics are needed; { $missing } are missing.
reason-too_few_of_class = You have { $have } { $class } that count; { $need } are needed.
reason-no_more_cards = You have no more { $card } there ({ $have } in all).
reason-in_order = Cards are picked in their order; you are at { $card }.
reason-would_not_do = With { $card } the rest could not be found; { $due } to go.
reason-wrong_class = { $card } does not belong to what is asked for.
reason-no_buy_in = Nobody can buy into the { $wonder }.
reason-not_complete = The { $wonder } is not complete.
reason-own_wonder = The { $wonder } is your own.
reason-buy_in_over = Buying into the { $wonder } is possible from the { $from } phase to the { $until } phase.
reason-bought_already = You have bought into the { $wonder } this season.
reason-supply_empty = The supply has no { $card } left.
reason-not_your_wonder = The { $wonder } is not yours.
reason-wrong_stage = The { $wonder } is in another stage: { $stage }.
reason-not_face_up = { $omen } is not face up.
reason-ordered_already = { $omen } has its place already.
reason-not_bad = { $omen } does no harm.
reason-not_that_land = { $omen } cannot close { $land }.
reason-not_yourself = { $omen }: name another player.
reason-nothing_to_suffer = { SEAT($seat) } has nothing that { $omen } could hit.
reason-choose_first = There is something to choose first.
reason-no_unrest = No village of yours has to fall silent.
reason-not_built = You do not have it: { $structure }.
reason-no_ransom = There is no ransom to decide on; you have { $armies } armies.
reason-no_army_to_post = There is no army to be sent to { $village } now.
reason-no_army_there = { $village } yields nothing, or the other armies would find no village.
reason-no_such_bonus = { $card } cannot be taken as a bonus now.
reason-not_due = There is no { $card } to go without.
reason-give_first = Give first: { $due } to go.
reason-given_already = You have just given { $card }.
reason-shortage = There is a shortage of { $card } here.
reason-surplus = Nobody takes { $card } here.
reason-not_to_be_had = { $card } is not to be had here.
reason-take_now = You have given enough; take { $get }.
reason-no_shortage = { $card } does not count as two here.
reason-one_left = Only one card is due; { $card } would count as two.
reason-no_market = You have no Market that works.
reason-market_used = Your Market has been used this season ({ $exchanges } exchanges).
reason-settle_first = Settle { $omen } first.
reason-way_is_settled = { $omen }: you are paying already, not with { $payment }.
reason-cannot_pay_so = { $omen }: you cannot pay { $payment }.
reason-no_such_payment = { $omen } does not take { $payment }.
reason-no_village_lost = { $omen } takes no village of yours now.
reason-nothing_to_pick = There is nothing to pick; not { $card } either.
reason-not_such_a_card = { $omen }: { $card } does not count.
reason-no_drafts_left = You have drafted { $drafts } offers this season; that is all.
reason-nobody_left = Nobody is left in the market.
reason-no_offer = { SEAT($seat) } has no offer that you could answer.
reason-no_own_offer = You have no open offer.
reason-no_draft = You are not drafting an offer.
reason-drafting = Send or drop your draft first.
reason-yourself = You cannot trade with { SEAT($seat) }: that is you.
reason-has_left = { SEAT($seat) } has left the market.
reason-side_full = { $cards } cards on a side are all.
reason-on_both_sides = { $card } stands on the other side already.
reason-empty_offer = An offer needs at least one card.
reason-face_up = The card of { $land } is face up.
reason-just_seen = You have just looked at { $land }.
reason-sequence_begun = The order is being named already.
reason-nothing_to_load = { SEAT($seat) } has nothing to load.
reason-named_already = { SEAT($seat) } is named already.
reason-all_decided = You have decided about everything.
reason-vote_first = Cast your vote first.
reason-all_loaded = All your fleets are dealt with.
reason-fleet_waits = { $fleet } is still to be dealt with.
reason-land_closed = { $land } is closed this season.
reason-land_first = First say where { $fleet } sails.
reason-no_cargo = { $fleet } needs a card aboard to sail.
reason-under_sail = { $fleet } is being loaded.
reason-not_that_landing = The fleet cannot land in { $land }.
reason-not_equal = { $fleet } of { SEAT($seat) } is not one of the equal fleets.
reason-no_gift_aboard = There is no Gift of Poseidon aboard { $fleet }.
reason-not_struck = { $fleet } is not struck by this hazard.
reason-lose_first = { $left } cards are still to be lost.
reason-not_lost_to_it = { $hazard } does not take { $card }.
reason-no_fleet_there = You have no fleet in { $land }.
reason-open_already = { $land } is open already.
reason-another_land = Decide about { $land } first.
reason-not_arrived = { $fleet } has not arrived anywhere.
reason-traded_already = { $fleet } has traded this season.
reason-harbor_closed = The harbor of { $land } is closed.
reason-blockade = { $land } is blockaded: an army or an escort must be aboard.
reason-no_toll = { $land } wants a commodity as toll.
reason-not_for_dues = { $card } cannot be given for that.
reason-no_such_offer = { $land } offers nothing of the kind.
reason-offer_taken = This fleet has taken what { $land } offers.
reason-copied_already = You have copied in { $land } this season.
reason-no_academy = You have no Academy that works.
reason-no_such_line = { $line } is not valid in { $land }.
reason-no_conversions_left = This fleet has made { $conversions } conversions; that is all.
reason-no_such_discount = { $line } cannot be had { $discounts }.
reason-two_plans = You have two plans; that is all.
reason-no_plans_left = No plan is left.
reason-held_already = You hold { $philosophy } already.
reason-none_left = No card of { $philosophy } is left.
reason-nobody_holds = Nobody else holds { $philosophy }.
reason-academy_used = Your Academy has been used this season.
reason-introduce_first = Your Academy must introduce something new first; { $philosophy } is held by somebody.
reason-built_already = You have it already: { $structure }.
reason-fleet_owned = You have { $fleet } already.
reason-fleet_before = You cannot buy { $fleet } without the one before.
reason-no_such_use = The { $structure } is not used in this way.
reason-idle_building = The { $structure } stands idle this season.
reason-used_already = The { $structure } has been used this season.
reason-wonder_used = The { $wonder } has been used this season.
reason-no_such_wonder = No wonder of yours gives { $card }.
reason-no_swaps = You have no Stadium to exchange in, or have used it up.
reason-price_is_fixed = The price is fixed.
reason-discount_needed = Without a discount { $missing } basics are missing.
reason-no_discount = { $discount } cannot leave anything (more) out.
reason-not_in_price = There is no { $item } in the price.
reason-discount_in_order = Discounts come in their order; you are at { $discount }.
reason-still_too_dear = With { $discount } used so, the rest could not be paid.
reason-discounts_first = First decide about discounts.
reason-own_basic = { $card } is a basic of your own island.
reason-none_to_spare = You have no { $card } to spare ({ $have } in all).
reason-different_types = Two basics you do not produce must be of different types; { $card } comes too late.
reason-over_limit = You have { $have } commodities and may keep { $limit }.
reason-within_limit = You have { $have } commodities and may keep { $limit }: nothing has to go.
reason-option_chosen = You have chosen already.
reason-option_first = First choose what you keep.
reason-limit_is_met = You are down to the limit.
reason-none_to_discard = There is no { $card } that has to go.
reason-not_for_yourself = You cannot vote for yourself.
reason-not_tied = { SEAT($seat) } is not among the tied.
reason-plan_gone = The plan of the { $wonder } is taken.
