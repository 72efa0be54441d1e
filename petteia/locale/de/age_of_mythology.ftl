# Age of Mythology: Das Brettspiel — Namen und Texte des Spielmaterials.
# Zahlen kommen als Variablen aus den Daten des Spielmaterials; alles in eigenen Worten.

game-age_of_mythology = Age of Mythology: Das Brettspiel
    .about = Errichte eine Stadt, gewinne die Gunst der Götter und schicke deine Ungeheuer in den Kampf.
    .text = Erforsche, sammle, baue und kämpfe dich von einem Dorf der archaischen Zeit bis zum Wunder, mit den Göttern Griechenlands, Ägyptens oder des Nordens an deiner Seite.

## Rohstoffe

resource-food = Nahrung
    .text = Grün. Ernährt Heere und lässt Städte wachsen.
resource-wood = Holz
    .text = Braun. Für Bögen, Wohnhäuser und Kriegsmaschinen.
resource-gold = Gold
    .text = Gelb. Bezahlt Soldaten, Helden und Werkstätten.
resource-favor = Gunst
    .text = Blau. Bewegt die Götter und ruft die Wesen der Mythen herbei.

## Gelände

terrain-fertile = Fruchtland
terrain-forest = Wald
terrain-hills = Hügel
terrain-mountains = Gebirge
terrain-desert = Wüste
terrain-swamp = Sumpf

## Zeitalter

age-archaic = Archaisches Zeitalter
    .text = Hier beginnen alle. Du darfst { $hand_limit } Karten halten; noch schließt sich dir kein Held an.
age-classical = Klassisches Zeitalter
    .text = Du darfst { $hand_limit } Karten halten und den ersten deiner Helden rekrutieren.
age-heroic = Heroisches Zeitalter
    .text = Du darfst { $hand_limit } Karten halten und den zweiten deiner Helden rekrutieren.
age-mythic = Mythisches Zeitalter
    .text = Du darfst { $hand_limit } Karten halten, den letzten deiner Helden rekrutieren und das Wunder bauen.

## Völker

culture-greek = Griechen
    .text = Reich an Hügeln. Mit Helden, die einen Kampf wenden, und Riesen, die ihre Feinde hinausschleudern.
culture-egyptian = Ägypter
    .text = Reich an Wüste und Fruchtland. Die Toten kehren wieder: als Mumien, aus der Asche, auf den Ruf eines Priesters.
culture-norse = Nordmänner
    .text = Wald und Gebirge. Harte Kämpfer, die zu Berserkern werden, und Zwerge, die nach Gold graben.

## Was eine Einheit ist

class-mortal = Sterbliche
    .text = Günstige Soldaten. Aus ihnen besteht dein erstes Heer.
class-myth = Mythenwesen
    .text = Geschöpfe der Sage. In jedem Zeitalter zu rekrutieren.
class-hero = Helden
    .text = Jeder ist einmalig und kommt erst, wenn du sein Zeitalter erreicht hast.

type-warrior = Krieger
type-archer = Bogenschützen
type-cavalry = Reiter
type-flyer = Flieger
type-giant = Riesen
type-giant_killer = Riesentöter

## Was eine Aktionskarte erlaubt

deed-explore = Erforschen
    .text = Decke Plättchen auf; alle, du zuerst, dürfen eines nehmen, das auf ihre Tafel passt.
deed-gather = Sammeln
    .text = Alle ernten Plättchen ab. Du sagst, welche, und nur du darfst vorher deine Arbeiter umstellen.
deed-build = Bauen
    .text = Füge deiner Stadt Gebäude hinzu.
deed-recruit = Rekrutieren
    .text = Füge deinem Heer Einheiten hinzu.
deed-trade = Handeln
    .text = Zahle die Gebühr und tausche dann Rohstoffe eins zu eins mit der Bank.
deed-attack = Angreifen
    .text = Schicke Einheiten gegen die Stadt, das Produktionsgebiet oder das Lager eines Nachbarn.
deed-next_age = Neues Zeitalter
    .text = Zahle von jedem Rohstoff gleich viel und tritt in das nächste Zeitalter ein.

scope-choose_terrain_or_resource = ein Gelände oder ein Rohstoff nach Wahl
scope-all = alles
scope-food_only = Nahrung

phase-setup = Aufbau
phase-place_victory_cubes = Siegsteine setzen
phase-draw_action_cards = Karten ziehen
phase-play_action_cards = Karten ausspielen
phase-spoilage = Verderb
phase-discard_cards = Karten abwerfen
phase-pass_first_player = Startspieler wechseln

piece-victory = Siegstein
    .many = Siegsteine
piece-space = freies Feld
piece-printed = Würfel auf der Karte
piece-against = Bonuswürfel
piece-kills = Würfel für Ausgeschaltete
piece-opposing = Würfel des Gegners
piece-berserk = Berserkerwürfel
piece-throw = Würfel für einen Wurf
piece-god = Würfel einer Gottheit
piece-building = Würfel eines Gebäudes

## Gebiete einer Tafel

area-city = Stadt
    .text = { $count ->
        [one] Wer hier angreift und gewinnt, darf ein Gebäude zerstören.
       *[other] Wer hier angreift und gewinnt, darf { $count } Gebäude zerstören.
    } Eine Mauer schützt sie.
area-production = Produktionsgebiet
    .text = { $count ->
        [one] Wer hier angreift und gewinnt, darf ein Plättchen nehmen.
       *[other] Wer hier angreift und gewinnt, darf { $count } Plättchen nehmen.
    } Ein Turm schützt es.
area-holding = Lager
    .text = Wer hier angreift und gewinnt, darf sich { $count } Rohstoffe nehmen. Nur Einheiten schützen es.

## Siegkarten

victory-largest_army = Das größte Heer
    .text = Am Ende gehen die Siegsteine an den Spieler mit den meisten Einheiten. Dorfbewohner zählen nicht, und bei Gleichstand bekommt sie niemand.
victory-most_buildings = Die meisten Gebäude
    .text = Am Ende gehen die Siegsteine an den Spieler mit den meisten Gebäuden. Wohnhäuser zählen mit, und bei Gleichstand bekommt sie niemand.
victory-the_wonder = Das Wunder
    .text = Die Siegsteine gehen an den, der das Wunder baut. Baut es niemand, bekommt sie niemand.
victory-won_the_last_battle = Der Sieg im letzten Kampf
    .text = Die Siegsteine gehen sofort an den, der einen Kampf gewinnt, ob als Angreifer oder als Verteidiger.

## Einheiten: Arbeiter

unit-villager = Dorfbewohner
    .many = Dorfbewohner
    .text = Erhöht den Ertrag seines Plättchens um { $gather_bonus }. Kommt mit einem Wohnhaus, geht mit einem Wohnhaus und kämpft nie.

## Einheiten: Griechen

unit-toxotes = Toxotes
unit-hoplite = Hoplit
unit-hippokon = Hippokon
unit-centaur = Zentaur
unit-minotaur = Minotaurus
    .text = Ist er noch im Kampf, wenn du den Angriff auf eine Stadt gewinnst, reißt er ein zweites Gebäude ein.
unit-medusa = Medusa
    .text = Macht aus jedem Gleichstand einen Sieg.
unit-manticore = Mantikor
unit-cyclops = Zyklop
    .text = Greift er an, nützen Mauern und Türme nichts. Gegen alle außer Riesen darf er einen Wurf versuchen: { $bonus_dice } Würfel mehr, doch schlägt er den Gegner, wird dieser heimgeschleudert statt ausgeschaltet.
unit-hydra = Hydra
    .text = { $dice ->
        [one] Wirft einen Würfel mehr
       *[other] Wirft { $dice } Würfel mehr
    } für jede Einheit, die diese Hydra im Kampf ausgeschaltet hat.
unit-classical_greek_hero = Klassischer griechischer Held
unit-heroic_greek_hero = Heroischer griechischer Held
    .text = Schlägt er einen Helden, flieht der Rest der Feinde, und der Kampf ist gewonnen.
unit-mythical_greek_hero = Mythischer griechischer Held
    .text = Nimmt die Würfel, die auf der Karte seines Gegners stehen, zu den eigenen dazu.

## Einheiten: Ägypter

unit-spearman = Speerkämpfer
unit-chariot_archer = Streitwagenschütze
unit-elephant = Elefant
    .text = Greift er an, nützen Mauern und Türme nichts, solange er im Kampf ist.
unit-anubite = Anubit
unit-mummy = Mumie
    .text = Jede Einheit, die sie ausschaltet, erhebt sich als neue Mumie in deinem Lager, solange der Vorrat reicht.
unit-scorpion_man = Skorpionmann
unit-sphinx = Sphinx
unit-wadjet = Wadjet
    .text = Darf an die Stelle eines Pharaos treten, wenn beide Kampfkarten aufgedeckt sind.
unit-phoenix = Phönix
    .text = Wird er ausgeschaltet, während einer deiner Priester im Kampf ist, kehrt er für { $favor } Gunst heim.
unit-priest = Priester
    .text = Solange er im Kampf ist, lässt sich ein gefallener Phönix oder Sohn des Osiris für Gunst zurückrufen.
unit-pharaoh = Pharao
    .text = Sind beide Kampfkarten aufgedeckt, darf eine deiner Wadjets im Kampf an seiner Stelle kämpfen.
unit-son_of_osiris = Sohn des Osiris
    .text = Wird er ausgeschaltet, während einer deiner Priester im Kampf ist, kehrt er für { $favor } Gunst heim.

## Einheiten: Nordmänner

unit-jarl = Jarl
unit-huskarl = Huskarl
    .text = Darf für eine Begegnung zum Berserker werden: { $bonus_dice } Würfel mehr, aber ein Gleichstand ist verloren.
unit-throwing_axeman = Axtwerfer
unit-dwarf = Zwerg
    .text = Arbeitet wie ein Dorfbewohner und bringt auf einem Goldplättchen { $amount } Gold mehr. Greift er an, nützen Mauern und Türme nichts, solange er im Kampf ist.
unit-troll = Troll
unit-frost_giant = Frostriese
unit-valkyrie = Walküre
    .text = Bringt { $favor } Gunst für jede Einheit, die sie ausschaltet.
unit-nidhogg = Nidhogg
    .text = Ist er noch im Kampf, wenn du den Angriff auf eine Stadt gewinnst, reißt er ein zweites Gebäude ein.
unit-classical_norse_hero = Klassischer nordischer Held
unit-heroic_norse_hero = Heroischer nordischer Held
    .text = Darf für eine Begegnung zum Berserker werden: { $bonus_dice } Würfel mehr, aber ein Gleichstand ist verloren.
unit-mythic_norse_hero = Mythischer nordischer Held
    .text = { $count ->
        [one] Für jede Einheit, die er ausschaltet, darf eine Einheit
       *[other] Für jede Einheit, die er ausschaltet, dürfen { $count } Einheiten
    } aus deinem Lager in den Kampf nachrücken.

## Gebäude

building-house = Wohnhaus
    .text = Bringt einen Dorfbewohner. Du darfst { $max_per_player } davon haben.
building-wall = Mauer
    .text = Wird deine Stadt angegriffen, hast du in jeder Begegnung { $dice } Würfel mehr.
building-tower = Turm
    .text = Wird dein Produktionsgebiet angegriffen, hast du in jeder Begegnung { $dice } Würfel mehr.
building-market = Markt
    .text = Für „Handeln“ zahlst du keine Gebühr.
building-storehouse = Lagerhaus
    .text = Du behältst bis zu { $limit } Stück von jedem Rohstoff, wenn der Rest verdirbt.
building-armory = Waffenkammer
    .text = { $count ->
        [one] Eine Einheit mehr
       *[other] { $count } Einheiten mehr
    } für dich in jedem Kampf, ob du angreifst oder verteidigst.
building-quarry = Steinbruch
    .text = { $amount ->
        [one] Alles, was du danach baust, kostet einen Rohstoff weniger; welchen, entscheidest du.
       *[other] Alles, was du danach baust, kostet { $amount } Rohstoffe weniger; welche, entscheidest du.
    }
building-monument = Monument
    .text = Sooft du „Sammeln“ spielst, erhältst du { $amount } Gunst mehr.
building-granary = Kornspeicher
    .text = Sooft du „Sammeln“ spielst, erhältst du { $amount } Nahrung mehr.
building-wood_workshop = Holzwerkstatt
    .text = Sooft du „Sammeln“ spielst, erhältst du { $amount } Holz mehr.
building-gold_mint = Münzstätte
    .text = Sooft du „Sammeln“ spielst, erhältst du { $amount } Gold mehr.
building-siege_engine_workshop = Belagerungswerkstatt
    .text = { $extra_buildings_destroyed ->
        [one] Greifst du an, nützen Mauern und Türme nichts, und in einer geschlagenen Stadt darfst du ein weiteres Gebäude zerstören.
       *[other] Greifst du an, nützen Mauern und Türme nichts, und in einer geschlagenen Stadt darfst du bis zu { $extra_buildings_destroyed } weitere Gebäude zerstören.
    }
building-great_temple = Großer Tempel
    .text = Spielst du „Handeln“, darfst du aus der Bank Siegsteine für je { $favor } Gunst kaufen.
building-wonder = Wunder
    .text = Nur im mythischen Zeitalter. Du nimmst die Siegsteine seiner Siegkarte, und das Spiel ist zu Ende.

## Gesichter der Aktionskarten: was eine Karte ohne Gottheit sagt

face-explore = Erforschen +{ $tiles_over_players }
    .text = Decke für jeden Spieler ein Plättchen auf{ $tiles_over_players ->
        [0] .
       *[other] {" "}und { $tiles_over_players } mehr.
    } Alle, du zuerst, dürfen eines nehmen, das passt.
face-gather = { $scope ->
        [all] Alles sammeln
        [food_only] Nahrung sammeln
       *[other] Sammeln
    }
    .text = { $scope ->
        [all] Ordne deine Arbeiter an; dann ernten alle jedes Plättchen ab.
        [food_only] Ordne deine Arbeiter an; dann ernten alle jedes Nahrungsplättchen ab.
       *[other] Nenne ein Gelände oder einen Rohstoff und ordne deine Arbeiter an; dann ernten alle die passenden Plättchen ab.
    }
face-build = Bauen { $max_buildings }
    .text = { $max_buildings ->
        [one] Baue ein Gebäude.
       *[other] Baue bis zu { $max_buildings } Gebäude.
    }
face-recruit = Rekrutieren { $max_units }
    .text = { $max_units ->
        [one] Rekrutiere eine Einheit.
       *[other] Rekrutiere bis zu { $max_units } Einheiten.
    }
face-trade = { $cost_any_resources ->
        [0] Handeln ohne Gebühr
       *[other] Handeln für { $cost_any_resources }
    }
    .text = { $cost_any_resources ->
        [0] Tausche beliebig viele Rohstoffe eins zu eins mit der Bank. Ohne Gebühr.
        [one] Zahle einen beliebigen Rohstoff und tausche dann beliebig viele Rohstoffe eins zu eins mit der Bank.
       *[other] Zahle { $cost_any_resources } beliebige Rohstoffe und tausche dann beliebig viele Rohstoffe eins zu eins mit der Bank.
    }
face-attack = Angreifen { $max_units_per_side }
    .text = { $max_units_per_side ->
        [one] Greife einen Nachbarn mit einer einzigen Einheit an; der Verteidiger darf ebenfalls eine entsenden.
       *[other] Greife einen Nachbarn mit bis zu { $max_units_per_side } Einheiten an; der Verteidiger darf ebenso viele entsenden.
    }
face-next_age = Neues Zeitalter
    .text = Tritt in das nächste Zeitalter ein. Von jedem Rohstoff kostet das klassische { $cost_each_resource_classical }, das heroische { $cost_each_resource_heroic } und das mythische { $cost_each_resource_mythic }.
face-power = Für { $favor_cost } Gunst:

## Götterkräfte

god-artemis = Artemis
    .title = Jagd
    .text = Nimm nacheinander { $tiles } Plättchen, bevor die anderen eines nehmen.
god-dionysus = Dionysos
    .title = Bacchanal
    .text = Jedes deiner Nahrungsplättchen bringt { $amount } Nahrung mehr, und sonst sammelt niemand etwas.
god-hades = Hades
    .title = Handel mit der Unterwelt
    .text = Schicke eine deiner Einheiten in deinen Vorrat zurück und nimm { $resources } Rohstoffe deiner Wahl aus der Bank.
god-poseidon = Poseidon
    .title = Gaben des Meeres
    .text = Nimm { $amount } Nahrung aus der Bank.
god-hera = Hera
    .title = Heim und Herd
    .text = { $count ->
        [one] Deine Stadt erhält kostenlos ein Wohnhaus samt Dorfbewohner.
       *[other] Deine Stadt erhält kostenlos { $count } Wohnhäuser samt Dorfbewohnern.
    }
god-apollo = Apollon
    .title = Bogenschütze
    .text = { $count } Toxotes schließen sich dir kostenlos an.
god-hermes = Hermes
    .title = Sicheres Geleit
    .text = Nimm { $amount } Rohstoffe deiner Wahl aus der Bank.
god-aphrodite = Aphrodite
    .title = Verführung
    .text = { $count ->
        [one] Sind die Einheiten aufgedeckt, schicke eine des Feindes heim, bevor gekämpft wird.
       *[other] Sind die Einheiten aufgedeckt, schicke { $count } des Feindes heim, bevor gekämpft wird.
    }
god-ares = Ares
    .title = Krieg
    .text = Du darfst bis zu { $own } Einheiten in diesen Kampf schicken, der Verteidiger bis zu { $opponent }.
god-hephaestos = Hephaistos
    .title = Vulkan
    .text = Entferne ein Produktionsplättchen von einer beliebigen Tafel, auch von deiner eigenen.
god-zeus = Zeus
    .title = Nachkommenschaft
    .text = Der Held des Zeitalters, in dem du bist, schließt sich dir kostenlos an. Nicht im archaischen Zeitalter.
god-ptah = Ptah
    .title = Schöpfung
    .text = Nimm nacheinander { $tiles } Plättchen, bevor die anderen eines nehmen.
god-ra = Ra
    .title = Regen
    .text = Jedes deiner Nahrungsplättchen bringt { $amount } Nahrung mehr.
god-horus = Horus
    .title = Rache
    .text = { $count ->
        [one] Zerstöre ein Gebäude in einer beliebigen Stadt, selbst in deiner eigenen.
       *[other] Zerstöre { $count } Gebäude in einer beliebigen Stadt, selbst in deiner eigenen.
    }
god-nephthys = Nephthys
    .title = Ägyptens Größe
    .text = { $amount ->
        [one] Alles außer Wohnhäusern, was du mit dieser Karte baust, kostet einen Rohstoff weniger; welchen, entscheidest du.
       *[other] Alles außer Wohnhäusern, was du mit dieser Karte baust, kostet { $amount } Rohstoffe weniger; welche, entscheidest du.
    }
god-anubis = Anubis
    .title = Mumifizierung
    .text = { $max ->
        [one] Verwandle einen deiner Sterblichen in eine Mumie.
       *[other] Verwandle bis zu { $max } deiner Sterblichen in Mumien.
    }
god-bast = Bastet
    .title = Fruchtbarkeit
    .text = Jeder Sterbliche, den du mit dieser Karte rekrutierst, kostet { $food } Nahrung und sonst nichts.
god-osiris = Osiris
    .title = Held Ägyptens
    .text = Der Held des Zeitalters, in dem du bist, schließt sich dir kostenlos an. Nicht im archaischen Zeitalter.
god-isis = Isis
    .title = Schutz
    .text = { $count ->
        [one] Die erste Einheit, die du in diesem Kampf verlierst, kehrt sofort in ihn zurück.
       *[other] Die ersten { $count } Einheiten, die du in diesem Kampf verlierst, kehren sofort in ihn zurück.
    }
god-sekhmet = Sachmet
    .title = Krieg
    .text = Du darfst bis zu { $own } Einheiten in diesen Kampf schicken, der Verteidiger bis zu { $opponent }.
god-thoth = Thot
    .title = Weisheit
    .text = { $count ->
        [one] Nach der letzten Runde darfst du noch eine Karte spielen.
       *[other] Nach der letzten Runde darfst du noch { $count } Karten spielen.
    }
god-hathor = Hathor
    .title = Heuschreckenschwarm
    .text = Entferne ein Nahrungsplättchen von der Tafel eines anderen Spielers.
god-set = Seth
    .title = Chaos
    .text = Tausche eines deiner Plättchen gegen ein Plättchen eines anderen Spielers vom selben Gelände.
god-baldr = Baldur
    .title = Heimlichkeit
    .text = Niemand außer dir nimmt ein Plättchen.
god-freyja = Freyja
    .title = Tränen aus Gold
    .text = Nimm { $amount } Gold aus der Bank.
god-skadi = Skadi
    .title = Winter
    .text = Niemand außer dir sammelt.
god-thor = Thor
    .title = Donnerkeil
    .text = { $count ->
        [one] Erschlage ein Mythenwesen eines anderen Spielers.
       *[other] Erschlage { $count } Mythenwesen eines anderen Spielers.
    }
god-njord = Njörd
    .title = Sturm
    .text = { $count ->
        [one] Zerstöre ein Gebäude eines anderen Spielers.
       *[other] Zerstöre { $count } Gebäude eines anderen Spielers.
    }
god-hel = Hel
    .title = Legion der Unterwelt
    .text = { $count ->
        [one] Ein Sterblicher deiner Wahl schließt sich dir kostenlos an.
       *[other] { $count } Sterbliche deiner Wahl schließen sich dir kostenlos an.
    }
god-forseti = Forseti
    .title = Gerechtigkeit
    .text = Nimm { $amount } Rohstoffe deiner Wahl aus der Bank.
god-loki = Loki
    .title = Diebstahl
    .text = Nimm einem Gegner { $amount } Rohstoffe deiner Wahl ab.
god-bragi = Bragi
    .title = Dichtkunst
    .text = { $dice ->
        [one] Alle deine Einheiten werfen in diesem Kampf einen Würfel mehr.
       *[other] Alle deine Einheiten werfen in diesem Kampf { $dice } Würfel mehr.
    }
god-heimdall = Heimdall
    .title = Ragnarök!
    .text = In diesem Kampf gilt für keine Seite eine Höchstzahl an Einheiten.
god-tyr = Tyr
    .title = Kampfrausch
    .text = Jede deiner Einheiten darf in diesem Kampf zum Berserker werden: { $bonus_dice } Würfel mehr, aber ein Gleichstand ist verloren.
god-odin = Odin
    .text = { $count ->
        [one] Nach der letzten Runde darfst du noch eine Karte spielen.
       *[other] Nach der letzten Runde darfst du noch { $count } Karten spielen.
    }

## Permanente Karten: Jeder Spieler hat von jeder eine

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

## Zufallskarten: Griechen

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

## Zufallskarten: Ägypter

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

## Zufallskarten: Nordmänner

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

## Produktionsplättchen

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

## Zusammengesetzte Wörter

word-at = { $what } auf dem Plättchen { $where }
word-nth = { $what } (Nr. { $number } nach Siegen)
word-starred = { $what }, mit Dorfbewohner
word-capped = { $what }, mit Zwerg

## Auf der Tafel

word-victory_cubes = { $count ->
        [one] ein Siegstein
       *[other] { $count } Siegsteine
    }
word-leads = { SEAT($seat) } führt mit { $count }
word-tied = { SEAT($seats) } liegen mit { $count } gleichauf
word-battle_for = Der Kampf um { face-the_area }
word-used_up = verbraucht
word-berserk = Berserker
word-throwing = versucht einen Wurf
word-extra_move = eine Zusatzaktion
word-kills = { $count ->
        [one] einmal gesiegt
       *[other] { $count }-mal gesiegt
    }
word-hand_of = { $permanent } permanent, { $random } zufällig
word-dice = { $count ->
        [one] ein Würfel
       *[other] { $count } Würfel
    }
word-against = +{ $count } gegen { $what }
word-in_the_deck = { $count ->
        [one] einmal im Stapel
       *[other] { $count }-mal im Stapel
    }

# Mehrere einer Art nacheinander
word-many_tile_opened = Aufgedeckt: { $tile }.
word-many_recruited = { SEAT($seat) } rekrutiert: { $unit }.
    .you = Du rekrutierst: { $unit }.
word-many_drew = { SEAT($seat) } zieht: { $card }.
    .you = Du ziehst: { $card }.
word-many_worker_put = { SEAT($seat) } setzt Arbeiter auf { $tile }.
    .you = Du setzt Arbeiter auf { $tile }.
word-many_cube_seized = { SEAT($seat) } nimmt { SEAT($owner, you: "dir") } Folgendes ab: { $resource }.
    .you = Du nimmst { SEAT($owner, you: "dir") } Folgendes ab: { $resource }.
word-unseen_drew = { SEAT($seat) } zieht { $count } Karten.
    .you = Du ziehst { $count } Karten.

## Satzteile

# Im vierten Fall, in Sätzen wie in Aktionen: „einen Hopliten rekrutieren“. Was sich nicht beugen lässt, steht ohne Artikel.
face-a_unit = { $unit_id ->
        [toxotes] einen Toxotes
        [hoplite] einen Hopliten
        [hippokon] einen Hippokon
        [centaur] einen Zentauren
        [minotaur] einen Minotaurus
        [medusa] eine Medusa
        [manticore] einen Mantikor
        [cyclops] einen Zyklopen
        [hydra] eine Hydra
        [classical_greek_hero] einen klassischen griechischen Helden
        [heroic_greek_hero] einen heroischen griechischen Helden
        [mythical_greek_hero] einen mythischen griechischen Helden
        [spearman] einen Speerkämpfer
        [chariot_archer] einen Streitwagenschützen
        [elephant] einen Elefanten
        [anubite] einen Anubiten
        [mummy] eine Mumie
        [scorpion_man] einen Skorpionmann
        [sphinx] eine Sphinx
        [wadjet] eine Wadjet
        [phoenix] einen Phönix
        [priest] einen Priester
        [pharaoh] einen Pharao
        [son_of_osiris] einen Sohn des Osiris
        [jarl] einen Jarl
        [huskarl] einen Huskarl
        [throwing_axeman] einen Axtwerfer
        [dwarf] einen Zwerg
        [troll] einen Troll
        [frost_giant] einen Frostriesen
        [valkyrie] eine Walküre
        [nidhogg] einen Nidhogg
        [classical_norse_hero] einen klassischen nordischen Helden
        [heroic_norse_hero] einen heroischen nordischen Helden
        [mythic_norse_hero] einen mythischen nordischen Helden
       *[other] { $unit }
    }
# Im ersten Fall, am Anfang eines Satzes.
face-the_unit = { $unit_id ->
        [toxotes] Der Toxotes
        [hoplite] Der Hoplit
        [hippokon] Der Hippokon
        [centaur] Der Zentaur
        [minotaur] Der Minotaurus
        [medusa] Die Medusa
        [manticore] Der Mantikor
        [cyclops] Der Zyklop
        [hydra] Die Hydra
        [classical_greek_hero] Der klassische griechische Held
        [heroic_greek_hero] Der heroische griechische Held
        [mythical_greek_hero] Der mythische griechische Held
        [spearman] Der Speerkämpfer
        [chariot_archer] Der Streitwagenschütze
        [elephant] Der Elefant
        [anubite] Der Anubit
        [mummy] Die Mumie
        [scorpion_man] Der Skorpionmann
        [sphinx] Die Sphinx
        [wadjet] Die Wadjet
        [phoenix] Der Phönix
        [priest] Der Priester
        [pharaoh] Der Pharao
        [son_of_osiris] Der Sohn des Osiris
        [jarl] Der Jarl
        [huskarl] Der Huskarl
        [throwing_axeman] Der Axtwerfer
        [dwarf] Der Zwerg
        [troll] Der Troll
        [frost_giant] Der Frostriese
        [valkyrie] Die Walküre
        [nidhogg] Der Nidhogg
        [classical_norse_hero] Der klassische nordische Held
        [heroic_norse_hero] Der heroische nordische Held
        [mythic_norse_hero] Der mythische nordische Held
       *[other] { $unit }
    }
# Im vierten Fall.
face-a_building = { $building_id ->
        [house] ein Wohnhaus
        [wall] eine Mauer
        [tower] einen Turm
        [market] einen Markt
        [storehouse] ein Lagerhaus
        [armory] eine Waffenkammer
        [quarry] einen Steinbruch
        [monument] ein Monument
        [granary] einen Kornspeicher
        [wood_workshop] eine Holzwerkstatt
        [gold_mint] eine Münzstätte
        [siege_engine_workshop] eine Belagerungswerkstatt
        [great_temple] einen Großen Tempel
        [wonder] das Wunder
       *[other] { $building }
    }
# Im vierten Fall.
face-the_area = { $area_id ->
        [city] die Stadt
        [production] das Produktionsgebiet
        [holding] das Lager
       *[other] { $area }
    }
# Im vierten Fall.
face-the_age = { $age_id ->
        [archaic] das archaische Zeitalter
        [classical] das klassische Zeitalter
        [heroic] das heroische Zeitalter
        [mythic] das mythische Zeitalter
       *[other] { $age }
    }
# Wo oder was gesammelt wird.
face-gathered = { $scope_id ->
        [fertile] auf dem Fruchtland
        [forest] im Wald
        [hills] auf den Hügeln
        [mountains] im Gebirge
        [desert] in der Wüste
        [swamp] im Sumpf
       *[other] { $scope }
    }
face-cubes = { AMOUNTS($food, "food", $wood, "wood", $gold, "gold", $favor, "favor") }

## Aktionen

action-take = { $tile } nehmen
action-pass = Passen
action-place = Den Siegstein auf „{ $card }“ setzen
action-pick = „{ $card }“ nehmen
action-draw = { $number ->
        [0] Keine Zufallskarte ziehen
        [one] Eine Zufallskarte ziehen
       *[other] { $number } Zufallskarten ziehen
    }
action-play = „{ $card }“ spielen
action-lay = Mit „{ $card }“ passen
action-power = Die Gottheit anrufen
action-act = Die Aktion ausführen
action-gather = { face-gathered } sammeln
action-keep = Die Arbeiter stehen lassen
action-put = Einen { $worker } auf { $tile } setzen
action-build = { face-a_building } bauen
action-discount = 1 { $resource } weniger zahlen
action-recruit = { face-a_unit } rekrutieren
action-fee = 1 { $resource } zahlen
action-temple = { $number ->
        [0] Keinen Siegstein kaufen
        [one] Einen Siegstein kaufen
       *[other] { $number } Siegsteine kaufen
    }
action-give = { $resource } geben
action-for = { $resource } dafür nehmen
action-amount = { $number ->
        [one] Einen Rohstoff tauschen
       *[other] { $number } Rohstoffe tauschen
    }
action-attack = { SEAT($seat) } angreifen
action-area = { face-the_area } angreifen
action-commit = { face-a_unit } entsenden
action-retreat = Den Rückzug antreten
action-stay = Bleiben und kämpfen
action-fight = { face-a_unit } kämpfen lassen
action-wadjet = Die Wadjet an seiner Stelle kämpfen lassen
action-berserk = Zum Berserker werden
action-throw = Einen Wurf versuchen
action-rescue = Die Rettung bezahlen
action-reinforce = { face-a_unit } nachrücken lassen
action-destroy = { face-a_building } zerstören
action-capture = { $tile } nehmen
action-seize = 1 { $resource } nehmen
action-lose = { $villager_id ->
        [holding] Den Dorfbewohner im Lager abgeben
       *[other] Den Dorfbewohner auf { $villager } abgeben
    }
action-discard = „{ $card }“ abwerfen
action-target = { SEAT($seat) } wählen
    .you = Dich selbst wählen
action-remove = { $tile } entfernen
action-swap = { $tile } tauschen
action-strike = { face-a_unit } erschlagen
action-choose = { face-a_unit } wählen
action-gain = 1 { $resource } nehmen
action-stop = Fertig
action-no = Nein, danke
action-culture = Die { $culture } führen

## Ereignisse: Aufbau und Zug

event-chooser_drawn = Das Los fällt auf { SEAT($seat) }; jetzt wird ein Volk gewählt.
    .you = Das Los fällt auf dich: Du wählst jetzt ein Volk.
event-culture_dealt = { SEAT($seat) } führt die { $culture }.
    .you = Du führst die { $culture }.
# Unsaid: $place
event-seated = Als Nächstes in der Runde sitzt { SEAT($seat) }.
    .you = Als Nächstes in der Runde sitzt du.
event-first_player = { SEAT($seat) } ist Startspieler.
    .you = Du bist Startspieler.
event-turn_began = Zug { $turn } beginnt.
event-round_began = Runde { $round }.
event-extra_moves = Jetzt kommen die Zusatzaktionen.
event-cube_placed = { SEAT($seat) } setzt einen Siegstein auf „{ $card }“.
    .you = Du setzt einen Siegstein auf „{ $card }“.
event-ready = { SEAT($seat) } ist bereit.
    .you = Du bist bereit.
event-cards_taken = { SEAT($seat) } nimmt { $permanent ->
        [0] keine permanente Karte
        [one] eine permanente Karte
       *[other] { $permanent } permanente Karten
    } und { $random ->
        [0] zieht keine Zufallskarte.
        [one] zieht eine Zufallskarte.
       *[other] zieht { $random } Zufallskarten.
    }
    .you = Du nimmst { $permanent ->
            [0] keine permanente Karte
            [one] eine permanente Karte
           *[other] { $permanent } permanente Karten
        } und { $random ->
            [0] ziehst keine Zufallskarte.
            [one] ziehst eine Zufallskarte.
           *[other] ziehst { $random } Zufallskarten.
        }
event-drew = { SEAT($seat) } zieht eine Karte.
    .known = { SEAT($seat) } zieht „{ $card }“.
    .you = Du ziehst „{ $card }“.
event-reshuffled = { $count ->
        [one] Der Stapel der { $culture } wird neu gemischt: eine Karte.
       *[other] Der Stapel der { $culture } wird neu gemischt: { $count } Karten.
    }
event-card_played = { SEAT($seat) } spielt „{ $card }“.
    .you = Du spielst „{ $card }“.
event-card_laid = { SEAT($seat) } passt mit „{ $card }“.
    .you = Du passt mit „{ $card }“.
event-no_cards = { SEAT($seat) } hat keine Karten mehr und passt.
    .you = Du hast keine Karten mehr und passt.
event-fourth_declined = { SEAT($seat) } verzichtet auf die Zusatzaktion.
    .you = Du verzichtest auf die Zusatzaktion.
event-spoiled = { SEAT($seat) } kann { face-cubes } nicht lagern.
    .you = Du kannst { face-cubes } nicht lagern.
event-discarded = { $cards_count ->
        [0] { $permanent ->
            [0] { SEAT($seat) } behält alle Karten.
            [one] { SEAT($seat) } legt eine permanente Karte zurück.
           *[other] { SEAT($seat) } legt { $permanent } permanente Karten zurück.
        }
       *[other] { $permanent ->
            [0] { SEAT($seat) } wirft ab: { $cards }.
            [one] { SEAT($seat) } legt eine permanente Karte zurück und wirft ab: { $cards }.
           *[other] { SEAT($seat) } legt { $permanent } permanente Karten zurück und wirft ab: { $cards }.
        }
    }
    .you = { $cards_count ->
            [0] { $permanent ->
                [0] Du behältst alle Karten.
                [one] Du legst eine permanente Karte zurück.
               *[other] Du legst { $permanent } permanente Karten zurück.
            }
           *[other] { $permanent ->
                [0] Du wirfst ab: { $cards }.
                [one] Du legst eine permanente Karte zurück und wirfst ab: { $cards }.
               *[other] Du legst { $permanent } permanente Karten zurück und wirfst ab: { $cards }.
            }
        }

## Ereignisse: Plättchen

event-tile_opened = Aufgedeckt: { $tile }.
# Unsaid: $space
event-tile_taken = { SEAT($seat) } nimmt { $tile }.
    .you = Du nimmst { $tile }.
event-tile_passed = { SEAT($seat) } nimmt kein Plättchen.
    .you = Du nimmst kein Plättchen.
event-tiles_returned = { $count ->
        [one] Ein Plättchen kommt in den Plättchenvorrat zurück.
       *[other] { $count } Plättchen kommen in den Plättchenvorrat zurück.
    }

## Ereignisse: Aktionen

event-action_skipped = { SEAT($seat) } belässt es bei der Götterkraft und nutzt „{ $card }“ nicht weiter.
    .you = Du belässt es bei der Götterkraft und nutzt „{ $card }“ nicht weiter.
event-scope_named = { SEAT($seat) } sammelt { face-gathered }.
    .you = Du sammelst { face-gathered }.
event-workers_lifted = { SEAT($seat) } nimmt die Arbeiter auf.
    .you = Du nimmst die Arbeiter auf.
event-worker_put = { SEAT($seat) } setzt einen { $worker } auf { $tile }.
    .you = Du setzt einen { $worker } auf { $tile }.
event-gathered = { SEAT($seat) } erhält { face-cubes }.
    .you = Du erhältst { face-cubes }.
event-paid = { SEAT($seat) } zahlt { face-cubes }.
    .you = Du zahlst { face-cubes }.
event-built = { SEAT($seat) } baut { face-a_building }.
    .you = Du baust { face-a_building }.
event-recruited = { SEAT($seat) } rekrutiert { face-a_unit }.
    .you = Du rekrutierst { face-a_unit }.
event-exchanged = { SEAT($seat) } tauscht { $count } { $gave } gegen { $count } { $got }.
    .you = Du tauschst { $count } { $gave } gegen { $count } { $got }.
event-temple_bought = { $cubes ->
        [one] { SEAT($seat) } kauft einen Siegstein für { $favor } Gunst.
       *[other] { SEAT($seat) } kauft { $cubes } Siegsteine für { $favor } Gunst.
    }
    .you = { $cubes ->
            [one] Du kaufst einen Siegstein für { $favor } Gunst.
           *[other] Du kaufst { $cubes } Siegsteine für { $favor } Gunst.
        }
event-age_reached = { SEAT($seat) } erreicht { face-the_age }.
    .you = Du erreichst { face-the_age }.

## Ereignisse: Kampf

event-attacked = { SEAT($seat) } greift { SEAT($defender, you: "dich") } an.
    .you = Du greifst { SEAT($defender) } an.
event-area_named = { SEAT($seat) } zielt auf { face-the_area }.
    .you = Du zielst auf { face-the_area }.
event-units_revealed = { SEAT($seat) } entsendet: { $units }.
    .you = Du entsendest: { $units }.
event-seduced = { face-the_unit } von { SEAT($seat) } lässt sich verführen und geht heim.
    .you = { face-the_unit } aus deinem Heer lässt sich verführen und geht heim.
event-retreated = { SEAT($seat) } zieht sich zurück.
    .you = Du ziehst dich zurück.
event-stayed = { SEAT($seat) } bleibt.
    .you = Du bleibst.
event-battle_card = { SEAT($seat) } lässt { face-a_unit } kämpfen.
    .you = Du lässt { face-a_unit } kämpfen.
event-stood_in = { face-the_unit } von { SEAT($seat) } springt ein.
    .you = { face-the_unit } aus deinem Heer springt ein.
event-went_berserk = { face-the_unit } von { SEAT($seat) } wird zum Berserker!
    .you = { face-the_unit } aus deinem Heer wird zum Berserker!
event-threatened_throw = { face-the_unit } von { SEAT($seat) } versucht einen Wurf.
    .you = { face-the_unit } aus deinem Heer versucht einen Wurf.
# Unsaid: $sources
event-rolled = { SEAT($seat) } wirft { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    }: { $hits ->
        [0] kein Treffer.
        [one] ein Treffer.
       *[other] { $hits } Treffer.
    }
    .you = Du wirfst { $dice ->
            [one] einen Würfel
           *[other] { $dice } Würfel
        }: { $hits ->
            [0] kein Treffer.
            [one] ein Treffer.
           *[other] { $hits } Treffer.
        }
event-tied = Gleichstand: { $hits ->
        [0] auf keiner Seite ein Treffer.
        [one] je ein Treffer.
       *[other] je { $hits } Treffer.
    }
event-encounter_won = { face-the_unit } von { SEAT($seat) } gewinnt die Begegnung.
    .you = { face-the_unit } aus deinem Heer gewinnt die Begegnung.
event-eliminated = { face-the_unit } von { SEAT($seat) } ist ausgeschaltet.
    .you = { face-the_unit } aus deinem Heer ist ausgeschaltet.
event-thrown = { face-the_unit } von { SEAT($seat) } wird heimgeschleudert.
    .you = { face-the_unit } aus deinem Heer wird heimgeschleudert.
event-rescued = { face-the_unit } von { SEAT($seat) } wird für { $favor } Gunst zurückgerufen.
    .you = { face-the_unit } aus deinem Heer wird für { $favor } Gunst zurückgerufen.
event-protected = { face-the_unit } von { SEAT($seat) } wird gerettet und kämpft weiter.
    .you = { face-the_unit } aus deinem Heer wird gerettet und kämpft weiter.
event-unit_gained = { SEAT($seat) } erhält { face-a_unit }.
    .you = Du erhältst { face-a_unit }.
event-favor_earned = { SEAT($seat) } verdient { $favor } Gunst.
    .you = Du verdienst { $favor } Gunst.
event-routed = Das Heer von { SEAT($seat) } flieht.
    .you = Dein Heer flieht.
event-reinforced = { SEAT($seat) } lässt { face-a_unit } nachrücken.
    .you = Du lässt { face-a_unit } nachrücken.
event-battle_won = { SEAT($seat) } gewinnt den Kampf gegen { SEAT($loser, you: "dich") }{ $cubes ->
        [0] .
        [one] {" "}und nimmt einen Siegstein.
       *[other] {" "}und nimmt { $cubes } Siegsteine.
    }
    .you = Du gewinnst den Kampf gegen { SEAT($loser) }{ $cubes ->
            [0] .
            [one] {" "}und nimmst einen Siegstein.
           *[other] {" "}und nimmst { $cubes } Siegsteine.
        }
event-building_destroyed = { SEAT($seat) } zerstört bei { SEAT($owner, you: "dir") } { face-a_building }.
    .you = Du zerstörst bei { SEAT($owner) } { face-a_building }.
event-villager_lost = { $place_id ->
        [holding] { SEAT($seat) } gibt den Dorfbewohner im Lager ab.
       *[other] { SEAT($seat) } gibt den Dorfbewohner auf { $place } ab.
    }
    .you = { $place_id ->
            [holding] Du gibst den Dorfbewohner im Lager ab.
           *[other] Du gibst den Dorfbewohner auf { $place } ab.
        }
event-tile_captured = { SEAT($seat) } nimmt { SEAT($owner, you: "dir") } { $tile } ab{ $kept ->
        [0] {" "}und hat keinen Platz dafür: Es kommt in den Plättchenvorrat.
       *[other] .
    }
    .you = Du nimmst { SEAT($owner) } { $tile } ab{ $kept ->
            [0] {" "}und hast keinen Platz dafür: Es kommt in den Plättchenvorrat.
           *[other] .
        }
event-cube_seized = { SEAT($seat) } nimmt { SEAT($owner, you: "dir") } 1 { $resource } ab.
    .you = Du nimmst { SEAT($owner) } 1 { $resource } ab.

## Ereignisse: Götter

event-power_bought = { SEAT($seat) } ruft für { $favor } Gunst { $god } an.
    .you = Du rufst für { $favor } Gunst { $god } an.
event-cubes_gained = { SEAT($seat) } nimmt { $count } { $resource } aus der Bank.
    .you = Du nimmst { $count } { $resource } aus der Bank.
event-sacrificed = { SEAT($seat) } opfert { face-a_unit }.
    .you = Du opferst { face-a_unit }.
event-converted = { SEAT($seat) } verwandelt { face-a_unit } in { $into_id ->
        [mummy] eine Mumie
       *[other] { $into }
    }.
    .you = Du verwandelst { face-a_unit } in { $into_id ->
            [mummy] eine Mumie
           *[other] { $into }
        }.
event-targeted = { SEAT($seat) } wählt { SEAT($target, you: "dich") }.
    .you = Du wählst { SEAT($target) }.
event-tile_removed = { SEAT($seat) } entfernt { $tile } von { SEAT($owner, you: "deiner Tafel", before: "der Tafel von ") }.
    .you = Du entfernst { $tile } von der Tafel von { SEAT($owner) }.
event-tiles_swapped = { SEAT($seat) } tauscht { $tile } gegen { $theirs } von { SEAT($owner, you: "dir") }.
    .you = Du tauschst { $tile } gegen { $theirs } von { SEAT($owner) }.
event-struck = { SEAT($seat) } erschlägt { face-a_unit } von { SEAT($owner, you: "dir") }.
    .you = Du erschlägst { face-a_unit } von { SEAT($owner) }.
event-fourth_bought = { SEAT($seat) } hat nach der letzten Runde eine Zusatzaktion.
    .you = Du hast nach der letzten Runde eine Zusatzaktion.

## Ereignisse: das Ende

event-awarded = { $cubes ->
        [one] { SEAT($seat) } nimmt einen Siegstein von „{ $card }“.
       *[other] { SEAT($seat) } nimmt { $cubes } Siegsteine von „{ $card }“.
    }
    .you = { $cubes ->
            [one] Du nimmst einen Siegstein von „{ $card }“.
           *[other] Du nimmst { $cubes } Siegsteine von „{ $card }“.
        }
event-not_awarded = { $cubes ->
        [one] Den Siegstein auf „{ $card }“ bekommt niemand.
       *[other] Die { $cubes } Siegsteine auf „{ $card }“ bekommt niemand.
    }
event-game_ended = Das Spiel endet in Zug { $turn }.

## Aufforderungen

prompt-draw_cards = { $number ->
        [0] { $room ->
            [0] Deine Hand ist voll. Bereit?
            [one] Nimm eine permanente Karte oder zieh eine Zufallskarte: Platz ist für eine.
           *[other] Nimm permanente Karten und sag, wie viele Zufallskarten du ziehst: Platz ist für { $room }.
        }
        [one] Du ziehst eine Zufallskarte. Bereit?
       *[other] Du ziehst { $number } Zufallskarten. Bereit?
    }
prompt-discard = { $cards ->
        [0] Du behältst keine Karte. Bereit?
        [one] Wirf ab, was du nicht behalten willst. Im Moment behältst du eine Karte.
       *[other] Wirf ab, was du nicht behalten willst. Im Moment behältst du { $cards } Karten.
    }

prompt-build = { $left ->
        [one] Wähle ein Gebäude oder beende das Bauen. Du darfst noch eins bauen.
       *[other] Wähle ein Gebäude oder beende das Bauen. Du darfst noch { $left } bauen.
    }
prompt-discount = { $cubes ->
        [one] { $building }: Welchen Rohstoff zahlst du nicht?
       *[other] { $building }: Welche Rohstoffe zahlst du nicht? { $cubes } sind noch offen.
    }
prompt-draft = { $left ->
        [one] Nimm ein Plättchen für dein Land oder passe. Es ist deine letzte Gelegenheit.
       *[other] Nimm ein Plättchen für dein Land oder passe. Du hast noch { $left } Gelegenheiten.
    }
prompt-explore = { $own ->
        [0] { SEAT($seat) } spielt „Erforschen“: Nimm ein Plättchen oder passe.
       *[1] { $picks ->
            [one] Nimm ein Plättchen oder passe.
           *[other] Nimm ein Plättchen oder passe. Du darfst { $picks } nehmen.
        }
    }
prompt-gather_scope = Was wird gesammelt? Nenne ein Gelände oder einen Rohstoff.
prompt-lost_villager = Du hast ein Wohnhaus verloren. Welcher Dorfbewohner geht?
prompt-recruit = { $left ->
        [one] Wähle eine Einheit oder beende das Rekrutieren. Du darfst noch eine rekrutieren.
       *[other] Wähle eine Einheit oder beende das Rekrutieren. Du darfst noch { $left } rekrutieren.
    }
prompt-temple = Wie viele Siegsteine kaufst du für je { $favor } Gunst?
prompt-trade_amount = Wie viel { $give } tauschst du gegen { $get }?
prompt-trade_fee = { $left ->
        [one] Welchen Rohstoff zahlst du als Gebühr?
       *[other] Welche Rohstoffe zahlst du als Gebühr? { $left } sind fällig.
    }
prompt-trade_for = Was nimmst du für { $give }?
prompt-trade_give = Was gibst du der Bank? Oder beende den Tausch.
prompt-workers = Setze deine Arbeiter, bis du fertig bist. Noch frei: { $villagers ->
        [0] kein Dorfbewohner
        [one] ein Dorfbewohner
       *[other] { $villagers } Dorfbewohner
    }{ $others ->
        [0] .
        [one] {" "}und ein Zwerg.
       *[other] {" "}und { $others } Zwerge.
    }

prompt-choose_culture = Wähle das Volk, das du führen willst.
prompt-choose_army = { $left ->
        [one] Wähle noch einen Sterblichen für dein erstes Heer.
       *[other] Wähle { $left } Sterbliche für dein erstes Heer.
    }
prompt-place_cube = { $bank ->
        [one] Setze den letzten Siegstein der Bank auf eine Siegkarte.
       *[other] Setze einen Siegstein auf eine Siegkarte. Die Bank hat noch { $bank }.
    }
prompt-play_a_card = Runde { $round }: Spiele eine Karte oder passe mit einer.
# Unsaid: $round
prompt-fourth_action = Deine Zusatzaktion: Spiele eine Karte oder verzichte.
prompt-buy_power = „{ $card }“: Rufst du { $god } für { $favor } Gunst an?
prompt-act_too = „{ $card }“: Führst du auch die Aktion aus?

## Aufforderungen: Kampf

prompt-attack_whom = Wen greifst du an?
prompt-attack_area = Welches Gebiet von { SEAT($seat) } greifst du an?
prompt-commit = { $left ->
        [0] Alle deine Einheiten sind gewählt. Bereit?
        [one] Der Kampf um { face-the_area }: Wähle deine Einheiten. Du darfst noch eine entsenden.
       *[other] Der Kampf um { face-the_area }: Wähle deine Einheiten. Du darfst noch { $left } entsenden.
    }
# Unsaid: $encounter
prompt-seduce = Der Kampf um { face-the_area }: Welche Einheit des Feindes geht heim?
prompt-retreat = Der Kampf um { face-the_area }, Begegnung { $encounter }: Bleibst du oder ziehst du dich zurück?
prompt-battle_card = Der Kampf um { face-the_area }, Begegnung { $encounter }: Wer kämpft?
# Unsaid: $area $encounter
prompt-stand_in = Für dich kämpft: { $unit }. Dein Gegner: { $opponent }. Springt eine Wadjet ein?
# Unsaid: $area $encounter
prompt-declare = Für dich kämpft: { $unit }. Dein Gegner: { $opponent }. Alles oder nichts?
prompt-rescue = Gefallen: { $unit }. Rufst du ihn für { $favor } Gunst zurück?
# Unsaid: $encounter
prompt-reinforce = Der Kampf um { face-the_area }: Wer rückt aus deinem Lager nach?
prompt-reward_city = { $left ->
        [one] Du hast { SEAT($loser) } geschlagen. Zerstöre ein Gebäude oder lass es.
       *[other] Du hast { SEAT($loser) } geschlagen. Zerstöre ein Gebäude oder lass es. Bis zu { $left } dürfen fallen.
    }
# Unsaid: $left
prompt-reward_production = Du hast { SEAT($loser) } geschlagen. Nimm ein Plättchen oder lass es.
prompt-reward_holding = { $left ->
        [one] Du hast { SEAT($loser) } geschlagen. Nimm noch einen Rohstoff oder hör auf.
       *[other] Du hast { SEAT($loser) } geschlagen. Nimm Rohstoffe oder hör auf. Bis zu { $left } gehören dir.
    }

## Aufforderungen: Götter

prompt-boon = { $left ->
        [one] Nimm noch einen Rohstoff aus der Bank.
       *[other] Nimm { $left } Rohstoffe aus der Bank, einen nach dem anderen.
    }
prompt-levy = { $left ->
        [one] Wer schließt sich dir an?
       *[other] Wer schließt sich dir an? Du darfst { $left } wählen, einen nach dem anderen.
    }
prompt-mummify = { $left ->
        [one] Welcher deiner Sterblichen wird zur Mumie? Einer ist noch möglich.
       *[other] Welcher deiner Sterblichen wird zur Mumie? Bis zu { $left } sind möglich.
    }
prompt-sacrifice = Welche Einheit opferst du für { $cubes } Rohstoffe?
prompt-steal = { $left ->
        [one] Nimm { SEAT($seat) } noch einen Rohstoff ab.
       *[other] Nimm { SEAT($seat) } { $left } Rohstoffe ab, einen nach dem anderen.
    }
prompt-swap_own = Welches deiner Plättchen gibst du her?
prompt-swap_whom = Wessen Plättchen willst du dafür?
prompt-swap_theirs = Welches Plättchen von { SEAT($seat) } nimmst du?
prompt-target = Gegen wen richtest du die Kraft von { $god }?
prompt-wrath = { $god } sucht { SEAT($seat) } heim: Was wird getroffen?

## Gründe

reason-hand_limit = { $room ->
        [0] Deine Hand ist voll; du wolltest { $asked }.
        [one] Du hast Platz für noch eine Karte, nicht für { $asked }.
       *[other] Du hast Platz für noch { $room } Karten, nicht für { $asked }.
    }
reason-number_named = { $number ->
        [0] Du hast gesagt, dass du keine Zufallskarte ziehst.
        [one] Du hast gesagt, dass du eine Zufallskarte ziehst.
       *[other] Du hast gesagt, dass du { $number } Zufallskarten ziehst.
    }
reason-permanent_cards_first = Erst werden permanente Karten gewählt, dann die Zahl der Zufallskarten; ein Zurück gibt es nicht.
reason-not_in_pile = „{ $card }“ liegt nicht auf deinem permanenten Stapel.
reason-in_order = Gewählt wird der Reihe nach. Zuletzt war das: { $after }; in Frage kommt nur, was danach in der Liste steht.
reason-not_in_hand = „{ $card }“ hast du nicht auf der Hand.
# Unsaid: $discount $each
reason-cannot_pay = Dir fehlt: { face-cubes }. Mit allen Nachlässen { $missing ->
        [one] ist das ein Rohstoff
       *[other] sind das { $missing } Rohstoffe
    } zu wenig.
reason-age_too_early = Dafür brauchst du { $needed_id ->
        [archaic] das archaische Zeitalter
        [classical] das klassische Zeitalter
        [heroic] das heroische Zeitalter
        [mythic] das mythische Zeitalter
       *[other] { $needed }
    }; erreicht hast du erst { face-the_age }.
reason-bank_has_none = In der Bank gibt es davon nichts mehr: { $resource }.
reason-building_limit = { $most ->
        [one] Du hast schon { face-a_building }.
       *[other] Davon hast du schon { $most }: { $building }.
    }
reason-cannot_pay_fee = Die Gebühr beträgt { $fee }, und du hast { $have ->
        [0] keine Rohstoffe
        [one] einen Rohstoff
       *[other] { $have } Rohstoffe
    }: { $missing } zu wenig.
reason-choose_the_discount = { $cubes ->
        [one] Wähle zuerst den Rohstoff, den du nicht zahlen musst.
       *[other] Wähle zuerst die { $cubes } Rohstoffe, die du nicht zahlen musst.
    }
reason-colour_given = Bei diesem Tausch gibst du { $resource } ab und kannst deshalb nichts davon nehmen.
reason-colour_taken = Bei diesem Tausch hast du { $resource } genommen und kannst deshalb nichts davon abgeben.
reason-last_age = Ein späteres Zeitalter gibt es nicht; du hast schon { face-the_age } erreicht.
reason-no_building_tile = Im Gebäudevorrat ist davon nichts mehr: { $building }.
reason-no_discount_now = Gerade gibt es keinen Nachlass zu wählen.
reason-no_figure_left = In deinem Vorrat ist keine Figur mehr davon: { $unit }.
reason-no_free_space = Für { $tile } fehlt dir ein freies Feld: { $terrain }.
reason-no_free_square = Alle { $squares } Felder deiner Stadt sind bebaut.
reason-no_free_tile = Du hast kein freies Plättchen dieser Art: { $tile }.
reason-no_such_cube = Davon ist dort nichts: { $resource }.
reason-no_villager_there = Dort hast du keinen Dorfbewohner: { $place }.
reason-no_worker_left = Du hast keinen { $worker } mehr zu setzen.
reason-no_worker_on_a_tile = Keiner deiner Arbeiter steht auf einem Plättchen, also kannst du auch keinen stehen lassen.
reason-not_at_this_point_of_the_trade = Beim Handeln kommt erst die Gebühr, dann Siegsteine, Tausch und wieder Siegsteine; das passt jetzt nicht.
reason-not_in_the_price = Im Preis ist davon nichts mehr: { $resource }.
reason-not_your_culture = Diese Einheit gehört nicht zu deinem Volk: { $unit }.
reason-nothing_to_get = Für { $resource } gibt es nichts, was du nehmen könntest.
reason-one_age_a_turn = Du bist schon aufgestiegen und hast { face-the_age } erreicht; der nächste Schritt muss warten.
reason-one_terrain_or_resource = Mit dieser Karte sammelt man ein Gelände oder einen Rohstoff, nicht alles.
reason-temple_too_dear = Das würde { $favor } Gunst kosten, und du hast { $have }; die Bank hat { $bank ->
        [0] keine Siegsteine.
        [one] einen Siegstein.
       *[other] { $bank } Siegsteine.
    }
reason-tile_not_open = Dieses Plättchen liegt nicht aus: { $tile }.
reason-too_many_cubes = { $asked } kannst du nicht tauschen: Du hast { $have }, und was du willst, hat die Bank { $bank }-mal.
reason-workers_taken_up = Du hast deine Arbeiter schon aufgenommen.

reason-lay_a_card_to_pass = Zum Passen legst du eine Karte ab.
reason-decline_instead = Auf eine Zusatzaktion kannst du verzichten; dafür wird keine Karte abgelegt.
reason-power_once = { $god } lässt sich mit einer Karte nur einmal anrufen.
reason-wants_a_card = { $cards ->
        [0] Dafür braucht es eine Karte, die du nicht hast: { $deed }.
        [one] Spiel zuerst die Karte dafür: { $deed }.
       *[other] Spiel zuerst eine deiner { $cards } Karten dafür: { $deed }.
    }
reason-other_phase = Das gehört in eine andere Phase: { $needed }. Jetzt ist: { $phase }.
reason-no_battle = Es gibt keinen Kampf.
reason-nothing_won = Dafür musst du einen Angriff gewonnen haben, oder ein Gott tut es für dich.
reason-no_house_lost = Du hast kein Haus verloren, also geht kein Dorfbewohner.
reason-cultures_given = Jeder hat schon ein Volk.
reason-no_power_at_work = Gerade ist kein Gott für dich am Werk.
reason-no_god_in_play = Du spielst gerade keine Karte mit einem Gott.
reason-no_god_in_hand = { $cards ->
        [one] Die Karte auf deiner Hand hat keinen Gott.
       *[other] Keine der { $cards } Karten auf deiner Hand hat einen Gott.
    }
reason-card_without_a_god = Auf dieser Karte steht kein Gott: { $card }.
reason-play_the_card_first = { $god } rufst du mit einer Karte an: spiel { $card }.
reason-power_before_the_action = { $god } konnte nur vor der Aktion angerufen werden; sie hat schon begonnen.
reason-power_first = Die Götterkraft kommt vor der Aktion: Entscheide erst über { $god }.

## Gründe: Kampf

reason-no_unit = Für einen Angriff brauchst du eine Einheit, und du hast keine.
reason-defender_named = Du hast schon { SEAT($seat) } genannt; ein Zurück gibt es nicht.
reason-name_the_defender = Sag zuerst, wen du angreifst.
reason-not_a_neighbour = { SEAT($seat) } sitzt nicht neben dir; angreifen kannst du nur Nachbarn.
reason-attacker_needs_a_unit = Wer angreift, muss mindestens eine Einheit entsenden.
reason-unit_limit = { $limit ->
        [one] Du darfst nur eine Einheit in diesen Kampf schicken.
       *[other] Du darfst nur { $limit } Einheiten in diesen Kampf schicken.
    }
reason-no_such_unit = { $have ->
        [0] So eine Einheit gibt es dort nicht: { $unit }.
        [one] Davon gibt es dort nur eine Einheit: { $unit }.
       *[other] Davon gibt es dort nur { $have } Einheiten: { $unit }.
    }
reason-not_in_the_battle = Diese Einheit steht in diesem Kampf nicht zur Wahl: { $unit }.
reason-not_in_holding_area = Diese Einheit ist nicht in deinem Lager: { $unit }.
reason-giants_cannot_be_thrown = { face-the_unit } gehört zu den Riesen, und Riesen lassen sich nicht schleudern.
reason-cannot_throw = { face-the_unit } kann niemanden schleudern.
reason-cannot_go_berserk = { face-the_unit } kann nicht zum Berserker werden.
reason-no_retreat_now = Zurückziehen kannst du dich nur, bevor Kampfkarten gewählt werden.
reason-no_retreat_yet = Zurückziehen kannst du dich erst nach der ersten Begegnung.
reason-no_retreat_but_between = Zurückziehen kannst du dich nur, wenn beide Kampfkarten gewählt und noch nicht aufgedeckt sind.
reason-not_at_this_point_of_the_battle = An dieser Stelle der Begegnung { $encounter } geht das nicht.
reason-other_area = Du hast { face-the_area } angegriffen; von dort kommt die Beute.
reason-no_such_building = Dieses Gebäude steht nicht in jener Stadt: { $building }.
reason-no_such_tile = Dieses Plättchen liegt nicht auf jener Tafel: { $tile }.

## Gründe: Götter

reason-no_favor = { $god } verlangt { $favor } Gunst, und du hast { $have }: { $missing } zu wenig.
reason-fourth_action_only_once = In einer Zusatzaktion lässt sich { $god } nicht anrufen; mehr als eine je Zug gibt es nicht.
reason-no_card_for_a_fourth_action = Du würdest { $god } vergeblich anrufen: Danach hältst du { $cards ->
        [0] keine Karten mehr
        [one] noch eine Karte
       *[other] noch { $cards } Karten
    }, und { $rounds ->
        [0] für eine Zusatzaktion brauchst du eine.
        [one] eine Runde ist noch zu spielen.
       *[other] { $rounds } Runden sind noch zu spielen.
    }
reason-power_without_effect = { $god } könnte jetzt nichts für dich tun; deshalb wird keine Gunst genommen.
reason-not_a_mortal = { face-the_unit } gehört nicht zu den Sterblichen.
reason-culture_taken = Die { $culture } sind vergeben: Ein Volk wird erst wieder gewählt, wenn alle drei gewählt sind.
reason-cannot_join = { $unit }: { $god } kann dir diese Einheit nicht bringen, oder in deinem Vorrat ist keine mehr.
reason-at_least_one = Wähle mindestens einen; die Gunst ist bezahlt.
reason-no_such_mortal = Du hast keinen Sterblichen dieser Art: { $unit }.
reason-not_that_player = Die Kraft von { $god } lässt sich nicht gegen { SEAT($seat) } richten.
    .you = Die Kraft von { $god } lässt sich nicht gegen dich selbst richten.
reason-nothing_to_hit = { SEAT($seat) } hat nichts, was { $god } treffen könnte.
    .you = Du hast nichts, was { $god } treffen könnte.
reason-name_a_player = Wähle zuerst einen Spieler.
reason-player_named = Du hast schon { SEAT($seat) } gewählt.
    .you = Du hast schon dich selbst gewählt.
reason-wrong_resource = Dieses Plättchen bringt nicht das Richtige, nämlich { $resource }: { $tile }.
reason-own_tile_first = Wähle zuerst das Plättchen, das du hergibst.
reason-no_tile_of_that_terrain = { SEAT($seat) } hat kein Plättchen von diesem Gelände.
    .you = Du hast kein Plättchen von diesem Gelände.
reason-no_partner = Es gibt kein Plättchen vom selben Gelände, gegen das es sich tauschen ließe: { $tile }.

## Orte auf dem Tisch

zone-bank = Bank
zone-battle = Im Kampf
zone-battle_card = Kampfkarte
zone-city = Stadt
zone-committed = Für den Kampf gewählt
zone-cubes = Rohstoffe
zone-deck = Zufallsstapel
zone-dice = Würfel
zone-discards = Ablagestapel
zone-front = In diesem Zug gespielt
zone-hand = Hand
zone-holding = Lager
zone-open = Ausliegende Plättchen
zone-picked = Gewählt
zone-pile = Permanenter Stapel
zone-pool = Plättchenvorrat
zone-production = Produktionsgebiet
zone-stock = Gebäudevorrat
zone-supply = Vorrat

counter-age = Zeitalter
counter-army = Einheiten
counter-battle_area = Angegriffenes Gebiet
counter-battle_god = Gottheit dieses Kampfes
counter-battle_god_used = Von der Gottheit gerettete Einheiten
counter-buildings = Gebäude
counter-culture = Volk
counter-dice = Würfel
counter-encounter = Begegnung
counter-first_player = Startspieler
counter-fourth_action = Zusatzaktionen
counter-hits = Treffer
counter-leader = In Führung
counter-permanent_cards = Permanente Karten auf der Hand
counter-phase = Phase
counter-place = Platz am Tisch
counter-random_cards = Zufallskarten auf der Hand
counter-round = Runde
counter-to_draw = Zu ziehende Zufallskarten
counter-turn = Zug
counter-unit_limit = Erlaubte Einheiten
counter-victory = Siegsteine
counter-victory_bank = Siegsteine in der Bank

## Optionen

option-starting_army = Anfangsheer
    .text = Womit beginnen alle?
option-starting_army-two_of_each = Zwei von jeder Art Sterblicher
    .text = Sechs Einheiten, wie es in den vollständigen Regeln steht.
option-starting_army-any_two = Zwei beliebige Sterbliche
    .text = Zwei Einheiten nach Wahl, wie es in den Kurzregeln steht: ein ruhigerer Anfang.
option-explore_gather_start = Erforschen und Sammeln beginnt
    .text = Wer sucht sich zuerst ein Plättchen aus, und wer wird zuerst bedient, wenn Rohstoffe verteilt werden?
option-explore_gather_start-card_player = Wer die Karte gespielt hat
    .text = Die Karte zu spielen ist mehr wert, wie es in den vollständigen Regeln steht.
option-explore_gather_start-first_player = Der Startspieler
    .text = Startspieler zu sein ist mehr wert: Beim Erforschen und bei jedem Sammeln geht es mit ihm los.
option-explore_gather_start-explore = Der Startspieler, beim Erforschen
    .text = Der Startspieler wählt zuerst ein Plättchen; Steine bekommt zuerst, wer die Karte gespielt hat.
option-explore_gather_start-gather_all = Der Startspieler, bei „Alles sammeln“
    .text = Wird alles gesammelt, kommt der Startspieler zuerst; sonst beginnt, wer die Karte gespielt hat.
option-explore_gather_start-explore_and_gather_all = Der Startspieler, beim Erforschen und bei „Alles sammeln“
    .text = Wie es in den deutschen Kurzspielregeln steht; bei jedem anderen Sammeln beginnt, wer die Karte gespielt hat.
option-ages_per_turn = Zeitalter je Zug
    .text = Wie oft darfst du aufsteigen?
option-ages_per_turn-one_per_card = Eines mit jeder Karte
    .text = Mit mehreren Karten „Neues Zeitalter“ darfst du mehrmals aufsteigen.
option-ages_per_turn-one_per_round = Eines je Zug
    .text = Eine zweite Karte „Neues Zeitalter“ muss warten, wie es in den Kurzregeln steht.
option-heroes_of_a_new_age = Helden eines neuen Zeitalters
    .text = Wann lassen sie sich rekrutieren?
option-heroes_of_a_new_age-at_once = Sofort
    .text = Sobald du das Zeitalter erreicht hast.
option-heroes_of_a_new_age-next_turn = Vom nächsten Zug an
    .text = So lange dauert es, bis sie davon hören.
option-great_temple = Großer Tempel
    .text = Wann werden Siegsteine gekauft?
option-great_temple-before_and_after = Vor und nach dem Tausch
    .text = Beide Male wirst du gefragt.
option-great_temple-after = Nach dem Tausch
    .text = Nur dann.
option-matching_bonuses = Mehrere passende Boni
    .text = Was wirft eine Einheit, wenn mehr als einer ihrer Boni auf den Gegner passt?
option-matching_bonuses-add_up = Sie zählen zusammen
    .text = Jeder passende Bonus wird geworfen.
option-matching_bonuses-highest = Nur der höchste
    .text = Die anderen bleiben außer Acht.
option-hades_takes = Hades nimmt
    .text = Welche Einheiten lassen sich für seine Kraft opfern?
option-hades_takes-any_unit = Jede Einheit
    .text = Wie es auf seiner Karte steht.
option-hades_takes-mortal = Einen Sterblichen
    .text = Wie in einem Beispiel des Regelhefts.
option-medusa_against_giants = Medusa gegen Riesen
    .text = Wie viele Würfel wirft sie mehr?
option-medusa_against_giants-6 = Sechs
    .text = Wie es auf ihrer Karte steht.
option-medusa_against_giants-4 = Vier
    .text = Wie in einem Beispiel des Regelhefts.
option-teams = Mannschaften
    .text = Für vier Spieler.
option-teams-off = Aus
    .text = Jeder für sich.
option-teams-two_cultures = Zwei Völker, zwei Mannschaften
    .text = Zwei Partner eines Volkes sitzen einander gegenüber und zählen ihre Siegsteine zusammen.
option-cultures = Völker
    .text = Wie kommt jeder zu seinem Volk? Kein Volk wird zweimal gespielt, bevor alle drei im Spiel sind.
option-cultures-dealt = Ausgelost
    .text = Die Völker werden ausgelost, wie es im Regelheft steht.
option-cultures-chosen = Gewählt, Platz für Platz
    .text = Wer auf dem ersten Platz sitzt, wählt zuerst, dann der nächste.
option-cultures-drafted = Gewählt, in geloster Reihenfolge
    .text = Jedes Mal entscheidet das Los, wer als Nächstes wählt.
option-victory_cubes = Siegsteine zu zweit
    .text = Wie viele werden in einem Zug gesetzt?
option-victory_cubes-one_each = Jeder einen
    .text = Zwei in jedem Zug, wie es in den vollständigen Regeln steht.
option-victory_cubes-three = Drei
    .text = Der Startspieler setzt noch einen, wie es in den deutschen Kurzspielregeln steht: eine kürzere Partie.
option-first_retreat = Rückzug vor der ersten Begegnung
    .text = Darf eine Seite gehen, bevor überhaupt gekämpft wurde?
option-first_retreat-allowed = Erlaubt
    .text = Vor jeder Begegnung, auch vor der ersten, darf man sich zurückziehen.
option-first_retreat-after_an_encounter = Nicht erlaubt
    .text = Zurückziehen darf man sich nur vor einer neuen Begegnung, wie es in den deutschen Kurzspielregeln steht: Wer antritt, kämpft einmal.
option-retreat = Zeitpunkt des Rückzugs
    .text = Wann wird gefragt, ob sich eine Seite zurückzieht?
option-retreat-before_cards = Bevor Kampfkarten gewählt werden
    .text = Ist eine Karte gewählt, ist es zu spät.
option-retreat-after_cards = Bevor Kampfkarten aufgedeckt werden
    .text = Beide wählen zuerst und sagen dann, ob sie bleiben: Die Spielregel erlaubt es bis zum Aufdecken.

## Pläne

plan-attack = Kämpfe, die ich beginne
    .text = Sagt, wer kämpft, wann du dich zurückziehst und was du nach einem Sieg nimmst. Die Siegchance ist die, die der Kampf zeigt.
plan-defence = Wenn ich angegriffen werde
    .text = Sagt, wie viele Einheiten du schickst, wer kämpft und wann du dich zurückziehst. Die Siegchance ist die, die der Kampf zeigt.
plan-units = Höchstens so viele Einheiten schicken
    .said = { $value ->
        [0] keine Einheit schicken
        [one] höchstens { $value } Einheit schicken
       *[other] höchstens { $value } Einheiten schicken
    }
plan-spared = Einheiten, die daheim bleiben
    .said = { $value } bleibt daheim
plan-fights = Wer kämpft
plan-fights-odds = wer die beste Aussicht hat, kämpft
plan-fights-strongest = wer die meisten Würfel hat, kämpft
plan-fights-weakest = wer die wenigsten Würfel hat, kämpft
plan-fights-ask = frag mich, wer kämpft
plan-against = Gegen eine Art, solange sie da ist
    .beside = Die Art des Feindes
    .pair = { $value } gegen { $beside }
    .said = { $value }
plan-below = Rückzug unter dieser Siegchance, in Prozent (0: nie)
    .said = { $value ->
        [0] bei jeder Siegchance
       *[other] Rückzug unter { $value } %
    }
plan-left = Rückzug mit so vielen Einheiten (0: nie)
    .said = { $value ->
        [0] bis zur letzten Einheit
       *[other] Rückzug, wenn noch { $value } da sind
    }
plan-abilities = Berserker, Werfen, die Wadjet
plan-abilities-odds = Fähigkeiten, wo sie helfen
plan-abilities-always = Fähigkeiten immer
plan-abilities-never = Fähigkeiten nie
plan-abilities-ask = frag mich nach Fähigkeiten
plan-rescue = Gefallene für Gunst zurückrufen
plan-rescue-yes = Gefallene zurückrufen
plan-rescue-no = Gefallene aufgeben
plan-rescue-ask = frag mich nach den Gefallenen
plan-call = Eine Einheit aus dem Lager rufen
plan-call-yes = eine Einheit rufen
plan-call-no = niemanden rufen
plan-call-ask = frag mich, wer kommt
plan-buildings = Gebäude, die zuerst fallen
    .said = zerstöre { $value }
plan-spoils = Plättchen und Steine, die du zuerst nimmst
    .said = nimm { $value }
plan-cubes = Siegsteine legen
    .text = Der Stein kommt auf die erste dieser Karten, die jetzt deine wäre, sonst auf die letzte.
plan-cards = Karten, in dieser Reihenfolge
    .said = { $value }
plan-tiles = Plättchen nehmen
    .text = Nimmt das reichste Plättchen des ersten Rohstoffs, der da liegt.
plan-resources = Rohstoffe, in dieser Reihenfolge
    .said = { $value }
plan-otherwise = Wenn keines da ist
plan-otherwise-richest = sonst das reichste
plan-otherwise-pass = sonst keines
plan-otherwise-ask = sonst frag mich
plan-turn = Mein Zug
    .text = Welche Karte du in jeder Runde spielst und was ihre Aktion bringt. Stehen für eine Runde mehrere Aktionen da, gilt die erste, die etwas bewirken würde. Bei Angriffen und beim Handel wirst du gefragt, und überall, wo nichts gesagt ist.
plan-moves = Aktionen, Runde für Runde
    .beside = Die Aktion
    .pair = { $value }: { $beside }
    .said = { $value }
plan-moves-first = 1. Runde
plan-moves-second = 2. Runde
plan-moves-third = 3. Runde
plan-moves-explore = { deed-explore }
plan-moves-gather = { deed-gather }
plan-moves-build = { deed-build }
plan-moves-recruit = { deed-recruit }
plan-moves-trade = { deed-trade }
plan-moves-attack = { deed-attack }
plan-moves-next_age = { deed-next_age }
plan-moves-pass = Passen
plan-instead = Wenn keine Aktion einer Runde etwas bewirken würde
plan-instead-ask = sonst frag mich
plan-instead-pass = sonst passen
plan-harvest = Sammeln, in dieser Reihenfolge
    .said = sammle { $value }
plan-raise = Bauen, in dieser Reihenfolge, bis du so viele hast
    .count = Höchstens
    .counted = { $value } bis { $count }
    .said = baue { $value }
plan-muster = Rekrutieren, in dieser Reihenfolge, bis du so viele hast
    .count = Höchstens
    .counted = { $value } bis { $count }
    .said = rekrutiere { $value }
plan-powers = Kräfte von Göttern auf Karten
plan-powers-ask = frag mich nach Kräften
plan-powers-always = kaufe Kräfte
plan-powers-never = kaufe keine Kräfte
plan-villagers = Dorfbewohner
    .text = Dorfbewohner stehen auf den reichsten Plättchen dieser Rohstoffe, in dieser Reihenfolge.
plan-lands = Dorfbewohner arbeiten für
    .said = arbeiten für { $value }
plan-leaves = Wer mit einem zerstörten Haus geht
plan-leaves-ask = frag mich, wer geht
plan-leaves-holding = zuerst ein Dorfbewohner aus dem Lager
plan-leaves-poorest = der auf dem ärmsten Plättchen geht
plan-hand = Handkarten
    .text = Welche permanenten Karten du am Anfang eines Zuges nimmst, womit du die Hand auffüllst und welche Karten du am Ende zurückgibst.
plan-draw = Permanente Karten, in dieser Reihenfolge
    .said = nimm { $value }
plan-room = Der Rest der Hand
plan-room-ask = frag mich nach dem Rest
plan-room-random = den Rest zufällig
plan-room-none = sonst nichts
plan-shed = Karten, die du am Ende eines Zuges zurückgibst
    .said = zurückgeben: { $value }
plan-shed-none = keine
plan-shed-explore = { deed-explore }
plan-shed-gather = { deed-gather }
plan-shed-build = { deed-build }
plan-shed-recruit = { deed-recruit }
plan-shed-trade = { deed-trade }
plan-shed-attack = { deed-attack }
plan-shed-next_age = { deed-next_age }
