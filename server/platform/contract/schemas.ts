import type { components } from '../../../generated/types.ts'

export type Schemas = components['schemas']

/** An object of the contract, with its timestamps as PostgreSQL gives them. */
export type WithDates<Shown> = {
  [Field in keyof Shown]: Field extends `${string}_at` ? Date | Extract<Shown[Field], null> : Shown[Field]
}
