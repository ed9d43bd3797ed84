export { CALLS_PER_SECOND, type DeviceIdentification, recogniseDevice } from './identify.ts'
export { isDeviceToken, makeDeviceToken } from './token.ts'
