import type { Database } from '../platform/database/connect.ts'
import type { Result } from './output.ts'
import type { CommandName } from './summaries.ts'

export type Option = {
  /** What stands for the value in the usage line. */
  value: string
  about: string
  required?: boolean
  /** May be given several times and as a list with commas. */
  list?: boolean
}

export type Operand = { name: string; about: string; many?: boolean; optional?: boolean }

/** What was typed, held against the command: what the command requires is there. */
export type Input = {
  operand(name: string): string
  /** All that was given for the operand that takes many. */
  operands(name: string): string[]
  option(name: string): string | undefined
  required(name: string): string
  list(name: string): string[] | undefined
  /** The email address of the member to act as. */
  as: string | null
  environment: NodeJS.ProcessEnv
}

export type Context = {
  database: Database
  /** The database's clock, which is also the servers'. */
  now: Date
}

type CommandFacts = {
  /** As it is typed, such as `key create`. */
  name: CommandName
  operands?: Operand[]
  options?: Record<string, Option>
  examples: string[]
  /** Members can do it too, with --as. */
  forMembers?: boolean
}

export type Command = CommandFacts &
  (
    | { needs: 'nothing'; run(input: Input): Promise<Result> }
    /** `migrated`: the command is refused while migrations are pending. */
    | { needs: 'database' | 'migrated'; run(context: Context, input: Input): Promise<Result> }
  )

export function usageOf({ name, operands = [], options = {} }: CommandFacts): string {
  const written = Object.entries(options).map(([option, { value, required }]) => {
    const text = `--${option} ${value}`
    return required ? text : `[${text}]`
  })
  const places = operands.map(({ name, many, optional }) => {
    const text = `<${name}${many ? ' …' : ''}>`
    return optional ? `[${text}]` : text
  })
  return ['postern-admin', name, ...places, ...written].join(' ')
}
