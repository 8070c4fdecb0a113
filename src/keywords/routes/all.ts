import type { Access } from '../../access/index.ts'
import type { Http } from '../../lib/http/index.ts'
import type { Keywords } from '../index.ts'
import { changeKeywordsRoute, createKeywordsRoute } from './batch.ts'
import { changeKeywordRoute } from './change.ts'
import { createCompanyAdmission } from './companies.ts'
import { createKeywordRoute } from './create.ts'
import { deleteKeywordRoute } from './delete.ts'
import { getKeywordRoute } from './detail.ts'
import { previewKeywordImportRoute } from './import.ts'
import { listKeywordsRoute } from './list.ts'
import { previewKeywordRoute } from './preview.ts'

export function keywordRoutes(http: Http, keywords: Keywords, { furtherRefusal }: Access['auth']): void {
  const admit = createCompanyAdmission(furtherRefusal)
  listKeywordsRoute(http, keywords)
  createKeywordRoute(http, keywords, admit)
  createKeywordsRoute(http, keywords, admit)
  changeKeywordsRoute(http, keywords, admit)
  previewKeywordRoute(http, keywords, admit)
  previewKeywordImportRoute(http, keywords, admit)
  getKeywordRoute(http, keywords)
  changeKeywordRoute(http, keywords, admit)
  deleteKeywordRoute(http, keywords)
}
