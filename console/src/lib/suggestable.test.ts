import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCode, suggestable, typedCode } from './suggestable.ts'

const LISTED = [
  { code: '직접생산확인', name: '직접생산확인증명서', notices: 9 },
  { code: '0037', name: '전기공사업', notices: 8 },
  { code: '3912189899', name: '자동제어반', notices: 7 },
  { code: '43211507', name: '컴퓨터', notices: 6 },
  { code: null, name: '이름만 있는 업종', notices: 5 },
]
const codesOf = (items: readonly { code: string }[]) => items.map(({ code }) => code)

test('licences, products and regions are distinguished by their codes', () => {
  assert.deepEqual(codesOf(suggestable('licence', LISTED)), ['0037'])
  assert.deepEqual(codesOf(suggestable('product', LISTED)), ['3912189899', '43211507'])
  const regions = ['00', '11', '41/안양시', '99'].map((code) => ({ code, name: code, notices: 1 }))
  assert.deepEqual(codesOf(suggestable('region', regions)), ['11', '41/안양시'])
})

test('a filter accepts every agency and industry, by name if it has no code', () => {
  assert.deepEqual(
    codesOf(suggestable('industry', LISTED)),
    LISTED.map(({ code, name }) => code ?? name),
  )
  assert.equal(typedCode('agency', '3000000', []), null)
})

test('at most eight are offered, in the order of the list', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    code: String(1000 + index),
    name: 'x',
    notices: 20 - index,
  }))
  assert.deepEqual(
    codesOf(suggestable('licence', many)),
    many.slice(0, 8).map(({ code }) => code),
  )
})

test('a complete code that no list contains is accepted', () => {
  assert.equal(typedCode('licence', ' 9999 ', [])?.code, '9999')
  assert.equal(typedCode('licence', '0037', suggestable('licence', LISTED)), null)
  assert.equal(typedCode('licence', '전기', []), null)
  assert.equal(typedCode('product', '4321150702', [])?.code, '4321150702')
  assert.equal(typedCode('product', '432115', []), null)
  assert.equal(typedCode('region', '1111', []), null)
})

test('only codes are looked up: names in a filter are shown unchanged', () => {
  for (const code of ['0037', '11', '41/안양시', 'B500001', '3912189899']) assert.equal(isCode(code), true, code)
  for (const name of ['전기공사업', '서울', 'KORAIL', '119안전센터', '']) assert.equal(isCode(name), false, name)
})
