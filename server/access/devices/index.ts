export {
  type DeviceIdentification,
  identifyDevice,
  isDeviceToken,
  MAX_CALLS_PER_SECOND,
  makeDeviceToken,
} from './identify.ts'
export { findDeviceDigestSql } from './queries.ts'
