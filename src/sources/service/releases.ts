import type { BidRecord, RoundRecord } from '../../bids/index.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { revisionsOf } from '../rules/releases.ts'
import type { Batch, KnownRelease } from '../schema/connector.ts'
import * as store from '../store/parts.ts'
import { forgetUntitled } from '../store/rejects.ts'
import { type WindowWork, writeOrReject } from './rejects.ts'

interface UnfoldedReleases {
  /** Notices, one state for each revision. */
  states: BidRecord[]
  rounds: RoundRecord[]
  /** The releases to store. */
  keep: KnownRelease[]
  /** Numbers of processes that have only announced a plan. */
  waiting: string[]
  /** Numbers of processes that have a title by now. */
  named: string[]
}

/** OCDS releases: each has some facts of a process, all together are a notice and its rounds. */
export function createReleaseIntake({ db, clock }: { db: Db; clock: Clock }) {
  /** The notices and rounds that result from the releases of the page and those stored before. */
  async function unfoldReleases(
    { releases = [] }: Batch,
    { source, address, rejected }: WindowWork,
  ): Promise<UnfoldedReleases> {
    const incoming = Map.groupBy(releases, ({ number }) => number)
    const stored = Map.groupBy(await store.releasesOf(db.sql, source, [...incoming.keys()]), ({ number }) => number)
    const context = { source, fetchedAt: clock.now(), fallbackUrl: address }
    const results = [...incoming].map(([number, those]) => ({
      number,
      ...revisionsOf(stored.get(number) ?? [], those, context),
    }))
    rejected.push(...results.flatMap((result) => result.rejected))
    const numbersOf = (those: typeof results) => those.map(({ number }) => number)
    return {
      states: results.flatMap(({ states }) => states),
      rounds: results.flatMap(({ rounds }) => rounds),
      keep: results.flatMap(({ keep }) => keep),
      waiting: numbersOf(results.filter(({ waits }) => waits)),
      named: numbersOf(results.filter(({ named }) => named)),
    }
  }

  async function storeReleases({ keep, named }: UnfoldedReleases, work: WindowWork): Promise<void> {
    await writeOrReject(
      keep,
      work,
      (releases) => store.saveReleases(db.sql, work.source, releases),
      ({ number, id }) => ({ ocid: number, id }),
    )
    await forgetUntitled(db.sql, work.source, named)
  }

  return { unfoldReleases, storeReleases }
}
