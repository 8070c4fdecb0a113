import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { enterWith } from './browser.ts'
import { openConsole } from './demo.ts'

const room = openConsole()

const arriveAt = async (path: string) => enterWith(await room.visit(), room.demo.keys.pro, path)

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(`${room.demo.baseUrl}${path}`, {
    headers: { authorization: `Bearer ${room.demo.keys.pro}` },
  })
  assert.equal(answer.status, 200)
  return (await answer.json()) as T
}

describe('what the API names is said in words', () => {
  test('sources on the first page, and quotas in the account', async () => {
    const visitor = await arriveAt('/')
    const { page } = visitor
    await page.getByRole('rowheader', { name: '데모 자료', exact: true }).waitFor()
    assert.doesNotMatch((await page.locator('main').textContent()) ?? '', /\bdemo\b/)
    await page.goto('/account')
    for (const name of ['키로 보낸 요청', 'API 키', '키워드', '입찰 건'])
      await page.getByRole('rowheader', { name, exact: true }).waitFor()
    assert.doesNotMatch((await page.locator('main').textContent()) ?? '', /\((?:pro|manage)\)|\bdemo\b/)
    assert.deepEqual(visitor.faults(), [])
  })

  test('the business number of a winner and the source of a notice', async () => {
    const { items } = await ask<{ items: { noticeNo: string }[] }>('/v1/bids?status=awarded&pageSize=1')
    const visitor = await arriveAt(`/notices/${items[0]?.noticeNo}`)
    const { page } = visitor
    await page
      .getByText(/\b\d{3}-\d{2}-\d{5}\b/)
      .first()
      .waitFor()
    await page.getByText('데모 자료 ·').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('the condition that leaves nothing', async () => {
    const visitor = await arriveAt('/search?keyword=공사&minAmt=900000000000')
    await visitor.page.getByText(/^추정가격 조건을 함께 쓰면/).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })
})
