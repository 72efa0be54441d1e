# What the teacher says in the further lessons of Deukalion: each lesson in the order of its steps, then its test.

## The cup

tutor-cup-title = The cup
tutor-cup-about = What the five dice are for, how to turn the Kylix, and a first settlement.
tutor-cup-goal-dice = How it stands
tutor-cup-goal-use = Four dice, four deeds
tutor-cup-goal-others = The others’ turns
tutor-cup-dice = Here is the Kylix. The die in the middle is for the others; of the four around it each serves one action: cards, soldiers, sailing, the Hydra. Turning the cup moves all four along by one place, so you have four ways to share them out.
tutor-cup-one = This way you would get three soldiers and three fields. But the cards show a one, and with a one everybody else draws a card, and you none. That is a price as well: see what a rival would get.
tutor-cup-turn = This way the cards show a three: you draw one yourself. Three soldiers may come back, and two fields are enough for what we want. Press it, and on a small screen press it once more.
tutor-cup-cards = You use the dice in any order you like. First the cards: what you draw may help at once.
tutor-cup-soldiers = Five of your ten are aboard, five in the Underworld. Press the soldiers.
tutor-cup-three = The die says how many may come back. Bring back three.
tutor-cup-sail = Now the ship. Salamis lies two fields away, and nobody has settled there. Press Salamis and found your settlement: the ship sails as far as it must, and one soldier goes ashore.
tutor-cup-founded = One point, as long as your soldier holds Salamis. Others may attack him, and then he defends himself with the strength of the place. Cities are plundered; settlements are founded where nobody is.
tutor-cup-hydra = One die is left. Press the Hydra: whomever she reaches she attacks, so she is better near your rivals than near you.
tutor-cup-field = One field is all the die gives. Send the Hydra to the ringed field, G3, towards your rival.
tutor-cup-part = Your turn is over, your rival has rolled, and now the die in the middle is yours: you may sail that far, or bring back up to two soldiers instead. You get such a part in every turn of the others, so plan two steps at once.
tutor-cup-test = All ten of your soldiers are in the Underworld, and your empty ship lies at D4. Found Lindos at G5 in this turn: it takes two soldiers, and the field next to it is three fields away. Turn the cup so that it works.

## Fights

tutor-fight-title = Fights
tutor-fight-about = What soldiers throw, what odds to take, and which card helps when.
tutor-fight-goal-strength = Strength
tutor-fight-goal-cards = A card in time
tutor-fight-goal-prize = What a victory brings
tutor-fight-soldiers = Your strength is your soldiers. All of them are thrown, and one soldier counts a half on average, so eight throw about four. Some show the cross: they count nothing and go to the Underworld afterwards.
tutor-fight-odds = Thera has strength three, and a green treasure. The map shows your chance: 85 of 100. That is worth trying. Press Thera, then the golden button: the ship sails there and attacks.
tutor-fight-short = Bad luck: two and a half against three, because five soldiers show the cross. Before anything is lost you may play cards. The Favor of Nike throws all five again; the Rage of Ares would add one, which would do too, but the five would fall. Play Favor of Nike.
tutor-fight-enough = Six against three, and only one cross. The Rage of Ares stays in your hand for a harder day: pass.
tutor-fight-loot = The attacker wins on a tie as well. Take the green treasure: it goes aboard and takes the space of a soldier.
tutor-fight-back = The fight has ended your sailing, but not your turn. Three of yours are in the Underworld by now. Press the soldiers.
tutor-fight-two = Bring back two: nobody should go into the next fight with half a crew.
tutor-fight-sea = Ships can be attacked, too, wherever they lie on open water. Then both sides throw, and the one that is behind may play cards first. In Athens and on the Styx nobody fights.
tutor-fight-below = Whoever falls is not lost. Soldiers come back from the Underworld with the die, instead of sailing in another’s turn, with the Song of Orpheus, or all at once on the Styx.
tutor-fight-test = An open mission asks for a blue treasure, and there is one in Crete, which has strength four. You have six soldiers aboard, four below, and two cards. Take the blue treasure out of Crete in this turn.

## Missions

tutor-mission-title = Missions
tutor-mission-about = Two ways to each mission, treasures for Athens, and a card for the way home.
tutor-mission-goal-tasks = What is asked
tutor-mission-goal-home = The way home
tutor-mission-goal-next = The next one
tutor-mission-bring = Two missions lie open for everybody; whoever is first has it. Each can be done in two ways. This one asks for a yellow or a white treasure in Athens, and you have a white one aboard.
tutor-mission-reach = This one asks for a green treasure, or for a ship at Cyprus with at least nine soldiers. To reach a city you only lie next to it: you need not attack, and nothing is used up.
tutor-mission-secret = And this one is yours alone. Nobody else sees it or can take it, and it is not replaced when it is done. It asks for two colors in one visit, so it is worth four points: collect for it on the way.
tutor-mission-sail = Home to Athens. It is four fields to the nearest anchor, and your die gives three. Press the ringed field, D3: the ship sails there, and then we shall see.
tutor-mission-wind = Action cards are for such moments. You are still under way, so the move can be made longer: play Wind of Aeolus, two fields more.
tutor-mission-claim = Press the mission Yellow or white. The ship sails to the anchor, unloads the white treasure and the mission is done.
tutor-mission-points = Two points. The same treasure without a mission would have brought one: so do not unload too early.
tutor-mission-new = A new mission has been turned up at once. Whoever could meet it on the spot would have been asked in secret whether to claim it. Read it before you plan your next voyage.
tutor-mission-test = This mission is open: sail to Cyprus with at least nine soldiers. You have eight aboard and a yellow treasure. Do the mission in this turn.
