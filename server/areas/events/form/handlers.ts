import type { Handlers } from '../../../access/callers/index.ts'
import { isRefusal } from '../../../platform/contract/refusal.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { readerOn } from '../../../platform/database/prepared.ts'
import { changeScope, readScope } from '../scope.ts'
import { readForm } from './read.ts'
import { replaceForm } from './replace.ts'

export function formHandlers(database: Database): Pick<Handlers, 'getForm' | 'putForm'> {
  const reader = readerOn(database)
  return {
    getForm: async ({ path, caller }) => {
      const scope = await readScope(reader, caller, path.event)
      return isRefusal(scope) ? scope : { status: 200, body: await readForm(reader, scope) }
    },
    putForm: async ({ path, body, caller, work }) => {
      const scope = await changeScope(work, caller, path.event)
      if (isRefusal(scope)) return scope
      const form = await replaceForm(work, scope, body)
      return isRefusal(form) ? form : { status: 200, body: form }
    },
  }
}
