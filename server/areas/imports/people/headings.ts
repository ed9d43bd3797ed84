import { normalizeText } from '../../../platform/lists/search-text.ts'
import { findExportOnlyHeadings } from '../../booking/index.ts'
import { REJECT_REASON_HEADING } from '../file/rejects.ts'
import type { DateOrder } from './dates.ts'

export type ImportField =
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'attendee_type'
  | 'group'
  | 'day'
  | 'date_of_birth'
  | 'external_id'

export type ImportColumn =
  | { kind: 'field'; field: ImportField; heading?: string; dateOrder?: DateOrder }
  | { kind: 'answer'; code: string; heading: string; dateOrder?: DateOrder }
  | { kind: 'ignored' }

/** Headings of each field in English and Spanish, as `cleanHeading` leaves them. */
const WORDS: Record<ImportField, string> = {
  first_name: `
    firstname first givenname givennames forename forenames name names
    nombre nombres nombredepila primernombre`,
  last_name: `
    lastname last lastnames surname surnames familyname familynames secondname
    apellido apellidos primerapellido`,
  email: `
    email emails mail emailaddress mailaddress eaddress
    correo correoelectronico direcciondecorreo direcciondecorreoelectronico direcciondeemail`,
  phone: `
    phone phonenumber telephone telephonenumber tel mobile mobilephone mobilenumber cell cellphone cellphonenumber
    telefono telefonomovil movil numerodetelefono numerodemovil celular tlf tfno`,
  attendee_type: `
    type attendeetype tickettype typeofattendee category
    tipo tipodeasistente tipoasistente tipodeentrada tipoentrada categoria`,
  group: 'group groupcode grupo codigodegrupo',
  day: 'day days eventday eventdays daycode daycodes dia dias jornada jornadas',
  date_of_birth: `
    dateofbirth birthdate birthday dob born bday
    fechadenacimiento fechanacimiento nacimiento fnacimiento cumpleanos`,
  external_id: `
    id externalid personid membershipnumber memberid idnumber identifier reference
    identificador idexterno identificadorexterno numerodesocio idpersona numerodeidentificacion`,
}

const FIELD_OF = new Map(
  Object.entries(WORDS).flatMap(([field, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word, field as ImportField] as const),
  ),
)

/** The label of a question has 200 characters of up to two code units, so nothing longer can equal one. */
const MAX_COMPARED = 400
/** More than any heading of a field has. */
const MAX_FIELD_HEADING = 64

/** Without case, accents, spaces, underscores and punctuation; nothing of what is too long to mean anything. */
export const cleanHeading = (heading: string): string =>
  heading.length > MAX_COMPARED ? '' : normalizeText(heading).replace(/[^\p{L}\p{N}]/gu, '')

export type HeadingQuestion = { code: string; label: string }

/** A column for a field that an earlier column has; shown as a warning. */
export type DuplicateColumn = { column: number; heading: string; first: string; code: string }

/** A second column for a field becomes an answer (telephone and mobile, say); columns of days are merged. */
export function parseHeadings(headings: string[], questions: HeadingQuestion[], ignored: ReadonlySet<string>) {
  const taken = new Map<string, string>()
  const codes = new Set<string>()
  const known = collectQuestions(questions)
  const seconds: DuplicateColumn[] = []
  const columns = headings.map((heading, column): ImportColumn => {
    const plain = cleanHeading(heading)
    if (plain === cleanHeading(REJECT_REASON_HEADING) || ignored.has(plain)) return { kind: 'ignored' }
    const field = fieldOf(plain)
    const first = field && taken.get(field)
    if (field && (first === undefined || field === 'day')) {
      taken.set(field, heading)
      return { kind: 'field', field, heading }
    }
    const code = unusedCode(questionOf(heading, plain, known) ?? slugOf(heading, column), codes)
    codes.add(code)
    if (first !== undefined) seconds.push({ column, heading, first, code })
    return { kind: 'answer', code, heading }
  })
  return { columns, seconds }
}

const fieldOf = (plain: string): ImportField | undefined =>
  FIELD_OF.get(plain) ?? (/^(?:day|dia)s?\d{1,3}$/.test(plain) ? 'day' : undefined)

/** Whether rows below these headings can name somebody: by a name, or by an ID that is known. */
export function canIdentifyPeople(headings: string[]): boolean {
  return headings.some(
    (heading) => heading.length <= MAX_FIELD_HEADING && NAMING.has(fieldOf(cleanHeading(heading)) ?? ''),
  )
}

/** A column for first and last name together, which nobody can split for sure. */
export const isFullName = (heading: string): boolean =>
  heading.length <= MAX_FIELD_HEADING && WHOLE_NAME.test(cleanHeading(heading))

const WHOLE_NAME =
  /^(?:fullname|completename|nameand(?:sur|last)name|firstandlastname|nombrecompleto|nombrey(?:los)?apellidos?|apellidosynombres?)$/

const NAMING: ReadonlySet<string> = new Set<ImportField>(['first_name', 'last_name', 'external_id'])

/** Codes of questions by how they are written, and by what is left of that; the first question has a word. */
type QuestionCodes = { exact: Map<string, string>; alike: Map<string, string> }

function collectQuestions(questions: HeadingQuestion[]): QuestionCodes {
  const exact = new Map<string, string>()
  const alike = new Map<string, string>()
  for (const { code, label } of questions) {
    for (const word of [code, label]) {
      if (!exact.has(word)) exact.set(word, code)
      const plain = cleanHeading(word)
      if (!alike.has(plain)) alike.set(plain, code)
    }
  }
  return { exact, alike }
}

/** Exports write `answers.shirt` as the heading of the question `shirt`. */
function questionOf(heading: string, plain: string, { exact, alike }: QuestionCodes): string | undefined {
  const wanted = heading.trim()
  const exported = /^answers\.(.+)$/.exec(wanted)?.[1]
  if (exported !== undefined) return exported
  return plain === '' ? undefined : (exact.get(wanted) ?? alike.get(plain))
}

const MAX_CODE_LENGTH = 64

/** Such as `shirt_size` for "Shirt size?". */
function slugOf(heading: string, column: number): string {
  const slug = normalizeText(heading.slice(0, MAX_COMPARED).toWellFormed())
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
  const cut = [...slug].slice(0, MAX_CODE_LENGTH).join('').replace(/_+$/, '')
  return cut === '' ? `column_${column + 1}` : cut
}

function unusedCode(code: string, used: ReadonlySet<string>): string {
  if (!used.has(code)) return code
  let number = 2
  while (used.has(`${code}_${number}`)) number += 1
  return `${code}_${number}`
}

/** For each heading, the code of the answer that its column is certainly read as; else undefined. */
export function matchAnswerHeadings(headings: string[], questions: HeadingQuestion[]): (string | undefined)[] {
  const { columns, seconds } = parseHeadings(headings, questions, findExportOnlyHeadings(headings, cleanHeading))
  const unsure = new Set(seconds.map(({ column }) => column))
  return columns.map((column, n) => (column.kind === 'answer' && !unsure.has(n) ? column.code : undefined))
}
