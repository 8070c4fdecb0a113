import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createAttachmentNews } from '../src/attachments/index.ts'
import { createKeywords, createWatchedKeywords } from '../src/keywords/index.ts'
import type { KeywordInput } from '../src/keywords/schema/keywords.ts'
import { createIdempotency } from '../src/lib/idempotency.ts'
import { Problem } from '../src/lib/problems.ts'
import { nextTurn } from '../src/lib/turns.ts'
import { type AttachmentApp, startAttachmentApp, storeText } from './attachments.ts'
import { bidRecord, makeAccount, NO_COMPANIES } from './factories.ts'

const NOTICES = 30
const PAGES = 3
const PAGE = { page: 1, pageSize: 20 }
const AT_ONCE = 4

/** The keywords of an app that counts reads of texts. */
function createObserved(app: AttachmentApp) {
  const news = createAttachmentNews(app.db)
  const seen = { most: 0, waitingInTransaction: 0, reads: 0 }
  let trial = { begun: new Date(), reads: 0 }
  /** Each trial reads texts one at a time, so concurrent reads are concurrent trials. */
  let running = 0
  const keywords = createKeywords({
    db: app.db,
    clock: app.clock,
    idempotency: createIdempotency({
      db: app.db,
      secrets: { derive: () => Buffer.alloc(32), deriveAll: () => [] },
    }),
    watched: createWatchedKeywords(app.db),
    lockAccount: async () => 'enterprise',
    members: { membersOf: async () => [] },
    companies: { ...NO_COMPANIES, hasProfile: async () => false, listNamed: async () => [] },
    bids: app.bids,
    hasAttachments: true,
    news: {
      async newestWithText(since, limit) {
        const [row] = await app.database.db.sql<{ begun: Date }[]>`select clock_timestamp() as begun`
        trial = { begun: new Date(row?.begun ?? Number.NaN), reads: 0 }
        return news.newestWithText(since, limit)
      },
      async partsAfter(hash, after, limit) {
        seen.most = Math.max(seen.most, ++running)
        seen.reads++
        trial.reads++
        // The previous trial ends in the meantime.
        if (trial.reads > NOTICES) {
          const [row] = await app.database.db.sql<{ count: number }[]>`
            select count(*) from pg_stat_activity
            where datname = current_database() and state = 'idle in transaction' and state_change < ${trial.begun}`
          seen.waitingInTransaction = Math.max(seen.waitingInTransaction, row?.count ?? 0)
        }
        const parts = await news.partsAfter(hash, after, limit)
        running--
        return parts
      },
    },
  })
  return { keywords, seen }
}

describe('trials of keywords in the texts of attachments', () => {
  let app: AttachmentApp
  before(async () => {
    app = await startAttachmentApp()
    const attachments = [{ name: '공고문.hwp', url: 'https://portal.example/a.hwp' }]
    const records = Array.from({ length: NOTICES }, (_, at) => bidRecord({ title: `공고${at}`, attachments }))
    await app.bids.upsert(records, () => true)
    for (const { number } of records) {
      const pages = Array.from({ length: PAGES }, () => '입찰공고 현장설명 '.repeat(300))
      await storeText(app.db, { noticeNo: number, pages })
    }
    await app.bids.follower.tick()
  })
  after(() => app.close())

  type Keywords = ReturnType<typeof createObserved>['keywords']
  const attempt = (accountId: string) => ({
    scope: accountId,
    method: 'POST',
    path: '/v1/keywords',
    key: undefined,
    body: null,
  })
  const input = (at: number): KeywordInput => ({ keyword: `없는말${at}`, in: 'attachments' })
  const create = async (keywords: Keywords, accountId: string, at: number) =>
    (await keywords.create(attempt(accountId), { accountId, createdBy: null }, input(at))).body.id
  const all = (work: (at: number) => Promise<unknown>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, at) => work(at)))

  const paths: Record<string, (keywords: Keywords, accountId: string) => Promise<(at: number) => Promise<unknown>>> = {
    'creating a keyword': async (keywords, accountId) => (at) => create(keywords, accountId, at),
    'creating a batch': async (keywords, accountId) => (at) =>
      keywords.createAll(attempt(accountId), { accountId, createdBy: null }, [input(at), input(at + AT_ONCE)]),
    'changing a keyword': async (keywords, accountId) => {
      const ids: string[] = []
      for (let at = 0; at < AT_ONCE; at++) ids.push(await create(keywords, accountId, at))
      return (at) => keywords.change(accountId, ids[at] ?? '', { keyword: `다른말${at}` }, () => true)
    },
    'listing with recent=true': async (keywords, accountId) => {
      await create(keywords, accountId, 0)
      return () => keywords.list({ accountId, plan: 'enterprise' }, { ...PAGE, recent: true })
    },
    previewing: async (keywords, accountId) => (at) =>
      keywords.preview(attempt(accountId), { accountId, plan: 'enterprise' }, input(at)),
    'previewing an import': async (keywords, accountId) => (at) =>
      keywords.previewImport(attempt(accountId), { accountId, plan: 'enterprise' }, [input(at)], 'en'),
  }
  for (const [name, begin] of Object.entries(paths))
    test(`${name}: one at a time, and none holds a transaction`, async () => {
      const { keywords, seen } = createObserved(app)
      const { id } = await makeAccount(app, { plan: 'enterprise' })
      const work = await begin(keywords, id)
      Object.assign(seen, { most: 0, waitingInTransaction: 0, reads: 0 })
      await all(work)
      assert.ok(seen.reads >= NOTICES, `${seen.reads} reads of texts`)
      assert.deepEqual([seen.most, seen.waitingInTransaction], [1, 0])
    })

  test('of two accounts take turns', async () => {
    const { keywords } = createObserved(app)
    const [greedy, other] = [await makeAccount(app), await makeAccount(app)]
    const done: string[] = []
    const mine = all((at) => create(keywords, greedy.id, at).then(() => done.push('greedy')))
    await create(keywords, other.id, 0).then(() => done.push('other'))
    await mine
    assert.ok(done.indexOf('other') <= 1, done.join())
  })

  test('leave others as many turns as one of them does', async () => {
    const { keywords } = createObserved(app)
    const { id } = await makeAccount(app)
    /** The maximum number of event-loop rounds for which a search waits for its next turn. */
    async function mostRounds(work: () => Promise<unknown>): Promise<number> {
      let isOver = false
      let rounds = 0
      const count = () => {
        rounds++
        if (!isOver) setImmediate(count)
      }
      count()
      const done = work().finally(() => {
        isOver = true
      })
      let most = 0
      while (!isOver) {
        const before = rounds
        await nextTurn()
        most = Math.max(most, rounds - before)
      }
      await done
      return most
    }
    const control = await mostRounds(() => create(keywords, id, 100))
    const beside = await mostRounds(() => all((at) => create(keywords, id, at)))
    assert.ok(beside <= control, `${beside} rounds beside ${AT_ONCE} trials, ${control} beside one`)
  })

  test('are refused beyond twenty of an account, and others are not', async () => {
    const { keywords } = createObserved(app)
    const [greedy, other] = [await makeAccount(app, { plan: 'enterprise' }), await makeAccount(app)]
    const codes = Promise.all(
      Array.from({ length: 22 }, (_, at) =>
        create(keywords, greedy.id, at).then(
          () => 'created',
          (error: unknown) => (error instanceof Problem ? error.code : String(error)),
        ),
      ),
    )
    await create(keywords, other.id, 0)
    const told = Object.groupBy(await codes, (code) => code)
    assert.deepEqual([told.created?.length, told.unavailable?.length], [20, 2])
  })

  test('of a keyword that another request changes meanwhile are made again', async () => {
    const { keywords, seen } = createObserved(app)
    const { id: accountId } = await makeAccount(app)
    const id = await create(keywords, accountId, 0)
    seen.reads = 0
    const [first, second] = await Promise.all([
      keywords.change(accountId, id, { keyword: '바꾼말' }, () => true),
      keywords.change(accountId, id, { filter: { exclude: ['감리'] } }, () => true),
    ])
    assert.ok(first && second)
    const now = await keywords.find({ accountId, plan: 'pro' }, id)
    assert.deepEqual([now?.keyword, now?.filter.exclude], ['바꾼말', ['감리']])
    assert.ok(seen.reads >= 3 * NOTICES, `${seen.reads} reads of texts`)
  })
})
