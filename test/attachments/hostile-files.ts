import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import type { ReadState } from '../../src/attachments/rules/reading.ts'
import { HWP5_FLAGS, hwp5Record, hwp5Section, hwp5With } from './hwp5-files.ts'
import { hwpxSection, hwpxWith } from './hwpx-files.ts'
import { pdfOfObjects, pdfStream } from './pdf-files.ts'
import { zipOf } from './zips.ts'

export interface Hostile {
  name: string
  make: () => Buffer
  /** The allowed results of reading. */
  states: ReadState[]
}

const MB = 1024 * 1024
const NOT_WHOLE: ReadState[] = ['partial', 'failed']
const ANY: ReadState[] = ['text', 'partial', 'failed', 'unsupported']

/** This many zero bytes without compressing them here: one compressed block, repeated. */
function packedZeros(megabytes: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(MB), { finishFlush: constants.Z_FULL_FLUSH, level: 9 })
  return Buffer.concat([...Array.from({ length: megabytes }, () => block), deflateRawSync(Buffer.alloc(0))])
}

const bomb = (name: string) => zipOf([{ name, content: '', deflated: packedZeros(2048), size: 100 }])
const nested = (depth: number): Buffer =>
  depth === 0
    ? zipOf([{ name: 'a.txt', content: '가' }])
    : zipOf([{ name: `${depth}.zip`, content: nested(depth - 1) }])
const small = () => zipOf([{ name: 'a.txt', content: '공고' }])
const changed = (bytes: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes)
  change(copy)
  return copy
}
/** Offset of a field of the end record. */
const inEnd = (bytes: Buffer, field: number): number => bytes.length - 22 + field

/** Every entry of the directory has the same compressed content. */
function overlapping(count: number): Buffer {
  const one = zipOf([{ name: 'a', content: '', deflated: packedZeros(8), size: 8 * MB }])
  const at = one.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
  const entry = one.subarray(at, one.length - 22)
  const end = changed(one.subarray(one.length - 22), (copy) => {
    copy.writeUInt16LE(count, 8)
    copy.writeUInt16LE(count, 10)
    copy.writeUInt32LE(entry.length * count, 12)
  })
  return Buffer.concat([one.subarray(0, at), ...Array.from({ length: count }, () => entry), end])
}

const ZIPS: Hostile[] = [
  { name: 'a ZIP bomb of 2 GB', make: () => bomb('a.txt'), states: NOT_WHOLE },
  { name: 'a ZIP bomb in a ZIP', make: () => zipOf([{ name: 'b.zip', content: bomb('a') }]), states: NOT_WHOLE },
  { name: 'overlapping entries', make: () => overlapping(500), states: NOT_WHOLE },
  { name: 'ten archives in each other', make: () => nested(10), states: NOT_WHOLE },
  {
    name: '30,000 entries',
    make: () =>
      zipOf(Array.from({ length: 30_000 }, (_, index) => ({ name: `${index}.txt`, content: 'a', isStored: true }))),
    states: NOT_WHOLE,
  },
  {
    name: 'a size that is not true',
    make: () => zipOf([{ name: 'a.txt', content: 'a', size: 0xfffffff0 }]),
    states: ANY,
  },
  {
    name: 'a directory beyond the end',
    make: () => changed(small(), (it) => it.writeUInt32LE(0xfffffff0, inEnd(it, 16))),
    states: NOT_WHOLE,
  },
  {
    name: 'a directory of 65,534 entries that are missing',
    make: () => changed(small(), (it) => it.writeUInt16LE(65_534, inEnd(it, 10))),
    states: NOT_WHOLE,
  },
  {
    name: 'a packed size beyond the end',
    make: () => changed(small(), (it) => it.writeUInt32LE(0x7fffffff, it.lastIndexOf('PK\x01\x02') + 20)),
    states: NOT_WHOLE,
  },
  {
    name: 'a local header beyond the end',
    make: () => changed(small(), (it) => it.writeUInt32LE(0x7fffffff, it.lastIndexOf('PK\x01\x02') + 42)),
    states: NOT_WHOLE,
  },
  {
    name: 'a name of 60,000 characters',
    make: () =>
      zipOf([
        { name: '가/'.repeat(15_000), content: 'a' },
        { name: 'b', content: 'b' },
      ]),
    states: ANY,
  },
  {
    name: 'an unknown way of packing',
    make: () => changed(small(), (it) => it.writeUInt16LE(99, it.lastIndexOf('PK\x01\x02') + 10)),
    states: ['unsupported', 'failed'],
  },
  {
    name: 'a path out of the archive',
    make: () => zipOf([{ name: '../../../../etc/passwd', content: 'a' }]),
    states: ['text'],
  },
]

const section = (inside: string) => hwpxWith([hwpxSection(inside)])
const BOMB_ENTITIES = Array.from({ length: 12 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('')
const said = (inside: string) => `<hp:p><hp:run><hp:t>${inside}</hp:t></hp:run></hp:p>`

const DOCUMENTS: Hostile[] = [
  {
    name: 'entities of entities',
    make: () =>
      hwpxWith([`<?xml version="1.0"?><!DOCTYPE s [<!ENTITY e0 "ha">${BOMB_ENTITIES}]><s>${said('&e12;')}</s>`]),
    states: ANY,
  },
  {
    name: 'an entity that names a file',
    make: () => hwpxWith([`<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><s>${said('&x;')}</s>`]),
    states: ANY,
  },
  { name: 'a million elements in each other', make: () => section('<a>'.repeat(1_000_000)), states: NOT_WHOLE },
  {
    name: '50,000 paragraphs in each other',
    make: () => section('<hp:p><hp:run><hp:t>가</hp:t>'.repeat(50_000)),
    states: NOT_WHOLE,
  },
  { name: 'a tag without end', make: () => section(`<hp:p a="${'x'.repeat(20 * MB)}`), states: NOT_WHOLE },
  { name: 'a tag of quoted brackets', make: () => section(`<hp:p ${'a=">" '.repeat(600_000)}/>`), states: ANY },
  { name: 'a quote without end', make: () => section(`<hp:p a="${'>'.repeat(3 * MB)}`), states: NOT_WHOLE },
  { name: 'a comment without end', make: () => section(`<!-- ${'- '.repeat(10 * MB)}`), states: NOT_WHOLE },
  { name: 'a CDATA section without end', make: () => section(`<![CDATA[${']]'.repeat(10 * MB)}`), states: NOT_WHOLE },
  {
    name: 'a document type without end',
    make: () => hwpxWith([`<!DOCTYPE s [${'['.repeat(10 * MB)}`]),
    states: NOT_WHOLE,
  },
  {
    name: 'a section of 2 GB',
    make: () => zipOf([{ name: 'Contents/section0.xml', content: '', deflated: packedZeros(2048) }]),
    states: NOT_WHOLE,
  },
  { name: 'text without limit', make: () => section(said('가나다라 '.repeat(4 * MB))), states: NOT_WHOLE },
  { name: 'ampersands', make: () => section(said('&'.repeat(2 * MB))), states: ANY },
  {
    name: 'characters that do not exist',
    make: () => section(said('&#x110000;&#0;&#xD800;가&#99999999;')),
    states: ANY,
  },
  { name: 'spaces', make: () => section(said(`${' '.repeat(3 * MB)}가`)), states: ANY },
  { name: 'a section that is no text', make: () => hwpxWith([Buffer.alloc(5 * MB, 0xc3)]), states: NOT_WHOLE },
  { name: '20,000 sections', make: () => hwpxWith(Array.from({ length: 20_000 }, () => '<s/>')), states: ANY },
  { name: 'closing tags', make: () => section(`</hp:p></hp:tc>${'</hp:run>'.repeat(1_000_000)}`), states: ANY },
]

const CATALOGUE = '<</Type/Catalog/Pages 2 0 R>>'
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
const page = (content: string, resources = '/Font<</F1 4 0 R>>', box = '[0 0 600 800]') => [
  CATALOGUE,
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  `<</Type/Page/Parent 2 0 R/MediaBox${box}/Resources<<${resources}>>/Contents 5 0 R>>`,
  FONT,
  content,
]
const TEXT = 'BT /F1 12 Tf 50 700 Td (Notice) Tj ET'
const flate = (bytes: Buffer) => pdfStream(bytes.toString('latin1'), '/Filter/FlateDecode')

const PDFS: Hostile[] = [
  {
    name: 'pages in a loop',
    make: () => pdfOfObjects([CATALOGUE, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>']),
    states: NOT_WHOLE,
  },
  {
    name: 'a billion pages',
    make: () =>
      pdfOfObjects([CATALOGUE, '<</Type/Pages/Kids[3 0 R]/Count 1000000000>>', '<</Type/Page/Parent 2 0 R>>']),
    states: ['partial', 'failed', 'scanned'],
  },
  {
    name: 'a page of no size',
    make: () => pdfOfObjects(page(pdfStream(TEXT), '/Font<</F1 4 0 R>>', '[0 0 NaN -1e999]')),
    states: ANY,
  },
  {
    name: 'a PDF bomb of 1 GB',
    make: () => pdfOfObjects(page(flate(deflateSync(Buffer.alloc(1024 * MB), { level: 1 })))),
    states: ['partial', 'failed', 'scanned'],
  },
  {
    name: 'a form that draws itself',
    make: () =>
      pdfOfObjects([
        ...page(pdfStream('/X Do'), '/XObject<</X 6 0 R>>'),
        pdfStream('/X Do /X Do', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>'),
      ]),
    states: ['partial', 'failed', 'scanned'],
  },
  {
    name: 'a map of characters out of the folder',
    make: () =>
      pdfOfObjects([
        ...page(pdfStream(TEXT), '/Font<</F1 6 0 R>>'),
        '<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/..#2f..#2fpackage.json/DescendantFonts[7 0 R]>>',
        '<</Type/Font/Subtype/CIDFontType0/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Korea1)/Supplement 1>>>>',
      ]),
    states: ['text', 'partial', 'failed', 'scanned'],
  },
  {
    name: 'a script',
    make: () =>
      pdfOfObjects([
        '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>',
        ...page(pdfStream(TEXT)).slice(1),
      ]),
    states: ['text'],
  },
  {
    name: '10,000 arrays in each other',
    make: () => pdfOfObjects(page(pdfStream(`${'['.repeat(100_000)} ${TEXT}`))),
    states: ['text', 'partial', 'failed', 'scanned'],
  },
  {
    name: 'a dictionary without end',
    make: () => pdfOfObjects([`${'<<'.repeat(50_000)}`, ...page(pdfStream(TEXT)).slice(1)]),
    states: NOT_WHOLE,
  },
  {
    name: 'ten million operators',
    make: () =>
      pdfOfObjects(page(flate(deflateSync(Buffer.from(`${'q Q '.repeat(10_000_000)}${TEXT}`), { level: 1 })))),
    states: ['text', 'partial', 'failed', 'scanned'],
  },
  {
    name: 'a stream longer than the file',
    make: () => pdfOfObjects(page(`<</Length 999999999>>stream\n${TEXT}\nendstream`)),
    states: ['text', 'partial', 'failed', 'scanned'],
  },
  {
    name: 'a table that precedes itself',
    make: () =>
      Buffer.from(
        pdfOfObjects(page(pdfStream(TEXT)))
          .toString('latin1')
          .replace('/Root', '/Prev 9/Root')
          .replace(/\/Prev 9/, '/Prev 0'),
        'latin1',
      ),
    states: ['text', 'partial', 'failed'],
  },
  {
    name: 'an unknown lock',
    make: () =>
      Buffer.from(
        pdfOfObjects(page(pdfStream(TEXT)))
          .toString('latin1')
          .replace('/Root', '/Encrypt<</Filter/FoxitRMS/V 9>>/ID[<00><00>]/Root'),
        'latin1',
      ),
    states: ['protected'],
  },
  {
    name: 'a picture of 10 billion pixels',
    make: () =>
      pdfOfObjects([
        ...page(pdfStream(`${TEXT} /I Do`), '/Font<</F1 4 0 R>>/XObject<</I 6 0 R>>'),
        pdfStream(
          '0',
          '/Type/XObject/Subtype/Image/Width 100000/Height 100000/BitsPerComponent 8/ColorSpace/DeviceRGB',
        ),
      ]),
    states: ['text'],
  },
]

const TEXTS: Hostile[] = [
  { name: 'a line of 30 million characters', make: () => Buffer.alloc(30_000_000, 'a'), states: NOT_WHOLE },
  { name: 'nothing but line feeds', make: () => Buffer.alloc(8 * MB, '\n'), states: ['failed'] },
  {
    name: 'random bytes',
    make: () => Buffer.from(Array.from({ length: MB }, (_, i) => (i * 7919 + (i >> 3) * 31) % 256)),
    states: ['unsupported'],
  },
  { name: 'zeros', make: () => Buffer.alloc(20 * MB), states: ['unsupported', 'failed'] },
]

const hwp5 = (content: Buffer, flags = 0) => hwp5With(flags, [{ path: 'BodyText/Section0', content }])
const body = hwp5Section(Array.from({ length: 300 }, (_, index) => `문단 ${index}`))
/** The generated files begin with the table of sectors. */
const TABLE_AT = 512
const DIRECTORY_AT = TABLE_AT + 2 * 512
const everySector = (next: number) => (it: Buffer) => {
  for (let at = TABLE_AT; at < TABLE_AT + 512; at += 4) it.writeUInt32LE(next, at)
}

const COMPOUNDS: Hostile[] = [
  { name: 'sectors that follow themselves', make: () => changed(hwp5(body), everySector(5)), states: ANY },
  {
    name: 'sectors in a loop of two',
    make: () => changed(hwp5(body), (it) => it.writeUInt32LE(1, TABLE_AT + 4)),
    states: ANY,
  },
  {
    name: 'a directory of sectors that do not exist',
    make: () => changed(hwp5(body), (it) => it.writeUInt32LE(0xfffff0, 48)),
    states: NOT_WHOLE,
  },
  { name: 'lists of sectors in a loop', make: () => changed(hwp5(body), (it) => it.writeUInt32LE(0, 68)), states: ANY },
  {
    name: 'sectors of 2^40 bytes',
    make: () => changed(hwp5(body), (it) => it.writeUInt16LE(40, 30)),
    states: NOT_WHOLE,
  },
  {
    name: 'an entry that is its own child',
    make: () => changed(hwp5(body), (it) => it.writeUInt32LE(0, DIRECTORY_AT + 76)),
    states: ['failed', 'unsupported'],
  },
  {
    name: 'a stream of 4 GB',
    make: () =>
      changed(hwp5(body), (it) => it.writeUInt32LE(0xffffffff, it.indexOf(Buffer.from('Section0', 'utf16le')) + 120)),
    states: ANY,
  },
  { name: 'an HWP 5 bomb of 2 GB', make: () => hwp5(packedZeros(2048), HWP5_FLAGS.compressed), states: NOT_WHOLE },
  {
    name: 'a record of 4 GB',
    make: () => hwp5(Buffer.concat([body, Buffer.from('4200f0ffffffffff', 'hex')])),
    states: NOT_WHOLE,
  },
  {
    name: 'records of all levels',
    make: () =>
      hwp5(
        Buffer.concat(
          Array.from({ length: 200_000 }, (_, index) =>
            hwp5Record([66, 71, 72, 67][index % 4] ?? 66, index % 1024, Buffer.from(' lbt')),
          ),
        ),
      ),
    states: ANY,
  },
  {
    name: 'a text of controls',
    make: () => hwp5(hwp5Record(67, 1, Buffer.alloc(1_000_001, '\x01\0'))),
    states: NOT_WHOLE,
  },
]

const workbook = (sheet: string, shared = '<sst/>') =>
  changedXlsx({ 'xl/worksheets/sheet1.xml': sheet, 'xl/sharedStrings.xml': shared })
const changedXlsx = (parts: Record<string, string>) =>
  zipOf([
    { name: 'xl/workbook.xml', content: '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>' },
    { name: 'xl/_rels/workbook.xml.rels', content: '<R><Relationship Id="r1" Target="worksheets/sheet1.xml"/></R>' },
    ...Object.entries(parts).map(([name, content]) => ({ name, content })),
  ])

const OFFICE: Hostile[] = [
  {
    name: 'a text that a million cells share',
    make: () =>
      workbook(
        `<s>${'<row><c t="s"><v>0</v></c></row>'.repeat(1_000_000)}</s>`,
        `<sst><si><t>${'가'.repeat(50_000)}</t></si></sst>`,
      ),
    states: NOT_WHOLE,
  },
  {
    name: 'a cell that refers to no text',
    make: () => workbook('<s><row><c t="s"><v>1e300</v></c><c t="s"><v>-1</v></c></row></s>'),
    states: ANY,
  },
  {
    name: 'a sheet out of the archive',
    make: () =>
      zipOf([
        { name: 'xl/workbook.xml', content: '<w><sheet name="a" id="r"/></w>' },
        {
          name: 'xl/_rels/workbook.xml.rels',
          content: '<R><Relationship Id="r" Target="../../../../etc/passwd"/></R>',
        },
      ]),
    states: NOT_WHOLE,
  },
  {
    name: 'tables in tables',
    make: () => zipOf([{ name: 'word/document.xml', content: `<w:d>${'<w:tbl><w:tr><w:tc><w:p>'.repeat(100_000)}` }]),
    states: NOT_WHOLE,
  },
]

export const HOSTILE: Hostile[] = [...ZIPS, ...DOCUMENTS, ...PDFS, ...TEXTS, ...COMPOUNDS, ...OFFICE]
