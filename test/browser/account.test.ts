import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import type { Locator } from 'playwright-core'
import { passedOn } from '../environment.ts'
import { eventually } from '../harness.ts'
import { type MailServer, startMailServer } from '../mail-server.ts'
import { readMail } from '../mailbox.ts'
import { endsWithTests } from '../processes.ts'
import { assertWellInAllLooks, enterWith, typeDate, type Visitor } from './browser.ts'
import { openConsole } from './demo.ts'

const COMMANDS = join(import.meta.dirname, '../../src/commands/main.ts')

let mails: MailServer
const room = openConsole(async () => {
  mails = await startMailServer()
  return { SMTP_URL: `smtp://127.0.0.1:${mails.port}?from=gonggo@example.kr` }
})
after(async () => {
  await mails?.close()
})

const open = async (view: string, key = room.demo.keys.enterprise) =>
  enterWith(await room.visit(), key, `/account?view=${view}`)
const keyRow = ({ page }: Visitor, name: string) =>
  page.locator('li[data-key]').filter({ has: page.locator('strong', { hasText: name }) })
const passwordField = ({ page }: Visitor) => page.locator('input[type=password]')
/** A session ends within a second. Who loads the page in that second is signed in, and the page asks no more by itself. */
const isSignedOut = (visitor: Visitor) =>
  eventually(async () => {
    await visitor.page.reload()
    await passwordField(visitor)
      .or(visitor.page.getByRole('button', { name: '로그아웃', exact: true }))
      .waitFor()
    return passwordField(visitor).isVisible()
  })
const dialogOf = ({ page }: Visitor) => page.getByRole('dialog')

async function post<T>(path: string, body: object, key = room.demo.keys.enterprise): Promise<T> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const answer = await fetch(`${room.demo.baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await answer.text()
  assert.ok(answer.ok, text)
  return JSON.parse(text) as T
}

interface MadeKey {
  id: string
  key: string
}
const makeKey = (name: string, scopes: string[], key?: string) => post<MadeKey>('/v1/keys', { name, scopes }, key)
const statusWith = async (key: string) =>
  (await fetch(`${room.demo.baseUrl}/v1/bids?pageSize=1`, { headers: { authorization: `Bearer ${key}` } })).status

async function operate(...words: string[]): Promise<void> {
  const env = { ...passedOn(), GONGGO_DATA: join(room.demo.folder, '.gonggo') }
  const child = endsWithTests(
    spawn(process.execPath, [COMMANDS, ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] }),
  )
  const [code] = await once(child, 'exit')
  assert.equal(code, 0)
}

const mailTo = (email: string, pattern: RegExp) =>
  eventually(async () => {
    for (const mail of mails.mails.map(readMail))
      if (mail.to === email && pattern.test(mail.text)) return pattern.exec(mail.text)
    return null
  })

/** A member who is signed in by the link of a mail. */
async function member(email: string, role: string, view: string): Promise<Visitor> {
  await post('/v1/teams', { email, role })
  const invitation = await mailTo(email, /\/invitations\?code=([\w-]+)/)
  await post('/invitations', { code: invitation?.[1] ?? '' })
  await post('/session/links', { email })
  const link = await mailTo(email, /\/sign-in#token=ggl_[\w-]{43}/)
  const visitor = await room.visit()
  visitor.forgive(/401/)
  await visitor.page.goto(link?.[0] ?? '')
  await visitor.page.getByRole('button', { name: '로그인', exact: true }).click()
  await visitor.page.getByRole('button', { name: '로그아웃', exact: true }).waitFor()
  await visitor.page.goto(`/account?view=${view}`)
  return visitor
}

describe('keys', () => {
  test('are created with rights in words, shown once, rotated with a grace, and revoked', async () => {
    const visitor = await open('keys')
    const { page } = visitor
    await page.getByRole('button', { name: '새 키', exact: true }).click()
    // The first field gets the focus once the form is drawn.
    await page.locator('input:focus').waitFor()
    await page.keyboard.type('창구 프로그램')
    await page.getByLabel('키워드 쓰기').check()
    await typeDate(page, '만료일(그날까지 유효)', '2031-12-31')
    await page.getByRole('button', { name: '키 만들기' }).click()
    const secret = page.getByRole('region', { name: '‘창구 프로그램’ 키의 비밀값' })
    const first = (await secret.locator('code').textContent()) ?? ''
    assert.match(first, /^gg_live_[0-9A-Za-z]{38}$/)
    assert.equal(await statusWith(first), 200)
    await visitor.context.grantPermissions(['clipboard-write'])
    await secret.getByRole('button', { name: '복사' }).click()
    await secret.getByText('복사했습니다.').waitFor()
    await secret.getByRole('button', { name: '보관했습니다' }).click()
    await secret.waitFor({ state: 'detached' })
    const row = keyRow(visitor, '창구 프로그램')
    await row.getByText('공고 조회 · 키워드 쓰기').waitFor()
    await row.getByText(/만든 사람: demo\(나\).*2031\.\s12\.\s31\. 23:59 만료/).waitFor()
    await row.getByRole('button', { name: '교체' }).click()
    await dialogOf(visitor).getByLabel('이전 비밀값').selectOption('3600')
    assert.deepEqual(await visitor.violations(), [])
    await dialogOf(visitor).getByRole('button', { name: '교체' }).click()
    await secret.waitFor()
    assert.notEqual(await secret.locator('code').textContent(), first)
    await row.getByText(/이전 비밀값은 .*까지 유효합니다/).waitFor()
    assert.equal(await statusWith(first), 200, 'the old secret has its grace')
    await row.getByRole('button', { name: '폐기' }).click()
    await dialogOf(visitor).getByText('이 키로 만든 다른 키는 없습니다.').waitFor()
    await dialogOf(visitor).getByRole('button', { name: '폐기' }).click()
    await row.waitFor({ state: 'detached' })
    await eventually(async () => (await statusWith(first)) === 401)
    await page.getByRole('button', { name: /폐기되거나 만료된 키 [\d,]+개도 보기/ }).click()
    await row.getByText('폐기됨').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('are revoked with those made with them, whose number is told, and by the keyboard alone', async () => {
    const parent = await makeKey('부모', ['bids:read', 'keys:manage'])
    const child = await makeKey('자식', ['bids:read', 'keys:manage'], parent.key)
    await makeKey('손자', ['bids:read'], child.key)
    const visitor = await open('keys')
    const { page } = visitor
    await keyRow(visitor, '부모').getByRole('button', { name: '폐기' }).focus()
    await page.keyboard.press('Enter')
    const choice = dialogOf(visitor).getByLabel('이 키로 만든 키 2개도 함께 폐기')
    await choice.focus()
    await page.keyboard.press('Space')
    assert.equal(await choice.isChecked(), true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await keyRow(visitor, '손자').waitFor({ state: 'detached' })
    await eventually(async () => (await statusWith(child.key)) === 401)
    assert.deepEqual(visitor.faults(), [])
  })

  test('whoever would end the session with a key is told so, and a new secret is never lost with it', async () => {
    const own = await makeKey('내 열쇠', ['bids:read', 'keys:manage'])
    const visitor = await open('keys', own.key)
    const row = keyRow(visitor, '내 열쇠')
    await row.getByText('지금 이 키로 로그인되어 있습니다.').waitFor()
    await row.getByRole('button', { name: '교체' }).click()
    await dialogOf(visitor)
      .getByText(/이전 비밀값이 무효가 되면 로그아웃됩니다/)
      .waitFor()
    assert.equal(
      await dialogOf(visitor)
        .getByRole('option', { name: /바로 무효화/ })
        .count(),
      0,
    )
    await dialogOf(visitor).getByRole('button', { name: '취소', exact: true }).click()
    await row.getByRole('button', { name: '폐기' }).click()
    await dialogOf(visitor)
      .getByText(/폐기하시면 바로 로그아웃됩니다/)
      .waitFor()
    await dialogOf(visitor).getByRole('button', { name: '폐기' }).click()
    await passwordField(visitor).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('a key that manages nothing is told what it lacks, before anything is asked', async () => {
    const poor = await makeKey('조회용', ['bids:read'])
    const visitor = await open('keys', poor.key)
    const { page } = visitor
    await page.getByText('이 화면에는 ‘키 관리’ 권한이 필요합니다.').waitFor()
    await page.getByRole('link', { name: '감사 기록' }).click()
    await page.getByText('이 화면에는 ‘보안 관리’ 권한이 필요합니다.').waitFor()
    await page.getByRole('link', { name: '계정 설정' }).click()
    await page.getByText('‘보안 관리’ 권한이 있는 분이 바꿀 수 있습니다.').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('a viewer has keys of his own and sees no others', async () => {
    const visitor = await member('viewer@example.com', 'viewer', 'keys')
    const { page } = visitor
    await page.getByText('자신이 만든 키만 보입니다.').waitFor()
    await page.getByText('키가 없습니다').waitFor()
    await page.getByRole('button', { name: '새 키', exact: true }).click()
    assert.equal(await page.getByLabel('키워드 쓰기').count(), 0)
    await page.getByLabel('이름').fill('내 조회 키')
    await page.getByRole('button', { name: '키 만들기' }).click()
    await keyRow(visitor, '내 조회 키')
      .getByText(/만든 사람: viewer@example\.com\(나\)/)
      .waitFor()
    assert.equal(await page.locator('li[data-key]').count(), 1)
    assert.deepEqual(visitor.faults(), [])
  })
})

/** A limit of a day is told by its sentence, not in seconds; what stands on the page stays. */
async function askAgainUntilItIsEnough(visitor: Visitor, row: Locator): Promise<void> {
  visitor.forgive(/429/)
  const enough = visitor.page.getByText('오늘 이 계정에서 이 주소로 보낼 수 있는 초대를 모두 보냈습니다.')
  for (let mails = 2; mails <= 3; mails++) {
    const answered = visitor.page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/v1/teams'),
    )
    await row.getByRole('button', { name: '초대 다시 보내기' }).click()
    assert.equal((await answered).status(), mails < 3 ? 200 : 429)
  }
  await enough.waitFor()
}

describe('the team', () => {
  test('is invited, changed, asked again and removed; keys that depend on a member are asked for', async () => {
    const visitor = await open('team')
    visitor.forgive(/409/)
    const { page } = visitor
    await page.getByText('소유자 지정 외의 모든 기능을 씁니다.').waitFor()
    const owner = page.locator('li[data-member]').filter({ hasText: '소유자' })
    await owner.getByText('마지막 소유자이므로').waitFor()
    assert.equal(await owner.getByRole('button', { name: '제거' }).count(), 0)
    await page.getByRole('button', { name: '구성원 초대' }).click()
    await page.locator('input:focus').waitFor()
    await page.keyboard.type('jiwoo@example.com')
    await page.getByLabel('이름').fill('김지우')
    await page.getByRole('button', { name: '초대 메일 보내기' }).click()
    await page.getByText('jiwoo@example.com 주소로 초대 메일을 보냈습니다.').waitFor()
    const row = page.locator('li[data-member]').filter({ hasText: '김지우' })
    await row.getByText('초대됨').waitFor()
    await row.getByRole('button', { name: '초대 다시 보내기' }).click()
    await page.getByText('초대 메일을 다시 보냈습니다.').waitFor()
    await askAgainUntilItIsEnough(visitor, row)
    await row.getByRole('button', { name: '수정' }).click()
    await dialogOf(visitor).getByLabel('역할').selectOption('viewer')
    await dialogOf(visitor).getByLabel('시간대').fill('Nowhere/None')
    await dialogOf(visitor).getByRole('button', { name: '저장', exact: true }).click()
    visitor.forgive(/400/)
    await dialogOf(visitor)
      .getByText(/시간대여야 합니다/)
      .waitFor()
    await dialogOf(visitor).getByLabel('시간대').fill('Asia/Tokyo')
    assert.deepEqual(await visitor.violations(), [])
    await dialogOf(visitor).getByRole('button', { name: '저장', exact: true }).click()
    await row.getByText('열람자').waitFor()
    await row.getByText('Asia/Tokyo').waitFor()
    await row.getByRole('button', { name: '제거' }).click()
    await dialogOf(visitor).getByRole('button', { name: '제거' }).click()
    await row.waitFor({ state: 'detached' })
    assert.deepEqual(visitor.faults(), [])
  })

  test('a member who removes himself is told, says what becomes of his keys, and is out', async () => {
    const visitor = await member('minsu@example.com', 'admin', 'keys')
    visitor.forgive(/409/)
    const { page } = visitor
    await page.getByRole('button', { name: '새 키', exact: true }).click()
    await page.getByRole('button', { name: '키 만들기' }).click()
    const shown = page.getByRole('region', { name: '‘이름 없음’ 키의 비밀값' })
    const secret = (await shown.locator('code').textContent()) ?? ''
    await page.getByRole('link', { name: '구성원', exact: true }).click()
    await page.locator('li[data-member]').filter({ hasText: '소유자' }).getByText('소유자는 소유자만').waitFor()
    const own = page.locator('li[data-member]').filter({ hasText: 'minsu@example.com(나)' })
    await own.getByRole('button', { name: '제거' }).click()
    await dialogOf(visitor).getByText('자신을 제거하면 바로 로그아웃되며').waitFor()
    await dialogOf(visitor).getByRole('button', { name: '제거' }).click()
    await dialogOf(visitor).getByLabel('이 구성원이 만든 키').waitFor()
    await dialogOf(visitor).getByRole('button', { name: '제거' }).click()
    await passwordField(visitor).waitFor()
    await eventually(async () => (await statusWith(secret)) === 401)
    assert.deepEqual(visitor.faults(), [])
  })

  test('what a plan lacks is said in words', async () => {
    const visitor = await open('team', room.demo.keys.pro)
    await visitor.page.getByText('Enterprise 요금제에서 쓰실 수 있습니다. 현재 요금제는 Pro입니다.').waitFor()
    await visitor.page.getByRole('link', { name: '허용 목록' }).click()
    await visitor.page.getByText('이 요금제에는 없는 기능입니다').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('the allow-list', () => {
  test('is written as lines, looked at before it is saved, guarded, and undone', async () => {
    const visitor = await open('allow-list')
    visitor.forgive(/400/)
    const { page } = visitor
    const lines = page.getByLabel('주소와 범위')
    const save = page.getByRole('button', { name: '저장', exact: true })
    await page.getByText('지금 접속하신 주소는 127.0.0.1입니다.').waitFor()
    await lines.fill('203.0.113.0/24 # 본사\n\n사무실')
    await page.getByText('3번째 줄 ‘사무실’').waitFor()
    assert.equal(await save.isDisabled(), true)
    await lines.fill('203.0.113.0/24 # 본사')
    await page.getByText(/이 주소가 목록에 없습니다/).waitFor()
    assert.equal(await save.isDisabled(), true)
    await page.getByLabel('이 주소가 차단되는 것을 확인하고 저장합니다.').check()
    assert.equal(await save.isDisabled(), false)
    await page.getByRole('button', { name: '이 주소 추가' }).click()
    await page.getByText('저장하셔도 이 주소에서 계속 접속하실 수 있습니다.').waitFor()
    await save.click()
    await page.getByText('저장했습니다.').waitFor()
    assert.equal(await lines.inputValue(), '203.0.113.0/24 # 본사\n127.0.0.1/32 # 현재 주소')
    await page.getByRole('button', { name: '저장하기 전으로 되돌리기' }).click()
    await page.getByText('되돌렸습니다.').waitFor()
    await page.getByText('모든 주소를 허용합니다.').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('what somebody else saved meanwhile is not overwritten unseen, and nothing written is lost', async () => {
    const visitor = await open('allow-list')
    visitor.forgive(/412/)
    const { page } = visitor
    await page.getByLabel('주소와 범위').fill('127.0.0.1 # 나')
    const headers = { authorization: `Bearer ${room.demo.keys.enterprise}`, 'content-type': 'application/json' }
    const put = async (ranges: string[]) =>
      fetch(`${room.demo.baseUrl}/v1/access/ip-allow-list`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ ranges }),
      })
    assert.equal((await put(['127.0.0.0/8'])).status, 200)
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await page.getByText('그사이 다른 사람이 목록을 변경했습니다.').waitFor()
    assert.equal(await page.getByLabel('주소와 범위').inputValue(), '127.0.0.1 # 나')
    await put([])
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('an incident', () => {
  test('says what happened and what to do, and ends when its key is rotated', async () => {
    const leaked = await makeKey('새어 나간 키', ['bids:read'])
    await operate('incident', 'open', '--key', leaked.id, '--reason', '저장소에서 발견')
    const visitor = await open('incidents')
    const { page } = visitor
    const row = page.locator('li[data-incident]').filter({ hasText: '새어 나간 키' })
    await row.getByText('저장소에서 발견').waitFor()
    await row.getByText('차단됨', { exact: true }).waitFor()
    await row.getByRole('link', { name: '이 키 교체' }).click()
    await dialogOf(visitor).getByText('교체하시면 이 키의 차단이 해제됩니다.', { exact: false }).waitFor()
    await dialogOf(visitor).getByRole('button', { name: '교체' }).click()
    await page.getByRole('region', { name: '‘새어 나간 키’ 키의 비밀값' }).waitFor()
    await page.goto('/account?view=incidents&state=resolved')
    await row.getByText(/해결\(키 교체\)/).waitFor()
    const block = page.getByLabel('짧은 시간에 여러 네트워크에서')
    // The tick stands at once, and does not jump back until the change is told.
    await block.focus()
    const ticked = '(() => { const box = document.activeElement; box.click(); return box.checked })()'
    assert.equal(await page.evaluate(ticked), true)
    await page.getByText('저장했습니다.').waitFor()
    await page.reload()
    assert.equal(await block.isChecked(), true)
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('audit, usage, sessions and settings', () => {
  test('the audit log says who did what, and its dates are in the address', async () => {
    await makeKey('기록될 키', ['bids:read'])
    const visitor = await open('audit')
    const { page } = visitor
    const entry = page.locator('li').filter({ hasText: '기록될 키' }).first()
    await entry.getByText('키 생성').waitFor()
    await entry.getByText('demo(나)').waitFor()
    await typeDate(page, '종료일', '2020-01-01')
    await page.waitForURL(/to=2020-01-01/)
    await page.getByText('이 기간에는 기록이 없습니다').waitFor()
    await page.getByRole('button', { name: '기간 지우기' }).click()
    await entry.waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('a link is created for what a keyword finds, shown once, read without a key, and revoked', async () => {
    const { id } = await post<{ id: string }>('/v1/keywords', { keyword: '구독용 하수관로' })
    const visitor = await enterWith(await room.visit(), room.demo.keys.enterprise, '/keywords')
    const { page } = visitor
    await page.locator(`tr[data-keyword="${id}"]`).getByRole('link', { name: '캘린더에 구독: 구독용 하수관로' }).click()
    const form = page.getByRole('form', { name: '링크 만들기' })
    await form
      .getByLabel('키워드')
      .locator('option:checked', { hasText: '구독용 하수관로' })
      .waitFor({ state: 'attached' })
    await form.getByLabel('이름').fill('마감 일정')
    await form.getByRole('button', { name: '만들기' }).click()
    const secret = page.getByRole('region', { name: '새 링크: 마감 일정' })
    const url = (await secret.locator('code').textContent()) ?? ''
    const row = page.getByRole('listitem').filter({ hasText: '마감 일정' })
    await row.getByText('조회한 적 없음').waitFor()
    const calendar = await fetch(url)
    assert.equal(calendar.status, 200)
    assert.match(await calendar.text(), /^BEGIN:VCALENDAR\r\n/)
    await secret.getByRole('button', { name: '저장했습니다. 닫기' }).click()
    await page.reload()
    await row.getByText('마지막 조회').waitFor()
    await row.getByRole('button', { name: '폐기: 마감 일정' }).click()
    await dialogOf(visitor).getByRole('button', { name: '폐기' }).click()
    await row.waitFor({ state: 'detached' })
    assert.equal((await fetch(url)).status, 404)
    assert.deepEqual(visitor.faults(), [])
  })

  test('the audit log is read page by page, and back', async () => {
    for (let count = 0; count < 26; count++) await makeKey(`쪽 ${count}`, ['bids:read'])
    for (let count = 0; count < 26; count++) await makeKey(`장 ${count}`, ['bids:read'])
    const visitor = await open('audit')
    const { page } = visitor
    await page.getByRole('link', { name: '다음' }).click()
    await page.waitForURL(/anchor=/)
    await page.getByText('쪽 0', { exact: false }).first().waitFor()
    await page.getByRole('link', { name: '이전' }).click()
    await page.getByText('장 25', { exact: false }).first().waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('usage stands beside its limits, that of people who are signed in too', async () => {
    const visitor = await open('usage', room.demo.keys.pro)
    const { page } = visitor
    const line = page.getByRole('row').filter({ hasText: '로그인한 구성원의 요청' }).first()
    await line.getByText('600', { exact: true }).waitFor()
    for (const name of ['키로 보낸 요청', '키워드', 'API 키', '입찰 건'])
      await page.getByRole('rowheader', { name, exact: true }).waitFor()
    await page.getByText('날짜별 표').click()
    assert.equal(await page.locator('details tbody tr').count(), 30)
    assert.deepEqual(visitor.faults(), [])
  })

  test('one session is ended, then all; the last says that it ends this one too', async () => {
    const { key } = await makeKey('두 곳', ['bids:read'])
    const other = await open('sessions', key)
    const visitor = await open('sessions', key)
    other.forgive(/401/)
    const { page } = visitor
    const rows = page.locator('li[data-session]')
    await rows.nth(1).waitFor()
    await rows.filter({ hasNotText: '지금 이 브라우저' }).getByRole('button', { name: '로그아웃시키기' }).click()
    await dialogOf(visitor).getByRole('button', { name: '로그아웃시키기' }).click()
    await rows.nth(1).waitFor({ state: 'detached' })
    await isSignedOut(other)
    await page.getByRole('button', { name: '모두 로그아웃' }).click()
    await dialogOf(visitor).getByText('지금 이 브라우저도 함께 로그아웃됩니다.').waitFor()
    await dialogOf(visitor).getByRole('button', { name: '모두 로그아웃' }).click()
    await passwordField(visitor).waitFor()
    assert.deepEqual([...visitor.faults(), ...other.faults()], [])
  })

  test('the business number is checked before it is sent, and kept', async () => {
    const visitor = await open('settings')
    const { page } = visitor
    const field = page.getByLabel('사업자등록번호')
    await field.fill('123')
    await page.keyboard.press('Enter')
    await page.getByText('숫자 10자리를 적어 주십시오.').waitFor()
    await field.fill('1234567890')
    await page.keyboard.press('Enter')
    await page.getByText('저장했습니다.').waitFor()
    assert.equal(await field.inputValue(), '123-45-67890')
    assert.deepEqual(visitor.faults(), [])
  })

  test('is told when the service cannot be reached, and when there were too many requests', async () => {
    const visitor = await open('settings')
    visitor.forgive(/ERR_|429/)
    const { page } = visitor
    await page.route('**/v1/sessions?*', (route) => route.abort())
    await page.getByRole('link', { name: '로그인한 기기' }).click()
    await page.getByText('서버에 연결할 수 없습니다').waitFor()
    await page.unroute('**/v1/sessions?*')
    const problem = {
      type: 'about:blank',
      title: 'x',
      status: 429,
      detail: 'x',
      code: 'rate_limited',
      requestId: 'req_1',
    }
    const refusal = { status: 429, headers: { 'retry-after': '7' }, contentType: 'application/problem+json' }
    await page.route('**/v1/sessions?*', (route) => route.fulfill({ ...refusal, body: JSON.stringify(problem) }))
    await page.getByRole('button', { name: '다시 시도' }).click()
    await page.getByText('7초 뒤에 다시 시도하실 수 있습니다.').waitFor()
    await page.unroute('**/v1/sessions?*')
    await page.getByRole('button', { name: '다시 시도' }).click()
    await page.locator('li[data-session]').first().waitFor()
    assert.deepEqual(visitor.faults(), [])
  })
})

test('on a phone the menu is one row, in which the open view is visible', async () => {
  const visitor = await open('settings')
  const { page } = visitor
  await visitor.wear({ width: 360, language: 'ko' })
  const menu = page.getByRole('navigation', { name: '계정 메뉴' })
  const link = await menu.getByRole('link', { name: '계정 설정' }).boundingBox()
  const row = await menu.boundingBox()
  assert.ok(row && row.height < 50, `the menu is ${row?.height} px high`)
  assert.ok(link && link.x >= 0 && link.x + link.width <= 360, `the link is at ${link?.x}`)
  assert.deepEqual(visitor.faults(), [])
})

describe('each view in both languages and themes, on a desktop and on a phone', () => {
  const views = [
    'keys',
    'keys&edit=new',
    'team',
    'team&edit=new',
    'allow-list',
    'links',
    'links&edit=new',
    'incidents',
    'audit',
    'usage',
    'sessions',
    'settings',
  ]
  for (const view of views)
    test(`${view}: nobody is kept out (WCAG 2.2 AA), nothing stands beside the window`, async () => {
      const visitor = await open(view)
      const arrival = () => visitor.page.waitForLoadState('networkidle')
      await assertWellInAllLooks(visitor, arrival)
      assert.deepEqual(visitor.faults(), [])
    })
})
