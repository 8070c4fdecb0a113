import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../src/front/rules/style.ts'

/** The sample of an operation, as a page shows it. */
export interface ShownSample {
  id: string
  text: string
}

/** How samples of a language are run, all in one program. A failing sample prints a line `!! id …`. */
export interface Toolchain {
  code: SampleLanguage
  /** Exits with 0 if the language is installed in a suitable version. */
  asked: readonly [string, ...string[]]
  isEnough?: (answer: string) => boolean
  /** Writes the samples into the folder and returns the commands; those before the last print nothing. */
  lay: (folder: string, samples: ShownSample[]) => readonly (readonly [string, ...string[]])[]
  env?: Readonly<Record<string, string>>
}

const ROOT = join(import.meta.dirname, '..')
const CLIENTS = join(ROOT, 'clients')
/** Optimisation does not pay for a program that runs once. */
const QUICK = '-XX:TieredStopAtLevel=1'

/**
 * Without optimisation: if nothing is compiled yet, 16 s of processor time instead of 23 s, most of it for Go's own
 * packages.
 */
export const QUICK_GO = '-gcflags=all=-N -l'

const CURL: Toolchain = {
  code: 'curl',
  asked: ['curl', '--version'],
  lay(folder, samples) {
    const lines = samples.map(({ id, text }) => `${text} -sS -o /dev/null || echo '!! ${id}'`)
    writeFileSync(join(folder, 'run.sh'), lines.join('\n'))
    return [['sh', join(folder, 'run.sh')]]
  },
}

const STRICT =
  '--strict --noEmit --module nodenext --target es2024 --skipLibCheck --allowImportingTsExtensions --types node'
const TYPESCRIPT: Toolchain = {
  code: 'ts',
  asked: [process.execPath, '--version'],
  lay(folder, samples) {
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
    for (const { id, text } of samples) writeFileSync(join(folder, `${id}.mts`), text)
    const lines = samples.map(
      ({ id }) => `await import('./${id}.mts').catch((error) => console.log('!! ${id}', error))`,
    )
    writeFileSync(join(folder, 'run.mjs'), lines.join('\n'))
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc')
    const files = samples.map(({ id }) => `${id}.mts`)
    return [
      // The current source of the client, not an earlier build.
      [process.execPath, compiler, ...STRICT.split(' '), '--customConditions', 'gonggo:source', ...files],
      [process.execPath, '--conditions=gonggo:source', 'run.mjs'],
    ]
  },
}

const PYTHON: Toolchain = {
  code: 'py',
  asked: ['python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 10))'],
  env: { PYTHONPATH: join(CLIENTS, 'python/src'), PYTHONDONTWRITEBYTECODE: '1' },
  lay(folder, samples) {
    for (const { id, text } of samples) writeFileSync(join(folder, `${id}.py`), text)
    const lines = [
      'import runpy',
      `for one in ${JSON.stringify(samples.map(({ id }) => id))}:`,
      '    try:',
      '        runpy.run_path(one + ".py")',
      '    except Exception as error:',
      '        print("!!", one, repr(error))',
    ]
    writeFileSync(join(folder, 'run.py'), lines.join('\n'))
    return [['python3', '-X', 'utf8', join(folder, 'run.py')]]
  },
}

const JAVA: Toolchain = {
  code: 'java',
  asked: ['javac', '--release', '17', '--version'],
  lay(folder, samples) {
    const nameOf = (text: string) => /^public class (\w+)/m.exec(text)?.[1]
    for (const { text } of samples) writeFileSync(join(folder, `${nameOf(text)}.java`), text)
    const calls = samples.map(
      ({ id, text }) =>
        `try { ${nameOf(text)}.main(args); } catch (Exception e) { System.out.println("!! ${id} " + e); }`,
    )
    const all = `public class All { public static void main(String[] args) { ${calls.join('\n')} System.exit(0); } }`
    writeFileSync(join(folder, 'All.java'), all)
    const client = join(CLIENTS, 'java/src/main/java')
    const sources = globSync('**/*.java', { cwd: client }).filter((name) => name !== 'module-info.java')
    const files = [
      ...sources.map((name) => join(client, name)),
      ...globSync('*.java', { cwd: folder }).map((name) => join(folder, name)),
    ]
    writeFileSync(join(folder, 'sources'), files.map((file) => JSON.stringify(file)).join('\n'))
    const words = ['--release', '17', '-proc:none', '-encoding', 'UTF-8', '-d', join(folder, 'classes')]
    return [
      ['javac', `-J${QUICK}`, ...words, `@${join(folder, 'sources')}`],
      ['java', QUICK, '-Dfile.encoding=UTF-8', '-cp', join(folder, 'classes'), 'All'],
    ]
  },
}

const GO: Toolchain = {
  code: 'go',
  asked: ['go', 'version'],
  isEnough: (answer) => Number(/go1\.(\d+)/.exec(answer)?.[1]) >= 23,
  // Nothing is downloaded: neither modules nor another Go.
  env: { CGO_ENABLED: '0', GOTOOLCHAIN: 'local', GOFLAGS: '-mod=mod', GOPROXY: 'off' },
  lay(folder, samples) {
    for (const { id, text } of samples) {
      // One program for all: errors end only their sample.
      const own = text.replace('func main()', `func ${id}()`).replaceAll('log.Fatal', 'log.Panic')
      writeFileSync(join(folder, `${id}.go`), `${own}\n`)
    }
    const calls = samples.map(({ id }) => `\ttry("${id}", ${id})`)
    const tried = `func try(id string, run func()) {
	defer func() {
		if failed := recover(); failed != nil {
			fmt.Println("\\n!!", id, failed)
		}
	}()
	run()
}
`
    const main = `package main\n\nimport "fmt"\n\nfunc main() {\n${calls.join('\n')}\n}\n\n${tried}`
    writeFileSync(join(folder, 'all.go'), main)
    const [, module = ''] = /^module (.*)$/m.exec(readFileSync(join(CLIENTS, 'go/go.mod'), 'utf8')) ?? []
    const lines = ['module samples', 'go 1.23', `require ${module} v0.0.0`]
    writeFileSync(join(folder, 'go.mod'), `${[...lines, `replace ${module} => ${join(CLIENTS, 'go')}`].join('\n\n')}\n`)
    return [['go', 'fmt', '.'], ['go', 'build', QUICK_GO, '-o', 'all', '.'], [join(folder, 'all')]]
  },
}

/** Part of the base system. */
export const BASE_TOOLCHAINS: Toolchain[] = [CURL, TYPESCRIPT]
/** Programs that many machines do not have. */
export const FURTHER_TOOLCHAINS: Toolchain[] = [PYTHON, JAVA, GO]

/** Why the samples of a language are skipped. */
export function withoutToolchain({ code, asked: [program, ...words], isEnough }: Toolchain): string | false {
  const { status, stdout } = spawnSync(program, words, { encoding: 'utf8' })
  if (status === 0 && (isEnough?.(stdout) ?? true)) return false
  return `NOT TESTED: ${SAMPLE_LANGUAGES[code]} (${program}) is not installed here`
}
