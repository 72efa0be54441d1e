# Wat de leraren van alle lessen zeggen. Wat die van een spel zegt, staat in tutorial_<spel>.ftl.

tutor-press = Druk op: { $what }
tutor-waiting-title = Een ogenblik
tutor-waiting =
    { $count ->
        [0] Een ogenblik, het gaat zo verder.
        [one] { $name } beslist nu.
       *[other] { $name } beslissen nu.
    } Wat er gebeurt, staat in de kroniek.
tutor-over-title = Het spel is afgelopen
tutor-over = Neem de les nog eens wanneer je wilt: het geluk blijft hetzelfde.
tutor-astray-title = Je eigen weg
tutor-astray = Je bent van mijn pad af, en dat mag: speel zoals je wilt. Ik laat weer van me horen zodra er iets komt waarover ik kan vertellen. De hint in de vraagbalk helpt intussen, of je begint de les opnieuw.
tutor-astray-back-title = Je eigen weg
tutor-astray-back = Dat had ik niet voor ogen, en dat geeft niets. Neem het terug, of speel verder zoals je wilt: ik meld me weer zodra er iets komt waarover ik je kan vertellen.
tutor-taught-title = Nu jij
tutor-taught = Dat was de les. De proef is een eigen stelling waarin iets te bereiken valt, en zonder mij. Je mag het zo vaak proberen als je wilt.
tutor-test-title = De proef
tutor-passed-title = Geslaagd
tutor-passed = Het is je gelukt, ook volgens de regels. Speel hier verder zolang je wilt, of leer door.
tutor-lost-title = Deze keer niet
tutor-lost = Wat je moest bereiken, lukt hier niet meer. Probeer het opnieuw: het geluk blijft hetzelfde, dus een ander plan maakt het verschil. Of bekijk de les nog eens.
