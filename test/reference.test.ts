import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { CONSENT_ASKED } from '../src/accounts/schema.ts'
import { javaName } from '../src/front/rules/java.ts'
import { WRITERS } from '../src/front/rules/operation.ts'
import type { SampleRequest } from '../src/front/rules/requests.ts'
import type { Recording } from '../src/front/rules/site.ts'
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../src/front/rules/style.ts'
import { KOREAN, KOREAN_GROUPS } from '../src/front/texts/korean.ts'
import { SAMPLES } from '../src/front/texts/samples.ts'
import { differences, recordAnswers } from './sample-recording.ts'
import { openSampleWorld, type Reader, type SampleWorld } from './sample-world.ts'

/** Every sample of the reference, run as whoever reads it would run it: each language has an account of its own. */

interface Toolchain {
  code: SampleLanguage
  asked: readonly [string, string]
  /** Writes the samples into the folder and says how to run them: `@@ id` stands before what each prints. */
  lay: (folder: string, requests: SampleRequest[]) => readonly (readonly [string, ...string[]])[]
}

const mark = (id: string) => `@@ ${id}`
const RUN_MS = 240_000
/** A machine that runs once need not learn to run fast. */
const QUICK = '-XX:TieredStopAtLevel=1'
const asked = promisify(execFile)

const TOOLCHAINS: Toolchain[] = [
  {
    code: 'curl',
    asked: ['curl', '--version'],
    lay: (folder, requests) => {
      const lines = requests.map(
        (one) => `echo '${mark(one.operationId)}'\n${WRITERS.curl(one)} -sS -o /dev/null -w '%{http_code}\\n'`,
      )
      writeFileSync(join(folder, 'run.sh'), lines.join('\n'))
      return [['sh', join(folder, 'run.sh')]]
    },
  },
  {
    code: 'ts',
    asked: [process.execPath, '--version'],
    lay: (folder, requests) => {
      for (const one of requests) writeFileSync(join(folder, `${one.operationId}.mts`), WRITERS.ts(one))
      const lines = requests.map(
        ({ operationId }) => `console.log('${mark(operationId)}')\nawait import('./${operationId}.mts')`,
      )
      writeFileSync(join(folder, 'run.mts'), lines.join('\n'))
      return [[process.execPath, join(folder, 'run.mts')]]
    },
  },
  {
    code: 'py',
    asked: ['python3', '--version'],
    lay: (folder, requests) => {
      const lines = requests.map(({ operationId }) => {
        const file = join(folder, `${operationId}.py`)
        return `print(${JSON.stringify(mark(operationId))})\nexec(compile(open(${JSON.stringify(file)}, encoding="utf-8").read(), ${JSON.stringify(file)}, "exec"), {})`
      })
      for (const one of requests) writeFileSync(join(folder, `${one.operationId}.py`), WRITERS.py(one))
      writeFileSync(join(folder, 'run.py'), lines.join('\n'))
      return [['python3', '-X', 'utf8', join(folder, 'run.py')]]
    },
  },
  {
    code: 'java',
    asked: ['javac', '-version'],
    lay: (folder, requests) => {
      const names = requests.map(({ operationId }) => javaName(operationId))
      for (const one of requests) writeFileSync(join(folder, `${javaName(one.operationId)}.java`), WRITERS.java(one))
      const calls = requests.map(
        ({ operationId }) => `System.out.println("${mark(operationId)}"); ${javaName(operationId)}.main(args);`,
      )
      const all = `public class All { public static void main(String[] args) throws Exception { ${calls.join('\n')} System.exit(0); } }`
      writeFileSync(join(folder, 'All.java'), all)
      const files = [...names, 'All'].map((name) => join(folder, `${name}.java`))
      return [
        ['javac', `-J${QUICK}`, '-encoding', 'UTF-8', '-d', folder, ...files],
        ['java', QUICK, '-Dfile.encoding=UTF-8', '-cp', folder, 'All'],
      ]
    },
  },
  {
    code: 'go',
    asked: ['go', 'version'],
    lay: (folder, requests) => {
      for (const one of requests) {
        const text = WRITERS.go(one).replace('func main()', `func ${one.operationId}()`)
        writeFileSync(join(folder, `${one.operationId}.go`), text)
      }
      const calls = requests.map(({ operationId }) => `\tfmt.Println("${mark(operationId)}")\n\t${operationId}()`)
      writeFileSync(join(folder, 'all.go'), `package main\n\nimport "fmt"\n\nfunc main() {\n${calls.join('\n')}\n}\n`)
      writeFileSync(join(folder, 'go.mod'), 'module samples\n\ngo 1.18\n')
      return [['go', 'build', '-o', 'all', '.'], [join(folder, 'all')]]
    },
  },
]

const isHere = ({ asked: [program, question] }: Toolchain) => spawnSync(program, [question]).status === 0
const here = TOOLCHAINS.filter(isHere)

let world: SampleWorld
const folder = mkdtempSync(join(tmpdir(), 'gonggo-reference-'))
before(async () => {
  // One for each language that is here, and one whose answers are held against those on the pages.
  world = await openSampleWorld(here.length + 1)
})
after(async () => {
  await world?.close()
  rmSync(folder, { recursive: true, force: true })
})

const recording = JSON.parse(readFileSync(new URL('../docs/samples.json', import.meta.url), 'utf8')) as Recording

/** What each sample printed first: its status. */
function statusesIn(output: string): Record<string, number> {
  const parts = output.split(/^@@ (\w+)\r?\n/m).slice(1)
  return Object.fromEntries(
    parts.flatMap((id, at) => (at % 2 === 0 ? [[id, Number((parts[at + 1] ?? '').slice(0, 3))]] : [])),
  )
}

async function run(t: TestContext, { code, lay }: Toolchain, { key, requests }: Reader): Promise<void> {
  const place = join(folder, code)
  mkdirSync(place)
  const env = { ...process.env, KEY: key, CGO_ENABLED: '0' }
  let output = ''
  for (const [program, ...words] of lay(place, requests)) {
    // The service runs in this very process: it must not wait for the program.
    output = (await asked(program, words, { env, cwd: place, maxBuffer: 2 ** 27, timeout: RUN_MS })).stdout
  }
  const statuses = statusesIn(output)
  if (statuses.getReadiness === 503) statuses.getReadiness = 200
  const expected = Object.fromEntries(requests.map(({ operationId: id }) => [id, recording.answers[id]?.status]))
  assert.deepEqual(statuses, expected)
  t.diagnostic(`${Object.keys(statuses).length} samples in ${SAMPLE_LANGUAGES[code]} ran`)
}

describe('the samples of the reference', () => {
  test('every operation has one, and its words in Korean; there are no others', () => {
    const ids = world.calls.map(({ id }) => id).sort()
    const groups = new Set(world.calls.flatMap(({ operation }) => operation.tags ?? []))
    assert.deepEqual(Object.keys(SAMPLES).sort(), ids)
    assert.deepEqual(Object.keys(KOREAN).sort(), ids)
    assert.deepEqual(Object.keys(KOREAN_GROUPS).sort(), [...groups].sort())
    assert.deepEqual(Object.keys(recording.answers).sort(), ids)
  })

  test('the consultation has the consent that a form page asks for', () => {
    const { consent } = (SAMPLES.requestConsultation?.body ?? {}) as { consent?: string }
    assert.equal(consent, CONSENT_ASKED)
  })

  test('nothing that a sample names is left without its value', () => {
    for (const { requests } of world.readers) {
      for (const { url, headers, body } of requests)
        assert.doesNotMatch(`${url} ${headers} ${body}`, /(?:\{|%7B)\w+(?:\}|%7D)/)
    }
  })

  test('the answers on the pages are those of the service', async () => {
    const reader = world.readers.at(-1) ?? assert.fail()
    const { answers } = await recordAnswers(world, reader)
    for (const [id, { status, type, body }] of Object.entries(answers)) {
      // Others change things meanwhile, and what has not been followed yet is told.
      if (id === 'getReadiness' && status === 503) continue
      assert.ok(status < 300, `${id}: ${status} ${JSON.stringify(body)}`)
      const shown = recording.answers[id]
      const message = `${id}: npm run samples records it anew`
      assert.deepEqual([status, type], [shown?.status, shown?.type], message)
      if (typeof body === 'object') assert.deepEqual(differences(shown?.body, body), [], message)
    }
  })

  test('a difference in shape is seen, whatever is unknown', () => {
    const one = { items: [{ id: 'a', n: 1, more: null }], total: 1 }
    assert.deepEqual(differences(one, { items: [{ id: 'b', n: 2, more: { x: 1 } }], total: 9 }), [])
    assert.deepEqual(differences(one, { items: [], total: 9 }), [])
    assert.deepEqual(differences(one, { items: [{ id: 'b', m: 2, more: null }], total: '9' }), [
      '.items[].m number',
      '.items[].n number',
      '.total number',
      '.total string',
    ])
  })

  for (const toolchain of TOOLCHAINS) {
    const language = SAMPLE_LANGUAGES[toolchain.code]
    const index = here.indexOf(toolchain)
    const skip = index >= 0 ? false : `NOT TESTED: ${language} (${toolchain.asked[0]}) is not installed here`
    test(`each in ${language} gets its answer`, { skip, timeout: 2 * RUN_MS }, (t) =>
      run(t, toolchain, world.readers[index] ?? assert.fail()),
    )
  }
})
