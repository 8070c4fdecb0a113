import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, NOW } from '../../../test/factories.ts'
import { licensed, limitedTo, NOTICES } from '../../../test/further-companies.ts'
import { eventually } from '../../../test/harness.ts'
import { createTeamHands, type Team } from '../../../test/team.ts'
import { DAY } from '../../lib/clock.ts'
import type { Keyword } from '../index.ts'

const { ELECTRIC, TELECOM } = NOTICES
const WORDS = '하수관로'
const YES = { eligibility: ['yes'] }

interface Body extends Keyword {
  items: Keyword[]
  detail: string
  errors?: { name: string; code: string }[]
}

describe('keywords for further companies', () => {
  let app: TestApp
  let team: Team
  const hands = createTeamHands(() => app)
  before(async () => {
    app = await startTestApp({ role: 'api' })
    const records = [ELECTRIC, ELECTRIC, TELECOM].map((code, index) =>
      bidRecord({ title: `${WORDS} ${index}`, postedAt: NOW - DAY, ...limitedTo(code) }),
    )
    await app.bids.upsert(records, () => false)
    await app.bids.follower.tick()
  })
  beforeEach(async () => {
    team = await hands.newTeam()
  })
  after(() => app.close())

  async function call(method: string, path: string, body?: object, key = team.key) {
    const answer = await hands.call(method, path, key, { body })
    return { ...answer, body: answer.body as unknown as Body }
  }
  async function company(name: string, code: string): Promise<string> {
    const { outcome, body } = await call('POST', '/v1/profiles', { name, ...licensed(code) })
    assert.equal(outcome, '201')
    return body.id
  }
  const add = (fields: object = {}) => call('POST', '/v1/keywords', { keyword: WORDS, filter: YES, ...fields })
  const faultsOf = ({ outcome, body }: Awaited<ReturnType<typeof call>>) => [
    outcome,
    ...(body.errors ?? []).map(({ name }) => name),
  ]

  test('a keyword is created, read, listed, moved to another company and back to the account', async () => {
    const [electric, telecom] = [await company('전기', ELECTRIC), await company('통신', TELECOM)]
    const { outcome, body } = await add({ profile: electric })
    assert.deepEqual([outcome, body.profile, body.estimate?.perWeek], ['201', electric, 0.2])
    const path = `/v1/keywords/${body.id}`
    assert.equal((await call('GET', path)).body.profile, electric)
    assert.equal((await call('GET', '/v1/keywords')).body.items[0]?.profile, electric)
    assert.equal((await call('PATCH', path, { alert: { email: 'off' } })).body.profile, electric)
    assert.equal((await call('PATCH', path, { profile: telecom })).body.profile, telecom)
    // Without a company profile of the account, its verdicts cannot be asked for.
    assert.equal((await call('PATCH', path, { profile: null })).outcome, '409 profile_required')
    assert.equal((await call('PATCH', path, { profile: null, filter: null })).body.profile, null)
  })

  test('the same text for two companies makes two keywords', async () => {
    const [electric, telecom] = [await company('전기', ELECTRIC), await company('통신', TELECOM)]
    const first = await add({ profile: electric })
    const second = await add({ profile: telecom })
    assert.deepEqual([first.outcome, second.outcome], ['201', '201'])
    const again = await add({ profile: electric, keyword: '하수ㆍ관로' })
    assert.deepEqual(
      [again.outcome, again.headers.get('location')],
      ['409 keyword_exists', `/v1/keywords/${first.body.id}`],
    )
    const moved = await call('PATCH', `/v1/keywords/${second.body.id}`, { profile: electric })
    assert.equal(moved.outcome, '409 keyword_exists')
  })

  test('an unknown company and one of another account are rejected, with their places', async () => {
    const foreign = await company('전기', ELECTRIC)
    team = await hands.newTeam()
    for (const profile of [foreign, 'prf_none']) {
      assert.deepEqual(faultsOf(await add({ profile })), ['400 invalid_field', 'profile'])
      const keywords = [{ keyword: '교량' }, { keyword: WORDS, profile }]
      assert.deepEqual(faultsOf(await call('POST', '/v1/keywords/batch', { keywords })), [
        '400 invalid_field',
        'keywords[1].profile',
      ])
      assert.deepEqual(faultsOf(await call('POST', '/v1/keywords/import/preview', { lines: keywords })), [
        '400 invalid_field',
        'lines[1].profile',
      ])
      const preview = await call('POST', '/v1/keywords/preview', { keyword: WORDS, profile })
      assert.deepEqual(faultsOf(preview), ['400 invalid_field', 'profile'])
    }
    assert.equal((await call('GET', '/v1/keywords')).body.items.length, 0)
  })

  test('previews, imports, counts of 90 days and searches use its verdicts', async () => {
    const [electric, telecom] = [await company('전기', ELECTRIC), await company('통신', TELECOM)]
    const matchesOf = async (profile: string) => {
      const { body } = await call('POST', '/v1/keywords/preview', { keyword: WORDS, filter: YES, profile })
      return (body as unknown as { matches: number }).matches
    }
    assert.deepEqual([await matchesOf(electric), await matchesOf(telecom)], [2, 1])
    const lines = [electric, telecom].map((profile) => ({ keyword: WORDS, filter: YES, profile }))
    const preview = await call('POST', '/v1/keywords/import/preview', { lines })
    const judged = (preview.body as unknown as { lines: { verdict: string; matches: number }[] }).lines
    assert.deepEqual(
      judged.map(({ verdict, matches }) => [verdict, matches]),
      [
        ['ok', 2],
        ['ok', 1],
      ],
    )
    const added = await call('POST', '/v1/keywords/batch', { keywords: lines })
    assert.deepEqual([added.outcome, (added.body as unknown as { added: number }).added], ['200', 2])
    const { items } = (await call('GET', '/v1/keywords?recent=true')).body
    const sums = items.map(({ recent }) => recent?.matches.reduce((sum, count) => sum + count, 0))
    assert.deepEqual(sums, [2, 1])
    const ids = items.map(({ id }) => id)
    assert.equal((await call('DELETE', `/v1/keywords/${ids[0]}`)).outcome, '204')
    const matched = async () => {
      const { body } = await call('GET', '/v1/bids?matched=true')
      const found = body as unknown as { total: number; items: { matchedKeywords: string[] }[] }
      return [found.total, ...found.items.map((one) => one.matchedKeywords.join())]
    }
    assert.deepEqual(await matched(), [1, WORDS])
    assert.equal((await call('PUT', `/v1/profiles/${telecom}`, { name: '통신', ...licensed(ELECTRIC) })).outcome, '200')
    assert.deepEqual(await matched(), [2, WORDS, WORDS])
    const link = await call('POST', '/v1/links', { kind: 'atom', of: 'keyword', keywordId: ids[1] })
    assert.equal(link.outcome, '201', link.body.detail)
    const feed = await (await fetch((link.body as unknown as { url: string }).url)).text()
    assert.equal(feed.match(/<entry>/g)?.length, 2)
  })

  test('a company with keywords cannot be deleted, and a concurrent new keyword is stored or rejected', async () => {
    const electric = await company('전기', ELECTRIC)
    const { body } = await add({ profile: electric })
    const refused = await call('DELETE', `/v1/profiles/${electric}`)
    assert.deepEqual([refused.outcome, refused.body.detail.includes(body.id)], ['409 profile_in_use', true])
    assert.equal((await call('DELETE', `/v1/keywords/${body.id}`)).outcome, '204')
    assert.equal((await call('DELETE', `/v1/profiles/${electric}`)).outcome, '204')
    for (let round = 0; round < 5; round++) {
      const profile = await company(`회사 ${round}`, ELECTRIC)
      const [added, deleted] = await Promise.all([add({ profile }), call('DELETE', `/v1/profiles/${profile}`)])
      const outcomes = [added.outcome, deleted.outcome].join(', ')
      assert.ok(['201, 409 profile_in_use', '400 invalid_field, 204'].includes(outcomes), outcomes)
    }
  })

  test('naming it needs the scope that reads profiles, reading it does not', async () => {
    const profile = await company('전기', ELECTRIC)
    const { body } = await add({ profile })
    const narrow = await hands.keyFor(team.accountId, null, ['keywords:write'])
    const both = await hands.keyFor(team.accountId, null, ['keywords:write', 'profile:read'])
    const plain = { keyword: '교량' }
    for (const [method, path, wrap] of [
      ['POST', '/v1/keywords/preview', (one: object) => one],
      ['POST', '/v1/keywords/batch', (one: object) => ({ keywords: [one] })],
      ['POST', '/v1/keywords/import/preview', (one: object) => ({ lines: [one] })],
      ['PATCH', `/v1/keywords/${body.id}`, (one: object) => one],
    ] as const) {
      const named = wrap({ ...plain, profile })
      const refused = await call(method, path, named, narrow)
      assert.deepEqual([refused.outcome, refused.body.detail.includes('profile:read')], ['403 scope_required', true])
      assert.equal((await call(method, path, named, both)).outcome, '200')
    }
    assert.equal((await call('POST', '/v1/keywords', { ...plain, profile }, narrow)).outcome, '403 scope_required')
    const shown = await call('GET', `/v1/keywords/${body.id}`, undefined, narrow)
    assert.deepEqual([shown.outcome, shown.body.profile], ['200', profile])
    assert.equal(
      (await call('PATCH', `/v1/keywords/${body.id}`, { profile: null, filter: null }, narrow)).outcome,
      '200',
    )
  })

  test('many are moved to another company at once, or none', async () => {
    const [electric, telecom] = [await company('전기', ELECTRIC), await company('통신', TELECOM)]
    const { body: own } = await add({ keyword: '교량', filter: {} })
    const { body: first } = await add({ profile: electric })
    const { body: second } = await add({ profile: telecom, filter: {} })
    const move = (ids: string[], profile: string | null, key?: string) =>
      call('PATCH', '/v1/keywords', { ids, profile }, key)
    const companies = async () => (await call('GET', '/v1/keywords')).body.items.map(({ profile }) => profile)

    const moved = await move([own.id, first.id, second.id], telecom)
    assert.deepEqual([moved.outcome, moved.body], ['200', { changed: 2 }])
    assert.deepEqual(await companies(), [telecom, telecom, telecom])
    // The verdicts of the account, which has no company profile.
    assert.equal((await move([own.id, first.id], null)).outcome, '409 profile_required')
    assert.deepEqual((await move([own.id, second.id], null)).body, { changed: 2 })
    assert.deepEqual(await companies(), [null, telecom, null])
    const cleared = { ids: [first.id], profile: null, filter: { region: ['서울'] }, state: 'paused' }
    assert.equal((await call('PATCH', '/v1/keywords', cleared)).outcome, '409 profile_required')

    assert.deepEqual(faultsOf(await move([own.id, second.id], 'prf_none')), ['400 invalid_field', 'profile'])
    const narrow = await hands.keyFor(team.accountId, null, ['keywords:write'])
    assert.equal((await move([own.id], electric, narrow)).outcome, '403 scope_required')
    const { body: twin } = await add({ profile: electric })
    assert.deepEqual(faultsOf(await move([own.id, twin.id], telecom)), ['409 keyword_exists', 'ids[1]'])
    assert.deepEqual(await companies(), [null, telecom, null, electric])
  })

  test('a smaller plan pauses it, refuses to resume it, and a larger one resumes it', async () => {
    const profile = await company('전기', ELECTRIC)
    const [further, own] = [(await add({ profile })).body, (await add({ filter: {} })).body]
    const path = `/v1/keywords/${further.id}`
    await app.accounts.setPlan(team.accountId, 'pro')
    await eventually(async () => (await call('PUT', `/v1/profiles/${profile}`, { name: '전기' })).status === 403)
    const stateOf = async (id: string) => {
      const { state, pausedReason } = (await call('GET', `/v1/keywords/${id}`)).body
      return [state, pausedReason]
    }
    assert.deepEqual(await stateOf(further.id), ['paused', 'plan'])
    assert.deepEqual(await stateOf(own.id), ['active', null])
    assert.equal((await call('PATCH', path, { state: 'active' })).outcome, '403 plan_required')
    assert.equal(
      (await call('PATCH', '/v1/keywords', { ids: [further.id], state: 'active' })).outcome,
      '403 plan_required',
    )
    assert.equal((await add({ keyword: '교량', profile })).outcome, '403 plan_required')
    // It names its company, so the company stays until it is changed.
    assert.equal((await call('DELETE', `/v1/profiles/${profile}`)).outcome, '409 profile_in_use')
    assert.equal((await call('PATCH', path, { alert: { email: 'off' } })).outcome, '200')
    await app.accounts.setPlan(team.accountId, 'enterprise')
    assert.deepEqual(await stateOf(further.id), ['active', null])
  })
})
