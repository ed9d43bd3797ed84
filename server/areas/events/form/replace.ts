import { refuseProblems } from '../../../platform/contract/problems.ts'
import { isRefusal, type Refusal } from '../../../platform/contract/refusal.ts'
import type { Work } from '../../../platform/work/work.ts'
import { idsOfTypes, namedTypes } from '../references.ts'
import type { EventScope } from '../scope.ts'
import { problemsOf } from './problems.ts'
import { saveForm } from './queries.ts'
import { readForm } from './read.ts'
import { type Form, type NewForm, NO_RULES, type Question, type Rules } from './shape.ts'

export async function replaceForm(
  work: Work,
  scope: EventScope,
  form: NewForm,
): Promise<Form | Refusal<'not_found' | 'validation_failed'>> {
  const problems = problemsOf(form)
  if (problems.length > 0) return refuseProblems(problems)
  const wanted = form.questions.flatMap(({ attendee_types }) => attendee_types ?? [])
  const known = await namedTypes(work.transaction, scope, wanted)
  const questions: Question[] = []
  for (const [n, question] of form.questions.entries()) {
    const pathOf = (item: number) => `body/questions/${n}/attendee_types/${item}`
    const types = idsOfTypes(known, question.attendee_types ?? null, pathOf)
    if (isRefusal(types)) return types
    questions.push({ ...question, required: question.required ?? false, attendee_types: types })
  }
  const large = refuseLarge(questions)
  if (large) return large
  const before = await readForm(work.transaction, scope)
  const rules = inUtc({ ...NO_RULES, ...form.rules })
  const key = [scope.organizationId, scope.eventId]
  work.transaction.defer(saveForm, [...key, JSON.stringify(questions), JSON.stringify(rules), work.now])
  const after = await readForm(work.transaction, scope)
  work.audit({ action: 'form.replaced', object: { type: 'form', id: scope.eventId }, before, after })
  return after
}

/** Every registration reads the whole form. */
const MAX_FORM_BYTES = 256 * 1024

function refuseLarge(questions: Question[]): Refusal<'validation_failed'> | undefined {
  const bytes = Buffer.byteLength(JSON.stringify(questions))
  if (bytes <= MAX_FORM_BYTES) return undefined
  const message = `The field questions may take ${MAX_FORM_BYTES} bytes as JSON, with ids for attendee types, and these take ${bytes}.`
  return refuseProblems([{ path: 'body/questions', message }])
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
