import { formatValidators } from '../../../spec/runtime/formats/index.ts'
import { hasVisibleText } from '../../../spec/runtime/formats/text.ts'
import type { Caller } from '../../access/callers/index.ts'
import { loadBackgroundCaller } from '../../access/keys/index.ts'
import { type Actor, checkPermission, type Denial } from '../../access/members/index.ts'
import { findVisibleEvent } from '../../access/visibility/index.ts'
import { isRefusal, type Refusal, refuseMistakes } from '../../platform/contract/refusal.ts'
import type { Reader } from '../../platform/database/prepared.ts'
import type { NewCommunication } from './drafts/change.ts'
import { findCommunications } from './drafts/queries.ts'
import { type AudienceStatus, toCommunication } from './drafts/shape.ts'

/** Members write to live attendees; a member limited to a group, to those of that group and its subgroups. */
export async function toSender(reader: Reader, actor: Actor, now: Date): Promise<Caller | Denial | Refusal> {
  const denied = checkPermission(actor, 'communications.send')
  if (denied) return denied
  const by = actor.member ? { type: 'member' as const, id: actor.member.id } : { type: 'operator' as const, id: null }
  return loadBackgroundCaller(reader, { organizationId: actor.organization.id, by, livemode: true }, now)
}

const MAX_LISTED = 1_000

export async function listCommunications(reader: Reader, caller: Caller, reference: string) {
  const event = await findVisibleEvent(reader, caller, reference)
  if (isRefusal(event)) return event
  const page = { limit: MAX_LISTED, position: null }
  return (await findCommunications(reader, caller, event.id, undefined, page)).map(toCommunication)
}

export type CommunicationInput = {
  name?: string
  subject: string
  body: string
  language?: string
  statuses?: string[]
  types?: string[]
  days?: string[]
  groups?: string[]
  admitted?: string
}

type Refused = Refusal<'validation_failed'>

const STATUSES: AudienceStatus[] = ['pending', 'awaiting_payment', 'waitlisted', 'confirmed', 'declined', 'cancelled']
const LANGUAGES = ['en', 'es']
const TRUTHS: Record<string, boolean> = { true: true, false: false }
const LONGEST = { name: 200, subject: 200, body: 20_000 }

export function parseNewCommunication(typed: CommunicationInput): NewCommunication | Refused {
  const { name, subject, body, language, statuses = [], admitted } = typed
  const unknown = statuses.filter((status) => !STATUSES.some((known) => known === status))
  const mistaken = refuseMistakes([
    mistakeInText('subject', subject, true),
    mistakeInText('body', body, false),
    name === undefined ? undefined : mistakeInText('name', name, true),
    unknown.length > 0 ? `The statuses must be among ${STATUSES.join(', ')}, not ${unknown.join(', ')}.` : undefined,
    language !== undefined && !LANGUAGES.includes(language)
      ? `The language must be en or es, not ${language}.`
      : undefined,
    admitted !== undefined && !(admitted in TRUTHS) ? `admitted must be true or false, not ${admitted}.` : undefined,
  ])
  if (mistaken) return mistaken
  return {
    name: name ?? null,
    subject,
    body,
    ...(language === undefined ? {} : { language: language as NewCommunication['language'] }),
    audience: {
      ...(typed.statuses === undefined ? {} : { statuses: statuses as AudienceStatus[] }),
      attendee_types: typed.types ?? null,
      days: typed.days ?? null,
      groups: typed.groups ?? null,
      admitted: admitted === undefined ? null : (TRUTHS[admitted] ?? null),
    },
  }
}

function mistakeInText(field: keyof typeof LONGEST, text: string, isLine: boolean): string | undefined {
  if (!hasVisibleText(text)) return `The ${field} must contain something that can be read.`
  if (text.length > LONGEST[field]) return `The ${field} must have at most ${LONGEST[field]} characters.`
  return isLine && !formatValidators.line?.(text) ? `The ${field} must be one line.` : undefined
}

const MAX_ADDRESSES = 10

export function parseTestAddresses(addresses: string[]): string[] | Refused {
  const wrong = addresses.filter((address) => !formatValidators.email?.(address))
  const mistaken = refuseMistakes([
    wrong.length > 0 ? `${wrong.join(', ')} must be an email address.` : undefined,
    addresses.length > MAX_ADDRESSES ? `A test goes to ${MAX_ADDRESSES} addresses at most.` : undefined,
  ])
  return mistaken ?? addresses
}

/** Null: send at once. */
export function parseSendTime(text: string | undefined): string | null | Refused {
  if (text === undefined) return null
  const isTime = formatValidators['date-time']?.(text)
  return refuseMistakes([isTime ? undefined : `at must be a time such as 2026-06-05T08:00:00Z, not ${text}.`]) ?? text
}
