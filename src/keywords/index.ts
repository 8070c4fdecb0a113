import { createKeywordService, type KeywordsDeps } from './service.ts'

export type { Keyword, KeywordInput } from './schema.ts'
export type { ActiveKeyword } from './service.ts'

export const createKeywords = (deps: KeywordsDeps) => createKeywordService(deps)
export type Keywords = ReturnType<typeof createKeywords>
