import { writeFileSync } from 'node:fs'
import { createDb } from '../src/lib/db/index.ts'
import { schemaPicture } from '../src/lib/db/migrations.ts'
import { startTestServer, TEMPLATE } from '../test/server.ts'

/** Writes a description of a freshly migrated schema, which a test compares. */
const server = await startTestServer()
const db = createDb({ target: { ...server.connection, database: TEMPLATE }, name: 'schema', connections: 1 })
writeFileSync(new URL('../migrations/schema.txt', import.meta.url), await schemaPicture(db.sql))
await db.stop()
await server.stop()
