import type { Bundle, ZObject } from 'zapier-platform-core'
import type { ApiInput } from '../../runtime/model.ts'
import { toInputFields } from './fields.ts'

type Offered = { key: string; label: string; description: string; noun: string; sample: Record<string, unknown> }

export type Perform = (z: ZObject, bundle: Bundle) => Promise<unknown>

/** What a trigger, a search or an action is, in the platform's shape. */
export function describeModelForApp(
  { key, label, description, noun, sample }: Offered,
  inputs: ApiInput[],
  operation: { perform: Perform; [function_: string]: unknown },
) {
  return {
    key,
    noun: noun.charAt(0).toUpperCase() + noun.slice(1),
    display: { label, description },
    operation: { inputFields: toInputFields(inputs), sample, ...operation },
  }
}
