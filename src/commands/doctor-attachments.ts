import { accessSync, constants, existsSync } from 'node:fs'
import { createFileStore, type FileStore, foreignFolder } from '../attachments/index.ts'
import { type Config, packageVersion } from '../config.ts'
import { systemClock } from '../lib/clock.ts'
import type { Queryable } from '../lib/db/index.ts'
import { createOutbound } from '../lib/outbound/index.ts'
import type { DoctorFinding } from './doctor-machine.ts'

const LATE_MINUTES = 60

/** Whether attachments can be stored, and are fetched in time. */
export async function attachments(sql: Queryable, config: Config): Promise<DoctorFinding> {
  const outbound = createOutbound({ version: packageVersion() })
  try {
    return await findingOf(sql, config, createFileStore({ clock: systemClock, request: outbound.request }, config))
  } finally {
    outbound.close()
  }
}

async function findingOf(sql: Queryable, { role, attachments: { choice, bucket } }: Config, files: FileStore) {
  const { place } = files
  if (bucket !== null) await files.readId()
  else if (existsSync(place)) accessSync(place, constants.R_OK | constants.W_OK | constants.X_OK)
  const isUsed = choice !== 'none' && role !== 'api'
  const fault = isUsed ? await foreignFolder(sql, files) : null
  if (fault !== null) return { ok: false, detail: fault }
  const [row] = await sql<{ fetched: number; pending: number; failed: number; full: boolean; lateMinutes: number }[]>`
    select count(*) filter (where state = 'fetched') as fetched, count(*) filter (where state = 'pending') as pending,
      count(*) filter (where state in ('failed', 'gone')) as failed,
      coalesce(bool_or(state = 'pending' and reason = 'diskFull'), false) as full,
      coalesce(max(extract(epoch from statement_timestamp() - due_at)) filter (where due_at < statement_timestamp()), 0)
        ::bigint / 60 as late_minutes
    from attachment_files`
  const { fetched = 0, pending = 0, failed = 0, full = false, lateMinutes = 0 } = row ?? {}
  const detail = `${fetched} stored, ${pending} waiting, ${failed} not available`
  const isFull = bucket === null ? `the disk of ${place} was full` : `${place} did not take a file`
  if (full) return { ok: false, detail: `${detail}; ${isFull}` }
  const [spent] = await sql<{ bytes: number }[]>`
    select bytes from attachment_days where day = (statement_timestamp() at time zone 'Asia/Seoul')::date`
  if (lateMinutes < LATE_MINUTES) return { ok: true, detail }
  const today = `${Math.round((spent?.bytes ?? 0) / 2 ** 20)} MiB fetched today`
  return {
    ok: false,
    detail: `${detail}; the first has been due for ${lateMinutes} minutes (${today}): is a worker running, and GONGGO_ATTACHMENTS_DAILY_MB large enough?`,
  }
}
