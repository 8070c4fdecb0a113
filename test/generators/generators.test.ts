// Clients that third-party generators create from openapi.json: compiled, imported, and one call to a running service
// (npm run all -- --only generators). A generator that cannot be installed here is skipped, with the reason.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

interface ListedParameters {
  paths: { '/v1/bids': { get: { parameters: { name: string }[] } } }
}

/** The method of each operation takes all of its parameters, in their order. */
const JAVA_WORDS: Record<string, string> = { keyword: '"하수관로"', pageSize: '2' }

const javaCall = (listParameters: string) => `package example;

import org.openapitools.client.*;
import org.openapitools.client.api.*;
import org.openapitools.client.model.*;

public class Call {
    public static void main(String[] words) throws Exception {
        ApiClient client = new ApiClient();
        client.setBasePath(words[0]);
        client.setBearerToken(words[1]);
        NoticesApi notices = new NoticesApi(client);
        BidList list = notices.listBids(${listParameters});
        System.out.println("total " + list.getTotal() + ", items " + list.getItems().size());
        System.out.println("notice " + notices.getBid("G1", null, null).getTitle());
        KeywordsApi keywords = new KeywordsApi(client);
        Keyword keyword = keywords.createKeyword(new NewKeyword().keyword("하수관로"), null);
        System.out.println("keyword " + keywords.getKeyword(keyword.getId()).getKeyword());
        keywords.deleteKeyword(keyword.getId());
        try {
            keywords.getKeyword(keyword.getId());
        } catch (ApiException error) {
            System.out.println("refused " + error.getCode() + " " + Problem.fromJson(error.getResponseBody()).getCode());
        }
    }
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
    await app.bids.follower.tick()
    key = (await makeKey(app, (await makeAccount(app, { plan: 'enterprise' })).id)).key
  })
  after(async () => {
    rmSync(folder, { recursive: true, force: true })
    await app?.close()
  })

  /** Asynchronous, because the service runs in this process. */
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

  function listParameters(): string {
    const { paths } = JSON.parse(readFileSync(OPENAPI, 'utf8')) as ListedParameters
    return paths['/v1/bids'].get.parameters.map(({ name }) => JAVA_WORDS[name] ?? 'null').join(', ')
  }

  const folderOf = (name: string) => {
    const place = join(folder, name)
    mkdirSync(place)
    return place
  }

  /** Its program, a Python package; `null` if it cannot be installed, and the test is skipped. */
  async function openapiGenerator(t: TestContext, place: string): Promise<string | null> {
    const pip = join(place, 'venv/bin/pip')
    if (!(await isInstalled(t, 'Java', place, 'java', '-version'))) return null
    if (!(await isInstalled(t, 'Python', place, 'python3', '-m', 'venv', 'venv'))) return null
    if (!(await isInstalled(t, OPENAPI_GENERATOR, place, pip, 'install', '-q', OPENAPI_GENERATOR))) return null
    const [jar = ''] = globSync(join(place, 'venv/lib/*/site-packages/openapi_generator_cli/*.jar'))
    return jar
  }

  test('by openapi-generator for Python imports all its modules, and lists notices', async (t) => {
    const place = folderOf('python')
    const bin = join(place, 'venv/bin')
    const jar = await openapiGenerator(t, place)
    if (jar === null) return
    await expectFine(place, 'java', '-jar', jar, 'generate', '-i', OPENAPI, '-g', 'python', '-o', 'client')
    if (!(await isInstalled(t, 'what the client imports', place, join(bin, 'pip'), 'install', '-q', './client'))) return
    const said = await expectFine(place, join(bin, 'python'), '-c', PYTHON_CALL, app.baseUrl, key)
    assert.match(said, /total 3/)
  })

  test('by openapi-generator for Java compiles; lists and reads notices, creates and deletes a keyword, reads a problem', async (t) => {
    const place = folderOf('java')
    if (!(await isInstalled(t, 'a JDK', place, 'javac', '-version'))) return
    if (!(await isInstalled(t, 'Maven', place, 'mvn', '-version'))) return
    const jar = await openapiGenerator(t, place)
    if (jar === null) return
    await expectFine(place, 'java', '-jar', jar, 'generate', '-i', OPENAPI, '-g', 'java', '-o', 'client')
    const sources = join(place, 'client/src/main/java/example')
    mkdirSync(sources)
    writeFileSync(join(sources, 'Call.java'), javaCall(listParameters()))
    const maven = ['-q', '-B', '-ntp', '-f', 'client/pom.xml']
    const copied = ['dependency:copy-dependencies', '-DincludeScope=runtime', '-DoutputDirectory=jars']
    if (!(await isInstalled(t, 'what the client imports', place, 'mvn', ...maven, ...copied))) return
    await expectFine(place, 'mvn', ...maven, 'compile')
    const classes = ['-cp', 'client/target/classes:client/jars/*']
    const said = await expectFine(place, 'java', ...classes, 'example.Call', app.baseUrl, key)
    assert.deepEqual(said.trim().split('\n'), [
      'total 3, items 2',
      'notice 하수관로 정비 1',
      'keyword 하수관로',
      'refused 404 not_found',
    ])
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
