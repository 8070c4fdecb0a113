export { createOcds, shownAddress } from './ocds.ts'
export { readOcdsText } from './read.ts'
export { revisionsOf } from './releases.ts'
