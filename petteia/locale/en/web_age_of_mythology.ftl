# What the board of Age of Mythology says in the web client beside the names and texts of the game.

## The boards

web-aom-board = Board of { $name }
web-aom-you = you
web-aom-age = { $age } · { $culture }
web-aom-squares = { $used } of { $all } squares
web-aom-tiles = { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    } · { $villagers ->
        [0] no villager
        [one] one villager
       *[other] { $villagers } villagers
    }
web-aom-city = City
web-aom-land = Production
web-aom-land-short = Land
web-aom-army = Army
web-aom-army-none = No units at home
web-aom-areas = Parts of the board
web-aom-tile-worker = { $tile }, { $worker }
web-aom-space = { $terrain }, no tile
web-aom-unit = { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
web-aom-stock = { $count } { $resource }, at most { $limit } are kept
web-aom-stock-then = { $count } { $resource }, then { $then }
web-aom-cubes = { $count ->
        [one] one victory cube
       *[other] { $count } victory cubes
    }
web-aom-cards = { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
web-aom-look = Look at the board of { $name }
web-aom-home = Back to your board
web-aom-peoples = The three peoples
web-aom-people-of = Played by { $names }.
web-aom-no-people = No people yet
web-aom-opponents = Opponents
web-aom-deciding = deciding
web-aom-first = first player

## The middle of the table

web-aom-bank = Bank
web-aom-bank-of = { $count } { $resource } in the bank
web-aom-victory = Victory cards
web-aom-victory-short = Table
web-aom-left = { $count ->
        [one] one cube left
       *[other] { $count } cubes left
    }
web-aom-open = open
web-aom-leads = { $name } leads
web-aom-on-card = { $name }: { $count ->
        [0] no cube
        [one] one cube
       *[other] { $count } cubes
    }
web-aom-hand = Your cards
web-aom-held = You hold:
web-aom-deck = Deck
web-aom-deck-left = { $count } left
web-aom-options = What you may choose
web-aom-turn = Turn { $turn }
web-aom-round = { $phase } · { $round }
web-aom-list = As a list

## Cards

web-aom-card-explore = { $number ->
        [0] A tile for every player
       *[other] A tile each and { $number } more
    }
web-aom-card-gather = { $scope ->
        [all] Everything from every tile
        [food_only] All food tiles
       *[other] One terrain or one resource
    }
web-aom-card-build = { $number ->
        [one] One building
       *[other] Up to { $number } buildings
    }
web-aom-card-recruit = { $number ->
        [one] One unit
       *[other] Up to { $number } units
    }
web-aom-card-trade = { $number ->
        [0] Swap freely, no fee
       *[other] Pay { $number }, then swap freely
    }
web-aom-card-attack = Up to { $number } units each
web-aom-card-next_age = { $number } of each resource
web-aom-card-next_age-last = No age comes after this
web-aom-all = All
web-aom-play = Play { $deed }
web-aom-play-now = Play
web-aom-pass = Pass with it
web-aom-pass-instead = Pass with a card
web-aom-pass-which = Which card do you pass with?
web-aom-play-instead = Play one instead
web-aom-chosen = chosen

## Choosing

web-aom-costs = { $name }: { $cost }
web-aom-free = free
web-aom-give = You give
web-aom-for = You take
web-aom-amount = How many
web-aom-swap = { $count } { $give } for { $count } { $get }
web-aom-no-space = No free space
web-aom-to-place = To place

## Battle

web-aom-battle-title = { $attacker } attacks { $area ->
        [city] the city of { $defender }
        [production] the production area of { $defender }
       *[holding] the holding area of { $defender }
    }
web-aom-attacker = Attacker · { $count ->
        [one] one unit standing
       *[other] { $count } units standing
    }
web-aom-defender = Defender · { $count ->
        [one] one unit standing
       *[other] { $count } units standing
    }
web-aom-attacker-musters = Attacker · up to { $limit ->
        [one] one unit
       *[other] { $limit } units
    }
web-aom-defender-musters = Defender · up to { $limit ->
        [one] one unit
       *[other] { $limit } units
    }
web-aom-sent = Sent
web-aom-take-back = Take back { $unit }
web-aom-at-home = At home
web-aom-units = Units
web-aom-secret = A card lies face down
web-aom-chooses = Chooses in secret
web-aom-your-choice = Your choice
web-aom-no-card = No card yet
web-aom-dice-base = Dice on the card
web-aom-dice-more = From bonuses
web-aom-dice-all = Dice rolled
web-aom-dice-not-yet = Not rolled yet
web-aom-berserk = Berserk
web-aom-throw = Tries a throw
web-aom-sixes = { $count ->
        [one] six
       *[other] sixes
    }
web-aom-to = to
web-aom-hits = { $hits ->
        [0] no hit
        [one] one hit
       *[other] { $hits } hits
    }
web-aom-only-sixes = Only sixes hit.
web-aom-encounter = Encounter { $number }
web-aom-verdict-won = { $winner } beats { $loser }
web-aom-verdict-thrown = { $winner } hurls { $loser } back home
web-aom-verdict-tie = A tie: the dice are rolled again
web-aom-tie-power = { $unit } wins ties.
web-aom-tie-berserk = { $unit } is berserk and loses ties.
web-aom-verdict-battle = { $name } wins the battle
web-aom-fight-on = Fight on
web-aom-fight-to-end = Fight to the end
web-aom-fight-until = Retreat below …
web-aom-fight-below = Retreat below { $percent } %
web-aom-stance-end = Stop, let me decide
web-aom-stance-below = Until below { $percent } % · let me decide
web-aom-send-best = Send the best { $count }
web-aom-send-nothing = Send nothing
web-aom-draw-rest = { $taken ->
        [0] Draw { $count }
       *[other] Take { $taken }, draw { $count }
    }
web-aom-take = { $count ->
        [0] Take no cards
       *[other] Take { $count } of { $room }
    }
web-aom-sure-retreat = Retreat and give up this battle?
web-aom-sure-send-nothing = Send no units? Then you lose this battle at once.
web-aom-sure-take-nothing = Take no cards? There is room for { $room ->
        [one] one
       *[other] { $room }
    }.
web-aom-glance-win = to win the battle
web-aom-won-cubes = { $count ->
    [one] One victory cube is won.
   *[other] { $count } victory cubes are won.
}
web-aom-press-on = Press anywhere to go on.
web-aom-last-turn = The last turn
web-aom-last-turn-text = The last victory cube has left the bank: the game ends with this turn.
web-aom-waits = waits
web-aom-waits-text = It waits here until you play a Gather card.
web-aom-fallen = fallen
web-aom-fighting = fighting
web-aom-past = Earlier encounters
web-aom-god = { $god } helps the attacker
web-aom-score = { $left } to { $right }

## Looking closer

web-aom-close = Close
web-aom-price = Price
web-aom-dice = Dice
web-aom-bonus = { $count } more against { $what }
web-aom-needs = Needs the { $age }
web-aom-why = { $deed }: { $why }
web-aom-may = { $name }: { $deed }
web-aom-laid = { $card }, played this turn
web-aom-pool-left = { $count ->
        [one] one tile in the pool
       *[other] { $count } tiles in the pool
    }
web-aom-deck-of = { $culture } deck: { $count ->
        [one] one card
       *[other] { $count } cards
    }, { $laid } discarded
web-aom-dice-from = Where the dice come from
web-aom-dice-against = Against { $what }
web-aom-dice-no-bonus = No bonus here
web-aom-dice-kills = { $count ->
        [one] One kill
       *[other] { $count } kills
    }
web-aom-dice-opposing = Dice of { $unit }
web-aom-dice-will = Dice to roll
web-aom-verdict-retreat = { $name } retreats: { $winner } wins the battle
web-aom-race = The race
web-aom-race-of = { $name }: { $has ->
        [one] one victory cube
       *[other] { $has } victory cubes
    }{ $hopes ->
        [0] {""}
       *[other] , and { $hopes } more as things stand
    }
web-aom-stock-full = { $count } { $resource }: more than { $limit } spoil at the end of the turn.
web-aom-bank-cubes = { $count ->
        [one] One victory cube is left in the bank
       *[other] { $count } victory cubes are left in the bank
    }
web-aom-open-text = Nobody would get these cubes as things stand.
web-aom-short-by = { $count ->
        [one] One cube is missing
       *[other] { $count } cubes are missing
    }
web-aom-chance-pair = to win this encounter
web-aom-chance-table = Chance of your units (rows) against theirs, in percent
web-aom-chance-before = Chance of your units (rows) against theirs where no building defends, in percent
web-aom-match = Against { $name }: { $chances }
web-aom-chance-of = { $mine } with { $dice } dice against { $theirs } with { $against }: { $percent } %. Without berserk, throws and other choices.
web-aom-chance-battle = to win the battle, if both choose evenly among what is left and nobody retreats
web-aom-fort-stands = { $building } of { $name }: +{ $dice } dice for the defender.
web-aom-fort-broken = { $name } has one, but it does not count against these units.
web-aom-fort-none = { $name } has none.
web-aom-leaves = Leaves you
web-assumed-workers = (workers as they stand)
web-assumed-discount = (cubes of your choice)
web-aom-dice-of = { $count ->
        [one] one die
       *[other] { $count } dice
    }
web-aom-idle-build = There is nothing you could build now. You may play it all the same, or pass with it.
web-aom-idle-recruit = There is nobody you could recruit now. You may play it all the same, or pass with it.
web-aom-idle-trade = You have nothing to swap now. You may play it all the same, or pass with it.
score-tie = Where victory cubes are equal, whoever has more resource cubes in all comes first.

## Counters that are seats

value-first_player = { SEAT($value) }

## Where long words of names may be broken at the end of a line

web-aom-breaks = Pro|duc|tion Store|house

# Characters of bots: one way of playing each.
character-imhotep = Imhotep
    .text = Climbs to the next age as soon as it can, and dreams of a Wonder.
character-sigurd = Sigurd
    .text = Goes where there is a fight, stays to its end and carries the loot home.
character-baukis = Baukis
    .text = Puts villagers to work, builds workshops and trades. Fights when it must.
