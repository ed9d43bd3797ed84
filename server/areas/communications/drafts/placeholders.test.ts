import { describe, expect, test } from 'vitest'
import { fillPlaceholders, findPlaceholderProblems } from './placeholders.ts'

const values = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@visitors.example',
  attendee_type: 'Visitor',
  days: 'Opening',
  ticket_codes: 'A1, B2',
  event_name: 'Harbour Days',
  organization_name: 'Harbour Hall',
}

describe('a placeholder', () => {
  test('stands for its value, however it is spaced', () => {
    expect(fillPlaceholders('{{first_name}} {{ last_name }}, {{ticket_codes}}!', values)).toBe('Ada Lovelace, A1, B2!')
  })

  test('that a value brings along stays text', () => {
    expect(fillPlaceholders('Hello {{first_name}}', { ...values, first_name: '{{ticket_codes}}' })).toBe(
      'Hello {{ticket_codes}}',
    )
  })

  test('that does not exist is named, once, with what was probably meant', () => {
    const message =
      'The field body has the placeholder {{frist_name}}, which does not exist; did you mean {{first_name}}?'
    expect(findPlaceholderProblems('body', '{{frist_name}} {{first_name}} {{frist_name}}')).toMatchObject([
      { path: 'body/body', message },
    ])
  })

  test('that is like none is told all there are', () => {
    const [problem] = findPlaceholderProblems('subject', 'Hi {{constructor}}')
    expect(problem?.message).toContain('{{constructor}}, which does not exist; there are {{first_name}}, {{last_name}}')
  })

  test('needs two braces on each side', () => {
    expect(findPlaceholderProblems('body', '{first_name} { {x} } }} {{')).toEqual([])
    expect(fillPlaceholders('{first_name} }} {{', values)).toBe('{first_name} }} {{')
  })
})
