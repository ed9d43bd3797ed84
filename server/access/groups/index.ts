export { createGroupAsMember, listGroupsAsMember } from './create.ts'
export { groupHandlers } from './handlers.ts'
