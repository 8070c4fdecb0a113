import type { TSchema } from 'typebox'
import type { Wording } from '../vocabulary/languages.ts'
import { Type } from './type.ts'

const MOST_PER_PAGE = 100
const LAST_PAGE = 1_000_000_000

/** Query parameters of every list; validation fills in the defaults. */
export const pageParameters = {
  page: Type.Integer({
    minimum: 1,
    maximum: LAST_PAGE,
    default: 1,
    format: 'int32',
    description: { en: 'Page number, from 1.', ko: '페이지 번호. 1부터 시작합니다.' },
  }),
  pageSize: Type.Integer({
    minimum: 1,
    maximum: MOST_PER_PAGE,
    default: 20,
    format: 'int32',
    description: { en: 'Number of items on a page.', ko: '한 페이지의 항목 수' },
  }),
}

/** The query of a list without other parameters. */
export const PageQuery = Type.Partial(Type.Object(pageParameters))

export interface Page {
  page: number
  pageSize: number
}

export const pageOf = ({ page = 1, pageSize = 20 }: Partial<Page>): Page => ({ page, pageSize })

export const offsetOf = ({ page, pageSize }: Page): number => (page - 1) * pageSize
export const rangeOf = (page: Page) => ({ limit: page.pageSize, offset: offsetOf(page) })

/** The schema of a list response. */
export function listSchema<Item extends TSchema>(item: Item, options: { $id?: string; description?: Wording } = {}) {
  return Type.Object(
    {
      total: Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        format: 'int64',
        description: { en: 'Number of items on all pages at this moment.', ko: '현재 전체 페이지의 항목 수' },
      }),
      page: pageParameters.page,
      items: Type.Array(item, { maxItems: MOST_PER_PAGE }),
    },
    { ...options, additionalProperties: false },
  )
}

/** Above this, a header with four such addresses would exceed what clients read; then only the next page is linked. */
const LONG_ADDRESS = 3000

/**
 * The rows at which a page ends and begins, so that neighbouring pages repeat nothing while rows are added and removed.
 * `null` = there is nothing on that side; absent = the page number decides.
 */
export interface Anchors {
  next?: string | null | undefined
  prev?: string | null | undefined
}

/** A neighbouring page: its number, and the row at which it begins or ends; `null` = the number alone decides. */
export interface Neighbour {
  page: number
  anchor: string | null
}

/** Beyond the end, only the number leads back; an anchor leads back from any number. */
export function neighboursOf({ page, pageSize }: Page, total: number, anchors: Anchors = {}) {
  const last = lastPage(total, pageSize)
  const { next = page < last ? '' : null, prev = page > 1 ? '' : null } = anchors
  const at = (number: number, anchor: string | null): Neighbour | null =>
    anchor === null ? null : { page: number, anchor: anchor === '' ? null : anchor }
  return { prev: at(prev ? Math.max(page - 1, 1) : Math.min(page - 1, last), prev), next: at(page + 1, next) }
}

const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))

/** `Link` for a page of a list: first, prev, next, last, each with all other parameters of the request (RFC 8288). */
export function pageLinks(url: string, page: Page, total: number, anchors: Anchors = {}): string {
  const { prev, next } = neighboursOf(page, total, anchors)
  const address = addressesOf(url)
  const link = (rel: string, to: Neighbour | null) => (to === null ? [] : [`<${address(to)}>; rel="${rel}"`])
  const forth = link('next', next)
  if (url.length > LONG_ADDRESS) return forth.join(', ')
  const last = { page: lastPage(total, page.pageSize), anchor: null }
  return [...link('first', { page: 1, anchor: null }), ...link('prev', prev), ...forth, ...link('last', last)].join(
    ', ',
  )
}

function addressesOf(url: string): (to: Neighbour) => string {
  const cut = url.indexOf('?')
  const path = cut < 0 ? url : url.slice(0, cut)
  const parameters = new URLSearchParams(cut < 0 ? '' : url.slice(cut + 1))
  parameters.delete('anchor')
  parameters.set('page', '')
  // Encoded once: the addresses of neighbouring pages differ only in the number.
  const [before = '', after = ''] = parameters.toString().split(EMPTY_PAGE)
  return ({ page, anchor }) =>
    `${path}?${before}page=${page}${after}${anchor === null ? '' : `&anchor=${encodeURIComponent(anchor)}`}`
}

/** Special characters of other names and values are escaped. */
const EMPTY_PAGE = /(?<![^&])page=(?![^&])/
