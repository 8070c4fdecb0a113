import type { DatedNotice, DatedPreSpec } from '../../bids/index.ts'
import { HOUR } from '../../lib/clock.ts'
import { writeFeed } from '../rules/atom.ts'
import { LINK_FILES } from '../rules/content.ts'
import { feedEntry, feedId, noticeEntries, PAST_MS, preSpecEntries } from '../rules/entries.ts'
import { writeCalendar } from '../rules/ical.ts'
import type { LinkedNotice, LinkedPreSpec } from '../schema.ts'
import { LINK_WORDS } from '../texts/words.ts'
import { byPosting, type LinkOpener, type LinkOpenerDeps, type WantedNotices } from './open.ts'

export interface LinkContentDeps extends LinkOpenerDeps {
  bids: LinkOpenerDeps['bids'] & {
    /**
     * Notices by closing time: the next to close after `since`, and the last that closed before it, up to these
     * numbers.
     */
    closingOf: (wanted: WantedNotices, since: number, most: { ahead: number; over: number }) => Promise<DatedNotice[]>
    newestOf: (wanted: WantedNotices, most: number) => Promise<DatedNotice[]>
    preSpecsSince: (noticeNos: string[], since: number) => Promise<DatedPreSpec[]>
  }
}

/** The maximum number of notices that a calendar reads from the catalog. */
const MOST_CLOSING = { ahead: 400, over: 100 }
/** The refresh interval that calendars state; many programs refresh less often. */
const REFRESH_MS = HOUR
const FEED_PAGE = 100
const MOST_PAGES = 10

/** The contents that programs read with a secret link instead of a key. */
export function createLinkContent(deps: LinkContentDeps, { open, noticesOf }: LinkOpener) {
  const { clock, bids, limits } = deps

  const calendar = (token: string): Promise<string> =>
    open(token, 'calendar').then((link) =>
      limits.forLink(link, async () => {
        const now = clock.now()
        const words = LINK_WORDS[link.language]
        const { notices } = await noticesOf(link, (wanted) => bids.closingOf(wanted, now - PAST_MS, MOST_CLOSING))
        const specs = await bids.preSpecsSince(
          notices.map(({ noticeNo }) => noticeNo),
          now - PAST_MS,
        )
        return writeCalendar({ name: link.name, refreshMs: REFRESH_MS }, [
          ...notices.flatMap((notice) => noticeEntries(notice, words, now)),
          ...specsOf(specs, notices).flatMap((spec) => preSpecEntries(spec, words, now)),
        ])
      }),
    )

  const feed = (token: string, page: number): Promise<string> =>
    open(token, 'atom').then((link) =>
      limits.forLink(link, async () => {
        const from = (page - 1) * FEED_PAGE
        // Reads one notice more to know whether there is a next page.
        const { notices } = await noticesOf(link, (wanted) => bids.newestOf(wanted, from + FEED_PAGE + 1))
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

/** Each pre-specification once, with the reasons of its first notice. */
function specsOf(specs: readonly DatedPreSpec[], notices: readonly LinkedNotice[]): LinkedPreSpec[] {
  const reasons = new Map(notices.map((notice) => [notice.noticeNo, notice.reasons]))
  const each = new Map(specs.map((spec) => [spec.number, spec]).reverse() as [string, DatedPreSpec][])
  return [...each.values()].map((spec) => ({ ...spec, reasons: reasons.get(spec.noticeNo) ?? [] }))
}
