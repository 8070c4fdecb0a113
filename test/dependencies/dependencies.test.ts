// The components of the service: a bill of materials, and known vulnerabilities (npm run all -- --only dependencies).

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { unshiftedEnv } from '../environment.ts'
import { licenceFaults } from '../licences.ts'

const ROOT = join(import.meta.dirname, '../..')
/** The path of the bill of materials. */
const { SBOM_FILE } = process.env

function run(program: string, ...words: string[]): string {
  const { stdout, error } = spawnSync(program, words, {
    cwd: ROOT,
    env: unshiftedEnv(),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (error) throw error
  return stdout
}

interface Component {
  name: string
  version: string
  purl: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
}

const licenceOf = ({ licenses = [] }: Component): string | undefined =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' AND ') || undefined

test('the bill of materials (CycloneDX) has every package that production installs, with an allowed licence, and no other', () => {
  const text = run(process.execPath, 'scripts/sbom.ts')
  const bill = JSON.parse(text) as {
    bomFormat: string
    specVersion: string
    components: Component[]
    dependencies: { dependsOn: string[] }[]
  }
  assert.deepEqual([bill.bomFormat, Number(bill.specVersion) >= 1.5], ['CycloneDX', true])
  assert.ok(bill.components.every(({ purl }) => purl.startsWith('pkg:npm/')))
  assert.ok(bill.dependencies.some(({ dependsOn }) => dependsOn.length > 1))
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean; link?: boolean }>
  }
  const expected = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
  const listed = bill.components.map((one) => ({ name: one.name, version: one.version, licence: licenceOf(one) }))
  assert.deepEqual(
    [...new Set(listed.map(({ name, version }) => `${name}@${version}`))].sort(),
    [...new Set(expected)].sort(),
  )
  assert.deepEqual(licenceFaults(listed), [])
  if (SBOM_FILE) writeFileSync(SBOM_FILE, text)
})

interface Audit {
  auditReportVersion?: number
  message?: string
  vulnerabilities?: Record<string, { severity: string; range: string }>
}

test('no runtime dependency has a known vulnerability', (t) => {
  const audit = JSON.parse(run('npm', 'audit', '--omit', 'dev', '--json')) as Audit
  if (audit.auditReportVersion === undefined)
    return t.skip(`not checked, because the registry does not answer queries for vulnerabilities: ${audit.message}`)
  const known = Object.entries(audit.vulnerabilities ?? {})
  assert.deepEqual(
    known.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`),
    [],
  )
})
