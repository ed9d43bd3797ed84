/// <reference types="node" />
import { parseArgs } from 'node:util'
import type { CreateImportQuery, ExportRequest } from '../generated/models.ts'
import { webhookTypes } from '../generated/webhooks.ts'
import { formatSuggestion } from './words.ts'

/** An error in the command line, printed without a stack. */
export class UsageError extends Error {}

export type CliEnvironment = Record<string, string | undefined>

export type CliCommand = ReturnType<typeof readCommand>

export const exportTypes = ['registrations', 'people', 'tickets', 'attendance', 'reconciliation'] as const
const exportFormats = ['csv', 'xlsx'] as const
const languages = ['en', 'es'] as const
const dateOrders = ['dmy', 'mdy'] as const

/** The filter that each option of an export sets. */
const FILTERS = {
  status: 'status',
  type: 'attendee_type',
  day: 'day',
  group: 'group',
  'updated-since': 'updated_since',
} as const

const COMMON_OPTIONS = ['key', 'base-url', 'help', 'version'] as const

/** Beside those of all commands. */
const OPTIONS_OF = {
  listen: ['forward-to', 'events'],
  trigger: ['forward-to'],
  import: ['event', 'type', 'day', 'group', 'rejects', 'date-order', 'preview', 'emails'],
  export: ['event', 'status', 'type', 'day', 'group', 'updated-since', 'language', 'format', 'output'],
} as const
const COMMANDS = Object.keys(OPTIONS_OF) as (keyof typeof OPTIONS_OF)[]

type OptionName = (typeof COMMON_OPTIONS)[number] | (typeof OPTIONS_OF)[keyof typeof OPTIONS_OF][number]

const OPTION_NAMES: readonly string[] = [...COMMON_OPTIONS, ...Object.values(OPTIONS_OF).flat()]

/** The options that take no value. */
const SWITCHES: ReadonlySet<string> = new Set<OptionName>(['preview', 'emails', 'help', 'version'])

/** Parses the command line; throws a `UsageError` at the first mistake. */
export function readCommand(args: string[], environment: CliEnvironment) {
  const { values, words } = readOptions(args)
  const [name, ...rest] = words
  if (values.help || name === 'help' || (name === undefined && !values.version)) return { name: 'help' as const }
  if (values.version) return { name: 'version' as const }
  refuseOptionsOfOthers(name ?? '', Object.keys(values))
  return { ...readOwnPart(name, rest, values), ...readReached(values, environment) }
}

function readOwnPart(name: string | undefined, rest: string[], values: Values) {
  if (name === 'listen') {
    refuseWords(rest, 'listen takes no words, only options')
    const forwardTo = readForwardTo(values['forward-to'])
    if (forwardTo === null)
      throw new UsageError('--forward-to is missing: say where to forward, such as http://localhost:3000/hook.')
    return { name: 'listen' as const, forwardTo, events: readEvents(values.events) }
  }
  if (name === 'trigger') {
    const [type, ...more] = rest
    if (type === undefined) {
      throw new UsageError(
        `trigger needs a type, such as registration.created. The types are:\n${formatTypeList(webhookTypes)}`,
      )
    }
    refuseWords(more, 'trigger takes one type at a time')
    return { name: 'trigger' as const, type, forwardTo: readForwardTo(values['forward-to']) }
  }
  if (name === 'import') return readImport(rest, values)
  if (name === 'export') return readExport(rest, values)
  throw new UsageError(
    `There is no command ${name}.${formatSuggestion(name ?? '', COMMANDS)} postern --help tells what there is.`,
  )
}

/** Ignored options would be taken for filters and defaults that hold. */
function refuseOptionsOfOthers(command: string, given: string[]): void {
  const has = (list: readonly string[], option: string) => list.includes(option)
  const own = COMMANDS.find((name) => name === command)
  const other = own && given.find((option) => !has(COMMON_OPTIONS, option) && !has(OPTIONS_OF[own], option))
  if (!other) return
  const users = COMMANDS.filter((name) => has(OPTIONS_OF[name], other))
  throw new UsageError(`--${other} is an option of ${users.join(' and ')}, not of ${command}.`)
}

type Values = ReturnType<typeof readOptions>['values']

function readImport([file, ...more]: string[], values: Values) {
  if (file === undefined) throw new UsageError('import needs a file, such as people.csv.')
  refuseWords(more, 'import takes one file at a time')
  const event = readEvent(values.event, 'import')
  const { rejects = null, 'date-order': date_order } = values
  if (date_order !== undefined && !isOneOf(dateOrders, date_order))
    throw new UsageError(`--date-order is dmy or mdy, not ${date_order}.`)
  const query: CreateImportQuery = {
    preview: Boolean(values.preview),
    send_ticket_emails: Boolean(values.emails),
    attendee_type: values.type,
    days: values.day?.split(',').map((day) => day.trim()),
    group: values.group,
    date_order,
  }
  return { name: 'import' as const, file, event, query, rejects }
}

function readExport([type, ...more]: string[], values: Values) {
  if (type === undefined || !isOneOf(exportTypes, type)) {
    const wrong = type === undefined ? 'export needs a type' : `There is no export of ${type}.`
    const meant = type === undefined ? '. ' : `${formatSuggestion(type, exportTypes)} `
    throw new UsageError(`${wrong}${meant}The types are:\n${formatTypeList(exportTypes)}`)
  }
  refuseWords(more, 'export takes one type at a time')
  const { output, language } = values
  if (output !== undefined && /\.(?!csv$|xlsx$)[a-z]{2,5}$/i.test(output) && values.format === undefined)
    throw new UsageError(`${output} can be .csv or .xlsx; for another name say --format csv or xlsx.`)
  const format = values.format ?? (output?.endsWith('.xlsx') ? 'xlsx' : 'csv')
  if (!isOneOf(exportFormats, format)) throw new UsageError(`--format must be csv or xlsx, not ${format}.`)
  if (language !== undefined && !isOneOf(languages, language))
    throw new UsageError(`--language must be en or es, not ${language}.`)
  const event = readEvent(values.event, 'export')
  const filters = readFilters(values)
  const request: ExportRequest = { type, event, format, language, filters }
  return { name: 'export' as const, request, output: output ?? `${type}.${format}` }
}

/** The server knows which values there are. */
function readFilters(values: Values): ExportRequest['filters'] {
  const given = Object.entries(FILTERS).flatMap(([option, filter]) => {
    const value = values[option as keyof typeof FILTERS]
    return value === undefined ? [] : [[filter, value]]
  })
  return given.length === 0 ? undefined : Object.fromEntries(given)
}

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word)

function readEvent(event: string | undefined, command: string): string {
  if (event !== undefined) return event
  throw new UsageError(`--event is missing: ${command} needs an event, by its id or code.`)
}

export const formatTypeList = (types: readonly string[]) => types.map((type) => `  ${type}`).join('\n')

function readOptions(args: string[]) {
  const typeOf = (name: string) => (SWITCHES.has(name) ? ('boolean' as const) : ('string' as const))
  const options = Object.fromEntries(OPTION_NAMES.map((name) => [name, { type: typeOf(name) }]))
  const { values, positionals, tokens } = parseArgs({
    args,
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const known = OPTION_NAMES.map((name) => `--${name}`)
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (!OPTION_NAMES.includes(token.name)) {
      const meant = formatSuggestion(`--${token.name}`, known)
      throw new UsageError(`There is no option ${token.rawName}.${meant} postern --help tells what there is.`)
    }
    const isText = !SWITCHES.has(token.name)
    if (isText && (!token.value || (!token.inlineValue && token.value.startsWith('-'))))
      throw new UsageError(`${token.rawName} needs a value after it.`)
    if (!isText && token.value !== undefined) throw new UsageError(`${token.rawName} takes no value.`)
  }
  return { values: values as { [Name in OptionName]?: string }, words: positionals }
}

function refuseWords([word]: string[], why: string): void {
  if (word !== undefined) throw new UsageError(`${why}; ${word} is one too many.`)
}

function readReached(values: { key?: string; 'base-url'?: string }, environment: CliEnvironment) {
  const key = values.key ?? environment.POSTERN_KEY
  if (!key)
    throw new UsageError('There is no API key: put it into the environment variable POSTERN_KEY, or behind --key.')
  if (!/^svc_(live|test)_[!-~]+$/.test(key)) {
    const name = values.key === undefined ? 'POSTERN_KEY' : '--key'
    throw new UsageError(`${name} must hold an API key, which begins with svc_live_ or svc_test_.`)
  }
  const name = values['base-url'] === undefined ? 'POSTERN_BASE_URL' : '--base-url'
  const baseUrl = values['base-url'] ?? environment.POSTERN_BASE_URL ?? 'http://localhost:8080'
  if (!isHttp(baseUrl))
    throw new UsageError(`${name} must be an http or https address, such as https://tickets.example.`)
  return { key, baseUrl }
}

function readForwardTo(address: string | undefined): string | null {
  if (address === undefined) return null
  // Also accepts localhost:3000/hook, or a port alone.
  const whole = /^\d{1,5}(\/|$)/.test(address)
    ? `http://localhost:${address}`
    : /^[a-z0-9.-]+:\d+(\/|$)/i.test(address)
      ? `http://${address}`
      : address
  if (isHttp(whole)) return new URL(whole).href
  throw new UsageError('--forward-to must be an http or https address, such as http://localhost:3000/hook.')
}

const isHttp = (address: string): boolean => /^https?:\/\//i.test(address) && URL.canParse(address)

function readEvents(text: string | undefined): string[] | null {
  if (text === undefined) return null
  const named = text.split(',').map((type) => type.trim())
  const types = [...new Set(named.filter(Boolean))]
  if (types.includes('*')) return null
  const unknown = types.find((type) => !(webhookTypes as readonly string[]).includes(type))
  if (unknown !== undefined) {
    const meant = formatSuggestion(unknown, webhookTypes)
    throw new UsageError(
      `--events names ${unknown}, which is no event type.${meant} The types are:\n${formatTypeList(webhookTypes)}`,
    )
  }
  return types
}
