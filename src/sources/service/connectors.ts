import { createDemoFeed } from '../adapters/demo.ts'
import { createKoneps } from '../adapters/koneps/index.ts'
import { createOcds } from '../adapters/ocds/index.ts'
import { type Connector, OPTIONAL_KINDS, type SourceRow } from '../schema.ts'

export interface ConnectorOptions {
  /** `null` = the Korean portal cannot be read by this process. */
  koneps: { serviceKey: string; baseUrl: string } | null
}

/** Of the one market that every demo shows. */
export const DEMO_SEED = 'demo'

/** What speaks a source's language; `null` where this process cannot. */
export function createConnectors({ koneps }: ConnectorOptions) {
  const korean = new Map(
    koneps && (['koneps', ...OPTIONAL_KINDS] as const).map((kind) => [kind, createKoneps(koneps, kind)]),
  )
  const demo = createDemoFeed({ seed: DEMO_SEED })
  return ({ name, kind, settings }: SourceRow): Connector | null => {
    if (kind === 'demo') return demo
    if (kind !== 'ocds') return korean.get(kind) ?? null
    const { url, everyMs } = settings
    if (url === undefined) return null
    const connector = createOcds({ name, url })
    const operations = connector.operations.map((one) => ({ ...one, everyMs: one.everyMs && (everyMs ?? one.everyMs) }))
    return { ...connector, operations }
  }
}
