import fs from 'node:fs'
import { buildLog } from '../platform/log.ts'

/** Writes as many lines as argument 1 says, reports the number of writes on stderr, and ends as argument 2 says. */
const [count = '0', ending = ''] = process.argv.slice(2)

let writes = 0
const { write, writeSync } = fs
fs.write = ((...args: Parameters<typeof write>) => {
  if (args[0] === 1) writes += 1
  return write(...args)
}) as typeof write
fs.writeSync = ((...args: Parameters<typeof writeSync>) => {
  if (args[0] === 1) writes += 1
  return writeSync(...args)
}) as typeof writeSync

const log = buildLog('info')
for (let line = 0; line < Number(count); line += 1) log.info({ line }, 'request')

switch (ending) {
  case 'exit':
    process.exit(0)
    break
  case 'crash':
    throw new Error('crashed')
  case 'rejection':
    void Promise.reject(new Error('rejected'))
    break
  case 'count':
    log.flush(() => process.stderr.write(String(writes)))
}
