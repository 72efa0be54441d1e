# What every game says: the engine's own messages and the words of a table.

## Seats and lists

seat-name = Player { $number }
seat-chance = the dice and cards
list-times = { $count } × { $name }
list-amount = { $count } { $name }
list-nothing = nothing

# Words put together: dwarf@TILE, hydra/2, TILE* and TILE^
word-at = { $what } on { $where }
word-nth = { $what } (no. { $number })
word-starred = { $what } *
word-capped = { $what } ^

## Prompts

prompt-decide = Your decision.
prompt-over = The game is over.
prompt-waiting = Waiting for { SEAT($seats) }.

## Events

event-undone = { $seat ->
        [-1] With everybody's consent a move is taken back.
       *[other] { SEAT($seat) } takes a move back.
    }
    .you = You take a move back.

## Reasons

reason-game_over = The game is over.
reason-not_your_decision = It is not { SEAT($seat) }'s turn to decide.
# Unsaid: $prompt
# It is the key of the decision to be finished, whose figures are not known here.
reason-first_finish = Finish the decision at hand first.
reason-cannot_undo = There is nothing you could take back: something has become known since, or others have gone on.
reason-not_now = That is not possible at this moment.
reason-not_possible = That is not possible.

## Words of a table

word-seat = Seat
word-player = Player
word-spectator = Spectator
word-bot = Bot
word-turn = Turn
word-round = Round
word-phase = Phase
word-move = Move
word-rule = Rule
word-rules = Rules
word-options = Options
word-log = Log
word-hand = Hand
word-score = Score
word-total = Total
word-winner = Winner
word-place = Place
word-yes = Yes
word-no = No
word-pass = Pass
word-done = Done
word-stop = Stop
word-undo = Undo
word-why = Why not?
word-hidden = Hidden
word-unseen = { $count ->
        [one] one unseen
       *[other] { $count } unseen
    }
word-players = { $count ->
        [one] one player
       *[other] { $count } players
    }

word-you = you

## Where a figure comes from

source-rulebook = From the rulebook
    .text = The printed rules say so.
source-published = From the printed component
    .text = Read from the real cards, boards and tiles.
source-reconstructed = Reconstructed
    .text = Nobody could say. This value agrees with everything that is known; owners of the game can hand in their own.
source-owner = From the owner
    .text = From a component file of your own.
confidence-confirmed = Confirmed by two sources or more
confidence-single = Known from one source
confidence-inferred = Inferred
confidence-unknown = Unknown
