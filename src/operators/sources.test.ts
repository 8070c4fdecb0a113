import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { createOperatorActions } from '../../test/operator.ts'

let app: TestApp
let cookie: string
const hands = createOperatorActions(() => app)
before(async () => {
  app = await startTestApp({ role: 'api' })
  cookie = (await hands.newOperator()).cookie
})
after(() => app.close())

async function ask<Body>(method: string, path: string, body?: object) {
  const told = await hands.call(method, `/operator/sources${path}`, { cookie, ...(body ? { body } : {}) })
  return { ...told, body: told.body as unknown as Body }
}
interface Rejects {
  total: number
  items: { id: string; again: string }[]
}
const rejects = async (name = 'demo') => (await ask<Rejects>('GET', `/${name}/rejects?pageSize=100`)).body
const againOf = async (id: string) => (await rejects()).items.find((one) => one.id === id)?.again ?? 'gone'
interface Ordered {
  run: string | null
  records: number
  windows: number
  left: number
}

test('a source is switched on and off, and the log shows by whom', async () => {
  await app.sources.ensure('demo', 'demo')
  for (const state of ['disabled', 'enabled']) {
    const { status, body } = await ask<{ name: string; state: string }>('PATCH', '/demo', { state })
    assert.deepEqual([status, body.name, body.state], [200, 'demo', state])
    const log = await hands.call('GET', '/operator/audit?pageSize=1', { cookie })
    const [entry] = log.body.items as unknown as { action: string; subject: string }[]
    assert.deepEqual([entry?.action, entry?.subject], [`source_${state}`, 'demo'])
  }
  const { body } = await ask<{ total: number; items: { name: string; report: { quarantined: number } }[] }>('GET', '')
  assert.deepEqual([body.total, body.items[0]?.name], [1, 'demo'])
  assert.equal((await ask('PATCH', '/none', { state: 'enabled' })).outcome, '404 not_found')
  assert.equal((await ask('GET', '/none/rejects')).outcome, '404 not_found')
})

test('a record in quarantine is shown unchanged, cut if very long', async () => {
  const id = await hands.refuse()
  const { body } = await ask<{ record: string; isCut: boolean; reason: string }>('GET', `/demo/rejects/${id}`)
  assert.deepEqual([(JSON.parse(body.record) as { title: string }).title, body.isCut], ['관로 정비', false])
  await app.db.sql`
    update source_rejects set record = jsonb_build_object('text', repeat('가', 200000)) where id = ${id}`
  const long = (await ask<typeof body>('GET', `/demo/rejects/${id}`)).body
  assert.deepEqual([long.record.length, long.isCut], [100_000, true])
  assert.equal((await ask('GET', '/demo/rejects/none')).outcome, '404 not_found')
})

test('reasons are counted over all pages, most records first, and each selects exactly its records', async () => {
  const app = await startTestApp({ role: 'api' })
  const own = createOperatorActions(() => app)
  try {
    const { cookie } = await own.newOperator()
    const ids: string[] = []
    for (let count = 0; count < 6; count++) ids.push(await own.refuse())
    const long = '가'.repeat(600)
    await app.db.sql`update source_rejects set reason = 'no_title' where id = any(${ids.slice(0, 3)})`
    await app.db.sql`update source_rejects set reason = ${long} where id = ${ids[5] ?? ''}`
    const listed = async (query: string) => {
      const { body } = await own.call('GET', `/operator/sources/demo/rejects?${query}`, { cookie })
      return body as unknown as Rejects & { reasons: { reason: string; count: number }[] }
    }
    const reasons = [
      { reason: 'no_title', count: 3 },
      { reason: 'no_number', count: 2 },
      { reason: long.slice(0, 500), count: 1 },
    ]
    assert.deepEqual((await listed('pageSize=1')).reasons, reasons)
    const narrow = await listed('reason=no_title&pageSize=2')
    assert.deepEqual([narrow.total, narrow.items.length, narrow.reasons], [3, 2, reasons])
    for (const [reason, total] of [
      ['no_titl', 0],
      ['NO_TITLE', 0],
      [long.slice(0, 500), 1],
    ] as const)
      assert.equal((await listed(`reason=${encodeURIComponent(reason)}`)).total, total)
  } finally {
    await app.close()
  }
})

test('requeueing: readable records leave, rejected ones remain, and those of a file are kept', async () => {
  const [well, ill, ofFile] = [await hands.refuse(), await hands.refuse(), await hands.refuse('file')]
  const ids = [well, ill, ofFile]
  const { status, body, headers } = await ask<Ordered>('POST', '/demo/rejects/requeue', { ids })
  assert.deepEqual([status, body.records, body.windows, body.left], [202, 2, 2, 1])
  assert.equal(headers.get('location'), '/operator/sources/demo/rejects')
  assert.deepEqual(
    [await againOf(well), await againOf(ill), await againOf(ofFile)],
    ['ordered', 'ordered', 'impossible'],
  )
  // The demo makes notices without fault, so the second is refused by hand while the order is open.
  await app.db.sql`update source_rejects set run = null where id = ${ill}`
  await app.sources.orderWorkerFor('demo').tick()
  assert.deepEqual([await againOf(well), await againOf(ill), await againOf(ofFile)], ['gone', 'possible', 'impossible'])
  assert.equal((await app.sources.runState(body.run ?? ''))?.open, 0)
})

test('requeueing without records, or for a source that cannot be read, is rejected', async () => {
  const none = await ask<Ordered>('POST', '/demo/rejects/requeue', { ids: ['none'] })
  assert.deepEqual(none.body, { run: null, records: 0, windows: 0, left: 0 })
  await app.sources.ensure('koneps', 'koneps')
  const id = await hands.refuse()
  await app.db.sql`update source_rejects set source = 'koneps' where id = ${id}`
  assert.equal((await ask('POST', '/koneps/rejects/requeue', {})).outcome, '409 source_not_ready')
  assert.equal((await rejects('koneps')).items[0]?.again, 'possible')
  assert.equal((await ask('POST', '/none/rejects/requeue', {})).outcome, '404 not_found')
})

test('the overview has the counts of its features, and every running process', async () => {
  const { body } = await hands.call('GET', '/operator/overview', { cookie })
  const told = body as unknown as {
    accounts: { plan: string; count: number }[]
    sources: { enabled: number; quarantined: number }
    feed: { readers: { name: string }[] }
    processes: { role: string; version: string }[]
    version: string
    deliveries: { count: number; oldestSeconds: number | null }
  }
  const [row] = await app.db.sql<{ accounts: number; rejects: number }[]>`
    select (select count(*) from accounts) as accounts, (select count(*) from source_rejects) as rejects`
  assert.equal(
    told.accounts.reduce((sum, { count }) => sum + count, 0),
    row?.accounts,
  )
  assert.deepEqual([told.sources.enabled, told.sources.quarantined], [2, row?.rejects])
  assert.deepEqual(
    told.feed.readers.map(({ name }) => name),
    ['alerts', 'pursuits', 'reminders'],
  )
  assert.deepEqual(
    told.processes.map(({ role, version }) => [role, version]),
    [['api', told.version]],
  )
  assert.deepEqual(told.deliveries, { count: 0, oldestSeconds: null })
})

test('a webhook with late deliveries is listed, with its origin and their number', async () => {
  const { accountId } = await hands.newTeam()
  const doing = { accountId, keyId: 'key_x', requestId: 'req_0' }
  const url = 'https://erp.example.com/hooks/secret'
  const attempt = { scope: 't', method: 'POST', path: '/', key: undefined, body: null }
  const { id } = (await app.webhooks.endpoints.create(attempt, doing, { url })).body
  await app.webhooks.deliveries.test(attempt, doing, id)
  const late = async () => (await hands.call('GET', '/operator/deliveries', { cookie })).body as unknown as LateList
  assert.equal((await late()).total, 0)
  await app.db
    .sql`update webhook_lanes set due_at = statement_timestamp() - interval '1 minute' where webhook_id = ${id}`
  const { total, items } = await late()
  const [one] = items
  assert.deepEqual(
    [total, one?.accountId, one?.webhookId, one?.origin, one?.attempts, one?.lastStatus],
    [1, accountId, id, 'https://erp.example.com', 0, null],
  )
})
interface LateList {
  total: number
  items: { accountId: string; webhookId: string; origin: string; attempts: number; lastStatus: number | null }[]
}
