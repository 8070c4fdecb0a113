import assert from 'node:assert/strict'
import { execFile, execFileSync, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { startTestApp } from '../../../test/app-harness.ts'
import { publishAwaited } from '../../../test/demo-notices.ts'
import { type DemoService, startDemoService } from '../../../test/demo-service.ts'
import { freePort } from '../../../test/free-port.ts'
import { endProcess, endsWithTests, eventually } from '../../../test/harness.ts'
import { blocksIn } from '../../../test/readme.ts'
import { readRelease } from '../../typescript/scripts/release.ts'

const CLIENT = join(import.meta.dirname, '..')
const MAIN = join(CLIENT, 'src/main/java')
const read = (path: string) => readFileSync(join(CLIENT, path), 'utf8')
const nameOf = (sample: string) => /public class (\w+)/.exec(sample)?.[1] ?? assert.fail(sample)
const ALL_SAMPLES = blocksIn(read('README.md'), 'java')
const SAMPLES = ALL_SAMPLES.filter((text) => !text.includes('org.springframework'))
const version = readRelease().versions.java

/** Why a program cannot be had, if it cannot. */
function missing(program: string, words: string[], why: string): string | false {
  try {
    execFileSync(program, words, { stdio: 'ignore' })
    return false
  } catch {
    return why
  }
}

const withoutJava = missing('javac', ['--release', '17', '--version'], 'a JDK of Java 17 or newer is not installed')
const withoutMaven = withoutJava || missing('mvn', ['--version'], 'Maven is not installed')
const run = promisify(execFile)
const STRICT = ['-Xlint:all', '-Werror', '--release', '17', '-encoding', 'UTF-8']

describe('with a JDK, the library', { skip: withoutJava }, () => {
  let folder: string
  let jar: string
  let service: DemoService
  const project = () => join(folder, 'project')

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gonggo-java-'))
    jar = join(folder, `gonggo-client-${version}.jar`)
    const sources = globSync('**/*.java', { cwd: MAIN }).map((name) => join(MAIN, name))
    await run('javac', [...STRICT, '-d', join(folder, 'classes'), ...sources])
    await run('jar', ['--create', '--file', jar, '--module-version', version, '-C', join(folder, 'classes'), '.'])
    service = await startDemoService()
    await publishAwaited(service, '북항 등대', '북항 등대 보수')
  })
  after(async () => {
    await service?.end()
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  test('documents everything that is public', async () => {
    const sources = globSync('**/*.java', { cwd: MAIN }).map((name) => join(MAIN, name))
    const words = ['-quiet', '-Xdoclint:all', '-Werror', '-encoding', 'UTF-8', '--release', '17']
    await run('javadoc', [...words, '-d', join(folder, 'javadoc'), ...sources])
  })

  test('passes its own checks', async () => {
    const names = read('test/Checks.java').match(/(?<=checks\.put\(")[^"]+/g) ?? []
    assert.ok(names.length > 5)
    const classes = join(folder, 'checks')
    await run('javac', [...STRICT, '-cp', jar, '-d', classes, join(CLIENT, 'test/Checks.java')])
    const { stdout } = await run('java', ['-cp', [jar, classes].join(delimiter), 'Checks'])
    assert.deepEqual(
      stdout.trimEnd().split('\n'),
      names.map((name) => `ok ${name}`),
    )
  })

  test('compiles in a module of another project', async () => {
    mkdirSync(join(project(), 'example'), { recursive: true })
    const needs = 'requires kr.gonggo.client;\n    requires jdk.httpserver;'
    writeFileSync(join(project(), 'module-info.java'), `module example.bids {\n    ${needs}\n}\n`)
    for (const sample of SAMPLES)
      writeFileSync(join(project(), 'example', `${nameOf(sample)}.java`), `package example;\n\n${sample}`)
    const sources = globSync('**/*.java', { cwd: project() }).map((name) => join(project(), name))
    await run('javac', [...STRICT, '-p', jar, '-d', join(project(), 'out'), ...sources])
  })

  /** Runs a sample until it has said what it should. */
  async function say(name: string, expected: RegExp, env: Record<string, string> = {}) {
    const words = ['-p', [jar, join(project(), 'out')].join(delimiter), '-m', `example.bids/example.${name}`]
    const all = { ...process.env, LC_ALL: 'C.UTF-8', BASE: service.baseUrl, KEY: service.keys.enterprise, ...env }
    const child = endsWithTests(spawn('java', words, { cwd: project(), env: all, stdio: ['ignore', 'pipe', 'pipe'] }))
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    const isOver = () => child.exitCode !== null && child.stdout.readableEnded
    await eventually(() => expected.test(said) || (isOver() && assert.fail(`${name} said only: ${said}`)))
    return child
  }

  for (const [name, expected, isEndless] of [
    ['First', /^\d+ notices, the first one closes at 20\S+\n.+ \d+\n$/],
    ['Sum', /^\d+ won in all\n$/],
    ['Export', /^\S+ .*[가-힣]/m],
    ['Change', /^저수지 준설 is now 저수지 \(준설\|보강\)\n$/],
    ['Follow', /^\d+ notices\n/, true],
    ['Listen', /^evt_\w+ bid\.matched 북항 등대 보수\n/, true],
    ['Wrong', /^400 unknown_region .* req_\w+\nquery region /],
  ] as const)
    test(`runs the sample ${name}`, async () => {
      const child = await say(name, expected)
      if (isEndless) await endProcess(child)
      else await eventually(() => child.exitCode === 0)
      if (name === 'Export') assert.match(readFileSync(join(project(), 'bids.csv'), 'utf8'), /^\uFEFF.+\r?\n.*[가-힣]/)
    })

  test('the first sample does not crash when no notice matches', async (t) => {
    const empty = await startTestApp()
    t.after(() => empty.close())
    const child = await say('First', /^no notices\n$/, { BASE: empty.baseUrl, KEY: empty.key })
    await eventually(() => child.exitCode === 0)
  })

  test('runs the sample of a receiver', async () => {
    const [key, port] = [Buffer.alloc(24, 7), await freePort()]
    const secrets = `whsec_${Buffer.alloc(24, 8).toString('base64')} whsec_${key.toString('base64')}`
    const child = await say('Receiver', /listening/, { GONGGO_WEBHOOK_SECRETS: secrets, PORT: String(port) })
    const [id, time] = ['evt_1', String(Math.floor(Date.now() / 1000))]
    const body = '{"type":"bid.matched","data":{"bid":{"title":"가"}}}'
    const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
    const headers = { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` }
    const post = async (text: string) =>
      (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: text, headers })).status
    assert.deepEqual([await post(body), await post(`${body} `)], [204, 401])
    await endProcess(child)
  })

  test('runs every sample', () => assert.equal(SAMPLES.length, 8))

  describe('with Maven', { skip: withoutMaven }, () => {
    const maven = (...words: string[]) => run('mvn', ['-B', '-q', ...words])
    let copy: string
    before(() => {
      copy = join(folder, 'gonggo/clients/java')
      for (const name of ['pom.xml', 'src']) cpSync(join(CLIENT, name), join(copy, name), { recursive: true })
    })

    test('is called from an empty folder as described in the README', async () => {
      const empty = join(folder, 'empty')
      mkdirSync(empty)
      writeFileSync(join(empty, 'First.java'), SAMPLES.find((it) => nameOf(it) === 'First') ?? '')
      const [words = ''] = blocksIn(read('README.md'), 'sh')
      const env = { ...process.env, BASE: service.baseUrl, KEY: service.keys.pro }
      let said = ''
      for (const line of words.trim().split('\n')) {
        const [program = '', ...told] = line.replace('../gonggo/clients/java', copy).split(' ')
        said = (await run(program, told, { cwd: empty, env })).stdout
      }
      assert.match(said, /^\d+ notices, the first one closes at 20/)
    })

    test('works with Spring, where its sample compiles', async () => {
      const [sample = ''] = ALL_SAMPLES.filter((text) => text.includes('org.springframework'))
      const spring = join(folder, 'spring')
      mkdirSync(spring)
      const dependency =
        '<groupId>org.springframework</groupId><artifactId>spring-web</artifactId><version>6.2.8</version>'
      const project = `<modelVersion>4.0.0</modelVersion><groupId>a</groupId><artifactId>a</artifactId><version>1</version>`
      const dependencies = `<dependencies><dependency>${dependency}</dependency></dependencies>`
      writeFileSync(join(spring, 'pom.xml'), `<project>${project}${dependencies}</project>`)
      await maven(
        '-f',
        join(spring, 'pom.xml'),
        `org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies`,
      )
      const jars = globSync('target/dependency/*.jar', { cwd: spring }).map((name) => join(spring, name))
      writeFileSync(join(spring, 'GonggoWebhook.java'), sample)
      const words = [
        '--release',
        '17',
        '-encoding',
        'UTF-8',
        '-cp',
        [jar, ...jars].join(delimiter),
        '-d',
        join(spring, 'out'),
      ]
      await run('javac', [...words, join(spring, 'GonggoWebhook.java')])
    })
  })
})
