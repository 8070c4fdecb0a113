import type { Clock } from '../../lib/clock.ts'
import { MINUTE } from '../../lib/clock.ts'
import { type OutboundAnswer, OutboundError, type OutboundRequest } from '../../lib/outbound/index.ts'
import { reasonOfAnswer, reasonOfError, waitAskedFor } from '../rules/verdict.ts'
import type { FetchOutcome, FetchReason } from '../schema.ts'

export interface DownloadDeps {
  clock: Pick<Clock, 'now'>
  /** Through the guard: addresses in notices are those of strangers. */
  request: (url: URL, options: OutboundRequest) => Promise<OutboundAnswer>
}

const TIMEOUT_MS = 2 * MINUTE
const MOST_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const NOTHING = new Uint8Array()

/** Each step of a redirect is as strange as the first address, and looked at in the same way. */
export function createDownload({ clock, request }: DownloadDeps) {
  const failed = (reason: FetchReason, status: number | null = null): FetchOutcome => ({
    reason,
    status,
    contentType: null,
    retryAfterMs: null,
    body: NOTHING,
  })

  function outcomeOf(answer: OutboundAnswer, name: string): FetchOutcome {
    const { status, headers, body } = answer
    return {
      reason: reasonOfAnswer(answer, name),
      status,
      contentType: headers.get('content-type')?.slice(0, 200) ?? null,
      retryAfterMs: waitAskedFor(headers.get('retry-after'), clock.now()),
      body,
    }
  }

  return async function download(
    { url, name }: { url: string; name: string },
    maxBytes: number,
    signal: AbortSignal,
  ): Promise<FetchOutcome> {
    let target = URL.parse(url)
    for (let left = MOST_REDIRECTS; target !== null; left--) {
      const asked: URL = target
      try {
        const answer = await request(asked, { trust: 'public', timeoutMs: TIMEOUT_MS, maxBytes, signal })
        const location = REDIRECTS.has(answer.status) ? answer.headers.get('location') : null
        if (location === null) return outcomeOf(answer, name)
        if (left === 0) return failed('redirects', answer.status)
        target = URL.parse(location, asked.href)
      } catch (error) {
        if (signal.aborted || !(error instanceof OutboundError)) throw error
        return failed(reasonOfError(error.reason), error.status)
      }
    }
    return failed('invalidUrl')
  }
}
