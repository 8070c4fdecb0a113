import type { Db } from '../src/lib/db/index.ts'
import { eventually } from './harness.ts'

/** Waits until the feed has been read for alerts up to where it stands now, and what was withheld has been examined. */
export const alertsRead = ({ db }: { db: Db }) =>
  eventually(async () => {
    const [row] = await db.sql<{ done: boolean }[]>`
      select (select position from feed_readers where name = 'alerts') >= (select position from feed_head)
        and not exists (select from alert_reviews) as done`
    return row?.done
  })
