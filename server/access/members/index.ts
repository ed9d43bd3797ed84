export {
  type Actor,
  asEventCaller,
  asGroupCaller,
  commandOrigin,
  type Denial,
  deny,
  denyForWhole,
  visibleGroupIds,
  visibleGroups,
} from './actor.ts'
export { addMember, mistakesInMember, type NewMember } from './add.ts'
export { listMembers } from './list.ts'
export { findMember, type Member, type MemberRow } from './member.ts'
export { type MemberRole, type Permission, roles } from './permissions.ts'
export { hashPin } from './pin.ts'
export { changeRole } from './role.ts'
export { setPin } from './set-pin.ts'
export { verifyPin } from './verify-pin.ts'
