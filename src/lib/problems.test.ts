import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { inEach } from '../vocabulary/languages.ts'
import { PROBLEM_CODES, PROBLEMS } from '../vocabulary/problems.ts'
import { fieldProblem, isDatabaseAway, Problem, problem, problemBody, unavailable } from './problems.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

test('the catalogue, docs/errors.md and docs/ko/errors.md hold the same codes', () => {
  for (const path of ['docs/errors.md', 'docs/ko/errors.md']) {
    const sections = [...read(path).matchAll(/^## (\w+)\n\n(\d{3})\. /gm)]
    assert.deepEqual(
      sections.map(([, code, status]) => `${code} ${status}`).sort(),
      PROBLEM_CODES.map((code) => `${code} ${PROBLEMS[code].status}`).sort(),
      path,
    )
  }
})

test('the catalogue and openapi.json hold the same codes', () => {
  assert.ok(existsSync(join(ROOT, 'openapi.json')), 'node scripts/openapi.ts writes it')
  const document = JSON.parse(read('openapi.json'))
  assert.deepEqual([...document.components.schemas.Problem.properties.code.enum].sort(), [...PROBLEM_CODES].sort())
  const told = Object.entries<{ description: string }>(document.components.responses).flatMap(([name, answer]) =>
    [...answer.description.matchAll(/`(\w+)`/g)].map(([, code]) => [code, name] as const),
  )
  for (const [code, name] of told) assert.equal(name, `Problem${PROBLEMS[code as keyof typeof PROBLEMS]?.status}`, code)
})

test('a body says all and no more, in one language', () => {
  const detail = { en: 'No such notice.', ko: '공고를 찾을 수 없습니다.' }
  const told = problem('not_found', detail, { cause: new Error('secret') })
  assert.equal(told.message, 'not_found: No such notice.', 'the log reads English')
  for (const [language, title] of [
    ['en', 'Not found'],
    ['ko', '찾을 수 없음'],
  ] as const) {
    assert.deepEqual(problemBody(told, language, 'req_1', 'https://x'), {
      type: 'https://x/docs/errors#not_found',
      title,
      status: 404,
      detail: detail[language],
      code: 'not_found',
      requestId: 'req_1',
    })
  }
  const wrong = fieldProblem([{ in: 'query', name: 'q', code: 'invalid_parameter', message: detail, at: 3 }])
  assert.deepEqual(problemBody(wrong, 'ko', 'req_1', 'https://x').errors, [
    { in: 'query', name: 'q', code: 'invalid_parameter', message: detail.ko, at: 3 },
  ])
})

test('the first error of a request gives the code, unknown names before all', () => {
  const error = (name: string, code: 'invalid_field' | 'unknown_field') => ({
    in: 'body' as const,
    name,
    code,
    message: inEach(() => `${name}.`),
  })
  const told = fieldProblem([error('a', 'invalid_field'), error('b', 'unknown_field'), error('c', 'invalid_field')])
  assert.equal(told.code, 'unknown_field')
  assert.deepEqual(told.detail, {
    en: 'b. (3 problems in all, see errors)',
    ko: 'b. (모두 3건입니다. errors를 확인해 주십시오.)',
  })
  assert.deepEqual(
    told.errors?.map(({ name }) => name),
    ['b', 'a', 'c'],
  )
  assert.equal(fieldProblem([error('a', 'invalid_field')]).detail.en, 'a.')
  assert.equal(fieldProblem(Array.from({ length: 500 }, () => error('a', 'invalid_field'))).errors?.length, 50)
})

test('a database that is away is told from one that refuses', () => {
  const failing = (code: string, syscall?: string) => Object.assign(new Error('x'), { code, syscall })
  for (const code of [
    'ECONNREFUSED',
    'CONNECTION_CLOSED',
    'CONNECT_TIMEOUT',
    '57P01',
    '57P03',
    '53100',
    '53200',
    '53300',
    '58030',
    '08006',
    '55P03',
    '57014',
  ]) {
    assert.ok(isDatabaseAway(failing(code)), code)
  }
  assert.ok(isDatabaseAway(failing('ENOENT', 'connect')))
  for (const error of [
    failing('ENOENT', 'open'),
    failing('23505'),
    failing('42601'),
    new Error('x'),
    null,
    'ECONNREFUSED',
  ]) {
    assert.ok(!isDatabaseAway(error), String(error))
  }
  assert.ok(unavailable() instanceof Problem)
  assert.equal(unavailable().headers['retry-after'], '2')
})
