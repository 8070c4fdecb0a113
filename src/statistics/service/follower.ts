import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '../../lib/clock.ts'
import { codeOf, type Db } from '../../lib/db/index.ts'
import { type Change, changesAfter, type FeedEnd, type Followed, readChange, readHead } from '../../lib/feed.ts'
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

/** The feed position of the awards in memory. */
export interface AwardState {
  ready: boolean
  rounds: number
  behind: number
  bytes: number
}

const BATCH = 1_000
/** How often an interrupted load is restarted before waiting requests fail. */
const LOADS = 3
const NOT_READY = {
  en: 'The statistics are still being loaded. Please try again.',
  ko: '통계를 아직 불러오고 있습니다. 잠시 뒤 다시 시도해 주십시오.',
}

/**
 * Keeps the awards in memory up to date with the database: loaded at start, then following the feed like the catalog.
 * The rounds of a notice are read again whenever the notice or one of its rounds has changed.
 */
export function createAwardFollower({ db, clock, log }: AwardFollowerDeps) {
  let awards = createAwardColumns()
  let epoch: string | null = null
  let position = 0
  /** The change at this position. */
  let newest: Change | null = null
  /** A position that the database has lost; kept until the epoch is renewed for all readers. */
  let lost: Followed | null = null
  let behind = 0
  let checkedAt = 0
  const serial = createSerial()
  const gate = createGate()

  /** Without a query if they are current up to the polled head. */
  async function followTo(head: FeedEnd | null): Promise<void> {
    if (head?.epoch === epoch && head?.position === position) checkedAt = clock.now()
    else await update()
  }

  async function update(): Promise<void> {
    const head = await loadedHead()
    if (head.position < position) return startAgain(head.epoch)
    for (behind = head.position - position; behind > 0; behind = head.position - position) {
      const changes = await changesAfter(db.sql, { position, newest }, BATCH)
      if (changes === null) return startAgain(head.epoch)
      await apply(changes, head.position)
    }
    checkedAt = clock.now()
  }

  async function startAgain(of: string): Promise<void> {
    log('the database was set back: the statistics are loaded again', { position })
    lost = { epoch: of, position, newest }
    epoch = null
    await update()
  }

  async function loadedHead() {
    for (let attempt = 1; ; attempt++) {
      const head = await readHead(db.sql)
      if (head.epoch === epoch) return head
      try {
        // Checked again, because the feed went on in the meantime.
        await load(head)
      } catch (error) {
        if (attempt >= LOADS || !isDatabaseAway(error)) throw error
        log('loading the statistics was interrupted and starts again', { code: codeOf(error), attempt })
      }
    }
  }

  async function load(head: FeedEnd): Promise<void> {
    const begun = performance.now()
    const loading = createAwardColumns()
    const change = await readChange(db.sql, head.position)
    for await (const rows of allAwards(db)) {
      for (const row of rows) loading.add(row)
      await nextTurn()
    }
    await inTurns(loading.prepareSteps())
    await inTurns(loading.arrangeSteps())
    await gate.exclusive(() => {
      awards = loading
      epoch = head.epoch
      position = head.position
      newest = change
      checkedAt = clock.now()
    })
    log('the statistics are loaded', { rounds: awards.columns.live, ms: Math.round(performance.now() - begun) })
  }

  /** Reads the state, not the change: the rounds of each notice are read as they are now. */
  async function apply(changes: Change[], head: number): Promise<void> {
    const noticeNos = [...new Set(changes.filter(isOfNotice).map(({ key }) => key))]
    const rows: AwardRow[] = noticeNos.length === 0 ? [] : await endedRounds(db.sql, noticeNos)
    await gate.exclusive(() => {
      awards.replace(noticeNos, rows)
      newest = changes.at(-1) ?? null
      position = newest?.position ?? head
    })
    await inTurns(awards.prepareSteps())
  }

  return {
    tick: () => serial(update),
    follow: (head: FeedEnd | null) => serial(() => followTo(head)),
    /** Runs a query on the awards at one position of the feed; changes wait until it ends. */
    async query<T>(question: (awards: AwardColumns) => Generator<void, T>): Promise<{ answer: T; asOf: AsOfMoment }> {
      if (epoch === null) throw unavailable(NOT_READY)
      return gate.shared(async () => {
        const asOf = { position, at: checkedAt }
        return { answer: await inTurns(question(awards)), asOf }
      })
    },
    asOf(): AsOfMoment {
      if (epoch === null) throw unavailable(NOT_READY)
      return { position, at: checkedAt }
    },
    /** As of the catalog. */
    followed: (): Followed[] => [...(epoch === null ? [] : [{ epoch, position, newest }]), ...(lost ? [lost] : [])],
    state: (): AwardState => ({
      ready: epoch !== null && behind <= 0,
      rounds: awards.columns.live,
      behind: Math.max(0, behind),
      bytes: awards.bytes(),
    }),
  }
}
export type AwardFollower = ReturnType<typeof createAwardFollower>

/** A feed position, and when it was last known to be the newest. */
export interface AsOfMoment {
  position: number
  at: number
}

const isOfNotice = ({ kind }: Change): boolean => kind === 'bid' || kind === 'award'

/**
 * Queries may run concurrently; a change runs alone, because it moves the data that queries read. Queries that arrive
 * after a waiting change wait for it.
 */
function createGate() {
  let lastChange: Promise<unknown> = Promise.resolve()
  const running = new Set<Promise<unknown>>()
  return {
    async shared<T>(work: () => Promise<T>): Promise<T> {
      for (let before: Promise<unknown> | null = null; before !== lastChange; ) {
        before = lastChange
        await before
      }
      const result = work()
      const settled = result.catch(() => {})
      running.add(settled)
      await settled
      running.delete(settled)
      return result
    },
    exclusive(work: () => void): Promise<void> {
      const result = lastChange.then(() => Promise.all(running)).then(work)
      lastChange = result.catch(() => {})
      return result
    },
  }
}
