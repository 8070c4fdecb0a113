import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attachmentId, listedFiles, ORIGINAL_DELAY_MS } from './files.ts'

const fileOf = (name: string, url = `https://portal.example/${encodeURIComponent(name)}`) => ({ name, url })
const delays = (...names: string[]) =>
  listedFiles({ noticeNo: 'ONE', attachments: names.map((name) => fileOf(name)) }).map(({ name, delayMs }) => [
    name,
    delayMs,
  ])

test('an id is computed from notice and address', () => {
  const id = attachmentId('ONE', 'https://portal.example/a?b=1')
  assert.match(id, /^att_[0-9a-v]{26}$/)
  assert.equal(attachmentId('ONE', 'https://portal.example/a?b=1'), id)
  assert.notEqual(attachmentId('TWO', 'https://portal.example/a?b=1'), id)
  assert.notEqual(attachmentId('ONE', 'https://portal.example/a?b=2'), id)
})

test('an original is fetched after its readable PDF', () => {
  assert.deepEqual(
    delays('제안요청서.hwp', '제안요청서.pdf', '공고문.hwpx', '도면.PDF', '도면.dwg', '내역서.hwp.pdf', '내역서.hwp'),
    [
      ['제안요청서.hwp', ORIGINAL_DELAY_MS],
      ['제안요청서.pdf', 0],
      ['공고문.hwpx', 0],
      ['도면.PDF', 0],
      ['도면.dwg', ORIGINAL_DELAY_MS],
      ['내역서.hwp.pdf', 0],
      ['내역서.hwp', ORIGINAL_DELAY_MS],
    ],
  )
})

test('a name with decomposed Hangul equals the composed one', () => {
  assert.deepEqual(
    delays('공고문.hwp'.normalize('NFD'), '공고문.pdf').map(([, delay]) => delay),
    [ORIGINAL_DELAY_MS, 0],
  )
})

test('a file that is listed twice is one file', () => {
  const url = 'https://portal.example/1'
  const files = listedFiles({ noticeNo: 'ONE', attachments: [fileOf('a', url), fileOf('b', url)] })
  assert.deepEqual(
    files.map(({ name, host }) => [name, host]),
    [['a', 'portal.example']],
  )
})

test('an invalid address has no host', () => {
  assert.deepEqual(
    listedFiles({ noticeNo: 'ONE', attachments: [fileOf('a', 'nowhere')] }).map(({ host }) => host),
    [''],
  )
})
