import { inBothLanguages } from '../both-languages.ts'

export const settingsWordsIn = inBothLanguages({
  title: ['Settings', 'Ajustes'],
  words: ['Your own words', 'Vuestras palabras'],
  lead: [
    'What your organization calls things, here, at the gate and in mails. Leave both fields of a thing empty for the standard words.',
    'Cómo llama tu organización a las cosas, aquí, en la puerta y en los correos. Deja vacíos los dos campos para la palabra de siempre.',
  ],
  save: ['Save', 'Guardar'],
  singular: ['One', 'Uno'],
  plural: ['Several', 'Varios'],
  bothWords: (thing: string) => [
    `${thing}: write both words, or leave both empty.`,
    `${thing}: escribe las dos palabras o deja las dos vacías.`,
  ],
  standard: (singular: string, plural: string) => [
    `Standard: ${singular}, ${plural}.`,
    `De siempre: ${singular}, ${plural}.`,
  ],
})
