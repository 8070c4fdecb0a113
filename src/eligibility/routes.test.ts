import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { type ProblemAnswer, startTestApp, type TestApp } from '../../test/app-harness.ts'
import { COMPANIES, notices } from '../../test/eligibility-pairs.ts'
import { bidRecord } from '../../test/factories.ts'
import { endsWithTests } from '../../test/harness.ts'
import { createTeamHands, type Team } from '../../test/team.ts'
import { VERDICTS, type Verdict } from '../vocabulary/verdicts.ts'
import type { Eligibility } from './schema/eligibility.ts'
import type { Profile } from './schema/profile.ts'

const PROFILE = {
  businessNo: '123-45-67890',
  seats: [{ region: '경기도 안양시', kind: 'head' }],
  licences: [{ code: '0037', name: '전기공사업', until: '9999-12-31' }],
  jointBidding: false,
  complete: ['licences', 'seats'],
}
const row = (group: number, code: string, basis: 'row' | 'permitted' = 'row') => ({
  group,
  code,
  name: `업종 ${code}`,
  basis,
})

describe('the company profile and verdicts over HTTP', () => {
  let app: TestApp
  let team: Team
  const hands = createTeamHands(() => app)
  before(async () => {
    app = await startTestApp({ role: 'api' })
    team = await hands.newTeam()
  })
  after(() => app.close())

  async function call<Body = Profile>(method: string, path: string, body?: object, headers = {}, key = team.key) {
    const told = await hands.call(method, path, key, body === undefined ? { headers } : { body, headers })
    return { status: told.status, headers: told.headers, body: told.body as unknown as Body & ProblemAnswer }
  }
  const put = (body: object, headers = {}, key = team.key) => call('PUT', '/v1/profile', body, headers, key)
  const errorsOf = async (body: object) => (await put(body)).body.errors?.map(({ name, code }) => `${name} ${code}`)

  test('an empty profile before the first one is stored, then the stored one, normalised', async () => {
    team = await hands.newTeam()
    const { body: empty } = await call('GET', '/v1/profile')
    assert.deepEqual([empty.updatedAt, empty.licences, empty.jointBidding, empty.complete], [null, [], null, []])
    const stored = await put(PROFILE)
    assert.equal(stored.status, 200)
    const { updatedAt, ...profile } = stored.body
    assert.deepEqual(profile, {
      businessNo: '1234567890',
      seats: [{ region: '41/안양시', kind: 'head' }],
      licences: PROFILE.licences,
      products: [],
      size: null,
      certificates: [],
      trackRecord: [],
      jointBidding: false,
      complete: ['licences', 'seats'],
    })
    assert.ok(updatedAt)
    const read = await call('GET', '/v1/profile')
    assert.deepEqual(read.body, stored.body)
    assert.equal(read.headers.get('etag'), stored.headers.get('etag'))
  })

  test('with If-Match it is replaced only if unchanged', async () => {
    team = await hands.newTeam()
    const etag = (await call('GET', '/v1/profile')).headers.get('etag') ?? ''
    assert.equal((await put(PROFILE, { 'if-match': etag })).status, 200)
    const late = await put({}, { 'if-match': etag })
    assert.deepEqual([late.status, late.body.code], [412, 'precondition_failed'])
    assert.equal((await call('GET', '/v1/profile')).body.licences.length, 1)
  })

  test('the audit log contains the changed fields, and no entry without a change', async () => {
    team = await hands.newTeam()
    await put(PROFILE)
    await put(PROFILE)
    await put({ ...PROFILE, size: 'small' })
    const { body } = await call<{ items: { action: string; detail: object }[] }>('GET', '/v1/access/audit')
    const details = body.items.filter(({ action }) => action === 'profile.replaced').map(({ detail }) => detail)
    assert.deepEqual(details, [
      { changed: ['size'] },
      { changed: ['businessNo', 'seats', 'licences', 'jointBidding', 'complete'] },
    ])
  })

  test('all errors are returned at once', async () => {
    const head = { region: '서울특별시', kind: 'head' }
    const licence = { code: '0037', name: '전기공사업', until: '2027-02-30' }
    assert.deepEqual(
      await errorsOf({
        seats: [head, { region: '전국', kind: 'branch' }, { region: '서율특별시', kind: 'branch' }],
        licences: [licence, { ...licence, until: null }],
        certificates: [
          { kind: 'sme', until: null },
          { kind: 'sme', until: null },
        ],
      }),
      [
        'seats[1].region unknown_region',
        'seats[2].region unknown_region',
        'licences[1].code invalid_field',
        'certificates[1].kind invalid_field',
        'licences[0].until invalid_field',
      ],
    )
    assert.deepEqual(await errorsOf({ complete: ['seats'] }), ['complete invalid_field'])
    assert.deepEqual(await errorsOf({ products: [{ code: '123', manufactures: null }] }), [
      'products[0].code invalid_field',
    ])
  })

  test('each account has its own, and viewers can only read it', async () => {
    const [one, other] = [await hands.newTeam(), await hands.newTeam()]
    await put(PROFILE, {}, one.key)
    assert.equal((await call('GET', '/v1/profile', undefined, {}, other.key)).body.updatedAt, null)
  })

  test('a verdict with its rows; the permitted list is stored unchanged', async () => {
    team = await hands.newTeam()
    const licences = [row(1, '0036'), row(2, '0037', 'permitted')]
    await app.bids.upsert(
      [
        bidRecord({ number: 'ELI/1', licences: [row(1, '0037')], regions: ['경기도'] }),
        bidRecord({ number: 'ELI2', licences, regions: ['경기도'] }),
        bidRecord({ number: 'ELI3', licences: [row(1, '0036')], regions: ['경기도'] }),
      ],
      () => false,
    )
    const of = (noticeNo: string) => call<Eligibility>('GET', `/v1/bids/${encodeURIComponent(noticeNo)}/eligibility`)
    const early = await of('ELI/1')
    assert.deepEqual([early.status, early.body.code], [409, 'profile_required'])
    await put(PROFILE)
    const { status, body } = await of('ELI/1')
    assert.equal(status, 200)
    assert.deepEqual([body.noticeNo, body.version, body.verdict, body.decidedBy], ['ELI/1', 1, 'yes', []])
    assert.deepEqual(body.axes[0]?.basis, [
      { group: 1, code: '0037', name: '업종 0037', verdict: 'yes', reason: 'met', until: null, attachment: null },
    ])
    const permitted = (await of('ELI2')).body
    assert.deepEqual([permitted.verdict, permitted.axes[0]?.reason], ['check', 'permitted_list_only'])
    assert.equal((await of('ELI3')).body.verdict, 'no')
    assert.deepEqual([(await of('none')).status, (await of('none')).body.code], [404, 'not_found'])
  })

  /** Three notices of one word, one of each verdict for `PROFILE`. */
  let round = 0
  async function newNotices(): Promise<string> {
    const word = `교량${++round}호`
    const noticeNos = VERDICTS.map((verdict) => `${word}-${verdict}`)
    const [yes, check, no] = [[row(1, '0037')], [row(1, '0036'), row(2, '0037', 'permitted')], [row(1, '0036')]]
    await app.bids.upsert(
      [yes, check, no].map((licences, i) =>
        bidRecord({ number: noticeNos[i] ?? '', title: `${word} 보수`, licences, regions: ['경기도'] }),
      ),
      () => false,
    )
    return word
  }
  interface Found extends ProblemAnswer {
    total: number
    items: { noticeNo: string; eligibility?: Verdict }[]
    facets: { values: { value: string; notices: number }[] }[]
    explain: { filters: { name: string; notices: number }[] }
  }
  const find = async (search: Record<string, string | string[] | boolean>, key = team.key) => {
    const { status, body } = await app.get<Found>('/v1/bids', search, { key })
    return { status, body }
  }
  const shown = ({ body: { items } }: Awaited<ReturnType<typeof find>>) =>
    items.map(({ noticeNo, eligibility }) => `${noticeNo.split('-').at(-1)} ${eligibility}`).sort()

  test('a search by verdict, with exact totals and facets; each row has its verdict', async () => {
    team = await hands.newTeam()
    const keyword = await newNotices()
    await put(PROFILE)
    assert.deepEqual(shown(await find({ keyword })), ['check check', 'no no', 'yes yes'])
    const some = await find({ keyword, eligibility: 'yes,check', facets: 'bsnsDiv', explain: true })
    assert.deepEqual(shown(some), ['check check', 'yes yes'])
    assert.equal(some.body.total, 2)
    assert.equal(some.body.facets[0]?.values.find(({ value }) => value === '용역')?.notices, 2)
    const alone = await find({ eligibility: ['check', 'yes'] })
    const { filters } = some.body.explain
    assert.equal(filters.find(({ name }) => name === 'eligibility')?.notices, alone.body.total)
    assert.deepEqual(shown(await find({ keyword, eligibility: ['no', 'yes'] })), ['no no', 'yes yes'])
    assert.deepEqual(shown(await find({ keyword, eligibility: 'no' })), ['no no'])
    const csv = await app.get<string>(
      '/v1/bids',
      { keyword, eligibility: 'no' },
      { key: team.key, headers: { accept: 'text/csv' } },
    )
    const [head, line] = csv.body.trim().split('\r\n')
    assert.match(head ?? '', /,eligibility$/)
    assert.match(line ?? '', /,no$/)
  })

  test('without a profile the filter is rejected, and no row has a verdict', async () => {
    const stranger = await hands.newTeam()
    const keyword = await newNotices()
    for (const accept of ['application/json', 'text/csv', 'application/x-ndjson']) {
      const { status, body } = await app.get<ProblemAnswer>(
        '/v1/bids',
        { keyword, eligibility: 'no' },
        { key: stranger.key, headers: { accept } },
      )
      assert.deepEqual([status, body.code], [409, 'profile_required'])
    }
    const plain = await find({ keyword }, stranger.key)
    assert.deepEqual(shown(plain), ['check undefined', 'no undefined', 'yes undefined'])
    assert.ok(plain.body.items.every((item) => !('eligibility' in item)))
    const wrong = await find({ keyword, eligibility: 'yes,maybe' }, stranger.key)
    assert.deepEqual([wrong.status, wrong.body.errors?.map(({ name }) => name)], [400, ['eligibility[1]']])
  })

  test('a response never contains verdicts of another account, or from before a change of the profile', async () => {
    const [one, other] = [await hands.newTeam(), await hands.newTeam()]
    const keyword = await newNotices()
    await put(PROFILE, {}, one.key)
    await put({ ...PROFILE, licences: [{ code: '0036', name: '정보통신공사업', until: '9999-12-31' }] }, {}, other.key)
    const [mine, theirs] = [
      ['check check', 'no no', 'yes yes'],
      ['check yes', 'no yes', 'yes no'],
    ]
    for (let times = 0; times < 2; times++) {
      assert.deepEqual(shown(await find({ keyword }, one.key)), mine)
      assert.deepEqual(shown(await find({ keyword }, other.key)), theirs)
    }
    const { recalled } = app.bids.remembered()
    assert.deepEqual(shown(await find({ keyword }, one.key)), mine)
    assert.ok(app.bids.remembered().recalled > recalled, 'otherwise nothing was put to the test')
    await put({ ...PROFILE, jointBidding: true }, {}, one.key)
    assert.deepEqual(shown(await find({ keyword }, one.key)), ['check check', 'no check', 'yes yes'])
    assert.equal((await find({ keyword, eligibility: 'no' }, one.key)).body.total, 0)
    assert.deepEqual(shown(await find({ keyword }, other.key)), theirs)
  })

  test('searches and the route of the notice agree on thousands of random notices', async () => {
    const word = '대조시험'
    const made = fc.sample(notices, { numRuns: 700, seed: 32 })
    await app.bids.upsert(
      made.map(({ title, details, ...limits }, i) =>
        bidRecord({
          ...limits,
          number: `EF${i}`,
          title: `${word} ${title}`,
          regions: [...limits.regions],
          bsnsDiv: limits.bsnsDiv as '공사',
          licences: [...limits.licences],
          details: { jointContracting: details?.jointContracting ?? null },
        }),
      ),
      () => false,
    )
    const seen = new Set<string>()
    for (const company of ['E', 'C', 'M']) {
      const { accountId, key } = await hands.newTeam()
      await put(COMPANIES[company] ?? {}, {}, key)
      for (const verdict of VERDICTS) {
        const { body } = await app.get<string>(
          '/v1/bids',
          { keyword: word, eligibility: verdict },
          { key, headers: { accept: 'application/x-ndjson' } },
        )
        for (const line of body.trimEnd().split('\n').filter(Boolean)) {
          const { noticeNo, eligibility } = JSON.parse(line) as { noticeNo: string; eligibility: Verdict }
          const judged = await app.eligibility.eligibilityOf(accountId, noticeNo)
          assert.deepEqual([eligibility, judged?.verdict], [verdict, verdict], noticeNo)
          seen.add(`${company} ${noticeNo}`)
        }
      }
    }
    assert.equal(seen.size, 3 * made.length)
  })

  for (const page of ['docs/eligibility.md', 'docs/ko/eligibility.md']) {
    test(`the sample of ${page} runs unchanged`, async () => {
      const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8')
      const [, code = ''] = /```js\n(.*?)```/s.exec(text) ?? []
      await app.bids.upsert(
        [bidRecord({ number: 'ELI4', licences: [row(1, '0037')], regions: ['경기도'] })],
        () => false,
      )
      const env = { ...process.env, BASE: app.baseUrl, KEY: team.key, NOTICE: 'ELI4' }
      const child = endsWithTests(
        spawn(process.execPath, ['--input-type=module', '-e', code], { env, stdio: ['ignore', 'pipe', 'inherit'] }),
      )
      let printed = ''
      child.stdout.on('data', (part) => (printed += part))
      assert.deepEqual(await once(child, 'close'), [0, null])
      assert.equal(printed, 'yes\nlicence yes met\nregion yes met\n')
    })
  }
})
