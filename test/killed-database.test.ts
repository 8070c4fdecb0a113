import { test } from 'node:test'
import { needsSignals } from './embedded-servers.ts'
import { killRepeatedly } from './killed-database.ts'

test('a killed database is back for everybody within two seconds of its return', { skip: needsSignals }, (t) =>
  killRepeatedly(t, 3),
)
