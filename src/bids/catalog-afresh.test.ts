import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { answersOf, asked } from '../../test/catalog-answers.ts'
import { bid, number, SMALL } from '../../test/catalog-notices.ts'
import { catalogOf, createCatalog, finish } from '../search/catalog/catalog.ts'
import type { CatalogImage } from '../search/catalog/index.ts'
import type { BidRow, RoundOutcome } from './rules/notice.ts'

/** What happens in the database, and to a catalog that follows it. */
type Event =
  | { write: BidRow[] }
  | { settle: string; outcome: RoundOutcome | null }
  | { withdraw: string }
  /** Reads so many changes; `cut` = stopped after so many notices, with the place in the feed as it was. */
  | { follow: number; cut: number | null }
  /** Goes back in the feed: what follows is read once more. */
  | { back: number }
  /** States read earlier arrive once more, late and in another order. */
  | { late: number }
  | { compact: number }
  /** Forgets everything and fills itself anew; so many changes come in between. */
  | { restart: boolean; meanwhile: BidRow[] }
  /** Is written to files as it is, or begins again with what was written last, at its place in the feed. */
  | { image: 'keep' | 'recall' }

const outcome = fc.constantFrom('awarded', 'failed', 'opened', null)
const rows = (maxLength: number) => fc.array(bid, { maxLength })

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 5, arbitrary: fc.array(bid, { minLength: 3, maxLength: 12 }).map((write) => ({ write })) },
  { weight: 2, arbitrary: fc.record({ settle: number, outcome }) },
  { weight: 2, arbitrary: number.map((withdraw) => ({ withdraw })) },
  {
    weight: 6,
    arbitrary: fc.record({
      follow: fc.constantFrom(1, 4, 10, 1000),
      cut: fc.option(fc.nat(6), { freq: 2, nil: null }),
    }),
  },
  { weight: 1, arbitrary: fc.nat(12).map((back) => ({ back })) },
  { weight: 2, arbitrary: fc.nat(20).map((late) => ({ late })) },
  { weight: 4, arbitrary: fc.constantFrom(1, 5, 20, 1000).map((compact) => ({ compact })) },
  { weight: 1, arbitrary: fc.record({ restart: fc.boolean(), meanwhile: rows(4) }) },
  { weight: 3, arbitrary: fc.constantFrom<Event>({ image: 'keep' }, { image: 'recall' }) },
)

/** Notices as they stand, and the feed that names each one that changed. */
function createStock() {
  const stock = new Map<string, BidRow>()
  const feed: { position: number; noticeNo: string }[] = []
  const tell = (noticeNo: string) => feed.push({ position: feed.length + 1, noticeNo })
  return {
    stock,
    feed,
    write(batch: readonly BidRow[]) {
      for (const row of batch) stock.set(row.noticeNo, { ...row, position: tell(row.noticeNo) })
    },
    /** Results are no version of the notice: it keeps the place of its last one. */
    settle(noticeNo: string, result: RoundOutcome | null) {
      const row = stock.get(noticeNo)
      if (!row) return
      stock.set(noticeNo, { ...row, outcome: result })
      tell(noticeNo)
    },
    withdraw(noticeNo: string) {
      if (stock.delete(noticeNo)) tell(noticeNo)
    },
  }
}

/** Follows the stock as the follower does: by the state of each notice named, not by steps. */
function createFollower({ stock, feed, write }: ReturnType<typeof createStock>) {
  let catalog = createCatalog(SMALL)
  let work = catalog.compact()
  let position = 0
  let kept: { image: CatalogImage; position: number } | null = null
  const read: BidRow[][] = []

  function follow(most: number, cut: number | null): void {
    const changes = feed.slice(position, position + most)
    const newest = new Map(changes.map((change) => [change.noticeNo, change.position]))
    const states = [...newest].flatMap(([noticeNo, at]) => {
      const row = stock.get(noticeNo)
      return row ? [{ ...row, position: Math.max(row.position, at) }] : []
    })
    read.push(states)
    catalog.apply(states.slice(0, cut ?? states.length))
    if (cut !== null) return
    for (const noticeNo of newest.keys()) if (!stock.has(noticeNo)) catalog.remove(noticeNo)
    position += changes.length
  }

  return {
    follow,
    catalog: () => catalog,
    back(steps: number) {
      position = Math.max(0, position - steps)
    },
    late(which: number) {
      const states = read[which % Math.max(1, read.length)] ?? []
      catalog.apply(states.filter(({ noticeNo }) => stock.has(noticeNo)).reverse())
    },
    compact(steps: number) {
      for (let i = 0; i < steps; i++) if (work.next().done) work = catalog.compact()
    },
    keep() {
      finish(work)
      work = catalog.compact()
      finish(work)
      const image = catalog.capture()
      assert.ok(image)
      kept = { image, position }
    },
    recall() {
      if (kept === null) return
      // Written only now: whatever has changed since, it is as it was.
      const { state, blocks } = filesOf(kept.image)
      catalog = finish(catalogOf(state, blocks, SMALL))
      work = catalog.compact()
      position = kept.position
    },
    restart(bulk: boolean, meanwhile: readonly BidRow[]) {
      const held = [...stock.values()]
      position = feed.length
      write(meanwhile)
      catalog = createCatalog(SMALL)
      catalog.apply(held, { bulk })
      work = catalog.compact()
    },
  }
}

function filesOf(image: CatalogImage) {
  const joined = (pieces: Uint8Array[]) => Uint8Array.from(pieces.flatMap((piece) => [...piece])).buffer
  return { state: joined(finish(image.stateSteps())), blocks: image.blocks.map((one) => joined(image.bytesOf(one))) }
}

function after(events: readonly Event[]) {
  const stock = createStock()
  const follower = createFollower(stock)
  for (const one of events) {
    if ('write' in one) stock.write(one.write)
    else if ('settle' in one) stock.settle(one.settle, one.outcome)
    else if ('withdraw' in one) stock.withdraw(one.withdraw)
    else if ('follow' in one) follower.follow(one.follow, one.cut)
    else if ('back' in one) follower.back(one.back)
    else if ('late' in one) follower.late(one.late)
    else if ('compact' in one) follower.compact(one.compact)
    else if ('image' in one) follower[one.image]()
    else follower.restart(one.restart, one.meanwhile)
  }
  follower.follow(Number.MAX_SAFE_INTEGER, null)
  return { stock: stock.stock, catalog: follower.catalog() }
}

describe('a catalog that followed the feed', () => {
  it('equals one built afresh, whatever batches, restarts and compactions it went through', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 5, maxLength: 40 }), asked, fc.boolean(), (events, one, bulk) => {
        const { catalog, stock } = after(events)
        const fresh = createCatalog()
        fresh.apply(stock.values(), { bulk })
        finish(fresh.compact())
        const expected = answersOf(fresh, one, stock)
        assert.equal(fresh.size, stock.size)
        assert.deepEqual(answersOf(catalog, one, stock), expected)
        finish(catalog.compact())
        assert.deepEqual(answersOf(catalog, one, stock), expected)
      }),
      { numRuns: 250 },
    )
  })
})
