import type { CommandOperand } from '../command.ts'

export const eventOperand: CommandOperand = { name: 'event', about: 'the id or code of the event' }

export const webhookOperand: CommandOperand = { name: 'webhook', about: 'the id of the webhook endpoint' }

export const connectionOperand: CommandOperand = { name: 'connection', about: 'the id of the source connection' }
export const sourceEventOperand: CommandOperand = { name: 'source-event', about: 'what the platform calls the event' }
