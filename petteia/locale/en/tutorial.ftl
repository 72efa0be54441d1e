# What the teachers of all lessons say. What each game's says stands in tutorial_<game>.ftl.

tutor-press = Press: { $what }
tutor-waiting-title = One moment
tutor-waiting =
    { $count ->
        [0] One moment, it goes on soon.
        [one] { $name } decides now.
       *[other] { $name } decide now.
    } What happens is told in the chronicle.
tutor-over-title = The game is over
tutor-over = Take the lesson again whenever you like: the luck will be the same.
tutor-astray-title = Your own way
tutor-astray = You have left the path I had in mind, and that is fine: play as you like. I speak up again when something comes that I can tell you about. The hint in the prompt bar helps meanwhile, or you begin the lesson anew.
tutor-astray-back-title = Your own way
tutor-astray-back = That is not what I had in mind, and that is fine. Take it back, or play on as you like: I speak up again when something comes that I can tell you about.
