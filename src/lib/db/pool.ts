// Lends a limited number of connections to callers; knows no SQL.

import { endsLine, type Line, withCode } from './line.ts'

const IDLE_MS = 60_000
/** Everything that uses the database has stopped by then. */
const STOP_MS = 1_000

const closed = () =>
  Object.assign(new Error('The connections to the database are closed.'), { code: 'CONNECTION_CLOSED' })

/** One use of a connection: how long the caller waited for it and used it. */
export interface PoolUse {
  waitMs: number
  ms: number
}

interface Waiting extends PromiseWithResolvers<Line> {
  owner: string | null
}

/** How many connections each owner has or is being given; `most` at a time. */
function createShares(most: number) {
  const lent = new Map<string, number>()
  const lentTo = (owner: string) => lent.get(owner) ?? 0
  return {
    lentTo,
    mayHave: (owner: string | null) => owner === null || lentTo(owner) < most,
    count(owner: string | null, change: 1 | -1): void {
      if (owner === null) return
      const now = lentTo(owner) + change
      if (now === 0) lent.delete(owner)
      else lent.set(owner, now)
    },
  }
}

/**
 * A limited number of connections, half of them for one owner; `null` may use all. A lost connection is discarded; the
 * next caller opens another.
 */
export function createPool(
  make: () => Line,
  max: number,
  onError: (error: unknown) => void,
  onUse: (use: PoolUse) => void = () => {},
) {
  const lines = new Set<Line>()
  const idle: { line: Line; since: number }[] = []
  const waiting: Waiting[] = []
  const { lentTo, mayHave, count } = createShares(Math.max(1, Math.floor(max / 2)))
  /** After the stop, requests are refused: a new connection would never be closed. */
  let isStopped = false

  async function open(owner: string | null): Promise<Line> {
    const line = make()
    lines.add(line)
    line.once('end', () => forget(line))
    try {
      await line.open()
      if (isStopped) throw closed()
      return line
    } catch (error) {
      line.connection.stream.destroy()
      count(owner, -1)
      throw error instanceof Error ? withCode(error) : error
    }
  }

  function forget(line: Line): void {
    lines.delete(line)
    const at = idle.findIndex((one) => one.line === line)
    if (at >= 0) idle.splice(at, 1)
    serve()
  }

  function take(owner: string | null): Line | Promise<Line> {
    if (isStopped) return Promise.reject(closed())
    if (!mayHave(owner) || (idle.length === 0 && lines.size >= max)) {
      const next = { ...Promise.withResolvers<Line>(), owner }
      waiting.push(next)
      return next.promise
    }
    count(owner, 1)
    return idle.pop()?.line ?? open(owner)
  }

  /** First come, first served, except for owners who have their share. */
  function serve(): void {
    while (!isStopped && (idle.length > 0 || lines.size < max)) {
      const at = waiting.findIndex(({ owner }) => mayHave(owner))
      const [next] = at < 0 ? [] : waiting.splice(at, 1)
      if (!next) return
      Promise.resolve(take(next.owner)).then(next.resolve, next.reject)
    }
  }

  function giveBack(line: Line, isSpent: boolean): void {
    if (isSpent || !lines.has(line)) line.connection.stream.destroy()
    else idle.push({ line, since: performance.now() })
  }

  const closeIdle = () => {
    const long = performance.now() - IDLE_MS
    for (const { line } of idle.filter(({ since }) => since < long)) leave(line)
  }
  const leave = (line: Line) => {
    const at = idle.findIndex((one) => one.line === line)
    if (at >= 0) idle.splice(at, 1)
    return line.end()
  }
  const sweep = setInterval(closeIdle, IDLE_MS).unref()

  return {
    /** How many connections an owner has or is being given. */
    lentTo,
    lines: (): Iterable<Line> => lines,
    dropIdle(): void {
      for (const { line } of idle.splice(0)) line.connection.stream.destroy()
    },
    async use<T>(owner: string | null, work: (line: Line) => Promise<T>): Promise<T> {
      let line: Line | null = null
      let isSpent = false
      const asked = performance.now()
      let begun = asked
      try {
        line = await take(owner)
        begun = performance.now()
        return await work(line)
      } catch (error) {
        isSpent = endsLine(error)
        onError(error)
        throw error
      } finally {
        // Callers without a connection, because of a stop or a failed attempt to open one, are not counted.
        if (line) {
          giveBack(line, isSpent)
          count(owner, -1)
          onUse({ waitMs: begun - asked, ms: performance.now() - begun })
        }
        serve()
      }
    },
    /** Closes the connections; an unresponsive one is cut off. */
    async stop(): Promise<void> {
      clearInterval(sweep)
      isStopped = true
      for (const { reject } of waiting.splice(0)) reject(closed())
      const cutOff = setTimeout(() => {
        for (const line of lines) line.connection.stream.destroy()
      }, STOP_MS)
      await Promise.all([...lines].map(leave))
      clearTimeout(cutOff)
    },
  }
}
