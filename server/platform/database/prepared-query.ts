import type { Connection, CustomTypesConfig, PoolClient, QueryResultRow, Submittable } from 'pg'
import { type PgWireConnection as PgWire, prepareValue } from './pg-private.ts'

export type Statement = { name: string; text: string }

/**
 * A statement by its name: sql('find-event')`select …`. Its text is put together once, when the file is loaded, from
 * constants: values are given when it is run, as $1, $2 and so on.
 */
export const sql =
  (name: string) =>
  (parts: TemplateStringsArray, ...constants: (string | number)[]): Statement => ({
    name,
    text: String.raw({ raw: parts }, ...constants),
  })

export type BoundStatement = { statement: Statement; values: unknown[] }

type Columns = { list: { name: string; parse: (text: string) => unknown }[]; emptyRow: Record<string, unknown> }

const NO_COLUMNS: Columns = { list: [], emptyRow: {} }

type Wire = PgWire & { columnsOfStatements?: Map<string, Columns> }

type QueryCallbacks = { resolve(results: QueryResultRow[][]): void; reject(error: Error): void }

const NOBODY: QueryCallbacks = { resolve: () => {}, reject: () => {} }

/**
 * Prepared statements in one round trip; after one fails, the server skips the rest. A transaction keeps its row locks
 * for all round trips until the commit, so each one saved shortens the wait of others. Columns are described once per
 * connection. pg does so on every run, which for a statement with many columns is a tenth of the cost of a request.
 */
class PreparedQueries implements Submittable {
  /** Set by pg if statements have a time limit. If it is not called, the timer stays and keeps the rows in memory. */
  callback?: () => void
  readonly #types: CustomTypesConfig
  #steps: BoundStatement[]
  #results: QueryResultRow[][]
  #columns: (Columns | undefined)[] = []
  #step = 0
  #wire: Wire | null = null
  #failure: Error | null = null
  #callbacks: QueryCallbacks

  constructor(steps: BoundStatement[], types: CustomTypesConfig, callbacks: QueryCallbacks) {
    this.#steps = steps
    this.#types = types
    this.#results = steps.map(() => [])
    this.#callbacks = callbacks
  }

  /** pg reads name and text while it reads the response, to remember what the connection has parsed. */
  get name(): string | undefined {
    return this.#steps[this.#step]?.statement.name
  }

  get text(): string | undefined {
    return this.#steps[this.#step]?.statement.text
  }

  submit(connection: Connection): Error | undefined {
    const wire = connection as Wire
    this.#wire = wire
    wire.stream.cork()
    try {
      for (const { statement, values } of this.#steps) {
        parseOnce(wire, statement)
        wire.bind({ statement: statement.name, values, valueMapper: prepareValue })
        const known = wire.columnsOfStatements?.get(statement.name)
        this.#columns.push(known)
        if (!known) wire.describe({ type: 'P' })
        wire.execute({})
      }
    } catch (error) {
      this.#failure = error as Error
    }
    wire.sync()
    wire.stream.uncork()
    return undefined
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number; format: 'text' }[] }): void {
    const list = fields.map(({ name, dataTypeID, format }) => ({
      name,
      parse: this.#types.getTypeParser(dataTypeID, format),
    }))
    this.#remember({ list, emptyRow: Object.fromEntries(list.map(({ name }) => [name, null])) })
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const columns = this.#columns[this.#step]
    if (!columns) return
    const { list, emptyRow } = columns
    // Copying a row with all columns gives it its final shape; adding columns one by one costs as much as parsing.
    const row = { ...emptyRow }
    for (let index = 0; index < list.length; index += 1) {
      const text = fields[index]
      const column = list[index]
      if (column && text !== null && text !== undefined) row[column.name] = column.parse(text)
    }
    this.#results[this.#step]?.push(row)
  }

  handleCommandComplete(): void {
    if (!this.#columns[this.#step]) this.#remember(NO_COLUMNS)
    this.#step += 1
  }

  handleEmptyQuery(): void {
    this.#step += 1
  }

  handleReadyForQuery(): void {
    this.callback?.()
    if (this.#failure) this.#callbacks.reject(this.#failure)
    else this.#callbacks.resolve(this.#results)
    this.#letGo()
  }

  handleError(error: Error): void {
    this.callback?.()
    this.#purgeUnparsed()
    this.#callbacks.reject(error)
    this.#letGo()
  }

  /** The time limit's timer refers to this query, and V8 keeps it in old space: rows would stay for seconds. */
  #letGo(): void {
    this.#steps = []
    this.#results = []
    this.#columns = []
    this.#callbacks = NOBODY
    this.#wire = null
  }

  handlePortalSuspended(): void {}

  #remember(columns: Columns): void {
    this.#columns[this.#step] = columns
    const wire = this.#wire
    if (!wire || this.name === undefined) return
    wire.columnsOfStatements ??= new Map()
    wire.columnsOfStatements.set(this.name, columns)
  }

  /** After an error the server skips the remaining steps, so it has not parsed them. */
  #purgeUnparsed(): void {
    const wire = this.#wire
    if (!wire) return
    for (const { statement } of this.#steps.slice(this.#step)) {
      if (!wire.parsedStatements[statement.name]) delete wire.submittedNamedStatements[statement.name]
    }
  }
}

/** PostgreSQL truncates longer names, and two statements could get the same one. */
const MAX_NAME_LENGTH = 63

function parseOnce(wire: Wire, { name, text }: Statement): void {
  if (wire.parsedStatements[name] || wire.submittedNamedStatements[name]) return
  wire.parse({ name, text, types: [] }, false)
  wire.submittedNamedStatements[name] = text
}

export function submitStatements(connection: PoolClient, steps: BoundStatement[]): Promise<QueryResultRow[][]> {
  for (const { statement } of steps) {
    if (statement.name.length > MAX_NAME_LENGTH) throw new Error(`The statement name ${statement.name} is too long.`)
  }
  return new Promise((resolve, reject) => {
    connection.query(new PreparedQueries(steps, connection, { resolve, reject }))
  })
}

export async function submitStatement<Row extends QueryResultRow>(
  connection: PoolClient,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const [rows] = await submitStatements(connection, [{ statement, values }])
  return (rows ?? []) as Row[]
}
