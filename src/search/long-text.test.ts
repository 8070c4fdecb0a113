import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { createLongText, normaliseLong } from './long-text.ts'
import { normalise } from './text.ts'

const units = [
  '가 각 \u1100\u1161 \u11a8 ㄱ ㅏ ﾡ ﾂ か ﾞ \u0e33 漢 𠮷 é e\u0301 İ Σ ς a B 1 ²'.split(' '),
  '\u0327 \u{1d165} - ㆍ ( ㈜ 😀 \u200b \u00ad = \u0338'.split(' '),
  [' ', '  ', '\n'],
].flat()
const soup = fc.array(fc.constantFrom(...units), { maxLength: 30 }).map((parts) => parts.join(''))

/** Long enough to be cut at possible places. */
const longSoup = fc.tuple(soup, fc.constantFrom('가나 ', 'Σ가', 'か\n', '漢'), fc.integer({ min: 1, max: 3000 }), soup)

function pushAll(pieces: readonly string[], pages = false): string {
  const long = createLongText()
  let norm = ''
  for (const [index, piece] of pieces.entries()) {
    if (pages && index > 0) norm += long.endPage()
    const steps = long.push(piece)
    for (let step = steps.next(); ; step = steps.next()) {
      if (!step.done) continue
      norm += step.value
      break
    }
  }
  return norm + long.end()
}

describe('a long text', () => {
  it('is normalised as a title is, whatever pieces it comes in', () => {
    fc.assert(
      fc.property(fc.array(soup, { maxLength: 5 }), (pieces) => {
        assert.equal(pushAll(pieces), normalise(pieces.join('')))
      }),
      { numRuns: 500 },
    )
  })

  it('may be longer than a step', () => {
    fc.assert(
      fc.property(fc.array(longSoup, { minLength: 1, maxLength: 4 }), (parts) => {
        const pieces = parts.map(([before, letters, times, after]) => before + letters.repeat(times) + after)
        assert.equal(pushAll(pieces), normalise(pieces.join('')))
      }),
      { numRuns: 60 },
    )
  })

  it('has a blank between two pages, as if each ended with a line', () => {
    fc.assert(
      fc.property(
        fc.array(
          soup.filter((text) => text !== ''),
          { maxLength: 5 },
        ),
        (pages) => {
          assert.equal(pushAll(pages, true), normalise(pages.join('\n')))
        },
      ),
    )
  })

  it('is cut only where nothing joins: no other character begins with one that joins', () => {
    const mayJoin = /[\p{M}ﾞﾟ\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\ud7b0-\ud7ff\uffa0-\uffdc]/u
    for (let code = 0; code <= 0x10ffff; code++) {
      const point = String.fromCodePoint(code)
      if (mayJoin.test(point) || (code >= 0xd800 && code <= 0xdfff)) continue
      for (const before of ['a', '가', 'か', '\u1100', '-', 'a\u0345'])
        assert.equal((before + point).normalize('NFKC'), before + point.normalize('NFKC'), code.toString(16))
    }
  })

  it('of marks in a row has the first thirty', () => {
    const marks = '\u0301\u0327'
    assert.equal(normaliseLong(`x${marks.repeat(20)}y`), normalise(`x${marks.repeat(15)}y`))
  })
})

describe('normalising a hostile text', () => {
  const size = 300_000
  const of = (unit: string) => unit.repeat(Math.ceil(size / unit.length))
  const texts: Record<string, string> = {
    'marks of several classes': of('\u0301\u0327\u0323\u05b0'),
    'marks and voiced sound marks': of('\u0301ﾞ'),
    'marks outside the basic plane': of('\u{1d165}\u{1d167}'),
    'vowels of Hangul': of('\u1161'),
    'letters that become eighteen': of('\ufdfa'),
    'half of surrogate pairs': of('\udc00'),
    separators: of('-'),
    'one word': of('aΣ'),
    'letters with marks': of(`a${'\u0301\u0327'.repeat(15)}`),
  }
  const cpu = (run: () => unknown) => {
    const begun = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(begun)
    return user + system
  }
  for (const [name, text] of Object.entries(texts)) {
    it(`takes time in proportion to its length: ${name}`, () => {
      const taken = cpu(() => normaliseLong(text))
      const control = cpu(() => normaliseLong(of(`\ufdfa각${'\u0301\u0327'.repeat(15)}`)))
      // Quadratic time would be a thousand times as much.
      assert.ok(taken < 20 * control, `${taken} µs, ${control} µs for the control`)
    })
  }
})
