import type { Reader } from '../../../platform/database/prepared.ts'
import { typeCodes } from '../attendee-types/queries.ts'
import type { EventScope } from '../scope.ts'
import { findForm } from './queries.ts'
import type { FormRow } from './rows.ts'
import { type Form, NO_RULES, toForm } from './shape.ts'

export async function readForm(reader: Reader, { organizationId, eventId }: EventScope): Promise<Form> {
  const [stored] = await reader.run<FormRow>(findForm, [organizationId, eventId])
  if (!stored) return { questions: [], rules: NO_RULES }
  return toForm(stored, await reader.run<{ id: string; code: string }>(typeCodes, [organizationId, eventId]))
}
