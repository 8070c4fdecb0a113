import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, describe, type TestContext, test } from 'node:test'
import { trueNow, unshiftedEnv } from './environment.ts'
import { freePort } from './free-port.ts'
import { endProcess, endsWithTests } from './harness.ts'
import { PATIENCE_MS } from './patience.ts'
import { QUICK_GO } from './sample-toolchains.ts'

/** Runs the receivers of docs/webhooks.md as a customer's developer would. */

const PAGE = readFileSync(new URL('../docs/webhooks.md', import.meta.url), 'utf8')
const samples = new Map(
  [...PAGE.matchAll(/<!-- sample: (\S+) -->\n```\w+\n([\s\S]*?)\n```\n/g)].map(([, name = '', code = '']) => [
    name,
    code,
  ]),
)

interface Toolchain {
  language: string
  sample: string
  asked: readonly [string, string]
  /** `null` = needs no build. */
  build: ((folder: string) => readonly string[]) | null
  run: (folder: string) => readonly [string, ...string[]]
}

/** The first build of Go's own library takes most of a minute, and longer with cgo. */
const PLAIN = { ...unshiftedEnv(), CGO_ENABLED: '0' }
const TOOLCHAINS: Toolchain[] = [
  {
    language: 'TypeScript',
    sample: 'receiver.ts',
    asked: [process.execPath, '--version'],
    build: null,
    run: (folder) => [process.execPath, join(folder, 'receiver.ts')],
  },
  {
    language: 'Python',
    sample: 'receiver.py',
    asked: ['python3', '--version'],
    build: null,
    run: (folder) => ['python3', join(folder, 'receiver.py')],
  },
  {
    language: 'Java',
    sample: 'Receiver.java',
    asked: ['javac', '-version'],
    build: (folder) => ['javac', '-Xlint:all', '-Werror', '-d', folder, join(folder, 'Receiver.java')],
    run: (folder) => ['java', '-cp', folder, 'Receiver'],
  },
  {
    language: 'Go',
    sample: 'receiver.go',
    asked: ['go', 'version'],
    build: (folder) => ['go', 'build', QUICK_GO, '-o', join(folder, 'receiver'), join(folder, 'receiver.go')],
    run: (folder) => [join(folder, 'receiver')],
  },
]

const folder = mkdtempSync(join(tmpdir(), 'gonggo-samples-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const SECRET = `whsec_${randomBytes(32).toString('base64')}`
const BODY = JSON.stringify({ id: 'evt_1', type: 'bid.matched', data: { bid: { title: '하수관로 정비공사' } } })

interface Signing {
  id?: string
  secret?: string
  /** Seconds before now. */
  age?: number
  body?: string
}

function signed({ id = 'evt_1', secret = SECRET, age = 0, body = BODY }: Signing = {}): Record<string, string> {
  const timestamp = String(Math.floor(trueNow() / 1000) - age)
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

const other = `whsec_${randomBytes(32).toString('base64')}`
const without = (name: string) => Object.fromEntries(Object.entries(signed()).filter(([one]) => one !== name))
const withSignature = (change: (signature: string) => string) => {
  const headers = signed()
  return { ...headers, 'webhook-signature': change(headers['webhook-signature'] ?? '') }
}

/** What every receiver must accept, and what it must refuse. */
const REQUESTS: [string, number, () => Record<string, string>, string?][] = [
  ['as it should be', 204, () => signed()],
  ['once more', 204, () => signed()],
  ['signed four minutes ago', 204, () => signed({ id: 'evt_2', age: 240 })],
  [
    'signed with both secrets of a rotation',
    204,
    () => withSignature((right) => `${signed({ secret: other })['webhook-signature']} ${right}`),
  ],
  ['with entries of other versions', 204, () => withSignature((right) => `v1a,AAAA v2,xyz ${right}`)],
  ['with hardly a body', 204, () => signed({ id: 'evt_3', body: '{"type":"x"}' }), '{"type":"x"}'],
  ['signed with another secret', 401, () => signed({ secret: other })],
  ['with another body', 401, () => signed(), `${BODY} `],
  ['with another id', 401, () => ({ ...signed(), 'webhook-id': 'evt_9' })],
  ['signed six minutes ago', 401, () => signed({ age: 360 })],
  ['signed six minutes ahead', 401, () => signed({ age: -360 })],
  ['with a time that is none', 401, () => ({ ...signed(), 'webhook-timestamp': 'hello' })],
  ['with a signature cut short', 401, () => withSignature((right) => right.slice(0, 8))],
  ['with an empty signature', 401, () => withSignature(() => 'v1,')],
  ['with a signature of another version', 401, () => withSignature((right) => right.replace('v1', 'v2'))],
  ...['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name): [string, number, () => Record<string, string>] => [`without ${name}`, 401, () => without(name)],
  ),
]

async function start(t: TestContext, [command, ...words]: readonly [string, ...string[]]) {
  const port = await freePort()
  const env = { ...unshiftedEnv(), GONGGO_WEBHOOK_SECRET: SECRET, PORT: String(port) }
  const child: ChildProcess = endsWithTests(spawn(command, words, { env, stdio: ['ignore', 'pipe', 'inherit'] }))
  t.after(() => endProcess(child, 'SIGKILL'))
  const lines: string[] = []
  const listening = Promise.withResolvers<void>()
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      if (line === 'listening') listening.resolve()
    })
  }
  child.on('exit', (code) => listening.reject(new Error(`it ended with ${code}`)))
  await listening.promise
  return { url: `http://127.0.0.1:${port}/`, lines }
}

test('the page has a sample for each language, and no other', () => {
  assert.deepEqual(
    [...samples.keys()],
    TOOLCHAINS.map(({ sample }) => sample),
  )
})

describe('the receiver of docs/webhooks.md', () => {
  for (const { language, sample, asked, build, run } of TOOLCHAINS) {
    const isThere = spawnSync(asked[0], [asked[1]]).status === 0
    const skip = isThere ? false : `NOT TESTED: ${language} (${asked[0]}) is not installed here`
    test(`in ${language} takes what is ours and nothing else`, { skip }, async (t) => {
      writeFileSync(join(folder, sample), samples.get(sample) ?? '')
      if (build) {
        const [command = '', ...words] = build(folder)
        const built = spawnSync(command, words, { encoding: 'utf8', timeout: 4 * PATIENCE_MS, cwd: folder, env: PLAIN })
        assert.equal(built.status, 0, `${built.stderr}${built.error ?? ''}`)
      }
      const { url, lines } = await start(t, run(folder))
      for (const [what, expected, headers, body = BODY] of REQUESTS) {
        const { status } = await fetch(url, { method: 'POST', headers: headers(), body })
        assert.equal(status, expected, what)
      }
      const told = lines.filter((line) => line.startsWith('new '))
      assert.deepEqual(
        told.map((line) => line.split(' ').at(-1)),
        ['evt_1', 'evt_2', 'evt_3'],
        'a repetition is nothing new',
      )
    })
  }
})
