import type { components } from '../../../generated/types.ts'

export type Schemas = components['schemas']
