export { type SyntheticKeyword, synthesiseKeywords } from './keywords.ts'
export { createStories, type Happening, LONGEST_STORY, type Stories, standing } from './market.ts'
export type { SyntheticNotice } from './notices.ts'
export { type SynthesisOptions, synthesise } from './synthesis.ts'
