import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countUnread, isMarkedByViewing, isOwnAct, showsOwnActs, unreadText } from './own-acts.ts'

const changedBy = (kind: string, id: string | null, state = 'new') => ({
  type: 'pursuit.changed',
  state,
  data: { actor: { kind, id } },
})
const matched = { type: 'bid.matched', state: 'new', data: {} }
const me = 'mem_1'

test('an event is the reader’s own if the same member or key caused it', () => {
  assert.equal(isOwnAct(changedBy('member', 'mem_1'), me), true)
  assert.equal(isOwnAct(changedBy('member', 'mem_2'), me), false)
  assert.equal(isOwnAct(changedBy('key', 'key_1'), me), false)
  assert.equal(isOwnAct(changedBy('key', 'key_1'), 'key_1'), true)
  assert.equal(isOwnAct(changedBy('key', 'key_2'), 'key_1'), false)
  assert.equal(isOwnAct(changedBy('key', 'key_1'), null), false)
})

test('events caused by results, operators and keywords are nobody’s own', () => {
  assert.equal(isOwnAct(changedBy('system', null), me), false)
  assert.equal(isOwnAct(changedBy('operator', null), null), false)
  assert.equal(isOwnAct(matched, me), false)
})

test('own events are shown with filters for all states, or for changes of pursuits', () => {
  assert.equal(showsOwnActs({}), false)
  assert.equal(showsOwnActs({ state: 'new' }), false)
  assert.equal(showsOwnActs({ type: 'bid.matched' }), false)
  assert.equal(showsOwnActs({ state: 'all' }), true)
  assert.equal(showsOwnActs({ type: 'pursuit.changed' }), true)
})

test('viewing marks new events of others, and nothing without the right to mark', () => {
  assert.equal(isMarkedByViewing(matched, me, true), true)
  assert.equal(isMarkedByViewing(matched, me, false), false)
  assert.equal(isMarkedByViewing({ ...matched, state: 'starred' }, me, true), false)
  assert.equal(isMarkedByViewing(changedBy('member', 'mem_1'), me, true), false)
  assert.equal(isMarkedByViewing(changedBy('member', 'mem_2'), me, true), true)
})

const own = changedBy('member', 'mem_1')
type ListedEvent = Parameters<typeof isOwnAct>[0]

/** Events as the service lists them, page by page, and how many pages and events of changes were read. */
function listing(events: readonly ListedEvent[]) {
  let [pages, most] = [0, 0]
  const read = async (what: 'others' | 'pursuits', since: string, limit: number) => {
    const some = events.filter(({ type }) => (type === 'pursuit.changed') === (what === 'pursuits'))
    if (what === 'pursuits') {
      pages += 1
      most += limit
    }
    const from = Number(since)
    const to = from + limit
    return { items: some.slice(from, to), hasMore: to < some.length, nextCursor: String(to) }
  }
  return { read, pages: () => pages, most: () => most }
}
const start = () => ({ cursor: '' })
const owns = (count: number) => Array.from({ length: count }, () => own)

test('unread events are new ones of others; a plus means that there are more', async () => {
  const few = listing([matched, own, changedBy('member', 'mem_2'), { ...matched, state: 'seen' }])
  assert.deepEqual(await countUnread(few.read, me, start()), { count: 2, hasMore: false })
  const many = listing(Array.from({ length: 150 }, () => matched))
  assert.deepEqual(await countUnread(many.read, me, start()), { count: 99, hasMore: true })
  assert.equal(many.pages(), 0)
  assert.equal(unreadText({ count: 2, hasMore: false }), '2')
  assert.equal(unreadText({ count: 99, hasMore: true }), '99+')
  assert.equal(unreadText({ count: 0, hasMore: false }), '')
})

test('events of other types are counted at once, however many own events there are', async () => {
  const behind = listing([...owns(9_000), matched, matched])
  const unread = await countUnread(behind.read, me, start())
  assert.equal(unread.count, 2)
  assert.equal(unreadText(unread), '2+')
})

test('in a session of a key, its own events are not counted', async () => {
  const { read } = listing([matched, changedBy('key', 'key_1'), changedBy('key', 'key_2'), own])
  assert.deepEqual(await countUnread(read, 'key_1', start()), { count: 3, hasMore: false })
})

test('own events are read once, and the next read continues after them', async () => {
  const behind = listing([...owns(2_300), changedBy('member', 'mem_2'), own])
  const passed = start()
  assert.deepEqual(await countUnread(behind.read, me, passed), { count: 0, hasMore: true })
  assert.equal(behind.pages(), 10)
  assert.ok(behind.most() <= 2_000, `${behind.most()} events`)
  assert.deepEqual(await countUnread(behind.read, me, passed), { count: 1, hasMore: false })
  assert.equal(behind.pages(), 12)
  // From then on a look is one page.
  assert.deepEqual(await countUnread(behind.read, me, passed), { count: 1, hasMore: false })
  assert.equal(behind.pages(), 13)
})

test('events of colleagues between own ones remain counted', async () => {
  const mixed = listing(
    Array.from({ length: 900 }, (_, index) => (index % 100 === 99 ? changedBy('member', 'mem_2') : own)),
  )
  const passed = start()
  assert.deepEqual(await countUnread(mixed.read, me, passed), { count: 2, hasMore: true })
  assert.deepEqual(await countUnread(mixed.read, me, passed), { count: 2, hasMore: true })
  assert.equal(passed.cursor, '')
})
