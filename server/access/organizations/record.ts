import type { Reader } from '../../platform/database/prepared.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { PlanCode, PlanOverrides, Terminology } from '../plans/index.ts'
import { findOrganizationByRefSql, listOrganizationRowsSql, lockOrganizationByIdSql } from './queries.ts'

export type OrganizationRow = {
  id: string
  slug: string
  name: string
  timezone: string
  plan: PlanCode
  plan_overrides: PlanOverrides
  /** Only the words that differ from the standard. */
  terminology: Partial<Terminology>
  created_at: Date
}

export type OrganizationDetails = Omit<OrganizationRow, 'plan_overrides' | 'created_at'> & {
  overrides: PlanOverrides
  created_at: string
}

export function toOrganizationDetails({ plan_overrides, created_at, ...row }: OrganizationRow): OrganizationDetails {
  return { ...row, overrides: plan_overrides, created_at: created_at.toISOString() }
}

/** By id or slug. */
export async function findOrganization(reader: Reader, reference: string): Promise<OrganizationRow | undefined> {
  const [found] = await reader.run<OrganizationRow>(findOrganizationByRefSql, [reference])
  return found
}

export async function lockOrganization(transaction: Transaction, id: string): Promise<OrganizationRow> {
  const [found] = await transaction.run<OrganizationRow>(lockOrganizationByIdSql, [id])
  if (!found) throw new Error(`The organization ${id} is gone.`)
  return found
}

export const listOrganizations = async (reader: Reader): Promise<OrganizationDetails[]> =>
  (await reader.run<OrganizationRow>(listOrganizationRowsSql, [])).map(toOrganizationDetails)
