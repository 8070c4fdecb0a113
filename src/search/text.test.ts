import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import {
  compact,
  createLocator,
  createTerm,
  findTerm,
  hasTerm,
  locate,
  normalise,
  type Term,
  type TermKind,
  termPattern,
} from './text.ts'

const pick = (text: string, places: { start: number; end: number }[]) => {
  const points = [...text]
  return places.map(({ start, end }) => points.slice(start, end).join(''))
}

const term = (text: string): Term => {
  const quoted = text.startsWith('"')
  const made = createTerm(quoted ? 'exact' : 'plain', quoted ? text.slice(1, -1) : text)
  assert.ok(made, `nothing left of ${text}`)
  return made
}

/** The rule as the contract states it, by trying every part of the title. */
const partFits = (norm: string, from: number, to: number, wanted: Term): boolean => {
  const points = [...norm]
  const isGap = (at: number) => at < 0 || at >= points.length || points[at] === ' ' || points[at] === '-'
  const part = points.slice(from, to)
  if (wanted.kind === 'exact') return part.join('').replaceAll('-', ' ') === wanted.text
  if (isGap(from) || isGap(to - 1)) return false
  const letters = part.filter((point) => point !== ' ' && point !== '-')
  if (letters.join('') !== wanted.text) return false
  if (letters.length === part.length) return true
  const narrow = (at: number): boolean => {
    const point = part[at] ?? ''
    return /\p{M}/u.test(point) && at > 0 ? narrow(at - 1) : /[\p{Script=Latin}\p{Nd}]/u.test(point)
  }
  if (part.some((point, at) => point === ' ' && narrow(at - 1) && narrow(at + 1))) return false
  const edges = Number(isGap(from - 1)) + Number(isGap(to))
  return letters.length >= 4 || edges >= 4 - letters.length
}

const naiveHas = (norm: string, wanted: Term): boolean => {
  const length = [...norm].length
  for (let from = 0; from < length; from++)
    for (let to = from + 1; to <= length; to++) if (partFits(norm, from, to, wanted)) return true
  return false
}

// Few different letters, so that hits occur; the unusual ones are difficult for normalisation.
const letters = ['가', '나', '관', 'a', 'B', '1', '𠮷', 'é', 'e\u0301', '각', '\u1100\u1161', 'ｗ', 'İ', '²', 'ㄱ']
const gaps = [' ', '  ', '-', 'ㆍ', '·', '・', '‧', '•', '(', ')', '㈜', '😀', '　', ', ', '\ud800', '´', '\u200b', '_']
const soup = fc
  .array(fc.constantFrom(...letters, ...letters, ...gaps), { maxLength: 14 })
  .map((parts) => parts.join(''))
const anyText = fc.oneof(
  soup,
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
)
const kinds = fc.constantFrom<TermKind[]>('plain', 'exact')
const anyTerm = fc
  .tuple(kinds, fc.array(fc.constantFrom(...letters, ...letters, ' ', '-'), { maxLength: 4 }))
  .map(([kind, parts]) => createTerm(kind, parts.join('')))
  .filter((made) => made !== null)

describe('normalise', () => {
  const cases: [string, string, string][] = [
    ['하수관로 정비공사', '하수관로 정비공사', 'plain Hangul stays'],
    ['하수ㆍ관로', '하수 관로', 'araea dot is a blank, not the letter NFKC makes of it'],
    ['하수·관로・정비‧공사•용역', '하수 관로 정비 공사 용역', 'every dot is a blank'],
    ['A -  B', 'a b', 'a run that holds a blank is a blank'],
    ['Wi-Fi', 'wi-fi', 'a run without a blank is a mark'],
    ['하수/(관로)', '하수-관로-', 'several marks are one'],
    ['[긴급] 도로', '-긴급 도로', 'a run at the edge is kept: a quoted term may ask for it'],
    ['ＷｉＦｉ　１２', 'wifi 12', 'full width'],
    ['\u1112\u1161\u11ab\u1100\u116e\u11a8', '한국', 'NFD Hangul is composed'],
    ['㈜한국', '-주-한국', 'a compatibility character is what it stands for'],
    ['İSTANBUL', 'i\u0307stanbul', 'lower case without a locale may grow'],
    ['I', 'i', 'never the dotless i'],
    ['𠮷野家😀', '𠮷野家-', 'four-byte letters stay, four-byte symbols are marks'],
    ['a\ud800b', 'a-b', 'a lone surrogate is a mark'],
    ['공사\t\n용역', '공사 용역', 'tab and line end are blanks'],
    ['공사\u0000용역', '공사-용역', 'a control is a mark'],
    ['공사\u200b용역', '공사-용역', 'an invisible character is a mark'],
    ['⚙️ 공사 1️⃣', '- 공사 1-'.slice(1), 'a mark over a symbol belongs to the symbol'],
    ['', '', 'empty'],
  ]
  for (const [text, norm, why] of cases) it(why, () => assert.equal(normalise(text), norm))

  it('is stable over every code point', () => {
    for (let point = 0; point <= 0x10ffff; point++) {
      const once = normalise(`x${String.fromCodePoint(point)}y`)
      if (normalise(once) !== once) assert.fail(`U+${point.toString(16)}`)
    }
  })

  it('is stable over any text', () => {
    fc.assert(
      fc.property(anyText, (text) => normalise(normalise(text)) === normalise(text)),
      { numRuns: 2000 },
    )
    assert.equal(normalise(normalise('I\u0307\u0327')), normalise('I\u0307\u0327'))
  })

  it('leaves one separator between letters, well-formed text, and the same compact form', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const norm = normalise(text)
        assert.doesNotMatch(norm, /[ -][ -]|[^ -]*[\p{P}\p{S}\p{C}](?<!-)/u)
        assert.ok(norm.isWellFormed())
        assert.equal(compact(text), compact(norm))
        assert.doesNotMatch(compact(text), /[ -]/)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('compact', () => {
  it('drops every separator', () => {
    assert.equal(compact(' 하수ㆍ관로 (Wi-Fi) '), '하수관로wifi')
    assert.equal(compact('R25BK-0093/4017'), 'r25bk00934017')
    assert.equal(compact('C++'), 'c')
    assert.equal(compact('+++'), '')
  })

  it('of letters, digits and dashes is what normalising makes of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcXYZ019--') }), (text) => {
        assert.equal(compact(text), normalise(text).replace(/[ -]/g, ''))
      }),
    )
  })
})

describe('hasTerm', () => {
  const found: [string, string][] = [
    ['교육', '대학교육 지원'],
    ['교육', '교ㆍ육'],
    ['교육', '(교) 육'],
    ['교육', '신규 교-육 사업'],
    ['하수관로', '하수 관로 정비'],
    ['하수관로', '노후하수 관로정비'],
    ['하수ㆍ관로', '하수관로 정비'],
    ['하수/관로', '하 수관 로'],
    ['체육관', '체육 관 보수'],
    ['체육관', '국민 체육 관리'],
    ['체육관', '국민체 육관 보수'],
    ['WiFi', '공공 Wi-Fi 구축'],
    ['Wi-Fi', '공공 WIFI 구축'],
    ['ｗｉｆｉ', 'WiFi'],
    ['AI', 'AI 기반'],
    ['AI', 'A.I 기반'],
    ['ai', '생성형AI플랫폼'],
    ['AI', 'MAIN 서버'],
    ['2차', '공사(2차)'],
    ['2차', '제 2 차 공사'],
    ['3D프린터', '3D 프린터 구매'],
    ['C++', 'C++ 교육'],
    ['C++', 'C 언어'],
    ['수', '하수'],
    ['수', '하 수'],
    ['𠮷野', '𠮷野 改修'],
    ['𠮷野家', '𠮷 野家 改修'],
    ['한국', '\u1112\u1161\u11ab\u1100\u116e\u11a8 공사'],
    ['\u1112\u1161\u11ab\u1100\u116e\u11a8', '한국 공사'],
    ['i\u0307stanbul', 'İSTANBUL'],
    ['주식회사', '주ㆍ식ㆍ회ㆍ사'],
    ['"하수 관로"', '하수 관로 정비'],
    ['"하수 관로"', '하수ㆍ관로'],
    ['"하수-관로"', '노후하수 / 관로정비'],
    ['"하수관로"', '노후하수관로정비'],
    ['"AI"', 'MAIN'],
    ['"[긴급]"', '[긴급] 도로'],
    ['"(긴급"', '도로 (긴급)'],
    ['" 교육"', '대학 교육'],
    ['"wi fi"', 'Wi-Fi'],
  ]
  const missed: [string, string][] = [
    ['교육', '대학교 육상'],
    ['교육', '학교 육상'],
    ['교육', '대학교ㆍ육'],
    ['교육', '교 육상'],
    ['체육관', '국민체 육 관리'],
    ['체육관', '국민체육 관리'],
    ['AI', 'KOREA INDUSTRY'],
    ['AI', 'A I'],
    ['WiFi', 'Wi Fi'],
    ['12', '1 2'],
    ['2026', '20 26'],
    ['AI', 'KOREA-INDUSTRY'],
    ['i\u0307s', 'İ S'],
    ['"하수 관로"', '하수관로'],
    ['"하수관로"', '하수 관로'],
    ['" 교육"', '대학교육'],
    ['"[긴급]"', '긴급 도로'],
    ['"교육 "', '대학 교육'],
    ['𠮷野', '𠮷 野家'],
  ]
  for (const [text, title] of found)
    it(`${text} finds ${title}`, () => assert.ok(hasTerm(normalise(title), term(text))))
  for (const [text, title] of missed) {
    it(`${text} does not find ${title}`, () => assert.ok(!hasTerm(normalise(title), term(text))))
  }

  it('agrees with the rule read word for word, and so do findTerm and the pattern', () => {
    let hits = 0
    fc.assert(
      fc.property(soup, anyTerm, (title, wanted) => {
        const norm = normalise(title)
        const expected = naiveHas(norm, wanted)
        hits += Number(expected)
        assert.equal(hasTerm(norm, wanted), expected)
        assert.equal(findTerm(norm, wanted).length > 0, expected)
        assert.equal(new RegExp(termPattern(wanted), 'u').test(norm), expected)
      }),
      {
        numRuns: 6000,
        examples: [
          ['가나 가', term('나가')],
          ['a b', term('ab')],
        ],
      },
    )
    assert.ok(hits > 150, `only ${hits} hits: the generator proves nothing`)
  })

  it('agrees with a part of the title itself', () => {
    fc.assert(
      fc.property(soup, fc.nat(14), fc.nat(14), kinds, (title, from, size, kind) => {
        const norm = normalise(title)
        const part = [...norm].slice(from, from + size).join('')
        const wanted = createTerm(kind, part)
        // A mark without its letter is not a separate text.
        if (wanted === null || /^\p{M}/u.test(part)) return
        const expected = naiveHas(norm, wanted)
        if (kind === 'exact') assert.ok(expected)
        assert.equal(hasTerm(norm, wanted), expected)
        assert.equal(new RegExp(termPattern(wanted), 'u').test(norm), expected)
      }),
      { numRuns: 4000 },
    )
  })
})

describe('findTerm', () => {
  it('gives each place once, from left to right, without overlap', () => {
    assert.deepEqual(findTerm('가가가가가', term('가가')), [
      { start: 0, end: 2 },
      { start: 2, end: 4 },
    ])
    assert.deepEqual(findTerm('교 육 교육', term('교육')), [
      { start: 0, end: 3 },
      { start: 4, end: 6 },
    ])
    assert.deepEqual(findTerm('가 나-다', term('"나 다"')), [{ start: 2, end: 5 }])
  })

  it('gives only parts that fit', () => {
    fc.assert(
      fc.property(soup, anyTerm, (title, wanted) => {
        const norm = normalise(title)
        for (const { start, end } of findTerm(norm, wanted)) {
          const from = [...norm.slice(0, start)].length
          assert.ok(partFits(norm, from, from + [...norm.slice(start, end)].length, wanted))
        }
      }),
      { numRuns: 3000 },
    )
  })
})

describe('termPattern', () => {
  it('says the rule in syntax JavaScript and PostgreSQL share', () => {
    assert.equal(termPattern(term('수')), '수')
    assert.equal(termPattern(term('교육')), '교육|(^|[ -])교[ -]육($|[ -])')
    assert.equal(termPattern(term('AI')), 'ai|(^|[ -])a-i($|[ -])')
    assert.equal(termPattern(term('체육관')), '체육관|(^|[ -])체[ -]?육[ -]?관|체[ -]?육[ -]?관($|[ -])')
    assert.equal(termPattern(term('3D프린터')), '3-?d[ -]?프[ -]?린[ -]?터')
    assert.equal(termPattern(term('"[긴급] 하수"')), '[ -]긴급[ -]하수')
  })

  it('lets no character of a term act as syntax', () => {
    const syntax = '.*+?^$(){}[]|\\/-~!@#%&=:;,<>\'"`_'
    for (const mark of syntax) assert.equal(termPattern(term(`가${mark}나`)), termPattern(term('가나')), mark)
    assert.equal(createTerm('plain', syntax), null)
  })
})

describe('createTerm', () => {
  it('refuses a text with nothing left', () => {
    for (const text of ['', ' ', '+++', '…', '😀', '\ud800', 'ㆍ']) {
      assert.equal(createTerm('plain', text), null, text)
      assert.equal(createTerm('exact', text), null, text)
    }
  })
})

const oneSeparator = (text: string) => text.replace(/[ -]+/g, (run) => (run.includes(' ') ? ' ' : '-'))

/** A title may be cut where the separately normalised parts make up the whole; a place extends from cut to cut. */
function slowPlaces(title: string, wanted: Term): { start: number; end: number }[] {
  const points = [...title]
  const norm = normalise(title)
  const cuts = Array.from({ length: points.length + 1 }, (_, at) => {
    const before = normalise(points.slice(0, at).join(''))
    return { at, offset: before.length, clean: oneSeparator(before + normalise(points.slice(at).join(''))) === norm }
  }).filter(({ clean }) => clean)
  const places: { start: number; end: number }[] = []
  for (const hit of findTerm(norm, wanted)) {
    const start = cuts.findLast(({ offset }) => offset <= hit.start)?.at ?? 0
    const end = cuts.find(({ offset }) => offset >= hit.end)?.at ?? points.length
    const last = places.at(-1)
    if (last && start < last.end) last.end = end
    else places.push({ start, end })
  }
  return places
}

describe('locate', () => {
  const cases: [string, string, string[], string][] = [
    ['노후 하수ㆍ관로 정비', '하수관로', ['하수ㆍ관로'], 'with what it passes over'],
    ['공공 Wi - Fi', '"wi fi"', ['Wi - Fi'], 'a run counts as one'],
    ['😀 교육 𠮷 교육', '교육', ['교육', '교육'], 'after four-byte characters'],
    ['\u1112\u1161\u11ab\u1100\u116e\u11a8 공사', '국', ['\u1100\u116e\u11a8'], 'all code points of an NFD syllable'],
    ['x\u1112\u1161\u11abx', '한', ['\u1112\u1161\u11ab'], 'NFD inside Latin'],
    ['㈜한국', '주', ['㈜'], 'inside a character that expands'],
    ['⑪월', '1', ['⑪'], 'two hits in one character are one place'],
    ['İstanbul', 'stanbul', ['stanbul'], 'after a letter that grew'],
    ['cafe\u0301 e', 'é', ['e\u0301'], 'a letter with its mark'],
    ['[긴급] 도로', '"[긴급]"', ['[긴급] '], 'a quoted separator is its whole run'],
    ['１２３ＡＢＣ', '3ab', ['３ＡＢ'], 'full width'],
    ['Wi\u200d\u0301-Fi', 'wifi', ['Wi\u200d\u0301-Fi'], 'over invisible characters'],
    ['학교ㅠㅠ 공사ㅋ', '학교', ['학교'], 'a lone vowel behind a whole syllable is not of it'],
    ['각ㄳ', '각', ['각'], 'nor is a lone final behind a syllable that has one'],
    ['Aㅏ공사\u11a8', '공삭', ['공사\u11a8'], 'a final that completes a syllable is'],
    ['ㄱㅏ공사', '공사', ['공사'], 'letters typed apart that make a syllable come before it'],
    ['ㄱㅏ공사', '가', ['ㄱㅏ'], 'and are that syllable'],
    ['ㅏ공사ㅏ', '공사', ['공사'], 'a lone vowel before it is not of it'],
  ]
  for (const [title, text, parts, why] of cases) {
    it(why, () => assert.deepEqual(pick(title, locate(title, term(text))), parts))
  }

  it('counts code points of the title as sent', () => {
    assert.deepEqual(locate('😀😀 교육', term('교육')), [{ start: 3, end: 5 }])
    assert.deepEqual(locate('\u1112\u1161\u11ab 교육', term('교육')), [{ start: 4, end: 6 }])
    assert.deepEqual(locate('없음', term('교육')), [])
  })

  it('finds what findTerm finds, at places that hold the term', () => {
    fc.assert(
      fc.property(anyText, anyTerm, (title, wanted) => {
        const places = locate(title, wanted)
        assert.equal(places.length > 0, hasTerm(normalise(title), wanted))
        let last = 0
        for (const [at, part] of pick(title, places).entries()) {
          assert.ok(compact(part).includes(wanted.compact), `${part} in ${title}`)
          const place = places[at]
          assert.ok(place && place.start >= last && place.end > place.start && place.end <= [...title].length)
          last = place.end
        }
      }),
      { numRuns: 5000 },
    )
  })

  it('gives the least of the title that is the hit when normalised, beside lone letters of syllables too', () => {
    const jamo = [...'ㄱㄴㅏㅠㄳㅥ가각사', '\u1100', '\u1161', '\u11a8', '\u11ff', '\u1160', 'ﾡ', 'ￂ', '㉠', '㈀']
    const titles = fc
      .array(fc.constantFrom(...jamo, ...jamo, ...letters, ...gaps), { maxLength: 10 })
      .map((parts) => parts.join(''))
    const cutOut = fc.tuple(kinds, fc.nat(9), fc.integer({ min: 1, max: 3 }))
    let hits = 0
    fc.assert(
      fc.property(titles, cutOut, (title, [kind, from, size]) => {
        const wanted = createTerm(kind, [...normalise(title)].slice(from, from + size).join(''))
        // A place before a separator extends to the end of the run, which may be inside a code point.
        if (wanted === null || wanted.text.endsWith(' ')) return
        const expected = slowPlaces(title, wanted)
        hits += expected.length
        assert.deepEqual(locate(title, wanted), expected, JSON.stringify([title, wanted.text]))
      }),
      { numRuns: 10_000 },
    )
    assert.ok(hits > 3_000, `only ${hits} hits: the generator proves nothing`)
  })

  it('maps any text exactly as it is normalised', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'binary', maxLength: 40 })), (title) => {
        assert.equal(createLocator(title).norm, normalise(title))
      }),
      { numRuns: 3000 },
    )
  })
})
