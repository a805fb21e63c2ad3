// Written by make types: what crosses the wire, as the server tells it.

export type Command =
  | Answer
  | TakeBack
  | Agree
  | Say
  | Claim
  | Give
  | Predict
  | Return
  | Look
  | Nudge
  | Relieve
  | LeaveLesson
  | Read
  | HintRequest
  | WhatIf
export type Message =
  Welcome | Update | Advised | Seating | Spoken | Nudged | Done | Refused | Hint | Prospects | Bye

export interface Wire {
  DjinnPicture: DjinnPicture
  PicturedSpace: PicturedSpace
  PicturedSecret: PicturedSecret
  PicturedMage: PicturedMage
  PicturedGear: PicturedGear
  PicturedAward: PicturedAward
  PicturedGain: PicturedGain
  PicturedWizard: PicturedWizard
  PicturedPoints: PicturedPoints
  DucharinaPicture: DucharinaPicture
  PicturedShape: PicturedShape
  PicturedPiece: PicturedPiece
  PicturedParty: PicturedParty
  PicturedGhost: PicturedGhost
  PicturedRound: PicturedRound
  ShamansPicture: ShamansPicture
  PicturedWorld: PicturedWorld
  PicturedPlayer: PicturedPlayer
  WildwoodsPicture: WildwoodsPicture
  PicturedIcon: PicturedIcon
  PicturedRiverCard: PicturedRiverCard
  PicturedRoll: PicturedRoll
  PicturedDie: PicturedDie
  PicturedPlace: PicturedPlace
  PicturedHeld: PicturedHeld
  Me: Me
  NewName: NewName
  NewTable: NewTable
  SeatWish: SeatWish
  NewLesson: NewLesson
  Arrangement: Arrangement
  Change: Change
  Sitting: Sitting
  Table: Table
  Place: Place
  UndoWish: UndoWish
  NewEvening: NewEvening
  Evening: Evening
  EveningTable: EveningTable
  Standing: Standing
  EveningLine: EveningLine
  GameInfo: GameInfo
  QuickTable: QuickTable
  ClaimInfo: ClaimInfo
  Strengths: Strengths
  Strength: Strength
  LobbyTable: LobbyTable
  Past: Past
  PlayedMatch: PlayedMatch
  Feats: Feats
  Tally: Tally
  Records: Records
  RecordColumn: RecordColumn
  Phrase: Phrase
  Filling: Filling
  Replay: Replay
  Step: Step
  Told: Told
  Outcome: Outcome
  Proof: Proof
  Analysis: Analysis
  Decisive: Decisive
  SeatAnalysis: SeatAnalysis
  Curve: Curve
  Rules: Rules
  Chapter: Chapter
  Rule: Rule
  Operated: Operated
  OperatedTable: OperatedTable
  SetAside: SetAside
  Problem: Problem
  Refusal: Refusal
  Answer: Answer
  TakeBack: TakeBack
  Agree: Agree
  Say: Say
  Claim: Claim
  Give: Give
  Predict: Predict
  Return: Return
  Look: Look
  Nudge: Nudge
  Relieve: Relieve
  LeaveLesson: LeaveLesson
  Read: Read
  HintRequest: HintRequest
  WhatIf: WhatIf
  Welcome: Welcome
  Perspective: Perspective
  News: News
  Position: Position
  Asked: Asked
  Option: Option
  Order: Order
  Bet: Bet
  Progress: Progress
  Advice: Advice
  Forecast: Forecast
  Wanted: Wanted
  Proposal: Proposal
  ChatLine: ChatLine
  Update: Update
  Delta: Delta
  Advised: Advised
  Seating: Seating
  Spoken: Spoken
  Nudged: Nudged
  Done: Done
  Refused: Refused
  Hint: Hint
  Prospects: Prospects
  Prospect: Prospect
  Bye: Bye
  Command: Command
  Message: Message
}
/**
 * The table as one pair of eyes sees it.
 */
export interface DjinnPicture {
  seat: number
  turn: number
  round: number
  is_last: boolean
  is_final: boolean
  spaces: PicturedSpace[]
  mages: (PicturedMage | null)[]
  gear: (PicturedGear | null)[]
  awards: PicturedAward[]
  groups: number[]
  chests: number
  opened: number[]
  bag: number[]
  bosses: number
  scoring: number[]
  kept: number[]
  traits: number[]
  tom: number
  players: PicturedWizard[]
}
/**
 * A space of the town.
 */
export interface PicturedSpace {
  location: number
  ways: number[]
  djinn: number[]
  boss: boolean
  secrets: PicturedSecret[]
}
export interface PicturedSecret {
  seat: number
  location: number
}
export interface PicturedMage {
  card: number
  key: boolean
  power: number
  colours: number[]
  fee: number
  ready: boolean
}
export interface PicturedGear {
  card: number
  kind: number
  once: boolean
  effect: string
  of: number
  amount: number
  coins: boolean
  ready: boolean
}
export interface PicturedAward {
  award: number
  column: number
  points: number
  bonus: PicturedGain[]
  owner: number
}
export interface PicturedGain {
  what: string
  amount: number
}
/**
 * A player: where the wizard stands, and what lies on the board.
 */
export interface PicturedWizard {
  place: number
  came: number
  stall: number
  magic: number
  most: number
  minimum: number
  marker: number
  price: number
  coins: number
  scrolls: number
  keys: number
  corks: number
  bottles: number[]
  circles: number
  blocked: boolean
  held: number[]
  corked: number[]
  mages: PicturedMage[]
  gear: PicturedGear[]
  secrets: number[]
  traits: number[]
  score: PicturedPoints[]
}
export interface PicturedPoints {
  part: string
  points: number
}
/**
 * The hall as one pair of eyes sees it.
 */
export interface DucharinaPicture {
  seat: number
  round: number
  rounds: number
  die: number
  keyhole: number
  side: number
  number: number
  chooser: number
  midnight: number
  lying: boolean
  merging: boolean
  trying: boolean
  eye: number
  slope: number
  slot: number[]
  heights: number[]
  radii: number[]
  shapes: PicturedShape[]
  pieces: PicturedPiece[]
  players: PicturedParty[]
  goal: number[]
  coming: PicturedRound[]
  plan: number[][]
  recalled: number[]
  out_points: number[]
  inside_points: number[]
}
/**
 * A piece of furniture as it stands: boxes x0 x1 y0 y1 z0 z1 in thousandths, its front at −y.
 */
export interface PicturedShape {
  size: number[]
  boxes: number[][]
  soft: number[][]
  glass: boolean
}
/**
 * Where a piece is: x and y in hundredths of a square, z in thousandths.
 */
export interface PicturedPiece {
  x: number
  y: number
  z: number
  turn: number
  side: number
  cos: number
  sin: number
  of: number
  locked: boolean
  movable: boolean
}
/**
 * A player's side, card and ghosts.
 */
export interface PicturedParty {
  home: number
  card: number
  value: number
  pieces: number[]
  ghosts: PicturedGhost[]
  score: number
  has_chosen: boolean
  answered: boolean
}
/**
 * A ghost: at home, out, at the edge, or in the hall.
 */
export interface PicturedGhost {
  size: number
  where: number
  x: number
  y: number
  z: number
  rests: boolean
}
/**
 * What is known of a round beforehand.
 */
export interface PicturedRound {
  value: number
  door: number
}
/**
 * The table as one pair of eyes sees it.
 */
export interface ShamansPicture {
  seat: number
  round: number
  pawn: number
  first: number
  guide: number
  destination: number
  display: number[]
  pile: number
  eclipse: boolean
  discard: number[]
  hand: number[]
  down: number[]
  passed: number
  received: number
  target: number
  moon: number
  start: number
  stray_step: number
  lowest: number
  highest: number
  worlds: PicturedWorld[]
  players: PicturedPlayer[]
  passed_to: number
}
/**
 * A world on the board.
 */
export interface PicturedWorld {
  ritual: number
  placed: number
  values: number[]
  of: number
}
/**
 * A player's place.
 */
export interface PicturedPlayer {
  points: number
  cards: number
  up: number[]
  down: number
  alive: boolean
  role: number
  revealed: boolean
  card: number
  answered: boolean
}
/**
 * The open book: the scene, the river, what is held, what is remembered.
 */
export interface WildwoodsPicture {
  seat: number
  scene: string
  chapter: number
  turn: number
  is_luma: boolean
  result: string
  goes_to: string
  light: number
  light_track: number
  shadow: number
  track: number
  icons: PicturedIcon[]
  spirit: number
  most_spirit: number
  river: PicturedRiverCard[]
  spaces: number[]
  crystals: number[]
  dice: number[]
  used_dice: number[]
  roll: PicturedRoll | null
  throws: number
  places: PicturedPlace[]
  found: string[]
  held: PicturedHeld[]
  slots: number
  drawn: PicturedHeld[]
  in_hand: PicturedHeld | null
  explore: number
  explore_discard: number
  creatures: number
  shadow_left: number
  shadow_up: string[]
  brom: string
  is_luma_side: boolean
  gentle: boolean
  healed: string[]
  forgotten: number
  counts: {
    [k: string]: number
  }
  remembered: string[]
  brought: string[]
}
/**
 * W1.7 What the shadow brings when it comes to a space.
 */
export interface PicturedIcon {
  at: number
  does: string[]
}
/**
 * W1.2 A card in the river: one of the four action cards, or a creature.
 */
export interface PicturedRiverCard {
  card: number
  name: string
  is_creature: boolean
  number: number
  crystals: number
  shine: number
  heal: number
  damage: number
  side: number
  stunned: boolean
}
/**
 * W2.2 The attempt that is open.
 */
export interface PicturedRoll {
  card: number
  ability: number
  number: number
  need: number
  successes: number
  dice: PicturedDie[]
}
/**
 * W2.2 A die of the open roll.
 */
export interface PicturedDie {
  sides: number
  value: number
  is_success: boolean
}
/**
 * W5.1 A place of the scene.
 */
export interface PicturedPlace {
  place: number
  name: string
  card: number
  need: number
  is_solved: boolean
  is_open: boolean
  is_empty: boolean
  after: number[]
  light: number
  space: number
  space_card: number
  price: number
}
/**
 * W4.2 A card of the explore deck.
 */
export interface PicturedHeld {
  card: number
  name: string
  type: string
  is_used: boolean
}
/**
 * A guest: whoever holds the browser's cookie.
 */
export interface Me {
  name: string
}
export interface NewName {
  name: string
}
/**
 * A table to be set up.
 */
export interface NewTable {
  game: string
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: [SeatWish, ...SeatWish[]]
  options?: {
    [k: string]: unknown
  }
  public?: boolean
  pace?: 'correspondence' | 'free' | 'live'
  absent?: 'bot' | 'default'
  deciding?: 'leader' | 'vote'
  bots_talk?: boolean
  start?: boolean
}
/**
 * Who shall sit there: the asker, another person at the asker's browser, a bot, or whoever comes.
 */
export interface SeatWish {
  kind: 'bot' | 'here' | 'me' | 'open'
  name?: string | null
  bot?: string
}
/**
 * A first game with a teacher.
 */
export interface NewLesson {
  game: string
}
/**
 * How the host wants a table whose match has not begun.
 */
export interface Arrangement {
  seats: number
  options?: {
    [k: string]: unknown
  }
  public?: boolean
  pace?: 'correspondence' | 'free' | 'live'
  deciding?: 'leader' | 'vote'
  bots_talk?: boolean
}
/**
 * A seat that the host gives to a bot, or opens.
 */
export interface Change {
  kind: 'bot' | 'open'
  bot?: string
}
/**
 * Somebody who sits down.
 */
export interface Sitting {
  name?: string | null
}
/**
 * A table and who sits at it.
 */
export interface Table {
  id: string
  game: string
  seq: number
  status: 'open' | 'over' | 'playing'
  seats: Place[]
  options: {
    [k: string]: unknown
  }
  public?: boolean
  pace?: 'correspondence' | 'free' | 'live'
  absent?: 'bot' | 'default'
  patience?: number
  deciding?: 'leader' | 'vote'
  bots_talk?: boolean
  lesson?: boolean
  host?: boolean
  you?: number[]
  match?: number
  commitment?: string
  goes_on?: boolean
  evening?: string
  undo?: UndoWish | null
  reading?: number[]
  watchers?: number
}
/**
 * A seat at the table.
 */
export interface Place {
  kind: 'bot' | 'open' | 'person'
  name?: string
  bot?: string | null
  online?: boolean
  away?: boolean
  gone?: number
  relief?: number[]
}
/**
 * Somebody would like to take their last answer back.
 */
export interface UndoWish {
  seat: number
  waits_for: number[]
}
/**
 * Tables that are all alike: their seats are open, or bots'.
 */
export interface NewEvening {
  tables: number
  table: NewTable
}
/**
 * The same deal at several tables.
 */
export interface Evening {
  id: string
  game: string
  commitment: string
  tables: EveningTable[]
  together?: boolean
  host?: boolean
  is_over?: boolean
  standings?: Standing[]
}
/**
 * One of its tables, as everybody may know it.
 */
export interface EveningTable {
  id: string
  number: number
  status: 'open' | 'over' | 'playing'
  seats: Place[]
  you?: number[]
}
/**
 * How a seat of a table did.
 */
export interface Standing {
  table: string
  number: number
  seat: number
  name: string
  points: number
  margin?: number | null
  rank?: number
  is_bot?: boolean
  is_won?: boolean
  is_you?: boolean
}
/**
 * An evening among one's own.
 */
export interface EveningLine {
  id: string
  game: string
  created: number
  tables: number
  ended?: number
  is_over?: boolean
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  name: string
  seats: number[]
  options: {
    [k: string]: unknown
  }
  levels: string[]
  lesson: boolean
  quick: QuickTable
  columns: number[]
  claims: ClaimInfo[]
  credits: {
    [k: string]: string
  }
  together?: boolean
  strengths?: Strengths | null
}
/**
 * The table of somebody who wants to play at once.
 */
export interface QuickTable {
  bots: number
  options?: {
    [k: string]: unknown
  }
}
/**
 * A ready phrase: `claim-…` in the words of the game or of the shell.
 */
export interface ClaimInfo {
  name: string
  about?: boolean
}
/**
 * What was measured of the levels of bots, each by its name.
 */
export interface Strengths {
  measure: 'rating' | 'scenes'
  games: number
  levels: {
    [k: string]: Strength
  }
}
export interface Strength {
  value: number
  error: number
}
/**
 * A public table, or one of one's own.
 */
export interface LobbyTable {
  id: string
  game: string
  status: 'open' | 'over' | 'playing'
  pace: 'correspondence' | 'free' | 'live'
  seats: Place[]
  changed: number
  match?: number
  yours?: boolean
  your_turn?: boolean
  set_aside?: boolean
}
/**
 * A page of somebody's finished matches, the latest first.
 */
export interface Past {
  matches: PlayedMatch[]
  tallies: Tally[]
  more?: boolean
}
/**
 * A match in a guest's history.
 */
export interface PlayedMatch {
  table: string
  match: number
  game: string
  names: string[]
  seats: number[]
  scores: number[]
  winners: number[]
  finished: number
  feats?: Feats | null
  bots?: number[]
  seconds?: number
}
/**
 * What one match that is over adds to its player's records.
 */
export interface Feats {
  column: number
  score: number
  won: boolean
  tasks?: number[]
}
/**
 * How many matches of a game somebody has played to their end, and won.
 */
export interface Tally {
  game: string
  played: number
  won: number
}
/**
 * What a guest has achieved alone in a game.
 */
export interface Records {
  columns: RecordColumn[]
  tasks: Phrase[]
}
/**
 * One's matches of a kind that can be compared.
 */
export interface RecordColumn {
  column: number
  won: number
  lost: number
  tasks: number[]
  best?: PlayedMatch | null
}
/**
 * A message of the Fluent files and what fills it.
 */
export interface Phrase {
  key: string
  args?: {
    [k: string]: boolean | number | string | Filling
  }
}
/**
 * A parameter that stands for something with a name: a seat, seats, or other phrases.
 */
export interface Filling {
  seat?: number | null
  seats?: number[] | null
  said?: Phrase[] | null
  clauses?: boolean
}
/**
 * A match, moment by moment, through one pair of eyes.
 */
export interface Replay {
  table: string
  match: number
  game: string
  names: string[]
  seat: number
  commitment: string
  finished: boolean
  steps: Step[]
  cut_short?: boolean
  outcome?: Outcome | null
  round_begin?: string
  moments?: string[]
}
/**
 * One moment of a match.
 */
export interface Step {
  seq: number
  told: Told[]
  view: unknown
  own?: unknown[]
  round?: number
}
/**
 * Something that happened: to be read, and to be shown.
 */
export interface Told {
  key: string
  params: {
    [k: string]: unknown
  }
  say: Phrase
  tail?: boolean
  sums_up?: boolean
}
/**
 * How a game ended: who won, how much each seat has, and why.
 */
export interface Outcome {
  winners: number[]
  scores: number[]
  reason: string
  rule: string
}
/**
 * What the server found when it played a record again. The page checks the hash by itself.
 */
export interface Proof {
  seed: string
  commitment: string
  answers: number
  chances: number
  cut_short?: boolean
}
/**
 * A match that is over, looked back at by a strong bot; all of it is estimated.
 */
export interface Analysis {
  progress: number
  moments?: Decisive[]
  seats?: SeatAnalysis[]
  chances?: Curve | null
  belief?: Phrase | null
  beliefs?: Curve | null
  account?: Phrase[]
}
/**
 * A choice that cost part of a win.
 */
export interface Decisive {
  step: number
  round: number
  seat: number
  say: Phrase
}
/**
 * One seat, in percentage points of a win: start + luck + choices = end.
 */
export interface SeatAnalysis {
  choices: number
  agreed: number
  start: number
  end: number
  luck?: number | null
  rest?: number | null
  error?: number
}
/**
 * How something went, by seat.
 */
export interface Curve {
  steps: number[]
  shares: number[][]
  truth?: number[][]
}
/**
 * A game's rules in one language.
 */
export interface Rules {
  title: string
  intro: string
  chapters: Chapter[]
}
export interface Chapter {
  number: string
  title: string
  rules: Rule[]
}
export interface Rule {
  number: string
  text: string
  mark: string
  table: string[][]
}
/**
 * The server as its operator sees it.
 */
export interface Operated {
  version: string
  since: number
  memory: number
  sockets: number
  guests: number
  processes: number
  thinking: number
  waiting: number
  tables: OperatedTable[]
  more: number
  set_aside: SetAside[]
  failures: {
    [k: string]: number
  }
}
/**
 * A table in memory, as its operator sees it: nothing of what is played.
 */
export interface OperatedTable {
  id: string
  game: string
  status: 'open' | 'over' | 'playing'
  people: number
  bots: number
  sockets: number
  match: number
  changed: number
}
/**
 * A table that can't be read.
 */
export interface SetAside {
  id: string
  reason: string
}
/**
 * An HTTP request that was refused.
 */
export interface Problem {
  refusal: Refusal
}
/**
 * Why not.
 */
export interface Refusal {
  code: string
  say: Phrase
  rule?: string
}
/**
 * An answer to a question, or something done beside it.
 */
export interface Answer {
  type: 'answer'
  key: string
  seat: number
  decision: number
  action: {
    [k: string]: unknown
  }
}
/**
 * Take the seat's last answer back; asks the others if need be.
 */
export interface TakeBack {
  type: 'take-back'
  key: string
  seat: number
  after?: number
}
/**
 * Another's wish to take back: yes or no. Whoever wished it may withdraw it by a no.
 */
export interface Agree {
  type: 'agree'
  key: string
  seat: number
  yes: boolean
}
/**
 * Free words.
 */
export interface Say {
  type: 'say'
  key: string
  seat: number
  text: string
}
/**
 * A ready phrase, perhaps about another player.
 */
export interface Claim {
  type: 'claim'
  key: string
  seat: number
  claim: string
  about?: number | null
}
/**
 * Give or withdraw a standing order.
 */
export interface Give {
  type: 'order'
  key: string
  seat: number
  order: string
  on: boolean
}
/**
 * Somebody who is out of the round guesses.
 */
export interface Predict {
  type: 'predict'
  key: string
  seat: number
  /**
   * @maxItems 8
   */
  named: number[]
}
/**
 * Take one's seat back from the bot.
 */
export interface Return {
  type: 'return'
  key: string
  seat: number
}
/**
 * Whether somebody looks at the page that is open for this seat.
 */
export interface Look {
  type: 'look'
  key: string
  seat: number
  is_here: boolean
}
/**
 * Call somebody who is waited for, or whose page nobody looks at.
 */
export interface Nudge {
  type: 'nudge'
  key: string
  seat: number
  whom: number
}
/**
 * Let a bot go on for somebody who is away, until they are back. All who are here must want it.
 */
export interface Relieve {
  type: 'relieve'
  key: string
  seat: number
  whom: number
}
/**
 * No more lesson: the match goes on freely.
 */
export interface LeaveLesson {
  type: 'leave-lesson'
  key: string
  seat: number
}
/**
 * The end of a round lies before this seat, or has been put away: until then bots wait for it.
 */
export interface Read {
  type: 'read'
  key: string
  seat: number
  change: number
  is_over?: boolean
}
/**
 * What would a strong player do?
 */
export interface HintRequest {
  type: 'hint'
  key: string
  seat: number
}
/**
 * What would come of this? Nothing is answered by it; each game has wishes of its own.
 */
export interface WhatIf {
  type: 'what-if'
  key: string
  seat: number
  decision: number
  wish: {
    [k: string]: unknown
  }
}
/**
 * The first message on a socket: the table now, and what was missed.
 */
export interface Welcome {
  type: 'welcome'
  table: Table
  eyes: Perspective[]
  lines?: ChatLine[]
}
/**
 * What one pair of eyes has missed, and sees now.
 */
export interface Perspective {
  seat: number
  news?: News[]
  position?: Position | null
}
/**
 * What one pair of eyes was told by one change of the table.
 */
export interface News {
  seq: number
  told?: Told[]
  by?: string
  back_to?: number
}
/**
 * The table as one pair of eyes sees it now.
 */
export interface Position {
  view: unknown
  asked?: Asked | null
  options?: Option[]
  outcome?: Outcome | null
  undo?: 'ask' | 'free' | 'no'
  may_rewind?: boolean
  orders?: Order[]
  bet?: Bet | null
  tip?: Phrase | null
  progress?: Progress | null
  feats?: Feats | null
  advice?: Advice | null
  leader?: number | null
  votes?: boolean
  wanted?: Wanted[]
  vote_clock?: number
  proposals?: Proposal[]
  clock?: number
}
/**
 * The open question.
 */
export interface Asked {
  id: number
  kind: string
  rule: string
  seats: number[]
  say?: Phrase | null
  params?: {
    [k: string]: number | string | (number | number[])[]
  }
  takes_any?: boolean
}
/**
 * Something that a seat may do now.
 */
export interface Option {
  action: {
    [k: string]: unknown
  }
  say: Phrase
  does?: Phrase[]
  beside?: boolean
}
/**
 * A standing order: a question that is answered for the player.
 */
export interface Order {
  name: string
  say: Phrase
  on?: boolean
}
/**
 * What somebody who is out of the round may guess about the others.
 */
export interface Bet {
  say: Phrase
  seats: number[]
  count: number
  named?: number[]
  right?: number
  made?: number
}
/**
 * How far a lesson has come.
 */
export interface Progress {
  step: number
  chapters: number[]
  chapter?: Phrase | null
}
/**
 * What the adviser of the game has found out, after a while.
 */
export interface Advice {
  forecast?: Forecast | null
  account?: Phrase[]
}
/**
 * How the match is likely to end.
 */
export interface Forecast {
  say: Phrase
  more: Phrase
  warns?: Phrase | null
}
/**
 * A choice of the story, and what each of those wanted who made it together.
 */
export interface Wanted {
  match: number
  entry: number
  done: Phrase
  by: Proposal[]
}
/**
 * What somebody who plays with others as one would do.
 */
export interface Proposal {
  seat: number
  action: {
    [k: string]: unknown
  }
  say: Phrase
}
/**
 * Something that was said at the table: free words, or a ready phrase.
 */
export interface ChatLine {
  seq: number
  seat: number
  name: string
  text?: string
  phrase?: Phrase | null
}
/**
 * The match went on. It is stored.
 */
export interface Update {
  type: 'update'
  seat: number
  news: News
  position?: Position | null
  change?: Delta | null
}
/**
 * What makes one picture of another, by path: `view.players.2.cards`; the empty one is all of it.
 */
export interface Delta {
  at?: {
    [k: string]: unknown
  }
  gone?: string[]
}
/**
 * The adviser has found something out about the table as it is. Nothing has changed.
 */
export interface Advised {
  type: 'advice'
  advice: Advice
}
/**
 * Something about the table changed, not in the match.
 */
export interface Seating {
  type: 'table'
  table: Table
}
/**
 * Somebody said something.
 */
export interface Spoken {
  type: 'line'
  line: ChatLine
}
/**
 * Somebody calls one of the seats of this browser.
 */
export interface Nudged {
  type: 'nudged'
  seat: number
  by: number
}
/**
 * The command with this key was carried out and stored.
 */
export interface Done {
  type: 'done'
  key: string
  seq: number
}
/**
 * The command with this key was refused; nothing changed. No key: it could not be read.
 */
export interface Refused {
  type: 'refused'
  refusal: Refusal
  key?: string
}
/**
 * What a strong player would do, and why.
 */
export interface Hint {
  type: 'hint'
  key: string
  seat: number
  action: {
    [k: string]: unknown
  }
  say: Phrase
  why: Phrase[]
}
/**
 * What would come of the wish with this key, as this seat sees the table.
 */
export interface Prospects {
  type: 'prospects'
  key: string
  seat: number
  decision: number
  prospects: Prospect[]
}
/**
 * What would come of a wish, or of one step of it.
 */
export interface Prospect {
  say: Phrase
  does?: Phrase[]
  missing?: Phrase[]
  action?: {
    [k: string]: unknown
  } | null
  is_open?: boolean
  ways?: {
    [k: string]: unknown
  }[]
  show?: {
    [k: string]: unknown
  }
}
/**
 * The last message on a socket.
 */
export interface Bye {
  type: 'bye'
  reason: 'seat-changed' | 'shutdown' | 'too-fast' | 'too-slow'
}
