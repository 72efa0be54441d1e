# Wat de algemene tafel over Parthenon zegt naast wat het spel zelf zegt.

## Tellers die plaatsen aan tafel zijn

value-archon = { SEAT($value) }
value-offer_to = { $value_id ->
        [all] iedereen
       *[other] { SEAT($value) }
    }

## Wat de tekens van stukken zeggen

mark-choice = { $value ->
        [-1] { "" }
       *[other] { $kind_id ->
            [village_unrest] { SEAT($value) }
           *[other] { "" }
        }
    }
mark-order = { "" }
mark-spares = niet voor { SEAT($value) }
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
mark-posted = hier is een leger gelegerd
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

web-assumed-pay_any_basic = (of andere basisgoederen)
web-assumed-pay_other_basic = (of andere basisgoederen)
web-assumed-discount = (of andere basisgoederen)

## Hoe ver iedereen gekomen is

score-built = Gebouwd, van 16
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
score-ladder = Wie alle 16 gebouwd heeft, komt eerst. Anders wordt in deze volgorde vergeleken: het eerste verschil beslist.
score-decides = dit beslist

## The board

web-par-map = Kaart van de landen
web-par-opponents = De andere eilanden
web-par-archon = Archont
web-par-deciding = denkt na
web-par-of = { $count } van { $goal }
web-par-standing = { $count } van { $goal } gebouwd
web-par-temple-of = De tempel van { $who }, { $island }
web-par-your-temple = Jouw tempel
web-par-ticked = met een vinkje: kun je nu betalen
web-par-open-temple = De tempel bekijken
web-par-back-home = Terug naar de jouwe
web-par-workshop = Werkplaats
web-par-village-of = Dorp: { $card }
web-par-workshop-of = Werkplaats: { $card }
web-par-yields = Levert elk seizoen { $card } op.
web-par-harvest = Je eiland levert op
web-par-stands = gebouwd
web-par-idle = staat dit seizoen stil
web-par-posted = hier is een leger gelegerd
web-par-used = dit seizoen gebruikt
web-par-missing = nog niet gebouwd
web-par-payable = kun je nu betalen
web-par-price = kost { $price }
web-par-other_basic = { $count ->
        [one] één basisopbrengst van elders
       *[other] { $count } basisopbrengsten van elders
    }
web-par-any_basic = { $count ->
        [one] één basisopbrengst naar keuze
       *[other] { $count } basisopbrengsten naar keuze
    }
web-par-free = kost niets
web-par-no-plan = Nog geen bouwplan: trek er een in Athene, het eerste is gratis
web-par-buy = Kopen: { $card }
web-par-no-thoughts = geen filosofie
web-par-lacks = Nodig
web-par-needs-it = heeft dit nodig
web-par-cards-held = Kaarten in de hand
web-par-year = Jaar { $year }
web-par-season = { $season }e seizoen
web-par-hits-all = iedereen
web-par-spares = niet voor { $who }
web-par-hazards = { $count ->
        [one] één gevarenkaart
       *[other] { $count } gevarenkaarten
    }
web-par-harbor-closed = havenkaart gedekt
web-par-harbor-open = haven open: { $card }
web-par-harbor-known = alleen jij weet het: { $card }
web-par-land-shut = dit seizoen gesloten
web-par-planned = je doel voor vloot { $fleets }
web-par-steer = stuur vloot { $fleet } naar { $land }
web-par-fleet-of = { $fleet } van { $who }, { $where }{ $cards ->
        [0] { "" }
        [one] , één kaart aan boord
       *[other] , { $cards } kaarten aan boord
    }
web-par-at-home = thuis
web-par-at-under_way = onderweg naar { $land }
web-par-at-arrived = in { $land }
web-par-at-turned_back = teruggekeerd uit { $land }
web-par-your-goods = Jouw kaarten
web-par-no-goods = Geen kaarten
web-par-left = { $count ->
        [0] Er ligt er geen meer in de voorraad.
        [one] Er ligt er nog één in de voorraad.
       *[other] Er liggen er nog { $count } in de voorraad.
    }
web-par-empty-hold = Niets aan boord
web-par-limit = { $count ->
        [one] 1 opbrengst
       *[other] { $count } opbrengsten
    }; aan het eind van het seizoen mag je er { $keeps } houden{ $excess ->
        [0] { "" }
        [one] : één moet weg
       *[other] : { $excess } moeten weg
    }
web-par-limit-short = { $count ->
        [one] 1 opbrengst
       *[other] { $count } opbrengsten
    }; je mag er { $keeps } houden{ $excess ->
        [0] { "" }
        [one] : één moet weg
       *[other] : { $excess } moeten weg
    }
web-par-would-go = { $count ->
        [0] Er gaat niets weg.
        [one] Eén kaart gaat weg.
       *[other] { $count } kaarten gaan weg.
    }
web-par-cards = { $count }× { $card }
web-par-picked = { $count } gekozen
web-par-all-of = Alle { $count } tegelijk: { $card }
web-par-put-back = Eén terugleggen: { $card }
web-par-take-out = Eén terugnemen: { $card } ({ $count })
web-par-so-far = { $count } van { $need } gekozen
web-par-do-offer = in je bod leggen
web-par-do-load = laden
web-par-do-give = geven
web-par-do-donate = aan de Archont geven
web-par-do-forgo = ervan afzien
web-par-do-take = nemen
web-par-do-lose = verliezen
web-par-do-discard = afleggen
web-par-finish-give = { $count ->
        [one] Deze kaart geven
       *[other] Deze { $count } kaarten geven
    }
web-par-finish-donate = { $count ->
        [one] De Archont deze kaart geven
       *[other] De Archont deze { $count } kaarten geven
    }
web-par-finish-take = { $count ->
        [one] Deze kaart nemen
       *[other] Deze { $count } kaarten nemen
    }
web-par-finish-lose = { $count ->
        [one] Deze kaart verliezen
       *[other] Deze { $count } kaarten verliezen
    }
web-par-finish-discard = { $count ->
        [one] Deze kaart afleggen
       *[other] Deze { $count } kaarten afleggen
    }
web-par-finish-forgo = Ervan afzien
web-par-give-nothing = Niets geven
web-par-trade = Handel
web-par-binding = een bod geldt zodra het is aangenomen
web-par-offers = { $who } biedt je aan
web-par-offers-all = { $who } biedt iedereen aan
web-par-own-offer = Jouw bod aan { $who }
web-par-between = { $one } heeft { $other } een bod gedaan
web-par-everybody = iedereen
web-par-you-get = Je krijgt
web-par-you-give = Je geeft
web-par-nothing = niets
web-par-waiting = wacht
web-par-accept = Aannemen
web-par-counter = Tegenbod
web-par-decline = Afslaan
web-par-withdraw = Intrekken
web-par-new-offer = Nieuw bod
web-par-counter-to = Tegenbod aan { $who }
web-par-clear = Opnieuw beginnen
web-par-tap-goods = tik op je goederen
web-par-tap-kind = tik op wat je wilt
web-par-want-one = Ik wil { $card }
web-par-send-to = Aan { $who }
web-par-send-all = Aan iedereen
web-par-small-offers = Eén voor één, meteen aan iedereen
web-par-small-offer = Bied iedereen 1 { $give } aan voor 1 { $want }
web-par-no-offers = Er staan geen biedingen open.
web-par-no-drafts = Je hebt dit seizoen al je biedingen gedaan.
web-par-nobody-left = Er is niemand meer om mee te handelen.
web-par-still-trading = Misschien komt er nog een bod van { $who }.
web-par-others-wait = Niemand doet nu een nieuw bod. Doe zelf een bod of stop met handelen.
web-par-no-presents = Tik aan wat je ervoor wilt: een cadeau gaat naar één speler.
web-par-says = zegt: ‘{ $text }’
web-par-says-lacks = Ik heb geen { $card }.
web-par-says-needs = Ik heb mijn { $card } nodig voor { $for_id ->
        [village] een dorp
        [workshop] een werkplaats
        [market] de Markt
        [academy] de Academie
        [treasury] de Schatkamer
        [port] de Zeehaven
        [fortress] de Vesting
        [shrine] het Heiligdom
        [fleet] nog een vloot
       *[other] een wereldwonder
    }.
web-par-says-keeps = Mijn { $card } houd ik liever zelf.
web-par-says-no_use = Aan { $card } heb ik niets.
web-par-says-too_little = Dat is me te weinig voor mijn { $card }.
web-par-says-danger = Daarvoor ben je te dicht bij de overwinning.
web-par-says-envy = Dat zou jou meer helpen dan mij.
web-par-nothing-to-pay = Je kunt nu geen wereldwonder betalen. Het gaat vanzelf verder.
web-par-nothing-to-pay-yet = Je kunt nu geen wereldwonder betalen. Ga verder als je zover bent.
web-par-keep-which = Welke { $count ->
        [one] kaart
       *[other] { $count } kaarten
    } houd je? De andere { $rest } gaan weg.
web-par-loads = { $mine ->
        [1] Jij laadt
       *[other] { $who } laadt
    } { $place ->
        [1] eerst
       *[other] daarna
    }
web-par-keep-order = Deze volgorde houden
web-par-order-idle = In welke volgorde komen de gebeurtenissen? Dit seizoen maakt het niets uit.
web-par-one-fleet = Handelt { $fleet }?
web-par-do-keep = houden
web-par-finish-keep = { $count ->
        [one] Deze kaart houden
       *[other] Deze { $count } kaarten houden
    }
web-par-danger = { $draws ->
        [one] Er wordt één gevarenkaart getrokken
       *[other] Er worden { $draws } gevarenkaarten getrokken
    }: hoogstens { $chance } % dat een vloot met { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } wordt getroffen.
web-par-danger-short = gevaar tot { $chance } %
web-par-dangers = { $draws ->
        [one] Er wordt één gevarenkaart getrokken
       *[other] Er worden { $draws } gevarenkaarten getrokken
    }: hoogstens { $few } % dat een vloot met { $small } kaarten wordt getroffen, { $full } % bij { $hold }.
web-par-safe-tip = Tot { $cards } kaarten per vloot is het vrij veilig: veel gevaren treffen alleen grotere vloten.
web-par-load-first = { $land } is gekozen. Tik een kaart aan om die te laden: een vloot vaart met minstens één kaart.
web-par-rates = Gewone koersen: { $rates }.
web-par-rate = { $from } voor { $to }
web-par-rares-there = Zeldzame opbrengsten hier: { $rares }.
web-par-end-trading = Stoppen met handelen
web-par-wait = Op biedingen wachten
web-par-end-building = Klaar met bouwen
web-par-how-build = Druk op een tegel met een vinkje in je tempel om die te bouwen. Hier koop je ook vloten en gebruik je je akropolis.
web-par-nothing-to-build = Jouw bouwbeurt. Er is nu niets wat je kunt betalen.
web-par-loading = Laden
web-par-bound = naar { $land }
web-par-stays = blijft thuis
web-par-how-load = Tik op een kaart om die te laden, en op een land op de kaart om de vloot daarheen te sturen.
web-par-pick-land = Een geladen vloot heeft nog geen doel: tik op een land op de kaart.
web-par-set-sail = Uitvaren
web-par-all-stay = { $count ->
        [one] De vloot blijft thuis
       *[other] Alle vloten blijven thuis
    }
web-par-hold-of = Aan boord van { $fleet }
web-par-class-basic = { $count ->
        [one] basisopbrengst
       *[other] basisopbrengsten
    }
web-par-class-rare = { $count ->
        [one] zeldzame opbrengst
       *[other] zeldzame opbrengsten
    }
web-par-class-gold = goud
web-par-hazards-title = Gevaren onderweg
web-par-instead = in plaats daarvan getrokken
web-par-nobody-hit = Niemand wordt getroffen.
web-par-fate-immune = is onkwetsbaar
web-par-fate-protected = is beschermd door
web-par-fate-struck = wordt getroffen
web-par-fate-gift_spent = gebruikt een Geschenk van Poseidon
web-par-fate-protection_lost = is gered en verliest
web-par-fate-cargo_lost = verliest
web-par-fate-fleet_sunk = vergaat met
web-par-fate-fleet_turned_back = keert terug
web-par-fate-fleet_diverted = drijft af naar { $land }
web-par-your-votes = Jouw stemmen
web-par-vote-of = stem van { $who }
web-par-archon-may = { $who } is Archont: { $what }
web-par-archon-you-may = Jij bent Archont: { $what }
web-par-power-event = draait de gebeurtenis om, bepaalt de volgorde en wijst aan wie getroffen wordt
web-par-power-voyage = bepaalt in welke volgorde de vloten worden geladen
web-par-power-hazard = beslist tussen even grote vloten
web-par-power-archon = loot als de stemmen staken
web-par-your-power-event = je draait de gebeurtenis om, bepaalt de volgorde en wijst aan wie getroffen wordt
web-par-your-power-voyage = je bepaalt in welke volgorde de vloten worden geladen
web-par-your-power-hazard = je beslist tussen even grote vloten
web-par-your-power-archon = je loot als de stemmen staken
web-par-list = Lijst
web-par-order = Automatisch passen
web-par-order-text = Pas vanaf nu automatisch aan het begin van elke fase. In mijn bouwbeurt kan ik nog steeds wonderen betalen. In het menu van de tafel zet je dit weer uit.
web-par-ordered = Je past aan het begin van elke fase. In het menu van de tafel zet je dit weer uit.
web-par-tab-now = Nu
web-par-tab-map = Kaart
web-par-tab-temple = Tempel
web-par-tab-goods = Goederen { $count }

## De fasen in de balk, waar er tien naast elkaar staan

web-phase-event = Gebeurtenis
web-phase-production = Productie
web-phase-island_trade = Ruil
web-phase-voyage = Reis
web-phase-hazard = Gevaren
web-phase-fleet_trade = Vloothandel
web-phase-return = Terugkeer
web-phase-build = Bouw
web-phase-discard = Afleggen
web-phase-archon = Archont

## Where long words of names may be broken at the end of a line

web-par-breaks = Halicar|nassus basis|opbrengsten basis|opbrengst Piraten|over|vallen Meester|metselaars Voor|bereiding Gebeurtenis|fase Productie|fase Vloot|handels|fase Terugkeer|fase Archonten|fase

# Karakters van bots: elk speelt op zijn eigen manier.
character-kallias = Kallias
    .text = Doet het ene aanbod na het andere en zegt vaker ja op die van jou.
character-pytheas = Pytheas
    .text = Blijft bijna nooit in de haven en vaart graag naar plekken die niemand kent.
character-iktinos = Iktinos
    .text = Denkt eerst aan de bouwplaats en vaart minder vaak uit dan anderen.
