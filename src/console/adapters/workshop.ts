// Where the files of the console are made: its folder, and the tool that bundles it.

import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { join, relative, sep } from 'node:path'

/** The repository, and below it what the files are made of. */
export interface WorkshopPlaces {
  root: string
  sources: readonly string[]
  tool: string | null
}

export interface Workshop {
  /** The files are there and made of these sources; without the tool, whatever is there is taken. */
  isMade(): boolean
  canMake(): boolean
  /** Whether it came to its end; what the tool said is thrown if it failed. */
  make(): Promise<'made' | 'stopped'>
  stop(): void
  page(): Buffer
  /** Names of the files below `assets/`: of those that were made, or of those that need no making. */
  names(from: AssetHome): string[]
  asset(from: AssetHome, name: string): Buffer
}

export type AssetHome = 'dist' | 'public'

/** What the files are made of: a change of any makes them anew. */
const SOURCES = [
  'console/src',
  'console/public',
  'console/index.html',
  'console/vite.config.ts',
  'clients/typescript/src',
  'charts',
  'package-lock.json',
]
const MARK = 'sources.txt'
/** Whoever asks the API goes first. */
const LOW = 10
const MOST_SAID = 4_000

export function placesOf(root: string): WorkshopPlaces {
  const require = createRequire(join(root, 'console/package.json'))
  let tool: string | null = null
  try {
    tool = join(require.resolve('vite/package.json'), '../bin/vite.js')
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  return { root, sources: SOURCES, tool }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND'

export function createWorkshop({ root, sources, tool }: WorkshopPlaces): Workshop {
  const folder = join(root, 'console')
  const made = join(folder, 'dist')
  const mark = join(made, MARK)
  let child: ChildProcess | null = null
  return {
    isMade: () =>
      existsSync(mark) &&
      existsSync(join(made, 'index.html')) &&
      (tool === null || readFileSync(mark, 'utf8') === fingerprint(root, sources)),
    canMake: () => tool !== null,
    async make() {
      if (tool === null) throw new Error('vite is not installed')
      const wanted = fingerprint(root, sources)
      // Made aside: a start that is cut off leaves no half of it, and two that begin at once do not mix.
      const aside = join(folder, `dist-${process.pid}`)
      child = spawn(
        process.execPath,
        [tool, 'build', folder, '--outDir', aside, '--emptyOutDir', '--logLevel', 'warn'],
        {
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      )
      try {
        const { code, said } = await ended(child)
        if (code === null) return 'stopped'
        if (code !== 0) throw new Error(said.slice(-MOST_SAID).trim() || `vite ended with code ${code}`)
        writeFileSync(join(aside, MARK), wanted)
        rmSync(made, { recursive: true, force: true })
        renameSync(aside, made)
        return 'made'
      } finally {
        child = null
        rmSync(aside, { recursive: true, force: true })
      }
    },
    stop: () => void child?.kill(),
    page: () => readFileSync(join(made, 'index.html')),
    names(from) {
      const home = join(folder, from, 'assets')
      return existsSync(home) ? readdirSync(home) : []
    },
    asset: (from, name) => readFileSync(join(folder, from, 'assets', name)),
  }
}

/** Its exit code, `null` if a signal ended it. */
function ended(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  if (child.pid !== undefined) setPriority(child.pid, LOW)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said }))
  })
}

/** Of the bytes, not of the times: a fresh clone has other times than the files it brings. */
function fingerprint(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesOf(root, source)).sort()) {
    const bytes = readFileSync(join(root, path))
    hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

function filesOf(root: string, source: string): string[] {
  const path = join(root, source)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [source]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
}
