// Sentences of a file about who may bid. They are quoted with their place, and never become fields of a notice: a
// sentence may be negated, or concern another lot.

import { LONGEST_QUOTATION, QUOTED_TOPICS, type QuotedTopic } from '../schema.ts'

const WORDS: Readonly<Record<QuotedTopic, RegExp>> = {
  qualification: /(?:참가|참여|응찰|입찰|투찰)\s?자격|자격\s?(?:요건|조건|제한)|지역\s?제한/,
  siteBriefing: /현장\s?설명|현장\s?답사|(?:사업|제안|과업|입찰)\s?설명회|제안요청\s?설명/,
  jointContracting: /공동\s?(?:수급|도급|계약|이행|이행방식|분담)|분담\s?이행|주계약자\s?관리/,
  trackRecord: /(?:시공|이행|수행|납품|용역|사업|준공|단일|계약)\s?실적|실적\s?(?:증명|제한|보유|평가|금액|인정)/,
}

/** A heading only states the topic of the lines below it. */
const LONGEST_HEADING = 40
/** Lines broken by layout are joined up to this length, which bounds texts without punctuation. */
const LONGEST_STATEMENT = 2000

export interface Quotation {
  topic: QuotedTopic
  text: string
}

/** Marks of list items, outer levels first. Two lines with the same kind of mark are on the same level. */
const MARKS: readonly RegExp[] = [
  /^제\s?\d+\s?[조장절]/,
  /^[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ]+\s?\./,
  /^\d{1,2}\s?\.(?!\d)/,
  /^\d{1,2}(?:\.\d{1,2})+\.?\s/,
  /^[가나다라마바사아자차카타파하]\s?\./,
  /^\d{1,2}\)/,
  /^[가나다라마바사아자차카타파하]\)/,
  /^[①-⑳]/,
  /^\(\d{1,2}\)/,
  /^\([가나다라마바사아자차카타파하]\)/,
  /^[□■◇◆▣❏]/,
  /^[○●◦o•]\s?/,
  /^[-–―▪∙·ㆍ*※]\s?/,
]
const levelOf = (line: string): number => MARKS.findIndex((mark) => mark.test(line))

/** The end of a sentence or list item. */
const ENDS = /(?:[.!?。:：;]|[다음함임됨것])\)?$/

export interface Statement {
  text: string
  level: number
}

/** The statements of a text: lines that were only broken by the width of the page are joined. */
export function statementsOf(text: string): Statement[] {
  const statements: Statement[] = []
  let isOpen = false
  for (const line of text.split(/\r\n|[\n\r\u2028\f]/)) {
    const trimmed = line.replace(/\s+/g, ' ').trim()
    if (trimmed === '') {
      isOpen = false
      continue
    }
    const level = levelOf(trimmed)
    const last = statements.at(-1)
    if (isOpen && last && level === -1 && last.text.length + trimmed.length < LONGEST_STATEMENT)
      last.text += ` ${trimmed}`
    else statements.push({ text: trimmed, level })
    isOpen = !ENDS.test(trimmed)
  }
  return statements
}

export const isHeading = (statement: string) =>
  statement.length <= LONGEST_HEADING && !/[다음함임됨]\.?$|\.$/.test(statement)

/** The quotations of one page, in order. A heading is quoted with the text below it. */
export function quotationsOf(text: string): Quotation[] {
  const statements = statementsOf(text)
  const found: Quotation[] = []
  for (const topic of QUOTED_TOPICS) {
    let quotedTo = -1
    for (const [at, { text: statement }] of statements.entries()) {
      const place = statement.search(WORDS[topic])
      if (place < 0 || at <= quotedTo) continue
      const end = isHeading(statement) ? endOfSection(statements, at) : at
      quotedTo = end
      const lines = statements.slice(at, end + 1).map((one) => one.text)
      found.push({ topic, text: cut(lines.join('\n'), place) })
    }
  }
  return found
}

/** The last statement below a heading, up to the length of a quotation. */
function endOfSection(statements: readonly Statement[], heading: number): number {
  const level = statements[heading]?.level ?? -1
  let length = statements[heading]?.text.length ?? 0
  let end = heading
  for (let at = heading + 1; at < statements.length; at++) {
    const next = statements[at]
    if (!next || (next.level !== -1 && next.level <= level)) break
    length += next.text.length + 1
    if (length > LONGEST_QUOTATION) break
    end = at
    // Without a mark, the end of the section is unknown, so only the next statement surely belongs to it.
    if (level === -1) break
  }
  return end
}

const BEFORE = 100

/** Cuts a text around a place to the length of a quotation. */
export function cut(text: string, place: number): string {
  if (text.length <= LONGEST_QUOTATION) return text
  const start = place < LONGEST_QUOTATION - BEFORE ? 0 : place - BEFORE
  const end = start + LONGEST_QUOTATION - 2
  return `${start > 0 ? '…' : ''}${text.slice(start, end).toWellFormed().replaceAll('\ufffd', '')}${end < text.length ? '…' : ''}`
}
