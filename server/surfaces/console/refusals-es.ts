/** What a refusal means, by its code; the service's own sentence, which has the particulars, stands below it. */
export const spanishRefusals: ReadonlyMap<string, string> = new Map([
  ['not_permitted', 'Tu función no permite hacer esto.'],
  ['api_key_group', 'Esto queda fuera del grupo al que estás limitado.'],
  ['api_key_test_mode', 'En modo de prueba solo se cambian datos de prueba.'],
  ['api_key_scope', 'Los visitantes de la demostración no pueden hacer esto.'],
  ['attendee_cap_reached', 'El plan de la organización no admite más personas en un evento.'],
  ['conflict', 'Contradice lo que ya existe.'],
  ['day_full', 'Un día ya no tiene plazas para estas personas.'],
  ['entitlement_required', 'El plan de la organización no incluye esto.'],
  ['event_full', 'El evento ya no tiene plazas para estas personas.'],
  ['external_id_taken', 'Otra inscripción del evento ya tiene este identificador externo.'],
  ['idempotency_conflict', 'Este formulario ya se envió con otro contenido. Ábrelo de nuevo.'],
  ['precondition_failed', 'Otra persona lo ha cambiado mientras tanto. Ábrelo de nuevo.'],
  ['idempotency_in_progress', 'Este formulario ya se ha enviado y se está tramitando.'],
  ['instance_read_only', 'Esta instalación es de solo lectura: su licencia fue revocada.'],
  ['internal', 'Algo ha fallado en el servicio. No se ha cambiado nada.'],
  ['invalid_state', 'En su estado actual no se puede hacer esto.'],
  ['jobs_limit_reached', 'Ya hay demasiadas importaciones y exportaciones en curso. Espera a que termine una.'],
  ['license_not_valid', 'La licencia de esta instalación no es válida.'],
  ['link_expired', 'El enlace ya no es válido.'],
  ['not_found', 'No existe, o no puedes verlo.'],
  ['payload_too_large', 'Es demasiado grande.'],
  ['quota_exceeded', 'La organización ha superado sus llamadas de este mes.'],
  ['rate_limited', 'Demasiadas peticiones seguidas. Espera un minuto.'],
  ['registration_closed', 'El plazo de inscripción no está abierto.'],
  ['replay_window_over', 'El primer envío fue hace demasiado tiempo para repetirlo.'],
  ['request_timeout', 'La petición no llegó a tiempo.'],
  ['rule_refused', 'Una regla del formulario del evento rechaza la inscripción.'],
  ['sandbox_full', 'Los visitantes han llenado la demostración. Inténtalo más tarde.'],
  ['source_refused', 'La plataforma de origen no permite leer con esta conexión.'],
  ['source_unavailable', 'La plataforma de origen no se puede leer ahora.'],
  ['type_full', 'Un tipo de asistente ya no tiene plazas para estas personas.'],
  ['unavailable', 'El servicio no puede responder ahora. Inténtalo de nuevo en un momento.'],
  ['unsupported_media_type', 'No es un archivo que se pueda leer aquí.'],
  ['validation_failed', 'Lo enviado no es correcto.'],
  ['webhook_url_refused', 'No se puede enviar a esa dirección.'],
])

const SHAPES: ReadonlyMap<string, string> = new Map([
  ['an id or a code', 'un identificador o un código'],
  ['a calendar date such as 2026-06-05', 'una fecha'],
  ['a time of day such as 09:30', 'una hora como 09:30'],
  ['an email address', 'una dirección de correo'],
  ['an http or https address', 'una dirección http o https'],
  ['a time zone such as Europe/Madrid', 'una zona horaria como Europe/Madrid'],
  ['a currency code such as EUR', 'un código de moneda como EUR'],
  ['text on one line that contains something that can be read', 'un texto de una línea en el que haya algo que leer'],
  ['a telephone number such as +34 600 000 000', 'un número de teléfono como +34 600 000 000'],
  ['a PIN of 6 to 32 digits', 'un PIN de 6 a 32 cifras'],
  ['an integer', 'un número entero'],
  ['a number', 'un número'],
  [
    'a code: lower-case letters, digits, hyphens and underscores, at most 64',
    'un código: minúsculas sin acento, cifras, guiones y guiones bajos, 64 como mucho',
  ],
  [
    'a word of lower-case letters, digits and underscores, such as bank_transfer',
    'una palabra de minúsculas, cifras y guiones bajos, como bank_transfer',
  ],
])

const THINGS: Record<string, [one: string, many: string]> = {
  character: ['carácter', 'caracteres'],
  item: ['elemento', 'elementos'],
  entr: ['entrada', 'entradas'],
}

const AGREEING_OR: Record<string, string> = {
  ', or leave it out of the change': ', o deja la respuesta como estaba',
  ', or ask the organizer to make it optional': ', o pide al organizador que la pregunta no sea obligatoria',
}

/** The sentences of the contract's own checks, and of the form's. */
const PROBLEMS: [RegExp, (...found: string[]) => string | undefined][] = [
  [/^The field (\S+) is missing(?: in \S+)?\.$/, (field) => `Falta ${field}.`],
  [
    /^The field (\S+) must contain something that can be read\.$/,
    (field) => `${field} debe contener algo que se pueda leer.`,
  ],
  [/^The question (\S+) has to be answered\.$/, (question) => `La pregunta ${question} es obligatoria.`],
  [
    /^The question \S+, (".*"), must be agreed to: answer it with true(, or .*)?\.$/,
    (label, instead = '') => `Hay que aceptar ${label}: elige «Sí»${AGREEING_OR[instead] ?? ''}.`,
  ],
  [/^The field (\S+) must not hold the same item twice\.$/, (field) => `${field} tiene dos veces lo mismo.`],
  [
    /^The field (\S+) must have at (least|most) (\d+) (character|item|entr)\w*\.$/,
    (field, bound, count, thing = '') =>
      `${field} debe tener ${bound === 'least' ? 'al menos' : 'como mucho'} ${count} ${THINGS[thing]?.[count === '1' ? 0 : 1]}.`,
  ],
  [
    /^The field (\S+) must be at (least|most) (-?[\d.]+)\.$/,
    (field, bound, limit) => `${field} debe ser ${bound === 'least' ? 'al menos' : 'como mucho'} ${limit}.`,
  ],
  [/^The field (\S+) must be one of (.+)\.$/, (field, values) => `${field} debe ser uno de: ${values}.`],
  [
    /^The field (\S+) must be (.+)\.$/,
    (field, shape = '') => (SHAPES.has(shape) ? `${field} debe ser ${SHAPES.get(shape)}.` : undefined),
  ],
]

/** Undefined where the sentence is of another kind. */
export function toSpanishProblem(message: string): string | undefined {
  for (const [pattern, translate] of PROBLEMS) {
    const found = pattern.exec(message)
    if (found) return translate(...found.slice(1))
  }
  return undefined
}
