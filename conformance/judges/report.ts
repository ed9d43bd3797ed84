import { clientCallNames, type ToolStepName } from './steps.ts'
import { isFailedVerdict, type ToolVerdict } from './verdict.ts'

const HEADINGS = ['tool', 'version', 'generates', 'checks', 'calls', 'notes']
const CHECKS = ['types', 'rules', 'schemas'] as const
const MARKS = { ok: 'yes', known: 'known', fault: 'FAULT', 'not reached': '·' } as const

export function formatResultTable(verdicts: readonly ToolVerdict[]): string {
  const rows = [HEADINGS, ...verdicts.map(rowOf)]
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [lines[0], widths.map((width) => '─'.repeat(width)).join('  '), ...lines.slice(1)].join('\n')
}

function rowOf(verdict: ToolVerdict): string[] {
  if (verdict.impossible) return [verdict.judge, '', '', '', '', 'could not be judged']
  const mark = (step: ToolStepName) => {
    const state = verdict.steps[step]
    return state ? MARKS[state] : ''
  }
  const checks = CHECKS.flatMap((step) => (step in verdict.steps ? [`${step} ${mark(step)}`] : [])).join(', ')
  return [verdict.judge, verdict.version, mark('generates'), checks, callsOf(verdict), notesOf(verdict)]
}

function callsOf({ steps }: ToolVerdict): string {
  const own = clientCallNames.filter((step) => step in steps)
  return own.length === 0 ? '' : `${own.filter((step) => steps[step] === 'ok').length} of ${own.length}`
}

function notesOf({ faults, gone, note }: ToolVerdict): string {
  const known = faults.filter(({ reason }) => reason !== null).length
  const notes = [
    [faults.length - known, 'unexpected'],
    [known, 'known'],
    [gone.length, 'known but gone'],
  ] as const
  const counted = notes.flatMap(([count, name]) => (count > 0 ? [`${count} ${name}`] : []))
  return [...counted, ...(note ? [note] : [])].join(', ')
}

export function formatFaultDetails(verdicts: readonly ToolVerdict[]): string {
  const unexpected = verdicts.flatMap(({ judge, faults, impossible }) => [
    ...(impossible ? [`${judge}: ${impossible}`] : []),
    ...faults.filter(({ reason }) => reason === null).map(({ step, says }) => `${judge}, ${step}: ${says}`),
  ])
  const known = verdicts.flatMap(({ judge, faults }) => {
    const explained = faults.filter(({ reason }) => reason !== null)
    const alike = Map.groupBy(explained, ({ step, reason }) => `${judge}, ${step}: ${reason}`)
    return [...alike].map(([words, { length }]) => (length > 1 ? `${words} (${length} times)` : words))
  })
  const gone = verdicts.flatMap((verdict) =>
    verdict.gone.map(
      ({ judge, step, says }) => `${judge}, ${step}: “${says}” no longer occurs; take it out of known-faults.ts.`,
    ),
  )
  return [section('Unexpected', unexpected), section('Known', known), section('Known but gone', gone)]
    .filter(Boolean)
    .join('\n\n')
}

const section = (title: string, lines: string[]): string =>
  lines.length === 0 ? '' : `${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`

export function formatClosingLine(verdicts: readonly ToolVerdict[]): string {
  const failed = verdicts.filter(isFailedVerdict).length
  return `${verdicts.length - failed} passed, ${failed} failed`
}
