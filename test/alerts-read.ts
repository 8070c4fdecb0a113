import { type Db, isAllCommitted } from '../src/lib/db/index.ts'
import { eventually } from './harness.ts'

/**
 * Waits until the feed was read for alerts up to its current end, and withheld notices and texts of attachments were
 * examined.
 */
export const alertsRead = ({ db }: { db: Db }) =>
  eventually(async () => {
    // Two statements: a cluster does not join tables of the coordinator with split ones.
    const [feed] = await db.sql<{ isRead: boolean }[]>`
      select (select position from feed_readers where name = 'alerts') >= (select position from feed_head) as is_read`
    // Other rows of the reader's transaction may become visible slightly after its position.
    if (!feed?.isRead || !(await isAllCommitted(db.sql))) return false
    if ((await db.sql`select from alert_reviews limit 1`).length > 0) return false
    return (await db.sql`select from attachment_news limit 1`).length === 0
  })
