# What the web client says about itself. The words of games and tables are in the other files.

## Everywhere

web-skip = Skip to the content
web-home = Home
web-play = Play
web-help = Help
web-about = About
web-settings = Settings
web-navigation = Pages
web-opening = This takes only a moment.
web-try-again = Try again
web-on = On
web-off = Off
web-go = Go
web-open = Open
web-you = You
web-nowhere = There is nothing here
web-nowhere-text = This address leads nowhere. Perhaps a letter got lost on the way.
web-unreachable = The house cannot be reached
web-unreachable-text = Petteia is not answering. Check your connection, or ask whoever runs it.

## The line to the house

web-line-lost = The connection is lost. Looking for it…
web-line-restarting = The house is restarting. Your game is safe.
web-line-crowded = Too many windows are open. Close another one.
web-line-back = You are connected again.
web-unsent = Your answer is sent as soon as the connection is back.

## Home

web-headline = Take a seat among heroes
web-headline-text = Board games of myth, in your browser.
web-games = Games
web-about-any = A game from outside, played on the plain table.
web-for-players = { $seats } players
web-quick = Play bots now
web-against = Opponents
web-standing = { $won } of { $played } won
web-standing-next = Now the { $bot }?
web-level-number = Level { $number } of { $of }
web-figures-most = Ready to play: most figures on its cards are our reconstruction. The box tells which, and takes those of your own copy.
web-figures-some = Ready to play: some figures on its cards are our reconstruction. The box tells which, and takes those of your own copy.
web-dealing = Dealing…
web-create = Create a table
web-continue = Continue
web-continue-none = Nothing yet. Play bots now, or sit down with friends.
web-games-count = { $count ->
        [one] one game
       *[other] { $count } games
    }
web-your-move = Your move
web-with-people = with { $people }
web-with-bots = { $bots ->
        [one] with a bot
       *[other] with { $bots } bots
    }
web-with-people-and-bots = { $bots ->
        [one] with { $people } and a bot
       *[other] with { $people } and { $bots } bots
    }
web-with-nobody = Nobody else is here yet
web-setup = Setup
web-at-turn = Turn { $turn }
web-at-season = Year { $year }, season { $season }
web-not-begun = not begun yet
web-their-move = { $count ->
        [one] { $names } to move
       *[other] { $names } to move
    }
web-keep-table = Keep it
web-show-all = Show all { $count }
web-show-fewer = Show fewer
web-live-tables = Live tables
web-watch = Watch
web-open-tables = Open tables
web-open-none = No table is waiting for players right now.
web-refreshes = refreshes by itself
web-hosts = { $name } hosts
web-join = Join
web-join-friends = Join friends
web-join-text = Paste the link they sent you, or type the code.
web-link-or-code = Link or code
web-join-unclear = This is neither a link nor a code. Copy all of it.

## The door

web-door-text = This house asks its guests for a password.
web-your-name = Your name
web-password = Password
web-come-in = Come in

## A new table

web-which-game = Which game?
web-seats = Seats
web-how-many = How many play?
web-seats-count = { $count } seats
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-open = Anybody
web-bot = Bot
web-bot-greedy = Greedy bot
    .text = Takes what gains most at once.
web-bot-random = Random bot
    .text = Does anything that the rules allow.
web-bot-shepherd = Shepherd
    .text = Sees only what stands out, and takes the rest as it comes.
web-bot-fisher = Fisher
    .text = Judges by eye, and rarely looks twice.
web-bot-merchant = Merchant
    .text = Knows the customs, and tells apart what clearly differs.
web-bot-hoplite = Hoplite
    .text = Weighs every option one step ahead and never blinks.
web-bot-seer = Seer
    .text = Decides at a glance, by what thousands of its own games have taught.
web-bot-olympian = Olympian
    .text = Plays its best ideas on in worlds it holds possible, and takes what does best.
web-bot-titan = Titan
    .text = Has learned the game for two from nothing, by playing itself. At other tables, and with options, it plays like the Olympian.
web-bot-any = Bot: { $kind }
web-character = Character
web-surprise = Surprise me
    .text = Any of them: at the table you will see which.
web-bots-by-strength = From easy to hard: { $bots }.
web-options = Options
web-options-usual = the usual ones unless you change them
web-clock = Clock
web-clock-none = No clock
web-clock-minute = One minute a move
web-clock-five = Five minutes a move
web-clock-day = A day a move
web-clock-half-day = Twelve hours a move
web-clock-three-days = Three days a move
web-clock-week = A week a move
web-reserve = Reserve
web-reserve-none = None
web-reserve-day = One day
web-reserve-three-days = Three days
web-reserve-week = A week
web-reserve-text = For the whole game, used only when the time for a move is up.
web-vacation = Vacation
web-vacation-none = None
web-vacation-week = A week each
web-vacation-two-weeks = Two weeks each
web-vacation-four-weeks = Four weeks each
web-vacation-text = Whoever goes on vacation (in the settings) stops their clock for that long.
web-absent = If somebody is away
web-absent-never = Nobody takes the seat unless I say so
web-absent-minute = A bot plays after one minute
web-absent-five = A bot plays after five minutes
web-absent-clock = A bot plays when their time is up
web-absent-text = Whoever comes back gets the seat back at once.
web-absent-slow = With a day to think nobody has to stay connected.
web-stand-in = The bot that stands in
web-listed = Show the table to everybody
web-listed-text = Otherwise only a link leads to it.
web-present = Those present decide
web-present-text = Otherwise nothing is taken back or given up while somebody is away.
web-keyed = Keyed luck
web-keyed-text = What falls follows from the seed and from what it is for: your third card, your second throw in a fight. What happened before does not change it.
web-open-table = Open the table

## The lobby of a table

web-lobby-waiting = { $count ->
        [one] One seat is free or not ready yet.
       *[other] { $count } seats are free or not ready yet.
    }
web-lobby-ready = Everybody is ready.
web-starting = The cards are being dealt…
web-seat-free = Free seat
web-ready = Ready
web-not-ready = Not ready yet
web-im-ready = I am ready
web-unready = Wait a moment
web-sit = Sit here
web-stand = Stand up
web-add-bot = Add bot
web-add-bot-level = Bots to add
web-free-seat = Free the seat
web-invite = Invite friends
web-invite-text = Whoever opens the link or types the code sits down at once. It holds until the game starts, for a day at most.
web-invite-link = Link to this table
web-code = Code
web-copy-link = Copy the link
web-withdraw = Withdraw
web-make-code = Make a code
web-count = The game starts in { $seconds } s
web-count-stop = Stop the count
web-here = here
web-away = away
web-away-since = away since { $time }
web-copied = Copied
web-name-asked = What should the others call you?
web-name-given = Until you say, they see { $name }.
web-name-mine = That is my name
web-name-keep = Leave it so
web-start = Start the game
web-close-table = Close the table
web-closed = This table is closed
web-closed-text = The game was not finished.
web-set-aside = This table needs the host
web-set-aside-text = Something is wrong with it, so the house has set it aside; nobody else notices. Nothing you played is lost. Tell whoever runs this house.
web-set-aside-still = It still does not work. Tell whoever runs this house.
web-set-aside-end = End without a result
web-set-aside-sure = Nobody can play on then, and the record shows everything that was hidden.
web-set-aside-wait = Keep waiting
web-set-aside-over = This game ended without a result
web-set-aside-over-text = Something was wrong with its table. The record goes as far as the game could be read.
web-no-table = You cannot see this table

## The table

web-prompt = What to do now
web-actions = What you can do
web-effect-of = { $who }: { $changes }.
web-effect-mine = You: { $changes }.
web-effect-points = { $count ->
    [one] point
   *[other] points
}
web-effect-keeps = (store holds { $limit })
web-effect-ends = This ends the game.
web-effect-assumed = (answering as usual)
web-chosen = Chosen so far: { $actions }
web-all-actions = Show everything
web-not-now = { $action }: not now
web-not-now-count = { $count ->
        [one] One thing you cannot do now
       *[other] { $count } things you cannot do now
    }
web-of = of { $name }
web-reconstructed = Reconstructed: the printed figures are not known for certain.
web-answers = Answer
web-boards = Boards
web-sheet = Parts of the sheet
web-shared = Table
web-shared-empty = Nothing lies on the table.
web-nothing-here = empty
web-chronicle = Chronicle
web-chronicle-you = you
web-chronicle-empty = Nothing has happened yet.
web-chronicle-newest = Newest
web-chronicle-since = Since your last move
web-chronicle-all = All
web-chronicle-mine = Mine
web-chronicle-battles = Battles
web-chronicle-filter = Which lines
web-chronicle-loss = A loss:
web-log = What happens
web-chat = Chat
web-chat-empty = Say hello.
web-say = Say something…
web-send = Send
web-skip-motion = Skip
web-rush = Fast forward
web-see-again = See it again
web-digest = Since your last move
web-digest-lost = You lost
web-digest-gained = You gained
web-digest-points = { $count ->
        [one] one point
       *[other] { $count } points
    }
web-digest-leads = { $hoped ->
        [0] { $name } leads with { $points }.
       *[other] As things stand, { $name } leads with { $points }; { $hoped } of them not won yet.
    }
web-digest-you-lead = { $hoped ->
        [0] You lead with { $points }.
       *[other] As things stand, you lead with { $points }; { $hoped } of them not won yet.
    }
web-digest-close = Fine
web-undo = Undo
web-undo-over = What the others have seen can no longer be taken back.
web-no-way-back = { $what }? This cannot be undone.
web-go-ahead = Go ahead
web-not-yet = Not yet
web-held = Show the others
    .text = Nobody else has seen yet what you did: you can still take it back. After a while it is shown by itself.
web-confirm = Ask before what cannot be undone
web-confirm-time = Moves can be taken back
web-confirm-time-text = What you do and nobody has to answer is held back from the others for so long at most, unless you show it earlier. Where only bots play along, it is five minutes at least.
web-confirm-never = Not at all
web-confirm-short = For 30 seconds
web-confirm-long = For two minutes
web-hint = Hint
web-hint-chance = { $percent } % chance of winning the game
web-hint-alike = No real difference from { $others ->
        [one] one other option
       *[other] { $others } other options
    }.
web-hint-more = Three candidates
web-because-age = It brings the next age nearer.
web-because-army = It makes your army stronger.
web-because-city = It makes more of your city.
web-because-hand = It leaves you the better cards.
web-because-income = It brings more at every gathering.
web-because-largest_army = It speaks for the Largest Army.
web-because-last_battle = It speaks for the last battle won.
web-because-most_buildings = It speaks for the Most Buildings.
web-because-purse = It leaves you more to spend.
web-because-victory = It brings victory cubes.
web-because-wonder = It brings the Wonder nearer.
web-because-rival = It sets your strongest rival back the most.
web-because-cards = It leaves you the better cards.
web-because-errands = It brings a mission nearer.
web-because-points = It brings points.
web-because-soldiers = It keeps more soldiers aboard.
web-because-treasures = It brings treasure nearer.
web-because-fight = The fight should go your way.
web-because-buildings = It brings buildings on your island.
web-because-fleets = It makes more of your fleets.
web-because-philosophies = It brings a philosophy.
web-because-progress = It brings the next building within reach.
web-because-wonders = It brings a wonder nearer.
web-because-win = It wins the game.
web-hint-none = The bot has no idea either.
web-thinking = thinking
web-kept = A bot plays for now
web-resigned = gave up
web-team = Team { $team }
web-partner = your partner
web-title-yours = Your move
web-time-left = { $time } left
web-days = { $days ->
        [one] one day
       *[other] { $days } days
    }

## Around the game

web-menu = Menu of the table
web-leave = Leave the table for now
web-back = Back to the game
web-pause = Pause
web-resume = Go on
web-paused = The game is paused.
web-propose-pause = Ask for a pause
web-propose-give_up = Ask to end the game here
web-asks-pause = { $name } asks for a pause.
web-asks-undo = { $name } asks to take a move back.
web-asks-give_up = { $name } asks to end the game here.
web-you-asked-pause = You have asked for a pause.
web-you-asked-undo = You have asked to take a move back.
web-you-asked-give_up = You have asked to end the game here.
web-asked-waits = No answer yet from { $names }.
web-missing = { $name } has been away since { $time }.
web-missing-wait = Wait
web-missing-bot = Let a bot play for now
web-missing-end = Ask to end the game
web-nudge = Nudge { $name }
web-nudge-done = { $name } has been asked to move.
web-nudged = { $name } is waiting for you.
web-parted = The rules of this game have been mended
web-parted-text = By the rules as they are now, something at this table would have gone differently. Decide together how to go on.
web-parted-back = Go back
web-parted-back-text = To just before it would have gone differently. What came after is played anew.
web-parted-keep = Keep the position
web-parted-keep-text = Everything stays as it lies; the new rules hold from now on.
web-parted-end = End the game
web-parted-end-text = Without a result. It can still be looked at.
web-parted-wants = { $count ->
    [one] { $names } wants this.
   *[other] { $names } want this.
}
web-parted-how = More than half decide. Between equals it is whoever set the table up. After three days those decide who have said something.
web-ruled = The rules have been mended
web-ruled-text = Nothing at this table has changed. From now on it is played by the new rules.
web-ruled-back = As you decided, the game goes on from before it would have gone differently.
web-ruled-keep = As you decided, the position stays as it was, and the new rules hold from now on.
web-ruled-changes = { $count ->
    [one] Changed rule:
   *[other] Changed rules:
}
web-closed-parted = The rules were mended, and the players ended the game without a result.
web-trouble-parted = The rules have been mended. First decide together how this game goes on.
web-trouble-nothing_to_choose = There is nothing to choose at this table.
web-trouble-choose_what = That cannot be chosen here.
web-trouble-other_rules = What happened then was played by other rules and cannot be played again.
web-mine-kept = A bot plays for you.
web-return = Play on myself
web-invite-watcher = Invite somebody to watch
web-agree = Agree
web-disagree = No
web-resign = Give up
web-resign-sure = A bot will play your seat to the end, and this cannot be undone.
web-resign-sure-alone = A bot plays your seat to the end, and you can watch; or the game ends here, without a result. This cannot be undone.
web-resign-yes = Yes, give up
web-resign-finish = Let a bot finish
web-resign-end = End the game here
web-leave-sure-alone = Only bots play here besides you: the game ends without a result. This cannot be undone.
web-show-result = Show the result
web-order-deukalion = Pass automatically when the Kylix is rolled or placed
    .text = You are no longer asked for a card then: the moment passes by itself, once your own last move can no longer be undone. The others cannot tell.
web-order-parthenon = Pass automatically when a phase begins
    .text = You are no longer asked for free actions then: the moment passes by itself, once your own last move can no longer be undone. In your build turn you can still take them.
web-only-answer = Nothing else was possible, so it was chosen for you: { $what }.
web-keep = Wait, let me look
    .text = Otherwise this is answered by itself in a moment.
web-keep-done = This waits for you now.

## A plan

web-plan = My plan
    .text = What you plan here is done for you as soon as you are asked. Nobody else is told, or can tell.
web-plan-count = My plan ({ $count })
web-plan-list = What is planned
web-plan-empty = Nothing is planned.
web-plan-withdraw = Withdraw: { $what }
web-plan-when = “{ $question }”: { $what }
web-plan-any = Whatever I am asked: { $what }
web-plan-react = Where I could only react: pass
web-plan-wish = Whenever it is possible: { $what }
web-plan-else = { $first }, or else { $then }
web-plan-pass = pass
web-plan-same = the same as last time
web-plan-bot = { $level } decides for me
web-plan-more = { $what } ({ $how })
web-plan-repeats = every time
web-plan-once = once
web-plan-how = How long, how often, and what else
web-plan-until = Until
web-plan-until-say = I say otherwise
web-plan-until-against = somebody does something to me
web-plan-until-turn = I could do more than react
web-plan-if-until-against = until somebody does something to me
web-plan-if-until-turn = until I could do more than react
web-plan-otherwise = If that is not possible
web-plan-otherwise-ask = ask me
web-plan-otherwise-next = go on with the next
web-plan-otherwise-pass = pass
web-plan-otherwise-wait = wait until it is
web-plan-if-next = otherwise the next
web-plan-if-pass = otherwise pass
web-plan-if-wait = as soon as it is possible
web-plan-press = Each press is
web-plan-press-next = an answer of its own
web-plan-press-else = a second choice
web-plan-react-now = Pass where I could only react
web-plan-kinds = Plans of this game
web-plan-kind = { $kind }: { $what }
web-plan-make = Plan this
web-plan-change = Change the plan
web-plan-choose = Add …
web-plan-no-more = nothing more
web-plan-made = planned
web-plan-add = Add to: { $what }
web-plan-ahead = Answer ahead
web-plan-ahead-text = Questions that you may be asked soon. Press an answer to plan it.
web-plan-ahead-none = Nothing that you will be asked soon can be foreseen.
web-plan-looking = Looking ahead …
web-plan-look = Look ahead again
web-plan-sure = surely
web-plan-maybe = perhaps
web-plan-delegate = Let a bot decide
web-plan-level = Its level
web-plan-early = Decide your turn now
    .text = You are asked together with the others. What you decide is carried out in your turn, and nobody sees it before. Until then you can change it, or wait and see what the others do. If they change what you can do, you are asked again.
web-plan-early-decided = Your turn is decided. It is carried out when it comes.
web-plan-early-told = What would happen: { $events }
web-plan-early-over = That ends your turn.
web-plan-early-none = There is nothing to choose in your turn.
web-plan-early-depends = From here on it depends on others. Take something back, or wait for your turn.
web-plan-early-keep = That is my turn
web-plan-early-back = Take the last one back
web-plan-early-entry = Your turn, decided early: { $what }
web-plan-became = What became of it
web-plan-by = by your plan
web-plan-why-used = { $entry } – done: { $what }
web-plan-why-impossible = { $entry } – ended: it was not possible any more.
web-plan-why-changed = { $entry } – ended: others have changed what you can do.
web-plan-why-against = { $entry } – ended: somebody did something to you.
web-plan-why-turn = { $entry } – ended: you could do more than react.
web-plan-why-worn = { $entry } – ended: it has answered often enough.
web-plan-why-done = { $entry } – ended: it is over.
web-plan-why-went_back = { $entry } – ended: everybody agreed to go back.
web-plan-why-rules = { $entry } – ended: the rules have been mended.
web-plan-why-given_up = { $entry } – ended: a bot plays your seat.
web-trouble-plan_changed = Your plan has changed meanwhile. Look at it again.
web-trouble-plan_early = A turn decided early is your whole turn, decided once.
web-trouble-plan_early_length = A turn decided early has from 1 to { $most } decisions.
web-trouble-plan_early_open = Decide your turn to its end, or wait for it.
web-trouble-not_asked_early = Your turn cannot be decided early now.
web-trouble-plan_early_depends = That depends on others, or is not possible. Wait for your turn.
web-trouble-plan_length = A plan has at most { $most } entries. Withdraw some first.
web-trouble-plan_wishes = An entry names from 1 to { $most } answers.
web-trouble-plan_level = There is no bot of that level.
web-trouble-plan_twice = You already have a plan of that kind.
web-trouble-plan_kind = That cannot be planned in this game, or not now.
web-trouble-plan_values = The plan says something that is not possible: { $field }.

## One device for several

web-curtain-nobody = Nobody here has to decide
web-curtain-waiting = Waiting for { $names }.
web-curtain-pass = Pass the device to { $name }
web-curtain-text = Nothing of the game is shown until { $name } presses.
web-curtain-raise = I am { $name }
web-curtain-later = After that: { $names }.
web-curtain-falls = The curtain is about to fall.
web-curtain-next = { $name } is next.
web-curtain-now = Hand over now
web-curtain-anybody = Does anybody want to do something now?
web-curtain-anybody-text = Whoever does looks at their own cards first. If nobody does, the game goes on.
web-curtain-quiet = Nobody this turn
web-curtain-not-now = Not now
web-curtain-look = { $name }: show my cards
web-open-decides = { $name } decides
web-open-own = Show my cards
web-cards-hidden = { $count ->
        [one] one card, face down
       *[other] { $count } cards, face down
    }
web-shared-screen = Several people play on this device. Everybody sees the table; before anybody’s own cards there is a curtain.
web-other-bots = Also show bots for experiments
web-first-game = This seems to be your first game: set up as the rulebook advises for it.
web-sit-another = Seat for somebody here

## The end

web-you-won = You have won!
web-won-for-you = You gave up. The bot that played on for you has won.
web-you-won-with = You have won, together with { $names }!
web-nobody-scored = Nobody has any points.
web-won = { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
web-points = Points by source
web-place = Place
web-player = Player
web-total = Total
web-rematch = Play again
web-record = Download the record
web-look-at-table = Look at the table
web-fair = Were the dice fair? The record holds the seed they came from, so anybody can check.

## Replay

web-close = Close
web-replay = Replay
web-replays = Replays
web-replays-mine = Your games
web-replays-others = Games of others
web-replays-none = Games you have finished stand here. Play one first.
web-let-go = Delete this game
web-let-go-sure = It will no longer stand among your games. When nobody else who played it keeps it either, it is gone for good.
web-let-go-do = Delete
web-record-open = Open a record…
web-records-all = Download all my games
web-replay-watch = Watch
web-replay-move = Move
web-replay-of = Move { $n } of { $total }
web-replay-n = Move { $n }
web-replay-valuetext = Move { $n } of { $total }. { $told }
web-replay-transport = Playback
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-intro = { $game }: a finished game
web-replay-intro-text = Played by { $players }.
web-replay-intro-spoils = How it ended is not given away.
web-replay-intro-step = Move by move
web-replay-pause = Hold
web-replay-forward = One move forward
web-replay-last = To the end
web-replay-speed = Speed
web-replay-seen-by = Seen by
web-replay-spectator = A spectator
web-replay-find = Find a moment
web-replay-search = Search what was told…
web-replay-turning = Only turning points
web-replay-none = Nothing of this is told up to here.
web-replay-more = And { $count } more. Search to find them.
web-replay-traced = Where it comes from: { $name }
web-replay-share = Share
web-replay-shared = A link to this moment is copied.
web-share-game = A link to this game is copied.
web-share-closed = Only those who were at this table can open it. Whoever set it up can change that.
web-share-by-hand = This browser does not let us copy it: mark the link and copy it yourself.
web-share-link = Link to the game
web-share-open = Anyone who has the link may open it
web-share-open-text = They can watch the game from its first move; what was said at the table stays there. You can change this at any time.
web-share-everybody = Anyone who has the link can open it.
web-share-here = This address works on this machine only. Others need the address that it has in your network.
web-replay-more-tools = More
web-replay-table = To the table
web-replay-cannot = This replay cannot be shown
web-play-on = Play on from here
web-play-on-text = A new table goes on after move { $n }. Dice and draws from here on are new.
web-play-on-seat = You play
web-play-on-you-first = The next move is yours.
web-play-on-others-first = Next to move: { $names }. You see every move until it is your turn.
web-play-on-hidden = Hidden cards
web-play-on-kept = As they were
web-play-on-kept-text = Everybody holds the same cards, and decks lie as they lay.
web-play-on-anew = Dealt anew
web-play-on-anew-text = You keep what you saw; what was hidden from you is shuffled again.
web-play-on-bots = Against bots
web-play-on-table = Open a table for friends
web-play-on-not = The game is over here. Choose an earlier move.
web-play-on-share = Share this position
web-play-on-shared = A link to play on from here is copied.
web-curve = Who was how likely to win
web-curve-turn = { $name }: { $before } → { $after } %{ $cause ->
        [luck] , mostly by luck
        [choice] , by what was decided
       *[both] {""}
    }
web-curve-chances = Chances to win: { $chances }
web-curve-luck = { $percent } % of the ups and downs were luck
web-curve-spoils = This gives the end away.
web-story-turns = Where it turned
web-story-turn = { $name }: from { $before } to { $after } %
web-story-there = Go to this moment
web-would = What the best bot would have done ({ $bot })
web-would-ask = What would the best bot have done?
web-would-text = In { $name }’s place, knowing what { $name } knew then:
web-would-not = There is nothing to choose here. Look through the eyes of whoever decides.
web-coach = Learn from my mistakes
web-coach-text = The coach plays your decisions on, knowing only what you knew, and finds those that cost you most.
web-coach-glance = Looking through your decisions…
web-coach-looking = { $done } of { $total } decisions looked at more closely
web-coach-progress = Decisions looked at
web-coach-none = None of your decisions cost you anything that playing on bears out. Well played.
web-coach-over = { $count ->
        [one] That was the one decision that cost you something.
       *[other] Those were the { $count } decisions that cost you most.
    }
web-coach-from-start = Once more
web-coach-step = Decision { $n } of { $total }
web-coach-try = What would you do here?
web-coach-options = What you can do
web-coach-weighing = Playing it on…
web-coach-best = That is the best we found: { $points } points better than what you played.
web-coach-same = That is what you played. It cost { $points } points.
web-coach-loses = { $points ->
        [0] As good as the best we found.
        [one] One point worse than the best we found.
       *[other] { $points } points worse than the best we found.
    }
web-coach-show = Show what I played
web-coach-claim = You played: { $played }. Better by { $points } points: { $best }.
web-coach-after = After yours you win in { $before } of 100 games, after the other in { $after }.
web-coach-how = Played on { $worlds } times each way, with the same luck and with what you knew; between { $low } and { $high } points.
web-coach-again = Try again
web-coach-back = Back
web-coach-next = Next decision
web-coach-end = Done
web-coach-luck = This was not your fault
web-coach-luck-text = Move { $line }: luck cost you { $points } points.
web-puzzles = Puzzles
web-puzzles-home = One answer is far better than all others. Find it.
web-puzzles-text = Positions from games between bots. You know what the seat knows, and one answer is at least ten points better than anything else: so many games more are won of a hundred.
web-puzzles-none = There are no puzzles here.
web-puzzles-day = Puzzle of the day
web-puzzles-solve = Solve it
web-puzzles-mine = Your puzzles
web-puzzles-count = { $solved } solved at the first try, of { $tried } tried; there are { $total }.
web-puzzles-unrated = Your first tries give you a puzzle rating.
web-puzzles-rating = Your puzzle rating: { $points }
web-puzzles-next = Next puzzle
web-puzzles-all-tried = You have tried all of these.
web-puzzles-choose = Choose one
web-puzzles-game = Game
web-puzzles-theme = Theme
web-puzzles-difficulty = Difficulty
web-puzzles-any = All
web-puzzles-easy = easy
web-puzzles-medium = medium
web-puzzles-hard = hard
web-puzzles-new = new
web-puzzles-right = solved
web-puzzles-wrong = missed
web-puzzles-line = { $difficulty }, rating { $points }, { $seats } players
web-puzzles-none-fit = None fits. Choose less narrowly.
web-puzzles-all = All puzzles
web-puzzles-options = What every option is worth
web-puzzles-looking = Looking…
web-puzzles-show = Show the answer
web-puzzles-chance = { $chance } %
web-puzzles-how = How many games of a hundred are won after each, by playing on { $worlds } times with the same luck and with what you know.
web-puzzles-is-right = Right: { $best }. Any wrong answer loses { $points } points or more.
web-puzzles-shown = Right would be: { $best }. Any wrong answer loses { $points } points or more.
web-puzzles-was = Right would be: { $best }. Yours loses { $points } points.
web-puzzles-is-wrong = No: that loses { $points } points. Try again.
web-puzzles-fit = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
web-puzzles-more = Show { $count } more
web-puzzles-theme-battle = Battle
web-puzzles-theme-harvest = Harvest
web-puzzles-theme-explore = Exploring
web-puzzles-theme-trade = Trade
web-puzzles-theme-building = Building
web-puzzles-theme-army = Army
web-puzzles-theme-gods = Gods
web-puzzles-theme-cards = Cards
web-puzzles-theme-victory = Victory cubes
web-puzzles-theme-cup = The Kylix
web-puzzles-theme-route = Route
web-puzzles-theme-hydra = The Hydra
web-puzzles-theme-missions = Missions
web-puzzles-theme-styx = The Styx
web-puzzles-theme-turn = The turn
web-puzzles-theme-harbor = Harbors
web-puzzles-theme-production = Production
web-puzzles-theme-events = Events
web-puzzles-theme-hand = The hand
web-puzzles-theme-archon = The Archon
web-puzzles-theme-end = End game
web-dice = Were the dice fair?
web-dice-verify = Verify dice
web-dice-working = The house is playing the game again to check it…
web-dice-fair = The dice were fair.
web-dice-unproven = Nothing is wrong, but not everything can be proved.
web-dice-departs = This record is wrong.
web-dice-commitment = Promised before the game (commitment)
web-dice-seed = Shown after it (seed)
web-dice-here = Checked in this browser
web-dice-house = Checked by this house
web-dice-seed-fits = The seed is the one that was promised, for this table and these players.
web-dice-seed-wrong = The seed is not the one that was promised.
web-dice-seen = This browser saw the same promise before the first card was dealt.
web-dice-changed = Before the game this browser saw another promise.
web-dice-cannot = On a page without encryption browsers do not reckon this. Use the record.
web-dice-day-later = The secret of a day is shown when the day is over, at midnight UTC. Then this can be checked.
web-dice-commitment-day = The secret is the one that the house had committed to for everybody on that day.
web-dice-outcomes-day = All { $outcomes } draws and throws are what the secret of the day makes them.
web-dice-no-seed = There is no seed: the dice of this table were not dealt in secret.
web-dice-lines-yes = All { $lines } lines can be played by the rules.
web-dice-digests-yes = No line was changed afterwards.
web-dice-commitment-yes = The seed is the one the dealer promised.
web-dice-outcomes-yes = All { $outcomes } draws and throws are what seed and players’ random bytes make them.
web-dice-outcomes-no = The draws and throws cannot be recomputed.
web-dice-luck-note = It is keyed luck: every draw and throw follows from what it was for.
web-dice-given-no = The beginning was taken over from another table.
web-dice-start-no = The game starts from a set position; how that came about is not in the record.
web-dice-practice-note = Everybody agreed to take back a draw: this was practice.
web-dice-end-note = That is the whole game.
web-dice-trust = A browser cannot play the rules, so for the moves it takes the house at its word. Whoever wants to be sure downloads the record and asks their own machine:

## Rules

web-rules = Rules
web-rules-text = Every rule has a number. Where the game asks you something, or does not let you do something, the number leads here.
web-rules-guide = The guide, with every number
web-rules-numbered = The numbered rules as the program knows them, in English.
web-rules-read = Read
web-rules-all = All games
web-rules-of = The rules of { $game }
web-rules-contents = Contents
web-rules-search = Search the rules…
web-rules-found = What was found
web-rules-count = { $count ->
        [0] Nothing was found. Try another word, or the number of a rule.
        [one] One passage
       *[other] { $count } passages
    }
web-rules-english = This page is not translated yet. Here it is in English.
web-rules-none = Nobody has written down the rules of this game here.
web-rules-open = Open in the rulebook
web-rule-read = Read rule { $rule }
web-rule-itself = The rule itself, in English
web-rule-unknown = There is no page about { $rule } here.
web-rule-of-prompt = The rule about this ({ $rule })

## Learning

web-learn = Learn the game
web-lesson = The lesson
web-lesson-begin = Begin
web-lesson-show = Show me
web-lesson-next = Next
web-lesson-again = Begin anew
web-lesson-leave = Leave the lesson
web-lesson-real = A game against bots
web-lesson-on = Play on here
web-lesson-fold = Fold the lesson
web-lesson-unfold = Unfold the lesson
web-lesson-goals = { $done } of { $all } things learned
web-lesson-learnt = learned
web-lesson-coming = still to come
web-lesson-test = To the test
web-lesson-try = Try again
web-lesson-view = The lesson again
web-lesson-following = Next lesson
web-lesson-all = All lessons
web-lesson-wins = Learn to win
web-lesson-wins-about = Ten minutes with a teacher beside you: the aim, and how to reach it.
web-lessons = Lessons
web-lessons-of = Lessons: { $game }
web-lessons-lead = Short lessons, one theme each, about five minutes. Each ends with a test that you pass by playing it. Begin where you like, stop when you like, and come back.
web-lessons-count =
    { $all ->
        [one] { $done } of { $all } lesson done
       *[other] { $done } of { $all } lessons done
    }
web-lessons-next = next: { $lesson }
web-lesson-done = done
web-lesson-going = begun
web-lesson-is-next = next
web-lesson-resume = Go on
web-lesson-take = Begin
web-lesson-revisit = Once more
web-practice = This was practice: the result counts for nothing, and nothing is promised about the dice.
web-tour = Tour of the table
web-tour-take = Show me around
web-tour-count = Stop { $at } of { $all }
web-tour-next = Next
web-tour-back = Back
web-tour-skip = Skip the tour
web-tour-end = Let us play
web-tour-prompt-title = What to do now
web-tour-prompt = The prompt bar always says in one sentence what is asked of you, or whom everybody waits for.
web-tour-glow-title = What you may press
web-tour-glow = A golden ring says: you may. Nothing else is ever golden. The dot key takes you from one to the next.
web-tour-board-title = Your board
web-tour-board = Everything that is yours lies here. Press a thing to see it closer, with what it does and where its figures come from.
web-tour-others-title = The others
web-tour-others = Their boards, in the same order as yours. What they hide you cannot see, and neither do bots see yours.
web-tour-chronicle-title = What happened
web-tour-chronicle = The chronicle tells everything that happened, and pointing at a line shows its place on the board. Chat is here, too.
web-tour-rule-title = The rule about it
web-tour-rule = The book opens the rule that the question comes from. Whatever is not possible names its rule as well.
web-tour-menu-title = Menu and settings
web-tour-menu = Colors, sound, size of text and language are in the settings. The menu has the replay, a pause and this tour.

## Settings

web-rename = Change
web-renamed = From now on you are { $name }.
web-language = Language
web-theme = Colors
web-theme-system = As the device
web-theme-clay = Clay (light)
web-theme-night = Night (dark)
web-theme-to-clay = Switch to light colors
web-theme-to-night = Switch to dark colors
web-text-size = Size of text
web-patterns = Patterns beside colors
web-motion = Motion
web-motion-system = As the device
web-motion-on = Pieces travel
web-motion-off = Still
web-pace = How fast bots move
web-pace-calm = Calm
web-pace-brisk = Brisk
web-pace-instant = At once
web-sound = Sound
web-other-device = Another device
web-other-device-text = Whoever opens this link first is you, there too. It works once, for ten minutes.
web-other-device-link = Make a link
web-become = Continue as { $name } on this device?
web-become-text = You are { $me } here. This link comes from another device: with it you are { $name } here, too. { $me } is kept, and you can go back in the settings.
web-become-yes = Continue as { $name }
web-become-no = Stay { $me }
web-before = Who you were before
web-before-text = Before you opened a link from another device you were { $name } here.
web-before-again = Be { $name } again

## Help

web-help-start = Start here
web-help-begin = How do I begin?
web-help-begin-text = Press “Play bots now” under a game. You sit down at once, and bots take the other seats.
web-help-prompt = What must I do?
web-help-prompt-text = The prompt bar always says it in one sentence. Everything you can do is listed below it.
web-help-glow = What can I press?
web-help-glow-text = Whatever has a golden ring. Nothing else is ever golden.
web-help-why = Why can I not do that?
web-help-why-text = Point at it, move the focus to it, or press it long: you are told why, with the number of the rule.
web-help-undo = I pressed the wrong thing
web-help-undo-text = Undo takes it back, as long as nothing became known and nobody has gone on.
web-help-friends = How do I play with friends?
web-help-friends-text = Create a table and send its link, or read the code aloud. Whoever comes that way sits down at once; when the last one sits, the game starts after ten seconds.
web-help-fair = Are the dice fair?
web-help-fair-text = Yes, and you can prove it. The dealer's secret is fixed before you add your own; after the game the record shows both.
web-keys = Keys
web-key-tab = to the next thing
web-key-enter = press it
web-key-dot = to the next thing you may press
web-key-p = hear again what to do
web-key-u = undo
web-key-n = to the table that has waited longest for you
web-key-esc = close what has opened
web-key-arrows = in a replay: one move back or forward
web-key-brackets = in a replay: to the turning point before or after

## About

web-about-text = Petteia is what the ancient Greeks called board games. Here you play games of their gods and heroes, with friends or with bots that see only what you would see in their seat.
web-version = Version { $version }
web-about-programs = For programs: the interface of this house
web-credits = Credits
web-credits-icons = The icons are by Lorc, Delapouite and contributors, recolored, mirrored and cropped:
web-credits-fonts = The typefaces are Cinzel by Natanael Gama and Alegreya Sans by Juan Pablo del Peral, under the SIL Open Font License 1.1.
web-credits-art = Friezes and boards are our own drawings; nothing is taken from the printed games.
web-licences = Licenses

## When something does not work

web-trouble-unforeseen = Something went wrong. Try again, or load the page anew.
web-trouble-unreachable = The house cannot be reached. Check your connection.
web-trouble-wrong_password = That is not the password of this house.
web-trouble-link_used_up = This link has been used or is too old. Ask for a new one.
web-trouble-by_invitation = This table is by invitation only. Ask for a link.
web-trouble-no_such_table = There is no such table.
web-trouble-needs_the_host = This table needs the host. Tell whoever runs this house.
web-trouble-seat_taken = Somebody has taken this seat.
web-trouble-name_taken = Somebody at this table is called that already. Take a name of your own.
web-trouble-tables_enough = Finish or close one of your tables first.
web-trouble-disk_enough = Your games take a lot of room here already. Delete some that are over, or ask whoever runs this house to remove some.
web-trouble-muted = Whoever runs this house lets you say nothing here.
web-trouble-bad_record = This record cannot be opened.
web-trouble-too_large = This file is too large for a record.
web-trouble-not_utf8 = This file is no text in UTF-8, and so no record.
web-trouble-empty_record = This file is empty.
web-trouble-no_such_file = This file cannot be read. Choose it again.
web-trouble-too_often = That was too often. Wait a moment.
web-trouble-not_ready = Not everybody is ready yet.
web-trouble-no_such_code = This code leads to no table, or no longer. Ask for a new one.
web-trouble-table_full = All seats at this table are taken.
web-trouble-line_lost = The connection was lost. Try again.
web-trouble-cannot_undo = There is nothing you could take back.

## The house in a tab

web-tab-opening = The house is coming into this tab
web-tab-opening-text = Nothing is sent anywhere: games, bots and rules run in your browser. The first visit loads about 20 MB.
web-tab-loaded = { $percent } % loaded
web-tab-unpacking = Unpacking …
web-tab-rules = Read the rules meanwhile
web-tab-elsewhere = The house is open in another tab
web-tab-elsewhere-text = Close it there, and it opens here. Your tables are the same.
web-tab-failed = The house could not be opened in this tab
web-tab-failed-text = Perhaps this browser is too old, or it keeps nothing on its disk (a private window?).
web-tab-online = Continue online
web-tab-online-text = The game moves to a house, where others can join in. Here it ends.
web-tab-online-house = Address of the house
web-tab-online-go = Go there
web-tab-online-wrong = That is not the address of a house; right would be games.example.org.
web-online-unreadable = The game in this link cannot be read.
web-house-only = Only at a house, as thinking takes too long in a browser: { $bots }.

## Being told that it is one's move

web-waits =
    { $count ->
        [one] It is your move: { $title }. Key N goes there.
       *[other] { $count } tables wait for you, { $title } longest. Key N goes there.
    }
web-notices = When it is your move
web-notices-text = An open page tells you by its title, its icon and a sound. Here you choose how you hear of it otherwise. While you have the page in front of you, nothing is sent.
web-notices-none = Beyond its own pages this house tells nobody: whoever runs it has not set that up.
web-notify = Notifications while a page is open
web-notice-ways = How you are told
web-notice-mail = E-mail
web-notice-hook = Webhook
web-notice-hook-text = For Discord, Slack, Matrix and the like. Addresses have to begin with: { $begins }
web-notice-push = This browser
web-notice-push-text = Tells you also when no page is open, through the push service of its maker, who cannot read it.
web-notice-push-add = Tell this browser
web-notice-add = Add
web-notice-try = Try it out
web-notice-tried = Something has been sent there.
web-notice-drop = Remove
web-notice-every = at most every
web-notice-after = Not before it has been your move for
web-notice-at-once = no time at all
web-notice-quiet = Quiet hours
web-notice-quiet-from = Quiet from
web-notice-quiet-to = Quiet until
web-notice-look-there = Look into your mail at { $address }: there is a link that says you want this.
web-notice-unconfirmed = Waits until you follow the link in the mail.
web-notice-unreached = Could not be reached; it is tried again.
web-notice-spoilt = Nobody is there any more. Remove it, or add it anew.
web-notice-not-allowed = Your browser does not allow that; you can change it in the settings of the page.
web-notice-no-push = This browser could not reach its push service.
web-notice-minutes =
    { $count ->
        [one] minute
       *[other] { $count } minutes
    }
web-notice-hours =
    { $count ->
        [one] hour
       *[other] { $count } hours
    }
web-notice-days =
    { $count ->
        [one] day
       *[other] { $count } days
    }
web-trouble-no_mail_address = That is no e-mail address.
web-trouble-hook_not_allowed = The host of this house allows no webhooks to that address.
web-trouble-push_not_allowed = The host of this house does not know your browser’s push service.
web-trouble-ways_enough = You are told in ten ways already. Remove one first.
web-trouble-not_sent = That could not be sent. Is the address right?
web-trouble-no_such_way = That way is gone already.
web-trouble-no_address = That is no address of a web service.

## Being oneself again

web-recovery = Recovery code
web-recovery-text = You are known here by this browser alone. If it forgets you, this code makes you yourself again, here or on any device. Keep it where only you find it.
web-recovery-there = You have a code. It is not shown again; a new one takes its place.
web-recovery-make = Make a code
web-recovery-anew = Make a new code
web-recovery-drop = Withdraw it
web-recovery-dropped = The code is worthless now.
web-recovery-keep = This is the only time that it is shown.
web-recovery-enter = I have a recovery code
web-recovery-use = Be me again
web-recovery-yours = That is you already.
web-trouble-no_such_recovery = Nobody has this code. Was every letter copied?
web-everything = Everything about you
web-everything-text = All that this house keeps about you as one file: your name and devices, how you are told, your results, and every game of yours with its record and what you said there.
web-everything-get = Download

## Being oneself again with a passkey; being one, and nobody

web-passkey = Passkeys
web-passkey-text = A passkey makes you yourself again with your finger, your face or a PIN, on this device and wherever your passkeys go with you. The house never learns any of that.
web-passkey-make = Make a passkey
web-passkey-use = Use a passkey
web-passkey-made = From now on this passkey makes you yourself again.
web-passkey-dropped = The passkey is worthless here now. You can delete it on your device, too.
web-passkey-since = Since { $day }.
web-passkey-used = Last used on { $day }.
web-passkey-drop = Drop it
web-trouble-passkey_refused = This passkey does not let anybody in here.
web-trouble-passkey_too_late = That took too long. Try again.
web-trouble-passkey_not_kept = This passkey is known already, or you have too many.
web-trouble-no_passkeys = Passkeys need a house that is reached by https.
web-unite = Be one with { $name }
web-unite-sure = All tables, results, notes and devices of { $name } become those of { $me }, for good, and ratings are reckoned anew. Do that only if both are you: whoever knows the code or has a device of one of them then has everything.
web-unite-yes = Be one
web-unite-no = Better not
web-united = You and { $name } are one now.
web-trouble-both_at_table = Both of you sit at a table that is not over. Finish that game first, or get up.
web-trouble-both_rated = You have played a rated game against each other, so you stay two.
web-trouble-one_set_aside = A table of theirs needs the host first.
web-forget = Be forgotten
web-forget-text = The house forgets you: your name goes from all tables and records, and with it what you said and noted, your devices, passkeys and ways to be told. Games stay, and where one is going on a bot plays for you. What others wrote about you in their own words stays, too.
web-forget-me = Forget me …
web-forget-sure = Nobody can take that back. Type { $name } to go on.
web-forget-yes = Forget me for good
web-said-gone = (gone)
web-trouble-not_confirmed = That is not your name.

## Away for a while

web-rest = Vacation
web-rest-text = Say until when you are away, and your clocks stand at all tables that have days to think and allow it. The others see it.
web-rest-until = You are on vacation until { $day }.
web-rest-go = Go on vacation
web-rest-back = I am back
web-rest-over = Welcome back. Your clocks run again.
web-rest-begun =
    { $stand ->
        [one] Your clock stands at one table
       *[other] Your clocks stand at { $stand } tables
    }{ $run ->
        [0] .
        [one] , and runs on at one that does not allow it or where your vacation is spent.
       *[other] , and runs on at { $run } that do not allow it or where your vacation is spent.
    }
web-rest-nowhere = None of your tables has a clock that you can stop.
web-away-until = away until { $time }
web-your-move-until = Your move, until { $time }

## What has been played, and how well

web-profile = Profile
web-profile-counts =
    { $played ->
        [0] No game is over yet.
        [one] One game, { $won } won.
       *[other] { $played } games, { $won } won.
    }
web-profile-hidden = { $name } does not show results and ratings.
web-profile-see = Who sees your results and ratings
web-profile-see-all = Everybody here
web-profile-see-me = Only you
web-profile-see-text = Whoever shows nothing is on no leaderboard. Rated games count all the same.
web-profile-games = Games that are over
web-profile-games-none = Nothing yet.
web-profile-place = Place { $place } of { $seats }
web-profile-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
web-profile-absent = left early
web-profile-somebody = somebody
web-ratings = Ratings
web-ratings-none = No rated game yet. Whoever sets a table up says whether it is rated; against bots it can be, too.
web-ratings-text = Points count up from the weakest bot; 400 more mean ten games won for one that is lost. The bar shows how sure that is.
web-rating-seats =
    { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
web-rating-points = { $points } ± { $give }
web-rating-between = between { $below } and { $above }
web-rating-over = above { $below }
web-rating-under = below { $above }
web-rating-games =
    { $games ->
        [one] after one game
       *[other] after { $games } games
    }
web-leaders = Leaderboards
web-leaders-none = No rated game has been played here yet.
web-leaders-how = Create a table, switch on “Rated” among its settings, and play it to the end, against friends or bots of a level. After the first such game you stand here with everybody else.
web-leaders-go = To the games
web-leaders-text = First come those who have shown most: what a rating is worth at the least. Bots stay where they are.
web-leaders-bot = Bot
web-rated = Rated
web-rated-text = The result counts for ratings. There are no hints, nothing is taken back by agreement, and everybody has one seat. Who leaves or gives up comes last.
web-trouble-rated_stands = In a rated game what was done stands.
web-trouble-rated_one_seat = In a rated game everybody has one seat.
web-trouble-bot_not_rated = Nobody knows what this bot is worth. A rated game takes one of the levels.
web-trouble-character_not_rated = A bot with a character is not worth exactly what its level is. A rated game takes bots without.
web-trouble-no_such_character = This bot cannot have that character.
web-trouble-not_rated_here = This house rates no games.
web-trouble-rated_by_the_box = A rated game is played with the house’s own box.
web-trouble-no_such_guest = There is nobody at this address.
web-note = Note to yourself
web-note-text = Only you see it, on all your devices.
web-note-kept = Noted.

# an owner’s box
web-own-box = Own box
web-own-box-text = This table is played with an owner’s figures. See what differs.
web-in-the-box = What is in the box
web-the-box = The box
web-look = Look
web-which-box = Figures
web-box-usual = The figures of the game
web-box-chosen = With a box of your own the table says so, everybody sees what differs before they sit down, and the game is not rated.
web-box-choose = Do you own the printed game? Put its true figures in:
web-box-house = Played with the own figures of this house.
web-box-named = Played with the box “{ $name }”.
web-box-any = Played with figures from somebody’s own box.
web-invite-box = Whoever opens the link or types the code comes to the table, sees what differs in this box, and sits down. It holds until the game starts, for a day at most.
web-box-unrated = What differs from the game:
web-trouble-box_refused = This file is not a box of this game.
web-trouble-boxes_enough = You keep as many boxes here as there may be. Throw one away first.
web-trouble-no_such_box = You have no such box.
web-trouble-no_box = This is no box.

## Talk: whom one does not hear, whom the host sends away, what is reported

web-chat-new = New
web-chat-unread = { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
web-chat-mute = Mute the chat for me
web-chat-muted = You have muted this chat.
web-chat-show = Show it again
web-chat-barred = Whoever set this table up lets you say nothing here.
web-people = People at this table
web-people-what = mute, block or report
web-person-about = Mute, block or report { $name }
web-person-mute = Mute for me
web-person-unmute = Hear again
web-person-mute-text = You no longer read what they say, at any table. They do not learn of it.
web-person-mute-done = You no longer read what { $name } says.
web-person-heard = { $name } is heard again.
web-person-block = Block
web-person-unblock = Block no longer
web-person-block-text = You do not read them either, and are asked first before a link, a code or a seat brings you together.
web-person-block-done = { $name } is blocked. The settings have the list.
web-person-report = Report to the operator
web-person-report-text = The operator of this house will read these words, who said them, at which table, and what you write here.
web-person-report-name = The operator of this house will read this name, at which table it is, and what you write here.
web-person-why = What is wrong with it?
web-person-report-do = Report
web-person-reported = Thank you. The operator will look at it.
web-person-host = As host of this table
web-person-bar-mute = Mute at this table
web-person-bar-ban = Send away
web-person-bar-none = Let again
web-person-bar-mute-done = { $name } says nothing more at this table.
web-person-bar-ban-done = { $name } may not come to this table any more.
web-person-bar-none-done = { $name } may speak and come again.
web-person-plays = Whoever plays stays until the game is over.
web-barred = Muted and sent away
web-barred-mute = may not speak
web-barred-ban = may not come in
web-silences = Muted and blocked
web-silences-text = You do not read what they say. With those you have blocked nothing brings you together before you were asked.
web-silences-none = Nobody. A name in the chat, or in the menu of a table, lets you mute or block somebody.
web-silence-mute = muted
web-silence-block = blocked
web-silence-table = chat muted
web-silence-end = Undo
web-blocked-there = { $count ->
        [one] { $names } sits at this table, whom you have blocked. Come anyway?
       *[other] { $names } sit at this table, whom you have blocked. Come anyway?
    }
web-blocked-here = { $count ->
        [one] { $names }, whom you have blocked, sits at this table.
       *[other] { $names }, whom you have blocked, sit at this table.
    }
web-blocked-anyway = Come anyway
web-blocked-not = Stay away
web-trouble-barred = Whoever set this table up does not want you here.
web-trouble-muted_here = Whoever set this table up lets you say nothing here.
web-trouble-plays_here = Whoever plays stays until the game is over. You can mute them.
web-trouble-barred_enough = { $most } people are barred here already.
web-trouble-silences_enough = You have muted or blocked { $most } already. Hear one of them again first.
web-trouble-no_such_line = Nobody has said that at this table, or too long ago.
web-trouble-reports_enough = The operator has a great deal to look at already. Try again later.

## All tables on one page, for a visit once a day

web-today = Your tables today
web-today-open =
    { $count ->
        [0] Your tables today
        [one] Your tables today: one waits for you
       *[other] Your tables today: { $count } wait for you
    }
web-today-sum =
    { $count ->
        [0] Nothing is asked of you just now.
        [one] One table waits for your answer.
       *[other] { $count } tables wait for your answer.
    }
web-today-people =
    { $count ->
        [one] One person waits for you.
       *[other] { $count } people wait for you.
    }
web-today-asked = What is asked of you
web-today-ahead = What you could decide ahead
web-today-answer = Answer
web-today-plan = My plan for this table
web-today-since = asked since { $time }
web-today-planned =
    { $count ->
        [one] One entry is planned.
       *[other] { $count } entries are planned.
    }
web-today-quoted = “{ $said }”
web-today-early = You can already decide your turn: { $question }
web-today-early-done = Your turn is decided early.
web-today-spares = A plan would answer for you: { $questions }
web-today-nothing-sure = Nothing that you will surely be asked can be foreseen yet.
web-today-answered =
    { $count ->
        [one] Your plan has answered once.
       *[other] Your plan has answered { $count } times.
    }
web-today-more =
    { $count ->
        [one] And one more line in the chronicle.
       *[other] And { $count } more lines in the chronicle.
    }
web-today-empty = No game of yours is under way
web-today-empty-text = A game over days takes a few minutes a day. Set up a table with a clock of days and invite friends, or play bots now. Then you find here what is asked of you, and what you can decide ahead.
web-today-look = Look for a game

## The deal of the day

web-daily = Deal of the day
web-daily-home = The same luck for everybody here, once a day in every game.
web-daily-open = To today’s deals
web-daily-text = Once a day there is a deal in every game, the same for everybody here: you alone against bots, with the same cards and dice wherever you do the same. Your first try counts. From Monday to Sunday the bots grow stronger.
web-daily-text-tab = Once a day there is a deal in every game, the same for everybody who plays in a browser: you alone against bots. From Monday to Sunday they grow stronger. Nobody checks and nobody is ranked here; it is on your honor.
web-daily-next =
    { $hours ->
        [0] Next deal in { $minutes } min, at { $time } your time (midnight UTC).
       *[other] Next deal in { $hours } h { $minutes } min, at { $time } your time (midnight UTC).
    }
web-daily-finish =
    { $hours ->
        [0] To count, it must be finished in { $minutes } min: by { $time } your time (midnight UTC).
       *[other] To count, it must be finished in { $hours } h { $minutes } min: by { $time } your time (midnight UTC).
    }
web-daily-how = { $seats } seats; you have seat { $seat }. Against: { $bot }.
web-daily-play = Play
web-daily-go-on = Go on
web-daily-details = More about it
web-daily-results = Results
web-daily-begun =
    { $count ->
        [0] Nobody has begun yet: be the first.
        [one] One player has begun.
       *[other] { $count } players have begun.
    }
web-daily-state-new = Not played yet
web-daily-state-going = Your try is under way
web-daily-state-counted =
    { $place ->
        [1] Won
       *[other] Place { $place } of { $seats }
    }
web-daily-state-given_up = Given up
web-daily-state-late = Not finished in time
web-daily-state-void = Not counted
web-daily-place-short = { $place }.
web-daily-ahead = ({ $points } to the best of the others)
web-daily-streak = Days in a row
web-daily-streak-now = now
web-daily-streak-longest = longest
web-daily-played = deals finished
web-daily-wins = deals won
web-daily-streak-text = A day counts if you finish a deal of that day, in any game.
web-daily-streak-none = Finish a deal today, and your first day in a row stands here.
web-daily-calendar = The days before
web-daily-game = Game
web-daily-month-before = The month before
web-daily-month-after = The month after
web-daily-all = All days
web-daily-today = To today’s deals
web-daily-over = This day is over. Its deal can still be played for fun.
web-daily-rules = One try counts. There are no hints and no analysis until the day is over, and what was done stands. Whoever plays with two browsers can look twice; the others trust that you do not.
web-daily-rules-tab = One try counts, on your honor. There are no hints and no analysis until the day is over.
web-daily-void-why = The house could not verify this try, or a bot had played along.
web-daily-share = Share
web-daily-share-title = Petteia, deal of the day: { $game }, { $day }
web-daily-share-beats = better than { $share } % of the others
web-daily-fun = Play it again for fun
web-daily-everybody = Everybody’s results
web-daily-rank = You are number { $rank } of { $of }: better than { $share } % of the others.
web-daily-rank-first = You are the first here to finish it. Share it, and see who does better.
web-daily-bars = Results by points ahead of the best of the others
web-daily-bars-text = Points ahead of the best of the other seats, or behind. The place counts first.
web-daily-you = you
web-daily-nobody = Nobody has finished this deal.
web-daily-best = The best tries
web-daily-hidden = Somebody
web-daily-later = How everybody does is shown when you have finished your own try, or when the day is over.
web-daily-fair = How the deal is kept fair
web-daily-fair-text = The luck of a day comes from a secret. Before the day begins the house shows its commitment, from which nobody can compute the secret; when the day is over it shows the secret itself. So everybody can check that it was not changed meanwhile: a record downloaded after the day has the secret, and petteia verify recomputes every outcome. The house itself could look ahead; for that you trust it. A try counts only when the house has replayed its record and found it right.
web-daily-promise = Commitment of this day
web-daily-promise-next = Commitment of tomorrow
web-daily-secret = Secret of this day
web-daily-end = How everybody did
web-daily-counting = This was your counted try at the deal of the day. It is ranked once the house has verified it.
web-daily-for-fun = This was for fun: it does not count.
web-daily-closed = This try at the deal of the day is over.
web-trouble-daily_until = This is a deal of the day: analysis, hints, sharing and playing on come when the day is over for everybody, at midnight UTC.
web-trouble-daily_hints = A deal of the day is played without hints until that day is over.
web-trouble-daily_stands = In the counted try at a deal of the day what was done stands.
web-trouble-daily_alone = A deal of the day is played alone: nobody can be invited.
web-trouble-daily_start = A deal of the day is begun on its page.
web-trouble-daily_bot = In the counted try at a deal of the day no bot decides for you.
web-trouble-daily_over = This day is over. Its deal can be played for fun.
web-trouble-daily_done = You have had your counted try. Further ones are for fun.
web-trouble-daily_first = The first try is the counted one. Further ones are for fun.
web-trouble-daily_own_first = Play your own try first. How others did is shown afterwards.
web-trouble-no_such_day = There is no deal of that day here.
web-trouble-no_such_try = This try cannot be looked at any more.

## Tournaments and leagues

web-tournaments = Tournaments
web-tournaments-home = Play several rounds with others, or a league over weeks.
web-tournaments-text = Round after round you are given a table and opponents. Anybody here can make a tournament or a league.
web-tournaments-none = Nobody has made a tournament here yet. Make the first one: choose a game, send the link to your friends, and let bots fill the empty places.
web-tournaments-open-none = None is open just now. Make one, and others can join.
web-tournaments-mine = Mine
web-tournaments-open = To join
web-tournaments-running = Under way
web-tournaments-over = Over
web-tournaments-all = All tournaments
web-tournament-make = Make a tournament
web-tournament-in = You take part
web-tournament-players =
    { $count ->
        [0] nobody yet
        [one] one takes part
       *[other] { $count } take part
    }
web-tournament-players-of = { $count } of at most { $most }
web-tournament-tables-of = tables of { $seats }
web-tournament-state-open = You can join now. It begins when its host says so, or when it is full.
web-tournament-state-starts = You can join now. It begins on { $time }.
web-tournament-state-round =
    { $rounds ->
        [0] Round { $round }
       *[other] Round { $round } of { $rounds }
    }
web-tournament-state-season = Season { $season }
web-tournament-state-over = Over
web-tournament-state-off = Called off
web-tournament-format-swiss = Swiss
web-tournament-format-robin = Everybody meets everybody
web-tournament-format-knockout = Knock-out
web-tournament-format-league = League
web-tournament-about-swiss = Everybody plays every round, against others who have done as well so far and whom they have not met. Good for any number of people.
web-tournament-about-robin = At tables of two everybody meets everybody once; at larger tables as evenly as possible. Good for small groups.
web-tournament-about-knockout = The better half of each table goes on, until one is left. If two tie, the lot drawn at the beginning decides who goes on.
web-tournament-about-league = Divisions in which everybody meets everybody. After each season the best go up and the last go down. People can join at any time, and begin at the bottom with the next season.
web-tournament-about = About this tournament
web-tournament-seats = How many at a table?
web-tournament-kind = How is it played?
web-tournament-name = Name
web-tournament-name-usual = { $game } with { $name }
web-tournament-most = At most so many take part
web-tournament-pace = Time
web-tournament-pace-evening = One evening
web-tournament-pace-evening-text = 30 minutes to think for each player and game, 10 to come to the table, and rounds of at most an hour and a half.
web-tournament-pace-relaxed = A long day
web-tournament-pace-relaxed-text = 90 minutes to think for each player and game, half an hour to come to the table, and rounds of at most five hours.
web-tournament-pace-days = Days for each move
web-tournament-pace-days-text = A day for each move and three days in reserve. Games begin at once, and a round takes at most three weeks.
web-tournament-rounds = Rounds
web-tournament-rounds-usual = as many as it takes
web-tournament-begin = It begins
web-tournament-begin-hand = when I say so
web-tournament-begin-clock = at a certain time
web-tournament-begin-full = when it is full
web-tournament-at = Date and time
web-tournament-when-missing = Choose the date and the time at which it begins.
web-tournament-join-too = I take part
web-tournament-listed = Everybody here can find it. Otherwise only those who have the link.
web-tournament-late = People can still join once it has begun
web-league-days = Length of a season
web-league-days-count =
    { $count ->
        [7] one week
        [14] two weeks
        [28] four weeks
       *[other] { $count } days
    }
web-league-division = Members of a division
web-league-moving = So many go up and down
web-league-season = Season { $season }
web-league-division-number = Division { $number }
web-league-up = goes up
web-league-down = goes down
web-league-to = To the league
web-league-next = This season ends on { $time }.
web-tournament-made = made by { $name }
web-tournament-private = only for those who have the link
web-tournament-next = The next round begins on { $time }.
web-tournament-your-turn = You have a table in this round.
web-tournament-my-table = To my table
web-tournament-join = Take part
web-tournament-leave = Leave the tournament
web-tournament-remove = Remove
web-tournament-link = Copy link
web-tournament-calendar = Calendar file
web-tournament-csv = Results as a table
web-tournament-round = Round { $round }
web-tournament-board = Table { $number }
web-tournament-place = { $place }.
web-tournament-absent = did not come
web-tournament-table-called = waiting for players
web-tournament-table-playing = being played
web-tournament-table-done = over
web-tournament-table-judged = over, set by the host
web-tournament-watch = Watch
web-tournament-rule = Set the result
web-tournament-rule-text = Say how this game ended. Those who tie have the same place. This counts, whatever happens at the table.
web-tournament-rule-so = This is the result
web-tournament-byes =
    { $count ->
        [one] { $names } has a bye, which counts as a win.
       *[other] { $names } have a bye, which counts as a win.
    }
web-tournament-ready-until = Come to your table by { $time } and say that you are ready. Those who do not come are last.
web-tournament-round-until = What is not over by { $time } counts as a draw.
web-tournament-standings = Standings
web-tournament-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
web-tournament-won-of = { $won } of { $played } won
web-tournament-points-text = Winning a table is worth one point, coming last is worth nothing, and the places between share evenly.
web-tournament-tie-direct =
    { $count ->
        [one] { $points } point at their own tables
       *[other] { $points } points at their own tables
    }
web-tournament-tie-buchholz =
    { $count ->
        [one] { $points } point of all opponents (Buchholz)
       *[other] { $points } points of all opponents (Buchholz)
    }
web-tournament-tie-sonneborn =
    { $count ->
        [one] { $points } point of those beaten (Sonneborn-Berger)
       *[other] { $points } points of those beaten (Sonneborn-Berger)
    }
web-tournament-tie-wins =
    { $value ->
        [one] one table won
       *[other] { $value } tables won
    }
web-tournament-tie-rounds = came to round { $value }
web-tournament-tie-lot = decided by lot
web-duplicate = Duplicate
web-duplicate-wanted = The same deal at every table of a round
web-duplicate-text = Everybody gets the same luck as those in the same seat at the other tables, and is compared with them. So play counts, not luck. What happened at a table is shown when the last one is over.
web-duplicate-trust = Equal deals cannot hold anything that your own device adds: you trust the house not to look ahead. It cannot change the deal, which it has committed to.
web-duplicate-points-text = In each seat your result is compared with those at the other tables: one point if all were worse, nothing if all were better. An unfinished game is worth half a point, a bye 0.6, a seat that was left nothing.
web-duplicate-sealed = All tables have the same deal. Results, and what happened at each table, are shown when the last one is over.
web-duplicate-byes =
    { $count ->
        [one] { $names } has a bye, which counts 0.6.
       *[other] { $names } have a bye, which counts 0.6.
    }
web-duplicate-round-until = What is not over by { $time } is stopped and counts half.
web-duplicate-ahead = ({ $points } ahead)
web-duplicate-behind = ({ $points } behind)
web-duplicate-proof = Proof of the deal
web-duplicate-proof-text = The house committed to the secret of this round before the first table began, and shows it when the last one is over. Then the proof in each replay can be checked.
web-tournament-tie-difference =
    { $count ->
        [one] { $points } point better than others in the same seats
       *[other] { $points } points better than others in the same seats
    }
web-tournament-seeding = Pair by rating at first, not by lot
web-tournament-seeded = paired by rating at first
web-teams = Teams
web-teams-none = Everybody for themselves
web-teams-of = Teams of { $count }
web-teams-text = The members of a team sit at different tables in different seats, against the other teams, and score together. Bots fill teams that are not complete.
web-team-name = Your team
web-team-text = Those who write the same name are a team. Leave it empty to join any team.
web-team-mine = You are in the team { $team }.
web-team-change = Change team
web-dice-duplicate-later = The secret of a duplicate is shown when all its tables are over. Then this can be checked.
web-dice-commitment-duplicate = The secret is the one that the house had committed to for all tables of the duplicate.
web-dice-outcomes-duplicate = All { $outcomes } draws and throws are what the secret of the duplicate makes them.
web-duplicate-stopped = The time of the round was over, so this game was stopped. It counts half for everybody who came.
web-trouble-duplicate_until = Others still play this deal: what happened here is shown when all tables of the duplicate are over.
web-trouble-duplicate_own_seat = Others still play this deal: look back on your own seat until all tables of the duplicate are over.
web-trouble-duplicate_stands = At a duplicate, where others have the same deal, what was done stands, and games are played to the end.
web-trouble-duplicate_small = A duplicate compares tables: more people have to be able to take part.
web-trouble-duplicate_knockout = A knock-out of duplicates is played by teams: alone nobody meets those they are compared with.
web-trouble-tournament_teams = Teams of two or more play duplicates, not in leagues, with no more members than a table has seats.
web-trouble-team_full = That team has all its { $size } members.
web-trouble-became_another = On another device you have just become another guest. Open this page again, and ask there.
web-tournament-gone = has left
web-tournament-erased = somebody
web-tournament-entrants = Who takes part
web-tournament-nobody = Nobody yet. Take part, and send the link to others.
web-tournament-host = For you as the host
web-tournament-bots = Bots
web-tournament-bots-count = How many
web-tournament-bots-add = Let them take part
web-tournament-start = Begin now
web-tournament-next-now = Begin the next round now
web-tournament-off = Call it off
web-tournament-off-sure = Nobody can join any more then.
web-tournament-end = End the tournament
web-tournament-end-sure = The standings stay as they are, and games under way no longer count.
web-tournament-keep = No, go on
web-tournament-lobby = This is a table of a tournament. Say that you are ready: the game begins when everybody is, or when the time to come is over.
web-tournament-to = To the tournament
web-tournament-walkover = Nobody came to play against, so this game was not played.
web-trouble-tournament_seats = The tournament says who sits here. Say that you are ready to begin.
web-trouble-tournament_closes = The tournament says what becomes of this table.
web-trouble-no_tournament = Only a table of a tournament is begun by its tournament.
web-trouble-no_tournaments = Tournaments are played in a house, with others.
web-trouble-no_such_tournament = There is no such tournament here.
web-trouble-tournament_host = Only whoever made the tournament can do that.
web-trouble-tournament_name = A tournament has a name of at least one letter.
web-trouble-tournament_seats_count = In tournaments this game is not played at tables of that size. Choose another.
web-trouble-tournament_past = The time at which it begins has to be in the future.
web-trouble-tournament_late = People can come later only to a Swiss tournament.
web-trouble-tournament_endless = Without a limit somebody could keep all others waiting: set a clock, or a time for a round.
web-trouble-league_small = A division has at least as many members as a table has seats.
web-trouble-tournaments_enough = { $most } tournaments of yours are under way. Let one end first, or end it.
web-trouble-season_entry = A season is played by the members of its league. Join the league.
web-trouble-tournament_full = All { $most } places are taken.
web-trouble-tournament_begun = It has begun, or is over: nobody can join any more.
web-trouble-not_entered = They do not take part.
web-trouble-tournament_over = That is no longer possible: it is over.
web-trouble-bots_enough = At most { $most } bots take part.
web-trouble-too_few = There are not enough to fill a table yet. Invite others, or let bots take part.
web-trouble-not_to_begin = It has begun, and this round is not over yet.
web-trouble-no_such_board = Only tables of the current round can be ruled on.
web-trouble-places_wrong = Give everybody at the table a place, and somebody the first.
web-trouble-table_gone = There is nothing to see at this table any more, or not yet.

## Playing by ear

web-ear = By ear
web-ear-open = Play by ear
web-ear-ways = Ask and look
web-ear-page-options = Options
web-ear-page-story = What happened
web-ear-page-position = The position
web-ear-page-board = The grids
web-ear-page-keys = Keys
web-ear-key-options = your options; arrow keys lead through them, left and right from group to group, a number goes to one, Enter chooses it
web-ear-key-all = hear all options with their numbers
web-ear-key-asked = hear again what to do
web-ear-key-story = what happened since your last move, line by line; pressed again, the whole chronicle
web-ear-key-whose = whose move it is
web-ear-key-stand = how you stand, in one sentence
web-ear-key-position = the position by player and place; right opens, left closes
web-ear-key-board = map and places as grids for the arrow keys; page up and page down change the grid
web-ear-key-offers = hear what is offered for trade
web-ear-key-where = where you are
web-ear-key-repeat = hear the last words again; pressed again, those before
web-ear-key-verbosity = say less or more
web-ear-key-keys = these keys
web-ear-way-options = Options
web-ear-way-all = All options
web-ear-way-asked = What to do
web-ear-way-story = What happened
web-ear-way-whose = Whose move
web-ear-way-stand = How I stand
web-ear-way-position = The position
web-ear-way-board = The grids
web-ear-way-offers = Offers
web-ear-way-where = Where am I
web-ear-way-repeat = Repeat
web-ear-way-verbosity = Less or more
web-ear-way-keys = Keys
web-ear-count = { $count ->
        [0] No options
        [one] One option
       *[other] { $count } options
    }
web-ear-numbered = { $number }, { $text }
web-ear-group = { $name } { $count }
web-ear-others = other
web-ear-left = { $count } more: E.
web-ear-nothing-new = Nothing has happened since your last move.
web-ear-yours = It is your move.
web-ear-deciding = { $count ->
        [one] { $names } is deciding.
       *[other] { $names } are deciding.
    }
web-ear-nobody = Nobody is deciding.
web-ear-over = The game is over.
web-ear-no-offers = Nothing is offered.
web-ear-where = { $page }, { $number } of { $of }: { $text }
web-ear-outside = At the table of { $title }. O opens the options.
web-ear-shared = On the table
web-ear-empty = Empty: { $what }
web-ear-has = { $name } { $points }
web-ear-you-have = You have { $points }, place { $place } of { $of }.
web-ear-no-square = nothing
web-ear-distance = { $count ->
        [0] you are here
        [one] one field away
       *[other] { $count } fields away
    }
web-ear-mark-order = number { $value }
web-ear-mark-place = place { $value }
web-ear-mark-under = { $value } from the top
web-ear-mark-way = die { $value } around the center
web-ear-mark-back = { $value } can come back
web-ear-mark-points = { $value ->
        [one] worth one point
       *[other] worth { $value } points
    }
web-ear-mark-choice = { $value ->
        [-1] not decided
       *[other] choice { $value }
    }
web-ear-mark-up = { $value ->
        [0] not turned up
       *[other] turned up
    }
web-ear-mark-knowers = known to { $names }
web-ear-mark-payable = { $value ->
        [0] you cannot pay it now
       *[other] you can pay it now
    }
web-ear-leads = Enter: { $what }
web-ear-leads-nowhere = You can do nothing with that now.
web-verbosity = Said aloud at a table
web-verbosity-brief = Brief
web-verbosity-normal = Normal
web-verbosity-full = Full
web-letters = Keys with one letter
web-letters-text = Without them, letters work in the panel for playing by ear only.
web-by-ear = Playing by ear
web-by-ear-text = Every game here is made to be played by screen reader and keyboard alone. Nothing has to be switched on.
web-by-ear-start = How to start
web-by-ear-start-text = Take a lesson or play bots from the home page. At the table press O: a list of your options takes the focus and keeps it until the game ends. What happens is said by itself; then you hear what is asked and how many options there are. Press A to hear them all, type a number, and press Enter.
web-by-ear-browse = If letters do nothing
web-by-ear-browse-text = Screen readers keep letters to themselves while they browse a page. In the lists and grids of the panel they pass them on. If yours does not, switch to focus mode (NVDA: Insert and space; JAWS: Insert and Z; Orca: Insert and A), or use the buttons of the panel: there is one for each key.
web-by-ear-sounds = Sounds
web-by-ear-sounds-text = Each sound has a word and is never the only sign of what it means. Press one to hear it.
web-by-ear-tried = What has been tried
web-by-ear-tried-text = A program that gets nothing but what a screen reader would say has played a good part of each game. One turn was heard with Orca in Chromium. NVDA, JAWS, VoiceOver and TalkBack have not been tried by anyone we know. If you use one of them, please tell us what you heard.
web-cue-turn = Your move
web-cue-loss = You lose something
web-cue-gain = You gain something
web-cue-battle = A battle
web-cue-end = The end
