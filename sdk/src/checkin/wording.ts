export type Term = { singular: string; plural: string }

export type Terminology = Record<'event' | 'attendee' | 'ticket' | 'day' | 'check_in_point' | 'group', Term>

type Words = { title: string; message: string; tone: 'go' | 'stop' | 'caution' }

/** The texts of a language. Words in braces are replaced by the organization's. */
export type Wording = {
  terms: Terminology
  results: Readonly<Record<string, Words>>
  /** For the result `rejected`. */
  reasons: Readonly<Record<string, Words>>
  /** For unknown results. */
  refusal: Words
  /** For a code about which a scanner without a connection cannot decide. */
  ask: Words
  /** For several people of whom at least one is admitted. */
  counted: string
}

const go = (title: string, message: string): Words => ({ title, message, tone: 'go' })
const stop = (title: string, message: string): Words => ({ title, message, tone: 'stop' })
const caution = (title: string, message: string): Words => ({ title, message, tone: 'caution' })

export const ENGLISH_WORDING: Wording = {
  terms: {
    event: { singular: 'event', plural: 'events' },
    attendee: { singular: 'attendee', plural: 'attendees' },
    ticket: { singular: 'ticket', plural: 'tickets' },
    day: { singular: 'day', plural: 'days' },
    check_in_point: { singular: 'check-in point', plural: 'check-in points' },
    group: { singular: 'group', plural: 'groups' },
  },
  results: {
    accepted: go('Welcome', 'This {ticket} is valid.'),
    pre_checked: go('Checked', 'This {ticket} is checked. Go on to the entrance.'),
    zone_entered: go('Welcome', 'This {ticket} is valid here.'),
    duplicate: caution('Already used', 'This {ticket} was used before.'),
    day_locked: stop('Closed', 'Nobody is admitted any more on this {day}.'),
    wrong_day: stop('Not today', 'This {ticket} does not admit here today.'),
    not_yet_open: caution('Not open yet', 'Please come back later.'),
    closed: stop('Closed', 'Nobody is admitted here any more.'),
    rejected: stop('Not admitted', 'This {ticket} does not admit here.'),
    voided: stop('Not valid', 'This {ticket} is no longer valid.'),
    unknown: stop('Unknown', 'This is no {ticket} of this {event}.'),
  },
  reasons: {
    not_confirmed: stop('Not confirmed', 'The registration of this {ticket} is not confirmed.'),
    attendee_type_not_allowed: stop('Not here', 'This {ticket} is for another {check_in_point}.'),
    group_not_allowed: stop('Not here', 'This {check_in_point} is for other {groups}.'),
    entry_required: caution('Entrance first', 'Please go through the entrance first.'),
    pre_check_required: caution('Check first', 'Please have this {ticket} checked first.'),
  },
  refusal: stop('Not admitted', 'Please ask for help.'),
  ask: caution('Please ask', 'This {ticket} is not known here. Ask for help, or scan again online.'),
  counted: 'Let in {admitted} of {all} {attendees}.',
}

/** The gender of an organization's own words is unknown, so adjectives only go with fixed nouns. */
export const SPANISH_WORDING: Wording = {
  terms: {
    event: { singular: 'evento', plural: 'eventos' },
    attendee: { singular: 'asistente', plural: 'asistentes' },
    ticket: { singular: 'entrada', plural: 'entradas' },
    day: { singular: 'día', plural: 'días' },
    check_in_point: { singular: 'punto de control', plural: 'puntos de control' },
    group: { singular: 'grupo', plural: 'grupos' },
  },
  results: {
    accepted: go('Adelante', 'Código de {ticket} válido.'),
    pre_checked: go('Comprobado', 'Código de {ticket} comprobado. Continúe hasta el acceso.'),
    zone_entered: go('Adelante', 'Código de {ticket} válido aquí.'),
    duplicate: caution('Ya usado', 'Este código de {ticket} ya se ha usado.'),
    day_locked: stop('Cerrado', 'Por hoy ya no se admite a nadie.'),
    wrong_day: stop('Hoy no', 'Este código de {ticket} no da acceso aquí hoy.'),
    not_yet_open: caution('Aún no', 'Todavía no está abierto. Vuelva más tarde.'),
    closed: stop('Cerrado', 'Aquí ya no se admite a nadie.'),
    rejected: stop('Sin acceso', 'Este código de {ticket} no da acceso aquí.'),
    voided: stop('No válido', 'Este código de {ticket} ya no es válido.'),
    unknown: stop('Desconocido', 'No es un código de {ticket} de aquí.'),
  },
  reasons: {
    not_confirmed: stop('Sin confirmar', 'La inscripción no está confirmada.'),
    attendee_type_not_allowed: stop('Aquí no', 'Este código de {ticket} es para otro acceso.'),
    group_not_allowed: stop('Aquí no', 'Este acceso no es para su {group}.'),
    entry_required: caution('Antes, el acceso', 'Pase primero por el acceso principal.'),
    pre_check_required: caution('Antes, el control', 'Pase primero por el control previo.'),
  },
  refusal: stop('Sin acceso', 'Pida ayuda, por favor.'),
  ask: caution('Consulte', 'Este código de {ticket} aún no consta aquí. Pida ayuda o repita con conexión.'),
  counted: 'Pueden pasar {admitted} de {all} {attendees}.',
}
