import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { fits, regionList, regionName, resolveRegion, suggestRegions } from './regions.ts'

const path = (text: string) => resolveRegion(text)?.path ?? null

describe('resolveRegion', () => {
  const known: [string, string, string][] = [
    ['11', '11', '서울특별시'],
    ['서울특별시', '11', '서울특별시'],
    ['서울', '11', '서울특별시'],
    ['서울시', '11', '서울특별시'],
    ['경기', '41', '경기도'],
    ['충북', '43', '충청북도'],
    ['경남', '48', '경상남도'],
    ['세종', '36', '세종특별자치시'],
    ['강원특별자치도', '51', '강원특별자치도'],
    ['강원', '51', '강원특별자치도'],
    ['강원도', '51', '강원특별자치도'],
    ['42', '51', '강원특별자치도'],
    ['51', '51', '강원특별자치도'],
    ['전라북도', '52', '전북특별자치도'],
    ['전북', '52', '전북특별자치도'],
    ['45', '52', '전북특별자치도'],
    ['제주도', '50', '제주특별자치도'],
    ['제주', '50', '제주특별자치도'],
    ['전남광주', '12', '전남광주통합특별시'],
    ['12', '12', '전남광주통합특별시'],
    ['광주', '12/29', '광주광역시'],
    ['29', '12/29', '광주광역시'],
    ['전라남도', '12/46', '전라남도'],
    ['전남', '12/46', '전라남도'],
    ['12/46', '12/46', '전라남도'],
    ['00', '00', '전국'],
    ['전국', '00', '전국'],
    ['99', '99', '기타'],
    ['경기도 안양시', '41/안양시', '경기도 안양시'],
    ['경기 안양시', '41/안양시', '경기도 안양시'],
    ['경기 안양', '41/안양시', '경기도 안양시'],
    ['경기도안양시', '41/안양시', '경기도 안양시'],
    [' 경기도   안양시 ', '41/안양시', '경기도 안양시'],
    ['안양시', '41/안양시', '경기도 안양시'],
    ['안양', '41/안양시', '경기도 안양시'],
    ['41/안양시', '41/안양시', '경기도 안양시'],
    ['경기도 수원시 장안구', '41/수원시/장안구', '경기도 수원시 장안구'],
    ['수원시 장안구', '41/수원시/장안구', '경기도 수원시 장안구'],
    ['경기 장안구', '41/수원시/장안구', '경기도 수원시 장안구'],
    ['장안구', '41/수원시/장안구', '경기도 수원시 장안구'],
    ['경기도 화성시 동탄구', '41/화성시/동탄구', '경기도 화성시 동탄구'],
    ['서울특별시 중구', '11/중구', '서울특별시 중구'],
    ['광주광역시 북구', '12/29/북구', '전남광주통합특별시 북구'],
    ['전남광주통합특별시 북구', '12/29/북구', '전남광주통합특별시 북구'],
    ['12/29/북구', '12/29/북구', '전남광주통합특별시 북구'],
    ['29/북구', '12/29/북구', '전남광주통합특별시 북구'],
    ['전라남도 여수시', '12/46/여수시', '전남광주통합특별시 여수시'],
    ['전남광주통합특별시 여수시', '12/46/여수시', '전남광주통합특별시 여수시'],
    ['전남 여수', '12/46/여수시', '전남광주통합특별시 여수시'],
    ['강원도 고성군', '51/고성군', '강원특별자치도 고성군'],
    ['경남 고성', '48/고성군', '경상남도 고성군'],
    ['경기 광주', '41/광주시', '경기도 광주시'],
    ['경기도 광주시', '41/광주시', '경기도 광주시'],
    ['제주시', '50/제주시', '제주특별자치도 제주시'],
    ['부산진구', '26/부산진구', '부산광역시 부산진구'],
    ['경상북도 포항시 남구', '47/포항시/남구', '경상북도 포항시 남구'],
    ['경상북도 군위군', '27/군위군', '대구광역시 군위군'],
    ['인천광역시 남구', '28/미추홀구', '인천광역시 미추홀구'],
    ['인천광역시 제물포구', '28/제물포구', '인천광역시 제물포구'],
    ['인천광역시 서구', '28/서구', '인천광역시 서구'],
    ['\u1109\u1165\u110b\u116e\u11af', '11', '서울특별시'],
    ['１１', '11', '서울특별시'],
  ]
  for (const [text, expected, name] of known) {
    it(`knows ${text}`, () => assert.deepEqual(resolveRegion(text), { path: expected, name }))
  }

  const unknown = [
    '',
    ' ',
    '중구',
    '고성',
    '고성군',
    '강서구',
    '광주시',
    '없는시',
    '1',
    '110',
    '서',
    '구',
    '경기도 여수시',
  ]
  for (const text of [...unknown, '서울특별시, 경기도', '공고서참조', '__proto__', '서울특별시 강남구 역삼동']) {
    it(`does not guess ${text}`, () => assert.equal(resolveRegion(text), null))
  }

  it('knows every listed region by code, name and path', () => {
    for (const { code, name } of regionList()) {
      const found = resolveRegion(code)
      assert.equal(found?.name, name, code)
      assert.deepEqual(resolveRegion(name), found, name)
      assert.deepEqual(resolveRegion(found?.path ?? ''), found, name)
      assert.equal(regionName(found?.path ?? ''), name)
    }
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const found = resolveRegion(text)
        assert.ok(found === null || regionName(found.path) === found.name)
        assert.ok(suggestRegions(text).length <= 5)
      }),
    )
  })
})

describe('regionList', () => {
  const below = (code: string) => regionList().filter((region) => region.code.startsWith(`${code}/`)).length

  it('holds the codes of the source, old ones left out', () => {
    const codes = regionList().map((region) => region.code)
    const provinces = codes.filter((code) => !code.includes('/'))
    assert.equal(provinces.join(' '), '00 11 12 29 46 26 27 28 30 31 36 41 43 44 47 48 50 51 52 99')
    assert.equal(new Set(codes).size, codes.length)
  })

  it('holds every city, county and district of 2026', () => {
    const counts = Object.fromEntries(
      regionList()
        .filter(({ code }) => !code.includes('/'))
        .map(({ code }) => [
          code,
          regionList().filter((region) => region.code.split('/').length === 2 && region.code.startsWith(`${code}/`))
            .length,
        ]),
    )
    const expected = { 11: 25, 26: 16, 27: 9, 28: 11, 29: 5, 30: 5, 31: 5, 36: 0, 41: 31, 43: 11, 44: 15 }
    assert.deepEqual(counts, { ...expected, 46: 22, 47: 22, 48: 18, 50: 2, 51: 18, 52: 14, '00': 0, 12: 0, 99: 0 })
    assert.equal(regionList().filter(({ code }) => code.split('/').length === 3).length, 39)
    assert.equal(below('41/수원시'), 4)
    assert.equal(below('48/창원시'), 5)
  })
})

describe('fits', () => {
  const pairs: [string, string, boolean][] = [
    ['서울', '서울', true],
    ['서울', '부산', false],
    ['경기도', '경기도 안양시', true],
    ['경기도 안양시', '경기도', true],
    ['경기도 안양시', '경기도 안양시 동안구', true],
    ['경기도 안양시', '경기도 안산시', false],
    ['42', '51', true],
    ['45', '전북특별자치도 전주시', true],
    ['광주광역시', '전남광주통합특별시', true],
    ['전남광주통합특별시', '전라남도 여수시', true],
    ['광주광역시', '전라남도', false],
    ['광주광역시 북구', '전남광주통합특별시 북구', true],
    ['광주광역시 북구', '전라남도', false],
    ['전국', '경기도 안양시', true],
    ['제주', '전국', true],
    ['기타', '서울', false],
    ['기타', '기타', true],
    ['인천광역시 중구', '인천광역시 영종구', true],
    ['인천광역시 제물포구', '인천광역시 동구', true],
    ['인천광역시 서구', '인천광역시 검단구', true],
    ['인천광역시 중구', '인천광역시 동구', false],
    ['인천광역시 동구', '인천광역시 영종구', false],
    ['인천광역시', '인천광역시 서구', true],
  ]
  for (const [limit, wanted, expected] of pairs) {
    it(`${limit} and ${wanted}: ${expected}`, () => {
      assert.equal(fits(path(limit) ?? '?', path(wanted) ?? '?'), expected)
      assert.equal(fits(path(wanted) ?? '?', path(limit) ?? '?'), expected)
    })
  }
})

describe('suggestRegions', () => {
  const first: [string, string][] = [
    ['서율', '서울특별시'],
    ['서울특별', '서울특별시'],
    ['경기도 안양', '경기도 안양시'],
    ['경기도 안양시 동안구 관양동', '경기도 안양시 동안구'],
    ['강원특별자치시', '강원특별자치도'],
    ['충청북', '충청북도'],
    ['강원 춘전', '강원특별자치도 춘천시'],
    ['마산', '경상남도 창원시'],
    ['수언시', '경기도 수원시'],
    ['경기도 여수시', '전남광주통합특별시 여수시'],
    ['전남광주특별자치시', '전남광주통합특별시'],
  ]
  for (const [text, name] of first) {
    it(`offers ${name} for ${text}`, () =>
      assert.ok(suggestRegions(text).slice(0, 2).includes(name), suggestRegions(text).join()))
  }

  it('offers every bearer of a name several share', () => {
    assert.deepEqual(suggestRegions('고성군').slice(0, 2), ['경상남도 고성군', '강원특별자치도 고성군'])
    assert.deepEqual(suggestRegions('광주시').slice(0, 2).sort(), ['경기도 광주시', '광주광역시'])
    assert.equal(suggestRegions('중구').filter((name) => name.endsWith(' 중구')).length, 5)
  })

  it('offers nothing for what is no region', () => {
    for (const text of ['', 'xyz', '!!!', '공고서참조에따름']) assert.deepEqual(suggestRegions(text), [])
  })

  it('offers names that resolve', () => {
    for (const text of ['서', '남구', '구', '시', '경상', '창원시 마산', 'ㅅㅓㅇㅜㄹ']) {
      for (const name of suggestRegions(text)) assert.equal(resolveRegion(name)?.name, name)
    }
  })
})

describe('regionName', () => {
  it('is null for what is no path', () => {
    assert.equal(regionName('41/없는시'), null)
    assert.equal(regionName('서울'), null)
    assert.equal(regionName('12/29/북구'), '전남광주통합특별시 북구')
  })
})
