import type { Reader } from '../../../platform/database/prepared.ts'
import { buildFilteredQuery, type SqlCondition } from '../../../platform/lists/index.ts'
import { EXPORT_ONLY_HEADINGS, PERSON_HEADINGS } from '../../booking/index.ts'
import { addColumnHeadings, type Column, toAnswerCell } from '../cells.ts'
import { COUNT_PEOPLE, SELECT_ANSWER_CODES, SELECT_PEOPLE } from '../queries.ts'
import type { PersonRow } from '../rows.ts'
import { type ExportScope, toEventKeyValues, toSqlFilters } from '../scope.ts'
import { createPersonColumns, formatIdList } from './shared-columns.ts'
import { newSheetReader, type Sheet } from './sheet.ts'
import { createValueTranslator } from './value-words.ts'

const conditions = (scope: ExportScope): Record<string, SqlCondition | null> =>
  toSqlFilters(scope, 'a', { group: 'a.group_id', people: (condition) => condition })

/** First what an import reads, under its headings, with names beside codes, then answers, then what only we know. */
export const peopleSheet: Sheet<PersonRow> = {
  title: { en: 'People', es: 'Personas' },
  columns: (scope) => [...personColumns(scope), ...toldColumns(scope)],
  ...newSheetReader<PersonRow>({ name: 'people', select: SELECT_PEOPLE, count: COUNT_PEOPLE, alias: 'a', conditions }),
}

function personColumns(scope: ExportScope): Column<PersonRow>[] {
  return addColumnHeadings(scope, { ...EXPORT_ONLY_HEADINGS, ...PERSON_HEADINGS }, [
    ...createPersonColumns<PersonRow>(scope),
    { name: 'days', type: 'text', read: (row) => formatIdList(row.days, scope.codes.days) },
    { name: 'day_names', type: 'text', read: (row) => formatIdList(row.days, scope.names.days) },
    { name: 'date_of_birth', type: 'date', read: (row) => row.date_of_birth },
    { name: 'external_id', type: 'text', read: (row) => row.external_id },
  ])
}

function toldColumns(scope: ExportScope): Column<PersonRow>[] {
  const translate = createValueTranslator(scope.language)
  return addColumnHeadings(scope, EXPORT_ONLY_HEADINGS, [
    { name: 'id', type: 'text', read: (row) => row.id },
    { name: 'registration_id', type: 'text', read: (row) => row.registration_id },
    { name: 'status', type: 'text', read: (row) => translate(row.status) },
    { name: 'price', type: 'money', read: (row) => row.price },
    { name: 'currency', type: 'text', read: () => scope.event.currency },
    { name: 'cancelled_at', type: 'time', read: (row) => row.cancelled_at },
    { name: 'created_at', type: 'time', read: (row) => row.created_at },
    { name: 'updated_at', type: 'time', read: (row) => row.updated_at },
  ])
}

/** Codes of existing answers that belong to no question of the form, up to `most`. */
export async function findExtraAnswerCodes(reader: Reader, scope: ExportScope, most: number): Promise<string[]> {
  const { statement, values } = buildFilteredQuery({
    name: 'export-answered',
    head: [SELECT_ANSWER_CODES, ...toEventKeyValues(scope)],
    filters: {
      ...conditions(scope),
      unasked: ['answer.code <> all (?::text[])', scope.setup.questions.map(({ code }) => code)],
    },
    tail: ['order by answer.code limit ?', most],
  })
  return (await reader.run<{ code: string }>(statement, values)).map(({ code }) => code)
}

export function createAnswerColumn({ setup }: ExportScope, code: string, heading: string): Column<PersonRow> {
  const isDate = setup.questions.find((question) => question.code === code)?.type === 'date'
  return {
    name: `answers.${code}`,
    heading,
    type: isDate ? 'date' : 'answer',
    read: ({ answers }) => toAnswerCell(Object.hasOwn(answers, code) ? answers[code] : null),
  }
}
