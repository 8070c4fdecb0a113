import { Visitor } from 'oxc-parser'
import { finding, isTest, type Rule } from './house.ts'
import type { Sample } from './house-keep.ts'

/** A separate server. */
const OWN_SERVER = /^test\/crash\//

/**
 * Test files that run at the same time share a server, and its views show the sessions and locks of all databases: one
 * test would close the connections of another, or wait for its locks.
 */
export const foreignSessions: Rule = (files) =>
  files.flatMap((file) => {
    if (!isTest(file.path) || OWN_SERVER.test(file.path)) return []
    const found: string[] = []
    new Visitor({
      TaggedTemplateExpression: ({ quasi }) => {
        const text = quasi.quasis.map(({ value }) => value.raw).join('?')
        if (/\bpg_(?:stat_activity|locks)\b/.test(text) && !/\bdatname\b/.test(text))
          found.push(finding(file, quasi.start, 'reads sessions or locks of all databases; name one by datname'))
      },
    }).visit(file.program)
    return found
  })

export const SESSION_SAMPLES: { caught: Sample[]; passes: Sample[] } = {
  caught: [
    ['src/lib/leases.test.ts', "sql`select from pg_stat_activity where application_name = 'one'`"],
    ['clients/typescript/test/mirror.test.ts', 'db.sql<Row[]>`select from pg_locks where not granted`'],
  ],
  passes: [
    ['test/harness.ts', 'sql`select from pg_stat_activity where datname = current_database()`'],
    ['src/lib/db/db.ts', 'sql`select from pg_stat_activity`'],
    ['test/crash/world.ts', 'sql`select from pg_stat_activity`'],
  ],
}
