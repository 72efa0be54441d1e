# Parthenon: Aufstieg der Ägäis — Namen und Texte des Spielmaterials und alles, was das Spiel sagt.
# Zahlen kommen als Variablen aus den Daten des Spielmaterials.

game-parthenon = Parthenon: Aufstieg der Ägäis
    .about = Handle, segle an Skylla vorbei und vollende als Erster deinen Tempel.
    .text = Drei Jahre auf einer Insel der Ägäis: Bring die Ernte ein, feilsche mit den anderen, schick Flotten in die Gefahr, errichte eine Akropolis und zwei Weltwunder und achte darauf, wer zum Archonten gewählt wird.

## Karten

card-grain = Getreide
card-grapes = Trauben
card-olives = Oliven
card-ore = Erz
card-timber = Holz
card-wool = Wolle
card-pottery = Keramik
card-spices = Gewürze
card-tools = Werkzeuge
card-papyrus = Papyrus
card-gold = Gold
card-army = Heer
    .text = In der Produktionsphase kommt es in ein Dorf, das dann { $effects_amount ->
        [one] eine Karte
       *[other] { $effects_amount } Karten
    } mehr bringt. An Bord einer Flotte wehrt es die Gefahren ab, auf denen es genannt ist.
card-escort = Eskorte
    .text = An Bord einer Flotte wehrt sie die Gefahren ab, auf denen sie genannt ist.
card-gift_of_poseidon = Gabe Poseidons
    .text = Gib sie an Bord einer Flotte aus, um eine Gefahrenkarte durch eine neue zu ersetzen, nur für diese Flotte. Die anderen Flotten zählen weiter mit, wenn Größen verglichen werden.

class-basics = Grundwaren
class-rares = seltene Waren
class-gold_cards = Gold

item-grain = Getreide
item-grapes = Trauben
item-olives = Oliven
item-ore = Erz
item-timber = Holz
item-wool = Wolle
item-other_basic = eine Grundware, die nicht auf deiner Inselkarte steht
item-any_basic = eine beliebige Grundware

## Das Spielbrett

land-sparta = Sparta
    .text = Verkauft Heere, jedes für { $cost_any_basic ->
        [one] eine Grundware
       *[other] { $cost_any_basic } Grundwaren
    }, eines je Flotte und Jahreszeit.
land-athens = Athen
    .text = Du ziehst den Plan eines Weltwunders, einen je Flotte und Jahreszeit. Ein erster Plan ist kostenlos, ein zweiter kostet { $second_cost_gold } Gold.
land-ionia = Ionien
    .text = Hast du eine Akademie, übernimmst du hier einmal je Jahreszeit kostenlos eine Philosophie eines anderen Spielers.
land-egypt = Ägypten
    .text = Nur hier bekommst du Papyrus, so wie jede andere seltene Ware.
land-carthage = Karthago
    .text = Verkauft Eskorten, jede für { $cost_any_basic ->
        [one] eine Grundware
       *[other] { $cost_any_basic } Grundwaren
    }, eine je Flotte und Jahreszeit.
land-italy = Italien
    .text = Hat einen Kurs mehr: { $give_amount ->
        [one] eine Grundware
       *[other] { $give_amount } Grundwaren
    } für { $get_amount } Gold.
region-neighboring = Nachbarländer
region-foreign = ferne Länder
island-chios = Chios
island-crete = Kreta
island-rhodes = Rhodos
island-lemnos = Lemnos
island-naxos = Naxos
island-scyros = Skyros

## Was gebaut wird

village-a1 = Dorf A1
village-b1 = Dorf B1
village-c1 = Dorf C1
village-a2 = Dorf A2
village-b2 = Dorf B2
village-c2 = Dorf C2
structure-village_a1 = Dorf A1
structure-village_b1 = Dorf B1
structure-village_c1 = Dorf C1
structure-village_a2 = Dorf A2
structure-village_b2 = Dorf B2
structure-village_c2 = Dorf C2
structure-workshop_1 = erste Werkstatt
structure-workshop_2 = zweite Werkstatt
structure-market = Markt
    .text = Einmal je Jahreszeit: { $max_conversions ->
        [one] ein Tauschgeschäft
       *[other] bis zu { $max_conversions } Tauschgeschäfte
    } zu Hause, Waren gegen Gold, Gold gegen Waren oder Grundwaren gegen eine andere.
structure-academy = Akademie
    .text = Einmal je Jahreszeit übernimmst du mit ihr eine Philosophie eines anderen Spielers für { $copy_cost_gold } Gold oder führst, einmal im Spiel, kostenlos eine ein, die noch niemand hat.
structure-treasury = Schatzkammer
    .text = Beim Abwerfen behältst du { $keep_any } beliebige Waren oder { $keep_per_type } von jeder Sorte.
structure-port = Seehafen
    .text = Einmal je Jahreszeit: Zahl { $cost_timber } Holz und { $cost_wool } Wolle für eine Eskorte.
structure-fortress = Festung
    .text = Einmal je Jahreszeit: Zahl { $cost_ore } Erz und { $cost_any_basic ->
        [one] eine weitere Grundware
       *[other] { $cost_any_basic } weitere Grundwaren
    } beliebiger Sorte für ein Heer.
structure-shrine = Heiligtum
    .text = Einmal je Jahreszeit: Zahl { $cost_any_basic ->
        [one] eine Grundware
       *[other] { $cost_any_basic } Grundwaren
    } beliebiger Sorte für eine Gabe Poseidons.
fleet-a = Flotte A
    .text = Haben alle von Anfang an.
fleet-b = Flotte B
    .text = Deine zweite Flotte, für { $cost_gold } Gold.
fleet-c = Flotte C
    .text = Deine dritte Flotte, für { $cost_gold } Gold. Vorher brauchst du Flotte B.
philosophy-cynicism = Kynismus
    .text = Einmal je Jahreszeit lässt du { face-basics } aus dem Preis eines Bauwerks weg.
philosophy-epicureanism = Epikureismus
    .text = In der Produktionsphase nimmst du zusätzlich { face-cards } Getreide, Trauben oder Oliven.
philosophy-platonism = Platonismus
    .text = Du darfst { face-commodities } mehr behalten als dein Handlimit.
philosophy-skepticism = Skeptizismus
    .text = Bevor die Flotten beladen werden, siehst du dir { $amount ->
        [one] eine verdeckte Hafenkarte
       *[other] bis zu { $amount } verdeckte Hafenkarten
    } an.
philosophy-sophism = Sophistik
    .text = Bei jeder deiner Flotten kostet ein Tauschgeschäft { face-cards } weniger, aber nie weniger als { $minimum_give }.
philosophy-stoicism = Stoizismus
    .text = { $times_per_season ->
        [one] Ein schädliches Ereignis deiner Wahl kann
       *[other] { $times_per_season } schädliche Ereignisse deiner Wahl können
    } dir in dieser Jahreszeit nichts anhaben.
wonder-colossus = Koloss von Rhodos
    .text = „Piraten“ und „Piratengeschwader“ können deinen Flotten nichts anhaben.
wonder-great_library = Große Bibliothek
    .text = Philosophien zu übernehmen kostet dich kein Gold, und in jeder Jahreszeit darfst du { $per_season ->
        [one] eine
       *[other] { $per_season }
    } mehr übernehmen als mit der Akademie.
wonder-great_lighthouse = Großer Leuchtturm
    .text = Deinen Flotten auf dem Weg in Nachbarländer kann keine Gefahr etwas anhaben.
wonder-hanging_gardens = Hängende Gärten
    .text = In der Produktionsphase nimmst du zusätzlich { face-basics } deiner Wahl.
wonder-labyrinth = Labyrinth
    .text = Ereignisse, die ein Angriff sind, können dir nichts anhaben.
wonder-mausoleum = Mausoleum von Halikarnassos
    .text = Du darfst { face-commodities } mehr behalten als dein Handlimit.
wonder-oracle = Orakel von Delphi
    .text = Bevor die Flotten beladen werden, siehst du dir { $amount ->
        [one] die oberste Gefahrenkarte
       *[other] die obersten { $amount } Gefahrenkarten
    } an. Ihre Reihenfolge bleibt, wie sie ist.
wonder-parthenon = Parthenon
    .text = Einmal je Jahreszeit lässt du { $amount ->
        [one] eine Grundware
       *[other] bis zu { $amount } Grundwaren
    } aus dem Preis eines Bauwerks weg.
wonder-statue_of_zeus = Zeusstatue
    .text = Einmal je Jahreszeit nimmst du in deinem Bauzug ein Heer oder eine Eskorte aus dem Vorrat.
wonder-temple_of_artemis = Tempel der Artemis
    .text = Einmal je Jahreszeit nimmst du in deinem Bauzug eine Gabe Poseidons aus dem Vorrat.
wonder-great_theater = Großes Theater
    .text = { $amount ->
        [one] Du hast bei Wahlen eine Stimme
       *[other] Du hast bei Wahlen { $amount } Stimmen
    } mehr und nimmst { $gold_when_elected } Gold, sooft du gewählt wirst.
wonder-stadium = Stadion von Olympia
    .text = In deinem Bauzug tauschst du { $max_conversions ->
        [one] eine Grundware gegen eine andere
       *[other] bis zu { $max_conversions } Grundwaren eins zu eins gegen andere
    }.
stage-deck = im Stapel
stage-plan = Plan
stage-partial = teilweise gebaut
stage-complete = vollendet

## Ereignisse, Gefahren, Häfen

omen-unskilled_labor = Ungelernte Arbeiter
    .text = Jedes Bauwerk kostet { face-basics } beliebiger Sorte mehr.
omen-pirate_raids = Piratenüberfälle
    .text = Hast du kein Heer auf der Hand, zahlst du { $pay_options_ore } Erz; ohne Erz verlierst du zufällig { $otherwise_amount ->
        [one] eine Ware
       *[other] { $otherwise_amount } Waren
    }.
omen-drought = Dürre
    .text = Der Archont nennt eine Grundware; ihre Dörfer bringen in dieser Jahreszeit nichts ein, und die Heere dort auch nicht.
omen-rich_harvest = Reiche Ernte
    .text = In der Produktionsphase nimmt jeder { face-cards } mehr von einer Grundware, für die er ein Dorf hat.
omen-dionysia = Fest des Dionysos
    .text = Jede Flotte, die in einem Nachbarland handelt, nimmt kostenlos { face-basics } nach Wahl.
omen-village_unrest = Unruhe in den Dörfern
    .text = Der Archont nennt einen Spieler, und der wählt { $amount ->
        [one] ein eigenes Dorf, das in dieser Jahreszeit nichts einbringt
       *[other] { $amount } eigene Dörfer, die in dieser Jahreszeit nichts einbringen
    }.
omen-persian_tribute = Tribut an Persien
    .text = Zahl { $pay_options_gold } Gold, { $pay_options_any_rare ->
        [one] eine seltene Ware
       *[other] { $pay_options_any_rare } seltene Waren
    } oder { $pay_options_any_basic ->
        [one] eine Grundware
       *[other] { $pay_options_any_basic } Grundwaren
    }. Kannst du nichts davon, gibst du { $otherwise_amount ->
        [one] eine Ägiskarte
       *[other] { $otherwise_amount } Ägiskarten
    } ab, oder ohne eine solche alle Waren auf deiner Hand.
omen-famine = Hungersnot
    .text = Gib eine Karte Getreide, Trauben oder Oliven ab. Hast du keine, verlierst du { $otherwise_amount ->
        [one] eine Ware
       *[other] { $otherwise_amount } Waren
    } deiner Wahl.
omen-earthquake = Erdbeben
    .text = Der Archont nennt einen Spieler. Der zahlt { $avoid_cost_any_basic ->
        [one] eine Grundware
       *[other] { $avoid_cost_any_basic } Grundwaren
    }, oder eines seiner Akropolisgebäude steht in dieser Jahreszeit still.
omen-plague = Seuche
    .text = In der Produktionsphase gibst du ein Heer in den Vorrat zurück oder nimmst { face-cards } deiner Wahl weniger.
omen-trade_winds = Günstige Winde
    .text = Für die fernen Länder { $delta ->
        [-1] wird eine Gefahrenkarte weniger
       *[other] werden weniger Gefahrenkarten
    } gezogen, aber nie weniger als { $minimum }.
omen-olympic_games = Olympische Spiele
    .text = Der Archont gibt einem anderen Spieler { $give_gold } Gold aus der Bank.
omen-persian_war = Perserkrieg
    .text = Gib { $pay_options_army ->
        [one] ein Heer
       *[other] { $pay_options_army } Heere
    }, { $pay_options_gold } Gold oder { $pay_options_any_basic ->
        [one] eine Grundware
       *[other] { $pay_options_any_basic } Grundwaren
    } ab. Kannst du nichts davon, wird eines deiner Dörfer zerstört.
omen-wrath_of_poseidon = Zorn des Poseidon
    .text = Für die Nachbarländer und für die fernen Länder { $delta ->
        [one] wird je eine Gefahrenkarte
       *[other] werden je { $delta } Gefahrenkarten
    } mehr gezogen.
omen-hellenic_quarrel = Zwist der Hellenen
    .text = Der Archont schließt ein Nachbarland: In dieser Jahreszeit darf keine Flotte dorthin.
omen-debased_coin = Münzverschlechterung
    .text = Alles, was du gegen Gold tauschst, ob in einem Land oder zu Hause, kostet { $extra_give ->
        [one] eine Karte
       *[other] { $extra_give } Karten
    } mehr.
omen-master_masons = Maurermeister
    .text = Einmal in dieser Jahreszeit darf jeder { face-basics } aus dem Preis eines Bauwerks weglassen.
omen-golden_age = Goldenes Zeitalter
    .text = Jeder nimmt { $options_any_basic ->
        [one] eine Grundware
       *[other] { $options_any_basic } Grundwaren
    } nach Wahl.
hazard-safe_voyage = Sichere Fahrt
    .text = Nichts geschieht.
hazard-pirates = Piraten
    .text = Die größte Flotte verliert zufällig die Hälfte ihrer Waren, aufgerundet.
hazard-pirate_squadron = Piratengeschwader
    .text = Jede Flotte mit { $min_cards } oder mehr Karten verliert zufällig { face-commodities }.
hazard-storm = Sturm
    .text = Jede Flotte mit { $min_cards } oder mehr Karten wirft Waren nach Wahl des Besitzers über Bord, bis drei Karten übrig sind.
hazard-tempest = Orkan
    .text = Die größte Flotte geht mit allem an Bord unter, wenn sie { $min_cards } oder mehr Karten hat. Eine Eskorte an Bord rettet sie und geht selbst verloren.
hazard-contrary_winds = Gegenwind
    .text = Jede Flotte mit { $min_cards } oder mehr Karten kehrt mit ihrer Ladung um.
hazard-becalmed = Flaute
    .text = Die kleinste Flotte kehrt mit ihrer Ladung um.
hazard-blown_off_course = Vom Kurs abgekommen
    .text = Die größte Flotte landet in einem anderen Land derselben Gegend, das der Archont bestimmt.
hazard-hidden_reefs = Verborgene Riffe
    .text = Jede Flotte mit { $min_cards } oder mehr Karten verliert { face-commodities } nach Wahl des Besitzers.
hazard-sirens = Sirenen
    .text = Jede Flotte verliert { face-commodities } nach Wahl des Besitzers.
hazard-scylla = Skylla
    .text = Die größte Flotte verliert { $aegis ->
        [one] eine Ägiskarte
       *[other] { $aegis } Ägiskarten
    } nach Wahl des Besitzers, oder wenn sie keine an Bord hat, zufällig { $cargo ->
        [one] eine Ware
       *[other] { $cargo } Waren
    }.
hazard-charybdis = Charybdis
    .text = Die größte Flotte verliert alles an Bord und kehrt um, wenn sie { $min_cards } oder mehr Karten hat. Eine Eskorte an Bord rettet sie und geht selbst verloren.
hazard-mutiny = Meuterei
    .text = Jede Flotte mit Gold oder seltenen Waren an Bord verliert { $amount } Gold, oder ohne Gold eine seltene Ware nach Wahl des Besitzers.
harbor-open_harbor = Offener Hafen
    .text = Handel wie gewohnt.
harbor-surplus_grain = Überfluss an Getreide
    .text = Mit Getreide kannst du hier nicht zahlen. { face-surplus }
harbor-surplus_grapes = Überfluss an Trauben
    .text = Mit Trauben kannst du hier nicht zahlen. { face-surplus }
harbor-surplus_olives = Überfluss an Oliven
    .text = Mit Oliven kannst du hier nicht zahlen. { face-surplus }
harbor-surplus_ore = Überfluss an Erz
    .text = Mit Erz kannst du hier nicht zahlen. { face-surplus }
harbor-surplus_timber = Überfluss an Holz
    .text = Mit Holz kannst du hier nicht zahlen. { face-surplus }
harbor-surplus_wool = Überfluss an Wolle
    .text = Mit Wolle kannst du hier nicht zahlen. { face-surplus }
harbor-shortage_grain = Mangel an Getreide
    .text = Getreide ist hier nicht zu bekommen. { face-shortage }
harbor-shortage_grapes = Mangel an Trauben
    .text = Trauben sind hier nicht zu bekommen. { face-shortage }
harbor-shortage_olives = Mangel an Oliven
    .text = Oliven sind hier nicht zu bekommen. { face-shortage }
harbor-shortage_ore = Mangel an Erz
    .text = Erz ist hier nicht zu bekommen. { face-shortage }
harbor-shortage_timber = Mangel an Holz
    .text = Holz ist hier nicht zu bekommen. { face-shortage }
harbor-shortage_wool = Mangel an Wolle
    .text = Wolle ist hier nicht zu bekommen. { face-shortage }
harbor-blockade = Blockade
    .text = Nur Flotten mit einem Heer oder einer Eskorte an Bord dürfen handeln.
harbor-harbor_toll = Hafenzoll
    .text = Jede Flotte zahlt { face-commodities }, bevor sie handelt; kann sie es nicht, handelt sie nicht.
harbor-market_festival = Marktfest
    .text = Jede Flotte, die hier handelt, nimmt kostenlos { face-basics } nach Wahl.
harbor-eager_buyers = Eifrige Käufer
    .text = Bei jeder Flotte kostet ein Tauschgeschäft { face-cards } weniger, aber nie weniger als { $minimum_give }.
harbor-thieves = Diebe
    .text = Wird diese Karte aufgedeckt, verliert jede Flotte hier zufällig { face-commodities }. Danach geht der Handel wie gewohnt weiter.
harbor-sickness = Krankheit im Hafen
    .text = Bevor sie handelt, gibt jede Flotte { $aegis ->
        [one] ein Heer oder eine Eskorte
       *[other] { $aegis } Heere oder Eskorten
    } ab, oder wenn sie nichts davon an Bord hat, { $cargo ->
        [one] eine Ware
       *[other] { $cargo } Waren
    } nach Wahl des Besitzers.
harbor-face_down = verdeckte Karte

# Satzteile
face-cards = { $amount ->
        [one] eine Karte
       *[other] { $amount } Karten
    }
face-basics = { $amount ->
        [one] eine Grundware
       *[other] { $amount } Grundwaren
    }
face-commodities = { $amount ->
        [one] eine Ware
       *[other] { $amount } Waren
    }
face-surplus = Das erste Tauschgeschäft einer Flotte, bei dem sie etwas davon nimmt, bringt { $bonus_get ->
        [one] eine Karte
       *[other] { $bonus_get } Karten
    } mehr davon.
face-shortage = Beim Zahlen darf je Flotte eine Karte davon als { $counts_as } Grundwaren zählen.
# Im vierten Fall und mit Artikel; Waren haben keinen.
face-a_card = { $card_id ->
        [army] ein { $card }
        [escort] eine { $card }
        [gift_of_poseidon] eine { $card }
       *[other] { $card }
    }
# Im dritten Fall.
face-with_a_card = { $card_id ->
        [army] einem { $card }
        [escort] einer { $card }
        [gift_of_poseidon] einer { $card }
       *[other] { $card }
    }
# Im zweiten Fall. Was nicht bekannt ist, steht in Anführungszeichen.
face-of_the_wonder = { $wonder_id ->
        [colossus] des Kolosses von Rhodos
        [great_library] der Großen Bibliothek
        [great_lighthouse] des Großen Leuchtturms
        [hanging_gardens] der Hängenden Gärten
        [labyrinth] des Labyrinths
        [mausoleum] des Mausoleums von Halikarnassos
        [oracle] des Orakels von Delphi
        [parthenon] des Parthenons
        [statue_of_zeus] der Zeusstatue
        [temple_of_artemis] des Tempels der Artemis
        [great_theater] des Großen Theaters
        [stadium] des Stadions von Olympia
       *[other] „{ $wonder }“
    }
# Im vierten Fall.
face-the_wonder = { $wonder_id ->
        [colossus] den Koloss von Rhodos
        [great_library] die Große Bibliothek
        [great_lighthouse] den Großen Leuchtturm
        [hanging_gardens] die Hängenden Gärten
        [labyrinth] das Labyrinth
        [mausoleum] das Mausoleum von Halikarnassos
        [oracle] das Orakel von Delphi
        [parthenon] den Parthenon
        [statue_of_zeus] die Zeusstatue
        [temple_of_artemis] den Tempel der Artemis
        [great_theater] das Große Theater
        [stadium] das Stadion von Olympia
       *[other] „{ $wonder }“
    }
# Im vierten Fall.
face-the_structure = { $structure_id ->
        [market] den Markt
        [academy] die Akademie
        [treasury] die Schatzkammer
        [port] den Seehafen
        [fortress] die Festung
        [shrine] das Heiligtum
       *[other] { $structure }
    }
# Im ersten Fall, am Anfang eines Satzes.
face-Your_structure = { $structure_id ->
        [market] Dein Markt
        [academy] Deine Akademie
        [treasury] Deine Schatzkammer
        [port] Dein Seehafen
        [fortress] Deine Festung
        [shrine] Dein Heiligtum
       *[other] Dein Bauwerk „{ $structure }“
    }
# Im ersten Fall, am Anfang eines Satzes.
face-The_structure = { $structure_id ->
        [market] Der Markt
        [academy] Die Akademie
        [treasury] Die Schatzkammer
        [port] Der Seehafen
        [fortress] Die Festung
        [shrine] Das Heiligtum
       *[other] { $structure }
    }

## Tauschkurse

line-N1 = { face-give_basics } gegen { face-get_basics }
line-N2 = { face-give_basics } gegen { face-get_rares }
line-N3 = { face-give_basics } gegen { $get } Gold
line-N4 = { face-give_rares } gegen { face-get_basics }
line-N5 = { face-give_rares } gegen { face-get_rares }
line-N6 = { face-give_rares } gegen { $get } Gold
line-N7 = { $give } Gold gegen { face-get_basics }
line-N8 = { $give } Gold gegen { face-get_rares }
line-F1 = { face-give_basics } gegen { face-get_basics }
line-F2 = { face-give_basics } gegen { face-get_rares }
line-F3 = { face-give_basics } gegen { $get } Gold
line-F4 = { face-give_rares } gegen { face-get_basics }
line-F5 = { face-give_rares } gegen { face-get_rares }
line-F6 = { face-give_rares } gegen { $get } Gold
line-F7 = { $give } Gold gegen { face-get_basics }
line-F8 = { $give } Gold gegen { face-get_rares }
line-I1 = { face-basics_given } gegen { $get_amount } Gold
line-M1 = { face-basics_given } gegen { $get_amount } Gold
line-M2 = { $give_amount ->
        [one] 1 seltene Ware
       *[other] { $give_amount } seltene Waren
    } gegen { $get_amount } Gold
line-M3 = { $give_amount } Gold gegen { face-basics_got }
line-M4 = { $give_amount } Gold gegen { $get_amount ->
        [one] 1 seltene Ware
       *[other] { $get_amount } seltene Waren
    }
line-M5 = { face-basics_given } gegen { face-basics_got }
face-give_basics = { $give ->
        [one] 1 Grundware
       *[other] { $give } Grundwaren
    }
face-give_rares = { $give ->
        [one] 1 seltene Ware
       *[other] { $give } seltene Waren
    }
face-get_basics = { $get ->
        [one] 1 Grundware
       *[other] { $get } Grundwaren
    }
face-get_rares = { $get ->
        [one] 1 seltene Ware
       *[other] { $get } seltene Waren
    }
face-basics_given = { $give_amount ->
        [one] 1 Grundware
       *[other] { $give_amount } Grundwaren
    }
face-basics_got = { $get_amount ->
        [one] 1 Grundware
       *[other] { $get_amount } Grundwaren
    }
discount-plain = zum vollen Preis
discount-sophism = günstiger durch Sophistik
discount-eager = günstiger durch „Eifrige Käufer“
discount-both = noch günstiger durch Sophistik und „Eifrige Käufer“
discount-cynicism = Kynismus
discount-parthenon = Parthenon
discount-master_masons = Maurermeister
payment-1_ore = 1 Erz
payment-1_gold = 1 Gold
payment-1_any_rare = 1 beliebige seltene Ware
payment-2_any_basic = 2 beliebige Grundwaren
payment-1_grain = 1 Karte Getreide
payment-1_grapes = 1 Karte Trauben
payment-1_olives = 1 Karte Oliven
payment-1_army = 1 Heer
payment-3_any_basic = 3 beliebige Grundwaren

## Kalender

phase-setup = Aufbau
phase-event = Ereignisphase
    .text = Das nächste Ereignis wird aufgedeckt, und alle Ereignisse des Jahres werden in der Reihenfolge des Archonten ausgeführt.
phase-production = Produktionsphase
    .text = Dörfer und Werkstätten bringen ihre Karten ein; Heere legen etwas drauf.
phase-island_trade = Handelsphase
    .text = Erst wird gezahlt, was Ereignisse verlangen, dann handelt jeder mit jedem.
phase-voyage = Reisephase
    .text = Die Flotten werden geheim beladen und laufen aus.
phase-hazard = Gefahrenphase
    .text = Für die Nachbarländer wird eine Gefahrenkarte gezogen, für die fernen Länder zwei.
phase-fleet_trade = Flottenhandelsphase
    .text = Wer irgendwo eine Flotte hat, sieht sich die Hafenkarte an, öffnet den Hafen oder nicht und handelt.
phase-return = Rückkehrphase
    .text = Jede Flotte bringt bis zu sechs Karten heim.
phase-build = Bauphase
    .text = Du zahlst für Bauwerke und Flotten und nutzt deine Akropolis.
phase-discard = Abwurfphase
    .text = Du wirfst Waren bis auf dein Handlimit ab.
phase-archon = Archontenphase
    .text = Der nächste Archont wird gewählt.
trader-active = handelt
trader-waiting = wartet ab
trader-done = fertig

## Optionen

option-quick_start = Schneller Anfang
option-quick_start-off = nein
    .text = Das Spiel beginnt mit dem 1. Jahr.
option-quick_start-on = ja
    .text = Das Spiel beginnt mit dem 2. Jahr; jeder hat sechs Dörfer, eine Werkstatt, zwei Flotten und einen Plan nach Wahl.
option-first_game = Erstes Spiel
option-first_game-off = alle Ereignisse
    .text = Jedes Ereignis kann kommen.
option-first_game-on = ohne die härtesten
    .text = Das härteste Ereignis jedes Jahres bleibt in der Schachtel.
option-army_season = Heer der vierten Insel
option-army_season-1 = zu Beginn
    .text = Zu viert beginnt die Insel ohne Fackel mit einem Heer.
option-army_season-2 = in der 2. Jahreszeit
    .text = Es kommt mit der zweiten Jahreszeit des Spiels.
option-army_season-3 = in der 3. Jahreszeit
    .text = Es kommt mit der dritten Jahreszeit des Spiels.
option-army_season-4 = in der 4. Jahreszeit
    .text = Es kommt mit der vierten Jahreszeit des Spiels.
option-army_season-5 = in der 5. Jahreszeit
    .text = Es kommt mit der fünften Jahreszeit des Spiels.
option-army_season-6 = in der 6. Jahreszeit
    .text = Es kommt mit der sechsten Jahreszeit des Spiels.
option-army_season-7 = in der 7. Jahreszeit
    .text = Es kommt mit der siebten Jahreszeit des Spiels.
option-army_season-8 = in der 8. Jahreszeit
    .text = Es kommt mit der achten Jahreszeit des Spiels.
option-conversions = Tauschgeschäfte einer Flotte
option-conversions-printed = wie üblich
    .text = Wie viele Tauschgeschäfte eine Flotte in einer Jahreszeit machen darf.
option-conversions-4 = 4
    .text = Höchstens vier je Jahreszeit.
option-conversions-8 = 8
    .text = Höchstens acht je Jahreszeit.
option-conversions-16 = 16
    .text = Höchstens sechzehn je Jahreszeit.
option-conversions-24 = 24
    .text = Höchstens vierundzwanzig je Jahreszeit.
option-cards_per_side = Karten auf jeder Seite eines Angebots
option-cards_per_side-printed = wie üblich
    .text = Wie viele Karten du geben und wie viele du verlangen darfst.
option-cards_per_side-2 = 2
    .text = Höchstens zwei Karten gegen zwei.
option-cards_per_side-4 = 4
    .text = Höchstens vier Karten gegen vier.
option-cards_per_side-8 = 8
    .text = Höchstens acht Karten gegen acht.
option-drafts = Angebote in einer Jahreszeit
option-drafts-printed = wie üblich
    .text = Wie viele Angebote ein Spieler in einer Jahreszeit entwerfen darf.
option-drafts-2 = 2
    .text = Höchstens zwei je Jahreszeit.
option-drafts-4 = 4
    .text = Höchstens vier je Jahreszeit.
option-drafts-12 = 12
    .text = Höchstens zwölf je Jahreszeit.
option-completion_gold = Gold für die Vollendung eines Weltwunders
option-completion_gold-printed = wie üblich
    .text = Ein Gold neben einer seltenen Ware, es sei denn, ihr spielt mit eigenen Daten.
option-completion_gold-2 = 2
    .text = Zwei Gold für jedes Weltwunder; der übrige Preis bleibt gleich. Zu viert endet das Spiel dann seltener damit, dass jemand fertig gebaut hat.
option-wonder_payments = Weltwunder bezahlen
    .text = Wie bezahlst du einen Plan und die Vollendung eines Weltwunders?
option-wonder_payments-at_once = Auf einmal
    .text = Du bezahlst, sobald du alle Karten des Preises hast.
option-wonder_payments-instalments = Karte für Karte
    .text = In jeder Phase darfst du einzelne Karten zahlen; sie bleiben bezahlt, und weder Handlimit noch Verluste betreffen sie noch.

## Orte auf dem Tisch

zone-events = Ereignisse des Jahres
zone-harbors = Häfen
zone-harbors_gone = Hafenkarten aus dem Spiel
zone-harbor_stack = Hafenstapel
zone-supply = Vorrat
zone-philosophies = Philosophien
zone-plans = Planstapel
zone-hazards = Abgehandelte Gefahren
zone-hazard_pile = Gefahrenstapel
zone-built = Gebaut
zone-wonders = Weltwunder
zone-bought = Eingekauft bei
zone-thoughts = Akademie
zone-fleets = Flotten
zone-hand = Hand
zone-hold = Laderaum
zone-offer = Geboten
zone-asks = Verlangt
zone-draft = Entwurf: du gibst
zone-draft_asks = Entwurf: du verlangst
zone-prices = Noch zu haben
zone-lines = Tausch heute
zone-going = Woraus du ablegst
counter-year = Jahr
counter-season = Jahreszeit
counter-phase = Phase
counter-archon = Archont
counter-island = Insel
counter-ignored = Ignoriertes Ereignis
counter-discounted = Nachlass genutzt
counter-copied = In dieser Jahreszeit übernommen in
counter-hazard = Gefahr
counter-trader = Beim Handeln
counter-drafts = Entworfene Angebote
counter-offer_to = Angebot an
counter-keeps = Darf behalten, beliebig
counter-keeps_each = Darf behalten von jeder Sorte
counter-excess = Müsste weg
counter-excess_each = Müsste weg, von jeder Sorte behalten
word-used_up = { $name } (benutzt)

## Aufforderungen

prompt-free_action = { $phase }: Zahl für ein Weltwunder, kauf dich in eines ein oder mach weiter.
prompt-donate = { SEAT($archon) } ist Archont und bestimmt gleich, wen die Ereignisse treffen. Schenkst du vorher Karten? { $picked ->
        [0] Noch nichts gewählt.
        [one] Eine Karte gewählt.
       *[other] { $picked } Karten gewählt.
    }
face-nth = { $place ->
        [1] zuerst
        [2] an zweiter Stelle
        [3] an dritter Stelle
        [4] an vierter Stelle
       *[other] als Nummer { $place }
    }
prompt-order_events = Welches Ereignis kommt als { $place ->
        [1] erstes
        [2] zweites
        [3] drittes
       *[other] Nummer { $place }
    }?
prompt-event_choice = { $omen_id ->
        [drought] { $omen }: Welche Grundware fällt in dieser Jahreszeit aus?
        [village_unrest] { $omen }: Bei wem bringt ein Dorf nichts ein?
        [earthquake] { $omen }: Wen trifft es?
        [hellenic_quarrel] { $omen }: Welches Land schließt du?
        [olympic_games] { $omen }: Wer bekommt das Gold?
       *[other] { $omen }: Du hast die Wahl.
    }
prompt-ignore_event = Welches Ereignis ignorierst du in dieser Jahreszeit?
prompt-nothing_to_choose = Für dich gibt es nichts mehr zu wählen.
prompt-production_silence = Welches Dorf bringt in dieser Jahreszeit nichts ein?
prompt-production_ransom = Seuche: Gibst du ein Heer zurück oder verzichtest du auf eine Karte?
prompt-production_post = In welches Dorf schickst du ein Heer?
prompt-production_bonus = Welche zusätzliche Karte nimmst du?
prompt-production_forgo = Seuche: Auf welche Karte verzichtest du?
prompt-market = Nutzt du deinen Markt? { $exchanges ->
        [one] Ein Tauschgeschäft ist noch möglich.
       *[other] { $exchanges } Tauschgeschäfte sind noch möglich.
    }
prompt-exchange_give = Gib { $class }: noch { $due }.
prompt-exchange_take = Nimm { $class }: noch { $get }.
prompt-event_pay = { $omen }: Wie zahlst du?
prompt-event_cards = { $omen }: Welche Karte zahlst du? Noch { $left }.
prompt-event_suffer = { $omen }: Welche Karte gibst du her? Noch { $left }.
prompt-event_raze = { $omen }: Welches deiner Dörfer wird zerstört?
prompt-event_gain = { $omen }: Welche Grundware nimmst du?
prompt-trade = { $others ->
        [0] Alle anderen haben ihren Handel beendet.
       *[other] Es darf gehandelt werden. { $drafts ->
            [0] Du kannst nur noch auf Angebote antworten.
            [one] Du darfst ein Angebot machen.
           *[other] Du darfst bis zu { $drafts } Angebote machen.
        }
    }
prompt-draft_address = Für wen ist das Angebot?
prompt-draft_give = Was gibst du? Höchstens { $cards } Karten.
prompt-draft_ask = Was verlangst du? Höchstens { $cards } Karten.
prompt-look = Siehst du dir eine verdeckte Hafenkarte an? Noch { $left }.
prompt-loading_order = { $place ->
        [1] Laden alle gleichzeitig, oder wer lädt zuerst?
       *[other] Wer lädt { face-nth }?
    }
prompt-destination = Wohin fährt { $fleet }?
prompt-load = { $fleet } lädt für { $land }: { $loaded } von { $most } Karten an Bord.
prompt-equal_fleets = { $hazard }: Welche der gleich großen Flotten wird getroffen?
prompt-divert = { $hazard }: Wo landet { $fleet } von { SEAT($seat) }?
    .you = { $hazard }: Wo landet deine { $fleet }?
prompt-gift = { $hazard }: Getroffen wird { $fleet }. Gibst du eine Gabe Poseidons aus?
prompt-lose_cargo = { $hazard }: Was verliert { $fleet }? Noch { $left }.
prompt-open_harbor = Öffnest du den Hafen von { $land }?
prompt-trading_turn = Mit welcher Flotte handelst du?
prompt-dues = { $harbor } in { $land }: Was gibt { $fleet }?
prompt-free_card = { $fleet } nimmt in { $land } kostenlos eine Grundware. Noch { $left }.
prompt-trade_abroad = { $fleet } handelt in { $land }.{ $left ->
        [0] { "" } Kein Tauschgeschäft mehr.
        [1] { "" } Noch ein Tauschgeschäft.
        [2] { "" } Noch zwei Tauschgeschäfte.
        [3] { "" } Noch drei Tauschgeschäfte.
       *[other] { "" }
    }
prompt-surplus_cargo = Zu viel Ladung in { $land }: Was bleibt zurück? Noch { $left }.
prompt-earthquake = Erdbeben: Zahl { $basics } Grundwaren, oder welches Gebäude steht still?
prompt-build_turn = Dein Bauzug.
prompt-discount = { $bought }: Lässt du etwas aus dem Preis weg?
prompt-pay_other_basic = { $bought }: Zahl eine Grundware, die du nicht herstellst. Noch { $left }.
prompt-pay_any_basic = { $bought }: Zahl eine beliebige Grundware. Noch { $left }.
prompt-hand_limit = Behältst du { $any } beliebige Karten oder { $per_type } von jeder Sorte, die du allen zeigst?
prompt-discard = Welche Karte wirfst du ab? Noch { $left }.
prompt-vote = Wer soll der nächste Archont sein? { $left ->
        [0] Du hast gewählt.
        [one] Du hast eine Stimme.
       *[other] Du hast { $left } Stimmen.
    }
prompt-last_word = Völliger Gleichstand, und du hast das letzte Wort: Wer gewinnt?
prompt-choose_plan = Den Plan welches Weltwunders nimmst du?

## Aktionen

action-plan = Den Plan { face-of_the_wonder } bezahlen
action-complete = { face-the_wonder } vollenden
action-buy_in = Dich in { face-the_wonder } einkaufen
action-pay_in = { face-a_card } für { face-the_wonder } zahlen
action-donate = Dem Archonten { face-a_card } schenken
action-order = Als Nächstes: { $omen }
action-drought = Dürre für { $card }
action-target = { SEAT($seat) } nennen
    .you = Dich selbst nennen
action-close = { $land } schließen
action-ignore = „{ $omen }“ ignorieren
action-none = Nichts ignorieren
action-silence = { $village } bringt nichts ein
action-return_army = Ein Heer zurückgeben
action-keep_army = Das Heer behalten
action-post = Ein Heer nach { $village } schicken
action-forgo = Auf { $card } verzichten
action-settle = { $payment } zahlen
action-raze = { $village } aufgeben
action-draft = Ein Angebot entwerfen
action-counter = { SEAT($seat) } ein Gegenangebot machen
action-accept = Das Angebot von { SEAT($seat) } annehmen
action-decline = Das Angebot von { SEAT($seat) } ablehnen
action-withdraw = Dein Angebot zurückziehen
action-to = Für { SEAT($seat) }
    .you = Für dich selbst
action-to_all = Für alle
action-ask = { face-a_card } verlangen
action-next = Das ist, was du gibst
action-send = Das Angebot machen
action-drop = Das Angebot fallen lassen
action-look = Den Hafen von { $land } ansehen
action-together = Alle laden gleichzeitig
action-loads = Als Nächstes lädt { SEAT($seat) }
    .you = Als Nächstes lädst du
action-sail = Nach { $land } fahren
action-stay = Daheim bleiben
action-load = { face-a_card } laden
action-set_sail = Auslaufen
action-strike = { $fleet } von { SEAT($seat) } treffen
    .you = Deine { $fleet } treffen
action-gift = Eine Gabe Poseidons ausgeben
action-bear = Die Gefahr hinnehmen
action-divert = In { $land } landen
action-open = Den Hafen von { $land } öffnen
action-leave = { $land } geschlossen lassen
action-begin = Mit { $fleet } handeln
action-convert = { $line }, { $discounts }
action-buy = Kaufen, was das Land bietet
action-draw_plan = Einen Plan ziehen
action-give = { face-a_card } geben
action-double = { $card } geben (zählt doppelt)
action-take = { face-a_card } nehmen
action-build = Bauen: { $structure }
action-buy_fleet = { $fleet } kaufen
action-market = Markt, { $line }
action-adopt = { $philosophy } aufnehmen
action-use = { face-the_structure } nutzen
action-muster = { face-a_card } aus dem Vorrat nehmen
action-swap = Eine Grundware im Stadion tauschen
action-discount = { $discount }: { $item } weglassen
action-go_on = Nichts mehr weglassen
action-pay_off = Zahlen
action-idle = { face-the_structure } stillstehen lassen
action-keep_any = Beliebige Karten behalten
action-keep_per_type = Von jeder Sorte gleich viele behalten
action-vote = { SEAT($seat) } wählen
    .you = Dich selbst wählen
action-crown = { SEAT($seat) } gewinnt
    .you = Du gewinnst
action-choose = Den Plan { face-of_the_wonder } nehmen
action-finish = Handel beenden
action-done = Fertig
action-wait = Abwarten

## Was geschieht

event-island_drawn = { $island } spielt mit.
event-island_dealt = { SEAT($seat) } bekommt { $island }.
    .you = Du bekommst { $island }.
event-archon_drawn = { SEAT($seat) } ist der erste Archont.
    .you = Du bist der erste Archont.
event-extra_given = { SEAT($seat) } bekommt { face-a_card } dazu.
    .you = Du bekommst { face-a_card } dazu.
event-plan_chosen = { SEAT($seat) } nimmt den Plan { face-of_the_wonder }.
    .you = Du nimmst den Plan { face-of_the_wonder }.
event-season_began = { $year }. Jahr, { $season }. Jahreszeit.
event-phase_began = { $phase }.
event-year_ended = Das { $year }. Jahr ist vorbei.
event-harbor_replaced = In { $land } liegt eine neue verdeckte Hafenkarte.
event-paid_in = { SEAT($seat) } zahlt { face-a_card } für { face-the_wonder }.
    .you = Du zahlst { face-a_card } für { face-the_wonder }.
event-plan_paid = { SEAT($seat) } bezahlt den Plan { face-of_the_wonder }.
    .you = Du bezahlst den Plan { face-of_the_wonder }.
event-wonder_completed = { SEAT($seat) } vollendet { face-the_wonder }.
    .you = Du vollendest { face-the_wonder }.
event-bought_in = { SEAT($seat) } kauft sich bei { SEAT($owner, you: "dir") } in { face-the_wonder } ein.
    .you = Du kaufst dich bei { SEAT($owner) } in { face-the_wonder } ein.
event-event_turned_up = Aufgedeckt: { $omen }.
event-donated = { SEAT($seat) } schenkt { SEAT($archon, you: "dir") } { $count ->
        [0] nichts
        [one] eine Karte
       *[other] { $count } Karten
    }.
    .known = { SEAT($seat) } schenkt { SEAT($archon, you: "dir") } { $count ->
        [0] nichts.
        [one] eine Karte: { $cards }.
       *[other] { $count } Karten: { $cards }.
    }
    .you = Du schenkst { SEAT($archon) } { $count ->
            [0] nichts.
            [one] eine Karte: { $cards }.
           *[other] { $count } Karten: { $cards }.
        }
event-event_ordered = { SEAT($seat) } lässt als Nächstes „{ $omen }“ kommen.
    .you = Du lässt als Nächstes „{ $omen }“ kommen.
event-drought_named = { SEAT($seat) } nennt { $card }: Die Dörfer dafür trocknen aus.
    .you = Du nennst { $card }: Die Dörfer dafür trocknen aus.
event-player_named = { SEAT($seat) } nennt { SEAT($named, you: "dich") } für „{ $omen }“.
    .you = Du nennst { SEAT($named, you: "dich selbst") } für „{ $omen }“.
event-land_closed = { SEAT($seat) } schließt { $land }.
    .you = Du schließt { $land }.
event-awarded = { SEAT($seat) } gibt { SEAT($named, you: "dir") } { $gold } Gold.
    .you = Du gibst { SEAT($named) } { $gold } Gold.
event-event_idle = „{ $omen }“ trifft niemanden.
event-stoic_named = { SEAT($seat) } ist Stoiker und ignoriert „{ $omen }“.
    .you = Du bist Stoiker und ignorierst „{ $omen }“.
event-stoic_named_none = { SEAT($seat) } ist Stoiker, ignoriert aber nichts.
    .you = Du bist Stoiker, ignorierst aber nichts.
event-produced = { SEAT($seat) } nimmt { $cards }.
    .you = Du nimmst { $cards }.
event-village_silenced = { $village } von { SEAT($seat) } bringt nichts ein.
    .you = Dein { $village } bringt nichts ein.
event-army_returned = { SEAT($seat) } gibt ein Heer zurück.
    .you = Du gibst ein Heer zurück.
event-armies_posted = { $villages_count ->
        [0] Kein Heer von { SEAT($seat) } kommt in ein Dorf.
       *[other] Heere von { SEAT($seat) }: { $villages }.
    }
    .you = { $villages_count ->
            [0] Du schickst kein Heer in ein Dorf.
           *[other] Deine Heere: { $villages }.
        }
event-exchange_begun = { SEAT($seat) } nutzt den Markt, { $line }.
    .you = Du nutzt den Markt, { $line }.
event-card_given = { SEAT($seat) } gibt { face-a_card }.
    .you = Du gibst { face-a_card }.
event-card_doubled = { SEAT($seat) } gibt { $card }, und das zählt doppelt.
    .you = Du gibst { $card }, und das zählt doppelt.
event-card_taken = { SEAT($seat) } nimmt { face-a_card }.
    .you = Du nimmst { face-a_card }.
event-raid_kept_off = { $omen }: { SEAT($seat) } zeigt { face-a_card } und wird in Ruhe gelassen.
    .you = Du zeigst gegen „{ $omen }“ { face-a_card } und wirst in Ruhe gelassen.
event-event_paid = { $omen }: { SEAT($seat) } zahlt { $cards }.
    .you = Du zahlst für „{ $omen }“ { $cards }.
event-event_suffered = { $omen }: { SEAT($seat) } verliert { $cards }.
    .you = Du verlierst durch „{ $omen }“ { $cards }.
event-event_loss_due = { $omen }: { SEAT($seat) } verliert { $count ->
        [0] nichts
        [one] zufällig eine Karte
       *[other] zufällig { $count } Karten
    }.
    .you = Du verlierst durch „{ $omen }“ { $count ->
            [0] nichts
            [one] zufällig eine Karte
           *[other] zufällig { $count } Karten
        }.
event-village_razed = { $omen }: { SEAT($seat) } verliert { $village }.
    .you = Du verlierst durch „{ $omen }“ { $village }.
event-event_shielded = „{ $omen }“ kann { SEAT($seat) } nichts anhaben.
    .you = Dir kann „{ $omen }“ nichts anhaben.
event-event_gained = { $omen }: { SEAT($seat) } nimmt { $card }.
    .you = Du nimmst dank „{ $omen }“ { $card }.
event-lost_at_random = { SEAT($seat) } verliert { face-a_card }.
    .you = Du verlierst { face-a_card }.
event-draft_begun = { SEAT($seat) } entwirft ein Angebot, Nummer { $drafts }.
    .you = Du entwirfst ein Angebot, Nummer { $drafts }.
event-offered = { SEAT($seat) } hat ein Angebot für { SEAT($to, you: "dich") }.
    .known = { SEAT($seat) } bietet { SEAT($to, you: "dir") }: { $cards }.
    .you = Du bietest { SEAT($to) }: { $cards }.
event-asked = { SEAT($seat) } verlangt etwas von { SEAT($to, you: "dir") }.
    .known = { SEAT($seat) } verlangt von { SEAT($to, you: "dir") }: { $cards }.
    .you = Du verlangst von { SEAT($to) }: { $cards }.
event-open_offer_sent = { SEAT($seat) } bietet allen: { $cards }.
    .you = Du bietest allen: { $cards }.
event-open_offer_asks = { SEAT($seat) } verlangt: { $cards }.
    .you = Du verlangst: { $cards }.
event-offer_declined = { SEAT($seat) } lehnt { SEAT($proposer, you: "dein Angebot", before: "das Angebot von ") } ab.
    .you = Du lehnst das Angebot von { SEAT($proposer) } ab.
event-offer_withdrawn = { SEAT($seat) } zieht das Angebot zurück.
    .you = Du ziehst dein Angebot zurück.
event-offer_lapsed = Das Angebot von { SEAT($seat) } verfällt.
    .you = Dein Angebot verfällt.
event-offer_covered = Das Angebot von { SEAT($seat) } gilt weiter.
    .you = Dein Angebot gilt weiter.
event-offer_closed = Das Angebot von { SEAT($seat) } ist erledigt.
    .you = Dein Angebot ist erledigt.
event-exchanged = { SEAT($seat) } nimmt { SEAT($proposer, you: "dein Angebot", before: "das Angebot von ") } an: { $given ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $given } Karten
    } gegen { $asked ->
        [0] nichts
        [one] eine
       *[other] { $asked }
    }.
    .you = Du nimmst das Angebot von { SEAT($proposer) } an: { $given ->
            [0] keine Karten
            [one] eine Karte
           *[other] { $given } Karten
        } gegen { $asked ->
            [0] nichts
            [one] eine
           *[other] { $asked }
        }.
event-open_exchanged = { SEAT($seat) } nimmt { SEAT($proposer, you: "dein Angebot", before: "das Angebot von ") } an.
    .you = Du nimmst das Angebot von { SEAT($proposer) } an.
event-waited = { SEAT($seat) } wartet ab.
    .you = Du wartest ab.
event-left_market = { SEAT($seat) } ist mit dem Handeln fertig.
    .you = Du bist mit dem Handeln fertig.
event-market_closed = Der Handel ist beendet.
event-oracle_asked = { SEAT($seat) } befragt das Orakel.
    .you = Du befragst das Orakel.
event-foreseen = Das Orakel zeigt Gefahrenkarte Nummer { $place }.
    .known = Das Orakel zeigt Gefahrenkarte Nummer { $place }: { $hazard }.
event-looked = { SEAT($seat) } sieht sich die Hafenkarte von { $land } an.
    .known = { SEAT($seat) } sieht sich die Hafenkarte von { $land } an: { $harbor }.
    .you = Du siehst dir die Hafenkarte von { $land } an: { $harbor }.
event-load_together = { SEAT($seat) } lässt alle gleichzeitig laden.
    .you = Du lässt alle gleichzeitig laden.
event-loading_order = { SEAT($seat) } entscheidet: { SEAT($named, you: "du lädst", after: " lädt") } { face-nth }.
    .you = Du { SEAT($named, you: "willst selbst", before: "lässt ") } { face-nth } laden.
event-sailed = { $fleet } von { SEAT($seat) } fährt mit { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    } nach { $land }.
    .you = Deine { $fleet } fährt mit { $cards ->
            [one] einer Karte
           *[other] { $cards } Karten
        } nach { $land }.
event-stayed_home = { $fleet } von { SEAT($seat) } bleibt daheim.
    .you = Deine { $fleet } bleibt daheim.
event-hazard_drawn = Gefahr für { $region_id ->
        [neighboring] die Nachbarländer
        [foreign] die fernen Länder
       *[other] { $region }
    }: { $hazard }.
event-hazard_replaced = Neue Gefahr für { $fleet } von { SEAT($seat) }: { $hazard }.
    .you = Deine { $fleet } gerät in eine neue Gefahr: { $hazard }.
event-hazards_reshuffled = { $count } Gefahrenkarten werden zu einem neuen Stapel gemischt.
event-fleet_picked = { SEAT($seat) } bestimmt { $fleet } von { SEAT($owner, you: "dir") }.
    .you = Du bestimmst { $fleet } von { SEAT($owner, you: "dir selbst") }.
event-immune = { $fleet } von { SEAT($seat) } ist immun.
    .you = Deine { $fleet } ist immun.
event-protected = { $fleet } von { SEAT($seat) } ist durch { face-a_card } geschützt.
    .you = Deine { $fleet } ist durch { face-a_card } geschützt.
event-struck = { $fleet } von { SEAT($seat) } wird getroffen.
    .you = Deine { $fleet } wird getroffen.
event-gift_spent = { SEAT($seat) } gibt für { $fleet } eine Gabe Poseidons aus.
    .you = Du gibst für { $fleet } eine Gabe Poseidons aus.
event-gift_not_spent = { SEAT($seat) } nimmt die Gefahr für { $fleet } hin.
    .you = Du nimmst die Gefahr für { $fleet } hin.
event-protection_lost = { $fleet } von { SEAT($seat) } ist gerettet und verliert { face-a_card }.
    .you = Deine { $fleet } ist gerettet und verliert { face-a_card }.
event-cargo_lost = { $cards_count ->
        [0] { $fleet } von { SEAT($seat) } verliert nichts.
       *[other] { $fleet } von { SEAT($seat) } verliert: { $cards }.
    }
    .you = { $cards_count ->
            [0] Deine { $fleet } verliert nichts.
           *[other] Deine { $fleet } verliert: { $cards }.
        }
event-cargo_loss_due = { $fleet } von { SEAT($seat) } verliert { $count ->
        [0] nichts
        [one] zufällig eine Karte
       *[other] zufällig { $count } Karten
    }.
    .you = Deine { $fleet } verliert { $count ->
            [0] nichts
            [one] zufällig eine Karte
           *[other] zufällig { $count } Karten
        }.
event-fleet_sunk = { $fleet } von { SEAT($seat) } geht unter, an Bord: { $cards }.
    .you = Deine { $fleet } geht unter, an Bord: { $cards }.
event-fleet_turned_back = { $fleet } von { SEAT($seat) } kehrt um.
    .you = Deine { $fleet } kehrt um.
event-fleet_diverted = { $fleet } von { SEAT($seat) } landet in { $land }.
    .you = Deine { $fleet } landet in { $land }.
event-fleet_arrived = { $fleet } von { SEAT($seat) } kommt in { $land } an.
    .you = Deine { $fleet } kommt in { $land } an.
event-harbor_wish = { SEAT($seat) } { $open ->
        [0] hätte { $land } geschlossen gelassen
       *[other] öffnet { $land }
    }.
    .you = Du { $open ->
            [0] hättest { $land } geschlossen gelassen
           *[other] öffnest { $land }
        }.
event-harbor_opened = Der Hafen von { $land }: { $harbor }.
event-harbor_closed = { $land } bleibt geschlossen.
event-trade_begun = { $fleet } von { SEAT($seat) } handelt in { $land }.
    .you = Deine { $fleet } handelt in { $land }.
event-blockade_run = { SEAT($seat) } durchbricht die Blockade mit { face-with_a_card }.
    .you = Du durchbrichst die Blockade mit { face-with_a_card }.
event-sickness_passed = Die Krankheit findet bei { SEAT($seat) } nichts zu holen.
    .you = Du hast nichts, was die Krankheit holen könnte.
event-sickness_takes = Die Krankheit fordert etwas von { SEAT($seat) }.
    .you = Du musst der Krankheit etwas überlassen.
event-conversion_begun = { SEAT($seat) } tauscht { $line }, { $discounts }.
    .you = Du tauschst { $line }, { $discounts }.
event-surplus_taken = { SEAT($seat) } nimmt { $count } mehr aus dem Überfluss: { $card }.
    .you = Du nimmst { $count } mehr aus dem Überfluss: { $card }.
event-offer_taken = { SEAT($seat) } nimmt, was { $land } bietet.
    .you = Du nimmst, was { $land } bietet.
event-aegis_taken = { SEAT($seat) } nimmt { face-a_card }.
    .you = Du nimmst { face-a_card }.
event-plan_drawn = { SEAT($seat) } zieht den Plan { face-of_the_wonder }.
    .you = Du ziehst den Plan { face-of_the_wonder }.
event-trade_ended = { $fleet } von { SEAT($seat) } ist mit dem Handeln fertig.
    .you = Deine { $fleet } ist mit dem Handeln fertig.
event-surplus_cargo = { SEAT($seat) } lässt in { $land } zurück: { $cards }.
    .you = Du lässt in { $land } zurück: { $cards }.
event-came_home = { SEAT($seat) } bringt { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } heim.
    .you = Du bringst { $cards ->
            [one] eine Karte
           *[other] { $cards } Karten
        } heim.
event-earthquake_paid = { SEAT($seat) } zahlt für den Schaden.
    .you = Du zahlst für den Schaden.
event-building_idle = { face-The_structure } von { SEAT($seat) } steht still.
    .you = { face-Your_structure } steht still.
event-building_begun = { SEAT($seat) } baut: { $structure }.
    .you = Du baust: { $structure }.
event-discount_used = { SEAT($seat) } lässt etwas weg, dank „{ $discount }“: { $item }.
    .you = Du lässt etwas weg, dank „{ $discount }“: { $item }.
event-price_fixed = { SEAT($seat) } lässt nichts mehr weg.
    .you = Du lässt nichts mehr weg.
event-built = { SEAT($seat) } hat gebaut: { $structure }.
    .you = Du hast gebaut: { $structure }.
event-fleet_ordered = { SEAT($seat) } bestellt { $fleet }.
    .you = Du bestellst { $fleet }.
event-fleet_bought = { SEAT($seat) } hat jetzt { $fleet }.
    .you = Du hast jetzt { $fleet }.
event-paid = { SEAT($seat) } zahlt insgesamt { $cards }.
    .you = Du zahlst insgesamt { $cards }.
event-building_used = { SEAT($seat) } nutzt { face-the_structure }.
    .you = Du nutzt { face-the_structure }.
event-philosophy_adopted = { SEAT($seat) } nimmt eine Philosophie auf: { $philosophy }.
    .you = Du nimmst eine Philosophie auf: { $philosophy }.
event-swap_begun = { SEAT($seat) } tauscht im Stadion eine Grundware.
    .you = Du tauschst im Stadion eine Grundware.
event-turn_ended = { SEAT($seat) } ist fertig.
    .you = Du bist fertig.
event-limit_met = { SEAT($seat) } wirft { $cards } ab.
    .you = Du wirfst { $cards } ab.
event-hand_kept = { SEAT($seat) } zeigt nichts.
    .you = Du zeigst nichts.
event-hand_shown = { SEAT($seat) } behält und zeigt { $cards }.
    .you = Du behältst und zeigst { $cards }.
event-voted = { SEAT($seat) } stimmt für { SEAT($named, you: "dich") }.
    .you = Du stimmst für { SEAT($named, you: "dich selbst") }.
event-election_tied = Die Wahl endet unentschieden: je { $votes ->
        [one] eine Stimme
       *[other] { $votes } Stimmen
    }.
event-elected = { SEAT($seat) } wird Archont.
    .you = Du wirst Archont.
event-theater_gold = { SEAT($seat) } nimmt dank dem Großen Theater { $gold } Gold.
    .you = Du nimmst dank dem Großen Theater { $gold } Gold.
event-hand_counted = { SEAT($seat) } hat auf der Hand: { $cards }.
    .you = Du hast auf der Hand: { $cards }.
event-crowned = { SEAT($seat) } hat das letzte Wort: { SEAT($named, you: "Du gewinnst", after: " gewinnt") }.
    .you = Du hast das letzte Wort: { SEAT($named, you: "Du gewinnst", after: " gewinnt") }.
event-island_finished = { SEAT($seat) } hat alles gebaut.
    .you = Du hast alles gebaut.
event-game_ended = Das Spiel endet im { $year }. Jahr, in der { $season }. Jahreszeit.

## Gründe

# Unsaid: $missing
reason-too_few = Du brauchst { $need }× { $card } und hast { $have }.
reason-too_few_basics = Du brauchst { $need }× { $card } und hast { $have }. Insgesamt { $missing ->
        [one] fehlt eine Grundware
       *[other] fehlen { $missing } Grundwaren
    }.
reason-too_few_wild = Du brauchst noch { $need ->
        [one] eine Grundware
       *[other] { $need } Grundwaren
    }; { $missing ->
        [one] eine fehlt
       *[other] { $missing } fehlen
    }.
reason-too_few_of_class = Nicht genug { $class }: nötig { $need }, verwendbar { $have }.
reason-no_more_cards = { $have ->
        [0] Davon hast du dort nichts: { $card }.
       *[other] Du hast dort nur { $have } { $card }.
    }
reason-in_order = Karten werden in ihrer festen Reihenfolge gewählt; du bist bei: { $card }.
reason-would_not_do = Wählst du { face-a_card }, bekommst du den Rest nicht mehr zusammen; noch { $due }.
reason-wrong_class = Das wird hier nicht verlangt: { $card }.
reason-no_buy_in = In { face-the_wonder } kann sich niemand einkaufen.
reason-not_complete = Noch hat niemand { face-the_wonder } vollendet.
reason-own_wonder = Du besitzt { face-the_wonder } selbst.
reason-buy_in_over = In { face-the_wonder } kannst du dich nur von der { $from } bis zur { $until } einkaufen.
reason-bought_already = In { face-the_wonder } hast du dich in dieser Jahreszeit schon eingekauft.
reason-supply_empty = Davon ist nichts mehr im Vorrat: { $card }.
reason-not_asked = { $card } wird jetzt nicht verlangt: { $wonder }.
reason-not_your_wonder = Du besitzt { face-the_wonder } nicht.
reason-wrong_stage = Das geht auf dieser Stufe nicht: { $wonder }, { $stage }.
reason-not_face_up = „{ $omen }“ liegt nicht offen.
reason-ordered_already = „{ $omen }“ hat schon einen Platz.
reason-not_bad = „{ $omen }“ schadet nicht.
reason-not_that_land = „{ $omen }“ kann { $land } nicht schließen.
reason-not_yourself = { $omen }: Nenn einen anderen Spieler.
reason-nothing_to_suffer = { SEAT($seat) } hat nichts, was „{ $omen }“ treffen könnte.
    .you = Du hast nichts, was „{ $omen }“ treffen könnte.
reason-choose_first = Du hast zuerst etwas zu wählen.
reason-no_unrest = Keines deiner Dörfer muss leer ausgehen.
reason-not_built = Das hast du nicht: { $structure }.
reason-no_ransom = Du musst jetzt kein Heer zurückgeben; du hast { $armies ->
        [0] keines
        [one] eines
       *[other] { $armies }
    }.
reason-no_army_to_post = Du hast gerade kein Heer, das nach { $village } könnte.
reason-no_army_there = { $village } bringt nichts ein, oder die anderen Heere fänden kein Dorf mehr.
reason-no_such_bonus = Das kannst du gerade nicht zusätzlich nehmen: { $card }.
reason-not_due = Darauf kannst du nicht verzichten, du bekommst nichts davon: { $card }.
reason-give_first = Gib zuerst: noch { $due }.
reason-given_already = Du hast gerade { $card } gegeben und kannst das nicht rückgängig machen.
reason-shortage = Hier herrscht Mangel an { $card }.
reason-surplus = Mit { $card } kannst du hier nicht zahlen.
reason-not_to_be_had = Das ist hier nicht zu bekommen: { $card }.
reason-take_now = Du hast genug gegeben; nimm jetzt { $get ->
        [one] eine Karte
       *[other] { $get } Karten
    }.
reason-no_shortage = Das zählt hier nicht doppelt: { $card }.
reason-one_left = Es fehlt nur noch eine Karte, und das würde doppelt zählen: { $card }.
reason-no_market = Du hast keinen Markt, der arbeitet.
reason-market_used = Du hast deinen Markt in dieser Jahreszeit schon genutzt ({ $exchanges ->
        [one] ein Tauschgeschäft
       *[other] { $exchanges } Tauschgeschäfte
    }).
reason-settle_first = Bring zuerst „{ $omen }“ hinter dich.
reason-way_is_settled = { $omen }: Du zahlst schon auf andere Weise als mit { $payment }.
reason-cannot_pay_so = { $omen }: Das kannst du nicht zahlen: { $payment }.
reason-no_such_payment = { $omen }: Das wird nicht angenommen: { $payment }.
reason-no_village_lost = „{ $omen }“ kostet dich gerade kein Dorf.
reason-nothing_to_pick = Du hast hier nichts zu wählen, auch das nicht: { $card }.
reason-not_such_a_card = { $omen }: Das zählt nicht: { $card }.
reason-no_drafts_left = Du hast in dieser Jahreszeit { $drafts } Angebote entworfen, mehr sind nicht erlaubt.
reason-nobody_left = Es ist niemand mehr da, mit dem du handeln könntest.
reason-no_offer = { SEAT($seat) } hat kein Angebot, auf das du antworten könntest.
reason-no_own_offer = Du hast kein offenes Angebot.
reason-no_draft = Du entwirfst gerade kein Angebot.
reason-drafting = Mach zuerst dein Angebot oder lass es fallen.
reason-yourself = Mit { SEAT($seat) } kannst du nicht handeln: Das bist du.
    .you = Mit dir selbst kannst du nicht handeln.
reason-has_left = { SEAT($seat) } ist mit dem Handeln schon fertig.
    .you = Du bist mit dem Handeln schon fertig.
reason-side_full = Auf einer Seite ist Platz für { $cards } Karten, mehr nicht.
reason-on_both_sides = Das steht schon auf der anderen Seite: { $card }.
reason-empty_offer = Ein Angebot braucht mindestens eine Karte.
reason-face_up = Die Hafenkarte von { $land } liegt offen.
reason-just_seen = { $land } hast du dir gerade angesehen.
reason-sequence_begun = Du nennst schon eine Reihenfolge.
reason-nothing_to_load = { SEAT($seat) } hat nichts zu laden.
    .you = Du hast nichts zu laden.
reason-named_already = { SEAT($seat) } ist schon genannt.
    .you = Du bist schon genannt.
reason-all_decided = Du hast schon über alles entschieden.
reason-vote_first = Gib zuerst deine Stimme ab.
reason-all_loaded = Alle deine Flotten waren schon an der Reihe.
reason-fleet_waits = Erst ist { $fleet } an der Reihe.
reason-land_closed = { $land } ist in dieser Jahreszeit geschlossen.
reason-land_first = Sag zuerst, wohin { $fleet } fährt.
reason-no_cargo = { $fleet } braucht eine Karte an Bord, um auszulaufen.
reason-under_sail = { $fleet } wird schon beladen.
reason-not_that_landing = In { $land } kann die Flotte nicht landen.
reason-not_equal = { $fleet } von { SEAT($seat) } gehört nicht zu den gleich großen.
reason-no_gift_aboard = An Bord von { $fleet } ist keine Gabe Poseidons.
reason-not_struck = Diese Gefahr trifft { $fleet } nicht.
reason-lose_first = Erst { $left ->
        [one] muss noch eine Karte
       *[other] müssen noch { $left } Karten
    } weg.
reason-not_lost_to_it = „{ $hazard }“ kostet dich das nicht: { $card }.
reason-no_fleet_there = In { $land } hast du keine Flotte.
reason-open_already = { $land } ist schon offen.
reason-another_land = Entscheide zuerst über { $land }.
reason-not_arrived = { $fleet } ist nirgends angekommen.
reason-traded_already = { $fleet } hat in dieser Jahreszeit schon gehandelt.
reason-harbor_closed = Der Hafen von { $land } ist geschlossen.
reason-blockade = Vor { $land } liegt eine Blockade: Du brauchst ein Heer oder eine Eskorte an Bord.
reason-no_toll = { $land } verlangt eine Ware als Zoll.
reason-not_for_dues = Das kannst du dafür nicht geben: { $card }.
reason-no_such_offer = So etwas hat { $land } nicht zu bieten.
reason-offer_taken = Diese Flotte hat schon genommen, was { $land } bietet.
reason-copied_already = In { $land } hast du in dieser Jahreszeit schon eine Philosophie übernommen.
reason-no_academy = Du hast keine Akademie, die arbeitet.
reason-no_such_line = Dieser Kurs gilt in { $land } nicht: { $line }.
reason-no_conversions_left = Diese Flotte hat { $conversions } Tauschgeschäfte gemacht, mehr sind nicht erlaubt.
reason-no_such_discount = Nicht zu haben { $discounts }: { $line }.
reason-two_plans = Du hattest schon zwei Pläne, mehr sind nicht erlaubt.
reason-no_plans_left = Es ist kein Plan mehr übrig.
reason-held_already = Diese Philosophie hast du schon: { $philosophy }.
reason-none_left = Davon ist keine Karte mehr übrig: { $philosophy }.
reason-nobody_holds = Niemand sonst hat diese Philosophie: { $philosophy }.
reason-academy_used = Du hast deine Akademie in dieser Jahreszeit schon genutzt.
reason-introduce_first = Deine Akademie muss zuerst etwas Neues einführen, und das hat schon jemand: { $philosophy }.
reason-built_already = Das hast du schon: { $structure }.
reason-fleet_owned = { $fleet } hast du schon.
reason-fleet_before = Ohne die vorige Flotte kannst du { $fleet } nicht kaufen.
reason-no_such_use = So kannst du { face-the_structure } nicht nutzen.
reason-idle_building = { face-The_structure } steht in dieser Jahreszeit still.
reason-used_already = Du hast { face-the_structure } in dieser Jahreszeit schon genutzt.
reason-wonder_used = Du hast { face-the_wonder } in dieser Jahreszeit schon genutzt.
reason-no_such_wonder = Keines deiner Weltwunder bringt dir { face-a_card }.
reason-no_swaps = Du hast kein Stadion zum Tauschen, oder es ist schon ausgenutzt.
reason-price_is_fixed = Der Preis steht fest.
reason-discount_needed = Ohne Nachlass { $missing ->
        [one] fehlt eine Grundware
       *[other] fehlen { $missing } Grundwaren
    }.
reason-no_discount = { $discount }: Damit kannst du nichts mehr weglassen.
reason-not_in_price = Das ist nicht im Preis: { $item }.
reason-discount_in_order = Nachlässe kommen in ihrer festen Reihenfolge; du bist bei: { $discount }.
reason-still_too_dear = { $discount }: So genutzt, könntest du den Rest nicht zahlen.
reason-discounts_first = Entscheide zuerst über Nachlässe.
reason-own_basic = Das stellt deine eigene Insel her: { $card }.
reason-none_to_spare = Davon kannst du nichts entbehren: { $card } (insgesamt { $have }).
reason-different_types = Grundwaren, die du nicht herstellst, müssen verschieden sein; dafür ist es zu spät: { $card }.
reason-over_limit = Du hast { $have } Waren und darfst { $limit } behalten.
reason-within_limit = Du hast { $have } Waren und darfst { $limit } behalten: Nichts muss weg.
reason-option_chosen = Du hast schon gewählt.
reason-option_first = Wähle zuerst, was du behältst.
reason-limit_is_met = Du bist schon bei deinem Handlimit.
reason-none_to_discard = Davon muss nichts weg: { $card }.
reason-not_for_yourself = Du kannst nicht für dich selbst stimmen.
reason-not_tied = { SEAT($seat) } gehört nicht zu den Gleichstehenden.
    .you = Du gehörst nicht zu den Gleichstehenden.
reason-plan_gone = Den Plan { face-of_the_wonder } hat schon jemand.

## Pläne

plan-trading = Handel mit anderen
    .text = Was du anbietest, Karten gegen Karten, eines nach dem anderen, und was du von anderen annimmst. Wer ausgenommen ist, bekommt keines von beidem.
plan-prices = Preise: Karten gegen andere
    .beside = Die Karte, die du willst
    .beside-too = Noch eine Karte, die du dazu willst
    .too = Noch eine Karte, die du dazugibst
    .count = Bis du so viele davon hast
    .counted = { $count } { $value }
    .pair = { $value } gegen { $beside } bis { $count }
    .said = Preise: { $value }
plan-send = Wie du anbietest
plan-send-all = allen anbieten
plan-send-each = einzeln anbieten
plan-send-none = selbst nichts anbieten
plan-accept = Was du annimmst
plan-accept-prices = zu diesen Preisen annehmen
plan-accept-useful = annehmen, was meinem Bauen hilft
plan-accept-presents = nur Geschenke annehmen
plan-accept-ask = bei Angeboten mich fragen
plan-hold = Karten, die du nicht hergibst
    .count = Wie viele
    .counted = { $count } { $value }
    .said = { $value } zurückhalten
plan-not_to = Nicht mit
    .said = nicht mit { $value }
plan-drafts = Höchstens so viele Angebote je Jahreszeit
    .said = { $value ->
        [0] kein Angebot je Jahreszeit
        [one] höchstens { $value } Angebot je Jahreszeit
       *[other] höchstens { $value } Angebote je Jahreszeit
    }
plan-voyage = Fahrten
    .text = Wohin jede Flotte fährt und womit, ob Gaben gegen Gefahren ausgegeben werden und ob ein Hafen geöffnet wird. Nenn kein Land, um gefragt zu werden, wohin eine Flotte fährt.
plan-to_a = Flotte A fährt zum ersten hiervon, das nicht gesperrt ist
    .said = A: { $value }
plan-to_a-home = daheim bleiben
plan-cargo_a = Ladung der Flotte A, in dieser Reihenfolge
    .count = Höchstens
    .counted = { $count } { $value }
    .said = A mit { $value }
plan-to_b = Flotte B fährt zum ersten hiervon, das nicht gesperrt ist
    .said = B: { $value }
plan-to_b-home = daheim bleiben
plan-cargo_b = Ladung der Flotte B, in dieser Reihenfolge
    .count = Höchstens
    .counted = { $count } { $value }
    .said = B mit { $value }
plan-to_c = Flotte C fährt zum ersten hiervon, das nicht gesperrt ist
    .said = C: { $value }
plan-to_c-home = daheim bleiben
plan-cargo_c = Ladung der Flotte C, in dieser Reihenfolge
    .count = Höchstens
    .counted = { $count } { $value }
    .said = C mit { $value }
plan-least = Eine Flotte fährt mit mindestens so vielen Karten
    .said = { $value ->
        [one] ab { $value } Karte
       *[other] ab { $value } Karten
    }
plan-gift = Gaben Poseidons
plan-gift-heavy = eine Gabe, wenn die halbe Ladung, die Flotte oder die Fahrt auf dem Spiel steht
plan-gift-any = eine Gabe gegen jede Gefahr, die schadet
plan-gift-never = nie eine Gabe
plan-gift-ask = bei Gaben mich fragen
plan-open = Verdeckte Hafenkarten
plan-open-useful = Häfen öffnen, in denen eine Flotte ohne große Verluste handeln kann
plan-open-always = jeden Hafen öffnen
plan-open-never = keinen Hafen öffnen
plan-open-ask = bei Häfen mich fragen
plan-hold_on = Auf See zuletzt verloren
    .count = Wie viele
    .counted = { $count } { $value }
    .said = { $value } zuletzt verloren
plan-abroad = Handel in der Fremde
    .text = Was deine Flotten kaufen, in dieser Reihenfolge; danach, was deinem Bauen hilft. Sie geben, was dir am wenigsten fehlt.
plan-buy = Kaufen, bis du so viele hast
    .count = Wie viele
    .counted = { $count } { $value }
    .said = { $value } kaufen
plan-draw = Pläne in Athen
plan-draw-yes = Pläne ziehen
plan-draw-no = keinen Plan ziehen
plan-draw-ask = bei Plänen mich fragen
plan-copy = Philosophien in Ionien, in dieser Reihenfolge
    .said = in Ionien { $value }
plan-building = Bauen
    .text = Was du baust, in dieser Reihenfolge; danach eigene Wunder, Werkstätten, Dörfer und die Akropolis; Flotten nur, wenn du sie nennst. Auch der Markt, Wunder in allen Phasen und ein Erdbeben.
plan-order = In dieser Reihenfolge bauen
    .said = { $value } bauen
plan-order-fleet_b = Flotte B
plan-order-fleet_c = Flotte C
plan-order-wonder = eigene Wunder
plan-save = Was später in der Reihenfolge kommt
plan-save-next = Späteres nur aus Karten bauen, die Früheres nicht braucht
plan-save-none = bauen, was bezahlbar ist
plan-save-strict = sparen, bis das Nächste bezahlbar ist
plan-keep = Karten, die das Bauen nicht verbraucht
    .count = Wie viele
    .counted = { $count } { $value }
    .said = { $value } sparen
plan-pay = Eigene Wunder
plan-pay-soon = Wunder bezahlen, sobald die Karten da sind
plan-pay-turn = Wunder in meinem Bauzug bezahlen
plan-pay-ask = bei Wundern mich fragen
plan-aegis = Im Seehafen, in der Festung und im Heiligtum kaufen
    .said = daheim { $value }
plan-adopt = Philosophien, in dieser Reihenfolge
    .said = { $value } annehmen
plan-buy_in = Sich in Wunder anderer einkaufen
    .said = einkaufen bei { $value }
plan-household = Ernte, Ereignisse, Handlimit
    .text = Welche Karten du am längsten behältst, wo immer welche bezahlt, verloren, abgelegt oder genommen werden.
plan-keep_longest = Am längsten behalten
    .count = Wie viele
    .counted = { $count } { $value }
    .said = { $value } am längsten behalten
plan-toward = Dann, was hierfür nötig ist
    .said = für { $value }
plan-toward-fleet_b = Flotte B
plan-toward-fleet_c = Flotte C
plan-toward-wonder = eigene Wunder
plan-limit = Beim Handlimit
plan-limit-better = behalten, was mehr wert ist
plan-limit-any = Karten beliebiger Art behalten
plan-limit-per_type = von jeder Art etwas behalten
plan-limit-ask = beim Handlimit mich fragen
plan-plague = Seuche
plan-plague-army = der Seuche ein Heer geben
plan-plague-card = der Seuche eine Karte geben
plan-plague-ask = bei der Seuche mich fragen
plan-council = Spenden, Stimmen, Archont
    .text = Was du spendest, wen du wählst und warum, und was du als Archont tust.
plan-donate = Dem Archonten jede Jahreszeit spenden
    .count = Wie viele
    .counted = { $count } { $value }
    .said = { $value } spenden
plan-vote = Den Ersten hiervon wählen
    .said = { $value } wählen
plan-reason = Sonst wählen
plan-reason-behind = wählen, wer am weitesten zurückliegt
plan-reason-ahead = wählen, wer am weitesten vorn liegt
plan-reason-keep = den amtierenden Archonten wählen
plan-reason-spared = den Archonten wählen, außer ich wurde diese Jahreszeit benannt
plan-reason-ask = bei Wahlen mich fragen
plan-archon = Als Archont
plan-archon-events = als Archont: Gewinne zuerst, alle laden gemeinsam
plan-archon-ask = als Archont mich fragen
plan-hit = Wen es zuerst trifft, wenn der Archont wählt
    .said = { $value } treffen
