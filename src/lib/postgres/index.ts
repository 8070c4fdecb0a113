export { EmbeddedPostgresError } from './binaries.ts'
export { appConnection, type EmbeddedConnection, readConnectionFile } from './connection.ts'
export { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
export { recoverCluster } from './recovery.ts'
