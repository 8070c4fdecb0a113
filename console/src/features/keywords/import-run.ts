import { ApiError, type Keyword } from '@gonggo/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../lib/language.tsx'
import { serviceIn } from '../../lib/service.ts'
import type { Change, Line, List, Outcome } from './import-list.ts'
import { sentOf } from './import-sent.ts'

/** If a rate limit ends later than this, the run stops with an error. */
const LONGEST_WAIT_SECONDS = 120

export interface Run {
  /** The number of sent lines, and their total. */
  done: number
  of: number
  added: number
  refused: number
  /** The service requires a wait of this many seconds; then the run continues. */
  waits: number | null
  isOver: boolean
  /** The reason why the run stopped early; lines that were not sent can be sent again. */
  error: unknown
}

/** Adds lines in order. Each line is an idempotent request. */
export function useRun(list: List, email: string, change: (change: Change) => void) {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [run, setRun] = useState<Run | null>(null)
  const stopping = useRef(new AbortController())
  useEffect(() => () => stopping.current.abort(), [])

  async function start(lines: readonly Line[]): Promise<void> {
    stopping.current = new AbortController()
    const { signal } = stopping.current
    let now: Run = { done: 0, of: lines.length, added: 0, refused: 0, waits: null, isOver: false, error: null }
    const report = (more: Partial<Run>) => {
      now = { ...now, ...more }
      setRun(now)
    }
    const wait = async (seconds: number) => {
      report({ waits: seconds })
      await pause(seconds * 1000, signal)
      report({ waits: null })
    }
    report({})
    try {
      for (const { number, cells, tries } of lines) {
        const idempotencyKey = `import-${list.id}-${number}-${tries}-${email}`
        const send = async () => {
          const body = { ...sentOf(cells), alert: { email } }
          return serviceIn(language).keywords.create(body, { signal, idempotencyKey })
        }
        const answer = await patiently(send, wait)
        const outcome = outcomeOf(answer)
        change({ does: 'settle', number, outcome })
        report({
          done: now.done + 1,
          added: now.added + (outcome.isAdded ? 1 : 0),
          refused: now.refused + (outcome.isAdded ? 0 : 1),
        })
        // No further line would be added either.
        if (signal.aborted || (answer instanceof ApiError && answer.code === 'limit_reached')) break
      }
      report({ isOver: true, waits: null })
    } catch (error) {
      report({ isOver: true, waits: null, error: signal.aborted ? null : error })
    }
    await queries.invalidateQueries({ queryKey: ['keywords'] })
  }

  return { run, start, stop: () => stopping.current.abort() }
}

const outcomeOf = (answer: Keyword | ApiError): Outcome =>
  answer instanceof ApiError
    ? { isAdded: false, message: answer.errors[0]?.message ?? answer.detail }
    : { isAdded: true, keywordId: answer.id }

/** Returns the response, or the error of the line. If the rate limit is exceeded, waits and retries. */
async function patiently<T>(send: () => Promise<T>, wait: (seconds: number) => Promise<void>): Promise<T | ApiError> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (REFUSALS.includes(error.code) || error.status === 400) return error
      const seconds = error.status === 429 || error.status === 503 ? error.retryAfter : null
      if (seconds === null || seconds > LONGEST_WAIT_SECONDS) throw error
      await wait(Math.max(1, seconds))
    }
  }
}
const REFUSALS = ['keyword_exists', 'limit_reached']

/** Ends at once when the run is stopped. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
