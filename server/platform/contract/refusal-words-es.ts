type Details = Record<string, unknown>

/** Refusals of a registration in Spanish, by their rule, their state or their code; each says all that there is to say. */
export const spanishRefusals: Record<string, (details: Details) => string> = {
  sandbox_fixture: () => 'La inscripción pertenece a una entrada fija del sandbox y no se puede cambiar.',
  too_many_tickets: ({ tickets }) => `La inscripción ha tenido ${tickets} entradas y no puede tener más.`,
  max_per_registration: ({ allowed, wanted }) =>
    `Una inscripción puede tener ${people(allowed)}, y esta tendría ${wanted}.`,
  email_domains: ({ email, allowed }) =>
    `${email === null ? 'La persona no tiene dirección de correo' : `La dirección de correo es ${email}`}, y debe ser de ${(allowed as string[]).join(' o ')}.`,
  minimum_age: ({ date_of_birth, allowed }) =>
    `La persona ${date_of_birth === null ? 'no tiene fecha de nacimiento' : `nació el ${date_of_birth}`} y debe tener al menos ${allowed} años el primer día del evento.`,
  one_per_email: ({ email }) => `Otra inscripción de este evento usa la dirección de correo ${email}.`,
  attendee_cap_reached: ({ attendee_cap, taken }) =>
    `El plan permite ${people(attendee_cap)} en un evento, y este tiene ${taken}.`,
  event_full: (details) =>
    Number(details.taken) + Number(details.wanted) > Number(details.capacity ?? Number.POSITIVE_INFINITY)
      ? full('El evento', details)
      : 'Las plazas libres del evento se están dando a quienes las esperan.',
  type_full: (details) => full(`El tipo de asistente ${details.attendee_type}`, details),
  day_full: (details) => full(`El día ${details.day}`, details),
}

export function toSpanishRefusal(code: string, details: Details = {}): string | undefined {
  const name = String(details.rule ?? details.state ?? code)
  return Object.hasOwn(spanishRefusals, name) ? spanishRefusals[name]?.(details) : undefined
}

const full = (what: string, { capacity, taken }: Details) =>
  `${what} tiene sitio para ${people(capacity)}, y hay ${taken} ${taken === 1 ? 'plaza ocupada' : 'plazas ocupadas'}.`

const people = (number: unknown) => (number === 1 ? '1 persona' : `${number} personas`)
