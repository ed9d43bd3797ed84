import { describe, expect, test } from 'vitest'
import { displayAsk, displayOf } from './display.ts'
import { ENGLISH_WORDING, SPANISH_WORDING } from './wording.ts'

const RESULTS = [
  'accepted',
  'pre_checked',
  'zone_entered',
  'duplicate',
  'day_locked',
  'wrong_day',
  'not_yet_open',
  'closed',
  'rejected',
  'voided',
  'unknown',
]
const REASONS = [
  'not_confirmed',
  'attendee_type_not_allowed',
  'group_not_allowed',
  'entry_required',
  'pre_check_required',
]
const pass = { singular: 'pass', plural: 'passes' }

describe('the words for a scan', () => {
  test.each(['en', 'es'])('say something of every result and reason in %s', (language) => {
    const { results, reasons } = language === 'es' ? SPANISH_WORDING : ENGLISH_WORDING
    expect(Object.keys(results).sort()).toEqual([...RESULTS].sort())
    expect(Object.keys(reasons).sort()).toEqual([...REASONS].sort())
    for (const result of RESULTS) {
      for (const reason of [null, ...REASONS]) {
        const { title, message } = displayOf(result, reason, { language })
        expect(title.length).toBeLessThanOrEqual(20)
        expect(message).toMatch(/^\p{Lu}[^{}]{5,70}\.$/u)
      }
    }
  })

  test.each(['en', 'es'])('ask in %s, in the words of the organization', (language) => {
    const { title, message, tone } = displayAsk({ language, terminology: { ticket: pass } })
    expect([title.length <= 20, tone]).toEqual([true, 'caution'])
    expect(message).toMatch(/^\p{Lu}[^{}]*\bpass\b[^{}]*\.$/u)
    expect(displayAsk({ language }).message).not.toContain('pass')
  })

  test('are green for what admits and for nothing else', () => {
    const green = RESULTS.filter((result) => displayOf(result, null).tone === 'go')
    expect(green).toEqual(['accepted', 'pre_checked', 'zone_entered'])
  })

  test.each(['en', 'es'])('refuse what is not known in %s', (language) => {
    for (const result of ['exited', '', 'constructor', '__proto__', 'Accepted']) {
      expect(displayOf(result, null, { language }).tone).toBe('stop')
    }
    expect(displayOf('exited', 'entry_required')).toEqual({
      title: 'Not admitted',
      message: 'Please ask for help.',
      tone: 'stop',
    })
    expect(displayOf('rejected', 'constructor').title).toBe('Not admitted')
  })

  test('tell the reason where there is one', () => {
    expect(displayOf('rejected', 'entry_required')).toEqual({
      title: 'Entrance first',
      message: 'Please go through the entrance first.',
      tone: 'caution',
    })
    expect(displayOf('rejected', 'a_new_reason').message).toBe('This ticket does not admit here.')
  })

  test('are the organization’s own', () => {
    const terminology = { ticket: pass, event: { singular: 'fair', plural: 'fairs' } }
    expect(displayOf('unknown', null, { terminology }).message).toBe('This is no pass of this fair.')
    expect(displayOf('voided', null, { language: 'es', terminology }).message).toBe(
      'Este código de pass ya no es válido.',
    )
  })

  test('are those of the language where the organization has none of its own', () => {
    const { terms: terminology } = ENGLISH_WORDING
    expect(displayOf('voided', null, { language: 'es-MX', terminology }).message).toBe(
      'Este código de entrada ya no es válido.',
    )
    expect(displayOf('voided', null, { language: 'fr' }).message).toBe('This ticket is no longer valid.')
  })

  test('count the people of a shared ticket, and take care where not all are admitted', () => {
    const people = (...admitted: boolean[]) => admitted.map((one) => ({ admitted: one }))
    const guests = { attendee: { singular: 'guest', plural: 'guests' } }
    expect(displayOf('accepted', null, { people: people(true, false, true), terminology: guests })).toEqual({
      title: 'Welcome',
      message: 'Let in 2 of 3 guests.',
      tone: 'caution',
    })
    expect(displayOf('accepted', null, { people: people(true, true) })).toMatchObject({
      message: 'Let in 2 of 2 attendees.',
      tone: 'go',
    })
    expect(displayOf('accepted', null, { people: people(true) }).message).toBe('This ticket is valid.')
    expect(displayOf('duplicate', null, { people: people(false, false) }).message).toBe('This ticket was used before.')
  })
})
