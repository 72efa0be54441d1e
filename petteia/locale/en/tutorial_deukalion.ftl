# What the teacher says in the lesson of Deukalion, in the order of its steps.

tutor-welcome-title = Learn to win
tutor-welcome = You sail for Deukalion against one rival, late in a game that is still open. I say what counts and ring what to press or look at. The dice are rehearsed, so a good plan will work. Try anything else if you like; I find my way back to you. It takes about ten minutes.
tutor-done-title = You know how to win
tutor-done = Thirteen points, three more to go, and a mission on the table that is worth just three. The Hydra is not far. Play on and win this, or start a game of your own.

## What there is to learn

tutor-goal-aim = The aim
tutor-goal-kylix = The Kylix
tutor-goal-fight = A city taken
tutor-goal-mission = A mission done
tutor-goal-hydra = The Hydra beaten
tutor-goal-end = How it ends

## The aim

tutor-aim = Here is your total. Whoever reaches sixteen points first has won, at once; with three or four players fewer are enough. You have seven, your rival eight.
tutor-missions = Missions bring most of them: two to four points each. Two lie open for everybody, one is your secret. Each can be done in either of two ways. Treasures, the Hydra, settlements and the Styx bring the rest.

## The Kylix

tutor-kylix = The dice in the cup serve four things at once: cards, soldiers, sailing, the Hydra. You only choose how to turn the cup. Look at the four cards: this one draws you an action card, brings both your fallen soldiers back and sails two fields. Nothing else gives so much. Press it and the cup stands so; on a small screen press it once more.
tutor-cards = Use the dice in any order. First the cards: a three lets you draw one.
tutor-soldiers = Strength is soldiers. Two of yours are in the Underworld: bring them back before you fight. Press the soldiers.
tutor-two = All ten aboard is what you want. Bring back two.

## A city taken

tutor-corinth = The open mission wants a blue or a yellow treasure, and Corinth has a blue one. It has strength four; each soldier counts one half on average, so ten throw about five. The map shows the odds. Press Corinth: before a fight that may be lost you are asked once more. The golden button sails there and attacks.
tutor-hold = Well thrown: enough for Corinth. Soldiers that show the cross fall all the same. Your Aegis could save them, but keep it for the harder fight that is coming. Pass.
tutor-treasure = Corinth is yours to plunder. Take the blue treasure, the mission is waiting for it.
tutor-moved = A fight ends the sailing. End the move; the other dice are still there.
tutor-hydra = Now the Hydra. She goes where you send her, and whom she reaches she attacks. We send her to nobody: we want her near Athens, where we shall be. Press the Hydra.
tutor-lure = One field is enough. Send her to the ringed field, D4.

## A mission done

tutor-part = In your rival’s turn you are not idle: the die in the middle of the cup is yours for sailing. Set sail for Athens: press the next field, B3.
tutor-wind = It is three more fields to the harbor, more than the die gives. Action cards are for such moments: play Wind of Aeolus for two fields more.
tutor-athens = Now press the mission, Blue or yellow. The ship sails to the nearest anchor, unloads the treasure and the mission is done: two points. A treasure without a mission would bring only one.
tutor-home = Nine points. A new mission has been turned up. End the move.

## The Hydra beaten

tutor-again = Your turn again, and a splendid roll. This placement draws a card, brings three soldiers back and sails three fields. Press it; on a small screen twice.
tutor-cards-again = Again the cards first: what you draw may help at once.
tutor-crew = A full crew for the Hydra. Press the soldiers.
tutor-three = Bring back three. Nobody should stay below before a fight like this.
tutor-strike = A mission that asks for her is open, so you may attack the Hydra. She has strength five. Press her field, then the golden button: the ship sails there and the soldiers are thrown.
tutor-aegis = Five: just enough! But four soldiers show the cross and would fall. Now is the time: play Aegis of Athena, and they come back aboard.
tutor-enough = Rage of Ares would add one, but you have won already. A card kept is a fight won later. Pass.
tutor-trophy = Two missions ask for the Hydra, and one victory pays for one of them. Take the first; the other stays open for next time.
tutor-banish = The winner drives her off, three fields. Not too far, for we want her again. Put her on the ringed field.
tutor-salamis = You lie beside Salamis, and it is empty. Found a settlement: one soldier stays there and is worth a point as long as nobody drives him out.

## How it ends

tutor-underworld = Here wait the fallen. Who has the most of all in the Underworld and sails into the Styx gets them back and scores for it: sometimes a lost fight pays. At the moment your rival is ahead there.
tutor-move-over = End the move. One die is left for you after the lesson.
tutor-last = Now plan the end. This mission asks for the Hydra as well and is worth three points. You need three.
tutor-score = Thirteen of sixteen, and the rival has eight. Count what is missing, then look for the shortest way to it: that is how one wins, and the game stops the moment you have it.
