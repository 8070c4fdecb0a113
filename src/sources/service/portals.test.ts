import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SOURCE_KINDS, type SourceKind, type SourceRow } from '../schema/sources.ts'
import { createConnectors } from './portals.ts'

const KONEPS = { baseUrl: 'https://portal.example', serviceKey: 'key' }
const source = (kind: string, settings: SourceRow['settings'] = {}): SourceRow => ({
  name: kind,
  kind: kind as SourceKind,
  state: 'enabled',
  settings,
  goLiveAt: null,
  createdAt: 0,
  leaseToken: '',
})

test('every kind of source is spoken, given its key and its address', () => {
  const connectorFor = createConnectors({ koneps: KONEPS })
  const settings = { url: 'https://me:pass@north.example/releases?token=t', everyMs: 3_600_000 }
  for (const kind of SOURCE_KINDS) assert.ok(connectorFor(source(kind, settings)), kind)
  const ocds = connectorFor(source('ocds', settings))
  assert.equal(ocds?.address, 'https://north.example/releases')
  // What is asked for by another answer has no time of its own.
  assert.deepEqual(
    ocds?.operations.map(({ name, everyMs }) => [name, everyMs]),
    [
      ['releases', 3_600_000],
      ['release', null],
    ],
  )
})

test('what this process cannot ask has no connector: no key, no address, or a kind of a newer program', () => {
  const connectorFor = createConnectors({ koneps: null })
  assert.deepEqual(
    ['koneps', 'koneps-private', 'koneps-prespec', 'ocds', 'north'].map((kind) => connectorFor(source(kind))),
    [null, null, null, null, null],
  )
  assert.ok(connectorFor(source('demo')))
})
