import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { writeXlsx } from 'hucre/xlsx'
import { assertWellInAllLooks, enterWith, type Visitor } from './browser.ts'
import { openConsole } from './demo.ts'

const room = openConsole()

const PATH = '/keywords?view=import'
const open = async (path = PATH, key = room.demo.keys.pro) => enterWith(await room.visit(), key, path)
const lineOf = ({ page }: Visitor, number: number) => page.locator(`li[data-line="${number}"]`)
const textOf = (visitor: Visitor, number: number) =>
  visitor.page.getByRole('textbox', { name: `${number}번째 줄 검색어` })

async function paste({ page }: Visitor, lines: readonly string[]): Promise<void> {
  await page.getByLabel('한 줄에 키워드 하나').fill(lines.join('\n'))
  await page.getByRole('button', { name: '확인하기' }).click()
}
async function choose({ page }: Visitor, name: string, content: Uint8Array): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}
const summary = ({ page }: Visitor, text: string) => page.getByText(text).waitFor()

describe('import of keywords', () => {
  test('pasted lines get their verdicts, are mended in place or left out, and the rest is imported', async () => {
    const visitor = await open('/keywords')
    const { page } = visitor
    await page.getByRole('link', { name: '가져오기' }).click()
    await paste(visitor, [
      '하수관로 정비',
      '도로 (포장',
      '정비 하수관로',
      '정비 | 공사 | 구매 | 용역',
      '교량 보수',
      '승강기',
    ])
    await summary(visitor, '모두 6줄: 가져올 수 있음 3, 가져올 수 없음 3, 제외 0')
    await lineOf(visitor, 1)
      .getByText(/^일치 공고 [\d,]+건$/)
      .waitFor()
    await lineOf(visitor, 3).getByText('1번째 줄과 같음').waitFor()
    await lineOf(visitor, 4).getByText('너무 넓음').waitFor()
    await lineOf(visitor, 4)
      .getByText(/최근 90일 공고 \d+건 중/)
      .waitFor()
    // The place is marked, and a key leads there.
    assert.equal(await lineOf(visitor, 2).locator('code strong').textContent(), '(')
    await lineOf(visitor, 2).getByText('이 괄호의 짝이 없습니다').waitFor()
    await page.getByRole('button', { name: '다음 오류 줄' }).press('Enter')
    assert.equal(await page.evaluate('document.activeElement.value'), '도로 (포장')
    await page.keyboard.press('End')
    await page.keyboard.type(')')
    await summary(visitor, '가져올 수 있음 4, 가져올 수 없음 2')
    await page.getByLabel('6번째 줄 가져오기').press('Space')
    await summary(visitor, '가져올 수 있음 3, 가져올 수 없음 2, 제외 1')
    await page.getByLabel('가져올 키워드의 알림 메일').selectOption('daily')
    await page.getByRole('button', { name: '3개 가져오기' }).click()
    await page.getByText('3개를 가져왔고 0개는 거절되었습니다.').waitFor()
    await summary(visitor, '모두 6줄: 가져올 수 있음 0, 가져올 수 없음 2, 제외 1, 가져옴 3')
    // What came of it stays when the page is loaded again.
    await page.reload()
    await summary(visitor, '가져옴 3')
    await lineOf(visitor, 3).getByText('이미 있는 키워드').waitFor()
    await lineOf(visitor, 2).getByRole('link', { name: '2번째 줄의 키워드 보기' }).click()
    await page.getByText('키워드 3개').waitFor()
    assert.equal(await page.getByLabel('검색어').inputValue(), '도로 (포장)')
    assert.equal(await page.getByLabel('메일').inputValue(), 'daily')
    assert.deepEqual(visitor.faults(), [])
  })

  test('one region and category go into all lines that can still be imported', async () => {
    const visitor = await open()
    const { page } = visitor
    await paste(visitor, ['등대 보수', '방조제 보강', '등대 점검'])
    await summary(visitor, '가져올 수 있음 3')
    await page.getByLabel('3번째 줄 가져오기').press('Space')
    const form = page.getByRole('form', { name: '모든 줄에 적용' })
    const apply = form.getByRole('button', { name: '모든 줄에 적용' })
    assert.equal(await apply.isDisabled(), true)
    await form.getByLabel('모든 줄의 지역').fill('부산')
    await form.getByLabel('모든 줄의 업무 구분').selectOption('공사')
    await apply.press('Enter')
    for (const number of [1, 2]) {
      assert.equal(await page.getByLabel(`${number}번째 줄 지역`).inputValue(), '부산')
      assert.equal(await page.getByLabel(`${number}번째 줄 업무 구분`).inputValue(), '공사')
    }
    assert.equal(await page.getByLabel('3번째 줄 지역').inputValue(), '')
    assert.deepEqual(await visitor.violations(), [])
    await page.getByRole('button', { name: '2개 가져오기' }).click()
    await page.getByText('2개를 가져왔고 0개는 거절되었습니다.').waitFor()
    await page.getByRole('link', { name: '키워드 목록' }).click()
    await page.locator('tr[data-keyword]', { hasText: '등대 보수' }).getByText('지역: 부산 · 업무 구분: 공사').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('files: a workbook with conditions, and what a Korean Excel writes as CSV', async () => {
    const visitor = await open()
    const { page } = visitor
    const rows = [
      ['번호', '키워드', '지역', '하한'],
      [1, '상수도 공사', '서울, 부산', 100_000_000],
      [2, '가로등', '아틀란티스', null],
      [3, '가로수', null, '3억'],
    ]
    await choose(visitor, '목록.xlsx', await writeXlsx({ sheets: [{ name: '목록', rows }] }))
    await page.getByText('읽지 않은 열: 번호').waitFor()
    await summary(visitor, '모두 3줄: 가져올 수 있음 1, 가져올 수 없음 2')
    const region = page.getByRole('textbox', { name: '2번째 줄 지역' })
    assert.equal(await region.getAttribute('aria-invalid'), 'true')
    await lineOf(visitor, 3).getByText('금액은 15자리까지의 숫자로 적어 주십시오.').waitFor()
    await region.fill('경기')
    await page.getByRole('textbox', { name: '3번째 줄 추정가격 하한(원)' }).fill('300000000')
    await summary(visitor, '가져올 수 있음 3, 가져올 수 없음 0')
    await page.getByRole('button', { name: '3개 가져오기' }).click()
    await page.getByText('3개를 가져왔고').waitFor()
    await page.getByRole('button', { name: '목록 비우기' }).click()
    await page.getByRole('button', { name: '비운 목록 되돌리기' }).click()
    await summary(visitor, '가져옴 3')
    await page.getByRole('button', { name: '목록 비우기' }).click()
    // "키워드", a break, "뷁 도로" in CP949.
    const korean = [0xc5, 0xb0, 0xbf, 0xf6, 0xb5, 0xe5, 0x0d, 0x0a, 0x94, 0xee, 0x20, 0xb5, 0xb5, 0xb7, 0xce]
    await choose(visitor, '목록.csv', Uint8Array.from(korean))
    await summary(visitor, '모두 1줄')
    assert.equal(await textOf(visitor, 1).inputValue(), '뷁 도로')
    const kept = await page.request.get('/v1/keywords?pageSize=100')
    const { items } = (await kept.json()) as { items: { keyword: string; filter: object }[] }
    const { filter } = items.find(({ keyword }) => keyword === '상수도 공사') ?? {}
    assert.partialDeepStrictEqual(filter, { region: ['서울', '부산'], minAmt: 100_000_000 })
    assert.deepEqual(visitor.faults(), [])
  })

  test('what is no list is told in a sentence, and what was written stays', async () => {
    const visitor = await open()
    const { page } = visitor
    await page.getByLabel('한 줄에 키워드 하나').fill('가로수')
    const told = page.getByRole('alert')
    const many = Array.from({ length: 100_000 }, (_, index) => `단어${index}`).join('\n')
    for (const [content, sentence] of [
      [Buffer.from(many), '한 번에 1,000줄까지'],
      [Buffer.alloc(6_000_000, 'a'), '파일이 너무 큽니다'],
      [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), '이전 형식(.xls)'],
      [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]), '읽을 수 없는 파일입니다'],
      [Buffer.from('키워드\n'), '가져올 줄이 없습니다'],
    ] as const) {
      await choose(visitor, '목록.csv', content)
      await told.filter({ hasText: sentence }).waitFor()
    }
    await page.reload()
    assert.equal(await page.getByLabel('한 줄에 키워드 하나').inputValue(), '가로수')
    assert.deepEqual(visitor.faults(), [])
  })

  test('a limit of requests is waited for; a cut connection stops, and the rest is sent later, each once', async () => {
    const visitor = await open()
    visitor.forgive(/ERR_|429|409/)
    const { page } = visitor
    let sent = 0
    const problem = {
      type: 'about:blank',
      title: 'x',
      status: 429,
      detail: 'x',
      code: 'rate_limited',
      requestId: 'req_1',
    }
    const refusal = { status: 429, headers: { 'retry-after': '3' }, contentType: 'application/problem+json' }
    await page.route('**/v1/keywords', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      sent++
      if (sent === 2) return route.fulfill({ ...refusal, body: JSON.stringify(problem) })
      // The service adds it, but its answer is lost, also when it is asked once more.
      if (sent === 4 || sent === 5) {
        await route.fetch()
        return route.abort()
      }
      return route.continue()
    })
    await paste(visitor, ['음향 장비', '전광판', '울타리', '배수로'])
    await page.getByRole('button', { name: '4개 가져오기' }).click()
    await page.getByText(/요청 한도에 도달했습니다. \d초 뒤에 이어서 보냅니다./).waitFor()
    assert.deepEqual(await visitor.violations(), [])
    await page.getByText('서버에 연결할 수 없습니다').waitFor()
    await page.getByText('2개를 가져왔고 0개는 거절되었습니다. 보내지 않은 2줄은 그대로 있으며').waitFor()
    await lineOf(visitor, 3).getByText('이미 있는 키워드').waitFor()
    await page.getByRole('button', { name: '1개 가져오기' }).click()
    await page.getByText('1개를 가져왔고 0개는').waitFor()
    const kept = await page.request.get('/v1/keywords?pageSize=100')
    const { items } = (await kept.json()) as { items: { keyword: string }[] }
    assert.equal(items.filter(({ keyword }) => keyword === '울타리').length, 1)
    assert.ok(items.some(({ keyword }) => keyword === '배수로'))
    assert.deepEqual(visitor.faults(), [])
  })

  test('lines beyond the plan are told before, and one that somebody else was faster with afterwards', async () => {
    const visitor = await open()
    visitor.forgive(/409/)
    const { page } = visitor
    await paste(
      visitor,
      Array.from({ length: 120 }, (_, index) => `한도 단어${index}`),
    )
    await page.getByText(/요금제의 키워드 100개 가운데 \d+개를 쓰고 있습니다/).waitFor()
    await lineOf(visitor, 120).getByText('요금제 한도 초과').waitFor()
    await page.request.post('/v1/keywords', { data: { keyword: '한도 단어0' }, headers: { 'x-gonggo-console': '1' } })
    await page.getByRole('button', { name: /^\d+개 가져오기$/ }).click()
    await lineOf(visitor, 1).getByText('거절됨').waitFor()
    await lineOf(visitor, 1)
      .getByText(/검색어와 조건이 같은 키워드가 이미 있습니다/)
      .waitFor()
    await page.getByText(/개를 가져왔고 1개는 거절되었습니다/).waitFor()
    await lineOf(visitor, 2).getByText('가져옴').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('whoever may only read is told so before', async () => {
    const visitor = await open('/')
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
    const made = await visitor.page.request.post('/v1/keys', {
      data: { name: '열람', scopes: ['keywords:read'], expiresAt },
      headers: { 'x-gonggo-console': '1', authorization: `Bearer ${room.demo.keys.pro}` },
    })
    const { key } = (await made.json()) as { key: string }
    const reader = await open(PATH, key)
    await reader.page.getByText('권한이 없습니다').waitFor()
    assert.equal(await reader.page.getByRole('button', { name: '파일 선택' }).count(), 0)
  })

  test('in both languages and themes, on a desktop and on a phone, before and with a list', async () => {
    const visitor = await open()
    const { page } = visitor
    await assertWellInAllLooks(visitor, () => page.locator('textarea').waitFor())
    await visitor.wear({ width: 1280, language: 'ko' })
    await choose(visitor, 'a.csv', Buffer.from('키워드,지역,상한,x\n하수관로,서울,5억,1\n(도로,,,\n나무,서울,,'))
    const arrival = () => page.locator('li[data-line="1"] [aria-invalid="true"]').waitFor()
    // A reload before the file is read would leave nothing to come back to.
    await arrival()
    await assertWellInAllLooks(visitor, arrival)
    assert.deepEqual(visitor.faults(), [])
  })
})
