import type { Schemas } from '../../../platform/contract/schemas.ts'
import type { LocalizedText } from '../../booking/index.ts'

type Value = Schemas['KnownExportStatus'] | Schemas['KnownTicketKind'] | Schemas['KnownPaymentMethod']

/** In lower case, as yes and no are. */
const WORDS: Record<Value, LocalizedText> = {
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
export function createValueTranslator(language: keyof LocalizedText): (value: string) => string {
  const words = new Map(Object.entries(WORDS).map(([value, text]) => [value, text[language]]))
  return (value) => words.get(value) ?? value
}
