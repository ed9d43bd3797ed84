export type DoctorFinding = { state: 'ok' | 'warn' | 'fail'; subject: string; finding: string; remedy?: string }

export const toOkFinding = (subject: string, finding: string): DoctorFinding => ({ state: 'ok', subject, finding })

export const toWarnFinding = (subject: string, finding: string, remedy: string): DoctorFinding => {
  return { state: 'warn', subject, finding, remedy }
}

export const toFailure = (subject: string, finding: string, remedy: string): DoctorFinding => {
  return { state: 'fail', subject, finding, remedy }
}
