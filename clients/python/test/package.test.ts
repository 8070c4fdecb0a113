import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { alertsRead } from '../../../test/alerts-read.ts'
import { startTestApp, type TestApp } from '../../../test/app-harness.ts'
import { startDemoService } from '../../../test/demo-service.ts'
import { bidRecord } from '../../../test/factories.ts'
import { freePort } from '../../../test/free-port.ts'
import { endProcess, endsWithTests, eventually } from '../../../test/harness.ts'
import { blocksIn } from '../../../test/readme.ts'
import { operationsIn, readDocument } from '../../typescript/scripts/document.ts'
import { PythonTypes } from '../scripts/shapes.ts'
import { PYTHON_PACKAGE, withoutPackages } from './python.ts'

const ROOT = join(PYTHON_PACKAGE, '../..')
const SAMPLES = blocksIn(readFileSync(join(PYTHON_PACKAGE, 'README.md'), 'utf8'), 'python')
/** What builds and judges the package, and what the samples of receivers stand on. */
const TOOLS = [
  'hatchling==1.33.0',
  'mypy==2.4.1',
  'httpx2==2.16.2',
  'fastapi==0.165.0',
  'uvicorn==0.54.0',
  'django==5.2.19',
]

const folder = mkdtempSync(join(tmpdir(), 'gonggo-python-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const skip = withoutPackages(folder)

const environment = (name: string) => join(folder, name, 'bin')
const python = (name: string) => join(environment(name), 'python')

function run(program: string, words: string[], cwd = folder): string {
  try {
    return execFileSync(program, words, { cwd, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return assert.fail(`${program} ${words.join(' ')}\n${stdout}${stderr}`)
  }
}

const sampleWith = (word: string) => SAMPLES.find((text) => text.includes(word)) ?? assert.fail(word)

/** Runs a program until it has said what it should. */
async function runUntil(words: string[], expected: RegExp, env: Record<string, string>, isEndless: boolean) {
  const all = Object.assign({ PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' }, process.env, env)
  const child = endsWithTests(
    spawn(python('tools'), words, { cwd: folder, env: all, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  await eventually(() => expected.test(said) || (child.exitCode !== null && assert.fail(`said only: ${said}`)))
  if (!isEndless) {
    await eventually(() => child.exitCode !== null)
    assert.equal(child.exitCode, 0, said)
  }
  return () => endProcess(child)
}

const CHECKED = `from gonggo import Client
gonggo = Client("")
gonggo.bids.get("R1").titel  # type: ignore[attr-defined]
gonggo.bids.with_raw_response.get("R1").data.titel  # type: ignore[attr-defined]
gonggo.bids.with_raw_response.get(1)  # type: ignore[arg-type]
gonggo.sources.list().items[0].titel  # type: ignore[attr-defined]
gonggo.keywords.create(keyword="a", alert={"onn": []})  # type: ignore[arg-type]
gonggo.bids.list(timeout="3")  # type: ignore[arg-type]
for page in gonggo.bids.follow_changes(timeout=3):
    print(page.items[0].notice_no.upper(), page["nextCursor"])
raw = gonggo.bids.with_raw_response.list(keyword="a")
print(raw.data.items[0].title.upper(), raw.data.items[0]["title"], raw.status + 1, dict(raw.data.items[0]))
`

describe('the package for Python', { skip }, () => {
  let wheel: string
  before(() => {
    run('python3', ['-m', 'venv', 'tools'])
    run(python('tools'), ['-m', 'pip', 'install', '-q', ...TOOLS])
    run(python('tools'), ['-m', 'hatchling', 'build', '-t', 'wheel', '-d', folder], PYTHON_PACKAGE)
    wheel = readdirSync(folder).find((name) => name.endsWith('.whl')) ?? assert.fail('no wheel')
    run(python('tools'), ['-m', 'pip', 'install', '-q', '--no-index', wheel])
  })

  test('contains the listed files and depends on nothing', () => {
    assert.match(wheel, /^gonggo-\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?-py3-none-any\.whl$/)
    const names = run(python('tools'), ['-m', 'zipfile', '-l', wheel])
    for (const name of ['gonggo/py.typed', 'gonggo/types.py', 'gonggo/_generated/client.py', 'licenses/LICENSE'])
      assert.ok(names.includes(name), name)
    assert.doesNotMatch(names, /conformance|test|scripts/)
    const asked = 'import importlib.metadata as m; print(*(m.requires("gonggo") or []), sep="\\n")'
    const required = run(python('tools'), ['-c', asked]).trim().split('\n')
    assert.deepEqual(required, [
      "httpx2<3,>=2.16; extra == 'async'",
      "psycopg[binary]<4,>=3.2; extra == 'psycopg'",
      "pyarrow>=18; extra == 'pyarrow'",
    ])
  })

  test('works in an empty folder, with the first sample against a first start', async (t) => {
    const demo = await startDemoService()
    t.after(demo.end)
    const from = performance.now()
    run('python3', ['-m', 'venv', 'empty'])
    run(python('empty'), ['-m', 'pip', 'install', '-q', '--no-index', wheel])
    writeFileSync(join(folder, 'first.py'), SAMPLES[0] ?? '')
    const env = Object.assign({}, process.env, { BASE: demo.baseUrl, KEY: demo.keys.pro })
    const said = execFileSync(python('empty'), ['first.py'], { cwd: folder, encoding: 'utf8', env })
    t.diagnostic(`from an empty folder to the first answer: ${((performance.now() - from) / 1000).toFixed(1)} s`)
    assert.match(said, /^\d+ notices, the first one closes at 20\d\d-\S+\n.+ \d+\n$/)
  })

  test('is strictly typed, and so are its samples and its player', () => {
    mkdirSync(join(folder, 'samples'))
    // Django has no types of its own.
    const typed = SAMPLES.filter((text) => !text.includes('django'))
    const names = typed.map((text, index) => {
      writeFileSync(join(folder, `samples/sample_${index}.py`), text)
      return join(folder, `samples/sample_${index}.py`)
    })
    const mypy = ['-m', 'mypy', '--strict', '--no-incremental']
    run(python('tools'), [...mypy, '--python-version', '3.10', 'src'], PYTHON_PACKAGE)
    run(python('tools'), [...mypy, join(PYTHON_PACKAGE, 'conformance/player.py'), ...names])
    // A wrong line is ignored; where nothing is wrong, mypy says that the comment is not needed.
    writeFileSync(join(folder, 'checked.py'), CHECKED)
    run(python('tools'), [...mypy, 'checked.py'])
  })

  test('has types that match the responses of the service', () => {
    const { answers } = JSON.parse(readFileSync(join(ROOT, 'docs/samples.json'), 'utf8')) as {
      answers: Record<string, { type: string; body: unknown }>
    }
    const document = readDocument()
    const types = new PythonTypes(document)
    const lines = operationsIn(document).flatMap(({ operationId, responses }) => {
      const { type, body } = answers[operationId] ?? assert.fail(`no answer of ${operationId}`)
      const schema = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content?.[type]?.schema
      if (
        type !== 'application/json' ||
        !schema ||
        /^get(?:OpenApi|ToolsOpenApi|ReportContent|ReportByLink)$/.test(operationId)
      )
        return []
      return [[types.typeOf(schema, `${operationId}Answer`), JSON.stringify(body)]]
    })
    assert.ok(lines.length > 45)
    // Each field is looked at by its attribute, and must be of the type that the class declares.
    writeFileSync(join(folder, 'answers.json'), `[${lines.map(([type, body]) => `["${type}", ${body}]`).join(',\n')}]`)
    copyFileSync(join(PYTHON_PACKAGE, 'test/fits.py'), join(folder, 'fits.py'))
    assert.match(run(python('tools'), ['fits.py', 'answers.json']), /^\d{3,} fields fit\n$/)
  })

  test('passes its tests for asyncio', () => {
    const words = ['-B', '-m', 'unittest', 'discover', '-s', join(PYTHON_PACKAGE, 'test'), '-p', 'test_async.py']
    run(python('tools'), words)
  })

  describe('used by a reader', () => {
    let app: TestApp
    before(async () => {
      app = await startTestApp()
      const headers = { authorization: `Bearer ${app.key}`, 'content-type': 'application/json' }
      const body = '{"keyword": "하수관로", "alert": {"on": ["new"]}}'
      await fetch(`${app.baseUrl}/v1/keywords`, { method: 'POST', headers, body })
      await alertsRead(app)
      const notices = [
        bidRecord({ number: 'S1', title: '하수관로 정비공사' }),
        bidRecord({ number: 'S2', title: '교량 보수' }),
      ]
      await app.bids.upsert(notices, () => true)
      await alertsRead(app)
      await app.bids.follower.tick()
    })
    after(() => app?.close())

    for (const [word, expected] of [
      ['sum(bid', /^100000000 won in all\n$/],
      ['list_as_ndjson', /S1 하수관로 정비공사\n/],
      ['keywords.change', /^저수지 준설 is now 저수지 \(준설\|보강\)\n$/],
      ['follow_changes', /^2 notices\n/],
      ['events.stream', /^evt_\w+ bid\.matched 하수관로 정비공사\n/],
      ['asyncio.gather', /^\d+ open notices from \d+ sources\nS\d .+\n$/],
      ['sqlite:gonggo.db', /^changes 2\nevents \d+\n$/],
      ['Atlantis', /^400 unknown_region .* req_\w+ None\nquery region /],
    ] as const)
      test(`the sample of ${word} prints the expected output`, async () => {
        const name = `run_${SAMPLES.indexOf(sampleWith(word))}.py`
        writeFileSync(join(folder, name), sampleWith(word))
        const isEndless = /while True|events\.stream/.test(sampleWith(word))
        const end = await runUntil([name], expected, { BASE: app.baseUrl, KEY: app.key }, isEndless)
        await end()
        if (word === 'list_as_ndjson') assert.match(readFileSync(join(folder, 'bids.csv'), 'utf8'), /하수관로 정비공사/)
      })
  })

  test('the first sample does not crash when no notice matches', async (t) => {
    const empty = await startTestApp()
    t.after(() => empty.close())
    writeFileSync(join(folder, 'empty.py'), sampleWith('bids.get('))
    const end = await runUntil(['empty.py'], /^no notices\n$/, { BASE: empty.baseUrl, KEY: empty.key }, false)
    await end()
  })

  const DJANGO = `import os
from wsgiref.simple_server import make_server
from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.urls import path
settings.configure(ROOT_URLCONF="__main__", ALLOWED_HOSTS=["127.0.0.1"], SECRET_KEY="x")
from sample_django import receive
urlpatterns = [path("", receive)]
if __name__ == "__main__":
    server = make_server("127.0.0.1", int(os.environ["PORT"]), get_wsgi_application())
    print("running on", server.server_port, flush=True)
    server.serve_forever()
`
  for (const [framework, words] of [
    ['fastapi', ['-m', 'uvicorn', 'sample_fastapi:app', '--host', '127.0.0.1', '--port']],
    ['django', ['serve.py']],
  ] as const)
    test(`the receiver with ${framework} accepts signed requests only`, async () => {
      const [key, port] = [Buffer.alloc(24, 7), String(await freePort())]
      writeFileSync(join(folder, `sample_${framework}.py`), sampleWith(`from ${framework}`))
      writeFileSync(join(folder, 'serve.py'), DJANGO)
      const env = {
        GONGGO_WEBHOOK_SECRETS: `whsec_${Buffer.alloc(24, 8).toString('base64')} whsec_${key.toString('base64')}`,
        PORT: port,
      }
      const all = framework === 'fastapi' ? [...words, port] : [...words]
      const end = await runUntil(all, /running on/, env, true)
      const [id, time] = ['evt_1', String(Math.floor(Date.now() / 1000))]
      const body = '{"type":"bid.matched","data":{"bid":{"title":"가"}}}'
      const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
      const post = async (text: string) => {
        const headers = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` }
        return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: text, headers })).status
      }
      assert.deepEqual([await post(body), await post(`${body} `)], [204, 401])
      await end()
    })
})
