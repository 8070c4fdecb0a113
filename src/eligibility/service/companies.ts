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

/** The maximum number of cached rows of all profiles, about 100 bytes each. */
const MOST_ROWS = 100_000
/** The maximum number of companies cached for alerts. */
const MOST_PAST_COMPANIES = 1_000

const rowsIn = ({ seats, licences, products, certificates, trackRecord }: Declared): number =>
  1 + seats.length + licences.length + products.length + certificates.length + trackRecord.length

/** A further company with its name. */
export interface FurtherCompany extends Company {
  name: string
}

/** Returns the further companies that were read; `null` if one does not exist. */
export type FurtherCompanies = (accountId: string, profileId: string) => FurtherCompany | null

/** Returns companies at positions of the feed; `null` if the account had no profile at that position. */
export type CompaniesAt = (accountId: string, position: number) => Company | null

interface CompaniesDeps {
  db: Db
  clock: Pick<Clock, 'now'>
  accountOf: (accountId: string) => Promise<{ plan: Plan } | null>
}

/** Caches the companies of accounts for searches and alerts. Created before the notices, which use it. */
export function createCompanies({ db, clock, accountOf }: CompaniesDeps) {
  const cached = createFollowed<{ company: Company | null; rows: number }>({
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
    /** Returns `null` if the account has no profile. Changes of other processes appear within a second. */
    async companyOf(accountId: string): Promise<CompanyJudge | null> {
      const { company } = await cached.of(accountId)
      return company?.at(clock.now()) ?? null
    },
    /** Reads a further company of the account. Further companies are not cached. */
    async namedCompanyOf(accountId: string, id: string): Promise<CompanyJudge> {
      const [account, row] = await Promise.all([accountOf(accountId), findNamed(db.sql, accountId, id)])
      if (account && !includes(account.plan, 'profiles')) throw problem('plan_required', planNeeded('profiles'))
      if (!row) throw problem('not_found', NO_SUCH_PROFILE)
      return companyOf(accountId, row.profile).at(clock.now())
    },
    /** Reads further companies of the account by id. Only these ids are read, because each profile may have 100 kB. */
    async furtherCompaniesOf(accountId: string, ids: readonly string[]): Promise<ReadonlyMap<string, CompanyJudge>> {
      const now = clock.now()
      const rows = await namedWithIds(db.sql, accountId, ids)
      return new Map(rows.map(({ id, profile }) => [id, companyOf(accountId, profile).at(now)]))
    },
    /** For readers of the feed: the current state of further companies of any accounts. */
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
    /** Whether the account has a profile, in the caller's transaction. */
    hasProfile: (sql: Queryable, accountId: string): Promise<boolean> => store.hasProfile(sql, accountId),
    ...createPastCompanies(db),
    /** Discards the company of an account after this process changed its profile. */
    forget: cached.forget,
    /** Receives changes of profiles from the feed. */
    follow: {
      changed(accountIds: Iterable<string>): void {
        for (const accountId of accountIds) cached.forget(accountId)
      },
      afresh: cached.forgetAll,
      heard: cached.heard,
    },
  }
}

/** For readers of the feed: companies in their state at a position, instead of the current one. */
function createPastCompanies(db: Db) {
  const cache = new Map<string, Company>()
  const nameOf = ({ accountId, position }: store.ProfileSpan) => `${accountId} ${position}`

  function remember(name: string, company: Company): void {
    cache.delete(name)
    cache.set(name, company)
    const [oldest] = cache.keys()
    if (cache.size > MOST_PAST_COMPANIES && oldest !== undefined) cache.delete(oldest)
  }

  return {
    /** The companies of these accounts at every position from this one on. */
    async companiesFrom(accountIds: readonly string[], from: number): Promise<CompaniesAt> {
      if (accountIds.length === 0) return () => null
      const spans = await store.profileSpans(db.sql, accountIds, from)
      const missing = spans.filter((span) => !cache.has(nameOf(span)))
      const companies = new Map(spans.map((span) => [nameOf(span), cache.get(nameOf(span)) ?? null]))
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
    /** Deletes states that ended at or below a position that every reader has passed. */
    forgetProfiles: (position: number): Promise<number> => store.deleteProfileStates(db.sql, position),
  }
}
