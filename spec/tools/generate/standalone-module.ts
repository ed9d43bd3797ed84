import { createHash } from 'node:crypto'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { ValueScopeName } from 'ajv/dist/compile/codegen/scope.js'

/** Schemas by their names in the contract. */
export type NamesBySchema = ReadonlyMap<unknown, string>

type Declarations = Map<string, string>

/** Names that ajv numbers per file; those within a function stay. */
const NUMBERED = /\b(?:schema|validate|formats|func|pattern|default|wrapper)\d+\b/g

/**
 * The code of validators as a module. Ajv's own module generator numbers everything in order of creation, so one more
 * operation would change everything after it; here names are derived from content, and shared declarations come first
 * in alphabetical order.
 */
export function emitValidatorModule(validators: Record<string, ValidateFunction>, names: NamesBySchema): string {
  const shared: Declarations = new Map()
  const functions: Declarations = new Map()
  const exported: Declarations = new Map()
  for (const [name, validator] of Object.entries(validators))
    exported.set(name, `export ${functionCode(name, validator)}`)
  return [...sorted(shared), '', ...sorted(functions), ...exported.values()].join('\n')

  function functionCode(name: string, { source }: ValidateFunction): string {
    if (!source) throw new Error(`The validator ${name} was compiled without its source.`)
    const { validateName, validateCode, scopeValues, evaluated } = source
    const renamed = new Map([[validateName.str, name]])
    for (const value of Object.values(scopeValues).flatMap((set) => [...(set ?? [])])) {
      if (value.str !== validateName.str) renamed.set(value.str, declare(value, validateCode))
    }
    const code = validateCode.replaceAll(NUMBERED, (numbered) => {
      const own = renamed.get(numbered)
      if (own === undefined) throw new Error(`The validator ${name} speaks of ${numbered}, which nobody declares.`)
      return own
    })
    return `${code}\n${evaluated ? `${name}.evaluated = ${evaluated};\n` : ''}`
  }

  /** Declares a file-level value once and returns its name. */
  function declare({ prefix, str, value }: ValueScopeName, usedIn: string): string {
    const { ref, code } = value ?? {}
    if (typeof ref === 'function' && prefix === 'validate') return declareFunction(ref as ValidateFunction)
    if (prefix === 'wrapper') return declareWrapper(ref as { schema: unknown })
    const name = names.has(ref) ? `${prefix}_${names.get(ref)}` : nameOfConstant(prefix, `${code}`)
    // Most schemas are not used by their functions.
    if (new RegExp(`\\b${str}\\b`).test(usedIn)) add(shared, name, `const ${name} = ${code};`)
    return name
  }

  function declareFunction(validator: ValidateFunction): string {
    const name = functionName(validator.schema)
    if (!functions.has(name)) {
      functions.set(name, '')
      functions.set(name, functionCode(name, validator))
    }
    return name
  }

  /** For a recursive schema: its function does not exist yet when its code is written. */
  function declareWrapper({ schema }: { schema: unknown }): string {
    const name = `wrapper_${names.get(schema)}`
    add(shared, name, `const ${name} = {validate: ${functionName(schema)}};`)
    return name
  }

  function functionName(schema: unknown): string {
    const name = names.get(schema)
    if (name === undefined) throw new Error(`The validators call a schema without a name: ${JSON.stringify(schema)}`)
    return `validate_${name}`
  }
}

/** `format_date_time` of a format, `ucs2length` of ajv's runtime, else a name derived from the content. */
function nameOfConstant(prefix: string, code: string): string {
  const [, format] = (prefix === 'formats' && /\.ajvFormats(?:\.|\[")([\w-]+)/.exec(code)) || []
  if (format) return `format_${format.replaceAll('-', '_')}`
  const [, runtime] = (prefix === 'func' && /^require\("ajv\/dist\/runtime\/(\w+)"\)/.exec(code)) || []
  return runtime ?? `${prefix}_${createHash('sha256').update(code).digest('hex').slice(0, 8)}`
}

function add(declarations: Declarations, name: string, code: string): void {
  const known = declarations.get(name) ?? code
  if (known !== code) throw new Error(`Two values of the validators would be called ${name}.`)
  declarations.set(name, code)
}

const sorted = (declarations: Declarations): string[] =>
  [...declarations].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, code]) => code)
