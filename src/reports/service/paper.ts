import { seoulDay } from '../../lib/clock.ts'
import { hyphenated } from '../rules/figures.ts'
import type { Paper, PaperPart } from '../rules/paper.ts'
import type { ReportContent, ReportFilter, ReportSpec, SectionName } from '../schema.ts'
import type { Words } from '../texts/shape.ts'
import { REPORT_WORDS } from '../texts/words.ts'
import { awardsPart } from './paper-awards.ts'
import { competitorsPart } from './paper-competitors.ts'
import { closingPart, matchesPart } from './paper-notices.ts'
import { statisticsPart } from './paper-statistics.ts'
import { writeSummary } from './paper-summary.ts'

/** Converts the collected content to texts, tables and charts, independent of the format. */
export function writePaper(content: ReportContent, spec: ReportSpec): Paper {
  const words = REPORT_WORDS[spec.language]
  const [from, to] = [seoulDay(spec.from), seoulDay(spec.to)]
  const asOf = content.asOf.at.slice(0, 19).replace('T', ' ')
  const { before } = content.summary
  const { contents, page, more, overview, appendix, inAppendix, millions } = words
  return {
    language: spec.language,
    title: words.title[spec.period],
    subtitle: words.subtitle(spec.company, from, to),
    facts: [
      [words.facts.before, `${before.from.slice(0, 10)} ~ ${before.to.slice(0, 10)}`],
      [words.facts.asOf, asOf],
      ...(content.profile ? [[words.facts.eligibility, content.profile.name] as const] : []),
      [words.facts.filter, filterText(spec.filter, words)],
    ],
    summary: writeSummary(content, spec, words),
    parts: spec.sections.flatMap((name) => partOf(name, content, spec, words)),
    footer: words.footer(asOf),
    words: {
      contents,
      page,
      more,
      overview,
      appendix,
      inAppendix,
      millions,
      ...words.workbook,
      summary: words.summary.title,
    },
  }
}

function partOf(name: SectionName, content: ReportContent, spec: ReportSpec, words: Words): PaperPart[] {
  const { matches, closing, awards, competitors, statistics } = content.sections
  if (name === 'matches' && matches) return [matchesPart(matches, content, spec, words)]
  if (name === 'closing' && closing) return [closingPart(closing, content, spec, words)]
  if (name === 'awards' && awards) return [awardsPart(awards, spec, words)]
  if (name === 'competitors' && competitors) return [competitorsPart(competitors, spec, words)]
  if (name === 'statistics' && statistics) return [statisticsPart(statistics, spec, words)]
  return []
}

function filterText(filter: ReportFilter, words: Words): string {
  const { agency, industry, region, bsnsDiv, minAmt, maxAmt, currency, businessNo } = filter
  const listed = (name: string, values: string[] | undefined) =>
    values && values.length > 0 ? [`${name}: ${values.join(', ')}`] : []
  const amount = (value: number | undefined) => value?.toLocaleString('en-US') ?? ''
  const parts = [
    ...listed(words.filter.agency, agency),
    ...listed(words.filter.industry, industry),
    ...listed(words.filter.region, region),
    ...listed(
      words.filter.bsnsDiv,
      bsnsDiv?.map((one) => words.values.category[one] ?? one),
    ),
    ...(minAmt === undefined && maxAmt === undefined
      ? []
      : [`${words.filter.amount}: ${amount(minAmt)} ~ ${amount(maxAmt)}`]),
    ...listed(words.filter.currency, currency === undefined ? [] : [currency]),
    ...listed(
      words.filter.businessNo,
      businessNo?.map((one) => hyphenated(one) ?? one),
    ),
  ]
  return parts.length === 0 ? words.facts.none : parts.join(' · ')
}
