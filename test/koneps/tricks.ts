import type { KonepsRequest } from './operations.ts'
import type { Row } from './wire.ts'

/** What is sent, if anything. */
export interface Reply {
  status: number
  type: string
  body: string | Uint8Array
  headers?: Record<string, string>
  /** Only this many bytes, then the connection breaks. */
  breakAfter?: number
  /** Nothing until the caller times out. */
  silent?: boolean
}

/** A page as the source would correctly return it. */
export interface Served {
  items: Row[]
  total: number
  page: number
  size: number
}

/** A way to misbehave: with the whole response, or with the content of the page. */
export interface Trick {
  reply?: (honest: () => Reply, asked: KonepsRequest) => Reply
  page?: (served: Served, asked: KonepsRequest) => Served
  /** Called before the response is created, for example to advance the world. */
  before?: (asked: KonepsRequest) => void
}

export const envelope = (code: string, words: string, body?: object): string =>
  JSON.stringify({ response: { header: { resultCode: code, resultMsg: words }, ...(body ? { body } : {}) } })

const json = (status: number, body: string): Reply => ({ status, type: 'application/json;charset=UTF-8', body })
const plain = (status: number, body: string): Reply => ({ status, type: 'text/plain', body })
const always = (reply: Reply): Trick => ({ reply: () => reply })

/** The first of the four forms of failure. */
export const failing = (code: string, words = 'ERROR'): Trick => always(json(200, envelope(code, words)))

/** The second: with a different root element. */
export const refusal = (code: string, words: string): Reply =>
  json(
    200,
    JSON.stringify({ 'nkoneps.com.response.ResponseError': { header: { resultCode: code, resultMsg: words } } }),
  )
export const otherRoot = (code: string, words = '입력범위값 초과 에러'): Trick => always(refusal(code, words))

/** The third: from the gateway, in XML whatever format was requested, or in JSON with its own status. */
export const gatewayXml = (code: string, words: string, status = 200): Reply => ({
  status,
  type: 'text/xml;charset=UTF-8',
  body: `<?xml version="1.0"?>\n<OpenAPI_ServiceResponse>\n<cmmMsgHeader>\n<errMsg>SERVICE ERROR</errMsg>\n<returnAuthMsg>${words}</returnAuthMsg>\n<returnReasonCode>${code}</returnReasonCode>\n</cmmMsgHeader>\n</OpenAPI_ServiceResponse>`,
})
export const inXml = (code: string, words: string, status = 200): Trick => always(gatewayXml(code, words, status))
export const gatewayJson = (code: string, words: string, status: number): Reply =>
  json(
    status,
    JSON.stringify({
      OpenAPI_ServiceResponse: {
        cmmMsgHeader: { errMsg: 'SERVICE ERROR', returnAuthMsg: words, returnReasonCode: code },
      },
    }),
  )
export const inJson = (code: string, words: string, status: number): Trick => always(gatewayJson(code, words, status))

/** The fourth: an error page of the edge. */
export const inWords = (words: string, status: number): Trick => always(plain(status, words))

/** Rate limited: retry after this many seconds. */
export const rateLimited = (seconds: number): Trick =>
  always({ ...plain(429, 'API rate limit exceeded'), headers: { 'retry-after': String(seconds) } })

export const webPage = (status: number): Trick =>
  always({ status, type: 'text/html', body: '<!DOCTYPE html><html><body>서비스 점검 중입니다</body></html>' })
export const emptyBody = (status = 200): Trick => always(plain(status, ''))
export const silence: Trick = always({ ...plain(200, ''), silent: true })
/** No response at all. */
export const down: Trick = always({ ...plain(200, ''), breakAfter: 0 })

export const cutText: Trick = {
  reply: (honest) => changed(honest(), (body) => body.subarray(0, Math.floor(body.length / 2))),
}
export const brokenLine: Trick = { reply: (honest) => ({ ...honest(), breakAfter: 40 }) }
/** As an old server of a Korean agency writes it. */
export const notUtf8: Trick = {
  reply: (honest) =>
    changed(honest(), (body) => Buffer.concat([body.subarray(0, 60), Buffer.from([0xb0, 0xed]), body.subarray(60)])),
}

const changed = (reply: Reply, change: (body: Buffer) => Uint8Array): Reply => ({
  ...reply,
  body: change(Buffer.from(reply.body)),
})

/** The ways in which responses wrap their rows. */
export const wrapped = (how: 'itemArray' | 'itemObject' | 'bareObject' | 'emptyText' | 'absent' | 'texts'): Trick => ({
  reply: (honest) =>
    changed(honest(), (body) => {
      const answer = JSON.parse(body.toString())
      const { items } = answer.response.body
      if (how === 'texts') {
        for (const name of ['numOfRows', 'pageNo', 'totalCount'])
          answer.response.body[name] = String(answer.response.body[name])
      } else answer.response.body.items = WRAPPED[how](items)
      return Buffer.from(JSON.stringify(answer))
    }),
})
const WRAPPED: Record<'itemArray' | 'itemObject' | 'bareObject' | 'emptyText' | 'absent', (items: Row[]) => unknown> = {
  itemArray: (items) => ({ item: items }),
  itemObject: (items) => ({ item: items[0] }),
  bareObject: (items) => items[0],
  emptyText: () => '',
  absent: () => undefined,
}

/** Duplicate rows push others off the page. */
export const repeatedRows: Trick = {
  page: (served) =>
    served.page === 1 ? served : { ...served, items: [...served.items.slice(0, 1), ...served.items.slice(0, -1)] },
}
/** The last row of a page appears again as the first of the next one: rows have moved. */
export const shiftedRows = (rowsOf: (start: number, end: number) => Row[]): Trick => ({
  page: (served) =>
    served.page === 1
      ? served
      : { ...served, items: rowsOf((served.page - 1) * served.size - 1, served.page * served.size - 1) },
})
export const shortPage: Trick = {
  page: (served) => ({ ...served, items: served.items.slice(0, Math.floor(served.items.length / 2)) }),
}
export const otherTotal = (change: (total: number, page: number) => number): Trick => ({
  page: (served) => ({ ...served, total: change(served.total, served.page) }),
})
export const meanwhile = (before: (asked: KonepsRequest) => void): Trick => ({ before })
