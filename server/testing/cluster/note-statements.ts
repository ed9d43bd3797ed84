/**
 * Loaded into each process of a run (`NODE_OPTIONS=--import=…`): writes down each statement that it sends once, with
 * the values of that time. STATEMENTS names the folder.
 */

import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { Connection } from 'pg'

export type SentStatement = { name: string; text: string; values: unknown[] }

type Sent = { name?: string; statement?: string; text?: string; values?: unknown[] }
type Wire = Record<'parse' | 'bind', (message: Sent, ...more: unknown[]) => void> & { texts?: Map<string, string> }

const folder = process.env.STATEMENTS
if (folder) {
  const wire = Connection.prototype as unknown as Wire
  const { parse, bind } = wire
  const known = new Set<string>()
  const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
  wire.parse = function (this: Wire, message, ...more) {
    this.texts ??= new Map()
    this.texts.set(message.name ?? '', message.text ?? '')
    parse.call(this, message, ...more)
  }
  wire.bind = function (this: Wire, message, ...more) {
    const name = message.statement ?? ''
    const text = this.texts?.get(name) ?? ''
    if (!known.has(text)) {
      known.add(text)
      const sent: SentStatement = { name, text, values: message.values ?? [] }
      // At once: the process may be killed.
      appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(sent, plain)}\n`)
    }
    bind.call(this, message, ...more)
  }
}
