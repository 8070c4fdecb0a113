import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '../../lib/clock.ts'
import { codeOf, type Db } from '../../lib/db/index.ts'
import { type Change, type FeedEnd, readChanges, readHead } from '../../lib/feed.ts'
import { isDatabaseAway, unavailable } from '../../lib/problems.ts'
import { createSerial, inTurns } from '../../lib/turns.ts'
import type { AwardRow } from '../rules/award.ts'
import { type AwardColumns, createAwardColumns } from '../rules/columns.ts'
import { allAwards, endedRounds } from '../store/awards.ts'

export interface AwardFollowerDeps {
  db: Db
  clock: Clock
  log: (message: string, detail: object) => void
}

/** Where the awards in memory stand to the feed. */
export interface AwardState {
  ready: boolean
  rounds: number
  behind: number
  bytes: number
}

const BATCH = 1_000
/** How often a filling that is cut off begins afresh before the requests that wait for it fail. */
const FILLINGS = 3
const NOT_READY = {
  en: 'The statistics are still being loaded. Please try again.',
  ko: '통계를 아직 불러오고 있습니다. 잠시 뒤 다시 시도해 주십시오.',
}

/**
 * Keeps the awards as the database has them: filled at start, then following the feed like the catalog. They hold no
 * truth of their own; a notice's rounds are read anew whenever the notice or one of them has changed.
 */
export function createAwardFollower({ db, clock, log }: AwardFollowerDeps) {
  let awards = createAwardColumns()
  let epoch: string | null = null
  let position = 0
  let behind = 0
  let lookedAt = 0
  const inLine = createSerial()
  const gate = createGate()

  /** Without a query if they have everything up to the polled head. */
  async function followTo(head: FeedEnd | null): Promise<void> {
    if (head?.epoch === epoch && head?.position === position) lookedAt = clock.now()
    else await look()
  }

  async function look(): Promise<void> {
    const head = await filledHead()
    for (behind = head.position - position; behind > 0; behind = head.position - position) {
      const changes = await readChanges(db.sql, position, BATCH)
      await apply(changes, changes.at(-1)?.position ?? head.position)
    }
    lookedAt = clock.now()
  }

  async function filledHead() {
    for (let attempt = 1; ; attempt++) {
      const head = await readHead(db.sql)
      if (head.epoch === epoch) return head
      try {
        // And looked at again: the feed went on meanwhile.
        await fill(head)
      } catch (error) {
        if (attempt >= FILLINGS || !isDatabaseAway(error)) throw error
        log('filling the statistics broke off and begins afresh', { code: codeOf(error), attempt })
      }
    }
  }

  async function fill(head: FeedEnd): Promise<void> {
    const begun = performance.now()
    const filling = createAwardColumns()
    for await (const rows of allAwards(db)) {
      for (const row of rows) filling.add(row)
      await nextTurn()
    }
    await inTurns(filling.prepareSteps())
    await inTurns(filling.arrangeSteps())
    await gate.alone(() => {
      awards = filling
      epoch = head.epoch
      position = head.position
      lookedAt = clock.now()
    })
    log('the statistics are filled', { rounds: awards.columns.live, ms: Math.round(performance.now() - begun) })
  }

  /** The state, not the step: the rounds of each notice are read as they are now. */
  async function apply(changes: Change[], upTo: number): Promise<void> {
    const noticeNos = [...new Set(changes.filter(isOfNotice).map(({ key }) => key))]
    const rows: AwardRow[] = noticeNos.length === 0 ? [] : await endedRounds(db.sql, noticeNos)
    await gate.alone(() => {
      awards.replace(noticeNos, rows)
      position = upTo
    })
    await inTurns(awards.prepareSteps())
  }

  return {
    tick: () => inLine(look),
    follow: (head: FeedEnd | null) => inLine(() => followTo(head)),
    /** What the awards say at one place of the feed; changes wait until they have said it. */
    async ask<T>(question: (awards: AwardColumns) => Generator<void, T>): Promise<{ answer: T; asOf: AsOfMoment }> {
      if (epoch === null) throw unavailable(NOT_READY)
      return gate.together(async () => {
        const asOf = { position, at: lookedAt }
        return { answer: await inTurns(question(awards)), asOf }
      })
    },
    asOf(): AsOfMoment {
      if (epoch === null) throw unavailable(NOT_READY)
      return { position, at: lookedAt }
    },
    state: (): AwardState => ({
      ready: epoch !== null && behind <= 0,
      rounds: awards.columns.live,
      behind: Math.max(0, behind),
      bytes: awards.bytes(),
    }),
  }
}
export type AwardFollower = ReturnType<typeof createAwardFollower>

/** A place in the feed, and when it was last seen to be the newest. */
export interface AsOfMoment {
  position: number
  at: number
}

const isOfNotice = ({ kind }: Change): boolean => kind === 'bid' || kind === 'award'

/**
 * Questions may run beside each other, a change only by itself, as it moves what a question may be reading. Questions
 * that come after a waiting change wait behind it.
 */
function createGate() {
  let changing: Promise<unknown> = Promise.resolve()
  const asking = new Set<Promise<unknown>>()
  return {
    async together<T>(work: () => Promise<T>): Promise<T> {
      for (let before: Promise<unknown> | null = null; before !== changing; ) {
        before = changing
        await before
      }
      const mine = work()
      const settled = mine.catch(() => {})
      asking.add(settled)
      await settled
      asking.delete(settled)
      return mine
    },
    alone(work: () => void): Promise<void> {
      const mine = changing.then(() => Promise.all(asking)).then(work)
      changing = mine.catch(() => {})
      return mine
    },
  }
}
