import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { makeAccount, makeKey } from '../../test/factories.ts'
import { eventually, openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import type { Incident, IncidentSettings } from './schema/incidents.ts'

const PATH = '/v1/access/incidents'
const SETTINGS = `${PATH}/settings`
const ENV = { GONGGO_TRUSTED_PROXIES: '127.0.0.0/8,::1', GONGGO_INCIDENT_RULES: 'stormCredentials=20,manyNetworks=4' }

interface Page {
  total: number
  items: Incident[]
}

describe('incidents over HTTP', () => {
  let database: TestDatabase
  let app: TestApp
  let other: TestApp
  let account: string
  let owner: string
  let key: string
  let keyId: string
  let manager: string
  before(async () => {
    database = await openTestDatabase()
    app = await startTestApp({ database, env: ENV })
    other = await startTestApp({ database, env: ENV })
  })
  after(async () => {
    await Promise.all([app.close(), other.close()])
    await database.close()
  })
  beforeEach(async () => {
    const made = await makeAccount(app)
    account = made.id
    owner = made.email
    ;({ key, id: keyId } = await makeKey(app, account))
    manager = (await makeKey(app, account)).key
  })

  const from = (address: string, bearer = key, on = app) =>
    on.get<ProblemAnswer>('/v1/sources', {}, { key: bearer, headers: { 'x-forwarded-for': address } })
  const codeFrom = async (address: string, bearer = key, on = app) =>
    (await from(address, bearer, on)).body.code ?? null
  const list = async (query = {}, bearer = manager) => (await app.get<Page>(PATH, query, { key: bearer })).body
  const patch = async (body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${app.baseUrl}${SETTINGS}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${manager}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return {
      status: answer.status,
      headers: answer.headers,
      body: (await answer.json()) as IncidentSettings & ProblemAnswer,
    }
  }

  test('a block is heard of on both processes within a second and names its incident; a rotation ends it', async () => {
    assert.deepEqual([await codeFrom('20.1.1.1'), await codeFrom('20.1.1.1', key, other)], [null, null])
    const incident = await app.access.incidents.openByOperator({ keyId }, 'pasted into a forum')
    for (const on of [app, other]) {
      await eventually(async () => (await codeFrom('20.1.1.1', key, on)) === 'access_blocked')
      const { status, body } = await from('20.1.1.1', key, on)
      assert.equal(status, 403)
      assert.ok(incident && body.detail.includes(incident.id))
    }
    const mails = await database.db.sql`select template, recipient from mails where account_id = ${account}`
    assert.deepEqual([...mails], [{ template: 'security-incident', recipient: owner }], 'the owner is told')
    const { total, items } = await list()
    const { accountId: _, ...shown } = incident ?? { accountId: '' }
    assert.deepEqual([total, items], [1, [shown]])
    const rotated = await app.access.keys.rotate(keyId, 3_600)
    await eventually(async () => (await codeFrom('20.1.1.1', rotated?.key, other)) === null)
    await eventually(async () => (await codeFrom('20.1.1.1', key, other)) === 'expired_key')
    assert.equal((await list()).items[0]?.resolvedBy, 'rotation')
  })

  test('the block stands before plan and scope, behind what the key is', async () => {
    const poor = await makeKey(app, account, { scopes: ['keywords:read'] })
    await app.access.incidents.openByOperator({ keyId: poor.id }, 'x')
    await app.access.auth.pollChanges()
    assert.equal(await codeFrom('20.1.1.1', poor.key), 'access_blocked')
    await app.access.keys.revoke(poor.id)
    await app.access.auth.pollChanges()
    assert.equal(await codeFrom('20.1.1.1', poor.key), 'revoked_key')
  })

  test('a storm on one process is kept out by both', async () => {
    for (let i = 0; i < 20; i++) await codeFrom('203.0.113.9', `gg_live_${i}`)
    for (const on of [app, other]) {
      await eventually(async () => (await codeFrom('203.0.113.9', 'gg_live_x', on)) === 'access_blocked')
      assert.equal(await codeFrom('203.0.113.9', key, on), 'access_blocked')
      assert.equal(await codeFrom('203.0.113.10', key, on), null)
    }
    assert.equal((await app.get('/v1', {}, { key: null, headers: { 'x-forwarded-for': '203.0.113.9' } })).status, 200)
    assert.deepEqual((await list()).items, [])
  })

  test('many networks warn; with autoBlock the next time blocks', async () => {
    const roam = async () => {
      for (let i = 0; i < 4; i++) await codeFrom(`20.${i}.1.1`)
    }
    await roam()
    await eventually(async () => (await list({ state: 'open' })).total === 1)
    assert.equal(await codeFrom('20.0.1.1'), null)
    assert.deepEqual((await patch({ autoBlock: true })).body, { autoBlock: true })
    app.clock.advance(61_000)
    await app.access.auth.pollChanges()
    await roam()
    await eventually(async () => (await codeFrom('20.0.1.1', key, other)) === 'access_blocked')
    assert.equal((await list({ state: 'contained' })).items[0]?.cause, 'many_networks')
  })

  test('are listed newest first, by state and page, each account its own', async () => {
    const ids: (string | undefined)[] = []
    for (let i = 0; i < 5; i++) {
      const { id } = await makeKey(app, account)
      app.clock.advance(1_000)
      ids.unshift((await app.access.incidents.openByOperator({ keyId: id }, `${i}`))?.id)
    }
    await app.access.auth.pollChanges()
    await app.access.incidents.resolveByOperator(ids[0] ?? '')
    assert.deepEqual(
      (await list()).items.map(({ id }) => id),
      ids,
    )
    const page = await app.get<Page>(PATH, { page: 2, pageSize: 2, state: 'contained' }, { key: manager })
    assert.deepEqual([page.body.total, page.body.items.map(({ id }) => id)], [4, ids.slice(3)])
    assert.match(page.links.prev ?? '', /state=contained/)
    assert.deepEqual((await list({ page: 9 })).items, [])
    assert.equal((await list({ page: 9 })).total, 5)
    assert.deepEqual((await list({}, app.key)).items, [])
    assert.equal((await app.get(PATH, { state: 'shut' }, { key: manager })).status, 400)
  })

  test('settings are read, changed, reset and kept from being overwritten', async () => {
    const read = () => app.get<IncidentSettings>(SETTINGS, {}, { key: manager })
    const first = await read()
    assert.deepEqual(first.body, { autoBlock: false })
    const tag = first.headers.get('etag') ?? ''
    const changed = await patch({ autoBlock: true }, { 'if-match': tag })
    assert.equal(changed.headers.get('etag'), (await read()).headers.get('etag'))
    assert.deepEqual((await patch({ autoBlock: false }, { 'if-match': tag })).body.code, 'precondition_failed')
    assert.deepEqual((await patch({})).body, { autoBlock: true })
    assert.deepEqual((await patch({ autoBlock: null })).body, { autoBlock: false })
    assert.equal((await patch({ autoBlock: 'yes' })).body.code, 'invalid_field')
    assert.equal((await patch({ autoblock: true })).body.code, 'unknown_field')
    assert.deepEqual((await app.get(SETTINGS, {}, { key: app.key })).body, { autoBlock: false })
  })

  test('need the scope', async () => {
    const poor = await makeKey(app, account, { scopes: ['keys:manage'] })
    for (const path of [PATH, SETTINGS]) {
      assert.equal((await app.get<ProblemAnswer>(path, {}, { key: poor.key })).body.code, 'scope_required')
    }
  })
})
