import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type BidRow, toBid } from '../src/bids/rules/notice.ts'
import { pathsFitting, regionList, resolveRegion } from '../src/search/regions.ts'
import { normalise } from '../src/search/text.ts'
import { STATUSES } from '../src/vocabulary/notices.ts'
import type { BenchDatabase } from './database.ts'

const PROJECT = join(import.meta.dirname, 'rival')
const PROGRAM = join(import.meta.dirname, '..', '.results', 'rival', 'release', 'gonggo-rival')
const BATCH = 5_000
/** Clock ticks of `/proc/PID/stat`, which are hundredths of a second on all systems. */
const TICK_MS = 10

export const MODES = ['tantivy', 'tuned', 'bitsets'] as const
export type Mode = (typeof MODES)[number]

export interface NativeServer {
  origin: string
  /** Accepts any key and applies no limits. */
  key: string
  /** Processor time so far, in milliseconds. */
  cpu(): Promise<number>
  /** Memory of the process in bytes. */
  memory(): number
  /** A notice in the format of `noticeLine`. */
  add(line: string): Promise<void>
  stop(): Promise<void>
}

export const hasCargo = (): boolean => spawnSync('cargo', ['--version']).status === 0

/** Compiles the program, which takes minutes the first time. `.cargo/config.toml` names the output folder. */
export function buildNative(): void {
  const { status } = spawnSync('cargo', ['build', '--release', '--locked'], { cwd: PROJECT, stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error(`cargo build ended with ${status}`)
}

export async function startNative(mode: Mode, file: string): Promise<NativeServer> {
  // It exits when its standard input ends.
  const child = spawn(PROGRAM, [mode, file], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const listening = once(createInterface(child.stdout), 'line').then(([line]) => String(line))
  const port = await Promise.race([listening, ended.then(() => null)])
  if (port === null) throw new Error(`the server "${mode}" ended`)
  const origin = `http://127.0.0.1:${port}`
  const read = (name: string) => readFileSync(`/proc/${child.pid}/${name}`, 'utf8')
  return {
    origin,
    key: 'any',
    async cpu() {
      const [user, system] = read('stat')
        .replace(/^.*\) /, '')
        .split(' ')
        .slice(11, 13)
      return (Number(user) + Number(system)) * TICK_MS
    },
    memory: () => Number(/^VmRSS:\s+(\d+) kB$/m.exec(read('status'))?.[1]) * 1024,
    async add(line) {
      const { status } = await fetch(`${origin}/notices`, { method: 'POST', body: line })
      if (status !== 204) throw new Error(`the server "${mode}" refused a notice: ${status}`)
    },
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}

/** The file that the native servers load: the same notices as in the database. */
export async function writeNotices({ sql }: BenchDatabase, path: string): Promise<void> {
  const named = await sql<{ name: string }[]>`select distinct unnest(regions) as name from bids`
  const names = [...named.map(({ name }) => name), ...regionList().flatMap(({ code, name }) => [code, name])]
  const paths = names.flatMap((name) => {
    const region = resolveRegion(name)
    return region ? [[name, pathsFitting(region.path)]] : []
  })
  async function* lines() {
    yield `${JSON.stringify(Object.fromEntries(paths))}\n`
    for (let position = 0; ; ) {
      const rows = await sql<BidRow[]>`select * from bids where position > ${position} order by position limit ${BATCH}`
      if (rows.length === 0) return
      yield rows.map((row) => `${noticeLine(row)}\n`).join('')
      position = rows.at(-1)?.position ?? position
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
}

export function noticeLine(row: BidRow): string {
  const { agency, agencyCode, demandAgency, demandAgencyCode, licences } = row
  const agencies = [nameOf(agencyCode, agency)]
  if (demandAgency !== null) agencies.push(nameOf(demandAgencyCode, demandAgency))
  const settled = row.kind === 'cancelled' ? 'cancelled' : row.outcome
  return JSON.stringify({
    no: row.noticeNo,
    norm: row.norm,
    numbers: row.numbers,
    agencies,
    industries: licences.map(({ code, name }) => nameOf(code, name)),
    regions: row.regionPaths,
    unclear: row.regionCheckNeeded,
    div: row.bsnsDiv,
    settled: settled && STATUSES.indexOf(settled),
    price: row.currency === 'KRW' ? row.estimatedPrice : null,
    posted: row.postedAt,
    close: row.closeAt,
    open: row.openAt,
    ...partsOf(row),
  })
}

const nameOf = (code: string | null, name: string) => ({ code, norm: normalise(name) })

/** Its JSON before and after the status, which depends on the clock. */
function partsOf(row: BidRow): { head: string; tail: string } {
  const json = JSON.stringify(toBid(row, 0, []))
  const [, head, tail] = /^(.*"matchedKeywords":\[\],"status":")\w+(".*)$/s.exec(json) ?? []
  if (head === undefined || tail === undefined) throw new Error(`${row.noticeNo} has no status`)
  return { head, tail }
}
