import type { Clock } from '../../lib/clock.ts'
import type { Db, Queryable } from '../../lib/db/index.ts'
import { createFollowed } from '../../lib/followed.ts'
import { problem } from '../../lib/problems.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import { includes, type Plan } from '../../vocabulary/plans.ts'
import { planNeeded } from '../../vocabulary/sentences.ts'
import { type Company, companyOf } from '../rules/company.ts'
import type { Declared } from '../schema/profile.ts'
import { findNamed, listNamed, type NamedRef, namedAt, namedWithIds } from '../store/named.ts'
import * as store from '../store/profiles.ts'
import { NO_SUCH_PROFILE } from '../texts.ts'

/** Rows of all profiles together, some 100 bytes each. */
const MOST_ROWS = 100_000
/** Companies that alerts remember. */
const REMEMBERED = 1_000

const rowsIn = ({ seats, licences, products, certificates, trackRecord }: Declared): number =>
  1 + seats.length + licences.length + products.length + certificates.length + trackRecord.length

/** A further company with its name. */
export interface FurtherCompany extends Company {
  name: string
}

/** Further companies as they were read; `null` where one does not exist. */
export type FurtherCompanies = (accountId: string, profileId: string) => FurtherCompany | null

/** Companies at positions of the feed; `null` where an account had declared nothing by then. */
export type CompaniesAt = (accountId: string, position: number) => Company | null

interface CompaniesDeps {
  db: Db
  clock: Pick<Clock, 'now'>
  accountOf: (accountId: string) => Promise<{ plan: Plan } | null>
}

/** The companies of accounts as their searches and alerts use them. It needs no notices, so that notices can be made with it. */
export function createCompanies({ db, clock, accountOf }: CompaniesDeps) {
  const held = createFollowed<{ company: Company | null; rows: number }>({
    async read(accountId) {
      const row = await store.findProfile(db.sql, accountId)
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
    /** A further company of the account, read each time: no process caches them. */
    async namedCompanyOf(accountId: string, id: string): Promise<CompanyJudge> {
      const [account, row] = await Promise.all([accountOf(accountId), findNamed(db.sql, accountId, id)])
      if (account && !includes(account.plan, 'profiles')) throw problem('plan_required', planNeeded('profiles'))
      if (!row) throw problem('not_found', NO_SUCH_PROFILE)
      return companyOf(accountId, row.profile).at(clock.now())
    },
    /** Further companies of the account by id, read each time: only those with these ids, as each may have 100 kB. */
    async furtherCompaniesOf(accountId: string, ids: readonly string[]): Promise<ReadonlyMap<string, CompanyJudge>> {
      const now = clock.now()
      const rows = await namedWithIds(db.sql, accountId, ids)
      return new Map(rows.map(({ id, profile }) => [id, companyOf(accountId, profile).at(now)]))
    },
    /** For readers of the feed: further companies as they are now, of any accounts. */
    async furtherCompanies(refs: readonly NamedRef[]): Promise<FurtherCompanies> {
      const rows = await namedAt(db.sql, refs)
      const named = new Map(
        rows.map(({ accountId, profileId, name, profile }) => [
          `${accountId} ${profileId}`,
          { name, ...companyOf(accountId, profile) },
        ]),
      )
      return (accountId, profileId) => named.get(`${accountId} ${profileId}`) ?? null
    },
    /** The further companies of the account, in the caller's transaction. */
    listNamed: (sql: Queryable, accountId: string): Promise<{ id: string }[]> => listNamed(sql, accountId),
    /** Whether the account has declared anything, in the caller's transaction. */
    hasProfile: (sql: Queryable, accountId: string): Promise<boolean> => store.hasProfile(sql, accountId),
    ...createPastCompanies(db),
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

/** For readers of the feed: companies as they were at a position, not as they are by now. */
function createPastCompanies(db: Db) {
  const remembered = new Map<string, Company>()
  const nameOf = ({ accountId, position }: store.ProfileSpan) => `${accountId} ${position}`

  function remember(name: string, company: Company): void {
    remembered.delete(name)
    remembered.set(name, company)
    const [oldest] = remembered.keys()
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  }

  return {
    /** Of these accounts at every position from this one on. */
    async companiesFrom(accountIds: readonly string[], from: number): Promise<CompaniesAt> {
      if (accountIds.length === 0) return () => null
      const spans = await store.profileSpans(db.sql, accountIds, from)
      const missing = spans.filter((span) => !remembered.has(nameOf(span)))
      const companies = new Map(spans.map((span) => [nameOf(span), remembered.get(nameOf(span)) ?? null]))
      if (missing.length > 0) {
        for (const row of await store.profilesAt(db.sql, missing))
          companies.set(nameOf(row), companyOf(row.accountId, row.profile))
      }
      for (const [name, company] of companies) if (company) remember(name, company)
      const byAccount = Map.groupBy(spans, ({ accountId }) => accountId)
      return (accountId, position) => {
        const span = byAccount.get(accountId)?.findLast((one) => one.position <= position)
        return span ? (companies.get(nameOf(span)) ?? null) : null
      }
    },
    /** Deletes what ended at or below a position that every reader has passed. */
    forgetProfiles: (position: number): Promise<number> => store.deleteProfileStates(db.sql, position),
  }
}
