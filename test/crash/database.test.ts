import { test } from 'node:test'
import { killRepeatedly } from '../killed-database.ts'
import { rounds } from './rounds.ts'

test('kill -9 of the database under writes: nothing lost, and everybody served again', (t) =>
  killRepeatedly(t, rounds()))
