import type { components } from '../../../../generated/types.ts'
import type { FormRow } from './rows.ts'

type Schemas = components['schemas']

/** As it is answered. */
export type Form = Schemas['RegistrationForm']

/** As it is sent, and kept. */
export type NewForm = Schemas['NewRegistrationForm']
export type Question = NewForm['questions'][number]
export type Rules = NewForm['rules']

export const NO_RULES: Form['rules'] = {
  registration_opens_at: null,
  registration_closes_at: null,
  max_per_registration: null,
  one_per_email: false,
  minimum_age: null,
  email_domains: null,
}

export function toForm(stored: FormRow, types: { id: string; code: string }[]): Form {
  const codeOf = new Map(types.map(({ id, code }) => [id, code]))
  const questions = stored.questions.map((question) => ({
    ...question,
    required: question.required ?? false,
    attendee_types: question.attendee_types?.flatMap((id) => codeOf.get(id) ?? []) ?? null,
  }))
  return { questions, rules: { ...NO_RULES, ...stored.rules } }
}
