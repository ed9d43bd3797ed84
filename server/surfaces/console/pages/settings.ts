import { checkOrgPermission } from '../../../access/members/index.ts'
import { changeTerminology, findOrganization } from '../../../access/organizations/index.ts'
import { completeTerminology, type Terminology, type TermName, termNames } from '../../../access/plans/index.ts'
import { html } from '../../../platform/html/html.ts'
import { buildField, type FormField } from '../forms/choices.ts'
import { listChangedValues, readFormBody, toFormValues } from '../forms/read-form.ts'
import { type FieldConflict, hashShownValues, mergeFormChanges } from '../forms/shown-values.ts'
import { translate } from '../labels.ts'
import { renderDoneNotice } from '../layout.ts'
import { sendModePage } from '../mode-layout.ts'
import { renderEditConflicts } from '../show/conflict.ts'
import { type ModeVisit, redirect } from '../visit.ts'
import { changeOnce, type PageForm, renderPageForm, showRefusal } from './page-forms.ts'

const toName = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export async function serveSettings(visit: ModeVisit): Promise<void> {
  const { ctx, session, reader } = visit
  const denied = checkOrgPermission(session.actor, 'tenant.terminology')
  if (denied) return showRefusal(visit, denied)
  const found = await findOrganization(reader, session.actor.organization.id)
  const fields = listFields(visit)
  const now = toFormValues(fields, found?.terminology ?? {}, visit)
  if (ctx.method === 'POST') return changeWords(visit, fields, now)
  return showSettings(visit, { fields, values: now, shown: hashShownValues(fields, now, visit) })
}

function listFields({ language, words: { settings } }: ModeVisit): FormField[] {
  const standard: Terminology = completeTerminology({})
  return termNames.map((thing) => {
    const [one, several] = [toName(standard[thing].singular), toName(standard[thing].plural)]
    return buildField(thing, one, {
      kind: 'object',
      help: settings.standard(translate({ language }, one), translate({ language }, several)),
      fields: [
        buildField('singular', settings.singular, { maxLength: 60 }),
        buildField('plural', settings.plural, { maxLength: 60 }),
      ],
    })
  })
}

async function changeWords(visit: ModeVisit, fields: FormField[], now: URLSearchParams): Promise<void> {
  const { form, session, ctx, language, words } = visit
  const shown = form.get('shown') ?? ''
  const { values, conflicts } = mergeFormChanges(fields, { shown, now, sent: form }, visit)
  if (conflicts.length > 0)
    return showSettings(visit, { fields, values, shown: hashShownValues(fields, now, visit) }, conflicts)
  const read = (one: URLSearchParams) =>
    readFormBody(fields, one, visit) as Partial<Record<TermName, { singular?: string; plural?: string }>>
  const [before, wanted] = [read(now), read(values)]
  const half = termNames.find((thing) => wanted[thing] && (!wanted[thing].singular || !wanted[thing].plural))
  if (half !== undefined) {
    const mistake = words.settings.bothWords(translate({ language }, toName(completeTerminology({})[half].singular)))
    return showSettings(visit, { fields, values: form, shown, mistake })
  }
  const changes = Object.keys(listChangedValues(fields, before, wanted)).map((thing) => {
    const { singular, plural } = wanted[thing as TermName] ?? {}
    return singular === undefined ? `${thing}=` : `${thing}=${singular},${plural}`
  })
  const changed = await changeOnce(visit, { sent: read(form) }, (work) =>
    changeTerminology(work, session.actor, changes),
  )
  if ('kind' in changed) return showSettings(visit, { fields, values: form, shown, mistake: changed.message })
  redirect(ctx, `${ctx.path}?done=words`)
}

type SettingsForm = Pick<PageForm, 'fields' | 'values' | 'shown' | 'mistake'>

function showSettings(visit: ModeVisit, filled: SettingsForm, conflicts: FieldConflict[] = []): void {
  const { settings, save } = visit.words
  // Here the things are called as everywhere, not as the organization calls them.
  const { caller: _, ...inStandardWords } = visit
  const form = { button: save, ...filled }
  const content = html`${renderDoneNotice(visit)}${conflicts.length === 0 ? null : renderEditConflicts(visit, '?', conflicts, inStandardWords)}
<section class="words"><h2>${settings.words}</h2><p>${settings.lead}</p>${renderPageForm(inStandardWords, form)}</section>`
  sendModePage(visit, {
    title: settings.title,
    content,
    status: conflicts.length > 0 ? 409 : filled.mistake === undefined ? 200 : 422,
  })
}
