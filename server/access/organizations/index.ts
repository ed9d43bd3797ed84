export { changePlan, changePlanOverrides } from './change-plan.ts'
export { changeTerminology } from './change-terminology.ts'
export { createOrganization, type NewOrganization } from './create-organization.ts'
export { createOrganizationWithId, findOrganizationMistakes, type OrganizationInput } from './create-with-id.ts'
export { getMe } from './get-me.ts'
export {
  findOrganization,
  listOrganizations,
  type OrganizationDetails,
  type OrganizationRow,
} from './record.ts'
