import { describe, expect, test } from 'vitest'
import { parsePlanOverrideChanges, planOverrideKeys } from './overrides.ts'
import { plans } from './plans.ts'

describe('overrides', () => {
  test('every entry of a plan can be overridden, except its name', () => {
    expect([...planOverrideKeys, 'name'].sort()).toEqual(Object.keys(plans.free).sort())
  })

  test('each value has the type of its entry', () => {
    const texts = [
      'attendee_cap=0',
      'api_rate_per_min=600',
      'api_read=true',
      'webhooks=false',
      'api_calls_monthly=none',
    ]
    expect(parsePlanOverrideChanges([...texts, 'api_write='])).toEqual({
      attendee_cap: 0,
      api_rate_per_min: 600,
      api_read: true,
      webhooks: false,
      api_calls_monthly: null,
      api_write: undefined,
    })
  })

  test.each([
    ['api_read=yes', 'api_read must be true or false, not yes.'],
    ['attendee_cap=-1', 'attendee_cap must be a whole number from 0 to 2147483647, not -1.'],
    ['attendee_cap=none', 'attendee_cap must be a whole number'],
    ['attendee_cap=1e3', 'attendee_cap must be a whole number'],
    ['attendee_cap=2147483648', 'attendee_cap must be a whole number'],
    ['api_rate_per_min=0', 'api_rate_per_min must be a whole number from 1'],
    ['api_read', 'Write api_read=VALUE to set api_read, or api_read= to remove the override.'],
    ['name=Gold', `Plans have no entry name; the entries are ${planOverrideKeys.join(', ')}.`],
    ['toString=1', 'Plans have no entry toString'],
    ['=1', 'Plans have no entry without a name'],
  ])('%s is refused', (text, message) => {
    expect(parsePlanOverrideChanges([text])).toMatchObject({
      code: 'validation_failed',
      message: expect.stringContaining(message),
    })
  })

  test('an entry is given once', () => {
    expect(parsePlanOverrideChanges(['api_read=true', 'api_read='])).toMatchObject({
      message: 'api_read is given twice.',
    })
  })
})
