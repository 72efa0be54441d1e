# Was die Lehrerin in den weiteren Lektionen von Age of Mythology sagt: jede in der Reihenfolge der Schritte, dann die Probe.

## Ernte und Land

tutor-harvest-title = Ernte und Land
tutor-harvest-about = Wer von einer Ernte satt wird, wo ein Dorfbewohner hingehört und wie du bekommst, was dir fehlt.
tutor-harvest-goal-gather = Eine Ernte
tutor-harvest-goal-explore = Neues Land
tutor-harvest-goal-trade = Ein Tausch
tutor-harvest-goal-keep = Was bleibt
tutor-harvest-tiles = Das ist dein Produktionsgebiet: Land in sechs Arten. Jedes Plättchen zeigt, welchen Rohstoff eine Ernte bringt und wie viel davon. Du willst vier von allem, denn so viel kostet das nächste Zeitalter, und im Moment hast du kaum Gold und gar keine Nahrung.
tutor-harvest-gather = Von einer Ernte haben alle etwas, nicht nur, wer sie ausspielt. Die Kunst ist, etwas zu nennen, das dir nützt und ihnen nicht. Spiel Sammeln.
tutor-harvest-scope = Du nennst ein Gelände oder einen Rohstoff, und bei allen tragen die Plättchen dieser Art. Die anderen haben fruchtbares Land wie du, aber keinen einzigen Hügel: Wähle die Hügel.
tutor-harvest-worker = Dein Dorfbewohner arbeitet auf fruchtbarem Land, und dort wird jetzt nicht geerntet. Bei einer eigenen Ernte darfst du deine Arbeiter umstellen: Jeder bringt auf seinem Plättchen einen Stein mehr. Stell den Dorfbewohner auf ein Gold-Plättchen in den Hügeln.
tutor-harvest-gained = Fünf Gold und eine Nahrung für dich, nichts für sie. Danach haben sie ihr fruchtbares Land geerntet, und weil du auch welches hast, gab es für dich zwei Nahrung. Sieh dir immer beide Tafeln an.
tutor-harvest-explore = Mehr Land heißt mehr von allem, Zug für Zug. Erforschen deckt ein Plättchen mehr auf, als Leute mitspielen, und du wählst zuerst. Spiel Erforschen.
tutor-harvest-take = Ein Plättchen muss auf einen freien Platz seines Geländes passen und bleibt dort die ganze Partie. Nimm die Hügel mit zwei Gold: Deine nächste Ernte dort bringt zwei mehr.
tutor-harvest-trade = Sechs Gold, aber nur drei Nahrung. Was du zu viel hast, tauschst du bei der Bank, eins gegen eins: Spiel Handeln.
tutor-harvest-fee = Zuerst die Gebühr: zwei Steine nach Wahl. Du hast fünf Gunst und brauchst vier, also zahl mit Gunst.
tutor-harvest-fee-on = Noch einen Stein. Zahl mit Gold: Davon hast du reichlich.
tutor-harvest-give = Jetzt der Tausch selbst. Gib Gold.
tutor-harvest-get = Und nimm Nahrung dafür.
tutor-harvest-one = Ein Stein genügt.
tutor-harvest-enough = Du könntest weitermachen, solange die Bank Steine hat. Aber du hast, was du wolltest: Drücke Fertig.
tutor-harvest-spoil = Vier von allem. Am Ende eines Zuges behältst du von jedem Rohstoff höchstens fünf Steine; der Rest verdirbt, außer du hast ein Lagerhaus. Also lieber von allem etwas als viel von einem.
tutor-harvest-test = Jetzt du allein. Du hast Sammeln, Erforschen und Neues Zeitalter auf der Hand, und in diesem Zug kommen noch zwei Runden. Das nächste Zeitalter kostet vier von jedem Rohstoff. Erreiche das Klassische Zeitalter, bevor der Zug zu Ende ist.

## Eine Stadt, die arbeitet

tutor-city-title = Eine Stadt, die arbeitet
tutor-city-about = Was Gebäude für dich tun und wie du mit ihnen Siegsteine gewinnst.
tutor-city-goal-work = Eine Werkstatt
tutor-city-goal-lead = Der Vorsprung
tutor-city-city = Deine Stadt: sechzehn Felder und bisher ein einziges Wohnhaus. Jedes Gebäude tut etwas für dich, und jedes zählt eins für „Die meisten Gebäude“, die billigen so viel wie die teuren.
tutor-city-build = Gebaut wird mit Karten. Mit dieser errichtest du ein Gebäude: Spiel Bauen.
tutor-city-workshop = Vier Gebäude zahlen jedes Mal, wenn du selbst eine Karte Sammeln spielst: die Holzwerkstatt Holz, der Kornspeicher Nahrung, die Münzstätte Gold und das Monument Gunst, je zwei Steine. Je früher so ein Gebäude steht, desto öfter zahlt es. Bau die Holzwerkstatt.
tutor-city-gather = Und nutz sie gleich: Spiel Sammeln.
tutor-city-scope = Wähle den Wald. Deine beiden Plättchen bringen je zwei Holz, und die anderen haben keinen Wald.
tutor-city-worker = Stell deinen Dorfbewohner vom Acker in den Wald: ein Holz mehr.
tutor-city-paid = Sieben Holz: vier von den Plättchen, eines vom Dorfbewohner und zwei von der Holzwerkstatt. Die zwei hätte sie auch bei jeder anderen Ernte von dir gezahlt.
tutor-city-two = Mit dieser Karte deines Volkes baust du gleich zwei Gebäude. Zufallskarten sind oft stärker als feste; darum lohnt es sich, ein paar zu ziehen. Spiel Bauen.
tutor-city-house = Ein Wohnhaus bringt noch einen Dorfbewohner, und nur davon darfst du zehn haben. Von allen anderen Gebäuden besitzt du höchstens je eines. Bau das Wohnhaus.
tutor-city-dear = Und eines für den Krieg: Mit einer Belagerungswerkstatt nützen Mauern und Türme nichts mehr gegen dich, und du zerstörst ein Gebäude mehr. Bau sie.
tutor-city-lead = Vier Gebäude gegen zwei. Die drei Steine auf „Die meisten Gebäude“ bekommt, wer am Ende der Partie vorn liegt; bei Gleichstand bekommt sie niemand. Ein Holz war übrigens zu viel und ist am Ende des Zuges verdorben: Das hättest du tauschen können.
tutor-city-wall = Die anderen haben eine Mauer: Sie gibt der Verteidigung in jeder Begegnung um die Stadt zwei Würfel mehr. Ein Turm tut dasselbe für das Produktionsgebiet. Verteidige, womit du führst.
tutor-city-test = Auf „Die meisten Gebäude“ liegen vier Siegsteine, und ihr habt beide drei Gebäude. In diesem Zug kommen noch zwei Runden. Geh in Führung: Besitze ein viertes Gebäude, bevor der Zug zu Ende ist.

## Kampf

tutor-battle-title = Kampf
tutor-battle-about = Welche Einheit welche schlägt, wie viele du schickst und was ein Sieg bringt.
tutor-battle-goal-units = Wen du schickst
tutor-battle-goal-fight = Begegnungen
tutor-battle-goal-prize = Der Preis
tutor-battle-units = Sieh dir ihr Lager an, bevor du angreifst: zwei Elefanten, die als Riesen zählen, ein Streitwagenschütze und ein Speerkämpfer. Jede Einheit hat ihre Beute. Drücke eine Einheit, um zu lesen, gegen wen sie zusätzliche Würfel wirft.
tutor-battle-attack = Du hast eine Medusa, und Medusen jagen Riesen. Auf der Karte „Der Sieg im letzten Kampf“ liegen drei Steine. Spiel Angreifen.
tutor-battle-area = Du nennst, was du gewinnen willst: ein Gebäude in der Stadt, ein Plättchen ihres Landes oder fünf Steine aus ihrem Vorrat. Ihr Markt erspart ihnen beim Handeln jede Gebühr. Greif die Stadt an.
tutor-battle-send = Beide Seiten wählen ihre Einheiten geheim. Schick Toxotes, Hippokon und Medusa. Der Hoplit bleibt daheim: Er ist gut gegen Reiter, und wen du nicht schickst, der kann nicht fallen. Drücke dann Fertig.
tutor-battle-stay = Vor jeder Begegnung darf jede Seite heimgehen; sie verliert dann den Kampf, aber keine Einheit mehr. Die Tafel der Chancen spricht für dich. Bleib.
tutor-battle-giant = Jede Seite wählt geheim eine Einheit, und jede Sechs ist ein Treffer. Gegen einen Riesen wirft Medusa elf Würfel statt fünf. Wähle Medusa.
tutor-battle-on = Ein Elefant ist weg. Wer eine Begegnung gewinnt, kehrt zu den anderen zurück und darf wieder kämpfen. Bleib.
tutor-battle-again = Der zweite Elefant hat keine bessere Chance. Wähle noch einmal Medusa.
tutor-battle-last = Ihr Streitwagenschütze ist der letzte. Bleib.
tutor-battle-archer = Jetzt jemand anderes: Ein Hippokon jagt Schützen und wirft sieben Würfel gegen sie, zwei mehr als Medusa. Wähle den Hippokon.
tutor-battle-prize = Sie haben keine Einheit mehr in diesem Kampf: Du hast gewonnen. Zerstör ihren Markt.
tutor-battle-cubes = Und die drei Steine von „Der Sieg im letzten Kampf“ gehören dir für immer. Wer einen Kampf gewinnt, bekommt sie, auch bei der Verteidigung: Lass dein Lager also nie leer.
tutor-battle-test = Du greifst ihr Lager an, mit höchstens vier Einheiten auf jeder Seite. Sie haben eine Hydra, also einen Riesen, und zwei Toxotes, das sind Schützen. Auf „Der Sieg im letzten Kampf“ liegen vier Siegsteine. Gewinne diesen Kampf.
