import { createDemoFeed } from '../adapters/demo-feed.ts'
import { createKoneps } from '../adapters/koneps.ts'
import { createOcds } from '../adapters/ocds.ts'
import type { Connector, SourceRow } from '../schema.ts'

export interface ConnectorOptions {
  /** `null` = the Korean portal cannot be read by this process. */
  koneps: { serviceKey: string; baseUrl: string } | null
}

const DEMO_SEED = 'demo'

/** What speaks a source's language; `null` where this process cannot. */
export function createConnectors({ koneps }: ConnectorOptions) {
  const korean = koneps && createKoneps(koneps)
  const demo = createDemoFeed({ seed: DEMO_SEED })
  return ({ name, kind, settings }: SourceRow): Connector | null => {
    if (kind === 'koneps') return korean
    if (kind === 'demo') return demo
    const { url, everyMs } = settings
    if (url === undefined) return null
    const connector = createOcds({ name, url })
    const operations = connector.operations.map((one) => ({ ...one, everyMs: one.everyMs && (everyMs ?? one.everyMs) }))
    return { ...connector, operations }
  }
}
