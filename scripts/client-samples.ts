import { readFileSync } from 'node:fs'
import { goTypesOf } from '../clients/go/scripts/methods.ts'
import { goSample } from '../clients/go/scripts/sample.ts'
import { javaTypesOf } from '../clients/java/scripts/methods.ts'
import { javaSample } from '../clients/java/scripts/sample.ts'
import { pythonSample } from '../clients/python/scripts/sample.ts'
import { operationsIn, readDocument } from '../clients/typescript/scripts/document.ts'
import { keepFiles } from '../clients/typescript/scripts/files.ts'
import { typescriptSample } from '../clients/typescript/scripts/sample.ts'
import type { SampleRequest } from '../clients/typescript/scripts/sample-request.ts'
import type { Sample } from '../src/front/rules/requests.ts'
import type { ClientSamples } from '../src/front/rules/site.ts'
import { SAMPLES } from '../src/front/texts/samples.ts'

/**
 * Writes docs/client-samples.json: each sample of the reference in each client language; with `--check` only compares.
 */
const document = readDocument()
const { schemas } = document.components
const [goTypes, javaTypes] = [goTypesOf(document), javaTypesOf(document)]

/** Marks placeholders, so that they differ from brackets of the languages. */
function marked<T>(value: T): T {
  const mark = (_: string, one: unknown) => (typeof one === 'string' ? one.replace(/\{(\w+)\}/g, '{{$1}}') : one)
  return JSON.parse(JSON.stringify(value), mark) as T
}

function requestOf(sample: Sample, security: readonly object[]): SampleRequest {
  const { path = {}, query = {}, headers = {}, body } = marked(sample)
  return { base: '{{base}}', needsKey: security.some((one) => 'key' in one), path, query, headers, body }
}

const operations = operationsIn(document).flatMap((operation): [string, ClientSamples['operations'][string]][] => {
  const { operationId } = operation
  const { security = [] } = operation as { security?: object[] }
  // Signed requests need exact body bytes, which clients do not let their callers set.
  if (security.some((one) => 'signature' in one)) return []
  const asked = requestOf(SAMPLES[operationId] ?? {}, security)
  const texts = {
    ts: typescriptSample(operation, asked),
    py: pythonSample(operation, asked, schemas),
    java: javaSample(operation, asked, javaTypes, schemas),
    go: goSample(operation, asked, goTypes, schemas),
  }
  return [[operationId, texts]]
})

/** The installation from the README of the client. */
function installOf(client: string): string {
  const text = readFileSync(new URL(`../clients/${client}/README.md`, import.meta.url), 'utf8')
  return /^```sh\n([\s\S]*?)\n```$/m.exec(text)?.[1] ?? ''
}

const samples: ClientSamples = {
  install: {
    ts: installOf('typescript'),
    py: installOf('python'),
    java: installOf('java'),
    go: installOf('go'),
  },
  operations: Object.fromEntries(operations),
}
const text = `${JSON.stringify(samples, null, 1)}\n`
keepFiles(new URL('../docs/', import.meta.url), { 'client-samples.json': text }, /^client-samples\.json$/)
