import type { Db, Queryable } from '../../lib/db/index.ts'
import { inTurns } from '../../lib/turns.ts'
import { gramsOf } from '../rules/grams.ts'
import { createSections, type Section } from '../rules/sections.ts'
import * as sections from '../store/sections.ts'

export interface IndexDeps {
  db: Db
  log: (message: string, detail?: object) => void
}

/** Parts of a text that are read at once. */
const PARTS = 16
/** A longer text may take longer than a transaction may. */
const LONG_TEXT = 500_000
/** Said once for so many. */
const LOG_EVERY = 1_000

/** Indexes texts after they were read, also those read before there was an index. A kill leaves a text indexed or not. */
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

  /** `null` = none is left; the text if it takes longer than a transaction may. */
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

  /** Until none is left; others of this process come in between. */
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
