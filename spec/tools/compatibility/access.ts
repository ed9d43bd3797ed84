import { type OpenApiDocument, type Operation, resolveRef, toCanonicalJson } from './document.ts'
import type { OperationEntry } from './operation-entries.ts'
import type { ReaderPair } from './pairing.ts'
import { type Breakage, type RuleName, report } from './rules.ts'

const promises: [RuleName, keyof Operation & string, string][] = [
  ['scope-changed', 'x-postern-scope', 'scope'],
  ['entitlement-changed', 'x-postern-entitlement', 'entitlement'],
  ['host-changed', 'x-postern-host', 'host'],
  ['pagination-changed', 'x-postern-pagination', 'pagination'],
]

export function compareAccess(readers: ReaderPair, before: OperationEntry, after: OperationEntry): Breakage[] {
  const { label } = before
  const changed = promises.flatMap(([rule, extension, name]) => {
    const [ours, theirs] = [before, after].map(({ operation }) => spoken(operation[extension]))
    return ours === theirs || beginsWhole(rule, before, after)
      ? []
      : [report(rule, label, `the ${name} changed from ${ours} to ${theirs}`)]
  })
  return [...changed, ...compareIdempotency(before, after), ...compareSecurity(readers, before, after)]
}

/** A list may get pages if the first page without a limit is still the whole list. */
function beginsWhole(rule: RuleName, before: OperationEntry, after: OperationEntry): boolean {
  if (rule !== 'pagination-changed' || before.operation['x-postern-pagination']) return false
  return after.operation['x-postern-pagination']?.order === 'fixed'
}

function compareIdempotency(before: OperationEntry, after: OperationEntry): Breakage[] {
  const [ours, theirs] = [before, after].map(({ operation }) => operation['x-postern-idempotency'] === true)
  if (ours === theirs) return []
  if (theirs) return [report('idempotency-required', before.label, 'the operation now requires an idempotency key')]
  return [report('idempotency-removed', before.label, 'retrying with an idempotency key is no longer safe')]
}

function compareSecurity(readers: ReaderPair, before: OperationEntry, after: OperationEntry): Breakage[] {
  const theirs = requirementsOf(readers.after.document, after.operation)
  const refused = requirementsOf(readers.before.document, before.operation).filter(
    (ours) => !theirs.some((current) => [...current.demands].every((demand) => ours.demands.has(demand))),
  )
  return refused.map(({ name }) =>
    report('security-tightened', before.label, `a caller with ${name} is no longer let in`),
  )
}

/** The alternative security requirements, each as a set: security schemes by their shape, and their scopes. */
function requirementsOf(document: OpenApiDocument, operation: Operation) {
  const listed = operation.security ?? document.security ?? []
  const requirements = listed.length === 0 ? [{}] : listed
  return requirements.map((requirement) => ({
    name: Object.keys(requirement).join(' and ') || 'no credentials',
    demands: new Set(
      Object.entries(requirement).flatMap(([scheme, scopes]) => {
        const shape = schemeShape(document, scheme)
        return [shape, ...scopes.map((scope) => `${shape} ${scope}`)]
      }),
    ),
  }))
}

function schemeShape(document: OpenApiDocument, name: string): string {
  const scheme = document.components?.securitySchemes?.[name]
  if (typeof scheme !== 'object' || scheme === null) return name
  const { description, bearerFormat, flows, ...shape } = resolveRef<Record<string, unknown>>(document, scheme as never)
  return toCanonicalJson({ ...shape, flows: Object.keys(flows ?? {}).toSorted() })
}

function spoken(value: unknown): string {
  if (value === undefined || value === null) return 'none'
  return typeof value === 'string' ? value : toCanonicalJson(value)
}
