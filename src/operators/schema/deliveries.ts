import { type Static, Type } from 'typebox'
import { Count, Id, Nullable, Text, Time } from '../../lib/shapes.ts'
import { ShapeOptions } from './shapes.ts'

export const LateDelivery = Type.Object(
  {
    accountId: Id('The account.'),
    accountName: Text('Its name.', 200),
    webhookId: Id('The webhook.'),
    origin: Text('Scheme and host of its URL.', 300),
    dueAt: Time('When its oldest late delivery was due.'),
    attempts: Count('Number of attempts of that delivery.'),
    lastStatus: Nullable(Type.Integer({ minimum: 0, maximum: 999, format: 'int32', description: 'Last HTTP status.' })),
  },
  ShapeOptions('LateDelivery', 'A webhook with late deliveries.'),
)
export type LateDelivery = Static<typeof LateDelivery>
