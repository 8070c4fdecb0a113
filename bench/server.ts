import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { DbTarget } from '../src/lib/db.ts'

export type Kind = 'product' | 'sql' | 'bare'
export type Asked = 'cpu' | 'figures' | 'end'

export interface Started {
  origin: string
  /** Of an account with 50 keywords. */
  key: string
  /** Of one without any. */
  plainKey: string
  /** Until it listened, from when its program had been read. */
  ms: number
  cpuMs: number
  /** The longest that the event loop was held meanwhile. */
  longestMs: number
}

export interface Figures {
  cpuMs: number
  rss: number
  heap: number
  buffers: number
}

export interface Server extends Started {
  /** Processor time it has used so far. */
  cpu(): Promise<number>
  figures(): Promise<Figures>
  stop(): Promise<void>
}

const PROGRAM = fileURLToPath(new URL('./service.ts', import.meta.url))

/** In a process of its own, as the service stands beside its callers. */
export async function startServer(kind: Kind, target: DbTarget): Promise<Server> {
  const child = fork(PROGRAM, [JSON.stringify({ kind, target })], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const heard = async <T>(): Promise<T> => {
    const ended = once(child, 'exit').then(() => {
      throw new Error(`the process of ${kind} ended`)
    })
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [T]
    return message
  }
  const ask = <T>(what: Asked): Promise<T> => {
    const answer = heard<T>()
    child.send(what)
    return answer
  }
  const started = await heard<Started>()
  return {
    ...started,
    cpu: async () => (await ask<{ cpuMs: number }>('cpu')).cpuMs,
    figures: () => ask<Figures>('figures'),
    async stop() {
      const ended = once(child, 'exit')
      child.send('end')
      await ended
    },
  }
}
