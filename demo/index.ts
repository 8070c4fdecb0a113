export { type SyntheticKeyword, synthesiseKeywords } from './keywords.ts'
export { createMarket, LONGEST_LIFE_MS, type Market, type MarketEvent, standing } from './market.ts'
export type { SyntheticNotice } from './notices.ts'
export { type SynthesisOptions, synthesise } from './synthesis.ts'
