import { createKeywordService, type KeywordsDeps } from './service/manage.ts'

export type { Meaning } from './rules/draft.ts'
export type { Keyword, KeywordAlert, KeywordFilter, KeywordInput } from './schema/keywords.ts'
export type { KeywordPreview } from './schema/preview.ts'
export type { KeywordState } from './service/states.ts'
export { createWatchedKeywords } from './service/watched.ts'
export type { MatchCount, StateRef } from './store/states.ts'

export const createKeywords = (deps: KeywordsDeps) => createKeywordService(deps)
export type Keywords = ReturnType<typeof createKeywords>
