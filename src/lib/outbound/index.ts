export type { OutboundAnswer } from './exchange.ts'
export { OUTBOUND_REASONS, OutboundError, type OutboundReason } from './guard.ts'
export { createOutbound, type Outbound, type OutboundRequest } from './outbound.ts'
