import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord } from '../../../test/factories.ts'
import { licensed, limitedTo } from '../../../test/further-companies.ts'
import { eventually } from '../../../test/harness.ts'
import { createTeamHands, type Team } from '../../../test/team.ts'
import { VERDICTS } from '../../vocabulary/verdicts.ts'
import type { Bid } from '../schema/notices.ts'

interface Page {
  total: number
  items: Bid[]
  next: { page: number; anchor: string | null } | null
  facets?: { name: string; values: { value: string; notices: number }[] }[]
  explain?: { filters: { name: string; notices: number }[] }
}

const [ELECTRIC, TELECOM] = ['0037', '0036']
const LIMITED = { [ELECTRIC]: 6, [TELECOM]: 3 }

describe('searches for a further company', () => {
  let app: TestApp
  let team: Team
  /** Its company profile has the licence of 0037, its further company that of 0036. */
  let profile: string
  const hands = createTeamHands(() => app)
  async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await hands.call(method, path, team.key, body === undefined ? { headers } : { body, headers })
    const { status, outcome } = answer
    return { status, outcome, headers: answer.headers, body: answer.body as unknown as Record<string, unknown> }
  }

  before(async () => {
    app = await startTestApp()
    const records = Object.entries(LIMITED).flatMap(([code, many]) =>
      Array.from({ length: many }, (_, at) =>
        bidRecord({
          number: `${code}-${at}`,
          title: `${code} 공사`,
          bsnsDiv: at % 2 ? '공사' : '용역',
          ...limitedTo(code),
        }),
      ),
    )
    await app.bids.upsert(records, () => false)
    await app.bids.follower.tick()
    team = await hands.newTeam()
    assert.equal((await call('PUT', '/v1/profile', licensed(ELECTRIC))).status, 200)
    const made = await call('POST', '/v1/profiles', Object.assign({ name: '통신' }, licensed(TELECOM)))
    profile = String(made.body.id)
  })
  after(() => app.close())

  const query = (given: Record<string, unknown>) => String(new URLSearchParams(given as Record<string, string>))
  const list = async (given: object) => {
    const { outcome, body } = await call('GET', `/v1/bids?${query({ profile, ...given })}`)
    assert.equal(outcome, '200')
    return body as unknown as Page
  }
  const search = async (given: object) => {
    const { outcome, body } = await call('POST', '/v1/bids/search', { profile, ...given })
    assert.equal(outcome, '200')
    return body as unknown as Page
  }
  const numbers = ({ items }: Page) => items.map(({ noticeNo }) => noticeNo)

  test('show its verdicts and find by them, with exact totals', async () => {
    const all = await list({ pageSize: 100 })
    assert.equal(all.total, 9)
    for (const bid of all.items) {
      assert.equal(bid.eligibility, bid.noticeNo.startsWith(TELECOM) ? 'yes' : 'no')
      const { body } = await call('GET', `/v1/bids/${bid.noticeNo}/eligibility?profile=${profile}`)
      assert.equal(body.verdict, bid.eligibility)
    }
    for (const verdict of VERDICTS) {
      const expected = all.items.filter(({ eligibility }) => eligibility === verdict).map(({ noticeNo }) => noticeNo)
      const found = await list({ eligibility: verdict, pageSize: 100 })
      assert.deepEqual([found.total, numbers(found)], [expected.length, expected])
      assert.deepEqual(numbers(await search({ eligibility: [verdict], pageSize: 100 })), expected)
    }
    const own = (await call('GET', '/v1/bids?eligibility=yes')).body
    assert.equal(own.total, LIMITED[ELECTRIC])
  })

  test('pages, counts and hints are about it too', async () => {
    const of = { eligibility: ['yes'], pageSize: 2 }
    const first = await search(of)
    assert.ok(first.next)
    const second = await search({ ...of, ...first.next })
    assert.equal(new Set([...numbers(first), ...numbers(second)]).size, 3)
    const foreign = await call('POST', '/v1/bids/search', { ...of, ...first.next })
    assert.equal(foreign.outcome, '400 invalid_cursor', 'the page of another company')
    const { facets, explain } = await list({ eligibility: 'yes', facets: 'bsnsDiv', explain: true })
    const counts = Object.fromEntries((facets?.[0]?.values ?? []).map(({ value, notices }) => [value, notices]))
    assert.deepEqual([counts.용역, counts.공사], [2, 1])
    assert.deepEqual(explain?.filters, [{ name: 'eligibility', notices: 3 }])
  })

  test('exports have its verdicts', async () => {
    for (const accept of ['application/x-ndjson', 'text/csv'] as const) {
      for (const ask of [
        () => fetch(`${app.baseUrl}/v1/bids?${query({ profile, eligibility: 'yes' })}`, { headers: headersOf(accept) }),
        () =>
          fetch(`${app.baseUrl}/v1/bids/search`, {
            method: 'POST',
            headers: Object.assign({ 'content-type': 'application/json' }, headersOf(accept)),
            body: JSON.stringify({ profile, eligibility: ['yes'] }),
          }),
      ]) {
        const lines = (await (await ask()).text()).trim().split(/\r?\n/)
        const rows = accept === 'text/csv' ? lines.slice(1) : lines
        assert.equal(rows.length, LIMITED[TELECOM])
        for (const row of rows) assert.match(row, /^(?:\{"noticeNo":")?0036-.*yes/)
      }
    }
    const xlsx = { headers: headersOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet') }
    const workbook = await fetch(`${app.baseUrl}/v1/bids?${query({ profile, eligibility: 'yes' })}`, xlsx)
    assert.equal(workbook.status, 200)
    assert.ok((await workbook.bytes()).length > 1_000)
  })
  const headersOf = (accept: string) => ({ authorization: `Bearer ${team.key}`, accept })

  test('keywords go on using the company of the account', async () => {
    await app.keywords.createMany(team.accountId, [{ keyword: '공사', filter: { eligibility: ['yes'] } }])
    const { items } = await list({ pageSize: 100 })
    for (const { noticeNo, matchedKeywords } of items)
      assert.deepEqual(matchedKeywords, noticeNo.startsWith(ELECTRIC) ? ['공사'] : [])
    assert.equal((await list({ matched: true })).total, LIMITED[ELECTRIC])
    assert.equal((await list({ matched: true, eligibility: 'yes' })).total, 0)
    assert.equal((await list({ matched: false, eligibility: 'yes' })).total, LIMITED[TELECOM])
  })

  test('an answer is cached until the profile changes', async () => {
    const path = `/v1/bids?${query({ profile, eligibility: 'yes', sort: 'closeAt' })}`
    const before = app.bids.remembered().recalled
    const answers = [await call('GET', path), await call('GET', path), await call('GET', path)]
    assert.ok(app.bids.remembered().recalled > before)
    const etag = answers[2]?.headers.get('etag') ?? assert.fail()
    assert.equal((await call('GET', path, undefined, { 'if-none-match': etag })).status, 304)
    const declare = (code: string) =>
      call('PUT', `/v1/profiles/${profile}`, Object.assign({ name: '통신' }, licensed(code)))
    await declare(ELECTRIC)
    const changed = await call('GET', path, undefined, { 'if-none-match': etag })
    assert.deepEqual([changed.status, changed.body.total], [200, LIMITED[ELECTRIC]])
    await declare(TELECOM)
    assert.equal((await call('GET', path)).body.total, LIMITED[TELECOM])
  })

  test('an unknown one is not found, also if it was cached, and a smaller plan has none', async () => {
    const paths = ['/v1/bids', '/v1/bids/recurring']
    const outcomes = async (id: string) => {
      const answers = await Promise.all([
        ...paths.map((path) => call('GET', `${path}?${query({ profile: id, eligibility: 'yes' })}`)),
        call('POST', '/v1/bids/search', { profile: id }),
        call('GET', `/v1/bids?profile=${id}`, undefined, { accept: 'application/x-ndjson' }),
      ])
      return [...new Set(answers.map(({ outcome }) => outcome))]
    }
    assert.deepEqual(await outcomes('prf_none'), ['404 not_found'])
    assert.equal((await call('GET', `/v1/bids?profile=${'x'.repeat(65)}`)).status, 400)
    assert.equal((await call('GET', '/v1/bids?profile=')).status, 400)
    assert.equal((await call('GET', '/v1/bids?profile=a%00b')).outcome, '400 invalid_parameter')
    const other = String((await call('POST', '/v1/profiles', { name: '다른 회사' })).body.id)
    const path = `/v1/bids?profile=${other}`
    for (let time = 0; time < 3; time++) assert.equal((await call('GET', path)).status, 200)
    await call('DELETE', `/v1/profiles/${other}`)
    assert.equal((await call('GET', path)).outcome, '404 not_found')
    // With the same declarations as the account, so that only the address tells them apart.
    const twin = await call('POST', '/v1/profiles', Object.assign({ name: '같은 회사' }, licensed(ELECTRIC)))
    const encoded = `/v1/bids?%70rofile=${twin.body.id}`
    for (let time = 0; time < 3; time++) assert.equal((await call('GET', encoded)).status, 200)
    await call('DELETE', `/v1/profiles/${twin.body.id}`)
    assert.equal((await call('GET', encoded)).outcome, '404 not_found')
    const mine = team
    team = await hands.newTeam()
    assert.deepEqual(await outcomes(profile), ['404 not_found'])
    assert.equal((await call('GET', '/v1/bids?eligibility=yes')).outcome, '409 profile_required')
    team = mine
    const cached = `/v1/bids?profile=${profile}&pageSize=1`
    for (let time = 0; time < 3; time++) assert.equal((await call('GET', cached)).status, 200)
    await app.accounts.setPlan(team.accountId, 'pro')
    await eventually(async () => (await call('GET', '/v1/usage')).body.plan === 'pro')
    assert.deepEqual(await outcomes(profile), ['403 plan_required'])
    assert.equal((await call('GET', cached)).outcome, '403 plan_required')
    await app.accounts.setPlan(team.accountId, 'enterprise')
    await eventually(async () => (await call('GET', '/v1/usage')).body.plan === 'enterprise')
    assert.equal((await call('GET', cached)).status, 200)
  })
})
