import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import type { Published, Release } from '../../clients/typescript/scripts/release.ts'
import { bundleName } from './papers.ts'
import { fetched, lastLine, Missing, type Steps, say } from './steps.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Checkers of npm packages, with fixed versions. */
const NPM_JUDGES = ['publint@0.3.25', '@arethetypeswrong/cli@0.18.5']
const PYTHON_TOOLS = ['hatchling==1.33.0', 'twine==7.0.0', 'mypy==2.4.1', 'ruff==0.17.6']
const PYRIGHT = 'pyright@1.1.414'
const STATICCHECK = 'honnef.co/go/tools/cmd/staticcheck@v0.8.2'

export interface Place {
  /** The folder of the artifacts; `work` is for temporary files. */
  out: string
  work: string
  release: Release
  steps: Steps
}

/** How to build and check each package, and the commands with which the maintainer publishes it. */
export const PACKAGES: Record<
  Published,
  {
    folder: string
    make(place: Place): void
    /** Run in the folder of the release. */
    publish(release: Release): string
  }
> = {
  typescript: {
    folder: 'clients/typescript',
    make: makeTypescript,
    publish: ({ versions }) => npmPublish(`typescript/gonggo-client-${versions.typescript}.tgz`, versions.typescript),
  },
  n8n: {
    folder: 'integrations/n8n',
    make: makeN8n,
    publish: ({ versions }) => npmPublish(`n8n/n8n-nodes-gonggo-${versions.n8n}.tgz`, versions.n8n),
  },
  python: { folder: 'clients/python', make: makePython, publish: () => 'twine upload python/*.whl python/*.tar.gz' },
  go: {
    folder: 'clients/go',
    make: makeGo,
    publish: ({ versions }) => {
      const [git, tag] = [`git -C ${JSON.stringify(ROOT)}`, `clients/go/v${versions.go}`]
      return `${git} tag ${tag} && ${git} push origin ${tag}`
    },
  },
  java: {
    folder: 'clients/java',
    make: makeJava,
    publish: ({ versions }) => `upload ${bundleName(versions.java)} at https://central.sonatype.com/publishing`,
  },
}

/**
 * Without `./`, npm would read a GitHub repository. Without a tag, a prerelease would become the default version, or is
 * rejected.
 */
function npmPublish(archive: string, version: string): string {
  const [, stage] = /-([a-z]+)/.exec(version) ?? []
  return `npm publish ./${archive}${stage ? ` --tag ${stage}` : ''}`
}

const UNBUILT = /[\\/](?:node_modules|dist|target|test|__pycache__|\.mypy_cache)(?:[\\/]|$)/

/** A copy of a package, so that builds leave no files in the project. */
export function copyOf(folder: string, { work, release }: Pick<Place, 'work' | 'release'>): string {
  const copy = join(work, folder)
  const source = join(ROOT, folder)
  cpSync(source, copy, { recursive: true, filter: (path) => !UNBUILT.test(path.slice(source.length)) })
  for (const page of globSync('*.md', { cwd: copy })) {
    const text = readFileSync(join(copy, page), 'utf8')
    writeFileSync(join(copy, page), withAbsoluteLinks(text, folder, release))
  }
  return copy
}

/** Replaces links to other folders by addresses of the repository. */
const withAbsoluteLinks = (text: string, folder: string, { files }: Release): string =>
  text.replace(/(?<=\]\()(\.\.\/[^)#\s]+)/g, (link) => `${files}/${posix.join(folder, link)}`)

function folderFor(part: Published, { out }: Place): string {
  const folder = join(out, part)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** The files of a folder with their sizes. */
const named = (folder: string): string =>
  readdirSync(folder)
    .sort()
    .map((name) => `${name} (${Math.ceil(statSync(join(folder, name)).size / 1000)} kB)`)
    .join(', ')

function npmPack(copy: string, target: string): string {
  const words = ['pack', '--ignore-scripts', '--silent', '--pack-destination', target]
  return join(target, lastLine(say('npm', words, copy)))
}

/** Installs programs from npm; returns their folder. */
function npmPrograms(name: string, packages: string[], { work }: Place): string {
  const folder = join(work, name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  fetched('npm', ['install', '--ignore-scripts', '--silent', ...packages], folder, packages.join(' and '))
  return join(folder, 'node_modules/.bin')
}

function makeTypescript(place: Place): void {
  const { steps, work } = place
  const target = folderFor('typescript', place)
  const source = join(ROOT, 'clients/typescript')
  let archive = ''
  const isBuilt = steps.take('typescript', 'build', () => {
    const copy = copyOf('clients/typescript', place)
    for (const project of ['tsconfig.json', 'tsconfig.mirror.json'])
      say(
        process.execPath,
        [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', project, '--outDir', join(copy, 'dist')],
        source,
      )
    archive = npmPack(copy, target)
    return named(target)
  })
  if (!isBuilt) return
  let programs = ''
  const isJudged = steps.take('typescript', 'tools', () => {
    programs = npmPrograms('judges', NPM_JUDGES, place)
    return NPM_JUDGES.join(', ')
  })
  if (!isJudged) return
  steps.take('typescript', 'publint', () => lastLine(say(join(programs, 'publint'), [archive, '--strict'], work)))
  // There is no CommonJS version, because Node supports `require` of modules since 20.19 (docs/compatibility.md).
  steps.take('typescript', 'attw', () => {
    say(join(programs, 'attw'), [archive, '--profile', 'esm-only', '--no-color'], work)
    return 'no problems (profile esm-only)'
  })
}

function makeN8n(place: Place): void {
  const target = folderFor('n8n', place)
  place.steps.take('n8n', 'build', () => {
    const archive = npmPack(copyOf('integrations/n8n', place), target)
    const names = say('tar', ['tzf', archive], target).split('\n')
    const { n8n } = JSON.parse(readFileSync(join(ROOT, 'integrations/n8n/package.json'), 'utf8')) as {
      n8n: { nodes: string[]; credentials: string[] }
    }
    const lost = [...n8n.nodes, ...n8n.credentials].filter((name) => !names.includes(`package/${name}`))
    if (lost.length > 0) throw new Error(`the package lacks ${lost.join(', ')}`)
    return named(target)
  })
}

function makePython(place: Place): void {
  const { steps, work } = place
  const target = folderFor('python', place)
  const python = join(work, 'venv/bin/python')
  const hasTools = steps.take('python', 'tools', () => {
    say('python3', ['-m', 'venv', join(work, 'venv')], work)
    fetched(python, ['-m', 'pip', 'install', '-q', ...PYTHON_TOOLS], work, PYTHON_TOOLS.join(' and '))
    return PYTHON_TOOLS.join(', ')
  })
  if (!hasTools) return
  const source = join(ROOT, 'clients/python')
  steps.take('python', 'ruff', () => lastLine(say(python, ['-m', 'ruff', 'check', '--no-cache', '.'], source)))
  const isBuilt = steps.take('python', 'build', () => {
    say(python, ['-m', 'hatchling', 'build', '-d', target], copyOf('clients/python', place))
    return named(target)
  })
  if (!isBuilt) return
  // Type checkers check the installed package with all its extras.
  const isInstalled = steps.take('python', 'extras', () => {
    const wheel = readdirSync(target).find((name) => name.endsWith('.whl')) ?? ''
    const words = ['-m', 'pip', 'install', '-q', `${join(target, wheel)}[async,psycopg,pyarrow]`]
    fetched(python, words, work, 'the extras of the package')
    return 'async, psycopg, pyarrow'
  })
  if (isInstalled) {
    steps.take('python', 'mypy', () => lastLine(say(python, ['-m', 'mypy', '--strict', '-p', 'gonggo'], work)))
    steps.take('python', 'pyright', () => {
      const pyright = join(npmPrograms('pyright', [PYRIGHT], place), 'pyright')
      return lastLine(say(pyright, ['--pythonpath', python, join(source, 'src')], work))
    })
  }
  steps.take('python', 'twine check', () => {
    const files = readdirSync(target).map((name) => join(target, name))
    say(python, ['-m', 'twine', 'check', '--strict', ...files], work)
    return `${files.length} files passed`
  })
}

function makeGo(place: Place): void {
  const { steps, release } = place
  const target = folderFor('go', place)
  const env = { ...process.env, GOTOOLCHAIN: 'local', GOFLAGS: '-mod=mod' }
  let copy = ''
  const isBuilt = steps.take('go', 'build', () => {
    copy = copyOf('clients/go', place)
    say('go', ['build', './...'], copy, env)
    return `${release.go.module} v${release.versions.go}`
  })
  // Go modules are published by a tag; the archive shows what users will download.
  steps.take('go', 'archive', () => {
    const name = `gonggo-go-${release.versions.go}.tar.gz`
    const files = globSync('{*.go,go.mod,LICENSE,*.md}', { cwd: join(ROOT, 'clients/go') })
      .filter((file) => !file.endsWith('_test.go'))
      .sort()
    const words = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=2026-01-01', '-czf']
    say('tar', [...words, join(target, name), ...files], join(ROOT, 'clients/go'))
    return named(target)
  })
  if (!isBuilt) return
  steps.take('go', 'go vet', () => say('go', ['vet', './...'], copy, env) || 'no faults')
  steps.take('go', 'staticcheck', () => {
    fetched('go', ['list', '-m', 'honnef.co/go/tools@v0.8.2'], place.work, STATICCHECK)
    return say('go', ['run', STATICCHECK, './...'], copy, env) || 'no faults'
  })
}

function makeJava(place: Place): void {
  const { steps, release } = place
  const target = folderFor('java', place)
  const isBuilt = steps.take('java', 'mvn verify', () => {
    const copy = copyOf('clients/java', place)
    try {
      say('mvn', ['-B', '-q', '-P', 'release', 'verify'], copy)
    } catch (error) {
      if (error instanceof Missing || !/Could not (?:transfer|find) artifact|PluginResolution/.test(String(error)))
        throw error
      throw new Missing(
        `plugins of Maven cannot be fetched: ${/Could not [^\n]{0,160}/.exec(String(error))?.[0] ?? ''}`,
      )
    }
    for (const jar of globSync('target/*.jar', { cwd: copy })) cpSync(join(copy, jar), join(target, basename(jar)))
    cpSync(join(copy, 'pom.xml'), join(target, `gonggo-client-${release.versions.java}.pom`))
    return named(target)
  })
  if (!isBuilt) return
  steps.take('java', 'contents', () => {
    const base = `gonggo-client-${release.versions.java}`
    const names = say('jar', ['tf', join(target, `${base}.jar`)], target).split('\n')
    for (const name of ['META-INF/LICENSE', 'module-info.class'])
      if (!names.includes(name)) throw new Error(`${base}.jar lacks ${name}`)
    for (const kind of ['-sources', '-javadoc'])
      if (!readdirSync(target).includes(`${base}${kind}.jar`)) throw new Error(`${base}${kind}.jar is missing`)
    return 'library with LICENSE, sources, javadoc'
  })
}
