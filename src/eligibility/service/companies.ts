import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { createFollowed } from '../../lib/followed.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import { type Company, companyOf } from '../rules/company.ts'
import type { Declared } from '../schema.ts'
import { findProfile } from '../store/profiles.ts'

/** Rows of all profiles together, some 100 bytes each. */
const MOST_ROWS = 100_000

const rowsIn = ({ seats, licences, products, certificates, trackRecord }: Declared): number =>
  1 + seats.length + licences.length + products.length + certificates.length + trackRecord.length

/** The companies of accounts as their searches use them. It needs no notices, so that notices can be made with it. */
export function createCompanies({ db, clock }: { db: Db; clock: Pick<Clock, 'now'> }) {
  const held = createFollowed<{ company: Company | null; rows: number }>({
    async read(accountId) {
      const row = await findProfile(db.sql, accountId)
      return row
        ? { company: companyOf(accountId, row.profile), rows: rowsIn(row.profile) }
        : { company: null, rows: 1 }
    },
    sizeOf: ({ rows }) => rows,
    mostSize: MOST_ROWS,
  })
  return {
    /** `null` where the account has declared nothing. What was written elsewhere is there within a second. */
    async companyOf(accountId: string): Promise<CompanyJudge | null> {
      const { company } = await held.of(accountId)
      return company?.at(clock.now()) ?? null
    },
    /** Of an account, after a change of its profile by this process. */
    forget: held.forget,
    /** What the feed says of profiles. */
    follow: {
      changed(accountIds: Iterable<string>): void {
        for (const accountId of accountIds) held.forget(accountId)
      },
      afresh: held.forgetAll,
      heard: held.heard,
    },
  }
}
