// The files in deploy/: their settings are those of the service, and they agree with each other.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, test } from 'node:test'
import { parseAllDocuments } from 'yaml'
import { type Config, packageVersion, toConfig } from '../src/config.ts'
import { neededEnv } from './environment.ts'
import { imageCopies, imageEnv, imageInstructions, interpolated, readCompose, readDeploy } from './image.ts'

const ROOT = join(import.meta.dirname, '..')
const FILES = globSync('deploy/**', { cwd: ROOT, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
const read = (path: string) => readFileSync(path, 'utf8')

const SETTING = /\b(?:GONGGO_[A-Z_]+|DATABASE_URL|REDIS_URL|SMTP_URL|KONEPS_[A-Z_]+)\b/g
const known = new Set(read(join(ROOT, 'src/config.ts')).match(SETTING))
const strangeSettings = (text: string) => (text.match(SETTING) ?? []).filter((name) => !known.has(name))

test('deploy/ names only settings that the service reads', () => {
  assert.ok(FILES.length >= 10, FILES.join('\n'))
  for (const path of FILES) assert.deepEqual(strangeSettings(read(path)), [], path)
  assert.deepEqual(strangeSettings('GONGGO_PORT=1 GONGGO_PROT=1'), ['GONGGO_PROT'])
})

/** Values of an .env file. */
const valuesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))

/** Valid for the service, and safe for production. */
function expectProduction(config: Config): void {
  assert.equal(config.demo, false)
  assert.ok(config.databaseUrl && config.redisUrl)
  assert.match(config.publicUrl ?? '', /^https:/)
  assert.ok(config.trustedProxies.length > 0)
}

describe('compose.yaml', () => {
  const { services, configs } = readCompose()
  const example = valuesOf(readDeploy('example.env'))
  const addressOf = (name: string) => {
    const { networks } = services[name] ?? assert.fail(name)
    return Array.isArray(networks) ? undefined : networks.gonggo?.ipv4_address
  }
  const PROCESSES = ['migrate', 'api-1', 'api-2', 'worker-1', 'worker-2']

  test('each process has valid settings, and starts with only the values that example.env asks for', () => {
    const required = ['GONGGO_SECRET', 'OWNER_PASSWORD', 'APP_PASSWORD']
    const names = new Set([...readDeploy('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
    assert.deepEqual([...names].sort(), Object.keys(example).sort())
    const values = { ...example, ...Object.fromEntries(required.map((name) => [name, 'x'.repeat(32)])) }
    for (const name of PROCESSES) {
      const environment = Object.entries(services[name]?.environment ?? {})
      const settings = environment.map(([key, value]) => [key, interpolated(String(value), values)])
      const config = toConfig({ ...imageEnv(), ...Object.fromEntries(settings) })
      expectProduction(config)
      assert.equal(config.migrationUrl !== null, name === 'migrate')
    }
    assert.throws(() => interpolated(readDeploy('compose.yaml'), example), /required/)
  })

  test('nginx is the trusted proxy, and its upstream is the API processes', () => {
    for (const name of ['api-1', 'api-2']) {
      assert.ok(configs.upstream?.content.includes(`server ${addressOf(name)}:8080;`), name)
      assert.equal(services[name]?.environment?.GONGGO_TRUSTED_PROXIES, `${addressOf('nginx')}/32`)
    }
  })

  test('the processes of Gonggo write only to their own folders', () => {
    for (const name of PROCESSES) assert.equal(services[name]?.read_only, true, name)
  })
})

describe('Dockerfile', () => {
  test('what it copies is there, and no folder that the service reads is missing', () => {
    const copied = imageCopies().flatMap(({ from, sources }) => (from === null ? sources : []))
    for (const source of copied) assert.ok(existsSync(join(ROOT, source)), source)
    const folders = globSync('src/**/*.ts', { cwd: ROOT, exclude: (name) => name.endsWith('.test.ts') })
      .flatMap((path) => [...read(join(ROOT, path)).matchAll(/new URL\('(?:\.\.\/)+([a-z]+)\/'/g)])
      .map(([, folder = '']) => folder)
    assert.ok(folders.length >= 4, String(folders))
    for (const folder of folders) assert.ok(copied.includes(folder), folder)
  })

  test('the process is no root, writes to a volume, and has a health check without a shell', () => {
    const said = Object.fromEntries(imageInstructions())
    assert.match(said.USER ?? '', /^[1-9]\d*:[1-9]\d*$/)
    assert.ok(imageEnv().GONGGO_DATA?.startsWith(`${said.VOLUME}/`))
    assert.match(said.HEALTHCHECK ?? '', /CMD \["node", .*\/readyz/)
    assert.deepEqual(JSON.parse(said.CMD ?? ''), ['node', 'src/main.ts'])
  })
})

test('the units set for the memory of the process what the image sets, and npm start what works on every system', () => {
  const names = ['NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_']
  const env = imageEnv()
  const settings = names.map((name) => `${name}=${env[name]}`)
  for (const unit of globSync('deploy/systemd/*.service', { cwd: ROOT }))
    assert.ok(read(join(ROOT, unit)).includes(`\nEnvironment=${settings.join(' ')}\n`), unit)
  const { start } = JSON.parse(read(join(ROOT, 'package.json'))).scripts as { start: string }
  assert.equal(start, `exec node ${env.NODE_OPTIONS} src/main.ts`)
})

interface Manifest {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec: {
    selector: { matchLabels: Record<string, string> } & Record<string, string>
    template: { metadata: { labels: Record<string, string> }; spec: Pod }
  }
}
interface Pod {
  securityContext: { runAsNonRoot: boolean }
  containers: {
    image: string
    command: string[]
    envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
    securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean }
    readinessProbe?: { httpGet: { path: string } }
  }[]
}

describe('kubernetes/gonggo.yaml', () => {
  const manifests = parseAllDocuments(readDeploy('kubernetes/gonggo.yaml')).map((one) => one.toJS() as Manifest)
  const ofKind = (...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(kind))
  const workloads = ofKind('Job', 'Deployment')

  test('each container has valid settings, this version, and no more rights than it needs', () => {
    const settings = new Map(ofKind('ConfigMap', 'Secret').map((one) => [`${one.kind} ${one.metadata.name}`, one]))
    assert.equal(workloads.length, 3)
    for (const { spec } of workloads) {
      const { containers, securityContext } = spec.template.spec
      assert.equal(securityContext.runAsNonRoot, true)
      for (const { image, envFrom, securityContext: own } of containers) {
        assert.ok(image.endsWith(`/gonggo:${packageVersion()}`), image)
        assert.deepEqual([own.readOnlyRootFilesystem, own.allowPrivilegeEscalation], [true, false])
        const env = envFrom.map(({ configMapRef, secretRef }) => {
          const one = settings.get(configMapRef ? `ConfigMap ${configMapRef.name}` : `Secret ${secretRef?.name}`)
          return one?.data ?? one?.stringData ?? assert.fail(JSON.stringify({ configMapRef, secretRef }))
        })
        expectProduction(toConfig(Object.assign({}, imageEnv(), ...env)))
      }
    }
  })

  test('services and budgets select the pods of a deployment, which are ready by /readyz', () => {
    const labels = ofKind('Deployment').map(({ spec }) => JSON.stringify(spec.template.metadata.labels))
    for (const { spec } of ofKind('Service')) assert.ok(labels.includes(JSON.stringify(spec.selector)))
    for (const { spec } of ofKind('PodDisruptionBudget', 'Deployment'))
      assert.ok(labels.includes(JSON.stringify(spec.selector.matchLabels)))
    for (const { spec } of ofKind('Deployment'))
      assert.equal(spec.template.spec.containers[0]?.readinessProbe?.httpGet.path, '/readyz')
  })
})

const withoutSystemd: string | false =
  spawnSync('systemd-analyze', ['--version'], { env: neededEnv() }).status === 0
    ? false
    : 'no systemd is installed here'

describe('systemd', () => {
  test('the settings are valid', () => {
    expectProduction(toConfig(valuesOf(readDeploy('systemd/gonggo.env'))))
  })

  test('the units are valid and confined', { skip: withoutSystemd }, (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'gonggo-units-'))
    t.after(() => rmSync(folder, { recursive: true, force: true }))
    const units = globSync('deploy/systemd/*.service', { cwd: ROOT })
    assert.equal(units.length, 3)
    for (const unit of units) {
      const path = join(folder, basename(unit).replace('@.', '@8081.'))
      writeFileSync(path, read(join(ROOT, unit)).replaceAll('/opt/gonggo/node_modules/.bin/node', process.execPath))
      const analyze = (...words: string[]) => {
        const { status, stdout, stderr } = spawnSync('systemd-analyze', words, { env: neededEnv(), encoding: 'utf8' })
        assert.equal(status, 0, `${words.join(' ')}\n${stdout}${stderr}`)
      }
      analyze('verify', '--man=no', path)
      // 2.0 of 10 where 10 is unconfined.
      analyze('security', '--offline=true', '--no-pager', '--threshold=20', path)
    }
  })
})

test('the sample of the settings that are checked differs from a wrong one', () => {
  assert.throws(() => expectProduction(toConfig({ ...valuesOf(readDeploy('systemd/gonggo.env')), GONGGO_DEMO: '1' })))
  assert.throws(() => toConfig(valuesOf('DATABASE_URL=mysql://x\nGONGGO_SECRET=0123456789abcdef')))
})
