import { type AnswerFieldDoc, nameToLabel } from '../../../../spec/runtime/console/described.ts'
import { memoize } from '../../../platform/memoize.ts'
import { describeOperations } from './operations.ts'

/** What would not be a word. */
const WORDS = new Map([
  ['en', 'English'],
  ['es', 'Spanish'],
  ['csv', 'CSV'],
  ['xlsx', 'Excel (XLSX)'],
  ['svg', 'SVG'],
  ['png', 'PNG'],
  ['dmy', 'Day first'],
  ['mdy', 'Month first'],
  ['*', 'Everything'],
  ['api', 'API'],
  ['cli', 'Command line'],
])

/** Names such as ticket.issued stay as programs write them. */
export const labelOf = (choice: string): string =>
  WORDS.get(choice) ?? (/^[a-z_]+$/.test(choice) ? nameToLabel(choice) : choice)

/** Inside an answer, where it does not begin a label. */
export const toEnglishChoice = (choice: string): string => WORDS.get(choice) ?? choice.replaceAll('_', ' ')

/** Whether the contract has this word among those that a field of this name may be. */
export const isChoiceOfField = (name: string, value: string): boolean => listChoices().get(name)?.has(value) ?? false

const listChoices = memoize(() => {
  const found = new Map<string, Set<string>>()
  const add = ({ name, choices, fields }: AnswerFieldDoc) => {
    if (choices.length > 0) found.set(name, new Set([...(found.get(name) ?? []), ...choices]))
    fields.forEach(add)
  }
  for (const { body, answer } of describeOperations().values()) [...body, ...answer].forEach(add)
  // A ticket's kind is what its attendee type calls ticket.
  found.set('kind', new Set([...(found.get('kind') ?? []), ...(found.get('ticket') ?? [])]))
  return found
})
