import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DbTarget } from '../src/lib/db/index.ts'

export type Kind = 'product' | 'frame' | 'console' | 'sql' | 'bare'
/** What the route of `frame` answers with. */
export const FRAME_BYTES = 600

export type ServerCommand = 'cpu' | 'figures' | 'held' | 'end'

export interface Started {
  origin: string
  /** Of an account with 50 keywords. */
  key: string
  /** Of one without any. */
  plainKey: string
  /** Of one on Enterprise, whose keywords match. */
  teamKey: string
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

/** Since it was last asked, in milliseconds. */
export interface Held {
  /** Processor time of each turn of its event loop, which the load of others does not lengthen. */
  turns: number[]
  /** How late the loop was found, every 10 ms: what callers are asked to come again by. */
  late: number[]
}

export interface Spent {
  cpuMs: number
  /** … of the thread that answers. */
  loopMs: number
}

export interface Server extends Started {
  /** Processor time it has used so far. */
  cpu(): Promise<number>
  spent(): Promise<Spent>
  figures(): Promise<Figures>
  held(): Promise<Held>
  stop(): Promise<void>
}

const PROGRAM = fileURLToPath(new URL('./service.ts', import.meta.url))

/** What the image sets for the memory of the process. */
const IMAGE = readFileSync(new URL('../deploy/Dockerfile', import.meta.url), 'utf8')
const FLAGS = IMAGE.match(/--max-\S+/g) ?? []
const MALLOC: Record<string, string> = Object.fromEntries(
  [...IMAGE.matchAll(/(MALLOC_\w+)=(\d+)/g)].map(([, name = '', value = '']) => [name, value]),
)
/** The same for a process that is started by its environment. */
export const IMAGE_SETTINGS: Record<string, string> = Object.assign({ NODE_OPTIONS: FLAGS.join(' ') }, MALLOC)
/** Of every service that a benchmark starts. */
export const SECRET = 'only for measuring and long enough'

export interface ServerOptions {
  /** Where it keeps the catalog between two runs. */
  catalogFolder?: string | undefined
  /** Descriptor of the file that takes its log; default: the log is not kept. */
  log?: number
}

/** In a process of its own, as the service stands beside its callers. */
export async function startServer(kind: Kind, target: DbTarget, options: ServerOptions = {}): Promise<Server> {
  const { catalogFolder, log = 'ignore' } = options
  const child = fork(PROGRAM, [JSON.stringify({ kind, target, catalogFolder })], {
    execArgv: ['--expose-gc', ...FLAGS],
    env: Object.assign({}, process.env, MALLOC),
    stdio: ['ignore', log, 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const heard = async <T>(): Promise<T> => {
    const asked = new AbortController()
    const answer = await Promise.race([once(child, 'message', { signal: asked.signal }), ended.then(() => null)])
    if (answer) return answer[0] as T
    asked.abort()
    throw new Error(`the process of ${kind} ended`)
  }
  const ask = <T>(what: ServerCommand): Promise<T> => {
    const answer = heard<T>()
    child.send(what)
    return answer
  }
  const started = await heard<Started>()
  return {
    ...started,
    cpu: async () => (await ask<Spent>('cpu')).cpuMs,
    spent: () => ask<Spent>('cpu'),
    figures: () => ask<Figures>('figures'),
    held: () => ask<Held>('held'),
    async stop() {
      child.send('end')
      await ended
    },
  }
}
