import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { enterWith } from './browser.ts'
import { openConsole } from './demo.ts'

const room = openConsole()

/** The notice as its source might have it, whatever the demo says of it. */
const TERMS = {
  currency: 'KRW',
  baseAmount: 100_000_000,
  floorRate: 87.745,
  qualificationCloseAt: '2026-11-29T18:00:00+09:00',
  siteBriefingAt: '2026-11-24T14:00:00+09:00',
  siteBriefingPlace: '공사 현장',
  jointContracting: '(전자)공동이행',
  jointAgreementCloseAt: '2026-11-29T18:00:00+09:00',
  bidBond: '불허',
  netConstructionCost: 80_000_000,
  fixedCosts: 5_000_000,
  fixedCostItems: [
    { name: '국민연금보험료', amount: 3_000_000 },
    { name: '산업안전보건관리비', amount: 2_000_000 },
  ],
}

async function withTerms(page: Page, noticeNo: string, terms: object) {
  await page.route(`**/v1/bids/${noticeNo}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...terms } })
  })
}

describe('the terms of a notice', () => {
  test('deadlines and terms stand in the facts, costs in the price panel, and A값 is calculated with', async () => {
    const answer = await fetch(`${room.demo.baseUrl}/v1/bids?pageSize=1`, {
      headers: { authorization: `Bearer ${room.demo.keys.pro}` },
    })
    const { items } = (await answer.json()) as { items: { noticeNo: string }[] }
    const noticeNo = items[0]?.noticeNo ?? ''
    const visitor = await enterWith(await room.visit(), room.demo.keys.pro, '/account')
    const { page } = visitor
    await withTerms(page, noticeNo, TERMS)
    await page.goto(`/notices/${noticeNo}`)
    for (const text of ['현장설명(설명회) 일시', '공동수급협정 마감', '순공사원가', '국민연금보험료'])
      await page.getByText(text, { exact: true }).waitFor()
    assert.equal(await page.getByText('참가자격등록 마감', { exact: true }).count(), 2, 'in the bar and in the facts')
    // (100,000,000 − 5,000,000) × 87.745 % + 5,000,000
    await page.locator('output').getByText('88,357,750원', { exact: true }).waitFor()
    const fixed = page.getByLabel('A값(원)')
    assert.equal(await fixed.inputValue(), '5,000,000')
    await fixed.fill('')
    await page.locator('output').getByText('87,745,000원', { exact: true }).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })
})
