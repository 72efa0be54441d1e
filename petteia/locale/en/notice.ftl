# What people are told who are not here: by e-mail, by a webhook, by their browser.

notice-subject =
    { $count ->
        [one] It is your move at { $house }
       *[other] { $count } decisions wait for you at { $house }
    }
notice-table =
    { $count ->
        [0] { $title }
       *[other] { $title }, with { $people }
    }
notice-subject-soon =
    { $count ->
        [one] Your time is running out at { $house }
       *[other] Your time is running out at { $house }, where { $count } decisions wait for you
    }
notice-left = { $table }: { $time }
notice-days =
    { $count ->
        [one] one day left
       *[other] { $count } days left
    }
notice-hours =
    { $count ->
        [0] less than an hour left
        [one] one hour left
       *[other] { $count } hours left
    }
notice-more =
    { $count ->
        [one] And at one more table.
       *[other] And at { $count } more tables.
    }
notice-plan = What you will be asked next there can be foreseen: a plan would answer it for you.
notice-stop = No more of these messages:
notice-stop-short = Stop these
notice-trial = A trial from { $house }
notice-trial-text = This works: this is how you will be told that it is your move.
notice-confirm = Do you want mail from { $house }?
notice-confirm-text = Somebody, probably you, wants to be told at this address when it is their move at { $house }. If that was you, follow this link:
notice-confirm-not = If it was not you, do nothing, or make sure with this link that no more comes:
notice-page-sure = One press is enough.
notice-page-stop = No more messages
notice-page-stop-do = Stop them
notice-page-stop-done = That is done: nothing more comes this way. In the settings you can change your mind at any time.
notice-page-confirm = Mail when it is your move
notice-page-confirm-do = Yes, I want that
notice-page-confirm-done = That is done: you will be told here when it is your move and you are not at the table.
notice-page-unknown = This link leads nowhere
notice-page-unknown-text = Perhaps it was not copied whole, or what it was about is gone already.
