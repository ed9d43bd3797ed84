export {
  type Actor,
  createDenial,
  type Denial,
  denyWithoutOrgPermission,
  denyWithoutPermission,
  listVisibleGroupIds,
  listVisibleGroups,
  toAuditOrigin,
  toEventCaller,
  toGroupCaller,
} from './actor.ts'
export { addInvitedMember, findMemberMistakes } from './add.ts'
export { changeMember, removeMember } from './change.ts'
export { type ListedMember, listMembers } from './list.ts'
export { findMember, type Member, type MemberRow } from './member.ts'
export { hasPermission, type MemberRole, memberRoles, type Permission } from './permissions.ts'
export { hashPin, removePin, setPin } from './pin.ts'
export { verifyOverridePin } from './verify-pin.ts'
