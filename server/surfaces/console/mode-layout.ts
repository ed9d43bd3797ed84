import type { OperationId } from '../../../generated/operations.ts'
import { hasPermission, type Permission } from '../../access/members/index.ts'
import { type Html, html } from '../../platform/html/html.ts'
import { mayCall } from './call.ts'
import { translate } from './labels.ts'
import { type ConsolePage, linkIf, sendConsolePage } from './layout.ts'
import type { PageVisit } from './visit.ts'

export const NAV_SECTIONS: [path: string, label: string, operation: OperationId][] = [
  ['/events', 'Events', 'listEvents'],
  ['/registrations', 'Registrations', 'findRegistrations'],
  ['/contacts', 'Contacts', 'listContacts'],
  ['/jobs', 'Jobs', 'listJobs'],
  ['/webhooks', 'Webhook endpoints', 'listWebhooks'],
  ['/source-connections', 'Source connections', 'listSourceConnections'],
  ['/groups', 'Groups', 'listGroups'],
  ['/audit-log', 'Changes', 'listAuditLog'],
]

export function sendModePage(visit: PageVisit, page: ConsolePage): void {
  sendConsolePage(visit, { ...page, navigation: renderNavigation(visit), timezone: visit.timezone })
}

function renderNavigation(visit: PageVisit): Html {
  const { words, mode, base, ctx, session } = visit
  const sections = [
    ...linkIf(session, '', words.home),
    ...NAV_SECTIONS.flatMap(([path, label, id]) => linkIf(mayCall(visit, id), path, translate(visit, label))),
    ...ownSections(visit).flatMap(([path, label, permission]) =>
      linkIf(session && hasPermission(session.actor.member.role, permission), path, label),
    ),
  ]
  const here = ctx.path.slice(base.length)
  const isHere = (path: string) => (path === '' ? here === '' : here === path || here.startsWith(`${path}/`))
  return html`<div class="modes${mode === 'test' ? ' in-test' : ''}">
<nav class="sections" aria-label="${words.main}">${sections.map(
    ([path, label]) =>
      html`<a class="tab" href="${base}${path}"${isHere(path) ? html` aria-current="page"` : null}>${label}</a>`,
  )}</nav>
${session ? renderSwitch(visit, here) : null}
${mode === 'test' ? html`<p class="notice">${session ? words.testNotice : words.sandboxNotice}</p>` : null}
</div>`
}

/** Pages that the contract does not have. */
const ownSections = ({ words }: PageVisit): [path: string, label: string, permission: Permission][] => [
  ['/keys', words.keys, 'tenant.api_keys'],
  ['/members', words.members.title, 'tenant.members'],
  ['/settings', words.settings.title, 'tenant.terminology'],
]

function renderSwitch({ words, mode }: PageVisit, here: string): Html {
  return html`<nav class="switch" aria-label="${words.mode}">${(['live', 'test'] as const).map(
    (one) =>
      html`<a href="/console/${one}${here}"${one === mode ? html` aria-current="true"` : null}>${words[one]}</a>`,
  )}</nav>`
}
