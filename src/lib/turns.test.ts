import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { inPieces } from './http/index.ts'
import { inTurns, nextArrival, nextTurn, type Work } from './turns.ts'

const round = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('turns', () => {
  test('one goes on in each round of the event loop, however many wait', async () => {
    let wentOn = 0
    const all = Array.from({ length: 50 }, () => nextTurn().then(() => wentOn++))
    for (let rounds = 1; wentOn < 50; rounds++) {
      await round()
      assert.ok(wentOn <= rounds, `${wentOn} in ${rounds} rounds`)
    }
    await Promise.all(all)
  })

  test('streams go on while questions wait, but seldom', async () => {
    const order: Work[] = []
    const wait = async (work: Work) => {
      await nextTurn(work)
      order.push(work)
    }
    await Promise.all([...Array<Work>(40).fill('stream'), ...Array<Work>(40).fill('question')].map(wait))
    const early = order.slice(0, 40)
    assert.equal(early.filter((work) => work === 'stream').length, 10)
  })

  test('requests that are yet to begin come in a few in each round, beside whoever goes on', async () => {
    const seen: string[] = []
    const waits = [
      ...Array.from({ length: 3 }, () => nextTurn().then(() => seen.push('question'))),
      ...Array.from({ length: 40 }, () => nextArrival('192.0.2.1').then(() => seen.push('arrival'))),
    ]
    await round()
    assert.deepEqual(Object.groupBy(seen, (work) => work).question?.length, 1)
    assert.ok(seen.length > 2 && seen.length < 20, `${seen.length} in the first round`)
    await Promise.all(waits)
  })

  test('a network waits for no more than one request of each other', async () => {
    const seen: string[] = []
    const wait = (from: string) => nextArrival(from).then(() => seen.push(from))
    const crowds = ['crowd', 'mob', 'horde'].flatMap((from) => Array.from({ length: 1_000 }, () => wait(from)))
    await round()
    const begun = seen.length
    await wait('somebody')
    assert.ok(seen.length - begun <= 16, `${seen.length - begun} came before`)
    await Promise.all(crowds)
    assert.deepEqual(
      Object.entries(Object.groupBy(seen, (from) => from)).map(([from, all]) => [from, all?.length]),
      [
        ['crowd', 1_000],
        ['mob', 1_000],
        ['horde', 1_000],
        ['somebody', 1],
      ],
    )
    // In turn, to the end.
    assert.deepEqual(new Set(seen.slice(-3)).size, 3)
  })

  test('work that ends within its turn waits for nobody', async () => {
    let passed = false
    setImmediate(() => {
      passed = true
    })
    const steps = function* () {
      yield
      return 1
    }
    assert.equal(await inTurns(steps()), 1)
    assert.equal(passed, false)
  })
})

test('a stream whose reader is always ready lets others in', async () => {
  let letIn = false
  setImmediate(() => {
    letIn = true
  })
  function* lines() {
    // Without a pause this never ends, as an export of everything once kept everybody waiting to its end.
    for (let n = 0; n < 50_000_000; n++) yield 'a line of a table\r\n'
  }
  for await (const piece of inPieces([lines()])) {
    assert.ok(piece.length > 1000, 'a piece is worth a write')
    if (letIn) return
  }
  assert.fail('it came to its end, and nobody was let in')
})
