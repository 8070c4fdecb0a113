import { readFile } from 'node:fs/promises'
import type { FileReading } from '../rules/reading.ts'
import type { FileReader } from './read.ts'

/** Reads plain text, until the readers of other formats are there. */
export const createPlainReader = (): FileReader => ({
  async read(path): Promise<FileReading> {
    const text = (await readFile(path)).toString('utf8')
    if (text.includes('\uFFFD')) return { kind: 'unknown', state: 'unsupported', reason: 'unknownFormat', parts: [] }
    return { kind: 'text', state: 'text', reason: null, parts: [{ entry: null, page: null, text }] }
  },
  async stop() {},
})
