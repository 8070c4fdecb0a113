import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entityTag, isJsonType, matchesTag, negotiate } from './headers.ts'

const LIST = ['application/json', 'text/csv', 'application/x-ndjson']

test('Accept takes the best of what a route can send', () => {
  for (const [accept, sent] of [
    [undefined, 'application/json'],
    ['', 'application/json'],
    ['*/*', 'application/json'],
    ['text/csv', 'text/csv'],
    ['TEXT/CSV', 'text/csv'],
    ['text/*', 'text/csv'],
    ['application/*', 'application/json'],
    ['text/csv;q=0.5, application/json;q=0.4', 'text/csv'],
    ['text/csv;q=0.4, application/json;q=0.5', 'application/json'],
    ['application/json;q=0, */*', 'text/csv'],
    ['*/*;q=0.1, text/csv;q=0', 'application/json'],
    ['text/html, application/xhtml+xml, */*;q=0.8', 'application/json'],
    ['text/csv; header=present; q=1.000', 'text/csv'],
    ['nonsense, text/csv', 'text/csv'],
    ['text/csv;q=2, application/json;q=0.1', 'application/json'],
    ['text/html', null],
    ['*/*;q=0', null],
    ['*/json', null],
    ['application/problem+json', null],
    [`${'a/b,'.repeat(100_000)}*/*`, null],
  ] as const) {
    assert.equal(negotiate(accept, LIST), sent, String(accept).slice(0, 80))
  }
})

test('only JSON in UTF-8 is JSON', () => {
  for (const type of ['application/json', 'Application/JSON;charset=UTF-8', 'application/json ; charset="utf-8" ']) {
    assert.ok(isJsonType(type), type)
  }
  for (const type of [
    undefined,
    '',
    ' application/json',
    '\tapplication/json',
    'application/json\ta',
    'application/json;',
    'text/json',
    'application/merge-patch+json',
  ]) {
    assert.ok(!isJsonType(type), String(type))
  }
})

test('a PATCH may call its body by its own name', () => {
  for (const type of [
    'application/json',
    'application/merge-patch+json',
    'Application/Merge-Patch+JSON; charset=utf-8',
  ]) {
    assert.ok(isJsonType(type, 'PATCH'), type)
  }
  for (const type of [
    'application/json-patch+json',
    'application/merge-patch+json;',
    ' application/merge-patch+json',
  ]) {
    assert.ok(!isJsonType(type, 'PATCH'), type)
  }
  assert.ok(!isJsonType('application/merge-patch+json', 'PUT'))
})

test('If-None-Match compares weakly', () => {
  const tag = entityTag('{"a":1}')
  assert.equal(tag, entityTag(Buffer.from('{"a":1}')))
  for (const header of [tag, `W/${tag}`, '*', ` "x" ,${tag}`]) assert.ok(matchesTag(header, tag), header)
  for (const header of [undefined, '', '"x"', tag.slice(1, -1), `${tag}x`, '"*"'])
    assert.ok(!matchesTag(header, tag), header)
})
