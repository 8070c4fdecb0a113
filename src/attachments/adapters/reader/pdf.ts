import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFile } from 'node:fs/promises'
import { type Sheet, Unreadable } from './budget.ts'
import { tidy } from './prose.ts'

/** The character maps of Korean fonts that are not in the file. */
const CMAPS = new URL('../../../../fonts/cmaps/', import.meta.url)
const CMAP_NAME = /^[\w-]+\.bcmap$/

const MOST_PAGES = 5_000
const MOST_FAILURES = 20
const MOST_LOOKED_AT = 50
const TAIL_BYTES = 2048
/** The library says what it leaves out as a warning on the console, which Node offers on these channels. */
const WARNINGS = 1
const WARNING_CHANNELS = ['console.log', 'console.warn']
const LEFT_OUT = 'Image exceeded maximum allowed size'
/** Of a page that has no text, when others have some: pictures of this many pixels are a scan. */
const SCAN_PIXELS = 500 * 500
/** Characters of a font without Unicode appear as these. */
const UNMAPPED = /[\p{Co}\ufffd]|(?![\t\n\f\r])\p{Cc}/gu
const MOST_UNMAPPED = 0.2

type Pdfjs = typeof import('unpdf/pdfjs')
type PdfTask = ReturnType<Pdfjs['getDocument']>
type Pdf = Awaited<PdfTask['promise']>

/** Reads nothing but our own character maps; without the others a text of such a font is missing. */
class CharacterMaps {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    if (!CMAP_NAME.test(filename)) throw new Error(`${filename} is no character map`)
    return new Uint8Array(await readFile(new URL(filename, CMAPS)))
  }
}

export async function readPdf(bytes: Buffer, sheet: Sheet): Promise<void> {
  const pdfjs = await import('unpdf/pdfjs')
  const task = open(pdfjs, bytes, false)
  // A file that was cut off still opens: the library looks for what is left.
  if (!bytes.subarray(-TAIL_BYTES).includes('%%EOF')) sheet.miss('truncated')
  try {
    const pdf = await task.promise
    const { withText, empty } = await readPages(pdf, sheet)
    if (withText === 0) sheet.seePicture()
    else if (empty.length > 0) await lookForScans(open(pdfjs, bytes, true), empty, sheet)
  } catch (error) {
    throw reasonOf(error)
  } finally {
    await task.destroy()
  }
}

/** Without large pictures: a warning takes the place of each, and it is not unpacked. */
const open = (pdfjs: Pdfjs, bytes: Buffer, isWithoutPictures: boolean): PdfTask =>
  pdfjs.getDocument({
    // A copy: the library takes the memory it is given.
    data: Uint8Array.from(bytes),
    cMapUrl: CMAPS.href,
    cMapPacked: true,
    BinaryDataFactory: CharacterMaps,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: isWithoutPictures ? SCAN_PIXELS : -1,
    verbosity: isWithoutPictures ? WARNINGS : 0,
  })

async function readPages(pdf: Pdf, sheet: Sheet): Promise<{ withText: number; empty: number[] }> {
  let [withText, failures] = [0, 0]
  const empty: number[] = []
  for (let page = 1; page <= pdf.numPages; page += 1) {
    if (page > MOST_PAGES) throw new Unreadable('sizeLimit')
    try {
      const text = await readPage(pdf, page)
      failures = 0
      if (text === '') empty.push(page)
      else if (isUnmapped(text)) sheet.miss('unmappedFonts')
      else {
        withText += 1
        sheet.budget.write(text.length)
        sheet.write(page, text)
      }
    } catch (error) {
      if (error instanceof Unreadable) throw error
      sheet.miss('damaged')
      failures += 1
      // The number of pages is stated by the file.
      if (failures > MOST_FAILURES) throw new Unreadable('damaged')
    }
  }
  return { withText, empty }
}

async function readPage(pdf: Pdf, number: number): Promise<string> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
  page.cleanup()
  return tidy(text)
}

function isUnmapped(text: string): boolean {
  const letters = text.replace(/\s/g, '').length
  return (text.match(UNMAPPED)?.length ?? 0) > letters * MOST_UNMAPPED
}

/** Pages without text may be empty. One with a large picture is a scan whose text is missing. */
async function lookForScans(task: PdfTask, pages: number[], sheet: Sheet): Promise<void> {
  const listen = (message: unknown) => {
    if (String(message).includes(LEFT_OUT)) sheet.miss('noTextLayer')
  }
  for (const channel of WARNING_CHANNELS) subscribe(channel, listen)
  try {
    const pdf = await task.promise
    for (const number of pages.slice(0, MOST_LOOKED_AT)) {
      const page = await pdf.getPage(number)
      await page.getOperatorList()
      page.cleanup()
    }
  } finally {
    for (const channel of WARNING_CHANNELS) unsubscribe(channel, listen)
    await task.destroy()
  }
}

function reasonOf(error: unknown): unknown {
  if (error instanceof Unreadable || !(error instanceof Error)) return error
  if (error.name === 'PasswordException') return new Unreadable('password', 'protected')
  if (/encrypt|security handler/i.test(error.message)) return new Unreadable('drm', 'protected')
  return new Unreadable('damaged')
}
