import { expect, it } from 'vitest'
import { testFormat } from './testing/describe-format.ts'
import { isTimezone } from './timezone.ts'

testFormat('timezone', {
  accepted: [
    'Europe/Berlin',
    'America/Argentina/Buenos_Aires',
    'UTC',
    'Etc/UTC',
    'Etc/GMT+5',
    'Asia/Kolkata',
    'Asia/Calcutta',
    'Europe/Kyiv',
    'US/Eastern',
    'GB',
  ],
  refused: [
    '',
    'europe/berlin',
    'EUROPE/BERLIN',
    'utc',
    'us/eastern',
    'Europe/Atlantis',
    'Berlin',
    'PST',
    '+01:00',
    '-05:00',
    'UTC+1',
    ' UTC',
    'Europe/Berlin\n',
    '../../etc/passwd',
  ],
})

it('every time zone that Intl lists is accepted', () => {
  expect(Intl.supportedValuesOf('timeZone').filter((zone) => !isTimezone(zone))).toEqual([])
})
