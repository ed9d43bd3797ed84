import type { Command, Input } from '../command.ts'
import { helpOn } from '../help.ts'
import { communicationCommands } from './communication.ts'
import { deviceCommands } from './device.ts'
import { doctorCommand } from './doctor.ts'
import { exportCommand } from './export.ts'
import { groupCommands } from './group.ts'
import { importCommand } from './import.ts'
import { jobCommands } from './job.ts'
import { keyCommands } from './key.ts'
import { licenseCommands } from './license.ts'
import { memberCommands } from './member.ts'
import { migrateCommand } from './migrate.ts'
import { organizationCommands } from './organization.ts'
import { secretCommands } from './secret.ts'
import { sourceCommands } from './source.ts'
import { templateCommands } from './template.ts'
import { testCheckinCommands } from './test-checkins.ts'
import { usageCommand } from './usage.ts'
import { webhookCommands } from './webhook.ts'

const helpCommand: Command = {
  name: 'help',
  summary: 'Explains a command, or all of them.',
  operands: [],
  examples: ['help key create'],
  needs: 'nothing',
  run: async (_: Input) => helpOn(commands, []),
}

export const commands: Command[] = [
  ...organizationCommands,
  ...memberCommands,
  ...groupCommands,
  ...keyCommands,
  ...deviceCommands,
  ...testCheckinCommands,
  exportCommand,
  importCommand,
  ...templateCommands,
  ...communicationCommands,
  ...jobCommands,
  ...webhookCommands,
  ...secretCommands,
  ...sourceCommands,
  usageCommand,
  ...licenseCommands,
  migrateCommand,
  doctorCommand,
  helpCommand,
]
