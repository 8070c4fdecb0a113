import type { Clock } from '../../lib/clock.ts'
import type { Db, Tx } from '../../lib/db/index.ts'
import { appendChanges, type CodeKind, takePositions } from '../../lib/feed.ts'
import { type CodeEntry, codeNews } from '../rules/codes.ts'
import type { CodeRecord } from '../schema/codes.ts'
import * as store from '../store/dictionary.ts'

const KINDS = ['agency', 'industry'] as const

/** Stores the code lists of sources. Storing a list twice changes nothing the second time. */
export function createCodeWriter({ db, clock }: { db: Db; clock: Clock }) {
  const rememberCodes = (codes: CodeRecord[]): Promise<void> =>
    codes.length === 0 ? Promise.resolve() : db.transaction((tx) => rememberIn(tx, codes))

  async function rememberIn(tx: Tx, codes: CodeRecord[]): Promise<void> {
    const news: { kind: CodeKind; entries: CodeEntry[] }[] = []
    for (const kind of KINDS) {
      const ofKind = codes.filter((code) => code.kind === kind)
      if (ofKind.length === 0) continue
      const stored = await store.knownCodes(
        tx,
        kind,
        ofKind.map(({ code }) => code),
      )
      const entries = codeNews(ofKind, stored)
      if (entries.length === 0) continue
      await store.saveCodes(tx, kind, entries)
      news.push({ kind, entries })
    }
    const changed = news.flatMap(({ kind, entries }) => entries.map(({ key }) => ({ kind, key })))
    if (changed.length === 0) return
    // The head last, as for all writers: a writer that uses one of these codes in a notice waits for the entry before
    // the head.
    const first = await takePositions(tx, changed.length)
    let at = first
    for (const { kind, entries } of news) {
      await store.placeCodes(
        tx,
        kind,
        entries.map(({ key }) => key),
        at,
      )
      at += entries.length
    }
    await appendChanges(
      tx,
      changed.map((one, index) => ({ ...one, position: first + index, version: 1, live: false, at: clock.now() })),
    )
  }

  return { rememberCodes }
}
