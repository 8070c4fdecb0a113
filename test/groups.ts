import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A file that runs several test files in one process, each as a separate suite. */
export interface Group {
  entry: string
  files: string[]
}

/**
 * Loading the program takes each process a second, and code is slow until it is compiled; a group does both once. Files
 * are required, not imported, so that their declarations belong to the surrounding suite. Neighbours are assigned to
 * different groups, because slow files are next to each other and would end long after all others.
 */
export function writeGroups(folder: string, files: string[], size: number): Group[] {
  mkdirSync(folder, { recursive: true })
  const count = Math.ceil(files.length / size)
  return Array.from({ length: count }, (_, group) => {
    const members = files.filter((_file, at) => at % count === group)
    const entry = join(folder, `group-${group + 1}.test.mjs`)
    writeFileSync(entry, codeOf(members))
    return { entry, files: members }
  })
}

const HARNESS = pathToFileURL(join(import.meta.dirname, 'harness.ts')).href

/** The harness is outside all suites: what a failed test of any suite left open is closed at the end. */
const codeOf = (files: string[]): string => `import ${JSON.stringify(HARNESS)}
import { createRequire } from 'node:module'
import { describe } from 'node:test'
const load = createRequire(${JSON.stringify(pathToFileURL(`${process.cwd()}/`).href)})
${files.map((file) => `describe(${JSON.stringify(relative('.', file))}, () => void load(${JSON.stringify(file)}))`).join('\n')}
`
