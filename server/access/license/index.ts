export type { License, LicenseDocument, LicenseProblem, Revocation } from './document.ts'
export { verifyLicense } from './document.ts'
export { installDocument } from './install.ts'
export {
  evaluateLicense,
  type LicenseReport,
  type LicenseSettings,
  refuseUnlicensed,
  reportLicense,
} from './state.ts'
