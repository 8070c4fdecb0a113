import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endProcess, endsWithTests } from '../test/processes.ts'
import { median, ms, type Options, type Result } from './stats.ts'

const ROOT = join(import.meta.dirname, '..')
const ROUNDS = 3
const NEED_MS = 10_000
const PATIENCE_MS = 300_000
const LOOK_MS = 200

const AS_BROWSER = { headers: { accept: 'text/html' } }

/** Milliseconds from `npm start` in a new data folder. */
interface FirstMinute {
  /** `/` responds with the console; its files were built before. */
  page: number
  /** A search with a demo key returns notices, so that the page has content. */
  content: number
  /** The demo account has its first event. */
  event: number
  /** The demo is complete. */
  whole: number
}

/** The time from `npm start` to the first page with content, and to the first event. */
export async function firstPage({ progress }: Options): Promise<Result[]> {
  const rounds: FirstMinute[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const times = await startOnce()
    rounds.push(times)
    progress(`round ${round}: page ${ms(times.page)}, content ${ms(times.content)}, event ${ms(times.event)}`)
  }
  const of = (name: keyof FirstMinute) => median(rounds.map((times) => times[name]))
  const content = Math.max(of('page'), of('content'))
  return [
    {
      line: 'npm start in a new folder, to the first page with content',
      figure: `${ms(content)} (console served after ${ms(of('page'))}; demo complete after ${ms(of('whole'))})`,
      rival: '–',
      ratio: '–',
      need: `≤ ${ms(NEED_MS)}`,
      reached: content <= NEED_MS,
    },
    {
      line: 'npm start in a new folder, to the first event of a demo account',
      figure: ms(of('event')),
      rival: '–',
      ratio: '–',
      need: '–',
      reached: null,
    },
  ]
}

async function startOnce(): Promise<FirstMinute> {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-bench-start-'))
  const env = { ...process.env, GONGGO_DATA: folder, GONGGO_PORT: '0' }
  const begun = performance.now()
  const child = endsWithTests(spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] }))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const reached = async (holds: () => boolean | Promise<boolean>): Promise<number> => {
    while (!(await holds())) {
      if (performance.now() - begun > PATIENCE_MS) throw new Error(`not reached:\n${output.slice(-2_000)}`)
      await pause(LOOK_MS)
    }
    return performance.now() - begun
  }
  try {
    const file = join(folder, 'demo.json')
    await reached(() => existsSync(file))
    const { baseUrl, accounts } = JSON.parse(readFileSync(file, 'utf8')) as Demo
    const key = accounts.find(({ plan }) => plan === 'enterprise')?.key ?? ''
    const ask = (path: string) => fetch(`${baseUrl}${path}`, { headers: { authorization: `Bearer ${key}` } })
    const itemsAt = async (path: string): Promise<number> => {
      const { items = [] } = (await (await ask(path)).json()) as { items?: unknown[] }
      return items.length
    }
    const [page, content, event, whole] = await Promise.all([
      reached(async () => (await (await fetch(baseUrl, AS_BROWSER)).text()).includes('<div id="root"')),
      reached(async () => (await itemsAt('/v1/bids?status=open&pageSize=1')) > 0),
      reached(async () => (await itemsAt('/v1/events')) > 0),
      reached(() => output.includes('All notices of the demo are there')),
    ])
    return { page, content, event, whole }
  } finally {
    await endProcess(child)
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Demo {
  baseUrl: string
  accounts: { plan: string; key: string }[]
}
