export { createReaderProcess, type ProcessLimits, type ReaderProcess } from './process.ts'
