import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noticeField, TERM_FIELDS } from '../../vocabulary/notice-fields.ts'
import { fitsBudget, tokensOf, withinBudget } from './budget.ts'
import type { PageLinks } from './links.ts'
import { type BidWithText, bidOutput, DETAIL_MEASURES } from './notices.ts'

const LONG = '가'.repeat(4000)
const many = <Item>(item: Item): Item[] => Array.from({ length: 50 }, () => item)
const AT = '2026-11-20T09:00:00+09:00'
const AMOUNT = 9_007_199_254_740_991
const WORST = { text: LONG, time: AT, money: AMOUNT, rate: 87.745 } as Record<string, unknown>

test('a notice with the longest texts in every field fits the budget of a response', () => {
  const terms = Object.fromEntries(TERM_FIELDS.map((name) => [name, WORST[noticeField(name).type]]))
  const number = 'N'.repeat(80)
  const bid = {
    ...terms,
    noticeNo: number,
    title: LONG,
    agency: LONG,
    demandAgency: `${LONG}나`,
    bsnsDiv: '공사',
    status: 'cancelled',
    kind: 'renotice',
    urgent: true,
    currency: 'KRW',
    regions: many(LONG),
    industries: many({ code: '1'.repeat(40), name: LONG }),
    matchedKeywords: many(LONG),
    revisions: many({ at: AT, changes: many({ field: 'jointAgreementCloseAt', old: null, new: null }) }),
    attachments: many({ name: LONG, url: 'https://portal.example/a' }),
    withText: many(LONG),
    awards: many({
      lot: '1'.repeat(60),
      state: 'awarded',
      at: AT,
      winners: many({ name: LONG }),
      amount: AMOUNT,
      rate: 87.745,
      bidders: 1234,
      reason: LONG,
    }),
    similarAwards: many({ noticeNo: number, title: LONG, agency: LONG, amount: AMOUNT, rate: 87.745 }),
    preSpecifications: many({ number, title: LONG, opinionsUntil: AT }),
    regionCheckNeeded: true,
    version: 1234,
    previousNoticeNo: number,
    nextNoticeNo: number,
    detailUrl: `https://portal.example/${'x'.repeat(270)}`,
  } as unknown as BidWithText
  const links = { notice: (no: string) => `https://gonggo.example/notices/${no}` } as PageLinks
  const { answer } = withinBudget(DETAIL_MEASURES, (measure) => bidOutput(bid, measure, links))
  assert.ok(fitsBudget(answer), String(tokensOf(JSON.stringify(answer))))
})
