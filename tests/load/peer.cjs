// boardgame.io's own server with a game of like size: 36 cards, four secret hands, one card a move.
// node peer.cjs <folder with node_modules> <port> [folder to keep the matches in]
const path = require('node:path')
const [folder, port, kept] = process.argv.slice(2)
const modules = path.join(folder, 'node_modules', 'boardgame.io')
const { FlatFile, Server, Origins } = require(path.join(modules, 'server'))
const { PlayerView, TurnOrder } = require(path.join(modules, 'core'))

const SEATS = 4
const deck = Array.from({ length: 36 }, (_, card) => card)

function dealt(random) {
  const cards = random.Shuffle(deck)
  const hands = Array.from({ length: SEATS }, (_, seat) => cards.slice(9 * seat, 9 * seat + 9))
  return Object.fromEntries(hands.map((hand, seat) => [seat, { hand }]))
}

function winner(trick) {
  const led = Math.floor(trick[0].card / 9)
  const following = trick.filter(({ card }) => Math.floor(card / 9) === led)
  return following.reduce((best, play) => (play.card > best.card ? play : best)).seat
}

const cards = {
  name: 'cards',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ random }) => ({
    players: dealt(random),
    counts: [9, 9, 9, 9],
    trick: [],
    tricks: [0, 0, 0, 0],
    played: [],
    round: 1,
  }),
  turn: { minMoves: 1, maxMoves: 1, order: TurnOrder.DEFAULT },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, index) => {
        const [card] = G.players[playerID].hand.splice(index, 1)
        G.counts[playerID] -= 1
        G.trick.push({ seat: Number(playerID), card })
        if (G.trick.length < SEATS) return
        G.tricks[winner(G.trick)] += 1
        G.played.push(...G.trick.map((play) => play.card))
        G.trick = []
        if (G.played.length < deck.length) return
        G.players = dealt(random)
        G.counts = [9, 9, 9, 9]
        G.played = []
        G.round += 1
      },
    },
  },
}

// Without a folder for it, nothing is kept: its default.
const db = kept && new FlatFile({ dir: kept })
const server = Server({ games: [cards], origins: [Origins.LOCALHOST], ...(db && { db }) })
server.run(Number(port)).then(() => console.log('ready'))
