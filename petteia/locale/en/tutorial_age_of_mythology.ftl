# What the teacher says in the first game of Age of Mythology. `…-again` is said when it comes up once more.

## The lesson

tutor-welcome-title = Your first game
tutor-welcome = You lead the Greeks against one opponent, on a real table. I tell you what each thing is for and ring what to press. Try anything else if you like: I go on from wherever you get to. It takes about ten minutes.
tutor-press = Press: { $what }
tutor-waiting-title = One moment
tutor-waiting = { $name } decides now. What happens is told in the chronicle.
tutor-done-title = You know the game
tutor-done = Land, cards, buildings, army, battle, a new age: that is all of it. Whoever owns the most victory cubes in the end wins. Play this game on, or start a real one.
tutor-over-title = The game is over
tutor-over = Take the lesson again whenever you like: the luck will be the same.
tutor-other-title = Something rare
tutor-other = This does not come up often. The black bar says what it is about, and the book beside it opens the rule. Any answer is fine.

## What there is to learn

tutor-goal-draft = Your first land
tutor-goal-cubes = Victory cubes
tutor-goal-cards = Choosing cards
tutor-goal-explore = Explore
tutor-goal-gather = Gather
tutor-goal-build = Build
tutor-goal-recruit = Recruit
tutor-goal-battle = Battle
tutor-goal-age = The next age

## Before the first turn

tutor-draft = Before the game everybody takes land, in turns. A tile shows a terrain and what it yields; it needs a free space of its terrain on your board. Take tiles with two cubes first, and some of every resource: you will need them all.
tutor-draft-again = Take another. Look for a resource your land does not give yet.

## The parts of a turn

tutor-place_cube = A turn begins with victory cubes: you put one on one of four goals. Whoever reaches a goal takes all cubes that lie there. We are going to fight a battle, so let us make it worth something.
tutor-place_cube-again = Another cube for a goal of your choice. Put it where you are ahead.
tutor-draw_cards = Now you choose your hand. The seven permanent cards always lie there to be picked; the deck holds stronger ones, but you cannot see them. Everybody chooses in secret. Pick the cards I ring, then press Done.
tutor-draw_cards-again = Choose your hand for this turn. Think of what you want to do in three rounds, and in which order.
tutor-discard-title = Keeping cards
tutor-discard = The turn ends. What you own beyond your store has spoiled, so spend it in time. Cards you did not play you may keep for the next turn, or throw away. Keep them now.
tutor-discard-again = Keep the cards that still help you, and go on.

## Playing cards

tutor-play-explore = Three rounds follow. In each, everybody plays one card. We begin with Explore: it turns up new land, and you choose first. Press the card, then play it.
tutor-play-explore-again = More land feeds a larger city. Explore once more.
tutor-play-gather = Gather is the harvest. You name a terrain or a resource, and everybody collects it from their own tiles. You choose what suits you best.
tutor-play-gather-again = Time for another harvest: it pays for everything else.
tutor-play-build = Build raises buildings in your city. Each of them does something for you, and the most buildings are a goal of their own.
tutor-play-build-again = Build something that helps your plan.
tutor-play-recruit = Recruit brings figures into your army. Mortals are cheap, myth units strong, heroes hunt myth units.
tutor-play-recruit-again = A few more figures do no harm.
tutor-play-attack = Now the battle. You attack a neighbor, with as many units as the card allows; the other side may send as many. The winner takes the cubes for the last battle.
tutor-play-attack-again = Attack once more, if you feel strong enough.
tutor-play-next_age = You can pay for the next age. It costs some of every resource, lets you hold more cards, and opens the way to heroes.
tutor-play-next_age-again = Another age: your hand grows once more.
tutor-play-trade-title = Trade
tutor-play-trade = Trade swaps cubes with the bank, one for one, for a small fee. It helps when one color is missing.
tutor-play-lay-title = Passing
tutor-play-lay = Nothing you hold is of use now. You pass by laying down a card without using it.

## Carrying out a card

tutor-explore = These tiles were turned up. You take one that fits your board, then the others choose.
tutor-explore-again = Take the tile that gives you most.
tutor-gather_scope = What shall be harvested? Tiles that give a lot of one kind make the best harvest. Your opponent collects too, so look at both boards.
tutor-gather_scope-again = Name what your land gives most of, or what you lack.
tutor-workers = Before a harvest you arrange your workers. A villager on a tile that is harvested adds one cube. Villagers come with Houses.
tutor-workers-again = Put workers where the harvest is, then go on.
tutor-build = A House brings a villager, who makes your land yield more. The price is on the card; what you cannot pay for is pale and says why when you point at it.
tutor-build-again = One building a card is enough for now. Finish building.
tutor-recruit = A myth unit is worth several mortals. Point at a figure to see what it can do and which others it is strong against.
tutor-recruit-again = Keep the rest of your cubes for the next age. Finish recruiting.
tutor-attack_whom = Only neighbors can be attacked.
tutor-attack_area = What do you want to win? In the city buildings fall, on the land you take a tile, from the holding area you take cubes. Cubes are what we need.
tutor-buy_power-title = The gods
tutor-buy_power = This card carries a god. For some favor the god helps before the action. You decide each time.
tutor-act_too-title = The gods
tutor-act_too = The god has done its part. You may still carry out the action of the card.
tutor-trade-title = Trade
tutor-trade = Give cubes you have too many of for cubes you lack, or stop.

## Battle

tutor-commit = Both sides choose in secret who goes. Units that win come home again. Send your best ones, then press Done.
tutor-commit-again = Choose who goes, then press Done.
tutor-retreat = Before every encounter each side may go home. Whoever goes has lost the battle. We stay.
tutor-retreat-again = Stay, or save your units and give up the battle.
tutor-battle_card = One unit fights one unit. Each rolls its dice, and more against those it hunts. Every six is a hit; fewer hits lose the unit. Choose who fights.
tutor-battle_card-again = Who fights now? Look at what the other side has left.
tutor-reward = You have won! Now take your reward from the area you attacked.
