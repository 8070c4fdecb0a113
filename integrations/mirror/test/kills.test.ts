import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { withoutPackages } from '../../../clients/python/test/python.ts'
import { MIRROR_PROGRAM, startChangingService } from '../../../clients/typescript/test/mirror-kills.ts'
import { PLACES } from '../../../clients/typescript/test/mirror-places.ts'
import { installMirror } from './python.ts'

const NOTICES = 6_000
const KILLS = 40

const folder = mkdtempSync(join(tmpdir(), 'gonggo-mirror-kills-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const withoutPython = withoutPackages(folder)

describe('a mirror that is killed many times', () => {
  let service: Awaited<ReturnType<typeof startChangingService>>
  before(async () => {
    service = await startChangingService(NOTICES)
    if (withoutPython === false) installMirror(folder)
  })
  after(() => service?.app.close())

  for (const name of ['PostgreSQL', 'Parquet'] as const) {
    test(`resumes into ${name}, and every row equals that of the service`, async (t) => {
      const place = await PLACES[name]()
      t.diagnostic(await service.kill({ place, kills: KILLS }))
      await place.close()
    })

    test(`resumes into ${name} where the other language stopped`, { skip: withoutPython }, async (t) => {
      const place = await PLACES[name]()
      const programs = [MIRROR_PROGRAM, [join(folder, 'venv/bin/gonggo')]]
      t.diagnostic(await service.kill({ place, kills: KILLS / 2, programs }))
      await place.close()
    })
  }
})
