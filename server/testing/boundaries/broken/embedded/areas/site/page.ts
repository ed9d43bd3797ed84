import { start } from '../../embedded-postgres/index.ts'

export const page = { start }
