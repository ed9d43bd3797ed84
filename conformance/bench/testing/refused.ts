import { entry as me } from '../entries/me.ts'
import { type AnyEntry, getRequest } from '../entry.ts'

export const entry: AnyEntry = { ...me, request: () => getRequest('/v1/me', 'svc_live_NobodyMadeThisKey') }
