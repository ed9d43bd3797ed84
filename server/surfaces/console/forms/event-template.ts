import type { FieldDoc } from '../../../../spec/runtime/console/described.ts'
import { callOperation, type FailedCall, type SuccessfulCall } from '../call.ts'
import type { OperationDoc } from '../contract/operations.ts'
import type { PageVisit } from '../visit.ts'

/** The template is that of an event, which people choose, instead of writing one out. */
const CHOSEN_TEMPLATE: Partial<FieldDoc> = {
  label: 'Template of an event',
  help: '',
  kind: 'text',
  fields: [],
  source: { operation: 'listEvents', value: 'id', label: ['name'], needs: {} },
}

export function listFormFields({ id, body }: OperationDoc): FieldDoc[] {
  if (id !== 'createTemplateImport') return body
  return body.map((field) => (field.name === 'template' ? { ...field, ...CHOSEN_TEMPLATE } : field))
}

/** What was chosen becomes what the API takes. */
export async function fillEventTemplate(
  visit: PageVisit,
  { id }: OperationDoc,
  body: Record<string, unknown>,
): Promise<SuccessfulCall | FailedCall | undefined> {
  if (id !== 'createTemplateImport' || typeof body.template !== 'string') return undefined
  const answer = await callOperation(visit, 'getEventTemplate', { params: { event: body.template } })
  if (answer.ok) body.template = answer.body
  return answer
}
