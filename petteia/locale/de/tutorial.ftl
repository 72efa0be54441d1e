# Was die Lehrerinnen aller Lektionen sagen. Was die eines Spiels sagt, steht in tutorial_<Spiel>.ftl.

tutor-press = Drücke: { $what }
tutor-waiting-title = Einen Augenblick
tutor-waiting =
    { $count ->
        [0] Einen Augenblick, gleich geht es weiter.
        [one] Jetzt entscheidet { $name }.
       *[other] Jetzt entscheiden { $name }.
    } Was geschieht, steht in der Chronik.
tutor-over-title = Die Partie ist vorbei
tutor-over = Nimm die Lektion noch einmal, wann du willst: Das Glück ist dann dasselbe.
tutor-astray-title = Dein eigener Weg
tutor-astray = Du bist von meinem Weg abgekommen, und das ist in Ordnung: Spiel, wie du magst. Ich melde mich wieder, sobald etwas kommt, wovon ich erzählen kann. Der Tipp in der Frageleiste hilft dir solange, oder du fängst die Lektion neu an.
tutor-astray-back-title = Dein eigener Weg
tutor-astray-back = Das hatte ich nicht im Sinn, und das macht nichts. Nimm es zurück oder spiel weiter, wie du magst: Ich melde mich wieder, sobald etwas kommt, zu dem ich dir etwas sagen kann.
tutor-taught-title = Jetzt du
tutor-taught = Das war die Lektion. Die Probe ist eine eigene Stellung, in der etwas zu erreichen ist, und zwar ohne mich. Du darfst es versuchen, sooft du magst.
tutor-test-title = Die Probe
tutor-passed-title = Bestanden
tutor-passed = Du hast es geschafft, auch nach den Regeln. Spiel hier weiter, solange du magst, oder lern weiter.
tutor-lost-title = Diesmal nicht
tutor-lost = Was zu erreichen war, geht hier nicht mehr. Versuch es noch einmal: Das Glück bleibt dasselbe, also macht ein anderer Plan den Unterschied. Oder sieh dir die Lektion noch einmal an.
