import type { SessionLanguage } from '../../../access/sessions/index.ts'

const english = {
  title: 'Devices',
  pair: 'Pair a device',
  pairLead: 'You get a code that pairs one device with this event, within 15 minutes.',
  makeCode: 'Make a code',
  nameHelp: 'What the device is called, such as Gate 3. Empty: as it calls itself.',
  pointHelp: 'Where it stands.',
  anyPoint: 'chosen at the device',
  everybody: 'everybody',
  groupHelp: 'Whose people, and those of groups below it, the device can check.',
  version: 'Version',
  paired: 'Paired',
  lastSeen: 'Last seen',
  active: 'active',
  revoked: 'revoked',
  revoke: 'Revoke',
  revokeDevice: 'Revoke this device',
  revokeLead: (name: string) => `The device ${name} stops on its next request, for good.`,
  code: 'Pairing code',
  codeLead: 'The code pairs one device and is not shown again.',
  photograph: 'Photograph it with the phone that is to scan.',
  orOpen: 'Or open this page there and type the code:',
  until: 'It works until',
  testScans: 'Its scans are tests.',
  problems: {
    this_machine:
      'This address works on this machine alone. Set PUBLIC_URL to the https address at which phones reach the server.',
    no_camera:
      'Browsers give a page at this address no camera, because it is not https. Set PUBLIC_URL to the https address at which phones reach the server.',
  },
}

export type DeviceWords = typeof english

const spanish: DeviceWords = {
  title: 'Dispositivos',
  pair: 'Vincular un dispositivo',
  pairLead: 'Recibes un código que vincula un dispositivo con este evento, durante 15 minutos.',
  makeCode: 'Crear un código',
  nameHelp: 'Cómo se llama el dispositivo, por ejemplo Puerta 3. Vacío: como se llame él mismo.',
  pointHelp: 'Dónde está.',
  anyPoint: 'se elige en el dispositivo',
  everybody: 'todos',
  groupHelp: 'A quiénes puede comprobar: a los de este grupo y de los que están debajo.',
  version: 'Versión',
  paired: 'Vinculado',
  lastSeen: 'Visto por última vez',
  active: 'activo',
  revoked: 'revocado',
  revoke: 'Revocar',
  revokeDevice: 'Revocar este dispositivo',
  revokeLead: (name) => `El dispositivo ${name} deja de funcionar con su próxima petición, para siempre.`,
  code: 'Código',
  codeLead: 'El código vincula un solo dispositivo y no se vuelve a mostrar.',
  photograph: 'Fotografíalo con el teléfono que va a leer entradas.',
  orOpen: 'O abre allí esta página y escribe el código:',
  until: 'Funciona hasta',
  testScans: 'Sus lecturas son de prueba.',
  problems: {
    this_machine:
      'Esta dirección solo funciona en esta máquina. Pon en PUBLIC_URL la dirección https por la que los teléfonos llegan al servidor.',
    no_camera:
      'Los navegadores no dan la cámara a una página de esta dirección, porque no es https. Pon en PUBLIC_URL la dirección https por la que los teléfonos llegan al servidor.',
  },
}

export const deviceWordsIn = (language: SessionLanguage): DeviceWords => (language === 'es' ? spanish : english)
