// Lends connections to callers, up to a number; knows no SQL.

import { endsLine, type Line, withCode } from './line.ts'

const IDLE_MS = 60_000
/** Parts that use the database have stopped by then. */
const STOP_MS = 1_000

const closed = () =>
  Object.assign(new Error('The connections to the database are closed.'), { code: 'CONNECTION_CLOSED' })

/** Connections in use, at most so many. One that was lost is thrown away; the next user opens another. */
export function createPool(make: () => Line, max: number, onError: (error: unknown) => void) {
  const lines = new Set<Line>()
  const idle: { line: Line; since: number }[] = []
  const waiting: PromiseWithResolvers<Line>[] = []
  /** From then on requests are refused: a connection opened now would never be closed. */
  let isStopped = false

  async function open(): Promise<Line> {
    const line = make()
    lines.add(line)
    line.once('end', () => forget(line))
    try {
      await line.open()
      if (isStopped) throw closed()
      return line
    } catch (error) {
      line.connection.stream.destroy()
      throw error instanceof Error ? withCode(error) : error
    }
  }

  function forget(line: Line): void {
    lines.delete(line)
    const at = idle.findIndex((one) => one.line === line)
    if (at >= 0) idle.splice(at, 1)
    const next = !isStopped && lines.size < max ? waiting.shift() : undefined
    if (next) open().then(next.resolve, next.reject)
  }

  function take(): Line | Promise<Line> {
    if (isStopped) return Promise.reject(closed())
    const line = idle.pop()?.line
    if (line) return line
    if (lines.size < max) return open()
    const next = Promise.withResolvers<Line>()
    waiting.push(next)
    return next.promise
  }

  function giveBack(line: Line, isSpent: boolean): void {
    if (isSpent || !lines.has(line)) return void line.connection.stream.destroy()
    const next = waiting.shift()
    if (next) next.resolve(line)
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
    async use<T>(work: (line: Line) => Promise<T>): Promise<T> {
      let line: Line | null = null
      let isSpent = false
      try {
        line = await take()
        return await work(line)
      } catch (error) {
        isSpent = endsLine(error)
        onError(error)
        throw error
      } finally {
        if (line) giveBack(line, isSpent)
      }
    },
    /** Ends the connections; one whose server no longer answers is cut off. */
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
