import type { Db, Queryable } from '../../lib/db/index.ts'
import { inTurns } from '../../lib/turns.ts'
import { gramsOf } from '../rules/grams.ts'
import { createSections, type Section } from '../rules/sections.ts'
import * as sections from '../store/sections.ts'

export interface IndexDeps {
  db: Db
  log: (message: string, detail?: object) => void
}

/** Parts of a text read at once. */
const PARTS = 16
/** Indexing a longer text may exceed the time limit of a transaction. */
const LONG_TEXT = 500_000
/** Texts between two log entries. */
const LOG_EVERY = 1_000

/**
 * Indexes texts after they were read, including those read before the index existed. A text is indexed completely or
 * not at all, also after a kill.
 */
export function createTextIndexing({ db, log }: IndexDeps) {
  let done = 0

  async function indexText(tx: Queryable, text: sections.UnindexedText): Promise<void> {
    await sections.deleteSections(tx, text.hash)
    let count = 0
    const save = async (made: readonly Section[]) => {
      for (const one of made)
        await sections.insertSection(tx, { hash: text.hash, section: ++count }, one, await inTurns(gramsOf(one.norm)))
    }
    const cutter = createSections()
    for (let after = 0; ; ) {
      const parts = await sections.partsAfter(tx, text.hash, after, PARTS)
      for (const part of parts) await save(await inTurns(cutter.add(part)))
      after = parts.at(-1)?.part ?? after
      if (parts.length < PARTS) break
    }
    await save(cutter.end())
    await sections.setIndexed(tx, text)
  }

  /** Returns `null` if no text is left, and `long` if the next one may exceed the time limit of a transaction. */
  const indexShort = (): Promise<'done' | 'long' | null> =>
    db.transaction(async (tx) => {
      const text = await sections.nextUnindexed(tx)
      if (text === null) return null
      if ((text.characters ?? 0) > LONG_TEXT) return 'long'
      await indexText(tx, text)
      return 'done'
    })

  async function indexLong(signal: AbortSignal): Promise<void> {
    await db.long('write', signal, async ({ sql }) => {
      const text = await sections.nextUnindexed(sql)
      if (text !== null) await indexText(sql, text)
    })
  }

  /** Continues until no text is left. The event loop continues in between. */
  return async function indexTexts(signal: AbortSignal): Promise<number> {
    let count = 0
    while (!signal.aborted) {
      const result = await indexShort()
      if (result === null) break
      if (result === 'long') await indexLong(signal)
      count++
      if (++done % LOG_EVERY === 0) log('attachments are indexed', { texts: done })
    }
    return count
  }
}
