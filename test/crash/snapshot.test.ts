import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { asked } from '../catalog-answers.ts'
import { endsWithTests } from '../harness.ts'
import { openSnapshotWorld, type SnapshotWorld, someQuestions } from '../snapshot-world.ts'
import { rounds } from './rounds.ts'

const CHILD = fileURLToPath(new URL('./snapshot-child.ts', import.meta.url))

/** Runs the child until it has written at least one snapshot, waits for a random time, and kills it. */
async function killedRun({ database, folder }: SnapshotWorld, start: number): Promise<number> {
  const child = endsWithTests(
    spawn(process.execPath, [CHILD, JSON.stringify(database.target), folder, String(start)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  let acknowledged = start
  const enough = Math.floor(Math.random() * 6)
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    acknowledged = Number(text.trim().split('\n').at(-1))
    if (acknowledged >= start + enough) setTimeout(() => child.kill('SIGKILL'), Math.random() * 12)
  })
  await once(child, 'close')
  return acknowledged
}

test('a snapshot cut off by kill -9 is the one before or the new one, and right either way', async () => {
  const world = await openSnapshotWorld()
  const questions = someQuestions(asked)
  let next = 0
  for (let round = 0; round < rounds(); round++) {
    next = (await killedRun(world, next)) + 1
    const { follower, isRecalled, doubt } = await world.start()
    assert.ok(isRecalled, `${doubt}`)
    await world.expectRight(follower.catalog(), questions)
  }
  await world.close()
})
