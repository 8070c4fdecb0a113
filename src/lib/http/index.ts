export { attemptOf, callerOf, networkScope } from './attempts.ts'
export { ORDINARY_BYTES } from './body-limit.ts'
export { cookieOf, noCookie, readCookie, refuseForged } from './cookies.ts'
export { type HttpDocument, makeDocument, sendDocument, sendHtml, sendJson } from './documents.ts'
export {
  addName,
  entityTag,
  FORM_TYPE,
  JSON_TYPE,
  negotiate,
  SECRET_HEADERS,
  satisfiesIfMatch,
  sendsBody,
  XLSX_TYPE,
} from './headers.ts'
export { createHttp, type Http } from './http.ts'
export { fieldErrors, inputProblem } from './input.ts'
export { createKept, type Kept, sendKept } from './kept.ts'
export { languageOf, negotiateLanguage, speakIn } from './language.ts'
export { leavingOf, unlessLeft } from './leaving.ts'
export { answerList } from './lists.ts'
export { createOverload, type Overload } from './overload.ts'
export { inPieces } from './pieces.ts'
export { BY_OPERATORS, type KeyAccess, type Long } from './routes.ts'
export {
  type Cells,
  createWorkbooks,
  csvOf,
  refuseInTable,
  sendTable,
  type Table,
  tableHold,
  type Workbooks,
} from './tables.ts'
