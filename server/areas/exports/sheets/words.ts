import type { Schemas } from '../../../platform/contract/schemas.ts'
import { EXPORT_ONLY_HEADINGS, type LocalizedText, PERSON_HEADINGS } from '../../booking/index.ts'

/** For all exports but that of people, which has the headings of imports throughout. */
export const EXPORT_HEADINGS = {
  ...PERSON_HEADINGS,
  ...EXPORT_ONLY_HEADINGS,
  attendee_id: { en: 'Attendee ID', es: 'ID de asistente' },
  external_id: { en: 'External ID', es: 'ID externo' },
  attendee_types: { en: 'Types', es: 'Tipos' },
  attendee_type_names: { en: 'Type names', es: 'Nombres de los tipos' },
  attendees: { en: 'Attendees', es: 'Asistentes' },
  people: { en: 'People', es: 'Personas' },
  note: { en: 'Note', es: 'Nota' },
  amount_total: { en: 'Total', es: 'Total' },
  amount_paid: { en: 'Paid', es: 'Pagado' },
  amount_refunded: { en: 'Refunded', es: 'Reembolsado' },
  amount_due: { en: 'Due', es: 'Pendiente' },
  amount_overpaid: { en: 'Overpaid', es: 'Pagado de más' },
  methods: { en: 'Payment methods', es: 'Formas de pago' },
  payment_due_at: { en: 'Payment due at', es: 'Fecha límite de pago' },
  confirmed_at: { en: 'Confirmed at', es: 'Fecha de confirmación' },
  created_at: { en: 'Created at', es: 'Fecha de creación' },
  code: { en: 'Code', es: 'Código' },
  kind: { en: 'Kind', es: 'Clase' },
  days: { en: 'Days', es: 'Días' },
  day_names: { en: 'Day names', es: 'Nombres de los días' },
  issued_at: { en: 'Issued at', es: 'Fecha de emisión' },
  voided_at: { en: 'Voided at', es: 'Fecha de anulación' },
  replaces: { en: 'Replaces', es: 'Sustituye a' },
  replaced_by: { en: 'Replaced by', es: 'Sustituido por' },
  day: { en: 'Day', es: 'Día' },
  day_name: { en: 'Day name', es: 'Nombre del día' },
  date: { en: 'Date', es: 'Fecha' },
  expected: { en: 'Expected', es: 'Previsto' },
  admitted: { en: 'Admitted', es: 'Admitido' },
  first_admitted_at: { en: 'First admitted at', es: 'Primera admisión' },
  last_admitted_at: { en: 'Last admitted at', es: 'Última admisión' },
  admissions: { en: 'Admissions', es: 'Admisiones' },
  check_in_point: { en: 'Check-in point', es: 'Punto de acceso' },
  valid_tickets: { en: 'Valid tickets', es: 'Entradas válidas' },
  voided_tickets: { en: 'Voided tickets', es: 'Entradas anuladas' },
  confirmed_people: { en: 'Confirmed people', es: 'Personas confirmadas' },
  without_ticket: { en: 'Confirmed without ticket', es: 'Confirmadas sin entrada' },
  admitted_people: { en: 'People admitted', es: 'Personas admitidas' },
  admitted_and_cancelled: { en: 'Admitted and cancelled', es: 'Admitidas y canceladas' },
  never_admitted: { en: 'Never admitted', es: 'Nunca admitidas' },
} satisfies Record<string, LocalizedText>

type Value = Schemas['KnownExportStatus'] | Schemas['KnownTicketKind'] | Schemas['KnownPaymentMethod']

/** In lower case, as yes and no are. */
const VALUES: Record<Value, LocalizedText> = {
  pending: { en: 'pending', es: 'pendiente de aprobación' },
  awaiting_payment: { en: 'awaiting payment', es: 'pendiente de pago' },
  waitlisted: { en: 'waitlisted', es: 'en lista de espera' },
  confirmed: { en: 'confirmed', es: 'confirmada' },
  declined: { en: 'declined', es: 'rechazada' },
  cancelled: { en: 'cancelled', es: 'cancelada' },
  valid: { en: 'valid', es: 'válida' },
  voided: { en: 'voided', es: 'anulada' },
  per_person: { en: 'per person', es: 'por persona' },
  shared: { en: 'shared', es: 'compartida' },
  card: { en: 'card', es: 'tarjeta' },
  cash: { en: 'cash', es: 'efectivo' },
  bank_transfer: { en: 'bank transfer', es: 'transferencia' },
  invoice: { en: 'invoice', es: 'factura' },
  other: { en: 'other', es: 'otra' },
}

/** A payment method may also be a name of the organization's own, which stays. */
export function buildValueTranslator(language: keyof LocalizedText): (value: string) => string {
  const words = new Map(Object.entries(VALUES).map(([value, text]) => [value, text[language]]))
  return (value) => words.get(value) ?? value
}
