import { inBothLanguages } from '../both-languages.ts'

export const memberWordsIn = inBothLanguages({
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
  change: ['Save', 'Guardar'],
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
})
