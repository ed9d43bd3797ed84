import { expect, test } from 'vitest'
import { parseTermChanges } from './terminology.ts'

test('words are read for each thing, and nothing means the standard ones', () => {
  expect(parseTermChanges(['attendee=guest,guests', 'check_in_point= main gate , main gates', 'day='])).toEqual(
    new Map([
      ['attendee', { singular: 'guest', plural: 'guests' }],
      ['check_in_point', { singular: 'main gate', plural: 'main gates' }],
      ['day', undefined],
    ]),
  )
})

test.each([
  [['guest=x,y'], 'There are no words for guest; there are for event, attendee, ticket, day, check_in_point, group.'],
  [['constructor=x,y'], 'There are no words for constructor; '],
  [['=x,y'], 'There are no words for nothing; '],
  [['event'], 'Write event=SINGULAR,PLURAL, or event= for the standard words.'],
  [['event=show'], 'event takes two words with a comma between them, singular and plural, '],
  [['event=show,'], 'event takes two words'],
  [['event=a,b,c'], 'event takes two words'],
  [['event=sh\now,shows'], 'event takes two words'],
  [['event=show,\u001b[31mshows'], 'event takes two words'],
  [[`event=show,${'x'.repeat(61)}`], 'event takes two words'],
  [['day=a,b', 'day=c,d'], 'day is given twice.'],
])('%j is refused', (texts, message) => {
  expect(parseTermChanges(texts)).toMatchObject({
    code: 'validation_failed',
    message: expect.stringContaining(message),
  })
})
