import { inBothLanguages } from '../both-languages.ts'

export const sourceImportWordsIn = inBothLanguages({
  start: ['Import people from it', 'Importar personas de ella'],
  steps: [
    ['1. Connect', '2. Choose the events', '3. Assign the ticket classes, preview and start'],
    ['1. Conectar', '2. Elegir los eventos', '3. Asignar las clases de entrada, ver y empezar'],
  ],
  connectLead: [
    'Choose the account to read. Nothing is ever changed there.',
    'Elige la cuenta que se lee. Allí no se cambia nunca nada.',
  ],
  connect: ['Connect to a source platform', 'Conectar con una plataforma'],
  refused: ['its token is not taken any more', 'ya no acepta su token'],
  eventsLead: [
    'People of the event there come to the event here.',
    'Las personas del evento de allí vienen al evento de aquí.',
  ],
  sourceEvent: ['Event on the platform', 'Evento en la plataforma'],
  event: ['Event here', 'Evento de aquí'],
  choose: ['(choose)', '(elige)'],
  next: ['Next', 'Siguiente'],
  moreEvents: ['More events', 'Más eventos'],
  noEvents: ['The account has no events.', 'La cuenta no tiene eventos.'],
  mapLead: [
    'Say for each ticket class what its people become here.',
    'Di para cada clase de entrada qué son aquí sus personas.',
  ],
  ticketClass: ['Ticket class', 'Clase de entrada'],
  price: ['Price', 'Precio'],
  sold: ['Sold', 'Vendidas'],
  becomes: ['Becomes', 'Es aquí'],
  skip: ['Do not import', 'No importar'],
  days: ['Days', 'Días'],
  daysHelp: ['Where no day is chosen, they come on all days.', 'Donde no se elige ninguno, vienen todos los días.'],
  sendEmails: [
    'Send those who are added their confirmation and tickets',
    'Enviar a quienes se añadan su confirmación y sus entradas',
  ],
  group: ['Group', 'Grupo'],
  preview: ['Preview', 'Vista previa'],
  startNow: ['Start the import', 'Empezar la importación'],
  unmapped: (name: string) => [
    `Choose what people with the ticket class ${name} become, or that they are not imported.`,
    `Elige qué son las personas con la clase de entrada ${name}, o que no se importan.`,
  ],
})
