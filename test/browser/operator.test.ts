import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { command } from '../demo-notices.ts'
import { eventually } from '../harness.ts'
import { assertWellInAllLooks, newVisitor, signInWith, startChromium, type Visitor } from './browser.ts'
import { printLogOfFailures } from './failure-log.ts'
import { type OperatorDemo, startOperatorDemo } from './operators.ts'

let demo: OperatorDemo
let browser: Browser
let publisher: Server
/** What the publisher says of its only process; without a title it cannot be read. */
let title: string | null = null
before(async () => {
  publisher = createServer((_request, response) => {
    const tender = { status: 'active', ...(title === null ? {} : { title }) }
    const release = { ocid: 'ocds-부두-1', id: '1', date: new Date().toISOString(), tag: ['tender'], tender }
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ releases: [release] }))
  })
  publisher.listen(0, '127.0.0.1')
  await once(publisher, 'listening')
  demo = await startOperatorDemo()
  browser = await startChromium()
})
after(async () => {
  await browser?.close()
  await demo?.end()
  publisher?.close()
})
printLogOfFailures(() => demo?.output() ?? '')

const open = async (path: string) => demo.signIn(await newVisitor(browser, demo.baseUrl), path)
const told = ({ page }: Visitor, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })

const apply = async (company: string, message: string) => {
  const body = JSON.stringify({ company, name: '김하나', email: `${company.length}@example.com`, message })
  const headers = { 'content-type': 'application/json' }
  assert.equal((await fetch(`${demo.baseUrl}/consultations`, { method: 'POST', headers, body })).status, 202)
}

/** What a customer reads of it. */
async function auditOfPro(): Promise<string> {
  const headers = { authorization: `Bearer ${demo.keys.pro}` }
  return (await fetch(`${demo.baseUrl}/v1/access/audit?pageSize=100`, { headers })).text()
}

describe('the operator area', () => {
  test('is not in the menu of others, and says for whom it is', async () => {
    const visitor = await signInWith(await newVisitor(browser, demo.baseUrl), demo.keys.pro, '/operator')
    const { page } = visitor
    await page.getByText('운영자만 볼 수 있습니다').waitFor()
    assert.equal(await page.getByRole('navigation').getByRole('link', { name: '운영' }).count(), 0)
    assert.deepEqual(await visitor.violations(), [])
    await page.getByRole('link', { name: '오늘 화면으로' }).click()
    await page.getByRole('heading', { level: 1, name: '오늘' }).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('the header is one row at every width, and the menu is not scrolled', async () => {
    const visitor = await open('/operator')
    const { page } = visitor
    await visitor.wear({ width: 1280, language: 'en' })
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    for (const width of [1440, 1280, 1024, 768, 601]) {
      await page.setViewportSize({ width, height: 900 })
      await menu.waitFor()
      const { height } = (await page.getByRole('banner').boundingBox()) ?? assert.fail('no header')
      const [content = 0, room = 0] = await menu.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
      assert.ok(height < 60 && content <= room, `${width}: ${height} px high, ${content} px of menu in ${room} px`)
    }
    await page.setViewportSize({ width: 1024, height: 900 })
    await menu.getByText('More', { exact: true }).click()
    await menu.getByRole('link', { name: 'Account', exact: true }).click()
    await page.waitForURL(/\/account/)
    assert.deepEqual(visitor.faults(), [])
  })

  test('shows the whole house, refreshes by itself and moves nothing; a consultation becomes an account', async () => {
    const visitor = await open('/operator')
    const { page } = visitor
    await page.getByRole('link', { name: '운영', exact: true }).waitFor()
    const figure = told(visitor, '상담 신청')
    const asked = page.locator('a', { hasText: '처리 필요' }).filter({ hasText: '상담 신청' })
    await page.getByRole('heading', { name: '변경 피드' }).waitFor()
    const place = await page.getByRole('heading', { name: '변경 피드' }).boundingBox()
    await apply('한빛엔지니어링', 'ERP와 연동하려고 합니다.\n<b>구성원은 5명입니다.</b>')
    await asked.waitFor()
    assert.deepEqual(await page.getByRole('heading', { name: '변경 피드' }).boundingBox(), place)
    await figure.last().click()
    const request = page.locator('li[data-consultation]').filter({ hasText: '한빛엔지니어링' })
    await request.getByText('<b>구성원은 5명입니다.</b>').waitFor()
    await request.getByText('동의 없이 프로그램으로 접수되었습니다').waitFor()
    await request.getByRole('button', { name: '답변함' }).click()
    await page.getByRole('dialog').getByText('표시만 남기며, 메일은 보내지 않습니다').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: '답변함' }).click()
    await page.getByRole('heading', { name: '답변함 1' }).waitFor()
    await request.getByRole('button', { name: '승인' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('7@example.com로 초대 메일을 보냅니다').waitFor()
    assert.deepEqual(await visitor.violations(), [])
    await dialog.getByRole('button', { name: '승인' }).click()
    const key = await dialog.locator('code').textContent()
    assert.match(key ?? '', /^gg_live_\w+$/)
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await dialog.getByRole('button', { name: '복사' }).click()
    await dialog.getByText('복사했습니다.').waitFor()
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), key)
    assert.deepEqual(await visitor.violations(), [])
    // A click beside it takes nothing away that is shown once.
    await page.mouse.click(5, 5)
    assert.equal(await dialog.locator('code').textContent(), key)
    await dialog.getByRole('button', { name: '닫기' }).click()
    await request.waitFor({ state: 'detached' })
    await page.getByLabel('상태').selectOption('approved')
    await request.getByRole('link', { name: '만들어진 계정 보기' }).waitFor()
    await eventually(async () => demo.subjectsTo('7@example.com').length > 0)
    assert.deepEqual(visitor.faults(), [])
  })

  test('declines a request with a word on what is sent', async () => {
    await apply('도담건설', '')
    const visitor = await open('/operator?view=consultations')
    const { page } = visitor
    const request = page.locator('li[data-consultation]').filter({ hasText: '도담건설' })
    await request.getByRole('button', { name: '거절' }).click()
    await page.getByRole('dialog').getByText('메일은 보내지 않습니다. 이유를 직접 알려 주십시오.').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: '거절' }).click()
    await request.waitFor({ state: 'detached' })
    assert.deepEqual(visitor.faults(), [])
  })

  test('finds an account, asks for a reason before it opens it, and the account reads the reason', async () => {
    const visitor = await open('/operator?view=accounts')
    visitor.forgive(/403/)
    const { page } = visitor
    await page.getByLabel('계정 찾기').fill('demo-pro')
    await page.waitForURL(/find=demo-pro/)
    await page.getByText('계정 1개').waitFor()
    await page.getByLabel('요금제').selectOption('free')
    await page.getByText('조건에 맞는 계정이 없습니다').waitFor()
    await page.getByRole('button', { name: '조건 모두 해제' }).click()
    await page.getByLabel('계정 찾기').fill('demo-pro')
    await page.getByText('계정 1개').waitFor()
    await page.locator('h1').click()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('이 계정의 감사 기록에 남으며, 계정의 구성원이 볼 수 있습니다').waitFor()
    assert.deepEqual(await visitor.violations(), [])
    await dialog.getByRole('button', { name: '열람', exact: true }).click()
    await dialog.getByText('사유를 적어 주십시오.').waitFor()
    await dialog.getByLabel('사유').fill('고객 문의 확인')
    await page.keyboard.press('Enter')
    await page.getByText(/까지 열람할 수 있습니다. 사유: 고객 문의 확인/).waitFor()
    await page.getByRole('heading', { name: 'API 키' }).waitFor()
    assert.match(await auditOfPro(), /고객 문의 확인/)
    await page.getByRole('link', { name: '이 계정에 대한 운영자 감사 기록' }).click()
    await page.getByRole('rowheader', { name: '계정 열람 시작' }).waitFor()
    await page.getByText(/기록만 보고 있습니다/).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('changes an account with a reason, the effect said before; what was typed stays when it is refused', async () => {
    const visitor = await open('/operator?view=accounts&find=demo-pro')
    visitor.forgive(/403|400|ERR_/)
    const { page } = visitor
    await page.getByText('계정 1개').waitFor()
    await page.getByRole('link', { name: '데모 계정 (Pro)' }).click()
    const dialog = page.getByRole('dialog')
    // It is open for this operator already.
    await page.getByRole('button', { name: '1분당 한도 변경' }).click()
    await dialog.getByText('1초 안에 적용됩니다').waitFor()
    await dialog.getByLabel('1분당 요청 수').fill('0')
    await dialog.getByLabel('사유').fill('시험 계약')
    await dialog.getByRole('button', { name: '변경', exact: true }).click()
    await dialog.getByRole('alert').waitFor()
    assert.equal(await dialog.getByLabel('사유').inputValue(), '시험 계약')
    await dialog.getByLabel('1분당 요청 수').fill('250')
    await page.route('**/operator/accounts/*', (route) => route.abort())
    await dialog.getByRole('button', { name: '변경', exact: true }).click()
    await dialog.getByText('서버에 연결할 수 없습니다').waitFor()
    await page.unroute('**/operator/accounts/*')
    await dialog.getByRole('button', { name: '변경', exact: true }).click()
    await page.getByText('1분에 250건').waitFor()
    await page.getByRole('button', { name: '요금제 변경' }).click()
    await dialog.getByText('소유자가 아닌 구성원은 정지되고 모든 웹훅은 비활성화됩니다').waitFor()
    await dialog.getByLabel('요금제').selectOption('enterprise')
    await dialog.getByText('요금제 때문에 정지된 구성원과 비활성화된 웹훅이 자동으로 복구됩니다').waitFor()
    await dialog.getByLabel('사유').fill('계약 변경')
    await dialog.getByRole('button', { name: '변경', exact: true }).click()
    await page.locator('dd', { hasText: 'Enterprise' }).waitFor()
    for (const [action, state] of [
      ['이용 정지', '정지'],
      ['정지 해제', '이용 중'],
    ] as const) {
      await page.getByRole('button', { name: action }).click()
      await dialog.getByLabel('사유').fill('미납 확인')
      await dialog.getByRole('button', { name: action }).click()
      await page.locator('dd', { hasText: state }).first().waitFor()
    }
    assert.deepEqual(visitor.faults(), [])
  })

  test('blocks a key, shows the incident and resolves it', async () => {
    const visitor = await open('/operator?view=incidents')
    visitor.forgive(/403|404/)
    const { page } = visitor
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: '키나 계정 차단' }).click()
    await dialog.getByText('소유자에게 사유가 적힌 메일을 보냅니다').waitFor()
    await dialog.getByLabel('사유').fill('외부 저장소에 공개된 키')
    await dialog.getByRole('button', { name: '차단하기' }).click()
    await dialog.getByText('번호를 적어 주십시오.').waitFor()
    await dialog.getByLabel('키 번호').fill('key_none')
    await dialog.getByRole('button', { name: '차단하기' }).click()
    await dialog.getByRole('alert').waitFor()
    await page.keyboard.press('Escape')
    await page.goto('/operator?view=accounts&find=demo-pro')
    await page.getByRole('link', { name: '데모 계정 (Pro)' }).click()
    await page.getByRole('button', { name: /^차단: demo/ }).click()
    await dialog.getByText('다른 키는 그대로 쓸 수 있습니다').waitFor()
    await dialog.getByLabel('사유').fill('외부 저장소에 공개된 키')
    await dialog.getByRole('button', { name: '차단하기' }).click()
    await page.getByText('외부 저장소에 공개된 키').waitFor()
    await page.goto('/operator?view=incidents&state=contained')
    await page.getByText('보안 사고 1건').waitFor()
    await page.getByRole('link', { name: '데모 계정 (Pro)' }).waitFor()
    await page.getByRole('button', { name: /^해결/ }).click()
    await dialog.getByText('차단이 1초 안에 해제됩니다').waitFor()
    await dialog.getByRole('button', { name: '해결' }).click()
    await page.getByText('이 상태의 보안 사고가 없습니다').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('lists a blocked network among incidents, and ends its block with a reason', async () => {
    const visitor = await open('/operator')
    const { page } = visitor
    // No network sends a storm here.
    const block = {
      id: 'inc_1',
      network: '203.0.113.90',
      state: 'contained',
      requests: 1612,
      credentials: 58,
      openedAt: '2026-11-22T09:00:00+09:00',
      until: '2026-11-22T09:15:00+09:00',
      resolvedAt: null as string | null,
    }
    let reason: unknown = null
    const json = (body: object) => ({ contentType: 'application/json', body: JSON.stringify(body) })
    await page.route('**/operator/networks?*', (route) => route.fulfill(json({ total: 1, page: 1, items: [block] })))
    await page.route('**/operator/networks/inc_1/lift', (route) => {
      reason = (route.request().postDataJSON() as { reason: string }).reason
      Object.assign(block, { state: 'resolved', resolvedAt: '2026-11-22T09:05:00+09:00' })
      return route.fulfill(json(block))
    })
    await page.goto('/operator?view=incidents')
    const row = page.locator('tr[data-network]')
    await row.getByText('키가 잘못된 요청 1,612건, 서로 다른 키 58개').waitFor()
    await row.getByRole('button', { name: '차단 해제: 203.0.113.90' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('1초 안에 모든 프로세스가 이 네트워크의 요청을 다시 받습니다.').waitFor()
    assert.deepEqual(await visitor.violations(), [])
    await dialog.getByRole('button', { name: '차단 해제' }).click()
    await dialog.getByText('사유를 적어 주십시오.').waitFor()
    await dialog.getByLabel('사유').fill('고객사 사무실로 확인')
    await page.keyboard.press('Enter')
    await row.getByText('해결됨').waitFor()
    assert.equal(reason, '고객사 사무실로 확인')
    assert.equal(await row.getByRole('button').count(), 0)
    await page.getByLabel('상태').selectOption('open')
    await page.getByRole('heading', { name: '차단된 네트워크' }).waitFor({ state: 'detached' })
    assert.deepEqual(visitor.faults(), [])
  })

  test('shows what could not be read as it came, and asks the source for it again', async () => {
    const { port } = publisher.address() as AddressInfo
    await command(demo, [
      'source',
      'add',
      'ocds',
      'wharf',
      '--url',
      `http://127.0.0.1:${port}/releases`,
      '--every',
      '1d',
    ])
    const visitor = await open('/operator?view=source&name=wharf')
    const { page } = visitor
    const row = page.locator('li[data-reject]')
    await eventually(async () => {
      await page.reload()
      await page.getByRole('heading', { name: '격리된 기록', exact: true }).waitFor()
      await page
        .getByText(/격리된 기록이 없습니다|격리된 기록 \d+건/)
        .first()
        .waitFor()
      return (await row.count()) > 0
    })
    await page.getByRole('heading', { name: '제목이 없음' }).waitFor()
    await row.getByRole('button', { name: /^원문 보기/ }).click()
    assert.match(await row.getByRole('textbox').inputValue(), /"ocid": "ocds-부두-1"/)
    title = '부두 청소용역'
    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: '선택한 기록 다시 요청' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('기록 1건이 속한 구간을 출처에서 다시 수집합니다').waitFor()
    assert.deepEqual(await visitor.violations(), [])
    await dialog.getByRole('button', { name: '다시 요청' }).click()
    await dialog.getByText('기록 1건을 다시 요청했습니다').waitFor()
    await dialog.getByRole('button', { name: '닫기' }).click()
    await eventually(async () => {
      await page.reload()
      await page
        .getByText(/격리된 기록이 없습니다|격리된 기록 \d+건/)
        .first()
        .waitFor()
      return (await row.count()) === 0
    })
    await page.getByRole('button', { name: 'wharf 수집 중지' }).click()
    await dialog.getByRole('button', { name: '수집 중지' }).click()
    await page.getByRole('button', { name: 'wharf 수집 시작' }).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('groups what could not be read by reason over all pages, and shows those of one', async () => {
    const visitor = await open('/operator?view=sources')
    const { page } = visitor
    // A source in good health has none.
    const reasons = [
      { reason: 'closeAt is before postedAt', count: 1200 },
      { reason: 'no_title', count: 1 },
    ]
    await page.route('**/operator/sources/demo/rejects?*', (route) => {
      const asked = new URL(route.request().url()).searchParams.get('reason')
      const [first, second] = reasons.map(({ reason }, index) => {
        const at = '2026-11-22T09:00:00+09:00'
        return { id: `record${index}`, operation: 'feed', reason, at, again: 'possible' }
      })
      const items = asked === 'no_title' ? [second] : [first, second]
      const body = JSON.stringify({ total: asked ? items.length : 1201, page: 1, items, reasons })
      return route.fulfill({ contentType: 'application/json', body })
    })
    await page.goto('/operator?view=source&name=demo')
    await page.getByText('1,200건 중 이 페이지에 1건').waitFor()
    const rows = page.locator('li[data-reject]')
    assert.equal(await rows.count(), 2)
    assert.deepEqual(await visitor.violations(), [])
    const listed = page.getByRole('navigation', { name: '이유' })
    await listed.getByText('1,200건').waitFor()
    await listed.getByRole('link', { name: '제목이 없음' }).click()
    await page.waitForURL(/reason=no_title/)
    await page.getByText('격리된 기록 1건').waitFor()
    assert.equal(await rows.count(), 1)
    assert.equal(await page.getByRole('button', { name: '모두 다시 요청' }).count(), 0)
    await listed.getByRole('link', { name: '모든 이유 보기' }).click()
    await page.getByText('격리된 기록 1,201건').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('names late deliveries by account and webhook', async () => {
    const visitor = await open('/operator?view=deliveries')
    const { page } = visitor
    await page.getByText('지연된 전송이 없습니다').waitFor()
    // A service in good health has none.
    const late = {
      accountId: 'acc_1',
      accountName: '가온솔건설',
      webhookId: 'wh_1',
      origin: 'https://erp.example.com',
      dueAt: '2026-11-22T09:00:00+09:00',
      attempts: 1200,
      lastStatus: 503,
    }
    const body = JSON.stringify({ total: 1, page: 1, items: [late] })
    await page.route('**/operator/deliveries?*', (route) => route.fulfill({ contentType: 'application/json', body }))
    await page.reload()
    await page.getByRole('cell', { name: '1,200' }).waitFor()
    await page.getByRole('link', { name: '가온솔건설' }).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('shows a mail that was refused without its address, and sends it again', async () => {
    const address = 'mina.kim@refused.example'
    demo.refuse(address, true)
    const invited = await fetch(`${demo.baseUrl}/v1/teams`, {
      method: 'POST',
      headers: { authorization: `Bearer ${demo.keys.enterprise}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: address, name: '김미나', role: 'member' }),
    })
    assert.equal(invited.status, 201)
    const visitor = await open('/operator?view=mails')
    const { page } = visitor
    const row = page.locator('tr[data-mail]').filter({ hasText: 'm***@refused.example' })
    await eventually(async () => {
      await page.reload()
      await page
        .getByText(/보내지 못한 메일이 없습니다|보내지 못한 메일 \d+건/)
        .first()
        .waitFor()
      return (await row.count()) > 0
    })
    await row.getByText('550 5.1.1 <m***@refused.example>: user unknown').waitFor()
    assert.equal((await page.content()).includes(address), false)
    await page.getByLabel('종류').selectOption('alert')
    await page.getByText('조건에 맞는 메일이 없습니다').waitFor()
    await page.getByRole('button', { name: '조건 모두 해제' }).click()
    await row.getByRole('button', { name: '다시 보내기: m***@refused.example' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('m***@refused.example로 보내는 팀 초대 메일 1건을 다시 보냅니다.').waitFor()
    assert.deepEqual(await visitor.violations(), [])
    demo.refuse(address, false)
    await dialog.getByRole('button', { name: '다시 보내기' }).click()
    await dialog.getByText('메일 1건을 다시 보냅니다.').waitFor()
    await dialog.getByRole('button', { name: '닫기' }).click()
    await row.waitFor({ state: 'detached' })
    await eventually(async () => demo.subjectsTo(address).length > 0)
    await page.goto('/operator?view=audit')
    await page.getByRole('rowheader', { name: '보내지 못한 메일 재발송' }).first().waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('sends all mails of a filter again, and says how many have no content any more', async () => {
    const visitor = await open('/operator')
    const { page } = visitor
    const failed = (number: number, canResend: boolean) => ({
      id: `mail_${number}`,
      accountId: 'acc_1',
      accountName: '가온솔건설',
      recipient: 'k***@example.com',
      template: 'alert',
      reason: 'EENVELOPE RCPT TO 550 5.1.1 user unknown',
      attempts: 1200,
      postedAt: '2026-11-22T09:00:00+09:00',
      failedAt: '2026-11-22T09:00:01+09:00',
      canResend,
    })
    // A thousand mails do not fail here.
    const list = { total: 1201, page: 1, items: [failed(1, true), failed(2, false)] }
    let asked: unknown = null
    const json = (body: object) => ({ contentType: 'application/json', body: JSON.stringify(body) })
    await page.route('**/operator/mails?*', (route) => route.fulfill(json(list)))
    await page.route('**/operator/mails/resend', (route) => {
      asked = route.request().postDataJSON()
      return route.fulfill(json({ resent: 1200, left: 1 }))
    })
    await page.goto('/operator?view=mails&id=acc_1&template=alert')
    await page.getByText('보내지 못한 메일 1,201건').waitFor()
    await page.getByText('계정 acc_1의 메일만 보고 있습니다.').waitFor()
    await page.getByText('내용이 남아 있지 않아 다시 보낼 수 없습니다.').waitFor()
    await page.getByRole('link', { name: '다음' }).waitFor()
    assert.deepEqual(await visitor.violations(), [])
    await page.getByRole('button', { name: '모두 다시 보내기' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('현재 조건에 맞는 메일 1,201건').waitFor()
    await dialog.getByRole('button', { name: '모두 다시 보내기' }).click()
    await dialog.getByText('메일 1,200건을 다시 보냅니다.').waitFor()
    await dialog.getByText('1건은 내용이 남아 있지 않아 다시 보낼 수 없습니다.').waitFor()
    assert.deepEqual(asked, { accountId: 'acc_1', template: 'alert' })
    await dialog.getByRole('button', { name: '닫기' }).click()
    const arrival = () => page.locator('tr[data-mail]').first().waitFor()
    await assertWellInAllLooks(visitor, arrival)
    assert.deepEqual(visitor.faults(), [])
  })

  test('is told when there were too many requests, and keeps what it showed', async () => {
    const visitor = await open('/operator')
    visitor.forgive(/429|ERR_/)
    const { page } = visitor
    await page.getByRole('heading', { name: '변경 피드' }).waitFor()
    await page.route('**/operator/overview', (route) => route.abort())
    await page.getByText(/^새로 고치지 못했습니다/).waitFor()
    await page.getByRole('heading', { name: '변경 피드' }).waitFor()
    const problem = { type: 'about:blank', title: 'x', status: 429, detail: 'x', code: 'rate_limited', requestId: 'r' }
    const refusal = { status: 429, headers: { 'retry-after': '7' }, contentType: 'application/problem+json' }
    await page.route('**/operator/audit?*', (route) => route.fulfill({ ...refusal, body: JSON.stringify(problem) }))
    await page.getByRole('link', { name: '감사 기록' }).click()
    await page.getByText('7초 뒤에 다시 시도하실 수 있습니다.').waitFor()
    await page.unroute('**/operator/audit?*')
    await page.getByRole('button', { name: '다시 시도' }).click()
    await page.getByRole('rowheader', { name: '운영자 등록' }).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  const views: [path: string, sign: string][] = [
    ['', 'table'],
    ['?view=accounts', 'table a[data-row]'],
    ['?view=consultations&state=approved', 'li[data-consultation]'],
    ['?view=sources', 'table a[data-row]'],
    ['?view=source&name=demo', 'table'],
    ['?view=incidents', 'table a[data-row]'],
    ['?view=deliveries', 'main strong'],
    ['?view=audit', 'table'],
  ]
  for (const [path, sign] of views)
    test(`/operator${path} in both languages and themes, on a desktop and on a phone`, async () => {
      const visitor = await open(`/operator${path}`)
      await assertWellInAllLooks(visitor, () => visitor.page.locator(sign).first().waitFor())
      assert.deepEqual(visitor.faults(), [])
    })

  test('an account in both languages and themes, on a desktop and on a phone', async () => {
    const visitor = await open('/operator?view=accounts&find=demo-pro')
    const { page } = visitor
    await page.getByRole('link', { name: '데모 계정 (Pro)' }).click()
    const arrival = () => page.locator('dl').first().waitFor()
    await assertWellInAllLooks(visitor, arrival)
    assert.deepEqual(visitor.faults(), [])
  })
})
