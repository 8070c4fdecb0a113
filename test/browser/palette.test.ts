import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { publish } from '../demo-notices.ts'
import { eventually } from '../harness.ts'
import { assertWellInAllLooks, enterWith, type Visitor } from './browser.ts'
import { type ConsoleRoom, openConsole } from './demo.ts'

const TITLE = '남항 방파제 보강공사'
const KEYWORD = '방파제 보강'

const room: ConsoleRoom = openConsole({}, async () => {
  const answer = await fetch(`${room.demo.baseUrl}/v1/keywords`, {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ keyword: KEYWORD }),
  })
  assert.equal(answer.status, 201)
  await publish(room.demo, [TITLE])
  await eventually(async () => (await noticeNos()).length === 1)
})

const headers = () => ({ authorization: `Bearer ${room.demo.keys.pro}` })

async function noticeNos(): Promise<string[]> {
  const query = new URLSearchParams({ keyword: `"${TITLE}"` })
  const answer = await fetch(`${room.demo.baseUrl}/v1/bids?${query}`, { headers: headers() })
  return ((await answer.json()) as { items: { noticeNo: string }[] }).items.map(({ noticeNo }) => noticeNo)
}

async function keyWith(scopes: readonly string[]): Promise<string> {
  const answer = await fetch(`${room.demo.baseUrl}/v1/keys`, {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ name: '알림 담당', scopes }),
  })
  assert.equal(answer.status, 201)
  return ((await answer.json()) as { key: string }).key
}

const open = async (path = '/'): Promise<Visitor> => enterWith(await room.visit(), room.demo.keys.pro, path)

function paletteOf({ page }: Visitor) {
  const dialog = page.getByRole('dialog', { name: '빠른 이동' })
  return { dialog, field: dialog.getByRole('combobox'), options: dialog.getByRole('option') }
}

describe('the palette', () => {
  test('leads to a page by keys alone, and gives the focus back when it is left', async () => {
    const visitor = await open('/statistics')
    const { page } = visitor
    const { dialog, field, options } = paletteOf(visitor)
    const link = page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '보고서' })
    await link.focus()
    await page.keyboard.press('Control+k')
    await field.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => link.evaluate((one) => one.matches(':focus')))
    await page.keyboard.press('Control+k')
    await field.fill('알림')
    await options.filter({ hasText: '알림함' }).waitFor()
    assert.equal(await options.first().getAttribute('aria-selected'), 'true')
    assert.equal(await field.getAttribute('aria-activedescendant'), await options.first().getAttribute('id'))
    await page.keyboard.press('ArrowDown')
    assert.equal(await options.nth(1).getAttribute('aria-selected'), 'true')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: '알림함' }).waitFor()
    await dialog.waitFor({ state: 'detached' })
    assert.deepEqual(visitor.faults(), [])
  })

  test('finds notices by title and number, keywords, and what to do', async () => {
    const visitor = await open()
    const { page } = visitor
    const { dialog, field, options } = paletteOf(visitor)
    const [noticeNo = ''] = await noticeNos()
    await page.getByRole('button', { name: '빠른 이동 (Ctrl+K)' }).click()
    await field.fill(KEYWORD)
    // The number of a test's notice holds its title.
    const notice = dialog.getByRole('option', { name: new RegExp(`^${TITLE}`) })
    await notice.waitFor()
    await options.filter({ hasText: '키워드' }).filter({ hasText: KEYWORD }).first().waitFor()
    await field.fill(noticeNo)
    await notice.click()
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    await page.keyboard.press('Control+k')
    await field.fill('새 키워드')
    await page.keyboard.press('Enter')
    await page.waitForURL(/keywords\?edit=new/)
    assert.deepEqual(visitor.faults(), [])
  })

  test('one list that cannot be had takes no other with it, and none is asked for without the right to it', async () => {
    const visitor = await open()
    visitor.forgive(/503/)
    const { page } = visitor
    const { dialog, field } = paletteOf(visitor)
    const problem = { type: 'about:blank', title: 'x', status: 503, detail: 'x', code: 'x', requestId: 'req_1' }
    const refusal = { status: 503, contentType: 'application/problem+json', body: JSON.stringify(problem) }
    await page.route('**/v1/codes/agencies?*', (route) => route.fulfill(refusal))
    await page.keyboard.press('Control+k')
    await field.fill(KEYWORD)
    await dialog.getByRole('option', { name: new RegExp(`^${TITLE}`) }).waitFor()
    await dialog.getByText('발주기관을 찾지 못했습니다. 다시 입력해 주십시오.').first().waitFor()
    const barred = await enterWith(await room.visit(), await keyWith(['keywords:read']), '/account')
    const asked: string[] = []
    barred.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const its = paletteOf(barred)
    await barred.page.keyboard.press('Control+k')
    await its.field.fill(KEYWORD)
    await its.options.filter({ hasText: '키워드' }).filter({ hasText: KEYWORD }).first().waitFor()
    await its.dialog.getByRole('status').filter({ hasText: '항목이 있습니다' }).waitFor({ state: 'attached' })
    assert.deepEqual(
      asked.filter((path) => path === '/v1/bids' || path.startsWith('/v1/codes')),
      [],
    )
    assert.deepEqual(visitor.faults(), [])
  })

  test('a question mark shows all keys, but not to somebody who types one', async () => {
    const visitor = await open('/search')
    const { page } = visitor
    // The search is asked with what is typed.
    visitor.forgive(/400/)
    const help = page.getByRole('dialog', { name: '단축키' })
    await page.getByRole('searchbox').fill('')
    await page.keyboard.type('?')
    assert.equal(await help.count(), 0)
    await page.getByRole('searchbox').fill('')
    await page.locator('#content').focus()
    await page.keyboard.press('?')
    await help.getByText('입찰 건에 추가, 검토 중이면 해제 (공고 화면에서는 추가만)').waitFor()
    assert.deepEqual(await visitor.violations(), [])
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    assert.deepEqual(visitor.faults(), [])
  })

  test('in both languages and themes, on a desktop and on a phone', async () => {
    const visitor = await open()
    const { page } = visitor
    await assertWellInAllLooks(visitor, async () => {
      // Open still in the second width of a language.
      if ((await page.getByRole('dialog').count()) === 0) await page.getByRole('button', { name: /Ctrl\+K/ }).click()
      await page.getByRole('dialog').getByRole('option').first().waitFor()
    })
    assert.deepEqual(visitor.faults(), [])
  })
})
