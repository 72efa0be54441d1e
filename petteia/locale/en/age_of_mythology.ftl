# Age of Mythology: The Boardgame — names and texts of the components.
# Figures come from the component data as variables; our own wording throughout.

game-age_of_mythology = Age of Mythology: The Boardgame
    .about = Raise a city, gather favor and send your monsters into battle.
    .text = Explore, gather, build and fight your way from a village of the Archaic age to a Wonder, with the gods of Greece, Egypt or the North at your side.

## Resources

resource-food = food
    .text = Green cubes. Feeds armies and raises cities.
resource-wood = wood
    .text = Brown cubes. For bows, houses and engines of war.
resource-gold = gold
    .text = Yellow cubes. Pays for soldiers, heroes and workshops.
resource-favor = favor
    .text = Blue cubes. Moves the gods and calls the creatures of myth.

## Terrains

terrain-fertile = fertile land
terrain-forest = forest
terrain-hills = hills
terrain-mountains = mountains
terrain-desert = desert
terrain-swamp = swamp

## Ages

age-archaic = Archaic age
    .text = Everybody begins here. You may hold { $hand_limit } cards; no hero will join you yet.
age-classical = Classical age
    .text = You may hold { $hand_limit } cards, and the first of your heroes can be recruited.
age-heroic = Heroic age
    .text = You may hold { $hand_limit } cards, and the second of your heroes can be recruited.
age-mythic = Mythic age
    .text = You may hold { $hand_limit } cards, the last of your heroes can be recruited, and the Wonder can be built.

## Cultures

culture-greek = Greek
    .text = Rich in hills. Heroes that turn a battle, and giants that hurl their enemies out of it.
culture-egyptian = Egyptian
    .text = Rich in desert and fertile land. The dead come back: as mummies, from the ashes, at a priest's call.
culture-norse = Norse
    .text = Forest and mountains. Hard fighters who go berserk, and dwarfs who dig for gold.

## What a unit is

class-mortal = mortal
    .text = Cheap soldiers. Your first army is made of them.
class-myth = myth unit
    .text = Creatures of legend. Can be recruited in any age.
class-hero = hero
    .text = One of a kind. Joins you from a certain age on.

type-warrior = warrior
type-archer = archer
type-cavalry = cavalry
type-flyer = flyer
type-giant = giant
type-giant_killer = giant killer

## What an action card lets you do

deed-explore = Explore
    .text = Turn tiles up; everyone, beginning with you, may take one that fits on their board.
deed-gather = Gather
    .text = Everyone harvests tiles. You say which, and only you may move your workers first.
deed-build = Build
    .text = Add buildings to your city.
deed-recruit = Recruit
    .text = Add units to your army.
deed-trade = Trade
    .text = Pay the fee, then swap cubes one for one with the bank.
deed-attack = Attack
    .text = Send units against a neighbor's city, production or holding area.
deed-next_age = Next Age
    .text = Pay every resource alike and enter the next age.

scope-choose_terrain_or_resource = one terrain or one resource, as named
scope-all = everything
scope-food_only = food

phase-setup = Setting up
phase-place_victory_cubes = Placing victory cubes
phase-draw_action_cards = Drawing cards
phase-play_action_cards = Playing cards
phase-spoilage = Spoilage
phase-discard_cards = Discarding
phase-pass_first_player = Passing the marker

piece-victory = victory cube
    .many = victory cubes
piece-space = empty space
piece-printed = printed dice
piece-against = bonus dice
piece-kills = dice for kills
piece-opposing = dice of the opponent
piece-berserk = dice of a berserk unit
piece-throw = dice for a throw
piece-god = dice of a god
piece-building = dice of a building

## Areas of a board

area-city = city
    .text = { $count ->
        [one] An attacker who wins here may destroy a building.
       *[other] An attacker who wins here may destroy { $count } buildings.
    } A Wall defends it.
area-production = production area
    .text = { $count ->
        [one] An attacker who wins here may take a tile.
       *[other] An attacker who wins here may take { $count } tiles.
    } A Tower defends it.
area-holding = holding area
    .text = An attacker who wins here may take { $count } resource cubes of their choice. Nothing defends it but units.

## Victory cards

victory-largest_army = The Largest Army
    .text = At the end its cubes go to the player with the most units. Villagers do not count, and on a tie nobody gets them.
victory-most_buildings = The Most Buildings
    .text = At the end its cubes go to the player with the most buildings. Houses count, and on a tie nobody gets them.
victory-the_wonder = The Wonder
    .text = Its cubes go to whoever builds the Wonder. If nobody does, nobody gets them.
victory-won_the_last_battle = Won the Last Battle
    .text = Its cubes go at once to whoever wins a battle, attacking or defending.

## Units: workers

unit-villager = Villager
    .many = Villagers
    .text = Adds { $gather_bonus } to what its tile yields. Comes with a House, goes with a House, and never fights.

## Units: Greek

unit-toxotes = Toxotes
unit-hoplite = Hoplite
unit-hippokon = Hippokon
unit-centaur = Centaur
unit-minotaur = Minotaur
    .text = Still in the battle when you win an attack on a city, it tears down a second building.
unit-medusa = Medusa
    .text = Turns every tie into a win.
unit-manticore = Manticore
unit-cyclops = Cyclops
    .text = Attacking, it makes Walls and Towers useless. Against anyone but a giant it may try a throw: { $bonus_dice } more dice, but an opponent it beats is hurled back home instead of being eliminated.
unit-hydra = Hydra
    .text = { $dice ->
        [one] Rolls one more die
       *[other] Rolls { $dice } more dice
    } for every unit this Hydra has eliminated in the battle.
unit-classical_greek_hero = Classical Greek Hero
unit-heroic_greek_hero = Heroic Greek Hero
    .text = When he beats a hero, the rest of the enemy flees and the battle is won.
unit-mythical_greek_hero = Mythical Greek Hero
    .text = Adds the dice printed on his opponent's card to his own.

## Units: Egyptian

unit-spearman = Spearman
unit-chariot_archer = Chariot Archer
unit-elephant = Elephant
    .text = Attacking, it makes Walls and Towers useless as long as it is in the battle.
unit-anubite = Anubite
unit-mummy = Mummy
    .text = Every unit it eliminates rises as a new Mummy in your holding area, while the supply lasts.
unit-scorpion_man = Scorpion-Man
unit-sphinx = Sphinx
unit-wadjet = Wadjet
    .text = May take a Pharaoh's place once both battle cards have been turned up.
unit-phoenix = Phoenix
    .text = Eliminated while one of your Priests is in the battle, it comes home for { $favor } favor.
unit-priest = Priest
    .text = While he is in the battle, a fallen Phoenix or Son of Osiris can be called back for favor.
unit-pharaoh = Pharaoh
    .text = Once both battle cards have been turned up, a Wadjet of yours in the battle may fight in his place.
unit-son_of_osiris = Son of Osiris
    .text = Eliminated while one of your Priests is in the battle, he comes home for { $favor } favor.

## Units: Norse

unit-jarl = Jarl
unit-huskarl = Huskarl
    .text = May go berserk for an encounter: { $bonus_dice } more dice, but a tie is lost.
unit-throwing_axeman = Throwing Axeman
unit-dwarf = Dwarf
    .text = Works like a villager and adds { $amount } gold on a gold tile. Attacking, he makes Walls and Towers useless as long as he is in the battle.
unit-troll = Troll
unit-frost_giant = Frost Giant
unit-valkyrie = Valkyrie
    .text = Brings { $favor } favor for every unit she eliminates.
unit-nidhogg = Nidhogg
    .text = Still in the battle when you win an attack on a city, it tears down a second building.
unit-classical_norse_hero = Classical Norse Hero
unit-heroic_norse_hero = Heroic Norse Hero
    .text = May go berserk for an encounter: { $bonus_dice } more dice, but a tie is lost.
unit-mythic_norse_hero = Mythic Norse Hero
    .text = { $count ->
        [one] For every unit he eliminates, one unit
       *[other] For every unit he eliminates, { $count } units
    } of your holding area may join the battle.

## Buildings

building-house = House
    .text = Brings a villager. You may have { $max_per_player } of them.
building-wall = Wall
    .text = { $dice } more dice for you in every encounter when your city is attacked.
building-tower = Tower
    .text = { $dice } more dice for you in every encounter when your production area is attacked.
building-market = Market
    .text = Your Trade cards cost no fee.
building-storehouse = Storehouse
    .text = You keep up to { $limit } cubes of each resource when the rest spoils.
building-armory = Armory
    .text = { $count ->
        [one] One more unit
       *[other] { $count } more units
    } for you in every battle, attacking or defending.
building-quarry = Quarry
    .text = { $amount ->
        [one] Everything you build later costs one cube less; you choose which.
       *[other] Everything you build later costs { $amount } cubes less; you choose which.
    }
building-monument = Monument
    .text = { $amount } favor more whenever you play a Gather card.
building-granary = Granary
    .text = { $amount } food more whenever you play a Gather card.
building-wood_workshop = Wood Workshop
    .text = { $amount } wood more whenever you play a Gather card.
building-gold_mint = Gold Mint
    .text = { $amount } gold more whenever you play a Gather card.
building-siege_engine_workshop = Siege Engine Workshop
    .text = { $extra_buildings_destroyed ->
        [one] When you attack, Walls and Towers are useless, and a city you beat loses up to one building more.
       *[other] When you attack, Walls and Towers are useless, and a city you beat loses up to { $extra_buildings_destroyed } buildings more.
    }
building-great_temple = Great Temple
    .text = When you play a Trade card you may buy victory cubes from the bank for { $favor } favor each.
building-wonder = The Wonder
    .text = Only in the Mythic age. You take the cubes of its victory card, and the game is over.

## Faces of the action cards: what a card without a god says

face-explore = Explore +{ $tiles_over_players }
    .text = Turn up a tile for every player{ $tiles_over_players ->
        [0] .
       *[other] {" "}and { $tiles_over_players } more.
    } Beginning with you, everyone may take one that fits.
face-gather = { $scope ->
        [all] Gather everything
        [food_only] Gather food
       *[other] Gather
    }
    .text = { $scope ->
        [all] Arrange your workers; then everyone harvests every tile.
        [food_only] Arrange your workers; then everyone harvests every food tile.
       *[other] Name a terrain or a resource and arrange your workers; then everyone harvests the tiles that match.
    }
face-build = Build { $max_buildings }
    .text = { $max_buildings ->
        [one] Build one building.
       *[other] Build up to { $max_buildings } buildings.
    }
face-recruit = Recruit { $max_units }
    .text = { $max_units ->
        [one] Recruit one unit.
       *[other] Recruit up to { $max_units } units.
    }
face-trade = { $cost_any_resources ->
        [0] Free Trade
       *[other] Trade for { $cost_any_resources }
    }
    .text = { $cost_any_resources ->
        [0] Swap any number of cubes with the bank, one for one. No fee.
        [one] Pay one cube of any color, then swap any number of cubes with the bank, one for one.
       *[other] Pay { $cost_any_resources } cubes of any color, then swap any number of cubes with the bank, one for one.
    }
face-attack = Attack { $max_units_per_side }
    .text = { $max_units_per_side ->
        [one] Attack a neighbor with a single unit; the defender may send one as well.
       *[other] Attack a neighbor with up to { $max_units_per_side } units; the defender may send as many.
    }
face-next_age = Next Age
    .text = Enter the next age. Of each resource it costs { $cost_each_resource_classical } for the Classical, { $cost_each_resource_heroic } for the Heroic and { $cost_each_resource_mythic } for the Mythic age.
face-power = For { $favor_cost } favor:

## God powers

god-artemis = Artemis
    .title = Hunt
    .text = Take { $tiles } tiles, one after the other, before anyone else takes one.
god-dionysus = Dionysus
    .title = Bacchanal
    .text = Each of your food tiles yields { $amount } food more, and nobody else gathers anything.
god-hades = Hades
    .title = Trade with the Underworld
    .text = Send one of your units back to your supply and take { $resources } cubes of your choice from the bank.
god-poseidon = Poseidon
    .title = Bounty of the Sea
    .text = Take { $amount } food from the bank.
god-hera = Hera
    .title = Hearth and Home
    .text = { $count ->
        [one] A House, villager included, joins your city for nothing.
       *[other] { $count } Houses, villagers included, join your city for nothing.
    }
god-apollo = Apollo
    .title = Archer
    .text = { $count } Toxotes join you for nothing.
god-hermes = Hermes
    .title = Safe Passage
    .text = Take { $amount } cubes of your choice from the bank.
god-aphrodite = Aphrodite
    .title = Seduce
    .text = { $count ->
        [one] When the units have been shown, send one of the enemy's home before the fighting starts.
       *[other] When the units have been shown, send { $count } of the enemy's home before the fighting starts.
    }
god-ares = Ares
    .title = War
    .text = You may send up to { $own } units into this battle, the defender up to { $opponent }.
god-hephaestos = Hephaestos
    .title = Volcano
    .text = Remove a production tile from any board, your own included.
god-zeus = Zeus
    .title = Procreation
    .text = The hero of the age you are in joins you for nothing. Not in the Archaic age.
god-ptah = Ptah
    .title = Creation
    .text = Take { $tiles } tiles, one after the other, before anyone else takes one.
god-ra = Ra
    .title = Rain
    .text = Each of your food tiles yields { $amount } food more.
god-horus = Horus
    .title = Vengeance
    .text = { $count ->
        [one] Destroy a building in any city, even your own.
       *[other] Destroy { $count } buildings in any city, even your own.
    }
god-nephthys = Nephthys
    .title = Greater Egypt
    .text = { $amount ->
        [one] Whatever you build with this card costs one cube less, Houses excepted; you choose which.
       *[other] Whatever you build with this card costs { $amount } cubes less, Houses excepted; you choose which.
    }
god-anubis = Anubis
    .title = Mummification
    .text = { $max ->
        [one] Turn one of your mortals into a Mummy.
       *[other] Turn up to { $max } of your mortals into Mummies.
    }
god-bast = Bast
    .title = Fertility
    .text = Each mortal you recruit with this card costs { $food } food and nothing else.
god-osiris = Osiris
    .title = Hero of Egypt
    .text = The hero of the age you are in joins you for nothing. Not in the Archaic age.
god-isis = Isis
    .title = Protection
    .text = { $count ->
        [one] The first unit you lose in this battle comes straight back into it.
       *[other] The first { $count } units you lose in this battle come straight back into it.
    }
god-sekhmet = Sekhmet
    .title = War
    .text = You may send up to { $own } units into this battle, the defender up to { $opponent }.
god-thoth = Thoth
    .title = Wisdom
    .text = { $count ->
        [one] After the last round you may play another card.
       *[other] After the last round you may play { $count } more cards.
    }
god-hathor = Hathor
    .title = Locust Swarm
    .text = Remove a food tile from another player's board.
god-set = Set
    .title = Chaos
    .text = Swap one of your tiles for another player's tile of the same terrain.
god-baldr = Baldr
    .title = Stealth
    .text = Nobody but you takes a tile.
god-freyja = Freyja
    .title = Tears of Gold
    .text = Take { $amount } gold from the bank.
god-skadi = Skadi
    .title = Winter
    .text = Nobody but you gathers.
god-thor = Thor
    .title = Thunderbolt
    .text = { $count ->
        [one] Strike down a myth unit of another player.
       *[other] Strike down { $count } myth units of another player.
    }
god-njord = Njord
    .title = Storm
    .text = { $count ->
        [one] Destroy a building of another player.
       *[other] Destroy { $count } buildings of another player.
    }
god-hel = Hel
    .title = Legion of the Underworld
    .text = { $count ->
        [one] A mortal of your choice joins you for nothing.
       *[other] { $count } mortals of your choice join you for nothing.
    }
god-forseti = Forseti
    .title = Justice
    .text = Take { $amount } cubes of your choice from the bank.
god-loki = Loki
    .title = Theft
    .text = Take { $amount } cubes of your choice from an opponent.
god-bragi = Bragi
    .title = Poetry
    .text = { $dice ->
        [one] All your units roll one more die in this battle.
       *[other] All your units roll { $dice } more dice in this battle.
    }
god-heimdall = Heimdall
    .title = Ragnarok!
    .text = Neither side has a limit of units in this battle.
god-tyr = Tyr
    .title = Battle Frenzy
    .text = Any of your units may go berserk in this battle: { $bonus_dice } more dice, but a tie is lost.
god-odin = Odin
    .text = { $count ->
        [one] After the last round you may play another card.
       *[other] After the last round you may play { $count } more cards.
    }

## Permanent cards: every player has one of each

card-permanent_explore = { face-explore }
    .text = { face-explore.text }
card-permanent_gather = { face-gather }
    .text = { face-gather.text }
card-permanent_build = { face-build }
    .text = { face-build.text }
card-permanent_recruit = { face-recruit }
    .text = { face-recruit.text }
card-permanent_trade = { face-trade }
    .text = { face-trade.text }
card-permanent_attack = { face-attack }
    .text = { face-attack.text }
card-permanent_next_age = { face-next_age }
    .text = { face-next_age.text }

## Random cards: Greek

card-greek_explore_plus_0 = { face-explore }
    .text = { face-explore.text }
card-greek_explore_plus_2 = { face-explore }
    .text = { face-explore.text }
card-greek_gather_all = { face-gather }
    .text = { face-gather.text }
card-greek_build_2 = { face-build }
    .text = { face-build.text }
card-greek_build_3 = { face-build }
    .text = { face-build.text }
card-greek_build_4 = { face-build }
    .text = { face-build.text }
card-greek_recruit_3 = { face-recruit }
    .text = { face-recruit.text }
card-greek_recruit_4 = { face-recruit }
    .text = { face-recruit.text }
card-greek_recruit_5 = { face-recruit }
    .text = { face-recruit.text }
card-greek_trade_1 = { face-trade }
    .text = { face-trade.text }
card-greek_attack_5 = { face-attack }
    .text = { face-attack.text }
card-greek_attack_6 = { face-attack }
    .text = { face-attack.text }
card-greek_attack_7 = { face-attack }
    .text = { face-attack.text }
card-greek_next_age = { face-next_age }
    .text = { face-next_age.text }
card-greek_explore_artemis = { face-explore } — { god-artemis }
    .text = { face-explore.text } { face-power } { god-artemis.text }
card-greek_gather_dionysus = { face-gather } — { god-dionysus }
    .text = { face-gather.text } { face-power } { god-dionysus.text }
card-greek_gather_hades = { face-gather } — { god-hades }
    .text = { face-gather.text } { face-power } { god-hades.text }
card-greek_gather_poseidon = { face-gather } — { god-poseidon }
    .text = { face-gather.text } { face-power } { god-poseidon.text }
card-greek_build_hera = { face-build } — { god-hera }
    .text = { face-build.text } { face-power } { god-hera.text }
card-greek_recruit_apollo = { face-recruit } — { god-apollo }
    .text = { face-recruit.text } { face-power } { god-apollo.text }
card-greek_trade_hermes = { face-trade } — { god-hermes }
    .text = { face-trade.text } { face-power } { god-hermes.text }
card-greek_attack_aphrodite = { face-attack } — { god-aphrodite }
    .text = { face-attack.text } { face-power } { god-aphrodite.text }
card-greek_attack_ares = { face-attack } — { god-ares }
    .text = { face-attack.text } { face-power } { god-ares.text }
card-greek_next_age_hephaestos = { face-next_age } — { god-hephaestos }
    .text = { face-next_age.text } { face-power } { god-hephaestos.text }
card-greek_next_age_zeus = { face-next_age } — { god-zeus }
    .text = { face-next_age.text } { face-power } { god-zeus.text }

## Random cards: Egyptian

card-egyptian_explore_plus_0 = { face-explore }
    .text = { face-explore.text }
card-egyptian_explore_plus_2 = { face-explore }
    .text = { face-explore.text }
card-egyptian_gather_all = { face-gather }
    .text = { face-gather.text }
card-egyptian_build_2 = { face-build }
    .text = { face-build.text }
card-egyptian_build_3 = { face-build }
    .text = { face-build.text }
card-egyptian_build_4 = { face-build }
    .text = { face-build.text }
card-egyptian_recruit_3 = { face-recruit }
    .text = { face-recruit.text }
card-egyptian_recruit_4 = { face-recruit }
    .text = { face-recruit.text }
card-egyptian_recruit_5 = { face-recruit }
    .text = { face-recruit.text }
card-egyptian_trade_1 = { face-trade }
    .text = { face-trade.text }
card-egyptian_attack_5 = { face-attack }
    .text = { face-attack.text }
card-egyptian_attack_6 = { face-attack }
    .text = { face-attack.text }
card-egyptian_attack_7 = { face-attack }
    .text = { face-attack.text }
card-egyptian_next_age = { face-next_age }
    .text = { face-next_age.text }
card-egyptian_explore_ptah = { face-explore } — { god-ptah }
    .text = { face-explore.text } { face-power } { god-ptah.text }
card-egyptian_gather_ra = { face-gather } — { god-ra }
    .text = { face-gather.text } { face-power } { god-ra.text }
card-egyptian_build_horus = { face-build } — { god-horus }
    .text = { face-build.text } { face-power } { god-horus.text }
card-egyptian_build_nephthys = { face-build } — { god-nephthys }
    .text = { face-build.text } { face-power } { god-nephthys.text }
card-egyptian_recruit_anubis = { face-recruit } — { god-anubis }
    .text = { face-recruit.text } { face-power } { god-anubis.text }
card-egyptian_recruit_bast = { face-recruit } — { god-bast }
    .text = { face-recruit.text } { face-power } { god-bast.text }
card-egyptian_recruit_osiris = { face-recruit } — { god-osiris }
    .text = { face-recruit.text } { face-power } { god-osiris.text }
card-egyptian_attack_isis = { face-attack } — { god-isis }
    .text = { face-attack.text } { face-power } { god-isis.text }
card-egyptian_attack_sekhmet = { face-attack } — { god-sekhmet }
    .text = { face-attack.text } { face-power } { god-sekhmet.text }
card-egyptian_attack_thoth = { face-attack } — { god-thoth }
    .text = { face-attack.text } { face-power } { god-thoth.text }
card-egyptian_next_age_hathor = { face-next_age } — { god-hathor }
    .text = { face-next_age.text } { face-power } { god-hathor.text }
card-egyptian_next_age_set = { face-next_age } — { god-set }
    .text = { face-next_age.text } { face-power } { god-set.text }

## Random cards: Norse

card-norse_explore_plus_0 = { face-explore }
    .text = { face-explore.text }
card-norse_explore_plus_2 = { face-explore }
    .text = { face-explore.text }
card-norse_gather_all = { face-gather }
    .text = { face-gather.text }
card-norse_build_2 = { face-build }
    .text = { face-build.text }
card-norse_build_3 = { face-build }
    .text = { face-build.text }
card-norse_build_4 = { face-build }
    .text = { face-build.text }
card-norse_recruit_3 = { face-recruit }
    .text = { face-recruit.text }
card-norse_recruit_4 = { face-recruit }
    .text = { face-recruit.text }
card-norse_recruit_5 = { face-recruit }
    .text = { face-recruit.text }
card-norse_trade_1 = { face-trade }
    .text = { face-trade.text }
card-norse_attack_5 = { face-attack }
    .text = { face-attack.text }
card-norse_attack_6 = { face-attack }
    .text = { face-attack.text }
card-norse_attack_7 = { face-attack }
    .text = { face-attack.text }
card-norse_next_age = { face-next_age }
    .text = { face-next_age.text }
card-norse_explore_baldr = { face-explore } — { god-baldr }
    .text = { face-explore.text } { face-power } { god-baldr.text }
card-norse_gather_freyja = { face-gather } — { god-freyja }
    .text = { face-gather.text } { face-power } { god-freyja.text }
card-norse_gather_skadi = { face-gather } — { god-skadi }
    .text = { face-gather.text } { face-power } { god-skadi.text }
card-norse_gather_thor = { face-gather } — { god-thor }
    .text = { face-gather.text } { face-power } { god-thor.text }
card-norse_build_njord = { face-build } — { god-njord }
    .text = { face-build.text } { face-power } { god-njord.text }
card-norse_recruit_hel = { face-recruit } — { god-hel }
    .text = { face-recruit.text } { face-power } { god-hel.text }
card-norse_trade_forseti = { face-trade } — { god-forseti }
    .text = { face-trade.text } { face-power } { god-forseti.text }
card-norse_trade_loki = { face-trade } — { god-loki }
    .text = { face-trade.text } { face-power } { god-loki.text }
card-norse_attack_bragi = { face-attack } — { god-bragi }
    .text = { face-attack.text } { face-power } { god-bragi.text }
card-norse_attack_heimdall = { face-attack } — { god-heimdall }
    .text = { face-attack.text } { face-power } { god-heimdall.text }
card-norse_attack_tyr = { face-attack } — { god-tyr }
    .text = { face-attack.text } { face-power } { god-tyr.text }
card-norse_next_age_odin = { face-next_age } — { god-odin }
    .text = { face-next_age.text } { face-power } { god-odin.text }

## Production tiles

tile-fertile_food_2 = { terrain-fertile } ({ $amount } { resource-food })
tile-fertile_wood_1 = { terrain-fertile } ({ $amount } { resource-wood })
tile-fertile_gold_1 = { terrain-fertile } ({ $amount } { resource-gold })
tile-fertile_favor_1 = { terrain-fertile } ({ $amount } { resource-favor })
tile-forest_wood_2 = { terrain-forest } ({ $amount } { resource-wood })
tile-forest_food_1 = { terrain-forest } ({ $amount } { resource-food })
tile-forest_gold_1 = { terrain-forest } ({ $amount } { resource-gold })
tile-forest_favor_1 = { terrain-forest } ({ $amount } { resource-favor })
tile-hills_gold_2 = { terrain-hills } ({ $amount } { resource-gold })
tile-hills_food_1 = { terrain-hills } ({ $amount } { resource-food })
tile-hills_wood_1 = { terrain-hills } ({ $amount } { resource-wood })
tile-hills_favor_1 = { terrain-hills } ({ $amount } { resource-favor })
tile-mountains_gold_2 = { terrain-mountains } ({ $amount } { resource-gold })
tile-mountains_wood_1 = { terrain-mountains } ({ $amount } { resource-wood })
tile-mountains_favor_1 = { terrain-mountains } ({ $amount } { resource-favor })
tile-desert_favor_2 = { terrain-desert } ({ $amount } { resource-favor })
tile-desert_gold_1 = { terrain-desert } ({ $amount } { resource-gold })
tile-swamp_food_1 = { terrain-swamp } ({ $amount } { resource-food })
tile-swamp_wood_1 = { terrain-swamp } ({ $amount } { resource-wood })
tile-swamp_favor_1 = { terrain-swamp } ({ $amount } { resource-favor })

## Words put together

word-at = { $what } on { $where }
word-nth = { $what } no. { $number } by kills
word-starred = { $what }, with a villager
word-capped = { $what }, with a Dwarf

## On the board

word-victory_cubes = { $count ->
        [one] one victory cube
       *[other] { $count } victory cubes
    }
word-leads = { SEAT($seat) } leads with { $count }
word-tied = { SEAT($seats) } are level at { $count }
word-battle_for = The battle for the { $area }
word-used_up = used up
word-berserk = berserk
word-throwing = tries a throw
word-extra_move = an extra move
word-kills = { $count ->
        [one] one kill
       *[other] { $count } kills
    }
word-hand_of = { $permanent } permanent, { $random } random
word-dice = { $count ->
        [one] one die
       *[other] { $count } dice
    }
word-against = +{ $count } against { $what }
word-in_the_deck = { $count ->
        [one] one in the deck
       *[other] { $count } in the deck
    }

# Several of a kind in a row
word-many_tile_opened = Turned up: { $tile }.
word-many_recruited = { SEAT($seat) } recruits { $unit }.
    .you = You recruit { $unit }.
word-many_drew = { SEAT($seat) } draws { $card }.
    .you = You draw { $card }.
word-many_worker_put = { SEAT($seat) } puts workers on { $tile }.
    .you = You put workers on { $tile }.
word-many_cube_seized = { SEAT($seat) } takes { $resource } from { SEAT($owner, you: "you") }.
    .you = You take { $resource } from { SEAT($owner, you: "you") }.
word-unseen_drew = { SEAT($seat) } draws { $count } cards.
    .you = You draw { $count } cards.

## Pieces of sentences

face-a_unit = { $unit_id ->
        [anubite] an { $unit }
        [elephant] an { $unit }
       *[other] a { $unit }
    }
face-a_building = { $building_id ->
        [armory] an { $building }
        [wonder] the Wonder
       *[other] a { $building }
    }
face-cubes = { AMOUNTS($food, "food", $wood, "wood", $gold, "gold", $favor, "favor") }

## Actions

action-take = Take { $tile }
action-pass = Pass
action-place = Put the cube on { $card }
action-pick = Take { $card }
action-draw = { $number ->
        [0] Draw no random card
        [one] Draw one random card
       *[other] Draw { $number } random cards
    }
action-play = Play { $card }
action-lay = Pass with { $card }
action-power = Call on the god
action-act = Carry out the action
action-gather = Gather { $scope }
action-keep = Leave the workers where they are
action-put = Put a { $worker } on { $tile }
action-build = Build { face-a_building }
action-discount = Pay one { $resource } less
action-recruit = Recruit { face-a_unit }
action-fee = Pay one { $resource }
action-temple = { $number ->
        [0] Buy no victory cube
        [one] Buy one victory cube
       *[other] Buy { $number } victory cubes
    }
action-give = Give { $resource }
action-for = Take { $resource } for it
action-amount = { $number ->
        [one] Swap one cube
       *[other] Swap { $number } cubes
    }
action-attack = Attack { SEAT($seat) }
action-area = Attack the { $area }
action-commit = Send { $unit }
action-retreat = Retreat
action-stay = Stay and fight
action-fight = Fight with { $unit }
action-wadjet = Let the Wadjet fight instead
action-berserk = Go berserk
action-throw = Try a throw
action-rescue = Pay for the rescue
action-reinforce = Add { face-a_unit } to the battle
action-destroy = Destroy { face-a_building }
action-capture = Take { $tile }
action-seize = Take one { $resource }
action-lose = { $villager_id ->
        [holding] Give up the villager in the holding area
       *[other] Give up the villager on { $villager }
    }
action-discard = Discard { $card }
action-target = Choose { SEAT($seat) }
    .you = Choose yourself
action-remove = Remove { $tile }
action-swap = Swap { $tile }
action-strike = Strike down { $unit }
action-choose = Choose { face-a_unit }
action-gain = Take one { $resource }
action-stop = Done
action-no = No, thanks
action-culture = Play the { $culture_id ->
        [greek] Greeks
        [egyptian] Egyptians
       *[other] Norse
    }

## Events: setting up and the turn

event-chooser_drawn = The lot falls on { SEAT($seat) }, who chooses a people now.
    .you = The lot falls on you: you choose a people now.
event-culture_dealt = { SEAT($seat) } is { $culture }.
    .you = You are { $culture }.
# Unsaid: $place
event-seated = Next around the table: { SEAT($seat) }.
    .you = Next around the table: you.
event-first_player = { SEAT($seat) } is first player.
    .you = You are first player.
event-turn_began = Turn { $turn } begins.
event-round_began = Round { $round }.
event-extra_moves = Now come the extra moves.
event-cube_placed = { SEAT($seat) } puts a victory cube on { $card }.
    .you = You put a victory cube on { $card }.
event-ready = { SEAT($seat) } is ready.
    .you = You are ready.
event-cards_taken = { SEAT($seat) } takes { $permanent ->
        [0] no permanent card
        [one] one permanent card
       *[other] { $permanent } permanent cards
    } and { $random ->
        [0] draws none.
        [one] draws one.
       *[other] draws { $random }.
    }
    .you = You take { $permanent ->
            [0] no permanent card
            [one] one permanent card
           *[other] { $permanent } permanent cards
        } and { $random ->
            [0] draw none.
            [one] draw one.
           *[other] draw { $random }.
        }
event-drew = { SEAT($seat) } draws a card.
    .known = { SEAT($seat) } draws { $card }.
    .you = You draw { $card }.
event-reshuffled = { $count ->
        [one] The { $culture } deck is shuffled anew: one card.
       *[other] The { $culture } deck is shuffled anew: { $count } cards.
    }
event-card_played = { SEAT($seat) } plays { $card }.
    .you = You play { $card }.
event-card_laid = { SEAT($seat) } passes with { $card }.
    .you = You pass with { $card }.
event-no_cards = { SEAT($seat) } has no cards left and passes.
    .you = You have no cards left and pass.
event-fourth_declined = { SEAT($seat) } does without the extra move.
    .you = You do without the extra move.
event-spoiled = { SEAT($seat) } cannot store { face-cubes }.
    .you = You cannot store { face-cubes }.
event-discarded = { $cards_count ->
        [0] { $permanent ->
            [0] { SEAT($seat) } keeps every card.
            [one] { SEAT($seat) } puts one permanent card back.
           *[other] { SEAT($seat) } puts { $permanent } permanent cards back.
        }
       *[other] { $permanent ->
            [0] { SEAT($seat) } discards { $cards }.
            [one] { SEAT($seat) } discards { $cards } and puts one permanent card back.
           *[other] { SEAT($seat) } discards { $cards } and puts { $permanent } permanent cards back.
        }
    }
    .you = { $cards_count ->
            [0] { $permanent ->
                [0] You keep every card.
                [one] You put one permanent card back.
               *[other] You put { $permanent } permanent cards back.
            }
           *[other] { $permanent ->
                [0] You discard { $cards }.
                [one] You discard { $cards } and put one permanent card back.
               *[other] You discard { $cards } and put { $permanent } permanent cards back.
            }
        }

## Events: tiles

event-tile_opened = Turned up: { $tile }.
# Unsaid: $space
event-tile_taken = { SEAT($seat) } takes { $tile }.
    .you = You take { $tile }.
event-tile_passed = { SEAT($seat) } takes no tile.
    .you = You take no tile.
event-tiles_returned = { $count ->
        [one] One tile goes back to the pool.
       *[other] { $count } tiles go back to the pool.
    }

## Events: actions

event-action_skipped = { SEAT($seat) } leaves it at the power and does not use { $card } any further.
    .you = You leave it at the power and do not use { $card } any further.
event-scope_named = { SEAT($seat) } gathers { $scope }.
    .you = You gather { $scope }.
event-workers_lifted = { SEAT($seat) } takes the workers up.
    .you = You take the workers up.
event-worker_put = { SEAT($seat) } puts a { $worker } on { $tile }.
    .you = You put a { $worker } on { $tile }.
event-gathered = { SEAT($seat) } receives { face-cubes }.
    .you = You receive { face-cubes }.
event-paid = { SEAT($seat) } pays { face-cubes }.
    .you = You pay { face-cubes }.
event-built = { SEAT($seat) } builds { face-a_building }.
    .you = You build { face-a_building }.
event-recruited = { SEAT($seat) } recruits { face-a_unit }.
    .you = You recruit { face-a_unit }.
event-exchanged = { SEAT($seat) } swaps { $count } { $gave } for { $count } { $got }.
    .you = You swap { $count } { $gave } for { $count } { $got }.
event-temple_bought = { $cubes ->
        [one] { SEAT($seat) } buys a victory cube for { $favor } favor.
       *[other] { SEAT($seat) } buys { $cubes } victory cubes for { $favor } favor.
    }
    .you = { $cubes ->
            [one] You buy a victory cube for { $favor } favor.
           *[other] You buy { $cubes } victory cubes for { $favor } favor.
        }
event-age_reached = { SEAT($seat) } enters the { $age }.
    .you = You enter the { $age }.

## Events: battle

event-attacked = { SEAT($seat) } attacks { SEAT($defender, you: "you") }.
    .you = You attack { SEAT($defender) }.
event-area_named = { SEAT($seat) } aims at the { $area }.
    .you = You aim at the { $area }.
event-units_revealed = { SEAT($seat) } sends { $units }.
    .you = You send { $units }.
event-seduced = { SEAT($seat) }'s { $unit } is led astray and goes home.
    .you = Your { $unit } is led astray and goes home.
event-retreated = { SEAT($seat) } retreats.
    .you = You retreat.
event-stayed = { SEAT($seat) } stays.
    .you = You stay.
event-battle_card = { SEAT($seat) } fights with { face-a_unit }.
    .you = You fight with { face-a_unit }.
event-stood_in = { SEAT($seat) }'s { $unit } steps in.
    .you = Your { $unit } steps in.
event-went_berserk = { SEAT($seat) }'s { $unit } goes berserk!
    .you = Your { $unit } goes berserk!
event-threatened_throw = { SEAT($seat) }'s { $unit } tries a throw.
    .you = Your { $unit } tries a throw.
# Unsaid: $sources
event-rolled = { SEAT($seat) } rolls { $dice ->
        [one] one die
       *[other] { $dice } dice
    }: { $hits ->
        [0] no hit.
        [one] one hit.
       *[other] { $hits } hits.
    }
    .you = You roll { $dice ->
            [one] one die
           *[other] { $dice } dice
        }: { $hits ->
            [0] no hit.
            [one] one hit.
           *[other] { $hits } hits.
        }
event-tied = A tie: { $hits ->
        [0] no hits on either side.
        [one] one hit each.
       *[other] { $hits } hits each.
    }
event-encounter_won = { SEAT($seat) }'s { $unit } wins the encounter.
    .you = Your { $unit } wins the encounter.
event-eliminated = { SEAT($seat) }'s { $unit } is eliminated.
    .you = Your { $unit } is eliminated.
event-thrown = { SEAT($seat) }'s { $unit } is hurled back home.
    .you = Your { $unit } is hurled back home.
event-rescued = { SEAT($seat) }'s { $unit } is called back for { $favor } favor.
    .you = Your { $unit } is called back for { $favor } favor.
event-protected = { SEAT($seat) }'s { $unit } is saved and fights on.
    .you = Your { $unit } is saved and fights on.
event-unit_gained = { SEAT($seat) } gains { face-a_unit }.
    .you = You gain { face-a_unit }.
event-favor_earned = { SEAT($seat) } earns { $favor } favor.
    .you = You earn { $favor } favor.
event-routed = { SEAT($seat) }'s army flees.
    .you = Your army flees.
event-reinforced = { SEAT($seat) } adds { face-a_unit } to the battle.
    .you = You add { face-a_unit } to the battle.
event-battle_won = { SEAT($seat) } wins the battle against { SEAT($loser, you: "you") }{ $cubes ->
        [0] .
        [one] {" "}and takes a victory cube.
       *[other] {" "}and takes { $cubes } victory cubes.
    }
    .you = You win the battle against { SEAT($loser) }{ $cubes ->
            [0] .
            [one] {" "}and take a victory cube.
           *[other] {" "}and take { $cubes } victory cubes.
        }
event-building_destroyed = { SEAT($seat) } destroys { face-a_building } of { SEAT($owner, you: "yours") }.
    .you = You destroy { face-a_building } of { SEAT($owner) }.
event-villager_lost = { $place_id ->
        [holding] { SEAT($seat) } gives up the villager in the holding area.
       *[other] { SEAT($seat) } gives up the villager on { $place }.
    }
    .you = { $place_id ->
            [holding] You give up the villager in the holding area.
           *[other] You give up the villager on { $place }.
        }
event-tile_captured = { SEAT($seat) } takes { $tile } from { SEAT($owner, you: "you") }{ $kept ->
        [0] {" "}and has no room for it: it goes to the pool.
       *[other] .
    }
    .you = You take { $tile } from { SEAT($owner) }{ $kept ->
            [0] {" "}and have no room for it: it goes to the pool.
           *[other] .
        }
event-cube_seized = { SEAT($seat) } takes one { $resource } from { SEAT($owner, you: "you") }.
    .you = You take one { $resource } from { SEAT($owner) }.

## Events: gods

event-power_bought = { SEAT($seat) } calls on { $god } for { $favor } favor.
    .you = You call on { $god } for { $favor } favor.
event-cubes_gained = { SEAT($seat) } takes { $count } { $resource } from the bank.
    .you = You take { $count } { $resource } from the bank.
event-sacrificed = { SEAT($seat) } gives up { face-a_unit }.
    .you = You give up { face-a_unit }.
event-converted = { SEAT($seat) } turns { face-a_unit } into a { $into }.
    .you = You turn { face-a_unit } into a { $into }.
event-targeted = { SEAT($seat) } chooses { SEAT($target, you: "you") }.
    .you = You choose { SEAT($target) }.
event-tile_removed = { SEAT($seat) } removes { $tile } from { SEAT($owner, you: "your", after: "'s") } board.
    .you = You remove { $tile } from { SEAT($owner) }'s board.
event-tiles_swapped = { SEAT($seat) } swaps { $tile } for { $theirs } of { SEAT($owner, you: "yours") }.
    .you = You swap { $tile } for { $theirs } of { SEAT($owner) }.
event-struck = { SEAT($seat) } strikes down { SEAT($owner, you: "your", after: "'s") } { $unit }.
    .you = You strike down { SEAT($owner) }'s { $unit }.
event-fourth_bought = { SEAT($seat) } may make an extra move after the last round.
    .you = You may make an extra move after the last round.

## Events: the end

event-awarded = { $cubes ->
        [one] { SEAT($seat) } takes a victory cube from { $card }.
       *[other] { SEAT($seat) } takes { $cubes } victory cubes from { $card }.
    }
    .you = { $cubes ->
            [one] You take a victory cube from { $card }.
           *[other] You take { $cubes } victory cubes from { $card }.
        }
event-not_awarded = { $cubes ->
        [one] Nobody gets the victory cube on { $card }.
       *[other] Nobody gets the { $cubes } victory cubes on { $card }.
    }
event-game_ended = The game ends in turn { $turn }.

## Prompts

prompt-draw_cards = { $number ->
        [0] { $room ->
            [0] Your hand is full. Ready?
            [one] Take a permanent card or draw a random one: there is room for one.
           *[other] Take permanent cards and say how many random ones you draw: there is room for { $room }.
        }
        [one] You will draw one random card. Ready?
       *[other] You will draw { $number } random cards. Ready?
    }
prompt-discard = { $cards ->
        [0] You keep no card. Ready?
        [one] Discard what you do not want to keep. As it stands, you keep one card.
       *[other] Discard what you do not want to keep. As it stands, you keep { $cards } cards.
    }

prompt-build = { $left ->
        [one] Choose a building, or stop. You may build one more.
       *[other] Choose a building, or stop. You may build { $left } more.
    }
prompt-discount = { $cubes ->
        [one] { $building }: which cube do you not pay?
       *[other] { $building }: which cubes do you not pay? { $cubes } are left.
    }
prompt-draft = { $left ->
        [one] Take a tile for your land, or pass. It is your last chance.
       *[other] Take a tile for your land, or pass. You have { $left } chances left.
    }
prompt-explore = { $own ->
        [0] { SEAT($seat) } plays Explore: take a tile, or pass.
       *[1] { $picks ->
            [one] Take a tile, or pass.
           *[other] Take a tile, or pass. You may take { $picks }.
        }
    }
prompt-gather_scope = What is gathered? Name a terrain or a resource.
prompt-lost_villager = A House of yours has fallen. Which villager goes?
prompt-recruit = { $left ->
        [one] Choose a unit, or stop. You may recruit one more.
       *[other] Choose a unit, or stop. You may recruit { $left } more.
    }
prompt-temple = How many victory cubes do you buy, at { $favor } favor each?
prompt-trade_amount = How many { $give } for { $get }?
prompt-trade_fee = { $left ->
        [one] Which cube do you pay as the fee?
       *[other] Which cubes do you pay as the fee? { $left } are due.
    }
prompt-trade_for = What do you take for { $give }?
prompt-trade_give = What do you give to the bank? Or stop.
prompt-workers = Place your workers, or be done. Still at hand: { $villagers ->
        [0] no villager
        [one] one villager
       *[other] { $villagers } villagers
    }{ $others ->
        [0] .
        [one] {" "}and one Dwarf.
       *[other] {" "}and { $others } Dwarfs.
    }

prompt-choose_culture = Choose the people you will play.
prompt-choose_army = { $left ->
        [one] Choose one more mortal for your first army.
       *[other] Choose { $left } mortals for your first army.
    }
prompt-place_cube = { $bank ->
        [one] Put the last victory cube of the bank on a card.
       *[other] Put a victory cube on a card. The bank has { $bank }.
    }
prompt-play_a_card = Round { $round }: play a card, or pass with one.
# Unsaid: $round
prompt-fourth_action = Your extra move: play a card, or decline.
prompt-buy_power = { $card }: do you call on { $god } for { $favor } favor?
prompt-act_too = { $card }: do you carry out the action as well?

## Prompts: battle

prompt-attack_whom = Whom do you attack?
prompt-attack_area = Which area of { SEAT($seat) }'s board do you attack?
prompt-commit = { $left ->
        [0] All your units are chosen. Ready?
        [one] The battle for the { $area }: choose your units. You may send one more.
       *[other] The battle for the { $area }: choose your units. You may send { $left } more.
    }
# Unsaid: $encounter
prompt-seduce = The battle for the { $area }: which enemy unit goes home?
prompt-retreat = The battle for the { $area }, encounter { $encounter }: do you stay or retreat?
prompt-battle_card = The battle for the { $area }, encounter { $encounter }: who fights?
# Unsaid: $area $encounter
prompt-stand_in = Your { $unit } faces { $opponent }. Does a Wadjet step in?
# Unsaid: $area $encounter
prompt-declare = Your { $unit } faces { $opponent }. All or nothing?
prompt-rescue = Your { $unit } has fallen. Do you call it back for { $favor } favor?
# Unsaid: $encounter
prompt-reinforce = The battle for the { $area }: who joins it from your holding area?
prompt-reward_city = { $left ->
        [one] You have beaten { SEAT($loser) }. Destroy a building, or leave it.
       *[other] You have beaten { SEAT($loser) }. Destroy a building, or leave it. Up to { $left } may fall.
    }
# Unsaid: $left
prompt-reward_production = You have beaten { SEAT($loser) }. Take a tile, or leave it.
prompt-reward_holding = { $left ->
        [one] You have beaten { SEAT($loser) }. Take one more cube, or stop.
       *[other] You have beaten { SEAT($loser) }. Take cubes, or stop. Up to { $left } are yours.
    }

## Prompts: gods

prompt-boon = { $left ->
        [one] Take one more cube from the bank.
       *[other] Take { $left } cubes from the bank, one at a time.
    }
prompt-levy = { $left ->
        [one] Who joins you?
       *[other] Who joins you? You may choose { $left }, one at a time.
    }
prompt-mummify = { $left ->
        [one] Which of your mortals becomes a Mummy? One more is possible.
       *[other] Which of your mortals becomes a Mummy? Up to { $left } may.
    }
prompt-sacrifice = Which unit do you give up for { $cubes } cubes?
prompt-steal = { $left ->
        [one] Take one more cube from { SEAT($seat) }.
       *[other] Take { $left } cubes from { SEAT($seat) }, one at a time.
    }
prompt-swap_own = Which of your tiles do you give?
prompt-swap_whom = Whose tile do you want for it?
prompt-swap_theirs = Which tile of { SEAT($seat) } do you take?
prompt-target = On whom do you turn the power of { $god }?
prompt-wrath = { $god } is upon { SEAT($seat) }: what is struck?

## Reasons

reason-hand_limit = { $room ->
        [0] Your hand is full; you asked for { $asked }.
        [one] You have room for one more card, not for { $asked }.
       *[other] You have room for { $room } more cards, not for { $asked }.
    }
reason-number_named = { $number ->
        [0] You have said that you draw no random card.
        [one] You have said that you draw one random card.
       *[other] You have said that you draw { $number } random cards.
    }
reason-permanent_cards_first = Permanent cards are chosen first, then the number of random ones; there is no way back.
reason-not_in_pile = { $card } is not in your pile.
reason-in_order = Picks go down the list: after { $after } only what comes later can be picked.
reason-not_in_hand = { $card } is not in your hand.
# Unsaid: $discount $each
reason-cannot_pay = You lack { face-cubes }: { $missing ->
        [one] one cube
       *[other] { $missing } cubes
    } short, all discounts counted.
reason-age_too_early = That takes the { $needed }; you are in the { $age }.
reason-bank_has_none = The bank has no { $resource }.
reason-building_limit = { $most ->
        [one] You have { face-a_building } already.
       *[other] You have { $most } of these already: { $building }.
    }
reason-cannot_pay_fee = The fee is { $fee }, and you have { $have ->
        [0] no cubes
        [one] one cube
       *[other] { $have } cubes
    }: { $missing } short.
reason-choose_the_discount = { $cubes ->
        [one] First choose the cube you do not have to pay.
       *[other] First choose the { $cubes } cubes you do not have to pay.
    }
reason-colour_given = You give { $resource } in this exchange, so you cannot take it.
reason-colour_taken = You have taken { $resource } in this exchange, so you cannot give it.
reason-last_age = There is no age after the { $age }.
reason-no_building_tile = There is no { $building } left in the stock.
reason-no_discount_now = There is no discount to be chosen now.
reason-no_figure_left = You have no { $unit } left in your supply.
reason-no_free_space = You have no free space of { $terrain } for { $tile }.
reason-no_free_square = All { $squares } squares of your city are built up.
reason-no_free_tile = You have no free tile of this kind: { $tile }.
reason-no_such_cube = There is no { $resource } there.
reason-no_villager_there = You have no villager there: { $place }.
reason-no_worker_left = You have no { $worker } left to place.
reason-no_worker_on_a_tile = None of your workers is on a tile, so there is nothing to leave as it is.
reason-not_at_this_point_of_the_trade = A trade goes fee, victory cubes, exchange, victory cubes; this is not the moment for it.
reason-not_in_the_price = There is no { $resource } left in the price.
reason-not_your_culture = { $unit } is not a unit of your culture.
reason-nothing_to_get = There is nothing you could take for { $resource }.
reason-one_age_a_turn = You have already advanced, to the { $age }; the next step has to wait.
reason-one_terrain_or_resource = This card gathers one terrain or one resource, not everything.
reason-temple_too_dear = That would cost { $favor } favor and you have { $have }; the bank has { $bank ->
        [0] no victory cubes.
        [one] one victory cube.
       *[other] { $bank } victory cubes.
    }
reason-tile_not_open = This tile is not on offer: { $tile }.
reason-too_many_cubes = You cannot swap { $asked }: you have { $have }, and the bank has { $bank } of what you want.
reason-workers_taken_up = You have taken your workers up already.

reason-lay_a_card_to_pass = To pass, lay down a card.
reason-decline_instead = An extra move can be declined; no card is laid down for that.
reason-power_once = { $god } can be called once with a card.
reason-wants_a_card = { $cards ->
        [0] That takes a card you do not have: { $deed }.
        [one] First play the card for it: { $deed }.
       *[other] First play one of your { $cards } cards for it: { $deed }.
    }
reason-other_phase = That belongs to another phase: { $needed }. Now it is: { $phase }.
reason-no_battle = There is no battle.
reason-nothing_won = That takes an attack you have won, or a god who does it.
reason-no_house_lost = You have lost no House, so no villager leaves.
reason-cultures_given = Everyone has a people already.
reason-no_power_at_work = No god is at work for you now.
reason-no_god_in_play = You are playing no card with a god now.
reason-no_god_in_hand = { $cards ->
        [one] The card in your hand has no god.
       *[other] None of the { $cards } cards in your hand has a god.
    }
reason-card_without_a_god = There is no god on this card: { $card }.
reason-play_the_card_first = { $god } is called with a card: play { $card }.
reason-power_before_the_action = { $god } could be called before the action only; it has begun.
reason-power_first = The power comes before the action: first decide about { $god }.

## Reasons: battle

reason-no_unit = An attack needs a unit, and you have none.
reason-defender_named = You have named { SEAT($seat) } already; there is no way back.
reason-name_the_defender = First say whom you attack.
reason-not_a_neighbour = { SEAT($seat) } does not sit next to you; only neighbors can be attacked.
reason-attacker_needs_a_unit = An attacker has to send at least one unit.
reason-unit_limit = { $limit ->
        [one] You may send only one unit into this battle.
       *[other] You may send only { $limit } units into this battle.
    }
reason-no_such_unit = { $have ->
        [0] There is no { $unit } there.
        [one] There is only one { $unit } there.
       *[other] There are only { $have } there: { $unit }.
    }
reason-not_in_the_battle = There is no { $unit } in this battle to be chosen.
reason-not_in_holding_area = There is no { $unit } in your holding area.
reason-giants_cannot_be_thrown = { $unit } is a giant, and giants cannot be thrown.
reason-cannot_throw = { $unit } cannot throw anybody.
reason-cannot_go_berserk = { $unit } cannot go berserk.
reason-no_retreat_now = You can retreat only before battle cards are chosen.
reason-no_retreat_yet = You can retreat only after a first encounter.
reason-no_retreat_but_between = You can retreat only when both battle cards have been chosen, before they are turned up.
reason-not_at_this_point_of_the_battle = Not at this point of encounter { $encounter }.
reason-other_area = You attacked the { $area }; the reward comes from there.
reason-no_such_building = There is no { $building } in that city.
reason-no_such_tile = There is no such tile on that board: { $tile }.

## Reasons: gods

reason-no_favor = { $god } asks for { $favor } favor, and you have { $have }: { $missing } short.
reason-fourth_action_only_once = { $god } cannot be called in an extra move; one a turn is all there is.
reason-no_card_for_a_fourth_action = { $god } would be called in vain: after this you hold { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }, and { $rounds ->
        [0] an extra move needs one.
        [one] there is one round left to play.
       *[other] there are { $rounds } rounds left to play.
    }
reason-power_without_effect = { $god } could do nothing for you now, so no favor is taken.
reason-not_a_mortal = { $unit } is not a mortal.
reason-culture_taken = The { $culture_id ->
        [greek] Greeks
        [egyptian] Egyptians
       *[other] Norse
    } are taken: a people is chosen again only when all three have been.
reason-cannot_join = { $unit } is not among those { $god } can bring you, or none is left in your supply.
reason-at_least_one = Choose at least one; the favor has been paid.
reason-no_such_mortal = You have no mortal of this kind: { $unit }.
reason-not_that_player = The power of { $god } cannot be turned on { SEAT($seat) }.
    .you = The power of { $god } cannot be turned on yourself.
reason-nothing_to_hit = { SEAT($seat) } has nothing that { $god } could touch.
    .you = You have nothing that { $god } could touch.
reason-name_a_player = First choose a player.
reason-player_named = You have chosen { SEAT($seat) } already.
    .you = You have chosen yourself already.
reason-wrong_resource = That tile does not yield { $resource }: { $tile }.
reason-own_tile_first = First choose the tile of yours that you give.
reason-no_tile_of_that_terrain = { SEAT($seat) } has no tile of that terrain.
    .you = You have no tile of that terrain.
reason-no_partner = There is no tile of the same terrain to swap it for: { $tile }.

## Places on the table

zone-bank = Bank
zone-battle = In the battle
zone-battle_card = Battle card
zone-city = City
zone-committed = Chosen for the battle
zone-cubes = Resources
zone-deck = Random deck
zone-dice = Dice
zone-discards = Discard pile
zone-front = Played this turn
zone-hand = Hand
zone-holding = Holding area
zone-open = Tiles on offer
zone-picked = Picked
zone-pile = Permanent pile
zone-pool = Tile pool
zone-production = Production area
zone-stock = Stock of buildings
zone-supply = Supply

counter-age = Age
counter-army = Units
counter-battle_area = Area under attack
counter-battle_god = God of this battle
counter-battle_god_used = Units the god has saved
counter-buildings = Buildings
counter-culture = Culture
counter-dice = Dice
counter-encounter = Encounter
counter-first_player = First player
counter-fourth_action = Extra moves
counter-hits = Hits
counter-leader = Ahead
counter-permanent_cards = Permanent cards in hand
counter-phase = Phase
counter-place = Place at the table
counter-random_cards = Random cards in hand
counter-round = Round
counter-to_draw = Random cards to draw
counter-turn = Turn
counter-unit_limit = Units allowed
counter-victory = Victory cubes
counter-victory_bank = Victory cubes in the bank

## Options

option-starting_army = Starting army
    .text = With what does everyone begin?
option-starting_army-two_of_each = Two of each mortal
    .text = Six units, as the full rules say.
option-starting_army-any_two = Any two mortals
    .text = Two units of your choice, as the short rules say: a quieter start.
option-explore_gather_start = Explore and Gather begin with
    .text = Who chooses a tile first, and who is served first when cubes are handed out?
option-explore_gather_start-card_player = Whoever played the card
    .text = Playing the card is worth more, as the full rules say.
option-explore_gather_start-first_player = The first player
    .text = The marker is worth more: everybody begins with the first player, whatever is explored or gathered.
option-explore_gather_start-explore = The first player, for Explore
    .text = The first player chooses a tile first; cubes are handed out from whoever played the card on.
option-explore_gather_start-gather_all = The first player, for “Gather all”
    .text = Where everything is gathered the first player is served first; everything else begins with whoever played the card.
option-explore_gather_start-explore_and_gather_all = The first player, for Explore and “Gather all”
    .text = As the German short rules say; any other Gather begins with whoever played the card.
option-ages_per_turn = Ages in a turn
    .text = How often may you advance?
option-ages_per_turn-one_per_card = One with each card
    .text = With several Next Age cards you may advance several times.
option-ages_per_turn-one_per_round = One in a turn
    .text = A second Next Age card has to wait, as the short rules say.
option-heroes_of_a_new_age = Heroes of a new age
    .text = When can they be recruited?
option-heroes_of_a_new_age-at_once = At once
    .text = As soon as you have entered the age.
option-heroes_of_a_new_age-next_turn = From the next turn on
    .text = They need the rest of the turn to hear of it.
option-great_temple = Great Temple
    .text = When are victory cubes bought?
option-great_temple-before_and_after = Before and after the exchange
    .text = Both moments are offered.
option-great_temple-after = After the exchange
    .text = Only then.
option-matching_bonuses = Several bonuses that match
    .text = What does a unit roll if more than one of its bonuses fits its opponent?
option-matching_bonuses-add_up = They add up
    .text = Every bonus that fits is rolled.
option-matching_bonuses-highest = Only the highest
    .text = The others are ignored.
option-hades_takes = Hades takes
    .text = Which units can be given up for his power?
option-hades_takes-any_unit = Any unit
    .text = As his card says.
option-hades_takes-mortal = A mortal
    .text = As an example in the rulebook has it.
option-medusa_against_giants = Medusa against giants
    .text = How many more dice does she roll?
option-medusa_against_giants-6 = Six
    .text = As her card says.
option-medusa_against_giants-4 = Four
    .text = As an example in the rulebook has it.
option-teams = Teams
    .text = For four players.
option-teams-off = Off
    .text = Everyone for themselves.
option-teams-two_cultures = Two peoples, two teams
    .text = Two partners of one people sit opposite each other and count their victory cubes together.
option-cultures = Peoples
    .text = How does everyone get a people? No people is played twice before all three are in play.
option-cultures-dealt = By lot
    .text = Peoples are dealt at random, as printed.
option-cultures-chosen = Chosen in order of seats
    .text = The first seat chooses first, then the next.
option-cultures-drafted = Chosen in a drawn order
    .text = A lot decides each time who chooses next.
option-victory_cubes = Victory cubes with two players
    .text = How many are placed in a turn?
option-victory_cubes-one_each = One each
    .text = Two in a turn, as the full rules say.
option-victory_cubes-three = Three
    .text = The first player places a second one, as the German short rules say: a shorter game.
option-first_retreat = Retreat before the first encounter
    .text = May a side leave before anybody has fought?
option-first_retreat-allowed = Allowed
    .text = A side may retreat before every encounter, the first included.
option-first_retreat-after_an_encounter = Not allowed
    .text = A side may retreat only before a new encounter, as the German short rules say: whoever comes fights once.
option-retreat = Moment of the retreat
    .text = When is a side asked whether it retreats?
option-retreat-before_cards = Before battle cards are chosen
    .text = Once a card has been chosen it is too late.
option-retreat-after_cards = Before battle cards are turned up
    .text = Both sides choose first, and then say whether they stay: the rulebook allows it until the cards are turned.

## Plans

plan-attack = Battles that I begin
    .text = Says who fights, when you retreat and what you take after a victory. The chance to win is the one that the battle shows.
plan-defence = If I am attacked
    .text = Says how many units you send, who fights and when you retreat. The chance to win is the one that the battle shows.
plan-units = Send at most so many units
    .said = { $value ->
        [0] send no unit
        [one] send at most { $value } unit
       *[other] send at most { $value } units
    }
plan-spared = Units that stay at home
    .said = { $value } at home
plan-fights = Who fights
plan-fights-odds = the best odds fight
plan-fights-strongest = the most dice fight
plan-fights-weakest = the fewest dice fight
plan-fights-ask = ask me who fights
plan-against = Against a kind, while it is there
    .beside = The enemy's kind
    .pair = { $value } against { $beside }
    .said = { $value }
plan-below = Retreat below this chance to win, in percent (0: never)
    .said = { $value ->
        [0] whatever the chance
       *[other] retreat below { $value } %
    }
plan-left = Retreat with so many units left (0: never)
    .said = { $value ->
        [0] to the last unit
       *[other] retreat with { $value } left
    }
plan-abilities = Going berserk, throwing, the Wadjet
plan-abilities-odds = abilities where they help
plan-abilities-always = abilities always
plan-abilities-never = abilities never
plan-abilities-ask = ask me about abilities
plan-rescue = Calling back the fallen for favor
plan-rescue-yes = call back the fallen
plan-rescue-no = leave the fallen
plan-rescue-ask = ask me about the fallen
plan-call = Calling a unit from the holding area
plan-call-yes = call a unit
plan-call-no = call no unit
plan-call-ask = ask me whom to call
plan-buildings = Buildings to destroy first
    .said = destroy { $value }
plan-spoils = Tiles and cubes to take first
    .said = take { $value }
plan-cubes = Placing victory cubes
    .text = The cube goes on the first of these cards that would be yours now, otherwise on the last of them.
plan-cards = Cards, in this order
    .said = { $value }
plan-tiles = Taking tiles
    .text = Takes the richest tile of the first resource that lies there.
plan-resources = Resources, in this order
    .said = { $value }
plan-otherwise = If there is none
plan-otherwise-richest = otherwise the richest
plan-otherwise-pass = otherwise none
plan-otherwise-ask = otherwise ask me
plan-turn = My turn
    .text = Which card you play in each round, and what its action takes. If several moves are said for a round, the first that would do something counts. You are asked about attacks and trades, and wherever nothing is said.
plan-moves = Moves, by round
    .beside = The move
    .pair = { $value }: { $beside }
    .said = { $value }
plan-moves-first = 1st round
plan-moves-second = 2nd round
plan-moves-third = 3rd round
plan-moves-explore = { deed-explore }
plan-moves-gather = { deed-gather }
plan-moves-build = { deed-build }
plan-moves-recruit = { deed-recruit }
plan-moves-trade = { deed-trade }
plan-moves-attack = { deed-attack }
plan-moves-next_age = { deed-next_age }
plan-moves-pass = Pass
plan-instead = If none of a round's moves would do anything
plan-instead-ask = otherwise ask me
plan-instead-pass = otherwise pass
plan-harvest = Gather, in this order
    .said = gather { $value }
plan-raise = Build, in this order, until you have so many
    .count = Up to
    .counted = { $value } up to { $count }
    .said = build { $value }
plan-muster = Recruit, in this order, until you have so many
    .count = Up to
    .counted = { $value } up to { $count }
    .said = recruit { $value }
plan-powers = Powers of gods on cards
plan-powers-ask = ask me about powers
plan-powers-always = buy powers
plan-powers-never = buy no powers
plan-villagers = Villagers
    .text = Villagers stand on the richest tiles of these resources, in this order.
plan-lands = Villagers work for
    .said = work for { $value }
plan-leaves = Who goes with a destroyed House
plan-leaves-ask = ask me who goes
plan-leaves-holding = a villager of the holding area goes first
plan-leaves-poorest = the one on the poorest tile goes
plan-hand = Cards in hand
    .text = Which permanent cards you take at the start of a turn, what fills the rest of your hand, and which cards you give back at its end.
plan-draw = Permanent cards, in this order
    .said = take { $value }
plan-room = The rest of the hand
plan-room-ask = ask me about the rest
plan-room-random = the rest at random
plan-room-none = nothing else
plan-shed = Cards to give back at the end of a turn
    .said = give back: { $value }
plan-shed-none = none
plan-shed-explore = { deed-explore }
plan-shed-gather = { deed-gather }
plan-shed-build = { deed-build }
plan-shed-recruit = { deed-recruit }
plan-shed-trade = { deed-trade }
plan-shed-attack = { deed-attack }
plan-shed-next_age = { deed-next_age }
