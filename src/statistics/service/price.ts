import { type Clock, seoulDay, startOfDay } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { regionName } from '../../search/regions.ts'
import { priceSteps, provincesOf } from '../rules/price.ts'
import { periodOf } from '../rules/question.ts'
import type { PriceReferenceBody } from '../schema/price-reference.ts'
import { findNotice, findTitles } from '../store/notices.ts'
import type { AwardFollower } from './follower.ts'
import { scopeOf, toAsOf } from './winners.ts'

export interface PriceDeps {
  db: Db
  follower: AwardFollower
  clock: Clock
  /** The number of the notice that a customer means; `null` = there is none. */
  noticeNoOf: (named: string) => Promise<string | null>
}

export function createPriceReference({ db, follower, clock, noticeNoOf }: PriceDeps) {
  /** `null` where there is no such notice. */
  return async (named: string): Promise<PriceReferenceBody | null> => {
    const noticeNo = await noticeNoOf(named)
    const notice = noticeNo === null ? null : await findNotice(db.sql, noticeNo)
    if (!notice) return null
    const period = scopeOf({}, clock.now())
    const { fromDay, toDay } = period
    const provinces = provincesOf(notice.regionPaths)
    const { answer, asOf } = await follower.query((awards) =>
      priceSteps(awards, { ...notice, provinces, fromDay, toDay }),
    )
    const { scope, rates, awards, suppressed, ...others } = answer
    const { n, mean: _mean, ...distribution } = rates
    const titles = await findTitles(
      db.sql,
      awards.map((award) => award.noticeNo),
    )
    return {
      scope,
      regions: provinces.map((path) => regionName(path) ?? path),
      n,
      currency: notice.currency,
      agency: { code: notice.agencyCode, name: notice.agency },
      bsnsDiv: notice.bsnsDiv,
      ...periodOf(period),
      rates: distribution,
      ...others,
      awards: awards.map(({ day, ...award }) => ({
        ...award,
        title: titles.get(award.noticeNo) ?? '',
        openedOn: seoulDay(startOfDay(day)),
      })),
      asOf: toAsOf(asOf),
      ...(suppressed ? { suppressed: true as const } : {}),
    }
  }
}
