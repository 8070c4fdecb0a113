import type { Clock } from '../../lib/clock.ts'
import { MINUTE } from '../../lib/clock.ts'
import { type OutboundAnswer, OutboundError, type OutboundRequest } from '../../lib/outbound/index.ts'
import { reasonOfAnswer, reasonOfError, requestedWait } from '../rules/verdict.ts'
import type { FetchOutcome, FetchReason } from '../schema.ts'

export interface DownloadDeps {
  clock: Clock
  /** Requests through the address guard, because addresses in notices are untrusted. */
  request: (url: URL, options: OutboundRequest) => Promise<OutboundAnswer>
}

const TIMEOUT_MS = 2 * MINUTE
const MOST_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const NOTHING = new Uint8Array()
/** For redirects and errors, only the beginning of the body is read. */
const EXCERPT_BYTES = 4096

export interface DownloadGuide {
  maxBytes: number
  signal: AbortSignal
  /** Waits for the host's turn; returns `false` if that would take too long. */
  takeTurn: (host: string) => Promise<boolean>
  /** Called with the number of transferred bytes, whatever the result. */
  received: (bytes: number) => void
}

/** Follows redirects itself, because each target is untrusted and must be checked like the first address. */
export function createDownload({ clock, request }: DownloadDeps) {
  const failed = (host: string, reason: FetchReason, status: number | null = null): FetchOutcome => ({
    host,
    reason,
    status,
    contentType: null,
    retryAfterMs: null,
    body: NOTHING,
  })

  function outcomeOf(host: string, answer: OutboundAnswer, name: string): FetchOutcome {
    const { status, headers, body } = answer
    return {
      host,
      reason: reasonOfAnswer(answer, name),
      status,
      contentType: headers.get('content-type')?.slice(0, 200) ?? null,
      retryAfterMs: requestedWait(headers.get('retry-after'), clock.now()),
      body,
    }
  }

  /** Sends one request; returns the target of a redirect. */
  async function sendOnce(target: URL, name: string, until: number, guide: DownloadGuide): Promise<FetchOutcome | URL> {
    const { host } = target
    const { maxBytes, signal, received } = guide
    const timeoutMs = until - clock.steady()
    if (timeoutMs <= 0) return failed(host, 'timeout')
    const limits = { timeoutMs, maxBytes, excerptBytes: EXCERPT_BYTES }
    try {
      const answer = await request(target, { trust: 'public', ...limits, signal, received })
      const location = REDIRECTS.has(answer.status) ? answer.headers.get('location') : null
      if (location === null) return outcomeOf(host, answer, name)
      return URL.parse(location, target.href) ?? failed(host, 'invalidUrl')
    } catch (error) {
      if (signal.aborted || !(error instanceof OutboundError)) throw error
      return failed(host, reasonOfError(error.reason), error.status)
    }
  }

  /** All requests together have one deadline, and each waits for the turn of its host. */
  return async function download(
    { url, name, host }: { url: string; name: string; host: string },
    guide: DownloadGuide,
  ): Promise<FetchOutcome> {
    const until = clock.steady() + TIMEOUT_MS
    let target = URL.parse(url)
    if (target === null) return failed(host, 'invalidUrl')
    // The caller has already waited for the first host's turn.
    for (let redirects = 0; ; redirects++) {
      if (redirects > 0 && !(await guide.takeTurn(target.host))) return failed(target.host, 'busy')
      const outcome = await sendOnce(target, name, until, guide)
      if (!(outcome instanceof URL)) return outcome
      if (redirects === MOST_REDIRECTS) return failed(target.host, 'redirects')
      target = outcome
    }
  }
}
