# What people read in Agora.

coin-one = a one
coin-two = a two
coin-three = a three

action-lay = Lay { $coin }
action-done = Done
action-pay = Pay { $coin }

prompt-bid = Bid for the amphora worth { $worth }: lay coins from small to large, then say that you are done.
prompt-pay = Pay the price. { $price } to go.

event-drew = { SEAT($seat) } draws a coin.
    .known = { SEAT($seat) } draws { $coin }.
event-rolled = The amphora is worth { $worth }.
event-ready = { SEAT($seat) } is done.
event-turned_up = { SEAT($seat) } has laid { $coins }.
event-won = { SEAT($seat) } wins the amphora, worth { $worth }, for { $price }.
event-paid = { SEAT($seat) } pays { $coin }.
event-peeked = { SEAT($seat) } looks at the coin on top of the bag.
    .known = { SEAT($seat) } looks at the coin on top of the bag: { $coin }.

reason-no_such_coin = { $held ->
        [0] You have no such coin: { $coin }.
       *[other] You have laid all you have of these: { $coin }.
    }
reason-from_small_to_large = From small to large: you have laid { $laid } already.
reason-not_laid = You have not laid { $coin }.
reason-would_fall_short = Not { $coin } yet: from there on you could pay { $reach } at most, and the price is { $price }.

zone-hand = Hand
zone-temple = Temple
counter-points = Points
