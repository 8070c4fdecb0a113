import { type Clock, DAY, MINUTE } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import { newId } from '../../lib/ids.ts'
import { networkOf } from '../../lib/net.ts'
import { type Outbound, OutboundError } from '../../lib/outbound/index.ts'
import type { Wording } from '../../vocabulary/languages.ts'
import { isDocumentUrl, readDocument, readMetadata } from '../rules/clients.ts'
import { OAuthFault } from '../rules/faults.ts'
import type { Client } from '../schema.ts'
import * as store from '../store/clients.ts'

export interface ClientDeps {
  db: Db
  clock: Clock
  outbound: Pick<Outbound, 'request'>
  /** Limits how often a visitor may do something in an hour, over all processes. */
  limitHourly: (tx: Tx, visitor: string, most: number, message: Wording) => Promise<void>
  log: (message: string, detail?: object) => void
}

/** Hosted assistants register clients of many users from a few addresses. */
const REGISTRATIONS_AN_HOUR = 100
/** Requests for documents that are not cached, for each network. */
const FETCHES_AN_HOUR = 100
/** How long a registration is kept without a grant. */
const UNUSED_MS = 7 * DAY
/** Twice the lifetime of an unused grant. */
export const CLIENT_KEPT_MS = 180 * DAY

const DOCUMENT = { timeoutMs: 5_000, maxBytes: 16 * 1024 }
const CACHED_MS = 15 * MINUTE
/** Limits how often the host of a failing document is called. */
const FAILURE_CACHED_MS = MINUTE
const MOST_CACHED = 500

/** OAuth clients: registered ones, and those with a client ID metadata document. */
export function createClients(deps: ClientDeps) {
  const { db, clock, limitHourly } = deps
  const documents = createDocuments(deps)

  async function register(metadata: object, address: string): Promise<Client & { createdAt: number }> {
    const { name, redirectUris } = readMetadata(metadata)
    await db.transaction((tx) =>
      limitHourly(tx, `registration ${networkOf(address)}`, REGISTRATIONS_AN_HOUR, TOO_MANY_REGISTRATIONS),
    )
    const createdAt = clock.now()
    const client = { id: newId('app', createdAt), name, redirectUris }
    await store.insertClient(db.sql, { ...client, createdAt, expiresAt: createdAt + UNUSED_MS })
    return { ...client, createdAt }
  }

  /** Throws an `OAuthFault` if the metadata document is invalid; `null` = no client is registered with this id. */
  async function find(clientId: string, address: string): Promise<Client | null> {
    return isDocumentUrl(clientId) ? documents.read(clientId, address) : store.findClient(db.sql, clientId)
  }

  return {
    register,
    find,
    sweep: () => store.sweepClients(db.sql, clock.now()),
  }
}

type Outcome = { client: Client } | { fault: OAuthFault }

function createDocuments({ db, clock, outbound, limitHourly, log }: ClientDeps) {
  const cached = new Map<string, { until: number; outcome: Promise<Outcome> }>()

  async function read(url: string, address: string): Promise<Client> {
    const outcome = await (fresh(url) ?? fetchAnew(url, address))
    if ('fault' in outcome) throw outcome.fault
    return outcome.client
  }

  function fresh(url: string): Promise<Outcome> | null {
    const entry = cached.get(url)
    return entry && entry.until > clock.steady() ? entry.outcome : null
  }

  async function fetchAnew(url: string, address: string): Promise<Outcome> {
    await db.transaction((tx) =>
      limitHourly(tx, `app document ${networkOf(address)}`, FETCHES_AN_HOUR, TOO_MANY_DOCUMENTS),
    )
    // Another request may have started to fetch it meanwhile.
    const begun = fresh(url)
    if (begun) return begun
    const outcome = fetched(url)
    const entry = { until: clock.steady() + CACHED_MS, outcome }
    if (cached.size >= MOST_CACHED) cached.clear()
    cached.set(url, entry)
    if ('fault' in (await outcome)) entry.until = clock.steady() + FAILURE_CACHED_MS
    return outcome
  }

  async function fetched(url: string): Promise<Outcome> {
    try {
      const headers = { accept: 'application/json' }
      const { status, body } = await outbound.request(new URL(url), { ...DOCUMENT, headers, trust: 'public' })
      if (status !== 200) return { fault: unread(`the response has the status ${status}`) }
      return { client: readDocument(url, new TextDecoder().decode(body)) }
    } catch (error) {
      if (error instanceof OAuthFault) return { fault: new OAuthFault('invalid_client', error.message) }
      if (!(error instanceof OutboundError)) throw error
      log('The metadata document of an app could not be fetched.', { err: error })
      return { fault: unread(error.reason.replaceAll('_', ' ')) }
    }
  }

  return { read }
}

const unread = (why: string) => new OAuthFault('invalid_client', `The metadata document cannot be fetched: ${why}.`)

const TOO_MANY_REGISTRATIONS: Wording = {
  en: 'Too many apps were registered from this network. Please try again later.',
  ko: '이 네트워크에서 앱을 너무 많이 등록했습니다. 나중에 다시 시도해 주십시오.',
}

const TOO_MANY_DOCUMENTS: Wording = {
  en: 'Too many different apps were requested from this network. Please try again later.',
  ko: '이 네트워크에서 서로 다른 앱을 너무 많이 요청했습니다. 나중에 다시 시도해 주십시오.',
}
