import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createSchemaBucket, sharedSerialisers, sharedValidator } from './compilers.ts'

const text = { type: 'string' }
const object = (properties: object) => ({ type: 'object', properties })
const schemas = {
  Notice: { $id: 'Notice', ...object({ title: text, agency: { $ref: 'Agency#' } }) },
  Agency: { $id: 'Agency', ...object({ name: text, parent: { $ref: 'Agency#' } }) },
  // Never to be looked at by who does not name it.
  Broken: { $id: 'Broken', type: 'no such type' },
}

test('named schemas are the same object until one is added, and each name has one', () => {
  const bucket = createSchemaBucket({ Agency: schemas.Agency })
  const given = { $id: 'Note', ...text }
  bucket.add(given)
  assert.notEqual(bucket.getSchema('Note'), given)
  const all = bucket.getSchemas()
  assert.equal(bucket.getSchemas(), all)
  assert.deepEqual(all, { Agency: schemas.Agency, Note: given })
  assert.throws(() => bucket.add(given), /Two schemas are called Note/)
  assert.throws(() => bucket.add(text), /without a name/)
  bucket.add({ $id: 'Other', ...text })
  assert.deepEqual(Object.keys(bucket.getSchemas()), ['Agency', 'Note', 'Other'])
})

test('a writer of answers knows what its schema names, and what that names in turn', () => {
  const build = sharedSerialisers()(schemas)
  const write = build({ method: 'GET', url: '/', httpStatus: '200', schema: { $ref: 'Notice#' } })
  const notice = { title: '도로 보수', agency: { name: '종로구', parent: { name: '서울특별시' } }, unknown: 1 }
  assert.equal(write(notice), '{"title":"도로 보수","agency":{"name":"종로구","parent":{"name":"서울특별시"}}}')
  const unknown = { method: 'GET', url: '/', httpStatus: '200', schema: { $ref: 'Nobody#' } }
  assert.throws(() => build(unknown)({}), /Nobody/)
})

test('nothing is compiled before it is used', () => {
  const route = { method: 'POST', url: '/', schema: { $ref: 'Broken#' } }
  const write = sharedSerialisers()(schemas)({ ...route, httpStatus: '200' })
  const validate = sharedValidator()(schemas, { customOptions: {} })({ ...route, httpPart: 'body' })
  assert.throws(() => write({}), /Broken/)
  assert.throws(() => validate({}), /Broken|schema/)
})

test('the faults of a body are those of its last validation', () => {
  const schema = { ...text, maxLength: 1 }
  const build = sharedValidator()({}, { customOptions: {} })
  const validate = build({ method: 'POST', url: '/', httpPart: 'body', schema })
  assert.equal(validate('long'), false)
  assert.deepEqual(
    validate.errors?.map(({ keyword }) => keyword),
    ['maxLength'],
  )
  assert.equal(validate('a'), true)
  assert.equal(validate.errors, null)
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

test('a name that means something else in another service is not shared with it', () => {
  const route = { method: 'GET', url: '/', schema: { $ref: 'Notice#' } }
  const others = { ...schemas, Agency: { $id: 'Agency', ...object({ code: text }) } }
  for (const round of [1, 2]) {
    const [own, other] = [schemas, others].map((named) =>
      sharedSerialisers()(named)({ ...route, httpStatus: '200' })({ agency: { name: '종로구', code: `${round}` } }),
    )
    assert.deepEqual([own, other], ['{"agency":{"name":"종로구"}}', `{"agency":{"code":"${round}"}}`])
  }
  const { Broken: _broken, ...sound } = others
  const isText = { Agency: { $id: 'Agency', ...text } }
  for (const named of [sound, { ...sound, ...isText }, sound]) {
    const validate = sharedValidator()(named, { customOptions: {} })({ ...route, httpPart: 'body' })
    assert.equal(validate({ agency: '종로구' }), named !== sound)
  }
})

/** As `createHttp` has it. */
function validates(schema: object): (text: string) => boolean {
  const customOptions = { allErrors: true, verbose: true }
  const build = sharedValidator()({}, { customOptions })
  const validate = build({ schema, method: 'POST', url: '/', httpPart: 'body' })
  return (text) => validate(text) === true
}

test('lengths are counted in characters, whatever they are made of', () => {
  const fits = validates({ type: 'string', minLength: 3, maxLength: 6 })
  const characters = fc.array(fc.constantFrom('x', '가', '😀', '\ud800'), { maxLength: 14 })
  fc.assert(
    fc.property(characters, (some) => {
      const text = some.join('')
      const count = [...text].length
      assert.equal(fits(text), count >= 3 && count <= 6, JSON.stringify(text))
    }),
  )
})

test('a string of twice its limit is refused, and one of twice its least length accepted, without being counted', () => {
  const [most, least] = [validates({ type: 'string', maxLength: 10 }), validates({ type: 'string', minLength: 10 })]
  const long = '가'.repeat(4_000_000)
  const fastest = (work: () => unknown) =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const begun = performance.now()
        work()
        return performance.now() - begun
      }),
    )
  const counted = fastest(() => [...long].length)
  assert.equal(most(long), false)
  assert.equal(least(long), true)
  for (const judge of [most, least]) assert.ok(fastest(() => judge(long)) < counted / 100)
})
