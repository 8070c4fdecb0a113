import type { Http } from '../../lib/http/index.ts'
import type { Keywords } from '../index.ts'
import { changeKeyword } from './change.ts'
import { createKeyword } from './create.ts'
import { deleteKeyword } from './delete.ts'
import { getKeyword } from './detail.ts'
import { listKeywords } from './list.ts'
import { previewKeyword } from './preview.ts'

export function keywordRoutes(http: Http, keywords: Keywords): void {
  listKeywords(http, keywords)
  createKeyword(http, keywords)
  previewKeyword(http, keywords)
  getKeyword(http, keywords)
  changeKeyword(http, keywords)
  deleteKeyword(http, keywords)
}
