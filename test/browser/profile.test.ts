import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { publish } from '../demo-notices.ts'
import { assertWellInAllLooks, enterWith, type Visitor } from './browser.ts'
import { type ConsoleRoom, openConsole } from './demo.ts'

const PLACE = '/account?view=profile'
const PROFILE = {
  seats: [{ region: '경기도 안양시', kind: 'head' }],
  licences: [{ code: '0037', name: '전기공사업', until: '9999-12-31' }],
  products: [{ code: '3912189899' }],
  certificates: [{ kind: 'sme', until: '2099-03-31' }],
  trackRecord: [{ what: '청사 전기공사', amount: 324_500_000, at: '2025-03-01' }],
  complete: ['licences', 'seats'],
}

/** The demo publishes more all the time, but none of this agency. */
const AGENCY = '북항관리청'
/** A firm of the demo with two valid licences and one that has expired. */
const FIRM = '3391097174'
const TITLE = '북항 청사 전기설비 보수공사 [여성기업 제한]'

const room: ConsoleRoom = openConsole({}, () => publish(room.demo, [TITLE], { agency: AGENCY }))
const open = async (path = PLACE, key = room.demo.keys.pro) => enterWith(await room.visit(), key, path)

async function call<Body>(method: string, path: string, body?: object): Promise<Body> {
  const answer = await fetch(`${room.demo.baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${room.demo.keys.pro}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  assert.ok(answer.ok, `${method} ${path}: ${answer.status}`)
  return (await answer.json()) as Body
}
const declare = (profile: object) => call('PUT', '/v1/profile', profile)
const formOf = ({ page }: Visitor) => page.getByRole('form', { name: '회사 정보' })

/** Types into a field with suggestions and takes the first, by the keyboard. */
async function choose(page: Page, label: string, text: string, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true })
  await field.fill(text)
  await page.locator('[role=option]').first().filter({ hasText: name }).waitFor()
  await field.press('Enter')
  await page.getByText(`${name} 항목을 추가했습니다.`).waitFor()
}

describe('the company profile', () => {
  test('is declared from suggestions by the keyboard, and says at the field what is wrong', async () => {
    await declare({})
    const visitor = await open()
    const { page } = visitor
    const form = formOf(visitor)
    await choose(page, '면허·업종 추가', '0037', '전기공사업')
    await choose(page, '사업장 추가', '안양', '경기도 안양시')
    const licence = form.getByRole('group', { name: '전기공사업', exact: true })
    await licence.getByLabel('유효기간').selectOption({ label: '만료일 입력' })
    await form.getByRole('button', { name: '저장', exact: true }).click()
    await form.getByText('만료일을 적어 주십시오.').waitFor()
    await page.locator('input[aria-invalid=true]:focus').waitFor()
    await licence.getByLabel('유효기간').selectOption({ label: '만료 없음' })
    await form.getByLabel('위 면허·업종이 전부입니다.').check()
    await form.getByRole('button', { name: '저장', exact: true }).click()
    await form.getByText('저장했습니다.').waitFor()
    const stored = await call<{ licences: unknown; seats: unknown; complete: unknown }>('GET', '/v1/profile')
    assert.deepEqual(stored.licences, PROFILE.licences)
    assert.deepEqual(stored.seats, [{ region: '41/안양시', kind: 'head' }])
    assert.deepEqual(stored.complete, ['licences'])
    await form.getByRole('button', { name: '삭제: 전기공사업' }).click()
    await page.getByText('전기공사업 항목을 삭제했습니다.').waitFor()
    await page.getByRole('combobox', { name: '면허·업종 추가' }).and(page.locator(':focus')).waitFor()
    await form.getByRole('button', { name: '변경 취소' }).click()
    await licence.waitFor()
    // Results are compared with the number of the account, so the profile has no second field for it.
    assert.equal(await form.getByLabel('사업자등록번호').count(), 0)
    await page.getByRole('link', { name: '계정 설정에서 변경' }).click()
    await page.getByLabel('사업자등록번호').fill('123-45-67890')
    await page.getByRole('button', { name: '저장', exact: true }).click()
    await page.getByText('저장했습니다.').waitFor()
    await page.goBack()
    await page.getByRole('region', { name: '회사 정보' }).getByText('123-45-67890').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('is not overwritten if somebody else has changed it', async () => {
    await declare({})
    const visitor = await open()
    visitor.forgive(/412/)
    const form = formOf(visitor)
    await form.getByLabel('기업 규모').selectOption({ label: '중기업' })
    await declare(PROFILE)
    await form.getByRole('button', { name: '저장', exact: true }).click()
    await form.getByText('그사이 회사 정보가 바뀌었습니다.').waitFor()
    await form.getByRole('button', { name: '최신 내용 불러오기' }).click()
    await form.getByRole('group', { name: '경기도 안양시' }).waitFor()
    assert.equal(await form.getByLabel('기업 규모').inputValue(), '')
    assert.deepEqual(visitor.faults(), [])
  })

  test('is filled from the registry of the portal: what is valid is chosen, and the user saves it', async () => {
    await declare({})
    await call('PATCH', '/v1/account', { businessNo: FIRM })
    const visitor = await open()
    const { page } = visitor
    const form = formOf(visitor)
    await form.getByRole('button', { name: '나라장터에서 불러오기' }).click()
    const listing = page.getByRole('region', { name: '나라장터 등록 정보' })
    await listing.getByText('여기에 없는 항목도 보유하고 계실 수 있습니다.').waitFor()
    const valid = listing.getByRole('checkbox', { name: /컴퓨터관련서비스사업.* 유효/ })
    const expired = listing.getByRole('checkbox', { name: /유효기간 경과/ })
    assert.deepEqual([await valid.isChecked(), await expired.isChecked()], [true, false])
    assert.deepEqual(await visitor.violations(), [])
    await listing.getByRole('button', { name: '선택한 항목 추가' }).click()
    await form.getByText('선택하신 항목을 추가했습니다.').waitFor()
    await page.getByRole('button', { name: '나라장터에서 불러오기' }).and(page.locator(':focus')).waitFor()
    const all = form.getByLabel('위 면허·업종이 전부입니다.')
    assert.equal(await all.isChecked(), false)
    assert.deepEqual((await call<typeof PROFILE>('GET', '/v1/profile')).licences, [])
    await form.getByRole('button', { name: '저장', exact: true }).click()
    await form.getByText('저장했습니다.').waitFor()
    const stored = await call<{ seats: unknown[]; licences: { code: string; until: string }[]; products: unknown[] }>(
      'GET',
      '/v1/profile',
    )
    assert.deepEqual(
      stored.licences.map(({ code, until }) => [code, until]),
      [
        ['1468', '2099-12-31'],
        ['1470', '2099-12-31'],
      ],
    )
    assert.deepEqual([stored.seats.length, stored.products.length], [1, 3])
    await call('PATCH', '/v1/account', { businessNo: '1234567890' })
    assert.deepEqual(visitor.faults(), [])
  })

  test('is read only for those without the right to change it', async () => {
    await declare(PROFILE)
    const scopes = ['bids:read', 'profile:read']
    const { key } = await call<{ key: string }>('POST', '/v1/keys', { name: 'reader', scopes })
    const visitor = await open(PLACE, key)
    const { page } = visitor
    await page.getByText('‘회사 정보 변경’ 권한이 있는 분이 바꿀 수 있습니다.').waitFor()
    await page.getByText('전기공사업 (0037)').waitFor()
    assert.equal(await formOf(visitor).count(), 0)
    assert.deepEqual(await visitor.violations(), [])
    assert.deepEqual(visitor.faults(), [])
  })

  test('in both languages and themes, on a desktop and on a phone', async () => {
    await declare(PROFILE)
    const visitor = await open()
    const { page } = visitor
    const arrival = async () => {
      await page.getByRole('group', { name: '자동제어반', exact: true }).waitFor()
      await page.getByRole('group', { name: '경기도 안양시', exact: true }).waitFor()
    }
    await assertWellInAllLooks(visitor, arrival)
    await page.getByRole('combobox', { name: 'Add a licence' }).fill('전기')
    await page.locator('[role=option]').first().waitFor()
    assert.deepEqual(await visitor.violations(), [])
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('the page of a notice', () => {
  const arriveAt = async (key = room.demo.keys.pro) => {
    const { items } = await call<{ items: { noticeNo: string }[] }>('GET', `/v1/bids?agency=${AGENCY}`)
    return open(`/notices/${items[0]?.noticeNo ?? assert.fail('no notice is there')}`, key)
  }

  test('invites to declare a profile, and then says what decides and what to do', async () => {
    const enterprise = await arriveAt(room.demo.keys.enterprise)
    const invitation = enterprise.page.getByRole('region', { name: '참가자격' })
    await invitation.getByRole('link', { name: '회사 정보 등록' }).click()
    await enterprise.page.getByRole('form', { name: '회사 정보' }).waitFor()
    assert.deepEqual(enterprise.faults(), [])
    await declare(PROFILE)
    const visitor = await arriveAt()
    const { page } = visitor
    const section = page.getByRole('region', { name: '참가자격' })
    await section.getByText('확인할 항목: 면허, 지역, 기업 규모').waitFor()
    await section
      .getByRole('row', { name: /^기업 규모 확인 필요/ })
      .getByText(TITLE.slice(-9))
      .waitFor()
    await section.getByText('공고문에서 조건을 확인해 주십시오.').first().waitFor()
    await page.getByRole('link', { name: '확인 필요' }).click()
    await page.waitForURL(/#eligibility$/)
    assert.deepEqual(visitor.faults(), [])
  })

  test('keeps title, deadline and main button visible, which keeps the focus', async () => {
    const visitor = await arriveAt()
    const { page } = visitor
    await visitor.wear({ width: 360, language: 'ko' })
    const pursue = page.getByRole('button', { name: '입찰 건으로', exact: true })
    await pursue.waitFor()
    await page.getByRole('heading', { name: '비슷한 낙찰' }).scrollIntoViewIfNeeded()
    await page.locator('p[aria-hidden]', { hasText: TITLE }).waitFor()
    const bar = await pursue.boundingBox()
    assert.ok(bar && bar.y >= 0 && bar.y < 100, 'the button is at the top of the window')
    await pursue.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: '입찰 건: 검토' }).and(page.locator(':focus')).waitFor()
    await page.emulateMedia({ media: 'print' })
    assert.equal(await page.getByRole('link', { name: '입찰 건: 검토' }).isVisible(), false)
    assert.deepEqual(visitor.faults(), [])
  })

  test('in both languages and themes, on a desktop and on a phone', async () => {
    await declare(PROFILE)
    const visitor = await arriveAt()
    const arrival = () => visitor.page.locator('#eligibility table').waitFor()
    await assertWellInAllLooks(visitor, arrival)
    assert.deepEqual(visitor.faults(), [])
  })
})

test('a further company is added, judged on the page of a notice, chosen in the search, and deleted', async () => {
  const { enterprise } = room.demo.keys
  const visitor = await open(PLACE, enterprise)
  const { page } = visitor
  await page.getByRole('link', { name: '회사 추가', exact: true }).click()
  const made = page.getByRole('form', { name: '추가 회사 등록' })
  await choose(page, '면허·업종 추가', '0037', '전기공사업')
  await made.getByRole('button', { name: '저장', exact: true }).click()
  await made.getByText('회사 이름을 적어 주십시오.').waitFor()
  await made.getByLabel('회사 이름').fill('한빛전기')
  await made.getByRole('button', { name: '저장', exact: true }).click()
  const stored = page.getByRole('form', { name: '한빛전기' })
  await stored.getByRole('group', { name: '전기공사업', exact: true }).waitFor()
  await stored.getByLabel('기업 규모').selectOption({ label: '중기업' })
  await stored.getByRole('button', { name: '저장', exact: true }).click()
  await stored.getByText('저장했습니다.').waitFor()
  assert.deepEqual(await visitor.violations(), [])

  const { items } = await call<{ items: { noticeNo: string }[] }>('GET', `/v1/bids?agency=${AGENCY}`)
  const notice = await open(`/notices/${items[0]?.noticeNo ?? assert.fail('no notice is there')}`, enterprise)
  const section = notice.page.getByRole('region', { name: '참가자격' })
  const company = section.getByRole('listitem').filter({ hasText: '한빛전기' })
  await company.getByText('확인 필요', { exact: true }).first().waitFor()
  await company.getByRole('button', { name: '한빛전기' }).click()
  await company.getByRole('row', { name: /^기업 규모 확인 필요/ }).waitFor()
  assert.deepEqual(await notice.violations(), [])
  assert.deepEqual(notice.faults(), [])

  const search = await open(`/search?agency=${AGENCY}`, enterprise)
  await search.page.getByLabel('회사', { exact: true }).selectOption({ label: '한빛전기' })
  await search.page.waitForURL(/profile=prf_/)
  const row = search.page.locator('tr', { has: search.page.locator('a[data-row]') })
  await row.getByText('확인 필요', { exact: true }).waitFor()
  const verdicts = search.page.getByLabel('참가자격', { exact: true })
  assert.equal(await verdicts.inputValue(), 'yes,check')
  await verdicts.selectOption('yes')
  await search.page.getByText('조건에 맞는 공고가 없습니다').waitFor()
  await search.page.getByRole('button', { name: '키워드로 저장' }).click()
  const saving = search.page.getByRole('dialog')
  await saving.getByText('선택하신 회사의 키워드로 저장합니다.').waitFor()
  await saving.getByLabel('검색어').fill('한빛전기용 검색')
  await saving.getByRole('button', { name: '저장', exact: true }).click()
  await saving.getByText('저장했습니다.').waitFor()
  await saving.getByRole('button', { name: '닫기' }).last().click()
  assert.deepEqual(await search.violations(), [])
  // Folded filters do not show whose verdicts these are.
  await search.page
    .getByRole('list', { name: '적용 중인 조건' })
    .getByRole('button', { name: /^회사 한빛전기/ })
    .click()
  await search.page.waitForURL((url) => !url.searchParams.has('profile'))
  assert.deepEqual(search.faults(), [])

  await moveKeyword()
  await page.getByRole('button', { name: '회사 삭제' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '회사 삭제' }).click()
  await page.getByText('등록한 추가 회사가 없습니다.').waitFor()
  assert.deepEqual(visitor.faults(), [])

  /** From the company to the account and back, and then it is deleted: a company with keywords is not. */
  async function moveKeyword(): Promise<void> {
    const keywords = await open('/keywords', enterprise)
    const ofCompany = keywords.page.locator('tr[data-keyword]').filter({ hasText: '한빛전기용 검색' })
    await ofCompany.getByText('참가자격 판단 회사: 한빛전기').waitFor()
    for (const [label, isNamed] of [
      ['계정의 회사', 0],
      ['한빛전기', 1],
    ] as const) {
      await ofCompany.getByRole('button', { name: '수정' }).click()
      await keywords.page.getByLabel('참가자격 판단 회사').selectOption({ label })
      await keywords.page.getByRole('button', { name: '저장', exact: true }).click()
      await keywords.page.getByRole('button', { name: '저장', exact: true }).waitFor({ state: 'detached' })
      await ofCompany.waitFor()
      assert.equal(await ofCompany.getByText('참가자격 판단 회사: 한빛전기').count(), isNamed)
    }
    assert.deepEqual(await keywords.violations(), [])
    await ofCompany.getByRole('button', { name: '삭제' }).click()
    await keywords.page.getByRole('dialog').getByRole('button', { name: '삭제', exact: true }).click()
    await ofCompany.waitFor({ state: 'detached' })
    assert.deepEqual(keywords.faults(), [])
  }
})

test('the form of a further company is filled from the registry of the portal', async () => {
  const visitor = await open(PLACE, room.demo.keys.enterprise)
  const { page } = visitor
  await page.getByRole('link', { name: '회사 추가', exact: true }).click()
  const made = page.getByRole('form', { name: '추가 회사 등록' })
  await made.getByLabel('회사 이름').fill('남항정보')
  const load = made.getByRole('button', { name: '나라장터에서 불러오기' })
  assert.equal(await load.isDisabled(), true, 'a further company has no number but that of its form')
  await made.getByLabel('사업자등록번호').fill(FIRM)
  await load.click()
  const listing = page.getByRole('region', { name: '나라장터 등록 정보' })
  await listing.getByRole('button', { name: '선택한 항목 추가' }).click()
  await made.getByText('선택하신 항목을 추가했습니다.').waitFor()
  await made.getByRole('button', { name: '저장', exact: true }).click()
  const stored = page.getByRole('form', { name: '남항정보' })
  await stored.getByRole('group', { name: '소프트웨어사업자(컴퓨터관련서비스사업)', exact: true }).waitFor()
  assert.deepEqual(await visitor.violations(), [])
  await page.getByRole('button', { name: '회사 삭제' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '회사 삭제' }).click()
  await page.getByText('등록한 추가 회사가 없습니다.').waitFor()
  assert.deepEqual(visitor.faults(), [])
})

test('the search leaves out what the company cannot bid on, says so, and takes it back by a press', async () => {
  await declare(PROFILE)
  const visitor = await open(`/search?agency=${AGENCY}`)
  const { page } = visitor
  const row = page.locator('tr', { has: page.locator('a[data-row]') })
  await row.getByText('확인 필요', { exact: true }).waitFor()
  assert.equal(await page.getByLabel('참가자격').inputValue(), 'yes,check')
  await page.getByLabel('참가자격').selectOption('no')
  await page.getByText('조건에 맞는 공고가 없습니다').waitFor()
  await page
    .locator('main section')
    .getByRole('button', { name: /참가 불가.*참가자격 조건 해제/ })
    .click()
  await page.waitForURL(/eligibility=all/)
  await row.first().waitFor()
  assert.deepEqual(await visitor.violations(), [])
  assert.deepEqual(visitor.faults(), [])
})
