export { createOcds, shownAddress } from './ocds.ts'
export { readOcdsText } from './read.ts'
