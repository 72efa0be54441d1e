# Was das Spielbrett von Age of Mythology im Webclient neben den Namen und Texten des Spiels sagt.

## Die Tafeln

web-aom-board = Tafel von { $name }
web-aom-you = du
web-aom-age = { $age } · { $culture }
web-aom-squares = { $used } von { $all } Feldern
web-aom-tiles = { $tiles ->
        [one] ein Plättchen
       *[other] { $tiles } Plättchen
    } · { $villagers ->
        [0] kein Dorfbewohner
        [one] ein Dorfbewohner
       *[other] { $villagers } Dorfbewohner
    }
web-aom-city = Stadt
web-aom-land = Produktion
web-aom-land-short = Land
web-aom-army = Heer
web-aom-army-none = Keine Einheiten daheim
web-aom-areas = Teile der Tafel
web-aom-tile-worker = { $tile }, { $worker }
web-aom-space = { $terrain }, kein Plättchen
web-aom-unit = { $count ->
        [one] { $name }
       *[other] { $count }× { $name }
    }
web-aom-stock = { $count } { $resource }, höchstens { $limit } bleiben
web-aom-stock-then = { $count } { $resource }, danach { $then }
web-aom-cubes = { $count ->
        [one] ein Siegstein
       *[other] { $count } Siegsteine
    }
web-aom-cards = { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }
web-aom-look = Tafel von { $name } ansehen
web-aom-home = Zurück zu deiner Tafel
web-aom-peoples = Die drei Völker
web-aom-people-of = Geführt von { $names }.
web-aom-no-people = Noch kein Volk
web-aom-opponents = Mitspieler
web-aom-deciding = entscheidet
web-aom-first = Startspieler

## Die Mitte des Tisches

web-aom-bank = Bank
web-aom-bank-of = { $count } { $resource } in der Bank
web-aom-victory = Siegkarten
web-aom-victory-short = Tisch
web-aom-left = { $count ->
        [one] noch ein Stein
       *[other] noch { $count } Steine
    }
web-aom-open = offen
web-aom-leads = { $name } führt
web-aom-on-card = { $name }: { $count ->
        [0] kein Stein
        [one] ein Stein
       *[other] { $count } Steine
    }
web-aom-hand = Deine Karten
web-aom-held = Auf der Hand:
web-aom-deck = Stapel
web-aom-deck-left = noch { $count }
web-aom-options = Was du wählen kannst
web-aom-turn = Zug { $turn }
web-aom-round = { $phase } · { $round }
web-aom-list = Als Liste

## Karten

web-aom-card-explore = { $number ->
        [0] Ein Plättchen je Spieler
       *[other] Je eins und { $number } mehr
    }
web-aom-card-gather = { $scope ->
        [all] Alles von jedem Plättchen
        [food_only] Alle Nahrung
       *[other] Ein Gelände oder ein Rohstoff
    }
web-aom-card-build = { $number ->
        [one] Ein Gebäude
       *[other] Bis zu { $number } Gebäude
    }
web-aom-card-recruit = { $number ->
        [one] Eine Einheit
       *[other] Bis zu { $number } Einheiten
    }
web-aom-card-trade = { $number ->
        [0] Frei tauschen, ohne Gebühr
       *[other] { $number } zahlen, dann frei tauschen
    }
web-aom-card-attack = Bis zu { $number } Einheiten je Seite
web-aom-card-next_age = { $number } von jedem Rohstoff
web-aom-card-next_age-last = Kein Zeitalter folgt mehr
web-aom-all = Alles
web-aom-play = { $deed } spielen
web-aom-play-now = Ausspielen
web-aom-pass = Damit passen
web-aom-pass-instead = Mit einer Karte passen
web-aom-pass-which = Mit welcher Karte passt du?
web-aom-play-instead = Doch eine Karte spielen
web-aom-chosen = gewählt

## Wählen

web-aom-costs = { $name }: { $cost }
web-aom-free = kostenlos
web-aom-give = Du gibst
web-aom-for = Du nimmst
web-aom-amount = Wie viele
web-aom-swap = { $count } { $give } für { $count } { $get }
web-aom-no-space = Kein Platz frei
web-aom-to-place = Zu setzen

## Kampf

web-aom-battle-title = { $attacker } greift { $area ->
        [city] die Stadt von { $defender } an
        [production] die Produktion von { $defender } an
       *[holding] das Lager von { $defender } an
    }
web-aom-attacker = Angriff · { $count ->
        [one] eine Einheit steht
       *[other] { $count } Einheiten stehen
    }
web-aom-defender = Verteidigung · { $count ->
        [one] eine Einheit steht
       *[other] { $count } Einheiten stehen
    }
web-aom-attacker-musters = Angriff · bis zu { $limit ->
        [one] eine Einheit
       *[other] { $limit } Einheiten
    }
web-aom-defender-musters = Verteidigung · bis zu { $limit ->
        [one] eine Einheit
       *[other] { $limit } Einheiten
    }
web-aom-sent = Entsandt
web-aom-take-back = { $unit } zurückholen
web-aom-at-home = Daheim
web-aom-units = Einheiten
web-aom-secret = Eine Karte liegt verdeckt
web-aom-chooses = Wählt verdeckt
web-aom-your-choice = Deine Wahl
web-aom-no-card = Noch keine Karte
web-aom-dice-base = Würfel auf der Karte
web-aom-dice-more = Aus Boni
web-aom-dice-all = Gewürfelt
web-aom-dice-not-yet = Noch nicht gewürfelt
web-aom-berserk = Berserker
web-aom-throw = Versucht einen Wurf
web-aom-sixes = { $count ->
        [one] Sechs
       *[other] Sechsen
    }
web-aom-to = zu
web-aom-hits = { $hits ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $hits } Treffer
    }
web-aom-only-sixes = Nur Sechsen treffen.
web-aom-encounter = Begegnung { $number }
web-aom-verdict-won = { $winner } schlägt { $loser }
web-aom-verdict-thrown = { $winner } schleudert { $loser } heim
web-aom-verdict-tie = Gleichstand: es wird neu gewürfelt
web-aom-tie-power = Bei Gleichstand gewinnt { $unit }.
web-aom-tie-berserk = Bei Gleichstand verliert, wer rast: { $unit }.
web-aom-verdict-battle = { $name } gewinnt den Kampf
web-aom-fight-on = Weiterkämpfen
web-aom-fight-to-end = Bis zum Ende kämpfen
web-aom-fight-until = Rückzug unter …
web-aom-fight-below = Rückzug unter { $percent } %
web-aom-stance-end = Ab jetzt entscheide ich
web-aom-stance-below = Bis unter { $percent } % · selbst entscheiden
web-aom-send-best = Die besten { $count } entsenden
web-aom-send-nothing = Niemanden entsenden
web-aom-draw-rest = { $taken ->
        [0] { $count } ziehen
       *[other] { $taken } nehmen, { $count } ziehen
    }
web-aom-take = { $count ->
        [0] Keine Karten nehmen
       *[other] { $count } von { $room } nehmen
    }
web-aom-sure-retreat = Den Rückzug antreten und diesen Kampf verloren geben?
web-aom-sure-send-nothing = Keine Einheiten entsenden? Dann verlierst du diesen Kampf sofort.
web-aom-sure-take-nothing = Keine Karten nehmen? Du hast noch Platz für { $room ->
        [one] eine
       *[other] { $room }
    }.
web-aom-glance-win = den Kampf zu gewinnen
web-aom-won-cubes = { $count ->
    [one] Ein Siegstein ist gewonnen.
   *[other] { $count } Siegsteine sind gewonnen.
}
web-aom-press-on = Weiter mit einem Druck irgendwo.
web-aom-last-turn = Der letzte Zug
web-aom-last-turn-text = Der letzte Siegstein hat die Bank verlassen: Mit diesem Zug endet die Partie.
web-aom-waits = wartet
web-aom-waits-text = Er wartet hier, bis du eine Karte „Sammeln“ spielst.
web-aom-fallen = gefallen
web-aom-fighting = kämpft
web-aom-past = Frühere Begegnungen
web-aom-god = { $god } hilft dem Angriff
web-aom-score = { $left } zu { $right }

## Aus der Nähe

web-aom-close = Schließen
web-aom-price = Preis
web-aom-dice = Würfel
web-aom-bonus = { $count } mehr gegen { $what }
web-aom-needs = Verlangt: { $age }
web-aom-why = { $deed }: { $why }
web-aom-may = { $name }: { $deed }
web-aom-laid = { $card }, in diesem Zug gespielt
web-aom-pool-left = { $count ->
        [one] ein Plättchen im Vorrat
       *[other] { $count } Plättchen im Vorrat
    }
web-aom-deck-of = { $culture }, Stapel: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, { $laid } abgelegt
web-aom-dice-from = Woher die Würfel kommen
web-aom-dice-against = Gegen { $what }
web-aom-dice-no-bonus = Hier kein Bonus
web-aom-dice-kills = { $count ->
        [one] Eine ausgeschaltete Einheit
       *[other] { $count } ausgeschaltete Einheiten
    }
web-aom-dice-opposing = Würfel von { $unit }
web-aom-dice-will = Zu werfende Würfel
web-aom-verdict-retreat = { $name } zieht sich zurück: { $winner } gewinnt den Kampf
web-aom-race = Das Rennen
web-aom-race-of = { $name }: { $has ->
        [one] ein Siegstein
       *[other] { $has } Siegsteine
    }{ $hopes ->
        [0] {""}
       *[other] , und nach jetzigem Stand { $hopes } mehr
    }
web-aom-stock-full = { $count } { $resource }: Was über { $limit } liegt, verdirbt am Ende des Zuges.
web-aom-bank-cubes = { $count ->
        [one] Ein Siegstein liegt noch in der Bank
       *[other] { $count } Siegsteine liegen noch in der Bank
    }
web-aom-open-text = So wie es steht, bekäme niemand diese Siegsteine.
web-aom-short-by = { $count ->
        [one] Es fehlt ein Rohstoff
       *[other] Es fehlen { $count } Rohstoffe
    }
web-aom-chance-pair = für diese Begegnung
web-aom-chance-table = Chance deiner Einheiten (Zeilen) gegen ihre, in Prozent
web-aom-chance-before = Chance deiner Einheiten (Zeilen) gegen ihre, wo kein Gebäude verteidigt, in Prozent
web-aom-match = Gegen { $name }: { $chances }
web-aom-chance-of = { $mine } mit { $dice } Würfeln gegen { $theirs } mit { $against }: { $percent } %. Ohne Berserker, Werfen und anderes, was man wählen kann.
web-aom-chance-battle = für den Kampf, wenn beide aus dem, was übrig ist, gleich oft wählen und niemand sich zurückzieht
web-aom-fort-stands = { $building } von { $name }: +{ $dice } Würfel für die Verteidigung.
web-aom-fort-broken = { $name } hat das, aber gegen diese Einheiten zählt es nicht.
web-aom-fort-none = { $name } hat nichts davon.
web-aom-leaves = Dir bleiben
web-assumed-workers = (Arbeiter wie jetzt)
web-assumed-discount = (Steine nach Wahl)
web-aom-dice-of = { $count ->
        [one] ein Würfel
       *[other] { $count } Würfel
    }
web-aom-idle-build = Du kannst gerade nichts bauen. Du darfst die Karte trotzdem spielen oder mit ihr passen.
web-aom-idle-recruit = Du kannst gerade niemanden rekrutieren. Du darfst die Karte trotzdem spielen oder mit ihr passen.
web-aom-idle-trade = Du hast gerade nichts zu tauschen. Du darfst die Karte trotzdem spielen oder mit ihr passen.
score-tie = Bei gleich vielen Siegsteinen liegt vorn, wer insgesamt mehr Rohstoffe hat.

## Zähler, die Plätze am Tisch sind

value-first_player = { SEAT($value) }

## Where long words of names may be broken at the end of a line

web-aom-breaks = Bogen|schützen Ausge|schaltete Berserker|würfel Produktions|gebiet Streit|wagen|schütze Holz|werkstatt Belagerungs|werk|statt Speer|kämpfer Waffen|kammer Korn|speicher Skorpion|mann Gebäude|vorrat Dorf|bewohner Riesen|töter

# Charaktere von Bots: jeder spielt auf seine Art.
character-imhotep = Imhotep
    .text = Steigt so früh wie möglich in die nächste Zeit auf und träumt vom Wunder.
character-sigurd = Sigurd
    .text = Geht hin, wo gekämpft wird, bleibt bis zum Schluss und trägt die Beute heim.
character-baukis = Baukis
    .text = Schickt Dorfbewohner an die Arbeit, baut Werkstätten und handelt. Kämpft, wenn es sein muss.
