"""What is in the box, as flat vectors the rules can read fast. `components.py` fills it from a file."""

from petteia.engine.ints import i64, vec, zeros
from petteia.games.parthenon.terms import GIVERS, NOTHING, SHORES


class Givers:
    """What philosophies and wonders do for their holders, as numbers by giver: philosophies first, then wonders."""

    def __init__(self) -> None:
        self.effect: vec[i64] = zeros(GIVERS)  # index into GIVER_EFFECTS
        self.amount: vec[i64] = zeros(GIVERS)
        self.cards: vec[i64] = zeros(GIVERS)  # bits of kinds of cards: of which, or which can be taken
        self.region: vec[i64] = zeros(GIVERS)
        self.gold: vec[i64] = zeros(GIVERS)  # taken when elected
        self.buy_in: vec[i64] = zeros(GIVERS)  # gold paid to the owner, or 0: no buy-in
        self.buy_from: vec[i64] = zeros(GIVERS)  # the first phase in whose window it is possible
        self.buy_until: vec[i64] = zeros(GIVERS)
        self.buy_once: vec[i64] = zeros(GIVERS)  # 1: taken at once instead of lasting for the season
        self.first_with: vec[i64] = vec[i64]()  # the first giver with each effect, or -1
        self.next_with: vec[i64] = zeros(GIVERS)  # the next one with the same effect, or -1

    def find_effects(self, effects: int) -> None:
        """Note which givers have each of so many effects, once they have all been read."""
        self.first_with = vec[i64]([-1] * effects)
        for giver in range(GIVERS - 1, -1, -1):
            self.next_with[giver] = self.first_with[self.effect[giver]]
            self.first_with[self.effect[giver]] = giver


class Events:
    """What events do, as numbers by event."""

    def __init__(self) -> None:
        self.year: vec[i64] = vec[i64]()
        self.timing: vec[i64] = vec[i64]()  # index into terms.TIMINGS
        self.bad: vec[i64] = vec[i64]()
        self.attack: vec[i64] = vec[i64]()
        self.harsh: vec[i64] = vec[i64]()  # 1: left out in a first game (PAR-12.2.1)
        self.effect: vec[i64] = vec[i64]()  # index into EVENT_EFFECTS
        self.amount: vec[i64] = vec[i64]()
        self.region: vec[i64] = vec[i64]()  # NOTHING: both
        self.village: vec[i64] = vec[i64]()  # 1: a village, 0: an acropolis building
        self.spared: vec[i64] = vec[i64]()  # bits of kinds of cards that keep it off
        self.pay_what: vec[i64] = vec[i64]()  # event x MOST_PAYMENTS: index into terms.PAY_WITH, or NOTHING
        self.pay_count: vec[i64] = vec[i64]()
        self.pay_word: vec[i64] = vec[i64]()  # index into the vocabulary of payments
        self.penalty: vec[i64] = vec[i64]()  # index into terms.PENALTIES
        self.penalty_amount: vec[i64] = vec[i64]()
        self.penalty_random: vec[i64] = vec[i64]()


class Hazards:
    """What hazard cards do, as numbers by card."""

    def __init__(self) -> None:
        self.count: vec[i64] = vec[i64]()
        self.target: vec[i64] = vec[i64]()
        self.least: vec[i64] = vec[i64]()  # fleets with fewer cards are not struck
        self.effect: vec[i64] = vec[i64]()
        self.amount: vec[i64] = vec[i64]()
        self.way: vec[i64] = vec[i64]()
        self.aegis: vec[i64] = vec[i64]()  # aegis cards lost before cargo
        self.aegis_from: vec[i64] = vec[i64]()  # bits of kinds of cards
        self.shield: vec[i64] = vec[i64]()  # bits of kinds of cards that protect
        self.shield_spent: vec[i64] = vec[i64]()
        self.pirates: vec[i64] = vec[i64]()


class Harbors:
    """What harbor cards do, as numbers by card."""

    def __init__(self) -> None:
        self.count: vec[i64] = vec[i64]()
        self.effect: vec[i64] = vec[i64]()
        self.commodity: vec[i64] = vec[i64]()
        self.amount: vec[i64] = vec[i64]()
        self.aegis_from: vec[i64] = vec[i64]()  # bits of kinds of cards


class Lines:
    """Lines of a conversion table."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.region: vec[i64] = vec[i64]()
        self.land: vec[i64] = vec[i64]()  # NOTHING: in every land of the region
        self.source: vec[i64] = vec[i64]()  # the class given
        self.give: vec[i64] = vec[i64]()
        self.target: vec[i64] = vec[i64]()  # the class received
        self.get: vec[i64] = vec[i64]()


class Box:
    """Everything in the box. Immutable once read."""

    def __init__(self) -> None:
        self.sources: dict[str, str] = {}  # component -> rulebook, published, reconstructed or owner
        self.givers: Givers = Givers()
        self.events: Events = Events()
        self.hazards: Hazards = Hazards()
        self.harbors: Harbors = Harbors()
        self.abroad: Lines = Lines()
        self.home: Lines = Lines()  # the Market's
        self.stadium: Lines = Lines()
        # words, in the order of the file
        self.island_ids: list[str] = []
        self.philosophy_ids: list[str] = []
        self.wonder_ids: list[str] = []
        self.event_ids: list[str] = []
        self.hazard_ids: list[str] = []
        self.harbor_ids: list[str] = []
        self.discount_ids: list[str] = []  # givers, then events, that leave out cards of a price
        self.discount_of: vec[i64] = vec[i64]()  # each of them: a giver, or GIVERS + an event
        self.payment_words: list[str] = []
        # figures
        self.supply: vec[i64] = zeros(3)
        self.per_village: i64 = 0
        self.per_workshop: i64 = 0
        self.per_army: i64 = 0
        self.hold: i64 = 0
        self.hold_home: i64 = 0
        self.draws: vec[i64] = zeros(2)  # by region
        self.keep_any: i64 = 0
        self.keep_per_type: i64 = 0
        self.treasury_any: i64 = 0
        self.treasury_per_type: i64 = 0
        self.conversions: i64 = 0
        self.drafts: i64 = 0
        self.side: i64 = 0
        self.copies_each: int = 0  # of a philosophy, as the file says once
        self.philosophy_copies: vec[i64] = vec[i64]()
        self.copy_gold: i64 = 0
        self.second_plan: i64 = 0
        self.market_uses: i64 = 0
        # islands: figures of the island's structures stand together
        self.torch: vec[i64] = vec[i64]()
        self.basics: vec[i64] = vec[i64]()  # island x 3: A, B, C
        self.rare: vec[i64] = vec[i64]()
        self.produces: vec[i64] = vec[i64]()  # island x 8: of villages and workshops
        self.price: vec[i64] = vec[i64]()  # island x structure x PRICE
        self.start_again: vec[i64] = vec[i64]()  # PRICE: what a razed start village costs
        self.start: vec[i64] = vec[i64]()  # by island: bits of start villages
        self.fleet_price: vec[i64] = vec[i64]()  # fleet x PRICE
        self.use_price: vec[i64] = vec[i64]()  # building x PRICE: what an aegis card costs there
        self.use_aegis: vec[i64] = vec[i64]()  # building: the aegis card, or NOTHING
        # wonders
        self.plan_price: vec[i64] = vec[i64]()  # wonder x PRICE
        self.completion_price: vec[i64] = vec[i64]()  # wonder x PRICE
        # lands
        self.offer: vec[i64] = zeros(SHORES)  # index into terms.OFFERS
        self.offer_aegis: vec[i64] = zeros(SHORES)
        self.offer_basics: vec[i64] = zeros(SHORES)
        self.land_rare: vec[i64] = zeros(SHORES)  # a rare that can be taken only there, or NOTHING
        self.only_abroad: i64 = 0  # bits of commodities that the Market and other lands do not have
        for land in range(SHORES):
            self.offer_aegis[land] = NOTHING
            self.land_rare[land] = NOTHING
