import { type Static, Type } from 'typebox'
import { Id, Nullable, Time } from '../../lib/shapes.ts'
import { Count, ShapeOptions, Text } from './shapes.ts'

export const LateDelivery = Type.Object(
  {
    accountId: Id('The account.'),
    accountName: Text(200, 'Its name.'),
    webhookId: Id('The webhook.'),
    origin: Text(300, 'Scheme and host of its URL.'),
    dueAt: Time('When its oldest late delivery was due.'),
    attempts: Count('Number of attempts of that delivery.'),
    lastStatus: Nullable(Type.Integer({ minimum: 0, maximum: 999, format: 'int32', description: 'Last HTTP status.' })),
  },
  ShapeOptions('LateDelivery', 'A webhook with late deliveries.'),
)
export type LateDelivery = Static<typeof LateDelivery>
