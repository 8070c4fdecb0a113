import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import fc from 'fast-check'
import { Type } from 'typebox'
import { createPlainHttp } from '../../../test/plain-http.ts'
import { exchange, type RawAnswer } from '../../../test/raw-http.ts'
import { strictAnswers } from '../../../test/strict-answers.ts'
import { inEach, LANGUAGES, type Language } from '../../vocabulary/languages.ts'
import { problem, unavailable } from '../problems.ts'
import type { Http } from './http.ts'
import { negotiateLanguage } from './language.ts'

test('the language wished for most, or that of the account, or English', () => {
  for (const [header, withoutAccount, ofKorean] of [
    [undefined, 'en', 'ko'],
    ['', 'en', 'ko'],
    ['*', 'en', 'ko'],
    ['*;q=0.5', 'en', 'ko'],
    ['ko', 'ko', 'ko'],
    ['KO-kr', 'ko', 'ko'],
    ['en', 'en', 'en'],
    ['en-US,en;q=0.9,ko;q=0.8', 'en', 'en'],
    ['ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7', 'ko', 'ko'],
    ['en;q=0.7, ko-KR;q=0.8', 'ko', 'ko'],
    ['ko, en', 'ko', 'ko'],
    ['en, ko', 'en', 'en'],
    ['en;q=0.5, ko;q=0.5', 'en', 'en'],
    ['ko;q=0', 'en', 'en'],
    ['ko;q=0.000, *', 'en', 'en'],
    ['en;q=0', 'ko', 'ko'],
    ['en;q=0, *', 'ko', 'ko'],
    ['ko;q=0, en;q=0', 'en', 'en'],
    ['ko;q=0, ko-KR;q=0.1', 'ko', 'ko'],
    ['fr', 'en', 'en'],
    ['fr, de;q=0.9, *;q=0.1', 'en', 'en'],
    ['fr, ko;q=0.001', 'ko', 'ko'],
    ['kor', 'en', 'en'],
    ['ko;q=2, en;q=0.1', 'en', 'en'],
    [' ko ; q = 0.9 ', 'ko', 'ko'],
    [';;,,q=1,en;q=x', 'en', 'ko'],
    [`${'x,'.repeat(5_000)}ko`, 'en', 'en'],
  ] as const) {
    assert.equal(negotiateLanguage(header, 'en'), withoutAccount, String(header).slice(0, 60))
    assert.equal(negotiateLanguage(header, 'en', 'ko'), ofKorean, String(header).slice(0, 60))
  }
})

const language = fc.constantFrom<Language>(...LANGUAGES)

test('any text at all is answered in a language there is', () => {
  const nasty = fc.constantFrom('ko;q=', ',', ';', '-a', '*', ' ', 'q=0.', '\0', '한')
  const header = fc.oneof(
    fc.string(),
    fc.array(nasty, { maxLength: 3_000 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(header, language, language, (text, otherwise, home) => {
      assert.ok(LANGUAGES.includes(negotiateLanguage(text, otherwise, home)))
    }),
  )
})

test('of wishes that can be read the greatest counts, however they are spelled', () => {
  const wish = fc.record({
    tag: fc.constantFrom('ko', 'en', 'fr', 'ko-KR', 'en-US', 'zh-Hant-TW'),
    quality: fc.integer({ min: 0, max: 1000 }),
  })
  const blank = fc.constantFrom('', ' ', '\t')
  fc.assert(
    fc.property(
      fc.array(wish, { minLength: 1, maxLength: 8 }),
      blank,
      fc.boolean(),
      language,
      (wishes, gap, loud, home) => {
        const spelled = wishes.map(({ tag, quality }) => `${gap}${tag}${gap};${gap}q=${(quality / 1000).toFixed(3)}`)
        const text = loud ? spelled.join(',').toUpperCase() : spelled.join(',')
        const best = (wanted: Language) =>
          wishes.reduce((most, { tag, quality }) => (tag.startsWith(wanted) ? Math.max(most, quality) : most), -1)
        const answered = negotiateLanguage(text, 'en', home)
        const [mine, other] = answered === 'ko' ? [best('ko'), best('en')] : [best('en'), best('ko')]
        // None is chosen before one wished for more, and one that is refused only where there is no other.
        assert.ok(mine >= other || other <= 0, `${text}: ${answered}`)
        if (mine === 0) assert.ok(other === 0 || (answered === 'en' && other <= 0), `${text}: ${answered}`)
      },
    ),
    { numRuns: 2_000 },
  )
})

describe('a problem', () => {
  let http: Http
  const strict = { check: () => {} }
  const sent = (answer: Pick<RawAnswer, 'headers' | 'body'>) => ({
    language: answer.headers['content-language'],
    vary: answer.headers.vary,
    ...(JSON.parse(answer.body) as { code: string; title: string; detail: string; errors?: { message: string }[] }),
  })

  before(async () => {
    http = createPlainHttp()
    strict.check = strictAnswers(http).check
    const words = (operationId: string) => ({ operationId, title: inEach(() => operationId), tags: ['notes'] })
    http.addHook('onRequest', async (request) => {
      if (request.headers['x-home'] === 'ko') request.homeLanguage = 'ko'
    })
    http.get(
      '/v1/notes',
      {
        config: { access: 'open' },
        schema: {
          ...words('listNotes'),
          querystring: Type.Object({ how: Type.Optional(Type.Enum(['gone', 'away', 'broken'])) }),
          response: { 200: Type.Object({ ok: Type.Boolean() }) },
        },
      },
      async ({ query }) => {
        if (query.how === 'gone')
          throw problem('not_found', { en: 'There is no such note.', ko: '메모를 찾을 수 없습니다.' })
        if (query.how === 'away') throw unavailable()
        if (query.how === 'broken') throw new Error('inside')
        return { ok: true }
      },
    )
    http.get(
      '/notes',
      { config: { access: 'open' }, schema: { ...words('notes'), response: { 200: Type.Object({}) } } },
      async () => ({}),
    )
    await http.listen({ port: 0, host: '127.0.0.1' })
  })
  after(async () => {
    await http.close()
  })

  const ask = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await http.inject({ url, headers })
    strict.check()
    return sent({ headers: answer.headers as Record<string, string>, body: answer.body })
  }

  test('is told in the language of the caller; what programs read stays', async () => {
    const korean = await ask('/v1/notes?haw=1', { 'accept-language': 'ko-KR, en;q=0.5' })
    const english = await ask('/v1/notes?haw=1', { 'accept-language': 'en' })
    assert.deepEqual(
      [korean.language, korean.title, korean.detail, korean.errors?.[0]?.message],
      ['ko', '알 수 없는 파라미터', '"haw" 파라미터는 없습니다. 비슷한 이름: "how".', korean.detail],
    )
    assert.deepEqual(
      [english.language, english.title, english.detail],
      ['en', 'Unknown parameter', 'There is no parameter "haw". Did you mean "how"?'],
    )
    for (const { code, vary } of [korean, english]) {
      assert.deepEqual([code, vary], ['unknown_parameter', 'Authorization, Accept, Accept-Encoding, Accept-Language'])
    }
    assert.equal((await ask('/nowhere', { 'accept-language': 'ko' })).vary, 'Accept-Language')
  })

  test("counts the account's language only where nothing is wished for", async () => {
    const said = async (headers: Record<string, string>) => (await ask('/v1/notes?how=wrong', headers)).language
    assert.equal(await said({}), 'en')
    assert.equal(await said({ 'x-home': 'ko' }), 'ko')
    assert.equal(await said({ 'x-home': 'ko', 'accept-language': '*' }), 'ko')
    assert.equal(await said({ 'x-home': 'ko', 'accept-language': 'en' }), 'en')
    assert.equal(await said({ 'x-home': 'ko', 'accept-language': 'fr' }), 'en')
    assert.equal(await said({ 'x-home': 'ko', 'accept-language': 'ko;q=0' }), 'en')
  })

  test('of every kind: nothing there, wrong input, the wrong method, no answer, our own fault', async () => {
    for (const [url, code] of [
      ['/nowhere', 'not_found'],
      ['/v1/notes?how=wrong', 'invalid_parameter'],
      ['/v1/notes?how=away', 'unavailable'],
      ['/%zz', 'invalid_path'],
      [`/v1/notes?${'x'.repeat(9_000)}`, 'url_too_long'],
    ] as const) {
      assert.deepEqual([(await ask(url)).code, (await ask(url)).language], [code, 'en'], url)
      const korean = await ask(url, { 'accept-language': 'ko' })
      assert.deepEqual([korean.code, korean.language], [code, 'ko'], url)
      assert.match(korean.detail, /[가-힣]/, url)
    }
    const broken = await http.inject({ url: '/v1/notes?how=broken', headers: { 'accept-language': 'ko' } })
    assert.throws(() => strict.check(), /unexpected error/)
    assert.equal(broken.headers['content-language'], 'ko')
    const wrongMethod = await http.inject({ method: 'POST', url: '/notes', headers: { 'accept-language': 'ko' } })
    assert.match(wrongMethod.json().detail, /POST 메서드를 쓸 수 없습니다/)
  })

  test('is in Korean even where the message is no HTTP, and English where nothing was said', async () => {
    const raw = async (text: string) => {
      const answer = await exchange(http.listeningOrigin, text)
      assert.ok(answer)
      return sent(answer)
    }
    const wish = 'Accept-Language: ko, en;q=0.1\r\n'
    for (const [text, code] of [
      ['GET /v1/notes HTTP/1.1\r\nhost: x\r\nLANGUAGE\r\nno header\r\n\r\n', 'invalid_request'],
      ['BREW /v1/notes HTTP/1.1\r\nhost: x\r\nLANGUAGE\r\n\r\n', 'invalid_request'],
      ['CONNECT a.example:443 HTTP/1.1\r\nhost: x\r\nLANGUAGE\r\n\r\n', 'method_not_allowed'],
    ] as const) {
      const korean = await raw(text.replace('LANGUAGE\r\n', wish))
      assert.deepEqual([korean.code, korean.language, korean.vary], [code, 'ko', 'Accept-Language'], text)
      assert.match(korean.detail, /니다/)
      const english = await raw(text.replace('LANGUAGE\r\n', ''))
      assert.deepEqual([english.code, english.language, english.vary], [code, 'en', 'Accept-Language'], text)
    }
  })

  test('alone has a language: what is the same for all says none', async () => {
    const { headers } = await http.inject({ url: '/v1/notes', headers: { 'accept-language': 'ko' } })
    assert.deepEqual([headers['content-language'], headers.vary], [undefined, 'Authorization, Accept, Accept-Encoding'])
  })
})
