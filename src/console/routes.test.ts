import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Type } from 'typebox'
import { strictAnswers } from '../../test/strict-answers.ts'
import { systemClock } from '../lib/clock.ts'
import { createHttp, makeDocument } from '../lib/http/index.ts'
import { createLog } from '../lib/log.ts'
import { createMetrics } from '../lib/metrics.ts'
import { createWorkshop, placesOf } from './adapters/workshop.ts'
import { consoleRoutes } from './routes.ts'
import { createConsole } from './service.ts'

const folder = mkdtempSync(join(tmpdir(), 'gonggo-console-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const PAGE = '<!doctype html><title>console</title><script type="module" src="/assets/index-Ab12Cd_9.js"></script>'
const SCRIPT = `console.log(${JSON.stringify('하수관로 '.repeat(400))})`
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const LINKS = { docs: 'd', openapi: 'o', errors: 'e', health: 'h' }
const [Word, Words] = [
  Type.String(),
  Type.Object({ docs: Type.String(), openapi: Type.String(), errors: Type.String(), health: Type.String() }),
]
const ServiceShape = Type.Object(
  { name: Word, version: Word, stage: Word, links: Words },
  { $id: 'Service', additionalProperties: false },
)

/** Stands for vite: writes what it would, or ends as it is told. Takes a while, so that one sees what is shown meanwhile. */
const TOOL = `
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
const [, , , folder, , out] = process.argv
if (existsSync(join(folder, 'src/broken'))) { process.stderr.write('src/broken is no script'); process.exit(1) }
mkdirSync(join(out, 'assets'), { recursive: true })
writeFileSync(join(out, 'index.html'), ${JSON.stringify(PAGE)})
writeFileSync(join(out, 'assets/index-Ab12Cd_9.js'), ${JSON.stringify(SCRIPT)})
writeFileSync(join(out, 'assets/secret.pem'), 'no kind of file that a page loads')
`

let houses = 0
/** A repository of its own, with or without the tool. */
function newHouse({ hasTool = true } = {}) {
  const root = join(folder, String(++houses))
  mkdirSync(join(root, 'console/src'), { recursive: true })
  mkdirSync(join(root, 'console/public/assets'), { recursive: true })
  writeFileSync(join(root, 'console/src/main.tsx'), '')
  writeFileSync(join(root, 'console/public/assets/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const tool = join(root, 'tool.mjs')
  writeFileSync(tool, TOOL)
  return { root, places: { root, sources: ['console/src'], tool: hasTool ? tool : null } }
}

function serve({ places }: Pick<ReturnType<typeof newHouse>, 'places'>) {
  const said: string[] = []
  const console = createConsole({
    workshop: createWorkshop(places),
    log: (message, detail = {}) => said.push(`${message} ${'err' in detail ? detail.err : ''}`),
  })
  const http = createHttp({
    version: '1.0.0-test.1',
    stage: 'open-beta',
    publicUrl: () => 'https://one.example',
    metrics: createMetrics(),
    log: createLog({ level: 'silent' }),
    clock: systemClock,
    trustedProxies: [],
    nothingPage: () => console.page(),
  })
  const strict = strictAnswers(http)
  const door = {
    service: () => ({ name: 'Gonggo', version: '1', stage: 'open-beta' as const, links: LINKS }),
    home: (language: string | undefined, isComing: boolean) => ({
      type: 'text/html',
      contentPolicy: "default-src 'none'",
      document: makeDocument(`reference ${language} ${isComing ? 'and the console is coming' : ''}`),
    }),
  }
  consoleRoutes(http, console, door, ServiceShape)
  after(async () => {
    await console.stop()
    await http.close()
    strict.check()
  })
  const get = (url: string, headers: Record<string, string> = BROWSER) => http.inject({ url, headers })
  return { console, get, said }
}

describe('the build of the console at the first start', () => {
  test('runs in the background: until it is ready, / shows the reference with a notice', async () => {
    const { console, get, said } = serve(newHouse())
    const started = console.start()
    assert.equal((await get('/')).body, 'reference undefined and the console is coming')
    assert.equal((await get('/search?keyword=x')).headers['cache-control'], 'no-cache')
    await started
    assert.equal((await get('/')).body, PAGE)
    assert.match(said.join(), /the console is ready/)
  })

  test('is not repeated while the sources stay the same', async () => {
    const house = newHouse()
    await serve(house).console.start()
    const again = serve(house)
    await again.console.start()
    assert.deepEqual(again.said, [])
    assert.equal((await again.get('/')).body, PAGE)
    writeFileSync(join(house.root, 'console/src/main.tsx'), 'changed')
    const changed = serve(house)
    await changed.console.start()
    assert.match(changed.said.join(), /the console is ready/)
    assert.ok(!readdirSync(join(house.root, 'console')).some((name) => name.startsWith('dist-')))
  })

  test('logs a failure, and / stays the reference', async () => {
    const house = newHouse()
    writeFileSync(join(house.root, 'console/src/broken'), '')
    const { console, get, said } = serve(house)
    await console.start()
    assert.match(said.join(), /could not be made.*src\/broken is no script/)
    assert.equal((await get('/')).body.trim(), 'reference undefined')
    assert.ok(!existsSync(join(house.root, 'console/dist')))
  })

  test('without the tool, existing files are served, otherwise the reference', async () => {
    const bare = newHouse({ hasTool: false })
    const without = serve(bare)
    await without.console.start()
    assert.equal((await without.get('/notices/R25BK1')).body.trim(), 'reference undefined')
    const house = newHouse()
    await serve(house).console.start()
    cpSync(join(house.root, 'console/dist'), join(bare.root, 'console/dist'), { recursive: true })
    const shipped = serve(bare)
    await shipped.console.start()
    assert.equal((await shipped.get('/')).body, PAGE)
  })

  test('a broken or missing folder disables the console, but not the service', async () => {
    const broken = newHouse({ hasTool: false })
    mkdirSync(join(broken.root, 'console/dist/assets'), { recursive: true })
    writeFileSync(join(broken.root, 'console/dist/sources.txt'), '')
    const none = newHouse({ hasTool: false })
    rmSync(join(none.root, 'console'), { recursive: true })
    for (const house of [broken, none]) {
      const { console } = serve(house)
      await console.start()
      assert.equal(console.page(), null)
    }
    const mended = serve({ places: { ...broken.places, tool: join(broken.root, 'tool.mjs') } })
    await mended.console.start()
    assert.equal((await mended.get('/')).body, PAGE)
  })

  test('a stop aborts the build', async () => {
    const { console, get, said } = serve(newHouse())
    const started = console.start()
    await console.stop()
    await started
    assert.deepEqual(said, [])
    assert.match((await get('/')).body, /^reference/)
  })
})

describe('the files of the console', async () => {
  const house = newHouse()
  const { console, get } = serve(house)
  test('each address of the console returns its page, with any query', async () => {
    await console.start()
    for (const url of ['/', '/?utm=x', '/search?keyword=a&keyword=b', '/notices/R25%2F1', '/sign-in']) {
      const answer = await get(url)
      assert.equal(answer.statusCode, 200, url)
      assert.equal(answer.body, PAGE)
      assert.match(String(answer.headers['content-type']), /^text\/html/)
    }
    assert.equal((await get('/', { accept: 'application/json' })).json().name, 'Gonggo')
    assert.equal((await get('/', { accept: '*/*' })).json().name, 'Gonggo')
    assert.equal((await get('/search', { accept: 'application/json' })).statusCode, 406)
    assert.equal((await get('/nothing')).statusCode, 404)
  })

  test('the page may only load files of the service, and is revalidated each time', async () => {
    const { headers } = await get('/')
    assert.equal(
      headers['content-security-policy'],
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    assert.equal(headers['cache-control'], 'no-cache')
    assert.match(String(headers.vary), /Accept, Accept-Language, Accept-Encoding/)
    const same = await get('/', { ...BROWSER, 'if-none-match': String(headers.etag) })
    assert.deepEqual([same.statusCode, same.body], [304, ''])
  })

  test('files are compressed once, with a tag for each coding, and cached forever if their name has a hash', async () => {
    const url = '/assets/index-Ab12Cd_9.js'
    const plain = await get(url, { accept: '*/*', 'accept-encoding': 'identity' })
    assert.equal(plain.body, SCRIPT)
    assert.match(String(plain.headers['content-type']), /^text\/javascript/)
    assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable')
    for (const [coding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await get(url, { accept: '*/*', 'accept-encoding': coding })
      assert.equal(packed.headers['content-encoding'], coding)
      assert.equal(open(packed.rawPayload).toString(), SCRIPT)
      assert.notEqual(packed.headers.etag, plain.headers.etag)
      const tag = String(packed.headers.etag)
      assert.equal((await get(url, { 'accept-encoding': coding, 'if-none-match': tag })).statusCode, 304)
    }
    const icon = await get('/assets/icon.svg', {})
    assert.equal(icon.statusCode, 404)
  })

  test('an unknown file is 404, and so is one that no page loads', async () => {
    for (const name of ['none.js', 'secret.pem', '..%2findex.html', '..%2f..%2fsrc%2fmain.tsx'])
      assert.equal((await get(`/assets/${name}`, {})).statusCode, name.includes('%2f') ? 400 : 404, name)
  })

  test('at an unknown address, browsers get the page as not found, and programs the problem', async () => {
    const page = await get('/nope')
    assert.deepEqual([page.statusCode, page.body], [404, PAGE])
    assert.match(String(page.headers['content-type']), /^text\/html/)
    assert.equal(page.headers['cache-control'], 'no-store')
    assert.match(String(page.headers['content-security-policy']), /script-src 'self'/)
    assert.match(String(page.headers.vary), /Accept/)
    for (const [url, accept] of [
      ['/nope', '*/*'],
      ['/nope', 'application/json'],
      ['/v1/nope', BROWSER.accept],
    ] as const) {
      const told = await get(url, { accept })
      assert.equal(told.statusCode, 404)
      assert.match(String(told.headers['content-type']), /^application\/problem\+json/)
    }
  })

  test('the icon is available before the build', async () => {
    const { get: ask } = serve(newHouse())
    const icon = await ask('/assets/icon.svg', {})
    assert.match(String(icon.headers['content-type']), /^image\/svg\+xml/)
    assert.equal(icon.headers['cache-control'], 'no-cache')
  })
})

test('vite is found in the repository', () => {
  assert.match(placesOf(join(import.meta.dirname, '../..')).tool ?? '', /vite/)
})
