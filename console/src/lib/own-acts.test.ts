import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countUnread, isOwnAct, isSeenByLooking, showsOwnActs, unreadText } from './own-acts.ts'

const changedBy = (kind: string, id: string | null, state = 'new') => ({
  type: 'pursuit.changed',
  state,
  data: { actor: { kind, id } },
})
const matched = { type: 'bid.matched', state: 'new', data: {} }
const me = 'mem_1'

test('an act is its reader’s own if the same member did it; others may share a key', () => {
  assert.equal(isOwnAct(changedBy('member', 'mem_1'), me), true)
  assert.equal(isOwnAct(changedBy('member', 'mem_2'), me), false)
  assert.equal(isOwnAct(changedBy('key', 'key_1'), null), false)
  assert.equal(isOwnAct(changedBy('key', 'key_1'), me), false)
})

test('what a result, an operator or a keyword led to is nobody’s own', () => {
  assert.equal(isOwnAct(changedBy('system', null), me), false)
  assert.equal(isOwnAct(changedBy('operator', null), null), false)
  assert.equal(isOwnAct(matched, me), false)
})

test('own acts are shown to whoever asks for all states, or for changes of pursuits', () => {
  assert.equal(showsOwnActs({}), false)
  assert.equal(showsOwnActs({ state: 'new' }), false)
  assert.equal(showsOwnActs({ type: 'bid.matched' }), false)
  assert.equal(showsOwnActs({ state: 'all' }), true)
  assert.equal(showsOwnActs({ type: 'pursuit.changed' }), true)
})

test('looking marks what is new, not what the reader did, and nothing without the right to mark', () => {
  assert.equal(isSeenByLooking(matched, me, true), true)
  assert.equal(isSeenByLooking(matched, me, false), false)
  assert.equal(isSeenByLooking({ ...matched, state: 'starred' }, me, true), false)
  assert.equal(isSeenByLooking(changedBy('member', 'mem_1'), me, true), false)
  assert.equal(isSeenByLooking(changedBy('member', 'mem_2'), me, true), true)
})

const own = changedBy('member', 'mem_1')
type Told = Parameters<typeof isOwnAct>[0]

/** Events as the service lists them, page by page, and how many pages and events were read. */
function listing(events: readonly Told[]) {
  let [pages, most] = [0, 0]
  const read = async (since: string, limit: number) => {
    pages += 1
    most += limit
    const from = Number(since)
    const to = from + limit
    return { items: events.slice(from, to), hasMore: to < events.length, nextCursor: String(to) }
  }
  return { read, pages: () => pages, most: () => most }
}

test('unread is what is new and was done by others; a plus says that there is more', async () => {
  const few = listing([matched, own, changedBy('member', 'mem_2'), { ...matched, state: 'seen' }])
  assert.deepEqual(await countUnread(few.read, me), { count: 2, hasMore: false })
  const many = listing(Array.from({ length: 150 }, () => matched))
  assert.deepEqual(await countUnread(many.read, me), { count: 99, hasMore: true })
  assert.equal(many.pages(), 1)
  assert.equal(unreadText({ count: 2, hasMore: false }), '2')
  assert.equal(unreadText({ count: 99, hasMore: true }), '99+')
  assert.equal(unreadText({ count: 0, hasMore: false }), '')
})

test('own acts in front do not hide the news behind them', async () => {
  const behind = listing([...Array.from({ length: 120 }, () => own), matched, matched])
  assert.deepEqual(await countUnread(behind.read, me), { count: 2, hasMore: false })
  assert.equal(behind.pages(), 2)
})

test('a few hundred events are read at most, and a number is shown only if something was found', async () => {
  const endless = listing(Array.from({ length: 9_000 }, () => own))
  const unread = await countUnread(endless.read, me)
  assert.deepEqual(unread, { count: 0, hasMore: true })
  assert.equal(endless.pages(), 2)
  assert.ok(endless.most() <= 300, `${endless.most()} events`)
  assert.equal(unreadText(unread), '')
  const mixed = listing(Array.from({ length: 9_000 }, (_, index) => (index % 10 === 0 ? matched : own)))
  assert.equal(unreadText(await countUnread(mixed.read, me)), '30+')
})
