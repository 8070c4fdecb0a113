import assert from 'node:assert/strict'
import { EventEmitter } from 'node:events'
import { test } from 'node:test'
import { createWire } from './wire.ts'

/** Two ends of a channel that copies what it carries, as one between processes does. */
function channels() {
  const [one, other] = [new EventEmitter(), new EventEmitter()]
  let messages = 0
  const end = (mine: EventEmitter, theirs: EventEmitter) =>
    Object.assign(mine, {
      send(message: object) {
        messages++
        const copy = structuredClone(message)
        setImmediate(() => theirs.emit('message', copy))
      },
    })
  return { one: end(one, other), other: end(other, one), messages: () => messages }
}

test('both ends ask and answer, and what was asked in one turn is one message', async () => {
  const { one, other, messages } = channels()
  const [left, right] = [createWire(one), createWire(other)]
  right.answer('sum', (a: number, b: number) => a + b)
  left.answer('later', async (word: string) => `${word}!`)
  const sums = Array.from({ length: 100 }, (_, i) => left.ask<number>('sum', i, 1))
  assert.deepEqual(
    await Promise.all(sums),
    Array.from({ length: 100 }, (_, i) => i + 1),
  )
  assert.equal(messages(), 2)
  assert.equal(await right.ask('later', 'yes'), 'yes!')
})

test('what fails there fails here, and so does what is unknown', async () => {
  const { one, other } = channels()
  const [left, right] = [createWire(one), createWire(other)]
  right.answer('now', () => {
    throw new Error('not now')
  })
  right.answer('later', async () => {
    throw new Error('not later')
  })
  await assert.rejects(left.ask('now'), /not now/)
  await assert.rejects(left.ask('later'), /not later/)
  await assert.rejects(left.ask('never'), /nothing answers to never/)
})

test('what is open when the other process ends fails, and whatever is asked after it', async () => {
  const { one } = channels()
  const wire = createWire(one)
  const asked = wire.ask('sum', 1, 2)
  one.emit('disconnect')
  await assert.rejects(asked, { code: 'wire_closed' })
  await assert.rejects(wire.ask('sum', 1, 2), { code: 'wire_closed' })
})
