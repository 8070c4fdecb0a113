import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import readSheets from 'read-excel-file/node'
import { getDocumentProxy } from 'unpdf'
import {
  awardItem,
  closings,
  competitors,
  content,
  everything,
  notices,
  spec,
  winners,
} from '../../test/report-content.ts'
import type { ReportContent, ReportSpec } from './schema.ts'
import { print } from './service/press.ts'

async function pdfOf(given: ReportContent, wanted: Partial<ReportSpec> = {}) {
  const bytes = await print(given, spec({ ...wanted, format: 'pdf' }))
  const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  const outline = (await document.getOutline()) ?? []
  return {
    bytes,
    document,
    pages,
    text: pages.join(' ').replace(/\s+/g, ' '),
    outline: outline.map(({ title }) => title),
  }
}

let ofAll: ReturnType<typeof pdfOf> | null = null
/** Several tests read it; printing it takes a second. */
function pdfOfAll(): ReturnType<typeof pdfOf> {
  ofAll ??= pdfOf(everything(40))
  return ofAll
}

interface StructNode {
  role?: string
  alt?: string
  children?: StructNode[]
}

/** What programs read of a page: every element of its tree with those inside it. */
async function elementsOf(document: Awaited<ReturnType<typeof getDocumentProxy>>, page: number): Promise<StructNode[]> {
  const flat = (node: StructNode): StructNode[] => [node, ...(node.children ?? []).flatMap(flat)]
  return flat((await (await document.getPage(page)).getStructTree()) as StructNode)
}

type Sheet = { sheet: string; data: unknown[][] }

async function workbookOf(given: ReportContent, wanted: Partial<ReportSpec> = {}) {
  const bytes = await print(given, spec({ ...wanted, format: 'xlsx' }))
  const sheets = (await readSheets(Buffer.from(bytes))) as unknown as Sheet[]
  return { bytes, sheets, named: (name: string) => sheets.find(({ sheet }) => sheet === name)?.data ?? [] }
}

const pageOf = async (given: ReportContent, wanted: Partial<ReportSpec> = {}) =>
  Buffer.from(await print(given, spec({ ...wanted, format: 'html' }))).toString()

const ended = (count: number, state: 'awarded' | 'failed') => ({
  total: count,
  items: Array.from({ length: count }, (_, index) => awardItem(index, state)),
})
const nothing = content({
  matches: notices(0),
  closing: notices(0),
  awards: ended(0, 'awarded'),
  competitors: { ...competitors(0), summary: [] },
  statistics: winners(0),
})

describe('a report as PDF', () => {
  test('has selectable text, numbered pages, and bookmarks to its sections', async () => {
    const { pages, text, outline } = await pdfOfAll()
    assert.deepEqual(outline, ['신규 일치 공고', '마감 예정 공고', '관심 분야 개찰 결과', '경쟁사 동향', '낙찰 통계'])
    pages.forEach((page, index) => {
      assert.ok(page.includes(`${index + 1} / ${pages.length}`), `page ${index + 1}`)
      assert.ok(page.includes('2026-11-20 09:00:00'), `page ${index + 1}`)
    })
    for (const words of ['한빛기업 주식회사', '일치하는 공고는 40건입니다', 'R26BK10000039', '(주)한빛건설', '國道']) {
      assert.ok(text.includes(words), words)
    }
  })

  test('lists 300 of 5,000 and states the number of the others', async () => {
    const { text } = await pdfOf(content({ matches: notices(5_000) }))
    assert.ok(text.includes('전체 5,000건 중 300건을 실었습니다. 나머지 4,700건은'), text.slice(-400))
    assert.ok(text.includes('R26BK10000299') && !text.includes('R26BK10000300'))
  })

  test('states that a list is empty', async () => {
    const { text, pages } = await pdfOf(nothing)
    for (const words of [
      '일치하는 공고가 없습니다',
      '마감 예정인 공고가 없습니다',
      '지정한 업체가 없습니다',
      '낙찰된 건이 없습니다',
    ]) {
      assert.ok(text.includes(words), words)
    }
    assert.ok(pages.length <= 2, `${pages.length} pages`)
  })

  test('is available in English, and names other currencies beside amounts', async () => {
    const given = content({
      matches: notices(3, { currency: 'USD' }),
      statistics: winners(3, true, { currency: 'USD' }),
    })
    const { text } = await pdfOf(given, { language: 'en', filter: { currency: 'USD' } })
    for (const words of [
      'Monthly bid report',
      'USD 12,345,678',
      'Amounts are in USD',
      'USD 143,210,987',
      'currency: USD',
    ]) {
      assert.ok(text.includes(words), words)
    }
  })

  test('withholds the values that the API withholds, and draws no distribution if all are', async () => {
    const { text } = await pdfOf(content({ statistics: winners(4, true), awards: ended(5, 'failed') }))
    assert.ok(text.includes('낙찰이 5건 미만인 4곳은 분포를 표시하지 않습니다'))
    assert.ok(text.includes('모든 기관의 낙찰이 5건 미만이어서'))
    assert.ok(text.includes('이 가운데 유찰은 5건입니다'))
    assert.ok(text.includes('단독응찰') === false, 'reasons stand in the workbook')
    assert.ok(!text.includes('87.792'))
  })
})

describe('the first page', () => {
  const before = { matches: notices(28), awards: ended(20, 'awarded'), rate: { basis: 'plannedPrice', median: 87.5 } }

  test('has five figures with their changes, notices to review, and those closing soon', async () => {
    const { pages } = await pdfOf(everything(40, before))
    const [first = '', second = ''] = pages.map((page) => page.replace(/\s+/g, ' '))
    for (const words of [
      '신규 일치 공고는 40건입니다. 3일 안에 9건이 마감됩니다. 먼저 투찰을 검토할 공고는 10건입니다.',
      '▲ 12건 (+42.9%)',
      '▲ 5건 (+25%)',
      '▲ 0.292%p',
      '투찰 검토 대상 공고 10건',
      '마감 임박(3일 이내) 9건',
      '전체 9건 중 4건을 실었습니다',
      '앞으로 14일의 마감: 11/21에 3건으로 가장 많습니다',
    ]) {
      assert.ok(first.includes(words), `${words}\n${first}`)
    }
    assert.ok(!first.includes('일치하는 공고는'), 'sections begin on the second page')
    assert.ok(second.includes('일치하는 공고는 40건입니다. 전월 28건보다 12건 늘었습니다.'), second)
  })

  test('has the same content in English and in Korean', async () => {
    const { pages } = await pdfOf(everything(40, before), { language: 'en' })
    const first = (pages[0] ?? '').replace(/\s+/g, ' ')
    for (const words of ['New matches: 40.', '▲ 12 (+42.9%)', '▲ 0.292 points', 'Notices to review: 10']) {
      assert.ok(first.includes(words), `${words}\n${first}`)
    }
    assert.match(first, /KRW [\d.]+ billion/)
    assert.ok(first.includes('(KRW million)'))
  })

  test('fits on one page with large figures and long names', async () => {
    const large = { estimatedPrice: 987_654_321_000, matchedKeywords: ['정비'.repeat(30)], title: '가'.repeat(200) }
    const given = content({ ...everything(400, before).sections, matches: notices(400, large) }, before)
    const filter = { agency: Array.from({ length: 20 }, (_, index) => `서울특별시 종로구 ${index}`) }
    const company = '아주 이름이 긴 회사 '.repeat(20)
    for (const language of ['ko', 'en'] as const) {
      const { pages } = await pdfOf(given, { language, period: 'weekly', filter, company })
      const [first = '', second = ''] = pages.map((page) => page.replace(/\s+/g, ' '))
      assert.ok(first.includes(language === 'ko' ? '목차' : 'Contents'), first)
      assert.ok(second.includes(language === 'ko' ? '일치하는 공고는' : 'Notices posted in the period'), second)
    }
  })

  test('compares nothing if the previous period is unknown, and omits withheld values', async () => {
    const { pages } = await pdfOf(content({ matches: notices(3), statistics: winners(3, true) }))
    const first = pages[0] ?? ''
    assert.ok(first.includes('비교할 값 없음') && first.includes('미공개'), first)
  })

  test('contains nothing of sections that were not requested', async () => {
    const { pages } = await pdfOf(content({ closing: closings(4) }), { sections: ['closing'] })
    assert.ok(!(pages[0] ?? '').includes('신규 일치 공고'))
    assert.ok((pages[0] ?? '').includes('투찰 검토 대상 공고 4건'))
  })
})

describe('the pages of a PDF', () => {
  test('are never empty, and long lists are in the appendix', async () => {
    const { pages, text } = await pdfOfAll()
    for (const [index, page] of pages.entries()) assert.ok(page.length > 200, `page ${index + 1}: ${page}`)
    for (const words of [
      '앞의 10건입니다. 부록에 40건을 실었습니다.',
      '부록 1. 신규 일치 공고',
      '부록 3. 관심 분야 개찰 결과',
    ]) {
      assert.ok(text.includes(words), words)
    }
  })

  test('are accessible: a tree of headings, tables and figures with texts', async () => {
    const { document } = await pdfOfAll()
    assert.deepEqual(await document.getMarkInfo(), { Marked: true, UserProperties: false, Suspects: false })
    const { info } = await document.getMetadata()
    assert.deepEqual(
      [(info as { Language?: string }).Language, (info as { Title?: string }).Title],
      ['ko', '월간 입찰 보고서 · 한빛기업 주식회사 · 2026-10-01 ~ 2026-10-31'],
    )
    const pages = await Promise.all(
      Array.from({ length: document.numPages }, (_, index) => elementsOf(document, index + 1)),
    )
    const counted = (page: StructNode[] = [], role: string) => page.filter((node) => node.role === role).length
    const [first = []] = pages
    assert.equal(counted(first, 'H1'), 1)
    assert.deepEqual([counted(first, 'Table'), counted(first, 'TH')], [3, 5 + 7 + 6])
    // Names, values and changes; ten to decide on and four that close soon, each below a head.
    assert.equal(counted(first, 'TR'), 3 + 11 + 5)
    assert.ok(counted(first, 'TOCI') >= 5 && counted(first, 'Link') >= 15)
    const figures = pages.flat().filter(({ role }) => role === 'Figure')
    assert.ok(figures.length >= 6)
    assert.ok(figures.every(({ alt }) => alt !== undefined && alt.length > 5))
    assert.equal(pages.flat().filter(({ role }) => role === 'H2').length, 5 + 5)
    // Heads that a table repeats on its later pages are decoration there.
    const tables = pages.flat().filter(({ role }) => role === 'Table')
    assert.ok(tables.every((table) => (table.children ?? []).every(({ role }) => role === 'TR')))
  })

  test('have bookmarks and contents with links to sections and lists', async () => {
    const { document } = await pdfOfAll()
    const outline = (await document.getOutline()) ?? []
    const [matches] = outline
    assert.deepEqual(
      matches?.items.map(({ title }) => title),
      ['날짜별 공고', '신규 일치 공고', '부록 1. 신규 일치 공고'],
    )
    const pageOf = async (dest: unknown) => {
      const found = typeof dest === 'string' ? await document.getDestination(dest) : (dest as unknown[] | null)
      return (await document.getPageIndex((found?.[0] ?? {}) as Parameters<typeof document.getPageIndex>[0])) + 1
    }
    assert.equal(await pageOf(matches?.dest), 2)
    const first = await document.getPage(1)
    const links = (await first.getAnnotations()) as { subtype: string; dest?: unknown; url?: string }[]
    const inside = links.filter(({ dest }) => typeof dest === 'string')
    assert.deepEqual(new Set(await Promise.all(inside.slice(0, 1).map(({ dest }) => pageOf(dest)))), new Set([2]))
    assert.ok(links.every(({ subtype, url, dest }) => subtype === 'Link' && (url ?? dest) !== undefined))
  })

  test('count agencies in 곳, and name lots and re-bids', async () => {
    const { text } = await pdfOf(
      content({ statistics: winners(12, false, { total: 82 }), awards: ended(9, 'awarded') }),
    )
    assert.ok(text.includes('전체 82곳 중 12곳을 실었습니다. 나머지 70곳은 XLSX 또는 API에서'), text.slice(-600))
    assert.ok(text.replaceAll(' ', '').includes('분류1·재입찰1차'), text)
  })

  test('write business numbers with hyphens, also in the filter', async () => {
    const given = content({ competitors: competitors(9) })
    const { text } = await pdfOf(given, { filter: { businessNo: ['2208100011'] } })
    for (const words of ['104-81-00010', '업체: 220-81-00011']) assert.ok(text.includes(words), words)
  })

  test('of a week name the twelve months of their statistics', async () => {
    const year = { from: '2025-11-16T00:00:00+09:00', to: '2026-11-15T23:59:59+09:00' }
    const { text } = await pdfOf(content({ statistics: winners(6, false, year) }), { period: 'weekly' })
    assert.ok(text.includes('2025-11-16부터 2026-11-15까지 개찰한 공고의 낙찰은'), text)
    assert.ok(text.includes('최근 12개월의 통계를 표시합니다'))
  })
})

describe('a report as workbook', () => {
  test('has numbers as numbers, and times in Seoul time', async () => {
    const given = everything(20)
    const { sheets, named } = await workbookOf(given)
    assert.deepEqual(
      sheets.map(({ sheet }) => sheet),
      [
        '개요',
        '신규 일치 공고',
        '마감 예정 공고',
        '관심 분야 개찰 결과',
        '업체별 요약',
        '투찰 내역',
        '낙찰 통계',
        '투찰 검토 공고',
        '마감 임박 공고',
        '날짜별 마감',
        '낙찰업체별 금액',
        '기관별 낙찰업체',
        '낙찰률 분포',
      ],
    )
    const [head, first] = named('신규 일치 공고')
    const [item] = given.sections.matches?.items ?? []
    assert.equal(head?.[4], '추정가격')
    assert.equal(first?.[4], item?.estimatedPrice)
    assert.ok(first?.[6] instanceof Date)
    // What a clock on a wall in Seoul shows, read as if there were no zones.
    assert.equal(`${first[6].toISOString().slice(0, 19)}+09:00`, item?.postedAt)
    assert.equal(named('신규 일치 공고').length, 21)
    const statistics = named('낙찰 통계')
    const [group] = given.sections.statistics?.items ?? []
    assert.deepEqual(statistics[1]?.slice(1, 8), [
      group?.awards,
      group?.totalAmount,
      group?.medianAmount,
      group?.awardRate?.n,
      group?.awardRate?.p25,
      group?.awardRate?.median,
      group?.awardRate?.p75,
    ])
  })

  test('verdicts of the company have a column on paper and in the workbook; without a profile there is none', async () => {
    const verdicts = ['yes', 'check', 'no'] as const
    const judged = everything(20)
    for (const list of [judged.sections.matches, judged.sections.closing, judged.summary.closingSoon])
      for (const [index, item] of (list?.items ?? []).entries()) item.eligibility = verdicts[index % 3]
    const { named } = await workbookOf(judged)
    const [head = [], ...rows] = named('신규 일치 공고')
    assert.deepEqual(
      rows.slice(0, 3).map((row) => row[head.indexOf('참가자격')]),
      ['참가 가능', '확인 필요', '참가 불가'],
    )
    for (const text of [(await pdfOf(judged)).text, await pageOf(judged)]) {
      assert.match(text, /참가자격/)
      assert.match(text, /참가 불가/)
    }
    assert.match(await pageOf(judged, { language: 'en' }), /not eligible/)
    const plain = everything(20)
    assert.ok(!(await workbookOf(plain)).named('신규 일치 공고')[0]?.includes('참가자격'))
    assert.doesNotMatch(await pageOf(plain), /참가자격/)
  })

  test('a further company is named in every format, with any name', async () => {
    const name = `=HYPERLINK("https://evil.example") <b>&\u0001 ${'가'.repeat(40)}`
    const given = content({ matches: notices(1) })
    given.profile = { id: 'prf_1', name }
    const { text } = await pdfOf(given)
    assert.ok(text.includes('참가자격 판단 회사 =HYPERLINK("https://evil.example") <b>&'), text.slice(0, 400))
    const overview = (await workbookOf(given)).sheets[0]?.data ?? []
    const row = overview.find(([label]) => label === '참가자격 판단 회사') ?? []
    assert.match(String(row[1]), /^'=HYPERLINK\("https:\/\/evil\.example"\) <b>&.* 가{40}$/)
    assert.ok((await pageOf(given)).includes('<dd>=HYPERLINK(&quot;https://evil.example&quot;) &lt;b&gt;&amp;'))
    assert.match(await pageOf(given, { language: 'en' }), /<dt>Eligibility of<\/dt>/)
    assert.deepEqual(
      JSON.parse(Buffer.from(await print(given, spec({ format: 'json' }))).toString()).profile,
      given.profile,
    )
  })

  test('has every field of the JSON, integers as integers and dates as dates', async () => {
    const given = everything(20)
    const { named } = await workbookOf(given)
    const [head = [], first = []] = named('신규 일치 공고')
    const [item] = given.sections.matches?.items ?? []
    assert.equal(head.length, Object.keys(item ?? {}).length)
    const cell = (name: string) => first[head.indexOf(name)]
    assert.equal(cell('기초금액'), item?.baseAmount)
    assert.equal(cell('배정예산'), item?.budget)
    assert.equal(cell('수요기관'), item?.demandAgency)
    assert.equal(cell('업종제한'), '1468 정보통신공사업')
    for (const name of ['게시일시', '마감일시', '개찰 예정일시', '입찰개시일시', '수집일시']) {
      assert.ok(cell(name) instanceof Date, name)
    }
    for (const name of ['추정가격', '배정예산', '차수', '버전']) assert.ok(Number.isInteger(cell(name)), name)
    const [awardHead = [], award = []] = named('관심 분야 개찰 결과')
    const awarded = given.sections.awards?.items[0]?.awards[0]
    assert.equal(award[awardHead.indexOf('낙찰금액')], awarded?.amount)
    assert.equal(award[awardHead.indexOf('재입찰 차수')], 1)
    assert.equal(award[awardHead.indexOf('사업자등록번호')], '104-81-00010')
    assert.ok(!awardHead.includes('분류·재입찰'), 'said by two columns')
    assert.equal(named('낙찰업체별 금액').length, 1 + 21)
    assert.equal(named('낙찰률 분포').length, 1 + 13 * 24)
    assert.equal(named('기관별 낙찰업체').length, 1 + 13)
  })

  test('shows figures, totals and charts from its own cells on the first sheet', async () => {
    const before = { matches: notices(28) }
    const given = everything(40, before)
    const { bytes, named } = await workbookOf(given)
    const rows = named('개요')
    const row = (label: string) => rows.find(([name]) => name === label) ?? []
    assert.deepEqual(row('신규 일치 공고').slice(0, 4), ['신규 일치 공고', 40, 28, '▲ 12건 (+42.9%)'])
    const sum = (given.sections.matches?.items ?? []).reduce((all, one) => all + (one.estimatedPrice ?? 0), 0)
    assert.equal(row('신규 일치 공고 · 추정가격 합계')[1], sum)
    assert.equal(row('낙찰 통계 · 낙찰금액 합계')[1], given.sections.statistics?.totals.totalAmount)
    const charts = unzipped(bytes, 'xl/charts/chart')
    for (const range of [
      "'낙찰 통계'!$B$2:$B$11",
      "'업체별 요약'!$D$2:$D$6",
      "'날짜별 마감'!$B$2:$B$16",
      "'낙찰률 분포'!$D$2:$D$25",
    ]) {
      assert.ok(charts.replaceAll('&apos;', "'").includes(range), range)
    }
  })

  test('contains all 5,000 rows', async () => {
    const { named } = await workbookOf(content({ matches: notices(5_000) }))
    assert.equal(named('신규 일치 공고').length, 5_001)
  })

  test('contains no formulas and no text that looks like one, freezes its head and has filters', async () => {
    const { bytes, named } = await workbookOf(content({ matches: notices(8) }))
    const titles = named('신규 일치 공고').map((row) => String(row[1]))
    assert.ok(titles.includes(`'=HYPERLINK("http://attack.example","x") 라는 제목의 공고`), titles.join('\n'))
    const xml = unzipped(bytes)
    assert.ok(!/<f[ >]/.test(xml), 'no formula')
    assert.match(xml, /<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    assert.match(xml, /<autoFilter ref="A1:AG9"/)
  })

  test('has sheets with only a head for empty lists', async () => {
    const { sheets } = await workbookOf(nothing)
    assert.ok(sheets.slice(1).every(({ data }) => data.length === 1))
  })
})

describe('a report as page', () => {
  test('is self-contained: no script, nothing loaded, everything escaped', async () => {
    const html = await pageOf(everything(30))
    assert.ok(!/<script|<link|<img|<iframe|@import|url\(|\son\w+=/i.test(html))
    assert.ok(!/(?:src|xlink:href)=/i.test(html))
    assert.ok(html.includes('&lt;설계 &amp; 시공&gt;') && !html.includes('<설계'))
    assert.match(html, /<meta http-equiv="Content-Security-Policy" content="default-src 'none'/)
    assert.ok(html.split('<svg').length - 1 >= 5, 'charts')
  })

  test('only has links to web addresses', async () => {
    const html = await pageOf(content({ matches: notices(1, { detailUrl: 'javascript:alert(1)' }) }))
    assert.ok(!html.includes('href="javascript'))
  })
})

test('the JSON of a report is the collected content', async () => {
  const given = everything(3)
  const bytes = await print(given, spec({ format: 'json' }))
  assert.deepEqual(JSON.parse(Buffer.from(bytes).toString()), JSON.parse(JSON.stringify(given)))
})

const ENTRY = 0x04034b50

/** All sheets of a workbook as one text, or other parts of it. */
function unzipped(bytes: Uint8Array, within = 'xl/worksheets/'): string {
  const zip = Buffer.from(bytes)
  const texts: string[] = []
  for (let at = 0; zip.readUInt32LE(at) === ENTRY; ) {
    const [method, size] = [zip.readUInt16LE(at + 8), zip.readUInt32LE(at + 18)]
    const nameEnd = at + 30 + zip.readUInt16LE(at + 26)
    const start = nameEnd + zip.readUInt16LE(at + 28)
    const packed = zip.subarray(start, start + size)
    const name = zip.subarray(at + 30, nameEnd).toString()
    if (name.startsWith(within)) texts.push((method === 0 ? packed : inflateRawSync(packed)).toString())
    at = start + size
  }
  assert.ok(texts.length > 0)
  return texts.join('\n')
}
