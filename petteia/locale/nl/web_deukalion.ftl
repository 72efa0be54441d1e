# Wat de algemene tafel over Deukalion zegt naast wat het spel zelf zegt.

## Tellers die plaatsen aan tafel zijn

value-active = { SEAT($value) }
value-defender = { SEAT($value) }
value-fighter = { SEAT($value) }

## Waar dingen liggen, en wat hun tekens zeggen

at-centre = midden
mark-used = { $value ->
        [0] { "" }
       *[other] gebruikt
    }
mark-shown = { $value ->
        [0] { "" }
       *[other] open voor iedereen
    }
mark-leaving = gaat aan land
mark-whirlpool = naast een draaikolk
mark-field = { $value }

## Getallen van plaatsen en missies

badge-city = { $conquest_value }
badge-settlement = { $conquest_value }
badge-mission = { $points }
look-city = Sterkte { $conquest_value }; bergt { $treasure_slots ->
        [one] één schat
       *[other] hoogstens { $treasure_slots } schatten
    }. Aanvallen kan vanaf een veld ernaast.
look-settlement = Sterkte { $conquest_value }. Wie hier { $soldiers ->
        [one] één soldaat
       *[other] { $soldiers } soldaten
    } achterlaat, bezit het: { $points ->
        [one] één punt
       *[other] { $points } punten
    }.

## Wat het draaien van de Kylix zou betekenen

note-turn = Varen { $sail }, soldaten { $soldiers }, Hydra { $hydra }, kaarten: { $cards ->
        [1] de anderen trekken
        [2] niemand trekt
       *[other] jij trekt
    }.

## Punten per bron

score-missions = Missies
score-settlements = Nederzettingen
score-hydra = Hydra
score-styx = Styx
score-deliveries = Leveringen
score-shared_missions = Gedeelde missies
score-theseus = Theseus
