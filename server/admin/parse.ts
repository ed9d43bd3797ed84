import { parseArgs } from 'node:util'
import { type Command, type Input, usageOf } from './command.ts'
import { WrongUsage } from './failure.ts'
import { nearest } from './nearest.ts'

export type Given = { name: string; value: string | undefined; inline: boolean }

export type Typed = { words: string[]; given: Given[]; json: boolean; help: boolean; version: boolean }

const FLAGS = ['json', 'help', 'version']

/** Takes the line apart. Every option takes a value, except the flags, so that this needs no command yet. */
export function takeApart(args: string[], commands: Command[]): Typed {
  const names = ['as', ...commands.flatMap(({ options = {} }) => Object.keys(options))]
  const { tokens } = parseArgs({
    args,
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const, multiple: true }])),
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
  return { words, given, json: has('json'), help: has('help'), version: has('version') }
}

/** Holds what was typed against the command, and says everything that is missing at once. */
export function readInput(command: Command, { given, words }: Typed): Input {
  const wrong = (message: string) => new WrongUsage(message, usageOf(command))
  const { operands = [], options = {} } = command
  const values = new Map<string, string[]>()
  for (const { name, value, inline } of given) {
    if (FLAGS.includes(name)) {
      if (value !== undefined) throw wrong(`The option --${name} takes no value.`)
      continue
    }
    refuseStranger(command, name)
    if (value === undefined || (!inline && value.startsWith('--'))) throw wrong(`The option --${name} needs a value.`)
    if (values.has(name) && !options[name]?.list) throw wrong(`The option --${name} is given twice.`)
    values.set(name, [...(values.get(name) ?? []), value])
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
  if (missing.length > 0) throw wrong(`${inWords(missing)} ${missing.length === 1 ? 'is' : 'are'} missing.`)
  if (places.length > operands.length && !operands.at(-1)?.many) {
    throw wrong(`"${places[operands.length]}" is one word too many; put a value with spaces into quotes.`)
  }
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
  }
}

/** An option that belongs to a command, or to none, where there is no command. */
export function refuseLonelyOption({ given }: Typed): void {
  const stranger = given.find(({ name }) => !FLAGS.includes(name))
  if (!stranger) return
  const written = `${stranger.name.length === 1 ? '-' : '--'}${stranger.name}`
  throw new WrongUsage(`${written} needs a command before it. "postern-admin help" shows all commands.`)
}

function refuseStranger(command: Command, name: string): void {
  if (name === 'as' && command.forMembers) return
  if (name === 'as') {
    throw new WrongUsage(`"${command.name}" is for the operator of the installation and cannot be done --as a member.`)
  }
  const known = Object.keys(command.options ?? {})
  if (known.includes(name)) return
  const meant = nearest(name, [...known, ...FLAGS, ...(command.forMembers ? ['as'] : [])])
  const question = meant ? ` Did you mean --${meant}?` : ''
  throw new WrongUsage(
    `"${command.name}" has no option ${name.length === 1 ? '-' : '--'}${name}.${question}`,
    usageOf(command),
  )
}

function inWords(names: string[]): string {
  return names.length === 1 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
