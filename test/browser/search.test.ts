import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import type { Locator } from 'playwright-core'
import { publish } from '../demo-notices.ts'
import { eventually } from '../harness.ts'
import { assertWellInAllLooks, enterWith, type Visitor, WIDTHS } from './browser.ts'
import { type ConsoleRoom, openConsole } from './demo.ts'

/** The demo publishes more all the time, but none of this agency. */
const AGENCY = '북항관리청'
const PLACE = `/search?keyword=공사&agency=${AGENCY}`

const room: ConsoleRoom = openConsole({}, async () => {
  const titles = [1, 2, 3, 4, 5, 6].map((number) => `북항 청사 정비공사 ${number}공구`)
  await publish(room.demo, titles, { agency: AGENCY })
})

const open = async (path = '/search') => enterWith(await room.visit(), room.demo.keys.pro, path)
const rowsOf = ({ page }: Visitor) => page.locator('a[data-row]')
const totalOf = async ({ page }: Visitor) =>
  /^[\d,]+/.exec((await page.locator('p[role=status]').textContent()) ?? '')?.[0]

describe('filters of the search', () => {
  test('each choice says how many it would find, and finds as many', async () => {
    const visitor = await open(PLACE)
    const { page } = visitor
    const choice = page.getByLabel('상태').locator('option[value=open]', { hasText: /\([\d,]+\)$/ })
    await choice.waitFor({ state: 'attached' })
    const [, count] = /\(([\d,]+)\)$/.exec((await choice.textContent()) ?? '') ?? []
    assert.equal(count, '6')
    await page.getByLabel('상태').selectOption('open')
    await page.getByText(`${count}건`, { exact: true }).waitFor()
    const field = page.getByRole('combobox', { name: '지역', exact: true })
    const offered = page.getByRole('listbox', { name: '지역', exact: true }).getByRole('option')
    await field.focus()
    await offered
      .filter({ hasText: /공고 [\d,]+건$/ })
      .first()
      .waitFor()
    await field.fill('경기도')
    await offered.filter({ hasText: /^경기도(?!.*시)/ }).click()
    await page.getByText('지역제한이 없거나 확인되지 않은 공고도 포함합니다.').waitFor()
    await page.getByText(/이 지역으로 제한 [\d,]+건, 전국 [\d,]+건, 제한 표시 없음 [\d,]+건/).waitFor()
    await page.getByLabel('지역제한 표시').selectOption('limited')
    await page.waitForURL(/regionLimit=limited/)
    const limit = page
      .getByRole('list', { name: '적용 중인 조건' })
      .getByRole('button', { name: /지역제한 표시 지역제한/ })
    await limit.click()
    await page.waitForURL((url) => !url.searchParams.has('regionLimit'))
    // What is left behind is taken as it is written.
    await field.fill('부산')
    await field.blur()
    const regions = ({ searchParams }: URL) => searchParams.getAll('region').join()
    await page.waitForURL((url) => regions(url) === '경기도,부산')
    await page.reload()
    const chips = page.getByRole('list', { name: '적용 중인 조건' })
    await chips.getByRole('button', { name: /지역 경기도/ }).click()
    await page.waitForURL((url) => regions(url) === '부산')
    await page.getByRole('list', { name: '선택한 지역' }).getByRole('button', { name: '제외: 부산' }).click()
    await page.waitForURL((url) => regions(url) === '')
    assert.equal(await field.evaluate((one) => one.matches(':focus')), true)
    assert.deepEqual(visitor.faults(), [])
  })

  test('offer no place to search without attachments, and an address with one says why it fails', async () => {
    const { page } = await open(`${PLACE}&in=attachments`)
    const alert = page.getByRole('alert').filter({ hasText: '첨부파일에서는 검색할 수 없습니다' })
    await alert.getByText('이 서비스는 첨부파일을 수집하지 않습니다. 공고명만 검색할 수 있습니다.').waitFor()
    assert.equal(await alert.getByRole('button').count(), 0, 'trying again would change nothing')
    const place = page.getByLabel('검색 위치')
    await place.selectOption({ label: '공고명' })
    await page.getByText('6건', { exact: true }).waitFor()
    await place.waitFor({ state: 'detached' })
    assert.equal(await alert.count(), 0)
  })

  test('amounts are typed with thousands apart, and the caret stays among its digits', async () => {
    const visitor = await open()
    const { page } = visitor
    const field = page.getByLabel('추정가격 하한(원)')
    await field.pressSequentially('12345678')
    assert.equal(await field.inputValue(), '12,345,678')
    await page.waitForURL(/minAmt=12345678(&|$)/)
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('9')
    assert.equal(await field.inputValue(), '123,459,678')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    assert.equal(await field.inputValue(), '1,234,678')
    await page.waitForURL(/minAmt=1234678(&|$)/)
    assert.deepEqual(visitor.faults(), [])
  })

  test('a date is year, month and day in the language of the console, typed or pasted', async () => {
    const visitor = await open()
    const { page } = visitor
    await page.getByLabel('마감일', { exact: true }).selectOption({ label: '직접 입력' })
    const [year, month, day] = ['년', '월', '일'].map((part) => page.getByLabel(`마감일부터 ${part}`))
    assert.ok(year && month && day)
    await year.fill('2026')
    await month.fill('3')
    await page.getByRole('searchbox').focus()
    await page.getByText('연, 월, 일을 모두 입력해 주십시오.').waitFor()
    await day.fill('5')
    await page.keyboard.press('Enter')
    await page.waitForURL(/closeFrom=2026-03-05/)
    assert.deepEqual([await month.inputValue(), await day.inputValue()], ['03', '05'])
    for (const part of [year, month, day]) await part.fill('')
    await page.waitForURL((url) => !url.searchParams.has('closeFrom'))
    await day.fill('31')
    await month.fill('02')
    await year.fill('2026')
    await page.getByText('없는 날짜입니다.').waitFor()
    assert.equal(new URL(page.url()).searchParams.has('closeFrom'), false)
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByLabel('Closes from Year').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('what is asked for', () => {
  test('is open notices unless the address says otherwise, and each filter is taken back by a press', async () => {
    const visitor = await open(PLACE)
    const { page } = visitor
    await rowsOf(visitor).first().waitFor()
    const chips = page.getByRole('list', { name: '적용 중인 조건' })
    await chips.getByRole('button', { name: /상태 입찰 중/ }).waitFor()
    assert.equal(await page.getByLabel('상태').inputValue(), 'open')
    const methods = page.getByRole('group', { name: '계약방법' })
    for (const name of ['제한경쟁', '수의계약']) await methods.getByLabel(name).check()
    await page.waitForURL((url) => url.searchParams.getAll('contractMethod').join() === '제한경쟁,수의계약')
    await page.getByText('조건에 맞는 공고가 없습니다').waitFor()
    await chips.getByRole('button', { name: /제한경쟁/ }).click()
    const other = chips.getByRole('button', { name: /수의계약/ })
    await other.and(page.locator(':focus')).waitFor()
    await other.click()
    await rowsOf(visitor).first().waitFor()
    await page.getByLabel('게시일', { exact: true }).selectOption({ label: '최근 30일' })
    await page.waitForURL((url) => url.searchParams.has('postedFrom') && url.searchParams.has('postedTo'))
    await page.reload()
    await chips.getByRole('button', { name: /게시일 최근 30일/ }).click()
    await page.waitForURL((url) => !url.searchParams.has('postedFrom'))
    await chips.getByRole('button', { name: /상태 입찰 중/ }).click()
    await page.waitForURL(/status=all/)
    assert.equal(await page.getByLabel('상태').inputValue(), 'all')
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('results of the search', () => {
  test('have the columns that were chosen in this browser', async () => {
    const visitor = await open(PLACE)
    const { page } = visitor
    await rowsOf(visitor).first().waitFor()
    const heads = () => page.locator('thead th').allTextContents()
    assert.deepEqual(await heads(), ['공고 비교', '공고', '입찰 마감', '금액', '상태'])
    await page.getByText('열 선택').click()
    const choice = page.getByRole('group', { name: '열 선택' })
    await choice.getByLabel('계약방법').check()
    await choice.getByLabel('입찰 마감').uncheck()
    const up = choice.getByRole('button', { name: '앞으로: 상태' })
    await up.click()
    await choice.locator('button:focus', { hasText: '앞으로: 상태' }).waitFor()
    await page.keyboard.press('Enter')
    const columns = ['공고 비교', '공고', '상태', '금액', '계약방법']
    assert.deepEqual(await heads(), columns)
    await choice.locator('button:focus', { hasText: '앞으로: 상태' }).waitFor()
    await page.reload()
    await rowsOf(visitor).first().waitFor()
    assert.deepEqual(await heads(), columns)
    const head = page.locator('th[data-column=amount]')
    const boxOf = async () => (await head.boundingBox()) ?? assert.fail('it is not visible')
    const { width } = await boxOf()
    const isWiderBy = (pixels: number) => eventually(async () => Math.abs((await boxOf()).width - width - pixels) <= 2)
    await page.getByText('열 선택').click()
    await choice.getByRole('button', { name: '넓게: 금액' }).click()
    await isWiderBy(24)
    await page.getByText('열 선택').click()
    const { x, y, height } = await boxOf()
    await page.mouse.move(x + width + 21, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width + 61, y + height / 2, { steps: 4 })
    await page.mouse.up()
    await isWiderBy(64)
    await page.reload()
    await rowsOf(visitor).first().waitFor()
    await isWiderBy(64)
    const wide = await boxOf()
    await page.mouse.dblclick(wide.x + wide.width - 3, wide.y + wide.height / 2)
    await isWiderBy(0)
    assert.deepEqual(visitor.faults(), [])
  })

  test('have columns of the detail on request, in the list and in files', async () => {
    const visitor = await open('/search?bsnsDiv=공사')
    const { page } = visitor
    await rowsOf(visitor).first().waitFor()
    await page.getByText('열 선택').click()
    const choice = page.getByRole('group', { name: '열 선택' })
    const columns = ['참가자격등록 마감', '순공사원가', 'A값']
    for (const name of columns) await choice.getByLabel(name, { exact: true }).check()
    await page.getByText('열 선택').click()
    const cells = (name: string) => page.locator(`td[data-field="${name}"] > span:first-child`)
    await eventually(async () => (await cells('A값').allTextContents()).every((text) => text !== ''))
    const numbers = await rowsOf(visitor).evaluateAll((links) =>
      links.map((link) => decodeURIComponent(link.getAttribute('href')?.split('/').at(-1) ?? '')),
    )
    const shown = await Promise.all(columns.map((name) => cells(name).allTextContents()))
    let given = 0
    for (const [index, noticeNo] of numbers.entries()) {
      const answer = await fetch(`${room.demo.baseUrl}/v1/bids/${encodeURIComponent(noticeNo)}`, {
        headers: { authorization: `Bearer ${room.demo.keys.enterprise}` },
      })
      const { qualificationCloseAt, netConstructionCost, fixedCosts } = (await answer.json()) as {
        qualificationCloseAt: string | null
        netConstructionCost: number | null
        fixedCosts: number | null
      }
      const isAbsent = (text: string | undefined) => text === '공고에 없음' || text === '출처에 없음'
      const isShown = (text: string | undefined, amount: number | null) =>
        amount === null ? isAbsent(text) : text === `${amount.toLocaleString('en')}원`
      const [registration, netCost, costs] = shown.map((texts) => texts[index])
      assert.ok(isShown(netCost, netConstructionCost) && isShown(costs, fixedCosts), `${noticeNo} ${netCost} ${costs}`)
      assert.equal(isAbsent(registration), qualificationCloseAt === null)
      if (fixedCosts !== null) given++
    }
    assert.ok(given > 0, 'the demo has works with A값')
    const load = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    const file = readFileSync(await (await load).path(), 'utf8')
    assert.match(
      file.split('\r\n')[0] ?? '',
      /^\ufeffnoticeNo,.*title,.*,qualificationCloseAt,netConstructionCost,fixedCosts$/,
    )
    assert.deepEqual(visitor.faults(), [])
  })

  test('have one amount with its name, and the estimated price first where it decides the order', async () => {
    const visitor = await open('/search?bsnsDiv=공사')
    const { page } = visitor
    await rowsOf(visitor).first().waitFor()
    const amounts = () => page.locator('tbody tr > td:nth-child(4)').allTextContents()
    const isNamed = (text: string) => /^[\d,]+원(기초금액|추정가격|배정예산)$|^미공개(기초금액|추정가격)$/.test(text)
    assert.ok((await amounts()).every(isNamed), (await amounts()).join())
    assert.ok((await amounts()).some((text) => text.endsWith('기초금액')))
    await page.getByLabel('정렬').selectOption({ label: '추정가격 높은 순' })
    await eventually(async () => (await amounts()).every((text) => text.endsWith('원추정가격')))
    const won = (await amounts()).map((text) => Number(text.replace(/\D/g, '')))
    assert.deepEqual(
      won,
      won.toSorted((one, other) => other - one),
    )
    assert.deepEqual(visitor.faults(), [])
  })

  test('are compact rows, as high as the browser was told', async () => {
    const visitor = await open(PLACE)
    const { page } = visitor
    const row = page.locator('tbody tr').first()
    await row.getByText(/^D-[67]$/).waitFor()
    const heightOf = async () => (await row.boundingBox())?.height ?? 0
    const compact = await heightOf()
    assert.ok(compact >= 36 && compact <= 44, `${compact} px`)
    await page.getByRole('button', { name: '넓게' }).click()
    assert.ok((await heightOf()) > compact)
    await page.reload()
    await page.getByRole('button', { name: '넓게', pressed: true }).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('on a phone, are below one row of buttons; the rest is a menu of that row', async () => {
    const visitor = await open(PLACE)
    const { page } = visitor
    await rowsOf(visitor).first().waitFor()
    await page.setViewportSize({ width: WIDTHS[1], height: 900 })
    const menu = page.locator('summary').filter({ hasText: '목록 메뉴' })
    const row = [menu, page.getByText('열 선택'), page.getByRole('button', { name: '키워드로 저장' })]
    await menu.waitFor()
    const tops = await Promise.all(row.map(async (one) => (await one.boundingBox())?.y ?? 0))
    assert.ok(Math.max(...tops) - Math.min(...tops) < 10, tops.join())
    const csv = page.getByRole('button', { name: 'CSV 내려받기' })
    assert.equal(await csv.isVisible(), false)
    await menu.click()
    await page.getByRole('button', { name: '넓게' }).click()
    const load = page.waitForEvent('download')
    await csv.click()
    assert.match((await load).suggestedFilename(), /\.csv$/)
    assert.deepEqual(await visitor.violations(), [])
    await page.keyboard.press('Escape')
    await csv.waitFor({ state: 'hidden' })
    await page.locator('summary:focus', { hasText: '목록 메뉴' }).waitFor()
    await menu.click()
    await csv.waitFor()
    await page.getByRole('navigation', { name: '주요 메뉴' }).getByText('더보기').click()
    await csv.waitFor({ state: 'hidden' })
    const statistics = page.getByRole('link', { name: '통계', exact: true })
    await statistics.waitFor()
    await page.getByRole('heading', { level: 1 }).click()
    await statistics.waitFor({ state: 'hidden' })
    assert.deepEqual(visitor.faults(), [])
  })

  test('are compared side by side, four at most, by an address that can be sent', async () => {
    const visitor = await open(PLACE)
    const { page } = visitor
    await rowsOf(visitor).first().waitFor()
    const boxes = page.getByRole('checkbox', { name: /^비교: / })
    for (const index of [0, 1, 2, 3]) await boxes.nth(index).check()
    assert.equal(await boxes.nth(4).isDisabled(), true)
    const panel = page.getByRole('region', { name: '공고 비교' })
    await panel.locator('thead th').nth(3).waitFor()
    await page.waitForURL(/compare=/)
    const total = await totalOf(visitor)
    await page.reload()
    await panel.locator('thead th').nth(3).waitFor()
    assert.equal(await totalOf(visitor), total, 'what is compared narrows nothing')
    for (const row of await panel.locator('tbody tr').all()) {
      const texts = await row.locator('td').allTextContents()
      const isMarked = (await row.locator('th').textContent())?.endsWith('다름')
      assert.equal(isMarked, new Set(texts).size > 1, texts.join(' | '))
    }
    await panel
      .getByRole('button', { name: /^비교에서 제외/ })
      .first()
      .click()
    assert.equal(await panel.locator('thead th').count(), 3)
    await panel.getByRole('button', { name: '비교 마치기' }).click()
    await panel.waitFor({ state: 'detached' })
    assert.equal(new URL(page.url()).searchParams.has('compare'), false)
    assert.deepEqual(visitor.faults(), [])
  })

  test('on a telephone amounts are whole below one row of menu and above a bar, and an old link leads to the last page', async () => {
    const visitor = await open(PLACE)
    const { page } = visitor
    await visitor.wear({ width: 360, language: 'ko' })
    await rowsOf(visitor).first().waitFor()
    const [list, shown] = (await page.evaluate(
      `(() => { const { scrollWidth, clientWidth } = document.querySelector('table').parentElement; return [scrollWidth, clientWidth] })()`,
    )) as number[]
    assert.equal(list, shown, 'nothing of the list is cut off')
    const apart = (await page.evaluate(
      `[...document.querySelectorAll('tbody tr')].map(({ cells }) => {
        const boxes = [...cells].slice(2).map((cell) => cell.getBoundingClientRect()).filter(({ width }) => width > 0)
        const middles = boxes.map(({ top, height }) => top + height / 2)
        return Math.max(...middles) - Math.min(...middles)
      })`,
    )) as number[]
    assert.ok(Math.max(...apart) < 10, `days, status and amount are one line: ${apart}`)
    const box = async (place: Locator) => (await place.boundingBox()) ?? assert.fail('it is not visible')
    const header = await box(page.getByRole('banner'))
    assert.ok(header.height <= 52, `the header is ${header.height} px high`)
    const menu = page.getByRole('navigation', { name: '주요 메뉴' })
    const bar = await box(menu)
    assert.equal(Math.round(bar.y + bar.height), page.viewportSize()?.height)
    await menu.getByText('더보기').click()
    await menu.getByRole('link', { name: '통계' }).click()
    await page.getByRole('heading', { level: 1, name: '통계' }).waitFor()
    await menu.getByRole('link', { name: '통계' }).waitFor({ state: 'hidden' })
    await page.goto(`${PLACE}&page=99999`)
    await page.getByText('99,999페이지는 없습니다. 마지막은 1페이지입니다').waitFor()
    await page.getByRole('link', { name: '마지막 페이지 보기' }).click()
    await rowsOf(visitor).first().waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('in both languages and themes, on a desktop and on a phone, with all columns and a comparison', async () => {
    const visitor = await open(PLACE)
    const { page } = visitor
    await rowsOf(visitor).first().waitFor()
    const boxes = page.getByRole('checkbox', { name: /^비교: / })
    for (const index of [0, 1]) await boxes.nth(index).check()
    await page.getByText('열 선택').click()
    for (const box of await page.getByRole('group', { name: '열 선택' }).getByRole('checkbox').all()) await box.check()
    const arrival = async () => {
      await rowsOf(visitor).first().waitFor()
      await page.locator('section table thead th').first().waitFor()
    }
    await assertWellInAllLooks(visitor, arrival)
    await visitor.wear({ width: 1280, language: 'ko' })
    await page.getByText('열 선택').click()
    assert.deepEqual(await visitor.violations(), [])
    assert.deepEqual(visitor.faults(), [])
  })
})
