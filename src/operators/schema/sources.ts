import { type Static, Type } from 'typebox'
import { Count, Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import type { ListedSource, SourceReport } from '../../sources/index.ts'
import { BoundedList, closed, ShapeOptions } from './shapes.ts'

const SWITCHED_STATES = ['enabled', 'disabled', 'idle'] as const satisfies readonly ListedSource['state'][]

const SourceShape = Type.Unsafe<SourceReport>({ $ref: 'Source#' })

export const OperatorSource = Type.Object(
  {
    name: Text('Name of the source.', 60),
    kind: Text('How the source is read.', 30),
    state: Type.Enum([...SWITCHED_STATES], { description: '`idle`: not polled; it was imported or run once.' }),
    ready: Type.Boolean({ description: 'Whether this process can read it, for example has the service key.' }),
    goLiveAt: Nullable(Time('Notices older than this cause no alerts.')),
    openWindows: Count('Time windows that are still to be fetched.'),
    lastFailure: Nullable(Text('Why the last window failed.', 2000)),
    callsToday: BoundedList(
      Type.Object(
        {
          budget: Text('Name of the quota.', 100),
          calls: Count('Calls made today, in Seoul.'),
          spent: Type.Boolean({ description: 'Whether the source reported that its quota is used up.' }),
        },
        closed,
      ),
      100,
      'Calls made today.',
    ),
    report: SourceShape,
  },
  ShapeOptions('OperatorSource', 'A source, with details that customers do not see.'),
)
export type OperatorSource = Static<typeof OperatorSource>

export const OperatorSourcePatch = Type.Object(
  { state: Type.Enum(['enabled', 'disabled'], { description: 'Whether the source is switched on.' }) },
  { ...ShapeOptions('OperatorSourcePatch', 'Switches a source on or off.'), examples: [{ state: 'disabled' }] },
)
export type OperatorSourcePatch = Static<typeof OperatorSourcePatch>

const rejectFields = {
  id: Id('Identifier of the record in quarantine.'),
  operation: Text('The list of the source that it came from.', 100),
  reason: Text('Why it could not be read.', 2000),
  at: Time('When it was last rejected.'),
  again: Type.Enum(['possible', 'ordered', 'impossible'], {
    description:
      'Whether it can be fetched again. `ordered`: it will be fetched. `impossible`: it came from a file, or its origin was not recorded.',
  }),
}
export const OperatorReject = Type.Object(rejectFields, ShapeOptions('OperatorReject', 'A record in quarantine.'))
export type OperatorReject = Static<typeof OperatorReject>

export const OperatorRejectRecord = Type.Object(
  {
    ...rejectFields,
    record: Text('The record as JSON, without personal fields; cut after 100,000 characters.', 100_000),
    isCut: Type.Boolean({ description: 'Whether the record is longer than shown.' }),
  },
  ShapeOptions('OperatorRejectRecord', 'A record in quarantine, in its original form.'),
)
export type OperatorRejectRecord = Static<typeof OperatorRejectRecord>

export const RequeueInput = Type.Object(
  {
    ids: Type.Optional(
      Type.Array(Id('A record.'), { minItems: 1, maxItems: 1000, description: 'Which records. Default: all.' }),
    ),
  },
  { ...ShapeOptions('OperatorRequeueInput', 'The records to fetch again.'), examples: [{}] },
)
export type RequeueInput = Static<typeof RequeueInput>

export const Requeued = Type.Object(
  {
    run: Nullable(Id('Identifier of the order; `null` if there is nothing to fetch.')),
    records: Count('Number of records that will be fetched again.'),
    windows: Count('Time windows to fetch.'),
    left: Count('Number of records that cannot be fetched again.'),
  },
  ShapeOptions('OperatorRequeued', 'The result of the order.'),
)
export type Requeued = Static<typeof Requeued>
