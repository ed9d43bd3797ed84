import { event } from '../../areas/events/index.ts'

export const list = [event]
