import type { Command, Input } from '../command.ts'
import { examine } from '../doctor/examine.ts'
import { printable } from '../output.ts'

async function run({ environment }: Input) {
  const findings = await examine(environment)
  const failed = findings.some(({ state }) => state === 'fail')
  const width = Math.max(...findings.map(({ subject }) => subject.length))
  const lines = findings.map(({ state, subject, finding, remedy }) => {
    const line = `${state.padEnd(4)}  ${subject.padEnd(width)}  ${finding}`
    return printable(remedy ? `${line}\n${' '.repeat(width + 8)}→ ${remedy}` : line)
  })
  return { document: { ok: !failed, findings }, text: lines.join('\n'), exitCode: failed ? 1 : 0 }
}

export const doctorCommand: Command = {
  name: 'doctor',
  examples: ['doctor'],
  needs: 'nothing',
  run,
}
