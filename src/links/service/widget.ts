import type { DatedNotice } from '../../bids/index.ts'
import { SECOND } from '../../lib/clock.ts'
import type { HtmlPage } from '../../lib/html.ts'
import { type HttpDocument, makeDocument } from '../../lib/http/index.ts'
import { Problem } from '../../lib/problems.ts'
import type { Language } from '../../vocabulary/languages.ts'
import { readWidgetScripts } from '../adapters/scripts.ts'
import { isWebAddress } from '../rules/entries.ts'
import { readWidgetOptions, type WidgetView, widgetNotice, widgetPage } from '../rules/widget.ts'
import { WIDGET_STYLE } from '../rules/widget-style.ts'
import { type LinkedNotice, WIDGET_ROWS, type WidgetOptions, type WidgetQuery } from '../schema.ts'
import { WIDGET_WORDS } from '../texts/widget.ts'
import {
  byPosting,
  type LinkOpener,
  type LinkOpenerDeps,
  MOST_LISTED,
  type OpenLink,
  type WantedNotices,
} from './open.ts'

export interface WidgetDeps extends LinkOpenerDeps {
  bids: LinkOpenerDeps['bids'] & {
    newestOpenOf: (wanted: WantedNotices, most: number) => Promise<DatedNotice[]>
    /** As a search for open notices decides. */
    isOpenAt: (notice: LinkedNotice, at: number) => boolean
  }
  /** Whether notices have a page in the console. */
  hasConsole: boolean
}

/** A page that is opened by all of an office at nine is read once. */
const KEPT_MS = 30 * SECOND
const MOST_KEPT = 1_000

type Kept = { at: number; view: Promise<Omit<WidgetView, 'name'>> }

/** What a page that needs no key shows of a link, in the pages of customers. */
export function createWidget(deps: WidgetDeps, { open, noticesOf }: LinkOpener) {
  const { clock, bids, limits, publicUrl, hasConsole } = deps
  const scripts = readWidgetScripts()
  /** By link; the one read first stands first. */
  const kept = new Map<string, Kept>()
  let script: HttpDocument | null = null

  async function read(link: OpenLink): Promise<Omit<WidgetView, 'name'>> {
    const now = clock.now()
    const { notices, isCut } = await noticesOf(link, (wanted) => bids.newestOpenOf(wanted, MOST_LISTED))
    const all = notices.filter((notice) => bids.isOpenAt(notice, now)).sort(byPosting)
    return { notices: all.slice(0, WIDGET_ROWS.most), total: all.length, isMore: isCut }
  }

  /** Of a link that has been opened; what is as good as new is not read again. */
  function viewOf(link: OpenLink): Kept['view'] {
    const now = clock.steady()
    const old = kept.get(link.id)
    if (old && now - old.at < KEPT_MS) return old.view
    const view = limits.forLink(link, () => read(link))
    kept.delete(link.id)
    kept.set(link.id, { at: now, view })
    view.catch(() => {
      if (kept.get(link.id)?.view === view) kept.delete(link.id)
    })
    const [first] = kept.keys()
    if (kept.size > MOST_KEPT && first !== undefined) kept.delete(first)
    return view
  }

  const partsOf = (language: Language, { rows, theme, open }: Partial<WidgetOptions>) => {
    const options: WidgetOptions = { rows: rows ?? WIDGET_ROWS.usual, theme: theme ?? 'auto', open: open ?? 'source' }
    return { language, options, words: WIDGET_WORDS[language], script: scripts.page, style: WIDGET_STYLE }
  }

  function addressOf({ noticeNo, detailUrl }: LinkedNotice, { open }: WidgetOptions): string | null {
    const source = isWebAddress(detailUrl) ? detailUrl : null
    const own = hasConsole ? `${publicUrl()}/notices/${encodeURIComponent(noticeNo)}` : null
    return open === 'console' ? (own ?? source) : (source ?? own)
  }

  return {
    async page(token: string, query: WidgetQuery): Promise<HtmlPage> {
      const link = await open(token, 'widget')
      const view = await viewOf(link)
      const parts = partsOf(query.lang ?? link.language, query)
      const linkOf = (notice: LinkedNotice) => addressOf(notice, parts.options)
      return widgetPage({ ...view, name: link.name }, { ...parts, linkOf, origins: link.origins })
    },
    /** In place of the page, where a reader can be told why; `null` = not by a page. The query may be unchecked. */
    instead(error: unknown, language: Language, query: object): HtmlPage | null {
      if (!(error instanceof Problem)) return null
      const state = error.status === 404 ? 'ended' : error.status === 429 ? 'busy' : null
      const { lang = language, theme } = readWidgetOptions(query)
      return state && widgetNotice(state, partsOf(lang, { theme }))
    },
    /** What customers load into their pages. */
    script(): HttpDocument {
      script ??= makeDocument(scripts.embed)
      return script
    },
  }
}
