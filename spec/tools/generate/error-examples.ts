import { type Document, type ErrorDefinition, getParameters, type LocatedOperation } from '../document.ts'

/** The operation's own example of an error; undefined if the example of the code fits. */
export function buildErrorExample(
  document: Document,
  located: LocatedOperation,
  code: string,
  facts: ErrorDefinition | undefined,
): object | undefined {
  const { operation } = located
  const example: RefusalExample | undefined =
    operation['x-postern-refusal-examples']?.[code] ?? derived(document, located, code)
  if (!example || !facts) return undefined
  const { code: _, message: __, details: ___, ...rest } = facts.example
  const { fields, ...words } = example
  return { code, ...words, ...rest, ...fields }
}

type RefusalExample = { message: string; details?: unknown; fields?: object }

/** What people call each entitlement, and the lowest plan with it. */
const ENTITLEMENTS: Record<string, [words: string, code: string, name: string]> = {
  api_read: ['reading with the API', 'growth', 'Growth'],
  webhooks: ['webhooks', 'growth', 'Growth'],
  api_write: ['changes with the API', 'scale', 'Scale'],
  api_scanner: ['scanning with a key', 'scale', 'Scale'],
  automation_apps: ['apps of automation platforms', 'growth', 'Growth'],
}

function derived(document: Document, located: LocatedOperation, code: string): RefusalExample | undefined {
  const { 'x-postern-scope': scope, 'x-postern-entitlement': entitlement = '' } = located.operation
  const noun = findPathNoun(document, located)
  switch (code) {
    case 'api_key_scope':
      return {
        message: `This operation needs the scope ${scope}, which the API key does not have.`,
        details: { scope },
      }
    case 'entitlement_required': {
      // Devices, and calls with a pairing code, need no other entitlement.
      const key = located.operation['x-postern-refuses-keys'] ? 'automation_apps' : entitlement
      const [words, upgrade_plan, name] = ENTITLEMENTS[key] ?? []
      const message = `The plan Free does not include ${words}; the plan ${name} does.`
      return { message, fields: { key, upgrade_plan } }
    }
    case 'not_found':
      return noun
        ? {
            message: `There is no ${noun} ${NOBODY}.`,
            details: { object: noun.replaceAll(/[ -]/g, '_'), reference: NOBODY },
          }
        : undefined
    default:
      return undefined
  }
}

const NOBODY = '01JQ90B3D5F7H9K1N3Q5S7V9X2'

/** The noun of the object at the path: that of its last parameter. */
export function findPathNoun(document: Document, { path, operation }: LocatedOperation): string | undefined {
  const named = getParameters(document, operation).filter((parameter) => parameter.in === 'path')
  const last = named.toSorted((one, other) => path.indexOf(`{${one.name}}`) - path.indexOf(`{${other.name}}`)).at(-1)
  return last?.name.replace('check_in', 'check-in').replaceAll('_', ' ')
}
