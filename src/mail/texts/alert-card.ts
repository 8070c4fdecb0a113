import { DAY } from '../../lib/clock.ts'
import { awardText } from '../../vocabulary/awards.ts'
import { apiLanguage, type MailLanguage } from '../../vocabulary/languages.ts'
import { listsLimits } from '../../vocabulary/listed-limits.ts'
import { CHANGE_KINDS } from '../../vocabulary/notice-fields.ts'
import type { AlertAward, AlertNotice, Card, ChangedValue, NoticeChange, NoticeFacts, Safe, Tag } from '../schema.ts'
import { ALERT_WORDS, type AlertWords, TONES } from './alert-words.ts'

/** The reader's language, time zone and time. */
export interface ReaderPlace {
  zone: string
  at: number
  language: MailLanguage
}

type Row = Card['rows'][number]

/** Day and minute in the reader's time zone. */
export function stamp(at: number, { zone, language }: ReaderPlace): string {
  const parts = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const date = `${part('year')}-${part('month')}-${part('day')} (${part('weekday')}) ${part('hour')}:${part('minute')}`
  if (zone === 'Asia/Seoul') return language === 'ko' ? date : `${date} KST`
  return `${date} ${zone}`
}

const dayIn = (at: number, zone: string): number =>
  Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at)) / DAY

/** Calendar days between two moments; negative after the deadline. */
export const daysUntil = (closeAt: number, { at, zone }: ReaderPlace): number =>
  closeAt < at ? -1 : dayIn(closeAt, zone) - dayIn(at, zone)

/** `낙찰: ㈜○○ · 78,186,870원 · 89.755% · 참가 57개사` */
export function awardLine(award: AlertAward, isCorrection: boolean, language: MailLanguage): string {
  const line = awardText(award, apiLanguage(language))
  return isCorrection ? `${ALERT_WORDS[language].corrected} · ${line}` : line
}

/** The news about a notice in one sentence; `null` = its title is enough. */
export function newsOf(
  { what, changes, award }: Pick<AlertNotice, 'what' | 'changes' | 'award'>,
  language: MailLanguage,
): string | null {
  const words = ALERT_WORDS[language]
  if (award !== null) return awardLine(award, what === 'corrected', language)
  if (what === 'cancelled') return words.opening.cancelled
  if (what === 'changed' && changes.length > 0) return words.changed(changes.map(({ field }) => words.fields[field]))
  return null
}

export function cardOf(notice: Safe<AlertNotice>, reading: ReaderPlace): Card {
  const words = ALERT_WORDS[reading.language]
  const { what, title, facts, detailUrl, changes, muteUrl } = notice
  const urgent: Tag[] = facts.urgent ? [{ text: words.urgent, tone: 'cancelled' }] : []
  return {
    tags: [{ text: words.causes[what], tone: TONES[what] }, ...urgent],
    news: newsOf(notice, reading.language),
    title,
    url: detailUrl,
    rows: [
      ...changes.map((change): Row => [words.fields[change.field], difference(change, facts.currency, reading)]),
      ...(what === 'awarded' || what === 'corrected'
        ? resultRows(notice, words)
        : [
            ...decisionRows(notice, reading, new Set(changes.map(({ field }) => field))),
            ...verdictRows(notice, words),
          ]),
      ...closingRows(notice, words),
    ],
    open: words.open,
    mute: muteUrl ? { label: words.mute, url: muteUrl } : null,
  }
}

/** The facts for deciding whether to bid, except those among the changes. */
function decisionRows(
  { what, facts }: Pick<AlertNotice, 'what' | 'facts'>,
  reading: ReaderPlace,
  shown: ReadonlySet<string>,
): Row[] {
  const words = ALERT_WORDS[reading.language]
  const { closeAt, openAt, floorRate, contractMethod, awardMethod } = facts
  const days = what === 'cancelled' || closeAt === null ? '' : ` · ${words.left(daysUntil(closeAt, reading))}`
  const methods = [contractMethod, awardMethod].filter((method) => method !== null)
  const rows: (Row & { 0: string })[] = []
  const add = (field: string, label: string, value: string | null) => {
    if (value !== null && !shown.has(field)) rows.push([label, value])
  }
  add('closeAt', words.facts.closeAt, closeAt === null ? words.unknown : `${stamp(closeAt, reading)}${days}`)
  add('openAt', words.facts.openAt, openAt === null ? null : stamp(openAt, reading))
  for (const [field, label, value] of prices(facts, words)) add(field, label, value)
  add('floorRate', words.facts.floorRate, floorRate === null ? null : `${floorRate}%`)
  add('regions', words.facts.regions, regionsText(facts, words))
  add('industries', words.facts.industries, industriesText(facts, words))
  add('methods', words.facts.methods, methods.length > 0 ? methods.join(' · ') : null)
  return rows
}

/** Whether each company may bid; also the earlier verdict, if it kept the notice from being reported. */
function verdictRows(
  { eligibility, companies = [] }: Pick<AlertNotice, 'eligibility' | 'companies'>,
  { facts, verdicts }: AlertWords,
): Row[] {
  const wordsOf = ({ verdict, old }: NonNullable<AlertNotice['eligibility']>): string =>
    old === null ? verdicts[verdict] : `${verdicts[old]} → ${verdicts[verdict]}`
  return [
    ...(eligibility === null ? [] : [wordsOf(eligibility)]),
    ...companies.map((company) => `${company.name}: ${wordsOf(company)}`),
  ].map((text): Row => [facts.eligibility, text])
}

/** An unpublished estimated price is replaced by another amount with its own label. */
function prices(
  { baseAmount, estimatedPrice, budget, currency }: NoticeFacts,
  words: AlertWords,
): [string, string, string][] {
  const row = (field: 'baseAmount' | 'estimatedPrice' | 'budget', value: number | null): [string, string, string][] =>
    value === null ? [] : [[field, words.facts[field], words.money(value, currency)]]
  const main = [...row('baseAmount', baseAmount), ...row('estimatedPrice', estimatedPrice)]
  if (main.length > 0) return main
  const instead = row('budget', budget)
  return instead.length > 0 ? instead : [['estimatedPrice', words.facts.estimatedPrice, words.undisclosed]]
}

function industriesText(facts: NoticeFacts, words: AlertWords): string {
  if (facts.industries.length > 0) return facts.industries.join(', ')
  return listsLimits(facts, 'industries') ? words.noIndustryLimit : words.notInSource
}

function regionsText(facts: NoticeFacts, words: AlertWords): string {
  const { regions, regionCheckNeeded } = facts
  if (regions.length === 0 && !regionCheckNeeded)
    return listsLimits(facts, 'regions') ? words.noRegionLimit : words.notInSource
  if (regions.length === 0) return words.checkRegion
  return regionCheckNeeded ? `${regions.join(', ')} (${words.checkRegion})` : regions.join(', ')
}

function resultRows({ award, facts }: Pick<AlertNotice, 'award' | 'facts'>, words: AlertWords): Row[] {
  const planned = award?.plannedPrice ?? null
  const rest = prices(facts, words).map(([, label, value]): Row => [label, value])
  if (planned === null) return rest
  return [[words.facts.plannedPrice, words.money(planned, award?.currency ?? facts.currency)], ...rest]
}

function closingRows(
  { facts, matches, found = [] }: Pick<AlertNotice, 'facts' | 'matches' | 'found'>,
  words: AlertWords,
): Row[] {
  const { agency, demandAgency, noticeNo, revision } = facts
  const number = revision > 0 ? `${noticeNo} (${String(revision).padStart(3, '0')})` : noticeNo
  const sameText = textOf(agency) === textOf(demandAgency ?? [])
  const why = matches.map(({ keyword, places }) =>
    places.length > 0 ? `${keyword} (${places.map((place) => words.places[place]).join(', ')})` : keyword,
  )
  const rows: Row[] = []
  if (demandAgency !== null) rows.push([words.facts.demandAgency, demandAgency])
  if (demandAgency === null || !sameText) rows.push([words.facts.agency, agency])
  rows.push([words.facts.number, number])
  if (why.length > 0) rows.push([words.facts.matches, why.join(' · ')])
  for (const { name, page, excerpt } of found) {
    const place = page === null ? name : `${name} · ${words.page(page)}`
    rows.push([words.places.attachment, [{ text: `${place}: `, hit: false }, ...excerpt]])
  }
  return rows
}

const textOf = (pieces: readonly { text: string }[]): string => pieces.map(({ text }) => text).join('')

/** Before → after; for lists, the added and removed values. */
function difference(change: NoticeChange, currency: string, reading: ReaderPlace): string {
  const words = ALERT_WORDS[reading.language]
  const { old, new: now, field } = change
  if (CHANGE_KINDS[field] === 'list') {
    const [before, after] = [old, now].map((value) => (Array.isArray(value) ? value : []))
    const parts = [
      { word: words.added, names: (after ?? []).filter((name) => !before?.includes(name)) },
      { word: words.removed, names: (before ?? []).filter((name) => !after?.includes(name)) },
    ]
    const lines = parts.filter(({ names }) => names.length > 0).map(({ word, names }) => `${word}: ${names.join(', ')}`)
    return lines.join(' · ')
  }
  const show = (value: ChangedValue) => valueText(change, value, currency, reading)
  const days = field === 'closeAt' && typeof now === 'number' ? ` · ${words.left(daysUntil(now, reading))}` : ''
  return `${show(old)} → ${show(now)}${days}`
}

function valueText({ field }: NoticeChange, value: ChangedValue, currency: string, reading: ReaderPlace): string {
  const words = ALERT_WORDS[reading.language]
  const kind = CHANGE_KINDS[field]
  if (kind === 'money') return typeof value === 'number' ? words.money(value, currency) : words.undisclosed
  if (value === null) return words.unknown
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (kind === 'time' && typeof value === 'number') return stamp(value, reading)
  return kind === 'rate' ? `${value}%` : String(value)
}
