import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { test } from 'node:test'
import { cardPage, escaped, htmlPage } from './html.ts'

test('text stays text, in an element and between quotes', () => {
  assert.equal(
    escaped(`<b title="a" id='b'>&amp;</b>`),
    '&lt;b title=&quot;a&quot; id=&#39;b&#39;&gt;&amp;amp;&lt;/b&gt;',
  )
})

test('a page runs and loads nothing, and knows its style sheet by its hash', () => {
  const parts = { language: 'ko', title: '<제목>', body: '<p>', style: 'p{margin:0}' } as const
  const { html, contentPolicy } = htmlPage({ ...parts, hasForms: false })
  assert.match(html, /^<!doctype html><html lang="ko">[\s\S]*<title>&lt;제목&gt;<\/title>[\s\S]*<body><p><\/body>/)
  assert.deepEqual(contentPolicy.split('; ').sort(), [
    "base-uri 'none'",
    "default-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `style-src 'sha256-${hash('sha256', parts.style, 'base64')}'`,
  ])
  assert.match(htmlPage({ ...parts, hasForms: true }).contentPolicy, /form-action 'self'/)
})

test('the policy of a card fits the style it adds to its own', () => {
  const { html, contentPolicy } = cardPage({
    language: 'en',
    tagline: 'a & b',
    title: 'T',
    style: 'h2{}',
    main: '<h2>',
  })
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(html) ?? []
  assert.ok(style.endsWith('h2{}') && contentPolicy.includes(hash('sha256', style, 'base64')))
  assert.match(html, /<title>T · Gonggo<\/title>[\s\S]*a &amp; b[\s\S]*<main><h2><\/main>/)
})
