import type { SessionLanguage } from '../../../access/sessions/index.ts'

const english = {
  title: 'Settings',
  words: 'Your own words',
  lead: 'What your organization calls things, here, at the gate and in mails. Leave both fields of a thing empty for the standard words.',
  save: 'Save',
  singular: 'One',
  plural: 'Several',
  bothWords: (thing: string) => `${thing}: write both words, or leave both empty.`,
  standard: (singular: string, plural: string) => `Standard: ${singular}, ${plural}.`,
}

const spanish: typeof english = {
  title: 'Ajustes',
  words: 'Vuestras palabras',
  lead: 'Cómo llama tu organización a las cosas, aquí, en la puerta y en los correos. Deja vacíos los dos campos para la palabra de siempre.',
  save: 'Guardar',
  singular: 'Uno',
  plural: 'Varios',
  bothWords: (thing) => `${thing}: escribe las dos palabras o deja las dos vacías.`,
  standard: (singular, plural) => `De siempre: ${singular}, ${plural}.`,
}

export const settingsWordsIn = (language: SessionLanguage) => (language === 'es' ? spanish : english)
