// Sentences of a file about what decides whether a firm can bid. They are quoted with their place, and never become
// fields of a notice: a sentence may be negated, or speak of another lot.

import { LONGEST_QUOTATION, QUOTED_TOPICS, type QuotedTopic } from '../schema.ts'

const WORDS: Readonly<Record<QuotedTopic, RegExp>> = {
  qualification: /(?:참가|참여|응찰|입찰|투찰)\s?자격|자격\s?(?:요건|조건|제한)|지역\s?제한/,
  siteBriefing: /현장\s?설명|현장\s?답사|(?:사업|제안|과업|입찰)\s?설명회|제안요청\s?설명/,
  jointContracting: /공동\s?(?:수급|도급|계약|이행|이행방식|분담)|분담\s?이행|주계약자\s?관리/,
  trackRecord: /(?:시공|이행|수행|납품|용역|사업|준공|단일|계약)\s?실적|실적\s?(?:증명|제한|보유|평가|금액|인정)/,
}

/** A line of a heading says only what the lines under it are about. */
const LONGEST_HEADING = 40
/** Lines that layout has broken are joined up to this length, so that a text without any marks stays bounded. */
const LONGEST_STATEMENT = 2000

export interface Quotation {
  topic: QuotedTopic
  text: string
}

/** How a list numbers its lines, the outer levels first; two lines with the same mark are of the same level. */
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

/** Where a sentence or an item of a list ends. */
const ENDS = /(?:[.!?。:：;]|[다음함임됨것])\)?$/

export interface Statement {
  text: string
  level: number
}

/** Lines as they were meant: those that only the width of a page has broken are joined. */
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

/** The quotations of one page of a file, in its order; what lies under a heading is quoted with it. */
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

/** The last statement under a heading, as far as a quotation reaches. */
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
    // A heading without a mark has nothing that tells where its section ends: the next statement is all that is sure.
    if (level === -1) break
  }
  return end
}

const BEFORE = 100

/** Around a place, so that it has at most the length of a quotation. */
export function cut(text: string, place: number): string {
  if (text.length <= LONGEST_QUOTATION) return text
  const start = place < LONGEST_QUOTATION - BEFORE ? 0 : place - BEFORE
  const end = start + LONGEST_QUOTATION - 2
  return `${start > 0 ? '…' : ''}${text.slice(start, end).toWellFormed().replaceAll('\ufffd', '')}${end < text.length ? '…' : ''}`
}
