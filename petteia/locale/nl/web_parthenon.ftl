# Wat de algemene tafel over Parthenon zegt naast wat het spel zelf zegt.

## Tellers die plaatsen aan tafel zijn

value-archon = { SEAT($value) }
value-offer_to = { $value_id ->
        [all] iedereen
       *[other] { SEAT($value) }
    }

## Wat de tekens van stukken zeggen

mark-status = { $value_id ->
        [home] thuis
        [under_way] onderweg
        [arrived] aangekomen
        [turned_back] omgekeerd
       *[other] { $value }
    }
mark-land = { $value }
mark-cards = { $value ->
        [0] { "" }
        [one] één kaart aan boord
       *[other] { $value } kaarten aan boord
    }
mark-idle = { $value ->
        [0] { "" }
       *[other] ligt dit seizoen stil
    }
mark-used = { $value ->
        [one] dit seizoen gebruikt
       *[other] dit seizoen { $value } keer gebruikt
    }
mark-traded = heeft gehandeld
mark-conversions = { $value ->
        [one] één omzetting
       *[other] { $value } omzettingen
    }
mark-sophism = Sofisme gebruikt
mark-eager = Gretige Kopers gebruikt
mark-surplus = overschot genomen
mark-shortage = tekortkaart dubbel geteld
mark-offer = aanbod van het land gebruikt
mark-stage = { $value }
mark-up = { $kind_id ->
        [face_down] { "" }
       *[other] { $value ->
            [0] door jou bekeken
           *[other] { "" }
        }
    }

## Wat acties betekenen en kosten

note-price = Kost { $price }.
note-yields = Levert { $card } op.

## Hoe ver iedereen gekomen is

score-wonders_completed = Wonderen
score-wonders_partial = Begonnen wonderen
score-wonder_plans = Plannen
score-acropolis = Akropolis
score-workshops = Werkplaatsen
score-philosophies = Filosofieën
score-fleets = Vloten
score-aegis = Aegis
score-gold = Goud
score-rare = Zeldzaam
score-basic = Gewoon
