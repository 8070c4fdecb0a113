import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { eventually } from '../harness.ts'
import { assertWellInAllLooks, enterWith, type Visitor, WIDTHS } from './browser.ts'
import { openConsole } from './demo.ts'

const room = openConsole()

const open = async (path = '/keywords', key = room.demo.keys.pro) => enterWith(await room.visit(), key, path)
const rowOf = ({ page }: Visitor, text: string) => page.locator('tr[data-keyword]').filter({ hasText: text })

async function ofEnterprise<Body>(method: string, path: string, body?: object): Promise<Body> {
  const answer = await fetch(`${room.demo.baseUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${room.demo.keys.enterprise}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
  assert.ok(answer.ok, `${method} ${path}: ${answer.status}`)
  return (await answer.json()) as Body
}
const keyWith = async (...scopes: string[]) =>
  (await ofEnterprise<{ key: string }>('POST', '/v1/keys', { name: scopes.join(), scopes })).key
interface Named {
  items: {
    id: string
    keyword: string
    alert: { to: string[]; email: string; webhook: boolean; on: string[]; remind: number[] }
  }[]
}
const alertOf = async (text: string) =>
  (await ofEnterprise<Named>('GET', '/v1/keywords')).items.find(({ keyword }) => keyword === text)?.alert

describe('keywords', () => {
  test('are written with the last 90 days beside them, paused, copied, changed and deleted', async () => {
    const visitor = await open()
    const { page } = visitor
    await page.getByText('아직 키워드가 없습니다').waitFor()
    await page.getByRole('button', { name: '새 키워드' }).click()
    // The first field gets the focus once the form is drawn.
    await page.locator('input:focus').waitFor()
    await page.keyboard.type('청사 시설물')
    const preview = page.getByRole('region', { name: '최근 90일로 미리 보기' })
    await preview.getByText(/일치 공고 [\d,]+건\(전체 공고의 [\d.]+%\)/).waitFor()
    assert.equal(await preview.locator('rect').count(), 90)
    // On a phone the preview is below the whole form: its number is also beside the field.
    const live = page.getByText(/^주당 약 [\d.,]+건$/)
    assert.equal(await live.isVisible(), false)
    const wide = page.viewportSize() ?? assert.fail('no viewport')
    await page.setViewportSize({ width: WIDTHS[1], height: wide.height })
    await live.waitFor()
    await page.setViewportSize(wide)
    await page.getByLabel('업무 구분').selectOption('용역')
    await page.getByLabel('메일').selectOption('daily')
    assert.equal(await page.getByLabel('마감 변경').isChecked(), true)
    assert.equal(await page.getByLabel('참가자격').count(), 0)
    assert.equal(await page.getByLabel('검색 위치').count(), 0, 'there are no attachments to search')
    await preview.getByText(/, 주당 약 [\d.,]+건/).waitFor()
    await page.getByRole('button', { name: '저장', exact: true }).click()
    const row = rowOf(visitor, '청사 시설물')
    await row.getByText('업무 구분: 용역').waitFor()
    await row.getByText('메일 매일 아침 · 신규 일치 공고, 마감 변경, 취소').waitFor()
    await row.getByRole('button', { name: '일시 중지' }).click()
    await row.getByText('일시 중지됨', { exact: true }).waitFor()
    await row.getByRole('button', { name: '다시 시작' }).click()
    await row.getByText('사용 중').waitFor()
    await row.getByRole('button', { name: '복제' }).click()
    await page.getByLabel('검색어').fill('청사 승강기')
    await page.getByRole('button', { name: '저장', exact: true }).click()
    const copy = rowOf(visitor, '청사 승강기')
    await copy.getByText('메일 매일 아침 · 신규 일치 공고, 마감 변경, 취소').waitFor()
    await page.getByLabel('모두 선택').check()
    await page.getByLabel('선택: 청사 시설물').uncheck()
    const bulk = page.getByRole('form', { name: '선택한 키워드 변경' })
    await bulk.getByText('1개 선택').waitFor()
    await page.getByLabel('선택: 청사 시설물').check()
    await bulk.getByText('2개 선택').waitFor()
    await bulk.getByLabel('메일').selectOption('weekly')
    await bulk.getByRole('button', { name: '적용' }).click()
    await bulk.waitFor({ state: 'detached' })
    for (const one of [row, copy]) await one.getByText('메일 매주 월요일 · 신규 일치 공고, 마감 변경, 취소').waitFor()
    await page.getByLabel('키워드 찾기').fill('승강기')
    await row.waitFor({ state: 'detached' })
    await page.waitForURL(/find=/)
    await copy.getByRole('button', { name: '수정' }).click()
    await page.getByLabel('메일').selectOption('off')
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await copy.getByText('메일 받지 않음').waitFor()
    await copy.getByRole('button', { name: '삭제' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('‘청사 승강기’ 키워드를 삭제하시겠습니까?').waitFor()
    assert.deepEqual(await visitor.violations(), [])
    await dialog.getByRole('button', { name: '삭제' }).click()
    await page.getByText('찾으시는 키워드가 없습니다').waitFor()
    await page.getByRole('button', { name: '검색어 지우기' }).click()
    await row.waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('are sorted by a head, in the address, and several change all their alerts at once', async () => {
    const { key } = await ofEnterprise<{ key: string }>('POST', '/v1/keys', { name: 'sorted' })
    for (const keyword of ['교량', '존재하지않는낱말'].map((one) => `${one} -정렬시험`))
      await ofEnterprise('POST', '/v1/keywords', { keyword, filter: { bsnsDiv: ['공사'] } })
    const visitor = await open('/keywords?find=정렬시험', key)
    const { page } = visitor
    const first = page.locator('tr[data-keyword]').first()
    await page.locator('tr[data-keyword] svg[role=img]').first().waitFor()
    const matches = page.getByRole('columnheader', { name: '일치(최근 90일)' })
    await matches.getByRole('button').press('Enter')
    await page.waitForURL(/sort=-matches/)
    assert.equal(await matches.getAttribute('aria-sort'), 'descending')
    await first.getByText('교량 -정렬시험', { exact: true }).waitFor()
    await matches.getByRole('button').click()
    await first.getByText('존재하지않는낱말 -정렬시험', { exact: true }).waitFor()
    assert.equal(await matches.getAttribute('aria-sort'), 'ascending')
    await page.reload()
    await first.getByText('존재하지않는낱말 -정렬시험', { exact: true }).waitFor()
    await page.getByLabel('모두 선택').check()
    const bulk = page.getByRole('form', { name: '선택한 키워드 변경' })
    await bulk.getByText('2개 선택').waitFor()
    await bulk.getByLabel('알림 내용').selectOption('these')
    await bulk.getByLabel('낙찰').check()
    await bulk.getByLabel('마감 변경').uncheck()
    await bulk.getByLabel('마감 며칠 전에 다시 알림').selectOption('3,1')
    await bulk.getByLabel('웹훅').selectOption('off')
    assert.deepEqual(await visitor.violations(), [])
    await bulk.getByRole('button', { name: '적용' }).click()
    await bulk.waitFor({ state: 'detached' })
    await first.getByText(/신규 일치 공고, 취소, 낙찰/).waitFor()
    const alert = await alertOf('교량 -정렬시험')
    const changed = { webhook: false, on: ['new', 'cancelled', 'awarded'], remind: [3, 1] }
    assert.deepEqual({ ...alert, ...changed }, alert)
    assert.deepEqual(visitor.faults(), [])
  })

  test('take several agencies and methods, chosen or written', async () => {
    const visitor = await open('/keywords?edit=new', room.demo.keys.enterprise)
    const { page } = visitor
    await page.getByLabel('검색어').fill('배수지 밸브')
    const agency = page.getByRole('combobox', { name: '기관' })
    await agency.fill('없는 관리청, 다른 관리청')
    await page.getByLabel('검색어').focus()
    const chosen = page.getByRole('list', { name: '선택한 기관' }).getByRole('listitem')
    await eventually(async () => (await chosen.count()) === 2)
    await agency.fill('종로구')
    // Suggestions for what was written before may still be listed.
    await page.getByRole('listbox', { name: '기관' }).getByRole('option', { name: '종로구' }).first().click()
    await eventually(async () => (await chosen.count()) === 3)
    for (const method of ['제한경쟁', '적격심사', '소액수의']) await page.getByLabel(method).check()
    assert.deepEqual(await visitor.violations(), [])
    await page.getByRole('button', { name: '저장', exact: true }).click()
    const row = rowOf(visitor, '배수지 밸브')
    await row.getByText(/기관: 없는 관리청, 다른 관리청, .*종로구/).waitFor()
    await row.getByText(/계약방법: 제한경쟁 · 낙찰방법: 적격심사, 소액수의/).waitFor()
    await row.getByRole('button', { name: '수정' }).click()
    await eventually(async () => (await chosen.count()) === 3)
    assert.equal(await page.getByLabel('적격심사').isChecked(), true)
    assert.deepEqual(visitor.faults(), [])
  })

  test('can be narrowed to what the company may bid on, once it has a profile', async () => {
    const { key } = await ofEnterprise<{ key: string }>('POST', '/v1/keys', { name: 'narrowed' })
    const profile = { seats: [{ region: '경기도', kind: 'head' }], licences: [], jointBidding: false, complete: [] }
    await ofEnterprise('PUT', '/v1/profile', profile)
    const visitor = await open('/keywords?edit=new', key)
    const { page } = visitor
    await page.getByLabel('검색어').fill('교량 보수')
    await page.getByLabel('참가자격').selectOption({ label: '참가 가능·확인 필요' })
    await page.getByText(/, 주당 약 [\d.,]+건/).waitFor()
    assert.deepEqual(await visitor.violations(), [])
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await rowOf(visitor, '교량 보수').getByText('참가자격: 참가 가능·확인 필요').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('go to the members who were chosen, in the form and in the list; who is none yet is told', async () => {
    const { items } = await ofEnterprise<{ items: { id: string; email: string }[] }>('GET', '/v1/teams')
    const owner = items[0] ?? assert.fail('the demo has an owner')
    const invited = await ofEnterprise<{ id: string }>('POST', '/v1/teams', {
      email: 'jiwoo@example.com',
      name: '박지우',
      role: 'member',
    })
    const visitor = await open('/keywords?edit=new', room.demo.keys.enterprise)
    const { page } = visitor
    await page.getByLabel('검색어').fill('부두 준설')
    const whom = page.getByLabel('메일 받을 사람')
    assert.equal(await whom.locator('option:checked').textContent(), '소유자')
    await whom.selectOption('chosen')
    await page.getByText('받을 구성원을 한 명 이상 골라 주십시오.').waitFor()
    const save = page.getByRole('button', { name: '저장', exact: true })
    assert.equal(await save.isDisabled(), true)
    await page.getByLabel('박지우 (jiwoo@example.com) · 아직 메일을 받지 않음').press('Space')
    await page.getByText('선택한 구성원이 아직 메일을 받을 수 없어 소유자에게 보냅니다.').waitFor()
    await page.getByLabel(owner.email).check()
    await page.getByText('선택한 구성원이 아직 메일을 받을 수 없어').waitFor({ state: 'detached' })
    assert.deepEqual(await visitor.violations(), [])
    await save.click()
    const row = rowOf(visitor, '부두 준설')
    await row.getByText(/메일 받을 사람: 박지우, /).waitFor()
    assert.deepEqual((await alertOf('부두 준설'))?.to, [invited.id, owner.id])
    await row.getByRole('button', { name: '수정' }).click()
    await page.getByLabel('메일', { exact: true }).selectOption('off')
    await whom.waitFor({ state: 'detached' })
    await page.getByLabel('메일', { exact: true }).selectOption('instant')
    await whom.selectOption('')
    await save.click()
    await row.getByText('메일 받을 사람: 소유자').waitFor()
    assert.deepEqual((await alertOf('부두 준설'))?.to, [])
    assert.deepEqual(visitor.faults(), [])
  })

  test('whoever may not see the team, or has none, is told so, and takes nobody off by saving', async () => {
    const { items } = await ofEnterprise<{ items: { id: string }[] }>('GET', '/v1/teams')
    const to = items.map(({ id }) => id)
    const { id } = await ofEnterprise<{ id: string }>('POST', '/v1/keywords', { keyword: '방파제', alert: { to } })
    const writer = await open(`/keywords?edit=${id}`, await keyWith('bids:read', 'keywords:write'))
    await writer.page.getByText('구성원 목록을 볼 권한이 없어 다른 구성원은 고르실 수 없습니다.').waitFor()
    await writer.page.getByText(`다른 구성원 ${to.length}명에게도 보냅니다.`).waitFor()
    await writer.page.getByLabel('메일', { exact: true }).selectOption('daily')
    await writer.page.getByRole('button', { name: '저장', exact: true }).click()
    await rowOf(writer, '방파제').getByText(`메일 받을 사람: 다른 구성원 ${to.length}명`).waitFor()
    const kept = await eventually(async () => {
      const alert = await alertOf('방파제')
      return alert?.email === 'daily' && alert
    })
    assert.deepEqual(kept.to, to)
    const reader = await open(`/keywords?edit=${id}`, await keyWith('bids:read', 'keywords:read'))
    await reader.page.getByText('조회 권한만 있습니다.').waitFor()
    await rowOf(reader, '방파제').waitFor()
    assert.equal(await reader.page.getByRole('button', { name: /수정|새 키워드|저장|삭제/ }).count(), 0)
    const pro = await open('/keywords?edit=new')
    await pro.page.getByText('함께 받으시려면 Enterprise 요금제가 필요합니다.').waitFor()
    assert.equal(await pro.page.getByLabel('메일 받을 사람').count(), 0)
    assert.deepEqual([...writer.faults(), ...reader.faults(), ...pro.faults()], [])
  })

  test('what the service refuses is told at its field, also while typing', async () => {
    const visitor = await open('/keywords?edit=new')
    visitor.forgive(/400/)
    const { page } = visitor
    const text = page.getByLabel('검색어')
    await text.fill('정비 (공사')
    await page.getByText('이 괄호의 짝이 없습니다').waitFor()
    assert.equal(await text.getAttribute('aria-invalid'), 'true')
    await text.fill('정비공사')
    await page.getByLabel('하한').fill('500')
    await page.getByLabel('상한').fill('200')
    await page.getByText('‘추정가격 상한’ 값은 ‘추정가격 하한’ 값보다 작을 수 없습니다.').waitFor()
    assert.equal(await page.getByLabel('상한').getAttribute('aria-invalid'), 'true')
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await page.getByText('저장하지 못했습니다. 표시된 항목을 확인해 주십시오.').waitFor()
    assert.equal(await page.getByLabel('상한').inputValue(), '200', 'what was typed is still there')
    assert.deepEqual(visitor.faults(), [])
  })

  test('is told when the service cannot be reached, and when there were too many requests', async () => {
    const visitor = await open('/')
    visitor.forgive(/ERR_|429/)
    const { page } = visitor
    await page.route('**/v1/keywords?*', (route) => route.abort())
    await page.goto('/keywords')
    await page.getByText('서버에 연결할 수 없습니다').waitFor()
    await page.unroute('**/v1/keywords?*')
    const problem = {
      type: 'about:blank',
      title: 'x',
      status: 429,
      detail: 'x',
      code: 'rate_limited',
      requestId: 'req_1',
    }
    const refusal = { status: 429, headers: { 'retry-after': '7' }, contentType: 'application/problem+json' }
    await page.route('**/v1/keywords?*', (route) => route.fulfill({ ...refusal, body: JSON.stringify(problem) }))
    await page.getByRole('button', { name: '다시 시도' }).click()
    await page.getByText('7초 뒤에 다시 시도하실 수 있습니다.').waitFor()
    await page.unroute('**/v1/keywords?*')
    await page.getByRole('button', { name: '다시 시도' }).click()
    await page.getByLabel('키워드 찾기').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('of a long list only what is near is in the page; all of it is searched and printed', async () => {
    const before = (await ofEnterprise<Named>('GET', '/v1/keywords')).items.length
    for (let number = 1; number <= 80; number += 1)
      await ofEnterprise('POST', '/v1/keywords', { keyword: `교량 보강 ${number}`, alert: { email: 'off' } })
    const visitor = await open('/keywords', room.demo.keys.enterprise)
    const { page } = visitor
    await page.getByText(`키워드 ${before + 80}개`).waitFor()
    const rows = page.locator('tr[data-keyword]')
    await eventually(async () => (await rows.count()) < before + 80)
    await page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert.equal(await rows.count(), before + 80)
    await page.evaluate("dispatchEvent(new Event('afterprint'))")
    await eventually(async () => (await rows.count()) < before + 80)
    const [near, height] = (await page.evaluate('[innerHeight, document.documentElement.scrollHeight]')) as number[]
    assert.ok((height ?? 0) > 3 * (near ?? 0))
    await page.mouse.wheel(0, height ?? 0)
    const [oldest] = (await ofEnterprise<Named>('GET', '/v1/keywords?pageSize=1')).items
    await page.locator(`tr[data-keyword="${oldest?.id}"]`).waitFor()
    await page.getByLabel('키워드 찾기').fill('교량 보강 77')
    await rowOf(visitor, '교량 보강 77').waitFor()
    await eventually(async () => (await rows.count()) === 1)
    assert.deepEqual(visitor.faults(), [])
  })

  test('in both languages and themes, on a desktop and on a phone, listed and written', async () => {
    const visitor = await open()
    const { page } = visitor
    const arrival = () => page.locator('tr[data-keyword]').first().waitFor()
    await assertWellInAllLooks(visitor, arrival)
    const id = await page.locator('tr[data-keyword]').first().getAttribute('data-keyword')
    await page.goto(`/keywords?edit=${id}`)
    const tried = () => page.locator('form svg[role=img] rect').first().waitFor({ state: 'attached' })
    await assertWellInAllLooks(visitor, tried)
    const named = await open('/keywords', room.demo.keys.enterprise)
    const { items } = await ofEnterprise<Named>('GET', '/v1/keywords')
    await named.page.goto(`/keywords?edit=${items.find(({ alert }) => alert.to.length > 0)?.id}`)
    const readers = () => named.page.getByRole('group', { name: /선택한 구성원|These members/ }).waitFor()
    await assertWellInAllLooks(named, readers)
    assert.deepEqual([...visitor.faults(), ...named.faults()], [])
  })
})
