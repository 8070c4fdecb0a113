// Requests and responses between two processes, over the channel that Node opens between a process and its children.

/** `process` in the child, the child process in its parent. */
export interface Channel {
  send?: (message: object, onSent: (error: Error | null) => void) => unknown
  on(event: 'message', listener: (message: unknown) => void): unknown
  on(event: 'disconnect', listener: () => void): unknown
}

type Answer = (...values: never[]) => unknown

export interface Wire {
  /**
   * Calls a function of the other process by name. Fails if that fails, or if the other process ends before it
   * responds.
   */
  ask<T>(name: string, ...values: unknown[]): Promise<T>
  /** Registers a function that the other process may call. */
  answer(name: string, run: Answer): void
}

interface Batch {
  asks: [id: number, name: string, values: unknown[]][]
  /** `error` is a message, or `null`. */
  answers: [id: number, error: string | null, value: unknown][]
}

const empty = (): Batch => ({ asks: [], answers: [] })

class WireClosed extends Error {
  readonly code = 'wire_closed'
}

/**
 * Requests and responses of one turn of the event loop are sent as one message: the message is half of the time of a
 * request.
 */
export function createWire(channel: Channel): Wire {
  const names = new Map<string, Answer>()
  const open = new Map<number, PromiseWithResolvers<never>>()
  let batch = empty()
  let ids = 0
  let isClosed = false

  function close(): void {
    isClosed = true
    for (const { reject } of open.values()) reject(closed())
    open.clear()
  }

  function leave(): void {
    const sent = batch
    batch = empty()
    // The channel may close meanwhile; `disconnect` then fails the open requests.
    if (!isClosed) channel.send?.(sent, () => {})
  }

  function add(change: (batch: Batch) => void): void {
    if (batch.asks.length + batch.answers.length === 0) setImmediate(leave)
    change(batch)
  }

  const reply = (id: number, error: string | null, value: unknown) =>
    add(({ answers }) => answers.push([id, error, value]))

  function take({ asks, answers }: Batch): void {
    for (const [id, name, values] of asks) {
      const run = names.get(name)
      if (!run) reply(id, `nothing answers to ${name}`, null)
      else serve(id, run, values)
    }
    for (const [id, error, value] of answers) {
      const asked = open.get(id)
      open.delete(id)
      if (error === null) asked?.resolve(value as never)
      else asked?.reject(new Error(error))
    }
  }

  function serve(id: number, run: Answer, values: unknown[]): void {
    const failed = (error: unknown) => reply(id, String(error), null)
    try {
      const value = run(...(values as never[]))
      if (value instanceof Promise) value.then((later) => reply(id, null, later), failed)
      else reply(id, null, value)
    } catch (error) {
      failed(error)
    }
  }

  channel.on('message', (message) => take(message as Batch))
  channel.on('disconnect', close)
  return {
    ask(name, ...values) {
      if (isClosed) return Promise.reject(closed())
      const asked = Promise.withResolvers<never>()
      const id = ++ids
      open.set(id, asked)
      add(({ asks }) => asks.push([id, name, values]))
      return asked.promise
    },
    answer: (name, run) => void names.set(name, run),
  }
}

const closed = () => new WireClosed('the other process has ended')
