import { findNearestWord } from '../../spec/runtime/nearest-word.ts'
import type { Command } from './command.ts'
import { CommandUsageError } from './failure.ts'

/** The command that the words begin with. Otherwise throws, with a suggestion. */
export function findCommand(commands: Command[], words: string[]): Command {
  const found = matchCommand(commands, words)
  if (found) return found
  const [area = '', deed] = words
  const inArea = filterCommandsByArea(commands, area).map(({ name }) => name)
  if (inArea.length === 0) throw unknown(commands, words)
  const choices = `There are ${inArea.map((name) => `"${name}"`).join(', ')}.`
  if (deed === undefined) throw new CommandUsageError(`"${area}" needs one word more. ${choices}`)
  const meant = findNearestWord(`${area} ${deed}`, inArea)
  throw new CommandUsageError(`There is no command "${area} ${deed}". ${meant ? `Did you mean "${meant}"?` : choices}`)
}

export const matchCommand = (commands: Command[], words: string[]): Command | undefined =>
  commands.find(({ name }) => name.split(' ').every((word, index) => words[index] === word))

export const filterCommandsByArea = (commands: Command[], area: string): Command[] =>
  commands.filter(({ name }) => name.startsWith(`${area} `))

function unknown(commands: Command[], words: string[]): CommandUsageError {
  const [first = '', second = ''] = words
  const names = commands.map(({ name }) => name)
  const attempts = second ? [`${first} ${second}`, `${second} ${first}`, first] : [first]
  const meant = attempts.map((attempt) => findNearestWord(attempt, names)).find((name) => name !== undefined)
  const area = findNearestWord(first, [
    ...new Set(names.flatMap((name) => (name.includes(' ') ? (name.split(' ')[0] ?? []) : []))),
  ])
  const written = second && meant?.includes(' ') ? `${first} ${second}` : first
  const suggestion = meant ?? (area ? `help ${area}` : undefined)
  const advice = suggestion ? ` Did you mean "${suggestion}"?` : ''
  return new CommandUsageError(`There is no command "${written}".${advice} "postern-admin help" shows all commands.`)
}
