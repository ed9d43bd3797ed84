import { type Refusal, refuse } from '../contract/refusal.ts'

/** What a request expects of the object that it changes. */
export type Precondition = {
  holds(shown: object): boolean
  /** Whether the act has asked. */
  isChecked: boolean
}

/**
 * Refuses the change of an object that has become another since the caller read it. An act calls it once it has locked
 * the object: before, somebody else could still change it.
 */
export async function refuseStale(
  { precondition }: { precondition?: Precondition },
  show: () => object | Promise<object>,
): Promise<Refusal<'precondition_failed'> | undefined> {
  if (!precondition) return undefined
  precondition.isChecked = true
  if (precondition.holds(await show())) return undefined
  return refuse(
    'precondition_failed',
    'The object has changed since it was read: none of the tags in the header If-Match is its ETag any more. ' +
      'Read it again, apply your change to what it is now, and send the new ETag.',
  )
}
