import type { Connection, PoolClient, Submittable } from 'pg'
import pgUtils from 'pg/lib/utils.js'
import { parseOnce, type Statement, type Wire } from './prepared-query.ts'

/** A statement that nobody waits for the rows of. */
export type Step = { statement: Statement; values: unknown[] }

/**
 * Several statements in one round trip. The server does none after one that fails. Whoever holds a row that others wait for holds
 * it for as long as the round trips until the commit take, so these are worth saving.
 */
class Pipeline implements Submittable {
  readonly done: Promise<void>
  readonly #steps: Step[]
  #resolve: () => void = () => {}
  #reject: (error: Error) => void = () => {}

  constructor(steps: Step[]) {
    this.#steps = steps
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: Connection): Error | undefined {
    const wire = connection as Wire
    wire.stream.cork()
    for (const { statement, values } of this.#steps) {
      parseOnce(wire, statement)
      wire.bind({ statement: statement.name, values, valueMapper: pgUtils.prepareValue })
      wire.execute({})
    }
    wire.sync()
    wire.stream.uncork()
    return undefined
  }

  handleReadyForQuery(): void {
    this.#resolve()
  }

  handleError(error: Error): void {
    this.#reject(error)
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}

/** After a failure the connection may know fewer statements than we think; it must not be used again. */
export function submitPipeline(connection: PoolClient, steps: Step[]): Promise<void> {
  return connection.query(new Pipeline(steps)).done
}
