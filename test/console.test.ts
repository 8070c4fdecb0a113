import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { startTestApp, type TestApp } from './app-harness.ts'

let app: TestApp
before(async () => {
  app = await startTestApp()
})
after(() => app.close())

const read = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await app.http.inject({ url, headers: { accept: 'text/html', ...headers } })
  assert.equal(answer.statusCode, 200, url)
  return answer
}

test('GET / without a console shows people the first page in their language, and tells programs what GET /v1 tells', async () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  assert.equal((await read('/', { ...browser, 'accept-language': 'en' })).body, (await read('/docs')).body)
  const korean = await read('/', { ...browser, 'accept-language': 'ko-KR' })
  assert.equal(korean.body, (await read('/docs/ko')).body)
  assert.match(String(korean.headers.vary), /Accept, Accept-Language, Accept-Encoding/)
  for (const accept of ['*/*', 'application/json'])
    assert.equal((await read('/', { accept })).body, (await app.http.inject('/v1')).body)
})

test('the console takes no name that the API has', async () => {
  for (const url of ['/docs', '/beta', '/privacy', '/healthz', '/openapi.json', '/llms.txt', '/v1'])
    assert.doesNotMatch((await app.http.inject({ url, headers: { accept: '*/*' } })).body, /id="root"/, url)
  for (const [method, allow] of [
    ['POST', 'GET, HEAD'],
    ['DELETE', 'GET, HEAD'],
  ] as const) {
    const refused = await app.http.inject({ method, url: '/search' })
    assert.deepEqual([refused.statusCode, refused.headers.allow], [405, allow])
  }
  assert.equal((await app.http.inject('/consultations')).statusCode, 405)
})

test('each page of the menu can be opened by its address', async () => {
  const menu = readFileSync(new URL('../console/src/app/pages.ts', import.meta.url), 'utf8')
  const paths = [...menu.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path)
  assert.ok(paths.includes('/search') && paths.length > 10, paths.join())
  for (const path of paths) await read(path)
})
