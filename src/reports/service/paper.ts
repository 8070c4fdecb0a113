import { seoulDay } from '../../lib/clock.ts'
import type { Fact, Paper, PaperPart } from '../rules/paper.ts'
import type { ReportContent, ReportFilter, SectionName, Wish } from '../schema.ts'
import { WORDS, type Words } from '../texts.ts'
import { awardsPart, closingPart, matchesPart } from './paper-notices.ts'
import { competitorsPart, statisticsPart } from './paper-statistics.ts'

type Sections = ReportContent['sections']

/** The report before it has a form: words, tables and charts of what was collected. */
export function writePaper(content: ReportContent, wish: Wish): Paper {
  const words = WORDS[wish.language]
  const [from, to] = [seoulDay(wish.from), seoulDay(wish.to)]
  const asOf = content.asOf.at.slice(0, 19).replace('T', ' ')
  return {
    language: wish.language,
    title: words.title[wish.period],
    subtitle: words.subtitle(wish.company, from, to),
    facts: [
      [words.facts.period, `${from} ~ ${to}`],
      [words.facts.asOf, asOf],
      [words.facts.filter, filterText(wish.filter, words)],
      ...totals(content.sections, words),
    ],
    parts: wish.sections.flatMap((name) => partOf(name, content.sections, wish, words)),
    footer: words.footer(asOf),
    words: { contents: words.contents, page: words.page, more: words.more, overview: words.overview },
  }
}

function partOf(name: SectionName, sections: Sections, wish: Wish, words: Words): PaperPart[] {
  const { matches, closing, awards, competitors, statistics } = sections
  if (name === 'matches' && matches) return [matchesPart(matches, wish, words)]
  if (name === 'closing' && closing) return [closingPart(closing, words)]
  if (name === 'awards' && awards) return [awardsPart(awards, words)]
  if (name === 'competitors' && competitors) return [competitorsPart(competitors, wish, words)]
  if (name === 'statistics' && statistics) return [statisticsPart(statistics, wish, words)]
  return []
}

function totals({ matches, closing, awards, competitors, statistics }: Sections, words: Words): Fact[] {
  const counts: [SectionName, number | undefined][] = [
    ['matches', matches?.total],
    ['closing', closing?.total],
    ['awards', awards?.total],
    ['competitors', competitors?.total],
    ['statistics', statistics?.total],
  ]
  return counts.flatMap(([name, count]) =>
    count === undefined ? [] : [[words.sections[name], count.toLocaleString('en-US')] as const],
  )
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
      bsnsDiv?.map((one) => words.bsnsDiv[one] ?? one),
    ),
    ...(minAmt === undefined && maxAmt === undefined
      ? []
      : [`${words.filter.amount}: ${amount(minAmt)} ~ ${amount(maxAmt)}`]),
    ...listed(words.filter.currency, currency === undefined ? [] : [currency]),
    ...listed(words.filter.businessNo, businessNo),
  ]
  return parts.length === 0 ? words.facts.none : parts.join(' · ')
}
