import { event } from '../events/find.ts'

export const ticket = { event }
