import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CODINGS } from './codings.ts'
import {
  addName,
  codedTag,
  entityTag,
  isJsonType,
  matchesTag,
  negotiate,
  negotiateCoding,
  satisfiesIfMatch,
} from './headers.ts'

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

test('Accept-Encoding: the best liked, else the first of ours, else the bytes as they are', () => {
  const ours = ['zstd', 'br', 'gzip']
  for (const [header, coding] of [
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br, zstd', 'zstd'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
    ['gzip;q=1.0, br;q=0.8', 'gzip'],
    ['*', 'zstd'],
    ['*;q=0', 'identity'],
    ['zstd;q=0, *', 'br'],
    ['gzip;q=0', 'identity'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['identity, gzip', 'gzip'],
    ['identity;q=1, gzip;q=0.5', 'identity'],
    ['identity;q=0.5, gzip;q=1', 'gzip'],
    ['identity;q=0', 'identity'],
    ['identity;q=0, gzip;q=0.001', 'gzip'],
    ['*;q=0, br', 'br'],
    ['gzip;q=2, br;q=x', 'identity'],
    ['gzip;level=9', 'identity'],
    [' gzip ; q=0.5 ,,', 'gzip'],
    [`${'x,'.repeat(600)}gzip`, 'identity'],
  ] as const) {
    assert.equal(negotiateCoding(header, ours), coding, String(header))
  }
})

test('each coding has a tag of its own, and what was read in any of them may be changed', () => {
  const tag = entityTag('{"a":1}')
  const tags = [tag, ...CODINGS.map((coding) => codedTag(tag, coding))]
  assert.equal(new Set(tags).size, 4)
  for (const one of tags) {
    assert.match(one, /^"[\w-]+"$/)
    assert.ok(satisfiesIfMatch(`"x", ${one}`, tag), one)
    assert.ok(!satisfiesIfMatch(`W/${one}`, tag), one)
    assert.ok(!satisfiesIfMatch(one, entityTag('{"a":2}')), one)
    for (const other of tags) assert.equal(matchesTag(one, other), one === other)
  }
})

test('a list of names takes a name once', () => {
  assert.equal(addName(undefined, 'Accept-Encoding'), 'Accept-Encoding')
  assert.equal(addName('Accept,Accept-Language', 'Accept-Encoding'), 'Accept, Accept-Language, Accept-Encoding')
  assert.equal(addName('Authorization, Accept-Encoding', 'Accept-Encoding'), 'Authorization, Accept-Encoding')
})
