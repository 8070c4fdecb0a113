import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { alertsRead } from '../../../test/alerts-read.ts'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord } from '../../../test/factories.ts'
import { freePort } from '../../../test/free-port.ts'
import { endProcess, endsWithTests, eventually } from '../../../test/harness.ts'
import { blocksIn } from '../../../test/readme.ts'
import { operationsIn, readDocument, upper } from '../scripts/document.ts'
import { readRelease } from '../scripts/release.ts'
import { compile, PACKAGE, pack } from './packed.ts'

const ROOT = join(PACKAGE, '../..')
const MODULES = join(ROOT, 'node_modules')
const read = (path: string) => readFileSync(join(PACKAGE, path), 'utf8')
const SAMPLES = blocksIn(read('README.md'), 'ts')

/** What whoever installs the package has. */
function install(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-client-'))
  const target = join(folder, 'node_modules/@gonggo/client')
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['xzf', pack(folder), '--strip-components=1', '-C', target])
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  return folder
}

const STRICT = [
  '--noEmit',
  '--strict',
  '--exactOptionalPropertyTypes',
  '--noUncheckedIndexedAccess',
  '--target',
  'es2022',
]

describe('the package', () => {
  let folder: string
  before(() => {
    folder = install()
  })
  after(() => folder && rmSync(folder, { recursive: true, force: true }))

  test('contains the listed files, depends on nothing, and has its own version', () => {
    const installed = join(folder, 'node_modules/@gonggo/client')
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
    assert.deepEqual(readdirSync(installed).sort(), [
      'CHANGELOG.md',
      'LICENSE',
      'README.ko.md',
      'README.md',
      'dist',
      'package.json',
      'src',
    ])
    for (const paths of Object.values<Record<string, string>>(manifest.exports))
      for (const path of Object.values(paths)) assert.ok(existsSync(join(installed, path)), path)
    assert.ok(!Object.keys(manifest).some((name) => /^(?!peer).*dependencies/i.test(name)))
    // What a mirror writes with is installed by whoever runs one.
    const needed = Object.keys(manifest.peerDependencies)
    assert.ok(needed.every((name) => manifest.peerDependenciesMeta[name].optional))
    const mirror = join(installed, 'dist/mirror/')
    const core = readdirSync(join(installed, 'dist')).filter((name) => name.endsWith('.js'))
    for (const name of core) assert.doesNotMatch(readFileSync(join(installed, 'dist', name), 'utf8'), /mirror/, name)
    assert.equal(join(installed, manifest.bin.gonggo), join(mirror, 'bin.js'))
    assert.match(
      execFileSync(process.execPath, [join(mirror, 'bin.js'), '--help'], { encoding: 'utf8' }),
      /^gonggo mirror /,
    )
    assert.equal(manifest.version, readRelease().versions.typescript)
    const versions = readFileSync(join(installed, 'src/generated/version.ts'), 'utf8')
    assert.ok(versions.includes(`const VERSION = '${manifest.version}'`))
    assert.ok(versions.includes(`const API_VERSION = '${readDocument().info.version}'`))
    assert.match(read('CHANGELOG.md'), new RegExp(`^## (?:Pending )?${manifest.version}`, 'm'))
    for (const name of readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.js'))
        assert.doesNotMatch(readFileSync(join(installed, 'dist', name), 'utf8'), /from '\.[^']*\.ts'/, name)
  })

  test('has types that match the responses of the service, in a browser without those of Node', () => {
    const { answers } = JSON.parse(readFileSync(join(ROOT, 'docs/samples.json'), 'utf8')) as {
      answers: Record<string, { type: string; body: unknown; isCut?: boolean }>
    }
    const operations = operationsIn(readDocument())
    const lines = operations.flatMap(({ operationId, group, method }) => {
      const { type, body } = answers[operationId] ?? assert.fail(`no answer of ${operationId}`)
      // What the document describes as any object has no fields to compare.
      if (type !== 'application/json' || /^get(?:OpenApi|ReportContent|ReportByLink)$/.test(operationId)) return []
      const name = `${upper(group)}Methods['${method}']`
      return [`export const ${operationId}: Awaited<ReturnType<${name}>> = ${JSON.stringify(body)}`]
    })
    assert.ok(lines.length > 45)
    const groups = [...new Set(operations.map(({ group }) => `type ${upper(group)}Methods`))]
    writeFileSync(
      join(folder, 'answers.ts'),
      [`import { ${groups.join(', ')} } from '@gonggo/client'`, ...lines].join('\n'),
    )
    for (const way of [
      ['--module', 'nodenext'],
      ['--module', 'esnext', '--moduleResolution', 'bundler'],
    ])
      compile(folder, [...STRICT, ...way, '--lib', 'es2022,dom,dom.iterable', '--types', '', 'answers.ts'])
    const wrong = String(lines[0]).replace(/^.*?=/, "export const wrong: Awaited<ReturnType<KeysMethods['get']>> =")
    writeFileSync(join(folder, 'wrong.ts'), `import type { KeysMethods } from '@gonggo/client'\n${wrong}`)
    assert.throws(
      () => compile(folder, [...STRICT, '--module', 'nodenext', '--lib', 'es2022,dom', '--types', '', 'wrong.ts']),
      /does not exist in type 'Key'/,
    )
  })

  test('can be loaded by CommonJS, if Node supports it', (t) => {
    const { require_module: isRead } = process.features as { require_module?: boolean }
    if (!isRead) return t.skip('this Node takes no modules by require')
    const program =
      "const { createClient, VERSION } = require('@gonggo/client'); console.log(typeof createClient, VERSION)"
    writeFileSync(join(folder, 'common.cjs'), program)
    const said = execFileSync(process.execPath, ['common.cjs'], { cwd: folder, encoding: 'utf8' })
    assert.equal(said, `function ${readRelease().versions.typescript}\n`)
  })

  test('accepts known values and no mistyped ones, and reads unknown values', () => {
    const lines = `import { createClient, type Bid } from '@gonggo/client'
const gonggo = createClient({ baseUrl: '' })
declare const bid: Bid
void gonggo.bids.list({ status: ['open', 'closed'], sort: '-postedAt' })
void gonggo.keywords.create({ keyword: 'a', alert: { on: ['new'], email: 'daily' } })
void gonggo.keywords.change('kw_1', { state: null, alert: { on: ['awarded'] } })
// @ts-expect-error
void gonggo.bids.list({ status: ['opn'] })
// @ts-expect-error
void gonggo.bids.list({ sort: 'closeat' })
// @ts-expect-error
void gonggo.keywords.create({ keyword: 'a', alert: { on: ['neww'] } })
// @ts-expect-error
void gonggo.keywords.change('kw_1', { alert: { email: 'hourly' } })
// A word of a newer service: read without ado, sent on purpose.
if (bid.status === 'suspended') void gonggo.bids.list({ status: ['suspended' as never] })
const said: string = bid.status
export const known = said === 'open' ? bid.kind : bid.bsnsDiv
`
    writeFileSync(join(folder, 'words.ts'), lines)
    compile(folder, [...STRICT, '--module', 'nodenext', '--lib', 'es2022,dom,dom.iterable', '--types', '', 'words.ts'])
  })

  test('has the same samples in both languages, which pass type checks', () => {
    assert.deepEqual(blocksIn(read('README.ko.md'), 'ts'), SAMPLES)
    const names = SAMPLES.map((text, index) => {
      writeFileSync(join(folder, `sample-${index}.ts`), text)
      return `sample-${index}.ts`
    })
    const node = [
      '--module',
      'nodenext',
      '--lib',
      'es2024,esnext.disposable',
      '--typeRoots',
      join(MODULES, '@types'),
      '--types',
      'node',
      '--skipLibCheck',
    ]
    compile(folder, [...STRICT.filter((word) => word !== '--exactOptionalPropertyTypes'), ...node, ...names])
  })

  describe('used by a reader', () => {
    let app: TestApp
    before(async () => {
      app = await startTestApp()
      const { key, baseUrl } = app
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      await fetch(`${baseUrl}/v1/keywords`, {
        method: 'POST',
        headers,
        body: '{"keyword": "하수관로", "alert": {"on": ["new"]}}',
      })
      await alertsRead(app)
      const notices = [
        bidRecord({ number: 'S1', title: '하수관로 정비공사' }),
        bidRecord({ number: 'S2', title: '교량 보수' }),
      ]
      await app.bids.upsert(notices, () => true)
      await alertsRead(app)
      await app.bids.follower.tick()
    })
    after(() => app?.close())

    /** Runs a sample until it has said what it should. */
    async function run(sample: string, expected: RegExp, env: Record<string, string> = {}): Promise<void> {
      const file = join(folder, `run-${SAMPLES.indexOf(sample)}.ts`)
      writeFileSync(file, sample)
      const all = { ...process.env, BASE: app.baseUrl, KEY: app.key, ...env }
      const child = endsWithTests(
        spawn(process.execPath, [file], { cwd: folder, env: all, stdio: ['ignore', 'pipe', 'pipe'] }),
      )
      let said = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          said += text
        })
      await eventually(
        () => expected.test(said) || (child.exitCode !== null && assert.fail(`${sample}\nsaid only: ${said}`)),
      )
      if (!/for \(;;\)|stream\(|createServer/.test(sample)) await eventually(() => child.exitCode !== null)
      if (!sample.includes('createServer')) await endProcess(child)
    }
    const sampleWith = (word: string) => SAMPLES.find((text) => text.includes(word)) ?? assert.fail(word)

    for (const [word, expected] of [
      ['bids.get(', /^1 notices, the first one closes at 2026-\S+\n하수관로 정비공사 0\n$/],
      ['sum +=', /^100000000 won in all\n$/],
      ['listAsNdjson', /S1 하수관로 정비공사\n/],
      ['keywords.change', /^저수지 준설 is now 저수지 \(준설\|보강\)\n$/],
      ['followChanges', /^2 notices\n/],
      ['events.stream', /^evt_\w+ bid\.matched 하수관로 정비공사\n/],
      ['mirror({', /^changes 2\nevents \d\n$/],
      ['Atlantis', /^400 unknown_region .* req_\w+ null\nquery region /],
    ] as const)
      test(`the sample of ${word} prints the expected output`, async () => {
        await run(sampleWith(word), expected, { TO: `sqlite:${join(folder, 'mirror.db')}` })
        if (word === 'listAsNdjson') assert.match(readFileSync(join(folder, 'bids.csv'), 'utf8'), /하수관로 정비공사/)
      })

    test('the first sample does not crash when no notice matches', async (t) => {
      const empty = await startTestApp()
      t.after(() => empty.close())
      await run(sampleWith('bids.get('), /^no notices\n$/, { BASE: empty.baseUrl, KEY: empty.key })
    })

    test('the sample of a receiver accepts signed requests only', async () => {
      const [key, port] = [Buffer.alloc(24, 7), await freePort()]
      const secrets = `whsec_${Buffer.alloc(24, 8).toString('base64')} whsec_${key.toString('base64')}`
      await run(sampleWith('verifyWebhook'), /listening/, { GONGGO_WEBHOOK_SECRETS: secrets, PORT: String(port) })
      const [id, time, body] = [
        'evt_1',
        String(Math.floor(Date.now() / 1000)),
        '{"type":"bid.matched","data":{"bid":{"title":"가"}}}',
      ]
      const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
      const post = async (text: string) => {
        const headers = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` }
        return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: text, headers })).status
      }
      assert.deepEqual([await post(body), await post(`${body} `)], [204, 401])
    })

    test('every sample is run', () => assert.equal(SAMPLES.length, 9))
  })
})
