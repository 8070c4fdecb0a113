/**
 * SQL as tagged templates: the values between `${` and `}` become parameters, never text, unless they are fragments of
 * SQL. A fragment only runs when it is awaited, so it can be a statement or a part of one.
 */
export type Scalar = string | number | boolean | Date | Uint8Array | null
export type Parameter = Scalar | Json | readonly (string | number | boolean | null)[]
export type Value = Parameter | Identifier | Fragment | readonly Fragment[]

export interface Row {
  [column: string]: unknown
}

/** The rows of a result, and the number of affected rows. */
export type SqlAnswer<Rows extends object[] = Row[]> = Rows & { readonly count: number }

/** A statement in the form that the server takes. */
export interface WrittenStatement {
  text: string
  parameters: Parameter[]
  /** Sent as it is, never prepared. */
  isPlain: boolean
}

/** The names of columns or tables. */
class Identifier {
  readonly text: string
  constructor(names: string | readonly string[]) {
    this.text = [names].flat().map(quoted).join(', ')
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""').replaceAll('.', '"."')}"`

/** A value that is stored as JSON. */
export class Json {
  readonly text: string
  constructor(value: unknown) {
    this.text = JSON.stringify(value)
  }
}

export type Run = <Rows extends object[]>(statement: WrittenStatement) => Promise<SqlAnswer<Rows>>

/** A fragment of a statement. Awaiting it runs it, so never return one from an async function. */
export class Fragment<Rows extends object[] = Row[]> implements Promise<SqlAnswer<Rows>> {
  readonly [Symbol.toStringTag] = 'Fragment'
  readonly #parts: readonly string[]
  readonly #values: readonly Value[]
  readonly #run: Run
  readonly #isPlain: boolean
  #result: Promise<SqlAnswer<Rows>> | undefined

  constructor(parts: readonly string[], values: readonly Value[], run: Run, isPlain = false) {
    this.#parts = parts
    this.#values = values
    this.#run = run
    this.#isPlain = isPlain
  }

  written(): WrittenStatement {
    return this.writeTo({ text: '', parameters: [], isPlain: this.#isPlain })
  }

  /** Appends this fragment. */
  writeTo(statement: WrittenStatement): WrittenStatement {
    for (const [index, part] of this.#parts.entries()) {
      statement.text += part
      if (index < this.#values.length) add(statement, this.#values[index])
    }
    return statement
  }

  #start(): Promise<SqlAnswer<Rows>> {
    this.#result ??= this.#run<Rows>(this.written())
    return this.#result
  }

  then<A = SqlAnswer<Rows>, B = never>(
    done?: ((rows: SqlAnswer<Rows>) => A | PromiseLike<A>) | null,
    failed?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#start().then(done, failed)
  }

  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<SqlAnswer<Rows> | B> {
    return this.#start().catch(failed)
  }

  finally(last?: (() => void) | null): Promise<SqlAnswer<Rows>> {
    return this.#start().finally(last)
  }
}

function add(statement: WrittenStatement, value: Value | undefined): void {
  if (value instanceof Fragment) value.writeTo(statement)
  else if (value instanceof Identifier) statement.text += value.text
  else if (isFragments(value)) for (const piece of value) piece.writeTo(statement)
  else if (value === undefined) throw new TypeError(`a value is undefined after: ${statement.text.slice(-80)}`)
  else statement.text += `$${statement.parameters.push(value)}`
}

const isFragments = (value: Value | undefined): value is readonly Fragment[] =>
  Array.isArray(value) && value[0] instanceof Fragment

/** The parameter of every store function: a pool or a transaction, so that callers decide what commits together. */
export interface Queryable {
  /** Facts about the database; the same object for all statements of one `Db`. */
  readonly traits: DatabaseTraits
  <Rows extends object[] = Row[]>(parts: TemplateStringsArray, ...values: Value[]): Fragment<Rows>
  (names: string | readonly string[]): Identifier
  json(value: unknown): Json
  /** SQL text without parameters; never built from input. */
  unsafe<Rows extends object[] = Row[]>(text: string): Fragment<Rows>
}

export interface DatabaseTraits {
  /** Whether tables of tenants are distributed over the nodes of a cluster; `null` = not queried yet. */
  isSplit: boolean | null
}

export function createSql(run: Run, traits: DatabaseTraits = { isSplit: null }): Queryable {
  const tag = (first: TemplateStringsArray | string | readonly string[], ...values: Value[]) =>
    typeof first === 'object' && 'raw' in first ? new Fragment(first, values, run) : new Identifier(first)
  return Object.assign(tag as Queryable, {
    traits,
    json: (value: unknown) => new Json(value),
    unsafe: <Rows extends object[]>(text: string) => new Fragment<Rows>([text], [], run, true),
  })
}
