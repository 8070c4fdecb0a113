import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readDocument } from '../../clients/typescript/scripts/document.ts'
import { type Published, readRelease } from '../../clients/typescript/scripts/release.ts'
import { placeholdersIn } from './metadata.ts'
import { PACKAGES } from './packages.ts'
import { billOf, bundleForMaven, clearFolder, releaseNotes, SERVICE_BILL, sign, writeSums } from './papers.ts'
import { type Outcome, Steps, say } from './steps.ts'

/**
 * Builds the packages into a folder, checks them, and adds bills of materials, notes, checksums and signatures.
 * Publishes nothing: at the end it prints the commands for the maintainer.
 */
const ROOT = join(import.meta.dirname, '../..')
const OWN_FOLDER = join(ROOT, '.release')
const { values } = parseArgs({
  options: {
    /** Skips steps that cannot run here, and allows placeholders. */
    'dry-run': { type: 'boolean', default: false },
    /** Names of packages, separated by commas. */
    only: { type: 'string' },
    out: { type: 'string', default: OWN_FOLDER },
  },
})
const release = readRelease()
const all = Object.keys(PACKAGES) as Published[]
const parts = all.filter((part) => values.only === undefined || values.only.split(',').includes(part))
const strangers = (values.only ?? '').split(',').filter((name) => name !== '' && !(name in PACKAGES))
if (strangers.length > 0) throw new Error(`no package ${strangers.join(', ')}; there are ${all.join(', ')}`)

const out = resolve(values.out)
clearFolder(out, out === OWN_FOLDER)
mkdirSync(join(out, 'sbom'), { recursive: true })
const work = mkdtempSync(join(tmpdir(), 'gonggo-release-'))
const MARKS = { ok: '✓', skipped: '–', failed: '✗' }
const tell = ({ part, step, result, said }: Outcome) =>
  process.stdout.write(`${MARKS[result]} ${part.padEnd(10)} ${step.padEnd(12)} ${said.trim()}\n`)
const steps = new Steps(tell)
try {
  steps.take('all', 'placeholders', () => {
    const placeholders = placeholdersIn(release)
    if (placeholders.length === 0) return 'none'
    const said = `clients/release.json still says ${placeholders.join(', ')}`
    if (!values['dry-run']) throw new Error(said)
    return said
  })
  if (!values['dry-run'])
    steps.take('all', 'committed', () => {
      const changed = say('git', ['status', '--porcelain'], ROOT)
      if (changed !== '') throw new Error(`uncommitted changes:\n${changed}`)
      return say('git', ['rev-parse', 'HEAD'], ROOT).trim()
    })
  for (const part of parts) PACKAGES[part].make({ out, work, release, steps })
  steps.take('all', 'sbom', () => {
    for (const part of parts) writeJson(`sbom/${part}.cdx.json`, billOf(part, out, release))
    writeFileSync(join(out, SERVICE_BILL), say(process.execPath, ['scripts/sbom.ts'], ROOT))
    return `CycloneDX for ${[...parts, 'service'].join(', ')}`
  })
  steps.take('all', 'notes', () => {
    const folders = parts.map((part) => ({ part, folder: PACKAGES[part].folder }))
    writeFileSync(join(out, 'NOTES.md'), releaseNotes(folders, release, readDocument().info.version))
    return 'NOTES.md'
  })
  steps.take('all', 'sums', () => writeSums(out))
  steps.take('all', 'signatures', () => sign(out, process.env.GONGGO_SIGNING_KEY))
  // The bundle contains signatures, so it is created after them and is not in the checksums.
  if (parts.includes('java')) steps.take('java', 'bundle', () => bundleForMaven(out, release))
} finally {
  rmSync(work, { recursive: true, force: true })
}

const failed = steps.outcomes.filter(({ result }) => result === 'failed')
const skipped = steps.outcomes.filter(({ result }) => result === 'skipped')
const isReady = failed.length === 0 && skipped.length === 0 && !values['dry-run']
process.stdout.write(`\n${out}: ${failed.length} failed, ${skipped.length} skipped\n`)
if (isReady)
  process.stdout.write(
    `To publish, in ${out}:\n${parts.map((part) => `  ${PACKAGES[part].publish(release)}\n`).join('')}`,
  )
else if (values['dry-run']) process.stdout.write('A dry run: nothing is published.\n')
else process.stdout.write('Not ready to publish: a release may have no failed or skipped step.\n')
process.exitCode = failed.length > 0 || (!values['dry-run'] && !isReady) ? 1 : 0

function writeJson(name: string, value: object): void {
  writeFileSync(join(out, name), `${JSON.stringify(value, null, 2)}\n`)
}
