export { isAddress } from './addresses.ts'
export { AGES, daysAgo, forgetAged, forgetAudit } from './ages.ts'
export { inBatches } from './batches.ts'
export { type BinaryRow, createBinaryReader, createKnown } from './binary.ts'
export {
  ifSplit,
  isSplit,
  keysBetweenPlaces,
  readCluster,
  ScaleRefused,
  type ScaleStep,
  scaleOut,
  scalePlan,
  unlessSplit,
} from './citus.ts'
export { allCommitted, inTwoPhases, isAllCommitted } from './commits.ts'
export {
  codeOf,
  createDb,
  type Db,
  type DbTarget,
  jsonTime,
  LOCK_TIMEOUT_MS,
  Outdated,
  readServer,
  rowSet,
  type Tx,
} from './db.ts'
export { toCamel } from './line.ts'
export type { LongTransaction } from './long.ts'
export {
  applyInside,
  applyMigrations,
  BreakingMigrations,
  type Migration,
  readMigrations,
  schemaState,
  schemaVersion,
} from './migrations.ts'
export { readPage } from './pages.ts'
export { TABLE_PLACES } from './places.ts'
export type { PollAnswer, PollQuestion, PollWait } from './poll.ts'
export { APP_ROLE, excessOf, grantWork, grantWorkInside, roleOf } from './roles.ts'
export { readSetting, writeSetting } from './settings.ts'
export { readSkew, skewText } from './skew.ts'
export type { Fragment, Queryable } from './sql.ts'
export { wakeReaders } from './wake-ups.ts'
