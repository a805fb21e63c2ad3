import type { Command, Message } from '../wire'

/** How the line to the server is: `lost` when it has been down for a while. */
export type Connection = 'connecting' | 'open' | 'lost'

interface Listener {
  /** A message, and the command that it acknowledges if it does. */
  message: (message: Message, command?: Command) => void
  line: (line: Connection) => void
  /** The server never let us in. */
  shut: () => void
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 4000
const QUIET = 1000

/**
 * A line to a table that mends itself. A command is kept until the server has acknowledged it, and
 * sent again with the same key after a break: the server does it once.
 */
export class TableSocket {
  readonly #address: () => string
  readonly #listener: Listener
  readonly #unanswered = new Map<string, Command>()
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #welcomed = false
  #ended = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #worry: ReturnType<typeof setTimeout> | undefined

  constructor(address: () => string, listener: Listener) {
    this.#address = address
    this.#listener = listener
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  open(): void {
    if (this.#socket === null && !this.#ended) this.#open()
  }

  send(command: Command): void {
    this.#unanswered.set(command.key, command)
    if (this.#welcomed) this.#transmit(command)
  }

  /** Opens the line anew: other seats, other eyes. */
  reopen(): void {
    this.#drop()
    this.#open()
  }

  close(): void {
    this.#ended = true
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#drop()
  }

  #open(): void {
    this.#forget()
    const socket = new WebSocket(this.#address())
    this.#socket = socket
    this.#worry ??= setTimeout(() => {
      this.#listener.line('lost')
    }, QUIET)
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as Message)
    })
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#broken()
    })
  }

  #receive(message: Message): void {
    if (message.type === 'welcome') this.#welcome()
    this.#listener.message(message, this.#acknowledged(message))
    if (message.type === 'welcome') this.#repeat()
  }

  #acknowledged(message: Message): Command | undefined {
    if (!('key' in message) || !message.key) return undefined
    const command = this.#unanswered.get(message.key)
    this.#unanswered.delete(message.key)
    return command
  }

  #welcome(): void {
    this.#welcomed = true
    this.#wait = FIRST_WAIT
    clearTimeout(this.#worry)
    this.#worry = undefined
    this.#listener.line('open')
  }

  #repeat(): void {
    for (const command of this.#unanswered.values()) this.#transmit(command)
  }

  #transmit(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command))
  }

  #broken(): void {
    const wasIn = this.#welcomed
    this.#drop()
    if (this.#ended) return
    if (!wasIn) this.#listener.shut()
    this.#worry ??= setTimeout(() => {
      this.#listener.line('lost')
    }, QUIET)
    // Not all browsers of a full server at the same instant.
    this.#retry = setTimeout(
      () => {
        this.#open()
      },
      this.#wait * (0.75 + Math.random() / 2),
    )
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  readonly #hurry = (): void => {
    if (!document.hidden && this.#retry !== undefined) this.open()
  }

  #forget(): void {
    clearTimeout(this.#retry)
    this.#retry = undefined
  }

  #drop(): void {
    this.#forget()
    const socket = this.#socket
    this.#socket = null
    this.#welcomed = false
    socket?.close()
    if (this.#ended) clearTimeout(this.#worry)
  }
}
