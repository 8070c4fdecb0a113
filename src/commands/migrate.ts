import { schemaState } from '../lib/db/index.ts'
import type { Action, Command } from './command.ts'

const only: Action = {
  words: [],
  says: 'Brings the schema of the database up to date. The service does the same when it starts.',
  notes: [
    'With DATABASE_URL, neither applies a migration that stops processes of older versions, unless --breaking is given.',
  ],
  options: { breaking: { says: 'also applies migrations after which processes of older versions stop' } },
  async run(given, { open }) {
    const { infrastructure } = await open(given.has('breaking') ? { allowBreaking: true } : {})
    const applied = infrastructure.migrations
      .filter(({ version }) => infrastructure.applied.includes(version))
      .map(({ version, name }) => ({ version, name }))
    const state = await schemaState(infrastructure.db.sql, infrastructure.migrations)
    const names = applied.map(({ version, name }) => `${version} ${name}`).join(', ')
    const text = names ? `Applied: ${names}.` : STANDS[state]
    return { document: { applied, state }, text }
  },
}

const STANDS = {
  current: 'The schema is up to date.',
  ahead: 'A newer version changed the schema; this version is compatible with it.',
  behind: 'The schema is behind.',
  broken: 'A newer version changed the schema; this version is not compatible with it.',
}

export const migrate: Command = { says: only.says, actions: { '': only } }
