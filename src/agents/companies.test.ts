import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { failure, read } from '../../test/agents/answers.ts'
import { createAgentClient } from '../../test/agents/client.ts'
import { startTestApp, type TestApp } from '../../test/app-harness.ts'
import { licensed, upsertNotices } from '../../test/further-companies.ts'
import { eventually } from '../../test/harness.ts'
import { createTeamHands, type Team } from '../../test/team.ts'
import { GRANTS } from '../vocabulary/plans.ts'
import type { EligibilityOutput, SearchOutput } from './schema.ts'

describe('further companies in the tools', () => {
  let app: TestApp
  let team: Team
  const hands = createTeamHands(() => app)
  before(async () => {
    app = await startTestApp({ role: 'api' })
    await upsertNotices(app)
    await app.bids.follower.tick()
  })
  after(() => app.close())

  const newTeam = async () => {
    team = await hands.newTeam()
  }
  async function create(name: string, profile: object = {}): Promise<string> {
    const { outcome, body } = await hands.call('POST', '/v1/profiles', team.key, {
      body: Object.assign({ name }, profile),
    })
    assert.equal(outcome, '201')
    return body.id
  }
  const declare = async (profile: object) => {
    assert.equal((await hands.call('PUT', '/v1/profile', team.key, { body: profile })).outcome, '200')
  }
  const call = (name: string, input: object, key = team.key) =>
    createAgentClient(app.baseUrl, { key }).call(name, input)
  const check = async (input: object = {}) =>
    read<EligibilityOutput>(
      'check_eligibility',
      await call('check_eligibility', Object.assign({ noticeNo: 'TELECOM' }, input)),
    )
  const search = async (input: object) => read<SearchOutput>('search_bids', await call('search_bids', input))
  /** What is found, each with its verdict. */
  const foundBy = async (input: object) =>
    (await search(input)).items.map(({ noticeNo, eligibility = 'none' }) => `${noticeNo} ${eligibility}`).sort()

  test('check_eligibility judges one by its name or id, with reasons', async () => {
    await newTeam()
    const id = await create('통신', licensed('0036'))
    await declare(licensed('0037'))
    const byName = await check({ company: ' 통신 ' })
    assert.deepEqual([byName.company, byName.verdict, byName.companies], ['통신', 'yes', undefined])
    assert.equal(byName.axes?.find(({ axis }) => axis === 'licence')?.reason, 'met')
    assert.deepEqual(await check({ company: id }), byName)
    assert.deepEqual(await check({ company: '통신'.normalize('NFD') }), byName)
    // As older versions stored what a Mac wrote.
    await app.db.sql`update named_profiles set name = ${'통신'.normalize('NFD')} where id = ${id}`
    for (const company of ['통신', '통신'.normalize('NFD')]) assert.equal((await check({ company })).verdict, 'yes')
    const own = await check()
    assert.deepEqual([own.company, own.verdict], [undefined, 'no'])
  })

  test('watch stores a keyword for one of them, by default for the notices it may bid on', async () => {
    await newTeam()
    const id = await create('통신', licensed('0036'))
    const input = { keyword: '하수관로', company: '통신' }
    const { confirm } = read<{ confirm: string }>('watch', await call('watch', input))
    const other = await create('가람', licensed('0037'))
    assert.equal(failure(await call('watch', { ...input, company: '가람', confirm })).error, 'invalid_field')
    const created = read<{ state: string; id: string }>('watch', await call('watch', { ...input, confirm }))
    assert.equal(created.state, 'created')
    const keywordOf = async (name: string) => {
      const { body } = await hands.call('GET', `/v1/keywords/${name}`, team.key)
      return body as unknown as { profile: string | null; filter: { eligibility: string[] } }
    }
    const keyword = await keywordOf(created.id)
    assert.deepEqual([keyword.profile, keyword.filter.eligibility], [id, ['yes', 'check']])
    const narrow = { keyword: '교량', company: other, eligibility: ['yes'] }
    const second = read<{ confirm: string }>('watch', await call('watch', narrow))
    const stored = read<{ id: string }>('watch', await call('watch', { ...narrow, confirm: second.confirm }))
    assert.deepEqual((await keywordOf(stored.id)).filter.eligibility, ['yes'])
    assert.equal(failure(await call('watch', { ...input, company: '없는 회사' })).error, 'invalid_field')
    const key = await hands.keyFor(team.accountId, null, ['keywords:write'])
    assert.equal(failure(await call('watch', input, key)).error, 'scope_required')
  })

  test('without a name, it also lists the verdicts of all, the best first', async () => {
    await newTeam()
    await declare(licensed('0037'))
    assert.equal((await check()).companies, undefined)
    const electric = await create('가람', licensed('0037'))
    const unknown = await create('무명')
    const telecom = await create('통신', licensed('0036'))
    const { verdict, axes, companies, more } = await check()
    assert.deepEqual([verdict, axes?.length, more], ['no', 7, undefined])
    assert.deepEqual(
      companies?.map((one) => [one.id, one.name, one.verdict]),
      [
        [telecom, '통신', 'yes'],
        [unknown, '무명', 'check'],
        [electric, '가람', 'no'],
      ],
    )
    assert.deepEqual([companies?.[0]?.decidedBy, companies?.[2]?.decidedBy], [undefined, ['licence']])
    assert.deepEqual(await check(), await check())
    const { error } = failure(await call('check_eligibility', { noticeNo: 'none' }))
    assert.equal(error, 'not_found')
  })

  test('the account needs no profile of its own for that', async () => {
    await newTeam()
    assert.equal(failure(await call('check_eligibility', { noticeNo: 'TELECOM' })).error, 'profile_required')
    await create('통신', licensed('0036'))
    const { verdict, axes, companies } = await check()
    assert.deepEqual([verdict, axes, companies?.map((one) => one.verdict)], [undefined, undefined, ['yes']])
  })

  test('the maximum number of companies with long names fits a response', async () => {
    await newTeam()
    await declare(licensed('0037'))
    const ids: string[] = []
    for (let at = 0; at < GRANTS.enterprise.profiles; at++)
      ids.push(await create(`${'가'.repeat(78)}${at + 10}`, licensed(at === 15 ? '0036' : '0037')))
    const { companies = [], more } = await check()
    assert.deepEqual([companies.length, more, companies[0]?.id], [10, GRANTS.enterprise.profiles - 10, ids[15]])
    assert.equal((await check({ company: companies[9]?.id })).verdict, 'no')
    const { error, message } = failure(await call('check_eligibility', { noticeNo: 'TELECOM', company: '나' }))
    assert.deepEqual([error, /가가가가/.test(message)], ['invalid_field', true])
  })

  test('search_bids shows and filters by the verdicts of one', async () => {
    await newTeam()
    assert.deepEqual(await foundBy({}), ['ELECTRIC none', 'TELECOM none'])
    assert.equal(failure(await call('search_bids', { eligibility: ['yes'] })).error, 'profile_required')
    const id = await create('통신', licensed('0036'))
    assert.deepEqual(await foundBy({ company: '통신' }), ['ELECTRIC no', 'TELECOM yes'])
    assert.deepEqual(await foundBy({ company: id, eligibility: ['yes', 'check'] }), ['TELECOM yes'])
    await declare(licensed('0037'))
    assert.deepEqual(await foundBy({}), ['ELECTRIC yes', 'TELECOM no'])
    assert.deepEqual(await foundBy({ eligibility: ['no'] }), ['TELECOM no'])
    const { cursor } = await search({ company: '통신', limit: 1 })
    assert.equal((await search({ company: id, limit: 1, cursor })).items.length, 1)
    assert.equal(failure(await call('search_bids', { limit: 1, cursor })).error, 'invalid_cursor')
  })

  test('an unknown name returns an error with the names of the account', async () => {
    await newTeam()
    const calls = [
      ['search_bids', { company: '한빛' }],
      ['check_eligibility', { noticeNo: 'TELECOM', company: '한빛' }],
    ] as const
    for (const [name, input] of calls) assert.match(failure(await call(name, input)).message, /Omit company/)
    const foreign = await create('한빛전기')
    await create('가람')
    for (const [name, input] of calls) {
      const { error, message } = failure(await call(name, input))
      assert.deepEqual([error, /"한빛".*: 가람, 한빛전기\.$/.test(message)], ['invalid_field', true], message)
    }
    await newTeam()
    for (const company of ['한빛', '한빛전기', foreign])
      for (const [name, input] of calls) {
        const { error, message } = failure(await call(name, Object.assign({}, input, { company })))
        const expected = `No further company has the name or id "${company}". Omit company to use the company of the account.`
        assert.deepEqual([error, message], ['invalid_field', expected])
      }
  })

  test('plan and scope are those of the REST API', async () => {
    await newTeam()
    await declare(licensed('0037'))
    await create('통신', licensed('0036'))
    const narrow = await hands.keyFor(team.accountId, null, ['bids:read'])
    const { error, message } = failure(await call('search_bids', { company: '통신' }, narrow))
    assert.deepEqual([error, message.includes('profile:read')], ['scope_required', true])
    await app.accounts.setPlan(team.accountId, 'pro')
    await eventually(async () => (await check()).companies === undefined)
    assert.equal((await check()).verdict, 'no')
    for (const [name, input] of [
      ['search_bids', { company: '통신' }],
      ['check_eligibility', { noticeNo: 'TELECOM', company: '통신' }],
    ] as const) {
      const refused = failure(await call(name, input))
      assert.deepEqual([refused.error, /Enterprise/.test(refused.message)], ['plan_required', true])
    }
    await app.accounts.setPlan(team.accountId, 'enterprise')
    await eventually(async () => (await check()).companies?.length === 1)
  })
})
