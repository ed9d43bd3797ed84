export type Finding = {
  state: 'ok' | 'warn' | 'fail'
  subject: string
  finding: string
  remedy?: string
}

export const ok = (subject: string, finding: string): Finding => ({ state: 'ok', subject, finding })

export const warn = (subject: string, finding: string, remedy: string): Finding => {
  return { state: 'warn', subject, finding, remedy }
}

export const fail = (subject: string, finding: string, remedy: string): Finding => {
  return { state: 'fail', subject, finding, remedy }
}
