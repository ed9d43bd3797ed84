export type ResourcePaths = { readonly all: string; readonly one: string }

/** Operations of most resources. In a path, `.` is the resource and `*` one item. */
const STANDARD: Record<string, string> = {
  list: 'GET query list .',
  create: 'POST once body .',
  get: 'GET *',
  update: 'PATCH body *',
  delete: 'DELETE *',
}

/** Suffixes for optional and required bodies; without one, an act has no body. */
const BODIES: Record<string, string> = { '?': 'body? ', '!': 'body ' }

/** `days` of an event are at `/days`, and one of them at `/days/{day}`. */
export function toSubPaths(name: string, parent: ResourcePaths): ResourcePaths {
  const all = `${parent.one}/${separated(name, '-')}`
  return { all, one: `${all}/{${separated(name, '_').replace(/ies$/, 'y').replace(/s$/, '')}}` }
}

/** For a path that does not follow from the name. */
export function toPaths(one: string): ResourcePaths {
  return { all: one.replace(/\/\{\w+\}$/, ''), one }
}

/** A method from its name alone: a standard operation, or else an act on one item. */
export function expandMethodWord(word: string): { name: string; line: string } {
  const name = word.replace(/\W$/, '')
  const act = `POST once ${BODIES[word.slice(name.length)] ?? ''}*/${separated(name, '-')}`
  return { name, line: STANDARD[word] ?? act }
}

function separated(name: string, by: string): string {
  return name.replace(/[A-Z]/g, (letter) => by + letter.toLowerCase())
}
