import type { Reader } from '../../platform/database/prepared.ts'
import type { AuditOrigin } from '../../platform/work/audit/index.ts'
import { type EventViewer, type GroupRow, type GroupViewer, readVisibleGroups } from '../visibility/index.ts'
import type { MemberRow } from './member.ts'
import { addArticle, describePermission, describeRolesWith, hasPermission, type Permission } from './permissions.ts'

/** A user of the command line or the console: a member of the organization, or the operator (null). */
export type Actor = { organization: { id: string; slug: string }; member: MemberRow | null }

/** Members do not call the API, so its contract has no code for this. */
export type Denial = { kind: 'refusal'; code: 'not_permitted'; message: string }

export const buildDenial = (message: string): Denial => ({ kind: 'refusal', code: 'not_permitted', message })

export function checkPermission({ member, organization }: Actor, permission: Permission): Denial | undefined {
  if (!member || hasPermission(member.role, permission)) return undefined
  return buildDenial(
    `${member.email} is ${addArticle(member.role)} of ${organization.slug} and cannot ${describePermission(permission)}; ` +
      `that takes ${describeRolesWith(permission)}.`,
  )
}

/** Like `deny`, for what belongs to the whole organization: a member limited to a group has no access. */
export function checkOrgPermission(actor: Actor, permission: Permission): Denial | undefined {
  const denied = checkPermission(actor, permission)
  const { member } = actor
  if (denied || !member?.group_id) return denied
  return buildDenial(
    `${member.email} is limited to the group ${member.group_code} and cannot ${describePermission(permission)} of the whole ` +
      `organization; that takes ${describeRolesWith(permission)} without a group.`,
  )
}

export function toAuditOrigin(
  { organization, member }: Actor,
  via: Pick<AuditOrigin, 'source' | 'requestId'> = { source: 'cli', requestId: null },
): AuditOrigin {
  return {
    organizationId: organization.id,
    actor: member ? { type: 'member', id: member.id } : { type: 'system', id: null },
    client: null,
    ...via,
  }
}

/** The actor as a caller for groups. Members work with live groups; test groups belong to test keys. */
export function toGroupViewer({ organization, member }: Actor): GroupViewer {
  const group = member?.group_id ? { id: member.group_id, code: member.group_code ?? '' } : null
  return { organization, key: { group, mode: 'live' } }
}

/** Members see live and test events of their group, of those below it and of those above it. */
export function toEventViewer(actor: Actor): EventViewer {
  const { organization, key } = toGroupViewer(actor)
  return { organization, key: { group: key.group, mode: 'test' }, device: null }
}

export const listVisibleGroups = (reader: Reader, actor: Actor): Promise<GroupRow[]> =>
  readVisibleGroups(reader, toGroupViewer(actor))

/** Null when the actor sees the whole organization, including what has no group. */
export const listVisibleGroupIds = async (reader: Reader, actor: Actor): Promise<string[] | null> =>
  !actor.member?.group_id ? null : (await listVisibleGroups(reader, actor)).map(({ id }) => id)
