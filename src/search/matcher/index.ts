export type { MatchNotice, Sighting } from './atoms.ts'
export { createMatcher } from './matcher.ts'
