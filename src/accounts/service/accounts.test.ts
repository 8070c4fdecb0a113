import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { makeAccount, makeKey, NOW, newAccount } from '../../../test/factories.ts'
import { eventually } from '../../../test/harness.ts'
import { AccountFaults, type NewAccount } from '../index.ts'
import { faultsOf } from '../rules/accounts.ts'

const faults = (changes: Partial<Record<keyof NewAccount, unknown>>) =>
  faultsOf({ ...newAccount(), ...changes } as NewAccount).map(({ name }) => name)

describe('valid and invalid new accounts', () => {
  test('this', () => {
    assert.deepEqual(faults({}), [])
    for (const email of ['a@b.co', 'first.last+tag@sub.example.kr', '한글@예시.한국', "o'brien@example.com"]) {
      assert.deepEqual(faults({ email }), [], email)
    }
    for (const zone of ['Asia/Seoul', 'Europe/Berlin', 'UTC']) assert.deepEqual(faults({ zone }), [], zone)
    assert.deepEqual(faults({ name: 'ㄱ'.repeat(200) }), [])
  })

  for (const [name, values] of Object.entries({
    name: ['', ' \t', 'x'.repeat(201)],
    plan: ['gold', 'PRO', ''],
    email: [
      '',
      'a',
      'a@',
      '@b.kr',
      'a@b',
      'a@b.',
      'a@.kr',
      'a b@c.kr',
      'a@b c.kr',
      'a@@b.kr',
      'a@b@c.kr',
      'a,b@c.kr',
      '<a@b.kr>',
      'a@b.kr\n',
      `${'a'.repeat(250)}@b.kr`,
      'a@b..kr',
    ],
    language: ['jp', 'KO', ''],
    zone: ['Seoul', 'Asia/Nowhere', '', 'KST+9x'],
  })) {
    test(`not with a ${name} like these`, () => {
      for (const value of values) assert.deepEqual(faults({ [name]: value }), [name], JSON.stringify(value))
    })
  }

  test('all errors are returned at once', () => {
    const all = faults({ name: '', plan: 'x', email: 'x', language: 'x', zone: 'x' })
    assert.deepEqual(all, ['name', 'plan', 'email', 'language', 'zone'])
  })
})

describe('accounts', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
  })
  after(() => app.close())

  test('creating one creates its owner', async () => {
    const made = await makeAccount(app, {
      name: '  한빛 ',
      plan: 'enterprise',
      email: 'boss@example.invalid',
      beta: true,
    })
    assert.match(made.id, /^acc_/)
    assert.deepEqual(made, {
      id: made.id,
      name: '한빛',
      plan: 'enterprise',
      state: 'active',
      email: 'boss@example.invalid',
      language: 'ko',
      zone: 'Asia/Seoul',
      beta: true,
      requestLimit: made.requestLimit,
      businessNo: null,
      createdAt: NOW,
    })
    assert.deepEqual({ ...(await app.accounts.find(made.id)) }, Object.assign({ blockedBy: null }, made))
    const members = await app.db.sql<{ id: string; role: string; state: string }[]>`
      select id, role, state from members where account_id = ${made.id}`
    assert.deepEqual(
      members.map(({ role, state }) => [role, state]),
      [['owner', 'active']],
    )
    assert.match(members[0]?.id ?? '', /^mem_/)
  })

  test('an invalid one is not created, and gets all its errors', async () => {
    const { total } = await app.accounts.list(1)
    await assert.rejects(
      app.accounts.create(newAccount({ name: ' ', email: 'nobody' })),
      (error) => error instanceof AccountFaults && error.faults.map(({ name }) => name).join() === 'name,email',
    )
    assert.equal((await app.accounts.list(1)).total, total)
  })

  test('the list has the requested length, in order of creation', async () => {
    app.clock.advance(1)
    const later = await makeAccount(app, { name: 'zzz' })
    const { total, items } = await app.accounts.list(1000)
    assert.equal(items.length, total)
    assert.equal(items.at(-1)?.id, later.id)
    assert.equal((await app.accounts.list(1)).items.length, 1)
  })

  test('changing an unknown account changes nothing', async () => {
    assert.equal(await app.accounts.find('acc_none'), null)
    assert.equal(await app.accounts.setPlan('acc_none', 'pro'), null)
    assert.equal(await app.accounts.setState('acc_none', 'suspended'), null)
  })

  test('a new plan applies within a second on every process', async () => {
    const other = await startTestApp({ database: app.database })
    const { id } = await makeAccount(app, { plan: 'free' })
    const { key } = await makeKey(app, id)
    const code = async () => (await other.get<ProblemAnswer>('/v1/bids', {}, { key })).body.code ?? 'open'
    assert.equal(await code(), 'plan_required')
    assert.equal((await app.accounts.setPlan(id, 'pro'))?.plan, 'pro')
    await eventually(async () => (await code()) === 'open')
    await app.accounts.setPlan(id, 'free')
    await eventually(async () => (await code()) === 'plan_required')
    await other.close()
  })
})
