import { type Document, operationsOf, type Parameter } from '../document.ts'

const REQUEST_ID: Parameter = {
  name: 'X-Request-Id',
  in: 'header',
  description:
    'An id of your own for this request, of up to 128 letters, digits and `._:-`. It comes back in the answer and stands in our logs; ' +
    'without one, or with one that cannot be used, the request gets a new id.',
  schema: { type: 'string' },
}

const SERVICE_CLIENT: Parameter = {
  name: 'X-Service-Client',
  in: 'header',
  description:
    'The name of the app that calls, for apps of automation platforms. It stands in the audit log. A request that sends it needs a plan ' +
    'with `automation_apps`.',
  schema: { type: 'string', minLength: 1, maxLength: 100, pattern: '^[ -~]+$' },
}

const SCANNER_VERSION: Parameter = {
  name: 'X-Scanner-Version',
  in: 'header',
  description:
    'The version of the software of the scanner, such as `2.1.0`. One that is too old is refused with 426. Of a device that does not send it, the version that it was paired with is judged; of a key, none.',
  schema: { type: 'string', pattern: '^(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})$' },
}

/** The headers that the request path reads, whatever the operation. */
export function addRequestHeaders(document: Document): void {
  const parameters = { RequestId: REQUEST_ID, ServiceClient: SERVICE_CLIENT, ScannerVersion: SCANNER_VERSION }
  document.components.parameters = { ...document.components.parameters, ...structuredClone(parameters) }
  for (const { operation } of operationsOf(document.paths)) {
    const withKey = operation['x-postern-scope'] !== undefined
    const atScanner = withKey && operation['x-postern-host'] === 'scanner'
    const ofAnOrganization = withKey || operation['x-postern-refuses-keys'] !== undefined
    const names = [
      'RequestId',
      ...(ofAnOrganization ? ['ServiceClient'] : []),
      ...(atScanner ? ['ScannerVersion'] : []),
    ]
    const refs = names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
    operation.parameters = [...(operation.parameters ?? []), ...refs]
  }
}
