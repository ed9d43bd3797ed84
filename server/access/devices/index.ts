export { CALLS_PER_SECOND, type DeviceIdentification, recogniseDevice } from './identify.ts'
export { findDeviceDigest } from './queries.ts'
export { isDeviceToken, makeDeviceToken } from './token.ts'
