import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AlertNotice, NoticeFacts, Safe } from '../schema.ts'
import { cardOf } from './alert-card.ts'

const FACTS: NoticeFacts = {
  noticeNo: 'N1',
  revision: 0,
  urgent: false,
  source: 'koneps',
  bsnsDiv: '공사',
  agency: [{ text: '종로구', hit: false }],
  demandAgency: null,
  currency: 'KRW',
  baseAmount: null,
  estimatedPrice: 1,
  budget: null,
  floorRate: null,
  regions: [],
  regionCheckNeeded: false,
  industries: [],
  contractMethod: null,
  awardMethod: null,
  closeAt: null,
  openAt: null,
}

const NOTICE = { what: 'matched', title: [], facts: FACTS, matches: [], changes: [], award: null, eligibility: null }
const PLACE = { detailUrl: new URL('https://portal.example/N1') }
const READER = { zone: 'Asia/Seoul', at: 0, language: 'ko' } as const

/** What a mail says of the limits of regions and licences. */
function limitsOf(facts: Partial<NoticeFacts>) {
  const notice = { ...NOTICE, facts: { ...FACTS, ...facts } }
  const { rows } = cardOf({ ...notice, ...PLACE } as unknown as Safe<AlertNotice>, READER)
  return rows.filter(([label]) => label === '지역제한' || label === '업종제한').map(([, value]) => value)
}

test('a mail denies a limit only where the source lists limits', () => {
  assert.deepEqual(limitsOf({}), ['제한 없음', '제한 없음'])
  assert.deepEqual(limitsOf({ bsnsDiv: '기타' }), ['출처에 없음', '출처에 없음'])
  assert.deepEqual(limitsOf({ source: 'koneps-private' }), ['제한 없음', '출처에 없음'])
  assert.deepEqual(limitsOf({ source: 'paraguay' }), ['출처에 없음', '출처에 없음'])
  assert.deepEqual(limitsOf({ source: 'paraguay', regionCheckNeeded: true, industries: ['1468'] })[1], '1468')
})

test('a mail says whether the company may bid, and from what verdict that has changed', () => {
  const rowsWith = (eligibility: AlertNotice['eligibility']) =>
    cardOf({ ...NOTICE, ...PLACE, eligibility } as unknown as Safe<AlertNotice>, READER).rows.filter(
      ([label]) => label === '참가자격',
    )
  assert.deepEqual(rowsWith(null), [])
  assert.deepEqual(rowsWith({ verdict: 'yes', old: null }), [['참가자격', '참가 가능']])
  assert.deepEqual(rowsWith({ verdict: 'check', old: 'no' }), [['참가자격', '참가 불가 → 확인 필요']])
})

test('a mail names the further companies that its keywords are for', () => {
  const companies = [
    { name: '가람통신', verdict: 'yes', old: 'no' },
    { name: '나래', verdict: 'check', old: null },
  ]
  const rowsWith = (fields: object) =>
    cardOf({ ...NOTICE, ...PLACE, ...fields } as unknown as Safe<AlertNotice>, READER).rows.flatMap(([label, value]) =>
      label === '참가자격' ? [value] : [],
    )
  const expected = ['가람통신: 참가 불가 → 참가 가능', '나래: 확인 필요']
  assert.deepEqual(rowsWith({ companies }), expected)
  assert.deepEqual(rowsWith({ companies, eligibility: { verdict: 'no', old: null } }), ['참가 불가', ...expected])
})
