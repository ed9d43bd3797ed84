/** Why rows are rejected, in every language that an event can have. Texts of the file come quoted. */

import { describeProblem } from '../../../spec/runtime/problems/rules.ts'
import { spanishProblems } from '../../../spec/runtime/problems/words-es.ts'
import type { InputProblem } from '../../platform/contract/problems.ts'
import type { Refusal } from '../../platform/contract/refusal.ts'
import { spanishRefusals, toSpanishRefusal } from '../../platform/contract/refusal-words-es.ts'
import type { AttendeeRow, LocalizedText } from '../booking/index.ts'

export type Reason = LocalizedText

const NAMES = { first_name: { en: 'first name', es: 'nombre' }, last_name: { en: 'last name', es: 'apellido' } }

export const rejectReasons = {
  tooManyCells: (cells: number, columns: number): Reason => ({
    en: `The row has ${cells} cells, and the table has ${columns} columns.`,
    es: `La fila tiene ${cells} celdas y la tabla tiene ${columns} columnas.`,
  }),
  longCell: (column: string | number, most: number): Reason => ({
    en: `The column ${column} has more than ${most.toLocaleString('en')} characters.`,
    es: `La columna ${column} tiene más de ${most} caracteres.`,
  }),
  zeroCharacter: (column: string | number): Reason => ({
    en: `The column ${column} holds a zero character, which cannot be kept.`,
    es: `La columna ${column} contiene un carácter nulo, que no se puede guardar.`,
  }),
  formulaError: (column: string | number, error: string): Reason => ({
    en: `The column ${column} holds the error ${error} of a formula.`,
    es: `La columna ${column} contiene el error ${error} de una fórmula.`,
  }),
  name: (field: keyof typeof NAMES, text: string): Reason => ({
    en: `The ${NAMES[field].en} ${text} must have 1 to 200 characters on one line, without control characters.`,
    es: `El ${NAMES[field].es} ${text} debe tener de 1 a 200 caracteres en una línea, sin caracteres de control.`,
  }),
  email: (text: string): Reason => ({
    en: `The email ${text} is no email address.`,
    es: `El correo electrónico ${text} no es una dirección de correo.`,
  }),
  phone: (text: string): Reason => ({
    en: `The phone ${text} is no telephone number.`,
    es: `El teléfono ${text} no es un número de teléfono.`,
  }),
  unreadableBirthDate: (text: string): Reason => ({
    en: `The date of birth ${text} is no date; write it as 1990-04-02.`,
    es: `La fecha de nacimiento ${text} no es una fecha; escríbela como 1990-04-02.`,
  }),
  impossibleBirthDate: (text: string): Reason => ({
    en: `The date of birth ${text} is no date of the calendar.`,
    es: `La fecha de nacimiento ${text} no existe en el calendario.`,
  }),
  /** The same for all rows, so that a file of such dates has one reason. */
  ambiguousBirthDate: (): Reason => ({
    en: 'The date of birth can be read with the day or the month first, as 02/04/1990 as 1990-04-02 or as 1990-02-04; send date_order as dmy or mdy, or write it as 1990-04-02.',
    es: 'La fecha de nacimiento se puede leer con el día o con el mes primero: 02/04/1990 es 1990-04-02 o 1990-02-04; envía date_order como dmy o mdy, o escríbela como 1990-04-02.',
  }),
  externalId: (text: string, most: number): Reason => ({
    en: `The ID ${text} must have 1 to ${most} characters on one line.`,
    es: `El identificador ${text} debe tener de 1 a ${most} caracteres en una línea.`,
  }),
  tooManyDays: (most: number): Reason => ({
    en: `The row names more than ${most} days.`,
    es: `La fila nombra más de ${most} días.`,
  }),
  noType: (text: string): Reason => ({
    en: `There is no attendee type ${text} at the event.`,
    es: `El evento no tiene ningún tipo de asistente ${text}.`,
  }),
  noDay: (text: string): Reason => ({
    en: `There is no day ${text} at the event.`,
    es: `El evento no tiene ningún día ${text}.`,
  }),
  noGroup: (text: string): Reason => ({ en: `There is no group ${text}.`, es: `No hay ningún grupo ${text}.` }),
  answer: (text: string, code: string, wanted: LocalizedText): Reason => ({
    en: `The answer ${text} to ${code} must be ${wanted.en}.`,
    es: `La respuesta ${text} a ${code} debe ser ${wanted.es}.`,
  }),
  missing: (field: keyof typeof NAMES): Reason => ({
    en: `The row has no ${NAMES[field].en}.`,
    es: `La fila no tiene ${NAMES[field].es}.`,
  }),
  missingType: (): Reason => ({
    en: 'The row has no attendee type, and none was given for such rows.',
    es: 'La fila no tiene tipo de asistente, y no se indicó ninguno para esas filas.',
  }),
  severalPeople: (number: number, by: LocalizedText): Reason => ({
    en: `${number} people at the event have ${by.en}, so it cannot be told who is meant.`,
    es: `${number} personas del evento tienen ${by.es}, así que no se sabe a quién se refiere la fila.`,
  }),
  hasLeft: (by: LocalizedText, status: AttendeeRow['status'] | undefined): Reason => ({
    en: `The person with ${by.en} is ${status}; an import changes nobody who is.`,
    es: `La persona con ${by.es} está ${status === 'declined' ? 'rechazada' : 'cancelada'}; una importación no cambia a nadie que lo esté.`,
  }),
  sharedRegistration: (): Reason => ({
    en: 'The person shares a registration with others, so an import cannot change its group.',
    es: 'La persona comparte la inscripción con otras, así que una importación no puede cambiar su grupo.',
  }),
  usedEmail: (email: string): Reason => ({
    en: `The email address ${email} is used by another registration for this event.`,
    es: spanishRefusals.one_per_email?.({ email }) ?? '',
  }),
  more: (number: number): Reason => ({ en: `There are ${number} more mistakes.`, es: `Hay ${number} errores más.` }),
}

/** What people may be found by, as part of a reason. */
export const describeMatchKey = {
  id: (id: string): LocalizedText => ({ en: `the ID ${id}`, es: `el identificador ${id}` }),
  email: (email: string): LocalizedText => ({
    en: `the name and the email ${email}`,
    es: `el nombre y el correo electrónico ${email}`,
  }),
  phone: (phone: string): LocalizedText => ({
    en: `the name and the phone ${phone}`,
    es: `el nombre y el teléfono ${phone}`,
  }),
}

/** The refusal as a sentence about the row instead of the request; its own message is in English. */
export function toRejectReason({ code, message, details }: Refusal): Reason {
  if (code === 'validation_failed') {
    const problems = details as InputProblem[]
    const es = problems.map((problem) => describeProblem(spanishProblems, problem, 'la fila'))
    return { en: problems.map((problem) => problem.message).join(' '), es: es.join(' ') }
  }
  const given = (details ?? {}) as Record<string, unknown>
  return {
    en: message,
    es: code === 'not_found' ? describeGone(given) : (toSpanishRefusal(code, given) ?? message),
  }
}

const describeGone = ({ path }: Record<string, unknown>) =>
  `El evento ya no tiene ${String(path).endsWith('/days') ? 'ese día' : 'ese tipo de asistente'}.`
