import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { createNameFilter, nameFits } from '../filter.ts'
import { finish } from './catalog.ts'
import { createNameSearch } from './names.ts'
import { createDictionaries } from './pieces.ts'

function searchOf(names: readonly string[]) {
  const { agencies } = createDictionaries()
  for (const name of names) agencies.idOf(null, name)
  const search = createNameSearch(agencies)
  return (text: string, most = 3, isBorne?: (name: string) => boolean) => {
    const borne = (id: number) => isBorne?.(agencies.list[id]?.name ?? '') ?? true
    return finish(search.nearest(createNameFilter(text), most, borne)).map((id) => agencies.list[id]?.name ?? '')
  }
}

const AGENCIES = [
  '서울특별시 종로구',
  '서울특별시 구로구',
  '서울특별시',
  '경기도 안양시',
  '경기도 안산시',
  '한국도로공사',
  '한국토지주택공사',
  '한국전력공사',
  '국방부',
  '부산광역시 교육청',
]

describe('the nearest names', () => {
  it('are those of a slip of the hand, and those that share parts', () => {
    const near = searchOf(AGENCIES)
    for (const [text, first] of [
      ['서울특벌시', '서울특별시'],
      ['서울특별시 종노구', '서울특별시 종로구'],
      ['종로구청', '서울특별시 종로구'],
      ['안양시청', '경기도 안양시'],
      ['한국도로공단', '한국도로공사'],
      ['도로공사본부', '한국도로공사'],
      ['부산교육청', '부산광역시 교육청'],
      ['국벙부', '국방부'],
    ] as const) {
      assert.equal(near(text)[0], first, text)
    }
    assert.deepEqual(near('zzz'), [])
    assert.deepEqual(near('!'), [])
  })

  it('leave out a name that shares no letter, whatever blanks stand before its letters', () => {
    const near = searchOf(['   청', '   가청'])
    assert.deepEqual(near('   쳥'), [])
    assert.deepEqual(near('   가쳥'), ['   가청'])
  })

  it('leave out what nothing bears any more', () => {
    const near = searchOf(AGENCIES)
    assert.ok(near('서울특벌시').includes('서울특별시'))
    assert.ok(!near('서울특벌시', 9, (name) => name !== '서울특별시').includes('서울특별시'))
    assert.deepEqual(
      near('서울특벌시', 9, () => false),
      [],
    )
  })

  it('are no more than asked for, each once, and a name that is one letter off is always the first of its kind', () => {
    const letter = fc.constantFrom('가', '나', '다', '라', 'A', '1')
    const others = fc.array(fc.oneof(letter, fc.constant(' ')), { minLength: 2, maxLength: 7 })
    // At least one letter in addition to 청: otherwise the only letter is replaced, and name and text have none in
    // common.
    const name = fc
      .tuple(fc.nat(7), letter, others)
      .map(([at, own, rest]) => `${rest.slice(0, at).join('')}${own}${rest.slice(at).join('')}청`)
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 60 }), fc.nat(59), fc.nat(4), (names, at, most) => {
        const text = (names[at % names.length] ?? '').replace('청', '쳥')
        const found = searchOf(names)(text, most)
        assert.ok(found.length <= most)
        assert.equal(new Set(found).size, found.length)
        const wanted = createNameFilter(text)
        const isUnknown = names.every((one) => !nameFits(wanted, { code: null, norm: one }))
        if (isUnknown && most > 0) assert.ok(found.length > 0, `${text} of ${names.join(', ')}`)
      }),
    )
  })
})
