import { BY_OPERATORS } from '../../lib/http/index.ts'

/** The configuration of every route of the operator area. */
export const OPERATOR_CONFIG = { access: BY_OPERATORS, limiter: 'console' } as const
