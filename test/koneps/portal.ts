import { createOutbound } from '../../src/lib/outbound/index.ts'
import { createKoneps, type KonepsService } from '../../src/sources/adapters/koneps/koneps.ts'
import { startTestApp } from '../app-harness.ts'
import type { TestClock } from '../factories.ts'
import { scriptedSources } from '../scripted-source.ts'
import { FAKE_KEY, startFakeKoneps } from './server.ts'
import type { World } from './world.ts'

export interface PortalOptions {
  clock: TestClock
  world: World
  /** In addition to the notices. */
  others?: readonly KonepsService[]
  /** The operations to call; all of them would need thousands of calls. */
  operations: RegExp
}

/** An app whose sources read the simulated portal, without pauses between calls. */
export async function startPortal({ clock, world, others = [], operations }: PortalOptions) {
  const app = await startTestApp({ clock })
  const fake = await startFakeKoneps({ world, clock })
  const outbound = createOutbound({ version: 'test' })
  const connectorOf = (service: KonepsService) => {
    const connector = createKoneps({ baseUrl: fake.baseUrl, serviceKey: encodeURIComponent(FAKE_KEY) }, service)
    const asked = connector.operations.filter(({ name }) => operations.test(name))
    return { ...connector, operations: asked, manners: { atOnce: 4, spacingMs: 0 } }
  }
  const notices = connectorOf('koneps')
  const connectors = new Map([['koneps', notices], ...others.map((name) => [name, connectorOf(name)] as const)])
  return {
    app,
    fake,
    sources: scriptedSources(app, notices, {
      connectorFor: ({ name }) => connectors.get(name) ?? null,
      request: (url, { foreign: _foreign, ...options }) => outbound.request(url, { ...options, trust: 'operator' }),
    }),
    async close(): Promise<void> {
      await app.close()
      await fake.stop()
      outbound.close()
    },
  }
}
export type Portal = Awaited<ReturnType<typeof startPortal>>
