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
  winners,
  wish,
} from '../../test/report-content.ts'
import type { ReportContent, Wish } from './schema.ts'
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

/** The lines of each page without its footer, the highest first. */
async function linesOf(given: ReportContent, wanted: Partial<Wish>): Promise<Line[][]> {
  const bytes = await print(given, wish({ ...wanted, format: 'pdf' }))
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
      test(`of a ${name} account leave no half page white, in ${language}`, async () => {
        const pages = await linesOf(given, { language, period: name === 'thin' ? 'weekly' : 'monthly' })
        // The first is a sheet of its own, and the last ends where the report does.
        for (const [index, lines] of pages.entries()) {
          if (index === 0 || index === pages.length - 1) continue
          const lowest = lines.at(-1)?.y ?? 842
          assert.ok(lowest < MOST_WHITE, `page ${index + 1} of ${pages.length} ends at ${Math.round(lowest)}`)
        }
      })

      test(`of a ${name} account end with no heading and no head of a table, in ${language}`, async () => {
        const pages = await linesOf(given, { language })
        for (const [index, lines] of pages.entries()) {
          // Headings are large, and the four rows below one of a table are at least this high.
          const heading = lines.findLast(({ size }) => size >= 13)
          const last = lines.at(-1)?.y ?? 0
          assert.ok(!heading || heading.y - last > 12, `page ${index + 1} ends with "${heading?.text}"`)
        }
      })
    }
  }
})
