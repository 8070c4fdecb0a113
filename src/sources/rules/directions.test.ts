import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanText } from '../adapters/koneps/values.ts'
import { idOf, textOf } from '../adapters/ocds/values.ts'

const SIGNS = [...'\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069']

test('no imported text turns the direction of reading', () => {
  for (const sign of SIGNS) {
    const point = sign.codePointAt(0) ?? 0
    for (const written of [sign, `&#${point};`, `&#x${point.toString(16)};`]) {
      const title = `${written}하수관로 ${written}정비${written}${written} 공사${written}`
      assert.equal(cleanText(title), '하수관로 정비 공사', `KONEPS ${written}`)
      assert.equal(textOf(title), '하수관로 정비 공사', `OCDS ${written}`)
    }
    assert.equal(idOf(`ocds-x1${sign}-0001`), 'ocds-x1-0001')
    assert.equal(textOf(sign), null)
  }
  assert.equal(cleanText('عربي\u200F abc'), 'عربي\u200F abc', 'a mark that turns nothing else stays')
})
