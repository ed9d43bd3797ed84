import type { Actor, Denial } from '../access/members/index.ts'
import type { OrganizationRow } from '../access/organizations/index.ts'
import type { Refusal } from '../platform/contract/refusal.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Reader } from '../platform/database/prepared.ts'
import type { Work } from '../platform/work/work.ts'
import type { CommandOutput } from './output.ts'
import type { CommandName } from './summaries.ts'

export type CommandOption = {
  /** Placeholder for the value in the usage line; without one it is a flag. */
  value?: string
  about: string
  required?: boolean
  /** May be repeated, and may contain commas. */
  list?: boolean
}

export type CommandOperand = { name: string; about: string; many?: boolean; optional?: boolean }

/** The parsed command line; everything required is present. */
export type CliInput = {
  operand(name: string): string
  operands(name: string): string[]
  option(name: string): string | undefined
  required(name: string): string
  list(name: string): string[] | undefined
  /** Email address of the member to act as. */
  as: string | null
  environment: NodeJS.ProcessEnv
}

export type CliContext = {
  database: Database
  /** The database's clock, which the servers use too. */
  now: Date
}

export type ListHintObject = 'device' | 'group' | 'job' | 'key' | 'member' | 'source' | 'webhook'

export type AcceptedOutcome<T> = Exclude<T, Refusal | Denial>

export type OrganizationContext = CliContext & {
  /** The member of --as, or the operator. */
  actor: Actor & { organization: OrganizationRow }
  reader: Reader
  accept<T>(outcome: T, hint?: ListHintObject): AcceptedOutcome<T>
  /** Makes a change and its audit rows in one transaction. Throws if it is refused. */
  change<T>(perform: (work: Work) => Promise<T>, hint?: ListHintObject): Promise<AcceptedOutcome<T>>
}

type CommandFacts = {
  name: CommandName
  /** Behind <org>, if it acts on an organization. */
  operands?: CommandOperand[]
  options?: Record<string, CommandOption>
  examples: string[]
}

export type Command = CommandFacts &
  (
    | { needs: 'nothing'; run(input: CliInput): Promise<CommandOutput> }
    /** `migrated`: refused while migrations are pending. */
    | { needs: 'database' | 'migrated'; run(context: CliContext, input: CliInput): Promise<CommandOutput> }
    /** Acts on the organization <org>, also for members, with --as. */
    | { needs?: never; run(context: OrganizationContext, input: CliInput): Promise<CommandOutput> }
  )

export const isMemberCommand = ({ needs }: Command) => needs === undefined

const ORGANIZATION: CommandOperand = { name: 'org', about: 'the slug or id of the organization' }

export function listOperands(command: Command): CommandOperand[] {
  return [...(isMemberCommand(command) ? [ORGANIZATION] : []), ...(command.operands ?? [])]
}

export function formatUsage(command: Command): string {
  const { name, options = {} } = command
  const written = Object.entries(options).map(([option, { value, required }]) => {
    const text = value ? `--${option} ${value}` : `--${option}`
    return required ? text : `[${text}]`
  })
  const places = listOperands(command).map(({ name, many, optional }) => {
    const text = `<${name}${many ? ' …' : ''}>`
    return optional ? `[${text}]` : text
  })
  return ['postern-admin', name, ...places, ...written].join(' ')
}
