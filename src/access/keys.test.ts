import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { makeAccount, makeKey, NOW } from '../../test/factories.ts'
import { eventually } from '../../test/harness.ts'
import { DAY, HOUR } from '../lib/clock.ts'
import { SCOPES, type Scope } from '../vocabulary/roles.ts'
import type { Key, KeyWithSecret } from './schema/keys.ts'

interface Asking {
  key?: string
  body?: unknown
  idempotencyKey?: string
}

describe('/v1/keys', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  async function send<Body = KeyWithSecret & ProblemAnswer>(method: string, path: string, asking: Asking = {}) {
    const { key = app.key, body, idempotencyKey } = asking
    const answer = await fetch(`${app.baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'accept-language': 'en',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const told = (text === '' ? {} : JSON.parse(text)) as Body & { code?: string; key?: string }
    const { status, headers } = answer
    return { status, headers, text, body: told, outcome: `${status} ${told.code ?? ''}`.trim() }
  }
  const create = (body: object = {}, asking: Asking = {}) => send('POST', '/v1/keys', { body, ...asking })
  const rotate = (id: string, asking: Asking = {}) => send('POST', `/v1/keys/${id}/rotate`, asking)
  const newAccount = async (scopes: Scope[] | null = null) => {
    const { id: accountId } = await makeAccount(app)
    return { accountId, ...(await makeKey(app, accountId, { scopes })) }
  }
  const codeFor = async (key: string) => (await app.get<ProblemAnswer>('/v1/keywords', {}, { key })).body.code ?? 'open'
  const heard = () => app.access.auth.pollChanges()

  describe('making one', () => {
    test('answers 201 with the secret, which opens at once and is never shown again', async () => {
      const maker = await newAccount()
      const wish = { name: ' ERP ', scopes: ['keywords:read', 'bids:read'], expiresAt: '2026-12-31' }
      const { status, body, headers } = await create(wish, { key: maker.key })
      assert.equal(status, 201)
      const { key, ...record } = body
      assert.match(key, /^gg_live_[0-9A-Za-z]{38}$/)
      assert.deepEqual(record, {
        id: record.id,
        name: 'ERP',
        prefix: key.slice(0, 12),
        scopes: ['keywords:read', 'bids:read'],
        state: 'active',
        app: null,
        createdBy: maker.id,
        createdAt: '2026-11-20T09:00:00+09:00',
        expiresAt: '2026-12-31T23:59:59+09:00',
        lastUsedAt: null,
        secrets: [{ createdAt: '2026-11-20T09:00:00+09:00', expiresAt: null }],
      })
      assert.equal(headers.get('location'), `/v1/keys/${record.id}`)
      assert.equal(headers.get('cache-control'), 'no-store')
      assert.equal(await codeFor(key), 'open')
      const one = await app.get<Key>(`/v1/keys/${record.id}`, {}, { key: maker.key })
      assert.deepEqual(one.body, record)
      const list = await app.get('/v1/keys', {}, { key: maker.key })
      assert.ok(!JSON.stringify(list.body).includes(key.slice(12)))
    })

    test('without a body it is nameless, endless, and may all that its maker may', async () => {
      const maker = await newAccount(['bids:read', 'keys:manage'])
      const { body } = await send('POST', '/v1/keys', { key: maker.key })
      assert.deepEqual([body.name, body.expiresAt, body.scopes], [null, null, ['bids:read', 'keys:manage']])
      const all = await newAccount()
      assert.deepEqual((await create({ name: null, expiresAt: null }, { key: all.key })).body.scopes, [...SCOPES])
    })

    test('gives at most what its maker holds', async () => {
      const maker = await newAccount(['keywords:write', 'keys:manage'])
      const asks = async (...scopes: string[]) => create({ scopes }, { key: maker.key })
      assert.equal((await asks('keywords:read', 'keywords:write')).status, 201)
      const { outcome, body } = await asks('keywords:read', 'bids:read', 'team:manage')
      assert.equal(outcome, '403 scope_required')
      assert.match(body.detail, /lacks "bids:read", "team:manage"/)
      assert.equal((await create({}, { key: (await newAccount(['bids:read'])).key })).outcome, '403 scope_required')
    })

    test('what is wrong is told, all at once', async () => {
      const names = async (body: object) => {
        const { status, body: told } = await create(body)
        return [status, ...(told.errors ?? []).map(({ name, code }) => `${name} ${code}`)]
      }
      assert.deepEqual(await names({ name: ' ', expiresAt: '2026-11-31' }), [
        400,
        'name invalid_field',
        'expiresAt invalid_field',
      ])
      for (const expiresAt of ['', 'soon', '2026-02-30', '2026-11-20T09:00:00+09:00']) {
        assert.deepEqual(await names({ expiresAt }), [400, 'expiresAt invalid_field'], expiresAt)
      }
      assert.deepEqual(await names({ scope: ['bids:read'] }), [400, 'scope unknown_field'])
      assert.deepEqual(await names({ scopes: ['all'] }), [400, 'scopes[0] invalid_field'])
      assert.deepEqual(await names({ scopes: [] }), [400, 'scopes invalid_field'])
      for (const field of ['accountId', 'createdBy', 'state', 'key', 'id']) {
        assert.deepEqual(await names({ [field]: 'acc_x' }), [400, `${field} unknown_field`])
      }
    })

    test('an account has a thousand that live, and no more', async () => {
      const { accountId, key, id } = await newAccount()
      await app.db.sql`
        insert into keys (account_id, id, prefix, scopes, created_at, revoked_at)
        select ${accountId}, 'key_' || n, 'gg_live_xxxx', '{}', ${NOW}, case when n > 998 then ${NOW}::timestamptz end
        from generate_series(1, 1100) n`
      const both = await Promise.all([create({}, { key }), create({}, { key })])
      assert.deepEqual(both.map(({ outcome }) => outcome).sort(), ['201', '409 limit_reached'])
      assert.equal((await send('DELETE', `/v1/keys/key_7`, { key })).status, 204)
      assert.equal((await create({}, { key })).status, 201)
      const { total, items } = (await app.get<{ total: number; items: Key[] }>('/v1/keys', { page: 2 }, { key })).body
      assert.deepEqual([total, items.length], [1103, 20])
      assert.ok(items.every((one) => one.id !== id))
    })
  })

  describe('descendants', () => {
    /** A key and what was made with it: `one` made `two`, `two` made `three`; `aside` is of the same account. */
    async function aLine() {
      const { accountId, key, id } = await newAccount()
      const one = (await create({ name: 'one' }, { key })).body
      const two = (await create({ name: 'two' }, { key: one.key })).body
      const three = (await create({ name: 'three' }, { key: two.key })).body
      const aside = (await create({ name: 'aside' }, { key })).body
      return { accountId, key, id, one, two, three, aside }
    }
    const codes = async (...keys: KeyWithSecret[]) => {
      await heard()
      return Promise.all(keys.map(({ key }) => codeFor(key)))
    }

    test('end with the key they were made with at the latest, however long the chain', async () => {
      const { id: accountId } = await makeAccount(app)
      const short = await makeKey(app, accountId, { expiresAt: NOW + DAY })
      const end = '2026-11-21T09:00:00+09:00'
      const child = await create({}, { key: short.key })
      assert.deepEqual([child.status, child.body.expiresAt], [201, end])
      const grandchild = await create({ expiresAt: null }, { key: child.body.key })
      assert.equal(grandchild.body.expiresAt, end)
      assert.equal((await create({ expiresAt: end }, { key: grandchild.body.key })).status, 201)
      assert.equal((await create({ expiresAt: '2026-11-21T08:59:59+09:00' }, { key: short.key })).status, 201)
      for (const expiresAt of ['2026-11-21T09:00:01+09:00', '2026-11-21', '2099-01-01']) {
        const { outcome, body } = await create({ expiresAt }, { key: child.body.key })
        assert.equal(outcome, '400 invalid_field', expiresAt)
        assert.match(
          body.errors?.[0]?.message ?? '',
          /later than the expiry of the key you call with, 2026-11-21T09:00:00/,
        )
      }
    })

    test('stay when it is revoked, unless they are to go with it', async () => {
      const { key, one, two, three, aside } = await aLine()
      assert.equal((await send('DELETE', `/v1/keys/${one.id}`, { key })).status, 204)
      assert.deepEqual(await codes(one, two, three, aside), ['revoked_key', 'open', 'open', 'open'])
      assert.equal((await send('DELETE', `/v1/keys/${one.id}?descendants=keep`, { key })).status, 204)
      assert.deepEqual(await codes(two, three), ['open', 'open'])
      // Said afterwards too: the key itself was revoked before.
      assert.equal((await send('DELETE', `/v1/keys/${one.id}?descendants=revoke`, { key })).status, 204)
      assert.deepEqual(await codes(two, three, aside), ['revoked_key', 'revoked_key', 'open'])
      assert.equal((await send('DELETE', `/v1/keys/${one.id}?descendants=none`, { key })).status, 400)
      assert.equal((await send('DELETE', '/v1/keys/key_none?descendants=revoke', { key })).status, 404)
      assert.equal(await codeFor(key), 'open')
    })

    test('of another account are out of reach', async () => {
      const [mine, theirs] = [await newAccount(), await aLine()]
      assert.equal(
        (await send('DELETE', `/v1/keys/${theirs.one.id}?descendants=revoke`, { key: mine.key })).status,
        404,
      )
      assert.deepEqual(await codes(theirs.one, theirs.two), ['open', 'open'])
    })

    test('the audit log says with which key each was revoked', async () => {
      const { key, one, two, three } = await aLine()
      await send('DELETE', `/v1/keys/${one.id}?descendants=revoke`, { key })
      interface Line {
        action: string
        subject: string
        detail: { with?: string }
      }
      const { body } = await app.get<{ items: Line[] }>('/v1/access/audit', { pageSize: 3 }, { key })
      const told = body.items.map(({ action, subject, detail }) => [action, subject, detail.with ?? null])
      const expected = [three, two].map(({ id }) => ['key.revoked', id, one.id])
      assert.deepEqual(told.sort(), [...expected, ['key.revoked', one.id, null]].sort())
    })

    test('made in the very moment of the revocation go too, or are not made', async () => {
      for (let round = 0; round < 5; round++) {
        const { accountId, key, one, two, three } = await aLine()
        const making = [one, two, three].flatMap((maker) =>
          Array.from({ length: 6 }, () => create({ scopes: ['bids:read'] }, { key: maker.key })),
        )
        const ended = send('DELETE', `/v1/keys/${one.id}?descendants=revoke`, { key })
        const outcomes = (await Promise.all(making)).map(({ outcome }) => outcome)
        assert.equal((await ended).status, 204)
        for (const outcome of outcomes) assert.ok(['201', '401 revoked_key'].includes(outcome), outcome)
        const live = (await app.access.keys.list(accountId)).filter(({ state }) => state === 'active')
        assert.deepEqual(live.map(({ name }) => name).sort(), ['aside', 'test'])
      }
    })
  })

  describe('rotating', () => {
    test('gives a new secret; the old one works for a day unless asked otherwise', async () => {
      const { accountId, key, id } = await newAccount()
      const target = await makeKey(app, accountId)
      const { status, body } = await rotate(target.id, { key })
      assert.deepEqual([status, body.id, body.prefix], [200, target.id, body.key.slice(0, 12)])
      assert.notEqual(body.key, target.key)
      app.clock.advance(DAY - 1)
      await heard()
      assert.deepEqual([await codeFor(target.key), await codeFor(body.key)], ['open', 'open'])
      app.clock.advance(1)
      await heard()
      assert.deepEqual([await codeFor(target.key), await codeFor(body.key)], ['expired_key', 'open'])
      const hard = await rotate(id, { key, body: { graceSeconds: 0 } })
      await eventually(async () => (await codeFor(key)) === 'expired_key')
      assert.equal(await codeFor(hard.body.key), 'open')
      app.clock.set(NOW)
    })

    test('is every key’s right on itself, and nobody else’s without keys:manage', async () => {
      const { accountId, key, id } = await newAccount(['bids:read'])
      const sibling = await makeKey(app, accountId, { scopes: ['bids:read'] })
      assert.equal((await rotate(sibling.id, { key })).outcome, '403 scope_required')
      assert.equal((await rotate('key_none', { key })).outcome, '403 scope_required')
      const { status, body } = await rotate(id, { key })
      assert.deepEqual([status, body.scopes], [200, ['bids:read']])
      assert.equal((await send('DELETE', `/v1/keys/${id}`, { key })).outcome, '403 scope_required')
      assert.equal((await app.get('/v1/keys', {}, { key })).status, 403)
    })

    test('of a key that holds more would be a way to more', async () => {
      const { accountId, key: master, id } = await newAccount()
      const manager = await makeKey(app, accountId, { scopes: ['keys:manage'] })
      const { outcome, text } = await rotate(id, { key: manager.key })
      assert.equal(outcome, '403 scope_required')
      assert.ok(!text.includes('gg_live_'))
      assert.equal(await codeFor(master), 'open')
      assert.equal((await rotate(manager.id, { key: master })).status, 200)
    })

    test('what has ended stays ended', async () => {
      const { accountId, key } = await newAccount()
      const short = await makeKey(app, accountId, { expiresAt: NOW + HOUR })
      const gone = await makeKey(app, accountId)
      await app.access.keys.revoke(gone.id)
      await app.pass(HOUR)
      assert.equal((await rotate(short.id, { key })).outcome, '409 key_ended')
      assert.equal((await rotate(gone.id, { key })).outcome, '409 key_ended')
      app.clock.set(NOW)
    })

    test('takes a grace of at most 30 days', async () => {
      for (const graceSeconds of [-1, 1.5, 2_592_001, '60', null]) {
        assert.equal((await rotate('key_x', { body: { graceSeconds } })).outcome, '400 invalid_field')
      }
    })
  })

  test('revoking is for good, said twice or not', async () => {
    const { accountId, key } = await newAccount()
    const target = await makeKey(app, accountId)
    assert.equal(await codeFor(target.key), 'open')
    assert.equal((await send('DELETE', `/v1/keys/${target.id}`, { key })).status, 204)
    await eventually(async () => (await codeFor(target.key)) === 'revoked_key')
    assert.equal((await send('DELETE', `/v1/keys/${target.id}`, { key })).status, 204)
    assert.equal((await app.get<Key>(`/v1/keys/${target.id}`, {}, { key })).body.state, 'revoked')
  })

  test('a key of another account is one that does not exist', async () => {
    const [mine, other] = [await newAccount(), await newAccount()]
    for (const [method, rest] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/rotate'],
    ] as const) {
      const told = async (id: string) => {
        const { body, status } = await send<ProblemAnswer>(method, `/v1/keys/${id}${rest}`, { key: mine.key })
        return { status, ...body, requestId: '' }
      }
      const foreign = await told(other.id)
      assert.equal(foreign.status, 404)
      assert.deepEqual(foreign, await told('key_none'))
    }
    const { body } = await app.get<{ items: Key[] }>('/v1/keys', {}, { key: mine.key })
    assert.deepEqual(
      body.items.map(({ id }) => id),
      [mine.id],
    )
    assert.equal(await codeFor(other.key), 'open')
  })

  test('last used is told, at most a minute behind', async () => {
    const { key, id } = await newAccount()
    await app.access.auth.flushUses()
    const { body } = await app.get<Key>(`/v1/keys/${id}`, {}, { key })
    assert.equal(body.lastUsedAt, null)
    await app.access.auth.flushUses()
    assert.equal((await app.get<Key>(`/v1/keys/${id}`, {}, { key })).body.lastUsedAt, '2026-11-20T09:00:00+09:00')
  })

  describe('with an Idempotency-Key', () => {
    test('the same answer comes again, secret and all, and nothing happens twice', async () => {
      const { accountId, key, id } = await newAccount()
      const first = await create({ name: 'one' }, { key, idempotencyKey: 'make-1' })
      const again = await create({ name: 'one' }, { key, idempotencyKey: 'make-1' })
      assert.deepEqual([again.status, again.text], [201, first.text])
      assert.equal(again.headers.get('idempotent-replayed'), 'true')
      assert.equal(again.headers.get('location'), first.headers.get('location'))
      assert.equal((await create({ name: 'two' }, { key, idempotencyKey: 'make-1' })).status, 422)
      const turn = () => rotate(first.body.id, { key, idempotencyKey: 'turn-1' })
      const [one, other] = [await turn(), await turn()]
      assert.equal(one.text, other.text)
      assert.equal((await rotate(id, { key, idempotencyKey: 'turn-1' })).headers.get('idempotent-replayed'), null)
      const keys = await app.access.keys.list(accountId)
      assert.equal(keys.length, 2)
    })

    test('fifty at once make one key', async () => {
      const { accountId, key } = await newAccount()
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => create({ name: 'one' }, { key, idempotencyKey: 'many' })),
      )
      const made = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id))
      assert.equal(made.size, 1)
      for (const { outcome } of answers) assert.ok(['201', '409 request_in_progress'].includes(outcome), outcome)
      assert.equal((await app.access.keys.list(accountId)).length, 2)
    })

    test('what is kept of the answer opens to nobody without the key', async () => {
      const { accountId, key } = await newAccount()
      const { body } = await create({}, { key, idempotencyKey: 'sealed' })
      const rows = await app.db.sql<{ sealed: boolean; answer: Buffer }[]>`
        select sealed, answer from idempotency where scope = ${accountId}`
      assert.equal(rows.length, 1)
      for (const { sealed, answer } of rows) {
        assert.ok(sealed)
        assert.ok(!answer.includes(body.key) && !answer.includes(body.id))
      }
    })

    test('a key that may less is not told again what one was told that may more', async () => {
      const { accountId, key: master } = await newAccount()
      const manager = await makeKey(app, accountId, { scopes: ['keys:manage'] })
      assert.equal((await create({}, { key: master, idempotencyKey: '1' })).status, 201)
      const { outcome, text } = await create({}, { key: manager.key, idempotencyKey: '1' })
      assert.equal(outcome, '403 scope_required')
      assert.ok(!text.includes('gg_live_'))
    })
  })

  test('who did it stands in the audit log, with the request', async () => {
    const { key, id } = await newAccount()
    const made = await create({ name: 'one' }, { key })
    const turned = await rotate(made.body.id, { key, body: { graceSeconds: 5 } })
    const gone = await send('DELETE', `/v1/keys/${made.body.id}`, { key })
    interface Line {
      action: string
      subject: string
      actor: object
      requestId: string
      detail: object
    }
    const { body } = await app.get<{ items: Line[] }>('/v1/access/audit', { pageSize: 3 }, { key })
    const told = body.items.map(({ action, subject, actor, requestId }) => ({ action, subject, actor, requestId }))
    const expected = [
      ['key.revoked', gone],
      ['key.rotated', turned],
      ['key.issued', made],
    ] as const
    assert.deepEqual(
      told,
      expected.map(([action, { headers }]) => ({
        action,
        subject: made.body.id,
        actor: { kind: 'key', id },
        requestId: headers.get('x-request-id'),
      })),
    )
    const text = JSON.stringify(body)
    for (const secret of [key, made.body.key, turned.body.key]) assert.ok(!text.includes(secret.slice(12)))
  })
})
