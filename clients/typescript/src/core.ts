import { Call, PageCall, takeJson } from './call.ts'
import { ConnectionError } from './errors.ts'
import { type CallOptions, type ClientOptions, Exchange, type Operation, pause } from './exchange.ts'
import { linesOf, messagesIn } from './lines.ts'

export interface FollowOptions extends CallOptions {
  /** Between two questions that brought nothing new, where the service cannot wait by itself. Default: 5 s. */
  pauseMs?: number
}

/** What the generated methods stand on. */
export class Core {
  readonly #client: ClientOptions

  constructor(client: ClientOptions) {
    // An address that is none shows here, not at the first call.
    new URL(client.baseUrl)
    this.#client = client
  }

  json<T>(operation: Operation, options?: CallOptions): Call<T> {
    return new Call<T>(this.#exchange(operation, options), takeJson)
  }

  page<Page extends { items: readonly unknown[] }>(operation: Operation, options?: CallOptions): PageCall<Page> {
    const next = (search: string): PageCall<Page> =>
      this.page({ ...operation, query: undefined, path: `${operation.path.split('?')[0]}${search}` }, options)
    return new PageCall<Page>(this.#exchange(operation, options), next)
  }

  text(operation: Operation, options?: CallOptions): Call<string> {
    return new Call(this.#exchange(operation, options), (exchange) => exchange.read((answer) => answer.text()))
  }

  blob(operation: Operation, options?: CallOptions): Call<Blob> {
    return new Call(this.#exchange(operation, options), (exchange) => exchange.read((answer) => answer.blob()))
  }

  bytes(operation: Operation, options?: CallOptions): Call<ReadableStream<Uint8Array>> {
    return new Call(this.#exchange(operation, options), (exchange) => exchange.stream())
  }

  async *lines<T>(operation: Operation, options?: CallOptions): AsyncGenerator<T> {
    for await (const line of linesOf(await this.bytes(operation, options))) if (line !== '') yield JSON.parse(line)
  }

  /** Page after page without an end. Outages are waited for, unless `maxRetries` says how long. */
  async *follow<Page extends { items: readonly unknown[]; nextCursor: string; hasMore: boolean }>(
    operation: Operation,
    { pauseMs = 5_000, maxRetries = Infinity, ...options }: FollowOptions = {},
  ): AsyncGenerator<Page> {
    const query: { since?: string; wait?: number } = { ...operation.query }
    for (;;) {
      const page: Page = await this.json<Page>({ ...operation, query }, { ...options, maxRetries })
      if (page.items.length > 0 || page.nextCursor !== query.since) yield page
      query.since = page.nextCursor
      if (!page.hasMore && !query.wait) await pause(pauseMs, options.signal)
    }
  }

  /** Messages without an end: where the connection ends, the next one goes on after the last message. */
  async *events<T>(
    operation: Operation & { lastEventId?: string | undefined },
    { maxRetries = Infinity, headers, ...options }: CallOptions = {},
  ): AsyncGenerator<T> {
    let { lastEventId } = operation
    for (;;) {
      const resume: Record<string, string> = lastEventId ? { 'last-event-id': lastEventId } : {}
      const given = { ...options, maxRetries, headers: { ...headers, ...resume } }
      try {
        for await (const { id, data } of messagesIn(linesOf(await this.bytes(operation, given)))) {
          lastEventId = id ?? lastEventId
          yield JSON.parse(data)
        }
      } catch (error) {
        if (!(error instanceof ConnectionError)) throw error
      }
      await pause((this.#client.retryDelayMs ?? 500) * (0.5 + Math.random()), options.signal)
    }
  }

  #exchange(operation: Operation, options?: CallOptions): Exchange {
    return new Exchange(this.#client, operation, options)
  }
}

/** A path whose values are encoded: ``at`/v1/bids/${noticeNo}` ``. */
export function at(words: TemplateStringsArray, ...values: string[]): string {
  const bad = values.find((value) => /^\.{0,2}$/.test(value))
  if (bad !== undefined) throw new TypeError(`"${bad}" cannot be a part of an address`)
  return String.raw({ raw: words }, ...values.map(encodeURIComponent))
}
