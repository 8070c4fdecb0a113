import { openDatabase } from './database.ts'
import { measure } from './http.ts'
import { FRAME_BYTES, type Server, startServer } from './server.ts'
import { median, ms, number, type Options, type Result, times } from './stats.ts'

const WARM_UP = 20_000
const ROUNDS = 5
/** All of them together stay below the limit of the account. */
const REQUESTS = 15_000
const PATH = '/v1/frame?page=1&pageSize=20'
/** There has to be a database; nothing is asked of it. */
const NOTICES = 1_000

/** What a request costs around its route: connection, key, limits, checks, tag, headers, log and metrics. */
export async function frame(options: Options): Promise<Result[]> {
  const database = await openDatabase({ ...options, notices: NOTICES })
  try {
    const asked = [
      { server: await startServer('frame', database.target), path: PATH, cpuMs: [] as number[] },
      { server: await startServer('bare', database.target), path: `/${FRAME_BYTES}`, cpuMs: [] as number[] },
    ] as const
    for (const { server, path } of asked) await ask(server, path, WARM_UP)
    // In turns, so that what else the machine does falls on both.
    for (let round = 0; round < ROUNDS; round++) {
      for (const { server, path, cpuMs } of asked) cpuMs.push(await ask(server, path, REQUESTS))
    }
    const [ours, bare] = [median(asked[0].cpuMs), median(asked[1].cpuMs)]
    for (const { server } of asked) await server.stop()
    return [
      {
        line: 'frame of a request: key, limits, access, input, ETag, headers, log, metrics',
        figure: `${ms(ours)} of processor time (${asked[0].cpuMs.map((one) => number(one)).join(', ')}; ${number(REQUESTS)} requests a round, warm)`,
        rival: `a bare Fastify route, a body of the same ${FRAME_BYTES} bytes: ${ms(bare)}`,
        ratio: times(ours / bare),
        need: '–',
        reached: null,
      },
    ]
  } finally {
    await database.stop()
  }
}

const ask = async (server: Server, path: string, requests: number): Promise<number> =>
  (await measure(server, Array(requests).fill(path))).cpuMs
