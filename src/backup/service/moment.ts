import { join } from 'node:path'
import { seoulTime } from '../../lib/clock.ts'
import { createDb, type Db, type Migration } from '../../lib/db/index.ts'
import { EmbeddedPostgresError, recoverCluster } from '../../lib/postgres/index.ts'
import {
  BackupError,
  bringPartial,
  bringSegment,
  checkArchive,
  findFaults,
  listLines,
  readLine,
  readLineContent,
  readUntil,
  segmentFault,
  unpacked,
  unpackTar,
} from '../adapters/disk/index.ts'
import { BASE_FILE } from '../rules/manifest.ts'
import { type MomentPlan, missingSegment, momentRange, planMoment } from '../rules/moment.ts'
import type { LineContent } from '../schema.ts'
import { freeAllLeases } from '../store/wal.ts'
import { PLATFORM } from './base.ts'
import { checkSchema, keepSecret, type RestoredSecret } from './restore.ts'
import type { CheckOptions } from './verify.ts'

/** The lines of an archive, or the line that the folder is; `null` if it is neither. */
export async function openWalArchive(folder: string): Promise<LineContent[] | null> {
  const single = await readLine(folder, folder)
  const lines = single === null ? await listLines(folder) : [single]
  return lines.length === 0 ? null : Promise.all(lines.map(readLineContent))
}

/** The last moment of all lines of an archive; `null` = none. Throws if the folder cannot be used. */
export async function newestArchived(folder: string): Promise<number | null> {
  await checkArchive(folder)
  const untils = await Promise.all((await listLines(folder)).map(readUntil))
  const moments = untils.filter((until) => until !== null).map(({ until }) => Date.parse(until))
  return moments.length === 0 ? null : Math.max(...moments)
}

export interface ChosenMoment extends MomentPlan {
  content: LineContent
  moment: number
}

/**
 * Selects base backup and log for the state at `until`, or at the last moment of the archive. The error lists what is
 * available.
 */
export function chooseMoment(folder: string, lines: readonly LineContent[], until: number | null): ChosenMoment {
  const ranges = lines.flatMap((content) => {
    const range = momentRange(content)
    return range === null ? [] : [{ content, range }]
  })
  const moment = until ?? Math.max(...ranges.map(({ range }) => range.to))
  const fitting = ranges.filter(({ range }) => range.from <= moment && moment <= range.to).at(-1)
  if (fitting === undefined) {
    const list = ranges.map(({ range }) => `${momentRangeText(range)}`).join('; ')
    const what = until === null ? '' : ` ${seoulTime(moment)} is not in the archive ${folder}.`
    throw new BackupError(
      list === ''
        ? `The archive ${folder} has no complete base backup with its WAL yet.${what}`
        : `${what.trim()} It can restore: ${list}.`,
    )
  }
  const { content } = fitting
  const plan = planMoment(content, moment)
  if (plan === null) throw new BackupError(`${seoulTime(moment)} is not in the archive ${folder}.`)
  if ('missing' in plan) throw new BackupError(cannot(plan.missing, 'missing', plan.restorableTo))
  return { ...plan, content, moment }
}

export const momentRangeText = ({ from, to }: { from: number; to: number }) => `${seoulTime(from)} to ${seoulTime(to)}`

function cannot(segment: string, fault: string, to: number | null): string {
  const rest = to === null ? 'Its base backup cannot be used.' : `The latest moment before it is ${seoulTime(to)}.`
  return `The segment ${segment} of the WAL is ${fault}. ${rest} Nothing was restored.`
}

/** Reads everything that the restore will read. */
export async function checkMoment(chosen: ChosenMoment, { signal, progress = () => {} }: CheckOptions): Promise<void> {
  const { base, segments, content } = chosen
  const [fault] = await findFaults(base.folder, base.manifest, { signal, progress: () => {} })
  if (fault) throw new BackupError(`The base backup ${base.folder} is damaged: ${fault.path} is ${fault.fault}.`)
  if (base.manifest.base?.platform !== PLATFORM)
    throw new BackupError(
      `The base backup was made on ${base.manifest.base?.platform}; this is ${PLATFORM}. Use a backup made by ./gonggo backup.`,
    )
  for (const [index, entry] of segments.entries()) {
    signal.throwIfAborted()
    progress(index, segments.length)
    const fault = await segmentFault(content.line, entry)
    if (fault === null) continue
    const { missing, restorableTo } = missingSegment(content, base, segments.slice(0, index), entry.segment)
    throw new BackupError(cannot(missing, fault, restorableTo))
  }
}

export interface RestoreMomentOptions {
  chosen: ChosenMoment
  dataFolder: string
  migrations: readonly Migration[]
  secret: RestoredSecret
  secretFile: string
  signal: AbortSignal
  log: (message: string, detail?: object) => void
  progress: (line: string) => void
  /** Renews the epoch of the feed. */
  settle(db: Db, clusterFolder: string): Promise<void>
}

/** Restores the base backup and replays the log up to the moment. The database moves to the data folder at the end. */
export async function restoreMoment(options: RestoreMomentOptions): Promise<void> {
  const { chosen, dataFolder, migrations, secret, secretFile, signal, log, progress, settle } = options
  const { base, segments, partial, moment, content } = chosen
  checkSchema(base.manifest, migrations)
  try {
    await recoverCluster({
      dataFolder: join(dataFolder, 'postgres'),
      until: moment,
      signal,
      log,
      async fill(folder) {
        progress('unpacking the base backup')
        await unpackTar(unpacked(base.folder, BASE_FILE), folder)
        const wal = join(folder, 'pg_wal')
        for (const [index, { segment }] of segments.entries()) {
          signal.throwIfAborted()
          progress(`segment ${index + 1} of ${segments.length}`)
          await bringSegment(content.line, segment, wal)
        }
        if (partial !== null) await bringPartial(content.line, partial, wal)
        progress('replaying the WAL')
      },
      async finish(connection, folder) {
        const db = createDb({ target: connection, name: 'gonggo restore', connections: 2 })
        try {
          await freeAllLeases(db.sql)
          await settle(db, folder)
        } finally {
          await db.stop()
        }
        if (secret.text !== null) await keepSecret(secretFile, secret.text)
      },
    })
  } catch (error) {
    throw refusalOf(error, moment)
  }
}

function refusalOf(error: unknown, moment: number): unknown {
  if (!(error instanceof EmbeddedPostgresError)) return error
  if (error.code === 'in_use') return new BackupError(`${error.message} A restore needs a new data folder.`)
  if (error.message.includes('recovery ended before configured recovery target')) {
    const why = `The WAL in the archive ends before ${seoulTime(moment)}, although it should not: the last segment is damaged.`
    return new BackupError(`${why} Nothing was restored. Try an earlier moment.`, { cause: error })
  }
  return error
}
