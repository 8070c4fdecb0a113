import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteOrigin } from './origins.ts'

test('an origin is a scheme, a host and optionally a port, as written by browsers', () => {
  for (const [text, origin] of [
    ['https://intranet.example.com', 'https://intranet.example.com'],
    [' HTTPS://Intranet.Example.com:443/ ', 'https://intranet.example.com'],
    ['http://intranet:8080', 'http://intranet:8080'],
    ['http://10.0.0.7', 'http://10.0.0.7'],
    ['https://포털.회사.kr', 'https://xn--bx2bi1o.xn--s80a1a04a.kr'],
  ] as const)
    assert.match(
      siteOrigin(text) ?? '',
      new RegExp(`^${origin.startsWith('https://xn') ? 'https://xn--.*\\.kr' : origin}$`),
    )
})

test('anything else is rejected, because a list of an account must not widen a policy', () => {
  for (const text of [
    '',
    '*',
    'https://*.example.com',
    'intranet.example.com',
    'https://intranet.example.com/page',
    'https://intranet.example.com/?',
    'https://intranet.example.com/#',
    'https://user:secret@intranet.example.com',
    "https://intranet.example.com 'self'",
    'https://intranet.example.com; script-src *',
    'https://[::1]:8080',
    'javascript:alert(1)',
    'data:text/html,x',
    'null',
    "'none'",
  ])
    assert.equal(siteOrigin(text), null, text)
})
