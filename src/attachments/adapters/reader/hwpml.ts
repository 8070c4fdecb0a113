import type { Sheet } from './budget.ts'
import { createProse, type Prose, salvage, tidy } from './prose.ts'
import { readXml, type XmlListener } from './xml.ts'

const CHUNK_BYTES = 256 * 1024
const SIGNS: Record<string, string> = { LINEBREAK: '\n', TAB: '\t', NBSPACE: ' ', FWSPACE: ' ', HYPHEN: '-' }
/** Pictures in text form, a comment nobody sees, and what a field or a shape says of itself. */
const UNSEEN = new Set(['HEAD', 'TAIL', 'HIDDENCOMMENT', 'SHAPECOMMENT', 'FIELDBEGIN'])

/** The whole document in one XML file. A section each is a page of the reading. */
export async function readHwpml(bytes: Buffer, sheet: Sheet): Promise<void> {
  let page = 0
  const prose = createProse(sheet.budget)
  const write = () => sheet.write(page, tidy(prose.take()))
  const listener = hwpmlListener(prose, {
    begin() {
      page += 1
    },
    end: write,
    picture: sheet.seePicture,
  })
  await salvage(sheet, null, prose, () => readXml(pieces(bytes), listener).finally(write))
}

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES)
}

interface Sections {
  begin(): void
  end(): void
  picture(): void
}

function hwpmlListener(prose: Prose, sections: Sections): XmlListener {
  let texts = 0
  let unseen = 0
  return {
    open(name) {
      if (UNSEEN.has(name)) unseen += 1
      if (unseen > 0) return
      if (name === 'SECTION') sections.begin()
      else if (name === 'P') prose.open()
      else if (name === 'CELL') prose.openCell()
      else if (name === 'CHAR' || name === 'SCRIPT') texts += 1
      else if (name === 'PICTURE') sections.picture()
      else if (texts > 0) prose.add(SIGNS[name] ?? '')
    },
    close(name) {
      if (UNSEEN.has(name)) unseen -= 1
      else if (unseen > 0) return
      else if (name === 'SECTION') sections.end()
      else if (name === 'P') prose.close()
      else if (name === 'CELL') prose.closeCell()
      else if (name === 'ROW') prose.closeRow()
      else if (name === 'CHAR' || name === 'SCRIPT') texts -= 1
    },
    text(text) {
      if (texts > 0 && unseen === 0) prose.add(text)
    },
  }
}
