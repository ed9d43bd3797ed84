import { growsFasterThanSize, MAX_CPU_MS, MAX_REQUEST_PEAK_BYTES } from './judge.ts'
import { findMostExpensiveSize, type GrowthResult } from './measure-dimension.ts'

/** Of one turn. */
export const MAX_EVENT_LOOP_TURN_MS = 50

const nameOf = ({ way, what }: GrowthResult) => `${way} (${what})`
const longestTurnOf = ({ points }: GrowthResult) => Math.max(0, ...points.map(({ longestTurnMs }) => longestTurnMs))
const inWords = (size: number) => size.toLocaleString('en')

/** One sentence for what grows faster than its size, or ends the server. */
export function findGrowthProblem(climbed: GrowthResult): string | null {
  const { points, growth, failure } = climbed
  const name = nameOf(climbed)
  if (failure) return `${name} ${failure}`
  const fatal = points.find((point) => point.failure !== null)
  if (fatal) return `${name} ${fatal.failure} at a size of ${inWords(fatal.size)}.`
  const limited = points.find(({ status }) => status === 429)
  if (limited) return `${name} was refused by a limit at a size of ${inWords(limited.size)}, and not measured.`
  if (growsFasterThanSize(growth))
    return `${name} grows with the size to the power of ${growth.exponent.toFixed(1)}: ${growth.processorMs.toFixed(0)} ms at a size of ${inWords(growth.size)}.`
  const endless = points.find(({ longestTurnMs }) => longestTurnMs >= MAX_CPU_MS)
  if (endless)
    return `${name} takes ${endless.longestTurnMs.toFixed(0)} ms of one turn at a size of ${inWords(endless.size)}.`
  return null
}

/** With what costs too much at once, however it grows. */
export function findDimensionProblems(climbed: GrowthResult): string[] {
  const { points, peakBytes } = climbed
  const name = nameOf(climbed)
  const growth = findGrowthProblem(climbed)
  const turn = longestTurnOf(climbed)
  const mistake = points.find(({ status }) => status >= 500)
  return [
    ...(growth ? [growth] : []),
    ...(Number.isFinite(turn) && turn > MAX_EVENT_LOOP_TURN_MS
      ? [`${name} takes ${turn.toFixed(0)} ms of one turn, more than ${MAX_EVENT_LOOP_TURN_MS} ms.`]
      : []),
    ...(peakBytes !== null && peakBytes > MAX_REQUEST_PEAK_BYTES
      ? [`${name} takes ${toMegabytes(peakBytes)} MB, more than ${toMegabytes(MAX_REQUEST_PEAK_BYTES)} MB.`]
      : []),
    ...(mistake ? [`${name} answers ${mistake.status} at a size of ${inWords(mistake.size)}.`] : []),
  ]
}

const toMegabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0)

const HEADS = ['way', 'what', 'size', 'bytes', 'status', 'answer', 'turn ms', 'cpu ms', 'power', 'MB', '']

/** A row for each dimension: its most expensive size. */
export function formatGrowthTable(rows: GrowthResult[]): string[] {
  const cells = rows.map((row) => {
    const most = findMostExpensiveSize(row.points)
    return [
      row.way,
      row.what,
      ...[most?.size, most?.bytes].map((count = 0) => inWords(count)),
      String(most?.status ?? 0),
      inWords(most?.answerBytes ?? 0),
      longestTurnOf(row).toFixed(0),
      (most?.processorMs ?? 0).toFixed(0),
      row.growth?.exponent.toFixed(1) ?? '',
      row.peakBytes === null ? '' : toMegabytes(row.peakBytes),
      findDimensionProblems(row).length > 0 ? 'RED' : '',
    ]
  })
  const widths = HEADS.map((head, n) => Math.max(head.length, ...cells.map((line) => line[n]?.length ?? 0)))
  const lineOf = (line: string[]) =>
    line
      .map((cell, n) => (n < 2 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0)))
      .join('  ')
      .trimEnd()
  return [lineOf(HEADS), ...cells.map(lineOf)]
}

const MAX_EXPENSIVE = 10

export const findMostExpensiveResults = (rows: GrowthResult[]): GrowthResult[] =>
  rows.toSorted((one, other) => longestTurnOf(other) - longestTurnOf(one)).slice(0, MAX_EXPENSIVE)
