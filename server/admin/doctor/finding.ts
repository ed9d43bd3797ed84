export type Finding = { state: 'ok' | 'warn' | 'fail'; subject: string; finding: string; remedy?: string }

export const toOkFinding = (subject: string, finding: string): Finding => ({ state: 'ok', subject, finding })

export const toWarnFinding = (subject: string, finding: string, remedy: string): Finding => {
  return { state: 'warn', subject, finding, remedy }
}

export const toFailure = (subject: string, finding: string, remedy: string): Finding => {
  return { state: 'fail', subject, finding, remedy }
}
