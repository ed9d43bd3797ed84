import { type Refusal, refuse } from '../../../platform/contract/refusal.ts'
import type { RegistrationRow } from '../rows.ts'

/** What everyone tries things with is the same for everyone who comes after. */
export function refuseFixture({
  registration,
}: {
  registration: RegistrationRow
}): Refusal<'invalid_state'> | undefined {
  const { id, is_fixture } = registration
  if (!is_fixture) return undefined
  const message = `The registration ${id} belongs to a fixed ticket of the sandbox, so it, its people and its tickets cannot be changed.`
  return refuse('invalid_state', message, { details: { state: 'sandbox_fixture' } })
}
