/** Where the things of a resource are, and where one of them is. */
export type Place = { readonly all: string; readonly one: string }

/** What most resources have. In a path, `.` is the resource and `*` one thing in it. */
const STANDARD: Record<string, string> = {
  list: 'GET query list .',
  create: 'POST once body .',
  get: 'GET *',
  update: 'PATCH body *',
  delete: 'DELETE *',
}

/** What an act does with a body: none unless it is marked. */
const BODIES: Record<string, string> = { '?': 'body? ', '!': 'body ' }

/** `days` of an event are at `/days`, and one of them at `/days/{day}`. */
export function placeOf(name: string, parent: Place): Place {
  const all = `${parent.one}/${separated(name, '-')}`
  return { all, one: `${all}/{${separated(name, '_').replace(/ies$/, 'y').replace(/s$/, '')}}` }
}

/** The place that is spelled out, where it is another one. */
export function placeAt(one: string): Place {
  return { all: one.replace(/\/\{\w+\}$/, ''), one }
}

/** A method by its name alone: what most resources have, or else something that is done with one thing. */
export function methodOf(word: string): { name: string; line: string } {
  const name = word.replace(/\W$/, '')
  const act = `POST once ${BODIES[word.slice(name.length)] ?? ''}*/${separated(name, '-')}`
  return { name, line: STANDARD[word] ?? act }
}

function separated(name: string, by: string): string {
  return name.replace(/[A-Z]/g, (letter) => by + letter.toLowerCase())
}
