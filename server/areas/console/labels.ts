import { spanishLabels } from './labels-es.ts'
import type { Visit } from './visit.ts'

/** The contract's own words are English; what has no translation stays as it is. */
export function translate({ language }: Pick<Visit, 'language'>, label: string): string {
  return language === 'es' ? (spanishLabels.get(label) ?? label) : label
}
