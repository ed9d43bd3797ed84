import { inBothLanguages } from '../both-languages.ts'

export const deviceWordsIn = inBothLanguages({
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
  photograph: ['Photograph it with the phone that is to scan.', 'Fotografíalo con el teléfono que va a leer entradas.'],
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
})
