# What the teacher says in the lesson of Age of Mythology, in the order of its steps.

tutor-welcome-title = Learn to win
tutor-welcome = You lead the Greeks against the Egyptians, two turns in the middle of a game. I say what counts and ring what to press or look at. Dice and cards are rehearsed, so a good plan will work. Try anything else if you like; I find my way back to you. It takes about ten minutes.
tutor-done-title = You know how to win
tutor-done = More victory cubes, the larger army, more buildings, a new age, and the first move of this turn: that is a position to win. Put the next cube where you lead and play on, or start a game of your own.

## What there is to learn

tutor-goal-aim = The aim
tutor-goal-cards = A plan for the turn
tutor-goal-gods = Harvest with a god
tutor-goal-army = An army
tutor-goal-battle = A battle won
tutor-goal-age = A new age
tutor-goal-city = A growing city
tutor-goal-end = How it ends
tutor-goal-more = What else you will meet

## The aim

tutor-aim = Victory cubes win the game, nothing else. Every turn players put cubes from the bank on these four victory cards. Three of them pay at the end: for the largest army, the most buildings, the Wonder. The fourth pays at once, again and again: to whoever wins a battle.
tutor-cube = Put your cube where you are going to win it back. There are two on Won the Last Battle already, and this turn we attack. Press that card.

## A plan for the turn

tutor-hand = A turn has three rounds, and in each you play one card. You already hold a Gather card with a god on it. Add Recruit and Attack for this turn, and Next Age for the one after; then press Done. Cards from the deck are stronger, but you do not see what you get.

## Harvest with a god

tutor-poseidon = First the harvest, it pays for everything. This Gather card carries a god: Poseidon. Press it.
tutor-power = For one favor, the blue cubes, the god helps before the action: Poseidon sends you five food. That is a bargain. Use the power.
tutor-act = The god has done his part. The card’s own action is still yours: carry it out as well.
tutor-scope = Everybody harvests what you name, so name what suits you and not the other side. You own three tiles of hills, the Egyptians none. Choose hills.
tutor-workers = A villager adds a cube on a tile that is harvested. Yours belongs on the hills with two gold. Press that tile.

## An army

tutor-recruit = Before the others know what is coming, Recruit: two new units for the battle.
tutor-hydra = The other side has spearmen, and they are warriors. Look for units that are strong against warriors: the Hydra throws six dice, and four more against a warrior. Buy it.
tutor-minotaur = A Minotaur costs only food and wood, and you have plenty of food. It makes a strong second. Buy it.

## A battle won

tutor-attack = Now Attack. Four units a side may go, and your Armory lets you send a fifth. The other side cannot recruit any more before the dice fall.
tutor-area = What do you want to win? In the city buildings fall, on the land you take a tile, from the holding area you take five cubes. You lack wood for the next age: choose the holding area.
tutor-commit = Both sides choose in secret. The table of chances says how each of your units does against each of theirs: the Hydra and the Minotaur win most fights. Send Toxotes and Hippokon along: the side that runs out of units loses, so numbers count as well. Whoever survives comes home again. Then press Done.
tutor-stay = Before every encounter each side may go home and loses the battle by that. Look at the table of chances: they are yours. Stay.
tutor-fight = One unit meets one unit, chosen in secret. Every six is a hit, more hits win, and the loser’s unit is out. Your Hydra is better than anything they sent: choose the Hydra.
tutor-again = One down. A Hydra grows with each victory: one die more. So we stay.
tutor-fight-on = A unit may fight as often as you like. Send the Hydra again, now with an extra die.
tutor-last = One enemy is left, and you have lost nobody. Stay.
tutor-fight-last = The Hydra once more, with two extra dice: finish it.
tutor-reward = Won! First what you need: take wood.
tutor-reward-wood = One more wood, then the next age can be paid.
tutor-reward-favor = All else you can spare; so take what hurts them: favor, which pays for gods and myth units.
tutor-won = And these are the real prize: all cubes from Won the Last Battle are yours for good. Nobody can take victory cubes away from you. You have four now, the other side two.

## A new age

tutor-keep = The turn ends, and of each resource only five cubes keep; the rest spoils. Cards you may keep. Keep Next Age: you planned for it. Press Done.
tutor-lead = A new turn, a new cube. Battles are over for now, so put it where you are about to lead for good: on The Most Buildings.
tutor-second = The plan: the next age at once, then a harvest, then a building. Pick Explore, Gather and Build, then press Done.
tutor-age = Next Age costs four of every resource. That is why we took the wood, and why we spent nothing more. Play it first, before somebody attacks your store.
tutor-classical = The Classical age lets you hold a card more each turn and recruit heroes, who hunt myth units. Only in the last age, the Mythic, can anybody build the Wonder.

## A growing city

tutor-gather = You are poor now, so harvest. Play Gather.
tutor-forest = You have a house in mind: that takes food and wood. Food you have; choose forest.
tutor-move = With every harvest of yours you may move your villager. Put it into the forest: three wood instead of two.
tutor-build = Now Build.
tutor-house = A House is cheap, brings another villager, and counts as a building like the dearest one. Build it.
tutor-most = Four buildings against three: the cubes on The Most Buildings would be yours if the game ended now. A tie would give them to nobody, so stay one ahead.

## How it ends

tutor-keep-explore = Keep Explore for the coming turn: more land feeds a larger city. Press Done.
tutor-bank = The game ends when the last victory cube has left the bank; the turn is played to the end. Each turn takes two away, so you can count how long you have.
tutor-wonder = Or it ends at once, when somebody builds the Wonder. It costs ten of everything and takes all cubes that lie on this card.
tutor-score = Count now: four cubes of yours, three more for the largest army, four for the most buildings. The other side would end with two. That is how one wins: put cubes where you lead, and lead where the cubes are.

## What else you will meet

tutor-explore = Four things you will meet in your next game. Explore, the card you kept, lays tiles open: beginning with you, everybody may take one. It has to fit a free space of its terrain.
tutor-trade = Trade changes cubes with the bank, one for one and as many as you like: what you have too much of for what you lack. Most Trade cards cost a fee of one or two cubes.
tutor-passing = Nobody has to use a card: press Pass with a card and then the card, and you pass this round. Cards you keep are not lost.
tutor-draft = And a whole game begins with a draft: tiles lie open, everybody takes one after the other, and whoever was last begins the next time around. Take what gives you all four resources.
