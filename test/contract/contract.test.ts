import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { MINUTE } from '../../src/lib/clock.ts'
import { startTestApp, type TestApp } from '../app-harness.ts'
import { bidRecord, makeAccount, makeKey, roundRecord } from '../factories.ts'
import { endsWithTests } from '../harness.ts'
import { explanations, type Objection, readReport } from './report.ts'

/** Schemathesis sends what `/openapi.json` allows, and much that it does not. */
const SCHEMATHESIS = process.env.SCHEMATHESIS ?? 'schemathesis'
const EXAMPLES = 8
/** Every bound of every field is tested once; differences of the other plan need fewer requests. */
const PASSES = [
  { plan: 'enterprise', phases: 'examples,coverage,fuzzing', least: 3_000 },
  { plan: 'pro', phases: 'examples,fuzzing', least: 300 },
] as const
const SHOWN = 20
/** Tested separately: Schemathesis reuses ids from responses, and would delete or block the key it uses. */
const LOCK_OUT = ['replaceIpAllowList', 'revokeKey', 'rotateKey']

const pinned = /schemathesis==(\S+)/.exec(readFileSync(new URL('requirements.txt', import.meta.url), 'utf8'))?.[1]
const installed = spawnSync(SCHEMATHESIS, ['--version'], { encoding: 'utf8' }).stdout ?? ''
const missing = installed.trim().endsWith(` ${pinned}`)
  ? null
  : `Schemathesis ${pinned} is not installed (python3 -m venv V; V/bin/pip install -r test/contract/requirements.txt; SCHEMATHESIS=V/bin/schemathesis)`
// Optional on a developer's machine, but required where everything must pass.
const skip = missing !== null && process.env.CI !== 'true' ? missing : false

describe('the service keeps to its document', { skip }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-contract-'))
  let app: TestApp
  let minutes: NodeJS.Timeout

  before(async () => {
    assert.equal(missing, null)
    // Without workers, so that nothing is sent to addresses that Schemathesis makes up.
    app = await startTestApp({ role: 'api' })
    const notices = Array.from({ length: 40 }, (_, n) => bidRecord({ number: `C${n}`, title: `하수관로 정비 ${n}` }))
    await app.bids.upsert(notices, () => false)
    const awards = notices.slice(0, 20).map(({ number }) => roundRecord({ number }))
    await app.bids.recordRounds('one', awards, () => false)
    await Promise.all([app.bids.follower.tick(), app.statistics.follower.tick()])
    // Limits are reset at once, because only responses are tested here.
    minutes = setInterval(() => app.clock.advanceSteady(MINUTE), 250)
  })
  after(async () => {
    clearInterval(minutes)
    rmSync(folder, { recursive: true, force: true })
    await app?.close()
  })

  async function keyOf(plan: 'pro' | 'enterprise'): Promise<string> {
    // English messages, because known false alarms are recognised by them.
    const account = await makeAccount(app, { plan, requestLimit: 100_000, language: 'en' })
    return (await makeKey(app, account.id)).key
  }

  /** All unexplained failures, and the number of requests. */
  async function ask(name: string, key: string, words: string[]): Promise<{ cases: number; unknown: Objection[] }> {
    const report = join(folder, `${name}.ndjson`)
    const child = endsWithTests(
      spawn(
        SCHEMATHESIS,
        [
          'run',
          `${app.baseUrl}/openapi.json`,
          '--url',
          app.baseUrl,
          '--header',
          `Authorization: Bearer ${key}`,
          '--max-examples',
          String(EXAMPLES),
          '--continue-on-failure',
          '--generation-deterministic',
          '--no-color',
          '--warnings',
          'off',
          '--report',
          'ndjson',
          '--report-ndjson-path',
          report,
          ...words,
        ],
        { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
      ),
    )
    const said = text(child.stdout)
    const [code] = (await once(child, 'close')) as [number | null]
    // 1 = it reports failures, which are examined here.
    assert.ok(code === 0 || code === 1, await said)
    const { cases, objections } = readReport(readFileSync(report, 'utf8'))
    return { cases, unknown: objections.filter((objection) => explanations(objection).length === 0) }
  }

  for (const { plan, phases, least } of PASSES) {
    test(`with a key of plan ${plan}`, async (t) => {
      const key = await keyOf(plan)
      const { cases, unknown } = await ask(plan, key, [
        '--phases',
        phases,
        ...LOCK_OUT.flatMap((id) => ['--exclude-operation-id', id]),
      ])
      t.diagnostic(`${cases} requests`)
      assert.deepEqual(unknown.slice(0, SHOWN), [], `${unknown.length} objections`)
      assert.ok(cases > least, `only ${cases} requests`)
      const { status } = await app.get('/v1/usage', {}, { key })
      assert.equal(status, 200, 'the key lost its rights on the way, so that little was asked')
    })
  }

  test('the operations that may lock their caller out', async () => {
    const { unknown } = await ask('locks-out', await keyOf('enterprise'), [
      '--phases',
      'examples,coverage',
      ...LOCK_OUT.flatMap((id) => ['--include-operation-id', id]),
    ])
    assert.deepEqual(unknown.slice(0, SHOWN), [])
  })
})
