import type { DatedNotice } from '../../bids/index.ts'
import type { Meaning } from '../../keywords/index.ts'
import { type Clock, MINUTE } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { Problem, problem } from '../../lib/problems.ts'
import { includes, type Plan } from '../../vocabulary/plans.ts'
import { isPaused } from '../rules/content.ts'
import type { LinkedNotice, LinkKind, StoredFilter } from '../schema.ts'
import * as store from '../store/links.ts'
import { LINK_WORDS } from '../texts/words.ts'
import { type LinkSecretDeps, linkSecrets } from './secrets.ts'

export interface WantedNotices {
  accountId: string
  /** `null` = the union of the active keywords of the account. */
  meaning: Meaning | null
  /** The further company whose verdicts are used; default: the company of the account. */
  profile?: string | null
}

interface StoredSearch {
  keyword: string
  /** For keywords: the text that is searched. */
  in?: string
  filter: StoredFilter
  /** For keywords: the further company that it is for. */
  profile?: string | null
}

export interface LinkOpenerDeps extends LinkSecretDeps {
  db: Db
  clock: Pick<Clock, 'now' | 'steady'>
  publicUrl: () => string
  bids: { datedNotices: (accountId: string, noticeNos: string[]) => Promise<DatedNotice[]> }
  keywords: {
    find: (asker: { accountId: string; plan: Plan }, id: string) => Promise<StoredSearch | null>
    meaningOf: (search: StoredSearch) => Meaning
  }
  marks: {
    noticesMarked: (accountId: string, state: 'starred', most: number) => Promise<string[]>
    /** Notices with events of a keyword, newest first. */
    noticesMatched: (accountId: string, keywordId: string, most: number) => Promise<string[]>
    /** The notices among these that have this mark. */
    noticesMarkedAmong: (accountId: string, state: 'dismissed', noticeNos: string[]) => Promise<string[]>
  }
  noticesPursued: (accountId: string, most: number) => Promise<string[]>
  /** Throws if a request of the account would be rejected now. */
  admitAccount: (accountId: string, needs: 'notices') => Promise<void>
  limits: {
    /** Counts a use of a link; returns `null` if it is within the limit. */
    checkLink: (id: string, kind: 'program' | 'page') => Problem | null
    /** Runs work for a link in the request slots of its account. */
    forLink: <T>(link: { accountId: string; id: string }, work: () => Promise<T>) => Promise<T>
  }
}

export type OpenLink = store.ShownLinkRow & { plan: Plan }
type Search = (wanted: WantedNotices) => Promise<DatedNotice[]>

/** The maximum number of notices that a link reads from each list of the account. */
export const MOST_LISTED = 500
const USE_SAVED_MS = MINUTE

/** Opens secret links and reads their notices. */
export function createLinkOpener(deps: LinkOpenerDeps) {
  const { db, clock, bids, keywords, limits } = deps
  const { isToken, digestsOf } = linkSecrets(deps)

  /** Unknown and deleted links are handled alike, because neither has a row. */
  async function open(token: string, kind: LinkKind): Promise<OpenLink> {
    const row = isToken(token) ? await store.findLinkBehind(db.sql, digestsOf(token)) : null
    if (!row || row.kind !== kind || isPaused(row.place, row.plan) || !(await isAdmitted(row))) throw noSuchAddress()
    const refusal = limits.checkLink(row.id, kind === 'widget' ? 'page' : 'program')
    if (refusal) throw refusal
    const now = clock.now()
    if (row.lastUsedAt === null || row.lastUsedAt < now - USE_SAVED_MS)
      await store.saveLinkUse(db.sql, row, now, now - USE_SAVED_MS)
    return row
  }

  async function isAdmitted({ accountId }: OpenLink): Promise<boolean> {
    try {
      await deps.admitAccount(accountId, 'notices')
      return true
    } catch (error) {
      if (error instanceof Problem) return false
      throw error
    }
  }

  /** Searches only cover titles, so matches in attachments are read from the events of the keyword. */
  async function foundBy({ accountId, keywordId, plan }: OpenLink, stored: StoredSearch, search: Search) {
    const { profile = null } = stored
    if (profile !== null && !includes(plan, 'profiles')) return []
    if (stored.in !== 'attachments') return search({ accountId, meaning: keywords.meaningOf(stored), profile })
    const matched = await deps.marks.noticesMatched(accountId, keywordId ?? '', MOST_LISTED)
    return bids.datedNotices(accountId, matched)
  }

  /**
   * The notices of a link without duplicates, with the reasons why they are included. `isCut`: a list reached its
   * maximum, so there may be more.
   */
  async function noticesOf(link: OpenLink, search: Search): Promise<{ notices: LinkedNotice[]; isCut: boolean }> {
    const { accountId, content } = link
    if (content === 'keyword' || content === 'search') {
      const stored = content === 'search' ? link.search : await keywords.find(link, link.keywordId ?? '')
      if (!stored) throw noSuchAddress()
      const found = await foundBy(link, stored, search)
      const reason = content === 'search' ? link.name : stored.keyword
      const withReason = ({ matched, ...notice }: DatedNotice): LinkedNotice => ({
        ...notice,
        reasons: [...new Set([reason, ...matched])],
      })
      return { notices: found.map(withReason), isCut: isFull(found) }
    }
    const [starred, pursued, matching] = await Promise.all([
      isOneOf(content, 'starred') ? deps.marks.noticesMarked(accountId, 'starred', MOST_LISTED) : [],
      isOneOf(content, 'pursued') ? deps.noticesPursued(accountId, MOST_LISTED) : [],
      isOneOf(content, 'matched') ? search({ accountId, meaning: null }) : [],
    ])
    const notices = withReasons(link, { starred: new Set(starred), pursued: new Set(pursued) }, [
      ...(await bids.datedNotices(accountId, [...new Set([...starred, ...pursued])])),
      ...(await withoutDismissed(accountId, matching)),
    ])
    return { notices, isCut: [starred, pursued, matching].some(isFull) }
  }

  async function withoutDismissed(accountId: string, notices: DatedNotice[]): Promise<DatedNotice[]> {
    const numbers = notices.map(({ noticeNo }) => noticeNo)
    const dismissed = new Set(await deps.marks.noticesMarkedAmong(accountId, 'dismissed', numbers))
    return notices.filter(({ noticeNo }) => !dismissed.has(noticeNo))
  }

  return { open, noticesOf }
}
export type LinkOpener = ReturnType<typeof createLinkOpener>

/** Newest first. */
export const byPosting = (one: LinkedNotice, other: LinkedNotice): number =>
  other.postedAt - one.postedAt || (one.noticeNo < other.noticeNo ? -1 : 1)

const isFull = (list: readonly unknown[]): boolean => list.length >= MOST_LISTED

const isOneOf = (content: store.LinkRow['content'], one: 'starred' | 'pursued' | 'matched'): boolean =>
  content === one || content === 'all'

type Listed = Record<'starred' | 'pursued', ReadonlySet<string>>

function withReasons({ language }: OpenLink, listed: Listed, notices: readonly DatedNotice[]): LinkedNotice[] {
  const words = LINK_WORDS[language]
  const each = new Map(notices.map((notice) => [notice.noticeNo, notice]))
  return [...each.values()].map(({ matched, ...notice }) => ({
    ...notice,
    reasons: [
      ...(listed.starred.has(notice.noticeNo) ? [words.starred] : []),
      ...(listed.pursued.has(notice.noticeNo) ? [words.pursued] : []),
      ...matched,
    ],
  }))
}

const noSuchAddress = () =>
  problem('not_found', {
    en: 'There is nothing at this address. The link may have been deleted.',
    ko: '이 주소에 아무것도 없습니다. 링크가 삭제되었을 수 있습니다.',
  })
