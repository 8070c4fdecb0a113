import { readFileSync, writeFileSync } from 'node:fs'
import { createApp } from '../src/app.ts'
import { toConfig } from '../src/config.ts'

/** Writes openapi.json from the routes; with `--check` only says whether the committed one still says the same. */
const file = new URL('../openapi.json', import.meta.url)
const { http } = await createApp(toConfig({}))
await http.ready()
const text = `${JSON.stringify(http.swagger(), null, 2)}\n`
await http.close()

if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('openapi.json no longer says what the routes do: node scripts/openapi.ts writes it anew\n')
  process.exitCode = 1
}
