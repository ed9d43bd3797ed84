export { createGroupAsMember, listGroupsAsMember } from './as-member.ts'
export { groupHandlers } from './handlers.ts'
