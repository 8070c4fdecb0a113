import { readFileSync, writeFileSync } from 'node:fs'
import { createApp } from '../src/app.ts'
import { toConfig } from '../src/config.ts'
import { collectionOf } from '../src/front/rules/collection.ts'
import type { ApiReference } from '../src/front/rules/reference.ts'
import type { Recording } from '../src/front/rules/site.ts'
import { toolsDocument } from '../src/front/rules/tools.ts'
import { SAMPLES } from '../src/front/texts/samples.ts'

/**
 * Writes openapi.json from the routes, a version for tools with the recorded samples, and a collection of first
 * requests; with `--check` only compares them with the committed files.
 */
const DEMO = 'http://127.0.0.1:8080'
const { http } = await createApp(toConfig({}))
await http.ready()
const document = http.reference('en') as unknown as ApiReference
await http.close()
const recording = JSON.parse(readFileSync(new URL('../docs/samples.json', import.meta.url), 'utf8')) as Recording

const files = {
  'openapi.json': document,
  'openapi-tools.json': toolsDocument(document, { base: DEMO, samples: SAMPLES, recording }),
  'docs/collection.json': collectionOf(document, SAMPLES, DEMO),
}
for (const [name, value] of Object.entries(files)) {
  const file = new URL(`../${name}`, import.meta.url)
  const text = `${JSON.stringify(value, null, 2)}\n`
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write(
      `${name} no longer says what the routes and samples do: node scripts/openapi.ts writes it anew\n`,
    )
    process.exitCode = 1
  }
}
