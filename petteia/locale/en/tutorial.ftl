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
tutor-taught-title = Now you
tutor-taught = That was the lesson. Its test is a position of its own with something to reach, and without me. You may try it as often as you like.
tutor-test-title = The test
tutor-passed-title = Passed
tutor-passed = You have done it, and the rules say so too. Play on here as long as you like, or go on learning.
tutor-lost-title = Not this time
tutor-lost = What was to be reached cannot be reached here any more. Try again: the luck stays the same, so another plan makes the difference. Or look at the lesson once more.
