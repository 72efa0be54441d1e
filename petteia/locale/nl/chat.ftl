# Wat een spel in woorden om de woorden van het spel heen zegt (petteia/benchmark/words.py).

prompt-chat_seat = Jij bent { $who } en speelt { $game }. Dit is wat je weet:
prompt-chat_answer = Antwoord met het nummer van een mogelijkheid, of met het nummer van een regel als je die wilt lezen.
reason-chat_no_number = In je antwoord staat geen nummer. Goed is een nummer van 1 tot en met { $most }.
reason-chat_not_offered = { $number } is geen van de mogelijkheden. Goed is een nummer van 1 tot en met { $most }.
reason-chat_no_rule = Er is geen regel { $rule }.
prompt-chat_may = Mag je dit nu doen: ‘{ $action }’? Antwoord ja of nee, en bij nee met het nummer van de regel die het verbiedt.
