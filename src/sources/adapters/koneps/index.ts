export { readKonepsDocument } from './documents.ts'
export { createKoneps } from './koneps.ts'
