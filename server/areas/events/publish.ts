import type { Caller } from '../../access/callers/index.ts'
import { type LicenseSettings, refuseUnlicensed } from '../../access/license/index.ts'
import type { EventRow } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuse } from '../../platform/contract/refusal.ts'
import type { Work } from '../../platform/work/work.ts'
import { promoteAfterChange } from '../booking/index.ts'
import { changeStatus } from './change-status.ts'
import { type ChangeRefusal, changeableEvent } from './find.ts'
import { countStructure } from './queries.ts'
import type { Event } from './shape.ts'

/** Of all acts this one alone asks for a license. */
export async function publishEvent(
  work: Work,
  caller: Caller,
  reference: string,
  license: LicenseSettings,
): Promise<Event | ChangeRefusal | Refusal<'license_not_valid'>> {
  const event = await changeableEvent(work, caller, reference, ['draft'])
  if (isRefusal(event)) return event
  const refusal = (await checkComplete(work, caller, event)) ?? (await refuseUnlicensed(work, license))
  if (refusal) return refusal
  const published = await changeStatus(work, caller, event, { to: 'published', action: 'event.published' })
  await promoteAfterChange(work, caller.organization.id, event.id)
  return published
}

async function checkComplete(work: Work, caller: Caller, event: EventRow): Promise<ChangeRefusal | undefined> {
  const key = [caller.organization.id, event.id]
  const [counts] = await work.transaction.run<{ days: number; types: number }>(countStructure, key)
  const missing = [...(counts?.days ? [] : ['day']), ...(counts?.types ? [] : ['attendee type'])]
  if (missing.length === 0) return undefined
  return refuse(
    'invalid_state',
    `The event ${event.code} cannot be published without ${missing.map(withArticle).join(' and ')}.`,
    {
      details: { state: event.status, missing },
    },
  )
}

const withArticle = (thing: string) => `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`
