import { DatabaseError, MirrorError, needed } from './errors.ts'
import type { Dialect } from './sql.ts'
import type { Database } from './store.ts'

const DIALECT: Dialect = {
  types: {
    text: 'text',
    integer: 'int8',
    numeric: 'numeric',
    timestamptz: 'timestamptz',
    boolean: 'bool',
    json: 'jsonb',
  },
  parameter: (place) => `$${place}`,
  each: (place) => `jsonb_array_elements($${place}::jsonb) as r(value)`,
  item: (index, type) => `(r.value->>${index})::${DIALECT.types[type]}`,
  begin: 'begin',
  columns: `select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = $1`,
  replaceView: (name) => [`create or replace view "${name}" as`],
  now: 'now()',
  monthAfter: (column) => `${column} + interval '30 days'`,
}

/**
 * An advisory lock that allows one mirror in a schema. It ends with the connection. Waits a moment, because a server
 * may need some time to notice that the previous mirror was killed.
 */
const LOCK = `set lock_timeout = '3s';
  select pg_advisory_lock(hashtext('gonggo_mirror'), hashtext(current_schema()));
  reset lock_timeout`

/** Tables in the first schema of the search path, over one connection. */
export async function openPostgres(connectionString: string): Promise<Database> {
  const { default: pg } = await needed(import('pg'), 'To write to PostgreSQL, install it too: npm install pg')
  const client = new pg.Client({ connectionString, application_name: 'gonggo mirror' })
  let lost: unknown = null
  // The only report of a connection that ends while idle.
  client.on('error', (error) => {
    lost = error
  })
  const failed = (cause: unknown): never => {
    throw new DatabaseError('PostgreSQL', cause)
  }
  await client.connect().catch(failed)
  await client.query(LOCK).catch(async (error) => {
    await client.end()
    // lock_not_available
    if (error.code !== '55P03') failed(error)
    throw new MirrorError('Another mirror is writing to this database. One at a time; end that one first.')
  })
  return {
    dialect: DIALECT,
    query: async (text, values = []) => (lost ? failed(lost) : (await client.query(text, values).catch(failed)).rows),
    close: () => client.end(),
  }
}
