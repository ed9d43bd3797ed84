import { formatMoney } from '../../platform/formats/money.ts'

type Details = Record<string, unknown>

/** Refusals whose own sentence speaks of keys, headers or minor units, which members have not seen. */
const REFUSALS: Record<string, (details: Details) => string | undefined> = {
  idempotency_conflict: () => 'This form was sent before with other content. Open it again.',
  idempotency_in_progress: () => 'This form was sent already, and is still being worked on.',
  precondition_failed: () => 'Somebody else has changed it meanwhile. Open it again.',
  api_key_group: ({ group }) => `You are limited to the group ${group}, and this reaches beyond it.`,
  api_key_test_mode: ({ object, reference }) =>
    object === undefined
      ? 'In test mode you can change test data only, and this is live.'
      : `In test mode you cannot change the ${object} ${reference}, which is live.`,
  conflict: ({ refundable, wanted, currency }) =>
    refundable === undefined
      ? undefined
      : `Of the payment, ${formatMoney('en', { amount: Number(refundable), currency: String(currency) })} can still be given back, and ${formatMoney('en', { amount: Number(wanted), currency: String(currency) })} was asked for.`,
}

export const describeRefusalInEnglish = (code: string, details: Details): string | undefined =>
  Object.hasOwn(REFUSALS, code) ? REFUSALS[code]?.(details) : undefined
