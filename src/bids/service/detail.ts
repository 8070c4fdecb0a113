import { type Clock, seoulTime } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { CompanyJudge } from '../../search/limits.ts'
import { keywordsMatching, type WatchedKeyword } from '../rules/matched.ts'
import { type BidRow, detailsOf, statusAt, toBid } from '../rules/notice.ts'
import { toPreSpecification } from '../rules/pre-specifications.ts'
import { noticesMeant } from '../rules/revision.ts'
import type { BidDetail, SimilarAward } from '../schema/detail.ts'
import { preSpecsOf } from '../store/pre-specifications.ts'
import * as store from '../store/read.ts'
import { awardsOf } from './awards.ts'
import type { FindSimilar } from './similar.ts'

interface BidDetailDeps {
  db: Db
  clock: Clock
  keywordsOf: (accountId: string) => Promise<readonly WatchedKeyword[]>
  companyOf: (accountId: string) => Promise<CompanyJudge | null>
  similar: FindSimilar
}

const SIMILAR_SHOWN = 5
const PRE_SPECS_SHOWN = 20

/** One notice in its current or an older version, with related data. */
export function createBidDetail({ db, clock, keywordsOf, companyOf, similar }: BidDetailDeps) {
  /** `wanted` requests an older version; `null` = there is none. */
  async function detail(
    accountId: string,
    asked: string,
    wanted: { version?: number; revision?: number },
  ): Promise<BidDetail | null> {
    const notice = await find(asked, wanted)
    if (!notice) return null
    const { newest, shown } = notice
    const now = clock.now()
    const [older, [awards = []], similarAwards, preSpecs, watched, company] = await Promise.all([
      store.versionsBefore(db.sql, newest),
      awardsOf(db.sql, [newest]),
      similarTo(newest, now),
      preSpecsOf(db.sql, newest, PRE_SPECS_SHOWN),
      keywordsOf(accountId),
      companyOf(accountId),
    ])
    const versions = [{ ...newest, at: newest.updatedAt }, ...older]
    return {
      ...toBid(shown, now, keywordsMatching(shown, watched, company)),
      status: statusAt(newest, now),
      revisions: versions.map(({ version, revision, at, changes }) => ({
        version,
        revision,
        at: seoulTime(at),
        changes: changes ?? [],
      })),
      attachments: shown.attachments,
      ...detailsOf(shown),
      awards,
      similarAwards,
      preSpecifications: preSpecs.map(toPreSpecification),
      fetchedAt: seoulTime(newest.fetchedAt),
    }
  }

  async function find(asked: string, wanted: { version?: number; revision?: number }) {
    const isNewest = wanted.revision === undefined && wanted.version === undefined
    for (const { noticeNo, revision } of noticesMeant(asked)) {
      const newest = revision === null || isNewest ? await store.findBid(db.sql, noticeNo) : null
      const shown = newest && (await versionOf(newest, revision === null ? wanted : { revision }))
      if (newest && (shown || revision === null)) return shown && { newest, shown }
    }
    return null
  }

  async function versionOf(newest: BidRow, wanted: { version?: number; revision?: number }): Promise<BidRow | null> {
    const isNewest =
      (wanted.version ?? newest.version) === newest.version && (wanted.revision ?? newest.revision) === newest.revision
    return isNewest ? newest : store.findVersion(db.sql, newest.noticeNo, wanted)
  }

  /** The catalog finds them; their results come from the database. */
  async function similarTo(row: BidRow, now: number): Promise<SimilarAward[]> {
    const found = await similar(row, { status: ['awarded'], most: SIMILAR_SHOWN, agencyFirst: true }, now)
    const noticeNos = found.map(({ noticeNo }) => noticeNo)
    if (noticeNos.length === 0) return []
    const named = await store.findSummaries(db.sql, noticeNos)
    const awards = await awardsOf(db.sql, named)
    return noticeNos.flatMap((noticeNo) => {
      const index = named.findIndex((one) => one.noticeNo === noticeNo)
      const [notice, award] = [named[index], awards[index]?.find(({ state }) => state === 'awarded')]
      if (!notice || !award) return []
      const { amount, currency, rate, at } = award
      return [{ noticeNo, title: notice.title, agency: notice.agency, amount, currency, rate, at }]
    })
  }

  return detail
}
