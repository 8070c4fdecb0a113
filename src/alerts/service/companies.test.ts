import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { alertsRead } from '../../../test/alerts-read.ts'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord } from '../../../test/factories.ts'
import { licensed, limitedTo, NOTICES } from '../../../test/further-companies.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/harness.ts'
import { createTeamHands, type Team } from '../../../test/team.ts'

const { ELECTRIC, TELECOM } = NOTICES
const TITLE = '하수관로 정비공사'

interface EventBody {
  type: string
  data: {
    bid: { noticeNo: string; version: number; eligibility?: string; matchedKeywords: string[] }
    matches: { keyword: string; company?: { profileId: string; name: string; verdict: string } }[]
    eligibilityChange?: { old: string; new: string; by: string; profileId?: string }
  }
}

/** What a test compares. */
interface EventLine {
  notice: string
  keywords: string[]
  change?: EventBody['data']['eligibilityChange']
}

describe('alerts for further companies', () => {
  let database: TestDatabase
  let app: TestApp
  let team: Team
  const hands = createTeamHands(() => app)

  before(async () => {
    database = await openTestDatabase()
    app = await startTestApp({ database })
  })
  after(async () => {
    await app.close()
    await database.close()
  })
  beforeEach(async () => {
    team = await hands.newTeam()
  })

  async function call(method: string, path: string, body?: object) {
    const answer = await hands.call(method, path, team.key, { body })
    return { outcome: answer.outcome, body: answer.body as { id: string } }
  }
  const declare = async (code: string) =>
    assert.equal((await call('PUT', '/v1/profile', licensed(code))).outcome, '200')
  async function company(name: string, code: string): Promise<string> {
    const { outcome, body } = await call('POST', '/v1/profiles', { name, ...licensed(code) })
    assert.equal(outcome, '201')
    return body.id
  }
  const redeclare = async (id: string, name: string, code: string) =>
    assert.equal((await call('PUT', `/v1/profiles/${id}`, { name, ...licensed(code) })).outcome, '200')
  async function watch(keyword: string, profile: string | null, eligibility: string[] = ['yes']): Promise<string> {
    const body = { keyword, filter: { eligibility }, ...(profile && { profile }) }
    const answer = await call('POST', '/v1/keywords', body)
    assert.equal(answer.outcome, '201')
    return answer.body.id
  }
  /** Open to companies in 경기 with the licence. */
  const limited = (code: string, more: object = {}) => bidRecord({ title: TITLE, ...limitedTo(code), ...more })
  const post = (...records: ReturnType<typeof bidRecord>[]) => app.bids.upsert(records, () => true)
  async function events(): Promise<EventBody[]> {
    await alertsRead(app)
    const choice = { types: [], states: [], keywordId: null }
    const page = await app.alerts.list({ accountId: team.accountId, since: '', choice, limit: 1000 })
    return (JSON.parse(page.toString()) as { items: EventBody[] }).items
  }
  const lineOf = ({ data: { bid, matches, eligibilityChange: change } }: EventBody): EventLine => ({
    notice: bid.noticeNo,
    keywords: matches.map(({ keyword, company: one }) => [keyword, one?.name, one?.verdict].filter(Boolean).join(' ')),
    ...(change && { change }),
  })
  const lines = async () => (await events()).map(lineOf)

  test('two companies with opposite verdicts on a notice: only the keyword of the one that may bid reports it', async () => {
    const [electric, telecom] = [await company('전기', ELECTRIC), await company('통신', TELECOM)]
    await watch('하수관로', electric)
    await watch('정비공사', telecom)
    const [first, second] = [limited(ELECTRIC), limited(TELECOM)]
    await post(first, second)
    assert.deepEqual(await lines(), [
      { notice: first.number, keywords: ['하수관로 전기 yes'] },
      { notice: second.number, keywords: ['정비공사 통신 yes'] },
    ])
    const [event] = await events()
    assert.deepEqual(event?.data.matches[0]?.company, { profileId: electric, name: '전기', verdict: 'yes' })
    assert.deepEqual(event?.data.bid.matchedKeywords, ['하수관로'])
    assert.equal(event?.data.bid.eligibility, undefined)
  })

  test('the company of the account is judged apart, and a keyword without verdicts shows those of its company', async () => {
    await declare(ELECTRIC)
    const telecom = await company('통신', TELECOM)
    await watch('하수관로', null)
    await watch('정비', telecom)
    await watch('정비공사', telecom, [])
    const record = limited(ELECTRIC)
    await post(record)
    assert.deepEqual(await lines(), [{ notice: record.number, keywords: ['하수관로', '정비공사 통신 no'] }])
    assert.equal((await events())[0]?.data.bid.eligibility, 'yes')
  })

  test('a changed profile of a company releases its withheld notices, once, with the change', async () => {
    const [electric, other] = [await company('전기', TELECOM), await company('통신', TELECOM)]
    await watch('하수관로', electric)
    await watch('정비공사', other)
    const record = limited(ELECTRIC)
    await post(record)
    assert.deepEqual(await lines(), [])
    await redeclare(other, '통신 2', TELECOM)
    assert.deepEqual(await lines(), [])
    await redeclare(electric, '전기', ELECTRIC)
    const change = { old: 'no', new: 'yes', by: 'profile', profileId: electric }
    const expected = [{ notice: record.number, keywords: ['하수관로 전기 yes'], change }]
    assert.deepEqual(await lines(), expected)
    await redeclare(electric, '전기', TELECOM)
    await redeclare(electric, '전기', ELECTRIC)
    await redeclare(other, '통신', ELECTRIC)
    // An account gets one such event about a notice, whichever of its companies it is for.
    assert.deepEqual(await lines(), expected)
  })

  test('a changed notice releases it too, and the profile of the account plays no part', async () => {
    await declare(TELECOM)
    const electric = await company('전기', ELECTRIC)
    await watch('하수관로', electric)
    const record = limited(TELECOM)
    await post(record)
    await declare(ELECTRIC)
    assert.deepEqual(await lines(), [])
    await post({ ...record, revision: 1, licences: limitedTo(ELECTRIC).licences })
    const change = { old: 'no', new: 'yes', by: 'notice', profileId: electric }
    assert.deepEqual(await lines(), [{ notice: record.number, keywords: ['하수관로 전기 yes'], change }])
  })

  test('notices withheld from several companies keep the verdict of each', async () => {
    await declare(TELECOM)
    await watch('하수관로', null)
    const electric = await company('전기', TELECOM)
    const later = limited(ELECTRIC)
    await post(later)
    assert.deepEqual(await lines(), [])
    await watch('정비공사', electric)
    await post({ ...later, revision: 1, urgent: true })
    // The reader judges by the profile at that moment, so it has to read the notice before the profile changes.
    assert.deepEqual(await lines(), [])
    await redeclare(electric, '전기', ELECTRIC)
    const change = { old: 'no', new: 'yes', by: 'profile', profileId: electric }
    assert.deepEqual(await lines(), [{ notice: later.number, keywords: ['정비공사 전기 yes'], change }])
  })

  test('a keyword that moves to another company is judged by that one from then on', async () => {
    const [electric, telecom] = [await company('전기', ELECTRIC), await company('통신', TELECOM)]
    const id = await watch('하수관로', electric)
    assert.equal((await call('PATCH', `/v1/keywords/${id}`, { profile: telecom })).outcome, '200')
    const [first, second] = [limited(ELECTRIC), limited(TELECOM)]
    await post(first, second)
    assert.deepEqual(await lines(), [{ notice: second.number, keywords: ['하수관로 통신 yes'] }])
  })

  test('a company that is deleted in the middle reports nothing, and others of the account go on', async () => {
    const [electric, telecom] = [await company('전기', ELECTRIC), await company('통신', TELECOM)]
    await watch('하수관로', electric)
    await watch('정비공사', telecom)
    // The reader is still at the keyword when its company is gone.
    await app.db.sql`delete from named_profiles where account_id = ${team.accountId} and id = ${electric}`
    const [first, second] = [limited(ELECTRIC), limited(TELECOM)]
    await post(first, second)
    assert.deepEqual(await lines(), [{ notice: second.number, keywords: ['정비공사 통신 yes'] }])
    assert.equal((await call('GET', '/v1/bids?matched=true&keyword=하수관로')).outcome, '200')
  })

  test('two workers report each notice once, by the profile that either has stored', async () => {
    const other = await startTestApp({ database })
    try {
      const electric = await company('전기', TELECOM)
      await watch('하수관로', electric)
      const records = Array.from({ length: 120 }, () => limited(ELECTRIC))
      await post(...records.slice(0, 60))
      const actor = { kind: 'operator', id: null } as const
      const by = { accountId: team.accountId, plan: 'enterprise', actor } as const
      const input = { name: '전기', ...licensed(ELECTRIC) } as Parameters<typeof other.eligibility.named.replace>[2]
      await Promise.all([
        other.eligibility.named.replace(by, electric, input, () => true),
        other.bids.upsert(records.slice(60), () => true),
      ])
      const reported = (await lines()).map(({ notice }) => notice).sort()
      assert.deepEqual(reported, records.map(({ number }) => number).sort())
    } finally {
      await other.close()
    }
  })
})
