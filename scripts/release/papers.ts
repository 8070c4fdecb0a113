import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Published, Release } from '../../clients/typescript/scripts/release.ts'
import { Missing, say } from './steps.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Files of a folder and those below, by their path in it. */
export const filesIn = (folder: string): string[] =>
  globSync('**', { cwd: folder })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort()

const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex')

/** `SHA256SUMS`, which `sha256sum -c` reads. */
export function writeSums(out: string): string {
  const names = filesIn(out).filter((name) => name !== 'SHA256SUMS' && !name.endsWith('.asc'))
  writeFileSync(join(out, 'SHA256SUMS'), names.map((name) => `${sha256(join(out, name))}  ${name}\n`).join(''))
  return `${names.length} files`
}

/** A signature beside each artifact, and one of the sums. */
export function sign(out: string, key: string | undefined): string {
  if (!key) throw new Missing('GONGGO_SIGNING_KEY names no key of GnuPG')
  const names = filesIn(out).filter((name) => !name.endsWith('.asc'))
  for (const name of names) say('gpg', ['--batch', '--yes', '--local-user', key, '--armor', '--detach-sign', name], out)
  for (const name of names) say('gpg', ['--batch', '--verify', `${name}.asc`, name], out)
  return `${names.length} signatures`
}

const PURLS: Record<Published, (release: Release) => string> = {
  typescript: ({ versions }) => `pkg:npm/%40gonggo/client@${versions.typescript}`,
  n8n: ({ versions }) => `pkg:npm/n8n-nodes-gonggo@${versions.n8n}`,
  python: ({ versions }) => `pkg:pypi/gonggo@${versions.python}`,
  go: ({ go, versions }) => `pkg:golang/${go.module}@v${versions.go}`,
  java: ({ maven, versions }) => `pkg:maven/${maven.groupId}/gonggo-client@${versions.java}`,
}

/** What a package may be given by the one who installs it; none needs anything. */
const OPTIONAL: Partial<Record<Published, string[]>> = {
  typescript: ['pkg:npm/pg', 'pkg:npm/hyparquet-writer'],
  python: ['pkg:pypi/httpx2', 'pkg:pypi/psycopg', 'pkg:pypi/pyarrow'],
  n8n: ['pkg:npm/n8n-workflow'],
}

/** The bill of materials of one package (CycloneDX 1.6), with the hash of each of its files. */
export function billOf(part: Published, out: string, release: Release): object {
  const { licence, homepage, repository, authors, versions } = release
  const ref = PURLS[part](release)
  const optional = OPTIONAL[part] ?? []
  const files = filesIn(join(out, part)).filter((name) => !name.endsWith('.asc'))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      authors: authors.map(({ name, email }) => ({ name, email })),
      component: {
        type: 'library',
        'bom-ref': ref,
        name: ref.replace(/^pkg:\w+\/|@[^@]*$/g, '').replace('%40', '@'),
        version: versions[part],
        purl: ref,
        licenses: [{ license: { id: licence.id, url: licence.url } }],
        externalReferences: [
          { type: 'website', url: homepage },
          { type: 'vcs', url: repository },
        ],
        components: files.map((name) => ({
          type: 'file',
          'bom-ref': `${part}/${name}`,
          name: basename(name),
          hashes: [{ alg: 'SHA-256', content: sha256(join(out, part, name)) }],
        })),
      },
    },
    components: optional.map((purl) => ({
      type: 'library',
      'bom-ref': purl,
      name: purl.replace(/^pkg:\w+\//, ''),
      purl,
      scope: 'optional',
    })),
    dependencies: [{ ref, dependsOn: optional }, ...optional.map((one) => ({ ref: one }))],
  }
}

/** What the changelog of a package says of a version. */
export function notesOf(changelog: string, version: string): string {
  const escaped = version.replaceAll('.', '\\.')
  const section = new RegExp(`^## (?:Pending )?${escaped}(?: .*)?\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, 'm').exec(
    changelog,
  )
  const text = section?.[1]?.trim()
  if (!text) throw new Error(`the changelog says nothing of ${version}`)
  return text
}

const readChanges = (folder: string): string => readFileSync(join(ROOT, folder, 'CHANGELOG.md'), 'utf8')

/** The notes of all packages that are released. */
export function releaseNotes(
  parts: { part: Published; folder: string }[],
  release: Release,
  apiVersion: string,
): string {
  const sections = parts.map(({ part, folder }) => {
    const version = release.versions[part]
    // The nodes have no changelog of their own.
    const text = part === 'n8n' ? `Described in \`${folder}\`.` : notesOf(readChanges(folder), version)
    return `## ${part} ${version}\n\n${text}`
  })
  const head = `# ${release.name}: packages made from the API ${apiVersion}\n\nWhat counts as breaking, and which package goes with which service: \`docs/compatibility.md\`.`
  return `${[head, ...sections].join('\n\n')}\n`
}
