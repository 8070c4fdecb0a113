import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertWellInAllLooks, enterWith, type Visitor, WIDTHS } from './browser.ts'
import { openConsole } from './demo.ts'

const room = openConsole()

interface Answer {
  total: number
  items: { bid: { noticeNo: string; title: string }; evidence: { noticeNo: string }[] }[]
}

const open = async (path = '/upcoming') => enterWith(await room.visit(), room.demo.keys.enterprise, path)
const rowsOf = ({ page }: Visitor) => page.locator('tr[data-row]')
const filtersOf = ({ page }: Visitor) => page.getByRole('region', { name: '조건' })

async function ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
  const headers = { authorization: `Bearer ${room.demo.keys.enterprise}`, 'content-type': 'application/json' }
  const sent = body === undefined ? { method, headers: { authorization: headers.authorization } } : { method, headers }
  const answer = await fetch(`${room.demo.baseUrl}${path}`, { ...sent, body: body && JSON.stringify(body) })
  assert.ok(answer.ok, `${method} ${path} ${answer.status}`)
  return (method === 'DELETE' ? null : await answer.json()) as T
}

/** What the page was answered after `act`, once it shows it. */
async function shownAfter(visitor: Visitor, parameter: string, act: () => Promise<unknown>): Promise<Answer> {
  const { page } = visitor
  const asked = page.waitForResponse((one) => one.url().includes(`/v1/bids/recurring?${parameter}`))
  await act()
  const answer = (await (await asked).json()) as Answer
  await page.getByRole('status').getByText(`예상 공고 ${answer.total}건`).waitFor()
  const [first] = answer.items
  if (first) await rowsOf(visitor).first().getByRole('link', { name: first.bid.title }).first().waitFor()
  assert.equal(await rowsOf(visitor).count(), answer.items.length)
  return answer
}

describe('upcoming notices', () => {
  test('within some months, each with the past notices that it is inferred from', async () => {
    const visitor = await open()
    const { page } = visitor
    await rowsOf(visitor).first().waitFor()
    const { total, items } = await shownAfter(visitor, 'months=6', () =>
      filtersOf(visitor).getByLabel('예상 시기').selectOption('6'),
    )
    assert.ok(total > 0, 'the demo has orders that come back each year')
    const row = rowsOf(visitor).first()
    await row.locator('summary').click()
    const past = row.getByRole('listitem').getByRole('link')
    const [first = assert.fail('no row')] = items
    assert.ok(first.evidence.length >= 2)
    const leadTo = first.evidence.map(({ noticeNo }) => `/notices/${encodeURIComponent(noticeNo)}`)
    assert.deepEqual(await past.evaluateAll((links) => links.map((link) => link.getAttribute('href'))), leadTo)
    await past.last().click()
    await page.waitForURL(`**${leadTo.at(-1)}`)
    await page.goBack()
    await rowsOf(visitor).first().waitFor()
    assert.equal(await filtersOf(visitor).getByLabel('예상 시기').inputValue(), '6', 'the filter is in the address')
    assert.deepEqual(visitor.faults(), [])
  })

  test('only those that the own keywords match', async () => {
    const { items } = await ask<Answer>('GET', '/v1/bids/recurring?pageSize=1')
    const keyword = items[0]?.bid.title.match(/[가-힣]{2,}(?= [가-힣]+$)/)?.[0] ?? '용역'
    const { id } = await ask<{ id: string }>('POST', '/v1/keywords', { keyword })
    const visitor = await open()
    const matching = await shownAfter(visitor, 'matched=true', () =>
      filtersOf(visitor).getByLabel('내 키워드').selectOption({ label: '키워드 일치 공고만' }),
    )
    for (const at of matching.items.keys()) await rowsOf(visitor).nth(at).getByText(keyword).first().waitFor()
    await ask('DELETE', `/v1/keywords/${id}`)
    assert.ok(matching.total > 0)
    assert.deepEqual(visitor.faults(), [])
  })

  test('none: the page says why, and all are back once the filters are cleared', async () => {
    const visitor = await open()
    const { page } = visitor
    await rowsOf(visitor).first().waitFor()
    const clear = filtersOf(visitor).getByRole('button', { name: '조건 모두 해제' })
    assert.equal(await clear.count(), 0, 'no filter is active')
    await filtersOf(visitor).getByLabel('공고명').fill('아무도 내지 않는 공고')
    await page.getByText('예상되는 공고가 없습니다', { exact: true }).waitFor()
    assert.equal(await rowsOf(visitor).count(), 0)
    await clear.press('Enter')
    await rowsOf(visitor).first().waitFor()
    assert.equal(await clear.count(), 0)
    await filtersOf(visitor).locator('summary:focus').waitFor()
    assert.ok(await filtersOf(visitor).getByLabel('예상 시기').isVisible())
    assert.equal(new URL(page.url()).search, '')
    assert.deepEqual(visitor.faults(), [])
  })

  test('on a phone the filters are folded until they are wanted, as those of the search are', async () => {
    const visitor = await open()
    const { page } = visitor
    await rowsOf(visitor).first().waitFor()
    assert.ok(await filtersOf(visitor).getByLabel('예상 시기').isVisible())
    await page.setViewportSize({ width: WIDTHS[1], height: 900 })
    await page.reload()
    await rowsOf(visitor).first().waitFor()
    assert.equal(await filtersOf(visitor).getByLabel('예상 시기').isVisible(), false)
    await filtersOf(visitor).locator('summary').click()
    await filtersOf(visitor).getByLabel('예상 시기').selectOption('6')
    await filtersOf(visitor).locator('summary').click()
    await filtersOf(visitor).getByText('1개 적용 중').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('a choice that is not offered is not requested', async () => {
    const visitor = await open('/upcoming?months=99')
    await rowsOf(visitor).first().waitFor()
    assert.equal(await filtersOf(visitor).getByLabel('예상 시기').inputValue(), '')
    assert.deepEqual(visitor.faults(), [])
  })

  test('in both languages and themes, on a desktop and on a phone, where no two lines of a cell run together', async () => {
    const visitor = await open()
    const { page } = visitor
    const arrival = async () => {
      await rowsOf(visitor).first().waitFor()
      await page.locator('tr[data-row] details').first().evaluate('(element) => { element.open = true }')
    }
    await assertWellInAllLooks(visitor, arrival)
    await page.setViewportSize({ width: WIDTHS[1], height: 900 })
    for (const at of [0, 1]) {
      const parts = rowsOf(visitor).first().locator('td').nth(at).locator('> *')
      const tops = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      assert.ok(tops.length >= 2)
      for (const [index, top] of tops.entries()) assert.ok(index === 0 || top > (tops[index - 1] ?? 0) + 8, tops.join())
    }
    assert.deepEqual(visitor.faults(), [])
  })
})
