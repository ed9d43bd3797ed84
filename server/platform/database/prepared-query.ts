import type { Connection, CustomTypesConfig, PoolClient, QueryResultRow, Submittable } from 'pg'
import pgUtils from 'pg/lib/utils.js'

export type Statement = { name: string; text: string }

/** A statement and its values. */
export type BoundStatement = { statement: Statement; values: unknown[] }

type Field = { name: string; dataTypeID: number; format: 'text' }
type Column = { name: string; parse: (text: string) => unknown }
type Columns = { list: Column[]; emptyRow: Record<string, unknown> }

const NO_COLUMNS: Columns = { list: [], emptyRow: {} }

/** What pg's Connection offers to those who submit queries to it, beyond what its types tell. */
type Wire = Connection & {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  columnsOfStatements?: Map<string, Columns>
  bind(message: { statement: string; values: unknown[]; valueMapper: typeof pgUtils.prepareValue }): void
  describe(message: { type: 'P' }): void
  execute(message: object): void
}

type QueryCallbacks = { resolve(results: QueryResultRow[][]): void; reject(error: Error): void }

const NOBODY: QueryCallbacks = { resolve: () => {}, reject: () => {} }

/**
 * Prepared statements in one round trip, of which the server does none after one that fails. Whoever holds a row that others
 * wait for holds it for as long as the round trips until the commit take, so these are worth saving.
 *
 * The server is asked what a statement's columns are once for each connection, where pg itself asks on every run: for a
 * statement with many columns that is a tenth of what the whole request costs.
 */
class PreparedQueries implements Submittable {
  /** Set by pg where statements have a time limit; whoever does not call it leaves the limit's timer behind, and with it the rows. */
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

  /** By name and text pg remembers what the connection has parsed; it asks while it reads the answer to the step. */
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
        wire.bind({ statement: statement.name, values, valueMapper: pgUtils.prepareValue })
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

  handleRowDescription({ fields }: { fields: Field[] }): void {
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
    // A copy of a row with all columns has its final shape at once; growing one column by column costs as much as parsing it.
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

  /** The limit's timer knows this query, and V8 keeps the timer's function among what is old: what it knows would be kept for seconds. */
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

  /** After a failure the server skips what follows, so it did not parse it. */
  #purgeUnparsed(): void {
    const wire = this.#wire
    if (!wire) return
    for (const { statement } of this.#steps.slice(this.#step)) {
      if (!wire.parsedStatements[statement.name]) delete wire.submittedNamedStatements[statement.name]
    }
  }
}

/** PostgreSQL cuts what is longer, and two statements would be one. */
const MAX_NAME_LENGTH = 63

function parseOnce(wire: Wire, { name, text }: Statement): void {
  if (wire.parsedStatements[name] || wire.submittedNamedStatements[name]) return
  wire.parse({ name, text, types: [] }, false)
  wire.submittedNamedStatements[name] = text
}

/** Gives back the rows of each step. */
export function submitSteps(connection: PoolClient, steps: BoundStatement[]): Promise<QueryResultRow[][]> {
  for (const { statement } of steps) {
    if (statement.name.length > MAX_NAME_LENGTH) throw new Error(`The statement name ${statement.name} is too long.`)
  }
  return new Promise((resolve, reject) => {
    connection.query(new PreparedQueries(steps, connection, { resolve, reject }))
  })
}

export async function submitPrepared<Row extends QueryResultRow>(
  connection: PoolClient,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  const [rows] = await submitSteps(connection, [{ statement, values }])
  return (rows ?? []) as Row[]
}
