import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anchorOf, renderMarkdown } from './markdown.ts'

const render = (text: string) =>
  renderMarkdown(text, (href) => {
    if (href.endsWith('.webp')) return `/docs/${href}`
    return href.endsWith('.md') ? `/docs/${href.slice(0, -3)}` : null
  })

test('headings are anchors, as on GitHub, in Korean too', () => {
  assert.equal(render('# A *title*'), '<h1>A <em>title</em></h1>')
  assert.match(render('## Who may `call`, what?'), /<h2 id="who-may-call-what">/)
  assert.equal(anchorOf('서명 확인'), '서명-확인')
  assert.equal(anchorOf('unknown_parameter'), 'unknown_parameter')
})

test('HTML is shown as text, comments are not shown', () => {
  const html = render(
    '<script>alert(1)</script>\n\na <b onclick="x">b</b> `<i>` &amp; <!-- sample: x -->\n\n<img src=x onerror=y>',
  )
  assert.doesNotMatch(html, /<script|<b|<i>|<img|sample/)
  assert.match(html, /&lt;script&gt;alert\(1\)&lt;\/script&gt;/)
  assert.match(html, /<code>&lt;i&gt;<\/code>/)
})

test('a link leads to what is published, or only its words are there', () => {
  assert.equal(render('[a & b](search.md)'), '<p><a href="/docs/search">a &amp; b</a></p>\n')
  assert.equal(render('[decision](decisions/1.txt) ![picture](x.png)'), '<p>decision picture</p>\n')
  for (const href of ['javascript:alert(1)', 'data:text/html,x', ' JaVaScRiPt:x'])
    assert.doesNotMatch(render(`[x](${href}) <${href}>`), /<a/)
})

test('a picture that is published is shown', () => {
  assert.equal(
    render('![a "b"](pictures/c.webp)'),
    '<p><img src="/docs/pictures/c.webp" alt="a &quot;b&quot;" loading="lazy"></p>\n',
  )
})

test('a wide table scrolls by itself, and a pipe in it stays', () => {
  const html = render('| a | b |\n|---|---|\n| `x \\| y` | "z" |')
  assert.match(html, /^<div class="wide" tabindex="0"><table>[\s\S]*<\/table><\/div>\s*$/)
  assert.match(html, /<td><code>x \| y<\/code><\/td>/)
})

test('code stands as it was written', () => {
  assert.equal(
    render('```sh\ncurl "<x>" -d \'{}\'\n```'),
    '<pre tabindex="0"><code>curl &quot;&lt;x&gt;&quot; -d &#39;{}&#39;</code></pre>',
  )
})
