import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { CatalogFigures, MatcherFigures } from './measure.ts'

const PART = fileURLToPath(new URL('./part.ts', import.meta.url))

/** Measures in a separate process, so that memory of earlier measurements does not count. */
async function apart<T>(...words: (string | number)[]): Promise<T> {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [
    '--expose-gc',
    '--max-old-space-size=6000',
    PART,
    ...words.map(String),
  ])
  return JSON.parse(stdout) as T
}

export const catalogApart = (notices: number, data: string | null) =>
  apart<CatalogFigures>('catalog', notices, data ?? '')
export const matcherApart = (keywords: number, notices: number) => apart<MatcherFigures>('matcher', keywords, notices)
