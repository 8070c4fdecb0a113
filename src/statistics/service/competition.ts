import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { regionName } from '../../search/regions.ts'
import { competitionSteps } from '../rules/competition.ts'
import { provincesOf } from '../rules/price.ts'
import { lastYears, periodOf } from '../rules/question.ts'
import { signalsOf } from '../rules/signals.ts'
import type { CompetitionBody } from '../schema/competition.ts'
import { findBuyer, findHistory, findTitles } from '../store/notices.ts'
import type { AwardKeeper } from './keeper.ts'
import { toAsOf } from './winners.ts'

export interface CompetitionDeps {
  db: Db
  keeper: AwardKeeper
  clock: Clock
}

/** In one year most agencies open too few to tell anything. */
const YEARS = 3

export function createCompetition({ db, keeper, clock }: CompetitionDeps) {
  /** `null` where there is no such notice. */
  return async (noticeNo: string): Promise<CompetitionBody | null> => {
    const notice = await findBuyer(db.sql, noticeNo)
    if (!notice) return null
    const { agency, agencyCode, bsnsDiv, regionCheckNeeded, licences } = notice
    const period = lastYears(clock.now(), YEARS)
    const provinces = provincesOf(notice.regionPaths)
    const industries = [...new Map(licences.map(({ code, name }) => [code || name, { code, name }])).values()]
    const asked = { noticeNo, agency, agencyCode, bsnsDiv, provinces, regionCheckNeeded, industries }
    const [{ answer, asOf }, history] = await Promise.all([
      keeper.ask((awards) => competitionSteps(awards, { ...asked, ...period })),
      findHistory(db.sql, noticeNo),
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
      signals: signalsOf(history),
      asOf: toAsOf(asOf),
    }
  }
}
