# Wat mensen horen die er niet zijn: per e-mail, via een webhook, van hun browser.

notice-subject =
    { $count ->
        [one] Jij bent aan zet bij { $house }
       *[other] Er wachten { $count } zetten op je bij { $house }
    }
notice-table =
    { $count ->
        [0] { $title }
       *[other] { $title }, met { $people }
    }
notice-subject-soon =
    { $count ->
        [one] Je bedenktijd bij { $house } is bijna om
       *[other] Je bedenktijd bij { $house } is bijna om; er wachten { $count } zetten op je
    }
notice-left = { $table }: { $time }
notice-days =
    { $count ->
        [one] nog één dag
       *[other] nog { $count } dagen
    }
notice-hours =
    { $count ->
        [0] nog minder dan een uur
        [one] nog één uur
       *[other] nog { $count } uur
    }
notice-more =
    { $count ->
        [one] En aan nog één tafel.
       *[other] En aan nog { $count } tafels.
    }
notice-plan = Wat je daarna gevraagd wordt, is te voorzien: een plan zou het voor je beantwoorden.
notice-stop = Geen berichten meer ontvangen:
notice-stop-short = Niet meer melden
notice-trial = Een proefbericht van { $house }
notice-trial-text = Dit werkt: zo hoor je voortaan dat je aan zet bent.
notice-confirm = Wil je mail van { $house }?
notice-confirm-text = Iemand, waarschijnlijk jijzelf, wil op dit adres horen wanneer hij bij { $house } aan zet is. Was jij dat? Volg dan deze link:
notice-confirm-not = Was jij het niet, doe dan niets, of zorg met deze link dat er niets meer komt:
notice-page-sure = Eén keer drukken is genoeg.
notice-page-stop = Geen berichten meer
notice-page-stop-do = Stoppen
notice-page-stop-done = Geregeld: hier komt niets meer. In de instellingen kun je je altijd bedenken.
notice-page-confirm = Mail als je aan zet bent
notice-page-confirm-do = Ja, graag
notice-page-confirm-done = Geregeld: hier hoor je het als je aan zet bent en niet aan tafel zit.
notice-page-unknown = Deze link leidt nergens heen
notice-page-unknown-text = Misschien is hij niet helemaal gekopieerd, of bestaat niet meer waar hij over ging.
