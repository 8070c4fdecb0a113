import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barName, onPaper } from './style.ts'

const PAPER = onPaper('ko')
const SCREEN = Object.assign(onPaper('ko'), { nameLines: 2 as const })
const NAME = '경상북도교육청 경상북도경산교육지원청'

test('a name that fits is one line', () => {
  assert.equal(barName('서울특별시 성동구', SCREEN), '서울특별시 성동구')
  assert.equal(barName('서울특별시 성동구', SCREEN, ' (42건)'), '서울특별시 성동구 (42건)')
})

test('on a screen, a longer name is two lines, divided at a space if there is one', () => {
  assert.equal(barName(NAME, SCREEN, ' (41건)'), '경상북도교육청\n경상북도경산교육지원청 (41건)')
  assert.equal(barName('가'.repeat(20), SCREEN), `${'가'.repeat(18)}\n가가`)
  assert.equal(barName('가'.repeat(18), SCREEN, ' (39건)'), `${'가'.repeat(18)}\n(39건)`)
})

test('what has no room is cut, the number never', () => {
  assert.equal(barName(`${'가'.repeat(5)} ${'나'.repeat(20)}`, SCREEN), `가가가가가\n${'나'.repeat(17)}…`)
  assert.equal(barName(`가 ${'나'.repeat(20)}`, SCREEN, ' (4건)'), `가\n${'나'.repeat(13)}… (4건)`)
  assert.equal(barName(NAME, PAPER, ' (41건)'), '경상북도교육청 경상북도경… (41건)')
})
