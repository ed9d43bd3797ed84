import { startTestEventbrite, type TestEventbriteServer } from '../../server/testing/sources/eventbrite-server.ts'
import * as shapes from '../../server/testing/sources/eventbrite-shapes.ts'

export const fakeEventbriteAccount = {
  token: 'CONFORMANCETOKENTHATWORKS',
  /** Accepted when connecting, and refused from then on. */
  endingToken: 'CONFORMANCETOKENTHATENDS',
  /** The platform accepts the connection and fails from then on; with `downToken` it fails at once. */
  failingToken: 'CONFORMANCETOKENTHATFAILS',
  downToken: 'CONFORMANCETOKENOFNOANSWER',
  event: '188266320157',
  ticketClasses: ['342871927', '342871928'] as const,
}

export async function startFakeEventbrite(): Promise<TestEventbriteServer> {
  const { token, endingToken, failingToken, downToken, event, ticketClasses } = fakeEventbriteAccount
  const platform = await startTestEventbrite({
    token,
    otherTokens: [endingToken, failingToken],
    organizations: [shapes.buildEventbriteOrganization('501')],
    events: { 501: [shapes.buildEventbriteEvent(event)] },
    ticketClasses: { [event]: ticketClasses.map((id) => shapes.buildEventbriteTicketClass(id, `Ticket ${id}`)) },
  })
  platform.disturb((seen) => {
    if (seen.token === downToken) return { status: 500 }
    if (seen.path === '/v3/users/me/organizations/') return undefined
    if (seen.token === endingToken) return { status: 401 }
    return seen.token === failingToken ? { status: 500 } : undefined
  })
  return platform
}
