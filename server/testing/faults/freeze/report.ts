import type { FreezeMeasurement } from './instrumented-server.ts'
import type { FreezeScenarioResult } from './run.ts'

/** How much longer than usual a request may wait because of somebody else's requests. */
export const MAX_EXTRA_WAIT_MS = 100
/** Limit for the webhook of another organization. */
export const MAX_WEBHOOK_WAIT_MS = 1_000

/** How much longer /livez waited than without the scenario. */
export function computeExtraWaitMs({ longestWaitMs }: FreezeScenarioResult, quiet: FreezeMeasurement): number {
  return Math.max(0, longestWaitMs - quiet.longestWaitMs)
}

/** A row per scenario, longest waits last, where they are seen. */
export function formatFreezeTable(rows: FreezeScenarioResult[], quiet: FreezeMeasurement): string[] {
  const heads = ['operation', 'what', 'bytes', 'status', 'wait ms', 'turn ms', 'webhook ms', 'seconds']
  const sorted = rows.toSorted((one, other) => one.longestWaitMs - other.longestWaitMs)
  const cells = sorted.map((row) => [
    row.operation,
    row.what,
    row.bytes.toLocaleString('en'),
    row.statuses,
    ...[computeExtraWaitMs(row, quiet), row.longestTurnMs, row.slowestWebhookMs ?? 0].map((ms) => ms.toFixed(0)),
    row.seconds.toFixed(1),
  ])
  const widths = heads.map((head, n) => Math.max(head.length, ...cells.map((line) => line[n]?.length ?? 0)))
  const isNumber = (n: number) => n === 2 || n > 3
  const lineOf = (line: string[]) =>
    line
      .map((cell, n) => (isNumber(n) ? cell.padStart(widths[n] ?? 0) : cell.padEnd(widths[n] ?? 0)))
      .join('  ')
      .trimEnd()
  return [lineOf(heads), ...cells.map(lineOf)]
}

/** One sentence per scenario that blocked others or had an unexpected result. */
export function listFreezeProblems(rows: FreezeScenarioResult[], quiet: FreezeMeasurement): string[] {
  return rows.flatMap((row) => {
    const name = `${row.operation} (${row.what})`
    const wait = computeExtraWaitMs(row, quiet)
    return [
      ...(row.problem ? [`${name} ${row.problem}`] : []),
      ...(wait > MAX_EXTRA_WAIT_MS ? [`${name} made /livez wait ${wait.toFixed(0)} ms longer than usual.`] : []),
      ...((row.slowestWebhookMs ?? 0) > MAX_WEBHOOK_WAIT_MS
        ? [`${name} delayed a webhook of somebody else to ${row.slowestWebhookMs?.toFixed(0)} ms.`]
        : []),
    ]
  })
}
