import { HOUR } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import type { Table } from '../../lib/http/index.ts'
import type { Secrets } from '../../lib/secret.ts'
import type { Language } from '../../vocabulary/languages.ts'
import { eventFrame, eventText } from '../rules/event.ts'
import { eventCsv } from '../rules/events-csv.ts'
import type { Event } from '../schema/events.ts'
import * as store from '../store/events.ts'
import { createCursors, expired } from './cursors.ts'

/** Events read per query. */
const BATCH = 500

interface EventTableQuery {
  accountId: string
  since: string
  choice: store.EventChoice
  newestFirst: boolean
  language?: Language | undefined
}

interface EventTableDeps {
  db: Db
  secrets: () => Secrets
  /** Events older than this may be deleted at any moment. */
  keptFrom: () => number
}

/** Upper limit for the duration of a table; events that may be deleted within this time are omitted. */
const LONGEST_MS = HOUR

/** All events of a list as a table: those that exist when it begins, however long it takes to read them. */
export function createEventTable({ db, secrets, keptFrom }: EventTableDeps) {
  const { backFrom, placeOf } = createCursors({ db, secrets })

  async function boundsOf({ accountId, since, newestFirst }: EventTableQuery) {
    if (newestFirst) return { after: 0, before: (await backFrom(accountId, since)).before }
    const { epoch, position: after } = await placeOf(accountId, since)
    const head = await store.readEventHead(db.sql, accountId)
    if (epoch !== null && epoch !== head.epoch) throw expired()
    return { after, before: head.position + 1 }
  }

  async function* linesOf(accountId: string, positions: readonly number[], language?: Language) {
    const { head, line } = eventCsv(language)
    yield [head]
    for (let from = 0; from < positions.length; from += BATCH) {
      const wanted = positions.slice(from, from + BATCH)
      const rows = new Map((await store.eventsAt(db.sql, accountId, wanted)).map((row) => [row.position, row]))
      yield wanted.values().map((position) => {
        const row = rows.get(position)
        // Deleted after the number of lines was announced: an error, instead of a file with too few lines.
        if (!row) throw new Error(`the event ${position} of ${accountId} was deleted while its table was written`)
        return line(JSON.parse(eventText(row, eventFrame(row))) as Event)
      })
    }
  }

  return {
    async table(query: EventTableQuery): Promise<Table> {
      const { accountId, choice, newestFirst, language } = query
      const from = keptFrom() + LONGEST_MS
      const positions = await store.eventPositions(db.sql, accountId, { ...(await boundsOf(query)), from, choice })
      if (newestFirst) positions.reverse()
      return { total: positions.length, language, lines: linesOf(accountId, positions, language) }
    },
  }
}
