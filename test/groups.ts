import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A file that runs several files of tests in one process, each as a suite of its own. */
export interface Group {
  entry: string
  files: string[]
}

/**
 * Reading the program takes each process a second, and it is slow until its code has been compiled; a group pays for
 * both once. Files are required rather than imported, so that what they declare belongs to the suite around them.
 * Neighbours are dealt out to different groups: what is slow stands together, and would end long after all others.
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

/** The harness stands outside of all suites: what a failed test of any of them left behind is closed at the end. */
const codeOf = (files: string[]): string => `import ${JSON.stringify(HARNESS)}
import { createRequire } from 'node:module'
import { describe } from 'node:test'
const load = createRequire(${JSON.stringify(pathToFileURL(`${process.cwd()}/`).href)})
${files.map((file) => `describe(${JSON.stringify(relative('.', file))}, () => void load(${JSON.stringify(file)}))`).join('\n')}
`
