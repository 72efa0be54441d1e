# Was Leute erfahren, die nicht da sind: per E-Mail, über einen Webhook, von ihrem Browser.

notice-subject =
    { $count ->
        [one] Du bist dran bei { $house }
       *[other] { $count } Entscheidungen warten auf dich bei { $house }
    }
notice-table =
    { $count ->
        [0] { $title }
       *[other] { $title }, mit { $people }
    }
notice-subject-soon =
    { $count ->
        [one] Deine Bedenkzeit bei { $house } läuft bald ab
       *[other] Deine Bedenkzeit bei { $house } läuft bald ab; { $count } Entscheidungen warten auf dich
    }
notice-left = { $table }: { $time }
notice-days =
    { $count ->
        [one] noch ein Tag
       *[other] noch { $count } Tage
    }
notice-hours =
    { $count ->
        [0] noch weniger als eine Stunde
        [one] noch eine Stunde
       *[other] noch { $count } Stunden
    }
notice-more =
    { $count ->
        [one] Und an einem weiteren Tisch.
       *[other] Und an { $count } weiteren Tischen.
    }
notice-plan = Was du dort als Nächstes gefragt wirst, lässt sich vorhersehen: Ein Plan würde es für dich beantworten.
notice-stop = Keine solchen Nachrichten mehr:
notice-stop-short = Nicht mehr melden
notice-trial = Eine Probe von { $house }
notice-trial-text = Es klappt: So erfährst du künftig, dass du dran bist.
notice-confirm = Möchtest du Post von { $house }?
notice-confirm-text = Jemand, vermutlich du selbst, möchte unter dieser Adresse erfahren, wann er bei { $house } dran ist. Wenn du das warst, folge diesem Link:
notice-confirm-not = Wenn nicht, tu einfach nichts, oder sorge mit diesem Link dafür, dass nichts mehr kommt:
notice-page-sure = Ein Druck genügt.
notice-page-stop = Keine Nachrichten mehr
notice-page-stop-do = Abbestellen
notice-page-stop-done = Erledigt: Hier kommt nichts mehr an. In den Einstellungen kannst du es dir jederzeit anders überlegen.
notice-page-confirm = Post, wenn du dran bist
notice-page-confirm-do = Ja, gern
notice-page-confirm-done = Erledigt: Hier erfährst du, wenn du dran bist und nicht am Tisch sitzt.
notice-page-unknown = Dieser Link führt nirgendwohin
notice-page-unknown-text = Vielleicht wurde er nicht ganz kopiert, oder das, worum es ging, gibt es nicht mehr.
