export type { MatchNotice } from './atoms.ts'
export { createMatcher } from './matcher.ts'
