# Was der allgemeine Tisch über Parthenon sagt, neben dem, was das Spiel selbst sagt.

## Zähler, die Plätze am Tisch sind

value-archon = { SEAT($value) }
value-offer_to = { $value_id ->
        [all] alle
       *[other] { SEAT($value) }
    }

## Was die Zeichen der Teile sagen

mark-status = { $value_id ->
        [home] daheim
        [under_way] unterwegs
        [arrived] angekommen
        [turned_back] umgekehrt
       *[other] { $value }
    }
mark-land = { $value }
mark-cards = { $value ->
        [0] { "" }
        [one] eine Karte an Bord
       *[other] { $value } Karten an Bord
    }
mark-idle = { $value ->
        [0] { "" }
       *[other] steht in dieser Jahreszeit still
    }
mark-used = { $value ->
        [one] in dieser Jahreszeit benutzt
       *[other] in dieser Jahreszeit { $value }-mal benutzt
    }
mark-traded = hat gehandelt
mark-conversions = { $value ->
        [one] ein Tauschgeschäft
       *[other] { $value } Tauschgeschäfte
    }
mark-sophism = Sophistik genutzt
mark-eager = „Eifrige Käufer“ genutzt
mark-surplus = Überschuss genommen
mark-shortage = Mangelkarte doppelt gezählt
mark-offer = Angebot des Landes genutzt
mark-stage = { $value }
mark-up = { $kind_id ->
        [face_down] { "" }
       *[other] { $value ->
            [0] von dir angesehen
           *[other] { "" }
        }
    }

## Was Aktionen bedeuten und kosten

note-price = Kostet { $price }.
note-yields = Bringt { $card }.

## Wie weit alle gekommen sind

score-wonders_completed = Wunder
score-wonders_partial = Begonnene Wunder
score-wonder_plans = Pläne
score-acropolis = Akropolis
score-workshops = Werkstätten
score-philosophies = Philosophien
score-fleets = Flotten
score-aegis = Ägis
score-gold = Gold
score-rare = Seltenes
score-basic = Gewöhnliches
