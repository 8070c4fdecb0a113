import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FilterTexts, readFilter } from '../../search/filter.ts'
import { parseQuery } from '../../search/query.ts'
import { compact, normalise } from '../../search/text.ts'
import { createTermFinder } from './terms.ts'

const notice = (title: string) => ({
  title,
  norm: normalise(title),
  noticeNo: 'R26BK00000001',
  previousNoticeNo: 'R26BK00000000',
  numbers: ['R26BK00000001', 'R26BK00000000'].map(compact),
  agency: '경기도 안양시',
  agencyCode: '4170000',
  demandAgency: '안양시 상하수도사업소',
  demandAgencyCode: null,
  contractMethod: '제한경쟁(지역제한)',
  awardMethod: null,
  licences: [
    { group: 1, code: '0001', name: '토목공사업' },
    { group: 2, code: '0001', name: '토목공사업' },
    { group: 1, code: '4991', name: '상하수도설비공사업' },
  ],
})

function found(keyword: string, title: string, typed: FilterTexts = {}): string[] {
  const parsed = parseQuery(keyword)
  assert.ok(parsed.ok)
  const asked = { query: parsed.query, filter: readFilter(typed).filter, typed, place: 'title' as const }
  const terms = createTermFinder(notice(title))(asked)
  return terms.map(({ term, field, start, end }) => `${term} ${field} ${start}-${end}`)
}

test('words have places in code points of the original title', () => {
  assert.deepEqual(found('하수관로 (정비|보수) -감리', '𝌆 하수ㆍ관로 정비'), ['하수관로 title 2-7', '정비 title 8-10'])
  assert.deepEqual(found('"관로 정비"', '관로  정비, 관로-정비'), ['"관로 정비" title 0-6', '"관로 정비" title 8-13'])
})

test('methods have the places of their words', () => {
  assert.deepEqual(found('', '공사', { contractMethod: ['지역 제한', '수의'], awardMethod: ['적격'] }), [
    '지역 제한 contractMethod 5-9',
  ])
})

test('a number covers its whole field', () => {
  assert.deepEqual(found('r26bk00000001', '공사'), ['r26bk00000001 noticeNo 0-13'])
  assert.deepEqual(found('R26BK00000000', '공사'), ['R26BK00000000 previousNoticeNo 0-13'])
})

test('agencies and industries have places in their names, or cover the whole code', () => {
  assert.deepEqual(found('', '공사', { agency: ['안양', '4170000', '서울'] }), [
    '안양 agency 4-6',
    '안양 demandAgency 0-2',
    '4170000 agencyCode 0-7',
  ])
  assert.deepEqual(found('', '공사', { industry: ['상하수도', '0001', 'none'] }), [
    '상하수도 industries[1].name 0-4',
    '0001 industries[0].code 0-4',
  ])
})
