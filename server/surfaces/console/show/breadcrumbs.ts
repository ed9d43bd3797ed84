import type { Html } from '../../../platform/html/html.ts'
import { getPageTitle } from '../contract/operations.ts'
import { matchConsolePage, type PageMatch } from '../contract/places.ts'
import { translate } from '../labels.ts'
import { type PageLink, renderParentLinks } from '../layout.ts'
import type { PageVisit } from '../visit.ts'

/** The pages above one, as far as there are any; of a form, with the page that it belongs to. */
export function renderBreadcrumbs(visit: PageVisit, { path }: PageMatch, isForm = false): Html | null {
  const parts = path.split('/').slice(1, isForm ? undefined : -1)
  const above = parts.flatMap((_, at) => matchConsolePage(`/${parts.slice(0, at + 1).join('/')}`) ?? [])
  if (above.length === 0) return null
  const links = above.map(({ page, path: to }): PageLink => {
    const name = page.id === 'getEvent' ? visit.event?.name : undefined
    return [visit.base + to, name ?? translate(visit, getPageTitle(page))]
  })
  return renderParentLinks(visit, links)
}
