import { spanishActs } from './acts-es.ts'
import { toFormHelp } from './contract/form-help.ts'
import type { Described } from './contract/operations.ts'
import { spanishHelp } from './help-es.ts'
import type { Visit } from './visit.ts'

const MAX_SENTENCES = 3

/** What an act does, for people: what only programs need to know is in the reference. */
export function describeAct({ language }: Pick<Visit, 'language'>, { id, help }: Described): string {
  const spanish = language === 'es' ? spanishActs[id] : undefined
  return (
    spanish ??
    toFormHelp(help)
      .split(/(?<=[.!?])\s+/)
      .slice(0, MAX_SENTENCES)
      .join(' ')
  )
}

export function translateHelp({ language }: Pick<Visit, 'language'>, help: string): string {
  return language === 'es' ? (spanishHelp.get(help) ?? help) : help
}
