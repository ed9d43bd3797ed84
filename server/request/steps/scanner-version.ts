import { refuseProblems } from '../../platform/contract/problems.ts'
import { refuse } from '../../platform/contract/refusal.ts'
import { isOlderVersion, parseVersion } from '../../platform/formats/version.ts'
import type { RequestStep } from '../exchange.ts'

/** By the header, or else the version at pairing. Keys without the header, and pairing itself, are not checked. */
export function createScannerVersionStep(oldest: string): RequestStep {
  return ({ ctx, route, caller }) => {
    const sent = ctx.req.headers['x-scanner-version'] ?? caller?.device?.swVersion
    if (sent === undefined || route.host !== 'scanner' || route.scope === null) return undefined
    const version = parseVersion(String(sent))
    if (!version) {
      const message = 'The header X-Scanner-Version must be three numbers with dots, such as 2.1.0.'
      return refuseProblems([{ path: 'header/X-Scanner-Version', message }])
    }
    if (!isOlderVersion(version, oldest)) return undefined
    const message = `The scanner's version ${version} is no longer served; ${oldest} is the oldest that is.`
    return refuse('client_outdated', message, { fields: { min_sw_version: oldest } })
  }
}
