// Relay, as in ../game/relay.py: in turn everybody plays one of three hidden cards, scores what it shows, and draws another one.
const SEATS = 4;
const CARDS = 3;
const FACES = 9;

const Relay = {
  name: "relay",
  setup: () => ({
    hands: Array.from({ length: SEATS }, () => Array.from({ length: CARDS }, (_, card) => card + 1)),
    points: Array(SEATS).fill(0),
    last: null,
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => 0))),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, random, playerID }, slot) => {
        const face = G.hands[playerID][slot];
        G.points[playerID] += face;
        G.last = { seat: playerID, face };
        G.hands[playerID][slot] = random.Die(FACES);
      },
    },
  },
};

module.exports = { Relay, SEATS };
