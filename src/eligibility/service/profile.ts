import type { AuditEntry } from '../../accounts/index.ts'
import { type Clock, seoulTime } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import { appendChanges, takePositions } from '../../lib/feed.ts'
import { fieldProblem, problem } from '../../lib/problems.ts'
import { changedSince } from '../../vocabulary/sentences.ts'
import { changedFields, readProfile, UNDECLARED } from '../rules/profile.ts'
import type { Profile, ProfileInput } from '../schema/profile.ts'
import { beginProfileState, findProfile, type ProfileRow, saveProfile } from '../store/profiles.ts'

export interface ProfileDeps {
  db: Db
  clock: Pick<Clock, 'now'>
  lockAccount: (tx: Tx, accountId: string) => Promise<unknown>
  /** Writes to the audit log, in the transaction of the change. */
  audit: (tx: Tx, line: AuditEntry) => Promise<void>
  /** Called after a change was committed. */
  profileChanged: (accountId: string) => void
}

type ProfileChange = Pick<AuditEntry, 'accountId' | 'actor' | 'requestId'>

export function createProfiles({ db, clock, lockAccount, audit, profileChanged }: ProfileDeps) {
  const read = async (accountId: string): Promise<Profile> => show(await findProfile(db.sql, accountId))

  /** `isAsRead` checks the precondition of the request (`If-Match`). */
  async function replace(
    by: ProfileChange,
    input: ProfileInput,
    isAsRead: (now: Profile) => boolean,
  ): Promise<Profile> {
    const { profile, errors } = readProfile(input)
    if (errors.length > 0) throw fieldProblem(errors)
    const stored = await db.transaction(async (tx) => {
      await lockAccount(tx, by.accountId)
      const before = await findProfile(tx, by.accountId)
      if (!isAsRead(show(before))) throw problem('precondition_failed', changedSince(PROFILE_HAS))
      const changed = changedFields(before?.profile ?? UNDECLARED, profile)
      if (before && changed.length === 0) return show(before)
      const row = { profile, updatedAt: clock.now() }
      await saveProfile(tx, by.accountId, row)
      await audit(tx, { ...by, action: 'profile.replaced', subject: null, detail: { changed } })
      await appendProfileChange(tx, by.accountId, row)
      return show(row)
    })
    profileChanged(by.accountId)
    return stored
  }

  return { read, replace }
}

/**
 * Searches and alerts of every process follow the feed. Its counter stays locked until the commit, so this is the last
 * step.
 */
async function appendProfileChange(tx: Tx, accountId: string, { profile, updatedAt: at }: ProfileRow): Promise<void> {
  const position = await takePositions(tx, 1)
  await beginProfileState(tx, { accountId, position, profile })
  await appendChanges(tx, [{ position, kind: 'profile', key: accountId, version: 1, live: false, at }])
}

const PROFILE_HAS = { en: 'profile has', ko: '회사 정보가' }

const show = (row: ProfileRow | null): Profile => ({
  ...UNDECLARED,
  ...row?.profile,
  updatedAt: row && seoulTime(row.updatedAt),
})
