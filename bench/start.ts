import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { catalogColumns } from '../src/bids/store/catalog.ts'
import type { Db } from '../src/lib/db/index.ts'
import { type BenchDatabase, openDatabase } from './database.ts'
import { type Server, startServer } from './server.ts'
import { median, ms, number, type Options, type Result, times } from './stats.ts'

const ROUNDS = 3
/** Changes since the snapshot was written: some hours of the Korean portal. */
const CHANGES = 1_000
const WRITING_MS = 300_000
const LOOK_MS = 50

/**
 * Starts a service that fills its catalog and one that reads its snapshot and later changes, compared with COPY alone,
 * in turn.
 */
export async function start(options: Options): Promise<Result[]> {
  const { notices, progress } = options
  const database = await openDatabase(options)
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-bench-catalog-'))
  try {
    await copyAll(database.db)
    await change(database, 1)
    const size = await writeSnapshot(database, folder)
    const [fresh, kept]: [Server[], Server[]] = [[], []]
    const theirs: number[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      theirs.push(await copyAll(database.db))
      fresh.push(await startOnce(database))
      kept.push(await startOnce(database, folder))
      await change(database, CHANGES / ROUNDS)
      progress(
        `filled ${ms(fresh.at(-1)?.ms ?? 0)}, snapshot ${ms(kept.at(-1)?.ms ?? 0)}, COPY ${ms(theirs.at(-1) ?? 0)}`,
      )
    }
    const copy = median(theirs)
    return [
      lineOf(`start with ${number(notices)} notices, filled afresh`, fresh, copy, 5),
      lineOf(`start with ${number(notices)} notices, from a snapshot of ${number(size / 1e6)} MB`, kept, copy, 2),
    ]
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function lineOf(line: string, servers: readonly Server[], copy: number, need: number): Result {
  const of = (name: 'ms' | 'cpuMs') => median(servers.map((server) => server[name]))
  const longest = Math.min(...servers.map(({ longestMs }) => longestMs))
  const ratio = of('ms') / copy
  return {
    line,
    figure: `ready after ${ms(of('ms'))} (${ms(of('cpuMs'))} of CPU time; event loop blocked for ${ms(longest)} at most, best of ${ROUNDS})`,
    rival: `COPY of the same columns ${ms(copy)}`,
    ratio: times(ratio),
    need: `≤ ${need}×`,
    reached: ratio <= need,
  }
}

async function startOnce({ target }: BenchDatabase, folder?: string): Promise<Server> {
  const server = await startServer('product', target, { catalogFolder: folder })
  await server.stop()
  return server
}

/** Bytes of the snapshot after the first process has written it. */
async function writeSnapshot({ target }: BenchDatabase, folder: string): Promise<number> {
  const server = await startServer('product', target, { catalogFolder: folder })
  for (let waited = 0; !existsSync(join(folder, 'manifest')); waited += LOOK_MS) {
    if (waited > WRITING_MS) throw new Error('no snapshot was written')
    await pause(LOOK_MS)
  }
  await server.stop()
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}

/** Changes of this many notices, as followers receive them. */
async function change({ sql }: BenchDatabase, count: number): Promise<void> {
  await sql`
    with head as (update feed_head set position = position + ${Math.floor(count)} returning position),
      changed as (select notice_no, row_number() over () as place
        from (select notice_no from bids order by random() limit ${Math.floor(count)}) chosen)
    insert into changes (position, kind, key, version, live, at)
    select head.position - ${Math.floor(count)} + changed.place, 'bid', changed.notice_no, 1, false, now() from head, changed`
}

/** Reads in text format and discards the output. */
async function copyAll(db: Db): Promise<number> {
  const begun = performance.now()
  for await (const _ of db.copyOut((sql) => sql`copy (select ${catalogColumns(sql)} from bids) to stdout`));
  return performance.now() - begun
}
