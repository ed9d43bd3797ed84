import { makeTestEvent } from '../../../fixtures.ts'
import type { FreezeScenario } from '../scenario.ts'
import { buildNewClientAddressHeaders, type FreezeScenarioTarget } from '../target.ts'
import { buildMaxSizeBody, buildUnknownFieldsJson, MAX_BODY_BYTES } from './fill-body.ts'

const MAX_DEPTH = 32
const MAX_KEYS = 10_000

type Parts = [start: string, part: string, end: string]

/** Bodies that are invalid in one way each, however long they are: how they begin, what is repeated, how they end. */
export const MALFORMED_BODY_PARTS: [what: string, parts: Parts][] = [
  ['empty arrays', ['{"attendees":[', '[],', ']}']],
  ['empty objects', ['{"attendees":[', '{},', ']}']],
  ['arrays as deep as they may be', ['[', `${'['.repeat(MAX_DEPTH - 2)}${']'.repeat(MAX_DEPTH - 2)},`, ']']],
  ['arrays without an end', ['', '[', '']],
  ['the same key again and again', ['{', '"attendees":[],', '}']],
  ['objects of many keys', ['{"attendees":[', `{${buildUnknownFieldsJson(1_000, '1')}},`, ']}']],
  ['escaped characters', ['{"note":"', '\\u00e9', '"}']],
  ['escaped quotes', ['{"note":"', '\\"', '"}']],
  ['one long string', ['{"note":"', 'é', '"}']],
  ['half characters', ['{"note":"', '\\ud800', '"}']],
  ['long numbers', ['{"attendees":[', `${'9'.repeat(300)},`, ']}']],
  ['one long number', ['{"attendees":[', '9', ']}']],
  ['many numbers', ['{"attendees":[', '1,', ']}']],
  ['spaces', ['{', ' ', '}']],
  ['bytes that are no characters', ['{"note":"', '\u00ff', '"}']],
  ['people with a wrong field each', ['{"attendees":[', '{"first_name":1},', ']}']],
  ['people with an unknown field each', ['{"attendees":[', '{"x":{}},', ']}']],
]

/** The same with a megabyte each. */
const WRONG: [what: string, body: () => string][] = [
  ...MALFORMED_BODY_PARTS.map(([what, parts]): [string, () => string] => [what, () => buildMaxSizeBody(...parts)]),
  ['the most keys in one object', () => `{${buildUnknownFieldsJson(MAX_KEYS - 1, `"${'x'.repeat(80)}"`)}}`],
  ['more keys than an object may have', () => `{${buildUnknownFieldsJson(60_000, '1')}}`],
]

const hall = (target: FreezeScenarioTarget) =>
  target.once('hall of bodies', async () => {
    const { live } = await target.newOrganization()
    return { live, path: `${await makeTestEvent(live.call)}/registrations` }
  })

const wrong = ([what, body]: (typeof WRONG)[number]): FreezeScenario => ({
  operation: 'createRegistration',
  what: `1 MB of ${what}`,
  prepare: async (target) => {
    const { live, path } = await hall(target)
    const request = { method: 'POST', path, key: live.key, headers: { 'Content-Type': 'application/json' } }
    return { requests: [{ ...request, body: body().slice(0, MAX_BODY_BYTES) }], expects: [400] }
  },
})

/** Sent without a key, each from another address. */
const pairing = (what: string, body: () => string): FreezeScenario => ({
  operation: 'pairDevice',
  what: `20 times ${what}, ten at a time`,
  prepare: async () => {
    const sent = body()
    const headers = { 'Content-Type': 'application/json' }
    const request = () => ({
      method: 'POST',
      path: '/api/v1/devices/pair',
      headers: { ...headers, ...buildNewClientAddressHeaders() },
    })
    return {
      requests: Array.from({ length: 20 }, () => ({ ...request(), body: sent })),
      concurrency: 10,
      expects: [400, 413, 429],
    }
  },
})

const longHeader = (name: string): FreezeScenario => ({
  operation: 'getMe',
  what: `the longest ${name} header`,
  prepare: async (target) => {
    const { live } = await hall(target)
    const headers = { [name]: 'a,'.repeat(6_500) }
    return {
      requests: Array.from({ length: 10 }, () => ({ method: 'GET', path: '/v1/me', key: live.key, headers })),
      expects: [200, 400, 401, 431],
    }
  },
})

const manyHeaders: FreezeScenario = {
  operation: 'getMe',
  what: 'the most headers',
  prepare: async (target) => {
    const { live } = await hall(target)
    const headers = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`X-${n}`, 'a']))
    return { requests: [{ method: 'GET', path: '/v1/me', key: live.key, headers }], expects: [200, 431] }
  },
}

export const bodyScenarios: FreezeScenario[] = [
  ...WRONG.map(wrong),
  pairing('1 MB of one long string', () => buildMaxSizeBody('{"code":"', 'é', '"}')),
  pairing('1 MB of empty objects', () => buildMaxSizeBody('{"code":[', '{},', ']}')),
  ...['X-Forwarded-For', 'Accept', 'Accept-Language', 'If-None-Match', 'Cookie', 'X-Service-Client'].map(longHeader),
  manyHeaders,
]
