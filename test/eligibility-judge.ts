import type { BidderLimits } from '../src/eligibility/schema/eligibility.ts'
import type { Declared } from '../src/eligibility/schema/profile.ts'
import type { LimitingLicence } from '../src/search/limits.ts'
import { pathsFitting, resolveRegion } from '../src/search/regions.ts'
import type { Verdict } from '../src/vocabulary/verdicts.ts'

/**
 * A second implementation of eligibility: every doubt is a question with two answers, and each combination of answers
 * is a reading in which a company qualifies or does not. `yes` = it qualifies in all readings, `no` = in none. Answers
 * can only help, so the readings with no doubt and with all doubts in favour decide; one in between is checked too, and
 * must have a result in between.
 */
const EXCLUDED = /공동(수급|도급) ?불(허|가)/
type Answer = (question: string) => boolean

const SEOUL = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' })
const seoul = (at: number) => SEOUL.format(at)

export function judgedByReadings(company: Declared, notice: BidderLimits, now: number): Verdict {
  const qualifies = (answer: Answer) => qualifiesIn(company, notice, now, answer)
  const [worst, best] = [qualifies(() => false), qualifies(() => true)]
  const between = qualifies((question) => question.length % 2 === 0)
  if ((worst && !between) || (between && !best)) throw new Error('an answer in favour made it worse')
  if (worst) return 'yes'
  return best ? 'check' : 'no'
}

function qualifiesIn(company: Declared, notice: BidderLimits, now: number, answer: Answer): boolean {
  const texts = [notice.awardMethod ?? '', notice.contractMethod ?? '', ...(notice.title.match(/[([].*?[)\]]/g) ?? [])]
  const together = notice.details?.jointContracting ?? ''
  const isAlone = company.jointBidding === false || [together, ...texts].some((text) => EXCLUDED.test(text))
  // A partner adds what the company lacks.
  const byPartner = !isAlone && answer('a partner')
  const closing = notice.closeAt === null ? seoul(now) : seoul(notice.closeAt)
  const world: World = { company, answer, isValid: (until) => validIn(until, closing, seoul(now), answer) }
  const onItsOwn = meetsGroups(world, notice) && meetsRegions(world, notice)
  const isTogether = !together.includes('지역의무') || answer('the share of local firms')
  return (onItsOwn || byPartner) && isTogether && texts.every((text) => meetsText(world, text))
}

interface World {
  company: Declared
  answer: Answer
  isValid: (until: string | null | undefined) => boolean
}

function validIn(until: string | null | undefined, closing: string, today: string, answer: Answer): boolean {
  if (until === undefined) return false
  if (until === null) return answer('the date reaches the closing')
  return until >= closing || (until >= today && answer('renewed in time'))
}

function meetsGroups(world: World, { licences, regionCheckNeeded, source, bsnsDiv }: BidderLimits): boolean {
  if (regionCheckNeeded) return world.answer('the rows that are missing')
  const numbers = [...new Set(licences.map(({ group }) => group))].sort((a, b) => a - b)
  if (numbers.length === 0)
    return (['koneps', 'demo'].includes(source) && bsnsDiv !== '기타') || world.answer('no licence is limited')
  return numbers.some((number) => {
    const rows = licences.filter(({ group }) => group === number)
    const basis = rows[0]?.basis ?? (number === numbers[0] ? 'row' : 'permitted')
    const isMet = rows.every((row) => meetsRow(world, row, rows))
    if (basis === 'permitted') return isMet && world.answer('permitted instead of its row')
    return isMet || (basis === 'shortened' && world.answer('an alternative that is not listed'))
  })
}

function meetsRow(world: World, row: LimitingLicence, rows: readonly LimitingLicence[]): boolean {
  const { company, answer, isValid } = world
  const hasMore = (list: Declared['complete'][number]) => !company.complete.includes(list) && answer(`more ${list}`)
  if (/^\d{8}(\d\d)?$/.test(row.code)) return hasMore('products') || declares(world, row.code, () => true)
  if (row.code === '직접생산확인') {
    const certificate = company.certificates.find(({ kind }) => kind === 'directProduction')
    const items = rows.filter(({ code }) => /^\d{8}(\d\d)?$/.test(code))
    const makes = (made: boolean | null) => made ?? answer('it makes it')
    return (
      (isValid(certificate?.until) || answer('a certificate')) &&
      items.every(({ code }) => hasMore('products') || declares(world, code, makes))
    )
  }
  if (row.code === '') {
    const isNamed = company.licences.some(({ name, until }) => closed(name) === closed(row.name) && isValid(until))
    return isNamed || answer('another name')
  }
  const held = company.licences.find(({ code }) => code === row.code)
  const wider = ['0001', '0002'].includes(row.code) ? company.licences.find(({ code }) => code === '0003') : undefined
  return hasMore('licences') || isValid(held?.until) || (isValid(wider?.until) && answer('the wider licence'))
}

const closed = (name: string) => name.replaceAll(' ', '')

const declares = ({ company, answer }: World, item: string, makes: (made: boolean | null) => boolean): boolean =>
  company.products.some(
    ({ code, manufactures }) =>
      makes(manufactures) && (code.startsWith(item) || (item.startsWith(code) && answer('the item of its class'))),
  )

function meetsRegions({ company, answer }: World, { regions, regionCheckNeeded }: BidderLimits): boolean {
  if (regions.length === 0 || regionCheckNeeded) return answer('the region')
  return regions.some((name) => {
    const limit = resolveRegion(name)?.path
    if (limit === undefined || limit === '99') return answer('the region')
    if (limit === '00') return true
    const isComplete = company.complete.includes('seats')
    const isIn = company.seats.some(({ region, kind }) => {
      const seat = resolveRegion(region)?.path ?? ''
      if (`${seat}/`.startsWith(`${limit}/`)) return kind === 'head' || answer('branches count')
      return pathsFitting(seat).includes(limit) && answer('the seat lies in it')
    })
    return isIn || (!isComplete && answer('another seat'))
  })
}

const CERTIFIED = [
  ['여성기업', 'women'],
  ['장애인기업', 'disabled'],
  ['장애인표준사업장', 'disabled'],
  ['사회적기업', 'social'],
  ['창업', 'startup'],
] as const

/** A person reads these texts in the end: any limit in them may be satisfied. */
function meetsText({ company, answer, isValid }: World, text: string): boolean {
  const isCertified = (wanted: string) => isValid(company.certificates.find(({ kind }) => kind === wanted)?.until)
  const isSmall = (['micro', 'small'] as (string | null)[]).includes(company.size)
  const met = [
    !text.includes('중소기업') || ((isSmall || company.size === 'medium') && isCertified('sme')),
    !/(^|[^중])소기업/.test(text) || (isSmall && isCertified('sme')),
    !text.includes('소상공인') || /(^|[^중])소기업/.test(text) || (company.size === 'micro' && isCertified('sme')),
    ...CERTIFIED.map(([word, kind]) => !text.includes(word) || isCertified(kind)),
    !/실적|지역의무/.test(text),
  ]
  return met.every(Boolean) || answer('the text')
}
