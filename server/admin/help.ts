import { type Command, formatUsage, isMemberCommand, listOperands } from './command.ts'
import { filterCommandsByArea, findCommand, matchCommand } from './find-command.ts'
import type { CommandOutput } from './output.ts'
import { commandSummaries } from './summaries.ts'

const EVERYWHERE: [string, string][] = [
  ['--json', 'one JSON document instead of text; errors as {"error":{"message":…}} on standard error'],
  ['--as EMAIL', 'act as this member of the organization, with their role and group'],
  ['--help', 'how a command is used'],
]

const OVERVIEW_END = `Which database: the one that DATABASE_URL names; without it, the one that "npm start" keeps in DATA_DIR (.data), whether
the server runs or not. <org> is the slug or the id of an organization.

Your first key:
  npx --no-install postern-admin org create --slug harbour --name "Harbour Hall" --plan scale \\
    --owner-email ana@harbour.example --owner-name "Ana Ruiz"
  npx --no-install postern-admin key create harbour --name "Website" --mode live --scopes read,write
  curl -H "Authorization: Bearer <the value that it printed>" http://localhost:8080/v1/me

"postern-admin help key create" or "postern-admin key create --help" explains a command.`

export function buildHelpOutput(commands: Command[], words: string[]): CommandOutput {
  if (words.length === 0) return answer(commands, formatHelpOverview())
  const command = matchCommand(commands, words)
  if (command) return answer([command], explain(command))
  const [area = ''] = words
  const inArea = filterCommandsByArea(commands, area)
  if (inArea.length > 0 && words.length === 1) return answer(inArea, inArea.map(explain).join('\n\n\n'))
  return buildHelpOutput(commands, findCommand(commands, words).name.split(' '))
}

export function formatHelpOverview(): string {
  return [
    'postern-admin looks after the organizations, members, groups and API keys of a Postern installation.',
    'Usage: postern-admin <command> [options]',
    columns(Object.entries(commandSummaries)),
    `With every command:\n${columns([...EVERYWHERE, ['--version', 'the version of Postern']])}`,
    OVERVIEW_END,
  ].join('\n\n')
}

function explain(command: Command): string {
  const { name, options = {}, examples } = command
  const optionLines = Object.entries(options).map(([name, { value, about, required }]): [string, string] => {
    return [value ? `--${name} ${value}` : `--${name}`, required ? `${about} (required)` : about]
  })
  const everywhere = EVERYWHERE.filter(([name]) => isMemberCommand(command) || !name.startsWith('--as'))
  return [
    `Usage: ${formatUsage(command)}`,
    commandSummaries[name],
    columns([
      ...listOperands(command).map(({ name, about }): [string, string] => [`<${name}>`, about]),
      ...optionLines,
      ...everywhere,
    ]),
    `Example:\n${examples.map((example) => `  npx --no-install postern-admin ${example}`).join('\n')}`,
  ].join('\n\n')
}

function columns(lines: [string, string][]): string {
  const width = Math.max(...lines.map(([left]) => left.length))
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}

function answer(commands: Command[], text: string): CommandOutput {
  const documented = commands.map((command) => {
    const { name, options = {}, examples } = command
    const [usage, operands] = [formatUsage(command), listOperands(command)]
    return { name, summary: commandSummaries[name], usage, options, operands, examples }
  })
  return { document: { commands: documented }, text }
}
