import { askWire } from '../test/wire.ts'
import { flooding } from './crowd.ts'
import { openDatabase } from './database.ts'
import { plainSearches, play } from './fairness.ts'
import { type Server, startServer } from './server.ts'
import { ms, number, type Options, type Result } from './stats.ts'

const CODINGS = ['identity', 'gzip', 'br', 'zstd'] as const
const PAGE = '/v1/bids/changes?limit=1000'
const ROUNDS = 30
const EXPORT_ROUNDS = 3
/** Among the responses, one that takes no time to create, so that compression is most of the work. */
const GREEDY = { connections: 8, path: '/v1/bids?pageSize=100' }

interface WireRequest {
  name: string
  path: string
  accept: string
  rounds: number
}

const json = 'application/json'
const REQUESTS: WireRequest[] = [
  { name: 'a page of 1,000 changes', path: PAGE, accept: json, rounds: ROUNDS },
  {
    name: 'a page of 20 notices',
    path: '/v1/bids?keyword=%EC%A0%95%EB%B9%84&pageSize=20',
    accept: json,
    rounds: 10 * ROUNDS,
  },
  { name: '`/openapi.json`', path: '/openapi.json', accept: json, rounds: ROUNDS },
  { name: 'all notices as CSV', path: '/v1/bids', accept: 'text/csv', rounds: EXPORT_ROUNDS },
]

/** The size of responses in each coding, their cost for the service, and their effect on other clients. */
export async function wire(options: Options): Promise<Result[]> {
  const database = await openDatabase(options)
  try {
    const searches = await plainSearches(database, options.notices)
    const server = await startServer('product', database.target)
    while (!(await fetch(`${server.origin}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 250))
    const results: Result[] = []
    for (const asked of REQUESTS) {
      options.progress(`${asked.name} …`)
      results.push(await weigh(server, asked))
    }
    for (const [index, coding] of [null, ...CODINGS].entries()) {
      const name = coding
        ? `${GREEDY.connections} connections request pages of 100 notices as ${coding}`
        : 'no other load'
      options.progress(`${name} …`)
      const headers = `Authorization: Bearer ${server.teamKey}\r\nAccept-Encoding: ${coding}\r\n`
      const crowd = () => (coding ? [flooding(GREEDY.connections, GREEDY.path, headers)] : [])
      results.push(await play({ name, most: null, crowd }, server, searches, `203.0.113.${index}`))
    }
    await server.stop()
    return results
  } finally {
    await database.stop()
  }
}

interface Weighed {
  bytes: number
  /** Per response, on the event loop. */
  loopMs: number
  /** Per response, on all threads. */
  cpuMs: number
}

async function weigh(server: Server, { name, path, accept, rounds }: WireRequest): Promise<Result> {
  const weights: string[] = []
  let plain: Weighed | null = null
  for (const coding of CODINGS) {
    const { bytes, loopMs, cpuMs } = await measure(server, path, accept, coding, rounds)
    plain ??= { bytes, loopMs, cpuMs }
    const share = coding === 'identity' ? '' : ` (${number(plain.bytes / bytes)}×)`
    weights.push(`${coding} ${number(bytes)} bytes${share}, ${ms(loopMs)} of the event loop, ${ms(cpuMs)} in all`)
  }
  return { line: `wire: ${name}`, figure: weights.join('; '), rival: '–', ratio: '–', need: '–', reached: null }
}

async function measure(server: Server, path: string, accept: string, coding: string, rounds: number): Promise<Weighed> {
  const headers = { authorization: `Bearer ${server.teamKey}`, accept, 'accept-encoding': coding }
  const ask = async () => {
    const { status, bytes, headers: received } = await askWire(`${server.origin}${path}`, headers)
    if (status !== 200 || (received['content-encoding'] ?? 'identity') !== coding) {
      throw new Error(`${path} was answered ${status} in ${received['content-encoding']}`)
    }
    return bytes.length
  }
  const bytes = await ask()
  const before = await server.spent()
  for (let round = 0; round < rounds; round++) await ask()
  const after = await server.spent()
  return { bytes, loopMs: (after.loopMs - before.loopMs) / rounds, cpuMs: (after.cpuMs - before.cpuMs) / rounds }
}
