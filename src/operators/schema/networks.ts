import { type Static, Type } from 'typebox'
import { Count, Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import { ShapeOptions } from './shapes.ts'

export const BLOCK_STATES = ['contained', 'resolved'] as const
export const BlockedNetwork = Type.Object(
  {
    id: Id('Identifier of the block; rejected requests name it.'),
    network: Text('The network: an IPv4 address, or the first 64 bits of an IPv6 address.', 50),
    state: Type.Enum([...BLOCK_STATES], { description: '`contained`: blocked. `resolved`: ended.' }),
    requests: Count('Number of requests with invalid credentials that caused it.'),
    credentials: Count('Number of different credentials among them.'),
    openedAt: Time('When it was blocked.'),
    until: Time('When the block ends by itself.'),
    resolvedAt: Nullable(Time('When it ended; `null` = it is active.')),
  },
  ShapeOptions('BlockedNetwork', 'A network that sent many requests with invalid credentials.'),
)
export type BlockedNetwork = Static<typeof BlockedNetwork>
