import { globSync, readFileSync } from 'node:fs'
import { runTests } from '../runner.ts'
import { SERVER_VARIABLE } from '../server.ts'
import { startDatabaseServer } from './server.ts'
import { POSTGRES_VERSIONS } from './versions.ts'

/** Runs the tests that use the database, or those given, on a version of PostgreSQL: `npm run databases -- 16`. */
const [name, ...given] = process.argv.slice(2)
const version = POSTGRES_VERSIONS.find((one) => one === name)
if (version === undefined) throw new Error(`name a version: ${POSTGRES_VERSIONS.join(', ')}`)
/** What test files that need a database contain. */
const DATABASE = /\b(?:openTestDatabase|startTestApp|openHouse)\b/
/** It starts nested runs, which contain these words. */
const OF_THE_RUNNER = 'test/run.test.ts'
const files =
  given.length > 0
    ? given
    : globSync(['{src,demo}/**/*.test.ts', 'test/{,koneps/}*.test.ts'], { exclude: [OF_THE_RUNNER] })
        .filter((file) => DATABASE.test(readFileSync(file, 'utf8')))
        .sort()
const server = await startDatabaseServer(version)
process.stdout.write(`PostgreSQL ${server.version}\n`)
process.env[SERVER_VARIABLE] = JSON.stringify(server.connection)
await runTests([], { together: { files, size: files.length > 8 ? 8 : 1 }, again: [version], atEnd: server.remove })
