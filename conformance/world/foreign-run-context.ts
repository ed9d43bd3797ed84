import { createLeftoverRegistry } from './leftovers.ts'
import { isKeyRole, type KeyRole, keyRoles } from './roles.ts'
import type { RunContext } from './run-context.ts'

export type KeysByRole = Partial<Record<KeyRole, string>>

type Given = Pick<RunContext, 'baseUrl' | 'lenient' | 'observe' | 'pace'>

export function createForeignRunContext(given: Given, keys: KeysByRole): RunContext {
  return {
    ...given,
    leftovers: createLeftoverRegistry(),
    memory: new Map(),
    headersOf: () => ({}),
    interventions: null,
    find: async (role) => {
      const value = keys[role]
      return value ? { value, name: role } : null
    },
  }
}

export class KeysFileError extends Error {}

export function parseKeysFile(text: string): KeysByRole {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw new KeysFileError('The file of keys is not JSON.')
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new KeysFileError('The file of keys must hold an object of roles and keys.')
  }
  for (const [role, value] of Object.entries(content)) {
    if (!isKeyRole(role)) {
      throw new KeysFileError(`The role "${role}" is not known; the roles are ${Object.keys(keyRoles).join(', ')}.`)
    }
    if (typeof value !== 'string' || value === '') throw new KeysFileError(`The key of "${role}" must be a text.`)
  }
  return content as KeysByRole
}
