import type { Html } from '../../../platform/html/html.ts'
import { nounOf } from '../contract/operations.ts'
import { findPlace, type Place } from '../contract/places.ts'
import { translate } from '../labels.ts'
import { type Link, renderLinksAbove } from '../layout.ts'
import type { PlaceVisit } from '../visit.ts'

/** The pages above one, as far as there are any; of a form, with the page that it belongs to. */
export function renderTrail(visit: PlaceVisit, { path }: Place, isForm = false): Html | null {
  const parts = path.split('/').slice(1, isForm ? undefined : -1)
  const above = parts.flatMap((_, at) => findPlace(`/${parts.slice(0, at + 1).join('/')}`) ?? [])
  if (above.length === 0) return null
  const links = above.map(({ page, path: to }): Link => {
    const name = page.id === 'getEvent' ? visit.event?.name : undefined
    return [visit.base + to, name ?? translate(visit, nounOf(page))]
  })
  return renderLinksAbove(visit, links)
}
