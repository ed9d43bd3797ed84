import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { nameToLabel } from '../../../spec/runtime/console/described.ts'
import { completeTerminology, plans, termNames } from '../../access/plans/index.ts'
import { labelOf } from './contract/choices.ts'
import { describeOperations, getPageTitle } from './contract/operations.ts'
import { findOperationPermission } from './contract/operations-of-members.ts'
import { spanishHelpTexts } from './help-es.ts'
import { translate } from './labels.ts'
import { spanishLabels } from './labels-es.ts'
import { spanishOperationHelp } from './operation-help-es.ts'
import { describeCodeInSpanish, spanishErrorMeanings } from './refusals-es.ts'

const flat = <F extends { fields: F[] }>(fields: F[]): F[] => fields.flatMap((field) => [field, ...flat(field.fields)])
const offered = [...describeOperations().values()].filter(({ id }) => findOperationPermission(id) !== null)
const fieldsOfForms = offered.flatMap(({ id, body }) =>
  // Chosen by event, and not written out.
  flat(body.filter(({ name }) => !(id === 'createTemplateImport' && name === 'template'))),
)
const labels = [
  ...new Set(
    offered.flatMap((operation) => {
      const { method, summary, body, query, answer, isList } = operation
      // A page of one object is called by that object's own name.
      const title = method === 'GET' ? (isList ? [getPageTitle(operation)] : []) : [summary]
      const all: { choices: string[] }[] = [...flat([...body, ...query]), ...flat(answer)]
      return [
        ...title,
        ...flat([...body, ...query]).map(({ label }) => label),
        ...flat(answer).map(({ name }) => nameToLabel(name)),
        ...all.flatMap(({ choices }) => choices.filter((choice) => !choice.includes('.')).map(labelOf)),
      ]
    }),
  ),
]

test('every page, act, field and choice of the console has Spanish words', () => {
  expect(labels.filter((label) => !spanishLabels.has(label))).toEqual([])
})

test('the help of every field and act has Spanish words, and none is there for nothing', () => {
  const help = new Set(fieldsOfForms.map(({ help }) => help).filter((one) => one !== ''))
  expect([...help].filter((one) => !spanishHelpTexts.has(one))).toEqual([])
  expect([...spanishHelpTexts.keys()].filter((one) => !help.has(one))).toEqual([])
  const acts = offered.filter(({ method }) => method !== 'GET').map(({ id }) => id)
  expect(Object.keys(spanishOperationHelp).sort()).toEqual(acts.sort())
})

const SERVER = join(import.meta.dirname, '../..')

/** Of keys, devices and programs: members have no such thing. */
const NOT_OF_MEMBERS = /^(api_key_(?!group|test_mode|scope)|device_|client_|idempotency_key|malformed|method_|headers_)/

test('every refusal that members can meet has Spanish words', () => {
  const met = new Set(offered.flatMap(({ id }) => operations[id].errors.filter((code) => !NOT_OF_MEMBERS.test(code))))
  expect(met.size).toBeGreaterThan(20)
  expect(
    [...met].filter((code) => !spanishErrorMeanings.has(code) && describeCodeInSpanish(code, {}) === undefined),
  ).toEqual([])
})

test('every state and entitlement that something is refused for has Spanish words', async () => {
  const states = new Set<string>()
  for await (const file of glob('{access,areas}/**/*.ts', { cwd: SERVER })) {
    const text = readFileSync(join(SERVER, file), 'utf8')
    for (const [, state = ''] of text.matchAll(/refuseState\(\s*'([a-z_]+)'/g)) states.add(state)
  }
  expect(states.size).toBeGreaterThan(10)
  const untold = [...states].filter((state) => describeCodeInSpanish('invalid_state', { state }) === undefined)
  expect(untold).toEqual([])
  const { name: _, ...allowance } = plans.free
  const entitlements = Object.entries(allowance).flatMap(([key, has]) => (typeof has === 'boolean' ? [key] : []))
  expect(entitlements.map((key) => describeCodeInSpanish('entitlement_required', { key }))).not.toContain(undefined)
})

test('the help of forms speaks of forms, and not of keys and null', () => {
  expect(
    fieldsOfForms.map(({ help }) => help).filter((help) => /\bnull\b|\bkeys?\b|\bids? or codes?\b/.test(help)),
  ).toEqual([])
})

const own = {
  event: { singular: 'odyssey', plural: 'odysseys' },
  attendee: { singular: 'guest', plural: 'guests' },
  ticket: { singular: 'pass', plural: 'passes' },
  day: { singular: 'session', plural: 'sessions' },
  check_in_point: { singular: 'door', plural: 'doors' },
  group: { singular: 'region', plural: 'regions' },
}
const inOwnWords = { organization: { terminology: own } }
const standard = { organization: { terminology: completeTerminology({}) } }

test.each([
  ['en', 'Events', 'Odysseys'],
  ['en', 'Create an event', 'Create an odyssey'],
  ['en', 'Cancel an attendee', 'Cancel a guest'],
  ['en', 'Check-in points', 'Doors'],
  ['en', 'Check in point', 'Door'],
  ['en', 'Attendee types', 'Guest types'],
  ['en', 'Payment deadline (days)', 'Payment deadline (days)'],
  ['en', 'Event types', 'Event types'],
  ['es', 'Create an event', 'Crear odyssey'],
  ['es', 'Template of an event', 'Plantilla de odyssey'],
  ['es', 'Tickets', 'Passes'],
  ['es', 'Check-ins', 'Registros de acceso'],
  ['es', 'Clear test check-ins', 'Borrar los registros de acceso de prueba'],
  ['es', 'Ticket class', 'Clase de entrada'],
] as const)('in %s, "%s" is "%s" for an organization with words of its own', (language, label, expected) => {
  expect(translate({ language, caller: inOwnWords }, label)).toBe(expected)
})

test('no label keeps a standard word where the organization has its own, but for those of others', () => {
  const words = /(?<!\p{L})(check[- ]in points?|events?|attendees?|tickets?|days?|groups?)(?!\p{L})/iu
  const kept = labels.filter((label) => words.test(translate({ language: 'en', caller: inOwnWords }, label)))
  expect(kept.sort()).toEqual([
    'Day first',
    'Event type',
    'Event types',
    'Events on a source platform',
    'Payment deadline (days)',
    'Payment deadline days',
    'Send a test event',
    'Source event',
    'Ticket class',
    'Ticket classes on a source platform',
    'Webhook event types',
  ])
  for (const label of labels) expect(translate({ language: 'en', caller: standard }, label)).toBe(label)
  expect(termNames.toSorted()).toEqual(Object.keys(own).sort())
})
