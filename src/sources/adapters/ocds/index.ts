export { createOcds } from './ocds.ts'
export { readOcdsFile, readOcdsText } from './read.ts'
