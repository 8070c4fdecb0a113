// Tests the protocol with its own conformance suite and inspector (npm run all -- --only agents).

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startTestApp, type TestApp } from '../app-harness.ts'
import { unshiftedEnv } from '../environment.ts'
import { endsWithTests } from '../processes.ts'
import { type KeyProxy, startKeyProxy } from './key-proxy.ts'

const PACKAGES = join(process.env.AGENT_JUDGES ?? '', 'node_modules/@modelcontextprotocol')
const CONFORMANCE = join(PACKAGES, 'conformance/dist/index.js')
const INSPECTOR = join(PACKAGES, 'inspector/clients/launcher/build/index.js')

let proxy: KeyProxy
let app: TestApp
before(async () => {
  proxy = await startKeyProxy()
  app = await startTestApp({ env: { GONGGO_PUBLIC_URL: proxy.url } })
  const { port } = app.http.server.address() as AddressInfo
  proxy.lead(`http://127.0.0.1:${port}`, app.key)
})
after(async () => {
  await app.close()
  await proxy.close()
})

/** Asynchronous, because the service runs in this process. */
function run(program: string, words: string[]): Promise<string> {
  const child = endsWithTests(spawn(process.execPath, [program, ...words], { env: unshiftedEnv() }))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve(said))
  })
}

interface JudgedCheck {
  id: string
  status: string
  errorMessage?: string
}

/** Failed checks by scenario, and how many passed. */
async function conformance(words: string[]): Promise<{ failed: Map<string, JudgedCheck[]>; passed: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-conformance-'))
  try {
    const said = await run(CONFORMANCE, ['server', '--url', `${proxy.url}/mcp`, '-o', folder, ...words])
    const failed = new Map<string, JudgedCheck[]>()
    let passed = 0
    for (const file of globSync('server-*/checks.json', { cwd: folder })) {
      const checks = JSON.parse(readFileSync(join(folder, file), 'utf8')) as JudgedCheck[]
      const [, scenario = ''] = /^server-(.+)-\d{4}-\d\d-\d\dT/.exec(file) ?? []
      passed += checks.filter(({ status }) => status === 'SUCCESS').length
      const failures = checks.filter(({ status }) => status === 'FAILURE')
      if (failures.length > 0) failed.set(scenario, failures)
    }
    assert.ok(passed > 0, said)
    return { failed, passed }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Scenarios about the tools of the suite's reference server, and about parts of the protocol that this server does not offer. */
const NOT_OFFERED =
  /^(?:completion-complete|logging-set-level|tools-call-(?:simple-text|error|image|audio|embedded-resource|mixed-content|with-progress|with-logging|sampling|elicitation)|resources-.+|prompts-.+|input-required-result-.+|tasks-.+|elicitation-.+|json-schema-2020-12|http-custom-header-server-validation)$/

/** Checks that are satisfied in another way. */
const NOT_OFFERED_CHECKS: Record<string, string[]> = {
  // These call tools of the reference server.
  'server-stateless': [
    'sep-2575-server-rejects-undeclared-capability',
    'sep-2575-missing-capability-http-400',
    'sep-2575-http-server-no-independent-requests-on-stream',
    'sep-2575-server-no-log-without-loglevel',
  ],
  // There are no prompts and no resources.
  caching: [
    'sep-2549-prompts-list-caching-hints',
    'sep-2549-resources-list-caching-hints',
    'sep-2549-resources-templates-list-caching-hints',
  ],
}

for (const [revision, words, least] of [
  ['2026-07-28', ['--requirements', '2026-07-28'], 90],
  ['2025-11-25', ['--spec-version', '2025-11-25', '--suite', 'all'], 30],
] as const)
  test(`conformance to ${revision}`, async (t) => {
    const { failed, passed } = await conformance([...words])
    const unexpected = [...failed].flatMap(([scenario, checks]) =>
      NOT_OFFERED.test(scenario)
        ? []
        : checks
            .filter(({ id }) => !NOT_OFFERED_CHECKS[scenario]?.includes(id))
            .map(({ id, errorMessage = '' }) => `${scenario}: ${id}: ${errorMessage}`),
    )
    assert.deepEqual(unexpected, [])
    assert.ok(passed >= least, `${passed} checks passed`)
    for (const name of Object.keys(NOT_OFFERED_CHECKS))
      for (const { id, errorMessage = '' } of failed.get(name) ?? []) t.diagnostic(`${id}: ${errorMessage}`)
    t.diagnostic(`${revision}: ${passed} checks passed; not offered: ${[...failed.keys()].sort().join(' ')}`)
  })

test('the inspector lists the tools and calls one', async () => {
  const inspect = async (...words: string[]) => {
    const said = await run(INSPECTOR, ['--cli', `${proxy.url}/mcp`, '--transport', 'http', ...words])
    return JSON.parse(said.slice(said.indexOf('{'))) as {
      tools?: { name: string }[]
      structuredContent?: { candidates: { name: string }[] }
    }
  }
  const { tools } = await inspect('--method', 'tools/list')
  assert.deepEqual(
    tools?.map(({ name }) => name),
    ['resolve', 'search_bids', 'get_bid', 'award_stats', 'check_eligibility', 'watch'],
  )
  const called = await inspect('--method', 'tools/call', '--tool-name', 'resolve', '--tool-arg', 'text=서울특별시')
  assert.equal(called.structuredContent?.candidates[0]?.name, '서울특별시')
})
