import assert from 'node:assert/strict'
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { withoutPackages } from '../../../clients/python/test/python.ts'
import { createClient } from '../../../clients/typescript/src/index.ts'
import { startDemoService } from '../../../test/demo-service.ts'

const BIN = join(import.meta.dirname, '../../../clients/typescript/src/mirror/bin.ts')
const folder = mkdtempSync(join(tmpdir(), 'gonggo-mirror-read-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const skip = withoutPackages(folder)

/** The same questions to the SQLite file and to the Parquet files, by programs that know nothing of what wrote them. */
const READER = `
import json, sqlite3, sys
import pyarrow.compute as pc, pyarrow.parquet as pq
file, parquet = sys.argv[1:]
db = sqlite3.connect(f'file:{file}?mode=ro', uri=True)
answers = {}
for table, columns in json.load(sys.stdin).items():
    rows = pq.read_table(f'{parquet}/{table}')
    kinds = {name: str(rows.schema.field(name).type) for name in columns}
    plain = rows.select(list(columns)).to_pylist()
    def text(value):
        if hasattr(value, 'strftime'): return value.strftime('%Y-%m-%dT%H:%M:%SZ')
        return int(value) if isinstance(value, bool) else value
    written = sorted(json.dumps([text(row[name]) for name in columns]) for row in plain)
    stored = sorted(json.dumps(list(row)) for row in db.execute(f'select {",".join(columns)} from {table}'))
    answers[table] = {'rows': len(written), 'same': written == stored, 'kinds': sorted(set(kinds.values()))}
answers['open'] = db.execute("select count(*) from notices_now where status_now = 'open'").fetchone()[0]
answers['won'] = sum(row['amount'] or 0 for row in pq.read_table(f'{parquet}/awards').to_pylist())
print(json.dumps(answers))
`

interface Answers {
  [table: string]: { rows: number; same: boolean; kinds: string[] }
}

test('Python reads a mirror of the demo from SQLite, and pyarrow from Parquet', {
  skip,
}, async () => {
  const python = join(folder, 'tools/bin/python')
  execFileSync('python3', ['-m', 'venv', join(folder, 'tools')])
  execFileSync(python, ['-m', 'pip', '-q', 'install', 'pyarrow==22.0.0'])
  const demo = await startDemoService()
  try {
    const parquet = join(folder, 'parquet')
    const words = [BIN, 'mirror', '--base-url', demo.baseUrl, '--to', `parquet:${parquet}`]
    await promisify(execFile)(process.execPath, words, {
      env: { ...process.env, GONGGO_KEY: demo.keys.enterprise },
    })
    // As a mirror to SQLite writes it, and of the same moment: the demo goes on.
    const file = join(parquet, '.gonggo/mirror.db')
    writeFileSync(join(folder, 'read.py'), READER)
    const { default: specification } = await import('../tables.json', { with: { type: 'json' } })
    const { gonggo_mirror: _state, ...tables } = specification.tables
    const columns = Object.entries(tables).map(([name, table]) => [name, table.columns.map((column) => column.name)])
    const input = JSON.stringify(Object.fromEntries(columns))
    const { stdout, stderr } = spawnSync(python, [join(folder, 'read.py'), file, parquet], { input, encoding: 'utf8' })
    assert.notEqual(stdout, '', stderr)
    const { open, won, ...answers } = JSON.parse(stdout) as Answers & { open: number; won: number }
    const client = createClient({ baseUrl: demo.baseUrl, key: demo.keys.enterprise })
    for (const [name, { same }] of Object.entries(answers)) assert.ok(same, name)
    assert.deepEqual(answers.notices?.kinds, ['bool', 'double', 'int64', 'string', 'timestamp[ms, tz=UTC]'])
    const { total } = await client.bids.list({ pageSize: 1 })
    // The demo goes on while this is read.
    assert.ok(Math.abs((answers.notices?.rows ?? 0) - total) <= 20, `${answers.notices?.rows} of ${total}`)
    const { total: stillOpen } = await client.bids.list({ status: ['open'], pageSize: 1 })
    assert.ok(Math.abs(open - stillOpen) <= 20, `${open} of ${stillOpen}`)
    assert.ok((answers.awards?.rows ?? 0) > 5_000 && won > 0)
  } finally {
    await demo.end()
  }
})
