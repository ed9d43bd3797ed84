import type { Terminology } from '../../access/plans/index.ts'
import type { SessionLanguage } from '../../access/sessions/index.ts'
import { spanishLabels } from './labels-es.ts'
import { applyTerminology } from './terms.ts'

type Reader = {
  language: SessionLanguage
  /** Whose words are used; without it, the standard ones. */
  caller?: { organization: { terminology: Terminology } }
}

/** The contract's own words are English; what has no translation stays as it is. */
export function translate({ language, caller }: Reader, label: string): string {
  const text = language === 'es' ? (spanishLabels.get(label) ?? label) : label
  return caller ? applyTerminology(text, label, language, caller.organization.terminology) : text
}
