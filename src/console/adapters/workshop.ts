// The folder of the console's files, and the tool that builds them.

import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { join, relative, sep } from 'node:path'

/** The repository, and the folders of the built files. */
export interface WorkshopPlaces {
  root: string
  sources: readonly string[]
  tool: string | null
}

export interface Workshop {
  /** Whether the files exist and match the sources. Without the build tool, existing files are used as they are. */
  isMade(): boolean
  canMake(): boolean
  /** Builds the files; throws the output of the tool if it failed. */
  make(): Promise<'made' | 'stopped'>
  stop(): void
  page(): Buffer
  /** Names of the files below `assets/`: of built files, or of files that need no build. */
  names(from: AssetHome): string[]
  asset(from: AssetHome, name: string): Buffer
}

export type AssetHome = 'dist' | 'public'

/** A change in any of these files causes a new build. */
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
/** The build has a low priority, so that API requests come first. */
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
      // Built into a separate folder, so that an interrupted build leaves no partial files and concurrent builds do not
      // mix.
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

/** The exit code; `null` if a signal ended the process. */
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

/** Of the content, not of the times, because a fresh clone has new times. */
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
