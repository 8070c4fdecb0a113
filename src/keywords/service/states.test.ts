import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { ATTEMPT, makeAccount } from '../../../test/factories.ts'
import { readChanges, readHead } from '../../lib/feed.ts'
import type { KeywordState } from './states.ts'

type Step = { what: 'create' } | { what: 'change' | 'pause' | 'remove'; which: number }

const steps = fc.array(
  fc.oneof(
    fc.constant<Step>({ what: 'create' }),
    fc.record({ what: fc.constantFrom('change' as const, 'pause' as const, 'remove' as const), which: fc.nat(5) }),
  ),
  { minLength: 1, maxLength: 12 },
)

describe('past states of keywords', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  async function upTo(position: number): Promise<KeywordState[]> {
    const all: KeywordState[] = []
    await app.keywords.statesUpTo(position, (states) => void all.push(...states))
    return all
  }

  const headAt = async () => (await readHead(app.db.sql)).position
  const asRead = () => true

  async function act(accountId: string, ids: string[], step: Step): Promise<void> {
    if (step.what === 'create') {
      const { body } = await app.keywords.create(
        ATTEMPT,
        { accountId, createdBy: null },
        { keyword: `단어${ids.length}` },
      )
      ids.push(body.id)
      return
    }
    const id = ids[step.which % Math.max(1, ids.length)]
    if (id === undefined) return
    if (step.what === 'remove') return void (await app.keywords.remove(accountId, id))
    const { position } = await readHead(app.db.sql)
    const patch = step.what === 'pause' ? { state: 'paused' as const } : { filter: { maxAmt: position } }
    await app.keywords.change(accountId, id, patch, asRead)
  }

  test('after any writes, every position has the correct state, and each change finds its state', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        const { id: accountId } = await makeAccount(app)
        const begun = await headAt()
        const ids: string[] = []
        const pictures: { position: number; kept: string }[] = []
        for (const step of walk) {
          await act(accountId, ids, step)
          const { items } = await app.keywords.list({ accountId, plan: 'pro' }, { page: 1, pageSize: 100 })
          const kept = items.map(({ id, filter, state }) => `${id} ${filter.maxAmt} ${state}`).sort()
          pictures.push({ position: await headAt(), kept: kept.join() })
        }
        for (const { position, kept } of pictures) {
          const mine = (await upTo(position)).filter((one) => one.accountId === accountId)
          const told = mine.map(({ id, keyword }) => `${id} ${keyword?.filter.maxAmt} ${keyword?.state}`)
          assert.equal(told.sort().join(), kept)
        }
        const changes = (await readChanges(app.db.sql, begun, 1000)).filter(({ kind }) => kind === 'keyword')
        const refs = changes.map(({ key, version }) => ({ accountId, id: key.split('/')[1] ?? '', version }))
        const states = await app.keywords.statesOf(app.db.sql, refs)
        assert.deepEqual(
          states.map(({ position }) => position).sort((a, b) => a - b),
          changes.map(({ position }) => position),
        )
      }),
      { numRuns: 8 },
    )
  })

  test('states before the position of every reader are deleted, current ones remain', async () => {
    const { id: accountId } = await makeAccount(app)
    const ids: string[] = []
    for (const what of ['create', 'create', 'change', 'remove'] as const) await act(accountId, ids, { what, which: 1 })
    const head = await headAt()
    const states = await upTo(head)
    const changed = { accountId, id: ids[1] ?? '', version: 2 }
    assert.equal((await app.keywords.statesOf(app.db.sql, [changed])).length, 1)
    await app.keywords.forgetStates(head - 1)
    assert.equal((await app.keywords.statesOf(app.db.sql, [changed, { ...changed, version: 3 }])).length, 2)
    assert.ok((await app.keywords.forgetStates(head)) >= 2)
    assert.equal((await app.keywords.statesOf(app.db.sql, [changed, { ...changed, version: 3 }])).length, 0)
    assert.deepEqual(await upTo(head), states)
    const [{ rows } = { rows: 0 }] = await app.db.sql<{ rows: number }[]>`
      select count(*) as rows from keyword_states where account_id = ${accountId}`
    assert.equal(rows, 1)
  })

  test('matches are counted, also concurrently and for deleted keywords', async () => {
    const { id: accountId } = await makeAccount(app)
    const ids: string[] = []
    for (let i = 0; i < 3; i++) await act(accountId, ids, { what: 'create' })
    const [first = '', second = ''] = ids
    const at = app.clock.now()
    const counts = [first, second, first, 'kw_gone'].map((keywordId) => ({ accountId, keywordId, at, count: 2 }))
    await Promise.all(
      [counts, [...counts].reverse()].map((told) => app.db.transaction((tx) => app.keywords.countMatches(tx, told))),
    )
    const { items } = await app.keywords.list({ accountId, plan: 'pro' }, { page: 1, pageSize: 100 })
    assert.deepEqual(
      items.map(({ matchCount, lastMatchedAt }) => [matchCount, lastMatchedAt]),
      [
        [8, '2026-11-20T09:00:00+09:00'],
        [4, '2026-11-20T09:00:00+09:00'],
        [0, null],
      ],
    )
  })

  test('a smaller plan pauses the newest keywords, a larger one resumes them, and the feed contains both changes', async () => {
    const { id: accountId } = await makeAccount(app, { plan: 'enterprise' })
    await app.keywords.createMany(
      accountId,
      Array.from({ length: 103 }, (_, index) => ({ keyword: `단어${index}` })),
    )
    const reasons = async () => {
      const rows = await app.db.sql<{ reason: string | null }[]>`
        select paused_reason as reason from keywords where account_id = ${accountId} order by made_position`
      return rows.flatMap(({ reason }, index) => (reason ? [`${index} ${reason}`] : []))
    }
    const { items } = await app.keywords.list({ accountId, plan: 'pro' }, { page: 2, pageSize: 100 })
    await app.keywords.change(accountId, items[0]?.id ?? '', { state: 'paused' }, asRead)
    const before = await headAt()
    await app.accounts.setPlan(accountId, 'pro')
    assert.deepEqual(await reasons(), ['100 owner', '101 plan', '102 plan'])
    assert.equal(await headAt(), before + 2)
    assert.equal((await app.keywords.activeOf(accountId)).length, 100)
    await assert.rejects(
      app.keywords.change(accountId, items[2]?.id ?? '', { state: 'active' }, asRead),
      /limit_reached/,
    )
    await app.accounts.setPlan(accountId, 'enterprise')
    assert.deepEqual(await reasons(), ['100 owner'])
    const active = (await upTo(await headAt())).filter((one) => one.accountId === accountId)
    assert.equal(active.filter(({ keyword }) => keyword?.state === 'active').length, 102)
  })
})
