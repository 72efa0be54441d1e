# What the teacher says in the further lessons of Age of Mythology: each lesson in the order of its steps, then its test.

## Harvest and land

tutor-harvest-title = Harvest and land
tutor-harvest-about = Whom a harvest feeds, where a villager belongs, and how to get what you lack.
tutor-harvest-goal-gather = A harvest
tutor-harvest-goal-explore = New land
tutor-harvest-goal-trade = A trade
tutor-harvest-goal-keep = What keeps
tutor-harvest-tiles = This is your production area: land in six terrains. Each tile shows a resource and how much of it a harvest brings. You want four of everything, for that is the price of the next age, and at the moment you have hardly any gold and no food.
tutor-harvest-gather = A harvest feeds everybody, not only the one who plays it. So the art is to name what serves you and not them. Play Gather.
tutor-harvest-scope = You name a terrain or a resource, and everybody’s tiles of that kind pay. The other side has fertile land like you, but no hills at all: choose hills.
tutor-harvest-worker = Your villager works on fertile land, which is not harvested now. With a harvest of your own you may move workers: each adds one cube to its tile. Put the villager on a gold tile in the hills.
tutor-harvest-gained = Five gold and one food for you, nothing for them. Then they harvested their fertile land, and since you have some as well, that fed you too: two food. Always look at both boards.
tutor-harvest-explore = More land means more of everything, turn after turn. Explore turns up one tile more than there are players, and you choose first. Play Explore.
tutor-harvest-take = A tile has to fit a free space of its terrain, and it stays for the whole game. Take the hills with two gold: your next harvest there brings two more.
tutor-harvest-trade = Six gold, but only three food. What you have too much of can be changed at the bank, one for one: play Trade.
tutor-harvest-fee = First the fee: two cubes of any kind. You have five favor and need four, so pay with favor.
tutor-harvest-fee-on = One more cube. Pay with gold: of that you have plenty.
tutor-harvest-give = Now the exchange itself. Give gold.
tutor-harvest-get = And take food for it.
tutor-harvest-one = One cube is enough.
tutor-harvest-enough = You could go on as long as the bank has cubes. But now you have what you wanted: press Done.
tutor-harvest-spoil = Four of each. At the end of a turn you keep at most five cubes of every resource; the rest spoils, unless you own a Storehouse. So it is better to have some of everything than much of one.
tutor-harvest-test = Now you alone. You hold Gather, Explore and Next Age, and two rounds are left in this turn. The next age costs four of every resource. Reach the Classical age before the turn ends.

## A city that works

tutor-city-title = A city that works
tutor-city-about = What buildings do for you, and how they win victory cubes.
tutor-city-goal-work = A workshop
tutor-city-goal-lead = The lead
tutor-city-city = Your city: sixteen squares, and a single House so far. Every building does something for you, and every one counts as one for The Most Buildings, the cheap ones as much as the dear ones.
tutor-city-build = You build with cards. This one lets you raise one building: play Build.
tutor-city-workshop = Four buildings pay whenever you play a Gather card of your own: the Wood Workshop wood, the Granary food, the Gold Mint gold and the Monument favor, two cubes each. The sooner such a building stands, the more often it pays. Build the Wood Workshop.
tutor-city-gather = And use it at once: play Gather.
tutor-city-scope = Choose forest. Your two tiles yield two wood each, and the other side has no forest.
tutor-city-worker = Move your villager from the fields to the forest: one wood more.
tutor-city-paid = Seven wood: four from the tiles, one from the villager and two from the Wood Workshop. It would have paid those two for any other harvest of yours as well.
tutor-city-two = This card of your own people lets you raise two buildings at once. Random cards are often stronger than permanent ones; that is why it pays to draw some. Play Build.
tutor-city-house = A House brings another villager, and it is the one building of which you may have ten. Of all others you may own one each. Build the House.
tutor-city-dear = And one that helps in war: a Siege Engine Workshop makes walls and towers useless against you and lets you destroy one building more. Build it.
tutor-city-lead = Four buildings against two. The three cubes on The Most Buildings go to whoever leads when the game ends; on a tie nobody gets them. One wood too many spoiled at the end of the turn, by the way: it could have been traded.
tutor-city-wall = The others have a Wall: it gives the defender two dice more in every encounter about the city. A Tower does the same for the production area. Defend what you lead with.
tutor-city-test = Four victory cubes lie on The Most Buildings, and both of you have three buildings. Two rounds are left in this turn. Take the lead: own a fourth building before the turn ends.

## Battle

tutor-battle-title = Battle
tutor-battle-about = Which unit beats which, how many to send, and what a victory brings.
tutor-battle-goal-units = Whom to send
tutor-battle-goal-fight = Encounters
tutor-battle-goal-prize = The prize
tutor-battle-units = Look at their holding area before you attack: two Elephants, which count as giants, a Chariot Archer and a Spearman. Every unit has its prey. Press a unit to read against whom it throws extra dice.
tutor-battle-attack = You own a Medusa, and Medusas hunt giants. Three cubes lie on Won the Last Battle. Play Attack.
tutor-battle-area = You name what you want to win: a building in the city, a tile of their land, or five cubes of their resources. Their Market saves them every fee when they trade. Attack the city.
tutor-battle-send = Both sides choose their units in secret. Send Toxotes, Hippokon and Medusa. The Hoplite stays at home: he is good against cavalry, and whoever is not sent cannot fall. Then press Done.
tutor-battle-stay = Before every encounter either side may go home; it then loses the battle, but no more units. The table of chances is on your side. Stay.
tutor-battle-giant = Each side chooses one unit in secret, and every six is a hit. Against a giant Medusa throws eleven dice instead of five. Choose Medusa.
tutor-battle-on = One Elephant is gone. The winner of an encounter goes back to the others and may fight again. Stay.
tutor-battle-again = The second Elephant has no better chance. Choose Medusa again.
tutor-battle-last = Their Chariot Archer is the last one. Stay.
tutor-battle-archer = Now somebody else: a Hippokon hunts archers and throws seven dice against them, two more than Medusa. Choose the Hippokon.
tutor-battle-prize = They have no unit left in the battle: you have won. Destroy their Market.
tutor-battle-cubes = And the three cubes from Won the Last Battle are yours for good. Whoever wins a battle gets them, also as the defender: so never leave your holding area empty.
tutor-battle-test = You attack their holding area, up to four units on each side. They have a Hydra, which is a giant, and two Toxotes, who are archers. Four victory cubes lie on Won the Last Battle. Win this battle.
