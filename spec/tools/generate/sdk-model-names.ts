/** Names that mean something else to whoever imports them: one of the browser's, and one of the SDK's own. */
const TAKEN = new Set(['Event', 'Answer'])

/** What the SDK calls a schema of the contract. */
export function modelName(schema: string): string {
  return TAKEN.has(schema) ? `Postern${schema}` : schema
}

/** What the SDK calls the query of an operation: `DayQuery` of `listDays`, `RegistrationSearch` of `findRegistrations`. */
export function queryName(operationId: string): string {
  const [, verb, things = ''] = /^(list|find|get)([A-Z].*)$/.exec(operationId) ?? []
  if (verb === 'list') return `${singular(things)}Query`
  if (verb === 'find') return `${singular(things)}Search`
  return `${things || capital(operationId)}Query`
}

function singular(things: string): string {
  return things
    .replace(/ies$/, 'y')
    .replace(/(x|ss|ch)es$/, '$1')
    .replace(/([^s])s$/, '$1')
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
