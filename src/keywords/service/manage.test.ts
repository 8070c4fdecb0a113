import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { makeAccount } from '../../../test/factories.ts'
import { type Change, readChanges, readHead } from '../../lib/feed.ts'
import { Problem } from '../../lib/problems.ts'

const words = (count: number, head = '단어') =>
  Array.from({ length: count }, (_, index) => ({ keyword: `${head}${index}` }))
const attemptOf = (scope: string, key?: string) => ({ scope, method: 'POST', path: '/v1/keywords', key, body: null })
const isLimit = (error: unknown) => error instanceof Problem && error.code === 'limit_reached'

describe('keywords', () => {
  let app: TestApp

  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  const add = (accountId: string, keyword: string, key?: string) =>
    app.keywords.create(attemptOf(accountId, key), { accountId, createdBy: null }, { keyword })

  async function expectDenseFeed(): Promise<Change[]> {
    const { position } = await readHead(app.db.sql)
    const changes = await readChanges(app.db.sql, 0, position + 1)
    assert.deepEqual(
      changes.map((change) => change.position),
      Array.from({ length: position }, (_, index) => index + 1),
    )
    return changes
  }

  describe('keywords in the feed', () => {
    test('creating and deleting are one change each, live, with account and id as key', async () => {
      const { id: accountId } = await makeAccount(app)
      const { position: from } = await readHead(app.db.sql)
      const { body } = await add(accountId, '하수관로')
      assert.equal(await app.keywords.remove(accountId, body.id), true)
      assert.equal(await app.keywords.remove(accountId, body.id), false)
      const key = `${accountId}/${body.id}`
      const changes = (await expectDenseFeed()).filter(({ position }) => position > from)
      assert.deepEqual(
        changes.map(({ at: _, ...change }) => change),
        [
          { position: from + 1, kind: 'keyword', key, version: 1, live: true },
          { position: from + 2, kind: 'keyword', key, version: 2, live: true },
        ],
      )
    })

    test('a row has the position of its change', async () => {
      const { id: accountId } = await makeAccount(app)
      await app.keywords.createMany(accountId, words(3))
      const rows = await app.db.sql<{ ok: boolean }[]>`
      select c.key = k.account_id || '/' || k.id and c.version = k.version and k.made_position = k.position as ok
      from keywords k join changes c using (position) where k.account_id = ${accountId}`
      assert.deepEqual(
        rows.map(({ ok }) => ok),
        [true, true, true],
      )
    })

    test('a transaction that fails after writing the keyword leaves no trace', async () => {
      const { id: accountId } = await makeAccount(app)
      const before = await readHead(app.db.sql)
      await app.database.db.sql`
      alter table changes add constraint refused check (key not like ${app.db.sql.unsafe(`'${accountId}/%'`)})`
      await assert.rejects(add(accountId, '하수관로', 'one'))
      await app.database.db.sql`alter table changes drop constraint refused`
      assert.deepEqual(await readHead(app.db.sql), before)
      assert.equal((await app.keywords.list({ accountId, plan: 'pro' }, { page: 1, pageSize: 20 })).total, 0)
      assert.equal((await add(accountId, '하수관로', 'one')).headers['idempotent-replayed'], undefined)
    })
  })

  describe('the limit', () => {
    test('of 50 concurrent requests, exactly as many keywords are created as the limit allows', async () => {
      const { id: accountId } = await makeAccount(app)
      await app.keywords.createMany(accountId, words(83))
      const answers = await Promise.allSettled(words(50, '동시').map(({ keyword }) => add(accountId, keyword)))
      assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 17)
      for (const answer of answers) if (answer.status === 'rejected') assert.ok(isLimit(answer.reason), answer.reason)
      assert.equal((await app.keywords.list({ accountId, plan: 'pro' }, { page: 1, pageSize: 20 })).total, 100)
      await expectDenseFeed()
    })

    test('follows the current plan, and deleting a keyword frees a place', async () => {
      const { id: accountId } = await makeAccount(app)
      await app.keywords.createMany(accountId, words(100))
      await assert.rejects(add(accountId, '백한째'), isLimit)
      await app.accounts.setPlan(accountId, 'enterprise')
      const { body } = await add(accountId, '백한째')
      await app.accounts.setPlan(accountId, 'pro')
      await app.keywords.remove(accountId, body.id)
      await assert.rejects(add(accountId, '백한째'), isLimit)
      const { items } = await app.keywords.list({ accountId, plan: 'pro' }, { page: 1, pageSize: 1 })
      await app.keywords.remove(accountId, items[0]?.id ?? '')
      await add(accountId, '백한째')
    })

    test('many keywords are created completely or not at all', async () => {
      const { id: accountId } = await makeAccount(app)
      await assert.rejects(app.keywords.createMany(accountId, words(101)), isLimit)
      assert.equal((await app.keywords.list({ accountId, plan: 'pro' }, { page: 1, pageSize: 1 })).total, 0)
      const twice = [...words(3), { keyword: '단어0 단어0' }]
      assert.deepEqual(await app.keywords.createMany(accountId, twice), { added: 3, known: 0 })
      assert.deepEqual(await app.keywords.createMany(accountId, words(5)), { added: 2, known: 3 })
    })
  })

  describe('concurrent identical requests', () => {
    test('50 requests with one Idempotency-Key create one keyword', async () => {
      const { id: accountId } = await makeAccount(app)
      const answers = await Promise.allSettled(Array.from({ length: 50 }, () => add(accountId, '하수관로', 'one')))
      const made = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      const { total, items } = await app.keywords.list({ accountId, plan: 'pro' }, { page: 1, pageSize: 20 })
      assert.equal(total, 1)
      assert.ok(made.length > 0)
      assert.equal(made.filter(({ headers }) => headers['idempotent-replayed'] === undefined).length, 1)
      const estimate = { perWeek: 0, manyAlerts: false }
      for (const { body } of made) assert.deepEqual(body, { ...items[0], estimate })
      for (const answer of answers) {
        if (answer.status === 'rejected') assert.equal(answer.reason.code, 'request_in_progress', answer.reason)
      }
      await expectDenseFeed()
    })

    test('50 requests without a key create one keyword and get 49 errors that name it', async () => {
      const { id: accountId } = await makeAccount(app)
      const answers = await Promise.allSettled(Array.from({ length: 50 }, () => add(accountId, '하수관로')))
      const [made] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.body.id] : []))
      const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
      assert.deepEqual(
        new Set(refused.map(({ code, headers }) => `${code} ${headers?.location}`)),
        new Set([`keyword_exists /v1/keywords/${made}`]),
      )
      assert.equal(refused.length, 49)
    })

    test('20 concurrent deletions delete it once', async () => {
      const { id: accountId } = await makeAccount(app)
      const { body } = await add(accountId, '하수관로')
      const gone = await Promise.all(Array.from({ length: 20 }, () => app.keywords.remove(accountId, body.id)))
      assert.equal(gone.filter(Boolean).length, 1)
      await expectDenseFeed()
    })
  })

  describe('keywords used by searches', () => {
    test('are the active keywords of one account, compiled, in order of creation', async () => {
      const { id: accountId } = await makeAccount(app)
      const { id: other } = await makeAccount(app)
      await app.keywords.createMany(other, words(1))
      await app.keywords.createMany(accountId, [
        { keyword: '하수 관로', filter: { region: ['서울'], exclude: ['감리'] } },
        { keyword: '', filter: { agency: ['3000000'] } },
        { keyword: '가로등' },
      ])
      await app.db
        .sql`update keywords set state = 'paused', paused_reason = 'owner' where account_id = ${accountId} and keyword = '가로등'`
      const [first, second, ...rest] = await app.keywords.activeOf(accountId)
      assert.deepEqual(rest, [])
      assert.equal(first?.keyword, '하수 관로')
      assert.deepEqual(first?.filter.region, ['11'])
      assert.equal(first?.query.kind === 'and' && first.query.nodes.length, 3)
      assert.equal(second?.filter.agency[0]?.code, '3000000')
      assert.match(second?.id ?? '', /^kw_/)
    })
  })

  test('generated keywords fill separate accounts, and a second run adds none', async () => {
    const steps: number[] = []
    assert.equal(await app.sources.generateKeywords({ seed: 'tests', count: 1_200 }, (made) => steps.push(made)), 1_200)
    assert.deepEqual(steps, [1_000, 1_200])
    await app.sources.generateKeywords({ seed: 'tests', count: 1_200 }, () => {})
    const rows = await app.db.sql<{ name: string; plan: string; count: number }[]>`
    select name, plan, count(*) as count from accounts a join keywords k on k.account_id = a.id
    where name like 'generated-%' group by a.id order by name`
    assert.deepEqual(
      rows.map(({ name, plan, count }) => [name, plan, count]),
      [
        ['generated-tests-1', 'enterprise', 1_000],
        ['generated-tests-2', 'enterprise', 200],
      ],
    )
    await expectDenseFeed()
  })
})
