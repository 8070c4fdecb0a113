import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import type { Browser, Locator, Page } from 'playwright-core'
import { verifyWebhook, type WebhookEvent } from '../../clients/typescript/src/index.ts'
import { seoulDay } from '../../src/lib/clock.ts'
import { publish, publishAward } from '../demo-notices.ts'
import { trueNow } from '../environment.ts'
import { eventually } from '../harness.ts'
import { type Receiver, startReceiver } from '../receiver.ts'
import { newVisitor, startChromium, type Visitor } from './browser.ts'
import { type OperatorDemo, startOperatorDemo } from './operators.ts'

const COMPANY = '한빛엔지니어링'
const EMAIL = 'hana@hanbit.example'
const BUSINESS_NO = '1000000009'
const QUERY = '등대 정비'
/** What is there when the customer comes, and what is published while he works. */
const OLD = '북항 등대 정비공사 1차'
const NEW = '북항 등대 정비공사 2차'
const AMOUNT = 104_250_000

let demo: OperatorDemo
let browser: Browser
let receiver: Receiver
before(async () => {
  receiver = await startReceiver()
  demo = await startOperatorDemo({ GONGGO_ALLOW_PRIVATE_WEBHOOKS: '127.0.0.0/8' })
  browser = await startChromium()
  await publish(demo, [OLD])
})
after(async () => {
  await browser?.close()
  await demo?.end()
  await receiver?.close()
})

const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()

test('a customer: from the consultation to the report of what was won', async () => {
  const customer = await newVisitor(browser, demo.baseUrl)
  const operator = await newVisitor(browser, demo.baseUrl)
  await asksForAConsultation(customer)
  await isApproved(operator)
  await comesInByMail(customer)
  await tellsTheBusinessNumber(customer)
  const secret = await registersAWebhook(customer)
  await savesTheSearchAsKeyword(customer)
  await seesTheNewNoticeArrive(customer)
  await bidsForIt(customer)
  await wins(customer)
  await theOwnSystemIsNotified(secret)
  await downloadsTheReport(customer)
  assert.deepEqual([...customer.faults(), ...operator.faults()], [])
})

/** From the page that asks for a key, in the language of that page. */
async function asksForAConsultation(customer: Visitor): Promise<void> {
  const { page } = customer
  customer.forgive(/401/)
  await page.goto('/')
  await page.getByText('API 키가 없으십니까?').click()
  await page.getByRole('link', { name: '상담 신청' }).click()
  await page.getByLabel('회사').fill(COMPANY)
  await page.getByLabel('이름').fill('김하나')
  await page.getByLabel('이메일').fill(EMAIL)
  await page.getByLabel('문의 내용').fill('항만 공사의 공고를 ERP로 받으려고 합니다.')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '상담 신청' }).click()
  await page.getByRole('heading', { name: '상담 신청이 접수되었습니다' }).waitFor()
}

async function isApproved(operator: Visitor): Promise<void> {
  const { page } = await demo.signIn(operator, '/operator?view=consultations')
  const request = page.locator('li[data-consultation]').filter({ hasText: COMPANY })
  await request.getByText('항만 공사의 공고를 ERP로 받으려고 합니다.').waitFor()
  await request.getByRole('button', { name: '승인' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('요금제').selectOption('enterprise')
  await dialog.getByRole('button', { name: '승인' }).click()
  await dialog.locator('code').waitFor()
  await dialog.getByRole('button', { name: '닫기' }).click()
  await request.waitFor({ state: 'detached' })
}

/** The invitation leads to the sign-in page, which mails a link. */
async function comesInByMail({ page }: Visitor): Promise<void> {
  const invitation = await demo.mailTo(EMAIL, '계정이 준비되었습니다')
  await page.goto(linkIn(invitation.text, '/sign-in'))
  await page.getByLabel('이메일').fill(EMAIL)
  await page.getByRole('button', { name: '로그인 링크 받기' }).click()
  await page.getByText('로그인 링크를 보내 드렸습니다').waitFor()
  const { text } = await demo.mailTo(EMAIL, '로그인 링크')
  // The page to sign in at is open still: the link has the browser load nothing.
  await page.goto(linkIn(text, '/sign-in#token='))
  await page.getByText('메일의 링크로 로그인합니다.').waitFor()
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  await page.getByRole('button', { name: '로그아웃', exact: true }).waitFor()
  await page.getByRole('region', { name: '두 단계로 시작하기' }).waitFor()
}

/** What stands in a mail, as its reader clicks on it. */
function linkIn(text: string, path: string): string {
  const link = text.split(/\s+/).find((word) => word.startsWith(`${demo.baseUrl}${path}`))
  return link ?? assert.fail(`no ${path} in ${text}`)
}

async function tellsTheBusinessNumber({ page }: Visitor): Promise<void> {
  await menu(page, '입찰 건')
  const missing = page.getByRole('region', { name: '사업자등록번호' })
  await missing.getByLabel('사업자등록번호').fill(BUSINESS_NO)
  await missing.getByRole('button', { name: '저장', exact: true }).click()
  await missing.waitFor({ state: 'detached' })
}

async function registersAWebhook({ page }: Visitor): Promise<string> {
  await menu(page, '웹훅')
  await page.getByRole('button', { name: '새 웹훅' }).click()
  await page.getByLabel('수신 주소').fill(receiver.url)
  await page.getByLabel('전체(나중에 추가되는 종류 포함)').check()
  await page.getByRole('button', { name: '저장', exact: true }).click()
  const shown = page.getByRole('region', { name: '웹훅 비밀값' })
  const secret = await shown.locator('code').textContent()
  await shown.getByRole('button', { name: '보관했습니다' }).click()
  await page.getByText('아직 전송이 없습니다').waitFor()
  return secret ?? ''
}

async function savesTheSearchAsKeyword({ page }: Visitor): Promise<void> {
  await menu(page, '공고 검색')
  await page.getByRole('searchbox').fill(QUERY)
  await page.getByRole('link', { name: OLD }).waitFor()
  await page.getByRole('button', { name: '키워드로 저장' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(OLD).waitFor()
  await dialog.getByText(/최근 90일 동안 일치 공고 \d+건/).waitFor()
  await dialog.getByRole('button', { name: '저장', exact: true }).click()
  await dialog.getByText('저장했습니다. 일치하는 공고가 나오면 알려 드립니다.').waitFor()
  await dialog.getByRole('button', { name: '닫기' }).click()
  await menu(page, '키워드')
  await page.locator('tr[data-keyword]').getByText('메일 받을 사람: 나(만든 구성원)').waitFor()
}

async function seesTheNewNoticeArrive({ page }: Visitor): Promise<void> {
  await menu(page, '알림함')
  await page.getByText('받은 알림이 없습니다').waitFor()
  await publish(demo, [NEW])
  const row = page
    .locator('li[data-event]')
    .filter({ hasText: NEW })
    .filter({ hasText: `일치 키워드: ${QUERY}` })
  await arrives(page, row)
  await demo.mailTo(EMAIL, NEW)
  await row.getByRole('link', { name: NEW }).click()
  await page.getByRole('complementary', { name: '선택한 알림' }).getByRole('link', { name: '공고 화면 열기' }).click()
  await page.getByRole('heading', { level: 1, name: NEW }).waitFor()
}

/**
 * New events are offered, and shown to who asks. The offer goes when the list is loaded again, so it is clicked at once: a
 * click that waits for it would wait in vain.
 */
async function arrives(page: Page, row: Locator): Promise<void> {
  const offer = page.getByRole('button', { name: /^새 알림 \d+건 보기$/ })
  await eventually(async () => {
    await offer.evaluateAll((buttons) => {
      for (const button of buttons) Object(button).click()
    })
    return row.isVisible()
  })
}

async function bidsForIt({ page }: Visitor): Promise<void> {
  const company = page.getByRole('region', { name: '우리 회사' })
  await page.getByRole('button', { name: '입찰 건으로', exact: true }).click()
  await company.getByLabel('상태').selectOption('bid')
  await company.getByLabel('투찰금액').fill(String(AMOUNT))
  await page.keyboard.press('Enter')
  await company.getByRole('link', { name: '입찰 건에서 보기' }).click()
  const dialog = page.getByRole('dialog', { name: NEW })
  await dialog.getByText('투찰금액: 없음 → 104,250,000원').waitFor()
  await dialog.getByText('아직 개찰 결과가 없습니다.').waitFor()
  await dialog.getByRole('button', { name: '닫기' }).click()
}

/** The source tells who has won: the result fills in by itself, and is told. */
async function wins({ page }: Visitor): Promise<void> {
  await menu(page, '알림함')
  const rows = page.locator('li[data-event]').filter({ hasText: NEW })
  await publishAward(demo, NEW, BUSINESS_NO, AMOUNT)
  await arrives(page, rows.filter({ hasText: '투찰 → 낙찰' }))
  assert.equal(await rows.filter({ hasText: '검토 → 투찰' }).count(), 0, 'what the reader did is no news')
  await menu(page, '입찰 건')
  const card = page.getByRole('region', { name: '낙찰', exact: true }).locator('li').filter({ hasText: NEW })
  await card.getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: NEW })
  await dialog.getByText('개찰 결과로 정해진 상태입니다.').waitFor()
  await dialog.locator('dd').filter({ hasText: COMPANY }).waitFor()
  await dialog.getByRole('button', { name: '닫기' }).click()
}

/** Each event was signed with the secret that was shown once. */
async function theOwnSystemIsNotified(secret: string): Promise<void> {
  const events = await eventually(async () => {
    const all = await Promise.all(
      receiver.received.map(({ body, headers }) =>
        verifyWebhook({ body, headers, secrets: secret, at: new Date(trueNow()) }),
      ),
    )
    return all.some(isWon) && all
  })
  const matched = events.flatMap(({ type, data }) => (type === 'bid.matched' && 'bid' in data ? [data.bid] : []))
  assert.ok(matched.map(titleOf).includes(NEW), 'the match too')
}

const titleOf = (bid: unknown): unknown => Object(bid).title
const isWon = ({ type, data }: WebhookEvent): boolean => type === 'pursuit.changed' && data.pursuit?.state === 'won'

async function downloadsTheReport({ page }: Visitor): Promise<void> {
  await menu(page, '보고서')
  await page.getByRole('link', { name: '보고서 요청' }).click()
  const [year = '', month = '', day = ''] = seoulDay(Date.now()).split('-')
  const parts = { 년: year, 월: month, 일: day }
  for (const [name, digits] of Object.entries(parts)) await page.getByLabel(`포함할 날짜 ${name}`).fill(digits)
  await page.getByLabel('형식').selectOption('html')
  await page.getByRole('button', { name: '요청', exact: true }).click()
  const row = page.locator('li[data-report]').filter({ hasText: '완성' })
  await row.waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), row.getByRole('link', { name: '받기' }).click()])
  assert.match(file.suggestedFilename(), /^공고_주간보고서_.*\.html$/)
  const report = readFileSync(await file.path(), 'utf8')
  assert.ok(report.includes(NEW), 'the report names the notice')
  assert.ok(report.includes(COMPANY), 'and who has won it')
}
