#!/usr/bin/env node
/// <reference types="node" />
import { sleep } from '../internal/sleep.ts'
import { runCli } from './run.ts'

const ending = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => {
    // A second signal exits at once.
    if (ending.signal.aborted) process.exit(130)
    ending.abort()
  })
}

process.exitCode = await runCli(process.argv.slice(2), {
  environment: process.env,
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  redraw: process.stderr.isTTY ? (line) => process.stderr.write(`\r\x1b[K${line}`) : null,
  signal: ending.signal,
  sleep: (milliseconds, signal) => sleep(milliseconds, signal).catch(() => undefined),
})
