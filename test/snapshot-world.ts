import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { readManifest } from '../src/bids/rules/snapshot.ts'
import { createCatalogFollower } from '../src/bids/service/catalog.ts'
import { createCodeWriter } from '../src/bids/service/codes.ts'
import { createRoundWriter } from '../src/bids/service/rounds.ts'
import { createBidWriter } from '../src/bids/service/write.ts'
import { noticesNamed } from '../src/bids/store/catalog.ts'
import { appendChanges, takePositions } from '../src/lib/feed.ts'
import { createSecrets } from '../src/lib/secret.ts'
import type { Catalog } from '../src/search/catalog/index.ts'
import { answersOf, type CatalogQuestions } from './catalog-answers.ts'
import { bid, number, SMALL } from './catalog-notices.ts'
import { bidRecord, createTestClock, NOW, roundRecord } from './factories.ts'
import { openTestDatabase } from './harness.ts'

/** Changes in the database. */
export const step = fc.oneof(
  { weight: 6, arbitrary: fc.array(bid, { minLength: 1, maxLength: 12 }).map((write) => ({ write })) },
  {
    weight: 2,
    arbitrary: fc.record({ settle: number, state: fc.constantFrom('awarded', 'failed', 'opened'), lot: fc.nat(1) }),
  },
  { weight: 1, arbitrary: number.map((withdraw) => ({ withdraw })) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('agency', 'industry'),
      code: fc.constantFrom('B1', 'B3', '나다'),
      name: fc.constantFrom('나다 시청', '전기공사업', '새 이름'),
    }),
  },
)
export type WorldStep = typeof step extends fc.Arbitrary<infer T> ? T : never

const TABLES = [
  'bids',
  'bid_versions',
  'changes',
  'feed_head',
  'award_rounds',
  'award_versions',
  'agencies',
  'industries',
]

/** The signing secret of the service. */
export const SIGNING_KEYS = createSecrets(['only for tests and long enough']).deriveAll('catalog snapshot')

/** A database, a folder of snapshots, and catalogs for both. */
export async function openSnapshotWorld() {
  const database = await openTestDatabase()
  const { db } = database
  const room = mkdtempSync(join(tmpdir(), 'gonggo-snapshot-'))
  const folder = join(room, 'catalog')
  const clock = createTestClock()
  const { upsert } = createBidWriter({ db, clock })
  const { recordRounds } = createRoundWriter({ db, clock })
  const { rememberCodes } = createCodeWriter({ db, clock })
  let at = NOW

  async function withdraw(noticeNo: string): Promise<void> {
    await db.transaction(async (tx) => {
      const gone = await tx`delete from bids where notice_no = ${noticeNo} returning notice_no`
      if (gone.length === 0) return
      await tx`delete from bid_versions where notice_no = ${noticeNo}`
      const position = await takePositions(tx, 1)
      await appendChanges(tx, [{ position, kind: 'bid', key: noticeNo, version: 999, live: false, at: NOW }])
    })
  }

  async function take(one: WorldStep): Promise<void> {
    at += 1000
    clock.advance(1000)
    if ('write' in one) {
      const records = one.write.map((row) => {
        const { noticeNo, title, agency, agencyCode, demandAgency, demandAgencyCode, bsnsDiv, kind, urgent } = row
        const { currency, estimatedPrice, budget, baseAmount, floorRate, awardMethod, contractMethod } = row
        const { postedAt, bidStartAt, closeAt, openAt, detailUrl, sourceUrl, licences } = row
        const parties = { agency, agencyCode, demandAgency, demandAgencyCode }
        const prices = { currency, estimatedPrice, budget, baseAmount, floorRate, awardMethod, contractMethod }
        const times = { postedAt, bidStartAt, closeAt, openAt, changedAt: at }
        const links = { detailUrl, sourceUrl, licences: [...licences] }
        return Object.assign(
          bidRecord({ number: noticeNo, title, bsnsDiv, kind, urgent }),
          parties,
          prices,
          times,
          links,
        )
      })
      await upsert([...new Map(records.map((record) => [record.number, record])).values()], () => true)
    } else if ('settle' in one) {
      const round = roundRecord({ number: one.settle, state: one.state, lot: String(one.lot), changedAt: at })
      await recordRounds('one', [round], () => true)
    } else if ('withdraw' in one) await withdraw(one.withdraw)
    else await rememberCodes([one])
  }

  /** The start of a process: its messages, and its catalog. */
  async function start({ of = folder as string | null, secret = 'only for tests and long enough' } = {}) {
    const said: { message: string; detail: Record<string, unknown> }[] = []
    const log = (message: string, detail: object) => void said.push({ message, detail: { ...detail } })
    const follower = createCatalogFollower({
      db,
      log,
      secrets: () => createSecrets(secret.split(',')),
      catalogFolder: of,
      catalogSizes: SMALL,
    })
    await follower.tick()
    return {
      follower,
      said,
      isRecalled: said.some(({ message }) => message.includes('read from its snapshot')),
      doubt: said.find(({ message }) => message.includes('not used'))?.detail.reason as string | undefined,
    }
  }

  async function answers(catalog: Catalog, asked: CatalogQuestions) {
    const rows = await db.sql<{ noticeNo: string }[]>`select notice_no from bids order by notice_no`
    const notices = await noticesNamed(
      db.sql,
      rows.map(({ noticeNo }) => noticeNo),
    )
    notices.sort((a, b) => (a.noticeNo < b.noticeNo ? -1 : 1))
    assert.equal(catalog.size, notices.length)
    return answersOf(catalog, asked, new Map(notices.map((notice) => [notice.noticeNo, notice])))
  }

  return {
    database,
    db,
    room,
    folder,
    take,
    start,
    /** Checks that a catalog gives the same results as a newly filled one. */
    async expectRight(catalog: Catalog, asked: CatalogQuestions): Promise<void> {
      const { follower } = await start({ of: null })
      assert.deepEqual(await answers(catalog, asked), await answers(follower.catalog(), asked))
    },
    /** Saves the current state; the returned function restores it, whatever happened since. */
    async backUp(): Promise<() => Promise<void>> {
      for (const table of TABLES) await db.sql.unsafe(`create table before_${table} as table ${table}`)
      return async () => {
        for (const table of TABLES) {
          await db.sql.unsafe(`delete from ${table}`)
          await db.sql.unsafe(`insert into ${table} select * from before_${table}`)
        }
      }
    },
    files: () => readdirSync(folder).sort(),
    manifest: () => readManifest(readFileSync(join(folder, 'manifest'), 'utf8'), SIGNING_KEYS),
    async close() {
      await database.close()
      rmSync(room, { recursive: true, force: true })
    },
  }
}
export type SnapshotWorld = Awaited<ReturnType<typeof openSnapshotWorld>>

/** Some queries, always the same. */
export const someQuestions = (asked: fc.Arbitrary<CatalogQuestions>): CatalogQuestions => {
  const [one] = fc.sample(asked, { numRuns: 1, seed: 44 })
  assert.ok(one)
  return one
}

/** Enough for blocks and a tail, always the same. */
export const someSteps = (count: number, seed: number): WorldStep[] => fc.sample(step, { numRuns: count, seed })
