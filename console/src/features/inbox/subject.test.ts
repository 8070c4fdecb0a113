import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeAtOf, noticeOf, noticeTitleOf } from './subject.ts'

const CLOSE_AT = '2026-11-24T10:00:00+09:00'
const pursuit = (notice: object | null) => ({ pursuit: { noticeNo: 'R26BK00000001-000', notice } })

test('a change of a pursuit has the title and the closing time of its notice', () => {
  const data = pursuit({ title: '소방시설 보수공사', closeAt: CLOSE_AT })
  assert.equal(noticeTitleOf(data), '소방시설 보수공사')
  assert.equal(closeAtOf(data), CLOSE_AT)
  assert.equal(noticeOf({ data }), 'R26BK00000001-000')
})

test('a notice without a closing time is distinguished from an event without a notice', () => {
  assert.equal(closeAtOf(pursuit({ title: '소방시설 보수공사', closeAt: null })), null)
  assert.equal(closeAtOf(pursuit(null)), undefined)
  assert.equal(closeAtOf({}), undefined)
  assert.equal(noticeTitleOf({}), null)
})
