import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createDb, type Db } from '../../../src/lib/db/index.ts'
import { freePort } from '../../../test/free-port.ts'
import { endsWithTests, eventually, type TestDatabase } from '../../../test/harness.ts'
import { plainEnv, type Service, serviceOf } from '../../../test/services.ts'

/** Tryton 8.2 from PyPI, installed into a folder, with its own server and database. */

const PACKAGE = join(import.meta.dirname, '..')
const CLIENT = join(PACKAGE, '../../clients/python')
const PASSWORD = 'only for tests'

/** A user with only the group of the module, and one without. */
const USERS = `
import sys
from proteus import Model
from gonggo_tryton.follow import session

with session(sys.argv[1]):
    User, Group, Company = (Model.get(name) for name in ('res.user', 'res.group', 'company.company'))
    company, = Company.find()
    for login, groups in (('gonggo', Group.find([('name', '=', 'Gonggo Feed')])), ('stranger', [])):
        user = User(name=login, login=login, password=sys.argv[2])
        user.companies.append(Company(company.id))
        user.company = Company(company.id)
        user.groups.extend(groups)
        user.save()
`

function run(program: string, words: string[], env: Record<string, string> = {}): string {
  try {
    return execFileSync(program, words, { encoding: 'utf8', stdio: 'pipe', env: { ...process.env, ...env } })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return assert.fail(`${program} ${words.join(' ')}\n${stdout}${stderr}`)
  }
}

/** Installs the client, the integration and Tryton; returns the folder of their programs. */
export function installTryton(folder: string): string {
  run('python3', ['-m', 'venv', join(folder, 'venv')])
  const bin = join(folder, 'venv/bin')
  run(join(bin, 'pip'), ['install', '-q', CLIENT, PACKAGE])
  return bin
}

export interface Opportunity {
  state: string
  party: string
  description: string
  amount: string | null
  currency: string
  endDate: string | null
  deadline: string | null
  link: string
  outcome: string | null
  award: string | null
  lostReason: string | null
  version: number
}

export type Tryton = Awaited<ReturnType<typeof openTryton>>

/** Creates a database with the module and a company. Its server can be stopped, killed and started again. */
export async function openTryton(bin: string, folder: string, { owner, db }: TestDatabase) {
  const database = `tryton_${randomBytes(6).toString('hex')}`
  await db.sql.unsafe(`create database ${database}`)
  const [port, passwordFile] = [await freePort(), join(folder, 'password')]
  const configFile = join(folder, 'trytond.conf')
  const { host, username, password } = owner
  const uri = `postgresql://${username}:${password}@/?host=${encodeURIComponent(host)}&port=${owner.port}`
  writeFileSync(configFile, `[database]\nuri = ${uri}\n[web]\nlisten = 127.0.0.1:${port}\n`)
  writeFileSync(passwordFile, PASSWORD)
  const words = ['-c', configFile, '-d', database]
  run(
    join(bin, 'trytond-admin'),
    [...words, '-u', 'gonggo', '--activate-dependencies', '--email', 'admin@example.com'],
    { TRYTONPASSFILE: passwordFile },
  )
  const target = { ...owner, database }
  const own = createDb({ target, name: 'tests of tryton', connections: 4 })
  let server: Service | null = null

  async function start(): Promise<void> {
    const child = endsWithTests(spawn(join(bin, 'trytond'), words, { env: plainEnv() }))
    const service = serviceOf(child)
    server = service
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(service.output())
      return fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      )
    })
  }

  await start()
  const url = `http://admin:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}/`
  run(join(bin, 'python'), ['-m', 'gonggo_tryton', 'company', '한빛기업'], { TRYTON_URL: url })
  run(join(bin, 'python'), ['-c', USERS, url, PASSWORD])
  return {
    /** The URL of a user with the rights of the integration, and of one without. */
    url: url.replace('//admin:', '//gonggo:'),
    strangerUrl: url.replace('//admin:', '//stranger:'),
    port,
    db: own,
    start,
    output: () => server?.output() ?? '',
    stop: async (signal: NodeJS.Signals = 'SIGTERM') => void (await server?.end(signal)),
    /** All opportunities of a notice. */
    opportunities: (number: string) => opportunitiesOf(own, number),
    async close() {
      await server?.end()
      await own.stop()
      await db.sql.unsafe(`drop database ${database} with (force)`)
    },
  }
}

const opportunitiesOf = async ({ sql }: Db, number: string): Promise<Opportunity[]> => [
  ...(await sql<Opportunity[]>`
    select o.state, p.name as party, o.description, o.amount::text, c.code as currency, o.end_date::text as end_date,
      o.gonggo_deadline::text as deadline, o.gonggo_link as link, o.gonggo_outcome as outcome, o.gonggo_award as award,
      o.lost_reason, o.gonggo_version as version
    from sale_opportunity o
    join party_party p on p.id = o.party
    join currency_currency c on c.id = o.currency
    where o.gonggo_notice = ${number}`),
]

/** Tells the module that the source has withdrawn a notice, like the program does. */
export function tellWithdrawn(bin: string, url: string, number: string): void {
  const lines = [
    'import sys',
    'from gonggo_tryton.follow import Tryton',
    'from gonggo_tryton.notice import withdrawn',
    'tryton = Tryton(sys.argv[1])',
    'while not tryton.take(tryton.state()["turn"], [withdrawn(sys.argv[2])]): pass',
  ]
  run(join(bin, 'python'), ['-c', lines.join('\n'), url, number])
}

/** Runs the program of the integration as a process. */
export const startProgram = (bin: string, words: string[], env: Record<string, string>): Service =>
  serviceOf(
    endsWithTests(spawn(join(bin, 'python'), ['-m', 'gonggo_tryton', ...words], { env: { ...plainEnv(), ...env } })),
  )

/** A proxy in front of Tryton that passes requests on, and holds back responses on demand. */
export async function startGate(port: number) {
  const sockets = new Set<Socket>()
  /** Responses are held back if their request contains these words. */
  let words: string[] = []
  let kept = 0
  const server = createServer((socket) => {
    const other = connect(port, '127.0.0.1')
    let request = ''
    socket.on('data', (data) => {
      request += data.toString('latin1')
      other.write(data)
    })
    other.on('data', (data) => {
      if (words.length > 0 && words.every((word) => request.includes(word))) {
        kept += 1
        return
      }
      request = ''
      socket.write(data)
    })
    for (const [one, two] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(one)
      one.on('error', () => two.destroy()).on('close', () => two.destroy())
    }
  }).listen(0, '127.0.0.1')
  await eventually(() => server.listening)
  return {
    port: (server.address() as AddressInfo).port,
    keepAnswersTo: (...texts: string[]) => {
      words = texts
    },
    kept: () => kept,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
