import assert from 'node:assert/strict'
import { test } from 'node:test'
import { absenceText } from './absent.ts'

const notice = (source: string, bsnsDiv = '공사', regionCheckNeeded = false) => ({ source, bsnsDiv, regionCheckNeeded })

test('only sources that list limits can state that there is none', () => {
  for (const source of ['koneps', 'demo']) {
    assert.equal(absenceText(notice(source), 'regions', 'ko'), '제한 없음')
    assert.equal(absenceText(notice(source), 'industries', 'ko'), '제한 없음')
    assert.equal(absenceText(notice(source), 'demandAgency', 'ko'), '미공개')
  }
  for (const source of ['ocds', 'paraguay']) {
    for (const field of ['regions', 'industries', 'demandAgency', 'baseAmount'] as const) {
      assert.equal(absenceText(notice(source), field, 'ko'), '출처에 없음')
      assert.equal(absenceText(notice(source), field, 'en'), 'Not in the source')
    }
  }
})

test('lists that KONEPS does not provide for a kind of notice state nothing', () => {
  assert.equal(absenceText(notice('koneps', '기타'), 'regions', 'ko'), '출처에 없음')
  assert.equal(absenceText(notice('koneps', '기타'), 'industries', 'ko'), '출처에 없음')
  assert.equal(absenceText(notice('koneps', '기타'), 'budget', 'ko'), '미공개')
  assert.equal(absenceText(notice('koneps-private'), 'industries', 'ko'), '출처에 없음')
  assert.equal(absenceText(notice('koneps-private'), 'demandAgency', 'ko'), '출처에 없음')
  assert.equal(absenceText(notice('koneps-private'), 'regions', 'ko'), '제한 없음')
})

test('rarely used terms are not shown as unpublished', () => {
  assert.equal(absenceText(notice('koneps'), 'siteBriefingAt', 'ko'), '공고에 없음')
  assert.equal(absenceText(notice('koneps'), 'fixedCosts', 'en'), 'Not stated')
  assert.equal(absenceText(notice('ocds'), 'fixedCosts', 'ko'), '출처에 없음')
})

test('a region limit that could not be read is not shown as absent', () => {
  assert.equal(absenceText(notice('koneps', '공사', true), 'regions', 'ko'), '확인 필요')
})
