// A bot that sits down at a table of a Spiritboard server and plays, any game, at random.
//
//     node bot.mjs http://localhost:8000 TABLE [NAME]
//
// It is written from docs/protocol.md alone, for Node 22 and later. Give it a mind in `choose`.

const [, , given, table, name = 'Robin'] = process.argv
const address = given.replace(/\/$/, '')
const cookies = new Map()

/** Speaks HTTP and keeps the cookies: they say who we are, and which seat is ours. */
async function ask(method, path, body) {
  const response = await fetch(address + path, {
    method,
    headers: { 'content-type': 'application/json', cookie: cookie() },
    body: body && JSON.stringify(body),
  })
  for (const line of response.headers.getSetCookie()) {
    const [, key, value] = /^([^=]+)=([^;]*)/.exec(line)
    cookies.set(key, value)
  }
  if (!response.ok) throw new Error(JSON.stringify(await response.json()))
  return response.json()
}

function cookie() {
  return [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
}

/** One of the answers that the server offers; `view` is all that this seat may know. */
function choose(view, options) {
  return options[Math.floor(Math.random() * options.length)].action
}

/** The first free seat is ours. */
async function sitDown() {
  await ask('GET', '/api/me')
  const { seats } = await ask('GET', `/api/tables/${table}`)
  const seat = seats.findIndex((place) => place.kind === 'open')
  await ask('POST', `/api/tables/${table}/seats/${seat}/sit`, { name })
  return seat
}

/** By seat: how the table looks now. */
const known = new Map()

/** What a message says about how the table looks, by seat. */
function positions(message) {
  const seen = message.type === 'welcome' ? message.eyes : message.type === 'update' ? [message] : []
  for (const { seat, position, change } of seen) {
    if (change) apply(change, known.get(seat))
    else known.set(seat, position)
  }
  return seen.map(({ seat }) => [seat, known.get(seat)])
}

/** Brings a position up to date: a path leads through fields, and through lists by place. */
function apply({ at = {}, gone = [] }, position) {
  const inside = (path) => path.slice(0, -1).reduce((place, name) => place[name], position)
  for (const [path, value] of Object.entries(at)) inside(path.split('.'))[path.split('.').pop()] = value
  for (const path of gone) delete inside(path.split('.'))[path.split('.').pop()]
}

/** Answers whatever we are asked; says how the match ended, or null if the line broke. */
function play(socket) {
  return new Promise((resolve) => {
    socket.addEventListener('close', () => resolve(null))
    socket.addEventListener('error', () => resolve(null))
    socket.addEventListener('message', ({ data }) => {
      for (const [seat, position] of positions(JSON.parse(data))) {
        if (position === undefined || seat < 0) continue
        const asked = position.asked
        if (asked === undefined) resolve(position.outcome)
        else if (asked.seats.includes(seat)) {
          const action = choose(position.view, position.options)
          const key = crypto.randomUUID()
          socket.send(JSON.stringify({ type: 'answer', key, seat, decision: asked.id, action }))
        }
      }
    })
  })
}

const seat = await sitDown()
let outcome = null
while (outcome === null) {
  // All that counts is stored: whenever the line breaks, come again and see.
  const line = address.replace(/^http/, 'ws') + `/api/tables/${table}/socket`
  const socket = new WebSocket(line, { headers: { cookie: cookie() } })
  outcome = await play(socket)
  socket.close()
  if (outcome === null) await new Promise((resolve) => setTimeout(resolve, 1000))
}
console.log(outcome.winners.includes(seat) ? 'won' : 'lost', outcome.scores)
