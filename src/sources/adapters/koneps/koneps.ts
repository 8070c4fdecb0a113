import { HOUR } from '../../../lib/clock.ts'
import { SourceFailure } from '../../rules/failure.ts'
import type { Connector, Operation, Rejected } from '../../schema/connector.ts'
import { budgetOf, createClient, type Question } from './client.ts'
import type { KonepsOperation, ListAccess } from './lists.ts'
import { createOperations, earlierOrder } from './operations.ts'
import { createPreSpecOperations, PRE_SPECS } from './prespecs.ts'
import { createPrivateOperations, PRIVATE } from './private.ts'

export interface KonepsOptions {
  /** The root above `/ad/…`, `/as/…`. */
  baseUrl: string
  /** In either of the two formats that the portal has shown. */
  serviceKey: string
}

export const CALLS_A_DAY = 1000
/** Faster than this, the gateway responds with 429. */
export const MANNERS = { atOnce: 4, spacingMs: 150 }

const SERVICES = {
  koneps: createOperations,
  [PRIVATE]: createPrivateOperations,
  [PRE_SPECS]: createPreSpecOperations,
} satisfies Record<string, () => KonepsOperation[]>
export type KonepsService = keyof typeof SERVICES

/** One portal and one key; each of its services is a source with its own budget. */
export function createKoneps(options: KonepsOptions, service: KonepsService = 'koneps'): Connector {
  const client = createClient(options)
  /** A source that quotes its request would otherwise have the key stored with its rows. */
  const clean = (rows: readonly Rejected[]): Rejected[] =>
    rows.map(({ reason, record }) => ({
      reason,
      record: Object.fromEntries(
        Object.entries(record).map(([name, value]) => [name, typeof value === 'string' ? client.redact(value) : value]),
      ),
    }))
  const operations = new Map(SERVICES[service]().map((operation) => [operation.name, operation]))
  return {
    operations: [...operations.values()].map(({ read: _read, ...operation }): Operation => operation),
    callsADay: CALLS_A_DAY,
    manners: MANNERS,
    portal: 'koneps',
    ...(service === 'koneps' ? { earlier: earlierOrder } : {}),
    async *fetch(task, tools) {
      const operation = operations.get(task.operation)
      if (!operation) throw new SourceFailure('config', `${service} has no operation ${task.operation}`)
      const batches = operation.read(task, {
        fetchedAt: tools.now(),
        readAll: (question, reader) => client.readAll(question, reader, tools),
      })
      for await (const batch of batches)
        yield batch.rejected?.length ? { ...batch, rejected: clean(batch.rejected) } : batch
    },
    async probes(now) {
      const questions = new Map<string, Question>()
      const readAll: ListAccess['readAll'] = async (question) => {
        const list = budgetOf(question.path)
        if (!questions.has(list)) questions.set(list, question)
        return []
      }
      const scheduled = operations
        .values()
        .filter(({ everyMs, againAfterDays }) => everyMs || againAfterDays.length > 0)
      for (const { name, read } of scheduled) {
        const task = { operation: name, window: { from: now - HOUR, to: now }, subject: '' }
        for await (const _ of read(task, { fetchedAt: now, readAll }));
      }
      return [...questions].map(([list, question]) => ({ list, ask: (tools) => client.probe(question, tools) }))
    },
  }
}
