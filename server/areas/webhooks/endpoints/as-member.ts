import { type Actor, checkPermission, type Denial, toGroupViewer } from '../../../access/members/index.ts'
import { type Refusal, refuseMistakes } from '../../../platform/contract/refusal.ts'
import type { HookAdmin } from './endpoint-caller.ts'
import type { EndpointChanges, NewEndpoint } from './input.ts'
import { isSampleType, type SampleType } from './send-test.ts'
import type { DeliveryStatus } from './shape.ts'

/** A member limited to a group manages its endpoints and those of its subgroups. Members see test events too. */
export function toHookAdmin(actor: Actor): HookAdmin | Denial {
  const { organization, key } = toGroupViewer(actor)
  const sight = { organization, device: null }
  const events: HookAdmin['events'] = { ...sight, key: { group: key.group, mode: 'test' } }
  return checkPermission(actor, 'tenant.integrations') ?? { ...sight, key, events }
}

/** As submitted by a form: an empty string means no filter or no description. */
export type EndpointFormFields = {
  url?: string
  types?: string[]
  event?: string
  group?: string
  mode?: string
  description?: string
  paused?: string
}

type Refused = Refusal<'validation_failed'>

const MAX_DESCRIPTION_LENGTH = 500
const MODES: Record<string, boolean | null> = { live: true, test: false, all: null }
const TRUTHS: Record<string, boolean> = { true: true, false: false }

export function parseNewEndpoint(typed: EndpointFormFields): NewEndpoint | Refused {
  const mistaken = refuseMistakes([...mistakesIn(typed), mistakeInChoice('paused', typed.paused, TRUTHS)])
  if (mistaken) return mistaken
  const { url = '', event_types = '*', ...filters } = written(typed)
  return { url, event_types, ...filters, paused: typed.paused === 'true' }
}

export const parseEndpointChanges = (typed: EndpointFormFields): EndpointChanges | Refused =>
  refuseMistakes(mistakesIn(typed)) ?? written(typed)

/** Absent fields stay absent, because absence has its own meaning. */
function written({ url, types, event, group, mode, description }: EndpointFormFields): EndpointChanges {
  return {
    ...(url === undefined ? {} : { url }),
    ...(types === undefined ? {} : { event_types: types as EndpointChanges['event_types'] }),
    ...(event === undefined ? {} : { event: event || null }),
    ...(group === undefined ? {} : { group: group || null }),
    ...(mode === undefined ? {} : { livemode: MODES[mode] ?? null }),
    ...(description === undefined ? {} : { description: description || null }),
  }
}

function mistakesIn({ types, mode, description }: EndpointFormFields): (string | undefined)[] {
  const isText = description === undefined || !/[\p{Cc}]/u.test(description)
  const isShort = [...(description ?? '')].length <= MAX_DESCRIPTION_LENGTH
  return [
    ...(types ?? []).map((type) => (type === '*' ? undefined : mistakeInType(type))),
    mistakeInChoice('mode', mode, MODES),
    isText && isShort
      ? undefined
      : `A description has up to ${MAX_DESCRIPTION_LENGTH} characters on one line, without control characters.`,
  ]
}

function mistakeInType(type: string): string | undefined {
  return isSampleType(type)
    ? undefined
    : `There is no event type ${type || 'without a name'}; "webhook types" shows them.`
}

function mistakeInChoice(name: string, value: string | undefined, known: object): string | undefined {
  if (value === undefined || Object.hasOwn(known, value)) return undefined
  return `--${name} must be one of ${Object.keys(known).join(', ')}, not ${value || 'empty'}.`
}

export const parseSampleType = (typed: string | undefined): SampleType | undefined | Refused =>
  typed === undefined || isSampleType(typed) ? typed : refuseMistakes([mistakeInType(typed)])

const STATUSES: Record<DeliveryStatus, true> = { pending: true, delivered: true, failed: true, dead: true }

export const parseDeliveryStatus = (typed: string | undefined): DeliveryStatus | undefined | Refused =>
  refuseMistakes([mistakeInChoice('status', typed, STATUSES)]) ?? (typed as DeliveryStatus | undefined)
