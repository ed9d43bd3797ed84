import type { SessionLanguage } from '../../access/sessions/index.ts'

export type BilingualText<Text = unknown> = readonly [english: Text, spanish: Text]

// biome-ignore lint/suspicious/noExplicitAny: of whatever values a text is made
export type BilingualTexts = { [name: string]: BilingualText | ((...values: any[]) => BilingualText) | BilingualTexts }

type InOne<All> = {
  [Name in keyof All]: All[Name] extends BilingualText<infer Text>
    ? Text
    : All[Name] extends (...values: infer Values) => BilingualText<infer Text>
      ? (...values: Values) => Text
      : InOne<All[Name]>
}

/** Texts that stand side by side in both languages, as those of one language. */
export function splitByLanguage<All extends BilingualTexts>(all: All): (language: SessionLanguage) => InOne<All> {
  const [english, spanish] = [takeOne(all, 0), takeOne(all, 1)]
  return (language) => (language === 'es' ? spanish : english) as InOne<All>
}

function takeOne(all: BilingualTexts, at: 0 | 1): object {
  const texts = Object.entries(all).map(([name, text]) => {
    if (typeof text === 'function') return [name, (...values: unknown[]) => text(...values)[at]]
    return [name, Array.isArray(text) ? text[at] : takeOne(text as BilingualTexts, at)]
  })
  return Object.fromEntries(texts)
}

/** Of lines that hold both languages: `line` finds the English text, and then the Spanish one. */
export const readTranslationPairs = (lines: string, line: RegExp): ReadonlyMap<string, string> =>
  new Map(Array.from(lines.matchAll(line), ([, english = '', spanish = '']) => [english, spanish]))

/** English, a colon and Spanish, several on a line with bars between. */
export const TRANSLATION_PAIR_PATTERN = /(?:^|\| )([^|\n]+?): ([^|\n]+?)(?= \||$)/gm
