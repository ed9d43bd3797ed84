export {
  type DeviceIdentification,
  identifyDevice,
  isDeviceToken,
  makeDeviceToken,
} from './identify.ts'
export { deleteDigestsOfEventsSql, findDeviceDigestSql, insertDeviceDigestSql } from './queries.ts'
