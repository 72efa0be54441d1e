# Was ein Spiel in Worten um die Worte des Spiels herum sagt (petteia/benchmark/words.py).

prompt-chat_seat = Du bist { $who } und spielst { $game }. Das weißt du:
prompt-chat_answer = Antworte mit der Nummer einer Möglichkeit, oder mit der Nummer einer Regel, wenn du sie lesen willst.
reason-chat_no_number = In deiner Antwort steht keine Nummer. Richtig wäre eine Nummer von 1 bis { $most }.
reason-chat_not_offered = { $number } ist keine der Möglichkeiten. Richtig wäre eine Nummer von 1 bis { $most }.
reason-chat_no_rule = Eine Regel { $rule } gibt es nicht.
prompt-chat_may = Darfst du das jetzt tun: „{ $action }“? Antworte ja oder nein, und bei nein mit der Nummer der Regel, die es verbietet.
