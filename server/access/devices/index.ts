export {
  type DeviceIdentification,
  isDeviceToken,
  MAX_CALLS_PER_SECOND,
  makeDeviceToken,
  recogniseDevice,
} from './identify.ts'
export { findDeviceDigestSql } from './queries.ts'
