import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { offsetOf, pageLinks } from './page.ts'

const linksOf = (header: string) =>
  Object.fromEntries([...header.matchAll(/<([^>]*)>; rel="(\w+)"/g)].map(([, url, rel]) => [rel, url]))

test('links name the first, previous, next and last page with all other parameters', () => {
  assert.deepEqual(
    linksOf(pageLinks('/v1/bids?agency=a&agency=b&keyword=%ED%95%98&page=2', { page: 2, pageSize: 20 }, 61)),
    {
      first: '/v1/bids?agency=a&agency=b&keyword=%ED%95%98&page=1',
      prev: '/v1/bids?agency=a&agency=b&keyword=%ED%95%98&page=1',
      next: '/v1/bids?agency=a&agency=b&keyword=%ED%95%98&page=3',
      last: '/v1/bids?agency=a&agency=b&keyword=%ED%95%98&page=4',
    },
  )
})

test('there is no page before the first and none after the last', () => {
  assert.deepEqual(Object.keys(linksOf(pageLinks('/x', { page: 1, pageSize: 20 }, 20))), ['first', 'last'])
  assert.deepEqual(Object.keys(linksOf(pageLinks('/x', { page: 1, pageSize: 20 }, 21))), ['first', 'next', 'last'])
  assert.equal(linksOf(pageLinks('/x', { page: 1, pageSize: 20 }, 0)).last, '/x?page=1')
  assert.equal(linksOf(pageLinks('/x', { page: 999, pageSize: 20 }, 50)).prev, '/x?page=3')
})

test('an anchor goes with next and prev only', () => {
  const links = linksOf(pageLinks('/x?anchor=old&page=2', { page: 2, pageSize: 1 }, 9, { next: 'n', prev: 'p' }))
  assert.deepEqual(links, {
    first: '/x?page=1',
    prev: '/x?page=1&anchor=p',
    next: '/x?page=3&anchor=n',
    last: '/x?page=9',
  })
})

test('where the list has no more, or more than its number says, the anchors know', () => {
  const keys = (page: number, total: number, anchors: Parameters<typeof pageLinks>[3]) =>
    Object.keys(linksOf(pageLinks('/x?anchor=old', { page, pageSize: 1 }, total, anchors)))
  assert.deepEqual(keys(2, 9, { next: null, prev: null }), ['first', 'last'])
  assert.deepEqual(keys(1, 1, { next: 'n', prev: 'p' }), ['first', 'prev', 'next', 'last'])
  const links = linksOf(pageLinks('/x?anchor=old', { page: 1, pageSize: 1 }, 1, { next: 'n', prev: 'p' }))
  assert.deepEqual([links.first, links.prev], ['/x?page=1', '/x?page=1&anchor=p'])
  const beyond = linksOf(pageLinks('/x?anchor=old', { page: 9, pageSize: 1 }, 2, { next: null }))
  assert.deepEqual([beyond.prev, beyond.next], ['/x?page=2', undefined])
})

test('a header stays within what clients read', () => {
  const url = `/v1/bids?keyword=${'%ED%95%98'.repeat(800)}`
  const header = pageLinks(url, { page: 2, pageSize: 1 }, 9)
  assert.deepEqual(Object.keys(linksOf(header)), ['next'])
  assert.ok(header.length < 8192)
})

test('addresses are what writing the parameters anew for each page gives', () => {
  const sign = fc.constantFrom('&', '=', 'page', 'anchor', '%', '+', ' ', '가', '?', 'a', '')
  const text = fc.array(sign, { maxLength: 4 }).map((signs) => signs.join(''))
  const pair = fc.tuple(text, text, fc.boolean())
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 6 }), fc.integer({ min: 1, max: 9 }), text, (pairs, page, anchor) => {
      const escaped = (one: string, isEscaped: boolean) => (isEscaped ? encodeURIComponent(one) : one)
      const query = pairs.map(([name, value, is]) => `${escaped(name, is)}=${escaped(value, is)}`).join('&')
      const anew = (number: number) => {
        const parameters = new URLSearchParams(query)
        parameters.delete('anchor')
        parameters.set('page', String(number))
        return `</x?${parameters}`
      }
      const next = `${anew(page + 1)}${anchor === '' ? '' : `&anchor=${encodeURIComponent(anchor)}`}>; rel="next"`
      const links = pageLinks(`/x?${query}`, { page, pageSize: 10 }, 90, page < 9 ? { next: anchor } : {}).split(', ')
      assert.equal(links[0], `${anew(1)}>; rel="first"`)
      assert.equal(links.at(-1), `${anew(9)}>; rel="last"`)
      if (page < 9) assert.equal(links.at(-2), next)
    }),
  )
})

test('following next visits every page once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 100 }), (total, pageSize) => {
      const seen: number[] = []
      let url: string | undefined = `/x?pageSize=${pageSize}`
      while (url) {
        const page: number = Number(new URLSearchParams(url.split('?')[1]).get('page') ?? 1)
        const start = offsetOf({ page, pageSize })
        for (let item = start; item < Math.min(total, start + pageSize); item++) seen.push(item)
        url = linksOf(pageLinks(url, { page, pageSize }, total)).next
      }
      assert.deepEqual(
        seen,
        Array.from({ length: total }, (_, index) => index),
      )
    }),
  )
})
