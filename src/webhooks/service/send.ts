import type { Clock } from '../../lib/clock.ts'
import type { Metrics } from '../../lib/metrics.ts'
import {
  type OutboundAnswer,
  OutboundError,
  type OutboundReason,
  type OutboundRequest,
} from '../../lib/outbound/index.ts'
import type { Tracing } from '../../lib/tracing/index.ts'
import { type AttemptOutcome, deliveryVerdict, shownAnswer } from '../rules/retry.ts'
import { type SigningKeys, signedHeaders } from '../rules/signing.ts'
import type { WebhookFormat } from '../schema/webhooks.ts'
import type { Attempted, DueDelivery } from '../store/lanes.ts'
import { discordBody } from '../texts/discord.ts'
import { slackBody } from '../texts/slack.ts'
import { teamsBody } from '../texts/teams.ts'

/** A delivery with the event it carries. */
export interface PreparedDelivery {
  delivery: DueDelivery
  payload: string
}

/** The destination of a lane. */
export interface Target {
  webhookId: string
  url: string
  format: WebhookFormat
  /** At this time of the database's clock; a previous secret signs only until it expires. */
  keysAt(at: number): SigningKeys
}

/** The result of one attempt. */
export interface Sent {
  attempted: Attempted
  succeeded: boolean
  restMs: number
  disable: 'gone' | 'receiver' | null
}

export interface SenderDeps {
  clock: Clock
  request: (url: URL, options: OutboundRequest) => Promise<OutboundAnswer>
  metrics?: Pick<Metrics, 'countEach'>
  tracing?: Pick<Tracing, 'delivery'> | null
  /** Whether the URL is the receiver inside the demo, which runs on this machine. */
  isDemoReceiver: (url: string) => Promise<boolean>
}

const WHOLE_MS = 10_000
/** Responses are cut at this size: only their status matters. */
const MOST_BYTES = 64 * 1024

/** The bodies for chat services, which are sent unsigned. */
const BODIES_FOR_PEOPLE: Record<Exclude<WebhookFormat, 'standard'>, (payload: object) => object> = {
  slack: slackBody,
  teams: teamsBody,
  discord: discordBody,
}

interface Answered extends AttemptOutcome {
  body: Uint8Array
  reason: OutboundReason | null
  error: string | null
}

interface Sending {
  at: number
  signal: AbortSignal
  /** In addition to those of every delivery. */
  headers: Record<string, string>
}

/** One attempt: signs, sends and evaluates it. */
export function createSender({ clock, request, metrics, tracing = null, isDemoReceiver }: SenderDeps) {
  const onAttempt = metrics?.countEach(
    'result',
    'gonggo_delivery_attempts_total',
    'Attempts of deliveries to webhooks.',
  )
  /** `null` if we aborted it; that says nothing about the receiver. */
  return async (prepared: PreparedDelivery, target: Target, at: number, signal: AbortSignal): Promise<Sent | null> => {
    const { delivery, payload } = prepared
    const { id, eventId, type } = delivery
    const traced = tracing?.delivery({
      id,
      eventId,
      type,
      webhookId: target.webhookId,
      attempt: delivery.attempts + 1,
      payload,
    })
    const [from, begun] = [clock.steady(), clock.now()]
    const answered = await attempt(prepared, target, { at, signal, headers: traced?.headers ?? {} })
    if (!answered) return null
    const ms = Math.max(0, Math.round(clock.steady() - from))
    const verdict = deliveryVerdict(answered, { attempts: delivery.attempts + 1, now: at + ms, chance: Math.random() })
    const { status, reason, error, body } = answered
    traced?.end({ from: begun, to: begun + ms, status, reason, delivered: verdict.end === 'delivered' })
    onAttempt?.(verdict.end === 'delivered' ? 'delivered' : 'failed')
    return {
      attempted: {
        id: delivery.id,
        attempt: { at, status, ms, reason, error, answer: shownAnswer(body) },
        ...(verdict.end === null ? { end: null, waitMs: verdict.waitMs } : { end: verdict.end, waitMs: null }),
      },
      succeeded: verdict.end === 'delivered',
      restMs: verdict.restMs,
      disable: verdict.disable,
    }
  }

  async function attempt(
    prepared: PreparedDelivery,
    target: Target,
    { at, signal, headers: more }: Sending,
  ): Promise<Answered | null> {
    try {
      const { url, format, webhookId } = target
      const body =
        format === 'standard'
          ? prepared.payload
          : JSON.stringify(BODIES_FOR_PEOPLE[format](JSON.parse(prepared.payload)))
      const signed =
        format === 'standard' ? signedHeaders({ id: prepared.delivery.eventId, at, body }, target.keysAt(at)) : {}
      const { status, headers, ...answer } = await request(new URL(url), {
        method: 'POST',
        body,
        trust: (await isDemoReceiver(url)) ? 'operator' : 'stranger',
        timeoutMs: WHOLE_MS,
        maxBytes: MOST_BYTES,
        signal,
        lane: webhookId,
        repeatable: true,
        tooLarge: 'cut',
        headers: { 'content-type': 'application/json', ...(format === 'standard' ? more : {}), ...signed },
      })
      const steering = { retryAfter: headers.get('retry-after'), control: headers.get('webhook-delivery') }
      return { status, whole: true, ...steering, body: answer.body, reason: null, error: null }
    } catch (error) {
      if (signal.aborted) return null
      const nothing = { whole: false, retryAfter: null, control: null, body: new Uint8Array() }
      if (error instanceof OutboundError) {
        const { status, reason, message } = error
        return { ...nothing, status, reason, error: message }
      }
      return { ...nothing, status: null, reason: 'connection' as const, error: 'The request could not be sent.' }
    }
  }
}
