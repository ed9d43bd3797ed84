import { type Both, inBothLanguages } from '../both-languages.ts'

export const liveWordsIn = inBothLanguages({
  dashboard: ['Live dashboard', 'Panel en directo'],
  asOf: (time: string) => [`As of ${time}.`, `A las ${time}.`],
  refresh: ['Refresh', 'Actualizar'],
  isLive: ['Live: this moves by itself.', 'En directo: se mueve por sí solo.'],
  admitted: ['Admitted', 'Admitidos'],
  of: (admitted: string, expected: string) => [`${admitted} of ${expected}`, `${admitted} de ${expected}`],
  people: ['People', 'Personas'],
  refused: ['Refused', 'Denegados'],
  byQuarter: ['Admitted by quarter of an hour', 'Admitidos por cuarto de hora'],
  quarter: ['From', 'Desde las'],
  most: (people: string, time: string) => [
    `At most ${people}, from ${time}.`,
    `Como máximo ${people}, desde las ${time}.`,
  ],
  asTable: ['As a table', 'Como tabla'],
  refusals: ['Refusals by reason', 'Denegados por motivo'],
  reason: ['Reason', 'Motivo'],
  scans: ['Scans', 'Lecturas'],
  lastScans: ['Last scans', 'Últimas lecturas'],
  time: ['Time', 'Hora'],
  result: ['Result', 'Resultado'],
  person: ['Person', 'Persona'],
  nobodyYet: ['Nobody has been admitted yet.', 'Aún no se ha admitido a nadie.'],
  noRefusals: ['Nobody was refused.', 'No se ha denegado a nadie.'],
  noScans: ['Nothing was scanned yet.', 'Aún no se ha leído nada.'],
  tooManyStreams: [
    'Too many pages are being kept up to date. Close some, or refresh this one by hand.',
    'Hay demasiadas páginas que se actualizan solas. Cierra algunas o actualiza esta a mano.',
  ],
  jobStates: {
    queued: ['Waiting to begin', 'A la espera'],
    running: ['At work', 'En marcha'],
    succeeded: ['Done', 'Terminada'],
    failed: ['Failed', 'Falló'],
    cancelled: ['Cancelled', 'Cancelada'],
  } as Record<string, Both<string>>,
  isPreview: ['Preview: nothing was changed.', 'Vista previa: no se ha cambiado nada.'],
  rejects: ['Rows that were not taken', 'Filas que no se han tomado'],
  downloadRejects: ['Download them with their reasons', 'Descargarlas con sus motivos'],
  firstRejects: (count: number) => [
    `These are the first ${count}; the file has all of them.`,
    `Son las primeras ${count}; el fichero las tiene todas.`,
  ],
  allFields: ['All fields', 'Todos los campos'],
  importNow: ['Send the file and import it', 'Enviar el fichero e importarlo'],
  sendCorrected: ['Send the corrected file', 'Enviar el fichero corregido'],
  results: {
    accepted: ['Let in', 'Admitido'],
    pre_checked: ['Checked in before the gate', 'Registrado antes de la puerta'],
    zone_entered: ['Let into the zone', 'Admitido en la zona'],
    duplicate: ['Already used', 'Ya usada'],
    day_locked: ['Day is locked', 'El día está cerrado'],
    wrong_day: ['Another day', 'Otro día'],
    not_yet_open: ['Not open yet', 'Aún no está abierto'],
    closed: ['Closed', 'Cerrado'],
    rejected: ['Not allowed here', 'No permitido aquí'],
    voided: ['Ticket is void', 'Entrada anulada'],
    unknown: ['Unknown code', 'Código desconocido'],
    not_confirmed: ['not confirmed', 'sin confirmar'],
    attendee_type_not_allowed: ['attendee type', 'tipo de asistente'],
    group_not_allowed: ['group', 'grupo'],
    entry_required: ['not let in at an entry', 'no admitido en una entrada'],
    pre_check_required: ['not checked in before', 'no registrado antes'],
  } as Record<string, Both<string>>,
})

export type LiveWords = ReturnType<typeof liveWordsIn>

/** A result with its reason, in words; one that is not known yet as it is. */
export function describeResult({ results }: LiveWords, result: string, reason: string | null): string {
  const words = results[result] ?? result
  return reason === null ? words : `${words}: ${results[reason] ?? reason}`
}
