import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { FileKind } from '../../src/attachments/rules/reading.ts'
import { unshiftedEnv } from '../environment.ts'
import type { Block, Writing } from './writings.ts'

/** The folder into which `npm run all` installs the packages of these readers. */
export const FOLDER = process.env.FILE_JUDGES ?? ''
const SCRIPT = join(import.meta.dirname, 'judges.py')

/** A reader that shares no code with ours. */
export interface Judge {
  name: string
  /** The text of each file. White space between its parts has no meaning. */
  read(paths: string[]): Promise<string[]>
}

/** A program that creates files of a kind. */
export interface Writer {
  name: string
  kind: FileKind
  write(writings: { path: string; writing: Writing }[]): Promise<void>
}

async function python(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(join(FOLDER, 'python/bin/python'), ['-X', 'utf8', SCRIPT, ...words], {
    env: unshiftedEnv(),
    maxBuffer: 1 << 28,
  })
  return stdout
}

const pythonJudge = (name: string, kind: FileKind): Judge => ({
  name,
  read: async (paths) => JSON.parse(await python('read', kind, ...paths)) as string[],
})

const pythonWriter = (name: string, kind: FileKind): Writer => ({
  name,
  kind,
  async write(writings) {
    for (const { path, writing } of writings) writeFileSync(`${path}.json`, JSON.stringify(writing.pages))
    await python('write', kind, ...writings.map(({ path }) => path))
  },
})

const require = createRequire(join(FOLDER, 'package.json'))

interface KordocBlock {
  text?: string
  table?: { cells: { text: string; blocks?: KordocBlock[] }[][] }
}

interface Kordoc {
  parse(
    bytes: Buffer,
  ): Promise<{ success: true; blocks: KordocBlock[] } | { success: false; fileType: string; error: string }>
}

/** The blocks and not the Markdown, whose signs are not in the document. */
const textOfKordoc = (blocks: KordocBlock[]): string =>
  blocks
    .map(({ text = '', table }) =>
      table
        ? table.cells
            .map((row) => row.map((cell) => (cell.blocks ? textOfKordoc(cell.blocks) : cell.text)).join('\t'))
            .join('\n')
        : text,
    )
    .join('\n')

const kordoc: Judge = {
  name: 'kordoc',
  async read(paths) {
    const { parse } = require('kordoc') as Kordoc
    const texts: string[] = []
    for (const path of paths) {
      const result = await parse(readFileSync(path))
      if (!result.success) throw new Error(`kordoc: ${result.fileType}: ${result.error}`)
      texts.push(textOfKordoc(result.blocks))
    }
    return texts
  },
}

interface HwpDocument {
  createBlankDocument(): string
  getParagraphCount(section: number): number
  insertParagraph(section: number, index: number): string
  insertText(section: number, paragraph: number, offset: number, text: string): string
  createTable(section: number, paragraph: number, offset: number, rows: number, columns: number): string
  insertTextInCell(...places: [...at: [number, number, number, number, number, number], text: string]): string
  getDocumentInfo(): string
  getTextRange(section: number, paragraph: number, offset: number, count: number): string
  getTableDimensions(section: number, paragraph: number, control: number): string
  getTextInCell(...places: [number, number, number, number, number, number, number]): string
  exportHwp(): Uint8Array
  exportHwpx(): Uint8Array
  free(): void
}

interface Rhwp {
  initSync(options: { module: Buffer }): unknown
  HwpDocument: { new (bytes: Buffer): HwpDocument; createEmpty(): HwpDocument }
}

let rhwpModule: Rhwp | null = null
function loadRhwp(): Rhwp {
  if (rhwpModule) return rhwpModule
  rhwpModule = require('@rhwp/core') as Rhwp
  rhwpModule.initSync({ module: readFileSync(join(dirname(require.resolve('@rhwp/core')), 'rhwp_bg.wasm')) })
  return rhwpModule
}

/** How many cells the table at this place has. Other controls, and places without one, have none. */
function cellsOf(document: HwpDocument, ...place: [section: number, paragraph: number, control: number]): number {
  try {
    return (JSON.parse(document.getTableDimensions(...place)) as { cellCount: number }).cellCount
  } catch {
    return 0
  }
}

const MOST = 100_000
/** In a paragraph: the first one also holds the settings of the section and of its columns. */
const MOST_CONTROLS = 8

/** Each paragraph, then its tables. */
function textOfHwp(document: HwpDocument): string {
  const texts: string[] = []
  const { sectionCount } = JSON.parse(document.getDocumentInfo()) as { sectionCount: number }
  for (let section = 0; section < sectionCount; section += 1)
    for (let paragraph = 0; paragraph < document.getParagraphCount(section); paragraph += 1) {
      texts.push(document.getTextRange(section, paragraph, 0, MOST))
      for (let control = 0; control < MOST_CONTROLS; control += 1) {
        const cells = cellsOf(document, section, paragraph, control)
        for (let cell = 0; cell < cells; cell += 1)
          texts.push(document.getTextInCell(section, paragraph, control, cell, 0, 0, MOST))
      }
    }
  return texts.join('\n')
}

const rhwp: Judge = {
  name: '@rhwp/core',
  async read(paths) {
    const { HwpDocument } = loadRhwp()
    return paths.map((path) => {
      const document = new HwpDocument(readFileSync(path))
      try {
        return textOfHwp(document)
      } finally {
        document.free()
      }
    })
  },
}

function addBlock(document: HwpDocument, block: Block): void {
  const paragraph = document.getParagraphCount(0) - 1
  if (typeof block === 'string') document.insertText(0, paragraph, 0, block)
  else {
    const made = document.createTable(0, paragraph, 0, block.length, block[0]?.length ?? 0)
    const { paraIdx, controlIdx } = JSON.parse(made) as { paraIdx: number; controlIdx: number }
    block.flat().forEach((text, cell) => {
      document.insertTextInCell(0, paraIdx, controlIdx, cell, 0, 0, text)
    })
  }
  document.insertParagraph(0, document.getParagraphCount(0))
}

const rhwpWriter = (kind: 'hwp5' | 'hwpx'): Writer => ({
  name: `@rhwp/core, ${kind}`,
  kind,
  async write(writings) {
    const { HwpDocument } = loadRhwp()
    for (const { path, writing } of writings) {
      const document = HwpDocument.createEmpty()
      document.createBlankDocument()
      for (const block of writing.pages.flat()) addBlock(document, block)
      writeFileSync(path, kind === 'hwp5' ? document.exportHwp() : document.exportHwpx())
      document.free()
    }
  },
})

export const JUDGES: Partial<Record<FileKind, Judge[]>> = {
  pdf: [pythonJudge('PDFium', 'pdf')],
  hwpx: [kordoc, rhwp],
  hwp5: [kordoc, rhwp],
  hwp3: [kordoc],
  hwpml: [kordoc],
  docx: [pythonJudge('python-docx', 'docx'), kordoc],
  xlsx: [pythonJudge('openpyxl', 'xlsx')],
  text: [pythonJudge('Python', 'text')],
}

export const WRITERS: Writer[] = [
  rhwpWriter('hwp5'),
  rhwpWriter('hwpx'),
  pythonWriter('python-docx', 'docx'),
  pythonWriter('openpyxl', 'xlsx'),
  pythonWriter('ReportLab', 'pdf'),
]
