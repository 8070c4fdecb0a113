import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertWellInAllLooks, enterWith, typeDate, type Visitor } from './browser.ts'
import { openConsole } from './demo.ts'

const room = openConsole()

const open = async (path = '/reports', key = room.demo.keys.enterprise) => enterWith(await room.visit(), key, path)
const rowsOf = ({ page }: Visitor) => page.locator('li[data-report]')
const readyIn = (visitor: Visitor, text: string) =>
  rowsOf(visitor).filter({ hasText: text }).filter({ hasText: '완성' })

async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
  const answer = await fetch(`${room.demo.baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${room.demo.keys.enterprise}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    body: body ? JSON.stringify(body) : null,
  })
  assert.ok(answer.ok, `${method} ${path}: ${answer.status}`)
  return (answer.status === 204 ? null : await answer.json()) as Body
}

describe('reports', () => {
  test('are asked for, made, looked at, saved, asked for again and deleted', async () => {
    const visitor = await open()
    const { page, context } = visitor
    await page.getByText('아직 보고서가 없습니다').waitFor()
    await page.getByRole('link', { name: '보고서 요청' }).click()
    await page.getByLabel('형식').selectOption('html')
    await page.getByLabel('경쟁사', { exact: true }).uncheck()
    await page.getByLabel('통계').uncheck()
    await page.getByLabel('업무 구분').selectOption('용역')
    await page.getByRole('button', { name: '요청', exact: true }).click()
    // It is followed by itself: nobody loads the page again.
    const row = readyIn(visitor, 'HTML')
    await row.waitFor()
    await row.getByText('업무 구분: 용역').waitFor()
    await row.getByText('신규 일치 공고, 마감 예정(14일), 낙찰 결과').waitFor()
    const preview = page.getByRole('dialog')
    const openPreview = async () => {
      await row.getByRole('button', { name: '미리 보기' }).click()
      await preview.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
    }
    // The rules of accessibility ask into every frame, and this one has no origin to answer from.
    visitor.forgive(/postMessage/)
    await openPreview()
    const inside =
      page.frames().find((frame) => frame.url().endsWith('/content?inline=true')) ?? assert.fail('no frame')
    assert.equal(await inside.evaluate('origin'), 'null', 'it has no origin, so it cannot use the session')
    assert.deepEqual(await visitor.violations(), [])
    await page.keyboard.press('Escape')
    await preview.waitFor({ state: 'detached' })
    await row.locator('button:focus', { hasText: '미리 보기' }).waitFor()
    await openPreview()
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      preview.getByRole('link', { name: '새 탭에서 보기' }).click(),
    ])
    await tab.getByRole('heading', { level: 1 }).waitFor()
    assert.match(tab.url(), /\/v1\/reports\/rpt_\w+\/content\?inline=true$/)
    assert.equal(await tab.evaluate('origin'), 'null', 'it has no origin, so it cannot use the session')
    await tab.close()
    await preview.getByRole('button', { name: '닫기' }).click()
    await preview.waitFor({ state: 'detached' })
    const [file] = await Promise.all([page.waitForEvent('download'), row.getByRole('link', { name: '받기' }).click()])
    assert.match(file.suggestedFilename(), /^공고_주간보고서_.*\.html$/)
    await row.getByRole('link', { name: '다시 요청' }).click()
    assert.equal(await page.getByLabel('업무 구분').inputValue(), '용역')
    assert.equal(await page.getByLabel('통계').isChecked(), false)
    await page.getByLabel('형식').selectOption('json')
    await page.getByRole('button', { name: '요청', exact: true }).click()
    const again = readyIn(visitor, 'JSON')
    await again.waitFor()
    // It is deleted elsewhere while the list still shows it.
    const isReport = (address: URL) => /^\/v1\/reports\/rpt_\w+$/.test(address.pathname)
    const headers = { 'content-type': 'application/problem+json' }
    const gone = JSON.stringify({
      type: 'about:blank',
      title: 'Not found',
      status: 404,
      code: 'not_found',
      detail: '없음',
    })
    await page.route(isReport, (route) => route.fulfill({ status: 404, headers, body: gone }))
    visitor.forgive(/404/)
    await row.getByRole('button', { name: '미리 보기' }).click()
    await preview.getByRole('alert').getByText('찾을 수 없습니다').waitFor()
    assert.equal(await preview.locator('iframe').count(), 0)
    await page.unroute(isReport)
    await preview.getByRole('button', { name: '다시 시도' }).click()
    await preview.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
    // The button that had the focus is gone; the keys of the dialogue still work.
    await page.keyboard.press('Escape')
    await preview.waitFor({ state: 'detached' })
    await again.getByRole('button', { name: '삭제' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('보고서를 삭제하시겠습니까?').waitFor()
    assert.deepEqual(await visitor.violations(), [])
    await dialog.getByRole('button', { name: '삭제' }).click()
    await again.waitFor({ state: 'detached' })
    await row.waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('what the service refuses is told at its field, and nothing that was typed is lost', async () => {
    const visitor = await open('/reports?ask=new')
    visitor.forgive(/400|ERR_/)
    const { page } = visitor
    await page.getByLabel('하한').fill('500')
    await page.getByLabel('상한').fill('200')
    await page.getByRole('button', { name: '요청', exact: true }).click()
    await page.getByText('저장하지 못했습니다. 표시된 항목을 확인해 주십시오.').waitFor()
    assert.equal(await page.getByLabel('상한').getAttribute('aria-invalid'), 'true')
    await page.getByLabel('상한').fill('900')
    await typeDate(page, '포함할 날짜', '2099-1-1')
    await page.getByRole('button', { name: '요청', exact: true }).click()
    await page.getByText('‘포함할 날짜’ 값은 미래일 수 없습니다.').waitFor()
    await typeDate(page, '포함할 날짜', '--')
    await page.route('**/v1/reports', (route) => route.abort())
    await page.getByRole('button', { name: '요청', exact: true }).click()
    await page.getByText('서버에 연결할 수 없습니다').waitFor()
    assert.equal(await page.getByLabel('상한').inputValue(), '900')
    assert.deepEqual(visitor.faults(), [])
  })

  test('states are said in words, also of what failed or is no longer kept', async () => {
    const visitor = await open('/')
    const { page } = visitor
    const { items } = await call<{ items: object[] }>('GET', '/v1/reports')
    const made = items[0] ?? assert.fail('the report of the first test')
    const told = (id: string, state: string, progress: number) =>
      Object.assign({}, made, { id, state, progress, reason: null, contentUrl: null, expiresAt: null })
    const body = JSON.stringify({
      total: 4,
      page: 1,
      items: [
        told('rpt_1', 'queued', 0),
        told('rpt_2', 'running', 40),
        told('rpt_3', 'failed', 40),
        told('rpt_4', 'expired', 100),
      ],
    })
    await page.route('**/v1/reports?*', (route) => route.fulfill({ contentType: 'application/json', body }))
    await page.goto('/reports')
    for (const word of ['대기 중', '작성 중 40%', '실패', '보관 기간 지남'])
      await page.getByText(word, { exact: true }).waitFor()
    await page.getByText('작성하지 못했습니다. 같은 내용으로 다시 요청하실 수 있습니다.').waitFor()
    assert.equal(await page.getByRole('progressbar').getAttribute('value'), '40')
    assert.equal(await page.getByRole('link', { name: '받기' }).count(), 0)
    assert.deepEqual(visitor.faults(), [])
  })

  test('are scheduled, for members, paused, changed and deleted, by keyboard too', async () => {
    const visitor = await open()
    const { page } = visitor
    await page.getByRole('link', { name: '예약', exact: true }).press('Enter')
    await page.getByText('아직 예약이 없습니다').waitFor()
    await page.getByRole('link', { name: '새 예약' }).press('Enter')
    await page.getByLabel('기간').selectOption('monthly')
    await page.getByLabel('메일 받을 사람').last().selectOption('chosen')
    await page.getByText('받을 구성원을 한 명 이상 골라 주십시오.').waitFor()
    const readers = page.getByRole('group', { name: '메일', exact: true }).getByRole('checkbox')
    await readers.first().press('Space')
    await page.getByRole('button', { name: '저장', exact: true }).press('Enter')
    const row = page.locator('li[data-schedule]')
    await row.getByText(/다음 작성 \d{4}\.\s\d{2}\.\s01\. 07:00 · 메일: .*@/).waitFor()
    await row.getByRole('button', { name: '일시 중지' }).press('Enter')
    await row.getByText('일시 중지됨', { exact: true }).waitFor()
    await row.getByRole('button', { name: '다시 시작' }).press('Enter')
    await row.getByText('사용 중').waitFor()
    await row.getByRole('link', { name: '수정' }).press('Enter')
    await page.getByLabel('메일 받을 사람').last().selectOption('nobody')
    await page.getByLabel('형식').selectOption('xlsx')
    await page.getByRole('button', { name: '저장', exact: true }).press('Enter')
    await row.getByText('메일: 보내지 않음').waitFor()
    await row.getByText('XLSX').waitFor()
    await row.getByRole('button', { name: '삭제' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: '삭제' }).press('Enter')
    await page.getByText('아직 예약이 없습니다').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('plan and scope are told before somebody tries', async () => {
    const pro = await open('/reports', room.demo.keys.pro)
    await pro.page.getByText('이 요금제에는 없는 기능입니다').waitFor()
    const made = await call<{ key: string }>('POST', '/v1/keys', { name: '열람', scopes: ['reports:read'] })
    const reader = await open('/reports', made.key)
    await reader.page.getByText('조회 권한만 있습니다').waitFor()
    await readyIn(reader, 'HTML').waitFor()
    assert.equal(await reader.page.getByRole('link', { name: '보고서 요청' }).count(), 0)
    assert.equal(await reader.page.getByRole('button', { name: '삭제' }).count(), 0)
    const writer = await call<{ key: string }>('POST', '/v1/keys', { name: '작성', scopes: ['reports:write'] })
    const other = await open('/reports?view=schedules&edit=new', writer.key)
    await other.page.getByLabel('메일 받을 사람').last().selectOption('chosen')
    await other.page.getByText('구성원 목록을 볼 권한이 없어').waitFor()
    assert.deepEqual([...pro.faults(), ...reader.faults(), ...other.faults()], [])
  })

  test('can be for a further company, and so can a schedule, which keeps its profile', async () => {
    const { id } = await call<{ id: string }>('POST', '/v1/profiles', { name: '한울통신' })
    const visitor = await open('/reports?ask=new')
    const { page } = visitor
    const choice = page.getByLabel('참가자격 판단 회사')
    await choice.selectOption('한울통신')
    await page.getByLabel('형식').selectOption('json')
    await page.getByRole('button', { name: '요청', exact: true }).click()
    const row = readyIn(visitor, '참가자격 판단 회사: 한울통신')
    await row.waitFor()
    await row.getByRole('link', { name: '다시 요청' }).click()
    await page.locator('form').waitFor()
    assert.equal(await choice.inputValue(), id)
    await page.goto('/reports?view=schedules&edit=new')
    await choice.selectOption('한울통신')
    await page.getByRole('button', { name: '저장', exact: true }).click()
    const schedule = page.locator('li[data-schedule]').filter({ hasText: '참가자격 판단 회사: 한울통신' })
    await schedule.waitFor()
    await schedule.getByRole('link', { name: '수정' }).click()
    await choice.selectOption('계정의 회사')
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await schedule.waitFor({ state: 'detached' })
    const { items } = await call<{ items: { id: string; profile: string | null }[] }>('GET', '/v1/reports/schedules')
    assert.deepEqual(
      items.map(({ profile }) => profile),
      [null],
    )
    // Its deletion is refused with the reason while a schedule names it.
    const path = `/v1/reports/schedules/${items[0]?.id}`
    await call('PATCH', path, { profile: id })
    visitor.forgive(/409/)
    await page.goto(`/account?view=profile&company=${id}`)
    await page.getByRole('button', { name: '회사 삭제' }).click()
    const dialog = page.getByRole('dialog')
    const remove = dialog.getByRole('button', { name: '회사 삭제' })
    await remove.click()
    await dialog.getByText('이 회사 정보를 사용하는 보고서 예약이 있습니다').waitFor()
    await call('DELETE', path)
    await remove.click()
    await page.getByText('등록한 추가 회사가 없습니다.').waitFor()
    // Its report is still there; requested again, it is refused where the company is chosen.
    visitor.forgive(/400/)
    await page.goto('/reports')
    await readyIn(visitor, id).getByRole('link', { name: '다시 요청' }).click()
    await page.getByRole('button', { name: '요청', exact: true }).click()
    await page.locator('form').getByText('이 ID의 추가 회사가 없습니다.').waitFor()
    assert.equal(await choice.getAttribute('aria-invalid'), 'true')
    await choice.selectOption('계정의 회사')
    await page.getByRole('button', { name: '요청', exact: true }).click()
    await page.locator('form').waitFor({ state: 'detached' })
    assert.deepEqual(visitor.faults(), [])
  })

  test('in both languages and themes, on a desktop and on a phone', async () => {
    const visitor = await open()
    await assertWellInAllLooks(visitor, () => rowsOf(visitor).first().waitFor())
    await visitor.page.goto('/reports?ask=new')
    await assertWellInAllLooks(visitor, () => visitor.page.locator('form').waitFor())
    assert.deepEqual(visitor.faults(), [])
  })

  test('schedules in both languages and themes, on a desktop and on a phone', async () => {
    await call('POST', '/v1/reports/schedules', { period: 'weekly', format: 'pdf' })
    const visitor = await open('/reports?view=schedules')
    const { page } = visitor
    await assertWellInAllLooks(visitor, () => page.locator('li[data-schedule]').waitFor())
    await page.goto('/reports?view=schedules&edit=new')
    await assertWellInAllLooks(visitor, () => page.locator('form').waitFor())
    assert.deepEqual(visitor.faults(), [])
  })
})
