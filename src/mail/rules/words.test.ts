import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isMailAddress, linkOf, safeData, safeText } from './words.ts'

const JOINER = '\u2060'
const seen = (text: string) => text.replaceAll(JOINER, '')

test('a name stays as it is', () => {
  for (const text of ['한빛기업 (주)', "O'Brien & Sons", '3.5톤 트럭', 'ㆍ하수관로 정비', '👩‍💻 개발']) {
    assert.equal(safeText(text), text)
  }
})

test('a text is one line, without what cannot be seen', () => {
  const safe = safeText(' 한빛\r\nBcc: all\u0000\u202emoc.live\u200b  기업\ud800 ')
  assert.equal(safe, `한빛 Bcc: all moc.${JOINER}live 기업\ufffd`)
})

test('a text of any length has an end', () => {
  assert.equal([...safeText('하'.repeat(10_000))].length, 300)
  assert.ok(safeText('👩'.repeat(10_000)).isWellFormed())
})

test('no mail program makes a link of a text somebody else wrote', () => {
  for (const text of [
    'http://evil.example/x',
    'evil.example',
    'www.evil.kr/?a=1',
    'HTTPS://e.co',
    'a@evil.kr',
    '예시.한국',
  ]) {
    const safe = safeText(`${text} 님`)
    assert.equal(seen(safe), `${text} 님`)
    assert.doesNotMatch(safe, /\w:\/\/|[\p{L}\d]\.\p{L}|\S@[\p{L}]/u, safe)
  }
})

test('whatever is written: one line, no control, within the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      const safe = safeText(text)
      assert.doesNotMatch(safe, /[\r\n\p{Cc}\u2028\u2029]/u)
      assert.ok(safe.isWellFormed() && [...seen(safe)].length <= 300)
    }),
  )
})

test('links are told by their type, and are addresses of the web without a mark that could end them', () => {
  const data = safeData({
    company: 'a.kr',
    url: new URL('https://x.kr/a"b\'c<d>?e=f&g= h'),
    docsUrl: new URL('http://x.kr'),
    homeUrl: 'http://x.kr',
    at: 5,
    none: null,
  })
  assert.deepEqual(data, {
    company: `a.${JOINER}kr`,
    url: 'https://x.kr/a%22b%27c%3Cd%3E?e=f&g=%20h',
    docsUrl: 'http://x.kr/',
    homeUrl: `http:${JOINER}//x.${JOINER}kr`,
    at: 5,
    none: null,
  })
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.kr']) {
    assert.throws(() => linkOf(new URL(text)), /no web address/)
  }
  // @ts-expect-error -- A text is no link, whatever it holds and whatever the field is called.
  assert.throws(() => linkOf('https://x.kr'))
})

test('one plain address and nothing beside it', () => {
  for (const good of [
    'a@b.co',
    'first.last+tag@sub.example.kr',
    '한글@예시.한국',
    "o'brien@example.com",
    'a@xn--e1afmkfd.kr',
  ]) {
    assert.ok(isMailAddress(good), good)
  }
  for (const bad of [
    '',
    'a',
    '@b.kr',
    'a@',
    'a@b',
    'a@b..kr',
    'a@.kr',
    'a@-b.kr',
    'a b@c.kr',
    'a@b.kr,c@d.kr',
    'a@b.kr;c@d.kr',
    '<a@b.kr>',
    'A <a@b.kr>',
    'a@b.kr\r\nBcc: c@d.kr',
    'a@b.kr\n',
    'a@b\u0000.kr',
    '"a"@b.kr',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    '-oQ@b.kr',
    'a\u202e@b.kr',
    `${'a'.repeat(250)}@b.kr`,
    `${'가'.repeat(90)}@b.kr`,
    `a@${'b'.repeat(64)}.kr`,
  ]) {
    assert.ok(!isMailAddress(bad), JSON.stringify(bad))
  }
})
