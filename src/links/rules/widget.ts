import { SEOUL_OFFSET, seoulTime } from '../../lib/clock.ts'
import { escaped, type HtmlPage, htmlPage, scriptSource } from '../../lib/html.ts'
import { LANGUAGES, type Language } from '../../vocabulary/languages.ts'
import { listsLimits } from '../../vocabulary/listed-limits.ts'
import { type LinkedNotice, WIDGET_THEMES, type WidgetOptions } from '../schema.ts'
import { amountName } from './entries.ts'

/** The texts of widgets in one language. */
export interface WidgetWords {
  /** For example `5` of `37`. `isMore`: there may be more than `total`. */
  count: (shown: number, total: number, isMore: boolean) => string
  none: string
  noneMore: string
  newWindow: string
  closing: string
  noClosing: string
  day: (at: Date) => string
  amounts: Record<'baseAmount' | 'estimatedPrice' | 'budget', string>
  money: (value: number, currency: string) => string
  noAmount: string
  region: string
  noRegionLimit: string
  checkRegion: string
  notInSource: string
  again: string
  ended: string
  endedMore: string
  busy: string
  busyMore: string
  /** The texts used by the script of the page. */
  live: Record<'today' | 'left' | 'over' | 'none' | 'refreshed' | 'away' | 'busy', string>
}

/** The content of a widget: the newest open notices of its link. */
export interface WidgetView {
  name: string
  notices: readonly LinkedNotice[]
  total: number
  /** Whether there may be more notices than `total`. */
  isMore: boolean
}

interface WidgetParts {
  language: Language
  options: WidgetOptions
  words: WidgetWords
  /** The script of the page. */
  script: string
  style: string
}

/** Language and theme of a query that may not have been validated; invalid values are ignored. */
export function readWidgetOptions(query: object): { lang?: Language; theme?: WidgetOptions['theme'] } {
  const parameters = query as Record<string, unknown>
  const lang = LANGUAGES.find((one) => one === parameters.lang)
  const theme = WIDGET_THEMES.find((one) => one === parameters.theme)
  return { ...(lang && { lang }), ...(theme && { theme }) }
}

/**
 * The page contains nothing that depends on the time, so the same notices give the same bytes. Its script adds the
 * remaining days and the time of the refresh.
 */
export function widgetPage(
  { name, notices, total, isMore }: WidgetView,
  parts: WidgetParts & { origins: readonly string[]; linkOf: (notice: LinkedNotice) => string | null },
): HtmlPage {
  const { words, options, linkOf } = parts
  const shown = notices.slice(0, options.rows)
  const list =
    shown.length === 0
      ? `<div class="empty"><p><strong>${escaped(words.none)}</strong></p><p class="soft">${escaped(words.noneMore)}</p></div>`
      : `<ul>${shown.map((notice) => rowOf(notice, words, linkOf(notice))).join('\n')}</ul>`
  const count = shown.length === 0 ? '' : `<p class="soft">${escaped(words.count(shown.length, total, isMore))}</p>`
  return framed({ ...parts, framedBy: [`'self'`, ...parts.origins] }, 'open', name, [
    `<header><h1><bdi>${escaped(clean(name))}</bdi></h1>${count}</header>`,
    list,
  ])
}

/** The page for a link that was deleted or read too often. It shows nothing of the link, so any site may frame it. */
export function widgetNotice(state: 'ended' | 'busy', parts: WidgetParts): HtmlPage {
  const { words } = parts
  const more = state === 'ended' ? words.endedMore : words.busyMore
  return framed({ ...parts, framedBy: ['*'] }, state, words[state], [
    `<div class="empty"><h1>${escaped(words[state])}</h1><p class="soft">${escaped(more)}</p></div>`,
  ])
}

function framed(
  { language, options, words, script, style, framedBy }: WidgetParts & { framedBy: readonly string[] },
  state: 'open' | 'ended' | 'busy',
  title: string,
  main: string[],
): HtmlPage {
  const live = escaped(JSON.stringify(words.live))
  const again = state === 'ended' ? '' : `<button type="button" id="again" hidden>${escaped(words.again)}</button>`
  const { html, contentPolicy } = htmlPage({
    language,
    title: `${clean(title)} · Gonggo`,
    style,
    head: '<meta name="robots" content="noindex">',
    hasForms: false,
    framedBy,
    body: [
      `<div class="widget" data-theme="${escaped(options.theme)}">`,
      `<main data-gonggo="${state}" data-words="${live}">`,
      ...main,
      '</main>',
      `<footer><p id="state" role="status"></p><p class="soft"><span id="refreshed"></span> ${again}</p></footer></div>`,
      `<script type="module">${script}</script>`,
    ].join('\n'),
  })
  return { html, contentPolicy: `${contentPolicy}; script-src ${scriptSource(script)}; connect-src 'self'` }
}

function rowOf(notice: LinkedNotice, words: WidgetWords, href: string | null): string {
  const title = `<bdi>${escaped(clean(notice.title))}</bdi>`
  const link =
    href === null
      ? `<span class="title">${title}</span>`
      : `<a class="title" href="${escaped(href)}" target="_blank" rel="noopener noreferrer">${title}<span class="hidden"> (${escaped(words.newWindow)})</span></a>`
  return [
    `<li><p class="when"><b class="left"></b> ${closingOf(notice, words)}</p>`,
    `<div class="what">${link}<p class="soft"><bdi>${escaped(clean(notice.agency))}</bdi></p></div>`,
    `<p class="terms"><span>${escaped(amountOf(notice, words))}</span> <span class="soft">${escaped(words.region)}: ${escaped(regionOf(notice, words))}</span></p></li>`,
  ].join('\n')
}

function closingOf({ closeAt }: LinkedNotice, words: WidgetWords): string {
  if (closeAt === null) return `<span class="soft">${escaped(words.noClosing)}</span>`
  const day = words.day(new Date(closeAt + SEOUL_OFFSET))
  const time = seoulTime(closeAt)
  return `<span class="soft"><span class="hidden">${escaped(words.closing)} </span><time datetime="${time}">${escaped(day)}</time></span>`
}

function amountOf(notice: LinkedNotice, words: WidgetWords): string {
  const name = amountName(notice)
  return name === null ? words.noAmount : `${words.amounts[name]} ${words.money(notice[name] ?? 0, notice.currency)}`
}

/** The maximum number of regions in a row. */
const MOST_REGIONS = 3

function regionOf(notice: LinkedNotice, words: WidgetWords): string {
  const { regions, regionCheckNeeded } = notice
  if (regions.length > MOST_REGIONS)
    return `${regions.slice(0, MOST_REGIONS).join(', ')} +${regions.length - MOST_REGIONS}`
  if (regions.length > 0) return regions.join(', ')
  if (regionCheckNeeded) return words.checkRegion
  return listsLimits(notice, 'regions') ? words.noRegionLimit : words.notInSource
}

/** Removes characters that change the direction of text, and lone surrogates. */
const clean = (text: string): string => text.toWellFormed().replace(UNSEEN, ' ').trim()
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const UNSEEN = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]+/g
