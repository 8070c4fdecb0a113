import type { Access } from '../../access/index.ts'
import type { Accounts } from '../../accounts/index.ts'
import { type Clock, HOUR, SECOND, seoulTime } from '../../lib/clock.ts'
import type { Db } from '../../lib/db/index.ts'
import { readHead } from '../../lib/feed.ts'
import type { SourceStatus, Sources } from '../../sources/index.ts'
import type { OperatorOverview } from '../schema/overview.ts'
import type { ProcessList } from './processes.ts'

interface Queue {
  name: string
  oldestSeconds: number | null
}

export interface OverviewDeps {
  db: Db
  clock: Clock
  version: string
  accounts: { counts: Accounts['counts']; consultations: Pick<Accounts['consultations'], 'counts'> }
  sources: Pick<Sources, 'statuses'>
  access: { incidents: Pick<Access['incidents'], 'counts'> }
  webhooks: { deliveries: { counts: () => Promise<(Queue & { deliveries: number })[]> } }
  mail: { counts: () => Promise<(Queue & { mails: number })[]> }
  reports: { counts: () => Promise<(Queue & { reports: number })[]> }
  alerts: { reader: { behind: () => Promise<{ name: string; behind: number }[]> } }
}

/** Sources are read every few minutes, so a longer delay has a cause that operators should check. */
const BEHIND_SECONDS = HOUR / SECOND

/** The state of the whole service. Every part is a count that its feature computes cheaply. */
export function createOverview(deps: OverviewDeps & { processes: ProcessList }) {
  const { db, clock, version, accounts, sources, access, processes: processList } = deps

  async function readQueues() {
    const [deliveries, mails, reports] = await Promise.all([
      deps.webhooks.deliveries.counts(),
      deps.mail.counts(),
      deps.reports.counts(),
    ])
    return {
      deliveries: waiting(deliveries, 'late', ({ deliveries: n }) => n),
      mails: waiting(mails, 'waiting', ({ mails: n }) => n),
      reports: waiting(reports, 'waiting', ({ reports: n }) => n),
    }
  }

  return async (): Promise<OperatorOverview> => {
    const [byPlan, consultations, statuses, incidents, queues, { position }, readers, processes] = await Promise.all([
      accounts.counts(),
      accounts.consultations.counts(),
      sources.statuses(),
      access.incidents.counts(),
      readQueues(),
      readHead(db.sql),
      deps.alerts.reader.behind(),
      processList.list(),
    ])
    return {
      version,
      at: seoulTime(clock.now()),
      accounts: byPlan,
      consultations,
      sources: summed(statuses),
      incidents,
      ...queues,
      feed: { head: position, readers: readers.map(({ name, behind }) => ({ name, behind })) },
      processes,
    }
  }
}

function waiting<Row extends Queue>(rows: Row[], state: string, countOf: (row: Row) => number) {
  const row = rows.find(({ name }) => name === state)
  const oldest = row?.oldestSeconds ?? null
  return { count: row ? countOf(row) : 0, oldestSeconds: oldest === null ? null : Math.max(0, Math.floor(oldest)) }
}

function summed(sources: SourceStatus[]): OperatorOverview['sources'] {
  const read = sources.filter(({ state }) => state === 'enabled')
  const sum = (numberOf: (source: SourceStatus) => number) => sources.reduce((all, one) => all + numberOf(one), 0)
  return {
    enabled: read.length,
    behind: read.filter(({ lagSeconds }) => lagSeconds !== null && lagSeconds > BEHIND_SECONDS).length,
    failing: read.filter(({ failedWindows }) => failedWindows > 0).length,
    quarantined: sum(({ quarantined }) => quarantined),
    waiting: sum(({ waiting: n }) => n),
  }
}
