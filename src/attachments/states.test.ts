import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { compoundOf } from '../../test/attachments/compound-files.ts'
import { createTestReader } from '../../test/attachments/file-reader.ts'
import { hwp3Of } from '../../test/attachments/hwp3-files.ts'
import {
  distributedHwp5,
  HWP5_FLAGS,
  hwp5Of,
  hwp5Section,
  hwp5With,
  PLACEHOLDER,
} from '../../test/attachments/hwp5-files.ts'
import { hwpxOf, hwpxSection, hwpxWith } from '../../test/attachments/hwpx-files.ts'
import { docxOf, hwpmlOf, xlsxOf } from '../../test/attachments/office-files.ts'
import { lockedPdf, pdfOf, printedPdf, scannedPdf } from '../../test/attachments/pdf-files.ts'
import { writingOf } from '../../test/attachments/writings.ts'
import { zipOf } from '../../test/attachments/zips.ts'
import type { FileKind, FileReading, ReadReason, ReadState } from './rules/reading.ts'

const { read } = createTestReader()
const FASOO = Buffer.concat([
  Buffer.from([0x9b]),
  Buffer.from(' DRMONE  This Document is encrypted and protected by Fasoo DRM'),
  Buffer.alloc(3_000, 7),
])
const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(500)])
const text = (it: string) => hwpxSection(`<hp:p><hp:run><hp:t>${it}</hp:t></hp:run></hp:p>`)
const hwp5 = (flags: number, content = '본문') =>
  hwp5With(flags, [{ path: 'BodyText/Section0', content: hwp5Section([content]) }])
const MANIFEST =
  '<manifest><file-entry full-path="Contents/section0.xml"><encryption-data checksum-type="SHA256"/></file-entry></manifest>'

/** A success has text, and everything else a reason. */
function assertTruthful(reading: FileReading, about: string): void {
  const hasText = reading.parts.some((part) => part.text.trim() !== '')
  assert.equal(hasText, reading.state === 'text' || reading.state === 'partial', about)
  assert.equal(reading.reason === null, reading.state === 'text', about)
}

const CASES: [name: string, bytes: Buffer, expected: [FileKind, ReadState, ReadReason | null]][] = [
  ['an empty file', Buffer.alloc(0), ['unknown', 'failed', 'empty']],
  ['spaces', Buffer.from(' \n\t '), ['text', 'failed', 'empty']],
  ['Fasoo', FASOO, ['unknown', 'protected', 'drm']],
  ['SoftCamp', Buffer.concat([Buffer.from('SCDSA004'), Buffer.alloc(900, 9)]), ['unknown', 'protected', 'drm']],
  ['a picture', PNG, ['unknown', 'scanned', 'noTextLayer']],
  ['a program', Buffer.from('MZ\x90\0\x03\0', 'latin1'), ['unknown', 'unsupported', 'unknownFormat']],
  ['RAR', Buffer.from('526172211a0700', 'hex'), ['unknown', 'unsupported', 'unknownFormat']],
  [
    'random bytes',
    Buffer.from(Array.from({ length: 5_000 }, (_, i) => (i * 7919 + (i >> 3) * 31) % 256)),
    ['unknown', 'unsupported', 'unknownFormat'],
  ],
  ['a locked PDF', lockedPdf(), ['pdf', 'protected', 'password']],
  ['a scanned PDF', scannedPdf(3), ['pdf', 'scanned', 'noTextLayer']],
  ['a PDF of which one page is scanned', scannedPdf(1, 'Notice 2026-1'), ['pdf', 'partial', 'noTextLayer']],
  ['a PDF with an empty page', pdfOf({ pages: [['입찰공고'], []] }), ['pdf', 'text', null]],
  [
    'a PDF form of Adobe',
    pdfOf({
      pages: [
        [
          'Please wait... If this message is not eventually replaced by the proper contents of the document, your PDF viewer may not be able to display this type of document.',
        ],
      ],
    }),
    ['pdf', 'placeholder', 'newerFormat'],
  ],
  ['a beginning of a PDF', Buffer.from('%PDF-1.7\n'), ['pdf', 'failed', 'damaged']],
  [
    'an encrypted HWPX',
    hwpxWith([Buffer.alloc(400, 0x8f)], [{ name: 'META-INF/manifest.xml', content: MANIFEST }]),
    ['hwpx', 'protected', 'password'],
  ],
  ['a placeholder', hwpxWith([text(PLACEHOLDER)]), ['hwpx', 'placeholder', 'newerFormat']],
  [
    'a document that mentions it',
    hwpxWith([text(`${PLACEHOLDER}${'본문입니다. '.repeat(200)}`)]),
    ['hwpx', 'text', null],
  ],
  [
    'an HWPX of pictures',
    hwpxWith([hwpxSection('<hp:p><hp:run><hp:pic/></hp:run></hp:p>')], [{ name: 'BinData/image1.png', content: PNG }]),
    ['hwpx', 'scanned', 'noTextLayer'],
  ],
  ['an HWPX without text', hwpxWith([hwpxSection('<hp:p/>')]), ['hwpx', 'failed', 'empty']],
  [
    'an HWPX with a section that is no XML',
    hwpxWith([text('첫째'), Buffer.alloc(300, 0x8f)]),
    ['hwpx', 'partial', 'damaged'],
  ],
  [
    'an HWPX whose second section breaks off',
    hwpxWith([text('첫째'), text('둘째 절').slice(0, -20)]),
    ['hwpx', 'partial', 'truncated'],
  ],
  ['an HWP 5 with a password', hwp5(HWP5_FLAGS.password), ['hwp5', 'protected', 'password']],
  ['an HWP 5 with rights management', hwp5(HWP5_FLAGS.drm), ['hwp5', 'protected', 'drm']],
  ['an HWP 5 whose text is a placeholder', hwp5(0, PLACEHOLDER), ['hwp5', 'placeholder', 'newerFormat']],
  [
    'an HWP 5 for distribution whose key is missing',
    hwp5With(HWP5_FLAGS.distribution, [{ path: 'ViewText/Section0', content: Buffer.alloc(900, 5) }]),
    ['hwp5', 'protected', 'distribution'],
  ],
  ['an HWP 5 without sections', hwp5With(0, []), ['hwp5', 'failed', 'truncated']],
  ['an HWP 5 without text', hwp5(0, ''), ['hwp5', 'failed', 'empty']],
  [
    'an HWP 5 of pictures',
    hwp5With(0, [
      { path: 'BodyText/Section0', content: hwp5Section(['']) },
      { path: 'BinData/BIN0001.png', content: PNG },
    ]),
    ['hwp5', 'scanned', 'noTextLayer'],
  ],
  [
    'an HWP 5 with a damaged section',
    hwp5With(HWP5_FLAGS.compressed, [
      { path: 'BodyText/Section0', content: deflateRawSync(hwp5Section(['첫째'])) },
      { path: 'BodyText/Section1', content: Buffer.alloc(300, 0xff) },
    ]),
    ['hwp5', 'partial', 'damaged'],
  ],
  [
    'a document of Word 97',
    compoundOf([{ path: 'WordDocument', content: PNG }]),
    ['unknown', 'unsupported', 'unknownFormat'],
  ],
  [
    'an Office document with a password',
    compoundOf([{ path: 'EncryptedPackage', content: PNG }]),
    ['unknown', 'protected', 'password'],
  ],
  [
    'an Office document with rights management',
    compoundOf([
      { path: '\x06DataSpaces/DataSpaceInfo/DRMEncryptedDataSpace', content: PNG },
      { path: 'EncryptedPackage', content: PNG },
    ]),
    ['unknown', 'protected', 'drm'],
  ],
  ['an HWPML that breaks off', hwpmlOf(writingOf(4)).subarray(0, 900), ['hwpml', 'partial', 'truncated']],
  [
    'an XLSX without its list of sheets',
    zipOf([{ name: 'xl/workbook.xml', content: '<w/>' }]),
    ['xlsx', 'failed', 'damaged'],
  ],
  ['an HWP 3 with a password', hwp3Of(writingOf(1), 0, true), ['hwp3', 'protected', 'password']],
  ['an empty DOCX', docxOf({ pages: [[]] }), ['docx', 'failed', 'empty']],
  [
    'a ZIP of a scan and a text',
    zipOf([
      { name: 'a.png', content: PNG },
      { name: 'b.txt', content: '공고' },
    ]),
    ['zip', 'partial', 'entryUnread'],
  ],
  [
    'a ZIP of scans',
    zipOf([
      { name: 'a.png', content: PNG },
      { name: 'b.png', content: PNG },
    ]),
    ['zip', 'scanned', 'noTextLayer'],
  ],
  [
    'a ZIP of files that differ',
    zipOf([
      { name: 'a.png', content: PNG },
      { name: 'b.hwp', content: FASOO },
    ]),
    ['zip', 'failed', 'entryUnread'],
  ],
  [
    'a ZIP with a password',
    zipOf([{ name: 'a.txt', content: '공고', isEncrypted: true }]),
    ['zip', 'protected', 'password'],
  ],
  ['an empty ZIP', zipOf([]), ['zip', 'failed', 'empty']],
  [
    'a presentation',
    zipOf([{ name: 'ppt/presentation.xml', content: '<p/>' }]),
    ['unknown', 'unsupported', 'unknownFormat'],
  ],
  [
    'a ZIP whose file has another checksum',
    zipOf([{ name: 'a.txt', content: '공고', crc: 5 }]),
    ['zip', 'failed', 'damaged'],
  ],
  [
    'text with a few broken bytes',
    Buffer.concat([Buffer.from('입찰공고 '.repeat(100)), Buffer.from([0xff])]),
    ['text', 'partial', 'damaged'],
  ],
]

for (const [name, bytes, expected] of CASES)
  test(`${name}: ${expected[1]}${expected[2] ? `, ${expected[2]}` : ''}`, async () => {
    const reading = await read(bytes)
    assert.deepEqual([reading.kind, reading.state, reading.reason], expected)
    assertTruthful(reading, name)
  })

test('a file that was cut off is never read as complete', async () => {
  const writing = writingOf(3, 4)
  const whole: [string, Buffer][] = [
    ['hwpx', hwpxOf(writing)],
    ['hwp5', hwp5Of(writing)],
    ['distributed', distributedHwp5(writing, 1)],
    ['hwp3', hwp3Of(writing, 0)],
    ['hwp3, not compressed', hwp3Of(writing, 1)],
    ['hwpml', hwpmlOf(writing)],
    ['docx', docxOf(writing)],
    ['xlsx', xlsxOf(writing)],
    ['pdf', pdfOf(writing)],
    ['printed', await printedPdf(writing)],
    [
      'zip',
      zipOf([
        { name: 'a.txt', content: '공고 '.repeat(500) },
        { name: 'b.hwpx', content: hwpxOf(writing) },
      ]),
    ],
  ]
  // The end of a compound file fills up its last sector.
  for (const [name, bytes] of whole)
    for (const share of [0.02, 0.2, 0.5, 0.8, ...(/^(?:hwp5|distributed)$/.test(name) ? [] : [0.97])]) {
      const reading = await read(bytes.subarray(0, Math.floor(bytes.length * share)))
      assert.notEqual(reading.state, 'text', `${name} cut at ${share}`)
      assertTruthful(reading, `${name} cut at ${share}`)
    }
})

test('an archive names the files that were not read', async () => {
  const inner = zipOf([
    { name: 'scan.png', content: PNG },
    { name: 'c.txt', content: '본문' },
  ])
  const reading = await read(
    zipOf([
      { name: '잠김.hwp', content: FASOO },
      { name: 'in.zip', content: inner },
    ]),
  )
  assert.deepEqual(reading.unread, [
    { entry: '잠김.hwp', kind: 'unknown', state: 'protected', reason: 'drm' },
    { entry: 'in.zip/scan.png', kind: 'unknown', state: 'scanned', reason: 'noTextLayer' },
  ])
  assert.equal(reading.unreadCount, 2)
})
