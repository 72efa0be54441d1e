# Deukalion — names and texts of the components, and everything that is said in a game.
# Figures come from the component data as variables; our own wording throughout.

game-deukalion = Deukalion
    .about = Turn the Kylix, storm cities, bring treasure home.
    .text = Sail the Aegean with a ship full of soldiers, bring treasures to Athens, found settlements, sail to the Styx and face the Hydra. Whoever first earns enough of the gods' favor wins.

## Heroes

hero-deukalion = Deukalion
hero-perseus = Perseus
hero-hercules = Hercules
hero-achilles = Achilles

## The map

square-water = open water
square-anchor = anchor field of Athens
square-styx = Styx
square-land = land
square-centre = the Kylix's place
square-athens = Athens

city-corinth = Corinth
city-mycenae = Mycenae
city-sparta = Sparta
city-thera = Thera
city-crete = Crete
city-rhodes = Rhodes
city-cyprus = Cyprus
city-halicarnassus = Halicarnassus

settlement-ephesus = Ephesus
settlement-salamis = Salamis
settlement-argos = Argos
settlement-lindos = Lindos

treasure-red = red treasure
    .many = red treasures
treasure-green = green treasure
    .many = green treasures
treasure-blue = blue treasure
    .many = blue treasures
treasure-yellow = yellow treasure
    .many = yellow treasures
treasure-white = white treasure
    .many = white treasures

piece-soldier = soldier
    .many = soldiers
piece-hydra = Hydra
piece-theseus = Theseus
piece-die = die
piece-point_card = point card
piece-hidden = cross hidden
piece-side = on its side
piece-cross = cross visible
piece-field = field
piece-placement = placement
piece-deed = possibility

## Fights

fight-ship = ship against ship
fight-city = attack on a city
fight-settlement = attack on a settlement
fight-hydra = attack on the Hydra
fight-attacked_by_hydra = attacked by the Hydra

## The Kylix

kylix-cards = cards
    .text = On a 1 every other player draws an action card, on a 2 nobody does, on a 3 you do. You have to use this die.
kylix-soldiers = soldiers
    .text = Up to this many of your soldiers may come back from the Underworld.
kylix-sail = sailing
    .text = Your ship may sail up to this many fields.
kylix-hydra = Hydra
    .text = You may move the Hydra up to this many fields. Where it meets a ship, it attacks.

phase-setup = Setting up
phase-roll_kylix = Rolling the Kylix
phase-window_after_roll = Cards after the roll
phase-non_active_players_move = The others move
phase-place_kylix = Placing the Kylix
phase-window_after_placement = Cards after placing
phase-active_player_acts = Actions

## What missions ask for

task-deliver = bring the treasures it names to Athens
task-deliver_any = bring treasures to Athens
task-deliver_same = bring treasures of one color to Athens
task-reach_with_soldiers = sail to a city with enough soldiers
task-reach_with_cards = sail to a city and give up action cards
task-defeat_player = win a ship fight
task-defeat_hydra = defeat the Hydra

## Action cards

card-pegasus = Pegasus
    .text = Stays in front of you. Each of your sailing moves may be { $amount ->
        [one] one field
       *[other] { $amount } fields
    } longer.
card-favour_of_hades = Favor of Hades
    .text = Stays in front of you. Whenever you bring soldiers back with the Kylix or instead of sailing, { $amount ->
        [one] one more
       *[other] { $amount } more
    } may come.
card-golden_fleece = Golden Fleece
    .text = Stays in front of you. Adds { $amount } to your strength in every fight.
card-wind_of_aeolus = Wind of Aeolus
    .text = While you are under way: this move may be { $amount } fields longer.
card-winged_sandals = Winged Sandals
    .text = Ends your sailing move and begins another one of up to { $amount } fields.
card-song_of_orpheus = Song of Orpheus
    .text = Up to { $amount } of your soldiers come back from the Underworld.
card-rage_of_ares = Rage of Ares
    .text = After a throw: adds { $amount } to your strength in this fight.
card-favour_of_nike = Favor of Nike
    .text = After a throw: throw your soldiers that show the cross again.
card-aegis_of_athena = Aegis of Athena
    .text = After a throw: your soldiers that show the cross stay aboard. They still count for nothing.
card-trident_of_poseidon = Trident of Poseidon
    .text = Move the Hydra to another field up to { $amount } steps away, never onto or past a ship.
card-trojan_horse = Trojan Horse
    .text = Instead of attacking: take a treasure from a city next to your ship, without a throw. Your ship stops.
card-oracle_of_delphi = Oracle of Delphi
    .text = Between two of your actions: put an open mission under the pile and turn up the next one.

## Missions

face-worth = { $points ->
        [one] Worth one point.
       *[other] Worth { $points } points.
    }

mission-m01 = Red or green
    .text = Bring a { treasure-red } or a { treasure-green } to Athens. { face-worth }
mission-m02 = Blue or yellow
    .text = Bring a { treasure-blue } or a { treasure-yellow } to Athens. { face-worth }
mission-m03 = White or red
    .text = Bring a { treasure-white } or a { treasure-red } to Athens. { face-worth }
mission-m04 = Green or blue
    .text = Bring a { treasure-green } or a { treasure-blue } to Athens. { face-worth }
mission-m05 = Yellow or white
    .text = Bring a { treasure-yellow } or a { treasure-white } to Athens. { face-worth }
mission-m06 = Red, or a ship beaten
    .text = Bring a { treasure-red } to Athens, or win a ship fight. { face-worth }
mission-m07 = Green, or Cyprus
    .text = Bring a { treasure-green } to Athens, or sail to { city-cyprus } with at least { $soldiers } soldiers. { face-worth }
mission-m08 = Blue, or Crete
    .text = Bring a { treasure-blue } to Athens, or sail to { city-crete } and give up { $cards } action cards. { face-worth }
mission-m09 = Yellow, or Sparta
    .text = Bring a { treasure-yellow } to Athens, or sail to { city-sparta } with at least { $soldiers } soldiers. { face-worth }
mission-m10 = White, or a ship beaten
    .text = Bring a { treasure-white } to Athens, or win a ship fight. { face-worth }
mission-m11 = The Hydra, or a rich cargo
    .text = Defeat the Hydra, or bring { $count } treasures to Athens in one visit. { face-worth }
mission-m12 = The Hydra, or Rhodes
    .text = Defeat the Hydra, or sail to { city-rhodes } and give up { $cards } action cards. { face-worth }
mission-m13 = The Hydra, or Halicarnassus
    .text = Defeat the Hydra, or sail to { city-halicarnassus } with { $soldiers } soldiers. { face-worth }
mission-m14 = Red and yellow, or green and white
    .text = Bring a { treasure-red } and a { treasure-yellow }, or a { treasure-green } and a { treasure-white } to Athens in one visit. { face-worth }
mission-m15 = Red and blue, or yellow and green
    .text = Bring a { treasure-red } and a { treasure-blue }, or a { treasure-yellow } and a { treasure-green } to Athens in one visit. { face-worth }
mission-m16 = Blue and white, or a pair
    .text = Bring a { treasure-blue } and a { treasure-white }, or { $count } treasures of one color to Athens in one visit. { face-worth }

## Expansions

expansion-charybdis = Whirlpools of Charybdis
    .text = You can sail from any of the three whirlpools on the edge of the map to any other. On the way { $soldiers_thrown } of your soldiers are thrown, and those that show the cross go to the Underworld.
expansion-theseus = Theseus
    .text = Fetch Theseus from Crete: while he is aboard he is worth { $points ->
        [one] a point
       *[other] { $points } points
    } and adds { $strength_bonus } to your strength in fights.

## Actions

action-place = Anchor at { $field }
action-whirlpool = Put a whirlpool next to { $field }
action-set_sail = Set sail
action-use = { $kylix_id ->
        [cards] Use the cards die
        [soldiers] Bring soldiers back
        [sail] Sail
       *[hydra] Move the { $kylix }
    }
action-turn = { $orientation ->
        [0] Leave the Kylix as it is
        [1] Turn the Kylix by one place
       *[other] Turn the Kylix by { $orientation } places
    }
action-sail = Sail to { $field }
action-through = Sail through the whirlpool to { $field }
action-attack = Attack { $place }
action-found = Settle { $settlement ->
        [Salamis] on
       *[other] in
    } { $settlement }
action-claim = Claim the mission “{ $mission }”
action-task = { $task ->
        [1] The first task
       *[other] The second task
    }
action-unload = Unload the { $treasure }
action-give = Give up { $card }
action-store = Put it back in { $city }
action-hydra = Move the Hydra to { $field }
action-against = Fight { SEAT($seat) }
action-take = Take the { $treasure }
action-take_theseus = Take Theseus
action-displace = Drive the ship off
action-put = Put it on { $field }
action-bring = { $number ->
        [one] One comes back
       *[other] { $number } come back
    }
action-raid = Enter { $city } with the horse
action-swap = Put “{ $mission }” under the pile
action-play = Play { $card }
action-recover = Bring soldiers back
action-decline = No, thanks
action-stop = Stop
action-pass = Pass
action-end_move = End the move
action-end_turn = End the turn

## Events: setting up and the turn

event-treasure_placed = A { $treasure } is put in { $city }.
event-mission_opened = A mission is turned up: “{ $mission }”.
event-mission_dealt = { SEAT($seat) } gets a secret mission.
    .known = { SEAT($seat) } gets a secret mission: “{ $mission }”.
    .you = You get a secret mission: “{ $mission }”.
event-whirlpool_placed = { SEAT($seat) } puts a whirlpool next to { $field }.
    .you = You put a whirlpool next to { $field }.
event-ship_placed = { SEAT($seat) } anchors at { $field }.
    .you = You anchor at { $field }.
event-turn_began = Turn { $turn }: { SEAT($seat) } is active.
    .you = You are active in turn { $turn }.
event-kylix_rolled = { SEAT($seat) } rolls the Kylix: { $centre } in the center, { $around } around it.
    .you = You roll the Kylix: { $centre } in the center, { $around } around it.
event-kylix_placed = { SEAT($seat) } places the Kylix. Cards, soldiers, sailing, Hydra: { $dice }.
    .you = You place the Kylix. Cards, soldiers, sailing, Hydra: { $dice }.
event-passed = { SEAT($seat) } stays put.
    .you = You stay put.
event-cards_used = { $die ->
        [1] The cards die shows 1: everyone but { SEAT($seat) } draws a card.
       *[other] The cards die shows { $die }: { SEAT($seat) } draws a card.
    }
    .you = { $die ->
            [1] Your cards die shows 1: everyone but you draws a card.
           *[other] Your cards die shows { $die }: you draw a card.
        }
event-drew = { SEAT($seat) } draws an action card.
    .known = { SEAT($seat) } draws { $card }.
    .you = You draw { $card }.
word-many_drew = { SEAT($seat) } draws { $card }.
    .you = You draw { $card }.
word-unseen_drew = { SEAT($seat) } draws { $count } action cards.
    .you = You draw { $count } action cards.
event-no_card_left = There is no card left for { SEAT($seat) }.
    .you = You draw nothing: there is no card left.
event-reshuffled = { $count ->
        [one] The only discarded card makes a new pile.
       *[other] The { $count } discarded cards are shuffled into a new pile.
    }
event-turn_ended = { SEAT($seat) } ends the turn.
    .you = You end the turn.

## Events: sailing and the Underworld

event-set_sail = { $fields ->
        [one] { SEAT($seat) } sets sail for up to one field.
       *[other] { SEAT($seat) } sets sail for up to { $fields } fields.
    }
    .you = { $fields ->
            [one] You set sail for up to one field.
           *[other] You set sail for up to { $fields } fields.
        }
event-sailed = { SEAT($seat) } sails to { $field }.
    .you = You sail to { $field }.
event-swirled = { SEAT($seat) } is swept to { $field }. Soldiers thrown: { $hidden } with the cross hidden, { $side } on their side, { $cross } with the cross showing.
    .you = You are swept to { $field }. Soldiers thrown: { $hidden } with the cross hidden, { $side } on their side, { $cross } with the cross showing.
# Several steps in a row
word-along_sailed = { SEAT($seat) } sails along { $field }.
    .you = You sail along { $field }.
word-along_hydra_moved = { SEAT($seat) } moves the Hydra along { $field }.
    .you = You move the Hydra along { $field }.
event-move_ended = { SEAT($seat) } ends the move.
    .you = You end the move.
event-recovered = { $count ->
        [one] One soldier of { SEAT($seat) } comes back from the Underworld.
       *[other] { $count } soldiers of { SEAT($seat) } come back from the Underworld.
    }
    .you = { $count ->
            [one] You bring one soldier back from the Underworld.
           *[other] You bring { $count } soldiers back from the Underworld.
        }
event-sacrificed = { SEAT($seat) } sends a soldier to the Underworld to make room.
    .you = You send a soldier to the Underworld to make room.
event-styx_entered = { $majority ->
        [1] { SEAT($seat) } reaches the Styx with the majority in the Underworld.
       *[other] { SEAT($seat) } reaches the Styx.
    }
    .you = { $majority ->
            [1] You reach the Styx with the majority in the Underworld.
           *[other] You reach the Styx.
        }
event-styx_left = { SEAT($seat) } leaves the soldiers where they are.
    .you = You leave your soldiers where they are.
event-hydra_moved = { SEAT($seat) } moves the Hydra to { $field }.
    .you = You move the Hydra to { $field }.

## Events: cards

event-window_closed = { $seats_count ->
        [0] Nobody plays a card.
        [one] { SEAT($seats, you: "You play", after: " plays") } a card.
       *[other] Cards are played by { SEAT($seats, you: "you") }.
    }
event-card_played = { SEAT($seat) } plays { $card }.
    .you = You play { $card }.
event-card_returned = { $card } would no longer do anything and goes back to the hand of { SEAT($seat) }.
    .you = You get { $card } back into your hand: it would no longer do anything.
event-card_given = { SEAT($seat) } gives up { $card }.
    .you = You give up { $card }.
event-mission_swapped = { SEAT($seat) } puts “{ $mission }” under the pile.
    .you = You put “{ $mission }” under the pile.

## Events: missions and treasures

event-mission_shown = { SEAT($seat) } shows a secret mission: “{ $mission }”.
    .you = You show your secret mission: “{ $mission }”.
event-claims_opened = { $seats_count ->
        [0] Nobody claims “{ $mission }”.
        [one] { SEAT($seats, you: "You claim", after: " claims") } “{ $mission }”.
       *[other] “{ $mission }” is claimed at the same time by { SEAT($seats, you: "you") }.
    }
event-mission_done = { $points ->
        [one] { SEAT($seat) } completes “{ $mission }”: one point.
       *[other] { SEAT($seat) } completes “{ $mission }”: { $points } points.
    }
    .you = { $points ->
            [one] You complete “{ $mission }”: one point.
           *[other] You complete “{ $mission }”: { $points } points.
        }
event-mission_removed = “{ $mission }” leaves the game.
event-unloaded = { SEAT($seat) } unloads a { $treasure }.
    .you = You unload a { $treasure }.
event-stored = { SEAT($seat) } puts the { $treasure } back in { $city }.
    .you = You put the { $treasure } back in { $city }.
event-point_cards = { $count ->
        [one] { SEAT($seat) } takes a point card.
       *[other] { SEAT($seat) } takes { $count } point cards.
    }
    .you = { $count ->
            [one] You take a point card.
           *[other] You take { $count } point cards.
        }
event-no_mission_left = The mission pile is empty; no new mission is turned up.
event-no_hydra_mission = The secret mission of { SEAT($seat) } does not ask for the Hydra.
    .you = Your secret mission does not ask for the Hydra.

## Events: settlements and fights

event-founded = { SEAT($seat) } founds { $settlement }.
    .you = You found { $settlement }.
event-conquered = { $kept ->
        [1] { SEAT($seat) } takes { $settlement } from { SEAT($owner, you: "you") }.
       *[other] { SEAT($seat) } drives { SEAT($owner, you: "you") } out of { $settlement } but has too few soldiers to hold it.
    }
    .you = { $kept ->
            [1] You take { $settlement } from { SEAT($owner) }.
           *[other] You drive { SEAT($owner) } out of { $settlement } but have too few soldiers to hold it.
        }
event-attacked_ship = { SEAT($seat) } attacks { SEAT($defender, you: "your ship", before: "the ship of ") }.
    .you = You attack the ship of { SEAT($defender) }.
event-attacked_city = { SEAT($seat) } attacks { $city }.
    .you = You attack { $city }.
event-attacked_settlement = { SEAT($seat) } attacks { $settlement }, { SEAT($owner, you: "your settlement", before: "held by ") }.
    .you = You attack { $settlement }, held by { SEAT($owner) }.
event-attacked_hydra = { SEAT($seat) } attacks the Hydra.
    .you = You attack the Hydra.
event-hydra_attacked = The Hydra, sent by { SEAT($by, you: "you") }, attacks { SEAT($seat) }.
    .you = You are attacked by the Hydra, sent by { SEAT($by) }.
event-threw = { SEAT($seat) } throws: { $hidden } with the cross hidden, { $side } on their side, { $cross } with the cross showing.
    .you = You throw: { $hidden } with the cross hidden, { $side } on their side, { $cross } with the cross showing.
event-threw_again = { SEAT($seat) } throws again: { $hidden } with the cross hidden, { $side } on their side, { $cross } with the cross showing.
    .you = You throw again: { $hidden } with the cross hidden, { $side } on their side, { $cross } with the cross showing.
event-won_against_ship = { SEAT($seat) } beats { SEAT($loser, you: "you") }, { $strength } to { $against }.
    .you = You beat { SEAT($loser) }, { $strength } to { $against }.
event-won = { SEAT($seat) } wins with { $strength } against { $against }.
    .you = You win with { $strength } against { $against }.
event-lost = { SEAT($seat) } loses with { $strength } against { $against }.
    .you = You lose with { $strength } against { $against }.
event-fell = { $count ->
        [one] One soldier of { SEAT($seat) } falls.
       *[other] { $count } soldiers of { SEAT($seat) } fall.
    }
    .you = { $count ->
            [one] You lose one soldier.
           *[other] You lose { $count } soldiers.
        }
event-saved = { $count ->
        [one] One soldier of { SEAT($seat) } is saved.
       *[other] { $count } soldiers of { SEAT($seat) } are saved.
    }
    .you = { $count ->
            [one] You save one soldier.
           *[other] You save { $count } soldiers.
        }
event-treasure_taken = { SEAT($seat) } takes a { $treasure } from { $city }.
    .you = You take a { $treasure } from { $city }.
event-treasure_seized = { SEAT($seat) } takes a { $treasure } from { SEAT($loser, you: "you") }.
    .you = You take a { $treasure } from { SEAT($loser) }.
event-nothing_taken = { SEAT($seat) } takes nothing.
    .you = You take nothing.
event-theseus_taken = { SEAT($seat) } takes Theseus aboard.
    .you = You take Theseus aboard.
event-theseus_seized = { SEAT($seat) } takes Theseus from { SEAT($loser, you: "you") }.
    .you = You take Theseus from { SEAT($loser) }.
event-theseus_left = Theseus leaves the ship of { SEAT($seat) } and goes home.
    .you = Your ship loses Theseus, who goes home.
event-ship_displaced = { SEAT($by, you: "You drive", after: " drives") } the ship of { SEAT($seat) } to { $field }.
    .you = Your ship is driven to { $field } by { SEAT($by) }.
event-hydra_displaced = { SEAT($by, you: "You drive", after: " drives") } the Hydra to { $field }.

## Events: the end

event-game_won = { SEAT($seat) } has { $total } points and wins.
    .you = You have { $total } points and win.
event-turns_over = Turn { $turn }, the last one, is over.

## Prompts

face-below = { $below ->
        [0] None of your soldiers is
        [one] One of your soldiers is
       *[other] { $below } of your soldiers are
    } in the Underworld; you have { $room ->
        [0] no room.
       *[other] room for { $room }.
    }

prompt-place_ship = Choose an anchor field for your ship.
prompt-place_whirlpool = Choose a field on the edge of the map for a whirlpool.
prompt-after_roll = The Kylix has been rolled. Play a card?
prompt-after_placing = The Kylix is in place. Play a card?
prompt-any_moment = Play a card now?
prompt-other_part = { $most ->
        [0] Sail up to { $fields ->
            [one] one field
           *[other] { $fields } fields
        }, or pass.
       *[other] Sail up to { $fields ->
            [one] one field
           *[other] { $fields } fields
        }, bring back up to { $most ->
            [one] one soldier
           *[other] { $most } soldiers
        } instead, or pass.
    }
prompt-place_kylix = Place the Kylix. The dice around the center show { $die0 } { $die1 } { $die2 } { $die3 }.
prompt-act = What do you do?{ $cards ->
        [0] {""}
       *[other] {" "}Cards { $cards }.
    }{ $soldiers ->
        [0] {""}
       *[other] {" "}Soldiers { $soldiers }.
    }{ $sail ->
        [0] {""}
       *[other] {" "}Sailing { $sail }.
    }{ $hydra ->
        [0] {""}
       *[other] {" "}Hydra { $hydra }.
    }
prompt-bring_back = How many soldiers come back? Up to { $most }.
prompt-move_hydra = Move the Hydra. { $left ->
        [one] One step left.
       *[other] { $left } steps left.
    }
prompt-sailing = Under way. { $left ->
        [0] No fields left.
        [one] One field left.
       *[other] { $left } fields left.
    }
prompt-stopped = Your ship has stopped. What do you do here?
prompt-displaced = Your ship has been driven off. The move is over.
prompt-styx = { $points ->
        [0] The Styx. { face-below } Do you bring them back?
       *[other] The Styx. { face-below } Your majority is worth { $points ->
            [one] one point.
           *[other] { $points } points.
        } Do you bring them back?
    }
prompt-revealed = You could complete the new mission “{ $mission }”, worth { $points ->
        [one] one point.
       *[other] { $points } points.
    } Do you?
prompt-choose_task = Which task of “{ $mission }” do you complete?
prompt-give_cards = { $left ->
        [one] Give up one more card for “{ $mission }”.
       *[other] Give up { $left } cards for “{ $mission }”.
    }
prompt-unload_for_mission = { $left ->
        [one] Unload one more treasure for “{ $mission }”.
       *[other] Unload { $left } treasures for “{ $mission }”.
    }
prompt-store = Which city does the { $treasure } go back to?
prompt-opponent = There are several ships here. Which one do you attack?
prompt-hydra_opponent = There are several ships here. Which one does the Hydra attack?
prompt-prepare = A fight begins. { face-below } Play a card?
prompt-after_throw = Your strength is { $mine } against { $against }, and { $cross ->
        [0] none of your soldiers shows
        [one] one of your soldiers shows
       *[other] { $cross } of your soldiers show
    } the cross. Play a card?
prompt-trophy_ship = You have won a ship fight. Do you claim a mission for it?
prompt-trophy_hydra = You have defeated the Hydra. Which mission do you take?
prompt-loot_ship = You have beaten { SEAT($loser) }. What do you take?
prompt-loot_city = { $city } is taken. What do you carry off?
prompt-horse = Which city does the horse enter?
prompt-displace_ship = { SEAT($seat) } has lost, and the ship is driven off, three fields if it can. The victor chooses where; where the Hydra has won, the neighbor on the right. Where to?
prompt-displace_hydra = Where do you drive the Hydra?
prompt-trident = Where does the Hydra go? Up to { $steps } steps.
prompt-oracle = Which mission goes under the pile?

## Reasons

reason-another_mission = This is only about “{ $mission }”, which has just been turned up.
reason-another_ship_sails = { SEAT($seat) } is sailing right now.
reason-attacked_already = You have already attacked in this move, and a move has at most one attack.
reason-attacked_there = You have already attacked that place in this move.
reason-card_at_another_moment = { $card } cannot be played { $moment_id ->
        [n_move] before you set sail.
        [n_sail] during a sailing move.
        [n_act] between two actions.
        [w_roll] after the roll.
        [w_set] once the Kylix is in place.
        [w_prep] before a throw.
        [w_throw] after a throw.
       *[elsewhere] at this moment.
    }
reason-cards_action_first = Use the cards die first. It shows { $die }, and you cannot leave it out.
reason-city_is_empty = There is nothing to take in { $city }.
reason-city_is_full = { $city } has no room: { $slots ->
        [one] its only place is taken.
        [2] both places are taken.
       *[other] all { $slots } places are taken.
    }
reason-field_is_taken = { $field } is taken.
reason-garrison_too_small = { $settlement } needs { $need ->
        [one] one soldier
       *[other] { $need } soldiers
    }; you have { $aboard ->
        [0] none
       *[other] { $aboard }
    } aboard.
reason-hydra_cannot_get_there = The Hydra cannot reach { $field } in { $steps } steps without meeting a ship.
reason-hydra_cannot_move = The Hydra cannot leave { $field }.
reason-hydra_is_not_moved = The Hydra is not being moved now.
reason-hydra_is_shut_in = The Hydra is shut in on { $field }.
reason-in_another_phase = That belongs to another moment: { $phase }. This is: { $now }.
reason-lies_before_you = { $card } is already in front of you.
reason-mission_asks_something_else = “{ $mission }” does not ask you to { $task }.
reason-mission_not_open = “{ $mission }” is not one of the open missions.
reason-mission_not_there = “{ $mission }” is neither open nor your own mission.
reason-move_is_stopped = Your ship has stopped and goes no further in this move.
reason-must_take = You have to take a treasure.
reason-must_take_mission = Whoever defeats the Hydra has to take a mission that asks for it.
reason-must_take_or_displace = Take something from the beaten ship, or drive it off.
reason-no_allowance_left = You have no fields left in this move.
reason-no_cross = None of your soldiers shows the cross: { $card } would do nothing.
reason-no_licence = The Hydra is on { $field }, and neither an open mission nor your own asks you to defeat it.
reason-no_open_mission = There is no open mission: { $card } would do nothing.
reason-no_pile = The mission pile is empty: { $card } would do nothing.
reason-no_room = There is no room aboard: all { $spaces } spaces are taken, { $treasures ->
        [0] none of them by treasures.
        [one] one of them by a treasure.
       *[other] { $treasures } of them by treasures.
    }
reason-no_room_for_treasure = All { $spaces } spaces are taken, and there is no soldier who could make room.
reason-no_sailing_move = Nobody is sailing. This is: { $now }.
reason-no_ship_was_beaten = No ship was beaten.
reason-no_soldiers_aboard = On { $field } there would be a fight, and you have no soldiers aboard.
reason-no_such_treasure_there = There is no { $treasure } there.
reason-no_treasure_near = There is no treasure in a city next to your ship: { $card } would do nothing.
reason-no_whirlpool = No whirlpools lead from { $here } to { $field }.
reason-nobody_below = None of your soldiers is in the Underworld.
reason-nobody_comes_back = No soldiers come back right now.
reason-nobody_to_throw = You have no soldiers aboard to throw.
reason-not_aboard = There is no { $treasure } aboard.
reason-not_adjacent = { $field } is not next to { $here }.
reason-not_an_anchor_field = { $field } is not an anchor field.
reason-not_an_ordinary_field = { $field } is a safe field: nobody is driven there.
reason-not_beside_city = Your ship is not next to { $city }.
reason-not_beside_settlement = Your ship is not next to { $settlement }.
reason-not_for_the_hydra = { $field } is a safe field, where the Hydra does not go.
reason-not_in_athens = Your ship is on { $field }, not in Athens.
reason-not_in_hand = You do not have { $card } in hand.
reason-not_in_this_order = First the whirlpools are placed, then the ships.
reason-not_on_the_edge = { $field } is not an ordinary field on the edge of the map.
reason-not_so_many_steps = { $steps ->
        [one] { $field } is not exactly one step away.
       *[other] There is no way of exactly { $steps } steps to { $field }.
    }
reason-not_the_active_player = { SEAT($seat) } has the Kylix this turn, and with it this action: { $kylix }.
reason-not_under_way = Your ship has stopped: { $card } would do nothing.
reason-nothing_displaced = Nothing has to be put anywhere right now.
reason-nothing_to_pay = You have nothing to pay right now.
reason-nothing_unloaded = No treasure has been unloaded.
reason-nothing_won = No fight has been won.
reason-opponent_first = First choose whom to fight.
reason-opponent_is_settled = The fight with { SEAT($seat) } has begun.
reason-other_price = The mission asks for something else: { $task }. { $left } to go.
reason-room_enough = You have room enough: { $room ->
        [one] one free space
       *[other] { $room } free spaces
    } for { $below ->
        [one] one soldier.
       *[other] { $below } soldiers.
    }
reason-saved_already = Your soldiers are already safe: { $card } would do nothing.
reason-set_sail_first = Set sail first.
reason-settlement_is_empty = { $settlement } is empty: you can found it without a fight.
reason-settlement_is_held = { SEAT($owner) } holds { $settlement }: you have to conquer it.
reason-settlement_is_yours = You hold { $settlement } yourself.
reason-ship_is_elsewhere = The ship of { SEAT($seat) } is not here.
reason-ship_was_displaced = Your ship has been driven off and does nothing more in this move.
reason-task_first = First choose which task of “{ $mission }” you complete.
reason-tasks_not_met = You do not meet “{ $mission }”. First task, { $first }: { $first_there ->
        [1] you have { $first_have } of { $first_need }.
       *[other] not here and now.
    } Second task, { $second }: { $second_there ->
        [1] you have { $second_have } of { $second_need }.
       *[other] not here and now.
    }
reason-theseus_is_not_there = Theseus is not there.
reason-too_many_back = { $asked } is too many: at most { $limit } may come back, { $below } of yours are in the Underworld, and you have room for { $room }.
reason-treasure_does_not_fit = The { $treasure } will not do: you have { $aboard } aboard, and { $left ->
        [one] one treasure is
       *[other] { $left } treasures are
    } still to be unloaded.
reason-unloaded_already = You have made room: now bring your soldiers back, or make more room.
reason-used_already = You have already used this die: { $kylix }.
reason-wants_a_card = For that you need the card { $card }.
reason-your_own_ship = Your own ship is on { $field }, and you cannot send the Hydra against yourself.

## Zones

zone-map = Map
zone-ships = Ships and Hydra
zone-kylix = Kylix
zone-underworld = Underworld
zone-open = Open missions
zone-pile = Mission pile
zone-removed = Missions out of the game
zone-deck = Action cards
zone-discards = Discards
zone-supply = Point cards
zone-ship = Ship
zone-hand = Hand
zone-mission = Secret mission
zone-front = In front of the player
zone-thrown = Thrown soldiers
zone-chosen = Chosen card
zone-reach = Within reach of your ship
zone-prowl = Within reach of the Hydra
zone-placements = Ways to place the Kylix
zone-chances = What your cards would do

## Counters

counter-turn = Turn
counter-phase = Now
counter-active = Active player
counter-goal = Points to win
counter-total = Points
counter-hero = Hero
counter-room = Free spaces
counter-allowance = Fields left
counter-fight = Fight
counter-strength = Strength
counter-needed = Strength needed
counter-defender = Defender
counter-fighter = Fighter
counter-place = Where
counter-odds = Chance to win, in percent

## Options

option-charybdis = Whirlpools of Charybdis
    .text = Three whirlpools on the edge of the map, and a quick but dangerous way from one to another.
option-charybdis-off = Without
    .text = Ships sail from field to field only.
option-charybdis-on = In their usual places
    .text = Next to A3, I3 and I7.
option-charybdis-free_placement = Placed by the players
    .text = The players choose fields on the edge of the map before the ships are placed.
option-theseus = Theseus
    .text = A hero in Crete who is worth a point and fights for whoever has him aboard.
option-theseus-off = Without
    .text = He stays at home.
option-theseus-on = With
    .text = He waits in Crete to be fetched.
option-soldiers = How soldiers land
    .text = How often a thrown soldier lands with the cross hidden, on its side, or with the cross showing.
option-soldiers-default = Ordinary figures
    .text = Of twenty throws seven hide the cross, six land on their side and seven show the cross.
option-soldiers-thick_meeple = Thick figures
    .text = Of twenty throws six hide the cross, eight land on their side and six show the cross.
option-soldiers-flat_meeple = Flat figures
    .text = Of twenty throws eight hide the cross, four land on their side and eight show the cross.
option-turn_limit = Turn limit
    .text = After this many turns the highest total wins.
option-turn_limit-full = The usual one
    .text = Long enough for any ordinary game.
option-turn_limit-half = Half as many
    .text = For shorter games.
option-turn_limit-quarter = A quarter
    .text = For very short games.
option-failed_attack = A failed attack
    .text = Does an attack on a city or a settlement end the voyage if it fails?
option-failed_attack-stops = Ends the steps of the move
    .text = The ship stays where it attacked.
option-failed_attack-sails_on = The ship may sail on
    .text = Only a conquest ends the steps, as the rulebook's words can be read. Ship fights and the Hydra stop a ship in any case.
option-attacks = Attacks in a move
    .text = How often may a ship attack?
option-attacks-one = One
    .text = Won or lost.
option-attacks-several = Several
    .text = Each city or settlement once in a move; Trojan Horses as many as you hold.
option-card_moments = Moments for action cards
    .text = When are you asked for a card outside your own part?
option-card_moments-windows = When it matters
    .text = After the roll, after the Kylix is placed, and in fights.
option-card_moments-any = At any moment
    .text = Also after every field that another ship or the Hydra enters, when cards have been drawn, and when a mission is turned up: true to the letter, and slower.

## Plans

plan-course = My ship
    .text = Where your ship sails while it is not your turn, or always: first to your goals, as far as there is something to be had; what it attacks, and when it brings soldiers back instead.
plan-when = When
plan-when-others = in the turns of others
plan-when-all = in all turns
plan-goals = Goals, in this order
    .said = to { $value }
plan-goals-athens = Athens
plan-goals-styx = the Styx
plan-goals-the_hydra = the Hydra
plan-goals-a_ship = another ship
plan-then = If there is nothing to be had there
plan-then-best = otherwise where most is to be had soonest
plan-then-stay = otherwise stay
plan-then-ask = otherwise ask me
plan-far = Sail at most so many fields
    .said = { $value ->
        [0] do not sail
       *[other] at most { $value } fields
    }
plan-attack = Attack from this chance to win on, in percent
    .said = attack from { $value } % on
plan-ships = Fight ships from this chance on, in percent (100: never)
    .said = { $value ->
        [100] fight no ship
       *[other] fight ships from { $value } % on
    }
plan-recover = Bring soldiers back when so many are below (0: never)
    .said = { $value ->
        [0] sail rather than bring soldiers back
       *[other] bring soldiers back when { $value } are below
    }
plan-speed = Pegasus and the Wind of Aeolus
plan-speed-yes = play cards that carry the ship to its goal
plan-speed-no = play no cards for speed
plan-fights = Fights
    .text = Which cards you play in fights and when you give in, what you take after a victory, and where you drive ships and the Hydra: others far from Athens, the Hydra far from you.
plan-use = Cards after the throw
plan-use-list = play these cards only
plan-use-all = play any card that helps
plan-use-none = play no card in fights
plan-use-ask = ask me in fights
plan-with_cards = These cards
    .said = { $value }
plan-from = Give in below this chance with a card, in percent
    .said = give in below { $value } %
plan-save = The Aegis if it saves so many (0: never)
    .said = { $value ->
        [0] never the Aegis
       *[other] the Aegis for { $value } fallen
    }
plan-prepare = Soldiers back before a throw
plan-prepare-yes = the Song of Orpheus before a fight
plan-prepare-no = no Song of Orpheus before a fight
plan-prepare-ask = ask me before a fight
plan-loot = Treasures to take first
    .said = take { $value } first
plan-beaten = A ship you have beaten
plan-beaten-treasure = take a treasure from beaten ships
plan-beaten-displace = drive beaten ships off
plan-beaten-ask = ask me about beaten ships
plan-own_turn = My turn
    .text = How you place the Kylix, where your ship sails in your own turn, and what you use first. The plan stops where soldiers are thrown, unless the throw is sure enough. Claims come first, the Hydra last.
plan-place = Placing the Kylix
plan-place-best = place the Kylix where it helps most
plan-place-order = place the Kylix by this order of dice
plan-place-ask = ask me to place the Kylix
plan-dice = High dice for
    .said = high dice for { $value }
plan-prowl = The Hydra
plan-prowl-rival = lead the Hydra to whoever is ahead and probably loses
plan-prowl-never = leave the Hydra alone
plan-prowl-ask = ask me about the Hydra
plan-sure = Ask me before a throw that is won less often, in percent (0: never)
    .said = { $value ->
        [0] throw without asking me
        [100] ask me before every throw
       *[other] ask me before throws below { $value } %
    }
plan-between = Cards between
    .text = Cards that you play after a roll or after the Kylix is placed; otherwise you pass.
plan-lay_out = Play as soon as possible
    .said = play { $value }
plan-men = The Song of Orpheus from so many soldiers below on
    .said = the Song of Orpheus from { $value } below on
plan-missions = Missions
    .text = Missions that are turned up, what you pay for them, and where treasures go back.
plan-revealed = Missions that are turned up
plan-revealed-claim = claim missions that I meet
plan-revealed-decline = leave them
plan-revealed-ask = ask me about missions
plan-give_first = Cards given away first
    .said = give { $value } first
plan-back_to = Treasures go back to
    .said = treasures to { $value }
