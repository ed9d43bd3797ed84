import {
  AWKWARD_MULTILINE_TEXTS,
  AWKWARD_SINGLE_LINE_TEXTS,
  CONTROL_CHARACTERS,
  SPREADSHEET_FORMULAS,
} from './awkward-words.ts'

export const AWKWARD_HEADINGS = [
  'First name',
  'Apellidos',
  'E-mail',
  'Phone',
  'Type',
  'Day',
  'Group',
  'Date of birth',
  'ID',
  'Shirt size',
  'Notes',
  'Ref',
] as const

export type AwkwardHeading = (typeof AWKWARD_HEADINGS)[number]
export type AwkwardCells = Partial<Record<AwkwardHeading, string>>

/** The final state of a person, as the API shows it. */
export type ExpectedPerson = {
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  attendee_type: string
  days: string[]
  group: string | null
  date_of_birth: string | null
  external_id: string | null
  answers: Record<string, string>
}

export type AwkwardRow = {
  cells: AwkwardCells
  /** Cells behind the last column. */
  beyond: string[]
  /** Without the last cells, as some programs write it. */
  isShort: boolean
  /** Encoded as windows-1252, in a table with mixed encodings. */
  isWindows: boolean
  outcome: 'added' | 'updated' | 'unchanged' | { reason: string; corrected: AwkwardCells }
  /** Of the row, or of its correction. */
  person: ExpectedPerson
}

type Options = {
  cells?: AwkwardCells
  person?: Partial<ExpectedPerson>
  beyond?: string[]
  isShort?: boolean
  isWindows?: boolean
  outcome?: 'added' | 'updated' | 'unchanged'
  reason?: string
  corrected?: AwkwardCells
}

/** Rows of an awkward table, each with its expected outcome. */
export function buildAwkwardRows(): AwkwardRow[] {
  const rows: AwkwardRow[] = []
  const add = ({ reason, corrected = {}, outcome = 'added', ...options }: Options) => {
    const number = String(rows.length + 1)
    const usual = { 'First name': 'Ane', Apellidos: `Row ${number}`, 'E-mail': `row${number}@example.com`, Ref: number }
    const cells = { ...usual, Type: 'visitor', Day: 'fri', ...options.cells }
    const person = { ...personOf({ ...cells, ...corrected }), ...options.person }
    const { beyond = [], isShort = false, isWindows = false } = options
    rows.push({
      cells,
      beyond,
      isShort,
      isWindows,
      person,
      outcome: reason === undefined ? outcome : { reason, corrected: { ...cells, ...corrected } },
    })
  }
  addText(add)
  addOddBytes(add)
  addRefused(add)
  addDates(add)
  addShapes(add)
  addDoubles(add, () => rows.length + 1)
  return rows
}

type Add = (options: Options) => void

/** How a valid row is read. */
function personOf(cells: AwkwardCells): ExpectedPerson {
  const answers: Record<string, string> = { ref: cells.Ref ?? '' }
  if (cells['Shirt size']) answers.shirt_size = cells['Shirt size']
  if (cells.Notes?.trim()) answers.notes = cells.Notes.trim().normalize('NFC')
  return {
    first_name: cells['First name'] ?? '',
    last_name: cells.Apellidos?.trim().normalize('NFC') ?? '',
    email: cells['E-mail'] || null,
    phone: cells.Phone || null,
    attendee_type: cells.Type ?? '',
    days: [cells.Day ?? ''],
    group: cells.Group || null,
    date_of_birth: cells['Date of birth'] || null,
    external_id: cells.ID || null,
    answers,
  }
}

/** The file has dates of either order, so none of them decides for the others. */
const AMBIGUOUS =
  'can be read with the day or the month first, as 02/04/1990 as 1990-04-02 or as 1990-02-04; send date_order as dmy or mdy, or write it as 1990-04-02'

const NAMES_RULE = 'must have 1 to 200 characters on one line, without control characters.'

function addText(add: Add): void {
  for (const text of [...AWKWARD_SINGLE_LINE_TEXTS, ...SPREADSHEET_FORMULAS]) {
    add({ cells: { Notes: text } })
    add({ cells: { Notes: ` \t${text}\n` } })
  }
  for (const text of [...AWKWARD_SINGLE_LINE_TEXTS, ...SPREADSHEET_FORMULAS].filter((text) => !text.includes('\t'))) {
    add({ cells: { Apellidos: text } })
    add({ cells: { Apellidos: `  ${text} ` } })
  }
  for (const text of AWKWARD_MULTILINE_TEXTS) {
    add({ cells: { Notes: text } })
    add({ cells: { Notes: `\n${text}\t ` } })
  }
  for (const text of AWKWARD_MULTILINE_TEXTS.filter((text) => /[\r\n\u2028\u2029\u0085]/.test(text))) {
    const shown = JSON.stringify(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
    add({
      cells: { Apellidos: text },
      reason: `The last name ${shown} ${NAMES_RULE}`,
      corrected: { Apellidos: 'Line' },
    })
  }
  for (const text of SPREADSHEET_FORMULAS) {
    add({ cells: { Notes: `'${text}` }, corrected: { Notes: text } })
    add({ cells: { Apellidos: `'${text}` }, corrected: { Apellidos: text } })
  }
  for (const character of CONTROL_CHARACTERS) {
    add({ cells: { Notes: `a${character}b` } })
    const reason = `The first name "A B" ${NAMES_RULE}`
    add({ cells: { 'First name': `A${character}B` }, reason, corrected: { 'First name': 'AB' } })
  }
}

function addOddBytes(add: Add): void {
  for (let code = 0xa1; code <= 0xff; code += 1) {
    const letter = String.fromCodePoint(code)
    add({ isWindows: true, cells: { Apellidos: `N${letter}o`, Notes: `${letter} one\n${letter} two` } })
  }
  for (const text of ['10 €', '“no”', 'l’été', 'fin…', 'a – b — c', 'Œuvre', 'Žižek', '™', '‰', 'ƒ']) {
    add({ isWindows: true, cells: { Apellidos: text, Notes: text } })
    add({ cells: { Apellidos: text, Notes: text } })
  }
  for (const text of ['\0', 'a\0b', '\0\0\0 c']) {
    const notes = 'The column "Notes" holds a zero character, which cannot be kept.'
    add({ cells: { Notes: text }, reason: notes, corrected: { Notes: 'none' } })
    const name = 'The column "Apellidos" holds a zero character, which cannot be kept.'
    add({ cells: { Apellidos: text }, reason: name, corrected: { Apellidos: 'Zero' } })
  }
}

function addRefused(add: Add): void {
  for (const text of [
    'guest',
    'visitors',
    'VIP-guest',
    '0',
    'null',
    '__proto__',
    'constructor',
    'visitor; vip',
    '*',
    '👑',
  ]) {
    add({
      cells: { Type: text },
      reason: `There is no attendee type "${text}" at the event.`,
      corrected: { Type: 'vip' },
    })
    add({ cells: { Group: text }, reason: `There is no group "${text}".`, corrected: { Group: 'north' } })
  }
  for (const text of ['mon', 'friday', '2026-06-09', '31/31/2026', '__proto__', 'fri sat', '1']) {
    add({ cells: { Day: text }, reason: `There is no day "${text}" at the event.`, corrected: { Day: 'sat' } })
    const day = `There is no day "${text}" at the event.`
    add({ cells: { Day: `fri; ${text}` }, reason: day, corrected: { Day: 'sat' } })
  }
  for (const blank of ['', ' ', '\t', '\u00a0', '\n', '\u3000 ']) {
    add({ cells: { 'First name': blank }, reason: 'The row has no first name.', corrected: { 'First name': 'Bo' } })
    add({ cells: { Apellidos: blank }, reason: 'The row has no last name.', corrected: { Apellidos: 'Bo' } })
    const both = 'The row has no first name. The row has no last name.'
    const corrected = { 'First name': 'Bo', Apellidos: 'Bo' }
    add({ cells: { 'First name': blank, Apellidos: blank }, reason: both, corrected })
    const type = 'The row has no attendee type, and none was given for such rows.'
    add({ cells: { Type: blank }, reason: type, corrected: { Type: 'visitor' } })
  }
  const emails = [
    'nobody',
    '@',
    'a@',
    '@b.es',
    'a b@x.es',
    'a@b',
    'a@@b.es',
    'a@x..es',
    '.a@x.es',
    'a@x.es, b@x.es',
    '=a',
  ]
  for (const [n, email] of [...emails, 'Ana <a@x.es>', 'mailto:a@x.es', '-'].entries()) {
    const reason = `The email ${JSON.stringify(email)} is no email address.`
    add({ cells: { 'E-mail': email }, reason, corrected: { 'E-mail': `mended${n}@example.com` } })
  }
  for (const phone of [
    'no',
    '12',
    '+',
    '+34 abc',
    '600 111 222 ext. 3',
    '555-CALL',
    '1'.repeat(41),
    '#N/A',
    '6.0E+08',
  ]) {
    const reason = `The phone ${JSON.stringify(phone)} is no telephone number.`
    add({ cells: { Phone: phone }, reason, corrected: { Phone: '+34 600 1' } })
  }
  for (const size of ['XXL', '0', 'S; M', 'none', "M'"]) {
    const reason = `The answer "${size}" to shirt_size must be one of "S", "M", "L".`
    add({ cells: { 'Shirt size': size }, reason, corrected: { 'Shirt size': 'L' } })
  }
  for (let place = 1; place <= 8; place += 1) {
    const reason = 'The day sun has room for 5 people, and 5 places are taken.'
    add({ cells: { Day: 'sun' }, ...(place > 5 ? { reason, corrected: { Day: 'sat' } } : {}) })
  }
  const reason =
    'The email "x" is no email address. There is no attendee type "y" at the event. There is no day "z" at the event. There is no group "w". The row has no first name.'
  add({
    cells: { 'First name': '', 'E-mail': 'x', Type: 'y', Day: 'z', Group: 'w' },
    reason,
    corrected: { 'First name': 'All', 'E-mail': 'all@example.com', Type: 'vip', Day: 'sat', Group: 'north' },
  })
}

function addDates(add: Add): void {
  const read: Record<string, string[]> = {
    '1990-04-02': [
      '1990-04-02',
      '1990/4/2',
      '2 de abril de 1990',
      'April 2, 1990',
      '1990-04-02T00:00:00Z',
      '2.ABR.1990',
    ],
    '1990-04-13': ['13/04/1990', '04/13/1990', '13-4-1990', '13th of April 1990', '1990-04-13 00:00'],
    '1992-02-29': ['29/02/1992', '2/29/1992', '29 Febrero 1992'],
  }
  for (const [date, texts] of Object.entries(read)) {
    for (const text of texts) add({ cells: { 'Date of birth': text }, person: { date_of_birth: date } })
  }
  for (const text of [
    'fri; sat',
    'SAT, fri',
    '2026-06-05\n06/06/2026',
    'sábado;Viernes',
    '["fri","sat"]',
    'fri;fri;sat;',
  ]) {
    add({ cells: { Day: text }, person: { days: ['fri', 'sat'] } })
  }
  for (const text of ['VIP', 'vip GUEST', ' Víp  guest '])
    add({ cells: { Type: text }, person: { attendee_type: 'vip' } })
  for (const text of ['North', ' NORTH ']) add({ cells: { Group: text }, person: { group: 'north' } })
  for (const [text, problem] of [
    ['04/05/1990', AMBIGUOUS],
    ['1-2-1990', AMBIGUOUS],
    ['31/02/1990', '"31/02/1990" is no date of the calendar'],
    ['1990-13-01', '"1990-13-01" is no date of the calendar'],
    ['29/02/1990', '"29/02/1990" is no date of the calendar'],
    ['04/05/90', '"04/05/90" is no date; write it as 1990-04-02'],
    ['33000', '"33000" is no date; write it as 1990-04-02'],
    ['unknown', '"unknown" is no date; write it as 1990-04-02'],
    ['1990', '"1990" is no date; write it as 1990-04-02'],
    ['2/abc/1990', '"2/abc/1990" is no date; write it as 1990-04-02'],
  ] as const) {
    const corrected = { 'Date of birth': '1990-04-02' }
    add({ cells: { 'Date of birth': text }, reason: `The date of birth ${problem}.`, corrected })
  }
}

function addShapes(add: Add): void {
  for (const [length, letter] of [
    [2_000, 'n'],
    [2_000, '😀'],
    [2_001, 'n'],
    [2_001, '😀'],
    [60_000, 'ñ'],
  ] as const) {
    const reason = 'The column "Notes" has more than 2,000 characters.'
    const isLong = length > 2_000 ? { reason, corrected: { Notes: 'short' } } : {}
    add({ cells: { Notes: letter.repeat(length) }, ...isLong })
  }
  for (const letter of ['x', 'é', '田']) {
    add({ cells: { 'First name': letter.repeat(200) } })
    const reason = `The first name "${letter.repeat(64)}…" ${NAMES_RULE}`
    add({ cells: { 'First name': letter.repeat(201) }, reason, corrected: { 'First name': 'Short' } })
    const id = `The ID "${letter.repeat(64)}…" must have 1 to 200 characters on one line.`
    add({ cells: { ID: letter.repeat(201) }, reason: id, corrected: { ID: `short ${letter}` } })
  }
  for (const beyond of [['x'], ['', 'x'], ['a', 'b', 'c'], ['"'], ['', '', '\n.']]) {
    const reason = `The row has ${AWKWARD_HEADINGS.length + beyond.length} cells, and the table has ${AWKWARD_HEADINGS.length} columns.`
    add({ beyond, reason })
  }
  for (const beyond of [[''], ['', ' '], [' ', '\t', '\n']]) add({ beyond })
  for (let n = 0; n < 10; n += 1) add({ isShort: true, cells: { Ref: '' }, person: { answers: {} } })
}

/** The same people again in the table, and people who are at the event already. */
function addDoubles(add: Add, next: () => number): void {
  for (let n = 0; n < 20; n += 1) {
    const ref = String(next())
    const own = { Apellidos: `Núñez ${ref}`, 'E-mail': `double${n}@example.com`, Ref: ref }
    const phone = `+34 611 ${100_000 + n}`
    const named = { first_name: 'Ane', last_name: own.Apellidos, email: own['E-mail'] }
    const whole = { ...personOf({ 'First name': 'Ane', ...own, Type: 'visitor', Day: 'fri' }), ...named, phone }
    add({ cells: own, person: whole })
    add({
      cells: { ...own, 'First name': 'ANE', 'E-mail': own['E-mail'].toUpperCase() },
      person: whole,
      outcome: 'unchanged',
    })
    add({ cells: { ...own, Apellidos: `NUNEZ  ${ref}`, Phone: phone }, person: whole, outcome: 'updated' })
    const called = { ...own, 'E-mail': '', Phone: `0034-611.${100_000 + n}` }
    add({ cells: called, person: whole, outcome: 'unchanged' })
  }
  const silent = { 'First name': '', Apellidos: '', 'E-mail': '', Type: '', Day: '' }
  for (let n = 0; n < 10; n += 1) {
    const own = { ID: `member ${n}`, Ref: String(next()), 'E-mail': `member${n}@example.com` }
    const person = personOf({ 'First name': 'Ane', Apellidos: 'Once', ...own, Type: 'visitor', Day: 'sat' })
    add({ cells: { ...own, Apellidos: 'Once', Day: 'sat' }, person })
    add({ cells: { ...own, ...silent }, person, outcome: 'unchanged' })
  }
  for (let n = 0; n < 5; n += 1) {
    const twins =
      '2 people at the event have the name and the email twin@example.com, so it cannot be told who is meant.'
    const corrected = { 'E-mail': `third${n}@example.com` }
    add({ cells: { 'First name': 'Twin', Apellidos: 'Here', 'E-mail': 'twin@example.com' }, reason: twins, corrected })
    const gone =
      'The person with the name and the email gone@example.com is cancelled; an import changes nobody who is.'
    const back = { 'E-mail': `back${n}@example.com` }
    add({
      cells: { 'First name': 'Long', Apellidos: 'Gone', 'E-mail': 'gone@example.com' },
      reason: gone,
      corrected: back,
    })
  }
  const guest = { 'First name': 'Some', Apellidos: 'Guest', 'E-mail': '', Ref: 'guest' }
  for (let n = 0; n < 5; n += 1) add({ cells: guest })
}
