import { MAX_VALIDATION_ERRORS } from '../../runtime/max-validation-errors.ts'

const LIST_LOOP = /^for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)\{$/gm
const LIST_LIMIT = /^if\((data\d*)\.length > (\d+)\)\{$((?:(?!Array\.isArray)[\s\S])*?)^const (len\d+) = \1\.length;$/gm
const OBJECT_LOOP = /^for\(const (key\d+) in (data\d*)\)\{$/gm

/** Schemas are part of the file too, and their descriptions may contain the word "for". */
const SCHEMA_LINE = /^const schema_\w+ = .*$/gm
const ANY_LOOP = /\b(?:for|while|do)\s*[({].*/g

/**
 * A loop counts only its own errors: one that did not run would look like a valid list, and `anyOf` would take it. Items
 * beyond those that a list may have are not looked at: the list is refused.
 */
export function boundValidatorLoops(code: string): string {
  refuseOtherLoops(code)
  return code
    .replace(LIST_LIMIT, 'if($1.length > $2){$3const $4 = Math.min($1.length, $2);')
    .replace(LIST_LOOP, `for(let $1=0, $1Errors=errors; $1<$2 && errors-$1Errors<${MAX_VALIDATION_ERRORS}; $1++){`)
    .replace(
      OBJECT_LOOP,
      `const $1Errors = errors;\nfor(const $1 in $2){\nif(errors-$1Errors >= ${MAX_VALIDATION_ERRORS}){\nbreak;\n}`,
    )
}

/** Another version of ajv, or a keyword that compares items of a list, would bring unbounded loops. */
function refuseOtherLoops(code: string): void {
  const rest = code.replace(SCHEMA_LINE, '').replace(LIST_LOOP, '').replace(OBJECT_LOOP, '')
  const [other] = rest.match(ANY_LOOP) ?? []
  if (other !== undefined) throw new Error(`The validators have a loop of an unknown shape: ${other}`)
}
