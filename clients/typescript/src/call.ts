import { GonggoError } from './errors.ts'
import type { Exchange } from './exchange.ts'

type Taken<T> = { data: T; response: Response }

/** What a method returns: a promise of the answer that has the HTTP answer as well. It is on its way already. */
export class Call<T> extends Promise<T> {
  /** `then` and its like give plain promises. */
  static override get [Symbol.species]() {
    return Promise
  }

  readonly #exchange: Exchange
  readonly #take: (exchange: Exchange) => Promise<Taken<T>>
  #taken: Promise<Taken<T>> | null = null

  constructor(exchange: Exchange, take: (exchange: Exchange) => Promise<Taken<T>>) {
    super(() => {})
    this.#exchange = exchange
    this.#take = take
  }

  /** The answer with its status and headers. */
  withResponse(): Promise<Taken<T>> {
    this.#taken ??= this.#take(this.#exchange)
    return this.#taken
  }

  /** The HTTP answer with its body unread, instead of the parsed one. Refusals are thrown all the same. */
  raw(): Promise<Response> {
    return this.#exchange.raw()
  }

  override then<A = T, B = never>(
    done?: ((value: T) => A | PromiseLike<A>) | null,
    failed?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.withResponse()
      .then(({ data }) => data)
      .then(done, failed)
  }
}

/** One page; looped over, all items of this page and those after it. */
export class PageCall<Page extends { items: readonly unknown[] }> extends Call<Page> {
  readonly #next: (search: string) => PageCall<Page>

  constructor(exchange: Exchange, next: (search: string) => PageCall<Page>) {
    super(exchange, takeJson)
    this.#next = next
  }

  /** This page and those after it. */
  async *pages(): AsyncGenerator<Page> {
    for (let call: PageCall<Page> | null = this; call; ) {
      const { data, response }: Taken<Page> = await call.withResponse()
      yield data
      const search = nextIn(response.headers.get('link'))
      call = search === null ? null : this.#next(search)
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Page['items'][number]> {
    for await (const { items } of this.pages()) yield* items as Awaited<Page['items'][number]>[]
  }
}

export async function takeJson<T>(exchange: Exchange): Promise<Taken<T>> {
  const { data, response } = await exchange.read((answer) => answer.text())
  try {
    return { data: data === '' ? undefined : JSON.parse(data), response }
  } catch (error) {
    throw new GonggoError(`The answer is no JSON; is ${response.url} the service?`, { cause: error })
  }
}

/** The query of the next page, from `Link: </v1/bids?page=2>; rel="next"`. */
const nextIn = (link: string | null): string | null => /<[^>?]*(\?[^>]*)>;\s*rel="?next"?/.exec(link ?? '')?.[1] ?? null
