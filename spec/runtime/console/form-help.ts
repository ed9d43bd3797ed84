/** The contract speaks to programs, which leave fields out, send null, and name things by ids: a form has empty fields and lists. */
export function toFormHelp(help: string): string {
  return splitSentences(help)
    .filter((sentence) => !/\bkeys?\b|X-Service-Client/.test(sentence))
    .join(' ')
    .replaceAll(/, by (?:its|their) ids? or codes?, (?=that)/g, ' ')
    .replaceAll(/,? by (?:its|their) (?:ids? or )?codes?\b/g, '')
    .replaceAll(/,? by (?:ids or codes|its id)\b/g, '')
    .replaceAll(/ \(id or code\)/g, '')
    .replaceAll(/\b([Tt])he (?:ids? or codes?|codes? or ids?|codes) of the\b/g, '$1he')
    .replaceAll(/\b(?:Ids or codes of) the\b/g, 'The')
    .replaceAll(/\b(?:null or left out|left out or null)\b/g, 'empty')
    .replaceAll(/\bLeft out,/g, 'Empty,')
    .replaceAll(/\bnull\b/g, 'empty')
    .replaceAll(/\bleft out\b/g, 'empty')
}

export const splitSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/)
