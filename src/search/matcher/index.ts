export type { MatchNotice, Sighting } from './atoms.ts'
export { createMatcher, type Matcher } from './matcher.ts'
