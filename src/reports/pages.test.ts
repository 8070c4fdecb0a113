import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { getDocumentProxy } from 'unpdf'
import {
  awardItem,
  closings,
  competitors,
  content,
  everything,
  notices,
  spec,
  winners,
} from '../../test/report-content.ts'
import type { ReportContent, ReportSpec } from './schema.ts'
import { print } from './service/press.ts'

/** Where things stand on the pages of a PDF: what a director sees before reading a word. */

interface Line {
  /** From the lower edge, in points; a page has 842. */
  y: number
  size: number
  text: string
}

const FOOTER = 50
const MOST_WHITE = 842 * 0.45
/** Headings of sections and of lists in the appendix have 14 points, all that stands below them has less. */
const HEADING = 13

/** The lines of each page without its footer, the highest first. */
async function linesOf(given: ReportContent, wanted: Partial<ReportSpec>): Promise<Line[][]> {
  const bytes = await print(given, spec({ ...wanted, format: 'pdf' }))
  const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
  const pages: Line[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const lines = items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [{ y: Number(item.transform[5]), size: Number(item.transform[0]), text: item.str }]
        : [],
    )
    pages.push(lines.filter(({ y }) => y > FOOTER).sort((one, other) => other.y - one.y))
  }
  return pages
}

const before = { matches: notices(28), awards: { total: 0, items: [] }, rate: { basis: 'plannedPrice', median: 87.5 } }
const thin = content({
  matches: notices(3),
  closing: closings(2),
  awards: { total: 1, items: [awardItem(0, 'awarded')] },
  competitors: competitors(2),
  statistics: winners(3, true),
})
const ACCOUNTS: [string, ReportContent][] = [
  ['thin', thin],
  ['middling', everything(40, before)],
  ['heavy', everything(400, before)],
]

describe('the pages of a report', () => {
  for (const [name, given] of ACCOUNTS) {
    for (const language of ['ko', 'en'] as const) {
      test(`of a ${name} account have no half-empty page and no heading without its text, in ${language}`, async () => {
        const pages = await linesOf(given, { language, period: name === 'thin' ? 'weekly' : 'monthly' })
        for (const [index, lines] of pages.entries()) {
          const lowest = lines.at(-1)?.y ?? 842
          const page = `page ${index + 1} of ${pages.length}`
          // The first is a sheet of its own, and the last ends where the report does.
          if (index > 0 && index < pages.length - 1)
            assert.ok(lowest < MOST_WHITE, `${page} ends at ${Math.round(lowest)}`)
          const heading = lines.findLast(({ size }) => size >= HEADING)
          assert.ok(!heading || heading.y - lowest > HEADING, `${page} ends with "${heading?.text}"`)
        }
      })
    }
  }

  test('with long tables repeat their heads', async () => {
    const pages = await linesOf(everything(400, before), { language: 'ko' })
    const inList = pages.filter((lines) => !lines.some(({ size }) => size >= HEADING))
    assert.ok(inList.length > 3, `${inList.length} pages of one list`)
    for (const lines of inList) assert.ok(lines.some(({ text }) => text === '공고명'))
  })
})
