import type { ApiInput, AppModel, TriggerModel } from './model'
import type { InputValues } from './request'

/** What people may choose for a trigger. */
export const listTriggerChoices = ({ subscription }: AppModel): ApiInput[] =>
  subscription.create.inputs.filter(({ key }) => subscription.choices.includes(key))

/** The choices of a subscription narrow the list of its samples too, by parameters of the same name. */
export function toSampleValues(model: AppModel, { samples }: TriggerModel, chosen: InputValues): InputValues {
  const named = listTriggerChoices(model).map(({ at, key }) => [at.join('.'), chosen[key]] as const)
  const taken = named.filter(([name]) => samples.inputs.some(({ key }) => key === name))
  return Object.fromEntries(taken)
}
