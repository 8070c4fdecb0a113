import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { newestArchived } from '../backup/index.ts'
import type { Config } from '../config.ts'
import { MINUTE, seoulTime } from '../lib/clock.ts'
import { readConnectionFile } from '../lib/postgres/index.ts'
import type { DoctorFinding } from './doctor-machine.ts'

const LATE_MS = 2 * MINUTE
const LEAST_BYTES = 1e8

/** Whether WAL reaches the archive. A stopped service writes none. */
export async function walArchive({ dataFolder, backup }: Config, now: () => number = Date.now): Promise<DoctorFinding> {
  const folder = backup.walArchive ?? ''
  const moment = await newestArchived(folder)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < LEAST_BYTES) return { ok: false, detail: `the disk of ${folder} is full` }
  const serving = (await readConnectionFile(join(dataFolder, 'postgres.json'))) !== null
  const last = moment === null ? 'nothing yet' : `up to ${seoulTime(moment)}`
  const isLate = moment === null || now() - moment > LATE_MS
  if (serving && isLate) return { ok: false, detail: `${folder}: ${last}; see the log of the service` }
  return { ok: true, detail: `${folder}: ${last}` }
}
