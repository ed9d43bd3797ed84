export { createGroupAs, listGroupsAs } from './as-member.ts'
export { groupHandlers } from './handlers.ts'
