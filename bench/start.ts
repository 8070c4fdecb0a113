import { COLUMNS } from '../src/bids/store/catalog.ts'
import type { Db } from '../src/lib/db/index.ts'
import { openDatabase } from './database.ts'
import { startServer } from './server.ts'
import { median, ms, number, type Options, type Result, times } from './stats.ts'

const ROUNDS = 3

/** A service that starts, and COPY alone of the same columns, in turn. */
export async function start(options: Options): Promise<Result[]> {
  const { notices, progress } = options
  const database = await openDatabase(options)
  try {
    await copyAll(database.db)
    const [ours, cpu, longest, theirs]: [number[], number[], number[], number[]] = [[], [], [], []]
    for (let round = 1; round <= ROUNDS; round++) {
      theirs.push(await copyAll(database.db))
      const server = await startServer('product', database.target)
      await server.stop()
      ours.push(server.ms)
      cpu.push(server.cpuMs)
      longest.push(server.longestMs)
      progress(`ready after ${ms(server.ms)}, COPY ${ms(theirs.at(-1) ?? 0)}`)
    }
    const ratio = median(ours) / median(theirs)
    return [
      {
        line: `start with ${number(notices)} notices`,
        figure: `ready after ${ms(median(ours))} (${ms(median(cpu))} of processor time; event loop held for ${ms(Math.min(...longest))} at most, in the best of ${ROUNDS})`,
        rival: `COPY of the same columns ${ms(median(theirs))}`,
        ratio: times(ratio),
        need: '≤ 5×',
        reached: ratio <= 5,
      },
    ]
  } finally {
    await database.stop()
  }
}

/** In the text form, as one writes it; what comes is thrown away. */
async function copyAll(db: Db): Promise<number> {
  const begun = performance.now()
  for await (const _ of db.copyOut((sql) => sql`copy (select ${sql([...COLUMNS])} from bids) to stdout`));
  return performance.now() - begun
}
