import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from './player.ts'

const CLIENTS = join(import.meta.dirname, '..')

/** A language with a client, and how to start its player. */
export interface Language {
  name: string
  /** The folder of the client's code. */
  core: string
  /** A command that succeeds if the language is installed. */
  toolchain: string[]
  /** The command of the player; builds into the folder if necessary. */
  playerIn(folder: string): Command
  /** The test that builds and uses the package, or checks it with other tools. */
  packageTest: string
}

const LANGUAGES: Language[] = [
  {
    name: 'typescript',
    core: 'typescript/src',
    toolchain: [process.execPath, '--version'],
    playerIn: () => ({ program: process.execPath, parts: [join(CLIENTS, 'typescript/conformance/player.ts')] }),
    packageTest: 'clients/typescript/test/judges.test.ts',
  },
  {
    name: 'python',
    core: 'python/src',
    toolchain: ['python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 10))'],
    playerIn: () => ({
      program: 'python3',
      parts: [join(CLIENTS, 'python/conformance/player.py')],
      // Runs the source of the client, and leaves no compiled files beside it.
      env: { PYTHONPATH: join(CLIENTS, 'python/src'), PYTHONDONTWRITEBYTECODE: '1' },
    }),
    packageTest: 'clients/python/test/package.test.ts',
  },
  {
    name: 'go',
    core: 'go',
    toolchain: ['go', 'version'],
    playerIn(folder) {
      const program = join(folder, 'go-player')
      const env = Object.assign({}, process.env, { GOTOOLCHAIN: 'local' })
      execFileSync('go', ['build', '-o', program, './conformance'], { cwd: join(CLIENTS, 'go'), env, stdio: 'pipe' })
      return { program, parts: [] }
    },
    packageTest: 'clients/go/test/package.test.ts',
  },
  {
    name: 'java',
    core: 'java/src/main/java',
    toolchain: ['javac', '--release', '17', '--version'],
    playerIn(folder) {
      const classes = join(folder, 'java-player')
      const sources = ['java/src/main/java', 'java/conformance'].flatMap((place) =>
        globSync('**/*.java', { cwd: join(CLIENTS, place) })
          .filter((name) => name !== 'module-info.java')
          .map((name) => join(CLIENTS, place, name)),
      )
      execFileSync('javac', ['--release', '17', '-encoding', 'UTF-8', '-d', classes, ...sources], { stdio: 'pipe' })
      // Starts half a second faster. Cases would otherwise wait for the compiler.
      return { program: 'java', parts: ['-XX:TieredStopAtLevel=1', '-cp', classes, 'Player'] }
    },
    packageTest: 'clients/java/test/package.test.ts',
  },
]

/** The languages with these names, or all. */
export function languagesOf(names: readonly string[]): Language[] {
  const present = LANGUAGES.filter(({ name }) => existsSync(join(CLIENTS, name)))
  const strangers = names.filter((name) => !present.some((it) => it.name === name))
  if (strangers.length > 0)
    throw new Error(`no client of ${strangers.join(', ')}; there are ${present.map(({ name }) => name).join(', ')}`)
  return names.length === 0 ? present : present.filter(({ name }) => names.includes(name))
}

export function isHere({ toolchain: [program = '', ...parts] }: Language): boolean {
  try {
    execFileSync(program, parts, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const NOT_CORE = /(?:^|\/)(?:test|tests|scripts|conformance)\/|generated|_test\.go$/
/** Generated files whose name does not show it have this first line. */
const GENERATED = /^\/\/ Generated from openapi\.json/

/** Lines of handwritten code, without empty lines and comments. */
export function coreLines({ core }: Language): number {
  const files = readdirSync(join(CLIENTS, core), { recursive: true, encoding: 'utf8' })
  const written = files.filter((file) => /\.(?:ts|py|go|java)$/.test(file) && !NOT_CORE.test(file))
  return written.reduce((sum, file) => sum + codeLines(join(CLIENTS, core, file)), 0)
}

function codeLines(file: string): number {
  const text = readFileSync(file, 'utf8')
  if (GENERATED.test(text)) return 0
  const code = text.replace(file.endsWith('.py') ? PYTHON_COMMENTS : COMMENTS, '')
  return code.split('\n').filter((line) => line.trim() !== '').length
}

const COMMENTS = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*)$/gm
/** Includes docstrings. */
const PYTHON_COMMENTS = /^\s*(?:"{3}[\s\S]*?"{3}|#.*)$/gm
