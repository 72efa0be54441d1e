# Wat de lerares in de verdere lessen van Parthenon zegt: elke les in de volgorde van de stappen, dan de proef.

## Ruilen

tutor-trade-title = Ruilen
tutor-trade-about = Wat je weggeeft, wat je vraagt, en wanneer je nee zegt.
tutor-trade-goal-goods = Wat je hebt
tutor-trade-goal-offer = Jouw bod
tutor-trade-goal-answer = Hun bod
tutor-trade-goal-use = Waar het voor was
tutor-trade-hand = Je hand: druiven, hout en olijven, de drie basisopbrengsten van Chios. Niemand anders heeft precies deze drie, en jij hebt niets van de rest. Daarom ruilen de eilanden.
tutor-trade-price = Kijk naar wat nog bleek is: Dorp B2 kost druiven en een basisopbrengst die je eiland niet heeft. Zonder te ruilen zou je het nooit bouwen. Kreta heeft wol over.
tutor-trade-draft = De markt is open, en iedereen mag op elk moment een bod doen. Stel er een op.
tutor-trade-to = Een bod gaat naar één speler of naar allen. Kreta heeft wol: richt je tot Kreta.
tutor-trade-give = Eerst wat je geeft. Je hebt twee hout en hebt er maar één nodig: geef hout.
tutor-trade-next = Dat is alles wat je geeft. Ga door naar wat je ervoor wilt.
tutor-trade-ask = Vraag wol.
tutor-trade-send = Eén kaart voor één kaart is een eerlijk bod, en wie er iets nuttigs voor krijgt, zegt eerder ja. Doe het bod.
tutor-trade-got = Kreta heeft het aangenomen, en je hebt de wol in je hand. Een bod bindt niemand tot het wordt aangenomen; dan geven beiden meteen.
tutor-trade-bad = Nu biedt Rhodos graan voor je olijven. Ook graan zou nieuw voor je zijn. Maar kijk naar de volgende prijs: Dorp A2 kost hout en olijven, en je hebt van allebei nog precies één. Sla het bod af.
tutor-trade-leave = Je hebt wat je nodig hebt. Stop met handelen: wie de markt verlaten heeft, krijgt dit seizoen geen bod meer.
tutor-trade-stay = Vandaag geen reis, want alles is om te bouwen. Blijf thuis.
tutor-trade-first = Je bouwbeurt. Druiven en de wol betalen Dorp B2. Bouw het.
tutor-trade-second = En hout en olijven Dorp A2. Goed dat je ze gehouden hebt. Bouw het.
tutor-trade-two = Vijf van de zes dorpen staan er, en elk brengt je in elk seizoen dat nog komt een kaart extra. Eén ruil heeft er een van betaald.
tutor-trade-test = Je hebt druiven en twee hout, en je wilt Dorp B2: druiven en een basisopbrengst die je eiland niet heeft. Rhodos heeft erts; Kreta alleen olijven, en die heb je zelf. Ruil zo dat je Dorp B2 dit seizoen kunt bouwen.

## Reizen

tutor-voyage-title = Reizen
tutor-voyage-about = Landen dichtbij en ver weg, wat je laadt, wie het bewaakt, en wat een haven geeft.
tutor-voyage-goal-lands = Waarheen
tutor-voyage-goal-athens = In den vreemde
tutor-voyage-lands = Er zijn zes landen om heen te varen. Sparta, Athene en Ionië zijn dichtbij: voor allen die daarheen varen wordt één gevaar getrokken. Egypte, Carthago en Italië zijn ver: twee gevaren, maar betere koersen. Waar een kaart open ligt, weet je hoe de haven is; die van Athene is open.
tutor-voyage-load = We varen naar Athene, met goederen om te verkopen en een escorte om ze te bewaken: gevaren treffen grote vloten vaker, en bij vier kaarten begint dat. Druk op Athene, laad druiven, hout, hout en de escorte, en vaar uit.
tutor-voyage-guard = Een Piratenvloot: elke vloot met vier of meer kaarten zou twee goederen kwijt zijn. Die van jou had een escorte aan boord, en die wordt getoond en blijft. Een leger of een escorte helpt alleen aan boord, nooit thuis.
tutor-voyage-begin = De vloot is aangekomen en de haven is open. Begin te handelen.
tutor-voyage-plan = Elk land heeft iets eigens. Athene geeft je het plan van een wereldwonder, het eerste voor niets, en zonder plan begint niemand aan een wonder. Trek het.
tutor-voyage-rates = En nu de goederen. In een land dichtbij koop je voor drie basisopbrengsten één zeldzame. Kies die regel: je drie kaarten betalen vanzelf.
tutor-voyage-take = Neem werktuigen: de Zeehaven en de Vesting vragen erom, en je eiland maakt ze niet.
tutor-voyage-finish = In het ruim zijn alleen nog de escorte en de werktuigen. Rond de handel af, dan vaart de vloot naar huis.
tutor-voyage-home = Veilig thuis: werktuigen, en de escorte voor de volgende reis. Een vloot brengt hoogstens zes kaarten thuis, en wat je onderweg koopt telt mee.
tutor-voyage-sizes = Vraag je dus drie dingen af voordat je laadt: brengt het daarginds iets op, hoeveel kaarten durf ik aan, en wie bewaakt ze? Een vloot met drie kaarten glipt onder de meeste stormen door; een vloot met zes heeft wachters nodig.
tutor-voyage-test = Breng dit seizoen goud thuis. Alleen de haven van Italië is open: daar koop je voor drie basisopbrengsten één goud. Het is ver, dus er komen twee gevaren. Je hebt drie basisopbrengsten, een leger en een escorte.

## Bouwen en wonderen

tutor-building-title = Bouwen en wonderen
tutor-building-about = Wat prijzen betekenen, wat meteen werkt, en wat je het eerst bouwt.
tutor-building-goal-prices = Een wereldwonder
tutor-building-goal-order = Je bouwbeurt
tutor-building-goal-keep = Wat overblijft
tutor-building-temple = Je tempel: wat straalt, staat er; wat bleek is moet nog komen, met de prijs erbij. Zes dorpen, twee werkplaatsen, zes gebouwen van de akropolis en twee wereldwonderen zijn er samen zestien.
tutor-building-wonder = Vóór de bouwbeurt mag iedereen een wereldwonder betalen. Van het jouwe, de Grote Vuurtoren, is het plan al betaald; met goud en vazen is hij af. Voltooi de Grote Vuurtoren.
tutor-building-works = De Grote Vuurtoren staat er en werkt meteen: voortaan raakt geen gevaar je vloten op weg naar landen dichtbij. Daarom is een wonder vroeg meer waard dan laat.
tutor-building-village = Nu je bouwbeurt: zoveel als je kunt betalen. Dorp B2 kost olijven en een basisopbrengst die niet van je eiland is. Bouw het.
tutor-building-other = Die ‘andere’ mag elke basisopbrengst zijn die je eiland niet heeft. Je hebt erts en hout; hout heb je zo nodig voor de Zeehaven, dus geef erts.
tutor-building-port = De Zeehaven kost hout, wol, werktuigen en een andere basisopbrengst. Eén keer per seizoen verkoopt hij je een escorte voor hout en wol. Bouw hem.
tutor-building-fleet = En één goud voor Vloot B. Met twee vloten handel je in hetzelfde seizoen in twee landen. Koop haar.
tutor-building-limit = Kijk in je hand: er zijn vier goederen over, en aan het einde van een seizoen mogen er drie blijven, of één van elke soort. Eén ben je dus kwijt. Daarom bouw je zo ver als het gaat, en loont een Schatkamer, waarmee je er zes houdt, al vroeg.
tutor-building-test = Je hebt olijven, wol, vazen, erts en hout, en het Parthenon staat er: één keer per seizoen laat het tot twee basisopbrengsten van een prijs weg. Bouw Dorp B2, Dorp C2 en de tweede werkplaats, alle drie in deze beurt.
