# What the teacher says in the lesson of Parthenon, in the order of its steps.

tutor-welcome-title = Learn to win
tutor-welcome = You rule Chios, with Crete and Rhodes as rivals. We play the first season of the second year, from the harvest to the vote. I say what counts and ring what to press or look at. What the sea and the others do is rehearsed, so a good plan will work. Try anything else if you like; I find my way back to you. It takes about ten minutes.
tutor-done-title = You know how to win
tutor-done = Eleven of sixteen, a wonder that saves you goods every season, the Archon’s powers, and nearly two years to go. Nobody stands better. Play on from here, or start a game of your own.

## What there is to learn

tutor-goal-aim = The aim and the harvest
tutor-goal-trade = A trade
tutor-goal-voyage = A voyage
tutor-goal-wonder = A wonder
tutor-goal-vote = The vote
tutor-goal-end = How it ends

## The aim and the harvest

tutor-aim = This is your temple: six villages, two workshops, six buildings of the acropolis, two wonders. Whoever has all sixteen at the end of a season wins. You have nine. What is still pale is what you are working for, with its price.
tutor-post = Each season begins with the harvest: every village yields one card of its good, every workshop a rare one. An army in a village brings in one card more. You will need olives to sell and olives to build, so post the army in your olive village.

## A trade

tutor-accept = Now the islands trade. Many prices ask for a good that your own island does not have, and trading is the cheapest way to it. Crete offers wool for grapes. You need a foreign good for your next building, and you can spare the grapes: accept.
tutor-traded = To make an offer yourself, press what you give, what you want, and send it. We have what we need: press “End trading”, and you leave the market.

## A voyage

tutor-together = You are Archon this season: you decide who loads first. Whoever loads last sees where the others go. There is little to see today: all load together.
tutor-load = A wonder needs gold, and Italy gives gold for three goods. Foreign lands mean more danger, so an army sails along as a guard. Press Italy, then load olives, timber, timber and the army, and set sail. Keep what you want to build with at home.
tutor-sirens = The sea has answered: Sirens, who lure a card away from every fleet. But yours had the army aboard and came through unharmed. Never send gold’s worth abroad unguarded.
tutor-begin = Your fleet lies in Italy, and the harbor is open. Begin to trade with it.
tutor-gold = Every land has its own rates. Choose three basics for one gold: nobody else in the world gives it so cheaply.
tutor-finish = The hold carries gold now. Finish trading, and the fleet sails home.

## A wonder

tutor-wonder = Gold and spices complete the Parthenon; its plan was paid long ago. A wonder can be paid at any time, so do it before you build: it works at once.
tutor-shrine = Your build turn. The Shrine costs grapes, olives, a foreign good and spices. That is what the wool was for. Build it.
tutor-discount = And there the Parthenon helps: up to two basics of a price are left out, once each season. Leave out the grapes.
tutor-discount-on = And a second one: leave out the olives. You keep both for the next season.
tutor-built = Two steps forward in one season. Press “Done building” to end your build turn.

## The vote

tutor-keep = Goods beyond the limit are lost at the end of a season; your Treasury lets you keep six. So build first, hoard last. You are well below.
tutor-vote = Now all choose the next Archon, and nobody may choose themselves. Vote for Crete: trade partners who feel well treated vote for you in turn.

## How it ends

tutor-archon = You are Archon again: your partners have voted for you. A new season has begun with a new event. You decide in which order the events come, and where they allow it, whom they hit. Remember that before you vote for a rival.
tutor-ladder = If nobody is finished after three years, wonders decide: first those complete, then those begun, then the acropolis. Compare with this temple: no wonder yet. Yours would be enough to win.
tutor-score = Eleven of sixteen, seven seasons left. Missing are a village, a workshop, two buildings and one more wonder. Gold for plans comes from voyages, foreign goods from trade: one of each every season, and you are there.
