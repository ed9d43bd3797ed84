import { callOperation, type FailedCall, type SuccessfulCall } from '../call.ts'
import type { OperationDoc } from '../contract/operations.ts'
import type { PageMatch } from '../contract/places.ts'
import type { FormField } from '../forms/choices.ts'
import { listChangedValues, readFormBody, toFormValues } from '../forms/read-form.ts'
import { type FieldConflict, hashShownValues, mergeFormChanges } from '../forms/shown-values.ts'
import type { PageVisit } from '../visit.ts'

/** What somebody else has changed to another value since the form was shown. */
export type EditConflict = {
  ok: false
  conflicts: FieldConflict[]
  /** What the form goes on with: nothing that was typed is lost, and the rest is as it is now. */
  values: URLSearchParams
  shown: string
}

/** How often somebody else may come in between. */
const MAX_ATTEMPTS = 5

/** Changes what the reader of a form has changed, and nothing that somebody else has changed since. */
export async function submitFormChanges(
  visit: PageVisit,
  { page, params }: PageMatch,
  act: OperationDoc,
  fields: FormField[],
): Promise<SuccessfulCall | FailedCall | EditConflict> {
  const { form } = visit
  for (let attempt = 1; ; attempt += 1) {
    const current = await callOperation(visit, page.id, { params })
    if (!current.ok) return current
    const now = toFormValues(fields, current.body, visit)
    const { values, conflicts } = mergeFormChanges(fields, { shown: form.get('shown') ?? '', now, sent: form }, visit)
    if (conflicts.length > 0) return { ok: false, conflicts, values, shown: hashShownValues(fields, now, visit) }
    const wanted = readFormBody(fields, values, visit)
    const body = act.method === 'PATCH' ? listChangedValues(fields, readFormBody(fields, now, visit), wanted) : wanted
    const answer = await callOperation(visit, act.id, { params, body, ifMatch: String(current.headers.etag) })
    if (answer.ok || answer.code !== 'precondition_failed' || attempt === MAX_ATTEMPTS) return answer
  }
}
