import { type Document, operationsOf } from '../document.ts'

const LICENSE_PAGES: Record<string, string> = { MIT: 'https://opensource.org/license/mit' }

/** Says in the customary way what the emitter says in a rarer one, which tools misread. */
export function sayCustomarily(document: Document): void {
  for (const { operation } of operationsOf(document.paths)) {
    const { security } = operation
    if (security?.length === 1 && isEmpty(security[0])) operation.security = []
  }
  const license = document.info.license
  const identifier = license?.['x-oai-license-identifier']
  if (!license || !identifier) return
  // OpenAPI 3.0 has no field for the identifier of a license, but one for its page.
  delete license['x-oai-license-identifier']
  license.url = LICENSE_PAGES[identifier]
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
