import type { Language } from './content.ts'
import type { Words } from './words.ts'
import { english } from './words-english.ts'
import { spanish } from './words-spanish.ts'

export function wordsIn(language: Language): Words {
  return language === 'es' ? spanish : english
}
