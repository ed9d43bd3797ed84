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
export { findMemberMistakes } from './add.ts'
export { changeMember } from './change.ts'
export { removePin, setPin } from './change-pin.ts'
export { addInvitedMember } from './invite.ts'
export { type ListedMember, listMembers } from './list.ts'
export { findMember, type Member, type MemberRow } from './member.ts'
export { hasPermission, type MemberRole, memberRoles, type Permission } from './permissions.ts'
export { hashPin } from './pin.ts'
export { removeMember } from './remove.ts'
export { verifyOverridePin } from './verify-pin.ts'
