import { Call, type Items, PageCall } from './call.ts'
import { ConnectionError, GonggoError, parseJson } from './errors.ts'
import { exchange, type Take } from './exchange.ts'
import { linesOf, messagesIn } from './lines.ts'
import type { CallOptions, ClientOptions, FollowOptions, Operation } from './options.ts'
import { pause, watched } from './watch.ts'

/** The runtime of the generated methods. */
export class Core {
  readonly #client: ClientOptions

  constructor(client: ClientOptions) {
    // Keys read from a file end in a line break. Other characters that headers do not allow are rejected here, because
    // the error of the platform would contain the key.
    const key = client.key?.trim() || undefined
    if (/[^!-~]/.test(key ?? '')) throw new TypeError('key contains a blank or another character that no key has')
    this.#client = { ...client, baseUrl: addressOf(client.baseUrl), key }
  }

  call<T>(operation: Operation, options?: CallOptions, take: Take<T> = takeJson): Call<T> {
    return new Call(exchange(this.#client, operation, options), take)
  }

  page<Page extends Items>(operation: Operation, options?: CallOptions): PageCall<Page> {
    const next = (search: string): PageCall<Page> =>
      this.page({ ...operation, path: `${operation.path.split('?')[0]}${search}`, query: undefined }, options)
    return new PageCall(exchange(this.#client, operation, options), takeList, next)
  }

  async *lines<T>(operation: Operation, options?: CallOptions): AsyncGenerator<T> {
    const { data, response } = await this.call(operation, options, watched).withResponse()
    for await (const line of linesOf(data)) if (line !== '') yield parseJson(line, response)
  }

  /** Yields pages without end. Outages are retried forever, unless `maxRetries` is set. */
  async *follow<Page extends Items & { nextCursor: string; hasMore: boolean }>(
    operation: Operation,
    { pauseMs = 5_000, maxRetries = Infinity, ...options }: FollowOptions = {},
  ): AsyncGenerator<Page> {
    const query: { since?: string; wait?: number } = { ...operation.query }
    for (;;) {
      const page: Page = await this.call<Page>({ ...operation, query }, { ...options, maxRetries }, takeList)
      if (page.nextCursor !== query.since) yield page
      query.since = page.nextCursor
      if (!page.hasMore && !query.wait) await pause(pauseMs, options.signal)
    }
  }

  /** Yields messages without end: if the connection ends, a new one resumes after the last message. */
  async *events<T>(
    { lastEventId = '', ...operation }: Operation & { lastEventId?: string | undefined },
    { maxRetries = Infinity, headers, ...options }: CallOptions = {},
  ): AsyncGenerator<T> {
    for (;;) {
      const resume = { ...headers, ...(lastEventId && { 'last-event-id': lastEventId }) }
      try {
        const stream = await this.call(operation, { ...options, maxRetries, headers: resume }, watched)
        for await (const { id, data } of messagesIn(linesOf(stream))) {
          lastEventId = id ?? lastEventId
          yield JSON.parse(data)
        }
      } catch (error) {
        if (!(error instanceof ConnectionError)) throw error
      }
      await pause((this.#client.retryDelayMs ?? 500) * (0.5 + Math.random()), options.signal)
    }
  }
}

/** Checked before the first call. Paths begin with `/v1`, so it is removed from a base URL that ends with it. */
function addressOf(baseUrl: string): string {
  // A key passed as the base URL by mistake must not get into a log.
  const shown = baseUrl?.includes('gg_') ? '' : `: ${JSON.stringify(baseUrl)}`
  if (!/^https?:\/\/[^/?#]+[^?#]*$/.test(baseUrl))
    throw new TypeError(`baseUrl is not the base URL of a service, such as https://gonggo.example.com${shown}`)
  return baseUrl.replace(/\/*(?:\/v1)?\/*$/, '')
}

/** Empty for 204, and for 304 if you have sent an `ETag`. In browsers such a response has no body. */
const takeJson = (response: Response) =>
  response.text().then((text) => (text === '' ? undefined : (parseJson(text, response) ?? notOurs())))

/** A response without items is from another service, which a retry does not change. */
export const takeList = (response: Response) =>
  takeJson(response).then((list) => (list === undefined || Array.isArray(list.items) ? list : notOurs()))

const notOurs = () => Promise.reject(new GonggoError('The answer is not one of Gonggo: check the base URL'))

export const takeText = (response: Response): Promise<string> => response.text()
export const takeBlob = (response: Response): Promise<Blob> => response.blob()

/** A path with encoded values: ``at`/v1/bids/${noticeNo}` ``. */
export function at(words: TemplateStringsArray, ...values: string[]): string {
  if (values.some((it) => /^\.{0,2}$/.test(it))) throw new TypeError('"", "." and ".." are no parts of an address')
  return String.raw({ raw: words }, ...values.map(encodeURIComponent))
}
