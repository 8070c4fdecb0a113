import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeCp949 } from '../../test/attachments/cp949.ts'
import { createTestReader } from '../../test/attachments/file-reader.ts'
import { FORMATS, type Format, textOf, writingFor } from '../../test/attachments/formats.ts'
import { hwpxOf } from '../../test/attachments/hwpx-files.ts'
import { pdfOf } from '../../test/attachments/pdf-files.ts'
import { rightShare, textOfBlocks, type Writing, writingOf } from '../../test/attachments/writings.ts'
import { zipOf } from '../../test/attachments/zips.ts'
import type { FileReading } from './rules/reading.ts'

/** Of all kinds together; `GONGGO_TEST_FILES=500` writes and reads so many. */
const FILES = Number(process.env.GONGGO_TEST_FILES ?? 24)
const LEAST_RIGHT = 0.995

const { read } = createTestReader()

function assertRight(writing: Writing, reading: FileReading, { isOnePart, title }: Format, about: string): void {
  assert.deepEqual([reading.state, reading.reason], ['text', null], about)
  const expected = isOnePart
    ? [textOf(writing)]
    : writing.pages.map((blocks, index) => `${title?.(index + 1) ?? ''}${textOfBlocks(blocks)}`)
  assert.deepEqual(
    reading.parts.map(({ page }) => page),
    isOnePart ? [null] : writing.pages.map((_, index) => index + 1),
    about,
  )
  expected.forEach((text, index) => {
    const share = rightShare(text, reading.parts[index]?.text ?? '')
    assert.ok(share >= LEAST_RIGHT, `${about}, page ${index + 1}: ${share}`)
  })
}

for (const format of FORMATS)
  test(`${format.name}: the text is read, page by page`, async () => {
    for (let seed = 1; seed <= Math.ceil(FILES / FORMATS.length); seed += 1) {
      const writing = writingFor(format, seed)
      const reading = await read(await format.make(writing, seed))
      assert.equal(reading.kind, format.kind)
      assertRight(writing, reading, format, `${format.name}, seed ${seed}`)
    }
  })

test('ZIP: every file in it is read, also those of archives in it', async () => {
  const writings = FORMATS.map((format, index) => writingFor(format, index + 100))
  const files = await Promise.all(
    FORMATS.map(async ({ make, name }, index) => ({
      name: `${index}/${name}`,
      content: await make(writings[index] ?? { pages: [] }, index),
      isStored: index % 2 === 0,
    })),
  )
  const reading = await read(
    zipOf([
      { name: '첨부/모음.zip', content: zipOf(files) },
      { name: '빈 폴더/', content: '' },
    ]),
  )
  assert.deepEqual([reading.kind, reading.state, reading.unread], ['zip', 'text', []])
  FORMATS.forEach((format, index) => {
    const entry = `첨부/모음.zip/${index}/${format.name}`
    const parts = reading.parts.filter((part) => part.entry === entry)
    assertRight(writings[index] ?? { pages: [] }, { kind: 'zip', state: 'text', reason: null, parts }, format, entry)
  })
})

test('ZIP: names of Korean Windows are read, and no name leads out of the archive', async () => {
  const names = [
    '../../etc/passwd',
    '/root/a.txt',
    'C:\\temp\\..\\b.txt',
    encodeCp949('입찰공고문.txt'),
    Buffer.from('과업지시서.txt'),
  ]
  const reading = await read(zipOf(names.map((name) => ({ name, content: '내용' }))))
  assert.deepEqual(
    reading.parts.map(({ entry }) => entry),
    ['etc/passwd', 'root/a.txt', 'C:/temp/b.txt', '입찰공고문.txt', '과업지시서.txt'],
  )
})

test('the kind comes from the bytes, whatever the name says', async () => {
  const writing = writingOf(7)
  for (const [bytes, kind] of [
    [hwpxOf(writing), 'hwpx'],
    [pdfOf(writing), 'pdf'],
    [Buffer.from(textOf(writing)), 'text'],
    [zipOf([{ name: 'a.pdf', content: hwpxOf(writing) }]), 'zip'],
  ] as const)
    for (const name of ['a.hwp', 'a.pdf', 'a.exe', '한글.hwpx']) {
      const reading = await read(bytes, name)
      assert.deepEqual([reading.kind, reading.state], [kind, 'text'], name)
    }
})
