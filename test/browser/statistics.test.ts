import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { DAY, seoulDay } from '../../src/lib/clock.ts'
import { publish, publishAwards } from '../demo-notices.ts'
import type { DemoService } from '../demo-service.ts'
import { eventually } from '../harness.ts'
import { assertWellInAllLooks, enterWith, typeDate } from './browser.ts'
import { openConsole } from './demo.ts'

const room = openConsole()

/** Nothing of the demo changes so long after its opening: two answers about the awards up to this day are the same. */
const SETTLED = `to=${seoulDay(Date.now() - 70 * DAY)}`

type Plan = keyof DemoService['keys']
const open = async (path: string, plan: Plan = 'pro') => enterWith(await room.visit(), room.demo.keys[plan], path)

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const headers = { authorization: `Bearer ${room.demo.keys.enterprise}`, 'content-type': 'application/json' }
  const answer = await fetch(`${room.demo.baseUrl}${path}`, { ...init, headers })
  assert.equal(answer.status, 200)
  return (await answer.json()) as T
}

const charts = (page: Page) => page.locator('[role="img"]:has(svg path)')
const basis = (page: Page) => page.locator('[data-basis]')

/** A place within the first bar of names down the side. */
const FIRST_BAR = { x: 180, y: 20 }

/** A notice with enough awards and draws of its kind for both distributions to be shown, and no more awards than are listed. */
async function wellKnownNotice(): Promise<string> {
  for (let page = 1; ; page += 1) {
    const { items } = await ask<{ items: { noticeNo: string }[] }>(`/v1/bids?status=awarded&pageSize=100&page=${page}`)
    if (items.length === 0) return assert.fail('no notice of the demo has five awards like it')
    for (const { noticeNo } of items) {
      const { n, assessment } = await ask<{ n: number; assessment: { histogram: object | null } }>(
        `/v1/bids/${noticeNo}/price-reference`,
      )
      if (n >= 5 && n <= 50 && assessment.histogram !== null) return noticeNo
    }
  }
}

interface Competition {
  companies: { n: number; items: { name: string }[] }
  singleBid: { reason: string | null }
}

interface Pair {
  businessNo: string
  name: string
  otherBusinessNo: string
  otherName: string
  together: number
  wins: number
  otherWins: number
}

/** Two firms of the demo that have met. */
async function rivals(): Promise<Pair> {
  const { items } = await ask<{ items: { group: { winner: { businessNo: string } } }[] }>(
    `/v1/statistics/winners?groupBy=winner&${SETTLED}`,
  )
  const firms = items.map(({ group }) => `businessNo=${group.winner.businessNo}`).join('&')
  const { headToHead } = await ask<{ headToHead: Pair[] }>(`/v1/statistics/competitors?${firms}&${SETTLED}`)
  return headToHead.find(({ together }) => together > 0) ?? assert.fail('nobody in the demo has met')
}

describe('who wins', () => {
  test('a bar leads into its group, and so does the keyboard; n and basis stay visible', async () => {
    const visitor = await open(`/statistics?${SETTLED}`)
    const { page } = visitor
    await basis(page)
      .getByText(/낙찰 [\d,]+건 · 비율 기준: 예정가격 · 개찰 .+ · 통화 KRW · .+ 기준/)
      .waitFor()
    await basis(page)
      .getByText(/집계 제외\(건\): 유찰 [\d,]+/)
      .waitFor()
    const role = page.getByLabel('기관 기준')
    assert.equal(await role.count(), 0)
    const row = page.getByRole('row').nth(1)
    const name = (await row.getByRole('link').first().textContent()) ?? ''
    const counted = await row.getByRole('cell').first().textContent()
    await charts(page).nth(1).waitFor()
    await charts(page).first().click({ position: FIRST_BAR })
    await page.waitForURL(/agency=.+agencyRole=issuing.+groupBy=winner/)
    // The openings that the bar counted, and no others.
    await page.getByText('이 기관이 공고한 개찰만 집계합니다.').waitFor()
    assert.equal(await role.inputValue(), 'issuing')
    const { totals } = await ask<{ totals: { awards: number } }>(`/v1/statistics/winners${new URL(page.url()).search}`)
    const count = totals.awards.toLocaleString('en')
    await basis(page).getByText(`낙찰 ${count}건`).waitFor()
    assert.equal(count, counted)
    await page.goBack()
    await row.getByRole('link', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/agency=.+groupBy=winner/)
    await basis(page).getByText(`낙찰 ${count}건`).waitFor()
    // Where a firm of it wins elsewhere.
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await page.waitForURL(/winner=\d{10}/)
    assert.deepEqual(visitor.faults(), [])
  })

  test('which openings of an agency count is chosen, and what each number counts is said', async () => {
    const agency = '남항관리청'
    const titles = [1, 2, 3].map((number) => `남항 청사 정비공사 ${number}공구`)
    await publish(room.demo, titles, { agency, amount: 60_000_000, closeAt: Date.now() - DAY })
    await publishAwards(
      room.demo,
      titles.map((title) => ({ title, businessNo: '1000000009', amount: 55_000_000 })),
    )
    const counted = `/v1/statistics/winners?agency=${agency}`
    await eventually(async () => (await ask<{ totals: { awards: number } }>(counted)).totals.awards === 3)
    const visitor = await open(`/statistics?agency=${agency}`)
    const { page } = visitor
    const role = page.getByLabel('기관 기준')
    await basis(page).getByText('낙찰 3건').waitFor()
    await page.getByText('이 기관이 공고했거나 이 기관이 수요기관인 개찰을 모두 집계합니다.').waitFor()
    for (const [value, said] of [
      ['demand', '이 기관이 수요기관인 개찰만 집계합니다.'],
      ['issuing', '이 기관이 공고한 개찰만 집계합니다.'],
    ] as const) {
      const answer = page.waitForResponse((one) => one.url().includes(`agencyRole=${value}`) && one.ok())
      await role.selectOption(value)
      await answer
      await page.getByText(said).waitFor()
      // The notices name no demand agency, so the issuing one is both.
      await basis(page).getByText('낙찰 3건').waitFor()
    }
    await page.getByText('건수의 의미', { exact: true }).click()
    await page.getByText('분류마다 마지막 개찰 1건을 집계합니다.').waitFor()
    await assertWellInAllLooks(visitor, () =>
      basis(page)
        .getByText(/낙찰 3건|3 awards/)
        .waitFor(),
    )
    assert.deepEqual(visitor.faults(), [])
  })

  test('a number of awards leads to the notices behind it', async () => {
    const agency = '북항관리청'
    const titles = [1, 2, 3].map((number) => `북항 청사 정비공사 ${number}공구`)
    // Opened already: statistics lead to openings up to today.
    await publish(room.demo, titles, { agency, amount: 60_000_000, closeAt: Date.now() - DAY })
    await publishAwards(
      room.demo,
      titles.map((title) => ({ title, businessNo: '1000000009', amount: 55_000_000 })),
    )
    const counted = `/v1/statistics/winners?agency=${agency}`
    await eventually(async () => (await ask<{ totals: { awards: number } }>(counted)).totals.awards === 3)
    const visitor = await open(`/statistics?groupBy=amountBand,bsnsDiv&agency=${agency}`)
    const { page } = visitor
    const row = page.getByRole('row', { name: /5천만~1억원 · 공사/ })
    assert.equal(await row.getByRole('cell').first().textContent(), '3')
    await row.getByRole('cell').first().getByRole('link').click()
    await page.waitForURL(/\/search\?status=awarded/)
    const { searchParams } = new URL(page.url())
    assert.equal(searchParams.get('minAmt'), '50000000')
    assert.equal(searchParams.get('maxAmt'), '99999999')
    assert.equal(searchParams.get('bsnsDiv'), '공사')
    await page.getByText('3건', { exact: true }).waitFor()
    assert.equal(await page.locator('a[data-row]').count(), 3)
    assert.deepEqual(visitor.faults(), [])
  })

  test('months stand in the order of time, and the table leaves as CSV', async () => {
    const visitor = await open('/statistics')
    const { page } = visitor
    await page.getByLabel('집계 기준').selectOption('month')
    await page.waitForURL(/groupBy=month/)
    await page
      .getByRole('rowheader', { name: /^\d{4}-\d\d$/ })
      .nth(11)
      .waitFor()
    const months = await page.getByRole('rowheader', { name: /^\d{4}-\d\d$/ }).allTextContents()
    assert.deepEqual(months, months.toSorted())
    const load = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV 내려받기' }).click()
    assert.match((await load).suggestedFilename(), /^gonggo-statistics-\d{4}-\d\d-\d\d\.csv$/)
    assert.deepEqual(visitor.faults(), [])
  })

  test('where nothing fits, near names are said, and a condition can be dropped', async () => {
    const visitor = await open('/statistics?agency=서울특별시 없는구')
    const { page } = visitor
    await page.getByText('조건에 맞는 낙찰이 없습니다').waitFor()
    await page.getByText(/"서울특별시 없는구"에 해당하는 기관의/).waitFor()
    const opened = page.getByLabel('개찰일', { exact: true })
    await opened.selectOption({ label: '최근 90일' })
    await page.getByText('개찰일: 최근 90일', { exact: true }).waitFor()
    await page.getByRole('button', { name: '개찰일 조건 해제' }).click()
    await page.waitForURL((url) => !url.searchParams.has('from') && !url.searchParams.has('to'))
    await page.getByRole('button', { name: '기관 조건 해제' }).click()
    await charts(page).first().waitFor()
    visitor.forgive(/400/)
    await opened.selectOption({ label: '지난해' })
    await page.waitForURL(/from=.*-01-01&to=.*-12-31/)
    await opened.selectOption({ label: '최근 12개월' })
    await page.waitForURL((url) => !url.searchParams.has('from') && !url.searchParams.has('to'))
    await opened.selectOption({ label: '직접 입력' })
    await typeDate(page, '개찰일부터', '2026-3-5')
    await page.getByLabel('추정가격 하한').fill('500')
    await page.waitForURL(/from=2026-03-05/)
    await page.getByLabel('추정가격 상한').fill('200')
    await page.getByText('‘추정가격 상한’ 값은 ‘추정가격 하한’ 값보다 작을 수 없습니다.').first().waitFor()
    assert.equal(await page.getByLabel('추정가격 상한').getAttribute('aria-invalid'), 'true')
    assert.deepEqual(visitor.faults(), [])
  })

  test('charts follow the theme and the width; without them the table says the same', async () => {
    const visitor = await open('/statistics')
    const { page } = visitor
    await charts(page).first().waitFor()
    const ink = () => page.evaluate("getComputedStyle(document.querySelector('[role=img] svg text')).fill")
    const width = () => page.evaluate("document.querySelector('[role=img] svg').clientWidth")
    const [dayInk, wide] = [await ink(), await width()]
    await visitor.wear({ width: 360, language: 'ko' })
    for (const theme of ['light', 'dark']) {
      await page.getByRole('button', { name: '화면 모드' }).click()
      await page.locator(`html[data-theme=${theme}]`).waitFor()
    }
    await charts(page).first().waitFor()
    await eventually(async () => (await ink()) !== dayInk)
    assert.deepEqual(await visitor.violations(), [])
    await eventually(async () => Number(await width()) < Number(wide))
    visitor.forgive(/ERR_|dynamically imported/)
    await page.route('**/assets/chart-engine*', (route) => route.abort())
    await page.reload()
    await page.getByText('차트를 불러오지 못했습니다.').first().waitFor()
    await page.getByRole('row').nth(1).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('is told when the service cannot be reached, and when there were too many requests', async () => {
    const visitor = await open('/')
    visitor.forgive(/ERR_|429/)
    const { page } = visitor
    await page.route('**/v1/statistics/winners?*', (route) => route.abort())
    await page.goto('/statistics')
    await page.getByText('서버에 연결할 수 없습니다').waitFor()
    await page.unroute('**/v1/statistics/winners?*')
    const body = { type: 'about:blank', title: 'x', status: 429, detail: 'x', code: 'rate_limited', requestId: 'req_1' }
    const refusal = { status: 429, headers: { 'retry-after': '7' }, contentType: 'application/problem+json' }
    await page.route('**/v1/statistics/winners?*', (route) => route.fulfill({ ...refusal, body: JSON.stringify(body) }))
    await page.getByRole('button', { name: '다시 시도' }).click()
    await page.getByText('7초 뒤에 다시 시도하실 수 있습니다.').waitFor()
    await page.unroute('**/v1/statistics/winners?*')
    await page.getByRole('button', { name: '다시 시도' }).click()
    await charts(page).first().waitFor()
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('competitors', () => {
  test('come with Enterprise; who has another plan is told so before anything is asked', async () => {
    const visitor = await open('/statistics?view=competitors')
    await visitor.page.getByText('Enterprise 요금제에서 쓰실 수 있습니다. 현재 요금제는 Pro입니다.').waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('are found by name and number, and met head to head once the own number is known', async () => {
    const pair = await rivals()
    const visitor = await open(`/statistics?view=competitors&${SETTLED}`, 'enterprise')
    const { page } = visitor
    await page.getByText('계정에 우리 회사의 사업자등록번호가 없어').waitFor()
    assert.equal(
      await page.getByRole('link', { name: '계정 설정에서 등록' }).getAttribute('href'),
      '/account?view=settings',
    )
    await page.getByLabel('업체 이름 또는 사업자등록번호').fill('컴퓨터')
    await page.keyboard.press('Enter')
    await page.getByText('이 이름의 업체가 여럿입니다').waitFor()
    await page.getByLabel('업체 이름 또는 사업자등록번호').fill(pair.otherBusinessNo)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '업체별 투찰과 낙찰' }).waitFor()
    await page.getByRole('rowheader', { name: pair.otherName }).waitFor()
    await charts(page).first().waitFor()
    await ask('/v1/account', { method: 'PATCH', body: JSON.stringify({ businessNo: pair.businessNo }) })
    await page.reload()
    const meeting = page.getByRole('row', { name: `${pair.name} 대 ${pair.otherName}` })
    await meeting.getByRole('cell', { name: String(pair.together), exact: true }).waitFor()
    await meeting
      .getByRole('cell', { name: `${pair.wins} : ${pair.otherWins}`, exact: true })
      .first()
      .waitFor()
    await page.getByRole('rowheader', { name: /우리 회사/ }).waitFor()
    await basis(page)
      .getByText(/투찰 [\d,]+건/)
      .waitFor()
    await page.getByRole('link', { name: `${pair.otherName} 제외` }).click()
    await page.getByText('조건에 맞는 낙찰이 많은 업체').waitFor()
    await ask('/v1/account', { method: 'PATCH', body: JSON.stringify({ businessNo: null }) })
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('prices', () => {
  test('of a notice: a bin narrows the awards behind it, by hand and by keyboard', async () => {
    const noticeNo = await wellKnownNotice()
    const visitor = await open('/statistics?view=price')
    const { page } = visitor
    await charts(page).nth(1).waitFor()
    await page.getByLabel('공고번호').fill(noticeNo)
    await page.keyboard.press('Enter')
    await page.waitForURL(/noticeNo=/)
    await page.getByText('투찰금액을 추천하지 않습니다.').waitFor()
    await page.getByText('활용할 만한 규칙성이 없다는 뜻입니다').waitFor()
    for (const quarter of [/^25% [\d.]+$/, /^75% [\d.]+$/])
      await page.locator('svg text', { hasText: quarter }).waitFor()
    const rows = page.getByRole('region', { name: '구간별 수치' }).nth(1).getByRole('row')
    const few = await rows.count()
    await page.getByRole('button', { name: /모든 구간 보기\(\d+개\)/ }).click()
    await page.getByRole('button', { name: '빈 구간 숨기기' }).waitFor()
    assert.ok((await rows.count()) > few, 'bins without a draw are hidden until they are asked for')
    const bins = page.getByRole('region', { name: '구간별 수치' }).first()
    const count = await bins.getByRole('row').nth(1).getByRole('cell').textContent()
    await bins.getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/bin=/)
    await page.getByText(`구간의 낙찰 ${count}건`).waitFor()
    await page.getByRole('link', { name: '구간 선택 해제' }).click()
    await page.getByText('구간의 낙찰').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: '이 공고 보기' }).click()
    await page.getByRole('heading', { name: '가격 참고' }).waitFor()
    await charts(page).nth(1).waitFor()
    assert.deepEqual(visitor.faults(), [])
  })

  test('of a notice of a new agency: the wider scope is named in both languages', async () => {
    const agency = '새로 생긴 관리청'
    await publish(room.demo, ['새 기관의 배수로 정비공사'], { agency })
    const noticeNo = await eventually(async () => {
      const { items } = await ask<{ items: { noticeNo: string }[] }>(`/v1/bids?agency=${encodeURIComponent(agency)}`)
      return items[0]?.noticeNo
    })
    const { scope, regions } = await ask<{ scope: string; regions: string[] }>(`/v1/bids/${noticeNo}/price-reference`)
    assert.deepEqual([scope, regions], ['band', []])
    const visitor = await open(`/statistics?view=price&noticeNo=${encodeURIComponent(noticeNo)}`)
    for (const [language, words] of [
      ['ko', `${agency} 공고는 낙찰이 5건 미만이어서, 모든 기관의 공고로 범위를 넓힌`],
      ['en', `${agency} has fewer than five such awards. Shown are those of all agencies`],
    ] as const) {
      await visitor.wear({ width: 1280, language })
      await visitor.page.locator('[data-scope="band"]', { hasText: words }).waitFor()
    }
    assert.deepEqual(visitor.faults(), [])
  })

  test('of a notice: who won notices like it, what was counted, and what is withheld', async () => {
    const agency = '경쟁이 있는 관리청'
    const titles = Array.from({ length: 6 }, (_, n) => `경쟁 구간 배수로 정비공사 ${n + 1}차`)
    const next = '경쟁 구간 배수로 정비공사 새 공고'
    await publish(room.demo, [...titles, next], { agency })
    await publishAwards(
      room.demo,
      titles.map((title) => ({ title, businessNo: '1208812345', amount: 90_000_000 })),
    )
    const { noticeNo, competition } = await eventually(async () => {
      const { items } = await ask<{ items: { noticeNo: string; title: string }[] }>(
        `/v1/bids?agency=${encodeURIComponent(agency)}`,
      )
      const noticeNo = items.find(({ title }) => title === next)?.noticeNo
      if (noticeNo === undefined) return undefined
      const competition = await ask<Competition>(`/v1/bids/${encodeURIComponent(noticeNo)}/competition`)
      return competition.companies.n >= titles.length ? { noticeNo, competition } : undefined
    })
    assert.equal(competition.singleBid.reason, 'too_few', 'this source gives no number of bidders')
    const visitor = await open(`/notices/${encodeURIComponent(noticeNo)}`)
    const shown = visitor.page.locator('[data-competition]')
    const { n, items } = competition.companies
    for (const [language, words] of [
      [
        'ko',
        [
          `${agency} 공고 · 낙찰 ${n}건`,
          '이 기관에서 자주 낙찰받은 업체',
          '낙찰 집중도',
          '5건 이상일 때 수치를 표시합니다',
        ],
      ],
      ['en', [`notices of ${agency} · ${n} awards`, 'Firms that often won here', 'figures are shown from 5 on']],
    ] as const) {
      await visitor.wear({ width: 1280, language })
      for (const text of words) await shown.getByText(text).first().waitFor()
      for (const { name } of items) await shown.getByText(name).first().waitFor()
    }
    await assertWellInAllLooks(visitor, () => shown.getByRole('table').first().waitFor())
    assert.deepEqual(visitor.faults(), [])
  })

  test('the engine of charts comes with the first chart only', async () => {
    const visitor = await open('/search')
    const { page } = visitor
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.reload()
    await page.locator('a[data-row]').first().waitFor()
    assert.equal(
      asked.some((url) => url.includes('chart-engine')),
      false,
    )
    await page.goto('/statistics')
    await charts(page).first().waitFor()
    assert.ok(asked.some((url) => url.includes('chart-engine')))
    assert.deepEqual(visitor.faults(), [])
  })
})

describe('in both languages and themes, on a desktop and on a phone', () => {
  const pages: [name: string, address: () => Promise<string>][] = [
    ['winners', async () => '/statistics'],
    ['prices', async () => '/statistics?view=price'],
    ['price of a notice', async () => `/statistics?view=price&noticeNo=${await wellKnownNotice()}`],
    [
      'a firm and its rival',
      async () => {
        const { businessNo, otherBusinessNo } = await rivals()
        return `/statistics?view=competitors&businessNo=${businessNo},${otherBusinessNo}`
      },
    ],
  ]
  for (const [name, address] of pages)
    test(name, async () => {
      const visitor = await open(await address(), 'enterprise')
      await assertWellInAllLooks(visitor, () => charts(visitor.page).first().waitFor())
      assert.deepEqual(visitor.faults(), [])
    })

  test('what is chosen first, and what a plan lacks', async () => {
    const visitor = await open('/statistics?view=competitors', 'enterprise')
    await assertWellInAllLooks(visitor, () => visitor.page.locator('main li a').first().waitFor())
    const other = await open('/statistics?view=competitors')
    await assertWellInAllLooks(other, () => other.page.getByText('Enterprise').waitFor())
    assert.deepEqual([...visitor.faults(), ...other.faults()], [])
  })
})
