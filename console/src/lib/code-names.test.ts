import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CODES_PAGE, createCodeNames, type ListCodes } from './code-names.ts'

/** A list of codes as the service has it, and the queries that it got. */
function listOf(size: number) {
  const all = Array.from({ length: size }, (_, index) => ({ code: `c${index}`, name: `name ${index}` }))
  const queries: string[] = []
  const list: ListCodes = async ({ q, page = 1 }) => {
    queries.push(q ?? `page ${page}`)
    if (q !== undefined) return { total: 1, items: all.filter(({ code }) => code === q) }
    return { total: size, items: all.slice((page - 1) * CODES_PAGE, page * CODES_PAGE) }
  }
  return { queries, nameOf: createCodeNames(list) }
}

test('the names of many codes take one request, and further ones of the same page none', async () => {
  const { queries, nameOf } = listOf(177)
  const codes = ['c1', 'c5', 'c9', 'c5', 'c42']
  assert.deepEqual(await Promise.all(codes.map(nameOf)), ['name 1', 'name 5', 'name 9', 'name 5', 'name 42'])
  assert.equal(await nameOf('c99'), 'name 99')
  assert.deepEqual(queries, ['page 1'])
})

test('one code is requested alone', async () => {
  const { queries, nameOf } = listOf(177)
  assert.equal(await nameOf('c150'), 'name 150')
  assert.equal(await nameOf('c150'), 'name 150')
  assert.deepEqual(queries, ['c150'])
})

test('the rest of a list is read only if that takes fewer requests', async () => {
  const short = listOf(250)
  await Promise.all(['c1', 'c120', 'c210', 'c220'].map(short.nameOf))
  assert.deepEqual(short.queries, ['page 1', 'page 2', 'page 3'])
  const long = listOf(2_600)
  assert.deepEqual(await Promise.all(['c1', 'c120', 'c2100'].map(long.nameOf)), ['name 1', 'name 120', 'name 2100'])
  assert.deepEqual(long.queries, ['page 1', 'c120', 'c2100'])
})

test('a code without a name remains unchanged', async () => {
  const { nameOf } = listOf(30)
  assert.deepEqual(await Promise.all(['c1', 'x1'].map(nameOf)), ['name 1', 'x1'])
})

test('after a failed request, the next one is sent', async () => {
  let isAway = true
  const nameOf = createCodeNames(async () => {
    if (isAway) throw new Error('away')
    return { total: 1, items: [{ code: 'c1', name: 'one' }] }
  })
  await assert.rejects(nameOf('c1'), /away/)
  isAway = false
  assert.equal(await nameOf('c1'), 'one')
})

test('a name is read again after an hour', async () => {
  let [time, name, requests] = [0, 'before', 0]
  const list: ListCodes = async () => {
    requests += 1
    return { total: 1, items: [{ code: 'c1', name }] }
  }
  const nameOf = createCodeNames(list, () => time)
  assert.equal(await nameOf('c1'), 'before')
  name = 'after'
  time = 3_599_999
  assert.deepEqual([await nameOf('c1'), requests], ['before', 1])
  time = 3_600_000
  assert.deepEqual([await nameOf('c1'), requests], ['after', 2])
})
