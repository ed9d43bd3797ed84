import type { Reader } from '../../../platform/database/prepared.ts'
import { runFilteredQuery } from '../../../platform/lists/index.ts'
import { EXPORT_ONLY_HEADINGS, PERSON_HEADINGS } from '../../booking/index.ts'
import { addColumnHeadings, buildFieldColumns, type FileColumn, toAnswerCell } from '../cells.ts'
import { COUNT_PEOPLE, SELECT_ANSWER_CODES, SELECT_PEOPLE } from '../queries.ts'
import type { PersonRow } from '../rows.ts'
import { ATTENDEE_TABLE, type ExportScope, toEventAndModeValues, toExportSqlFilters } from '../scope.ts'
import { buildPersonColumns, formatIdsAsCell } from './shared-columns.ts'
import { buildSheetReader, type ExportSheet } from './sheet.ts'
import { buildValueTranslator } from './words.ts'

/** First what an import reads, under its headings, with names beside codes, then answers, then what only we know. */
export const peopleSheet: ExportSheet<PersonRow> = {
  title: { en: 'People', es: 'Personas' },
  columns,
  ...buildSheetReader<PersonRow>({ ...ATTENDEE_TABLE, name: 'people', select: SELECT_PEOPLE, count: COUNT_PEOPLE }),
}

function columns(scope: ExportScope): FileColumn<PersonRow>[] {
  const translate = buildValueTranslator(scope.language)
  const headings = { ...EXPORT_ONLY_HEADINGS, ...PERSON_HEADINGS }
  return addColumnHeadings<PersonRow, keyof typeof headings>(scope, headings, [
    ...buildPersonColumns<PersonRow>(scope),
    { name: 'days', type: 'text', read: (row) => formatIdsAsCell(row.days, scope.codes.days) },
    { name: 'day_names', type: 'text', read: (row) => formatIdsAsCell(row.days, scope.names.days) },
    ...buildFieldColumns('date', 'date_of_birth'),
    ...buildFieldColumns('text', 'external_id', 'id', 'registration_id'),
    { name: 'status', type: 'text', read: (row) => translate(row.status) },
    ...buildFieldColumns('money', 'price'),
    { name: 'currency', type: 'text', read: () => scope.event.currency },
    ...buildFieldColumns('time', 'cancelled_at', 'created_at', 'updated_at'),
  ])
}

/** Codes of existing answers that belong to no question of the form, up to `most`. */
export async function findExtraAnswerCodes(reader: Reader, scope: ExportScope, most: number): Promise<string[]> {
  const rows = await runFilteredQuery<{ code: string }>(reader, {
    name: 'export-answered',
    head: [SELECT_ANSWER_CODES, ...toEventAndModeValues(scope)],
    filters: {
      ...toExportSqlFilters(scope, ATTENDEE_TABLE),
      unasked: ['answer.code <> all (?::text[])', scope.setup.questions.map(({ code }) => code)],
    },
    tail: ['order by answer.code limit ?', most],
  })
  return rows.map(({ code }) => code)
}

export function buildAnswerColumn({ setup }: ExportScope, code: string, heading: string): FileColumn<PersonRow> {
  const isDate = setup.questions.find((question) => question.code === code)?.type === 'date'
  return {
    name: `answers.${code}`,
    heading,
    type: isDate ? 'date' : 'answer',
    read: ({ answers }) => toAnswerCell(Object.hasOwn(answers, code) ? answers[code] : null),
  }
}
