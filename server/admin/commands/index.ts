import type { Command } from '../command.ts'

/** Commands by first word, in the order of the help. Loaded on demand, because each of them loads the server. */
const areas: Record<string, () => Promise<Command[]>> = {
  org: async () => (await import('./organization.ts')).organizationCommands,
  member: async () => (await import('./member.ts')).memberCommands,
  group: async () => (await import('./group.ts')).groupCommands,
  key: async () => (await import('./key.ts')).keyCommands,
  device: async () => (await import('./device.ts')).deviceCommands,
  'test-checkins': async () => (await import('./test-checkins.ts')).testCheckinCommands,
  export: async () => [(await import('./export.ts')).exportEventDataCommand],
  import: async () => [(await import('./import.ts')).importCommand],
  template: async () => (await import('./template.ts')).templateCommands,
  communication: async () => (await import('./communication.ts')).communicationCommands,
  job: async () => (await import('./job.ts')).jobCommands,
  webhook: async () => (await import('./webhook.ts')).webhookCommands,
  secret: async () => (await import('./secret.ts')).secretCommands,
  source: async () => (await import('./source.ts')).sourceCommands,
  usage: async () => [(await import('./usage.ts')).usageCommand],
  license: async () => (await import('./license.ts')).licenseCommands,
  migrate: async () => [(await import('./migrate.ts')).migrateCommand],
  distribute: async () => [(await import('./distribute.ts')).distributeCommand],
  doctor: async () => [(await import('./doctor.ts')).doctorCommand],
}

const helpCommand: Command = {
  name: 'help',
  examples: ['help key create'],
  needs: 'nothing',
  run: async () => (await import('../help.ts')).buildHelpOutput(await loadAllCommands(), []),
}

export async function loadAllCommands(): Promise<Command[]> {
  return [...(await Promise.all(Object.values(areas).map((load) => load()))).flat(), helpCommand]
}

export async function loadCommandsForArgs(args: string[]): Promise<Command[]> {
  const word = args.find((arg) => !arg.startsWith('-')) ?? ''
  const load = Object.hasOwn(areas, word) ? areas[word] : undefined
  return load ? load() : loadAllCommands()
}
