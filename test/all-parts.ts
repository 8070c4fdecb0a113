import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clockVariables, nextInstant, SHIFTED_DATES } from './all-dates.ts'
import { S3_VARIABLE } from './bucket.ts'
import { clockLibrary } from './clock-library.ts'
import { CITUS_VARIABLE } from './cluster.ts'
import { POSTGRES_VERSIONS } from './databases/versions.ts'
import { PAIRS_VARIABLE } from './eligibility-pairs.ts'

/** A part of `npm run all`: a suite that is repeated as a whole if it was interrupted. */
export interface Part {
  name: string
  /** Arguments of Node. The script writes its results to RESULTS_VARIABLE. */
  command: string[]
  /** Prepares the part and returns further variables for it; `folder` is its own. */
  prepare?(folder: string): Record<string, string>
}

const LANGUAGES = ['typescript', 'python', 'go', 'java']
const CRASH = 'test/crash/run.ts'
const STORM = 'test/storm/run.ts'
/** What test files use that depend on the date. */
const DATES = /\b(?:seoulDay|dayOf|startOfDay|databaseNow)\b/

/** The features whose tables a cluster splits by account, or registers. */
const ON_CLUSTER =
  'access accounts agents alerts connections eligibility keywords links mail operators pursuits reports sessions teams webhooks'

const ATTACHMENTS: Part = {
  name: 'attachments',
  command: ['test/run.ts', 'test/attachments/judges.test.ts', 'src/attachments/reading.test.ts'],
  prepare: fileJudges,
}

/** Short parts come first, and the date-sensitive files before the suites that contain them. */
export function allParts(): Part[] {
  const clients = LANGUAGES.map((name) => ({
    name: `clients-${name}`,
    command: ['clients/conformance/run.ts', name, '--whole'],
  }))
  const integrations = globSync('integrations/*/test').map((folder) => {
    const [, name = ''] = folder.split('/')
    return { name: `integrations-${name}`, command: ['integrations/run.ts', name, '--whole'] }
  })
  const contract = {
    name: 'contract',
    command: ['test/run.ts', 'test/contract/contract.test.ts'],
    prepare: schemathesis,
  }
  const deploy = { name: 'deploy', command: ['test/run.ts', 'test/deploy/lint.test.ts'], prepare: deployLinters }
  const dependencies = {
    name: 'dependencies',
    command: ['test/run.ts', 'test/dependencies/dependencies.test.ts'],
    prepare: (folder: string) => ({ SBOM_FILE: join(folder, 'sbom.cdx.json') }),
  }
  const eligibility = {
    name: 'eligibility',
    command: ['test/run.ts', 'src/eligibility/rules/judge.test.ts'],
    prepare: () => ({ [PAIRS_VARIABLE]: '100000' }),
  }
  const bucket = {
    name: 'bucket',
    command: ['test/run.ts', 'src/attachments/service/bucket.test.ts', 'test/crash/attachments.test.ts'],
    prepare: bucketServer,
  }
  const generators = { name: 'generators', command: ['test/run.ts', 'test/generators/generators.test.ts'] }
  const agents = {
    name: 'agents',
    command: ['test/run.ts', 'test/agents/questions.test.ts', 'test/agents/judges.test.ts'],
    prepare: agentJudges,
  }
  const onCluster = [
    'src/lib/db/places.test.ts',
    'src/lib/leases.test.ts',
    'src/bids/routes/profile.test.ts',
    ...ON_CLUSTER.split(' ').flatMap((feature) => globSync(`src/${feature}/**/*.test.ts`).sort()),
  ]
  const citus = {
    name: 'citus',
    command: ['test/run.ts', '--lanes', '2', ...globSync('test/citus/*.test.ts').sort(), ...onCluster],
    prepare: citusProgram,
  }
  const postgres = POSTGRES_VERSIONS.map((version) => ({
    name: `postgres-${version}`,
    command: ['test/databases/run.ts', version],
  }))
  const crash = globSync('test/crash/*.test.ts').map((file) => {
    const [, name = ''] = /(\w[\w-]*)\.test\.ts$/.exec(file) ?? []
    return { name: `crash-${name}`, command: [CRASH, file] }
  })
  const storms = [
    { name: 'storm-short', command: [STORM] },
    { name: 'storm-long', command: [STORM, '--minutes=30'] },
    { name: 'storm-kills', command: [STORM, '--kills=1000'] },
  ]
  const files = dateSensitiveFiles()
  const dates = (suffix: string, command: string[], prepare = () => {}) =>
    Object.entries(SHIFTED_DATES).map(([name, date]) => ({
      name: `${name}-${suffix}`,
      command,
      prepare: () => {
        prepare()
        const now = Date.now()
        return clockVariables(faketime(), nextInstant(date, now), now)
      },
    }))
  return [
    ...dates('dates', ['test/run.ts', ...files]),
    ...clients,
    contract,
    ATTACHMENTS,
    bucket,
    dependencies,
    deploy,
    eligibility,
    generators,
    agents,
    citus,
    ...postgres,
    ...integrations.sort((a, b) => a.name.localeCompare(b.name)),
    ...dates('tests', ['test/run.ts']),
    ...dates('browser', ['test/browser/run.ts'], buildConsole),
    ...crash.sort((a, b) => a.name.localeCompare(b.name)),
    ...storms,
  ]
}

/** Except those with their own suites: tests that run in a browser or with third-party programs. */
export const dateSensitiveFiles = (): string[] =>
  globSync('{src,demo,test}/**/*.test.ts', { exclude: ['test/browser/**', 'test/contract/**'] })
    .filter((file) => DATES.test(readFileSync(file, 'utf8')))
    .sort()

function buildConsole(): void {
  execFileSync(process.execPath, ['scripts/console.ts'], { stdio: 'ignore' })
}

/** If packages cannot be installed, the suite fails with a message. Returns the folder of their programs. */
function pythonPrograms(folder: string, requirements: string): string {
  const environment = join(folder, 'python')
  execFileSync('python3', ['-m', 'venv', environment])
  execFileSync(join(environment, 'bin/pip'), ['install', '-q', '-r', requirements])
  return join(environment, 'bin')
}

const schemathesis = (folder: string) => ({
  SCHEMATHESIS: join(pythonPrograms(folder, 'test/contract/requirements.txt'), 'schemathesis'),
})

const deployLinters = (folder: string) => ({
  DEPLOY_LINTERS: pythonPrograms(folder, 'test/deploy/requirements.txt'),
})

/** An S3 server that stores in a folder. */
function bucketServer(folder: string): Record<string, string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, GOBIN: folder }
  execFileSync('go', ['install', 'github.com/versity/versitygw/cmd/versitygw@v1.8.0'], { env })
  return { [S3_VARIABLE]: join(folder, 'versitygw') }
}

/** They run no install scripts. Packages may be preceded by further options. */
function npmPackages(folder: string, words: string[]): void {
  execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-save', '--silent', ...words])
}

/** The programs that test the protocol of `/mcp`. */
function agentJudges(folder: string): Record<string, string> {
  npmPackages(folder, ['@modelcontextprotocol/conformance@0.2.0-alpha.12', '@modelcontextprotocol/inspector@2.12.0'])
  return { AGENT_JUDGES: folder }
}

/** Other readers of attachments, without their native code for pictures; and how many files they read. */
function fileJudges(folder: string): Record<string, string> {
  npmPackages(folder, ['--omit', 'optional', 'kordoc@4.14.1', '@rhwp/core@0.8.6'])
  const programs = pythonPrograms(folder, 'test/attachments/requirements.txt')
  // Only its source package contains its test files.
  const download = ['download', '-q', '--no-deps', '--no-binary', ':all:', '-d', folder, 'python-docx==1.2.0']
  execFileSync(join(programs, 'pip'), download)
  execFileSync('tar', ['-xzf', join(folder, 'python_docx-1.2.0.tar.gz'), '-C', folder])
  return { FILE_JUDGES: folder, GONGGO_TEST_FILES: '520' }
}

/** The caller names the program, because Debian has no package of Citus. */
function citusProgram(): Record<string, string> {
  const program = process.env[CITUS_VARIABLE]
  if (program === undefined) throw new Error(`${CITUS_VARIABLE} names no program that starts a cluster of Citus`)
  return { [CITUS_VARIABLE]: program }
}

function faketime(): string {
  const library = clockLibrary()
  if (library === null) throw new Error('libfaketime is not installed (Debian package: faketime)')
  return library
}
