import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { makeAccount, makeKey, NOW } from '../../test/factories.ts'
import { readHouse } from '../../test/house.ts'
import { DAY, HOUR } from '../lib/clock.ts'
import type { AuditAction } from '../vocabulary/audit.ts'
import { foreignAnchor, notATime } from '../vocabulary/sentences.ts'
import type { AuditRecord } from './schema/audit.ts'

interface AuditList {
  total: number
  page: number
  items: AuditRecord[]
}

const STEPS = ['pursuit.created', 'pursuit.changed', 'member.invited', 'member.changed', 'member.removed'] as const

describe('the audit log', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  const read = async (key: string, query = {}, path = '/v1/access/audit') => {
    const { status, body, links } = await app.get<AuditList>(path, query, { key })
    assert.equal(status, 200, JSON.stringify(body))
    return { ...body, links, actions: body.items.map(({ action }) => action) }
  }
  const refusal = async (query: Record<string, string>, key = app.key) => {
    const { status, body } = await app.get<ProblemAnswer>('/v1/access/audit', query, { key })
    return `${status} ${body.code}`
  }
  const newAccount = async () => {
    const { id: accountId } = await makeAccount(app, { plan: 'pro' })
    return { accountId, ...(await makeKey(app, accountId)) }
  }
  const write = (accountId: string, action: AuditAction, detail: object = {}) =>
    app.db.transaction((tx) =>
      app.access.audit.record(tx, { accountId, actor: { kind: 'system', id: null }, action, subject: null, detail }),
    )

  test('tells what was done to keys and account, newest first', async () => {
    const { accountId, id, key, record } = await newAccount()
    const rotated = await app.access.keys.rotate(id, 60)
    const other = await makeKey(app, accountId, { scopes: ['bids:read'], expiresAt: NOW + DAY })
    await app.access.keys.revoke(other.id)
    await app.access.keys.revoke(other.id)
    await app.accounts.setPlan(accountId, 'enterprise')
    await app.accounts.setPlan(accountId, 'enterprise')
    await app.accounts.setState(accountId, 'suspended')
    await app.accounts.setState(accountId, 'active')
    const { items, total } = await read(key)
    assert.equal(total, items.length)
    const told = items.map(({ action, subject, detail }) => ({ action, subject, detail }))
    assert.deepEqual(told, [
      { action: 'account.state_changed', subject: null, detail: { from: 'suspended', to: 'active' } },
      { action: 'account.state_changed', subject: null, detail: { from: 'active', to: 'suspended' } },
      { action: 'account.plan_changed', subject: null, detail: { from: 'pro', to: 'enterprise' } },
      { action: 'key.revoked', subject: other.id, detail: { name: 'test', prefix: other.record.prefix } },
      {
        action: 'key.issued',
        subject: other.id,
        detail: {
          name: 'test',
          prefix: other.record.prefix,
          scopes: ['bids:read'],
          expiresAt: '2026-11-21T09:00:00+09:00',
        },
      },
      {
        action: 'key.rotated',
        subject: id,
        detail: { prefix: rotated?.record.prefix, was: record.prefix, graceSeconds: 60 },
      },
      {
        action: 'key.issued',
        subject: id,
        detail: { name: 'test', prefix: record.prefix, scopes: record.scopes, expiresAt: null },
      },
      { action: 'account.created', subject: null, detail: { plan: 'pro', beta: false } },
    ])
    const [first] = items
    assert.deepEqual([first?.actor, first?.requestId], [{ kind: 'operator', id: null }, null])
    assert.equal(first?.at, '2026-11-20T09:00:00+09:00')
    assert.match(first?.id ?? '', /^aud_[0-9a-z]{26}$/)
  })

  test('is of its account alone, and needs the scope', async () => {
    const [mine, other] = [await newAccount(), await newAccount()]
    await write(other.accountId, 'pursuit.deleted')
    assert.ok(!(await read(mine.key)).actions.includes('pursuit.deleted'))
    const poor = await makeKey(app, mine.accountId, { scopes: ['keys:manage'] })
    assert.equal(await refusal({}, poor.key), '403 scope_required')
  })

  test('stands or falls with what it tells', async () => {
    const { accountId, key } = await newAccount()
    const { total } = await read(key)
    await assert.rejects(
      app.db.transaction(async (tx) => {
        const actor = { kind: 'key' as const, id: 'key_x' }
        await app.access.audit.record(tx, { accountId, actor, action: 'key.issued', subject: null, detail: {} })
        throw new Error('came to nothing')
      }),
    )
    assert.equal((await read(key)).total, total)
  })

  test('never holds a secret, wherever one was written', async () => {
    const { accountId, key } = await newAccount()
    await write(accountId, 'webhook.created', {
      name: `my key ${key}!`,
      deep: [{ secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2La' }],
    })
    const { items } = await read(key)
    assert.deepEqual(items[0]?.detail, { name: `my key ${key.slice(0, 12)}…!`, deep: [{ secret: 'whsec_…' }] })
    const rows = await app.db.sql<
      { text: string }[]
    >`select audit::text as text from audit where account_id = ${accountId}`
    for (const { text } of rows) assert.ok(!text.includes(key.slice(12)), text)
  })

  test('is read page by page, and its links shift with nothing new', async () => {
    const { accountId, key } = await newAccount()
    for (const action of STEPS) await write(accountId, action)
    const first = await read(key, { pageSize: 3 })
    assert.deepEqual([first.total, first.actions], [7, ['member.removed', 'member.changed', 'member.invited']])
    assert.equal(first.links.prev, undefined)
    await write(accountId, 'pursuit.deleted')
    const second = await read(key, {}, first.links.next)
    assert.deepEqual(
      [second.total, second.page, second.actions],
      [8, 2, ['pursuit.changed', 'pursuit.created', 'key.issued']],
    )
    const third = await read(key, {}, second.links.next)
    assert.deepEqual([third.actions, third.links.next], [['account.created'], undefined])
    const back = await read(key, {}, third.links.prev)
    assert.deepEqual(back.actions, second.actions)
    assert.deepEqual((await read(key, {}, back.links.prev)).actions, first.actions)
    const all = await read(key, { page: 2, pageSize: 3 })
    assert.deepEqual(
      all.actions,
      ['member.invited', 'pursuit.changed', 'pursuit.created'],
      'a page by its number is that of the moment',
    )
    assert.deepEqual((await read(key, { page: 9, pageSize: 3 })).items, [])
  })

  test('is read of a stretch of time, both ends included', async () => {
    const { accountId, key } = await newAccount()
    for (const [at, action] of [
      [NOW + HOUR, 'pursuit.created'],
      [NOW + 2 * HOUR + 999, 'pursuit.changed'],
      [NOW + 3 * HOUR, 'pursuit.deleted'],
    ] as const) {
      app.clock.set(at)
      await write(accountId, action)
    }
    app.clock.set(NOW)
    const between = { from: '2026-11-20T10:00:00+09:00', to: '2026-11-20T02:00:00Z' }
    const { total, actions } = await read(key, between)
    assert.deepEqual([total, actions], [2, ['pursuit.changed', 'pursuit.created']])
    assert.equal((await read(key, { from: '2026-11-20', to: '2026-11-20' })).total, 5)
    assert.equal((await read(key, { to: '2026-11-19' })).total, 0)
    assert.equal(await refusal({ from: '2026-11-20', to: '2026-11-19' }), '400 reversed_range')
    assert.equal(await refusal({ from: 'yesterday' }), '400 invalid_parameter')
    const wrong = { from: '2026-13-01', to: 'yesterday', anchor: 'x' }
    const { body } = await app.get<ProblemAnswer>('/v1/access/audit', wrong, {
      key,
      headers: { 'accept-language': 'en' },
    })
    assert.deepEqual(
      body.errors?.map(({ name, code, message }) => [name, code, message]),
      [
        ['from', 'invalid_parameter', notATime('from').en],
        ['to', 'invalid_parameter', notATime('to').en],
        ['anchor', 'invalid_cursor', foreignAnchor({ en: 'list', ko: '목록' }).en],
      ],
      'in the words of all lists, all faults at once',
    )
  })

  test('an anchor is good for its account and its stretch of time only', async () => {
    const { accountId, key } = await newAccount()
    await write(accountId, 'pursuit.created')
    const { links } = await read(key, { pageSize: 1 })
    const anchor = new URLSearchParams(links.next?.split('?')[1]).get('anchor') ?? ''
    assert.notEqual(anchor, '')
    assert.equal(await refusal({ anchor }), '400 invalid_cursor', 'another account')
    assert.equal(await refusal({ anchor, from: '2026-11-20' }, key), '400 invalid_cursor')
    assert.equal(await refusal({ anchor: `${anchor}x` }, key), '400 invalid_cursor')
  })

  test('no statement of the product changes or removes a line', () => {
    const root = join(import.meta.dirname, '../..')
    const { files } = readHouse(root, ['src'])
    const texts = files
      .filter(({ path }) => !path.endsWith('.test.ts'))
      .map(({ path }) => readFileSync(join(root, path), 'utf8'))
    assert.ok(texts.some((text) => text.includes('insert into audit ')))
    for (const text of texts)
      assert.doesNotMatch(text, /(?:update|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+audit\b/i)
  })
})
