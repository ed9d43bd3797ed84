export type LocalizedText = Record<'en' | 'es', string>

/** Column headings of attendee files: exports write them, imports recognize them. */
export const PERSON_HEADINGS = {
  first_name: { en: 'First name', es: 'Nombre' },
  last_name: { en: 'Last name', es: 'Apellidos' },
  email: { en: 'Email', es: 'Correo electrónico' },
  phone: { en: 'Phone', es: 'Teléfono' },
  attendee_type: { en: 'Type', es: 'Tipo' },
  group: { en: 'Group', es: 'Grupo' },
  days: { en: 'Day', es: 'Día' },
  date_of_birth: { en: 'Date of birth', es: 'Fecha de nacimiento' },
  external_id: { en: 'ID', es: 'Identificador' },
} satisfies Record<string, LocalizedText>

/** Followed by the event's time zone, such as "Added at (Europe/Madrid)". */
const TIME_HEADINGS = {
  cancelled_at: { en: 'Cancelled at', es: 'Fecha de cancelación' },
  created_at: { en: 'Added at', es: 'Fecha de alta' },
  updated_at: { en: 'Changed at', es: 'Fecha de cambio' },
} satisfies Record<string, LocalizedText>

export const EXPORT_ONLY_HEADINGS = {
  attendee_type_name: { en: 'Type name', es: 'Nombre del tipo' },
  day_names: { en: 'Day name', es: 'Nombre del día' },
  id: { en: 'Postern ID', es: 'ID de Postern' },
  registration_id: { en: 'Registration ID', es: 'ID de inscripción' },
  status: { en: 'Status', es: 'Estado' },
  price: { en: 'Price', es: 'Precio' },
  currency: { en: 'Currency', es: 'Moneda' },
  ...TIME_HEADINGS,
} satisfies Record<string, LocalizedText>

const ZONE = / \([^()]+\)$/

export const addTimezoneToHeading = (heading: string, timezone: string) => `${heading} (${timezone})`

/** Only a file with our ids comes from an export; in any other file, a column called "Status" is an answer. */
export function findExportOnlyHeadings(headings: readonly string[], plain: (heading: string) => string) {
  const plainOf = ({ en, es }: LocalizedText) => [plain(en), plain(es)]
  const ids = plainOf(EXPORT_ONLY_HEADINGS.id)
  const isExport = headings.some((heading) => ids.includes(plain(heading)))
  if (!isExport) return new Set(ids)
  const times = new Set(Object.values(TIME_HEADINGS).flatMap(plainOf))
  const zoned = headings.filter((heading) => times.has(plain(heading.replace(ZONE, ''))))
  return new Set([...Object.values(EXPORT_ONLY_HEADINGS).flatMap(plainOf), ...zoned.map(plain)])
}
