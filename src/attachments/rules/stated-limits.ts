// Sentences of a file that limit who may bid. The patterns rather miss a sentence than match too many, because each
// match makes a verdict uncertain.

import { resolveRegion } from '../../search/regions.ts'
import type { LimitedAxis } from '../schema.ts'
import { cut, isHeading, type Statement, statementsOf } from './quotations.ts'

/** A sentence, shortened like a quotation. */
interface LimitedSentence {
  axis: LimitedAxis
  text: string
}

/** A section about who may bid, which may continue in the next part of the file. */
export interface OpenSection {
  level: number
  /** Number of characters that still belong to it. */
  left: number
}
const LONGEST_SECTION = 3_000

const ABOUT_BIDDERS = /(?:참가|참여|응찰|입찰|투찰)\s?자격|자격\s?(?:요건|조건|제한)|참가\s?(?:업체|대상)의?\s?자격/
/** Outside such sections, the sentence itself must say who may bid. */
const ADMITS =
  /(?:참가|참여|응찰|투찰|입찰)(?:에|을|를)?\s?(?:참가|참여)?\s?(?:할 수 있|가능)|(?:한하여|한정하여|만)\s?(?:본\s?)?(?:입찰에\s?)?(?:참가|참여|응찰|투찰)/
/** Nothing is required, or the item is for something else: points, documents, the contract. */
const NOT_REQUIRED =
  /(?:제한|요건|조건)\S{0,2}\s?(?:없|두지|적용하지|하지\s?(?:않|아니))|(?:무관|불문|상관\s?없|관계\s?없|해당\s?없)|가점|가산점|우대|우선\s?사용|배점|평가|점수|감점|낙찰자|하도급\s?(?:업체|자|계약)|하수급|투입|수행\s?인력|\d\s?점/

interface Limit {
  axis: LimitedAxis
  form: RegExp
  not?: RegExp
  /** An additional condition for a match of `form`. */
  holds?: (found: RegExpExecArray) => boolean
}

/** Businesses that need a registration. 사업자등록 and 휴업·폐업 신고 concern every company. */
const BUSINESS = `(?:(?:공사|급식영|[가-힣](?<!기|사|영|작|산|휴|폐|개|창|취|협|수))업(?:자)?|[가-힣]{2}기관|[가-힣]{2}(?<!개인|법인|과세|면세|일반|간이)사업(?:자)?)`
const PROVINCE =
  '(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|제주|충북|충남|전북|전남|경북|경남|충청[남북]도|전라[남북]도|경상[남북]도)'
const REGION = `(${PROVINCE}(?:특별시|광역시|특별자치시|특별자치도|자치도|시|도)?|[가-힣]{1,5}[시군구])`
const OFFICE = '(?:영업소|본점|본사|사업장|사무소|주소지|소재지)'

/** Bounded, because an unclosed bracket would be searched to the end of the sentence. */
const BRACKETS = '\\([^)]{0,100}\\)'

const isRegion = ([, name = '']: RegExpExecArray): boolean => resolveRegion(name) !== null

const LIMITS: readonly Limit[] = [
  {
    axis: 'licence',
    form: new RegExp(
      `${BUSINESS}[」』\\s]*(?:${BRACKETS}\\s?)?(?:으?로|을|를|의)?\\s?(?:면허|등록|허가|신고|지정)(?:증)?(?:을|를)?\\s?(?:한|된|받은|필한|득한|마친|갖춘|보유|소지|하고|되어|업체|자)`,
      'g',
    ),
    not: /하지\s?(?:않|아니)|사업자\s?등록/,
  },
  { axis: 'licence', form: /업종\s?코드\s?[:：]?\s?\d{4}/g },
  {
    axis: 'region',
    form: new RegExp(
      `${OFFICE}[^.]{0,20}?${REGION}(?:\\s?[가-힣]{1,4}[시군구])?\\s?(?:관내)?(?:에|으?로|인|이)?\\s?(?:인|있|둔|두고|소재|위치|이어야|여야|업체|자)`,
      'g',
    ),
    holds: isRegion,
  },
  {
    axis: 'region',
    form: new RegExp(
      `${REGION}(?:\\s?[가-힣]{1,4}[시군구])?\\s?(?:지역|관내|내)?\\)?에\\s?(?:주된\\s?)?${OFFICE}(?:를|을|가|이)?\\s?(?:둔|두고|있는|소재)`,
      'g',
    ),
    holds: isRegion,
  },
  {
    axis: 'region',
    form: new RegExp(`${REGION}\\s?(?:지역|관내)?(?:에)?\\s?소재(?:한|하는)?\\s?(?:업체|사업자|기업|자)`, 'g'),
    holds: isRegion,
  },
  { axis: 'region', form: new RegExp(`지역\\s?제한\\s?[:：(]\\s?${REGION}`, 'g'), holds: isRegion },
  {
    axis: 'product',
    form: /직접\s?생산\s?(?:확인|증명)[^.]{0,40}(?:소지|보유|발급받은|갖춘|등록한|있는)/g,
  },
  {
    axis: 'product',
    form: /(?:세부\s?)?(?:품명|물품\s?분류)\s?번호[^.]{0,20}\d{8}[^.]{0,30}(?:등록|제조)/g,
  },
  {
    axis: 'size',
    form: /(?:중소기업|소기업|소상공인|여성\s?기업|장애인\s?기업|사회적\s?기업|창업\s?기업)[^.]{0,20}(?:확인서|증명서|인증서)[^.]{0,30}(?:소지|보유|발급받은|갖춘|있는)/g,
    not: /경우/,
  },
  {
    axis: 'size',
    form: /(?:중소기업자?|소기업|소상공인|여성\s?기업|장애인\s?기업|사회적\s?기업|창업\s?기업)(?:이어야|여야|만\s|에\s?한(?:하|정|함)|(?:으)?로\s?제한|인\s?(?:업체|자)(?:에|만|이))/g,
    not: /경우/,
  },
  { axis: 'size', form: /대기업[^.]{0,30}(?:참가|참여)[^.]{0,6}(?:할 수 없|제한|불가|못)/g },
  {
    axis: 'trackRecord',
    form: new RegExp(
      `실적(?:${BRACKETS})?[을를이가]?\\s?(?:이\\s)?(?:있는|있고|있어야|보유|갖춘|가진|가지고|충족)`,
      'g',
    ),
  },
  { axis: 'trackRecord', form: /실적[^.]{0,25}\d[\d,./]*\s?(?:건|회|억|천|백|만|원|%)?[^.]{0,8}이상/g },
  { axis: 'jointBidding', form: /지역\s?의무\s?공동/g },
  {
    axis: 'jointBidding',
    form: /공동\s?(?:수급체?|도급|계약)[^.]{0,8}(?:구성하여|으?로)\s?(?:입찰에\s?)?참가(?:하여야|해야)/g,
    not: /경우|또는\s?공동/,
  },
]

const LAW = /「[^」]{0,100}」|『[^』]{0,100}』/g

function axesOf(statement: string): LimitedAxis[] {
  const plain = statement.replace(LAW, '')
  if (NOT_REQUIRED.test(plain)) return []
  const axes = LIMITS.filter(
    ({ form, not, holds = () => true }) => !not?.test(plain) && plain.matchAll(form).some(holds),
  ).map(({ axis }) => axis)
  return [...new Set(axes)]
}

function sectionAt(open: OpenSection | null, { text, level }: Statement): OpenSection | null {
  if (isHeading(text) && ABOUT_BIDDERS.test(text)) return { level, left: LONGEST_SECTION }
  if (open === null) return null
  const isOver = level === -1 ? open.level === -1 && isHeading(text) : level <= open.level
  const left = open.left - text.length
  return isOver || left < 0 ? null : { level: open.level, left }
}

/** The limits stated in a part of a file, and the section that is open at its end. */
export function statedLimitsOf(
  text: string,
  before: OpenSection | null,
): { limits: LimitedSentence[]; open: OpenSection | null } {
  let open = before
  const limits: LimitedSentence[] = []
  for (const statement of statementsOf(text)) {
    open = sectionAt(open, statement)
    if (open === null && !ADMITS.test(statement.text)) continue
    for (const axis of axesOf(statement.text)) limits.push({ axis, text: cut(statement.text, 0) })
  }
  return { limits, open }
}
