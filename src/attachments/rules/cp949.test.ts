import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { encodeCp949 } from '../../../test/attachments/cp949.ts'
import { decodeCp949 } from './cp949.ts'

/** Of all Hangul syllables in the order of Unicode, as Python writes them: `.encode('cp949')`. */
const OF_PYTHON = '9d355925bccc44ae41885b4e53eb25cf5f2f5f52000c586e3b8cd938791447bd'

test('every Hangul syllable has the two bytes of Windows', () => {
  const all = String.fromCharCode(...Array.from({ length: 11_172 }, (_, index) => 0xac00 + index))
  const bytes = encodeCp949(all)
  assert.equal(createHash('sha256').update(bytes).digest('hex'), OF_PYTHON)
  assert.equal(decodeCp949(bytes), all)
})

test('Latin letters, signs and Hanja are decoded, and invalid bytes are marked', () => {
  const text = 'A&B 「낙찰」 契約 ※ 똠방각하 뷁'
  assert.equal(decodeCp949(encodeCp949(text)), text)
  assert.equal(decodeCp949(Uint8Array.of(0x41, 0xc9, 0x41, 0xb0, 0xa1)), 'A\ufffdA가')
  assert.equal(decodeCp949(Uint8Array.of(0x8c)), '\ufffd')
})
