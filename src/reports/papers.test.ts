import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import readSheets from 'read-excel-file/node'
import { getDocumentProxy } from 'unpdf'
import { awardItem, competitors, content, everything, notices, winners, wish } from '../../test/report-content.ts'
import type { ReportContent, Wish } from './schema.ts'
import { print } from './service/press.ts'

async function pdfOf(given: ReportContent, wanted: Partial<Wish> = {}) {
  const bytes = await print(given, wish({ ...wanted, format: 'pdf' }))
  const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  const outline = (await document.getOutline()) ?? []
  return { bytes, pages, text: pages.join(' ').replace(/\s+/g, ' '), outline: outline.map(({ title }) => title) }
}

type Sheet = { sheet: string; data: unknown[][] }

async function workbookOf(given: ReportContent, wanted: Partial<Wish> = {}) {
  const bytes = await print(given, wish({ ...wanted, format: 'xlsx' }))
  const sheets = (await readSheets(Buffer.from(bytes))) as unknown as Sheet[]
  return { bytes, sheets, named: (name: string) => sheets.find(({ sheet }) => sheet === name)?.data ?? [] }
}

const pageOf = async (given: ReportContent, wanted: Partial<Wish> = {}) =>
  Buffer.from(await print(given, wish({ ...wanted, format: 'html' }))).toString()

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
  test('has text that can be marked, numbered pages, and bookmarks to its sections', async () => {
    const { pages, text, outline } = await pdfOf(everything(40))
    assert.deepEqual(outline, ['신규 일치 공고', '마감 예정 공고', '내 분야 개찰 결과', '경쟁사 동향', '낙찰 통계'])
    pages.forEach((page, index) => {
      assert.ok(page.includes(`${index + 1} / ${pages.length}`), `page ${index + 1}`)
      assert.ok(page.includes('2026-11-20 09:00:00'), `page ${index + 1}`)
    })
    for (const words of ['한빛기업 주식회사', '일치하는 공고는 40건입니다', 'R26BK10000039', '(주)한빛건설', '國道']) {
      assert.ok(text.includes(words), words)
    }
  })

  test('lists 300 of 5,000 and says how many more there are', async () => {
    const { text } = await pdfOf(content({ matches: notices(5_000) }))
    assert.ok(text.includes('전체 5,000건 중 300건을 실었습니다. 나머지 4,700건은'), text.slice(-400))
    assert.ok(text.includes('R26BK10000299') && !text.includes('R26BK10000300'))
  })

  test('says so where there is nothing', async () => {
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

  test('speaks English, and names another currency beside its amounts', async () => {
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

  test('withholds what the API withholds, and draws no distribution where all are', async () => {
    const { text } = await pdfOf(content({ statistics: winners(4, true), awards: ended(5, 'failed') }))
    assert.ok(text.includes('낙찰이 5건 미만인 4곳은 분포를 싣지 않습니다'))
    assert.ok(text.includes('모든 기관의 낙찰이 5건 미만이어서'))
    assert.ok(text.includes('이 가운데 유찰은 5건입니다'))
    assert.ok(text.includes('단독응찰') === false, 'reasons stand in the workbook')
    assert.ok(!text.includes('87.792'))
  })
})

describe('a report as workbook', () => {
  test('has figures as figures and times as times of Seoul', async () => {
    const given = everything(20)
    const { sheets, named } = await workbookOf(given)
    assert.deepEqual(
      sheets.map(({ sheet }) => sheet),
      ['개요', '신규 일치 공고', '마감 예정 공고', '내 분야 개찰 결과', '업체별 요약', '투찰 내역', '낙찰 통계'],
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

  test('holds all 5,000', async () => {
    const { named } = await workbookOf(content({ matches: notices(5_000) }))
    assert.equal(named('신규 일치 공고').length, 5_001)
  })

  test('starts no text as a formula would, holds no formula, freezes its head and filters', async () => {
    const { bytes, named } = await workbookOf(content({ matches: notices(8) }))
    const titles = named('신규 일치 공고').map((row) => String(row[1]))
    assert.ok(titles.includes(`'=HYPERLINK("http://attack.example","x") 라는 제목의 공고`), titles.join('\n'))
    const xml = unzipped(bytes)
    assert.ok(!/<f[ >]/.test(xml), 'no formula')
    assert.match(xml, /<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    assert.match(xml, /<autoFilter ref="A1:L9"/)
  })

  test('has sheets with heads only where there is nothing', async () => {
    const { sheets } = await workbookOf(nothing)
    assert.ok(sheets.slice(1).every(({ data }) => data.length === 1))
  })
})

describe('a report as page', () => {
  test('needs nothing else: no script, nothing loaded, everything escaped', async () => {
    const html = await pageOf(everything(30))
    assert.ok(!/<script|<link|<img|<iframe|@import|url\(|\son\w+=/i.test(html))
    assert.ok(!/(?:src|xlink:href)=/i.test(html))
    assert.ok(html.includes('&lt;설계 &amp; 시공&gt;') && !html.includes('<설계'))
    assert.match(html, /<meta http-equiv="Content-Security-Policy" content="default-src 'none'/)
    assert.ok(html.split('<svg').length - 1 >= 5, 'charts')
  })

  test('leads only to addresses of the web', async () => {
    const html = await pageOf(content({ matches: notices(1, { detailUrl: 'javascript:alert(1)' }) }))
    assert.ok(!html.includes('href="javascript'))
  })
})

test('a report as JSON is what was collected', async () => {
  const given = everything(3)
  const bytes = await print(given, wish({ format: 'json' }))
  assert.deepEqual(JSON.parse(Buffer.from(bytes).toString()), JSON.parse(JSON.stringify(given)))
})

const ENTRY = 0x04034b50

/** All sheets of a workbook as one text. */
function unzipped(bytes: Uint8Array): string {
  const zip = Buffer.from(bytes)
  const texts: string[] = []
  for (let at = 0; zip.readUInt32LE(at) === ENTRY; ) {
    const [method, size] = [zip.readUInt16LE(at + 8), zip.readUInt32LE(at + 18)]
    const nameEnd = at + 30 + zip.readUInt16LE(at + 26)
    const start = nameEnd + zip.readUInt16LE(at + 28)
    const packed = zip.subarray(start, start + size)
    const name = zip.subarray(at + 30, nameEnd).toString()
    if (name.startsWith('xl/worksheets/')) texts.push((method === 0 ? packed : inflateRawSync(packed)).toString())
    at = start + size
  }
  assert.ok(texts.length > 0)
  return texts.join('\n')
}
