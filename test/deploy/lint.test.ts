// The files in deploy/ that do not run here, with the linters and schemas of their formats (npm run all -- --only deploy).

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { unshiftedEnv } from '../environment.ts'
import { readDeploy } from '../image.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy')
const LINTERS = process.env.DEPLOY_LINTERS ?? ''

function run(program: string, words: string[], input = '') {
  const { status, stdout, stderr, error } = spawnSync(join(LINTERS, program), words, {
    input,
    env: unshiftedEnv(),
    encoding: 'utf8',
  })
  if (error) throw error
  return { isFine: status === 0, said: `${stdout}${stderr}` }
}

/** The file is fine, and the same with a mistake is not. */
function expectFine(name: string, mistake: [string, string], lint: (text: string) => ReturnType<typeof run>): void {
  const text = readDeploy(name)
  const { isFine, said } = lint(text)
  assert.ok(isFine, said)
  assert.ok(text.includes(mistake[0]))
  assert.ok(!lint(text.replace(...mistake)).isFine, `${mistake[1]} is not caught`)
}

test('Dockerfile: hadolint', () => {
  expectFine('Dockerfile', ['RUN npm ci\n', 'RUN cd /app && sudo npm ci\n'], (text) => run('hadolint', ['-'], text))
})

test('the Dockerfile of the messengers: hadolint', () => {
  const text = readFileSync(join(import.meta.dirname, '../../integrations/messengers/Dockerfile'), 'utf8')
  const { isFine, said } = run('hadolint', ['-'], text)
  assert.ok(isFine, said)
  assert.ok(!run('hadolint', ['-'], text.replace('WORKDIR /app', 'WORKDIR app')).isFine, 'a mistake is not caught')
})

const COMPOSE = `import compose_spec, sys
options = compose_spec.PyOptions(apply_merge=True)
options.from_yaml(sys.stdin.read()).validate()`

test('compose.yaml: the Compose Specification', () => {
  expectFine('compose.yaml', ['    healthcheck:', '    helthcheck:'], (text) => run('python3', ['-c', COMPOSE], text))
})

test('kubernetes/gonggo.yaml: the schemas of Kubernetes', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-lint-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'gonggo.yaml')
  expectFine('kubernetes/gonggo.yaml', ['readOnlyRootFilesystem', 'readOnlyRootFileSystem'], (text) => {
    writeFileSync(path, text)
    return run('kubernetes-validate', ['--strict', path])
  })
})

test('prometheus/rules.yaml: each alert is silent at first and fires in its simulated outage', () => {
  const promtool = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync('promtool', words, {
      cwd: DEPLOY,
      env: unshiftedEnv(),
      encoding: 'utf8',
    })
    assert.equal(status, 0, `promtool (Debian package: prometheus)\n${stdout}${stderr}`)
  }
  promtool('check', 'rules', 'prometheus/rules.yaml')
  promtool('test', 'rules', 'prometheus/rules.test.yaml')
  const alertsOf = (name: string, pattern: RegExp) => [...readDeploy(name).matchAll(pattern)].map(([, alert]) => alert)
  assert.deepEqual(
    alertsOf('prometheus/rules.test.yaml', /- name: (\w+)/g),
    alertsOf('prometheus/rules.yaml', /- alert: (\w+)/g),
  )
})
