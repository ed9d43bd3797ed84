import type { Caller } from '../../../access/callers/index.ts'
import { type GroupRef, mapVisibleGroupCodes } from '../../../access/visibility/index.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import type { Work } from '../../../platform/work/work.ts'
import type { CheckInPoint, CheckInPointWithCodes } from './queries.ts'

/** For a key limited to a group: of the groups that the points admit, only those the key may see. */
export async function hidePointGroups(reader: Reader, caller: Caller, points: CheckInPoint[]): Promise<CheckInPoint[]> {
  const seen = await mapVisibleGroupCodes(
    reader,
    caller,
    points.flatMap(({ groups }) => groups ?? []),
  )
  if (!seen) return points
  return points.map((point) => ({ ...point, groups: point.groups && seenAmong(seen, point.groups).map(codeOf) }))
}

export async function hideInvisibleGroupsOfPoint(reader: Reader, caller: Caller, point: CheckInPoint) {
  const [shown] = await hidePointGroups(reader, caller, [point])
  return shown ?? point
}

/** A client that sends back what it read changes nothing, in particular not the groups it was not shown. */
export async function areShownGroupsUnchanged(
  { transaction }: Work,
  caller: Caller,
  { group_codes }: CheckInPointWithCodes,
  wanted: string[] | null | undefined,
): Promise<boolean> {
  if (!wanted || !group_codes) return false
  const seen = await mapVisibleGroupCodes(transaction, caller, group_codes)
  if (!seen) return false
  const shown = seenAmong(seen, group_codes)
  return shown.length === wanted.length && shown.every(({ id }) => wanted.includes(id))
}

function seenAmong(seen: Map<string, GroupRef>, codes: readonly string[]): GroupRef[] {
  return [...new Set(codes.flatMap((code) => seen.get(code) ?? []))]
}

const codeOf = ({ code }: GroupRef) => code
