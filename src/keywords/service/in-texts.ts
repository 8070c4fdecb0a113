import type { BidState } from '../../bids/index.ts'
import { type Clock, DAY } from '../../lib/clock.ts'
import { createFairQueue } from '../../lib/fair-queue.ts'
import { problem, unavailable } from '../../lib/problems.ts'
import { nextTurn } from '../../lib/turns.ts'
import {
  createMatcher,
  createTextScan,
  type FoundTerms,
  type Matcher,
  type MatchNotice,
} from '../../search/matcher/index.ts'
import { type Draft, meaningOf } from '../rules/draft.ts'
import type { StoredConditions } from '../schema/keywords.ts'
import { ATTACHMENTS_OFF, TRIALS_WAIT } from '../texts.ts'

export interface TextDeps {
  clock: Clock
  /** Whether the service fetches attachments. */
  hasAttachments: boolean
  /** The texts read from attachments. */
  news: {
    newestWithText: (since: number, limit: number) => Promise<NoticeTexts[]>
    partsAfter: (hash: string, after: number, limit: number) => Promise<TextPart[]>
  }
  states: {
    versionsAt: (refs: readonly { noticeNo: string; position: number }[]) => Promise<(number | null)[]>
    statesOf: (refs: readonly { noticeNo: string; version: number }[]) => Promise<BidState[]>
    matchable: (state: BidState) => MatchNotice
  }
}

interface NoticeTexts {
  noticeNo: string
  hashes: string[]
  characters: number
  readAt: number
}

interface TextPart {
  part: number
  entry: string | null
  page: number | null
  text: string
}

/** The notices with recently read texts that keywords match. */
export interface FoundInTexts {
  /** The number of notices searched. */
  notices: number
  /** The number of days in which these texts were read. */
  days: number
  /** For each keyword, its matches, newest text first. `byTitle`: the title alone matches too. */
  matched: { notice: BidState; byTitle: boolean }[][]
}

/** A keyword to try on texts. */
type TriedKeyword = Pick<Draft, 'keyword' | 'searchIn'> & { filter: StoredConditions }

const DAYS = 90
/** Reading more would take seconds and would hardly change the share. */
const MOST_NOTICES = 300
const MOST_CHARACTERS = 4_000_000
const PARTS = 16
/** Trials of one account that run or wait. The number equals the concurrent requests of an account. */
const MOST_OF_ACCOUNT = 20

/** Tries keywords on recently read texts. Each text is read once for all keywords. */
export function createTextTrial({ clock, hasAttachments, news, states }: TextDeps) {
  // A trial takes half a second of the event loop. Concurrent trials would delay other work further.
  const queue = createFairQueue(1)

  /** Rejects keywords that search attachments if the service does not fetch attachments. */
  function refuseWithoutTexts(drafts: readonly Pick<Draft, 'searchIn'>[]): void {
    if (!hasAttachments && drafts.some(looksIntoTexts)) throw problem('attachments_off', ATTACHMENTS_OFF)
  }

  /** Waits for trials of other accounts, so never call this within a transaction. */
  async function tryOn(accountId: string, drafts: readonly TriedKeyword[]): Promise<FoundInTexts> {
    if (queue.countOf(accountId) >= MOST_OF_ACCOUNT) throw unavailable(TRIALS_WAIT)
    return queue.take(accountId, () => searchFor(drafts))
  }

  /** The matches in texts; `null` if the keyword does not search attachments, or the service has none. */
  const tryOne = async (accountId: string, draft: TriedKeyword): Promise<FoundInTexts | null> =>
    hasAttachments && looksIntoTexts(draft) ? tryOn(accountId, [draft]) : null

  async function searchFor(drafts: readonly TriedKeyword[]): Promise<FoundInTexts> {
    const now = clock.now()
    const read = await news.newestWithText(now - DAYS * DAY, MOST_NOTICES)
    const matcher = createMatcher()
    const places = new Map(drafts.map((draft, index) => [matcher.add(meaningOf(draft)), { draft, index }]))
    const matched: FoundInTexts['matched'] = drafts.map(() => [])
    const noticesBy = new Map((await current(read)).map((state) => [state.noticeNo, state]))
    let characters = 0
    let notices = 0
    let oldest = now
    for (const one of read) {
      const notice = noticesBy.get(one.noticeNo)
      if (!notice) continue
      if (notices > 0 && characters + one.characters > MOST_CHARACTERS) break
      characters += one.characters
      oldest = one.readAt
      notices++
      const { byTitle, inAll, inTexts } = await matchOf(matcher, one, notice)
      for (const [number, { draft, index }] of places) {
        const fits = draft.searchIn === 'all' ? inAll : inTexts
        if (fits.has(number)) matched[index]?.push({ notice, byTitle: byTitle.has(number) })
      }
    }
    const isCut = notices === MOST_NOTICES || notices < noticesBy.size
    return { notices, days: isCut ? Math.max(1, (now - oldest) / DAY) : DAYS, matched }
  }

  async function matchOf(matcher: Matcher, { hashes }: NoticeTexts, notice: BidState) {
    const texts = matcher.startScan()
    for (const hash of hashes) await scanAll(hash, texts)
    const whole = states.matchable(notice)
    const found = {
      byTitle: new Set(matcher.match(whole)),
      inAll: new Set(matcher.match(whole, texts)),
      inTexts: new Set(matcher.match({ ...whole, norm: '', numbers: [] }, texts)),
    }
    texts.end()
    return found
  }

  async function current(read: readonly NoticeTexts[]): Promise<BidState[]> {
    const position = Number.MAX_SAFE_INTEGER
    const versions = await states.versionsAt(read.map(({ noticeNo }) => ({ noticeNo, position })))
    return states.statesOf(
      read.flatMap(({ noticeNo }, index) => {
        const version = versions[index]
        return version ? [{ noticeNo, version }] : []
      }),
    )
  }

  async function scanAll(hash: string, texts: FoundTerms): Promise<void> {
    const scan = createTextScan(texts)
    for (let after = 0; ; ) {
      const parts = await news.partsAfter(hash, after, PARTS)
      for (const part of parts) for (const _step of scan.push(part)) await nextTurn()
      const last = parts.at(-1)
      if (!last) break
      after = last.part
    }
    for (const _step of scan.end()) await nextTurn()
  }

  return { refuseWithoutTexts, tryOn, tryOne }
}
export type TextTrial = ReturnType<typeof createTextTrial>

export const looksIntoTexts = ({ searchIn }: Pick<Draft, 'searchIn'>): boolean => searchIn !== null
