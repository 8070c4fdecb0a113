import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type DemoService, startDemoService } from '../../../test/demo-service.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { withoutNpmPackage } from '../../../test/registries.ts'

const TOOLS = ['newman@6.2.2', '@usebruno/cli@4.1.0']
const ROOT = join(import.meta.dirname, '../../..')
const COLLECTION = join(ROOT, 'docs/collection.json')
const REQUESTS = 10

/** What the import of the Bruno app does: its own converter, then its own files. */
const IMPORT = `
const { postmanToBruno } = require('@usebruno/converters')
const { createCollectionFromBrunoObject } = require('@usebruno/cli/src/utils/collection')
const [from, to] = process.argv.slice(2)
postmanToBruno(JSON.parse(require('node:fs').readFileSync(from, 'utf8')))
  .then(async ({ collection, issues }) => {
    await createCollectionFromBrunoObject(collection, to)
    process.stdout.write(JSON.stringify(issues))
  })
  .catch((error) => { console.error(error); process.exitCode = 1 })
`

interface NewmanReport {
  run: {
    stats: Record<'requests' | 'assertions', { total: number; failed: number }>
    executions: { item: { name: string }; response: { code: number } }[]
    failures: object[]
  }
}
interface BrunoReport {
  summary: {
    totalRequests: number
    passedRequests: number
    totalPostResponseTests: number
    passedPostResponseTests: number
  }
  results: { response: { status: number } }[]
}

const folder = mkdtempSync(join(tmpdir(), 'gonggo-collection-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const skip = withoutNpmPackage('newman@6.2.2') || withoutNpmPackage('@usebruno/cli@4.1.0')

describe('the collection of first requests', { skip }, () => {
  let demo: DemoService
  before(async () => {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    const words = ['install', ...TOOLS, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', words, { cwd: folder, stdio: 'pipe', timeout: 10 * PATIENCE_MS })
    writeFileSync(join(folder, 'import.cjs'), IMPORT)
    demo = await startDemoService()
  })
  after(() => demo?.end())

  /** The report of a tool, whatever its exit code; `told` shows what it printed. */
  async function run<Report>(cwd: string, tool: string, words: string[]): Promise<{ report: Report; told: string }> {
    const path = join(folder, `${tool}.json`)
    rmSync(path, { force: true })
    const program = join(folder, 'node_modules/.bin', tool)
    const told = await new Promise<string>((resolve) =>
      execFile(program, [...words, path], { cwd, timeout: 5 * PATIENCE_MS }, (error, stdout, stderr) =>
        resolve(`${error?.message ?? ''}\n${stdout}${stderr}`),
      ),
    )
    return { report: JSON.parse(readFileSync(path, 'utf8')) as Report, told }
  }

  const settings = () => ['--env-var', `base=${demo.baseUrl}`, '--env-var', `key=${demo.keys.enterprise}`]
  const EXPECTED = [200, 200, 200, 200, 200, 201, 200, 200, 200, 204]

  for (const time of ['first', 'second'])
    test(`Newman, the runner of Postman, passes every request (${time} run)`, async () => {
      const words = ['run', COLLECTION, ...settings(), '--reporters', 'json', '--reporter-json-export']
      const { report, told } = await run<NewmanReport>(folder, 'newman', words)
      const { stats, executions, failures } = report.run
      assert.deepEqual(failures, [], told)
      assert.deepEqual(
        executions.map(({ response }) => response.code),
        EXPECTED,
      )
      assert.deepEqual([stats.requests.total, stats.assertions.total], [REQUESTS, REQUESTS])
    })

  test('Newman fails with a wrong key', async () => {
    const words = ['run', COLLECTION, '--env-var', `base=${demo.baseUrl}`, '--env-var', 'key=wrong']
    const { report } = await run<NewmanReport>(folder, 'newman', [...words, '-r', 'json', '--reporter-json-export'])
    assert.ok(report.run.failures.length > 0)
  })

  test('Bruno imports it, and its runner passes every request', async () => {
    const bruno = join(folder, 'bruno')
    mkdirSync(bruno)
    const issues = execFileSync(process.execPath, ['import.cjs', COLLECTION, bruno], { cwd: folder, encoding: 'utf8' })
    assert.equal(issues, '[]')
    const words = ['run', '-r', ...settings(), '--reporter-json']
    const { report, told } = await run<BrunoReport | BrunoReport[]>(bruno, 'bru', words)
    const [{ summary, results } = assert.fail(told)] = [report].flat()
    assert.deepEqual(
      results.map(({ response }) => response.status),
      EXPECTED,
      told,
    )
    const { totalRequests, passedRequests, totalPostResponseTests, passedPostResponseTests } = summary
    const counts = [totalRequests, passedRequests, totalPostResponseTests, passedPostResponseTests]
    assert.deepEqual(counts, [REQUESTS, REQUESTS, REQUESTS, REQUESTS], told)
  })

  test('Bruno imports the document for tools with every operation', () => {
    const bruno = join(folder, 'document.json')
    const words = ['import', 'openapi', '--source', join(ROOT, 'openapi-tools.json'), '--output-file', bruno]
    execFileSync(join(folder, 'node_modules/.bin/bru'), words, { cwd: folder, stdio: 'pipe' })
    type Item = { type: string; items?: Item[] }
    const requestsIn = ({ type, items = [] }: Item): number =>
      type === 'http-request' ? 1 : items.reduce((sum, item) => sum + requestsIn(item), 0)
    const { items } = JSON.parse(readFileSync(bruno, 'utf8')) as { items: Item[] }
    const { paths } = JSON.parse(readFileSync(join(ROOT, 'openapi-tools.json'), 'utf8')) as { paths: object }
    const operations = Object.values(paths).flatMap((one) => Object.values(one)).length
    assert.equal(requestsIn({ type: 'folder', items }), operations)
  })
})
