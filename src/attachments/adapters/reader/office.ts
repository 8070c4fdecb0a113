import { type Sheet, Unreadable } from './budget.ts'
import { createProse, type Prose, salvage } from './prose.ts'
import { attributesOf, readXml, type XmlListener } from './xml.ts'
import { unpackEntry, type Zip, type ZipEntry } from './zip.ts'

export const isDocx = ({ entries }: Zip): boolean => entries.some(({ name }) => name === 'word/document.xml')
export const isXlsx = ({ entries }: Zip): boolean => entries.some(({ name }) => name === 'xl/workbook.xml')

/** The body first, then what stands outside of it: notes, headers and footers. */
const DOCX_PARTS = [/^word\/document\.xml$/, /^word\/(?:foot|end)notes\.xml$/, /^word\/(?:header|footer)\d*\.xml$/]

export async function readDocx(zip: Zip, sheet: Sheet): Promise<void> {
  if (zip.missing) sheet.miss(zip.missing)
  const parts = DOCX_PARTS.flatMap((pattern) => zip.entries.filter(({ name }) => pattern.test(name)))
  for (const part of parts) {
    const prose = createProse(sheet.budget)
    await salvage(sheet, null, prose, () => readXml(unpackEntry(zip, part, sheet.budget), docxListener(prose)))
  }
  if (zip.entries.some(({ name }) => name.startsWith('word/media/'))) sheet.seePicture()
}

const SIGNS: Record<string, string> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-', ptab: '\t' }
/** What is written a second time for older programs. */
const TWICE = 'Fallback'

function docxListener(prose: Prose): XmlListener {
  let isText = false
  let twice = 0
  /** `tab` also names a stop of the ruler, in the properties of a paragraph. */
  let properties = 0
  return {
    open(name) {
      if (name === TWICE) twice += 1
      if (name === 'pPr') properties += 1
      if (twice > 0) return
      if (name === 'p') prose.open()
      else if (name === 'tc') prose.openCell()
      else if (name === 't') isText = true
      else if (properties === 0) prose.add(SIGNS[name] ?? '')
    },
    close(name) {
      if (name === TWICE) twice -= 1
      else if (name === 'pPr') properties -= 1
      else if (twice > 0) return
      else if (name === 'p') prose.close()
      else if (name === 'tc') prose.closeCell()
      else if (name === 'tr') prose.closeRow()
      else if (name === 't') isText = false
    },
    text(text) {
      if (isText && twice === 0) prose.add(text)
    },
  }
}

/** A sheet each is a page of the reading, and begins with its name. */
export async function readXlsx(zip: Zip, sheet: Sheet): Promise<void> {
  if (zip.missing) sheet.miss(zip.missing)
  const one = (name: string) => zip.entries.find((entry) => entry.name === name)
  const shared = await readShared(zip, one('xl/sharedStrings.xml'), sheet)
  const names = await readNames(zip, sheet)
  for (const [index, { name, path }] of names.entries()) {
    const entry = one(path)
    if (!entry) {
      sheet.miss('damaged')
      continue
    }
    const prose = createProse(sheet.budget)
    prose.add(`${name}\n`)
    await salvage(sheet, index + 1, prose, () =>
      readXml(unpackEntry(zip, entry, sheet.budget), cellListener(prose, shared)),
    )
  }
}

async function readNames(zip: Zip, sheet: Sheet): Promise<{ name: string; path: string }[]> {
  const targets = new Map<string, string>()
  const sheets: { name: string; id: string }[] = []
  const attributes = (wanted: string, take: (found: Map<string, string>) => void): XmlListener => ({
    open(name, tag) {
      if (name === wanted) take(attributesOf(tag))
    },
    close() {},
    text() {},
  })
  for (const { name, listener } of [
    {
      name: 'xl/_rels/workbook.xml.rels',
      listener: attributes('Relationship', (it) => targets.set(it.get('Id') ?? '', it.get('Target') ?? '')),
    },
    {
      name: 'xl/workbook.xml',
      listener: attributes('sheet', (it) => sheets.push({ name: it.get('name') ?? '', id: it.get('id') ?? '' })),
    },
  ]) {
    const entry = zip.entries.find((it) => it.name === name)
    if (!entry) throw new Unreadable(zip.missing ?? 'damaged')
    await readXml(unpackEntry(zip, entry, sheet.budget), listener)
  }
  return sheets.map(({ name, id }) => {
    const target = targets.get(id) ?? ''
    return { name, path: target.startsWith('/') ? target.slice(1) : `xl/${target}` }
  })
}

/** Texts that cells refer to by number. */
async function readShared(zip: Zip, entry: ZipEntry | undefined, sheet: Sheet): Promise<string[]> {
  const texts: string[] = []
  if (!entry) return texts
  let text: string | null = null
  // The sound of a word in Japanese, which repeats it.
  let sound = 0
  await readXml(unpackEntry(zip, entry, sheet.budget), {
    open(name) {
      if (name === 'rPh') sound += 1
      if (name === 'si') texts.push('')
      if (name === 't' && sound === 0) text = ''
    },
    close(name) {
      if (name === 'rPh') sound -= 1
      if (name !== 't' || text === null) return
      texts[texts.length - 1] = `${texts.at(-1) ?? ''}${text}`
      text = null
    },
    text(piece) {
      if (text !== null) text += piece
    },
  })
  return texts
}

function cellListener(prose: Prose, shared: string[]): XmlListener {
  let type = ''
  let value: string | null = null
  return {
    open(name, tag) {
      if (name === 'c') type = attributesOf(tag).get('t') ?? ''
      if (name === 'v' || name === 't') value = ''
    },
    close(name) {
      if (name === 'row') prose.add('\n')
      if (name === 'c') prose.add('\t')
      if ((name !== 'v' && name !== 't') || value === null) return
      prose.add(type === 's' ? (shared[Number(value)] ?? '') : value)
      value = null
    },
    text(text) {
      if (value !== null) value += text
    },
  }
}
