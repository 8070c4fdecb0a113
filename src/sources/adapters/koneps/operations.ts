import type { BidRecord } from '../../../bids/index.ts'
import { DAY, HOUR, MINUTE } from '../../../lib/clock.ts'
import { SourceFailure } from '../../rules/failure.ts'
import type { Batch, Window } from '../../schema/connector.ts'
import { readBidderLine, readBidders, readRanking } from './bidders.ts'
import type { Question } from './client.ts'
import { readAgencies, readIndustries } from './codes.ts'
import { readHistory } from './history.ts'
import {
  BATCH,
  CATEGORIES,
  inWindow,
  type KonepsOperation,
  keyBy,
  LICENCE,
  LIST,
  type ListSpec,
  listOperation,
  NOTICE,
  ON_DEMAND,
  ofNotice,
  partOperation,
  QUARTER,
  REGION,
} from './lists.ts'
import { readNotices } from './notices.ts'
import { readBaseAmounts, readLicences, readRegions } from './parts.ts'
import { readReservePrices } from './prices.ts'
import { type Follow, readAwards, readFailing, readOpenings, readRebids } from './rounds.ts'
import { digits, formatSubject, parseSubject, type Subject } from './subjects.ts'
import { toOrder } from './values.ts'

/*
 * Calls a day per operation of the source (1,000 are granted), at 1,600 notices a day; a test counts them.
 *
 *   getBidPblancListInfo<category>   ≈ 330: 192 by registration and by change, 3 re-scans, the rest from the history
 *   …LicenseLimit, …PrtcptPsblRgn    ≈ 100: 96, further pages, 2 re-scans
 *   …BsisAmount<category>            ≈ 100
 *   …ChgHstry<category>              ≈ 25
 *   getScsbidListSttus<category>     ≈ 100
 *   getOpengResultListInfo<category> ≈ 375: 96, the rest further pages of 20 rows
 *   getDataSetOpnStdScsbidInfo       ≈ 560: 140 pages a day of openings, that night and 2, 4, 8 days later
 *   …Failing, …Rebid, …OpengCompt    ≈ 200, 90, 280: one for each round that failed, is to come, or cannot be joined,
 *                                    if answered questions are not asked again
 *   …<category>PreparPcDetail        ≈ 700 at most: one for each notice that was opened with reserve prices
 *   getIndstrytyBaseLawrgltInfoList  ≈ 2: the whole list once
 *   getDminsttInfo02                 ≈ 2: by registration and by change once; the first fill some 400
 */

const NOTICES = '/ad/BidPublicInfoService/'
const RESULTS = '/as/ScsbidInfoService/'
const STANDARD = '/ao/PubDataOpnStdService/'
const INDUSTRIES = '/ao/IndstrytyBaseLawrgltInfoService/'
const USERS = '/ao/UsrInfoService02/'

/** 20 rows take 0.6 s, 50 take 9 s, 100 time out (measured by others). */
const SLOW_LIST = { size: 20, floor: 5 }
/** The bidders of a day in pages as large as possible; halved after time-outs of the source. */
const LONG_LIST = { size: 999, floor: 60 }
/** The bidders of one notice are fast: about 85 per round, rarely several hundred. */
const ONE_NOTICE = { size: 300, floor: 20 }
/** It is unknown how many rows these lists return without a time-out. */
const CODES = { size: 999, floor: 60 }

const ROUND = [...NOTICE, 'bidClsfcNo', 'rbidNo', 'rbidNtceNo']
const RESERVE_PRICE = [...ROUND, 'compnoRsrvtnPrceSno']
const WINNER = [...ROUND, 'bidwinnrBizno', 'bidwinnrNm']
const BIDDER = [...ROUND, 'prcbdrBizno', 'prcbdrNm', 'bidprcAmt', 'opengRank']
/** The guide does not guarantee that a code occurs once in its list. */
const INDUSTRY = ['indstrytyCd', 'indstrytyClsfcCd', 'indstrytyNm', 'indstrytyUseYn']
const AGENCY = ['dminsttCd', 'vldPrdBgnDt', 'dminsttNm', 'dltYn']
const BIDDER_LINE = [
  ...NOTICE,
  'opengDate',
  'opengTm',
  'bidprcCorpBizrno',
  'bidprcCorpNm',
  'bidprcAmt',
  'opengRank',
  'bidprcDate',
  'bidprcTm',
  'opengRsltDivNm',
]

function noticeOperations({ bsnsDiv, name, suffix }: (typeof CATEGORIES)[number]): KonepsOperation[] {
  const path = `${NOTICES}getBidPblancListInfo${suffix}`
  const spec = { bsnsDiv, key: NOTICE, toBatch: readNotices }
  const registered = { ...spec, name: `notices.${name}.registered`, times: QUARTER, oldestFirst: true as const }
  const changed = {
    ...spec,
    name: `notices.${name}.changed`,
    times: { ...QUARTER, againAfterDays: [1], backfills: false },
  }
  const one = { ...spec, name: `notice.${name}`, times: ON_DEMAND }
  const lists =
    bsnsDiv === '기타'
      ? ([[registered, '1']] as const)
      : ([
          [registered, '1'],
          [changed, '3'],
        ] as const)
  return [
    ...lists.map(([list, division]) =>
      listOperation({ ...list, questions: ({ window }) => [inWindow(path, division, window, LIST)] }),
    ),
    listOperation({
      ...one,
      questions: ({ subject }) => [ofNotice(path, '2', { ...parseSubject(''), number: subject }, false)],
    }),
    listOperation({
      ...spec,
      name: `order.${name}`,
      times: ON_DEMAND,
      questions: (_task, subject) => (subject ? [ofNotice(path, '2', subject, true)] : []),
    }),
  ]
}

/** An earlier order of a notice by its number, and its separate restrictions. */
export function earlierOrder({ number, bsnsDiv }: BidRecord, revision: number): Follow[] {
  const subject = formatSubject({ ...parseSubject(''), number, revision })
  const { name } = CATEGORIES.find((category) => category.bsnsDiv === bsnsDiv) ?? { name: 'other' }
  const limits = bsnsDiv === '기타' ? [] : ['licences', 'regions']
  return [`order.${name}`, ...limits].map((operation) => ({ operation, subject }))
}

function sideOperations(): KonepsOperation[] {
  const path = (name: string) => `${NOTICES}getBidPblancListInfo${name}`
  const baseAmounts = CATEGORIES.slice(0, 3).map(({ bsnsDiv, name, suffix }) =>
    partOperation({
      name: `baseAmounts.${name}`,
      path: path(`${suffix}BsisAmount`),
      bsnsDiv,
      key: [...NOTICE, 'bidClsfcNo', 'inptDt'],
      time: 'inptDt',
      withOrder: false,
      toBatch: readBaseAmounts,
      tells: 'baseAmount',
    }),
  )
  const histories = CATEGORIES.slice(0, 3).map(({ bsnsDiv, name, suffix }) =>
    listOperation({
      name: `history.${name}`,
      bsnsDiv,
      key: null,
      whole: true,
      times: { ...QUARTER, everyMs: HOUR, overlapMs: 15 * MINUTE, againAfterDays: [], backfills: false },
      questions: ({ window }) => [inWindow(path(`ChgHstry${suffix}`), '1', window, LIST)],
      toBatch: (items) => readHistory(items, `notice.${name}`),
    }),
  )
  const parts = { bsnsDiv: null, time: 'rgstDt', withOrder: true }
  return [
    partOperation({
      ...parts,
      name: 'licences',
      path: path('LicenseLimit'),
      key: LICENCE,
      toBatch: readLicences,
      tells: 'licences',
      none: (of) => ({ ...of, part: 'licences', value: [] }),
    }),
    partOperation({
      ...parts,
      name: 'regions',
      path: path('PrtcptPsblRgn'),
      key: REGION,
      toBatch: readRegions,
      tells: 'regions',
      none: (of) => ({ ...of, part: 'regions', value: [] }),
    }),
    ...baseAmounts,
    ...histories,
  ]
}

function resultOperations(): KonepsOperation[] {
  return CATEGORIES.filter(({ code }) => code !== null).flatMap(({ bsnsDiv, name, suffix }) => [
    partOperation({
      name: `awards.${name}`,
      path: `${RESULTS}getScsbidListSttus${suffix}`,
      bsnsDiv,
      key: WINNER,
      time: 'rgstDt',
      withOrder: false,
      toBatch: readAwards,
    }),
    listOperation({
      name: `openings.${name}`,
      times: { ...QUARTER, longestMs: DAY },
      bsnsDiv,
      key: ROUND,
      whole: true,
      questions: ({ window }) => [inWindow(`${RESULTS}getOpengResultListInfo${suffix}`, '1', window, SLOW_LIST)],
      toBatch: (items, reading) => readOpenings(items, reading, `prices.${name}`),
    }),
    reservePriceOperation(`prices.${name}`, `${RESULTS}getOpengResultListInfo${suffix}PreparPcDetail`, bsnsDiv),
  ])
}

/** The reserve prices of a notice: the source only accepts its number, and returns all lots and rounds. */
const reservePriceOperation = (name: string, path: string, bsnsDiv: BidRecord['bsnsDiv']): KonepsOperation => ({
  ...listOperation({
    name,
    times: ON_DEMAND,
    bsnsDiv,
    key: RESERVE_PRICE,
    whole: true,
    toBatch: readReservePrices,
    questions: (_task, subject) => (subject ? [{ ...ofNotice(path, '2', subject, false), ...ONE_NOTICE }] : []),
  }),
  once: true,
})

function perNoticeOperations(): KonepsOperation[] {
  const define = (
    name: string,
    api: string,
    key: readonly string[],
    toBatch: ListSpec['toBatch'],
  ): KonepsOperation => ({
    ...listOperation({
      name,
      times: ON_DEMAND,
      bsnsDiv: null,
      key,
      whole: true,
      repeats: key === BIDDER,
      toBatch,
      questions: (_task, subject) =>
        subject ? [roundQuestion(`${RESULTS}getOpengResultListInfo${api}`, subject)] : [],
    }),
    once: true,
  })
  return [
    define('failing', 'Failing', ROUND, readFailing),
    define('rebid', 'Rebid', ROUND, readRebids),
    define('ranking', 'OpengCompt', BIDDER, readRanking),
  ]
}

/** Without the number of the round: the row of a re-bid has the number of either round. */
function roundQuestion(path: string, { number, revision, lot }: Subject): Question {
  const order: Record<string, string> = revision === null ? {} : { bidNtceOrd: toOrder(revision) }
  const part: Record<string, string> = lot === null ? {} : { bidClsfcNo: lot }
  return { path, params: { bidNtceNo: number, ...order, ...part }, ...ONE_NOTICE }
}

/** Bidders of all notices opened in the window, by category. */
function bidderOperation(): KonepsOperation {
  const path = `${STANDARD}getDataSetOpnStdScsbidInfo`
  return {
    // The night after the opening, and again later for late rows.
    name: 'bidders',
    everyMs: null,
    overlapMs: 0,
    longestMs: DAY,
    againAfterDays: [1, 2, 4, 8],
    backfills: true,
    async *read({ window }, { readAll, fetchedAt }) {
      for (const { bsnsDiv, code } of CATEGORIES) {
        if (code === null) continue
        const lines: ReturnType<typeof readBidderLine>[] = []
        for (const { from, to } of daysOf(window)) {
          const params = { bsnsDivCd: code, opengBgnDt: digits(from, 12), opengEndDt: digits(to, 12) }
          const toRow = (item: unknown) => readBidderLine(item, { bsnsDiv, fetchedAt })
          lines.push(
            ...(await readAll({ path, params, ...LONG_LIST }, { keyOf: keyBy(BIDDER_LINE), toRow, repeats: true })),
          )
        }
        yield* portions(readBidders(lines))
      }
    },
  }
}

/** At most one day each, to its last minute: openings are set to the minute. */
function daysOf({ from, to }: Window): Window[] {
  if (to < from) throw new SourceFailure('config', 'the window ends before it begins')
  const first = Math.floor(from / MINUTE) * MINUTE
  // The end of a whole day is the start of the next one, which includes it.
  const last = to - from === DAY ? to - 1 : to
  const days: Window[] = []
  for (let at = first; at <= last; at += DAY) days.push({ from: at, to: Math.min(last, at + DAY - MINUTE) })
  return days
}

/** Before the portal registered anyone. */
const FIRST_AGENCIES = Date.UTC(2000, 0, 1)

/** Code lists describe the present: their changes can only be requested by day. */
function codeOperations(): KonepsOperation[] {
  // With the overlap and rounded to whole minutes, still shorter than any month.
  const daily = { everyMs: DAY, overlapMs: DAY, longestMs: 26 * DAY, againAfterDays: [], backfills: false }
  const common = { bsnsDiv: null, whole: true, repeats: true }
  const agencies = (axis: string, division: string, times: Partial<typeof QUARTER>) => ({
    ...listOperation({
      ...common,
      name: `agencies.${axis}`,
      key: AGENCY,
      toBatch: readAgencies,
      times: { ...daily, ...times },
      questions: ({ window }) => [inWindow(`${USERS}getDminsttInfo02`, division, window, CODES)],
    }),
    tellsCodes: true as const,
  })
  const industries = listOperation({
    ...common,
    name: 'industries',
    key: INDUSTRY,
    toBatch: readIndustries,
    times: daily,
    questions: () => [{ path: `${INDUSTRIES}getIndstrytyBaseLawrgltInfoList`, params: {}, ...CODES }],
  })
  return [
    { ...industries, tellsCodes: true },
    { ...agencies('registered', '1', { backfills: true }), fillsFrom: FIRST_AGENCIES },
    agencies('changed', '2', {}),
  ]
}

function* portions({ openings = [], follow, rejected }: Batch): Iterable<Batch> {
  for (let at = 0; at < openings.length; at += BATCH) yield { openings: openings.slice(at, at + BATCH) }
  if (follow?.length || rejected?.length) yield { follow, rejected }
}

export const createOperations = (): KonepsOperation[] => [
  ...CATEGORIES.flatMap(noticeOperations),
  ...sideOperations(),
  ...resultOperations(),
  ...perNoticeOperations(),
  bidderOperation(),
  ...codeOperations(),
]
