import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Cell, readXlsx, type Sheet } from 'hucre/xlsx'
import { XLSX_TYPE } from '../src/lib/http/index.ts'
import { startTestApp, type TestApp } from './app-harness.ts'
import { createTestReader } from './attachments/file-reader.ts'
import { bidRecord } from './factories.ts'

const TITLE = '=교량 "보수" 1차'

describe('workbooks', () => {
  let app: TestApp
  const files = createTestReader()

  before(async () => {
    app = await startTestApp({ role: 'api' })
    const number = 'W1'
    await app.bids.upsert(
      [
        bidRecord({ number, title: TITLE, estimatedPrice: 71_078_973, floorRate: 87.745, urgent: true }),
        ...Array.from({ length: 700 }, (_, n) => bidRecord({ number: `X${n}`, title: `도로 보수 ${n}` })),
      ],
      () => false,
    )
    await app.bids.follower.tick()
    const pursued = await post('/v1/pursuits', { noticeNo: number, state: 'preparing', bidAmount: 5_000 })
    assert.equal(pursued.status, 201)
  })
  after(() => app.close())

  const headers = (more: Record<string, string> = {}) =>
    Object.assign({ authorization: `Bearer ${app.key}`, accept: XLSX_TYPE }, more)
  const post = (path: string, body: object, accept = 'application/json') =>
    fetch(`${app.baseUrl}${path}`, {
      method: 'POST',
      headers: headers({ 'content-type': 'application/json', accept }),
      body: JSON.stringify(body),
    })

  async function bytesOf(answer: Response): Promise<Buffer> {
    assert.equal(answer.status, 200, answer.headers.get('content-type') === XLSX_TYPE ? '' : await answer.text())
    assert.equal(answer.headers.get('content-type'), XLSX_TYPE)
    return Buffer.from(await answer.arrayBuffer())
  }
  const ask = async (path: string, more: Record<string, string> = {}) =>
    bytesOf(await fetch(`${app.baseUrl}${path}`, { headers: headers(more) }))

  async function sheetOf(bytes: Buffer): Promise<Sheet> {
    const { sheets } = await readXlsx(bytes, { readStyles: true })
    const [sheet = assert.fail('no sheet'), ...others] = sheets
    assert.equal(others.length, 0)
    return sheet
  }

  /** The value in a column of the first row below the names, and its cell. */
  function under(sheet: Sheet, name: string): { value: unknown; cell: Cell | undefined } {
    const column = sheet.rows[0]?.indexOf(name) ?? -1
    assert.ok(column >= 0, `no column ${name} in ${sheet.rows[0]}`)
    return { value: sheet.rows[1]?.[column], cell: sheet.cells?.get(`1,${column}`) }
  }

  test('a search: amounts and rates are numbers, times are times of Korea, links are links', async () => {
    const bytes = await ask('/v1/bids?keyword=W1', { 'accept-language': 'ko' })
    const sheet = await sheetOf(bytes)
    const [bid] = (await app.get<{ items: { closeAt: string; detailUrl: string }[] }>('/v1/bids', { keyword: 'W1' }))
      .body.items
    assert.equal(sheet.name, '공고')
    assert.equal(under(sheet, '공고번호').value, 'W1')
    assert.equal(under(sheet, '공고명').value, `'${TITLE}`, 'no cell begins as a formula does')
    assert.equal(under(sheet, '추정가격').value, 71_078_973)
    assert.equal(under(sheet, '낙찰하한율(%)').value, 87.745)
    assert.deepEqual([under(sheet, '긴급').value, under(sheet, '공고 종류').value], ['예', '신규'])
    const { value: closeAt } = under(sheet, '마감일시')
    assert.ok(closeAt instanceof Date)
    assert.equal(closeAt.toISOString().slice(0, 19), bid?.closeAt.slice(0, 19))
    const link = under(sheet, '공고 주소')
    assert.equal(link.value, bid?.detailUrl)
    assert.equal(link.cell?.hyperlink?.target, bid?.detailUrl)
  })

  test('the reader of attachments reads it too', async () => {
    const text = (await files.read(await ask('/v1/bids?keyword=W1&language=ko'))).parts
      .map((part) => part.text)
      .join('\n')
    for (const piece of ['공고번호', TITLE, '71078973']) assert.ok(text.includes(piece), piece)
  })

  test('all rows of a search, in its order, also with a body, with some fields and in English', async () => {
    const csv = await app.get<string>('/v1/bids', { keyword: '도로' }, { headers: { accept: 'text/csv' } })
    const numbers = csv.body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0])
    const asked = { keyword: '도로', fields: ['title'], language: 'en' }
    const sheet = await sheetOf(await bytesOf(await post('/v1/bids/search', asked, XLSX_TYPE)))
    assert.equal(numbers.length, 700)
    assert.deepEqual(sheet.rows[0], ['Notice', 'Title'])
    assert.deepEqual(
      sheet.rows.slice(1).map(([number]) => number),
      numbers,
    )
  })

  test('pursuits, in the language of the caller', async () => {
    const answer = await fetch(`${app.baseUrl}/v1/pursuits`, { headers: headers({ 'accept-language': 'ko' }) })
    assert.equal(answer.headers.get('content-language'), 'ko')
    assert.match(answer.headers.get('vary') ?? '', /Accept-Language/)
    const sheet = await sheetOf(await bytesOf(answer))
    assert.deepEqual(
      [sheet.name, under(sheet, '진행 상태').value, under(sheet, '우리 투찰금액').value],
      ['입찰 건', '준비', 5_000],
    )
    assert.ok(under(sheet, '변경일시').value instanceof Date)
  })

  test('an empty result is a sheet with names alone', async () => {
    const sheet = await sheetOf(await ask('/v1/bids?keyword=없는공고'))
    assert.equal(sheet.rows.length, 1)
  })

  test('words of pages are refused', async () => {
    const paged = await fetch(`${app.baseUrl}/v1/bids?page=2`, { headers: headers() })
    assert.equal(paged.status, 400)
  })
})
