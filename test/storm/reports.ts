import { seoulDay } from '../../src/lib/clock.ts'
import { eventually } from '../harness.ts'
import type { Callers } from './callers.ts'
import type { World } from './world.ts'

/** The compared parts of a weekly report as JSON. */
interface Content {
  from: string
  asOf: { position: number }
  sections: { matches: { items: { noticeNo: string }[] } }
}

/** Requests reports and compares each, when it is ready, with the notices in the feed at that time. */
export function createReporter({ apis, keys, db }: World, callers: Callers) {
  const requested = new Set<string>()
  const { key, accountId } = keys.notified

  /** Until it is accepted; a broken connection may leave a report with an unknown id. */
  async function request(): Promise<void> {
    const body = { period: 'weekly', of: seoulDay(Date.now()), format: 'json', sections: ['matches'] }
    let tries = 0
    await eventually(async () => {
      const post = apis[tries++ % apis.length] ?? apis[0]
      const outcome = await callers.ask({ post, key, method: 'POST', path: '/v1/reports', body })
      if (outcome.status === 202) requested.add(String(outcome.body.id))
      return outcome.status === 202
    })
  }

  /** Notices that a report must list, compared with those that it lists. */
  async function compare(id: string, { from, asOf, sections }: Content) {
    const due = await db.sql<{ noticeNo: string }[]>`
      select b.notice_no from bids b
      where b.source = 'storm' and b.posted_at >= ${new Date(from)}
        and exists (select from changes c where c.key = b.notice_no and c.kind = 'bid' and c.position <= ${asOf.position})`
    const listed = sections.matches.items.map(({ noticeNo }) => noticeNo)
    const [expected, shown] = [new Set(due.map(({ noticeNo }) => noticeNo)), new Set(listed)]
    const lost = [...expected.difference(shown)].map((one) => `${one} in report ${id}`)
    const duplicated = [...shown.difference(expected)].map((one) => `${one} in report ${id}, which was not due`)
    if (listed.length !== shown.size) duplicated.push(`${listed.length - shown.size} notices in report ${id}`)
    return { lost, duplicated }
  }

  /** Waits for all requested reports. */
  async function judge(): Promise<{ lost: string[]; duplicated: string[]; longestMs: number }> {
    await eventually(async () => {
      const open = await db.sql`
        select from reports where account_id = ${accountId} and state in ('queued', 'running')`
      return open.length === 0
    })
    const rows = await db.sql<{ id: string; content: Buffer; ms: string }[]>`
      select r.id, f.content, extract(epoch from r.ready_at - r.created_at) * 1000 as ms
      from reports r join report_files f on f.account_id = r.account_id and f.report_id = r.id
      where r.account_id = ${accountId} and r.state = 'ready'`
    const ready = new Set(rows.map(({ id }) => id))
    const lost = [...requested.difference(ready)].map((id) => `report ${id}`)
    const duplicated: string[] = []
    for (const { id, content } of rows) {
      const found = await compare(id, JSON.parse(content.toString()) as Content)
      lost.push(...found.lost)
      duplicated.push(...found.duplicated)
    }
    const events = await db.sql<{ count: number }[]>`
      select count(*)::int as count from events
      where account_id = ${accountId} and type = 'report.ready' group by data having count(*) > 1`
    for (const { count } of events) duplicated.push(`a report was announced ${count} times`)
    return { lost, duplicated, longestMs: Math.round(Math.max(0, ...rows.map(({ ms }) => Number(ms)))) }
  }

  return { request, judge, requested: () => requested.size }
}
