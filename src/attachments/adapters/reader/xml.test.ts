import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paceLimit, timeOf } from '../../../../test/pace.ts'
import { attributesOf } from './xml.ts'

test('attributes are read whatever their quotes and spaces, without their prefix', () => {
  const found = attributesOf(`hp:compose a="1" b = '2 "x"' hp:composeText="&lt;가&gt;" c=5 d  ="" e="f='g'" /`)
  assert.deepEqual(Object.fromEntries(found), { a: '1', b: '2 "x"', composeText: '<가>', d: '', e: "f='g'" })
  assert.deepEqual([...attributesOf('c')], [])
  assert.deepEqual([...attributesOf('c a="1" b="2')], [['a', '1']])
})

test('a tag takes time in proportion to its length', async () => {
  const tags = (length: number) => ['a', 'a ', '= ', '=a', `a=" ' `].map((it) => `c ${it.repeat(length)}`)
  const controlMs = await timeOf(() => tags(40_000).map(attributesOf))
  const ms = await timeOf(() => tags(400_000).map(attributesOf))
  assert.ok(ms < paceLimit({ controlMs, times: 40, floorMs: 500 }), `${ms} ms, ${controlMs} ms for a tenth`)
})
