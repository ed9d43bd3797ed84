import { DECISION_VERSION } from '#sdk/checkin'
import type { Caller } from '../../../access/callers/index.ts'
import { computeLinkExpiry, type LinkSigner } from '../../../access/links/index.ts'
import { type EventRow, readVisibleGroups } from '../../../access/visibility/index.ts'
import type { Schemas } from '../../../platform/contract/schemas.ts'
import type { Reader } from '../../../platform/database/prepared.ts'
import { readEventStructure } from '../../events/index.ts'

export type Manifest = Schemas['Manifest']

export type ManifestSettings = { links: LinkSigner; minScannerVersion: string }

type ManifestRequest = ManifestSettings & { caller: Caller; event: EventRow; origin: string }

const LANGUAGES = ['en', 'es'] as const

/** The bytes are the same while nothing changes, so that scanners can use the ETag. */
export async function readManifest(reader: Reader, request: ManifestRequest): Promise<Manifest> {
  const { caller, event, minScannerVersion } = request
  const limit = caller.key.group
  const [{ days, types, points }, groups] = await Promise.all([
    readEventStructure(reader, caller, event),
    readVisibleGroups(reader, caller),
  ])
  const { id, code, name, timezone, language, livemode } = event
  const changes = [event.updated_at, ...[...days, ...types, ...points, ...groups].map(({ updated_at }) => updated_at)]
  return {
    event: { id, code, name, timezone, language, livemode },
    days: days.map(({ capacity: _, created_at: __, updated_at: ___, ...day }) => day),
    check_in_points: points.map(({ created_at: _, updated_at: __, ...point }) => point),
    attendee_types: types.map(({ id, code, name, ticket }) => ({ id, code, name, ticket })),
    groups: groups.map(({ id, code, name, parent_code }) => ({
      id,
      code,
      name,
      // A key may not know the groups above its own.
      parent: id === limit?.id ? null : parent_code,
    })),
    group: limit?.code ?? null,
    terminology: caller.organization.terminology,
    languages: [language, ...LANGUAGES.filter((other) => other !== language)],
    roster: rosterOf(request),
    min_sw_version: minScannerVersion,
    decision_version: DECISION_VERSION,
    changed_at: new Date(Math.max(...changes.map((at) => new Date(at).getTime()))).toISOString(),
    livemode: caller.key.mode === 'live',
  }
}

function rosterOf({ caller, event, links, origin }: ManifestRequest): Manifest['roster'] {
  const organizationId = caller.organization.id
  const expiresAt = computeLinkExpiry(caller)
  const link = links.write({
    organizationId,
    operation: 'readRoster',
    objectId: event.id,
    groupId: caller.key.group?.id ?? null,
    expiresAt,
    credential: { kind: caller.device ? 'device' : 'key', id: caller.key.id },
  })
  return {
    url: `${origin}/api/v1/events/${event.id}/scan/roster?link=${link}`,
    expires_at: expiresAt.toISOString(),
    scope: canSeeWholeEvent(caller, event) ? 'event' : 'group',
    hash: 'sha256',
    salt: links.saltOf(organizationId, event.id),
  }
}

/** A key limited to a group sees all attendees of an event inside that group. */
export const canSeeWholeEvent = ({ key }: Caller, event: EventRow): boolean => key.group === null || event.within_reach
