import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { MINUTE } from '../../src/lib/clock.ts'
import { createLog } from '../../src/lib/log.ts'
import { startTestApp, type TestApp } from '../app-harness.ts'
import { eventually } from '../harness.ts'
import { type MailServer, startMailServer } from '../mail-server.ts'
import { readMail } from '../mailbox.ts'
import { createSessionHands, passkeyOrigin } from '../session.ts'
import { createTeamHands, type Team } from '../team.ts'
import { assertWellInAllLooks, deviceOf, newVisitor, signInWith, startChromium, type Visitor } from './browser.ts'
import { printLogOfFailures } from './failure-log.ts'

let server: MailServer
let app: TestApp
let team: Team
let browser: Browser
let baseUrl: string
const logged: string[] = []
printLogOfFailures(() => logged.join(''))
before(async () => {
  server = await startMailServer()
  const log = createLog({ level: 'info', destination: { write: (line) => void logged.push(line) } })
  app = await startTestApp({ log, env: { SMTP_URL: `smtp://127.0.0.1:${server.port}?from=gonggo@example.kr` } })
  baseUrl = passkeyOrigin(app.baseUrl)
  void app.console.start()
  team = await hands.newTeam()
  await eventually(async () => {
    const page = await fetch(app.baseUrl, { headers: { accept: 'text/html' } })
    return (await page.text()).includes('id="root"')
  })
  browser = await startChromium()
})
// The clock of tests stands still, and so would the count of what one network asks for in a minute.
beforeEach(() => app.pass(MINUTE))
after(async () => {
  await browser?.close()
  await app?.close()
  await server?.close()
})
const hands = createTeamHands(() => app)
const { call } = createSessionHands(() => app)

const lastTo = (email: string, subject: string) =>
  eventually(async () =>
    server.mails
      .map(readMail)
      .filter((mail) => mail.to === email && mail.subject.includes(subject))
      .at(-1),
  )

/** A new member, and the token of a link for him to sign in. */
async function invited(): Promise<{ email: string; token: string }> {
  const { email } = await hands.join(team, 'member')
  assert.equal((await call('POST', '/session/links', { body: { email } })).outcome, '202')
  const { text } = await lastTo(email, '로그인 링크')
  return { email, token: /#token=(ggl_[\w-]{43})/.exec(text)?.[1] ?? assert.fail(text) }
}

async function enterByLink(visitor: Visitor, token: string): Promise<void> {
  const { page } = visitor
  visitor.forgive(/401/)
  await page.goto(`/sign-in#token=${token}`)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.getByRole('button', { name: '로그아웃', exact: true }).waitFor()
}

/** The service answers as one of another name, which no browser takes. */
async function namedElsewhere(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('"localhost"', '"example.kr"') })
  })
}

async function assertNoButton({ page, faults }: Visitor): Promise<void> {
  assert.equal(await page.getByText('다음부터 패스키로').count(), 0)
  await page.getByRole('button', { name: '로그아웃', exact: true }).click()
  await page.getByText('API 키가 없으십니까?').click()
  await page.getByText('패스키를 지원하지 않는 브라우저에서는').waitFor()
  assert.equal(await page.getByRole('button', { name: '패스키로 로그인' }).count(), 0)
  assert.deepEqual(faults(), [])
}

const MESSAGES = {
  Korean: {
    language: 'ko',
    list: '내 패스키',
    name: '새 패스키 이름',
    cancelled: '패스키를 추가하지 않았습니다. 취소했거나 시간이 지났습니다.',
    broken: '기기가 패스키를 만들지 못했습니다.',
    offline: '서버에 연결할 수 없습니다',
    signOut: '로그아웃',
    enter: '패스키로 로그인',
    unusable: '이 기기에서 패스키를 쓰지 못했습니다. 메일로 로그인해 주십시오.',
    notSigned: '패스키로 로그인하지 않았습니다.',
  },
  English: {
    language: 'en',
    list: 'My passkeys',
    name: 'Name of the new passkey',
    cancelled: 'No passkey was added: it was cancelled, or took too long.',
    broken: 'The device could not create a passkey.',
    offline: 'The service cannot be reached',
    signOut: 'Sign out',
    enter: 'Sign in with a passkey',
    unusable: 'This device could not use a passkey. Sign in by mail.',
    notSigned: 'Not signed in: it was cancelled',
  },
} as const

describe('passkeys', () => {
  test('are offered after the first sign-in, added, used to sign in without an address, and removed', async () => {
    const visitor = await newVisitor(browser, baseUrl)
    const { page } = visitor
    const device = await deviceOf(visitor)
    const { email, token } = await invited()
    await enterByLink(visitor, token)
    await page.getByText('다음부터 패스키로 로그인하실 수 있습니다.').waitFor()
    await page.getByRole('link', { name: '패스키 추가' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('아직 패스키가 없습니다').waitFor()
    await page.getByRole('button', { name: '추가' }).click()
    await page.getByText('이름을 입력해 주십시오.').waitFor()
    await page.getByLabel('새 패스키 이름').fill('업무용 노트북')
    await page.keyboard.press('Enter')
    await page.getByText('‘업무용 노트북’ 패스키를 추가했습니다.').waitFor()
    await page.getByText('아직 로그인에 쓰지 않았습니다').waitFor()
    assert.match((await lastTo(email, '패스키')).text, /업무용 노트북/)
    await page.getByLabel('새 패스키 이름').fill('다시')
    await page.keyboard.press('Enter')
    await page.getByText('이 기기에는 이미 패스키가 있습니다.').waitFor()
    await assertWellInAllLooks(visitor, () => page.locator('[data-passkey]').waitFor())
    await visitor.wear({ width: 1280, language: 'ko' })
    await page.getByRole('button', { name: '로그아웃', exact: true }).click()
    const enter = page.getByRole('button', { name: '패스키로 로그인' })
    await device.knows(false)
    await enter.click()
    await page.getByText('패스키로 로그인하지 않았습니다').waitFor()
    await device.knows(true)
    await enter.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '로그아웃', exact: true }).waitFor()
    assert.equal(await page.getByText('다음부터 패스키로').count(), 0)
    await page.goto('/sign-in?view=passkeys')
    await page.getByText(/마지막 로그인/).waitFor()
    await page.getByRole('button', { name: '삭제' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('‘업무용 노트북’ 패스키를 삭제하시겠습니까?').waitFor()
    assert.deepEqual(await visitor.violations(), [])
    await dialog.getByRole('button', { name: '삭제' }).click()
    await page.getByText('아직 패스키가 없습니다').waitFor()
    await page.getByRole('button', { name: '로그아웃', exact: true }).click()
    await enter.click()
    await page.getByText('등록되지 않았거나 확인되지 않은 패스키입니다.').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('are offered once: put away, the offer stays away in this browser', async () => {
    const visitor = await newVisitor(browser, baseUrl)
    const { page } = visitor
    await enterByLink(visitor, (await invited()).token)
    const offer = page.getByText('다음부터 패스키로 로그인하실 수 있습니다.')
    await offer.waitFor()
    await assertWellInAllLooks(visitor, () => page.getByText(/다음부터 패스키로|Next time you can/).waitFor())
    await visitor.wear({ width: 1280, language: 'ko' })
    await page.getByRole('button', { name: '다시 보지 않기' }).click()
    await offer.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { name: '오늘' }).waitFor()
    await page.waitForLoadState('networkidle')
    assert.equal(await offer.count(), 0)
    assert.deepEqual(visitor.faults(), [])
  })

  for (const [language, told] of Object.entries(MESSAGES))
    test(`what goes wrong is said in ${language}, and the name that was typed stays`, async () => {
      const visitor = await newVisitor(browser, baseUrl)
      const { page } = visitor
      const device = await deviceOf(visitor)
      await enterByLink(visitor, (await invited()).token)
      await visitor.wear({ width: 1280, language: told.language })
      await page.getByRole('link', { name: told.list }).focus()
      await page.keyboard.press('Enter')
      await page.getByLabel(told.name).fill('휴대폰')
      const expected = async (words: string) => {
        await page.keyboard.press('Enter')
        const shown = page.getByRole('alert').getByText(words).waitFor()
        await shown.catch(async (cause: unknown) => {
          throw new Error(`The page shows: ${await page.locator('main').textContent()}`, { cause })
        })
        assert.equal(await page.getByLabel(told.name).inputValue(), '휴대폰')
        assert.deepEqual(await visitor.violations(), [])
      }
      await device.knows(false)
      await expected(told.cancelled)
      await device.knows(true)
      await namedElsewhere(page, '**/session/passkeys/options')
      await expected(told.broken)
      await page.unrouteAll()
      visitor.forgive(/ERR_INTERNET_DISCONNECTED/)
      await visitor.context.setOffline(true)
      await expected(told.offline)
      await visitor.context.setOffline(false)
      await page.getByRole('button', { name: told.signOut, exact: true }).click()
      const enter = page.getByRole('button', { name: told.enter, exact: true })
      await namedElsewhere(page, '**/session/challenges')
      await enter.click()
      await page.getByRole('alert').getByText(told.unusable).waitFor()
      await page.unrouteAll()
      await device.knows(false)
      await enter.click()
      await page.getByRole('alert').getByText(told.notSigned).waitFor()
      assert.deepEqual(await visitor.violations(), [])
      assert.deepEqual(visitor.faults(), [])
    })

  test('are not for whoever comes with a key, and that is said', async () => {
    const visitor = await signInWith(await newVisitor(browser, baseUrl), app.key, '/sign-in?view=passkeys')
    const { page } = visitor
    await page.getByText('패스키는 구성원만 쓸 수 있습니다.').waitFor()
    assert.equal(await page.getByText('다음부터 패스키로').count(), 0)
    assert.equal(await page.getByRole('link', { name: '내 패스키' }).count(), 0)
    assert.deepEqual(visitor.faults(), [])
  })

  test('are not offered at an address made of numbers; where they can be added is said', async () => {
    const visitor = await newVisitor(browser, app.baseUrl)
    await enterByLink(visitor, (await invited()).token)
    const { page } = visitor
    await page.getByRole('link', { name: '내 패스키' }).click()
    await page.getByText(`패스키는 ${baseUrl} 주소에서 추가하실 수 있습니다.`).waitFor()
    await page.getByText('아직 패스키가 없습니다').waitFor()
    await assertNoButton(visitor)
  })

  test('are not offered by a browser that knows none, and that is said', async () => {
    const visitor = await newVisitor(browser, baseUrl)
    await visitor.page.addInitScript('delete window.PublicKeyCredential')
    await enterByLink(visitor, (await invited()).token)
    const { page } = visitor
    await page.getByRole('link', { name: '내 패스키' }).click()
    await page.getByText('이 브라우저는 패스키를 지원하지 않습니다.').waitFor()
    await page.getByText('아직 패스키가 없습니다').waitFor()
    await assertNoButton(visitor)
  })

  test('the sign-in page with its button is well in every look', async () => {
    const visitor = await newVisitor(browser, baseUrl)
    visitor.forgive(/401/)
    await visitor.page.goto('/sign-in')
    const button = visitor.page.getByRole('button', { name: /패스키로 로그인|with a passkey/ })
    await assertWellInAllLooks(visitor, () => button.waitFor())
    assert.deepEqual(visitor.faults(), [])
  })
})
