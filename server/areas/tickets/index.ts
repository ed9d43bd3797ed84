export { ticketHandlers } from './handlers.ts'
