import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createActor, openHouse, refused } from '../../test/acting.ts'
import { openTestDatabase, type TestDatabase } from '../../test/harness.ts'
import { account } from './account.ts'
import type { CommandHouse } from './command.ts'
import { generate } from './generate.ts'
import { incident } from './incident.ts'
import { key } from './key.ts'

/** What the commands do and refuse, without a process for each; main.test.ts has those. */
const COMMANDS = { account, key, incident, generate }
const KEY = /^gg_live_[0-9A-Za-z]{38}$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/
const act = createActor(COMMANDS)

describe('a command on a database', () => {
  let opened: TestDatabase
  let house: CommandHouse
  let closing: { stopped: number }
  const open = async () => house
  const say = async <T = Record<string, string>>(line: string) => (await act(line, { open })).document as T
  const newAccount = () => say('account create --name=Hanbit --plan=pro --email=owner@example.invalid')

  before(async () => {
    opened = await openTestDatabase()
    ;({ house, closing } = openHouse(opened))
  })
  after(async () => {
    await opened.close()
    assert.equal(closing.stopped, 0, 'whoever opened the house closes it')
  })

  test('making notices tells how far it is and stops between two batches', async () => {
    const lines: string[] = []
    const stopping = new AbortController()
    const progress = (line: string) => {
      lines.push(line)
      stopping.abort()
    }
    const line = 'generate --notices 3000 --seed stop'
    const { exit, code, detail } = await refused(() => act(line, { open, progress, stopping: stopping.signal }))
    assert.deepEqual([exit, code], [1, 'interrupted'])
    assert.match(detail, /^Stopped after (?:500|1,000) of 3,000 notices/)
    assert.match(
      lines[0] ?? '',
      /^500 of 3,000 notices \(16 %\), [\d,]+ results; [\d,]+ notices\/s, (?:\d+ min )?\d+ s left$/,
    )
  })

  test('makes, shows, lists and changes accounts', async () => {
    assert.match((await act('account list', { open })).text, /There is no account yet/)
    const made = await newAccount()
    assert.deepEqual(Object.keys(made), ['id', 'name', 'plan', 'state', 'email', 'createdAt'])
    const { id, createdAt, ...rest } = made
    assert.deepEqual(rest, { name: 'Hanbit', plan: 'pro', state: 'active', email: 'owner@example.invalid' })
    assert.match(createdAt ?? '', TIME)
    assert.deepEqual(await say(`account show ${id}`), made)
    assert.deepEqual(await say('account list'), { total: 1, items: [made] })
    assert.deepEqual(await say('account list --limit 0'), { total: 1, items: [] })
    assert.match((await act('account list --limit 0', { open })).text, /… and 1 more/)
    assert.deepEqual(await say(`account set-plan ${id} enterprise`), { ...made, plan: 'enterprise' })
    const enterprise = { ...made, plan: 'enterprise' }
    assert.deepEqual(await say(`account set-limit ${id} 250`), { ...enterprise, requestLimit: 250 })
    assert.deepEqual(await say(`account set-limit ${id} default`), { ...enterprise, requestLimit: null })
    assert.deepEqual(await say(`account set-business-no ${id} 123-45-67890`), {
      ...enterprise,
      businessNo: '1234567890',
    })
    assert.deepEqual(await say(`account set-business-no ${id} none`), { ...enterprise, businessNo: null })
    assert.deepEqual(await say(`account suspend ${id}`), { ...made, plan: 'enterprise', state: 'suspended' })
    assert.deepEqual(await say(`account resume ${id}`), { ...made, plan: 'enterprise' })
    const { text } = await act('account create --name=b --plan=free --email=b@b.kr --language=en --zone=UTC --beta', {
      open,
    })
    for (const line of [/^language +en$/m, /^zone +UTC$/m, /^beta +yes$/m]) assert.match(text, line)
  })

  test('issues keys with everything or what is named, until a day is over or for good', async () => {
    const { id: accountId } = await newAccount()
    const all = await say<{ scopes: string[]; key: string; expiresAt: null }>(`key issue --account ${accountId}`)
    assert.deepEqual(Object.keys(all), ['id', 'accountId', 'key', 'scopes', 'expiresAt'])
    assert.deepEqual([all.scopes.length, all.expiresAt], [18, null])
    assert.match(all.key, KEY)
    const some = `key issue --account ${accountId} --scopes bids:read,keywords:write,bids:read --expires 2999-12-31 --name=erp`
    const { id, key: secret, ...rest } = await say(some)
    const expected = { scopes: ['bids:read', 'keywords:write'], expiresAt: '2999-12-31T23:59:59+09:00' }
    assert.deepEqual(rest, { accountId, ...expected })
    const { total, items } = await say<{ total: number; items: object[] }>(`key list --account ${accountId}`)
    const listed = items.at(-1) as Record<string, string>
    assert.deepEqual([total, items.length], [2, 2])
    const { createdAt, prefix, ...record } = listed
    assert.deepEqual(record, {
      id,
      accountId,
      name: 'erp',
      ...expected,
      state: 'active',
      createdBy: null,
      app: null,
      lastUsedAt: null,
      secrets: [{ createdAt, expiresAt: null }],
    })
    assert.ok(secret?.startsWith(prefix ?? '?') && secret !== prefix)
    assert.match(createdAt ?? '', TIME)
    const { text } = await act(`key list --account ${accountId}`, { open })
    assert.match(text, / all$/m)
    assert.match(text, / bids:read,keywords:write$/m)
  })

  test('rotates and revokes keys; a revoked one stays what it is', async () => {
    const { id: accountId } = await newAccount()
    const issued = await say(`key issue --account ${accountId}`)
    const { text, document } = await act(`key rotate ${issued.id} --grace-seconds 60`, { open })
    assert.match(text, /The old secret is valid for 60 more seconds\./)
    const rotated = document as Record<string, string>
    assert.notEqual(rotated.key, issued.key)
    assert.deepEqual({ ...rotated, key: '' }, { ...issued, key: '' })
    const demand = { needs: 'notices', scope: 'any' } as const
    const caller = await house.app.access.auth.admit(`Bearer ${issued.key}`, demand, '192.0.2.1')
    assert.ok(typeof caller === 'object' && caller.keyId === issued.id)
    const revoked = await say(`key revoke ${issued.id}`)
    assert.deepEqual([revoked.id, revoked.state, revoked.key], [issued.id, 'revoked', undefined])
    assert.equal((await say(`key revoke ${issued.id}`)).state, 'revoked')
    const child = {
      accountId: accountId ?? '',
      name: 'child',
      scopes: null,
      expiresAt: null,
      createdBy: issued.id ?? '',
    }
    const { record } = await house.app.access.keys.issue(child)
    const line = await act(`key revoke ${issued.id} --descendants`, { open })
    assert.match(line.text, /is revoked, with 1 created with it\.$/)
    assert.deepEqual((line.document as { descendants: string[] }).descendants, [record.id])
    assert.equal((await refused(() => say(`key rotate ${issued.id}`))).exit, 3)
  })

  for (const line of [
    'account show acc_x',
    'account set-plan acc_x pro',
    'account set-limit acc_x 5',
    'account set-business-no acc_x none',
    'account suspend acc_x',
    'account resume acc_x',
    'key issue --account acc_x',
    'key list --account acc_x',
    'key rotate key_x',
    'key revoke key_x',
  ]) {
    test(`finds nothing for "${line}" and says so`, async () => {
      const { exit, code, detail } = await refused(() => say(line))
      assert.deepEqual([exit, code], [3, 'not_found'])
      assert.match(detail, /(?:acc|key)_x/)
    })
  }

  test('blocks keys and accounts, lists what is blocked, and ends it', async () => {
    const { id: accountId } = await newAccount()
    const issued = await say(`key issue --account ${accountId}`)
    const { text, document } = await act(`incident open --key ${issued.id} --reason=pasted`, { open })
    const opened = document as { id: string; key: { id: string } }
    assert.match(text, new RegExp(`key ${issued.id} .* is blocked`))
    assert.deepEqual(
      { ...opened, id: '', openedAt: '', containedAt: '' },
      {
        accountId,
        id: '',
        cause: 'operator',
        state: 'contained',
        reason: 'pasted',
        networks: [],
        places: [],
        key: { id: issued.id, name: null, prefix: issued.key?.slice(0, 12) },
        openedAt: '',
        containedAt: '',
        resolvedAt: null,
        resolvedBy: null,
      },
    )
    assert.match(opened.id, /^inc_/)
    type Listed = { total: number; items: { id: string; state: string }[] }
    const whole = await say(`incident open --account ${accountId} --reason=unpaid`)
    assert.deepEqual(
      (await say<Listed>(`incident list --account ${accountId}`)).items.map(({ id }) => id).sort(),
      [opened.id, whole.id].sort(),
    )
    assert.equal((await say(`incident resolve ${opened.id}`)).state, 'resolved')
    const left = await say<Listed>('incident list --state contained')
    assert.deepEqual([left.total, left.items[0]?.id], [1, whole.id])
    for (const [line, exit] of [
      ['incident resolve inc_none', 3],
      ['incident open --key key_none --reason=x', 3],
      ['incident open --account acc_none --reason=x', 3],
      ['incident open --reason=x', 2],
      [`incident open --key ${issued.id} --account ${accountId} --reason=x`, 2],
      [`incident open --key ${issued.id}`, 2],
      [`incident open --key ${issued.id} --reason=`, 2],
      [`incident open --key ${issued.key} --reason=x`, 2],
      ['incident list --state shut', 2],
    ] as const) {
      assert.equal((await refused(() => say(line))).exit, exit, line)
    }
  })

  test('tells of blocked networks, and ends them', async () => {
    const { watch } = house.app.access
    for (let i = 0; i < 60; i++) watch.recordFailure('203.0.113.9', `wrong ${i}`)
    await watch.flush()
    type Listed = { items: { id: string; cause: string; network?: string; state: string }[] }
    const network = async () => (await say<Listed>('incident list')).items.find((one) => one.network === '203.0.113.9')
    const block = await network()
    assert.deepEqual([block?.cause, block?.state], ['failing_credentials', 'contained'])
    assert.equal((await say(`incident resolve ${block?.id}`)).state, 'resolved')
    assert.equal((await network())?.state, 'resolved')
  })

  test('empties an allow-list for those it has shut out', async () => {
    const { id = '' } = await newAccount()
    const list = { caller: { accountId: id, keyId: 'key_x' }, address: '10.0.0.1', requestId: 'req_x' }
    const input = { ranges: ['10.0.0.0/8'] }
    await house.app.access.allowLists.replace({ ...list, input, isAsRead: () => true })
    const said = async () => (await act(`account clear-allow-list ${id}`, { open })).text
    assert.match(await said(), /work from any address/)
    assert.match(await said(), /no allow-list/)
    assert.deepEqual((await house.app.access.allowLists.read(id)).ranges, [])
  })

  test('a new account with several faults hears of all', async () => {
    const { exit, detail } = await refused(() => say('account create --name= --plan=pro --email=a --zone=Mars'))
    assert.equal(exit, 2)
    for (const fault of [/--name must be/, /--email must be/, /--zone must be/]) assert.match(detail, fault)
  })

  test('makes keywords in accounts of their own, and stops between two of them', async () => {
    const { document, text } = await act('generate --notices 0 --keywords 30 --seed words', { open })
    assert.deepEqual({ ...document, ms: 0 }, { notices: 0, awards: 0, keywords: 30, ms: 0 })
    assert.match(text, /^Made 0 notices, 0 results and 30 keywords in /)
    const { items } = await say<{ items: { name: string; plan: string }[] }>('account list')
    const made = items.filter(({ name }) => name.startsWith('generated-'))
    assert.deepEqual(
      made.map(({ name, plan }) => [name, plan]),
      [['generated-words-1', 'enterprise']],
    )
    const line = 'generate --notices 0 --keywords 1500 --seed words'
    const { code, detail } = await refused(() => act(line, { open, stopping: AbortSignal.abort() }))
    assert.equal(code, 'interrupted')
    assert.match(detail, /^Stopped after 1,000 of 1,500 keywords/)
  })

  test('making notices says when they cannot bear so many results', async () => {
    const { document, text } = await act('generate --notices 5 --awards 900 --seed few', { open })
    const { awards } = document as { awards: number }
    assert.ok(awards < 900)
    assert.match(text, /no more results; 900 were requested/)
    assert.deepEqual({ ...document, awards: 0, ms: 0 }, { notices: 5, awards: 0, keywords: 0, ms: 0 })
  })
})

describe('what is wrongly asked opens no database', () => {
  const open = () => Promise.reject(new Error('it was opened'))
  const wrong: [string, RegExp][] = [
    ['account create --name=a --plan=prox --email=a@a.kr', /--plan must be one of free, pro, enterprise.*"pro"\?/],
    ['account create --name=a --plan=pro --email=a@a.kr --language=kr', /--language must be one of ko, en/],
    ['account set-plan acc_1 gold', /PLAN must be one of/],
    ['account set-limit acc_1 many', /N must be 1 to 100000 or "default", not "many"/],
    ['account set-limit acc_1 0', /N must be 1 to 100000 or "default", not "0"/],
    ['account set-limit acc_1 100001', /N must be 1 to 100000/],
    ['account set-business-no acc_1 12', /NUMBER must be ten digits/],
    ['account list --limit many', /--limit must be a whole number from 0 to 1000000; it is "many"/],
    ['key issue --account acc_1 --scopes bids:reed', /Did you mean "bids:read"\?/],
    ['key issue --account acc_1 --scopes=', /--scopes must be one of/],
    ['key issue --account acc_1 --expires 2020-01-01', /must be in the future; 2020-01-01T23:59:59\+09:00 has passed/],
    ['key issue --account acc_1 --expires tomorrow', /--expires must be a time such as/],
    ['key issue --account acc_1 --name=', /--name must be 1 to 200 characters/],
    ['key rotate key_1 --grace-seconds 2592001', /from 0 to 2592000/],
    ['key revoke gg_live_0000', /give its ID \(key_…\)/],
    ['generate --notices -1', /--notices needs a value/],
    ['generate --notices=-1', /--notices must be a whole number/],
    ['generate --notices 1e3', /--notices must be a whole number/],
    ['generate --notices 20000001', /from 0 to 20000000/],
    ['generate --notices 0 --keywords 5000001', /--keywords must be a whole number from 0 to 5000000/],
    [`generate --notices 0 --seed ${'s'.repeat(101)}`, /--seed must be at most 100 characters/],
  ]
  for (const [line, expected] of wrong) {
    test(line, async () => {
      const { exit, code, detail } = await refused(async () => act(line, { open }))
      assert.deepEqual([exit, code], [2, 'wrong_usage'], detail)
      assert.match(detail, expected)
      assert.ok(!detail.includes('gg_live_'))
    })
  }
})
