import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { readSheet } from 'read-excel-file/node'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, roundRecord } from '../../../test/factories.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'

const NOTICES = 130
const TITLE = '하수ㆍ관로 정비공사, "1공구"'
const skip =
  spawnSync('soffice', ['--version'], { timeout: PATIENCE_MS }).status === 0
    ? false
    : 'NOT TESTED: no LibreOffice (soffice) here'

const folder = mkdtempSync(join(tmpdir(), 'gonggo-sheets-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** What the README says of how to open each table: the name of the file, then the kinds of its columns. */
const FILTERS = Object.fromEntries(
  [
    ...readFileSync(join(import.meta.dirname, '../README.md'), 'utf8').matchAll(
      /--infilter="(CSV:[^"]+)" \\\n.* (\w+)\.csv$/gm,
    ),
  ].map(([, filter = '', name = '']) => [name, filter]),
)

/** UTF-8 without types: cells are written as a person sees them. */
const AS_SHOWN = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true'

/** As the command of the README, into a folder of its own; `filter` says what columns hold. */
function convert(file: string, to: 'xlsx' | 'ods' | 'csv', into: string, filter?: string): string {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  const form = to === 'csv' ? AS_SHOWN : to
  const words = ['--headless', profile, ...(filter ? [`--infilter=${filter}`] : []), '--convert-to', form]
  execFileSync('soffice', [...words, '--outdir', join(folder, into), file], { stdio: 'pipe', timeout: PATIENCE_MS })
  const [name = ''] = file.split('/').at(-1)?.split('.') ?? []
  return join(folder, into, `${name}.${to}`)
}

/** The cells of a table as they are written; each field is quoted or plain. */
function cellsIn(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === ',') continue
    if (row.join('') !== '') rows.push(row)
    row = []
  }
  return rows
}

/** A workbook shows amounts with commas and rates with three decimals; a number of a notice has neither. */
const figure = (cell: string): string =>
  /^(?:\d{1,3}(?:,\d{3})+|\d+\.\d+)$/.test(cell) ? String(Number(cell.replaceAll(',', ''))) : cell

describe('the tables of the service in LibreOffice', { skip }, () => {
  let app: TestApp
  /** The rows of each table as the service counts them. */
  let total: number
  before(async () => {
    app = await startTestApp()
    const records = Array.from({ length: NOTICES }, (_, index) =>
      bidRecord({ number: String(index).padStart(11, '0'), title: `${TITLE} ${index}`, agencyCode: '0012345' }),
    )
    records.push(bidRecord({ number: 'F1', title: '=1+1 하수관로' }))
    records.push(
      bidRecord({ number: 'F2', title: '줄을 바꾼\n제목 😀 "인용"', urgent: true, regions: ['서울특별시', '경기도'] }),
    )
    await app.bids.upsert(records, () => true)
    const winners = [{ name: '한빛건설', businessNo: '0123456789' }]
    await app.bids.recordRounds(
      'one',
      records.slice(0, 20).map(({ number }) => roundRecord({ number, winners })),
      () => true,
    )
    const headers = { accept: 'text/csv' }
    const bids = await app.get<string>('/v1/bids', { sort: 'postedAt' }, { headers })
    writeFileSync(join(folder, 'bids.csv'), bids.body)
    total = Number(bids.headers.get('x-total-count'))
    const statistics = await app.get<string>('/v1/statistics/winners', { groupBy: 'winner' }, { headers })
    writeFileSync(join(folder, 'winners.csv'), statistics.body)
  })
  after(() => app?.close())

  /** The bytes of a search in a format; `text()` would remove the byte order mark. */
  async function download(accept: string): Promise<Buffer> {
    const headers = { accept, authorization: `Bearer ${app.key}` }
    const answer = await fetch(`${app.baseUrl}/v1/bids?sort=postedAt&language=ko`, { headers })
    assert.equal(answer.status, 200)
    return Buffer.from(await answer.arrayBuffer())
  }

  const table = async (path: string) => {
    const [heading = [], ...rows] = await readSheet(path)
    return rows.map((row) => Object.fromEntries(row.map((cell, at) => [String(heading[at]), cell])))
  }

  for (const to of ['xlsx', 'ods'] as const)
    test(`notices keep their numbers, texts, times and amounts (${to})`, async () => {
      const opened = convert(join(folder, 'bids.csv'), to, `typed-${to}`, FILTERS.bids)
      // What can be read from a file of the other kind is what LibreOffice itself reads from it.
      const rows = await table(to === 'xlsx' ? opened : convert(opened, 'xlsx', 'again'))
      assert.equal(rows.length, total)
      assert.equal(rows.length, NOTICES + 2)
      const row = rows.find(({ noticeNo }) => noticeNo === '00000000007')
      assert.equal(row?.title, `${TITLE} 7`)
      assert.equal(row?.agencyCode, '0012345')
      assert.equal(row?.estimatedPrice, 50_000_000)
      assert.equal(row?.floorRate, 87.745)
      // A sheet knows no zones: what it shows is the time in Seoul.
      assert.ok(row?.closeAt instanceof Date)
      assert.ok(Math.abs(row.closeAt.getTime() - Date.parse('2026-11-30T09:00:00Z')) < 1000, row.closeAt.toISOString())
      assert.equal(rows.find(({ noticeNo }) => noticeNo === 'F1')?.title, "'=1+1 하수관로")
    })

  test('every cell of the CSV for people is unchanged after LibreOffice has opened and saved it', async () => {
    const bytes = await download('text/csv')
    assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
    writeFileSync(join(folder, 'people.csv'), bytes)
    const cells = cellsIn(bytes.toString().replace(/^\uFEFF/, ''))
    const types = cells[0]?.map((_, index) => `${index + 1}/2`).join('/')
    const saved = convert(join(folder, 'people.csv'), 'csv', 'people', `CSV:44,34,76,1,${types}`)
    // The byte order mark is not part of the first name.
    assert.equal(cells[0]?.[0], '공고번호')
    assert.equal(cells.length, total + 1)
    assert.deepEqual(cellsIn(readFileSync(saved, 'utf8')), cells)
  })

  test('every cell of the workbook shows the value of the CSV', async () => {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    writeFileSync(join(folder, 'book.xlsx'), await download(type))
    const shown = cellsIn(readFileSync(convert(join(folder, 'book.xlsx'), 'csv', 'book'), 'utf8'))
    const cells = cellsIn((await download('text/csv')).toString().replace(/^\uFEFF/, ''))
    assert.deepEqual(
      shown.map((row) => row.map(figure)),
      cells.map((row) => row.map(figure)),
    )
  })

  test('business numbers keep their leading zeros', async () => {
    const rows = await table(convert(join(folder, 'winners.csv'), 'xlsx', 'typed', FILTERS.winners))
    assert.deepEqual(
      rows.map(({ winnerBusinessNo, winner, awards }) => [winnerBusinessNo, winner, awards]),
      [['0123456789', '한빛건설', 20]],
    )
  })

  test('without column types zeros are lost, as the README says', async () => {
    const rows = await table(convert(join(folder, 'bids.csv'), 'xlsx', 'plain', 'CSV:44,34,76,1'))
    assert.equal(rows.length, total)
    const row = rows.find(({ title }) => title === `${TITLE} 7`)
    assert.deepEqual([row?.noticeNo, row?.agencyCode], [7, 12_345])
  })
})
