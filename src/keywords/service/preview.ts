import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Clock, DAY, parseTime, seoulDay, seoulTime, seoulTimeOrNull } from '../../lib/clock.ts'
import { type FieldError, type Problem, problem } from '../../lib/problems.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import { hits } from '../../search/query.ts'
import { type Draft, type Meaning, meaningOf } from '../rules/draft.ts'
import { isTooWide, reportsMany, WIDEST_SHARE } from '../rules/plan.ts'
import type { KeywordEstimate, KeywordPreview } from '../schema/preview.ts'

import type { BiddersDeps, BiddersOf } from './bidders.ts'
import type { FoundInTexts, TextTrial } from './in-texts.ts'

/** The fields of a notice that a sample shows, and those that locate the matches. */
export interface PostedNotice {
  noticeNo: string
  title: string
  norm: string
  numbers: readonly string[]
  agency: string
  bsnsDiv: string
  estimatedPrice: number | null
  currency: string
  postedAt: number
  closeAt: number | null
  detailUrl: string
}

/** The conditions of a keyword, with the company whose verdicts are used. */
type CompanyMeaning = Meaning & { company?: CompanyJudge | null }

export interface BackTestDeps extends BiddersDeps {
  clock: Clock
  /**
   * Counts the notices posted between two instants, both included; `null` counts all. Without a company, verdicts are
   * ignored.
   */
  countPosted: (meaning: CompanyMeaning | null, from: number, to: number) => Promise<number>
  newestPosted: (meaning: CompanyMeaning, from: number, to: number, most: number) => Promise<PostedNotice[]>
}

const DAYS = 90
const SAMPLES = 5
const WEEK_DAYS = 7

/** Finds the notices that a keyword would have matched in the past. */
export function createBackTest(
  { clock, countPosted, newestPosted }: BackTestDeps,
  texts: TextTrial,
  biddersOf: BiddersOf,
) {
  async function preview(accountId: string, draft: Draft): Promise<KeywordPreview> {
    if (draft.searchIn === 'attachments') return previewOfTexts(accountId, draft)
    const meaning = { ...meaningOf(draft), company: (await biddersOf(accountId, [draft]))(draft) }
    const { days, from, to } = lastDays(clock.now())
    const inTexts = await texts.tryOne(accountId, draft)
    const byText = (inTexts?.matched[0] ?? []).filter(({ byTitle }) => !byTitle).map(({ notice }) => notice)
    const perDay: KeywordPreview['perDay'] = []
    for (const day of days) {
      perDay.push({ date: day.date, matches: (await countPosted(meaning, day.from, day.to)) + countOn(day, byText) })
      // Each count is short, but ninety in a row would block the event loop.
      await nextTurn()
    }
    const matches = perDay.reduce((sum, day) => sum + day.matches, 0)
    const notices = await countPosted(null, from, to)
    const samples = await newestPosted(meaning, from, to, SAMPLES)
    return {
      from: seoulTime(from),
      to: seoulTime(clock.now()),
      matches,
      notices,
      share: notices === 0 ? 0 : Math.round((matches / notices) * 10_000) / 100,
      averagePerDay: Math.round((matches / DAYS) * 100) / 100,
      ...estimateOf(matches),
      matchesEverything: isTooWide({ matches, notices }) || (inTexts !== null && isTooWide(widthOf(inTexts, 0))),
      perDay,
      samples: [...samples, ...byText.slice(0, SAMPLES - samples.length)].map((notice) => sampleOf(meaning, notice)),
    }
  }

  /** Searches the notices whose attachments were read last; others have no text that could match. */
  async function previewOfTexts(accountId: string, draft: Draft): Promise<KeywordPreview> {
    const { days, from } = lastDays(clock.now())
    const found = await texts.tryOn(accountId, [draft])
    const { matches, notices } = widthOf(found, 0)
    const matched = (found.matched[0] ?? []).map(({ notice }) => notice)
    return {
      from: seoulTime(from),
      to: seoulTime(clock.now()),
      matches,
      notices,
      share: notices === 0 ? 0 : Math.round((matches / notices) * 10_000) / 100,
      averagePerDay: Math.round((matches / found.days) * 100) / 100,
      ...estimateOf(matches, found.days),
      matchesEverything: isTooWide({ matches, notices }),
      perDay: days.map((day) => ({ date: day.date, matches: countOn(day, matched) })),
      samples: matched.slice(0, SAMPLES).map((notice) => ({ ...sampleOf(meaningOf(draft), notice), terms: [] })),
    }
  }

  /** Otherwise returns the number of matching notices, whatever their verdicts. `found`: the matches in texts. */
  async function refuseTooWide(draft: Draft, found: FoundInTexts | null): Promise<number> {
    const { from, to } = lastDays(clock.now())
    texts.refuseWithoutTexts([draft])
    if (found && isTooWide(widthOf(found, 0))) throw tooWideProblem(widthOf(found, 0))
    if (found && draft.searchIn === 'attachments') return Math.round((widthOf(found, 0).matches * DAYS) / found.days)
    const matches = await countPosted(meaningOf(draft), from, to)
    const notices = await countPosted(null, from, to)
    if (!isTooWide({ matches, notices })) return matches
    throw tooWideProblem({ matches, notices })
  }

  /** Estimates how often the keyword will match. `matches`: the number of matching notices, whatever their verdicts. */
  async function estimate(accountId: string, draft: Draft, matches: number): Promise<KeywordEstimate> {
    const asksVerdicts = draft.filter.eligibility.length > 0 && draft.searchIn !== 'attachments'
    const company = asksVerdicts ? (await biddersOf(accountId, [draft]))(draft) : null
    if (company === null) return estimateOf(matches)
    const { from, to } = lastDays(clock.now())
    return estimateOf(await countPosted({ ...meaningOf(draft), company }, from, to))
  }

  return { preview, refuseTooWide, estimate }
}

const estimateOf = (matches: number, days: number = DAYS): KeywordEstimate => ({
  perWeek: Math.round(((matches * WEEK_DAYS) / days) * 10) / 10,
  manyAlerts: reportsMany(matches, days),
})

/** The share of searched notices that one of the keywords matches. */
export const widthOf = ({ matched, notices }: FoundInTexts, index: number) => ({
  matches: matched[index]?.length ?? 0,
  notices,
})

export const countOn = ({ from, to }: { from: number; to: number }, notices: readonly { postedAt: number }[]): number =>
  notices.filter(({ postedAt }) => from <= postedAt && postedAt <= to).length

function tooWideProblem({ matches, notices }: { matches: number; notices: number }): Problem {
  const fault = tooWide(matches, notices)
  return problem(fault.code, fault.message, { errors: [fault] })
}

/** Whole days in Seoul time; the last one is today. */
export function lastDays(now: number): {
  days: { date: string; from: number; to: number }[]
  from: number
  to: number
} {
  const today = parseTime(seoulDay(now), 'start') ?? 0
  const days = Array.from({ length: DAYS }, (_, index) => {
    const from = today - (DAYS - 1 - index) * DAY
    return { date: seoulDay(from), from, to: from + DAY - 1 }
  })
  return { days, from: days[0]?.from ?? 0, to: days.at(-1)?.to ?? 0 }
}

const sampleOf = ({ query }: Meaning, notice: PostedNotice): KeywordPreview['samples'][number] => ({
  noticeNo: notice.noticeNo,
  title: notice.title,
  agency: notice.agency,
  bsnsDiv: notice.bsnsDiv,
  estimatedPrice: notice.estimatedPrice,
  currency: notice.currency,
  postedAt: seoulTime(notice.postedAt),
  closeAt: seoulTimeOrNull(notice.closeAt),
  detailUrl: notice.detailUrl,
  terms: hits(query, notice).flatMap(({ node, places }) => places.map((place) => ({ term: node.typed, ...place }))),
})

export function tooWide(matches: number, notices: number): FieldError {
  const percent = Math.round((matches / notices) * 1_000) / 10
  const most = WIDEST_SHARE * 100
  const message = {
    en: `It matches ${matches} of the ${notices} notices of the last ${DAYS} days (${percent} %); more than ${most} % is too broad for a keyword. Add a word or narrow the filter.`,
    ko: `최근 ${DAYS}일 공고 ${notices}건 중 ${matches}건(${percent}%)과 일치합니다. ${most}%를 넘으면 키워드로 쓰기에 너무 넓습니다. 단어를 더하거나 조건을 좁혀 주십시오.`,
  }
  return { in: 'body', name: 'keyword', code: 'matches_everything', message }
}
