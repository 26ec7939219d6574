// boardgame.io's own server with its store in memory: node server.js PORT
//
// The game is about as large as 12er Stich for two: secret hands and a secret stock, one card a
// turn, tricks at a sum of twelve, rounds with a score sheet, 200 turns. Nothing is asked of the framework that would slow it
// down: no undo, no credentials, no lobby.
const { Server, Origins } = require('boardgame.io/server');
const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');

const TURNS = 200;

function deal(G, random) {
  G.round += 1;
  G.tricks = [[], []];
  const stock = random.Shuffle([...Array(60).keys()]);
  G.players['0'].hand = stock.splice(0, 6);
  G.players['1'].hand = stock.splice(0, 6);
  G.secret.stock = stock;
  G.stockCount = stock.length;
}

const sumgame = {
  name: 'sumgame',
  disableUndo: true,
  setup: ({ random }) => {
    const G = {
      secret: { stock: [] },
      players: { 0: { hand: [] }, 1: { hand: [] } },
      counts: [6, 6],
      stockCount: 0,
      round: 0,
      open: [],
      sum: 0,
      tricks: [[], []],
      sheet: [],
      totals: [0, 0],
    };
    deal(G, random);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      // Secrets are the server's: no client could make this move by itself.
      client: false,
      move: ({ G, playerID, random }, card) => {
        const { hand } = G.players[playerID];
        const place = hand.indexOf(card);
        if (place < 0) return INVALID_MOVE;
        hand.splice(place, 1);
        G.open.push(card);
        G.sum += 1 + (card % 12);
        if (G.sum >= 12) {
          G.tricks[playerID].push(...G.open);
          G.open = [];
          G.sum = 0;
        }
        if (G.secret.stock.length === 0) {
          const points = G.tricks.map((cards) => cards.length);
          G.sheet.push(points);
          G.totals = G.totals.map((total, seat) => total + points[seat]);
          deal(G, random);
        } else {
          hand.push(G.secret.stock.pop());
          G.stockCount = G.secret.stock.length;
        }
        G.counts = [G.players['0'].hand.length, G.players['1'].hand.length];
      },
    },
  },
  endIf: ({ G, ctx }) => (ctx.turn > TURNS ? { totals: G.totals } : undefined),
};

const port = Number(process.argv[2]);
const server = Server({ games: [sumgame], origins: [Origins.LOCALHOST] });
// The port goes to node's listen() as it is, which takes an address too: loopback only.
server.run({ port: { port, host: '127.0.0.1' }, callback: () => console.log(`ready ${port}`) });
