import type { ProblemWords } from './rules.ts'
import type { FormatName } from './words-en.ts'

/** For members at the console and readers of rejected rows: what only a program sends wrong is told in short. */
export const spanishProblems: ProblemWords = {
  required: (_, field) => `Falta ${field}.`,
  unknown_field: ({ suggestion }, field) =>
    `${field} no se conoce aquí.${suggestion ? ` ¿Se trata de ${suggestion}?` : ''}`,
  wrong_type: ({ expected, example }, field) =>
    `${field} debe ser ${expected.map((type) => TYPES[type] ?? type).join(' o ')}${example ? `, como ${example}` : ''}.`,
  minor_units: (_, field) => `${field} debe ser un número entero de unidades menores, como céntimos: 4550 por 45,50.`,
  one_of: ({ allowed, or = [] }, field) =>
    `${field} debe ser uno de: ${[...allowed, ...or.map((type) => TYPES[type] ?? type)].join(', ')}.`,
  format: ({ format }, field) => `${field} debe ser ${spanishFormats[format as FormatName] ?? format}.`,
  blank: (_, field) => `${field} debe contener algo que se pueda leer.`,
  min_length: ({ limit }, field) => `${field} debe tener al menos ${count(limit, 'carácter', 'caracteres')}.`,
  max_length: ({ limit }, field) => `${field} debe tener como mucho ${count(limit, 'carácter', 'caracteres')}.`,
  min_items: ({ limit }, field) => `${field} debe tener al menos ${count(limit, 'elemento')}.`,
  max_items: ({ limit }, field) => `${field} debe tener como mucho ${count(limit, 'elemento')}.`,
  max_entries: ({ limit }, field) => `${field} debe tener como mucho ${count(limit, 'entrada')}.`,
  minimum: ({ limit }, field) => `${field} debe ser al menos ${limit}.`,
  maximum: ({ limit }, field) => `${field} debe ser como mucho ${limit}.`,
  date_range: ({ from, to }, field) => `${field} debe estar entre ${from} y ${to}.`,
  later_than: ({ field: other }, field) => `${field} debe ser posterior a ${other}.`,
  within_a_year: (_, field) => `${field} debe ser dentro de un año como mucho.`,
  no_body: () => 'Esta operación no admite contenido.',
  max_parameters: ({ limit }) => `La consulta debe tener como mucho ${count(limit, 'parámetro')}.`,
  repeated_parameter: (_, field) => `${field} aparece más de una vez.`,
  nul_character: (_, field) => `${field} contiene un carácter nulo.`,
  etag_list: (_, field) => `${field} debe ser *, o etiquetas entre comillas y separadas por comas, como "7f9c2ba4".`,
  byte_order_mark: () => 'El contenido empieza con una marca de orden de bytes; envía UTF-8 sin ella.',
  not_utf8: () => 'El contenido no es UTF-8.',
  json_syntax: ({ line, column }) => `El contenido no es JSON: el error está en la línea ${line}, columna ${column}.`,
  json_values: ({ limit }) => `El contenido tiene más de ${limit} valores.`,
  json_depth: ({ limit }) => `El contenido anida listas y objetos a más de ${count(limit, 'nivel', 'niveles')}.`,
  json_keys: ({ limit }) => `El objeto tiene más de ${limit} claves.`,
  json_key_length: ({ key, limit }) => `La clave ${key} tiene más de ${limit} caracteres.`,
  json_repeated_key: ({ key }) => `La clave ${key} aparece más de una vez en el mismo objeto.`,
  json_text: ({ character, key }) =>
    `${key === undefined ? 'El texto' : `La clave ${key}`} contiene ${character === 'nul' ? 'un carácter nulo' : 'medio carácter'}, que no se puede guardar.`,
  json_number: ({ limit }) => `El número pasa de ±${limit}, así que no se podría guardar con exactitud.`,
  cursor: (_, field) => `${field} debe ser el next_cursor de una página de esta lista, con los mismos filtros y orden.`,
  position: (_, field) => `${field} debe ser el as_of de una página anterior o una fecha con hora.`,
  order_of_changes: (_, field) =>
    `${field} no puede ser newest_first junto con updated_since, cuya lista sigue el orden de los cambios.`,
  unknown_question: ({ question, attendee_type }) =>
    `El formulario no hace la pregunta ${question} al tipo de asistente ${attendee_type}.`,
  answer_required: ({ question }) => `La pregunta ${question} es obligatoria.`,
  consent_required: ({ label, instead }) =>
    `Hay que aceptar ${JSON.stringify(label)}: elige «Sí»${
      instead === undefined
        ? ''
        : instead === 'leave_out'
          ? ', o deja la respuesta como estaba'
          : ', o pide al organizador que la pregunta no sea obligatoria'
    }.`,
  wrong_answer: ({ question, expected, allowed = [], more = 0 }) =>
    `La respuesta a ${question} debe ser ${ANSWERS[expected] ?? ''}${listSpanishChoices(allowed, more)}.`,
  answers_size: ({ limit, size }) =>
    `Las respuestas de una persona pueden ocupar ${limit} bytes como JSON, y estas ocupan ${size}.`,
  registration_size: ({ limit, size }) =>
    `Una inscripción puede ocupar ${limit} bytes con todas sus personas, y esta ocuparía ${size}.`,
  form_size: ({ limit, size }, field) => `${field} puede ocupar ${limit} bytes como JSON, y ocupa ${size}.`,
  repeated_code: ({ code }, field) => `${field} repite el código ${code}.`,
  choices_required: ({ type }, field) => `Falta ${field}, que una pregunta del tipo ${type} necesita.`,
  choices_not_taken: ({ type }, field) => `Una pregunta del tipo ${type} no tiene ${field}.`,
  repeated_choice: (_, field) => `${field} ofrece dos veces la misma opción.`,
  repeated_window: ({ day }, field) => `${field} nombra el día ${day}, que ya tiene un horario.`,
  not_in_template: ({ kind, code }, field) =>
    `${field} nombra el ${kind === 'day' ? 'día' : 'tipo de asistente'} ${code}, que la plantilla no tiene.`,
  event_currency: (_, field) => `${field} debe ser la moneda del evento.`,
  one_template: () => 'Elige una plantilla propia o una ya preparada, y no las dos.',
  unknown_placeholder: ({ placeholder, suggestion, known }, field) =>
    `${field} contiene el marcador {{${placeholder}}}, que no existe; ${
      suggestion ? `¿se trata de {{${suggestion}}}?` : `hay ${known.map((name) => `{{${name}}}`).join(', ')}.`
    }`,
  filter_not_taken: ({ type }, field) => `${field} no se puede elegir en una exportación de ${type}.`,
  status_of_export: ({ type, allowed }, field) =>
    `${field} debe ser ${allowed.join(', ')} en una exportación de ${type}.`,
  unknown_column: ({ column, type, known }, field) =>
    `${field} nombra la columna ${column}, que una exportación de ${type} no tiene; tiene ${known.join(', ')}.`,
  repeated_column: ({ column }, field) => `${field} nombra la columna ${column} por segunda vez.`,
  code_or_ticket: (_, field) => `Falta ${field}; envíalo, o envía la entrada.`,
  ticket_of_device: (_, field) => `${field} solo lo envía un dispositivo vinculado; envía el código.`,
  code_beside_ticket: (_, field) => `${field} no puede ir junto con el código; envía uno de los dos.`,
  point_required: (_, field) => `Falta ${field}; solo lo omite un dispositivo que pertenece a uno.`,
  repeated_ticket_class: ({ ticket_class }) => `La clase de entrada ${ticket_class} está asignada dos veces.`,
  unknown_ticket_class: ({ ticket_class }) =>
    `El evento de la plataforma no tiene ninguna clase de entrada ${ticket_class}.`,
  unmapped_ticket_class: ({ ticket_class, name }) =>
    `La clase de entrada ${ticket_class} (${name}) no está asignada; asígnala a un tipo de asistente, o a nadie.`,
  no_names: ({ first_row, whole_name, example, skipped_sheets, more }) =>
    `Ningún encabezado es un nombre, un apellido o un identificador. ${
      whole_name === undefined
        ? `La primera fila del archivo es ${JSON.stringify(first_row)}; debe tener encabezados como ${example}.`
        : `La columna ${JSON.stringify(whole_name)} contiene el nombre completo: divídela en dos, como ${example}.`
    }${skipped_sheets.length > 0 ? ` Solo se leyó la primera hoja, y no ${listSpanishChoices(skipped_sheets, more)}.` : ''}`,
  file_kind: ({ kind }) => `El archivo es ${FILES[kind] ?? kind}. ${SAVE_TABLE}`,
  file_empty: () => 'El archivo está vacío; su primera fila debe tener los encabezados.',
  file_columns: (params) => `El archivo tiene ${params.count} columnas, y se leen ${params.limit} como mucho.`,
  file_heading: ({ column, limit }) => `El encabezado de la columna ${column} tiene más de ${limit} caracteres.`,
  file_rows: ({ limit }) => `El archivo tiene más de ${grouped(limit)} filas; divídelo.`,
  csv_row_length: ({ line, limit }) =>
    `La fila que empieza en la línea ${line} del archivo tiene más de ${grouped(limit)} caracteres; quizá falte cerrar unas comillas.`,
  csv_row_cells: ({ line, limit }) =>
    `La fila que empieza en la línea ${line} del archivo tiene más de ${grouped(limit)} celdas.`,
  csv_open_quote: ({ line }) =>
    `La fila que empieza en la línea ${line} del archivo abre unas comillas y no las cierra.`,
  sheet_row_length: ({ row, limit }) => `La fila ${row} de la hoja tiene más de ${grouped(limit)} caracteres.`,
  sheet_row_cells: ({ row, limit }) => `La fila ${row} de la hoja tiene más de ${grouped(limit)} celdas.`,
  sheet_size: ({ megabytes }) => `La hoja contiene más de ${megabytes} MB de texto, que es lo máximo.`,
  sheet_cell: ({ limit }) => `Una celda del libro contiene más de ${grouped(limit)} caracteres, que es lo máximo.`,
  workbook_damaged: () => `El libro está dañado. ${SAVE_TABLE}`,
  workbook_no_sheet: () => 'El libro no tiene ninguna hoja con una tabla.',
  workbook_texts: () => `El libro contiene demasiados textos distintos. ${SAVE_CSV}`,
  workbook_parts: ({ thing, limit }) =>
    `El libro tiene más de ${grouped(limit)} ${PARTS[thing] ?? thing}. Copia la tabla en un libro nuevo, o guárdala como CSV, y envíalo.`,
  workbook_size: ({ megabytes, times }) =>
    `El libro descomprimido ocupa más de ${megabytes} MB ${times === undefined ? 'además de la tabla' : `o ${times} veces su tamaño`}. ${SAVE_CSV}`,
  archive_files: ({ limit }) => `El archivo contiene más de ${grouped(limit)} archivos.`,
  archive_password: () => 'El archivo está protegido con una contraseña; guárdalo sin ella.',
  unknown_preference: ({ preference, suggestion }, field) =>
    `${field} no tiene ${preference}. ¿Se trata de ${suggestion}?`,
  unknown_answer: ({ asked, available }, field) =>
    `${field} pide una respuesta que el contrato no tiene aquí: ${asked}. Hay ${available}.`,
}

const spanishFormats: Record<FormatName, string> = {
  ulid: 'un identificador de 26 letras mayúsculas y cifras',
  code: 'un código: minúsculas sin acento, cifras, guiones y guiones bajos, 64 como mucho',
  'id-or-code': 'un identificador o un código',
  'date-time': 'una fecha con hora como 2026-06-05T08:00:00Z',
  date: 'una fecha',
  'local-time': 'una hora como 09:30',
  email: 'una dirección de correo',
  uuid: 'un UUID como 3f2b8a64-5c0e-4d0b-9a75-0f1f5a7b8c9d',
  uri: 'una dirección http o https',
  timezone: 'una zona horaria como Europe/Madrid',
  currency: 'un código de moneda como EUR',
  line: 'un texto de una línea en el que haya algo que leer',
  phone: 'un número de teléfono como +34 600 000 000',
  word: 'una palabra de minúsculas, cifras y guiones bajos, como bank_transfer',
  int32: 'un número entero entre -2147483648 y 2147483647',
  int64: 'un número entero entre -9007199254740991 y 9007199254740991',
  version: 'tres números con puntos como 2.1.0',
  host: 'un nombre de servidor como example.com',
  'object-or-type': 'un identificador, un código o un tipo como checkin.recorded',
  column: 'una columna como first_name o answers.diet',
  'platform-id': 'un identificador de la plataforma: letras, cifras, guiones y guiones bajos, 64 como mucho',
  token: 'una clave de 4 a 500 caracteres ASCII visibles',
  pin: 'un PIN de 6 a 32 cifras',
  result: 'un resultado como accepted',
  'client-name': 'de 1 a 100 caracteres ASCII visibles',
}

const TYPES: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  integer: 'un número entero',
  boolean: 'sí o no',
  array: 'una lista',
  object: 'un objeto',
  null: 'nada',
}

const ANSWERS: Record<string, string> = {
  text: 'un texto',
  number: 'un número',
  date: 'una fecha como 2026-06-05',
  boolean: 'sí o no',
  choice: 'una de ',
  choices: 'una lista de algunas de ',
}

const SAVE_TABLE = 'Guarda la tabla como CSV o XLSX, sin contraseña, y envíala.'
const SAVE_CSV = 'Guarda la tabla como CSV y envíala.'

const FILES: Record<string, string> = {
  xls: 'un archivo de Excel del formato antiguo .xls, o protegido con una contraseña',
  pdf: 'un PDF',
  picture: 'una imagen',
  web_page: 'una página web o XML',
  document: 'un documento de un procesador de textos',
  binary: 'binario, o texto en UTF-16 sin marca de orden de bytes',
  xlsb: 'un libro binario (.xlsb)',
  open_document: 'un archivo OpenDocument, como .ods',
  archive: 'un archivo comprimido, y no un libro',
}

const PARTS: Record<string, string> = {
  parts: 'partes',
  sheets: 'hojas',
  number_formats: 'formatos de número',
  cell_styles: 'estilos de celda',
}

export const listSpanishChoices = (choices: string[], more: number): string =>
  choices.map((choice) => JSON.stringify(choice)).join(', ') + (more > 0 ? ` y ${more} más` : '')

const count = (number: number, thing: string, things = `${thing}s`): string =>
  `${number} ${number === 1 ? thing : things}`

const grouped = (number: number) => number.toLocaleString('es')
