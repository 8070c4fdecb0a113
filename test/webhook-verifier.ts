import { mock } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { trueNow } from './environment.ts'

interface Delivery {
  body: string
  headers: object
}

/** Verifies a delivery as a receiver does, by the time of the database, which is the real time. */
export function verifyDelivery(secret: string, { body, headers }: Delivery): Record<string, unknown> {
  const now = trueNow()
  const clock = mock.method(Date, 'now', () => now)
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>) as Record<string, unknown>
  } finally {
    clock.mock.restore()
  }
}
