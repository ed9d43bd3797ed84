import { type Document, getOperations } from '../document.ts'

/** Documents which operations paired devices may call, and that entitlements are only required of keys. */
export function documentDeviceAccess(document: Document): void {
  for (const { operation } of getOperations(document.paths)) {
    const { 'x-postern-scope': scope, 'x-postern-host': host, 'x-postern-entitlement': entitlement } = operation
    if (!scope || host !== 'scanner') continue
    operation['x-postern-devices'] = true
    if (operation['x-postern-refuses-keys']) continue
    operation.description = `${operation.description} A key needs the plan's \`${entitlement}\`; a paired device works on every plan.`
  }
}
