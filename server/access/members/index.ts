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
export { addMember, findMemberMistakes, type NewMember } from './add.ts'
export { inviteMember } from './invite.ts'
export { listMembers } from './list.ts'
export { findMember, type Member, type MemberRow } from './member.ts'
export { hasPermission, type MemberRole, memberRoles, type Permission } from './permissions.ts'
export { hashPin } from './pin.ts'
export { removeMember } from './remove.ts'
export { changeRole } from './role.ts'
export { setPin } from './set-pin.ts'
export { verifyOverridePin } from './verify-pin.ts'
