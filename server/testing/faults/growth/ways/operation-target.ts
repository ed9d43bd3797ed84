import { publicSandboxApiKey } from '../../../../areas/sandbox/index.ts'
import { buildNewAttendee } from '../../../fixtures.ts'
import { type ApiKeyClient, buildApiKeyClient, type FreezeScenarioTarget } from '../../freeze/target.ts'

/** Objects that the paths of operations name, each made for one operation: what it changes disturbs no other. */

/** In the form of an id, and nobody's. */
const NOBODYS = '01JQ91A1B2C3D4E5F6G7H8J9K4'

/** The event that the examples of the contract are about. */
const SANDBOX_EVENT = '/v1/events/harbour-lights'

/** One for everything that is measured with a key, or by a member. */
export const makeGrowthOrganization = (target: FreezeScenarioTarget) =>
  target.once('organization of the growing contract', async () => {
    const { body: template } = await buildApiKeyClient(target.url, publicSandboxApiKey).call(
      'GET',
      `${SANDBOX_EVENT}/template`,
    )
    return { template, ...(await target.newOrganization()) }
  })

/** Late enough that nothing is over, and early enough that people can register. */
const SOON = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

let made = 0

export type GrowthOperationTarget = { live: ApiKeyClient /** The path of an operation, filled in. */; path: string }

/** With objects that exist where they can be made, and the body's example is valid for them. */
export async function openGrowthOperationTarget(
  target: FreezeScenarioTarget,
  path: string,
): Promise<GrowthOperationTarget> {
  const { live, template } = await makeGrowthOrganization(target)
  made += 1
  const code = `hall-${made}`
  const event = `/v1/events/${code}`
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const known = new Map<string, string>()
  // A job is about an event, too.
  if (names.includes('event') || names.includes('job')) {
    await live.call('POST', '/v1/template-imports', { template, code, starts_on: SOON })
    await live.call('POST', `${event}/publish`)
    known.set('event', code)
  }
  for (const name of names) {
    if (known.has(name)) continue
    for (const [found, id] of Object.entries((await MAKERS[name]?.(live, event)) ?? { [name]: NOBODYS }))
      known.set(found, id)
  }
  return { live, path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known.get(name) ?? NOBODYS) }
}

type Maker = (live: ApiKeyClient, event: string) => Promise<Record<string, string>>

const registered: Maker = async ({ call }, event) => {
  const person = buildNewAttendee({
    attendee_type: 'visitor',
    date_of_birth: '1990-04-02',
    days: ['day-2', 'day-3'],
    answers: { pictures: true },
  })
  const { body } = await call('POST', `${event}/registrations`, { attendees: [person], send_ticket_emails: false })
  const [attendee] = body.attendees
  return { registration: body.id, attendee: attendee.id, ticket: attendee.ticket_ids[0] ?? NOBODYS }
}

const madeAt =
  (name: string, path: string, body: (event: string) => object): Maker =>
  async ({ call }, event) => ({ [name]: (await call('POST', path.replace('{event}', event), body(event))).body.id })

const MAKERS: Record<string, Maker> = {
  registration: registered,
  attendee: registered,
  ticket: registered,
  attendee_type: async () => ({ attendee_type: 'visitor' }),
  day: async () => ({ day: 'day-2' }),
  check_in_point: async () => ({ check_in_point: 'quay-gate' }),
  communication: madeAt('communication', '{event}/communications', () => ({ subject: 'Doors', body: 'Hello' })),
  contact: madeAt('contact', '/v1/contacts', () => ({ first_name: 'Nerea', last_name: 'Ibáñez' })),
  group: madeAt('group', '/v1/groups', () => ({ code: `group-${made}`, name: 'Group' })),
  job: madeAt('job', '/v1/exports', () => ({ type: 'tickets', event: `hall-${made}` })),
  webhook: madeAt('webhook', '/v1/webhooks', () => ({
    url: 'https://localhost:49443/hook',
    event_types: '*',
    paused: true,
  })),
  organization: async ({ call }) => ({ organization: (await call('GET', '/v1/me')).body.organization.slug }),
}
