import { keywordsMatching } from '../../src/bids/rules/matched.ts'
import type { BidRow } from '../../src/bids/rules/notice.ts'
import { companyOf } from '../../src/eligibility/rules/company.ts'
import type { Declared } from '../../src/eligibility/schema/profile.ts'
import type { KeywordState } from '../../src/keywords/index.ts'
import { meaningOf } from '../../src/keywords/rules/draft.ts'
import type { Value } from '../../src/lib/db/sql.ts'
import type { CompanyJudge } from '../../src/search/limits.ts'

/**
 * The expected events, computed independently: change by change, every keyword is compared with the notice separately.
 * Shares no index, batch or cache with the reader; only the definition of "matches" is that of the search.
 */

/** Further results of its queries. */
export interface Reads {
  sql<Rows extends object[]>(parts: TemplateStringsArray, ...values: Value[]): Promise<Rows>
}

interface Change {
  position: number
  kind: string
  key: string
  version: number
  live: boolean
  at: number
}

interface Round {
  state: string
  amount: number | null
  position: number
}

export type Kept = NonNullable<KeywordState['keyword']>

/** One line per event: account, notice, type, version, position of a correction, keywords. */
export const lineOf = (account: string, notice: string, type: string, version: number, at: number, ids: string[]) =>
  [account, notice, type, version, at, ...ids.toSorted()].join(' ')

const CAUSES: Record<string, string> = {
  closeAt: 'deadline_changed',
  estimatedPrice: 'price_changed',
  budget: 'price_changed',
  baseAmount: 'price_changed',
  currency: 'price_changed',
}

interface Watching {
  keywords: Map<string, { accountId: string; id: string; kept: Kept }>
  notified: Set<string>
}

/** Matches by words and filters, and those that only the verdict excludes. */
function createWatching({ sql }: Reads, { keywords, notified }: Watching) {
  const profiles = new Map<string, Declared>()
  /** By account and notice: keywords that only the verdict excludes. */
  const withheld = new Map<string, { accountId: string; noticeNo: string; keywords: string[] }>()

  function companyAt(accountId: string, at: number): CompanyJudge | null {
    const profile = profiles.get(accountId)
    return profile ? companyOf(accountId, profile).at(at) : null
  }

  const fits = ({ kept }: { kept: Kept }, row: BidRow, company: CompanyJudge | null) =>
    keywordsMatching(row, [{ keyword: 'x', ...meaningOf({ keyword: kept.text, filter: kept.filter }) }], company)
      .length > 0

  /** Keywords of each account with one of the causes that match one of the notices. */
  function wanting(causes: string[], rows: BidRow[], at: number): Map<string, string[]> {
    const found = new Map<string, string[]>()
    for (const keyword of keywords.values()) {
      if (keyword.kept.state !== 'active' || !keyword.kept.alert.on.some((cause) => causes.includes(cause))) continue
      if (rows.some((row) => fits(keyword, row, companyAt(keyword.accountId, at)))) {
        found.set(keyword.accountId, [...(found.get(keyword.accountId) ?? []), keyword.id])
      }
    }
    return found
  }

  /** Keywords that only the verdict excludes, of accounts without an event. */
  function withhold(now: BidRow, at: number): void {
    const { noticeNo } = now
    const byAccount = Map.groupBy(keywords.values(), ({ accountId }) => accountId)
    for (const [accountId, own] of byAccount) {
      const company = companyAt(accountId, at)
      const those = own.filter(
        (one) =>
          one.kept.state === 'active' &&
          one.kept.alert.on.includes('new') &&
          fits(one, now, null) &&
          !fits(one, now, company),
      )
      const key = `${accountId} ${noticeNo}`
      if (those.length > 0) withheld.set(key, { accountId, noticeNo, keywords: those.map(({ id }) => id) })
    }
  }

  /** Examines the withheld notices of the account; nothing else in the history changes at the same time. */
  async function ofProfile(change: Change): Promise<string[]> {
    const accountId = change.key
    const [state] = await sql<{ profile: Declared }[]>`
      select profile from profile_states where account_id = ${accountId} and position = ${change.position}`
    if (!state) throw new Error(`the profile at ${change.position} is gone`)
    profiles.set(accountId, state.profile)
    const lines: string[] = []
    for (const one of withheld.values()) {
      const name = `${accountId} bid.matched ${one.noticeNo}`
      if (one.accountId !== accountId || notified.has(name)) continue
      const [notice] = await sql<BidRow[]>`select * from bids where notice_no = ${one.noticeNo}`
      if (!notice || notice.kind === 'cancelled' || notice.outcome !== null || (notice.closeAt ?? 0) <= change.at)
        continue
      const ids = (wanting(['new'], [notice], change.at).get(accountId) ?? []).filter((id) => one.keywords.includes(id))
      if (ids.length === 0) continue
      notified.add(name)
      lines.push(lineOf(accountId, one.noticeNo, 'bid.matched', notice.version, 0, ids))
    }
    return lines
  }

  return { wanting, withhold, ofProfile }
}

export function createModel(reads: Reads) {
  const { sql } = reads
  let position = 0
  const keywords: Watching['keywords'] = new Map()
  const notified = new Set<string>()
  const { wanting, withhold, ofProfile } = createWatching(reads, { keywords, notified })
  const versionOf = (noticeNo: string, version: number) => versionIn(reads, noticeNo, version)
  const rounds = new Map<string, Round>()
  const awarded = new Map<string, string>()

  async function changesSince(): Promise<Change[]> {
    return [...(await sql<Change[]>`select * from changes where position > ${position} order by position`)]
  }

  async function ofNotice(change: Change): Promise<string[]> {
    const now = await versionOf(change.key, change.version)
    if (!now || !change.live) return []
    const before = await versionOf(change.key, change.version - 1)
    const both = before ? [now, before] : [now]
    const isOpen =
      now.kind !== 'cancelled' &&
      !awarded.has(now.number) &&
      (now.closeAt ?? 0) > change.at &&
      (now.openAt ?? 0) > change.at
    const lines: string[] = []
    const once = (type: string, cause: string, rows: BidRow[]) => {
      for (const [account, ids] of wanting([cause], rows, change.at)) {
        if (notified.has(`${account} ${type} ${change.key}`)) continue
        notified.add(`${account} ${type} ${change.key}`)
        lines.push(lineOf(account, change.key, type, change.version, 0, ids))
      }
    }
    if (isOpen) {
      once('bid.matched', 'new', [now])
      withhold(now, change.at)
    }
    const causes = before ? (now.changes ?? []).flatMap(({ field }) => CAUSES[field] ?? []) : []
    for (const [account, ids] of wanting(causes, both, change.at)) {
      lines.push(lineOf(account, change.key, 'bid.changed', change.version, 0, ids))
    }
    if (now.kind === 'cancelled' && before?.kind !== 'cancelled') once('bid.cancelled', 'cancelled', both)
    if (!before && awarded.get(now.number) === 'awarded') once('bid.awarded', 'awarded', [now])
    return lines
  }

  async function ofAward(change: Change): Promise<string[]> {
    const [newest] = await sql<(Round & { number: string })[]>`
      select number, state, amount, position from award_rounds where position = ${change.position}`
    const [older] = await sql<{ fields: Round & { number: string } }[]>`
      select fields from award_versions where (fields ->> 'position')::bigint = ${change.position}`
    const now = newest ?? older?.fields
    if (!now) throw new Error(`no award stands at ${change.position}`)
    const before = rounds.get(now.number)
    rounds.set(now.number, now)
    awarded.set(now.number, now.state)
    const [stood] = await sql<{ version: number | null }[]>`
      select max(version)::integer as version from changes
      where kind = 'bid' and key = ${change.key} and position <= ${change.position}`
    const notice = stood?.version ? await versionOf(change.key, stood.version) : null
    if (!notice || !change.live) return []
    const lines: string[] = []
    for (const [account, ids] of wanting(['awarded'], [notice], change.at)) {
      const name = `${account} bid.awarded ${change.key}`
      const wasAwarded = before?.state === 'awarded'
      // A first round is decided once; later states correct it.
      if (notified.has(name) && before && (wasAwarded || now.state === 'awarded')) {
        lines.push(lineOf(account, change.key, 'bid.awarded', notice.version, change.position, ids))
      } else if (!notified.has(name) && now.state === 'awarded') {
        notified.add(name)
        lines.push(lineOf(account, change.key, 'bid.awarded', notice.version, wasAwarded ? change.position : 0, ids))
      }
    }
    return lines
  }

  async function ofKeyword({ key, version }: Change): Promise<void> {
    const [accountId = '', id = ''] = key.split('/')
    const [state] = await sql<{ body: Kept | null }[]>`
      select body from keyword_states where account_id = ${accountId} and id = ${id} and version = ${version}`
    if (!state) throw new Error(`the state ${key} ${version} is gone`)
    if (state.body) keywords.set(key, { accountId, id, kept: state.body })
    else keywords.delete(key)
  }

  return {
    /** The expected events of changes since the last call. */
    async expected(): Promise<string[]> {
      const lines: string[] = []
      for (const change of await changesSince()) {
        if (change.kind === 'keyword') await ofKeyword(change)
        if (change.kind === 'profile') lines.push(...(await ofProfile(change)))
        if (change.kind === 'bid') lines.push(...(await ofNotice(change)))
        if (change.kind === 'award') lines.push(...(await ofAward(change)))
        position = change.position
      }
      return lines.sort()
    },
  }
}

async function versionIn({ sql }: Reads, noticeNo: string, version: number): Promise<BidRow | null> {
  const [newest] = await sql<BidRow[]>`select * from bids where notice_no = ${noticeNo} and version = ${version}`
  if (newest) return newest
  const [older] = await sql<{ fields: BidRow }[]>`
    select fields from bid_versions where notice_no = ${noticeNo} and version = ${version}`
  return older?.fields ?? null
}
