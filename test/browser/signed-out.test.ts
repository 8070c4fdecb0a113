import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from '../harness.ts'
import { assertWell, enterWith, LOOKS, type Visitor } from './browser.ts'
import { openConsole } from './demo.ts'

/** A session that ends while somebody works. */

const room = openConsole()

const open = async (path: string, key = room.demo.keys.enterprise): Promise<Visitor> =>
  enterWith(await room.visit(), key, path)

async function call<Body>(path: string, init: RequestInit = {}): Promise<Body> {
  const headers = { authorization: `Bearer ${room.demo.keys.enterprise}`, 'content-type': 'application/json' }
  const answer = await fetch(`${room.demo.baseUrl}${path}`, { ...init, headers })
  assert.ok(answer.ok, `${path} ${answer.status}`)
  return (await answer.json()) as Body
}

/** The session of the browser ends elsewhere; its cookie stays. */
async function end({ context }: Visitor): Promise<void> {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { 'x-gonggo-console': '1', cookie }
  const { status } = await fetch(`${room.demo.baseUrl}/session`, { method: 'DELETE', headers })
  assert.equal(status, 204)
  await eventually(async () => (await fetch(`${room.demo.baseUrl}/v1/pursuits`, { headers })).status === 401)
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '다시 로그인' })

async function signInAgain(page: Page, key: string): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.getByLabel('API 키').fill(key)
  await dialog.getByRole('button', { name: '로그인', exact: true }).click()
}

async function pursuit(): Promise<string> {
  const { items } = await call<{ items: { noticeNo: string }[] }>('/v1/bids?status=open&pageSize=50')
  const { items: pursued } = await call<{ items: { noticeNo: string }[] }>('/v1/pursuits?pageSize=100')
  const free = items.find(({ noticeNo }) => !pursued.some((one) => one.noticeNo === noticeNo))
  const body = JSON.stringify({ noticeNo: free?.noticeNo })
  return (await call<{ id: string }>('/v1/pursuits', { method: 'POST', body })).id
}
const notesOf = async (id: string) =>
  (await call<{ items: { text: string }[] }>(`/v1/pursuits/${id}/notes`)).items.map(({ text }) => text)

describe('a session that has ended', () => {
  test('is asked for over the page, and what was asked for comes after it', async () => {
    const visitor = await open('/search')
    const { page } = visitor
    await page.locator('a[data-row]').first().waitFor()
    await end(visitor)
    await page.getByLabel('검색어', { exact: true }).fill('공사')
    const dialog = dialogOf(page)
    await dialog.waitFor()
    assert.equal(await dialog.getByLabel('API 키').isVisible(), true)
    assert.equal(await page.locator(':focus').getAttribute('type'), 'password')
    assert.deepEqual(await visitor.violations(), [])
    await signInAgain(page, room.demo.keys.enterprise)
    await dialog.waitFor({ state: 'detached' })
    assert.match(page.url(), /keyword=/)
    assert.equal(await page.getByLabel('검색어', { exact: true }).inputValue(), '공사')
    await page.locator('mark').first().waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('a change that was refused is made after the sign-in, once', async () => {
    const id = await pursuit()
    const visitor = await open(`/pipeline?id=${id}`)
    const { page } = visitor
    const note = page.getByLabel('새 메모')
    await note.fill('만료 뒤의 메모')
    await end(visitor)
    await page.getByRole('button', { name: '메모 남기기' }).click()
    await dialogOf(page).waitFor()
    assert.deepEqual(await notesOf(id), [])
    await signInAgain(page, room.demo.keys.enterprise)
    await dialogOf(page).waitFor({ state: 'detached' })
    await page.getByText('만료 뒤의 메모').first().waitFor()
    await eventually(async () => (await notesOf(id)).length > 0)
    assert.deepEqual(await notesOf(id), ['만료 뒤의 메모'])
    assert.equal(await note.inputValue(), '')
    assert.deepEqual(visitor.faults(), [])
  })

  test('Escape leaves the page as it is, which says what to do; a change asks once more', async () => {
    const id = await pursuit()
    const visitor = await open(`/pipeline?id=${id}`)
    const { page } = visitor
    const note = page.getByLabel('새 메모')
    await note.fill('아직 여기')
    await end(visitor)
    await page.getByRole('button', { name: '메모 남기기' }).click()
    await dialogOf(page).waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    assert.equal(await note.inputValue(), '아직 여기')
    await page.getByText('로그인이 만료되었습니다').first().waitFor()
    assert.equal(await page.getByText('Authorization').count(), 0)
    await page.getByRole('button', { name: '메모 남기기' }).click()
    await signInAgain(page, room.demo.keys.enterprise)
    await dialogOf(page).waitFor({ state: 'detached' })
    await eventually(async () => (await notesOf(id)).join() === '아직 여기')
    assert.deepEqual(visitor.faults(), [])
  })

  test('the button of a list opens the dialogue again', async () => {
    const visitor = await open('/search')
    const { page } = visitor
    await page.locator('a[data-row]').first().waitFor()
    await end(visitor)
    await page.getByRole('link', { name: '키워드', exact: true }).click()
    await dialogOf(page).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '다시 로그인' }).first().click()
    await signInAgain(page, room.demo.keys.enterprise)
    await page.getByRole('button', { name: '새 키워드' }).waitFor()
    await page.getByText('로그인이 만료되었습니다', { exact: true }).waitFor({ state: 'detached' })
    assert.deepEqual(visitor.faults(), [])
  })

  test('a wrong key is rejected in the dialogue, and another user sees nothing of the one before', async () => {
    const id = await pursuit()
    const visitor = await open(`/pipeline?id=${id}`)
    const { page } = visitor
    await page.getByLabel('새 메모').fill('남의 것이 아닌 메모')
    const title = await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent()
    await end(visitor)
    await page.getByRole('button', { name: '메모 남기기' }).click()
    await signInAgain(page, 'gg_live_wrong')
    await dialogOf(page).getByRole('alert').waitFor()
    const loaded = page.waitForEvent('load')
    await signInAgain(page, room.demo.keys.pro)
    await loaded
    await page.getByRole('button', { name: '로그아웃', exact: true }).waitFor()
    await page.getByRole('navigation', { name: '주요 메뉴' }).waitFor()
    assert.equal(await page.getByText(title ?? 'no title').count(), 0)
    assert.deepEqual(await notesOf(id), [])
    visitor.forgive(/40[034]/)
    assert.deepEqual(visitor.faults(), [])
  })

  test('a sign-in in another tab is noticed when the user comes back', async () => {
    const visitor = await open('/search')
    const { page, context } = visitor
    await page.locator('a[data-row]').first().waitFor()
    await end(visitor)
    await page.getByRole('link', { name: /^알림함/ }).click()
    await dialogOf(page).waitFor()
    await context.request.post('/session', {
      data: { key: room.demo.keys.enterprise },
      headers: { 'x-gonggo-console': '1' },
    })
    await page.evaluate("dispatchEvent(new Event('visibilitychange'))")
    await dialogOf(page).waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: '알림함' }).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })
})

test('the dialogue in both languages and themes, on a desktop and on a phone', async () => {
  const visitor = await open('/search')
  const { page, context } = visitor
  await page.locator('a[data-row]').first().waitFor()
  // The session is known when the page is loaded, and has ended when it asks for anything.
  await context.route('**/v1/**', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: '{"status":401,"code":"unauthorized"}',
    }),
  )
  for (const look of LOOKS) {
    let isKnown = false
    await page.route('**/session', (route) => {
      if (!isKnown) {
        isKnown = true
        return route.fallback()
      }
      return route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{"status":401}' })
    })
    await assertWell(visitor, look, () => page.getByRole('dialog').locator('input[type=password]').waitFor())
    await page.unroute('**/session')
  }
  assert.deepEqual(visitor.faults(), [])
})
