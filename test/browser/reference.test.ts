import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { enterWith, type Visitor } from './browser.ts'
import { openConsole } from './demo.ts'

const room = openConsole()

const arrive = () => room.visit()

/** The form of one operation, opened. */
async function formOf({ page }: Visitor, operation: string) {
  const call = page.locator(`#${operation}`)
  await call.getByText('직접 호출').click()
  return call.locator('.box')
}

describe('the reference tries an operation', () => {
  test('on the session of whoever is signed in, without a key', async () => {
    const visitor = await enterWith(await arrive(), room.demo.keys.enterprise)
    const { page } = visitor
    await page.goto('/docs/ko/api/keywords')
    const form = await formOf(visitor, 'listKeywords')
    await form.getByText(/로그인한 사용자/).waitFor()
    const sent = page.waitForRequest('**/v1/keywords*')
    await form.getByRole('button', { name: '보내기 GET' }).click()
    const headers = await (await sent).allHeaders()
    assert.equal(headers['x-gonggo-console'], '1')
    assert.equal(headers.authorization, undefined)
    const answer = form.locator('pre')
    await answer.getByText('"items"').waitFor()
    const text = (await answer.textContent()) ?? ''
    assert.match(text, /^200\n/)
    assert.match(text, /\nratelimit-policy: "console";q=600;w=60\n/)
    assert.match(text, /\nx-request-id: req_/)
    assert.deepEqual(visitor.faults(), [])
  })

  test('asks before anything that changes data, and sends nothing when the answer is no', async () => {
    const visitor = await enterWith(await arrive(), room.demo.keys.enterprise)
    const { page } = visitor
    await page.goto('/docs/ko/api/keywords')
    const form = await formOf(visitor, 'createKeyword')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.method()))
    await form.getByLabel('본문').fill('{"keyword":"직접 호출 시험"}')
    await form.getByRole('button', { name: '보내기 POST' }).focus()
    await page.keyboard.press('Enter')
    await form.getByText('계정의 데이터가 변경될 수 있는 요청입니다: POST /v1/keywords').waitFor()
    // The safe answer has the focus.
    await page.keyboard.press('Enter')
    await form.getByRole('button', { name: '보내기 POST' }).waitFor()
    assert.ok(!asked.includes('POST'), 'nothing was sent')
    await form.getByRole('button', { name: '보내기 POST' }).click()
    await form.getByRole('button', { name: '보내기', exact: true }).click()
    await form.locator('pre').getByText('직접 호출 시험').waitFor()
    assert.match((await form.locator('pre').textContent()) ?? '', /^201\n[\s\S]*\nlocation: \/v1\/keywords\/kw_/)
    assert.deepEqual(visitor.faults(), [])
  })

  test('with a key as ever, and the session then stays at home', async () => {
    const visitor = await enterWith(await arrive(), room.demo.keys.enterprise)
    const { page } = visitor
    await page.goto('/docs/ko/api/keywords')
    const form = await formOf(visitor, 'listKeywords')
    await form.getByLabel('API 키').fill(room.demo.keys.pro)
    const sent = page.waitForRequest('**/v1/keywords*')
    await form.getByRole('button', { name: '보내기 GET' }).click()
    const headers = await (await sent).allHeaders()
    assert.equal(headers.authorization, `Bearer ${room.demo.keys.pro}`)
    assert.equal(headers.cookie, undefined)
    await form.locator('pre').getByText('"pro";q=100;w=60').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('and nowhere else: a path that leads to another host is not sent', async () => {
    const visitor = await enterWith(await arrive(), room.demo.keys.enterprise)
    const { page } = visitor
    await page.goto('/docs/ko/api/keywords')
    const form = await formOf(visitor, 'listKeywords')
    await form.getByLabel('경로').fill('//other.example/v1/keywords')
    await form.getByRole('button', { name: '보내기 GET' }).click()
    await form.locator('pre').getByText('이 서비스의 경로만 호출할 수 있습니다').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('a stranger is shown the way to sign in, and is refused in words', async () => {
    const visitor = await arrive()
    visitor.forgive(/401/)
    const { page } = visitor
    await page.goto('/docs/ko/api/keywords')
    const form = await formOf(visitor, 'listKeywords')
    await form.getByRole('link', { name: /콘솔에 로그인/ }).waitFor()
    await form.getByRole('button', { name: '보내기 GET' }).click()
    await form.locator('pre').getByText('missing_credentials').waitFor()
    assert.deepEqual(await visitor.violations(), [])
    assert.deepEqual(visitor.faults(), [])
  })

  test('a page asks nobody anything until a form is opened', async () => {
    const visitor = await arrive()
    const { page } = visitor
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/docs/ko/api/keywords')
    await page.waitForLoadState('networkidle')
    assert.deepEqual(
      asked.filter((path) => path !== '/favicon.ico'),
      ['/docs/ko/api/keywords'],
    )
    assert.deepEqual(visitor.faults(), [])
  })

  test('the way leads back to the console', async () => {
    const visitor = await enterWith(await arrive(), room.demo.keys.enterprise)
    const { page } = visitor
    await page.goto('/docs/ko')
    await page.getByRole('link', { name: '콘솔', exact: true }).click()
    await page.getByRole('button', { name: '로그아웃', exact: true }).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })
})
