import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from './database.ts'
import { known, measure, searchPaths } from './http.ts'
import { changeNow } from './repeated.ts'
import { type Server, startServer } from './server.ts'
import { ms, type Options, percentile, type Result } from './stats.ts'

const ROUNDS = 10
const SECONDS = 8
const RATE = 500
/** At a fixed rate, a request does not wait for the response to another. */
const CONNECTIONS = 64
const WARM_UP = 4_000
const MOST_MS = 5

/** Whether the service answers evenly: distinct searches at a fixed rate, a change each second, the log in a file. */
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
    const changes = changeNow(database)
    const ours: number[][] = []
    for (let round = 0; round < ROUNDS; round++) {
      const from = WARM_UP + round * perRound
      ours.push(await roundOf(server, paths.slice(from, from + perRound)))
      options.progress(`round ${round + 1}: p50 and p99 ${ours.at(-1)?.map(ms).join(', ')}`)
    }
    await changes.stop()
    await server.stop()
    const bare = await startServer('bare', database.target)
    const bodies = Array.from({ length: perRound }, (_, index) => `/${sizes[index % sizes.length]}`)
    await roundOf(bare, bodies)
    const control = []
    for (let round = 0; round < ROUNDS; round++) control.push(await roundOf(bare, bodies))
    await bare.stop()
    return [resultOf(ours, control)]
  } finally {
    closeSync(log)
    rmSync(folder, { recursive: true })
    await database.stop()
  }
}

/** Median and 99th percentile. */
async function roundOf(server: Server, paths: readonly string[]): Promise<number[]> {
  const load = await measure(server, paths, { key: server.plainKey, connections: CONNECTIONS, rate: RATE })
  const times = known(load.ms)
  return [percentile(times, 0.5), percentile(times, 0.99)]
}

function resultOf(ours: readonly number[][], control: readonly number[][]): Result {
  const spread = (rounds: readonly number[][]) => {
    const p99s = rounds.map(([, p99 = Number.NaN]) => p99).sort((a, b) => a - b)
    const [first = Number.NaN, last = Number.NaN] = [p99s[0], p99s.at(-1)]
    return { last, text: `${ms(first)} to ${ms(last)}, median ${ms(p99s[p99s.length >> 1] ?? Number.NaN)}` }
  }
  const [own, bare] = [spread(ours), spread(control)]
  return {
    line: `search over HTTP: p99 of ${ROUNDS} rounds at ${RATE} distinct requests/s, a change each second, log in a file`,
    figure: own.text,
    rival: `bare Fastify route, bodies of the same sizes, the same rate: ${bare.text}`,
    ratio: '–',
    need: `≤ ${MOST_MS} ms in each round`,
    reached: own.last <= MOST_MS,
  }
}
