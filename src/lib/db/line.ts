// One connection of the driver, with its loss reported reliably.

import type { Socket } from 'node:net'
import pg from 'pg'
import type { SqlAnswer, WrittenStatement } from './sql.ts'
import { readerOf, writeParameter } from './types.ts'

/** Turns after which connecting to an unresponsive server fails. */
const CONNECT_TURNS = 20
const TURN_MS = 250
const KEEP_ALIVE_MS = 60_000
/** Composed statements have many forms, and the server keeps a plan for each. */
const MOST_PREPARED = 500

/** Values as they are written in SQL. */
export type SessionSettings = Record<string, string | number>

export interface LineConfig extends pg.ClientConfig {
  /** Set on the connection before its first statement. */
  settings?: SessionSettings
}

interface Column {
  name: string
  read: (text: string) => unknown
}

/** What the server has described of a prepared statement: its parameters and columns. */
interface Prepared {
  name: string
  types: number[]
  columns: Column[]
}

/** One connection to the server. Statements of the same moment are pipelined, and answered in that order. */
export class Line extends pg.Client {
  serverVersion = 0
  readonly #prepared = new Map<string, Prepared>()
  #names = 0
  /** Statements without a response. */
  #open = 0
  #readBytes = 0
  #silentTurns = 0
  /** While the server parses a statement, later ones wait, because they would overtake it. */
  #preparing: Promise<unknown> | null = null
  /**
   * The error that aborted the transaction. Statements pipelined behind the failed one are refused only because of it,
   * and a caller may see their errors first, so they get the same error.
   */
  #fault: unknown = null
  readonly #settings: SessionSettings

  constructor({ settings = {}, ...config }: LineConfig) {
    super({
      pipeline: true,
      ...config,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    })
    this.#settings = settings
    this.connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
      if (parameterName === 'server_version') this.serverVersion = Number.parseInt(parameterValue, 10)
    })
  }

  /**
   * Connects or fails. Counts turns of the event loop, not seconds: after a pause of this process, the response of the
   * server may be unread, and the timer of the driver would fire first. The driver reports nothing about a connection
   * that ends before it is ready.
   */
  async open(): Promise<void> {
    const givenUp = Promise.withResolvers<never>()
    let left = CONNECT_TURNS
    const watch = setInterval(() => {
      if (--left === 0) this.connection.stream.destroy(new Error('timeout expired'))
    }, TURN_MS).unref()
    const onEnd = () => givenUp.reject(new Error('Connection terminated before it stood'))
    this.once('end', onEnd)
    try {
      await Promise.race([this.#connect(), givenUp.promise])
    } finally {
      clearInterval(watch)
      this.off('end', onEnd)
    }
  }

  /** Settings are set by a statement: pgbouncer rejects connections that pass them at the start. */
  async #connect(): Promise<void> {
    await this.connect()
    const settings = Object.entries(this.#settings)
    if (settings.length === 0) return
    await this.#ask(new Plain(settings.map(([name, value]) => `set ${name} = ${value}`).join('; ')))
  }

  /** The id of its server process, which the types of the driver lack. */
  get processId(): number {
    return Number('processID' in this && this.processID)
  }

  /** For how many turns a statement has waited without any data. */
  get silentTurns(): number {
    return this.#silentTurns
  }

  countTurn(): void {
    const { bytesRead } = this.connection.stream as Socket
    this.#silentTurns = this.#open > 0 && bytesRead === this.#readBytes ? this.#silentTurns + 1 : 0
    this.#readBytes = bytesRead
  }

  async run<Rows extends object[]>({ text, parameters, isPlain }: WrittenStatement): Promise<SqlAnswer<Rows>> {
    while (this.#preparing) await this.#preparing
    if (isPlain) return this.#ask(new Plain(text))
    for (;;) {
      const prepared = this.#prepared.get(text)
      if (prepared) return this.#execute(text, prepared, parameters)
      await this.#prepare(text)
    }
  }

  async #execute<Rows extends object[]>(
    text: string,
    { name, types, columns }: Prepared,
    parameters: WrittenStatement['parameters'],
  ): Promise<SqlAnswer<Rows>> {
    const values = parameters.map((value, index) => writeParameter(value, types[index]))
    try {
      return await this.#ask(new Execution(name, values, columns))
    } catch (error) {
      if (isStale(error)) this.#prepared.delete(text)
      throw error
    }
  }

  async #prepare(text: string): Promise<void> {
    if (this.#prepared.size >= MOST_PREPARED) {
      this.#prepared.clear()
      this.#ask(new Plain('deallocate all')).catch(() => {})
    }
    const name = `s${++this.#names}`
    const preparation = new Preparation(name, text)
    const take = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      preparation.parameterTypes = dataTypeIDs
    }
    this.connection.once('parameterDescription', take)
    const asked = this.#ask(preparation)
    this.#preparing = asked
      .catch(() => {})
      .finally(() => {
        this.#preparing = null
        this.connection.off('parameterDescription', take)
      })
    await asked
    this.#prepared.set(text, { name, types: preparation.parameterTypes, columns: preparation.columns })
  }

  async #ask<Rows extends object[]>(request: Request): Promise<SqlAnswer<Rows>> {
    this.query(request)
    this.#open++
    try {
      return (await request.answer) as SqlAnswer<Rows>
    } catch (error) {
      if (!isAborted(error)) this.#fault = error
      throw this.#fault ?? error
    } finally {
      this.#open--
    }
  }
}

/** Replaces the query of the driver, which requests the columns and builds their parsers each time. */
class Request extends pg.Query {
  columns: Column[]
  found: object[] = []
  count = 0
  readonly #done = Promise.withResolvers<object[]>()
  readonly answer = this.#done.promise
  #fault: unknown = null

  constructor(columns: Column[], send: (connection: pg.Connection) => void) {
    super({ text: '' })
    this.columns = columns
    this.submit = (connection) => {
      connection.stream.cork()
      send(connection)
      connection.stream.uncork()
    }
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.found = []
    this.columns = fields.map(({ name, dataTypeID }) => ({ name: toCamel(name), read: readerOf(dataTypeID) }))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {}
    try {
      for (const [index, { name, read }] of this.columns.entries()) {
        const text = fields[index]
        row[name] = text === null || text === undefined ? null : read(text)
      }
    } catch (error) {
      this.#fault ??= error
    }
    this.found.push(row)
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.count = Number(/\d+$/.exec(text)?.[0] ?? 0)
  }

  handleReadyForQuery(): void {
    if (this.#fault) this.#done.reject(this.#fault)
    else this.#done.resolve(Object.defineProperty(this.found, 'count', { value: this.count }))
  }

  handleError(error: Error): void {
    this.#done.reject(withCode(error))
  }
}

/** One text, possibly with several statements; the last one gives the result. */
class Plain extends Request {
  constructor(text: string) {
    super([], (connection) => connection.query(text))
  }
}

class Preparation extends Request {
  parameterTypes: number[] = []
  constructor(name: string, text: string) {
    super([], (connection) => {
      connection.parse({ text, name, types: [] }, true)
      connection.describe({ type: 'S', name }, true)
      connection.sync()
    })
  }
}

class Execution extends Request {
  constructor(statement: string, values: (string | Buffer | null)[], columns: Column[]) {
    super(columns, (connection) => {
      connection.bind({ statement, values }, true)
      connection.execute({}, true)
      connection.sync()
    })
  }
}

const camels = new Map<string, string>()

/** Columns are returned as `noticeNo` for `notice_no`; names inside JSON stay unchanged. */
export function toCamel(name: string): string {
  let camel = camels.get(name)
  if (camel === undefined) {
    camel = name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
    camels.set(name, camel)
  }
  return camel
}

const LOST = /^(Connection terminated|timeout expired|Client (has encountered|was closed))/

const TWICE = /^duplicate key value violates unique constraint/

/**
 * Errors of the driver about a lost connection have no code, and Citus reports a duplicate row as an internal error if
 * it inserted rows of a query on another node.
 */
export function withCode(error: Error): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === undefined && LOST.test(error.message)) return Object.assign(error, { code: 'CONNECTION_CLOSED' })
  if (code === 'XX000' && TWICE.test(error.message)) return Object.assign(error, { code: '23505' })
  return error
}

const isAborted = (error: unknown) => error instanceof Error && 'code' in error && error.code === '25P02'

/** Whether the connection is unusable after this error. */
export const endsLine = (error: unknown): boolean =>
  error instanceof Error &&
  (('severity' in error && ['FATAL', 'PANIC'].includes(String(error.severity))) ||
    ('code' in error && error.code === 'CONNECTION_CLOSED'))

/** A migration changed the result columns after the server had parsed the statement: sent again, it is parsed again. */
export const isStale = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'
