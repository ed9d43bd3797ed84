import type { SessionLanguage } from '../../../access/sessions/index.ts'

const english = {
  lead: 'Send a table of people, see what it would do, and then import it.',
  headings:
    'Columns are found by their headings, in English or Spanish: first name, last name, email, phone, type, group, day, date of birth, ID. People who are there already are found again and changed. A column that means nothing is kept as an answer.',
  file: 'File',
  fileHelp: 'CSV or Excel (XLSX), up to 50 MB and 200,000 rows.',
  noFile: 'Choose a file.',
  options: 'Options for rows that do not say it themselves',
  mailTitle: 'Ticket emails',
  mail: 'Confirmation and tickets will be sent by mail to the people who are added.',
  noMail: 'No mail will be sent to the people.',
  deed: 'What to do',
  preview: 'Preview: show what it would do, and change nothing',
  importNow: 'Import',
  send: 'Send the file',
}

type ImportWords = typeof english

const spanish: ImportWords = {
  lead: 'Envía una tabla de personas, mira qué haría y después impórtala.',
  headings:
    'Las columnas se reconocen por sus títulos, en español o en inglés: nombre, apellidos, correo, teléfono, tipo, grupo, día, fecha de nacimiento, ID. A quien ya está se le encuentra y se le cambia. Una columna que no significa nada se guarda como respuesta.',
  file: 'Fichero',
  fileHelp: 'CSV o Excel (XLSX), hasta 50 MB y 200.000 filas.',
  noFile: 'Elige un fichero.',
  options: 'Opciones para las filas que no lo dicen',
  mailTitle: 'Entradas por correo',
  mail: 'A las personas que se añadan se les enviarán por correo la confirmación y las entradas.',
  noMail: 'No se enviará ningún correo a las personas.',
  deed: 'Qué hacer',
  preview: 'Vista previa: mostrar qué haría, sin cambiar nada',
  importNow: 'Importar',
  send: 'Enviar el fichero',
}

export const importWordsIn = (language: SessionLanguage): ImportWords => (language === 'es' ? spanish : english)
