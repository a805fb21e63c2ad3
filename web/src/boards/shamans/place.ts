import { capital, type Say } from '../../lib/say'
import type { PicturedPlayer, ShamansPicture } from '../../wire'
import { cardPhrase, NOTHING, rolePhrase, tilePhrase } from './box'

/** Everything that can be seen at a player's place, as one line; the role may be shown by others. */
export function factsOf(view: ShamansPicture, seat: number, role: number, say: Say): string {
  const seen = view.players[seat]
  if (seen === undefined) return ''
  const player = { ...seen, role }
  const facts = [
    say.key('table-points', { points: player.points }),
    say.key('table-cards', { count: player.cards }),
    ...tileFacts(player, say),
    roleFact(player, seat === view.seat, say),
    ...markFacts(view, seat, say),
  ]
  if (player.card !== NOTHING) {
    facts.push(say.key('board-in-trick', { card: { said: [cardPhrase(player.card)] } }))
  }
  return capital(facts.filter((fact) => fact !== '').join(', '))
}

function tileFacts(player: PicturedPlayer, say: Say): string[] {
  const up = player.up.map((tile) => say.phrase(tilePhrase(tile)))
  return player.down > 0 ? [...up, say.key('table-face-down', { count: player.down })] : up
}

export function roleFact(player: PicturedPlayer, own: boolean, say: Say): string {
  if (player.role === NOTHING) return say.key('board-role-hidden')
  const role = { said: [rolePhrase(player.role)] }
  if (player.revealed) return say.key('board-role-shown', { role })
  return say.key(own ? 'board-role-own' : 'board-role-known', { role })
}

export function markFacts(view: ShamansPicture, seat: number, say: Say): string[] {
  const marks: [boolean, string][] = [
    [view.guide === seat, 'board-guide'],
    [view.first === seat, 'board-first'],
    [view.lowest === seat, 'board-lowest'],
    [view.highest === seat, 'board-highest'],
    [view.players[seat]?.alive === false, 'board-eliminated'],
    [view.players[seat]?.answered === true, 'board-answered'],
  ]
  return marks.filter(([holds]) => holds).map(([, key]) => say.key(key))
}
