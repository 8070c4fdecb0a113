import { AccountFaults, ConsultationClosed } from '../accounts/index.ts'
import { BackupError } from '../backup/index.ts'
import { BootError } from '../boot.ts'
import { ConfigError } from '../config.ts'
import { ScaleRefused } from '../lib/db/index.ts'
import { isDatabaseAway, isDiskFull } from '../lib/problems.ts'
import { SourceRefused } from '../sources/index.ts'

export const EXITS = { done: 0, failed: 1, usage: 2, notFound: 3, unreachable: 4 } as const

export interface CommandFailure {
  exit: number
  code: string
  detail: string
}

export class WrongUsage extends Error {}

/** Part of the work failed; the rest is done. */
export class Incomplete extends Error {}

export class NotFound extends Error {}

/** The operator stopped the command before it was done. */
export class Interrupted extends Error {}

const UNREACHABLE = 'database_unreachable'
/** The database responds, but this program must not use it. */
const UNFIT = new Set([
  'disk_full',
  'server_too_old',
  'server_encoding',
  'schema_too_new',
  'breaking_migration',
  'wrong_secret',
  'secret_missing',
])

export function failureOf(error: unknown): CommandFailure {
  const detail = messageOf(error)
  if (error instanceof WrongUsage) return { exit: EXITS.usage, code: 'wrong_usage', detail }
  if (error instanceof ConfigError) return { exit: EXITS.usage, code: 'wrong_configuration', detail }
  if (error instanceof AccountFaults) {
    const faults = error.faults.map(({ name, message }) => `--${name} ${message}.`)
    return { exit: EXITS.usage, code: 'wrong_usage', detail: faults.join(' ') }
  }
  if (error instanceof NotFound) return { exit: EXITS.notFound, code: 'not_found', detail }
  if (error instanceof BackupError) return { exit: EXITS.failed, code: 'backup', detail }
  if (error instanceof SourceRefused || error instanceof ConsultationClosed || error instanceof ScaleRefused)
    return { exit: EXITS.failed, code: 'refused', detail }
  if (error instanceof Incomplete) return { exit: EXITS.failed, code: 'incomplete', detail }
  if (error instanceof Interrupted) return { exit: EXITS.failed, code: 'interrupted', detail }
  if (isDiskFull(error)) return { exit: EXITS.failed, code: 'disk_full', detail: `The disk is full: ${detail}` }
  if (error instanceof BootError && error.code === UNREACHABLE)
    return { exit: EXITS.unreachable, code: UNREACHABLE, detail }
  if (isDatabaseAway(error))
    return { exit: EXITS.unreachable, code: UNREACHABLE, detail: `The database cannot be reached: ${detail}` }
  if (error instanceof BootError)
    return { exit: UNFIT.has(error.code) ? EXITS.failed : EXITS.unreachable, code: error.code, detail }
  return { exit: EXITS.failed, code: 'failed', detail }
}

/** Some network errors have a code and no message. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError && !error.message) return error.errors.map(messageOf).join('; ')
  return error.message || ('code' in error ? String(error.code) : error.name)
}
