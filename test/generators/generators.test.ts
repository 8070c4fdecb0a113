// Clients that generators of others make of openapi.json: compiled, imported, and one call to a running service
// (npm run all -- --only generators). A generator that cannot be installed here is skipped, with the reason.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, type TestContext, test } from 'node:test'
import { startTestApp, type TestApp } from '../app-harness.ts'
import { unshiftedEnv } from '../environment.ts'
import { bidRecord, makeAccount, makeKey } from '../factories.ts'
import { endsWithTests } from '../harness.ts'

const OPENAPI = join(import.meta.dirname, '../../openapi.json')
const OAPI_CODEGEN = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2'
const TSC = join(import.meta.dirname, '../../node_modules/.bin/tsc')
const OPENAPI_GENERATOR = 'openapi-generator-cli==7.26.0'
const OPENAPI_TYPESCRIPT = ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0', 'typescript@5.9.3']

const PYTHON_CALL = `import importlib, pkgutil, sys, openapi_client
for module in pkgutil.walk_packages(openapi_client.__path__, 'openapi_client.'):
    importlib.import_module(module.name)
configuration = openapi_client.Configuration(host=sys.argv[1], access_token=sys.argv[2])
with openapi_client.ApiClient(configuration) as client:
    print('total', openapi_client.NoticesApi(client).list_bids(keyword='하수관로', page_size=2).total)
`

const TYPESCRIPT_CALL = `import createClient from 'openapi-fetch'
import type { paths } from './schema.js'

declare const process: { argv: string[] }
const [, , baseUrl = '', key = ''] = process.argv
const client = createClient<paths>({ baseUrl, headers: { Authorization: \`Bearer \${key}\` } })
const { data } = await client.GET('/v1/bids', { params: { query: { keyword: '하수관로', pageSize: 2 } } })
const title: string | undefined = data?.items[0]?.title
console.log('total', title === undefined ? null : data?.total)
`

const GO_CALL = `package main

import (
	"context"
	"fmt"
	"net/http"
	"os"
)

func main() {
	sign := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+os.Args[2])
		return nil
	}
	client, err := NewClientWithResponses(os.Args[1], WithRequestEditorFn(sign))
	if err != nil {
		panic(err)
	}
	keyword := "하수관로"
	answer, err := client.ListBidsWithResponse(context.Background(), &ListBidsParams{Keyword: &keyword})
	if err != nil {
		panic(err)
	}
	fmt.Println("total", answer.JSON200.Total)
}
`

describe('a client made of openapi.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gonggo-generators-'))
  let app: TestApp
  let key: string

  before(async () => {
    app = await startTestApp({ role: 'api' })
    const notices = Array.from({ length: 3 }, (_, n) => bidRecord({ number: `G${n}`, title: `하수관로 정비 ${n}` }))
    await app.bids.upsert(notices, () => false)
    await app.bids.keeper.tick()
    key = (await makeKey(app, (await makeAccount(app, { plan: 'enterprise' })).id)).key
  })
  after(async () => {
    rmSync(folder, { recursive: true, force: true })
    await app?.close()
  })

  /** Does not block: the service answers in this process. */
  async function run(cwd: string, program: string, ...words: string[]) {
    const child = endsWithTests(spawn(program, words, { cwd, env: unshiftedEnv(), stdio: ['ignore', 'pipe', 'pipe'] }))
    const failure = once(child, 'error').then(([error]) => ({ isFine: false, said: String(error) }))
    const end = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    return Promise.race([failure, end.then(([out, err, [code]]) => ({ isFine: code === 0, said: `${out}${err}` }))])
  }

  async function expectFine(cwd: string, program: string, ...words: string[]): Promise<string> {
    const { isFine, said } = await run(cwd, program, ...words)
    assert.ok(isFine, `${program} ${words.join(' ')}\n${said.slice(-4_000)}`)
    return said
  }

  /** False if it is not here or its registry cannot be reached; then the test is skipped. */
  async function isInstalled(t: TestContext, name: string, cwd: string, program: string, ...words: string[]) {
    const { isFine, said } = await run(cwd, program, ...words)
    if (!isFine) t.skip(`${name} cannot be installed: ${said.trim().split('\n').at(-1)}`)
    return isFine
  }

  const folderOf = (name: string) => {
    const place = join(folder, name)
    mkdirSync(place)
    return place
  }

  test('by openapi-generator for Python imports all its modules, and lists notices', async (t) => {
    const place = folderOf('python')
    const bin = join(place, 'venv/bin')
    if (!(await isInstalled(t, 'Java', place, 'java', '-version'))) return
    if (!(await isInstalled(t, 'Python', place, 'python3', '-m', 'venv', 'venv'))) return
    if (!(await isInstalled(t, OPENAPI_GENERATOR, place, join(bin, 'pip'), 'install', '-q', OPENAPI_GENERATOR))) return
    const [jar = ''] = globSync(join(place, 'venv/lib/*/site-packages/openapi_generator_cli/*.jar'))
    await expectFine(place, 'java', '-jar', jar, 'generate', '-i', OPENAPI, '-g', 'python', '-o', 'client')
    if (!(await isInstalled(t, 'what the client imports', place, join(bin, 'pip'), 'install', '-q', './client'))) return
    const said = await expectFine(place, join(bin, 'python'), '-c', PYTHON_CALL, app.baseUrl, key)
    assert.match(said, /total 3/)
  })

  test('by openapi-typescript compiles, and lists notices', async (t) => {
    const place = folderOf('typescript')
    writeFileSync(join(place, 'package.json'), '{ "type": "module", "private": true }')
    writeFileSync(join(place, 'call.ts'), TYPESCRIPT_CALL)
    const install = ['install', '--no-audit', '--no-fund', ...OPENAPI_TYPESCRIPT]
    if (!(await isInstalled(t, 'openapi-typescript', place, 'npm', ...install))) return
    await expectFine(place, join(place, 'node_modules/.bin/openapi-typescript'), OPENAPI, '-o', 'schema.d.ts')
    const modules = ['--module', 'nodenext', '--moduleResolution', 'nodenext', '--target', 'es2022']
    await expectFine(place, TSC, '--noEmit', '--strict', ...modules, '--types', '', 'call.ts')
    assert.match(await expectFine(place, process.execPath, 'call.ts', app.baseUrl, key), /total 3/)
  })
  test('by oapi-codegen for Go compiles, and lists notices', async (t) => {
    const place = folderOf('go')
    if (!(await isInstalled(t, 'Go', place, 'go', 'mod', 'init', 'example.com/generated'))) return
    if (!(await isInstalled(t, OAPI_CODEGEN, place, 'go', 'run', OAPI_CODEGEN, '-version'))) return
    const code = ['-generate', 'types,client', '-package', 'main', '-o', 'gonggo.go', OPENAPI]
    await expectFine(place, 'go', 'run', OAPI_CODEGEN, ...code)
    writeFileSync(join(place, 'main.go'), GO_CALL)
    if (!(await isInstalled(t, 'what the client imports', place, 'go', 'mod', 'tidy'))) return
    assert.match(await expectFine(place, 'go', 'run', '.', app.baseUrl, key), /total 3/)
  })
})
