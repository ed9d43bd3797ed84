import type { Input, Model, TriggerModel } from './model'
import type { InputValues } from './request'

/** What people may choose for a trigger. */
export const pickChoices = ({ subscription }: Model): Input[] =>
  subscription.create.inputs.filter(({ key }) => subscription.choices.includes(key))

/** The choices of a subscription narrow the list of its samples too, by parameters of the same name. */
export function toSampleValues(model: Model, { samples }: TriggerModel, chosen: InputValues): InputValues {
  const named = pickChoices(model).map(({ at, key }) => [at.join('.'), chosen[key]] as const)
  const taken = named.filter(([name]) => samples.inputs.some(({ key }) => key === name))
  return Object.fromEntries(taken)
}
