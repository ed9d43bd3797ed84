import type { SessionLanguage } from '../../../access/sessions/index.ts'

const english = {
  title: 'Members',
  invite: 'Invite a member',
  inviteLead: 'They get a mail that leads them to the console, and sign in with this address.',
  role: 'Role',
  roles: { owner: 'Owner', admin: 'Admin', developer: 'Developer', manager: 'Manager', scanner: 'Scanner' },
  roleHelp:
    'Owners and admins do everything, and owners alone decide who is one. Developers have keys and integrations and see people. Managers make events and register people. Scanners see the numbers of an event.',
  groupHelp: 'Limits the member to this group and what is below it. An owner has none.',
  wholeOrganization: 'the whole organization',
  lastSignIn: 'Last sign-in',
  roleAndGroup: 'Role and group',
  change: 'Save',
  pin: 'PIN',
  pinHelp: '6 to 32 digits, with which the member lets in at the gate whom a device refuses. It is not shown again.',
  pinIsSet: 'A PIN is set.',
  pinNotNeeded: 'A PIN is for owners, admins and managers, who override refusals at the gate.',
  setPin: 'Set the PIN',
  removePin: 'Remove the PIN',
  removal: 'Remove the member',
  removeLead: 'Their sessions end at once. What they made stays, keys too.',
  remove: (email: string) => `Remove ${email}`,
  keysLeft: (keys: number) => `API keys that the member made and that still work: ${keys}.`,
}

export type MemberWords = typeof english

const spanish: MemberWords = {
  title: 'Miembros',
  invite: 'Invitar a un miembro',
  inviteLead: 'Recibe un correo que lleva a la consola, y entra con esta dirección.',
  role: 'Función',
  roles: {
    owner: 'Propietario',
    admin: 'Administrador',
    developer: 'Desarrollador',
    manager: 'Gestor',
    scanner: 'Control de acceso',
  },
  roleHelp:
    'Propietarios y administradores pueden todo; quién es propietario lo deciden solo ellos. Los desarrolladores tienen claves e integraciones y ven a las personas. Los gestores crean eventos e inscriben. Control de acceso ve las cifras de un evento.',
  groupHelp: 'Limita al miembro a este grupo y a los que están debajo. Un propietario no tiene.',
  wholeOrganization: 'toda la organización',
  lastSignIn: 'Última entrada',
  roleAndGroup: 'Función y grupo',
  change: 'Guardar',
  pin: 'PIN',
  pinHelp: 'De 6 a 32 cifras; con él se deja pasar a quien un dispositivo rechaza. No se vuelve a mostrar.',
  pinIsSet: 'Hay un PIN.',
  pinNotNeeded: 'El PIN es para propietarios, administradores y gestores, que corrigen rechazos en la puerta.',
  setPin: 'Poner el PIN',
  removePin: 'Quitar el PIN',
  removal: 'Quitar al miembro',
  removeLead: 'Sus sesiones se cierran al momento. Lo que hizo se queda, también las claves.',
  remove: (email) => `Quitar a ${email}`,
  keysLeft: (keys) => `Claves de API que hizo y que siguen funcionando: ${keys}.`,
}

export const memberWordsIn = (language: SessionLanguage): MemberWords => (language === 'es' ? spanish : english)
