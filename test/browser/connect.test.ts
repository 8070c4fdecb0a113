import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { startTestApp, type TestApp } from '../app-harness.ts'
import { CALLBACK, createAppHands, newProof } from '../apps.ts'
import { eventually } from '../harness.ts'
import { mailLink } from '../session.ts'
import { createTeamHands, type Team } from '../team.ts'
import { assertWellInAllLooks, newVisitor, startChromium, type Visitor } from './browser.ts'

let app: TestApp
let team: Team
let browser: Browser
const hands = createAppHands(() => app)
const { newTeam, join } = createTeamHands(() => app)
before(async () => {
  app = await startTestApp()
  void app.console.start()
  team = await newTeam()
  await eventually(async () => {
    const page = await fetch(app.baseUrl, { headers: { accept: 'text/html' } })
    return (await page.text()).includes('id="root"')
  })
  browser = await startChromium()
})
after(async () => {
  await browser?.close()
  await app?.close()
})

/** A user whom an app has sent here; nobody is signed in yet. */
async function sent(challenge: string, clientId: string): Promise<Visitor> {
  const visitor = await newVisitor(browser, app.baseUrl)
  const { page } = visitor
  visitor.forgive(/401/)
  visitor.forgive(/^outside: https:\/\/assistant\.example\/callback\?/)
  await page.route(`${CALLBACK}?**`, (route) => route.fulfill({ contentType: 'text/html', body: 'back in the app' }))
  await page.goto(`/oauth/authorize?${new URLSearchParams(hands.wishes(clientId, challenge))}`)
  return visitor
}

async function enter({ page, context }: Visitor, memberId: string): Promise<void> {
  const data = { token: await mailLink(app, team.accountId, memberId) }
  const answer = await context.request.post('/session', { data })
  assert.equal(answer.status(), 200)
  await page.reload()
}

describe('connecting an app', () => {
  test('asks who is not signed in to do so, then for consent, and goes back to the app with a code', async () => {
    const clientId = await hands.register({ client_name: '조달 도우미' })
    const { verifier, challenge } = newProof()
    const visitor = await sent(challenge, clientId)
    const { page } = visitor
    await page.getByRole('heading', { name: '로그인', exact: true }).waitFor()
    await enter(visitor, team.ownerId)
    await page.getByText('‘조달 도우미’ 앱이 이 계정에 연결하려고 합니다.').waitFor()
    await page.getByText('assistant.example', { exact: true }).waitFor()
    const ticked = async (name: string) => page.getByRole('checkbox', { name }).isChecked()
    assert.deepEqual(await Promise.all(['공고 조회', '회사 정보 조회', '키워드 저장'].map(ticked)), [true, true, false])
    await assertWellInAllLooks(visitor, () => page.getByRole('checkbox').first().waitFor())
    await visitor.wear({ width: 1280, language: 'ko' })
    await page.getByRole('checkbox', { name: '회사 정보 조회' }).uncheck()
    await page.getByRole('button', { name: '허용', exact: true }).click()
    await page.getByText('back in the app').waitFor()
    const { searchParams } = new URL(page.url())
    assert.equal(searchParams.get('state'), 'of the app')
    const { status, body } = await hands.exchange(clientId, searchParams.get('code') ?? '', verifier)
    assert.deepEqual([status, body.scope], [200, 'bids:read statistics:read'])

    await page.goto('/account?view=keys')
    await page.getByText('연결된 앱 · assistant.example').waitFor()
    assert.equal(await page.getByRole('button', { name: '조달 도우미 교체' }).count(), 0)
    await page.getByRole('button', { name: /조달 도우미.*연결 끊기|연결 끊기.*조달 도우미/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: '폐기', exact: true }).click()
    await page.getByText('연결된 앱 · assistant.example').waitFor({ state: 'detached' })
    const ended = await hands.refresh(clientId, String(body.refresh_token))
    assert.equal(ended.body.error, 'invalid_grant')
    assert.deepEqual(visitor.faults(), [])
  })

  test('tells the app that its user refused, and offers nothing that the role does not include', async () => {
    const { id } = await join(team, 'viewer')
    const visitor = await sent(newProof().challenge, await hands.register())
    const { page } = visitor
    await enter(visitor, id)
    assert.equal(await page.getByRole('checkbox', { name: '키워드 저장' }).isDisabled(), true)
    await page.getByRole('button', { name: '거절', exact: true }).click()
    await page.getByText('back in the app').waitFor()
    assert.equal(new URL(page.url()).searchParams.get('error'), 'access_denied')
    const response = await page.goto('/connect')
    await page.getByText('연결 요청이 없습니다').waitFor()
    assert.match(response?.headers()['content-security-policy'] ?? '', /frame-ancestors 'none'/)
    assert.deepEqual(visitor.faults(), [])
  })
})
