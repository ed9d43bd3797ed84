import { randomBytes } from 'node:crypto'
import type { PosternClient } from '#sdk'
import type { CaseEvent, GroupDefinition, PointDefinition } from '../format.ts'

export type BuiltEvent = {
  code: string
  /** Maps the code of a group to its code in the organization; null if the key cannot create groups. */
  groupCode: ((code: string) => string) | null
}

export type CaseEventBuilder = ReturnType<typeof buildCaseEventBuilder>

/** Builds events with a client, and groups if its key may create them; both get the key's mode. */
export function buildCaseEventBuilder(client: PosternClient, makesGroups: boolean) {
  const run = `scan-cases-${randomBytes(4).toString('hex')}`
  const events = new Map<string, Promise<BuiltEvent>>()
  const trees = new Map<string, Promise<(code: string) => string>>()
  const built: string[] = []
  const treeOf = (groups: readonly GroupDefinition[]) =>
    remembered(trees, groups, () => makeGroups(client, groups, `${run}-${trees.size}`))
  return {
    makesGroups,
    built,
    eventFor: (world: CaseEvent) =>
      remembered(events, world, async () => {
        const code = `${run}-${events.size}`
        const groupCode = makesGroups ? await treeOf(world.groups) : null
        built.push(code)
        await makeEvent(client, code, world, groupCode)
        return { code, groupCode }
      }),
  }
}

function remembered<Value>(known: Map<string, Promise<Value>>, about: unknown, make: () => Promise<Value>) {
  const key = JSON.stringify(about)
  const found = known.get(key) ?? make()
  known.set(key, found)
  return found
}

/** Group codes are unique in the whole organization, hence the prefix. */
async function makeGroups(client: PosternClient, groups: readonly GroupDefinition[], prefix: string) {
  const codeOf = (code: string) => `${prefix}-${groups.findIndex((group) => group.code === code)}`
  const made = new Set<string | null>([null])
  while (made.size <= groups.length) {
    const next = groups.filter(({ code, parent }) => !made.has(code) && made.has(parent))
    if (next.length === 0) throw new Error('The groups of the world name each other as their parents.')
    for (const { code, parent } of next) {
      await client.groups.create({ code: codeOf(code), name: code, parent: parent === null ? null : codeOf(parent) })
      made.add(code)
    }
  }
  return codeOf
}

async function makeEvent(client: PosternClient, code: string, world: CaseEvent, groupCode: BuiltEvent['groupCode']) {
  await client.events.create({ code, name: `Scan cases ${code}`, timezone: world.timezone })
  for (const { code: day, date, starts_at, ends_at, locked_at } of world.days) {
    await client.events.days.create(code, { code: day, date, starts_at, ends_at })
    if (locked_at) await client.events.days.lock(code, day, { effective_at: toMillisecondInstant(locked_at) })
  }
  for (const type of world.attendee_types) await client.events.attendeeTypes.create(code, { ...type, name: type.code })
  for (const point of world.check_in_points) {
    const sent = toNewPoint(point, world, groupCode)
    if (sent) await client.events.checkInPoints.create(code, sent)
  }
  await client.events.publish(code)
}

/** A case may replace days that points of the shared world refer to; such references admit nobody and are left out. */
function toNewPoint(point: PointDefinition, world: CaseEvent, groupCode: BuiltEvent['groupCode']) {
  const known = (codes: readonly string[] | null | undefined, among: readonly { code: string }[]) =>
    codes?.filter((code) => among.some((one) => one.code === code)) ?? null
  const groups = known(point.groups, world.groups)
  if (groups && groups.length > 0 && !groupCode) return null
  const { code, kind, opens_at, closes_at, limit, requires } = point
  return {
    code,
    name: code,
    kind: kind as 'entry',
    days: known(point.days, world.days),
    attendee_types: known(point.attendee_types, world.attendee_types),
    groups: groups && groupCode ? groups.map(groupCode) : groups,
    opens_at,
    closes_at,
    windows: (point.windows ?? []).filter(({ day }) => world.days.some((one) => one.code === day)),
    ...(limit ? { limit: limit as 'per_day' } : {}),
    ...(requires ? { requires: requires as 'none' } : {}),
  }
}

export const toMillisecondInstant = (instant: string) => new Date(instant).toISOString()
