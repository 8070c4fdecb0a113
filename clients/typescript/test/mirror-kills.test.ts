import { after, before, describe, test } from 'node:test'
import { startChangingService } from './mirror-kills.ts'
import { PLACES } from './mirror-places.ts'

/** The long form is `npm run integrations -- mirror`. */
const NOTICES = 1_500
const KILLS = 4

describe('a mirror that is killed at random moments', () => {
  let service: Awaited<ReturnType<typeof startChangingService>>
  before(async () => {
    service = await startChangingService(NOTICES)
  })
  after(() => service?.app.close())

  for (const name of ['PostgreSQL', 'Parquet'] as const)
    test(`resumes into ${name}, and every row equals that of the service`, async (t) => {
      const place = await PLACES[name]()
      t.diagnostic(await service.kill({ place, kills: KILLS }))
      await place.close()
    })
})
