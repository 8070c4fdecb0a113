import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { bodyAttacks } from './security-bodies.ts'
import { connectionAttacks } from './security-connections.ts'
import { inputAttacks } from './security-inputs.ts'
import { createSender, type SecurityTarget } from './security-target.ts'

/**
 * Attacks on parsing and input, over real sockets. Every response is a proper success or a 4xx problem with its request
 * id, arrives soon, and reveals no internals.
 */
export async function securitySuite(t: TestContext, target: SecurityTarget): Promise<void> {
  const sender = createSender(target)
  t.after(sender.close)
  await t.test('the samples succeed as they are', async () => {
    for (const route of target.routes) {
      const answer = await sender.send(route)
      assert.ok(answer.status < 300, `${route.method} ${route.url}: ${answer.status} ${answer.body}`)
    }
  })
  for (const attack of [...bodyAttacks, ...connectionAttacks, ...inputAttacks]) {
    await t.test(attack.name, async () => {
      for (const route of target.routes) if (attack.fits?.(route) ?? true) await attack.run(sender, route)
    })
  }
}
