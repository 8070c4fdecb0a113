import { DAY } from '../../lib/clock.ts'
import type { KeptBackup } from '../schema.ts'

export interface Retention {
  keep: number
  keepDays: number | null
}

/** By name, which begins with the time. */
export const newestFirst = (one: KeptBackup, other: KeptBackup): number => (one.name < other.name ? 1 : -1)

/** The newest complete backup. */
export const newestWhole = (backups: readonly KeptBackup[]): KeptBackup | null =>
  backups.toSorted(newestFirst).find(({ isWhole }) => isWhole) ?? null

export const takenAt = ({ manifest }: KeptBackup): number => Date.parse(manifest.takenAt)

/** The backups that retention deletes: those beyond the maximum number or age, except for the newest complete one. */
export function expiredBackups(
  backups: readonly KeptBackup[],
  { keep, keepDays }: Retention,
  now: number,
): KeptBackup[] {
  const newest = newestWhole(backups)
  const oldest = keepDays === null ? -Infinity : now - keepDays * DAY
  const whole = backups.filter(({ isWhole }) => isWhole).toSorted(newestFirst)
  const kept = new Set(whole.slice(0, keep).filter((backup) => backup === newest || takenAt(backup) >= oldest))
  return whole.filter((backup) => !kept.has(backup))
}

const PREFIX = 'gonggo-'
const NAME = /^gonggo-\d{8}T\d{6}Z-[0-9a-f]{6}$/
const DRAFT = /^\.gonggo-draft-([0-9a-f]+)-/

/** `gonggo-20261126T101524Z-3fa9c1`. */
export const backupName = (at: number, chance: string): string =>
  `${PREFIX}${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z-${chance}`
export const isBackupName = (name: string): boolean => NAME.test(name)

/** The name of a draft contains the installation, so that only its own next backup removes it. */
export const draftName = (fingerprint: string, name: string): string => `.gonggo-draft-${fingerprint}-${name}`
export const isDraftOf = (fingerprint: string, name: string): boolean => DRAFT.exec(name)?.[1] === fingerprint
