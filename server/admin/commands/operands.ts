import type { Operand } from '../command.ts'

export const org: Operand = { name: 'org', about: 'the slug or id of the organization' }
