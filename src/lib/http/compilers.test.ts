import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sharedSerialisers } from './compilers.ts'

const text = { type: 'string' }
const object = (properties: object) => ({ type: 'object', properties })
const schemas = {
  Notice: { $id: 'Notice', ...object({ title: text, agency: { $ref: 'Agency#' } }) },
  Agency: { $id: 'Agency', ...object({ name: text, parent: { $ref: 'Agency#' } }) },
  // Never to be looked at by who does not name it.
  Broken: { $id: 'Broken', type: 'no such type' },
}

test('a writer of answers knows what its schema names, and what that names in turn', () => {
  const build = sharedSerialisers()(schemas)
  const write = build({ method: 'GET', url: '/', httpStatus: '200', schema: { $ref: 'Notice#' } })
  const notice = { title: '도로 보수', agency: { name: '종로구', parent: { name: '서울특별시' } }, unknown: 1 }
  assert.equal(write(notice), '{"title":"도로 보수","agency":{"name":"종로구","parent":{"name":"서울특별시"}}}')
  const unknown = { method: 'GET', url: '/', httpStatus: '200', schema: { $ref: 'Nobody#' } }
  assert.throws(() => build(unknown), /Nobody/)
})

test('what looks alike is built once, for whichever route and status', () => {
  const compile = sharedSerialisers()
  const [first, second] = [compile(schemas), compile(schemas)].map((build, at) =>
    build({ method: 'GET', url: `/${at}`, httpStatus: `${400 + at}`, schema: object({ code: text }) }),
  )
  const other = compile(schemas)({ method: 'GET', url: '/', httpStatus: '200', schema: object({ name: text }) })
  assert.equal(first, second)
  assert.notEqual(first, other)
})
