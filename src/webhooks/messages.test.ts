import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { wildAwards, wildText } from '../../test/wild-events.ts'
import { chatMessageOf } from './texts/chat-message.ts'
import { discordBody } from './texts/discord.ts'
import { slackBody } from './texts/slack.ts'
import { teamsBody } from './texts/teams.ts'

const BID = {
  noticeNo: 'D26BK00000001',
  title: '하수관로 정비공사 [2차] @everyone **급함**',
  agency: '경기도 안양시',
  bsnsDiv: '공사',
  estimatedPrice: 1234567890,
  currency: 'KRW',
  closeAt: '2026-11-30T18:00:00+09:00',
  openAt: null,
  urgent: true,
  detailUrl: 'https://portal.example.kr/notice?no=1',
}
const MATCHES = [{ keywordId: 'kw_1', keyword: '하수관로', terms: [] }]
const AWARD = {
  state: 'awarded',
  lot: '0',
  winners: [{ name: '㈜한빛건설', businessNo: null, amount: 78186870, share: null }],
  amount: 78186870,
  currency: 'KRW',
  rate: 89.755,
  rateBasis: 'plannedPrice',
  plannedPrice: 87111000,
  bidders: 57,
  reason: null,
}

const payload = (type: string, data: object) => ({ id: 'evt_1', type, timestamp: '2026-11-20T09:30:00+09:00', data })

describe('an event as a chat message', () => {
  test('an award shows winner and price before the title', () => {
    const { lines } = chatMessageOf(payload('bid.awarded', { bid: BID, matches: MATCHES, award: AWARD }))
    assert.equal(lines[0], '낙찰: ㈜한빛건설 · 78,186,870원 · 89.755% · 참가 57개사')
    const failed = chatMessageOf(
      payload('bid.awarded', { bid: BID, award: { state: 'failed', reason: '응찰자 없음' } }),
    )
    assert.equal(failed.lines[0], '유찰: 응찰자 없음')
    const newer = chatMessageOf(payload('bid.awarded', { bid: BID, award: { state: 'suspended' } }))
    assert.match(newer.lines[0] ?? '', /하수관로/)
  })

  test('a change of A값 shows its sum, and leaves out the items, whose names stay the same', () => {
    const items = (amount: number) => [{ name: '국민연금보험료', amount }]
    const changes = [
      { field: 'fixedCosts', old: 1000, new: 2000 },
      { field: 'fixedCostItems', old: items(1000), new: items(2000) },
    ]
    const { lines } = chatMessageOf(payload('bid.changed', { bid: BID, changes }))
    assert.deepEqual(lines.slice(1), ['• A값: 1,000원 → 2,000원'])
  })

  test('an unpublished price is replaced by another with its own label', () => {
    const factsOf = (prices: object) =>
      chatMessageOf(payload('bid.matched', { bid: { ...BID, estimatedPrice: null, ...prices } })).facts[2]
    assert.deepEqual(factsOf({ baseAmount: 90, budget: 100 }), ['기초금액', '90원'])
    assert.deepEqual(factsOf({ baseAmount: null, budget: 1000 }), ['배정예산', '1,000원'])
    assert.deepEqual(factsOf({}), ['추정가격', '미공개'])
  })
})

describe('the verdict of the company', () => {
  const judged = { bid: { ...BID, eligibility: 'yes' }, matches: MATCHES }
  const bodies = [slackBody, teamsBody, discordBody]

  test('is one phrase in every chat, with the previous one if it has changed', () => {
    const changed = { ...judged, eligibilityChange: { old: 'no', new: 'yes', by: 'profile' } }
    for (const bodyOf of bodies) {
      assert.match(JSON.stringify(bodyOf(payload('bid.matched', judged))), /참가자격.{0,60}참가 가능/)
      assert.match(JSON.stringify(bodyOf(payload('bid.matched', changed))), /참가자격.{0,60}참가 불가 → 참가 가능/)
    }
    const check = { ...judged, bid: { ...BID, status: 'open', eligibility: 'check' } }
    assert.deepEqual(chatMessageOf(payload('bid.changed', check)).facts.at(-2), ['참가자격', '확인 필요'])
  })

  test('names the further companies that the keywords are for, and is that of the account only for its own', () => {
    const company = { profileId: 'prf_1', name: '가람통신', verdict: 'yes' }
    const match = { ...MATCHES[0], company }
    const factsOf = (data: object) =>
      chatMessageOf(payload('bid.matched', { ...judged, ...data })).facts.flatMap(([label, value]) =>
        label === '참가자격' ? [value] : [],
      )
    assert.deepEqual(factsOf({ matches: [match] }), ['가람통신: 참가 가능'])
    assert.deepEqual(factsOf({ matches: [match, match, ...MATCHES] }), ['참가 가능, 가람통신: 참가 가능'])
    const eligibilityChange = { old: 'no', new: 'yes', by: 'profile', profileId: 'prf_1' }
    assert.deepEqual(factsOf({ matches: [match, ...MATCHES], eligibilityChange }), [
      '참가 가능, 가람통신: 참가 불가 → 참가 가능',
    ])
    for (const bodyOf of bodies)
      assert.match(
        JSON.stringify(bodyOf(payload('bid.matched', { ...judged, matches: [match] }))),
        /가람통신.{0,4} 참가 가능/,
      )
  })

  test('is absent without a profile, for an unknown verdict, and once bidding is over', () => {
    const others = [
      payload('bid.matched', { bid: BID, matches: MATCHES }),
      payload('bid.matched', { ...judged, bid: { ...BID, eligibility: 'constructor' } }),
      payload('bid.awarded', { ...judged, award: AWARD }),
      payload('bid.cancelled', judged),
      payload('bid.changed', { ...judged, bid: { ...judged.bid, status: 'closed' } }),
    ]
    for (const one of others) for (const bodyOf of bodies) assert.doesNotMatch(JSON.stringify(bodyOf(one)), /참가자격/)
  })
})

describe('a card for Microsoft Teams', () => {
  test('shows the decisive facts of a notice, and links to it', () => {
    const { type, attachments } = teamsBody(payload('bid.matched', { bid: BID, matches: MATCHES }))
    const [{ contentType, content }] = attachments
    assert.deepEqual([type, contentType], ['message', 'application/vnd.microsoft.card.adaptive'])
    assert.deepEqual([content.type, content.version], ['AdaptiveCard', '1.4'])
    assert.deepEqual(
      content.body.map(({ inlines }) => inlines.map(({ text }) => text).join('')),
      [
        '새 입찰공고',
        '[긴급] 하수관로 정비공사 [2차] @everyone **급함**',
        '공고기관  경기도 안양시',
        '구분  공사',
        '추정가격  1,234,567,890원',
        '입찰 마감  2026-11-30 18:00',
        '개찰  미정',
        '공고번호  D26BK00000001',
        '키워드: 하수관로',
        'evt_1',
      ],
    )
    assert.deepEqual(content.actions, [{ type: 'Action.OpenUrl', title: '공고 보기', url: BID.detailUrl }])
    assert.equal(content.fallbackText, '새 입찰공고 · [긴급] 하수관로 정비공사 [2차] @everyone **급함**')
  })
})

describe('an embed for Discord', () => {
  test('shows the decisive facts of a notice, without Markdown or mentions from its texts', () => {
    const { embeds, allowed_mentions } = discordBody(payload('bid.matched', { bid: BID, matches: MATCHES }))
    assert.deepEqual(allowed_mentions, { parse: [] })
    assert.deepEqual(embeds, [
      {
        title: '새 입찰공고',
        url: BID.detailUrl,
        description: '\\[긴급\\] 하수관로 정비공사 \\[2차\\] \\@everyone \\*\\*급함\\*\\*',
        fields: [
          { name: '공고기관', value: '경기도 안양시', inline: true },
          { name: '구분', value: '공사', inline: true },
          { name: '추정가격', value: '1,234,567,890원', inline: true },
          { name: '입찰 마감', value: '2026\\-11\\-30 18\\:00', inline: true },
          { name: '개찰', value: '미정', inline: true },
          { name: '공고번호', value: 'D26BK00000001', inline: true },
        ],
        footer: { text: '키워드: 하수관로 · evt_1' },
      },
    ])
  })
})

describe('for any text of a source', () => {
  const data = wildAwards(wildText('@everyone <@&1> [a](https://a.kr)', '*'.repeat(5000)))
  const types = fc.constantFrom('bid.matched', 'bid.changed', 'bid.awarded')
  /** The text without escaped characters. */
  const unescaped = (text: string) => text.replaceAll(/\\[^0-9A-Za-z\s]/g, '')
  const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/u

  test('a card is small enough, shows texts verbatim, and links only to http and https', () => {
    fc.assert(
      fc.property(types, data, (type, given) => {
        const body = teamsBody(payload(type, given))
        assert.ok(Buffer.byteLength(JSON.stringify(body)) <= 28 * 1024)
        const [{ content }] = body.attachments
        for (const { inlines } of content.body)
          for (const { text } of inlines) {
            assert.ok(text.length > 0)
            assert.doesNotMatch(text, INVISIBLE)
          }
        for (const { url } of content.actions) assert.match(url, /^https?:/)
      }),
      { numRuns: 200 },
    )
  })

  test('an embed keeps the limits of Discord, and escapes all Markdown and mentions', () => {
    fc.assert(
      fc.property(types, data, (type, given) => {
        const { embeds } = discordBody(payload(type, given))
        const [{ title, description = '', fields, footer, url = 'https:' }] = embeds
        const texts = [title, description, footer?.text ?? '', ...fields.flatMap(({ name, value }) => [name, value])]
        assert.ok(texts.join('').length <= 6000)
        assert.ok(title.length <= 256 && description.length <= 4096 && fields.length <= 25)
        for (const { value } of fields) {
          assert.ok(value.length > 0 && value.length <= 1024)
          assert.doesNotMatch(unescaped(value), /[\\*_~`|<>[\]@#]/)
        }
        assert.doesNotMatch(unescaped(description), /[\\*_~`|<>[\]@#]/)
        assert.doesNotMatch(description.replaceAll('\n', ''), INVISIBLE)
        assert.match(url, /^https?:/)
      }),
      { numRuns: 200 },
    )
  })

  test('missing fields shorten the message', () => {
    const anything = fc.anything({ withBigInt: false })
    fc.assert(
      fc.property(anything, fc.oneof(fc.string(), fc.constant('valueOf')), anything, (id, type, given) => {
        for (const say of [slackBody, teamsBody, discordBody])
          assert.ok(JSON.stringify(say({ id, type, data: given })).length > 0)
      }),
    )
  })
})
