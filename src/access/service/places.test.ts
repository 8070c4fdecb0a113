import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { createPlaces, type Places } from './places.ts'

const NOBODY = { accounts: 0, working: 0, waiting: 0, holding: 0 }
const keyRef = (keyId = 'key_1', accountId = 'acc_1') => ({ accountId, keyId })

describe('places of an account', () => {
  let at = 0
  let places: Places
  beforeEach(() => {
    at = 0
    places = createPlaces(() => at)
  })
  const holding = (kind: 'changes' | 'exports' | 'streams', keyId: string, ms: number | null = null) => {
    const slot = places.open(keyRef(keyId))
    return { slot, busy: slot.takeLong(kind, ms) }
  }

  test('five wait for changes, one of each key; other accounts and kinds have their own', () => {
    assert.equal(holding('changes', 'key_1', 30_000).busy, null)
    at = 10_000
    const second = holding('changes', 'key_1', 30_000).busy
    assert.deepEqual([second?.most, second?.ofKey, second?.waitSeconds], [1, true, 20])
    assert.equal(second?.says.en, 'waiting calls of changes')
    for (const key of ['key_2', 'key_3', 'key_4', 'key_5']) assert.equal(holding('changes', key, 5_000).busy, null)
    const sixth = holding('changes', 'key_6', 5_000).busy
    assert.deepEqual([sixth?.most, sixth?.ofKey, sixth?.waitSeconds], [5, false, 5])
    assert.equal(places.open(keyRef('key_1', 'acc_2')).takeLong('changes', 1), null)
    assert.equal(holding('exports', 'key_6').busy, null)
    assert.equal(holding('exports', 'key_6').busy, null)
    assert.equal(holding('exports', 'key_1').busy?.most, 2)
  })

  test('a place is free when its request ends, once', () => {
    const [first, second] = [holding('exports', 'key_1'), holding('exports', 'key_1')]
    first.slot.end()
    first.slot.end()
    assert.equal(holding('exports', 'key_1').busy, null)
    assert.equal(holding('exports', 'key_1').busy?.most, 2)
    second.slot.end()
  })

  test('twenty are worked on, the others in the order they came, and whoever leaves is passed over', async () => {
    const order: number[] = []
    const slots = Array.from({ length: 50 }, () => places.open(keyRef()))
    const turns = slots.map(async (slot, index) => {
      if (await slot.waitForTurn()) order.push(index)
    })
    await settle()
    assert.deepEqual(order, range(0, 20))
    slots[25]?.end()
    slots[3]?.end()
    await settle()
    assert.deepEqual(order.slice(20), [20])
    for (let done = 0; done < 50; done++) {
      slots[order[done] ?? 0]?.end()
      await settle()
    }
    await Promise.all(turns)
    assert.deepEqual(
      order,
      range(0, 50).filter((index) => index !== 25),
    )
    assert.deepEqual(places.counts(), NOBODY)
  })

  test('who leaves in the moment his turn comes gives it on', async () => {
    const slots = Array.from({ length: 22 }, () => places.open(keyRef()))
    const turns = slots.map((slot) => slot.waitForTurn())
    slots[0]?.end()
    slots[20]?.end()
    assert.equal(await turns[20], false)
    assert.equal(await turns[21], true)
    for (const slot of slots) slot.end()
    assert.deepEqual(places.counts(), NOBODY)
  })

  test('who holds a place does not stand in line', async () => {
    const busy = Array.from({ length: 30 }, () => places.open(keyRef()))
    for (const slot of busy) void slot.waitForTurn()
    const { slot } = holding('exports', 'key_1')
    assert.equal(await slot.waitForTurn(), true)
    assert.deepEqual(places.counts(), { accounts: 1, working: 20, waiting: 10, holding: 1 })
  })

  test('a request that has ended takes nothing any more', async () => {
    const slot = places.open(keyRef())
    slot.end()
    assert.equal(slot.takeLong('exports', null), null)
    assert.equal(await slot.waitForTurn(), false)
    assert.deepEqual(places.counts(), NOBODY)
  })

  test('accounts do not wait for each other', async () => {
    const busy = Array.from({ length: 30 }, () => places.open(keyRef()))
    for (const slot of busy) void slot.waitForTurn()
    assert.equal(await places.open(keyRef('key_9', 'acc_9')).waitForTurn(), true)
  })
})

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
const settle = () => new Promise((resolve) => setImmediate(resolve))
