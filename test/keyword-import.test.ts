import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { readListFile } from '../console/src/features/keywords/import-file.ts'
import { type Fault, gridOf, UnusableFile } from '../console/src/features/keywords/import-grid.ts'
import { readPasted } from '../console/src/features/keywords/import-text.ts'
import { paceLimit, timeOf } from './pace.ts'

type Content = string | Uint8Array<ArrayBuffer>
const bytesOf = (content: Content) => (typeof content === 'string' ? new TextEncoder().encode(content) : content)
const read = (name: string, content: Content) => readListFile(new File([bytesOf(content)], name))
const keywordsOf = async (name: string, content: Content) =>
  (await read(name, content)).lines.map(({ keyword }) => keyword)
const isFault = (fault: Fault) => (error: unknown) => error instanceof UnusableFile && error.fault === fault

const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

/** A zip file as any program writes one; checksums are omitted, because they are not checked. */
function zipOf(parts: Record<string, string | Uint8Array<ArrayBuffer>>): Uint8Array<ArrayBuffer> {
  const [locals, entries]: [Uint8Array[], Uint8Array[]] = [[], []]
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const [label, packed] = [Buffer.from(name), deflateRawSync(bytesOf(content))]
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(label.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(label.length, 28)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, label, packed)
    entries.push(entry, label)
    offset += local.length + label.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(offset, 16)
  return joined(...locals, ...entries, end)
}

const TYPES =
  '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>'
const WORKBOOK =
  '<workbook><sheets><sheet name="목록" sheetId="7" r:id="rId3"/><sheet name="b" r:id="rId1"/></sheets></workbook>'
const RELATIONS =
  '<Relationships><Relationship Id="rId1" Type="r/worksheet" Target="worksheets/b.xml"/><Relationship Id="rId3" Type="r/worksheet" Target="/xl/worksheets/a.xml"/><Relationship Id="rId4" Type="r/sharedStrings" Target="sharedStrings.xml"/></Relationships>'
const workbook = (sheet: string, shared = '') =>
  zipOf({
    '[Content_Types].xml': TYPES,
    '_rels/.rels':
      '<Relationships><Relationship Id="rId1" Type="r/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': RELATIONS,
    'xl/worksheets/a.xml': `<?xml version="1.0"?><worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
  })

describe('lists of keywords: lines and separated values', () => {
  test('pasted lines are texts as they are, with quotation marks and commas', () => {
    const rows = readPasted('하수관로 정비\r\n\n"도로 포장" 공사\n정보시스템 (구축|고도화), -감리\r마지막')
    assert.deepEqual(gridOf(rows), {
      columns: ['keyword'],
      lines: ['하수관로 정비', '"도로 포장" 공사', '정보시스템 (구축|고도화), -감리', '마지막'].map((keyword) => ({
        keyword,
      })),
      ignored: [],
    })
  })

  test('cells of a spreadsheet come with tabs; a row of headings names them', () => {
    const grid = gridOf(
      readPasted('번호\t검색어\t지역\t추정가격 하한(원)\n1\t하수관로\t서울, 부산\t₩300,000,000\n2\t교량\t\t'),
    )
    assert.deepEqual(grid, {
      columns: ['keyword', 'region', 'minAmt'],
      lines: [
        { keyword: '하수관로', region: '서울, 부산', minAmt: '300000000' },
        { keyword: '교량', region: '', minAmt: '' },
      ],
      ignored: ['번호'],
    })
  })

  test('without headings the first column is the keyword, and the others are said to be ignored', async () => {
    const grid = await read('a.csv', '하수관로,메모,\n교량,,')
    assert.deepEqual(grid, {
      columns: ['keyword'],
      lines: [{ keyword: '하수관로' }, { keyword: '교량' }],
      ignored: ['2'],
    })
  })

  test('English headings, in any case, and of two with one name the first', async () => {
    const grid = await read('a.csv', 'Region;KEYWORD;Category;region\nSeoul;road;works;Busan\n')
    assert.deepEqual(grid.columns, ['keyword', 'region', 'bsnsDiv'])
    assert.deepEqual(grid.lines, [{ keyword: 'road', region: 'Seoul', bsnsDiv: 'works' }])
    assert.deepEqual(grid.ignored, ['region'])
  })

  const separated: [string, string, string[]][] = [
    ['quotation marks', '"가, 나","b"\n"그는 ""다"""\n', ['가, 나', '그는 "다"']],
    ['a break inside a value', '"가\r\n나",x\r\n다,y', ['가 나', '다']],
    ['a phrase that is no value in quotation marks', '"도로 포장" 공사,x\n교량,y', ['"도로 포장" 공사', '교량']],
    ['a quotation mark that is never closed', '"도로,x\n교량,y', ['"도로', '교량']],
    ['semicolons', '가;x;1,5\n나;y;2,5', ['가', '나']],
    ['tabs', '가\t1\n나\t2', ['가', '나']],
    ['empty lines and spaces', '\n , \n 가 ,x\n\n', ['가']],
    ['a delimiter at the end', '가,\n나,', ['가', '나']],
    ['no end of the last line', '가', ['가']],
  ]
  for (const [name, text, keywords] of separated)
    test(`separated values: ${name}`, async () => assert.deepEqual(await keywordsOf('a.csv', text), keywords))

  test('a text file has lines, not values', async () => {
    assert.deepEqual(await keywordsOf('a.TXT', '"도로, 포장"\n가, 나'), ['"도로, 포장"', '가, 나'])
  })

  test('UTF-8 with a mark, UTF-16 with one, and what a Korean Excel writes', async () => {
    assert.deepEqual(await keywordsOf('a.csv', '\uFEFF검색어,지역\n하수관로,서울'), ['하수관로'])
    const wide = new Uint8Array(Buffer.from('\uFEFF검색어\t지역\n하수관로\t서울', 'utf16le'))
    assert.deepEqual(await keywordsOf('a.csv', wide), ['하수관로'])
    // "키워드", a break, "도로".
    const korean = Uint8Array.from([0xc5, 0xb0, 0xbf, 0xf6, 0xb5, 0xe5, 0x0d, 0x0a, 0xb5, 0xb5, 0xb7, 0xce])
    assert.deepEqual(await keywordsOf('a.csv', korean), ['도로'])
  })
})

describe('lists of keywords: workbooks', () => {
  test('as a spreadsheet program writes one: texts, numbers, and the first sheet alone', async () => {
    const rows = [
      ['키워드', '하한', '비고'],
      ['하수관로', 300_000_000, 'x'],
      [2026, null, null],
    ]
    const written = await writeXlsx({
      sheets: [
        { name: '목록', rows },
        { name: '다른 것', rows: [['교량']] },
      ],
    })
    assert.deepEqual(await read('a.xlsx', new Uint8Array(written)), {
      columns: ['keyword', 'minAmt'],
      lines: [
        { keyword: '하수관로', minAmt: '300000000' },
        { keyword: '2026', minAmt: '' },
      ],
      ignored: ['비고'],
    })
  })

  test('shared texts in pieces, without how they are spoken; inline ones; formulas; gaps; other names', async () => {
    const shared =
      '<si><t>키워드</t></si><si/><si><r><t>하수</t></r><r><t xml:space="preserve"> &lt;관로&gt; &#xac00;&#44032;</t></r><rPh sb="0"><t>はす</t></rPh></si>'
    const sheet = [
      '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="s"><v>0</v></c></row>',
      '<row r="2"><!-- <c/> --><c r="B2" t="s"><v>2</v></c></row>',
      '<x:row r="3"><x:c r="B3" t="inlineStr"><x:is><x:t>교량</x:t></x:is></x:c></x:row>',
      "<row r='4'><c r='B4' t='str'><f>A1&amp;B1</f><v><![CDATA[도로 & 포장]]></v></c></row>",
      '<row r="5"><c r="A5" s="3"/><c r="B5" t="e"><v>#REF!</v></c></row>',
      '<row><c/><c><v>3E8</v></c></row>',
    ].join('')
    assert.deepEqual(await keywordsOf('a', workbook(sheet, shared)), [
      '하수 <관로> 가가',
      '교량',
      '도로 & 포장',
      '300000000',
    ])
  })
})

describe('lists of keywords: what is no list, and what would be too much', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `단어${index}`).join('\n')

  test('a thousand lines and headings are read; one more is too many', async () => {
    assert.equal((await read('a.csv', `키워드\n${lines(1_000)}`)).lines.length, 1_000)
    await assert.rejects(read('a.csv', `키워드\n${lines(1_001)}`), isFault('tooMany'))
    await assert.rejects(read('a.txt', lines(1_001)), isFault('tooMany'))
  })

  test('a hundred thousand rows are told soon', async () => {
    const row = (index: number) =>
      `<row r="${index}"><c r="A${index}" t="inlineStr"><is><t>단어${index}</t></is></c></row>`
    const large = workbook(Array.from({ length: 100_000 }, (_, index) => row(index + 1)).join(''))
    const small = workbook(Array.from({ length: 1_000 }, (_, index) => row(index + 1)).join(''))
    const controlMs = await timeOf(() => read('a.xlsx', small))
    const ms = await timeOf(async () => {
      await assert.rejects(read('a.xlsx', large), isFault('tooMany'))
      await assert.rejects(read('a.csv', lines(100_000)), isFault('tooMany'))
    })
    assert.ok(ms < paceLimit({ controlMs, times: 200, floorMs: 5_000 }), `${ms} ms, the control ${controlMs} ms`)
  })

  test('a part that unpacks to more than it may is given up on the way', async () => {
    const bomb = workbook('<row/>'.repeat(20_000_000))
    assert.ok(bomb.length < 1_000_000)
    await assert.rejects(read('a.xlsx', bomb), isFault('tooLarge'))
  })

  test('hostile texts take no longer than honest ones', async () => {
    const text = `<c r="A1" t="inlineStr"><is><t>${'단어 '.repeat(1_000)}</t></is></c>`
    const honest = workbook(`<row r="1">${text}</row>`.repeat(900))
    const controlMs = await timeOf(() => read('a.xlsx', honest))
    const ms = await timeOf(async () => {
      await read('a.csv', `x\n${'"a""\n'.repeat(500)}${'"'.repeat(4_000_000)}`)
      for (const hostile of [
        '<a "'.repeat(1_000_000),
        '<c r="A1"><v>1'.repeat(1_000_000),
        `<c ${'r='.repeat(5_000_000)}>`,
      ])
        await assert.rejects(read('a.xlsx', workbook(hostile)), UnusableFile)
    })
    // Four texts against one.
    assert.ok(ms < paceLimit({ controlMs, times: 20, floorMs: 10_000 }), `${ms} ms, the control ${controlMs} ms`)
  })

  const useless: [string, Content, Fault][] = [
    ['an empty file', '', 'empty'],
    ['headings alone', '키워드,지역\n', 'empty'],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'oldExcel'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'unknown'],
    ['letters of no encoding', Uint8Array.from([0xff, 0xff, 0x80, 0xff]), 'unknown'],
    ['a zip file of something else', zipOf({ 'word/document.xml': '<a/>' }), 'unknown'],
    ['half a workbook', workbook('<row><c><v>1</v></c></row>').subarray(0, 300), 'unknown'],
    ['a workbook whose parts are elsewhere', zipOf({ 'xl/workbook.xml': WORKBOOK }), 'unknown'],
    ['a sheet without a cell', workbook('<row/>'), 'empty'],
    ['only a mark of zip files', 'PK', 'unknown'],
  ]
  for (const [name, content, fault] of useless)
    test(`refused: ${name}`, () => assert.rejects(read('a', content), isFault(fault)))

  test('refused: more than five megabytes', async () => {
    await assert.rejects(read('a.csv', new Uint8Array(5 * 1024 * 1024 + 1)), isFault('tooLarge'))
  })
})
