import { describeEntitlement, type Entitlement, type PlanCode, plans } from '../../access/plans/index.ts'
import { toSpanishRefusal } from '../../platform/contract/refusal-words-es.ts'
import { formatMoney } from '../../platform/formats/money.ts'
import { readTranslationPairs, TRANSLATION_PAIR_PATTERN } from './both-languages.ts'
import { labelOf } from './contract/choices.ts'
import { spanishLabels } from './labels-es.ts'

type Details = Record<string, unknown>

/** What a refusal means where its particulars have no Spanish words: the service's own sentence stands below it. */
export const spanishErrorMeanings: ReadonlyMap<string, string> = new Map([
  ['not_permitted', 'Tu función no permite hacer esto.'],
  ['api_key_scope', 'Los visitantes de la demostración no pueden hacer esto.'],
  ['conflict', 'Contradice lo que ya existe.'],
  ['entitlement_required', 'El plan de la organización no incluye esto.'],
  ['external_id_taken', 'Otra inscripción del evento ya tiene este identificador externo.'],
  ['invalid_state', 'En su estado actual no se puede hacer esto.'],
  ['license_not_valid', 'La licencia de esta instalación no es válida.'],
  ['not_found', 'No existe, o no puedes verlo.'],
  ['payload_too_large', 'Es demasiado grande.'],
  ['replay_window_over', 'El primer envío fue hace demasiado tiempo para repetirlo.'],
  ['rule_refused', 'Una regla del formulario del evento rechaza la inscripción.'],
  ['source_refused', 'La plataforma de origen no permite leer con esta conexión.'],
  ['source_unavailable', 'La plataforma de origen no se puede leer ahora.'],
  ['unsupported_media_type', 'No es un archivo que se pueda leer aquí.'],
  ['validation_failed', 'Lo enviado no es correcto.'],
  ['webhook_url_refused', 'No se puede enviar a esa dirección.'],
])

/** Refusals of which this is all that there is to say to a member. */
const REFUSALS: Record<string, (details: Details) => string | undefined> = {
  entitlement_required: ({ key, upgrade_plan }) => {
    const words = spanishLabels.get(describeEntitlement(key as Entitlement))
    const upgrade = upgrade_plan === undefined ? '' : `; el plan ${plans[upgrade_plan as PlanCode].name}, sí`
    return words && `El plan de la organización no incluye ${words}${upgrade}.`
  },
  invalid_state: (details) => {
    const state = String(details.state)
    const label = spanishLabels.get(labelOf(state))
    if (Object.hasOwn(STATES, state)) return STATES[state]?.(details)
    return label && `Su estado es «${label}», y así no se puede hacer.`
  },
  api_key_group: ({ group }) => `Estás limitado al grupo ${group}, y esto queda fuera de él.`,
  api_key_test_mode: ({ object, reference }) =>
    object === undefined
      ? 'En modo de prueba solo se cambian datos de prueba, y esto es real.'
      : `En modo de prueba no se puede cambiar ${THINGS.get(String(object)) ?? ''} ${reference}, que es real.`,
  conflict: ({ refundable, wanted, currency, field, reference }) =>
    refundable === undefined
      ? field === 'code'
        ? `El código ${reference} ya está en uso.`
        : undefined
      : `Del pago aún se pueden devolver ${formatMoney('es', { amount: Number(refundable), currency: String(currency) })}, y se pidieron ${formatMoney('es', { amount: Number(wanted), currency: String(currency) })}.`,
  idempotency_conflict: () => 'Este formulario ya se envió con otro contenido. Ábrelo de nuevo.',
  idempotency_in_progress: () => 'Este formulario ya se ha enviado y se está tramitando.',
  instance_read_only: () => 'Esta instalación es de solo lectura: su licencia fue revocada.',
  internal: () => 'Algo ha fallado en el servicio. No se ha cambiado nada.',
  jobs_limit_reached: () => 'Ya hay demasiadas importaciones y exportaciones en curso. Espera a que termine una.',
  link_expired: () => 'El enlace ya no es válido.',
  not_found: ({ object, reference }) =>
    object === undefined
      ? undefined
      : `No existe ${THINGS.get(String(object)) ?? 'nada llamado'} ${reference}, o no puedes verlo.`,
  precondition_failed: () => 'Otra persona lo ha cambiado mientras tanto. Ábrelo de nuevo.',
  quota_exceeded: () => 'La organización ha superado sus llamadas de este mes.',
  rate_limited: ({ retry_after }) => `Demasiadas peticiones seguidas. Espera ${retry_after} segundos.`,
  registration_closed: ({ event, opens_at, closes_at }) =>
    `El plazo de inscripción del evento ${event} no está abierto${opens_at ? `; abre el ${opens_at}` : ''}${closes_at ? `; cierra el ${closes_at}` : ''}.`,
  request_timeout: () => 'La petición no llegó a tiempo.',
  sandbox_full: () => 'Los visitantes han llenado la demostración. Inténtalo más tarde.',
  unavailable: () => 'El servicio no puede responder ahora. Inténtalo de nuevo en un momento.',
}

const STATES: Record<string, (details: Details) => string | undefined> = {
  deliveries_wait: () => 'Le quedan envíos pendientes que no puedes ver, y hasta que salgan la dirección no cambia.',
  in_use: ({ used_by: _, ...counts }) => `Todavía se usa${listOf(counts)}.`,
  last_owner: () => 'La organización necesita al menos un propietario.',
  listening: () => 'Esta dirección es para leer lo que se anota, y su punto de conexión sigue en pausa.',
  no_address: () => 'Nadie de la inscripción tiene dirección de correo.',
  not_empty: (contents) => `El grupo no está vacío${listOf(contents)}.`,
  owner: () => 'Un propietario actúa por toda la organización, y no se le puede limitar a un grupo.',
  plan: () => 'El plan no incluye webhooks, y hasta que los incluya los puntos de conexión siguen en pausa.',
  revoked: () => 'Ya estaba revocado.',
  sandbox: () => 'Los puntos de conexión de la demostración siguen en pausa: de ella no se envía nada.',
  too_many_attendee_types: (counts) => `Un evento no puede tener más${listOf(counts)}.`,
  too_many_check_in_points: (counts) => `Un evento no puede tener más${listOf(counts)}.`,
  too_many_days: (counts) => `Un evento no puede tener más${listOf(counts)}.`,
  too_many_webhooks: (counts) => `La organización no puede tener más${listOf(counts)}.`,
}

/** By the names of the details, which are counts. */
function listOf(details: Details): string {
  const counts = Object.entries(details).flatMap(([name, count]) =>
    typeof count === 'number' && count > 0 ? [`${spanishLabels.get(labelOf(name)) ?? name}: ${count}`] : [],
  )
  return counts.length === 0 ? '' : ` (${counts.join(', ')})`
}

/** By the name that the API gives them. */
const THINGS = readTranslationPairs(
  `attendee: el asistente | attendee_type: el tipo de asistente | check_in: el registro de acceso
check_in_point: el punto de acceso | communication: la comunicación | contact: el contacto | day: el día
device: el dispositivo | event: el evento | group: el grupo | job: la tarea | key: la clave | member: el miembro
organization: la organización | payment: el pago | ready_template: la plantilla | registration: la inscripción
source_connection: la conexión | ticket: la entrada | webhook_delivery: el envío
webhook_endpoint: el punto de conexión`,
  TRANSLATION_PAIR_PATTERN,
)

export const describeCodeInSpanish = (code: string, details: Details): string | undefined =>
  toSpanishRefusal(code, details) ?? (Object.hasOwn(REFUSALS, code) ? REFUSALS[code]?.(details) : undefined)
