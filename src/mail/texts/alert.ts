import { awardParts } from '../../vocabulary/awards.ts'
import { apiLanguage, type MailLanguage } from '../../vocabulary/languages.ts'
import type { AlertNotice, Card, Letter, LetterBlock, NewsCause, Safe, TemplateData } from '../schema.ts'
import { awardLine, cardOf, daysUntil, newsOf, type ReaderPlace, stamp } from './alert-card.ts'
import { ALERT_WORDS, type AlertWords, TONES } from './alert-words.ts'

type AlertData = Safe<TemplateData['alert']>
type Soon = NonNullable<AlertData['soon']>[number]

/** In subjects, in this order. */
const COUNTED = Object.keys(TONES) as NewsCause[]
const LONGEST_TITLE = 80

export function alert(data: AlertData, language: MailLanguage): Letter {
  const { notices, more, late, lateMore, zone, at, company, form } = data
  // Absent in digests from earlier versions in the outbox.
  const { soon = [], soonMore = 0, gaps = [] } = data
  const words = ALERT_WORDS[language]
  const reading = { zone, at, language }
  const blocks: LetterBlock[] = []
  if (notices.length > 0) blocks.push({ kind: 'cards', cards: cardsOf(notices, reading) })
  if (more > 0) blocks.push({ kind: 'text', text: words.more(more) })
  if (late.length > 0) {
    blocks.push({ kind: 'text', text: words.late })
    blocks.push({ kind: 'cards', cards: late.map((one) => lateCard(one, words)) })
  }
  if (lateMore > 0) blocks.push({ kind: 'text', text: words.lateMore(lateMore) })
  if (soon.length > 0) {
    blocks.push({ kind: 'text', text: words.soon(form === 'weekly') })
    blocks.push({ kind: 'cards', cards: soon.map((one) => soonCard(one, reading)) })
  }
  if (soonMore > 0) blocks.push({ kind: 'text', text: words.lateMore(soonMore) })
  for (const { source, from, to } of gaps)
    blocks.push({ kind: 'text', text: words.gap(source, stamp(from, reading), stamp(to, reading)) })
  return {
    subject: `[Gonggo] ${subjectOf(data, reading)}`,
    title: titleOf(data, reading),
    blocks,
    because: words.because(company),
  }
}

/** In a mail about one notice, the news is above the card already. */
function cardsOf(notices: readonly Safe<AlertNotice>[], reading: ReaderPlace): Card[] {
  const cards = notices.map((notice) => cardOf(notice, reading))
  const [only] = cards
  const [notice] = notices
  const isAbove = cards.length === 1 && (notice?.award != null || notice?.what === 'cancelled')
  return only && isAbove ? [{ ...only, news: null }] : cards
}

const lateCard = ({ noticeNo, title, detailUrl }: AlertData['late'][number], words: AlertWords): Card => ({
  tags: [
    { text: words.lateTag, tone: 'plain' },
    { text: noticeNo, tone: 'plain' },
  ],
  news: null,
  title: [{ text: title, hit: false }],
  url: detailUrl,
  rows: [],
  open: words.open,
  mute: null,
})

function soonCard({ noticeNo, title, detailUrl, closeAt }: Soon, reading: ReaderPlace): Card {
  const words = ALERT_WORDS[reading.language]
  return {
    tags: [
      { text: words.left(daysUntil(closeAt, reading)), tone: 'closing' },
      { text: noticeNo, tone: 'plain' },
    ],
    news: null,
    title: [{ text: title, hit: false }],
    url: detailUrl,
    rows: [[words.facts.closeAt, stamp(closeAt, reading)]],
    open: words.open,
    mute: null,
  }
}

const countOf = ({ notices, more, late, lateMore }: AlertData): number => notices.length + more + late.length + lateMore

function subjectOf(data: AlertData, reading: ReaderPlace): string {
  const { form, notices, counts, late, lateMore } = data
  const words = ALERT_WORDS[reading.language]
  const [first] = notices
  const count = countOf(data)
  if (form === 'closing') {
    const days = first?.facts.closeAt ? daysUntil(first.facts.closeAt, reading) : 0
    return `${words.closingSubject(days)}: ${headOf(first)}${count > 1 ? words.others(count - 1) : ''}`
  }
  if (form === 'instant' && first) return `${newsWords(first, reading.language)}: ${headOf(first)}`
  const parts = COUNTED.flatMap((cause) => (counts[cause] ? [`${words.causes[cause]} ${counts[cause]}`] : []))
  const delayed = late.length + lateMore
  if (delayed > 0) parts.push(`${words.lateTag} ${delayed}`)
  return words.subjectOfMany(form === 'weekly', count, parts)
}

/** A subject names the winner if it fits. */
function newsWords({ what, award }: Pick<AlertNotice, 'what' | 'award'>, language: MailLanguage): string {
  const words = ALERT_WORDS[language]
  if (what === 'closing') return words.causes.closing
  if (award?.state !== 'awarded' || award.winners.length === 0) return words.subjectOf[what]
  const { parts } = awardParts({ ...award, rate: null, bidders: null }, apiLanguage(language))
  return `${words.subjectOf[what]} ${parts.join(' ')}`
}

function headOf(notice: Pick<AlertNotice, 'title'> | undefined): string {
  const letters = [...(notice?.title ?? []).map(({ text }) => text).join('')]
  return letters.length > LONGEST_TITLE ? `${letters.slice(0, LONGEST_TITLE - 1).join('')}…` : letters.join('')
}

function titleOf(data: AlertData, { language }: ReaderPlace): string {
  const { form, notices } = data
  const words = ALERT_WORDS[language]
  const [first] = notices
  if (form === 'closing') return words.opening.closing
  if (form !== 'instant' || !first) return words.openingOfMany(form === 'weekly', countOf(data))
  const { what, award } = first
  if (award) return awardLine(award, what === 'corrected', language)
  if (what === 'awarded' || what === 'corrected') return newsOf(first, language) ?? words.subjectOf[what]
  return words.opening[what]
}
