import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { absenceText as AbsenceText } from '../console/src/lib/absent.ts'
import { UNDECLARED } from '../src/eligibility/rules/profile.ts'
import { AXES, ELIGIBILITY_REASONS, NOT_EXAMINED } from '../src/eligibility/schema/eligibility.ts'
import { SOURCE_KINDS } from '../src/sources/schema/sources.ts'
import { COMPETITION_SCOPES } from '../src/statistics/schema/competition.ts'
import { LEFT_OUT } from '../src/statistics/schema/reasons.ts'
import { AUDIT_ACTIONS, OPERATOR_ACTIONS } from '../src/vocabulary/audit.ts'
import { listsLimits } from '../src/vocabulary/listed-limits.ts'
import { BSNS_DIVS, NOTICE_KINDS, STATUSES } from '../src/vocabulary/notices.ts'
import { VERDICTS } from '../src/vocabulary/verdicts.ts'
import { type Renderer, startRenderer } from './console-modules.ts'

/** Korean pages show words for names and values of the API. */

/** A word in lower-case Latin letters: no word of a Korean page is one. */
const RAW = /\b[a-z]\w*[a-z]\b/g
const AT = '2026-11-20T09:00:00+09:00'
const REMEDIES = ['declare', 'declare_date', 'renew', 'joint_bidder', 'obtain', 'read_notice']

let renderer: Renderer
before(async () => {
  renderer = await startRenderer()
})
after(() => renderer.close())

function assertInWords(text: string): void {
  assert.deepEqual(text.match(RAW) ?? [], [], text)
}

const moved = (from: unknown, to: unknown) => ({ from, to })

describe('the audit log of an account', () => {
  /** The details of an audit action, in addition to those that every action can have. */
  const DETAILS: Record<string, object> = {
    'account.created': { plan: 'pro', beta: true },
    'account.plan_changed': moved('pro', 'enterprise'),
    'account.state_changed': moved('active', 'suspended'),
    'account.limit_changed': { to: 100 },
    'account.beta_changed': moved(false, true),
    'key.issued': { scopes: ['bids:read', 'keys:manage'], expiresAt: AT },
    'key.rotated': { graceSeconds: 3600 },
    'member.changed': { role: moved('owner', 'viewer'), language: moved('ko', 'en'), keys: 'revoke', ended: [] },
    'member.removed': { role: 'admin', keys: 'keep' },
    'pursuit.created': { state: moved(null, 'watching') },
    'pursuit.changed': {
      state: moved('bid', 'won'),
      bidAmount: moved(null, 40_374_000),
      remindClosing: moved([], [3, 1]),
      remindOpening: moved([1], []),
      outcome: moved('rebid', 'awarded'),
      assignee: moved(null, null),
    },
    'webhook.created': { events: ['bid.matched', 'security.incident'], format: 'standard', state: 'enabled' },
    'webhook.changed': { state: moved('enabled', 'disabled'), description: moved(null, '창고'), publicKey: null },
    'webhook.redelivered': { from: AT, to: null, state: 'failed', deliveries: 12 },
    'webhook.disabled': { reason: 'failing' },
    'allow_list.replaced': { from: [], to: ['203.0.113.0/24'], forced: true },
    'session.started': { device: null, network: null },
    'incident.contained': { cause: 'many_networks', reason: null, networks: ['203.0.113.0/24'], places: [] },
    'incident.resolved': { cause: 'leaked', by: 'rotation' },
    'incident_settings.changed': { autoBlock: true },
    'passkey.counter_back': moved(7, 6),
    'profile.replaced': { changed: Object.keys(UNDECLARED) },
    'operator.looked': { reason: '문의 확인', until: AT },
  }

  test('says every action and its details in words', async () => {
    const { AuditEntry } = await renderer.load<{ AuditEntry: unknown }>('features/account/audit-entry.tsx')
    const actor = { kind: 'system', id: null }
    for (const action of AUDIT_ACTIONS) {
      const entry = { id: 'A1', at: AT, actor, action, subject: null, detail: DETAILS[action] ?? {}, requestId: null }
      assertInWords(renderer.textOf(AuditEntry, { entry }))
    }
    const entry = { id: 'A1', at: AT, actor, action: 'pursuit.changed', subject: null, requestId: null }
    const text = renderer.textOf(AuditEntry, { entry: { ...entry, detail: DETAILS['pursuit.changed'] } })
    assert.match(text, /상태: 투찰 → 낙찰 · 투찰금액: 없음 → 40,374,000 · 마감 전 알림: 없음 → 3일 전, 1일 전/)
  })
})

test('the audit log of the operators says every action and its details in words', async () => {
  const [{ ACTION_NAMES }, { useActionDetail }] = await Promise.all([
    renderer.load<{ ACTION_NAMES: { ko: Record<string, string> } }>('features/operator/audit-words.ts'),
    renderer.load<{ useActionDetail(): (detail: object) => string }>('features/operator/audit-detail.ts'),
  ])
  for (const action of OPERATOR_ACTIONS) assertInWords(ACTION_NAMES.ko[action] ?? action)
  const Detail = ({ detail }: { detail: object }) => useActionDetail()(detail)
  const wishes = { plan: 'pro', state: 'active', requestLimit: null, beta: false }
  for (const detail of [
    moved(wishes, { plan: 'free', state: 'suspended', requestLimit: 1000, beta: true }),
    { run: '7', records: 3, windows: 1, left: 0 },
    { network: '203.0.113.0/24' },
    { plan: 'enterprise' },
  ])
    assertInWords(renderer.textOf(Detail, { detail }).replace(/Free|Pro|Enterprise/g, ''))
})

test('the versions of a notice say fields, kinds and statuses in words', async () => {
  const { Versions } = await renderer.load<{ Versions: unknown }>('features/notice/versions.tsx')
  const texts = ['agencyCode', 'demandAgencyCode', 'currency', 'sourceUrl', 'previousNoticeNo', 'nextNoticeNo']
  const changes = [
    ...NOTICE_KINDS.map((kind) => ({ field: 'kind', old: 'new', new: kind })),
    ...STATUSES.map((status) => ({ field: 'status', old: 'open', new: status })),
    ...texts.map((field) => ({ field, old: null, new: 'A1' })),
    { field: 'floorRate', old: null, new: 87.745 },
    { field: 'regionCheckNeeded', old: false, new: true },
  ]
  for (const change of changes) {
    const revisions = [{ version: 2, revision: 1, at: AT, changes: [change] }]
    assertInWords(renderer.textOf(Versions, { revisions, currency: 'KRW' }))
  }
})

test('a licence that has expired is renewed, and one that is missing is obtained', async () => {
  const { NoticeEligibility } = await renderer.load<{ NoticeEligibility: unknown }>('features/notice/eligibility.tsx')
  const textWith = (reason: string, kind: string, until: string | null) => {
    const item = { code: '0037', name: '전기공사업' }
    const axis = {
      axis: 'licence',
      verdict: 'no',
      limited: true,
      reason,
      basis: [{ group: 1, code: item.code, name: item.name, verdict: 'no', reason, until }],
      notExamined: [],
      remedies: [{ kind, items: [item] }],
    }
    const judged = { noticeNo: 'N1', version: 1, verdict: 'no', decidedBy: ['licence'], axes: [axis], judgedAt: AT }
    return renderer.textOf(NoticeEligibility, { noticeNo: 'N1' }, [
      [['session'], { plan: 'pro', scopes: ['profile:write'] }],
      [['company-profile'], { profile: { updatedAt: AT }, etag: undefined }],
      [['eligibility', 'N1', 'ko'], judged],
    ])
  }
  const [expired, missing] = [textWith('expired', 'renew', '2026-03-31'), textWith('missing', 'obtain', null)]
  assert.match(expired, /유효기간이 끝났습니다\. \(2026\.\s03\.\s31\.까지\)/)
  assert.match(expired, /갱신하시면 됩니다: 전기공사업/)
  assert.match(missing, /회사 정보에 없습니다/)
  assert.match(missing, /취득하시면 됩니다/)
})

test('a verdict says every requirement, reason, remedy and what was not examined in words', async () => {
  const { NoticeEligibility } = await renderer.load<{ NoticeEligibility: unknown }>('features/notice/eligibility.tsx')
  const session = { plan: 'pro', scopes: ['profile:write'] }
  const profile = { profile: { updatedAt: AT }, etag: undefined }
  for (const reason of ELIGIBILITY_REASONS) {
    const row = { group: 1, code: '0037', name: '전기공사업', verdict: 'check', reason }
    const remedies = REMEDIES.map((kind) => ({ kind, items: [{ code: '12', name: '전남광주통합특별시' }] }))
    const axes = AXES.map((axis, index) => ({
      axis,
      verdict: VERDICTS[index % 3],
      limited: true,
      reason,
      basis: index % 2 === 0 ? [row] : [],
      notExamined: NOT_EXAMINED,
      remedies: [remedies[index % remedies.length]],
    }))
    for (const verdict of VERDICTS) {
      const eligibility = { noticeNo: 'N1', version: 1, verdict, decidedBy: AXES, axes, judgedAt: AT }
      const text = renderer.textOf(NoticeEligibility, { noticeNo: 'N1' }, [
        [['session'], session],
        [['company-profile'], profile],
        [['eligibility', 'N1', 'ko'], eligibility],
      ])
      assertInWords(text)
      assert.match(text, /본사가 이 지역에 있으면|회사 정보에 유효기간을 적어/)
    }
  }
})

test('the verdicts for further companies name what decides them in words', async () => {
  const { NoticeEligibility } = await renderer.load<{ NoticeEligibility: unknown }>('features/notice/eligibility.tsx')
  const session = { plan: 'enterprise', scopes: ['profile:read'] }
  const items = VERDICTS.map((verdict, index) => ({
    profileId: index === 0 ? null : `prf_${index}`,
    name: index === 0 ? null : `회사 ${index}`,
    verdict,
    decidedBy: AXES,
  }))
  const text = renderer.textOf(NoticeEligibility, { noticeNo: 'N1' }, [
    [['session'], session],
    [['company-profile'], { profile: { updatedAt: null }, etag: undefined }],
    [['further-companies'], [{ id: 'prf_1' }, { id: 'prf_2' }]],
    [['eligibility', 'N1', 'companies'], { noticeNo: 'N1', version: 1, items, judgedAt: AT }],
  ])
  assertInWords(text)
  assert.match(text, /회사 1.*회사 2/)
})

test('the competition for a notice says every scope and reason in words, and what is withheld', async () => {
  const { CompetitionSheet } = await renderer.load<{ CompetitionSheet: unknown }>('ui/competition.tsx')
  const excluded = Object.fromEntries(LEFT_OUT.map((reason) => [reason, 2]))
  for (const [index, scope] of COMPETITION_SCOPES.entries()) {
    const widened = COMPETITION_SCOPES.slice(0, index).map((step) => ({ scope: step, n: 1 }))
    const about = { n: 8, reason: null, scope, widened, excluded }
    const item = { noticeNo: 'N1', title: '청사 관리', openedOn: '2026-09-01', openings: 1, bidders: null }
    const won = {
      name: '한빛',
      businessNo: null,
      awards: 4,
      share: 50,
      firstWonOn: '2026-01-02',
      lastWonOn: '2026-09-01',
    }
    const competition = {
      agency: { code: null, name: '종로구' },
      bsnsDiv: '용역',
      industries: [],
      regions: ['서울특별시'],
      from: AT,
      to: AT,
      asOf: { position: 1, at: AT },
      companies: { ...about, firms: 3, items: [won] },
      concentration: { ...about, firms: 3, firstShare: 50, hhi: 3437.5 },
      singleBid: { ...about, n: 4, reason: 'too_few', single: null, share: null, medianBidders: null },
      failed: { ...about, failed: 1, share: 12.5, noBidder: 0, oneBidder: 1, unknownBidders: 0, items: [item] },
      similar: {
        n: 6,
        examined: 9,
        reason: null,
        excluded: { cancelled: 1, direct: 1, noResult: 1 },
        failed: 2,
        share: 33.333333,
        items: [
          { noticeNo: 'N2', title: '청사 위생', agency: '중구', sameAgency: false, similarity: 80, openedOn: null },
        ],
      },
      signals: {
        singleBid: { n: 3, items: [item] },
        lateChange: { n: 2, items: [{ version: 2, at: AT, fields: ['closeAt'], hoursBefore: 5 }] },
        shortPeriod: {
          n: 40,
          reason: null,
          contractMethod: '제한경쟁',
          urgent: true,
          renotice: true,
          days: 4.5,
          medianDays: 10,
          shortestTenthDays: 5,
          short: true,
        },
      },
    }
    const text = renderer.textOf(CompetitionSheet, { competition })
    assertInWords(text)
    assert.match(text, /개찰: 3건 중 1건.*변경 2건 중 1건.*버전 2 .* 마감 5시간 전/)
    assert.match(text, /비슷한 공고 9건 중 .* 6건.*집계 제외\(건\): 취소 1 · 수의계약 1 · 결과 미상 1.*33.3% \(2건\)/)
    assert.match(text, /짧은 편입니다: 4.5일.*제한경쟁 · 긴급 · 재공고 공고 40건: 중앙값 10일/)
    assert.match(text, /낙찰 8건.*집계 제외\(건\): 취소 2 · 재입찰로 대체 2.*개찰이 4건입니다.*개찰 8건/)
    assert.equal(text.includes('범위를 넓혔습니다'), index > 0)
    assert.equal(text.includes('이 기관에서 자주'), index < 2)
  }
})

test('the lowest bid of a notice is calculated, or the page says what is missing', async () => {
  const { FloorPrice } = await renderer.load<{ FloorPrice: unknown }>('features/notice/floor-price.tsx')
  const bid = { baseAmount: 100_000_000, floorRate: 87.745, currency: 'KRW' }
  const text = (changes: object = {}) => renderer.textOf(FloorPrice, { bid: { ...bid, ...changes } })
  assert.match(text(), /87,745,000원/)
  assert.match(text({ baseAmount: null }), /기초금액이 공개되지 않아/)
  assert.match(text({ floorRate: null }), /낙찰하한율이 없어/)
  assert.match(text({ currency: 'PYG' }), /원화 공고/)
  const fixedCostItems = [{ name: '국민연금보험료', amount: 3_000_000 }]
  const works = text({ netConstructionCost: 80_000_000, fixedCosts: 5_000_000, fixedCostItems })
  // (100,000,000 − 5,000,000) × 87.745 % + 5,000,000
  assert.match(works, /88,357,750원/)
  assert.match(works, /순공사원가 +80,000,000원 +A값 +5,000,000원 +국민연금보험료 +3,000,000원/)
  assert.match(text({ floorRate: null, netConstructionCost: 80_000_000 }), /순공사원가 +80,000,000원/)
  const unknown = /A값을 적용하는 공고이나 출처에 금액이 없습니다/
  assert.match(text({ fixedCosts: null, fixedCostItems: [] }), unknown)
  assert.doesNotMatch(works, unknown)
  assert.doesNotMatch(text({ fixedCosts: null, fixedCostItems: null }), unknown)
})

test('a change of the items of A값 names each with its amount', async () => {
  const { useNoticeChanges } = await renderer.load<{
    useNoticeChanges(currency: string): { valueText(field: string, value: unknown): string }
  }>('features/notice/changes.ts')
  const Value = ({ value }: { value: unknown }) => useNoticeChanges('KRW').valueText('fixedCostItems', value)
  const items = [
    { name: '국민연금보험료', amount: 3_000_000 },
    { name: '안전관리비', amount: 1_500_000 },
  ]
  assert.equal(renderer.textOf(Value, { value: items }), '국민연금보험료 3,000,000원, 안전관리비 1,500,000원')
  assert.equal(renderer.textOf(Value, { value: [] }), '금액 미공개')
  assert.equal(renderer.textOf(Value, { value: null }), '없음')
})

test('the history of a pursuit says fields, states and outcomes in words', async () => {
  const { usePursuitChanges } = await renderer.load<{
    usePursuitChanges(currency: string): (change: object) => string
  }>('ui/pursuit-changes.ts')
  const Change = (change: object) => usePursuitChanges('KRW')(change)
  for (const change of [
    ...['watching', 'preparing', 'bid', 'won', 'lost', 'dropped'].map((to) => ({
      field: 'state',
      old: 'bid',
      new: to,
    })),
    ...['awarded', 'failed', 'cancelled', 'rebid'].map((to) => ({ field: 'outcome', old: null, new: to })),
    { field: 'remindClosing', old: [], new: [1, 3] },
    { field: 'bidAmount', old: null, new: 1 },
    { field: 'result', old: null, new: { winners: [{ name: '가나건설' }] } },
  ])
    assertInWords(renderer.textOf(Change, change))
})

test('a problem names the fields of a form as the form does', async () => {
  const { answerInWords } = await renderer.load<{
    answerInWords(answer: Response, language: string): Promise<Response>
  }>('lib/problem-words.ts')
  const headers = { 'content-type': 'application/problem+json; charset=utf-8', 'retry-after': '1' }
  for (const [sentence, language, inWords] of [
    ['"bidAmount" 값은 0 이상이어야 합니다.', 'ko', '‘투찰금액’ 값은 0 이상이어야 합니다.'],
    ['"filter.agency[2]" 값은 비워 둘 수 없습니다.', 'ko', '‘기관’ 값은 비워 둘 수 없습니다.'],
    ['"email" 필드가 빠졌습니다.', 'ko', '‘이메일’ 필드가 빠졌습니다.'],
    [
      'closeTo 값은 closeFrom 값보다 앞설 수 없습니다.',
      'ko',
      '‘마감일까지’ 값은 ‘마감일부터’ 값보다 앞설 수 없습니다.',
    ],
    ['"bidAmount" must be at least 0.', 'en', '“your bid” must be at least 0.'],
    ['closeTo must not be earlier than closeFrom.', 'en', '“closing to” must not be earlier than “closing from”.'],
    ['"가나" 값은 없습니다: "state"', 'ko', '"가나" 값은 없습니다: "state"'],
  ] as const) {
    const body = JSON.stringify({ status: 400, detail: sentence, errors: [{ name: 'x', message: sentence }] })
    const answer = await answerInWords(new Response(body, { status: 400, headers }), language)
    assert.deepEqual([answer.status, answer.headers.get('retry-after')], [400, '1'])
    assert.deepEqual(await answer.json(), { status: 400, detail: inWords, errors: [{ name: 'x', message: inWords }] })
  }
})

test('a search that finds nothing says its conditions in words', async () => {
  const { NoResults } = await renderer.load<{ NoResults: unknown }>('features/search/no-results.tsx')
  const state = { status: 'open', matched: 'true', minAmt: '90000000000', closeFrom: '2026-11-20' }
  const cache = [[['explain', state, 'ko'], { explain: { filters: [], hints: [] } }] as const]
  const text = renderer.textOf(NoResults, { state, change: () => {} }, cache)
  assertInWords(text)
  assert.match(text, /상태: 입찰 중/)
  assert.match(text, /90,000,000,000원/)
})

test('a notice says its further deadlines and terms in words, and only those it has', async () => {
  const { Facts } = await renderer.load<{ Facts: unknown }>('features/notice/facts.tsx')
  const bid = { source: 'koneps', bsnsDiv: '공사', currency: 'KRW', postedAt: AT, fetchedAt: AT, revision: 0 }
  const lists = { regions: [], regionCheckNeeded: false, industries: [], matchedKeywords: [] }
  const empty = ['estimatedPrice', 'baseAmount', 'budget', 'floorRate', 'bidStartAt', 'closeAt', 'openAt']
  const links = ['contractMethod', 'awardMethod', 'demandAgency', 'previousNoticeNo', 'nextNoticeNo']
  const dates = Object.fromEntries([...empty, ...links].map((name) => [name, null]))
  const further = { qualificationCloseAt: '2026-11-29T18:00:00+09:00', siteBriefingPlace: '공사 현장', bidBond: '불허' }
  const text = renderer.textOf(Facts, { bid: { ...bid, ...lists, ...dates, ...further, siteBriefingAt: null } })
  assert.match(text, /참가자격등록 마감 +2026/)
  assert.match(text, /현장설명\(설명회\) 장소 +공사 현장/)
  assert.match(text, /입찰보증금 납부 +불허/)
  assert.doesNotMatch(text, /설명회\) 일시|공동수급/)
})

test('a notice whose source tells neither limits nor a demand agency denies nothing', async () => {
  const { Facts } = await renderer.load<{ Facts: unknown }>('features/notice/facts.tsx')
  const empty = ['estimatedPrice', 'baseAmount', 'budget', 'floorRate', 'bidStartAt', 'closeAt', 'openAt']
  const texts = ['contractMethod', 'awardMethod', 'demandAgency', 'previousNoticeNo', 'nextNoticeNo']
  const lists = { regions: [], regionCheckNeeded: false, industries: [], matchedKeywords: [] }
  const known = { source: 'ocds', bsnsDiv: '공사', currency: 'PYG', postedAt: AT, fetchedAt: AT, revision: 0 }
  const bid = { ...Object.fromEntries([...empty, ...texts].map((name) => [name, null])), ...known, ...lists }
  const text = renderer.textOf(Facts, { bid })
  assert.match(text, /지역제한 +출처에 없음/)
  assert.match(text, /업종제한 +출처에 없음/)
  assert.match(text, /수요기관 +출처에 없음/)
  assert.doesNotMatch(text, /제한 없음|미공개/)
  assert.match(renderer.textOf(Facts, { bid: { ...bid, source: 'koneps' } }), /지역제한 +제한 없음/)
})

test('console and mails agree on which sources list limits', async () => {
  const { absenceText } = await renderer.load<{ absenceText: typeof AbsenceText }>('lib/absent.ts')
  for (const source of [...SOURCE_KINDS, 'paraguay'])
    for (const bsnsDiv of BSNS_DIVS)
      for (const field of ['regions', 'industries'] as const) {
        const text = absenceText({ source, bsnsDiv, regionCheckNeeded: false }, field, 'ko')
        assert.equal(text === '제한 없음', listsLimits({ source, bsnsDiv }, field), `${source} ${bsnsDiv} ${field}`)
      }
})
