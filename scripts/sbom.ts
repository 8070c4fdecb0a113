import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Prints the bill of materials (CycloneDX) of the packages installed in production, for every platform. `npm sbom --omit dev`
 * omits packages that a development dependency needs too, such as nodemailer and pg-protocol. So npm lists all packages, and
 * the lock file determines which of them are installed in production.
 */

interface LockEntry {
  version?: string
  dev?: boolean
  link?: boolean
}
interface Bill {
  components: { name: string; version: string; 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

const ROOT = join(import.meta.dirname, '..')
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockEntry>
}
const installed = new Set(
  Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
)
const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 1 << 28,
})
const bill = JSON.parse(text) as Bill
bill.components = bill.components.filter(({ name, version }) => installed.has(`${name}@${version}`))
const kept = new Set(bill.components.map((one) => one['bom-ref']))
bill.dependencies = bill.dependencies
  .filter(({ ref }) => kept.has(ref) || ref.startsWith('gonggo@'))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) }))
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`)
