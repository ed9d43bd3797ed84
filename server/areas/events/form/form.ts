import { findBlankText, type InputProblem, problem, refuseProblems } from '../../../platform/contract/problems.ts'
import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import { type Reader, sql } from '../../../platform/database/prepared.ts'
import { listTypeCodesSql } from '../attendee-types/queries.ts'
import type { EventChange, EventKey } from '../find.ts'
import { matchTypeIds, readTypesByRef } from '../resolve-ids.ts'

type Form = Schemas['RegistrationForm']

/** As sent, and as stored, but with ids of attendee types, whose codes can change. */
type NewForm = Schemas['NewRegistrationForm']
type Question = NewForm['questions'][number]
type Rules = NewForm['rules']

export const NO_RULES: Form['rules'] = {
  registration_opens_at: null,
  registration_closes_at: null,
  max_per_registration: null,
  one_per_email: false,
  minimum_age: null,
  email_domains: null,
}

export async function readForm(reader: Reader, { organizationId, eventId }: EventKey): Promise<Form> {
  const [stored] = await reader.run<NewForm>(findFormSql, [organizationId, eventId])
  if (!stored) return { questions: [], rules: NO_RULES }
  return toForm(stored, await reader.run<{ id: string; code: string }>(listTypeCodesSql, [organizationId, eventId]))
}

function toForm(stored: NewForm, types: { id: string; code: string }[]): Form {
  const codeOf = new Map(types.map(({ id, code }) => [id, code]))
  const questions = stored.questions.map((question) => ({
    ...question,
    required: question.required ?? false,
    attendee_types: question.attendee_types?.flatMap((id) => codeOf.get(id) ?? []) ?? null,
  }))
  return { questions, rules: { ...NO_RULES, ...stored.rules } }
}

export async function replaceForm(
  change: Omit<EventChange, 'caller' | 'eventCode' | 'timezone' | 'currency'>,
  form: NewForm,
) {
  const { work, organizationId, eventId, livemode } = change
  const problems = problemsOf(form)
  if (problems.length > 0) return refuseProblems(problems)
  const wanted = form.questions.flatMap(({ attendee_types }) => attendee_types ?? [])
  const known = await readTypesByRef(work.transaction, change, wanted)
  const questions: Question[] = []
  for (const [n, question] of form.questions.entries()) {
    const pathOf = (item: number) => `body/questions/${n}/attendee_types/${item}`
    const types = matchTypeIds(known, question.attendee_types ?? null, pathOf)
    if (isRefusal(types)) return types
    questions.push({ ...question, required: question.required ?? false, attendee_types: types })
  }
  const large = refuseLarge(questions)
  if (large) return large
  const before = await readForm(work.transaction, change)
  const rules = inUtc({ ...NO_RULES, ...form.rules })
  const key = [organizationId, eventId]
  work.transaction.defer(saveFormSql, [...key, JSON.stringify(questions), JSON.stringify(rules), work.now])
  const after = await readForm(work.transaction, change)
  work.audit({ action: 'form.replaced', object: { type: 'form', id: eventId }, livemode, before, after })
  return after
}

/** Every registration reads the whole form. */
const MAX_FORM_BYTES = 256 * 1024

function refuseLarge(questions: Question[]): Refusal<'validation_failed'> | undefined {
  const size = Buffer.byteLength(JSON.stringify(questions))
  if (size <= MAX_FORM_BYTES) return undefined
  return refuseProblems([problem('body/questions', 'form_size', { limit: MAX_FORM_BYTES, size })])
}

function inUtc(rules: Required<Rules>): Required<Rules> {
  const { registration_opens_at, registration_closes_at } = rules
  const utc = (at: string | null) => at && new Date(at).toISOString()
  return {
    ...rules,
    registration_opens_at: utc(registration_opens_at),
    registration_closes_at: utc(registration_closes_at),
  }
}

const WITH_CHOICES = ['choice', 'multi_choice']

/** Checks what the schema cannot express. */
function problemsOf({ questions, rules }: NewForm): InputProblem[] {
  return [
    ...questions.flatMap((question, index) => questionProblems(question, index, questions)),
    ...ruleProblems(rules),
  ]
}

function questionProblems({ code, type, choices }: Question, index: number, all: Question[]): InputProblem[] {
  const at = `body/questions/${index}`
  const problems: InputProblem[] = []
  if (all.findIndex((question) => question.code === code) !== index)
    problems.push(problem(`${at}/code`, 'repeated_code', { code }))
  const wantsChoices = WITH_CHOICES.includes(type)
  if (wantsChoices && !choices) problems.push(problem(`${at}/choices`, 'choices_required', { type }))
  if (!wantsChoices && choices) problems.push(problem(`${at}/choices`, 'choices_not_taken', { type }))
  if (choices && new Set(choices).size < choices.length) problems.push(problem(`${at}/choices`, 'repeated_choice'))
  const unsaid = (choices ?? []).flatMap((choice, n) => findBlankText(`${at}/choices/${n}`, choice))
  return [...problems, ...unsaid]
}

function ruleProblems({ registration_opens_at: opens, registration_closes_at: closes }: Rules): InputProblem[] {
  if (!opens || !closes || Date.parse(opens) < Date.parse(closes)) return []
  return [problem('body/rules/registration_closes_at', 'later_than', { field: 'registration_opens_at' })]
}

export const findFormSql = sql('find-form')`
select questions, rules from event_forms where organization_id = $1 and event_id = $2`

export const saveFormSql = sql('save-form')`
insert into event_forms (organization_id, event_id, questions, rules, updated_at) values ($1, $2, $3, $4, $5)
on conflict (organization_id, event_id) do update
set questions = excluded.questions, rules = excluded.rules, updated_at = excluded.updated_at`

export const findFormUsingTypeSql = sql('find-form-using-type')`
select 'the form' as what from event_forms
where organization_id = $1 and event_id = $2
  and questions @> jsonb_build_array(jsonb_build_object('attendee_types', jsonb_build_array($3::text)))`
