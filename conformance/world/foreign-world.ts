import { openLeftovers } from './leftovers.ts'
import { isKeyRole, type KeyRole, keyRoles } from './roles.ts'
import type { World } from './world.ts'

export type GivenKeys = Partial<Record<KeyRole, string>>

type Given = Pick<World, 'baseUrl' | 'lenient' | 'observe' | 'pace'>

/** A run against somebody else's server, with the given keys. */
export function buildForeignWorld(given: Given, keys: GivenKeys): World {
  return {
    ...given,
    leftovers: openLeftovers(),
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

/** Reads the keys by role from the text of a JSON file. */
export function readKeys(text: string): GivenKeys {
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
  return content as GivenKeys
}
