import type { Connection, CustomTypesConfig, PoolClient, QueryResultRow, Submittable } from 'pg'
import pgUtils from 'pg/lib/utils.js'

export type Statement = { name: string; text: string }

type Field = { name: string; dataTypeID: number; format: 'text' }
type Column = { name: string; parse: (text: string) => unknown }
type Columns = { list: Column[]; emptyRow: Record<string, unknown> }

/** What pg's Connection offers to those who submit queries to it, beyond what its types tell. */
export type Wire = Connection & {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  columnsOfStatements?: Map<string, Columns>
  bind(message: { statement: string; values: unknown[]; valueMapper: typeof pgUtils.prepareValue }): void
  describe(message: { type: 'P' }): void
  execute(message: object): void
}

/**
 * A prepared statement that asks the server what its columns are once for each connection, where pg itself asks on every run:
 * for a statement with many columns that is a tenth of what the whole request costs.
 */
class PreparedQuery<Row extends QueryResultRow> implements Submittable {
  readonly name: string
  readonly text: string
  readonly done: Promise<Row[]>
  readonly #values: unknown[]
  readonly #types: CustomTypesConfig
  readonly #rows: Row[] = []
  #columns: Columns = { list: [], emptyRow: {} }
  #connection: Wire | null = null
  #failure: Error | null = null
  #resolve: (rows: Row[]) => void = () => {}
  #reject: (error: Error) => void = () => {}

  constructor({ name, text }: Statement, values: unknown[], types: CustomTypesConfig) {
    this.name = name
    this.text = text
    this.#values = values
    this.#types = types
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: Connection): Error | undefined {
    const wire = connection as Wire
    this.#connection = wire
    const known = wire.columnsOfStatements?.get(this.name)
    wire.stream.cork()
    try {
      parseOnce(wire, this)
      wire.bind({ statement: this.name, values: this.#values, valueMapper: pgUtils.prepareValue })
      if (known) this.#columns = known
      else wire.describe({ type: 'P' })
      wire.execute({})
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
    this.#columns = { list, emptyRow: Object.fromEntries(list.map(({ name }) => [name, null])) }
    const wire = this.#connection
    if (!wire) return
    wire.columnsOfStatements ??= new Map()
    wire.columnsOfStatements.set(this.name, this.#columns)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { list, emptyRow } = this.#columns
    // A copy of a row with all columns has its final shape at once; growing one column by column costs as much as parsing it.
    const row = { ...emptyRow }
    for (let index = 0; index < list.length; index += 1) {
      const text = fields[index]
      const column = list[index]
      if (column && text !== null && text !== undefined) row[column.name] = column.parse(text)
    }
    this.#rows.push(row as Row)
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.#reject(this.#failure)
    else this.#resolve(this.#rows)
  }

  handleError(error: Error): void {
    this.#reject(error)
  }

  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}

/** PostgreSQL cuts what is longer, and two statements would be one. */
const LONGEST_NAME = 63

export function parseOnce(wire: Wire, { name, text }: Statement): void {
  if (wire.parsedStatements[name] || wire.submittedNamedStatements[name]) return
  wire.parse({ name, text, types: [] }, false)
  wire.submittedNamedStatements[name] = text
}

export function submitPrepared<Row extends QueryResultRow>(
  connection: PoolClient,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  if (statement.name.length > LONGEST_NAME) throw new Error(`The statement name ${statement.name} is too long.`)
  return connection.query(new PreparedQuery<Row>(statement, values, connection)).done
}
