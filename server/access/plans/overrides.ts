import { refuseMistakes } from '../../platform/contract/refusal.ts'
import type { PlanOverrides } from './plans.ts'

type Entry = keyof PlanOverrides
type Value = boolean | number | null
type Kind = { expectation: string; read: (text: string) => Value | undefined }

const LARGEST = 2_147_483_647

const flag: Kind = {
  expectation: 'true or false',
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
}

const count = (least: number): Kind => ({
  expectation: `a whole number from ${least} to ${LARGEST}`,
  read: (text) => {
    const number = Number(text)
    return /^\d{1,10}$/.test(text) && number >= least && number <= LARGEST ? number : undefined
  },
})

const countOrNone: Kind = {
  expectation: `${count(0).expectation}, or none for calls that are not metered`,
  read: (text) => (text === 'none' ? null : count(0).read(text)),
}

const kinds: Record<Entry, Kind> = {
  attendee_cap: count(0),
  background_jobs: flag,
  api_read: flag,
  webhooks: flag,
  automation_apps: flag,
  api_write: flag,
  api_scanner: flag,
  api_rate_per_min: count(1),
  api_calls_monthly: countOrNone,
}

export const planOverrideKeys = Object.keys(kinds) as Entry[]

/** Parses texts such as `attendee_cap=500`; undefined for an entry to remove. */
export function parsePlanOverrideChanges(texts: string[]) {
  const changes: Record<string, Value | undefined> = {}
  const mistakes: string[] = []
  for (const text of texts) {
    const [, entry = text, value] = /^([^=]*)=(.*)$/s.exec(text) ?? []
    const mistake = mistakeIn(entry, value, changes)
    if (mistake) mistakes.push(mistake)
    else changes[entry] = value === '' ? undefined : kinds[entry as Entry].read(value ?? '')
  }
  return refuseMistakes(mistakes) ?? changes
}

function mistakeIn(entry: string, value: string | undefined, changes: object): string | undefined {
  if (!Object.hasOwn(kinds, entry))
    return `Plans have no entry ${entry || 'without a name'}; the entries are ${planOverrideKeys.join(', ')}.`
  const { expectation, read } = kinds[entry as Entry]
  if (value === undefined) return `Write ${entry}=VALUE to set ${entry}, or ${entry}= to remove the override.`
  if (Object.hasOwn(changes, entry)) return `${entry} is given twice.`
  if (value !== '' && read(value) === undefined) return `${entry} must be ${expectation}, not ${value}.`
  return undefined
}
