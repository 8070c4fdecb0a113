import { type Static, Type } from 'typebox'
import { Count, Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import { PLANS } from '../../vocabulary/plans.ts'
import { ACCOUNT_STATES, closed, PlanName, ShapeOptions, StateName } from './shapes.ts'

const Process = Type.Object(
  {
    id: Id('Identifier of the process, new at each start.'),
    role: Type.Enum(['all', 'api', 'worker'], { description: 'Role of the process.' }),
    version: Text('Version it runs.', 60),
    startedAt: Time('When it started.'),
    seenAt: Time('Last heartbeat: one every 10 seconds; after a minute without, the process is removed.'),
  },
  { ...closed, description: 'A process of the service.' },
)
export type Process = Static<typeof Process>

const Waiting = (what: string, description: string) =>
  Type.Object(
    { count: Count(what), oldestSeconds: Nullable(Count('Waiting time of the oldest; `null` = none is waiting.')) },
    { ...closed, description },
  )

export const OperatorOverview = Type.Object(
  {
    version: Text('Version of the process that answers.', 60),
    at: Time('Time of this answer.'),
    accounts: Type.Array(
      Type.Object({ plan: PlanName, state: StateName, count: Count('Number of accounts.') }, closed),
      { maxItems: PLANS.length * ACCOUNT_STATES.length, description: 'By plan and state; omitted if there are none.' },
    ),
    consultations: Type.Object(
      { requested: Count('Requests without a reply.'), contacted: Count('Replied to, not decided.') },
      { ...closed, description: 'Open beta requests.' },
    ),
    sources: Type.Object(
      {
        enabled: Count('Sources that are switched on.'),
        behind: Count('Sources that lag by more than an hour.'),
        failing: Count('Sources with time windows that failed.'),
        quarantined: Count('Records in quarantine, over all sources.'),
        waiting: Count('Notices with missing parts, over all sources.'),
      },
      { ...closed, description: 'The state of the sources.' },
    ),
    incidents: Type.Object(
      { open: Count('Warnings; nothing is blocked.'), contained: Count('A key or account is blocked.') },
      { ...closed, description: 'Unresolved incidents.' },
    ),
    deliveries: Waiting('Webhooks with late deliveries.', 'Late deliveries to webhooks.'),
    mails: Waiting('Mails waiting to be sent.', 'The outbox.'),
    reports: Waiting('Reports that are queued or being generated.', 'The queue of reports.'),
    feed: Type.Object(
      {
        head: Count('The last position.'),
        readers: Type.Array(
          Type.Object({ name: Text('Name of the reader.', 60), behind: Count('Changes not read yet.') }, closed),
          { maxItems: 100, description: 'Readers of the feed.' },
        ),
      },
      { ...closed, description: 'The feed of changes.' },
    ),
    processes: Type.Array(Process, { maxItems: 1000, description: 'The running processes.' }),
  },
  ShapeOptions('OperatorOverview', 'Overview of the service.'),
)
export type OperatorOverview = Static<typeof OperatorOverview>
