import type { SessionLanguage } from '../../../access/sessions/index.ts'

const english = {
  start: 'Import people from it',
  steps: ['1. Connect', '2. Choose the events', '3. Assign the ticket classes, preview and start'],
  connectLead: 'Choose the account to read. Nothing is ever changed there.',
  connect: 'Connect to a source platform',
  refused: 'its token is not taken any more',
  eventsLead: 'People of the event there come to the event here.',
  sourceEvent: 'Event on the platform',
  event: 'Event here',
  choose: '(choose)',
  next: 'Next',
  moreEvents: 'More events',
  noEvents: 'The account has no events.',
  mapLead: 'Say for each ticket class what its people become here.',
  ticketClass: 'Ticket class',
  price: 'Price',
  sold: 'Sold',
  becomes: 'Becomes',
  skip: 'Do not import',
  days: 'Days',
  daysHelp: 'Where no day is chosen, they come on all days.',
  sendEmails: 'Send those who are added their confirmation and tickets',
  group: 'Group',
  preview: 'Preview',
  startNow: 'Start the import',
  previewOf: 'Preview',
  unmapped: (name: string) => `Choose what people with the ticket class ${name} become, or that they are not imported.`,
}

type SourceImportWords = typeof english

const spanish: SourceImportWords = {
  start: 'Importar personas de ella',
  steps: ['1. Conectar', '2. Elegir los eventos', '3. Asignar las clases de entrada, ver y empezar'],
  connectLead: 'Elige la cuenta que se lee. Allí no se cambia nunca nada.',
  connect: 'Conectar con una plataforma',
  refused: 'ya no acepta su token',
  eventsLead: 'Las personas del evento de allí vienen al evento de aquí.',
  sourceEvent: 'Evento en la plataforma',
  event: 'Evento de aquí',
  choose: '(elige)',
  next: 'Siguiente',
  moreEvents: 'Más eventos',
  noEvents: 'La cuenta no tiene eventos.',
  mapLead: 'Di para cada clase de entrada qué son aquí sus personas.',
  ticketClass: 'Clase de entrada',
  price: 'Precio',
  sold: 'Vendidas',
  becomes: 'Es aquí',
  skip: 'No importar',
  days: 'Días',
  daysHelp: 'Donde no se elige ninguno, vienen todos los días.',
  sendEmails: 'Enviar a quienes se añadan su confirmación y sus entradas',
  group: 'Grupo',
  preview: 'Vista previa',
  startNow: 'Empezar la importación',
  previewOf: 'Vista previa',
  unmapped: (name) => `Elige qué son las personas con la clase de entrada ${name}, o que no se importan.`,
}

export const sourceImportWordsIn = (language: SessionLanguage): SourceImportWords =>
  language === 'es' ? spanish : english
