import type { Read, Take, Taken } from './exchange.ts'

type Then<T, R> = ((value: T) => R | PromiseLike<R>) | null

/**
 * The return value of methods: a promise of the result, with access to the HTTP response. The request is already
 * running.
 */
export class Call<T> extends Promise<T> {
  /** `then` and similar methods return plain promises. */
  static override readonly [Symbol.species] = Promise

  readonly #read: Read
  readonly #take: Take<T>
  #taken: Promise<Taken<T>> | undefined

  constructor(read: Read, take: Take<T>) {
    super(() => {})
    this.#read = read
    this.#take = take
  }

  /** The result with status and headers. */
  withResponse(): Promise<Taken<T>> {
    this.#taken ??= this.#read(this.#take)
    return this.#taken
  }

  /** The HTTP response with its body unread. Error statuses are still thrown. */
  raw(): Promise<Response> {
    return this.#read((response) => response).then(({ data }) => data)
  }

  override then<A = T, B = never>(done?: Then<T, A>, failed?: Then<unknown, B>): Promise<A | B> {
    const data = this.withResponse().then((taken) => taken.data)
    return data.then(done, failed)
  }
}

export type Items = { items: readonly unknown[] }

/** One page; iterating yields all items of this page and the following ones. */
export class PageCall<Page extends Items> extends Call<Page> {
  readonly #next: (search: string) => PageCall<Page>

  constructor(read: Read, take: Take<Page>, next: (search: string) => PageCall<Page>) {
    super(read, take)
    this.#next = next
  }

  /** This page and the following ones. */
  async *pages(): AsyncGenerator<Page> {
    for (let call: PageCall<Page> | undefined = this; call; ) {
      const { data, response }: Taken<Page> = await call.withResponse()
      yield data
      const search: string | undefined = NEXT.exec(response.headers.get('link') ?? '')?.[1]
      call = search === undefined ? undefined : this.#next(search)
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Page['items'][number]> {
    for await (const { items } of this.pages()) yield* items as Awaited<Page['items'][number]>[]
  }
}

/** `Link: </v1/bids?page=2>; rel="next"`. */
const NEXT = /<[^>?]*(\?[^>]*)>;\s*rel="?next"?/
