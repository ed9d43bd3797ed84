import { denyWithoutOrgPermission } from '../../../access/members/index.ts'
import { changeTerminology, findOrganization } from '../../../access/organizations/index.ts'
import { completeTerminology, type Terminology, type TermKey, termKeys } from '../../../access/plans/index.ts'
import { html } from '../../../platform/html/html.ts'
import type { FormField } from '../forms/choices.ts'
import { readFormBody, toFormValues } from '../forms/read-form.ts'
import { translate } from '../labels.ts'
import { renderDone } from '../layout.ts'
import { sendModePage } from '../mode-layout.ts'
import { type ModeVisit, redirect } from '../visit.ts'
import { buildField, changeOnce, refuse, renderOwnForm } from './own-forms.ts'
import { settingsWordsIn } from './settings-words.ts'

const toName = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

type Words = { singular?: string; plural?: string }

export async function serveSettings(visit: ModeVisit): Promise<void> {
  const { ctx, session, reader } = visit
  const denied = denyWithoutOrgPermission(session.actor, 'tenant.terminology')
  if (denied) return refuse(visit, denied)
  if (ctx.method === 'POST') return changeWords(visit)
  const found = await findOrganization(reader, session.actor.organization.id)
  return showSettings(visit, toFormValues(listFields(visit), found?.terminology ?? {}, visit))
}

function listFields({ language }: ModeVisit): FormField[] {
  const own = settingsWordsIn(language)
  const standard: Terminology = completeTerminology({})
  return termKeys.map((thing) => {
    const [one, several] = [toName(standard[thing].singular), toName(standard[thing].plural)]
    return buildField(thing, one, {
      kind: 'object',
      help: own.standard(translate({ language }, one), translate({ language }, several)),
      fields: [
        buildField('singular', own.singular, { maxLength: 60 }),
        buildField('plural', own.plural, { maxLength: 60 }),
      ],
    })
  })
}

async function changeWords(visit: ModeVisit): Promise<void> {
  const { form, session, ctx, language } = visit
  const sent = readFormBody(listFields(visit), form, visit) as Partial<Record<TermKey, Words>>
  const half = termKeys.find((thing) => sent[thing] && (!sent[thing].singular || !sent[thing].plural))
  if (half !== undefined) {
    const { bothWords } = settingsWordsIn(language)
    return showSettings(visit, form, bothWords(translate({ language }, toName(completeTerminology({})[half].singular))))
  }
  const changes = termKeys.map((thing) => {
    const { singular = '', plural = '' } = sent[thing] ?? {}
    return singular === '' && plural === '' ? `${thing}=` : `${thing}=${singular},${plural}`
  })
  const changed = await changeOnce(visit, { changes }, (work) => changeTerminology(work, session.actor, changes))
  if ('kind' in changed) return showSettings(visit, form, changed.message)
  redirect(ctx, `${ctx.path}?done=words`)
}

function showSettings(visit: ModeVisit, values: URLSearchParams, mistake?: string): void {
  const own = settingsWordsIn(visit.language)
  // Here the things are called as everywhere, not as the organization calls them.
  const { caller: _, ...inStandardWords } = visit
  const form = { button: own.save, fields: listFields(visit), values, mistake }
  const content = html`${renderDone(visit)}
<section class="words"><h2>${own.words}</h2><p>${own.lead}</p>${renderOwnForm(inStandardWords, form)}</section>`
  sendModePage(visit, { title: own.title, content, status: mistake === undefined ? 200 : 422 })
}
