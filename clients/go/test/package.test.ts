import assert from 'node:assert/strict'
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { startTestApp } from '../../../test/app-harness.ts'
import { publishAwaited } from '../../../test/demo-notices.ts'
import { type DemoService, startDemoService } from '../../../test/demo-service.ts'
import { freePort } from '../../../test/free-port.ts'
import { endProcess, endsWithTests, eventually } from '../../../test/harness.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { blocksIn } from '../../../test/readme.ts'
import { readRelease } from '../../typescript/scripts/release.ts'

const MODULE = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(MODULE, path), 'utf8')
const SAMPLES = blocksIn(read('README.md'), 'go')
/** Nothing is fetched: neither modules nor another Go. */
const ENV = { ...process.env, GOTOOLCHAIN: 'local', GOFLAGS: '-mod=mod', GOPROXY: 'off' }

/** Whether Go is here and new enough; else what is missing. */
function missingGo(): string | false {
  try {
    const [, version = ''] = /go1\.(\d+)/.exec(execFileSync('go', ['version'], { encoding: 'utf8', env: ENV })) ?? []
    if (Number(version) >= 23) return false
  } catch (error) {
    assert.equal((error as NodeJS.ErrnoException).code, 'ENOENT')
  }
  return 'Go 1.23 or newer is not installed'
}

const missing = missingGo()
const run = promisify(execFile)
const STATICCHECK = 'honnef.co/go/tools/cmd/staticcheck@v0.8.2'
/** Whether modules can be fetched. */
function missingModules(): string | false {
  const words = ['list', '-m', 'honnef.co/go/tools@v0.8.2']
  const asked = spawnSync('go', words, {
    cwd: tmpdir(),
    timeout: PATIENCE_MS,
    env: { ...process.env, GOTOOLCHAIN: 'local' },
  })
  return asked.status === 0 ? false : 'NOT TESTED: no Go modules can be fetched here'
}
const unreached = missing || missingModules()
const inModule = (...words: string[]) => run('go', words, { cwd: MODULE, env: ENV })

describe('with Go, the module', { skip: missing }, () => {
  test('is formatted, and passes vet', async () => {
    const { stdout: root } = await inModule('env', 'GOROOT')
    const { stdout } = await run(join(root.trim(), 'bin/gofmt'), ['-l', '.'], { cwd: MODULE })
    assert.equal(stdout, '')
    await inModule('vet', './...')
  })

  test('passes staticcheck', { skip: unreached }, async () => {
    // The only program here that is fetched, and none of it becomes a part of the module.
    const env = { ...process.env, GOTOOLCHAIN: 'local', GOFLAGS: '-mod=mod' }
    await run('go', ['run', STATICCHECK, './...'], { cwd: MODULE, env })
  })

  test('passes its own tests', async () => {
    const { stdout } = await inModule('test', '-count=1', './...')
    assert.match(stdout, new RegExp(`^ok\\s+${readRelease().go.module}\\s`, 'm'))
  })

  describe('used by a reader', () => {
    let folder: string
    let service: DemoService
    before(async () => {
      folder = mkdtempSync(join(tmpdir(), 'gonggo-go-'))
      service = await startDemoService()
      await publishAwaited(service, '북항 등대', '북항 등대 보수')
      const [words = ''] = blocksIn(read('README.md'), 'sh')
      for (const line of words.trim().split('\n')) {
        const [, ...told] = line.replace('../gonggo/clients/go', MODULE).split(' ')
        await run('go', told, { cwd: folder, env: ENV })
      }
    })
    after(async () => {
      await service?.end()
      if (folder) rmSync(folder, { recursive: true, force: true })
    })

    /** Builds a sample in the empty project and runs it until it has said what it should. */
    async function say(word: string, expected: RegExp, env: Record<string, string> = {}) {
      const sample = SAMPLES.find((text) => text.includes(word)) ?? assert.fail(word)
      const name = `sample-${SAMPLES.indexOf(sample)}`
      mkdirSync(join(folder, name), { recursive: true })
      writeFileSync(join(folder, name, 'main.go'), sample)
      const program = join(folder, name, process.platform === 'win32' ? 'sample.exe' : 'sample')
      await run('go', ['build', '-o', program, `./${name}`], { cwd: folder, env: ENV })
      const all = { ...process.env, BASE: service.baseUrl, KEY: service.keys.enterprise, ...env }
      const child = endsWithTests(spawn(program, { cwd: folder, env: all, stdio: ['ignore', 'pipe', 'pipe'] }))
      let said = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          said += text
        })
      const isOver = () => child.exitCode !== null && child.stdout.readableEnded
      await eventually(() => expected.test(said) || (isOver() && assert.fail(`${sample}\nsaid only: ${said}`)))
      return child
    }

    for (const [word, expected, isEndless] of [
      ['Bids.Get(', /^\d+ notices, the first one closes at 20\S+\n.+ \d+\n$/],
      ['sum +=', /^\d+ won in all\n$/],
      ['ListAsNDJSON', /^\S+ .*[가-힣]/m],
      ['Keywords.Change', /^저수지 준설 is now 저수지 \(준설\|보강\)\n$/],
      ['FollowChanges', /^\d+ notices\n/, true],
      ['Events.Stream', /^evt_\w+ bid\.matched 북항 등대 보수\n/, true],
      ['Atlantis', /^400 unknown_region .* req_\w+ <nil>\nquery region /],
    ] as const)
      test(`runs the sample of ${word}`, async () => {
        const child = await say(word, expected)
        if (isEndless) await endProcess(child)
        else await eventually(() => child.exitCode === 0)
        if (word === 'ListAsNDJSON')
          assert.match(readFileSync(join(folder, 'bids.csv'), 'utf8'), /^\uFEFF.+\r?\n.*[가-힣]/)
      })

    test('the first sample does not crash when no notice matches', async (t) => {
      const empty = await startTestApp()
      t.after(() => empty.close())
      const child = await say('Bids.Get(', /^no notices\n$/, { BASE: empty.baseUrl, KEY: empty.key })
      await eventually(() => child.exitCode === 0)
    })

    test('runs the sample of a receiver', async () => {
      const [key, port] = [Buffer.alloc(24, 7), await freePort()]
      const secrets = `whsec_${Buffer.alloc(24, 8).toString('base64')} whsec_${key.toString('base64')}`
      const child = await say('Verify(', /listening/, { GONGGO_WEBHOOK_SECRETS: secrets, PORT: String(port) })
      const [id, time] = ['evt_1', String(Math.floor(Date.now() / 1000))]
      const body = '{"type":"bid.matched","data":{"bid":{"title":"가"}}}'
      const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
      const post = async (text: string) => {
        const headers = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` }
        return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: text, headers })).status
      }
      // It says that it listens just before it does.
      await eventually(() =>
        post(body).then(
          () => true,
          () => false,
        ),
      )
      assert.deepEqual([await post(body), await post(`${body} `)], [204, 401])
      await endProcess(child)
    })

    test('runs every sample', () => assert.equal(SAMPLES.length, 8))
  })
})
