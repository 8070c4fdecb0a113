import { setTimeout as after } from 'node:timers/promises'
import { openDatabase } from './database.ts'
import { measure } from './http.ts'
import { FRAME_BYTES, type Server, startServer } from './server.ts'
import { median, ms, number, type Options, type Result, times } from './stats.ts'

const WARM_UP = 20_000
const ROUNDS = 5
/** All requests together stay below the limit of the account. */
const REQUESTS = 15_000
const PATH = '/v1/frame?page=1&pageSize=20'
/** A database is required, but not queried. */
const NOTICES = 1_000
const ALONE_SECONDS = 3

/** The cost of a request outside its route: connection, key, limits, checks, tag, headers, log and metrics. */
export async function frame(options: Options): Promise<Result[]> {
  const database = await openDatabase({ ...options, notices: NOTICES })
  try {
    const ours = await prepare(await startServer('frame', database.target), PATH)
    const bare = await prepare(await startServer('bare', database.target), `/${FRAME_BYTES}`)
    // In turns, so that other load on the machine affects both.
    for (let round = 0; round < ROUNDS; round++) for (const one of [ours, bare]) await one.ask()
    for (const { server } of [ours, bare]) await server.stop()
    const [cpuMs, bareMs] = [median(ours.cpuMs), median(bare.cpuMs)]
    return [
      {
        line: 'overhead of a request: key, limits, access, input, ETag, headers, log, metrics',
        figure: `${ms(cpuMs)} of CPU time (${ours.cpuMs.map((value) => number(value)).join(', ')}; ${number(REQUESTS)} requests a round, warm; beside them the service works ${ms(ours.alone)} a second by itself, which is taken off)`,
        rival: `a bare Fastify route, a body of the same ${FRAME_BYTES} bytes: ${ms(bareMs)}`,
        ratio: times(cpuMs / bareMs),
        need: '–',
        reached: null,
      },
    ]
  } finally {
    await database.stop()
  }
}

/** Warms up, and measures the processor time per second without requests. */
async function prepare(server: Server, path: string) {
  await measure(server, Array(WARM_UP).fill(path))
  const before = await server.cpu()
  await after(ALONE_SECONDS * 1000)
  const alone = ((await server.cpu()) - before) / ALONE_SECONDS
  const cpuMs: number[] = []
  return {
    server,
    alone,
    cpuMs,
    async ask(): Promise<void> {
      const measured = await measure(server, Array(REQUESTS).fill(path))
      cpuMs.push(measured.cpuMs - (alone * measured.seconds) / measured.answered)
    },
  }
}
