export {
  type DeviceIdentification,
  identifyDevice,
  isDeviceToken,
  makeDeviceToken,
} from './identify.ts'
export { findDeviceDigestSql } from './queries.ts'
