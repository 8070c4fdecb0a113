import assert from 'node:assert/strict'
import { mkdirSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import fc from 'fast-check'
import { asked } from '../../../test/catalog-answers.ts'
import { openSnapshotWorld, type SnapshotWorld, someQuestions, someSteps, step } from '../../../test/snapshot-world.ts'

describe('a catalog of a snapshot and the feed since', () => {
  let world: SnapshotWorld
  before(async () => {
    world = await openSnapshotWorld()
    // An empty feed has no snapshot.
    for (const one of someSteps(12, 1)) await world.take(one)
  })
  after(() => world.close())

  test('is the one that is filled afresh, whatever was written before and after', async () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 8 })
    let blocks = 0
    const trial = fc.asyncProperty(steps, steps, steps, asked, async (first, then, last, questions) => {
      for (const one of first) await world.take(one)
      const { follower } = await world.start()
      await follower.keep(1)
      for (const one of then) await world.take(one)
      const second = await world.start()
      assert.ok(second.isRecalled, `${second.doubt}`)
      blocks += world.manifest()?.blocks.length ?? 0
      await world.expectRight(second.follower.catalog(), questions)
      // It goes on like any other, and so does the next one that is made of its snapshot.
      for (const one of last) await world.take(one)
      await second.follower.tick()
      await second.follower.keep(1)
      await world.expectRight(second.follower.catalog(), questions)
      const third = await world.start()
      assert.ok(third.isRecalled, `${third.doubt}`)
      await world.expectRight(third.follower.catalog(), questions)
    })
    await fc.assert(trial, { numRuns: 25 })
    assert.ok(blocks > 25, `${blocks} blocks were read`)
  })
})

describe('a snapshot', () => {
  let world: SnapshotWorld
  const questions = someQuestions(asked)
  beforeEach(async () => {
    world = await openSnapshotWorld()
    for (const one of someSteps(12, 1)) await world.take(one)
  })
  afterEach(() => world.close())
  const goOn = async (count: number, seed: number) => {
    for (const one of someSteps(count, seed)) await world.take(one)
  }

  test('is written after the first filling, then when so much has changed, and each block once', async () => {
    const { follower, isRecalled, doubt } = await world.start()
    assert.deepEqual([isRecalled, doubt], [false, undefined])
    await follower.keep(1000)
    const first = world.manifest()
    assert.ok(first && first.blocks.length > 0)
    await goOn(1, 2)
    await follower.tick()
    await follower.keep(1000)
    assert.deepEqual(world.manifest(), first)
    await follower.keep(1)
    const second = world.manifest()
    assert.ok(second && second.position > first.position)
    const there = new Set(first.blocks.map(({ name }) => name))
    const again = second.blocks.filter(({ name }) => there.has(name))
    assert.ok(again.length > 0, 'no block was used again')
    await follower.keep(1)
    assert.deepEqual(world.manifest(), second)
  })

  test('of the catalog that another process keeps in the same folder is left to it', async () => {
    const [one, other] = [await world.start(), await world.start()]
    await one.follower.keep(1)
    const kept = world.manifest()
    await other.follower.keep(1)
    assert.deepEqual(world.manifest(), kept)
  })

  test('is whole when two processes write and begin in the same folder at once', async () => {
    for (let round = 0; round < 6; round++) {
      await goOn(2, round)
      const [one, other] = await Promise.all([world.start(), world.start()])
      await Promise.all([one.follower.keep(1), other.follower.keep(1), one.follower.keep(1)])
      await goOn(2, round + 50)
      await Promise.all([one.follower.tick(), other.follower.tick()])
      const [third] = await Promise.all([world.start(), one.follower.keep(1), other.follower.keep(1)])
      await world.expectRight(third.follower.catalog(), questions)
    }
    const last = await world.start()
    assert.ok(last.isRecalled, `${last.doubt}`)
    await world.expectRight(last.follower.catalog(), questions)
  })

  test('is not made of a catalog whose database went back while it stood, and that is filled afresh', async () => {
    const goBack = await world.backUp()
    await goOn(8, 2)
    const { follower } = await world.start()
    await goBack()
    await follower.keep(1)
    assert.equal((await world.start()).isRecalled, false)
    await goOn(25, 3)
    await follower.keep(1)
    assert.equal((await world.start()).isRecalled, false)
    await follower.tick()
    await world.expectRight(follower.catalog(), questions)
    await follower.keep(1)
    const { follower: second, isRecalled } = await world.start()
    assert.ok(isRecalled)
    await world.expectRight(second.catalog(), questions)
  })

  test('stays when a file of another process is listed and then gone, or cannot be removed', async () => {
    const { follower, said } = await world.start()
    await follower.keep(1)
    // Listed and not found, like a manifest that another process names at this moment.
    symlinkSync(join(world.folder, 'nowhere'), join(world.folder, 'manifest-gone.tmp'))
    await goOn(2, 2)
    await follower.tick()
    await follower.keep(1)
    const failure = () => said.find(({ message }) => /cannot/.test(message))
    assert.equal(failure(), undefined)
    const second = await world.start()
    assert.ok(second.isRecalled, `${second.doubt}`)
    const old = join(world.folder, 'block-of-nobody.bin')
    mkdirSync(old)
    utimesSync(old, 0, 0)
    await goOn(2, 3)
    await follower.tick()
    await follower.keep(1)
    assert.match(failure()?.message ?? '', /old files/)
    const third = await world.start()
    assert.ok(third.isRecalled, `${third.doubt}`)
    await world.expectRight(third.follower.catalog(), questions)
  })

  test('of nothing is not made', async () => {
    const empty = await openSnapshotWorld()
    const { follower } = await empty.start()
    await follower.keep(1)
    const { isRecalled, follower: second } = await empty.start()
    assert.deepEqual([isRecalled, second.state().ready], [false, true])
    await empty.close()
  })
})
