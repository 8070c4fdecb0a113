import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { wildData, wildText } from '../../test/wild-events.ts'
import { type SlackBody, slackBody } from './texts/slack.ts'

const BID = {
  noticeNo: 'D26BK00000001',
  title: '하수관로 정비공사 <2차> & 부대공사',
  agency: '경기도 안양시',
  bsnsDiv: '공사',
  estimatedPrice: 1234567890,
  currency: 'KRW',
  closeAt: '2026-11-30T18:00:00+09:00',
  openAt: null,
  urgent: true,
  detailUrl: 'https://portal.example.kr/notice?no=1&order=<0>|x',
}
const MATCHES = [
  { keywordId: 'kw_1', keyword: '하수관로', terms: [] },
  { keywordId: 'kw_2', keyword: '"부대 공사" | 관로', terms: [] },
]

const payload = (type: string, data: object) => ({
  id: 'evt_1',
  type,
  timestamp: '2026-11-20T09:30:00+09:00',
  apiVersion: '1.0.0-beta.1',
  data,
})

function partsOf({ text, blocks }: SlackBody): { text: string; most: number; linked: boolean }[] {
  const own = blocks.flatMap((block) => {
    const most = block.type === 'header' ? 150 : 'fields' in block ? 2000 : 3000
    const parts = 'fields' in block ? block.fields : 'elements' in block ? block.elements : [block.text]
    return parts.map((part) => ({ text: part.text, most, linked: part.type === 'mrkdwn' }))
  })
  return [{ text, most: 3000, linked: false }, ...own]
}

const read = (body: SlackBody) =>
  partsOf(body)
    .slice(1)
    .map(({ text }) => text)

describe('a message for Slack', () => {
  test('shows the decisive facts of a new notice', () => {
    const body = slackBody(payload('bid.matched', { bid: BID, matches: MATCHES }))
    assert.equal(body.text, '새 입찰공고 · [긴급] 하수관로 정비공사 &lt;2차&gt; &amp; 부대공사')
    assert.deepEqual(read(body), [
      '새 입찰공고',
      '[긴급] 하수관로 정비공사 &lt;2차&gt; &amp; 부대공사',
      '공고기관\n경기도 안양시',
      '구분\n공사',
      '추정가격\n1,234,567,890원',
      '입찰 마감\n2026-11-30 18:00',
      '개찰\n미정',
      '공고번호\nD26BK00000001',
      '<https://portal.example.kr/notice?no=1&amp;order=%3C0%3E%7Cx|공고 보기>',
      '키워드: 하수관로, "부대 공사" | 관로',
      'evt_1',
    ])
    assert.deepEqual(
      body.blocks.map(({ type }) => type),
      ['header', 'section', 'section', 'section', 'context'],
    )
  })

  test('shows old values of a change', () => {
    const changes = [
      { field: 'closeAt', old: '2026-11-30T18:00:00+09:00', new: '2026-12-07T10:00:00+09:00' },
      { field: 'estimatedPrice', old: null, new: 5000000 },
      { field: 'regions', old: ['서울특별시'], new: [] },
      { field: 'industries', old: [], new: [{ code: '4817', name: '상하수도설비공사업' }] },
    ]
    const body = slackBody(payload('bid.changed', { bid: { ...BID, urgent: false }, matches: [], changes }))
    assert.deepEqual(read(body)[1]?.split('\n').slice(1), [
      '• 입찰 마감: 2026-11-30 18:00 → 2026-12-07 10:00',
      '• 추정가격: 미정 → 5,000,000원',
      '• 지역제한: 서울특별시 → 없음',
      '• 업종제한: 없음 → 상하수도설비공사업',
    ])
    const many = Array.from({ length: 14 }, () => changes[0])
    const long = slackBody(payload('bid.changed', { bid: BID, changes: many }))
    assert.match(read(long)[1] ?? '', /\n• 외 4건$/)
  })

  test('names other currencies, corrections and cancellations', () => {
    const foreign = { ...BID, currency: 'USD', estimatedPrice: 1000 }
    const body = slackBody(payload('bid.awarded', { bid: foreign, matches: [], correction: true }))
    assert.match(body.text, /^개찰·낙찰 결과 · \[긴급\] \[정정\] /)
    assert.ok(read(body).includes('추정가격\nUSD 1,000'))
    assert.match(slackBody(payload('bid.cancelled', { bid: BID, matches: [] })).text, /^입찰공고 취소/)
  })

  test('reports incidents and disabled webhooks without revealing URLs', () => {
    const report = { id: 'rpt_1', period: 'monthly', from: '2026-10-01', to: '2026-10-31', format: 'pdf' }
    const contentUrl = 'https://api.example.kr/v1/reports/rpt_1/content?signature=abc'
    const ready = read(slackBody(payload('report.ready', { report: { ...report, contentUrl } })))
    assert.deepEqual(ready.slice(1, 5), [
      '월간 보고서가 준비되었습니다.',
      '기간\n2026-10-01 ~ 2026-10-31',
      '형식\nPDF',
      `<${contentUrl}|보고서 열기>`,
    ])
    const ofCompany = { ...report, contentUrl, profileName: '한빛\n전기' }
    assert.ok(read(slackBody(payload('report.ready', { report: ofCompany }))).includes('추가 회사\n한빛 전기'))
    const webhook = { id: 'wh_1', url: 'https://hooks.example.com/secret', description: 'ERP', disabledReason: 'gone' }
    const disabled = slackBody(payload('webhook.disabled', { webhook }))
    assert.match(disabled.text, /ERP · hooks\.example\.com · 수신 서버가 410 Gone으로/)
    assert.ok(!JSON.stringify(disabled).includes('/secret'))
    const incident = {
      id: 'inc_1',
      cause: 'leaked',
      state: 'contained',
      key: { id: 'key_1', name: 'ERP', prefix: 'gg_live_ab' },
    }
    const lines = read(slackBody(payload('security.incident', { incident })))
    assert.deepEqual(lines.slice(1, 5), [
      'API 키가 공개된 곳에서 발견되었습니다.',
      '상태\n차단됨',
      'API 키\nERP · gg_live_ab',
      '보안 사고 번호\ninc_1',
    ])
    assert.match(slackBody(payload('webhook.test', {})).text, /^테스트 메시지/)
  })

  test('links only to http and https', () => {
    for (const detailUrl of [
      'javascript:alert(1)',
      'slack://open',
      'no address',
      null,
      `https://a.kr/${'x'.repeat(3000)}`,
    ]) {
      const body = slackBody(payload('bid.matched', { bid: { ...BID, detailUrl } }))
      assert.ok(read(body).every((text) => !text.includes('공고 보기')))
    }
  })

  test('contains no control character, no mention and nothing too long, for any text of a source', () => {
    const data = wildData(wildText('<!channel> <@U1> &lt;', '&'.repeat(5000), '😀'.repeat(3000)))
    fc.assert(
      fc.property(fc.constantFrom('bid.matched', 'bid.changed'), data, (type, given) => {
        const body = slackBody(payload(type, given))
        assert.ok(body.blocks.length <= 50)
        for (const { text, most, linked } of partsOf(body)) {
          assert.ok(text.length <= most && text.length > 0, `${text.length}`)
          assert.doesNotMatch(text, /(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/u)
          if (text.includes('\n')) assert.match(text, /^[^\n]+\n[^\n]*$|^[^\n]*(?:\n• [^\n]*)+$/)
          if (!linked) assert.doesNotMatch(text, /[<>]|&(?!(?:amp|lt|gt);)/)
          else assert.match(text, /^<https?:[^<>|]+\|공고 보기>$/)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('accepts any payload: missing fields shorten the message', () => {
    const anything = fc.anything({ withBigInt: false })
    fc.assert(
      fc.property(
        anything,
        fc.oneof(fc.string(), fc.constant('valueOf')),
        fc.anything({ maxDepth: 3 }),
        (id, type, data) => {
          assert.ok(slackBody({ id, type, data }).text.length > 0)
        },
      ),
    )
  })
})
