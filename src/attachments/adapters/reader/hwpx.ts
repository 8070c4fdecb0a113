import { type Budget, type Sheet, Unreadable } from './budget.ts'
import { createProse, type Prose, salvage } from './prose.ts'
import { attributesOf, readXml, type XmlListener } from './xml.ts'
import { unpackEntry, unpackWhole, type Zip, type ZipEntry } from './zip.ts'

const SECTION = /^Contents\/section(\d+)\.xml$/i

export const isHwpx = ({ entries }: Zip): boolean =>
  entries.some(({ name }) => SECTION.test(name) || /^Contents\/(?:content\.hpf|header\.xml)$/i.test(name))

/** A section each is a page of the reading. */
export async function readHwpx(zip: Zip, sheet: Sheet): Promise<void> {
  if (await isEncrypted(zip, sheet.budget)) throw new Unreadable('password', 'protected')
  const sections = zip.entries
    .flatMap((entry) => {
      const [, number] = SECTION.exec(entry.name) ?? []
      return number === undefined ? [] : [{ entry, number: Number(number) }]
    })
    .sort((one, other) => one.number - other.number)
  if (sections.length === 0) throw new Unreadable(zip.missing ?? 'damaged')
  if (zip.missing) sheet.miss(zip.missing)
  for (const [index, { entry }] of sections.entries()) await readSection(zip, entry, index + 1, sheet)
  if (zip.entries.some(({ name }) => /^BinData\/.+\.(?:png|jpe?g|bmp|tiff?|gif)$/i.test(name))) sheet.seePicture()
}

async function readSection(zip: Zip, entry: ZipEntry, page: number, sheet: Sheet): Promise<void> {
  const prose = createProse(sheet.budget)
  await salvage(sheet, page, prose, () => readXml(unpackEntry(zip, entry, sheet.budget), hwpxListener(prose)))
}

const INSIDE_TEXT: Record<string, string> = {
  lineBreak: '\n',
  columnBreak: '\n',
  tab: '\t',
  nbSpace: ' ',
  fwSpace: ' ',
  hyphen: '-',
}
/** Comments that no reader sees, and what a field or an object says of itself. */
const UNSEEN = new Set(['hiddenComment', 'shapeComment', 'parameters', 'metaTag'])
/** Elements with text that is no `t`: an equation, and the two parts of a text with a gloss. */
const TEXTS = new Set(['t', 'script', 'mainText', 'subText'])

function hwpxListener(prose: Prose): XmlListener {
  let texts = 0
  let unseen = 0
  return {
    open(name, tag) {
      if (UNSEEN.has(name)) unseen += 1
      if (unseen > 0) return
      if (name === 'p') prose.open()
      else if (name === 'tc') prose.openCell()
      else if (TEXTS.has(name)) texts += 1
      else if (texts > 0) prose.add(INSIDE_TEXT[name] ?? '')
      else if (name === 'compose') prose.add(attributesOf(tag).get('composeText') ?? '')
    },
    close(name) {
      if (UNSEEN.has(name)) unseen -= 1
      else if (unseen > 0) return
      else if (name === 'p') prose.close()
      else if (name === 'tc') prose.closeCell()
      else if (name === 'tr') prose.closeRow()
      else if (TEXTS.has(name)) texts -= 1
    },
    text(text) {
      if (texts > 0 && unseen === 0) prose.add(text)
    },
  }
}

/** The manifest names how each part is encrypted; the mimetype stays readable. */
async function isEncrypted(zip: Zip, budget: Budget): Promise<boolean> {
  const manifest = zip.entries.find(({ name }) => name.toLowerCase() === 'meta-inf/manifest.xml')
  if (!manifest) return false
  try {
    return /encryption-data/i.test((await unpackWhole(zip, manifest, budget)).toString())
  } catch (error) {
    if (error instanceof Unreadable && error.reason !== 'sizeLimit') return false
    throw error
  }
}
