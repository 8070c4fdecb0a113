import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { type Layout, laid, type Nest, type Piece, part } from '../scripts/layout.ts'

const LAYOUT: Layout = { width: 20, indent: '  ', end: ',' }
const list = (...values: Piece[]): Nest => ({ open: '[', parts: values.map((one) => part(one)), close: ']' })

/** Everything but blanks, line breaks and the comma before a closing bracket. */
const tokens = (text: string): string => text.replace(/\s/g, '').replace(/,(?=[\])}])/g, '')

const pieces: fc.Arbitrary<Piece> = fc.letrec<{ piece: Piece; nest: Nest }>((tie) => ({
  piece: fc.oneof({ maxDepth: 4 }, fc.stringMatching(/^[a-z]{1,12}$/), tie('nest')),
  nest: fc.record({
    open: fc.constantFrom('f(', '[', '{'),
    parts: fc.array(fc.record({ key: fc.constantFrom('', 'name: '), value: tie('piece') }), { maxLength: 4 }),
    close: fc.constant(')'),
    pad: fc.constantFrom('', ' '),
    isHugging: fc.boolean(),
  }),
})).piece

describe('formatting of code', () => {
  test('uses one line if it fits', () => {
    assert.equal(laid(list('a', list('b', 'c')), LAYOUT), '[a, [b, c]]')
    assert.equal(laid({ open: '{', parts: [part('1', 'a: ')], close: '}', pad: ' ' }, LAYOUT), '{ a: 1 }')
  })

  test('otherwise has an indented line for each part', () => {
    const text = laid(list('first', list('second', 'third, long')), LAYOUT)
    assert.equal(text, '[\n  first,\n  [\n    second,\n    third, long,\n  ],\n]')
  })

  test('opens its last part on the same line if allowed', () => {
    const call: Piece = {
      open: 'f(',
      parts: [part('a'), part(list('second', 'third one'))],
      close: ')',
      isHugging: true,
    }
    assert.equal(laid(call, LAYOUT), 'f(a, [\n  second,\n  third one,\n])')
  })

  test('has chained calls one below another', () => {
    const chain: Piece = { open: 'new Q()', parts: [part('.first(1)'), part('.second(2)')], close: '', isChain: true }
    assert.equal(laid(chain, LAYOUT), 'new Q()\n  .first(1)\n  .second(2)')
  })

  test('aligns values in Go, between values of several lines', () => {
    const keyed = { a: '1', bbb: '2', c: list('one long', 'two long'), dd: '3' }
    const parts = Object.entries(keyed).map(([name, value]) => part(value, `${name}: `))
    const text = laid({ open: '{', parts, close: '}' }, { ...LAYOUT, isAligned: true })
    assert.equal(text, '{\n  a:   1,\n  bbb: 2,\n  c: [\n    one long,\n    two long,\n  ],\n  dd: 3,\n}')
  })

  test('contains the same code at every width', () => {
    fc.assert(
      fc.property(pieces, fc.integer({ min: 1, max: 80 }), fc.boolean(), (piece, width, isAligned) => {
        const wide = laid(piece, { ...LAYOUT, width: 10_000 })
        assert.equal(tokens(laid(piece, { ...LAYOUT, width, isAligned })), tokens(wide))
      }),
    )
  })
})
