// A bot that is a program: a question is a line of JSON on stdin, the answer a line on stdout.
//
//     spiritboard duel "cmd:node docs/bots/program.mjs" random --game djinn --deals 2
//
// It is written from docs/write-a-bot.md alone. Give it a mind in `choose`.

import { createInterface } from 'node:readline'

/** An option itself will do as well as its number; `view` is all that this seat may know. */
function choose(view, options, budget, random) {
  return options[random % options.length]
}

for await (const line of createInterface({ input: process.stdin })) {
  const { asked, view, options, budget, random } = JSON.parse(line)
  const answer = asked ? choose(view, options, budget, random) : null // out of turn it does nothing
  console.log(JSON.stringify({ answer }))
}
