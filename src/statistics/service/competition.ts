import { startOfDay } from '../../lib/clock.ts'
import { inTurns } from '../../lib/turns.ts'
import type { PeriodQuery } from '../../search/catalog/index.ts'
import { regionName } from '../../search/regions.ts'
import type { BsnsDiv } from '../../vocabulary/notices.ts'
import { competitionSteps } from '../rules/competition.ts'
import { type BiddingPeriod, comparedKind, shortPeriodSteps } from '../rules/period.ts'
import { provincesOf } from '../rules/price.ts'
import { lastYears, periodOf } from '../rules/question.ts'
import { signalsOf } from '../rules/signals.ts'
import { type EndedNotice, MOST_EXAMINED, similarFailures } from '../rules/similar.ts'
import type { CompetitionBody } from '../schema/competition.ts'
import { findBuyer, findHistory, findTitles } from '../store/notices.ts'
import type { PriceDeps } from './price.ts'
import { toAsOf } from './winners.ts'

export interface CompetitionDeps extends PriceDeps {
  /** Similar notices that are no longer open, the most similar first. */
  similarEnded: (noticeNo: string, wish: { postedFrom: number; most: number }) => Promise<EndedNotice[]>
  /** The bidding periods, in milliseconds, of notices of one kind. */
  periods: (query: PeriodQuery) => Promise<Float64Array>
}

/** One year has too few openings of most agencies. */
const YEARS = 3

export function createCompetition({ db, follower, clock, noticeNoOf, similarEnded, periods }: CompetitionDeps) {
  async function shortPeriodOf(noticeNo: string, bsnsDiv: BsnsDiv, period: BiddingPeriod) {
    const wanted = comparedKind(period)
    if ('reason' in wanted) return inTurns(shortPeriodSteps(period, new Float64Array(), wanted.reason))
    const postedFrom = startOfDay(lastYears(clock.now(), 1).fromDay)
    const compared = await periods({ noticeNo, bsnsDiv, urgent: period.urgent, postedFrom, ...wanted })
    return inTurns(shortPeriodSteps(period, compared, null))
  }

  /** `null` where there is no such notice. */
  return async (named: string): Promise<CompetitionBody | null> => {
    const noticeNo = await noticeNoOf(named)
    if (noticeNo === null) return null
    const [notice, history] = await Promise.all([findBuyer(db.sql, noticeNo), findHistory(db.sql, noticeNo)])
    if (!notice || !history) return null
    const { agency, agencyCode, bsnsDiv, regionCheckNeeded, licences } = notice
    const period = lastYears(clock.now(), YEARS)
    const provinces = provincesOf(notice.regionPaths)
    const industries = [...new Map(licences.map(({ code, name }) => [code || name, { code, name }])).values()]
    const comparison = { noticeNo, agency, agencyCode, bsnsDiv, provinces, regionCheckNeeded, industries }
    const [{ answer, asOf }, similar, shortPeriod] = await Promise.all([
      follower.query((awards) => competitionSteps(awards, { ...comparison, ...period })),
      similarEnded(noticeNo, { postedFrom: startOfDay(period.fromDay), most: MOST_EXAMINED }),
      shortPeriodOf(noticeNo, bsnsDiv, history.period),
    ])
    const { failed, ...others } = answer
    const titles = await findTitles(
      db.sql,
      failed.items.map((item) => item.noticeNo),
    )
    return {
      agency: { code: agencyCode, name: agency },
      bsnsDiv,
      industries,
      regions: provinces.map((path) => regionName(path) ?? path),
      ...periodOf(period),
      ...others,
      failed: { ...failed, items: failed.items.map((item) => ({ ...item, title: titles.get(item.noticeNo) ?? '' })) },
      similar: similarFailures(similar),
      signals: { ...signalsOf(history), shortPeriod },
      asOf: toAsOf(asOf),
    }
  }
}
