export {
  CALLS_PER_SECOND,
  type DeviceIdentification,
  isDeviceToken,
  makeDeviceToken,
  recogniseDevice,
} from './identify.ts'
export { findDeviceDigest } from './queries.ts'
