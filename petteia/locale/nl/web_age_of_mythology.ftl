# Wat het bord van Age of Mythology in de webclient zegt naast de namen en teksten van het spel.

## De borden

web-aom-board = Bord van { $name }
web-aom-you = jij
web-aom-age = { $age } · { $culture }
web-aom-squares = { $used } van { $all } vakken
web-aom-tiles = { $tiles ->
        [one] één tegel
       *[other] { $tiles } tegels
    } · { $villagers ->
        [0] geen dorpeling
        [one] één dorpeling
       *[other] { $villagers } dorpelingen
    }
web-aom-city = Stad
web-aom-land = Productie
web-aom-land-short = Land
web-aom-army = Leger
web-aom-army-none = Geen eenheden thuis
web-aom-areas = Delen van het bord
web-aom-tile-worker = { $tile }, { $worker }
web-aom-space = { $terrain }, geen tegel
web-aom-unit = { $count ->
        [one] { $name }
       *[other] { $count }× { $name }
    }
web-aom-stock = { $count } { $resource }, er blijven er hoogstens { $limit }
web-aom-stock-then = { $count } { $resource }, daarna { $then }
web-aom-cubes = { $count ->
        [one] één zegeblokje
       *[other] { $count } zegeblokjes
    }
web-aom-cards = { $count ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $count } kaarten
    }
web-aom-look = Bekijk het bord van { $name }
web-aom-home = Terug naar je bord
web-aom-peoples = De drie volken
web-aom-people-of = Geleid door { $names }.
web-aom-no-people = Nog geen volk
web-aom-opponents = Tegenstanders
web-aom-deciding = beslist
web-aom-first = startspeler

## Het midden van de tafel

web-aom-bank = Bank
web-aom-bank-of = { $count } { $resource } in de bank
web-aom-victory = Zegekaarten
web-aom-victory-short = Tafel
web-aom-left = { $count ->
        [one] nog één blokje
       *[other] nog { $count } blokjes
    }
web-aom-open = open
web-aom-leads = { $name } leidt
web-aom-on-card = { $name }: { $count ->
        [0] geen blokje
        [one] één blokje
       *[other] { $count } blokjes
    }
web-aom-hand = Je kaarten
web-aom-held = In je hand:
web-aom-deck = Stapel
web-aom-deck-left = nog { $count }
web-aom-options = Wat je kunt kiezen
web-aom-turn = Beurt { $turn }
web-aom-round = { $phase } · { $round }
web-aom-list = Als lijst

## Kaarten

web-aom-card-explore = { $number ->
        [0] Eén tegel per speler
       *[other] Van elk één, plus { $number }
    }
web-aom-card-gather = { $scope ->
        [all] Alles van elke tegel
        [food_only] Alle voedsel
       *[other] Eén terrein of één grondstof
    }
web-aom-card-build = { $number ->
        [one] Eén gebouw
       *[other] Tot { $number } gebouwen
    }
web-aom-card-recruit = { $number ->
        [one] Eén eenheid
       *[other] Tot { $number } eenheden
    }
web-aom-card-trade = { $number ->
        [0] Vrij ruilen, zonder kosten
       *[other] Betaal { $number }, ruil dan vrij
    }
web-aom-card-attack = Tot { $number } eenheden elk
web-aom-card-next_age = { $number } van elke grondstof
web-aom-card-next_age-last = Er volgt geen era meer
web-aom-all = Alles
web-aom-play = { $deed } spelen
web-aom-play-now = Spelen
web-aom-pass = Hiermee passen
web-aom-pass-instead = Passen met een kaart
web-aom-pass-which = Met welke kaart pas je?
web-aom-play-instead = Toch een kaart spelen
web-aom-chosen = gekozen

## Kiezen

web-aom-costs = { $name }: { $cost }
web-aom-free = gratis
web-aom-give = Je geeft
web-aom-for = Je neemt
web-aom-amount = Hoeveel
web-aom-swap = { $count } { $give } voor { $count } { $get }
web-aom-no-space = Geen plek vrij
web-aom-to-place = Te plaatsen

## Gevecht

web-aom-battle-title = { $attacker } valt { $area ->
        [city] de stad van { $defender } aan
        [production] de productie van { $defender } aan
       *[holding] het opslaggebied van { $defender } aan
    }
web-aom-attacker = Aanvaller · { $count ->
        [one] één eenheid staat
       *[other] { $count } eenheden staan
    }
web-aom-defender = Verdediger · { $count ->
        [one] één eenheid staat
       *[other] { $count } eenheden staan
    }
web-aom-attacker-musters = Aanvaller · tot { $limit ->
        [one] één eenheid
       *[other] { $limit } eenheden
    }
web-aom-defender-musters = Verdediger · tot { $limit ->
        [one] één eenheid
       *[other] { $limit } eenheden
    }
web-aom-sent = Gestuurd
web-aom-take-back = Haal { $unit } terug
web-aom-at-home = Thuis
web-aom-units = Eenheden
web-aom-secret = Er ligt een kaart gedekt
web-aom-chooses = Kiest in het geheim
web-aom-your-choice = Jouw keuze
web-aom-no-card = Nog geen kaart
web-aom-dice-base = Dobbelstenen op de kaart
web-aom-dice-more = Uit bonussen
web-aom-dice-all = Gegooid
web-aom-dice-not-yet = Nog niet gegooid
web-aom-berserk = In razernij
web-aom-throw = Probeert een worp
web-aom-sixes = { $count ->
        [one] zes
       *[other] zessen
    }
web-aom-to = tegen
web-aom-hits = { $hits ->
        [0] geen treffer
        [one] één treffer
       *[other] { $hits } treffers
    }
web-aom-only-sixes = Alleen zessen raken.
web-aom-encounter = Treffen { $number }
web-aom-verdict-won = { $winner } verslaat { $loser }
web-aom-verdict-thrown = { $winner } slingert { $loser } naar huis
web-aom-verdict-tie = Gelijk: er wordt opnieuw gegooid
web-aom-tie-power = Bij gelijke stand wint { $unit }.
web-aom-tie-berserk = Bij gelijke stand verliest wie in razernij is: { $unit }.
web-aom-verdict-battle = { $name } wint het gevecht
web-aom-fight-on = Doorvechten
web-aom-fight-to-end = Tot het einde vechten
web-aom-fight-until = Terugtrekken onder …
web-aom-fight-below = Terugtrekken onder { $percent } %
web-aom-stance-end = Stop, ik beslis zelf
web-aom-stance-below = Tot onder { $percent } % · zelf beslissen
web-aom-send-best = De beste { $count } sturen
web-aom-send-nothing = Niemand sturen
web-aom-draw-rest = { $taken ->
        [0] Trek er { $count }
       *[other] Neem er { $taken }, trek er { $count }
    }
web-aom-take = { $count ->
        [0] Geen kaarten nemen
       *[other] { $count } van { $room } nemen
    }
web-aom-sure-retreat = Terugtrekken en dit gevecht opgeven?
web-aom-sure-send-nothing = Geen eenheden sturen? Dan verlies je dit gevecht meteen.
web-aom-sure-take-nothing = Geen kaarten nemen? Je hebt nog plaats voor { $room ->
        [one] één kaart
       *[other] { $room } kaarten
    }.
web-aom-glance-win = om het gevecht te winnen
web-aom-won-cubes = { $count ->
    [one] Eén zegeblokje is gewonnen.
   *[other] { $count } zegeblokjes zijn gewonnen.
}
web-aom-press-on = Druk ergens om verder te gaan.
web-aom-last-turn = De laatste beurt
web-aom-last-turn-text = Het laatste zegeblokje is uit de bank: met deze beurt eindigt het spel.
web-aom-waits = wacht
web-aom-waits-text = Die wacht hier tot je een kaart ‘Vergaren’ speelt.
web-aom-fallen = gesneuveld
web-aom-fighting = vecht
web-aom-past = Eerdere treffens
web-aom-god = { $god } helpt de aanvaller
web-aom-score = { $left } tegen { $right }

## Van dichtbij

web-aom-close = Sluiten
web-aom-price = Prijs
web-aom-dice = Dobbelstenen
web-aom-bonus = { $count } meer tegen { $what }
web-aom-needs = Vereist: { $age }
web-aom-why = { $deed }: { $why }
web-aom-may = { $name }: { $deed }
web-aom-laid = { $card }, deze beurt gespeeld
web-aom-pool-left = { $count ->
        [one] één tegel in de voorraad
       *[other] { $count } tegels in de voorraad
    }
web-aom-deck-of = { $culture }, stapel: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }, { $laid } afgelegd
web-aom-dice-from = Waar de dobbelstenen vandaan komen
web-aom-dice-against = Tegen { $what }
web-aom-dice-no-bonus = Geen bonus hier
web-aom-dice-kills = { $count ->
        [one] Eén uitgeschakelde eenheid
       *[other] { $count } uitgeschakelde eenheden
    }
web-aom-dice-opposing = Dobbelstenen van { $unit }
web-aom-dice-will = Te gooien dobbelstenen
web-aom-verdict-retreat = { $name } trekt zich terug: { $winner } wint het gevecht
web-aom-race = De wedloop
web-aom-race-of = { $name }: { $has ->
        [one] één zegeblokje
       *[other] { $has } zegeblokjes
    }{ $hopes ->
        [0] {""}
       *[other] , en zoals het er nu voor staat nog { $hopes }
    }
web-aom-stock-full = { $count } { $resource }: wat er boven { $limit } komt, leg je aan het einde van de beurt af.
web-aom-bank-cubes = { $count ->
        [one] Er ligt nog één zegeblokje in de bank
       *[other] Er liggen nog { $count } zegeblokjes in de bank
    }
web-aom-open-text = Zoals het er nu voor staat, krijgt niemand deze zegeblokjes.
web-aom-short-by = { $count ->
        [one] Je komt één blokje tekort
       *[other] Je komt { $count } blokjes tekort
    }
web-aom-chance-pair = om dit treffen te winnen
web-aom-chance-table = Kans van jouw eenheden (rijen) tegen die van hen, in procenten
web-aom-chance-before = Kans van jouw eenheden (rijen) tegen die van hen waar geen gebouw verdedigt, in procenten
web-aom-match = Tegen { $name }: { $chances }
web-aom-chance-of = { $mine } met { $dice } dobbelstenen tegen { $theirs } met { $against }: { $percent } %. Zonder razernij, werpen en andere keuzes.
web-aom-chance-battle = om het gevecht te winnen, als beide even vaak kiezen uit wat er over is en niemand zich terugtrekt
web-aom-fort-stands = { $building } van { $name }: +{ $dice } dobbelstenen voor de verdediger.
web-aom-fort-broken = { $name } heeft er een, maar tegen deze eenheden telt die niet.
web-aom-fort-none = { $name } heeft er geen.
web-aom-leaves = Je houdt over
web-assumed-workers = (werkers zoals nu)
web-assumed-discount = (blokjes naar keuze)
web-aom-dice-of = { $count ->
        [one] één dobbelsteen
       *[other] { $count } dobbelstenen
    }
web-aom-idle-build = Je kunt nu niets bouwen. Je mag de kaart toch spelen, of ermee passen.
web-aom-idle-recruit = Je kunt nu niemand werven. Je mag de kaart toch spelen, of ermee passen.
web-aom-idle-trade = Je hebt nu niets te ruilen. Je mag de kaart toch spelen, of ermee passen.
score-tie = Bij evenveel zegeblokjes gaat voor wie in totaal de meeste grondstofblokjes heeft.

## Tellers die plaatsen aan tafel zijn

value-first_player = { SEAT($value) }

## Where long words of names may be broken at the end of a line

web-aom-breaks = Voor|bereiding productie|gebied Gevechts|machine|werk|plaats

# Karakters van bots: elk speelt op zijn eigen manier.
character-imhotep = Imhotep
    .text = Klimt zo vroeg mogelijk op naar de volgende era en droomt van Het Wonder.
character-sigurd = Sigurd
    .text = Gaat af op elk gevecht, blijft tot het einde en neemt de buit mee naar huis.
character-baukis = Baukis
    .text = Zet dorpelingen aan het werk, bouwt werkplaatsen en handelt. Vecht als het moet.
