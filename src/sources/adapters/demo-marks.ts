import type { Random } from './demo-random.ts'
import type { Terms } from './demo-terms.ts'

export interface Marks {
  urgent: boolean
  renotice: boolean
  /** Posted by the central buyer for the agency. */
  central: boolean
  /** Area of a branch, put in front by some corporations. */
  branch: string | null
  terms: Terms
}

/** What offices write around the name of an order. */
export function marked(name: string, marks: Marks, random: Random): string {
  let title = name + ending(marks, random)
  if (marks.branch !== null && random.chance(0.12)) title = `[${marks.branch}] ${title}`
  if (marks.renotice) title = around(title, '재공고', random)
  if (marks.urgent) title = around(title, '긴급', random)
  return blemished(title, random)
}

function ending({ terms, central }: Marks, random: Random): string {
  const place = random.next()
  if (terms.small) return place < 0.34 ? random.pick(QUOTE_ENDINGS) : ''
  if (terms.awardMethod === '협상에의한계약') return place < 0.14 ? random.pick(NEGOTIATED_ENDINGS) : ''
  if (central) return place < 0.1 ? '(입찰대행)' : ''
  return place < 0.04 ? ' 입찰공고' : place < 0.05 ? ' 전자입찰 공고' : ''
}

const QUOTE_ENDINGS = [
  ' 소액수의 견적제출 안내공고',
  ' 소액수의 견적제출 안내 공고',
  ' 소액수의 견적 공고',
  ' 수의계약 안내공고',
  ' 전자견적제출 안내공고',
  '(소액수의)',
]
const NEGOTIATED_ENDINGS = ['(협상에 의한 계약)', '(협상)', ' 제안서 제출 안내공고', '(협상에의한계약)']

function around(title: string, mark: string, random: Random): string {
  const place = random.next()
  if (place < 0.45) return `(${mark})${random.chance(0.4) ? ' ' : ''}${title}`
  if (place < 0.7) return `[${mark}]${random.chance(0.5) ? ' ' : ''}${title}`
  if (place < 0.82) return `${title} [${mark}]`
  if (place < 0.92) return `${title}(${mark})`
  return mark === '재공고' ? `${title} 재공고` : title
}

/** Slips of the hand, and now and then a sign outside the basic plane. */
function blemished(title: string, random: Random): string {
  const place = random.next()
  if (place < 0.015) return title.replace(' ', '  ')
  if (place < 0.0155) return title.includes('축제') ? title.replace('축제', '축제🌸') : `${title} 🎗`
  return title
}

export function corrected(title: string, random: Random): string {
  return random.pick([`[정정공고] ${title}`, `(변경공고) ${title}`, `${title}(변경)`, `[변경] ${title}`])
}

export const withdrawn = (title: string, random: Random): string =>
  random.chance(0.5) ? random.pick([`[취소공고] ${title}`, `(취소) ${title}`]) : title
