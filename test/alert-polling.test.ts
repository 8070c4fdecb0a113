import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createAlerts } from '../src/alerts/index.ts'
import { createAttachmentNews } from '../src/attachments/index.ts'
import { MINUTE } from '../src/lib/clock.ts'
import type { Db } from '../src/lib/db/index.ts'
import { startTestApp } from './app-harness.ts'
import { bidRecord, makeAccount } from './factories.ts'
import { eventually } from './harness.ts'

test('without wake-ups the reader polls often only for a minute after the last change', async (t) => {
  const app = await startTestApp({ role: 'api' })
  const { id: accountId } = await makeAccount(app, { plan: 'enterprise' })
  await app.keywords.createMany(accountId, [{ keyword: '하수관로' }])
  let asked: number | undefined
  let polls = 0
  const poll: Db['poll'] = {
    ...app.db.poll,
    isWoken: () => false,
    next(question, wait) {
      asked = wait.withinMs
      polls++
      return app.db.poll.next(question, wait)
    },
  }
  const { reader } = createAlerts({
    db: { ...app.db, poll },
    clock: app.clock,
    log: () => {},
    companies: app.companies,
    keywords: app.keywords,
    bids: app.bids.states,
    awards: app.bids.awardSteps,
    enqueue: {},
    news: createAttachmentNews(app.db),
  })
  const worker = reader.worker()
  t.after(async () => {
    await worker.stop()
    await app.close()
  })
  worker.start()
  await app.bids.upsert([bidRecord({ title: '하수관로 정비공사' })], () => true)
  await eventually(() => (asked ?? Number.POSITIVE_INFINITY) < 100)
  app.clock.advanceSteady(MINUTE)
  const before = polls
  await eventually(() => polls > before + 2)
  assert.equal(asked, Number.POSITIVE_INFINITY)
})
