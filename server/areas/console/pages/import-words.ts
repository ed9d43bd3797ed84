import { inBothLanguages } from '../both-languages.ts'

export const importWordsIn = inBothLanguages({
  lead: [
    'Send a table of people, see what it would do, and then import it.',
    'Envía una tabla de personas, mira qué haría y después impórtala.',
  ],
  headings: [
    'Columns are found by their headings, in English or Spanish: first name, last name, email, phone, type, group, day, date of birth, ID. People who are there already are found again and changed. A column that means nothing is kept as an answer.',
    'Las columnas se reconocen por sus títulos, en español o en inglés: nombre, apellidos, correo, teléfono, tipo, grupo, día, fecha de nacimiento, ID. A quien ya está se le encuentra y se le cambia. Una columna que no significa nada se guarda como respuesta.',
  ],
  file: ['File', 'Fichero'],
  fileHelp: ['CSV or Excel (XLSX), up to 50 MB and 200,000 rows.', 'CSV o Excel (XLSX), hasta 50 MB y 200.000 filas.'],
  noFile: ['Choose a file.', 'Elige un fichero.'],
  options: ['Options for rows that do not say it themselves', 'Opciones para las filas que no lo dicen'],
  mailTitle: ['Ticket emails', 'Entradas por correo'],
  mail: [
    'Confirmation and tickets will be sent by mail to the people who are added.',
    'A las personas que se añadan se les enviarán por correo la confirmación y las entradas.',
  ],
  noMail: ['No mail will be sent to the people.', 'No se enviará ningún correo a las personas.'],
  deed: ['What to do', 'Qué hacer'],
  preview: ['Preview: show what it would do, and change nothing', 'Vista previa: mostrar qué haría, sin cambiar nada'],
  importNow: ['Import', 'Importar'],
  send: ['Send the file', 'Enviar el fichero'],
})
