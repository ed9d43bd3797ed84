import { neutralise } from '../../../platform/formats/formula.ts'
import type { EvaluatedOrder } from './evaluate-orders.ts'

const HEADINGS = ['order_id', 'attendee_id', 'name', 'reason']

/** Those who could not be placed, as lines of a CSV file; with its headings where the file begins. */
export function rejectLines(orders: EvaluatedOrder[], isBeginning: boolean): Buffer | null {
  const rows = orders.flatMap(({ order, people }) =>
    people.flatMap(({ attendee, verdict }) =>
      verdict.kind === 'rejected'
        ? [[order.id, attendee.id, `${attendee.firstName} ${attendee.lastName}`.trim(), verdict.reason]]
        : [],
    ),
  )
  if (rows.length === 0) return null
  const lines = [...(isBeginning ? [HEADINGS] : []), ...rows].map((row) => row.map(cell).join(','))
  return Buffer.from(`${lines.join('\r\n')}\r\n`)
}

function cell(text: string): string {
  const harmless = neutralise(text)
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
