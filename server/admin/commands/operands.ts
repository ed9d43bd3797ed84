import type { Operand } from '../command.ts'

export const org: Operand = { name: 'org', about: 'the slug or id of the organization' }

export const event: Operand = { name: 'event', about: 'the id or code of the event' }

export const webhook: Operand = { name: 'webhook', about: 'the id of the webhook endpoint' }

export const connection: Operand = { name: 'connection', about: 'the id of the source connection' }
export const sourceEvent: Operand = { name: 'source-event', about: 'what the platform calls the event' }
