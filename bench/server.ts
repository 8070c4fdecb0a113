import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DbTarget } from '../src/lib/db/index.ts'

export type Kind = 'product' | 'frame' | 'console' | 'sql' | 'bare'
/** The response of the route for `frame`. */
export const FRAME_BYTES = 600

export type ServerCommand = 'cpu' | 'figures' | 'loop' | 'end'

export interface Started {
  origin: string
  /** A key of an account with 50 keywords. */
  key: string
  /** A key of an account without keywords. */
  plainKey: string
  /** A key of an Enterprise account whose keywords match. */
  teamKey: string
  /** Milliseconds from loading the program until it listened. */
  ms: number
  cpuMs: number
  /** The longest blocking of the event loop during the start. */
  longestMs: number
}

export interface Figures {
  cpuMs: number
  rss: number
  heap: number
  buffers: number
}

/** Since the last request, in milliseconds. */
export interface LoopTimes {
  /** Processor time of each turn of its event loop, which other load does not increase. */
  turns: number[]
  /** Delay of the loop, measured every 10 ms; decides the `Retry-After` of refused requests. */
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
  loopTimes(): Promise<LoopTimes>
  stop(): Promise<void>
}

const PROGRAM = fileURLToPath(new URL('./service.ts', import.meta.url))

/** The memory settings of the image. */
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
  /** Folder for the catalog between two runs. */
  catalogFolder?: string | undefined
  /** Descriptor of the file for its log; default: the log is discarded. */
  log?: number
}

/** In a separate process, as in production. */
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
    loopTimes: () => ask<LoopTimes>('loop'),
    async stop() {
      child.send('end')
      await ended
    },
  }
}
