import { createApp } from '../../src/app.ts'
import type { BidRecord } from '../../src/bids/index.ts'
import { toConfig } from '../../src/config.ts'
import { createDb, type DbTarget } from '../../src/lib/db/index.ts'
import { createLog } from '../../src/lib/log.ts'
import { createSecrets } from '../../src/lib/secret.ts'

/** Writes batch after batch through the port of bids and reports each acknowledged one, until it is killed. */

const [targetText = '{}', startText = '0', sizeText = '20'] = process.argv.slice(2)
const db = createDb({ target: JSON.parse(targetText) as DbTarget, name: 'crash child' })
const app = createApp(toConfig({}), {
  infrastructure: { db, secrets: createSecrets(['crash test secret']), migrations: [], embedded: true },
  log: createLog({ level: 'silent' }),
  hasRoutes: false,
})
const size = Number(sizeText)

/** In each four batches, the third amends the previous one, so that updates are interrupted as well as inserts. */
function batchOf(batch: number): BidRecord[] {
  const amends = batch % 4 === 2
  return Array.from({ length: size }, (_, index) => record(amends ? batch - 1 : batch, index, amends ? 1 : 0))
}

function record(batch: number, index: number, revision: number): BidRecord {
  return {
    source: 'crash',
    number: `C${batch}-${index}`,
    revision,
    title: `하수관로 정비공사 ${batch}차 ${index}구간`,
    agency: '가상시',
    agencyCode: 'Z000001',
    demandAgency: null,
    demandAgencyCode: null,
    bsnsDiv: '공사',
    kind: revision === 0 ? 'new' : 'changed',
    urgent: false,
    currency: 'KRW',
    estimatedPrice: 1_000_000 + revision,
    budget: null,
    baseAmount: null,
    floorRate: 87.745,
    awardMethod: null,
    contractMethod: null,
    postedAt: 1_790_000_000_000,
    bidStartAt: null,
    closeAt: null,
    openAt: null,
    detailUrl: 'https://example.invalid/notices',
    sourceUrl: null,
    previousNumber: null,
    regions: ['경기도'],
    regionCheckNeeded: false,
    licences: [],
    attachments: [],
    changedAt: 1_790_000_000_000 + revision,
    fetchedAt: 1_790_000_000_000,
  }
}

/** The fourth withdraws the first. */
const withdrawalsOf = (batch: number) =>
  batchOf(batch - 3).map(({ number, changedAt }) => ({ number, asOf: changedAt, reason: null, sameAs: null }))

for (let batch = Number(startText); ; batch++) {
  if (batch % 4 === 3) await app.bids.withdraw('crash', withdrawalsOf(batch), () => true)
  else await app.bids.upsert(batchOf(batch), () => true)
  process.stdout.write(`${batch}\n`)
}
