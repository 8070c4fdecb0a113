import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AlertNotice, NoticeFacts, Tame } from '../schema.ts'
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

/** What a mail says of the limits of regions and licences. */
function limitsOf(facts: Partial<NoticeFacts>) {
  const notice = { what: 'matched', title: [], facts: { ...FACTS, ...facts }, matches: [], changes: [], award: null }
  const url = new URL('https://portal.example/N1')
  const reader = { zone: 'Asia/Seoul', at: 0, language: 'ko' } as const
  const { rows } = cardOf({ ...notice, detailUrl: url } as unknown as Tame<AlertNotice>, reader)
  return rows.filter(([label]) => label === '지역제한' || label === '업종제한').map(([, value]) => value)
}

test('a mail denies a limit only where the source lists limits', () => {
  assert.deepEqual(limitsOf({}), ['제한 없음', '제한 없음'])
  assert.deepEqual(limitsOf({ bsnsDiv: '기타' }), ['출처에 없음', '출처에 없음'])
  assert.deepEqual(limitsOf({ source: 'koneps-private' }), ['제한 없음', '출처에 없음'])
  assert.deepEqual(limitsOf({ source: 'paraguay' }), ['출처에 없음', '출처에 없음'])
  assert.deepEqual(limitsOf({ source: 'paraguay', regionCheckNeeded: true, industries: ['1468'] })[1], '1468')
})
