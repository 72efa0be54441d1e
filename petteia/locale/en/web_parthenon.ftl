# What the generic table says of Parthenon beside what the game says itself.

## Counters that are seats

value-archon = { SEAT($value) }
value-offer_to = { $value_id ->
        [all] everybody
       *[other] { SEAT($value) }
    }

## What the marks of pieces say

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

note-price = Costs { $price }.
note-yields = Yields { $card }.

## How far everybody has come

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
