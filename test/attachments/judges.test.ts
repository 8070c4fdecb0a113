// Attachments as other programs read and write them (npm run all -- --only attachments). Our readers and the generators
// of the tests could share a misunderstanding of a format; these programs share no code with either.

import assert from 'node:assert/strict'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, type TestContext, test } from 'node:test'
import type { FileKind } from '../../src/attachments/rules/reading.ts'
import { createTestReader } from './file-reader.ts'
import { FORMATS, writingFor } from './formats.ts'
import { FOLDER, JUDGES, WRITERS } from './judges.ts'
import { rightShare, textOfBlocks, type Writing, writingOf } from './writings.ts'

/** Of each format. `npm run all` reads as many as the figures in bench/RESULTS.md. */
const FILES = Math.ceil(Number(process.env.GONGGO_TEST_FILES ?? 24) / FORMATS.length)
const LEAST_EQUAL = 0.995
const SEEDS = Array.from({ length: FILES }, (_, index) => index + 1)

const { read } = createTestReader()
const folder = mkdtempSync(join(tmpdir(), 'gonggo-judges-'))
after(() => rmSync(folder, { recursive: true }))

async function ourTexts(paths: string[], mayBeEmpty = false): Promise<string[]> {
  const texts: string[] = []
  for (const path of paths) {
    const { state, reason, parts } = await read(await readFile(path))
    if (!mayBeEmpty || parts.length > 0) assert.deepEqual([state, reason], ['text', null], path)
    texts.push(parts.map(({ text }) => text).join('\n'))
  }
  return texts
}

/** The share of equal characters of all files together. White space counts as one space. */
function assertEqual(t: TestContext, about: string, ours: string[], others: string[]): void {
  assert.equal(ours.length, others.length)
  let [characters, equal] = [0, 0]
  ours.forEach((text, index) => {
    const other = others[index] ?? ''
    const length = Math.max(text.length, other.length)
    characters += length
    const share = rightShare(text, other)
    if (share < LEAST_EQUAL) t.diagnostic(`${about}, file ${index + 1}: ${share}`)
    equal += length * share
  })
  const share = equal / characters
  t.diagnostic(`${about}: ${(share * 100).toFixed(2)} % of ${characters} characters, ${ours.length} files`)
  assert.ok(share >= LEAST_EQUAL, `${about}: ${share}`)
}

describe('files of the tests', () => {
  for (const format of FORMATS)
    test(format.name, async (t) => {
      const paths = SEEDS.map((seed) => join(folder, `${format.name}-${seed}`.replace(/\W+/g, '-')))
      for (const [index, path] of paths.entries()) {
        const seed = index + 1
        await writeFile(path, await format.make(writingFor(format, seed), seed))
      }
      const ours = await ourTexts(paths)
      const { forJudges } = format
      for (const [index, path] of paths.entries())
        if (forJudges) await writeFile(path, forJudges(writingFor(format, index + 1)))
      for (const { name, read } of JUDGES[format.kind] ?? [])
        assertEqual(t, `${format.name} · ${name}`, ours, await read(paths))
    })
})

describe('files of other programs', () => {
  for (const { name, kind, write } of WRITERS)
    test(name, async (t) => {
      const files = SEEDS.map((seed) => ({
        path: join(folder, `${name}-${seed}.${kind}`.replace(/[^\w.]+/g, '-')),
        writing: writingOf(seed),
      }))
      await write(files)
      const paths = files.map(({ path }) => path)
      const ours = await ourTexts(paths)
      const title = FORMATS.find((format) => format.kind === kind)?.title
      const textOf = ({ pages }: Writing) =>
        pages.map((blocks, index) => `${title?.(index + 1) ?? ''}${textOfBlocks(blocks)}`).join('\n')
      const written = files.map(({ writing }) => textOf(writing))
      assertEqual(t, `${name} · as written`, ours, written)
      for (const { name: judge, read } of JUDGES[kind] ?? [])
        assertEqual(t, `${name} · ${judge}`, ours, await read(paths))
    })
})

/** Test files and templates that others wrote, and the readers that do not judge them. */
const SHIPPED: { name: string; kind: FileKind; files: string; except: string[] }[] = [
  {
    name: 'test files of python-docx',
    kind: 'docx',
    files: 'python_docx-*/{features/steps,tests}/**/*.docx',
    // It leaves out headers and footers, and writes links as Markdown with their addresses: 71 % are equal.
    except: ['kordoc'],
  },
  { name: 'forms of kordoc', kind: 'hwpx', files: 'node_modules/kordoc/templates/*.hwpx', except: [] },
]

describe('files that packages contain', () => {
  for (const { name, kind, files, except } of SHIPPED)
    test(name, async (t) => {
      const paths = globSync(join(FOLDER, files)).sort()
      assert.ok(paths.length > 1, 'no files')
      const ours = await ourTexts(paths, true)
      for (const { name: judge, read } of JUDGES[kind] ?? [])
        if (!except.includes(judge)) assertEqual(t, `${name} · ${judge}`, ours, await read(paths))
    })
})
