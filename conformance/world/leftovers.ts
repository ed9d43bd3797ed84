import { findDeleteOperation, getOperation, type Operation } from '../contract.ts'
import type { ApiAnswer, RequestToSend } from '../transports/attempt.ts'
import type { NamedApiKey } from './roles.ts'

export type LeftoverObject = {
  deletion: Operation
  attempt: RequestToSend
  /** Created together with something else, whose deletion may or may not delete it. */
  implied?: true
}

export type LeftoverRegistry = ReturnType<typeof buildLeftoverRegistry>

/** Remembers created objects for which the contract has a delete, newest first. */
export function buildLeftoverRegistry() {
  const made = new Map<string, LeftoverObject>()
  const add = (leftover: LeftoverObject) => {
    const { deletion, attempt } = leftover
    made.set([deletion.id, ...Object.values(attempt.path ?? {})].join(' '), leftover)
  }
  return {
    note: (operation: Operation, key: NamedApiKey | null, { status, body }: ApiAnswer) => {
      for (const path of contactsOf(body))
        add({ deletion: getOperation('deleteContact'), attempt: { key, path }, implied: true })
      const event = eventOfTemplate(body)
      if (event) add({ deletion: getOperation('deleteEvent'), attempt: { key, path: { event } } })
      const deletion = findDeleteOperation(operation)
      const id = (body as { id?: unknown } | undefined)?.id
      if (operation.method !== 'POST' || status >= 300 || !deletion || typeof id !== 'string') return
      const [name = '', ...within] = deletion.path.match(/[^{}]+(?=\})/g) ?? []
      // Parts of another object are deleted with it.
      if (within.length > 0) return
      add({ deletion, attempt: { key, path: { [name]: id } } })
    },
    take: () => {
      const newestFirst = [...made.values()].reverse()
      made.clear()
      return newestFirst
    },
  }
}

/** Creating an event from a template responds with a job. */
function eventOfTemplate(body: unknown): string | null {
  const { type, event_id } = (body ?? {}) as { type?: string; event_id?: string | null }
  return type === 'template_import' && event_id ? event_id : null
}

/** Test registrations are deleted with the structure they refer to; the contacts that they created remain. */
function contactsOf(body: unknown): { contact: string }[] {
  const { livemode, attendees } = (body ?? {}) as { livemode?: boolean; attendees?: { contact_id?: string | null }[] }
  if (livemode !== false || !Array.isArray(attendees)) return []
  return attendees.flatMap(({ contact_id }) => (contact_id ? [{ contact: contact_id }] : []))
}
