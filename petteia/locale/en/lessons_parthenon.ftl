# What the teacher says in the further lessons of Parthenon: each lesson in the order of its steps, then its test.

## Trading

tutor-trade-title = Trading
tutor-trade-about = What to give away, what to ask for, and when to say no.
tutor-trade-goal-goods = What you have
tutor-trade-goal-offer = Your offer
tutor-trade-goal-answer = Theirs
tutor-trade-goal-use = What it was for
tutor-trade-hand = Your hand: grapes, timber and olives, the three basics of Chios. Nobody else has just these three, and you have none of the others. That is why the islands trade.
tutor-trade-price = Look at what is still pale: Village B2 costs grapes and a basic that your island does not make. Without a trade you would never build it. Crete has wool to spare.
tutor-trade-draft = The market is open, and everybody may make offers at any time. Begin one.
tutor-trade-to = An offer goes to one player or to all. Crete makes wool: address Crete.
tutor-trade-give = First what you give. You have two timber and need only one of them: give timber.
tutor-trade-next = That is all you give. Go on to what you want for it.
tutor-trade-ask = Ask for wool.
tutor-trade-send = One card for one card is a fair offer, and whoever gets something useful agrees more easily. Send it.
tutor-trade-got = Crete has accepted, and the wool is in your hand. An offer binds nobody until it is accepted, and then both hand over at once.
tutor-trade-bad = Now Rhodes offers grain for your olives. Grain would be new to you as well. But look at the next price: Village A2 costs timber and olives, and you have just one of each left. Decline.
tutor-trade-leave = You have what you need. End trading: whoever has left the market gets no more offers this season.
tutor-trade-stay = No voyage today, for everything is meant for building. Stay at home.
tutor-trade-first = Your build turn. Grapes and the wool pay for Village B2. Build it.
tutor-trade-second = And timber and olives for Village A2. Good that you kept them. Build it.
tutor-trade-two = Five of the six villages stand, and each of them brings you one card more in every season that is left. One trade has paid for one of them.
tutor-trade-test = You hold grapes and two timber, and you want Village B2: grapes and a basic that your island does not make. Rhodes has ore; Crete only olives, which you make yourself. Trade so that you can build Village B2 in this season.

## Voyages

tutor-voyage-title = Voyages
tutor-voyage-about = Near and far lands, what to load, who guards it, and what a harbor gives.
tutor-voyage-goal-lands = Where to
tutor-voyage-goal-athens = Abroad
tutor-voyage-lands = Six lands to sail to. Sparta, Athens and Ionia are near: one hazard is drawn for all who sail there. Egypt, Carthage and Italy are far: two hazards, but better rates. Where a card lies open you know what the harbor is like; Athens has an open harbor.
tutor-voyage-load = We sail to Athens, with goods to sell and an escort to guard them: the hazards strike large fleets more often, and four cards is where that begins. Press Athens, then load grapes, timber, timber and the escort, and set sail.
tutor-voyage-guard = A pirate squadron: every fleet of four or more cards would have lost two goods. Yours had an escort aboard, which is shown and stays. An army or an escort only helps aboard, never at home.
tutor-voyage-begin = The fleet has arrived, and the harbor is open. Begin to trade with it.
tutor-voyage-plan = Every land has something of its own. Athens gives you the plan of a wonder, the first one for nothing, and without a plan nobody begins a wonder. Draw it.
tutor-voyage-rates = And now the goods. In a near land three basics buy one rare. Choose that line: your three pay for it by themselves.
tutor-voyage-take = Take tools: the Port and the Fortress ask for them, and your island makes none.
tutor-voyage-finish = Only the escort and the tools are left in the hold. Finish trading, and the fleet sails home.
tutor-voyage-home = Safely home: tools, and the escort for the next voyage. A fleet brings home at most six cards, and what you get abroad counts among them.
tutor-voyage-sizes = So ask three things before you load: does it pay abroad what I have, how many cards do I dare, and who guards them? A fleet of three cards sails under most storms; a fleet of six needs guards.
tutor-voyage-test = Bring gold home in this season. Only the harbor of Italy is open: there three basics buy one gold. It is far, so two hazards will come. You hold three basics, an army and an escort.

## Building and wonders

tutor-building-title = Building and wonders
tutor-building-about = What prices mean, what works at once, and what to build first.
tutor-building-goal-prices = A wonder
tutor-building-goal-order = Your build turn
tutor-building-goal-keep = What is left
tutor-building-temple = Your temple: what shines stands, what is pale is still to come, with its price. Six villages, two workshops, six buildings of the acropolis and two wonders make sixteen.
tutor-building-wonder = Before the build turn everybody may pay for a wonder. Yours, the Great Lighthouse, has its plan paid already; gold and pottery complete it. Complete the Great Lighthouse.
tutor-building-works = The Great Lighthouse stands, and it works at once: from now on no hazard touches your fleets on the way to near lands. That is why a wonder is worth more early than late.
tutor-building-village = Now your build turn: as many structures as you can pay for. Village B2 costs olives and a basic that is not your own. Build it.
tutor-building-other = The “other basic” may be any that your island does not make. You have ore and timber; for the Port you will need timber, so give ore.
tutor-building-port = The Port costs timber, wool, tools and one other basic. Once in every season it sells you an escort for timber and wool. Build it.
tutor-building-fleet = And one gold for Fleet B. With two fleets you trade in two lands in the same season. Buy it.
tutor-building-limit = Look at your hand: four goods are left, and at the end of a season three may stay, or one of each type. One is lost. That is why one builds as far as it goes, and why a Treasury, which keeps six, pays early.
tutor-building-test = You hold olives, wool, pottery, ore and timber, and the Parthenon stands: once in a season it leaves up to two basics out of one price. Build Village B2, Village C2 and the second workshop, all in this turn.
