import type { GonggoClient } from '../index.ts'
import { ApiError, CursorExpired } from '../index.ts'
import { pause } from '../watch.ts'
import { MirrorError } from './errors.ts'
import { openParquet } from './parquet.ts'
import { openPostgres } from './postgres.ts'
import { CHOICES, type Choice, LISTS, type ListName, type MirrorSchema, SCHEMA, tablesOf } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import { type Chosen, type Database, openStore, type Store } from './store.ts'

export { DatabaseError, MirrorError } from './errors.ts'
export { CHOICES, type Choice } from './schema.ts'

export interface MirrorOptions {
  /** A client with a key of the account. */
  client: GonggoClient
  /** `postgres://…`, `sqlite:FILE` or `parquet:FOLDER`. */
  to: string
  /** Default: all of `CHOICES`. */
  only?: readonly Choice[] | undefined
  /** Runs forever and waits for the end of outages; otherwise ends when everything is read. */
  follow?: boolean | undefined
  /** Stops after the page that is being written. */
  signal?: AbortSignal | undefined
  /** Called with each page after it was written. */
  onPage?: ((page: WrittenPage) => void) | undefined
  /** For tests of changes to the tables. */
  schema?: MirrorSchema | undefined
}

export interface WrittenPage {
  list: ListName
  items: number
  /** Whether more data is available at once. */
  hasMore: boolean
}

const PAGE = 1_000
/** The duration of a long poll for changes; events are requested after it. */
const WAIT_SECONDS = 20
/** A single run waits about ten seconds for the end of an outage; with `follow`, it waits forever. */
const RETRIES = 5
/** Parquet parts are rewritten completely, so they are not published after each notice. */
const PUBLISH_MS = 60_000

/** Copies the data of the service into your own tables; integrations/mirror of Gonggo describes them. */
export async function mirror(options: MirrorOptions): Promise<void> {
  const { to, only = CHOICES, schema = SCHEMA } = options
  const chosen: Chosen = { changes: tablesOf(schema, 'changes', only), events: tablesOf(schema, 'events', only) }
  const tables = Object.values(chosen).flat()
  const { db, watch, publish } = await open(to)
  try {
    const store = await openStore(db, schema, chosen)
    watch?.(tables)
    await run(options, store, chosen, () => publish?.(tables))
  } finally {
    await db.close()
  }
}

async function open(to: string): Promise<{ db: Database } & Partial<Awaited<ReturnType<typeof openParquet>>>> {
  const [, kind = '', rest = ''] = /^(postgres(?:ql)?|sqlite|parquet):(.*)$/s.exec(to) ?? []
  if (rest === '') throw new MirrorError('Say where to: postgres://…, sqlite:FILE or parquet:FOLDER')
  if (kind === 'parquet') return openParquet(rest)
  return { db: kind === 'sqlite' ? await openSqlite(rest) : await openPostgres(to) }
}

async function run(
  { client, follow = false, signal, onPage }: MirrorOptions,
  store: Store,
  chosen: Chosen,
  publish: () => void,
) {
  const patience = { signal, maxRetries: follow ? Number.POSITIVE_INFINITY : RETRIES }
  const lists = LISTS.filter((list) => chosen[list].length > 0)
  const awards = chosen.changes.some(({ name }) => name === 'awards')

  /** Reads up to the end of the available data. */
  async function drain(list: ListName, wait: number): Promise<void> {
    for (let hasMore = true; hasMore; ) {
      const state = await store.state(list)
      const query = { since: state.cursor, limit: PAGE }
      const asked =
        list === 'events'
          ? client.events.list(query, patience)
          : client.bids.listChanges({ ...query, awards, wait }, patience)
      const page = await asked.catch((error) => expectExpired(error, list))
      if (page) await store.write(list, state, page)
      else await store.beginAnew(list)
      hasMore = page?.hasMore ?? true
      if (page) onPage?.({ list, items: page.items.length, hasMore })
    }
  }

  let wait = 0
  let publishedAt = Number.NEGATIVE_INFINITY
  try {
    do {
      for (const list of lists) await drain(list, wait)
      if (performance.now() - publishedAt > PUBLISH_MS) {
        publish()
        publishedAt = performance.now()
      }
      if (lists.includes('changes')) wait = WAIT_SECONDS
      else if (follow) await pause(5_000, signal)
    } while (follow)
  } catch (error) {
    // Pending requests are dropped at a stop; nothing of them has been written.
    if (!signal?.aborted) throw error
    publish()
  }
}

function expectExpired(cause: unknown, list: ListName): null {
  if (cause instanceof CursorExpired) return null
  if (!(cause instanceof ApiError) || cause.code !== 'invalid_cursor') throw cause
  const says = `The service does not know the cursor of "${list}" in gonggo_mirror: the tables were filled from another service or account. Choose another database, or drop the tables.`
  throw new MirrorError(says, { cause })
}
