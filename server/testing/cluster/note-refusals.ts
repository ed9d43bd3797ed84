/**
 * Loaded into each process of a run (`NODE_OPTIONS=--import=…`): writes down every statement that the database refuses for
 * what it is, and not for the rows that it met. REFUSALS names the file.
 */

import { appendFileSync } from 'node:fs'
import pg from 'pg'

export type RefusedStatement = {
  name: string | undefined
  text: string
  code: string
  message: string
  detail?: string
}

/** 0A: not supported, which is how a planner of several nodes refuses; 42: no such table, type or function; XX: internal. */
const REFUSED = /^(0A|42|XX)/

type Query = { name?: string; text?: string }
type ErrorMessage = { code?: string; message: string; detail?: string }
type Client = {
  _handleErrorMessage(message: ErrorMessage): void
  _getActiveQuery?(): Query | null
  activeQuery?: Query | null
}

const file = process.env.REFUSALS
if (file) {
  const client = pg.Client.prototype as unknown as Client
  const handle = client._handleErrorMessage
  client._handleErrorMessage = function (this: Client, error: ErrorMessage) {
    const { code = '', message, detail } = error
    const query = this._getActiveQuery?.() ?? this.activeQuery
    if (REFUSED.test(code))
      appendFileSync(file, `${JSON.stringify({ name: query?.name, text: query?.text ?? '', code, message, detail })}\n`)
    handle.call(this, error)
  }
}
