import type { Account, NewAccount } from '../src/accounts/index.ts'
import type { App } from '../src/app.ts'
import type { BidderRecord, BidRecord, ReservePrice, RoundRecord } from '../src/bids/index.ts'
import { toConfig } from '../src/config.ts'
import { type Clock, DAY, HOUR } from '../src/lib/clock.ts'
import type { Db } from '../src/lib/db/index.ts'
import { type Attempt, createIdempotency } from '../src/lib/idempotency.ts'
import { createSecrets } from '../src/lib/secret.ts'
import type { Scope } from '../src/vocabulary/roles.ts'

/** The default time of tests: a Friday morning in Seoul. */
export const NOW = Date.parse('2026-11-20T09:00:00+09:00')

export interface TestClock extends Clock {
  /** Changes the time of day; the monotonic time is unaffected. */
  set(instant: number): void
  advance(ms: number): void
  /** Advances only the monotonic time, by which limits and storms expire. */
  advanceSteady(ms: number): void
}

/** A request without `Idempotency-Key`: nothing is stored, so the caller does not matter. */
export const ATTEMPT: Attempt = { scope: 'test', method: 'POST', path: '/', key: undefined, body: null }

/** A clock that advances only when a test moves it. */
export function createTestClock(start = NOW): TestClock {
  let instant = start
  let steady = 0
  return {
    now: () => instant,
    steady: () => steady,
    set(to) {
      instant = to
    },
    advance(ms) {
      instant += ms
      steady += ms
    },
    advanceSteady(ms) {
      steady += ms
    },
  }
}

/** No account has declared a company. */
export const NO_COMPANIES = {
  companyOf: async () => null,
  furtherCompaniesOf: async () => new Map<string, never>(),
  namedCompanyOf: async () => {
    throw new Error('no account here has further companies')
  },
}

let count = 0
const next = () => ++count

/** An open notice with a generated number; a test sets the fields it is about. */
export function bidRecord(changes: Partial<BidRecord> = {}): BidRecord {
  const number = changes.number ?? `T${String(next()).padStart(6, '0')}`
  return {
    source: 'one',
    number,
    revision: 0,
    title: '청사 시설물 유지관리 용역',
    agency: '서울특별시 종로구',
    agencyCode: '3000000',
    demandAgency: null,
    demandAgencyCode: null,
    bsnsDiv: '용역',
    kind: 'new',
    urgent: false,
    currency: 'KRW',
    estimatedPrice: 50_000_000,
    budget: 55_000_000,
    baseAmount: null,
    floorRate: 87.745,
    awardMethod: '적격심사',
    contractMethod: '제한경쟁',
    postedAt: NOW - DAY,
    bidStartAt: NOW - HOUR,
    closeAt: NOW + 10 * DAY,
    openAt: NOW + 10 * DAY + HOUR,
    detailUrl: `https://portal.example/notices/${encodeURIComponent(number)}`,
    sourceUrl: null,
    previousNumber: null,
    regions: [],
    regionCheckNeeded: false,
    licences: [],
    attachments: [],
    changedAt: NOW - DAY,
    fetchedAt: NOW,
    ...changes,
  }
}

/** Dates of a notice that is open by the real clock; those of `bidRecord` are in the past. */
export const openNow = (now = Date.now()) => ({ postedAt: now, closeAt: now + DAY, openAt: now + DAY + HOUR })

/** The first opening of a notice's only lot, awarded; a test sets the notice and other fields. */
export const roundRecord = (changes: Partial<RoundRecord> & Pick<RoundRecord, 'number'>): RoundRecord => ({
  part: 'whole',
  changedAt: NOW - HOUR,
  revision: 0,
  lot: '0',
  rebid: 0,
  state: 'awarded',
  closeAt: NOW - 2 * HOUR,
  openAt: NOW - HOUR,
  openedAt: NOW - HOUR,
  decidedAt: NOW - HOUR,
  winners: [{ name: '한빛건설', businessNo: '1234567890' }],
  amount: 44_000_000,
  currency: 'KRW',
  rate: 88.123,
  rateBasis: 'plannedPrice',
  plannedPrice: 49_930_000,
  baseAmount: 50_000_000,
  bidders: 3,
  reason: null,
  bidderRows: [],
  reservePrices: null,
  ...changes,
})

export const announcedRound = (changes: Partial<RoundRecord> & Pick<RoundRecord, 'number'>): RoundRecord =>
  roundRecord({
    state: 'announced',
    openedAt: null,
    decidedAt: null,
    winners: [],
    amount: null,
    rate: null,
    rateBasis: null,
    plannedPrice: null,
    bidders: null,
    ...changes,
  })

export const failedRound = (changes: Partial<RoundRecord> & Pick<RoundRecord, 'number'>): RoundRecord =>
  roundRecord({ state: 'failed', winners: [], amount: null, rate: null, bidders: 1, reason: '단독입찰', ...changes })

export const bidderRecord = (changes: Partial<BidderRecord> = {}): BidderRecord => ({
  name: '한빛건설',
  businessNo: '1234567890',
  rank: 1,
  amount: 44_000_000,
  rate: 88.123,
  won: true,
  reason: null,
  ...changes,
})

export const reservePrice = (changes: Partial<ReservePrice> = {}): ReservePrice => ({
  number: 1,
  price: 49_930_000,
  drawn: true,
  draws: 3,
  ...changes,
})

export const newAccount = (changes: Partial<NewAccount> = {}): NewAccount => ({
  name: '한빛기업',
  plan: 'pro',
  email: 'owner@example.invalid',
  language: 'ko',
  zone: 'Asia/Seoul',
  beta: false,
  // Tests of other features have no limit.
  requestLimit: 100_000,
  ...changes,
})

/** The dependencies of `createAccess` besides secrets and stage; nobody is notified. */
export const accessDeps = (db: Db, clock: Clock) => ({
  db,
  clock,
  idempotency: createIdempotency({ db, secrets: createSecrets(['only for tests and long enough']) }),
  settings: toConfig({}),
  log: () => {},
  limits: { state: async () => [] },
  counters: async () => [],
  mail: async () => {},
  members: { ownersOf: async () => [], mayActAs: async () => true, mayHave: async () => true },
  event: async () => {},
  tokens: { find: async () => null },
  sessions: {
    find: async () => null,
    findByLink: async () => null,
    findByPasskey: async () => null,
    saveUses: async () => {},
  },
})

type Doors = Pick<App, 'accounts' | 'access'>

export const makeAccount = ({ accounts }: Doors, changes: Partial<NewAccount> = {}): Promise<Account> =>
  accounts.create(newAccount(changes))

export interface KeyWishes {
  scopes?: Scope[] | null
  expiresAt?: number | null
}

export async function makeKey({ access }: Doors, accountId: string, wishes: KeyWishes = {}) {
  const { scopes = null, expiresAt = null } = wishes
  const { key, record } = await access.keys.issue({ accountId, name: 'test', scopes, expiresAt, createdBy: null })
  return { key, id: record.id, record }
}
