export { changePlan, changePlanOverrides, changeTerminology } from './change.ts'
export * from './create.ts'
export { getMe } from './get-me.ts'
export {
  findOrganization,
  listOrganizations,
  type OrganizationDetails,
  type OrganizationRow,
} from './record.ts'
