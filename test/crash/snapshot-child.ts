import { createCatalogFollower } from '../../src/bids/service/catalog.ts'
import { createBidWriter } from '../../src/bids/service/write.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createDb, type DbTarget } from '../../src/lib/db/index.ts'
import { createSecrets } from '../../src/lib/secret.ts'
import { SMALL } from '../catalog-notices.ts'
import { bidRecord, NOW } from '../factories.ts'

/** Writes notices and a snapshot of them repeatedly, and reports each snapshot, until it is killed. */

const [targetText = '{}', catalogFolder = '', startText = '0'] = process.argv.slice(2)
const db = createDb({ target: JSON.parse(targetText) as DbTarget, name: 'crash child' })
const { upsert } = createBidWriter({ db, clock: systemClock })
const follower = createCatalogFollower({
  db,
  log: () => {},
  secrets: () => createSecrets(['only for tests and long enough']),
  catalogFolder,
  catalogSizes: SMALL,
})

for (let batch = Number(startText); ; batch++) {
  // Half of them are new, the others amend existing ones.
  const records = Array.from({ length: 10 }, (_, i) =>
    bidRecord({
      number: i < 5 ? `S${batch}-${i}` : `S${Math.max(0, batch - i)}-${i - 5}`,
      title: `가나 ${batch} 나다 ${i}`,
      agencyCode: `B${batch % 7}`,
      changedAt: NOW + batch * 1000,
    }),
  )
  await upsert([...new Map(records.map((record) => [record.number, record])).values()], () => true)
  await follower.tick()
  await follower.keep(1)
  process.stdout.write(`${batch}\n`)
}
