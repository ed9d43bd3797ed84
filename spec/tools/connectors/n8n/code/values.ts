import type { InputValues } from '../../runtime/request.ts'
import { isRecord } from '../../runtime/ways.ts'
import { OPTIONAL_INPUTS_KEY, TABLE_ROWS_KEY } from './properties.ts'

/** What people filled in, by the keys of the inputs: those that are asked for, and what was added to them. */
export function readInputValues(keys: string[], read: (name: string) => unknown): InputValues {
  const optional = unwrap(read(OPTIONAL_INPUTS_KEY))
  const top = keys.map((key) => [key, unwrap(read(key))] as const).filter(([, value]) => value !== undefined)
  return { ...(isRecord(optional) ? optional : {}), ...Object.fromEntries(top) }
}

/** Values as they are: a chosen item is its value, and a table its rows. */
function unwrap(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrap)
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  if ('__rl' in value) return value.value
  if (TABLE_ROWS_KEY in value) return unwrap(value[TABLE_ROWS_KEY])
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, unwrap(inside)]))
}
