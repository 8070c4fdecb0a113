import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { alertsRead } from '../../../test/alerts-read.ts'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { bidRecord, roundRecord } from '../../../test/factories.ts'
import { endsWithTests } from '../../../test/harness.ts'
import { createClient } from '../src/index.ts'
import { expectSame } from './mirror-compare.ts'
import type { MirrorPlace } from './mirror-places.ts'

/** `gonggo mirror` of the TypeScript package. */
export const MIRROR_PROGRAM = [process.execPath, join(import.meta.dirname, '../src/mirror/bin.ts')]

const LIVE = () => true
const CHANGED = 150
/** Used until the duration of a complete run is known. */
const FIRST_SPAN_MS = 2_000
/** Without this, a mirror that is always killed would never make progress. */
const LONGER = 1.2
const MOST_RUNS_PER_KILL = 5

export interface Kills {
  place: MirrorPlace
  kills: number
  /** The programs that run alternately. */
  programs?: readonly (readonly string[])[]
}

/** A service with notices, awards and events that change while mirrors are killed. */
export async function startChangingService(notices: number) {
  const app = await startTestApp()
  const client = createClient({ baseUrl: app.baseUrl, key: app.key })
  await app.keywords.createMany(app.account.id, [{ keyword: '하수관로' }])
  await alertsRead(app)
  let written = 0

  /** Adds notices, newer versions of earlier ones, and awards. */
  async function change(size: number): Promise<void> {
    const numbers = Array.from(
      { length: size },
      (_, index) => `N${String(written + index - (written > 0 ? size / 2 : 0))}`,
    )
    written += written > 0 ? size / 2 : size
    const records = numbers.map((number, index) =>
      bidRecord({
        number,
        title: index % 25 === 0 ? `하수관로 "정비" ${written}, 'A\\B' 😀` : `청사 관리 ${written}`,
        regions: index % 7 === 0 ? ['경기도', '서울특별시'] : [],
        floorRate: index % 4 === 0 ? null : 87.745,
      }),
    )
    await app.bids.upsert(records, LIVE)
    const winners = [
      { name: '가나건설', businessNo: '1234567890' },
      { name: '다라 "엔지니어링"', businessNo: null },
    ]
    const awarded = numbers.filter((_, index) => index % 10 === 0)
    await app.bids.recordRounds(
      'one',
      awarded.map((number) => roundRecord({ number, winners })),
      LIVE,
    )
  }
  await change(notices)
  await alertsRead(app)

  /**
   * Kills a mirror at random moments while notices change, then lets it finish and compares every row with the service.
   */
  async function kill({ place, kills, programs = [MIRROR_PROGRAM] }: Kills): Promise<string> {
    let [killed, runs, amid, span] = [0, 0, 0, FIRST_SPAN_MS]
    while (killed < kills && runs < kills * MOST_RUNS_PER_KILL) {
      const program = programs[runs % programs.length] ?? MIRROR_PROGRAM
      runs++
      const changing = change(CHANGED)
      const { signal, code, said, ms } = await runMirror(app, program, place.to, Math.random() * span)
      await changing
      if (signal === 'SIGKILL') {
        killed++
        if (said !== '') amid++
        span *= LONGER
        continue
      }
      assert.equal(code, 0, said)
      span = ms * LONGER
    }
    assert.equal(killed, kills, `only ${killed} of ${runs} runs were killed`)
    await alertsRead(app)
    for (const program of programs) {
      const { code, said } = await runMirror(app, program, place.to)
      assert.equal(code, 0, said)
    }
    await expectSame(place, app, client)
    const rows = (await place.rows('notices')).length
    return `${runs} runs, ${killed} killed, ${amid} of them after a page was written; ${rows} notices are the same`
  }

  return { app, kill }
}

/** Runs a mirror to its end, or kills it after this many milliseconds. */
function runMirror(app: TestApp, [program = '', ...words]: readonly string[], to: string, killAfter?: number) {
  const begun = performance.now()
  const child = endsWithTests(
    spawn(program, [...words, 'mirror', '--base-url', app.baseUrl, '--to', to], {
      env: { ...process.env, GONGGO_KEY: app.key },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  return new Promise<{ code: number | null; signal: NodeJS.Signals | null; said: string; ms: number }>((resolve) =>
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      resolve({ code, signal, said, ms: performance.now() - begun })
    }),
  )
}
