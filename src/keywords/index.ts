import { createKeywordService, type KeywordsDeps } from './service/manage.ts'

export type { Keyword } from './schema.ts'

export const createKeywords = (deps: KeywordsDeps) => createKeywordService(deps)
export type Keywords = ReturnType<typeof createKeywords>
