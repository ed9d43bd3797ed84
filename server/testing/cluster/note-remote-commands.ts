/**
 * Loaded into a server (`NODE_OPTIONS=--import=…`) whose connections have citus.log_remote_commands: writes down what the
 * coordinator sent to which node. REMOTE_COMMANDS names the file.
 */

import { appendFileSync } from 'node:fs'
import pg from 'pg'

export type RemoteCommand = { command: string; node: string }

type Notice = { message: string; detail?: string }
type Client = { connect(...args: unknown[]): unknown; on(event: 'notice', listen: (notice: Notice) => void): void }

const ISSUED = /^(?:issuing|executing the command locally:) /

const file = process.env.REMOTE_COMMANDS
if (file) {
  const client = pg.Client.prototype as unknown as Client
  const { connect } = client
  client.connect = function (this: Client, ...args) {
    this.on('notice', ({ message, detail = '' }) => {
      if (!ISSUED.test(message)) return
      const node = /@(\S+)/.exec(detail)?.[1] ?? 'coordinator'
      const sent: RemoteCommand = { command: message.replace(ISSUED, ''), node }
      appendFileSync(file, `${JSON.stringify(sent)}\n`)
    })
    return connect.apply(this, args)
  }
}
