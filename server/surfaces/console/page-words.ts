import type { BilingualTexts } from './both-languages.ts'

/** Of the pages that the contract does not have. */
export const consolePageWords = {
  devices: {
    title: ['Devices', 'Dispositivos'],
    pair: ['Pair a device', 'Vincular un dispositivo'],
    pairLead: [
      'You get a code that pairs one device with this event, within 15 minutes.',
      'Recibes un código que vincula un dispositivo con este evento, durante 15 minutos.',
    ],
    makeCode: ['Make a code', 'Crear un código'],
    nameHelp: [
      'What the device is called, such as Gate 3. Empty: as it calls itself.',
      'Cómo se llama el dispositivo, por ejemplo Puerta 3. Vacío: como se llame él mismo.',
    ],
    pointHelp: ['Where it stands.', 'Dónde está.'],
    anyPoint: ['chosen at the device', 'se elige en el dispositivo'],
    everybody: ['everybody', 'todos'],
    groupHelp: [
      'Whose people, and those of groups below it, the device can check.',
      'A quiénes puede comprobar: a los de este grupo y de los que están debajo.',
    ],
    version: ['Version', 'Versión'],
    paired: ['Paired', 'Vinculado'],
    lastSeen: ['Last seen', 'Visto por última vez'],
    active: ['active', 'activo'],
    revoked: ['revoked', 'revocado'],
    revoke: ['Revoke', 'Revocar'],
    revokeDevice: ['Revoke this device', 'Revocar este dispositivo'],
    revokeLead: (name: string) => [
      `The device ${name} stops on its next request, for good.`,
      `El dispositivo ${name} deja de funcionar con su próxima petición, para siempre.`,
    ],
    code: ['Pairing code', 'Código'],
    codeLead: [
      'The code pairs one device and is not shown again.',
      'El código vincula un solo dispositivo y no se vuelve a mostrar.',
    ],
    photograph: [
      'Photograph it with the phone that is to scan.',
      'Fotografíalo con el teléfono que va a leer entradas.',
    ],
    orOpen: ['Or open this page there and type the code:', 'O abre allí esta página y escribe el código:'],
    until: ['It works until', 'Funciona hasta'],
    testScans: ['Its scans are tests.', 'Sus lecturas son de prueba.'],
    problems: {
      this_machine: [
        'This address works on this machine alone. Set PUBLIC_URL to the https address at which phones reach the server.',
        'Esta dirección solo funciona en esta máquina. Pon en PUBLIC_URL la dirección https por la que los teléfonos llegan al servidor.',
      ],
      no_camera: [
        'Browsers give a page at this address no camera, because it is not https. Set PUBLIC_URL to the https address at which phones reach the server.',
        'Los navegadores no dan la cámara a una página de esta dirección, porque no es https. Pon en PUBLIC_URL la dirección https por la que los teléfonos llegan al servidor.',
      ],
    },
  },
  imports: {
    lead: [
      'Send a table of people, see what it would do, and then import it.',
      'Envía una tabla de personas, mira qué haría y después impórtala.',
    ],
    headings: [
      'Columns are found by their headings, in English or Spanish: first name, last name, email, phone, type, group, day, date of birth, ID. People who are there already are found again and changed. A column that means nothing is kept as an answer.',
      'Las columnas se reconocen por sus títulos, en español o en inglés: nombre, apellidos, correo, teléfono, tipo, grupo, día, fecha de nacimiento, ID. A quien ya está se le encuentra y se le cambia. Una columna que no significa nada se guarda como respuesta.',
    ],
    file: ['File', 'Fichero'],
    fileHelp: [
      'CSV or Excel (XLSX), up to 50 MB and 200,000 rows.',
      'CSV o Excel (XLSX), hasta 50 MB y 200.000 filas.',
    ],
    noFile: ['Choose a file.', 'Elige un fichero.'],
    options: ['Options for rows that do not say it themselves', 'Opciones para las filas que no lo dicen'],
    mailTitle: ['Ticket emails', 'Entradas por correo'],
    mail: [
      'Confirmation and tickets will be sent by mail to the people who are added.',
      'A las personas que se añadan se les enviarán por correo la confirmación y las entradas.',
    ],
    noMail: ['No mail will be sent to the people.', 'No se enviará ningún correo a las personas.'],
    deed: ['What to do', 'Qué hacer'],
    preview: [
      'Preview: show what it would do, and change nothing',
      'Vista previa: mostrar qué haría, sin cambiar nada',
    ],
    importNow: ['Import', 'Importar'],
    send: ['Send the file', 'Enviar el fichero'],
  },
  members: {
    title: ['Members', 'Miembros'],
    invite: ['Invite a member', 'Invitar a un miembro'],
    inviteLead: [
      'They get a mail that leads them to the console, and sign in with this address.',
      'Recibe un correo que lleva a la consola, y entra con esta dirección.',
    ],
    role: ['Role', 'Función'],
    roles: {
      owner: ['Owner', 'Propietario'],
      admin: ['Admin', 'Administrador'],
      developer: ['Developer', 'Desarrollador'],
      manager: ['Manager', 'Gestor'],
      scanner: ['Scanner', 'Control de acceso'],
    },
    roleHelp: [
      'Owners and admins do everything, and owners alone decide who is one. Developers have keys and integrations and see people. Managers make events and register people. Scanners see the numbers of an event.',
      'Propietarios y administradores pueden todo; quién es propietario lo deciden solo ellos. Los desarrolladores tienen claves e integraciones y ven a las personas. Los gestores crean eventos e inscriben. Control de acceso ve las cifras de un evento.',
    ],
    groupHelp: [
      'Limits the member to this group and what is below it. An owner has none.',
      'Limita al miembro a este grupo y a los que están debajo. Un propietario no tiene.',
    ],
    wholeOrganization: ['the whole organization', 'toda la organización'],
    lastSignIn: ['Last sign-in', 'Última entrada'],
    roleAndGroup: ['Role and group', 'Función y grupo'],
    pin: ['PIN', 'PIN'],
    pinHelp: [
      '6 to 32 digits, with which the member lets in at the gate whom a device refuses. It is not shown again.',
      'De 6 a 32 cifras; con él se deja pasar a quien un dispositivo rechaza. No se vuelve a mostrar.',
    ],
    pinIsSet: ['A PIN is set.', 'Hay un PIN.'],
    pinNotNeeded: [
      'A PIN is for owners, admins and managers, who override refusals at the gate.',
      'El PIN es para propietarios, administradores y gestores, que corrigen rechazos en la puerta.',
    ],
    setPin: ['Set the PIN', 'Poner el PIN'],
    removePin: ['Remove the PIN', 'Quitar el PIN'],
    removal: ['Remove the member', 'Quitar al miembro'],
    removeLead: [
      'Their sessions end at once. What they made stays, keys too.',
      'Sus sesiones se cierran al momento. Lo que hizo se queda, también las claves.',
    ],
    remove: (email: string) => [`Remove ${email}`, `Quitar a ${email}`],
    keysLeft: (keys: number) => [
      `API keys that the member made and that still work: ${keys}.`,
      `Claves de API que hizo y que siguen funcionando: ${keys}.`,
    ],
  },
  settings: {
    title: ['Settings', 'Ajustes'],
    words: ['Your own words', 'Vuestras palabras'],
    lead: [
      'What your organization calls things, here, at the gate and in mails. Leave both fields of a thing empty for the standard words.',
      'Cómo llama tu organización a las cosas, aquí, en la puerta y en los correos. Deja vacíos los dos campos para la palabra de siempre.',
    ],
    singular: ['One', 'Uno'],
    plural: ['Several', 'Varios'],
    bothWords: (thing: string) => [
      `${thing}: write both words, or leave both empty.`,
      `${thing}: escribe las dos palabras o deja las dos vacías.`,
    ],
    standard: (singular: string, plural: string) => [
      `Standard: ${singular}, ${plural}.`,
      `De siempre: ${singular}, ${plural}.`,
    ],
  },
  sourceImport: {
    start: ['Import people from it', 'Importar personas de ella'],
    steps: [
      ['1. Connect', '2. Choose the events', '3. Assign the ticket classes, preview and start'],
      ['1. Conectar', '2. Elegir los eventos', '3. Asignar las clases de entrada, ver y empezar'],
    ],
    connectLead: [
      'Choose the account to read. Nothing is ever changed there.',
      'Elige la cuenta que se lee. Allí no se cambia nunca nada.',
    ],
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
    becomes: ['Becomes', 'Es aquí'],
    skip: ['Do not import', 'No importar'],
    days: ['Days', 'Días'],
    daysHelp: ['Where no day is chosen, they come on all days.', 'Donde no se elige ninguno, vienen todos los días.'],
    sendEmails: [
      'Send those who are added their confirmation and tickets',
      'Enviar a quienes se añadan su confirmación y sus entradas',
    ],
    group: ['Group', 'Grupo'],
    startNow: ['Start the import', 'Empezar la importación'],
    unmapped: (name: string) => [
      `Choose what people with the ticket class ${name} become, or that they are not imported.`,
      `Elige qué son las personas con la clase de entrada ${name}, o que no se importan.`,
    ],
  },
} satisfies BilingualTexts
