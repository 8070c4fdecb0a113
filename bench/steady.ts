import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from './database.ts'
import { known, measure, searchPaths } from './http.ts'
import { changeNow } from './repeated.ts'
import { type Server, startServer } from './server.ts'
import { ms, type Options, percentile, type Result, times } from './stats.ts'

const ROUNDS = 10
const SECONDS = 8
const RATE = 500
/** At a fixed rate, a request does not wait for the response to another. */
const CONNECTIONS = 64
const WARM_UP = 4_000
const MOST_MS = 5

/** Even response times: distinct searches at a fixed rate, a change each second, the log in a file. */
export async function steady(options: Options): Promise<Result[]> {
  const database = await openDatabase(options)
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-steady-'))
  const log = openSync(join(folder, 'log'), 'w')
  try {
    const perRound = RATE * SECONDS
    const paths = await searchPaths(database, options.notices, WARM_UP + ROUNDS * perRound)
    options.progress('starting the service …')
    const server = await startServer('product', database.target, { log })
    const { sizes } = await measure(server, paths.slice(0, WARM_UP), { key: server.plainKey })
    const bare = await startServer('bare', database.target)
    const bodies = (spin: number) => Array.from({ length: perRound }, (_, at) => `/${sizes[at % sizes.length]}/${spin}`)
    const warm = await roundOf(server, paths.slice(0, perRound))
    const alone = await roundOf(bare, bodies(0))
    const spin = Math.max(0, warm.cpuMs - alone.cpuMs)
    const changes = changeNow(database)
    const [ours, control]: [Round[], Round[]] = [[], []]
    // In turn, so that other load on the machine affects both.
    for (let round = 0; round < ROUNDS; round++) {
      const from = WARM_UP + round * perRound
      ours.push(await roundOf(server, paths.slice(from, from + perRound)))
      control.push(await roundOf(bare, bodies(spin)))
      options.progress(`round ${round + 1}: ${summary(ours.at(-1))}; control ${summary(control.at(-1))}`)
    }
    await changes.stop()
    await server.stop()
    await bare.stop()
    return [resultOf(ours, control)]
  } finally {
    closeSync(log)
    rmSync(folder, { recursive: true })
    await database.stop()
  }
}

interface Round {
  p50: number
  p99: number
  cpuMs: number
}

async function roundOf(server: Server, paths: readonly string[]): Promise<Round> {
  const load = await measure(server, paths, { key: server.plainKey, connections: CONNECTIONS, rate: RATE })
  const took = known(load.ms)
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99), cpuMs: load.cpuMs }
}

const summary = (round?: Round): string =>
  round ? `p50 ${ms(round.p50)}, p99 ${ms(round.p99)}, ${ms(round.cpuMs)} of CPU time` : ''

function resultOf(ours: readonly Round[], control: readonly Round[]): Result {
  const spread = (rounds: readonly Round[]) => {
    const p99s = rounds.map(({ p99 }) => p99).sort((a, b) => a - b)
    const [first = Number.NaN, last = Number.NaN] = [p99s[0], p99s.at(-1)]
    const middle = p99s[p99s.length >> 1] ?? Number.NaN
    return { middle, last, text: `${ms(first)} to ${ms(last)}, median ${ms(middle)}` }
  }
  const [own, spinning] = [spread(ours), spread(control)]
  return {
    line: `search over HTTP: p99 of ${ROUNDS} rounds at ${RATE} distinct requests/s, a change each second, log in a file`,
    figure: own.text,
    rival: `a bare Fastify route that only uses as much CPU time for each request, in turn with ours: ${spinning.text}`,
    ratio: times(own.middle / spinning.middle),
    need: `≤ ${MOST_MS} ms in each round`,
    reached: own.last <= MOST_MS,
  }
}
