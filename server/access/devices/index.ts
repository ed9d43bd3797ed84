export {
  type DeviceIdentification,
  identifyDevice,
  isDeviceToken,
  makeDeviceToken,
} from './identify.ts'
export { deleteDigestsOfEvents, findDeviceDigestSql, insertDeviceDigestSql } from './queries.ts'
