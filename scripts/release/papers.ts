import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Published, Release } from '../../clients/typescript/scripts/release.ts'
import { Missing, say } from './steps.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The bill of materials of the service, included in every release. */
export const SERVICE_BILL = 'sbom/service.cdx.json'

/** All files below a folder, by relative path. */
export const filesIn = (folder: string): string[] =>
  globSync('**', { cwd: folder })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
    .sort()

const sha256 = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex')

/** Writes `SHA256SUMS` in the format of `sha256sum -c`. */
export function writeSums(out: string): string {
  const names = filesIn(out).filter((name) => name !== 'SHA256SUMS' && !name.endsWith('.asc'))
  writeFileSync(join(out, 'SHA256SUMS'), names.map((name) => `${sha256(join(out, name))}  ${name}\n`).join(''))
  return `${names.length} files`
}

/** Writes a signature for each artifact, and one for the checksums. */
export function sign(out: string, key: string | undefined): string {
  if (!key) throw new Missing('GONGGO_SIGNING_KEY names no key of GnuPG')
  const names = filesIn(out).filter((name) => !name.endsWith('.asc'))
  for (const name of names) say('gpg', ['--batch', '--yes', '--local-user', key, '--armor', '--detach-sign', name], out)
  for (const name of names) say('gpg', ['--batch', '--verify', `${name}.asc`, name], out)
  return `${names.length} signatures`
}

export const bundleName = (version: string): string => `java/gonggo-client-${version}-bundle.zip`

/** The bundle for Maven Central: all files in the folders of their coordinates, with signatures and checksums. */
export function bundleForMaven(out: string, { maven, versions }: Release): string {
  const base = `gonggo-client-${versions.java}`
  const names = readdirSync(join(out, 'java')).filter((name) => /\.(?:jar|pom)$/.test(name))
  const lost = ['.pom', '.jar', '-sources.jar', '-javadoc.jar'].filter((end) => !names.includes(base + end))
  if (lost.length > 0) throw new Missing(`there is no ${lost.map((end) => base + end).join(', ')}`)
  const work = mkdtempSync(join(tmpdir(), 'gonggo-bundle-'))
  try {
    const place = join(work, ...maven.groupId.split('.'), 'gonggo-client', versions.java)
    mkdirSync(place, { recursive: true })
    for (const name of names) {
      const path = join(out, 'java', name)
      if (!existsSync(`${path}.asc`)) throw new Missing(`${name} is not signed`)
      cpSync(path, join(place, name))
      cpSync(`${path}.asc`, join(place, `${name}.asc`))
      for (const kind of ['md5', 'sha1']) {
        const sum = createHash(kind).update(readFileSync(path)).digest('hex')
        writeFileSync(join(place, `${name}.${kind}`), sum)
      }
    }
    say('jar', ['--create', '--no-manifest', '--file', join(out, bundleName(versions.java)), '-C', work, '.'], work)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return bundleName(versions.java)
}

/** Empties the folder of an earlier release. Refuses other folders, unless it is the default folder. */
export function clearFolder(out: string, isOwn: boolean): void {
  const names = existsSync(out) ? readdirSync(out) : []
  const isRelease = names.includes('SHA256SUMS') && readFileSync(join(out, 'SHA256SUMS'), 'utf8').includes(SERVICE_BILL)
  if (names.length > 0 && !isOwn && !isRelease)
    throw new Error(`${out} is not empty and holds no release: choose another folder with --out`)
  rmSync(out, { recursive: true, force: true })
}

const PURLS: Record<Published, (release: Release) => string> = {
  typescript: ({ versions }) => `pkg:npm/%40gonggo/client@${versions.typescript}`,
  n8n: ({ versions }) => `pkg:npm/n8n-nodes-gonggo@${versions.n8n}`,
  python: ({ versions }) => `pkg:pypi/gonggo@${versions.python}`,
  go: ({ go, versions }) => `pkg:golang/${go.module}@v${versions.go}`,
  java: ({ maven, versions }) => `pkg:maven/${maven.groupId}/gonggo-client@${versions.java}`,
}

/** Optional dependencies of each package; none is required. */
const OPTIONAL: Partial<Record<Published, string[]>> = {
  typescript: ['pkg:npm/pg', 'pkg:npm/hyparquet-writer'],
  python: ['pkg:pypi/httpx2', 'pkg:pypi/psycopg', 'pkg:pypi/pyarrow'],
  n8n: ['pkg:npm/n8n-workflow'],
}

/** The bill of materials of a package (CycloneDX 1.6), with the hash of each file. */
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

/** The section of a version in the changelog of a package. */
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

/** The notes of all released packages. */
export function releaseNotes(
  parts: { part: Published; folder: string }[],
  release: Release,
  apiVersion: string,
): string {
  const sections = parts.map(({ part, folder }) => {
    const version = release.versions[part]
    // The n8n nodes have no changelog.
    const text = part === 'n8n' ? `Described in \`${folder}\`.` : notesOf(readChanges(folder), version)
    return `## ${part} ${version}\n\n${text}`
  })
  const head = `# ${release.name}: packages made from the API ${apiVersion}\n\nWhat counts as breaking, and which package goes with which service: \`docs/compatibility.md\`.`
  return `${[head, ...sections].join('\n\n')}\n`
}
