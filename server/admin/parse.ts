import { parseArgs } from 'node:util'
import { findNearestWord } from '../../spec/runtime/nearest-word.ts'
import {
  type CliInput,
  type Command,
  type CommandOption,
  formatUsage,
  isMemberCommand,
  listOperands,
} from './command.ts'
import { CommandUsageError } from './failure.ts'

export type ParsedOption = { name: string; value: string | undefined; inline: boolean }

export type ParsedLine = { words: string[]; given: ParsedOption[]; json: boolean; help: boolean }

const FLAGS = ['json', 'help', 'version']

/** Splits the command line. No flag of a command is an option with a value elsewhere, so this works before it is known. */
export function parseArguments(args: string[], commands: Command[]): ParsedLine {
  const options = commands.flatMap(({ options = {} }) => Object.entries(options))
  const typeOf = ({ value }: CommandOption) => (value ? ('string' as const) : ('boolean' as const))
  const { tokens } = parseArgs({
    args,
    options: {
      as: { type: 'string', multiple: true },
      ...Object.fromEntries(options.map(([name, option]) => [name, { type: typeOf(option), multiple: true }])),
      json: { type: 'boolean' },
      version: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  const given = tokens.flatMap((token) =>
    token.kind === 'option' ? [{ name: token.name, value: token.value, inline: token.inlineValue === true }] : [],
  )
  const has = (flag: string) => given.some(({ name }) => name === flag)
  return { words, given, json: has('json'), help: has('help') }
}

/** Checks the line against the command, and reports everything that is missing at once. */
export function readCliInput(command: Command, { given, words }: ParsedLine, environment: NodeJS.ProcessEnv): CliInput {
  const mistakes: string[] = []
  const { options = {} } = command
  const operands = listOperands(command)
  const values = new Map<string, string[]>()
  for (const { name, value, inline } of given) {
    if (isFlag(command, name)) {
      if (value !== undefined) mistakes.push(`The option --${name} takes no value.`)
      values.set(name, [''])
      continue
    }
    const mistake = mistakeInOption(command, { name, value, inline }, values.has(name))
    if (mistake) mistakes.push(mistake)
    // It took the next option for its value; further errors may only be consequences of that.
    if (swallowed({ value, inline })) throw new CommandUsageError(mistakes.join(' '), formatUsage(command))
    values.set(name, [...(values.get(name) ?? []), value ?? ''])
  }
  const places = words.slice(command.name.split(' ').length)
  const missing = [
    ...operands
      .filter(({ optional }, index) => !optional && places[index] === undefined)
      .map(({ name }) => `<${name}>`),
    ...Object.keys(options)
      .filter((name) => options[name]?.required && !values.has(name))
      .map((name) => `--${name}`),
  ]
  if (missing.length > 0) mistakes.push(`${inWords(missing)} ${missing.length === 1 ? 'is' : 'are'} missing.`)
  // The value of an unknown option is parsed as a word, so do not report that as well.
  const isOnlyWords = mistakes.length === 0
  if (isOnlyWords && places.length > operands.length && !operands.at(-1)?.many)
    mistakes.push(`"${places[operands.length]}" is one word too many; put a value with spaces into quotes.`)
  if (mistakes.length > 0) throw new CommandUsageError(mistakes.join(' '), formatUsage(command))
  const taken = (name: string) => {
    const index = operands.findIndex((operand) => operand.name === name)
    return places.slice(index, operands[index]?.many ? undefined : index + 1)
  }
  return {
    operand: (name) => taken(name)[0] ?? '',
    operands: taken,
    option: (name) => values.get(name)?.[0],
    required: (name) => values.get(name)?.[0] ?? '',
    list: (name) => values.get(name)?.flatMap((value) => value.split(',').map((entry) => entry.trim())),
    as: values.get('as')?.[0] ?? null,
    environment,
  }
}

/** Without a command, no option but the flags is valid. */
export function refuseOptionWithoutCommand({ given }: ParsedLine): void {
  const stranger = given.find(({ name }) => !FLAGS.includes(name))
  if (!stranger) return
  const written = `${stranger.name.length === 1 ? '-' : '--'}${stranger.name}`
  throw new CommandUsageError(`${written} needs a command before it. "postern-admin help" shows all commands.`)
}

function mistakeInOption(command: Command, { name, value, inline }: ParsedOption, isRepeated: boolean) {
  const stranger = strangerIn(command, name)
  if (stranger) return stranger
  if (value === undefined || swallowed({ value, inline })) return `The option --${name} needs a value.`
  return isRepeated && !command.options?.[name]?.list ? `The option --${name} is given twice.` : undefined
}

const isFlag = ({ options = {} }: Command, name: string) =>
  FLAGS.includes(name) || (options[name] !== undefined && !options[name].value)

const swallowed = ({ value, inline }: Omit<ParsedOption, 'name'>): boolean =>
  !inline && value?.startsWith('--') === true

function strangerIn(command: Command, name: string): string | undefined {
  if (name === 'as') {
    if (isMemberCommand(command)) return undefined
    return `"${command.name}" is for the operator of the installation and cannot be done --as a member.`
  }
  const known = Object.keys(command.options ?? {})
  if (known.includes(name)) return undefined
  const meant = findNearestWord(name, [...known, ...FLAGS, ...(isMemberCommand(command) ? ['as'] : [])])
  const question = meant ? ` Did you mean --${meant}?` : ''
  return `"${command.name}" has no option ${name.length === 1 ? '-' : '--'}${name}.${question}`
}

const inWords = (names: string[]): string =>
  names.length === 1 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
