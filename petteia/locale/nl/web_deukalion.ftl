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

## Getallen van plaatsen en opdrachten

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

## Punten per bron

score-missions = Opdrachten
score-settlements = Nederzettingen
score-hydra = Hydra
score-styx = Styx
score-deliveries = Leveringen
score-shared_missions = Gedeelde opdrachten
score-theseus = Theseus

## Het bord

web-deu-kylix = De Kylix
web-deu-centre = Midden { $count }: zo ver konden de anderen varen
web-deu-placements = Hoe je de Kylix plaatst
web-deu-placement = Varen { $fields }, soldaten { $soldiers } ({ $men } kunnen terugkomen), Hydra { $hydra }, kaarten: { $cards }
web-deu-place = Plaats de Kylix.
web-deu-set-down = Plaatsen
web-deu-set-down-this = Gekozen; druk nog eens om hem te plaatsen. { $what }
web-deu-set-down-as = Zo plaatsen: { $what }
web-deu-turn-left = Draai de schaal naar links
web-deu-turn-right = Draai de schaal naar rechts
web-deu-draws-active = jij trekt
web-deu-draws-others = anderen trekken
web-deu-draws-none = geen kaarten
web-deu-sail = Varen
web-deu-men = Soldaten
web-deu-hydra = Hydra
web-deu-cards = Kaarten
web-deu-used = gebruikt
web-deu-chart = Doelen op het bord kiezen
web-deu-chart-done = Klaar
web-deu-chart-text = Druk op plaatsen op het bord: je schip vaart daar in deze volgorde heen als jij niet aan zet bent.
web-deu-chart-add = druk om erheen te varen
web-deu-chart-remove = gepland; druk om het weg te laten
web-deu-chart-no-goal = Dat is geen doel: druk op een stad, een nederzetting, Athene, de Styx, de Hydra of een schip.
web-deu-chart-course = { $fields ->
        [0] Doelen: { $goals }.
        [one] Doelen: { $goals }; deze keer één veld.
       *[other] Doelen: { $goals }; deze keer { $fields } velden.
    }
web-deu-opponents = De andere spelers
web-deu-active = heeft de Kylix
web-deu-deciding = beslist
web-deu-points-of = { $points } van { $goal } punten
web-deu-cards-held = Kaarten in de hand
web-deu-hand = Jouw kaarten
web-deu-no-cards = Geen kaarten
web-deu-your-ship = Jouw schip
web-deu-ship-says = { $men ->
        [one] Eén soldaat
       *[other] { $men } soldaten
    } aan boord; schatten: { $treasures }; { $room ->
        [0] geen vrije plaats
        [one] één vrije plaats
       *[other] { $room } vrije plaatsen
    }
web-deu-ship-of = schip van { $who }
web-deu-strength = sterkte { $value }
web-deu-strength-word = sterkte
web-deu-no-treasure = geen schat
web-deu-no-treasures = geen
web-deu-held = van { $who } met { $count ->
        [one] één soldaat
       *[other] { $count } soldaten
    }
web-deu-free = leeg, plaats voor { $count ->
        [one] één soldaat
       *[other] { $count } soldaten
    }
web-deu-later = binnen bereik na het plaatsen: { $what }
web-deu-fields = { $count ->
        [0] Hier
        [one] Eén veld
       *[other] { $count } velden
    }
web-deu-fields-to = { $count ->
        [0] Hier
        [one] Eén veld, naar { $field }
       *[other] { $count } velden, naar { $field }
    }
web-deu-then = { $far }, dan: { $what }
web-deu-chance = { $win } % kans om te winnen
web-deu-chance-alone = { $win } % kans om te winnen met alleen deze kaart
web-deu-saves = { $count ->
        [one] redt één soldaat
       *[other] redt { $count } soldaten
    }
web-deu-saves-short = redt { $count }
web-deu-sets-ship = vecht met het schip daar om een schat of om het te verjagen
web-deu-sets-hydra = vecht met de Hydra
web-deu-sets-styx = vaar de Styx op
web-deu-sets-hydra_attacks = de Hydra valt aan
web-deu-missions = Opdrachten
web-deu-open = Open
web-deu-yours = Van jou
web-deu-or = of
web-deu-near = { $count ->
        [one] één veld ver
       *[other] { $count } velden ver
    }
web-deu-now = Nu te vervullen
web-deu-no-missions = Geen opdrachten
web-deu-pile = { $count } in de stapel
web-deu-deck = { $count ->
        [one] één kaart om te trekken
       *[other] { $count } kaarten om te trekken
    }
web-deu-earned = { $missions } met opdrachten, { $cards } met puntenkaarten
web-deu-task-deliver = { $treasure } naar Athene
web-deu-task-together = samen naar Athene
web-deu-task-deliver_any = { $count } schatten naar Athene
web-deu-task-deliver_same = { $count } van één kleur naar Athene
web-deu-task-reach_with_soldiers = naar { $city } met { $count } soldaten
web-deu-task-reach_with_cards = naar { $city } en geef { $count } kaarten af
web-deu-task-defeat_player = Win een scheepsgevecht
web-deu-task-defeat_hydra = Versla de Hydra
web-deu-first = meerderheid
web-deu-leads = { $who } heeft de meerderheid
web-deu-nobody-leads = Niemand heeft de meerderheid
web-deu-styx-points = De Styx: { $back } terug en { $points ->
        [one] één punt
       *[other] { $points } punten
    }
web-deu-styx-back = De Styx: { $back } terug, geen punten
web-deu-styx-full = Geen plaats aan boord voor wie beneden is
web-deu-styx-nothing = Jij hebt hier niemand
web-deu-turn = Beurt { $turn }
web-deu-list = Lijst
web-deu-rolled = De dobbelstenen tonen { $dice }, het midden { $centre }.
web-deu-no-card-now = Je hebt geen kaart voor dit moment. Het gaat vanzelf verder.
web-deu-no-card-yet = Je hebt geen kaart voor dit moment. Ga verder als je zover bent.
web-deu-stop-over = Op dit veld valt niets meer te doen: beëindig de zet.
web-deu-claims = { $count ->
        [one] Eén opdracht kan hier worden vervuld.
       *[other] { $count } opdrachten kunnen hier worden vervuld.
    }
web-deu-claims-share = Een schat telt maar voor één ervan.
web-deu-cards-first = gebruikt eerst de kaartendobbelsteen
web-deu-bring-most = Zo veel mogelijk terughalen
web-deu-pass-turn = Niet meer vragen
web-deu-pass-turn-text = Alleen nog in gevechten. Terug te zetten in het menu.
web-deu-give-all = Deze { $count } kaarten geven
web-deu-fight-title = { $one } tegen { $other }
web-deu-fight-won = { $mine ->
        [1] Jij wint
       *[other] { $who } wint
    }
web-deu-fight-held = { $who } houdt stand
web-deu-odds = { $mine ->
        [1] jouw kans om te winnen
       *[other] kans dat { $who } wint
    }
web-deu-against = tegen
web-deu-needed = nodig
web-deu-men-ready = { $count ->
        [one] Eén soldaat wordt gegooid
       *[other] { $count } soldaten worden gegooid
    }
web-deu-throw-says = { $hidden } met het kruisje verborgen, { $side } op hun zij, { $cross } met het kruisje zichtbaar
web-deu-fell = { $count ->
        [0] niemand valt
        [one] één valt
       *[other] { $count } vallen
    }
web-deu-would-fall = { $count ->
        [0] niemand zou vallen
        [one] één zou vallen
       *[other] { $count } zouden vallen
    }
web-deu-saved = { $count ->
        [one] één is gered
       *[other] { $count } zijn gered
    }
web-deu-tab-sea = Zee
web-deu-tab-missions = Opdrachten { $count }
web-deu-tab-cards = Kaarten { $count }

## Where long words of names may be broken at the end of a line

web-deu-breaks = Halikar|nassos Voor|bereiding scheeps|gevecht

# Karakters van bots: elk speelt op zijn eigen manier.
character-autolykos = Autolykos
    .text = Spaart geen soldaten: pakt nederzettingen van anderen af en verjaagt schepen.
character-kadmos = Kadmos
    .text = Zoekt vrije kusten, sticht nederzettingen en wil ze houden.
character-atalante = Atalante
    .text = Doet opdrachten: schat na schat, opdracht na opdracht, en kijkt nauwelijks naar nederzettingen.
