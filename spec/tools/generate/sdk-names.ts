import { navigateProgram, type Operation, type Program } from '@typespec/compiler'
import { getRoutePath } from '@typespec/http'
import { getExtensions, setExtension } from '@typespec/openapi'
import { findHost } from '../../contract/lib/index.js'
import type { SdkMethodName } from '../document.ts'

/** Names in the contract that differ in JavaScript. */
const METHODS: Record<string, string> = { read: 'get', remove: 'delete' }

/** SDK names: the resource is the interface's route, which several may share; the method is the operation's name. */
export function nameSdkMethods(program: Program): void {
  navigateProgram(program, {
    operation(operation: Operation) {
      if (!operation.interface || getExtensions(program, operation).has('x-postern-webhook')) return
      const resource = toResourceNames(getRoutePath(program, operation.interface)?.path ?? '')
      const name: SdkMethodName = { resource, method: METHODS[operation.name] ?? operation.name }
      setExtension(program, operation, 'x-postern-sdk', name)
    },
  })
}

/** The parts of a route that are not parameters, as names. */
export function toResourceNames(route: string): string[] {
  const [, prefix] = findHost(route)
  const parts = route.slice(prefix.length).split('/')
  return parts.filter((part) => part && !part.startsWith('{')).map(toCamelCase)
}

export function toCamelCase(text: string): string {
  return text
    .replace(/[-_ ]+([a-z0-9])/gi, (_, letter) => letter.toUpperCase())
    .replace(/^[A-Z]/, (first) => first.toLowerCase())
}

/** Names with another meaning: one of the browser's globals, and one of the SDK's own. */
const TAKEN = new Set(['Event', 'Answer'])

export const toModelTypeName = (schema: string): string => (TAKEN.has(schema) ? `Postern${schema}` : schema)

/** The SDK's name of an operation's query: `DayQuery` of `listDays`, `RegistrationSearch` of `findRegistrations`. */
export function toQueryTypeName(operationId: string): string {
  const [, verb, things = ''] = /^(list|find|get)([A-Z].*)$/.exec(operationId) ?? []
  if (verb === 'list') return `${singular(things)}Query`
  if (verb === 'find') return `${singular(things)}Search`
  return `${things || capitalize(operationId)}Query`
}

function singular(things: string): string {
  return things
    .replace(/ies$/, 'y')
    .replace(/(x|ss|ch)es$/, '$1')
    .replace(/([^s])s$/, '$1')
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
