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
    /** Whether searches for open notices would find it. */
    isOpenAt: (notice: LinkedNotice, at: number) => boolean
  }
  /** Whether notices have a page in the console. */
  hasConsole: boolean
}

/** A page opened by a whole office at the same time is read once. */
const FRESH_MS = 30 * SECOND
const MOST_CACHED = 1_000

type CachedView = { at: number; view: Promise<Omit<WidgetView, 'name'>> }

/** Widgets: pages with the notices of a link, shown inside pages of customers. */
export function createWidget(deps: WidgetDeps, { open, noticesOf }: LinkOpener) {
  const { clock, bids, limits, publicUrl, hasConsole } = deps
  const scripts = readWidgetScripts()
  /** By link, oldest reading first. */
  const cache = new Map<string, CachedView>()
  let script: HttpDocument | null = null

  async function read(link: OpenLink): Promise<Omit<WidgetView, 'name'>> {
    const now = clock.now()
    const { notices, isCut } = await noticesOf(link, (wanted) => bids.newestOpenOf(wanted, MOST_LISTED))
    const all = notices.filter((notice) => bids.isOpenAt(notice, now)).sort(byPosting)
    return { notices: all.slice(0, WIDGET_ROWS.most), total: all.length, isMore: isCut }
  }

  /** The view of an opened link. A fresh view is served from memory. */
  function viewOf(link: OpenLink): CachedView['view'] {
    const now = clock.steady()
    const old = cache.get(link.id)
    if (old && now - old.at < FRESH_MS) return old.view
    const view = limits.forLink(link, () => read(link))
    cache.delete(link.id)
    cache.set(link.id, { at: now, view })
    view.catch(() => {
      if (cache.get(link.id)?.view === view) cache.delete(link.id)
    })
    const [first] = cache.keys()
    if (cache.size > MOST_CACHED && first !== undefined) cache.delete(first)
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
    /**
     * Returns the page that explains an error to readers; `null` = the error has no page. The query may not have been
     * validated.
     */
    instead(error: unknown, language: Language, query: object): HtmlPage | null {
      if (!(error instanceof Problem)) return null
      const state = error.status === 404 ? 'ended' : error.status === 429 ? 'busy' : null
      const { lang = language, theme } = readWidgetOptions(query)
      return state && widgetNotice(state, partsOf(lang, { theme }))
    },
    /** The script that customers load into their pages. */
    script(): HttpDocument {
      script ??= makeDocument(scripts.embed)
      return script
    },
  }
}
