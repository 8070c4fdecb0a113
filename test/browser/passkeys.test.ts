import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { startTestApp, type TestApp } from '../app-harness.ts'
import { eventually } from '../harness.ts'
import { type MailServer, startMailServer } from '../mail-server.ts'
import { readMail } from '../mailbox.ts'
import { createSessionHands, passkeyOrigin } from '../session.ts'
import { createTeamHands, type Team } from '../team.ts'
import { assertWell, LOOKS, newVisitor, signInWith, startChromium, type Visitor } from './browser.ts'

const MAKING_MS = 120_000

let server: MailServer
let app: TestApp
let team: Team
let browser: Browser
let baseUrl: string
before(async () => {
  server = await startMailServer()
  app = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${server.port}?from=gonggo@example.kr` } })
  baseUrl = passkeyOrigin(app.baseUrl)
  void app.console.start()
  team = await hands.newTeam()
  await eventually(async () => {
    const page = await fetch(app.baseUrl, { headers: { accept: 'text/html' } })
    return (await page.text()).includes('id="root"')
  }, MAKING_MS)
  browser = await startChromium()
})
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

/** A device that keeps passkeys and knows who is there. */
async function deviceOf({ context, page }: Visitor): Promise<{ knows(isVerified: boolean): Promise<void> }> {
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    knows: async (isUserVerified) => {
      await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}

async function enterByLink(visitor: Visitor, token: string): Promise<void> {
  const { page } = visitor
  visitor.forgive(/401/)
  await page.goto(`/sign-in#token=${token}`)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.getByRole('button', { name: '로그아웃' }).waitFor()
}

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
    for (const look of LOOKS) await assertWell(visitor, look, () => page.locator('[data-passkey]').waitFor())
    await visitor.wear({ width: 1280, theme: 'light', language: 'ko' })
    await page.getByRole('button', { name: '로그아웃' }).click()
    const enter = page.getByRole('button', { name: '패스키로 로그인' })
    await device.knows(false)
    await enter.click()
    await page.getByText('패스키로 로그인하지 않았습니다').waitFor()
    await device.knows(true)
    await enter.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '로그아웃' }).waitFor()
    assert.equal(await page.getByText('다음부터 패스키로').count(), 0)
    await page.goto('/sign-in?view=passkeys')
    await page.getByText(/마지막 로그인/).waitFor()
    await page.getByRole('button', { name: '삭제' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('‘업무용 노트북’ 패스키를 삭제하시겠습니까?').waitFor()
    assert.deepEqual(await visitor.violations(), [])
    await dialog.getByRole('button', { name: '삭제' }).click()
    await page.getByText('아직 패스키가 없습니다').waitFor()
    await page.getByRole('button', { name: '로그아웃' }).click()
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
    for (const look of LOOKS)
      await assertWell(visitor, look, () => page.getByText(/다음부터 패스키로|Next time you can/).waitFor())
    await visitor.wear({ width: 1280, theme: 'light', language: 'ko' })
    await page.getByRole('button', { name: '다시 보지 않기' }).click()
    await offer.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { name: '오늘' }).waitFor()
    await page.waitForLoadState('networkidle')
    assert.equal(await offer.count(), 0)
    assert.deepEqual(visitor.faults(), [])
  })

  test('are not for whoever comes with a key, and that is said; nor offered where the browser knows none', async () => {
    const visitor = await signInWith(await newVisitor(browser, baseUrl), app.key, '/sign-in?view=passkeys')
    await visitor.page.getByText('패스키는 구성원만 쓸 수 있습니다.').waitFor()
    assert.equal(await visitor.page.getByText('다음부터 패스키로').count(), 0)
    assert.deepEqual(visitor.faults(), [])
    const byNumber = await newVisitor(browser, app.baseUrl)
    byNumber.forgive(/401/)
    await byNumber.page.goto('/sign-in')
    await byNumber.page.getByLabel('API 키').waitFor()
    assert.equal(await byNumber.page.getByRole('button', { name: '패스키로 로그인' }).count(), 0)
    assert.deepEqual(byNumber.faults(), [])
  })

  test('the sign-in page with its button is well in every look', async () => {
    const visitor = await newVisitor(browser, baseUrl)
    visitor.forgive(/401/)
    await visitor.page.goto('/sign-in')
    const button = visitor.page.getByRole('button', { name: /패스키로 로그인|with a passkey/ })
    for (const look of LOOKS) await assertWell(visitor, look, () => button.waitFor())
    assert.deepEqual(visitor.faults(), [])
  })
})
