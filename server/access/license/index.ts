export type { License, LicenseDocument, LicenseFlaw, LicenseRevocation } from './document.ts'
export { verifyLicense } from './document.ts'
export { installLicenseDocument } from './install.ts'
export {
  evaluateLicense,
  type LicenseReport,
  type LicenseSettings,
  refuseWithoutLicense,
  reportLicense,
} from './state.ts'
