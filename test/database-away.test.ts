import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SECOND } from '../src/lib/clock.ts'
import { startTestApp } from './app-harness.ts'

/** Pages without a key that show rows of the database. */
const NEEDS_DATABASE = [
  '/invitations',
  '/links/:link/calendar.ics',
  '/links/:link/notices.atom',
  '/links/:link/widget',
  '/oauth/authorize',
  '/reports/:link',
  '/session',
  '/session/app-requests',
  '/session/passkeys',
  '/unsubscribe/:link',
]

test('pages, files and documents that are the same for everybody are sent while the database is away', async () => {
  const app = await startTestApp({ role: 'api' })
  const paths = app.http
    .declared()
    .filter(({ method, access }) => method === 'GET' && (access === 'open' || access === 'ops'))
    .map(({ url }) => url)
    .filter((url) => url !== '/readyz')
  const statusOf = async (url: string) => {
    const path = url.replace(/:\w+/g, 'missing')
    const { status } = await app.get(path, {}, { key: null, headers: { accept: '*/*' } })
    return status
  }
  const before = new Map<string, number>()
  for (const url of paths) before.set(url, await statusOf(url))
  await app.db.stop()
  app.clock.advance(6 * SECOND)
  assert.equal((await app.get('/v1/bids')).status, 503)
  const unavailable: string[] = []
  for (const url of paths) {
    const status = await statusOf(url)
    if (status === 503) unavailable.push(url)
    else assert.equal(status, before.get(url), url)
  }
  assert.deepEqual(unavailable.sort(), NEEDS_DATABASE)
  await app.close()
})
