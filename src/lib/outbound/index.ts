export type { OutboundAnswer } from './exchange.ts'
export { OutboundError } from './guard.ts'
export { createOutbound, type Outbound, type OutboundRequest } from './outbound.ts'
