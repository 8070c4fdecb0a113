import type { DatedNotice, DatedPreSpec } from '../../bids/index.ts'
import type { Meaning } from '../../keywords/index.ts'
import { type Clock, HOUR, MINUTE } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { Problem, problem } from '../../lib/problems.ts'
import type { Plan } from '../../vocabulary/plans.ts'
import { writeFeed } from '../rules/atom.ts'
import { isPaused, LINK_FILES } from '../rules/content.ts'
import { feedEntry, feedId, KEPT_MS, noticeEntries, preSpecEntries } from '../rules/entries.ts'
import { writeCalendar } from '../rules/ical.ts'
import type { LinkedNotice, LinkedPreSpec, LinkKind, StoredFilter } from '../schema.ts'
import * as store from '../store/links.ts'
import { LINK_WORDS } from '../texts/words.ts'
import { type LinkSecretDeps, linkSecrets } from './secrets.ts'

interface Wanted {
  accountId: string
  /** `null` = what any active keyword of the account matches. */
  meaning: Meaning | null
}

interface StoredSearch {
  keyword: string
  filter: StoredFilter
}

export interface LinkContentDeps extends LinkSecretDeps {
  db: Db
  clock: Pick<Clock, 'now'>
  publicUrl: () => string
  bids: {
    /** Notices that close after a moment: so many of the next to close, and so many that have closed. */
    closingOf: (wanted: Wanted, since: number, most: { ahead: number; over: number }) => Promise<DatedNotice[]>
    newestOf: (wanted: Wanted, most: number) => Promise<DatedNotice[]>
    datedNotices: (accountId: string, noticeNos: string[]) => Promise<DatedNotice[]>
    preSpecsSince: (noticeNos: string[], since: number) => Promise<DatedPreSpec[]>
  }
  keywords: {
    find: (asker: { accountId: string; plan: Plan }, id: string) => Promise<StoredSearch | null>
    meaningOf: (search: StoredSearch) => Meaning
  }
  noticesMarked: (accountId: string, state: 'starred' | 'dismissed', most: number) => Promise<string[]>
  noticesPursued: (accountId: string, most: number) => Promise<string[]>
  /** Throws where a request of the account would be refused now. */
  admitAccount: (accountId: string, needs: 'notices') => Promise<void>
  limits: {
    /** Counts a use of a link; `null` where it may be answered. */
    insteadOfLink: (id: string) => Problem | null
    /** Runs work for a link in the places that its account has. */
    forLink: <T>(link: { accountId: string; id: string }, work: () => Promise<T>) => Promise<T>
  }
}

type OpenLink = store.ShownLinkRow & { plan: Plan }
type Search = (wanted: Wanted) => Promise<DatedNotice[]>

/** Notices a link reads at most: from the catalog, and of each list of the account. */
const MOST_CLOSING = { ahead: 400, over: 100 }
const MOST_LISTED = 500
/** Asks programs to refresh as often; many do so less often. */
const REFRESH_MS = HOUR
const USE_SAVED_MS = MINUTE
const FEED_PAGE = 100
const MOST_PAGES = 10

/** What programs without a key read by a secret link. */
export function createLinkContent(deps: LinkContentDeps) {
  const { db, clock, bids, keywords, limits } = deps
  const { isToken, digestsOf } = linkSecrets(deps)

  /** An unknown and a deleted link are one case: there is no row. */
  async function open(token: string, kind: LinkKind): Promise<OpenLink> {
    const row = isToken(token) ? await store.findLinkBehind(db.sql, digestsOf(token)) : null
    if (!row || row.kind !== kind || isPaused(row.place, row.plan) || !(await isAdmitted(row))) throw noSuchAddress()
    const refusal = limits.insteadOfLink(row.id)
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

  /** The notices of a link, each once, with the reasons it is there. */
  async function noticesOf(link: OpenLink, search: Search): Promise<LinkedNotice[]> {
    const { accountId, content } = link
    if (content === 'keyword' || content === 'search') {
      const stored = content === 'search' ? link.search : await keywords.find(link, link.keywordId ?? '')
      if (!stored) throw noSuchAddress()
      const notices = await search({ accountId, meaning: keywords.meaningOf(stored) })
      const reason = content === 'search' ? link.name : stored.keyword
      return notices.map(({ matched, ...notice }) => ({ ...notice, reasons: [...new Set([reason, ...matched])] }))
    }
    const [starred, pursued, matching] = await Promise.all([
      isOneOf(content, 'starred') ? deps.noticesMarked(accountId, 'starred', MOST_LISTED) : [],
      isOneOf(content, 'pursued') ? deps.noticesPursued(accountId, MOST_LISTED) : [],
      isOneOf(content, 'matched') ? matchedBy(accountId, search) : [],
    ])
    return withReasons(link, { starred: new Set(starred), pursued: new Set(pursued) }, [
      ...(await bids.datedNotices(accountId, [...new Set([...starred, ...pursued])])),
      ...matching,
    ])
  }

  async function matchedBy(accountId: string, search: Search): Promise<DatedNotice[]> {
    const dismissed = new Set(await deps.noticesMarked(accountId, 'dismissed', MOST_LISTED))
    return (await search({ accountId, meaning: null })).filter(({ noticeNo }) => !dismissed.has(noticeNo))
  }

  /** The whole calendar as text. */
  const calendar = (token: string): Promise<string> =>
    open(token, 'calendar').then((link) =>
      limits.forLink(link, async () => {
        const now = clock.now()
        const words = LINK_WORDS[link.language]
        const notices = await noticesOf(link, (wanted) => bids.closingOf(wanted, now - KEPT_MS, MOST_CLOSING))
        const specs = await bids.preSpecsSince(
          notices.map(({ noticeNo }) => noticeNo),
          now - KEPT_MS,
        )
        return writeCalendar({ name: link.name, refreshMs: REFRESH_MS }, [
          ...notices.flatMap((notice) => noticeEntries(notice, words, now)),
          ...specsOf(specs, notices).flatMap((spec) => preSpecEntries(spec, words, now)),
        ])
      }),
    )

  /** One page of the feed as text. */
  const feed = (token: string, page: number): Promise<string> =>
    open(token, 'atom').then((link) =>
      limits.forLink(link, async () => {
        const from = (page - 1) * FEED_PAGE
        // One more says whether there is a next page.
        const notices = await noticesOf(link, (wanted) => bids.newestOf(wanted, from + FEED_PAGE + 1))
        const rest = notices.sort(byPosting).slice(from)
        const shown = rest.slice(0, FEED_PAGE)
        const words = LINK_WORDS[link.language]
        const address = (to: number) =>
          `${deps.publicUrl()}/links/${token}/${LINK_FILES.atom}${to === 1 ? '' : `?pageNumber=${to}`}`
        const head = {
          id: feedId(link.id),
          title: link.name,
          subtitle: words.subtitle,
          language: link.language,
          updatedAt: Math.max(link.createdAt, ...shown.map(({ updatedAt }) => updatedAt)),
          self: address(page),
          first: address(1),
          previous: page === 1 ? null : address(page - 1),
          next: rest.length > FEED_PAGE && page < MOST_PAGES ? address(page + 1) : null,
        }
        return writeFeed(
          head,
          shown.map((notice) => feedEntry(notice, words)),
        )
      }),
    )

  return { calendar, feed }
}

/** Newest first. */
const byPosting = (one: LinkedNotice, other: LinkedNotice): number =>
  other.postedAt - one.postedAt || (one.noticeNo < other.noticeNo ? -1 : 1)

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

/** Each pre-specification once, with the reasons of the first of its notices. */
function specsOf(specs: readonly DatedPreSpec[], notices: readonly LinkedNotice[]): LinkedPreSpec[] {
  const reasons = new Map(notices.map((notice) => [notice.noticeNo, notice.reasons]))
  const each = new Map(specs.map((spec) => [spec.number, spec]).reverse() as [string, DatedPreSpec][])
  return [...each.values()].map((spec) => ({ ...spec, reasons: reasons.get(spec.noticeNo) ?? [] }))
}

const noSuchAddress = () =>
  problem('not_found', {
    en: 'There is nothing at this address. The link may have been deleted.',
    ko: '이 주소에 아무것도 없습니다. 링크가 삭제되었을 수 있습니다.',
  })
