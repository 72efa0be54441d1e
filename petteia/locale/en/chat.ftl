# What a game in words says around the words of the game (petteia/benchmark/words.py).

prompt-chat_seat = You are { $who } and play { $game }. This is what you know:
prompt-chat_answer = Answer with the number of an option, or with the number of a rule if you would like to read it.
reason-chat_no_number = Your answer has no number. Right would be a number from 1 to { $most }.
reason-chat_not_offered = { $number } is not among the options. Right would be a number from 1 to { $most }.
reason-chat_no_rule = There is no rule { $rule }.
prompt-chat_may = May you do this now: “{ $action }”? Answer yes or no, and for a no with the number of the rule that forbids it.
