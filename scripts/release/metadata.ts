import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Release, readRelease } from '../../clients/typescript/scripts/release.ts'

/**
 * Writes the values of `clients/release.json` into the manifest of each package; with `--check` only lists differences.
 */
const ROOT = join(import.meta.dirname, '../..')

type Manifest = Record<string, unknown> & { keywords?: string[] }

/** The metadata shown by npm. */
export function npmManifest(text: string, folder: string, version: string, release: Release): string {
  const { homepage, repository, issues, licence, authors, npm, keywords } = release
  const { name, description, keywords: own = [], ...rest } = JSON.parse(text) as Manifest
  for (const field of ['version', 'license', 'author', 'homepage', 'repository', 'bugs', 'publishConfig'])
    delete rest[field]
  const manifest = {
    name,
    version,
    description,
    license: licence.id,
    author: authors[0],
    homepage,
    repository: { type: 'git', url: `git+${repository}.git`, directory: folder },
    bugs: { url: issues },
    // n8n finds packages with nodes by a keyword.
    keywords: [...own.filter((word) => word.startsWith('n8n-')), ...keywords],
    publishConfig: npm,
    ...rest,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Replaces the lines between two comments. */
function between(text: string, begin: string, end: string, lines: string[]): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${begin} … ${end} is missing`)
  const indent = begin.startsWith('<!--') ? '  ' : ''
  return `${text.slice(0, from + begin.length)}\n${lines.join('\n')}\n${indent}${text.slice(to)}`
}

const PYTHONS = ['3.10', '3.11', '3.12', '3.13', '3.14']

/** The metadata shown by PyPI; the version comes from `_generated/version.py`. */
export function pythonProject(text: string, release: Release): string {
  const { authors, keywords, homepage, documentation, repository, issues, versions } = release
  const quoted = (value: string) => JSON.stringify(value)
  const stage = versions.python.includes('-') ? '4 - Beta' : '5 - Production/Stable'
  const classifiers = [
    `Development Status :: ${stage}`,
    'Intended Audience :: Developers',
    'Natural Language :: Korean',
    'Operating System :: OS Independent',
    'Programming Language :: Python :: 3',
    ...PYTHONS.map((version) => `Programming Language :: Python :: ${version}`),
    'Topic :: Office/Business',
    'Topic :: Software Development :: Libraries :: Python Modules',
    'Typing :: Typed',
  ]
  const people = authors.map(({ name, email }) => `{ name = ${quoted(name)}, email = ${quoted(email)} }`)
  const project = between(text, '# release.json: begin', '# release.json: end', [
    `authors = [${people.join(', ')}]`,
    `keywords = [${keywords.map(quoted).join(', ')}]`,
    'classifiers = [',
    ...classifiers.map((one) => `  ${quoted(one)},`),
    ']',
  ])
  const changes = `${repository}/blob/main/clients/python/CHANGELOG.md`
  const urls = { Homepage: homepage, Documentation: documentation, Repository: repository, Issues: issues }
  return between(project, '# release.json: begin urls', '# release.json: end urls', [
    '[project.urls]',
    ...Object.entries({ ...urls, Changelog: changes }).map(([name, url]) => `${name} = ${quoted(url)}`),
  ])
}

const xml = (value: string): string => value.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** The metadata required by Maven Central. */
export function mavenProject(text: string, release: Release): string {
  const { licence, authors, homepage, repository, issues, maven, versions, name } = release
  const git = repository.replace(/^https:\/\//, '')
  const element = (indent: number, tag: string, value: string) => `${' '.repeat(indent)}<${tag}>${xml(value)}</${tag}>`
  const developers = authors.flatMap((one) => [
    '    <developer>',
    element(6, 'name', one.name),
    element(6, 'email', one.email),
    ...(one.url === undefined ? [] : [element(6, 'url', one.url)]),
    '    </developer>',
  ])
  const filled = between(text, '<!-- release.json: begin -->', '<!-- release.json: end -->', [
    element(2, 'url', homepage),
    '  <organization>',
    element(4, 'name', name),
    element(4, 'url', homepage),
    '  </organization>',
    '  <licenses>',
    '    <license>',
    element(6, 'name', licence.name),
    element(6, 'url', licence.url),
    '      <distribution>repo</distribution>',
    '    </license>',
    '  </licenses>',
    '  <developers>',
    ...developers,
    '  </developers>',
    '  <scm>',
    element(4, 'connection', `scm:git:https://${git}.git`),
    element(4, 'developerConnection', `scm:git:https://${git}.git`),
    element(4, 'url', `${repository}/tree/main/clients/java`),
    '  </scm>',
    '  <issueManagement>',
    element(4, 'url', issues),
    '  </issueManagement>',
  ])
  return filled.replace(
    /<groupId>[^<]*<\/groupId>(\s*<artifactId>gonggo-client<\/artifactId>\s*)<version>[^<]*<\/version>/,
    (_, middle) => `<groupId>${xml(maven.groupId)}</groupId>${middle}<version>${xml(versions.java)}</version>`,
  )
}

/** The Go files that contain the module path, with the path of the publisher. */
export function goFiles(folder: string, release: Release): Record<string, string> {
  const { module } = release.go
  const [major = ''] = release.versions.go.split('.')
  if (Number(major) > 1 && !module.endsWith(`/v${major}`))
    throw new Error(`a module in Go of version ${release.versions.go} must be named …/v${major} (clients/release.json)`)
  const [, old = ''] = /^module (\S+)/.exec(readFileSync(join(folder, 'go.mod'), 'utf8')) ?? []
  const names = globSync('**/{go.mod,*.go,README.md,README.ko.md}', { cwd: folder }).sort()
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(folder, name), 'utf8').replaceAll(old, module)]),
  )
}

/** Every file with values of `clients/release.json`, with its expected content. */
function metadataFiles(release: Release): Record<string, string> {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
  const npm = (folder: string, version: string) => [
    `${folder}/package.json`,
    npmManifest(read(`${folder}/package.json`), folder, version, release),
  ]
  const go = Object.entries(goFiles(join(ROOT, 'clients/go'), release))
  return {
    ...Object.fromEntries([
      npm('clients/typescript', release.versions.typescript),
      npm('integrations/n8n', release.versions.n8n),
      ...go.map(([name, text]) => [`clients/go/${name}`, text]),
    ]),
    'clients/python/pyproject.toml': pythonProject(read('clients/python/pyproject.toml'), release),
    'clients/java/pom.xml': mavenProject(read('clients/java/pom.xml'), release),
  }
}

/** Placeholders in `clients/release.json`, which must be replaced before a release. */
export function placeholdersIn(release: Release): string[] {
  const values = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(values) : [String(value)]
  const { versions: _, ...said } = release
  return [...new Set(values(said).filter((value) => /(?:^|[/@.])[\w-]+\.example(?:[/:]|$)/.test(value)))]
}

if (import.meta.main) {
  const isOld = ([path, text]: [string, string]) => readFileSync(join(ROOT, path), 'utf8') !== text
  const old = Object.entries(metadataFiles(readRelease())).filter(isOld)
  if (!process.argv.includes('--check')) for (const [path, text] of old) writeFileSync(join(ROOT, path), text)
  else if (old.length > 0) {
    const names = old.map(([path]) => relative(ROOT, join(ROOT, path))).join(', ')
    process.stderr.write(`not as clients/release.json says (npm run client): ${names}\n`)
    process.exitCode = 1
  }
}
