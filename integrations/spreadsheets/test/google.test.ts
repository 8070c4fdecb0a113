import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, makeAccount, makeKey } from '../../../test/factories.ts'
import { type GoogleWishes, openGoogle, type Picture } from './google.ts'

const NOTICES = 430
const SETTINGS = 'Gonggo 설정'
/** Row of a parameter in the sheet of settings, and its first value. */
const KEYWORD_ROW = 3
const REGION_ROW = 6

describe('the script for Google Sheets', () => {
  let app: TestApp
  before(async () => {
    app = await startTestApp()
    const records = Array.from({ length: NOTICES }, (_, index) =>
      bidRecord({
        number: String(index).padStart(11, '0'),
        title: `하수관로 정비공사 ${index}`,
        agencyCode: '0123456',
        regions: index % 2 === 0 ? ['경기도'] : ['부산광역시'],
      }),
    )
    records.push(bidRecord({ number: 'F1', title: '=IMPORTXML("https://evil.example", "//a") 하수관로' }))
    records.push(bidRecord({ number: 'G1', title: '교량 보수' }))
    await app.bids.upsert(records, () => true)
  })
  after(() => app?.close())

  /** A spreadsheet whose owner has entered the key and asks for 하수관로. */
  async function opened(wishes: GoogleWishes = {}, key = app.key) {
    const google = await openGoogle(Object.assign({ typed: [`${app.baseUrl}/`, key] }, wishes))
    await google.run('enterKey')
    await google.type(SETTINGS, KEYWORD_ROW, 2, '하수관로')
    return google
  }
  const rowsOf = ({ sheets }: Picture) => sheets.공고?.values.slice(1) ?? []
  const numbersOf = (picture: Picture) => rowsOf(picture).map(([number]) => number)

  /** All that the service finds itself, as its export has it. */
  async function expected(parameters: Record<string, string[]>): Promise<string[]> {
    const headers = { accept: 'application/x-ndjson' }
    const { body } = await app.get<string>('/v1/bids', parameters, { headers })
    return String(body)
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { noticeNo: string }).noticeNo)
  }

  test('has a menu whose entries all call a function', async (t) => {
    const google = await openGoogle()
    t.after(google.close)
    const { menu, failed } = await google.run('onOpen')
    assert.equal(failed, null)
    assert.deepEqual(
      menu.map(([, handler]) => handler),
      ['enterKey', 'fillSheet', 'makeIcubeSheet'],
    )
  })

  test('fills the sheet with all pages and all rows of the service, each cell with its type', async (t) => {
    const google = await opened()
    t.after(google.close)
    const picture = await google.run('fillSheet')
    assert.equal(picture.failed, null)
    assert.deepEqual(numbersOf(picture), await expected({ keyword: ['하수관로'] }))
    assert.equal(rowsOf(picture).length, NOTICES + 1)
    assert.equal(google.requests.length, 5)
    const heading = picture.sheets.공고?.values[0] ?? []
    const row = rowsOf(picture).find(([number]) => number === '00000000007') ?? []
    const cell = (name: string) => row[heading.indexOf(name)]
    assert.equal(cell('공고명'), '하수관로 정비공사 7')
    assert.equal(cell('공고기관 코드'), '0123456')
    assert.equal(cell('추정가격'), 50_000_000)
    assert.equal(cell('지역제한'), '부산광역시')
    assert.equal((cell('마감일시') as Date).toISOString(), '2026-11-30T00:00:00.000Z')
    const formula = rowsOf(picture).find(([number]) => number === 'F1') ?? []
    assert.match(String(formula[heading.indexOf('공고명')]), /^=IMPORTXML/)
    assert.equal(picture.properties.GONGGO_RUN, undefined)
    assert.equal(picture.sheets[SETTINGS]?.values[0]?.[1], `${NOTICES + 1}건을 가져왔습니다.`)
  })

  test('sends the parameters of the settings, also several values of one parameter', async (t) => {
    const google = await opened()
    t.after(google.close)
    await google.type(SETTINGS, REGION_ROW, 2, '경기도')
    const one = await google.run('fillSheet')
    assert.deepEqual(numbersOf(one), await expected({ keyword: ['하수관로'], region: ['경기도'] }))
    await google.type(SETTINGS, REGION_ROW, 3, '부산광역시')
    const two = await google.run('fillSheet')
    assert.equal(numbersOf(two).length, NOTICES + 1)
    assert.ok(numbersOf(one).length < NOTICES)
  })

  test('stores the key in no cell and sends it in the header only', async (t) => {
    const google = await opened()
    t.after(google.close)
    const { sheets, properties } = await google.run('fillSheet')
    assert.doesNotMatch(JSON.stringify(sheets), new RegExp(app.key))
    assert.equal(properties.GONGGO_KEY, app.key)
    for (const { url, headers } of google.requests) {
      assert.ok(!url.includes(app.key))
      assert.equal(headers.Authorization, `Bearer ${app.key}`)
    }
  })

  test('continues by a trigger before the six minutes are over, without lost or duplicate rows', async (t) => {
    const google = await opened({ requestMs: 100_000 })
    t.after(google.close)
    let picture = await google.run('fillSheet')
    let executions = 1
    while (picture.triggers.length > 0) {
      assert.deepEqual(
        picture.triggers.map(({ handler }) => handler),
        ['goOn'],
      )
      picture = await google.run('goOn')
      executions++
    }
    assert.equal(picture.failed, null)
    assert.equal(executions, 2)
    assert.deepEqual(numbersOf(picture), await expected({ keyword: ['하수관로'] }))
  })

  test('writes a page once even if Google ends the script before it has saved its progress', async (t) => {
    const google = await opened({ writeMs: 130_000 })
    t.after(google.close)
    let picture = await google.run('fillSheet')
    assert.match(picture.failed ?? '', /Exceeded maximum execution time/)
    assert.equal(JSON.parse(picture.properties.GONGGO_RUN ?? '').rows, rowsOf(picture).length - 100)
    while (picture.triggers.length > 0) picture = await google.run('goOn')
    assert.equal(picture.failed, null)
    assert.ok(google.requests.length > 5)
    assert.deepEqual(numbersOf(picture), await expected({ keyword: ['하수관로'] }))
  })

  test('waits as long as the service asks for, and is never rejected', async (t) => {
    const { id } = await makeAccount(app, { requestLimit: 2 })
    const { key } = await makeKey(app, id)
    const google = await opened({ slept: (ms) => app.pass(ms) }, key)
    t.after(google.close)
    const picture = await google.run('fillSheet')
    assert.equal(picture.failed, null)
    assert.equal(numbersOf(picture).length, NOTICES + 1)
    assert.equal(google.requests.length, 5)
    assert.equal(google.sleeps.length, 2)
    for (const ms of google.sleeps) assert.ok(ms > 0 && ms <= 60_000, `${ms}`)
  })

  test('requests a page again after Retry-After when another program has used up the limit', async (t) => {
    const { id } = await makeAccount(app, { requestLimit: 1 })
    const { key } = await makeKey(app, id)
    const google = await opened({ slept: (ms) => app.pass(ms) }, key)
    t.after(google.close)
    assert.equal((await app.get('/v1/bids', {}, { key })).status, 200)
    let picture = await google.run('fillSheet')
    while (picture.triggers.length > 0) picture = await google.run('goOn')
    assert.equal(picture.failed, null)
    assert.equal(google.requests.length, 6)
    assert.deepEqual(numbersOf(picture), await expected({ keyword: ['하수관로'] }))
  })

  test('shows the error of the service, and stops', async (t) => {
    const google = await opened()
    t.after(google.close)
    await google.type(SETTINGS, REGION_ROW, 2, '아틀란티스')
    const picture = await google.run('fillSheet')
    assert.match(picture.failed ?? '', /HTTP 400 unknown_region: .+ \(req_\w+\)/)
    assert.match(String(picture.sheets[SETTINGS]?.values[0]?.[1]), /unknown_region/)
    assert.deepEqual([picture.triggers, picture.properties.GONGGO_RUN], [[], undefined])
  })

  test('makes a sheet in the columns of the mapping for iCUBE, with one row for each notice', async (t) => {
    const google = await opened()
    t.after(google.close)
    await google.run('fillSheet')
    const { failed, sheets } = await google.run('makeIcubeSheet')
    assert.equal(failed, null)
    const [heading = [], ...rows] = sheets.iCUBE?.values ?? []
    assert.deepEqual(heading.slice(0, 5), ['프로젝트코드', '프로젝트명', '거래처명', '시작일', '종료일'])
    assert.equal(rows.length, NOTICES + 1)
    const row = rows.find(([number]) => number === '00000000007')
    assert.deepEqual(row?.slice(1, 8), [
      '하수관로 정비공사 7',
      '서울특별시 종로구',
      '20261119',
      '20261130',
      50_000_000,
      'KRW',
      '입찰',
    ])
    await google.type('iCUBE 매핑', 2, 2, 'noticeNumber')
    const wrong = await google.run('makeIcubeSheet')
    assert.match(wrong.failed ?? '', /noticeNumber/)
  })
})
