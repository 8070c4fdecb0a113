import type { Http } from '../../lib/http/index.ts'
import type { Keywords } from '../index.ts'
import { changeKeywordsRoute, createKeywordsRoute } from './batch.ts'
import { changeKeywordRoute } from './change.ts'
import { createKeywordRoute } from './create.ts'
import { deleteKeywordRoute } from './delete.ts'
import { getKeywordRoute } from './detail.ts'
import { previewKeywordImportRoute } from './import.ts'
import { listKeywordsRoute } from './list.ts'
import { previewKeywordRoute } from './preview.ts'

export function keywordRoutes(http: Http, keywords: Keywords): void {
  listKeywordsRoute(http, keywords)
  createKeywordRoute(http, keywords)
  createKeywordsRoute(http, keywords)
  changeKeywordsRoute(http, keywords)
  previewKeywordRoute(http, keywords)
  previewKeywordImportRoute(http, keywords)
  getKeywordRoute(http, keywords)
  changeKeywordRoute(http, keywords)
  deleteKeywordRoute(http, keywords)
}
