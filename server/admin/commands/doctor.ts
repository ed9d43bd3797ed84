import type { Command } from '../command.ts'
import { runDoctorChecks } from '../doctor/run-checks.ts'
import { toPrintable } from '../output.ts'

export const doctorCommand: Command = {
  name: 'doctor',
  examples: ['doctor'],
  needs: 'nothing',
  async run({ environment }) {
    const findings = await runDoctorChecks(environment)
    const failed = findings.some(({ state }) => state === 'fail')
    const width = Math.max(...findings.map(({ subject }) => subject.length))
    const lines = findings.map(({ state, subject, finding, remedy }) => {
      const line = `${state.padEnd(4)}  ${subject.padEnd(width)}  ${finding}`
      return toPrintable(remedy ? `${line}\n${' '.repeat(width + 8)}→ ${remedy}` : line)
    })
    return { document: { ok: !failed, findings }, text: lines.join('\n'), exitCode: failed ? 1 : 0 }
  },
}
