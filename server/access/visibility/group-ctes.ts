import { buildIndexLookup } from '../../platform/database/index-plans.ts'

/** Recursive queries over the tree of groups. `organization` and `group` are SQL expressions, such as `$1`. */

/** The group and all below it. */
export function buildGroupsBelowCte(name: string, organization: string, group: string): string {
  return `${name} as (
  select id from groups where organization_id = ${organization} and id = ${group}
  union
  select child.id from groups child join ${name} on child.parent_id = ${name}.id where child.organization_id = ${organization}
)`
}

/** The group and all above it. */
export function buildGroupsAboveCte(name: string, organization: string, group: string): string {
  return `${name} as (
  select id, parent_id from groups where organization_id = ${organization} and id = ${group}
  union
  select parent.id, parent.parent_id from groups parent join ${name} on parent.id = ${name}.parent_id
  where parent.organization_id = ${organization}
)`
}

/** Each of several groups with itself and all above it, as `of` and `id`. */
export function buildGroupAncestorsCte(name: string, organization: string, groups: string): string {
  return `${name} as (
  select id as of, id, parent_id from groups where organization_id = ${organization} and id = any(${groups})
  union
  select ${name}.of, parent.id, parent.parent_id from ${name} cross join lateral (
    select id, parent_id from groups where organization_id = ${organization} and ${buildIndexLookup('groups.id', `${name}.parent_id`)}
  ) parent
)`
}
