export type { FoundTerms, MatchNotice } from './atoms.ts'
export { createMatcher, type Matcher } from './matcher.ts'
export { createTextScan } from './text-scan.ts'
