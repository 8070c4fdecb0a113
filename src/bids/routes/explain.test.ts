import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey, NOW } from '../../../test/factories.ts'

interface Explained {
  total: number
  explain?: { query: string | null; filters: { name: string; notices: number }[]; hints: string[] }
}

const LICENCES = [{ group: 1, code: '0001', name: '토목공사업', basis: 'row' as const }]

const UNLICENSED = {
  seats: [{ region: '11', kind: 'head' as const }],
  licences: [],
  jointBidding: false,
  complete: ['licences' as const, 'seats' as const],
}

describe('hints of a search', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
    await app.bids.upsert(
      [
        bidRecord({ number: 'H1', agency: '서울특별시 종로구', agencyCode: '3000000' }),
        bidRecord({ number: 'H2', agency: '한국도로공사', agencyCode: 'B500001' }),
        bidRecord({ number: 'H3', agency: '국방부', agencyCode: null, demandAgency: '해군본부' }),
        bidRecord({ number: 'H4', agency: '한국도로공단', agencyCode: 'B500002', licences: LICENCES }),
      ],
      () => true,
    )
  })
  after(() => app.close())

  // `*`, as Node's fetch has it, wishes for none.
  const ask = (parameters: Record<string, string | string[]>, language = '*', key?: string) =>
    app.get<Explained>(
      '/v1/bids',
      { explain: 'true', ...parameters },
      { headers: { 'accept-language': language }, ...(key ? { key } : {}) },
    )

  test('an agency that no notice names, with the nearest that some do', async () => {
    const { body } = await ask({ agency: ['종로구청', '도로공사', '헤군본부'] }, 'ko')
    assert.equal(body.total, 1)
    assert.deepEqual(body.explain?.hints, [
      '"종로구청"에 해당하는 기관의 공고가 없습니다. 비슷한 이름: 서울특별시 종로구',
      '"헤군본부"에 해당하는 기관의 공고가 없습니다. 비슷한 이름: 해군본부',
    ])
    const english = await ask({ agency: '종로구청' }, 'en')
    assert.deepEqual(english.body.explain?.hints, [
      'No notice has an agency matching "종로구청". Nearest names: 서울특별시 종로구',
    ])
    const nothing = await ask({ agency: 'zzz' }, 'en')
    assert.deepEqual(nothing.body.explain?.hints, ['No notice has an agency matching "zzz".'])
  })

  test('not one whose last notice is gone', async () => {
    assert.match(
      (await ask({ agency: '도로공딘' }, 'en')).body.explain?.hints[0] ?? '',
      /: 한국도로공사, 한국도로공단$/,
    )
    const moved = {
      number: 'H4',
      agency: '국세청',
      agencyCode: '1210000',
      licences: LICENCES,
      revision: 1,
      changedAt: NOW,
    }
    await app.bids.upsert([bidRecord(moved)], () => true)
    assert.match((await ask({ agency: '도로공딘' }, 'en')).body.explain?.hints[0] ?? '', /: 한국도로공사$/)
  })

  test('what else stands in the way, in the language of the caller or of the account', async () => {
    const asked = { agency: '국방부', keyword: '유지관리', industry: '토목' }
    const korean = [
      'agency 조건을 함께 쓰면 맞는 공고가 없습니다. 이 조건을 빼면 1건입니다.',
      'industry 조건을 함께 쓰면 맞는 공고가 없습니다. 이 조건을 빼면 1건입니다.',
      '업종제한이 없는 공고가 1건 더 있습니다. industry=none 조건을 더하면 함께 찾습니다.',
    ]
    const { body, headers } = await ask(asked)
    assert.deepEqual(body.explain?.hints, korean)
    assert.equal(headers.get('content-language'), 'ko')
    assert.match(headers.get('vary') ?? '', /Accept-Language/)
    const { key } = await makeKey(app, (await makeAccount(app, { language: 'en' })).id)
    const english = await ask(asked, undefined, key)
    assert.equal(english.headers.get('content-language'), 'en')
    assert.deepEqual(english.body.explain?.hints, [
      'No match with agency; 1 without it',
      'No match with industry; 1 without it',
      '1 more notices have no industry limit: add industry=none to include them',
    ])
    assert.deepEqual((await ask(asked, 'ko', key)).body.explain?.hints, korean)
  })

  test('matched counts what keywords match for the company of the account, whatever else is searched', async () => {
    const { id } = await makeAccount(app, { plan: 'pro', language: 'en' })
    const { key } = await makeKey(app, id)
    const by = { accountId: id, actor: { kind: 'operator' as const, id: null } }
    await app.eligibility.profiles.replace(by, UNLICENSED, () => true)
    await app.keywords.createMany(id, [{ keyword: '유지관리', filter: { eligibility: ['yes', 'check'] } }])
    const partsOf = async (more: Record<string, string>) => {
      const { body } = await ask(Object.assign({ matched: 'true' }, more), 'en', key)
      return [body.total, Object.fromEntries((body.explain?.filters ?? []).map(({ name, notices }) => [name, notices]))]
    }
    assert.equal((await ask({ matched: 'true' }, 'en', key)).body.total, 3)
    assert.deepEqual(await partsOf({}), [3, { matched: 3 }])
    assert.deepEqual(await partsOf({ agency: '국세청' }), [0, { agency: 1, matched: 3 }])
    const { body } = await ask({ matched: 'true', eligibility: 'no' }, 'en', key)
    assert.deepEqual(body.explain?.hints, [
      'No match with eligibility; 3 without it',
      'No match with matched; 1 without it',
    ])
  })

  test('no more than a caller can read, and no language where nothing is explained', async () => {
    const many = Array.from({ length: 20 }, (_, n) => `없는기관${n}`)
    assert.equal((await ask({ agency: many })).body.explain?.hints.length, 5)
    const { headers } = await app.get('/v1/bids', { agency: 'zzz' })
    assert.equal(headers.get('content-language'), null)
    assert.doesNotMatch(headers.get('vary') ?? '', /Accept-Language/)
  })
})
