import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { STATUSES } from '../src/vocabulary/notices.ts'
import { PROBLEMS } from '../src/vocabulary/problems.ts'

/** openapi.json and the vocabulary match what docs/conventions.md says of all operations. */

interface Parameter {
  name: string
  schema?: { maximum?: number; default?: number }
}
interface Operation {
  deprecated?: boolean
  parameters?: Parameter[]
}

const ROOT = new URL('../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')
const { paths } = JSON.parse(read('openapi.json')) as { paths: Record<string, Record<string, Operation>> }
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)
const having = (name: string) => operations.filter(({ parameters = [] }) => parameters.some((one) => one.name === name))

for (const page of ['docs/conventions.md', 'docs/ko/conventions.md']) {
  const text = read(page)

  test(`${page} explains every status of a notice, the first that holds first`, () => {
    const [, table = ''] = text.split('| `status` |')
    const explained = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, status = '']) => status)
    // The order of the decision in bids/rules/notice.ts.
    assert.deepEqual(explained, ['cancelled', 'awarded', 'failed', 'opened', 'closed', 'open'])
    assert.deepEqual(explained.toSorted(), [...STATUSES].toSorted())
  })

  test(`${page} names error codes that there are, with their status`, () => {
    const named = [...text.matchAll(/(\d{3}) \[`(\w+)`\]/g)].map(([, status, code = '']) => [code, Number(status)])
    assert.ok(named.length >= 5)
    for (const [code, status] of named) assert.equal(PROBLEMS[code as keyof typeof PROBLEMS]?.status, status, `${code}`)
  })
}

test('pages have at most 100 items, 20 without pageSize', () => {
  for (const { path, parameters = [] } of having('pageSize')) {
    const schema = parameters.find(({ name }) => name === 'pageSize')?.schema
    assert.deepEqual([schema?.maximum, schema?.default], [100, 20], path)
  }
})

test('only notices and the audit log have anchors', () => {
  assert.deepEqual(
    having('anchor')
      .map(({ path }) => path)
      .toSorted(),
    ['/v1/access/audit', '/v1/bids'],
  )
})

test('the operations with a cursor are the two feeds', () => {
  const cursors = having('since').filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'limit'))
  assert.deepEqual(cursors.map(({ path }) => path).toSorted(), ['/v1/bids/changes', '/v1/events'])
})

test('every POST below /v1 takes an Idempotency-Key, or creates nothing', () => {
  const without = operations.filter(
    ({ method, path, parameters = [] }) =>
      method === 'post' && path.startsWith('/v1') && !parameters.some(({ name }) => name === 'Idempotency-Key'),
  )
  assert.deepEqual(
    without.map(({ path }) => path),
    ['/v1/bids/lookup', '/v1/bids/search'],
  )
})

test('no operation is deprecated, as the page says', () => {
  assert.deepEqual(
    operations.filter(({ deprecated }) => deprecated).map(({ path }) => path),
    [],
  )
})
