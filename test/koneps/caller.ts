import { SourceFailure } from '../../src/sources/rules/failure.ts'
import type { Batch, Connector, HttpAnswer, Task, Tools } from '../../src/sources/schema/connector.ts'

/** Calls without the service's patience: no waiting, repeating or budgets. */
export function callerTools(now: () => number, { timeoutMs = 2000 }: { timeoutMs?: number } = {}): Tools {
  const stopping = new AbortController()
  return {
    now,
    signal: stopping.signal,
    async call(_budget, url, { read }) {
      return read(await answerOf(url))
    },
  }

  async function answerOf(url: URL): Promise<HttpAnswer> {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
      return {
        status: response.status,
        headers: response.headers,
        body: new Uint8Array(await response.arrayBuffer()),
      }
    } catch (error) {
      throw new SourceFailure(
        'retry',
        `no answer from ${url.origin}: ${error instanceof Error ? error.name : 'failure'}`,
      )
    }
  }
}

/** All results of a task, in one batch. */
export async function fetchAll(connector: Connector, task: Task, tools: Tools): Promise<Required<Batch>> {
  const whole: Required<Batch> = {
    notices: [],
    parts: [],
    rounds: [],
    releases: [],
    openings: [],
    codes: [],
    preSpecs: [],
    preSpecLinks: [],
    withdrawals: [],
    rejected: [],
    follow: [],
  }
  for await (const batch of connector.fetch(task, tools)) {
    whole.notices.push(...(batch.notices ?? []))
    whole.parts.push(...(batch.parts ?? []))
    whole.rounds.push(...(batch.rounds ?? []))
    whole.openings.push(...(batch.openings ?? []))
    whole.codes.push(...(batch.codes ?? []))
    whole.preSpecs.push(...(batch.preSpecs ?? []))
    whole.preSpecLinks.push(...(batch.preSpecLinks ?? []))
    whole.rejected.push(...(batch.rejected ?? []))
    whole.follow.push(...(batch.follow ?? []))
  }
  return whole
}
