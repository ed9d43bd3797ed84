import type { TestCaller } from '../world/test-caller.ts'
import type { ArrangementsById } from './arrangement.ts'
import { arrangeAtJobLimit, cancelWaitingJobs } from './jobs.ts'
import { FAKE_ID, getOwnGroup, makeEvent, makeEventWithDayAndType, pathToNew } from './objects.ts'

/** The fake source platform that the run has started; no real one is ever called. */
const account = (stage: TestCaller) => stage.local().platform

const newConnection = async (stage: TestCaller, token = account(stage).token) => ({
  platform: 'eventbrite' as const,
  name: 'Conformance',
  token,
  group: (await getOwnGroup(stage)).id,
})

const connect = async (stage: TestCaller, token?: string) =>
  stage.perform('createSourceConnection', { body: await newConnection(stage, token) })

/** Shared by all cases that do not change it. */
const connected = (stage: TestCaller) => stage.once('source connection', () => connect(stage))
const ending = (stage: TestCaller) =>
  stage.once('ending source connection', () => connect(stage, account(stage).endingToken))
const failing = (stage: TestCaller) =>
  stage.once('failing source connection', () => connect(stage, account(stage).failingToken))

const onConnection = pathToNew('connection', connected)

const onEvent = async (stage: TestCaller, connection: { id: string }) => ({
  path: { connection: connection.id, source_event: account(stage).event },
})

const anImport = async (stage: TestCaller, connection: { id: string }) => {
  const { event, day, type } = await stage.once('event of source imports', () => makeEventWithDayAndType(stage))
  const [taken, left] = account(stage).ticketClasses
  return {
    path: { event: event.id },
    body: {
      connection: connection.id,
      source_event: account(stage).event,
      mapping: [
        { ticket_class: taken, attendee_type: type.id, days: [day.id] },
        { ticket_class: left, attendee_type: null },
      ],
      group: (await getOwnGroup(stage)).id,
      preview: true,
    },
  }
}

export const sourceArrangements = {
  listSourceConnections: {
    success: async (stage) => {
      await connected(stage)
      return { query: { limit: 10 } }
    },
  },

  createSourceConnection: {
    success: async (stage) => ({ body: await newConnection(stage) }),
    refusals: {
      not_found: async (stage) => ({ body: { ...(await newConnection(stage)), group: FAKE_ID } }),
      source_refused: async (stage) => ({ body: await newConnection(stage, 'UNKNOWNTOKEN') }),
      source_unavailable: async (stage) => ({ body: await newConnection(stage, account(stage).downToken) }),
    },
  },

  getSourceConnection: { success: onConnection },

  deleteSourceConnection: { success: pathToNew('connection', connect) },

  listSourceEvents: {
    success: onConnection,
    refusals: { source_refused: pathToNew('connection', ending), source_unavailable: pathToNew('connection', failing) },
  },

  listSourceTicketClasses: {
    success: async (stage) => onEvent(stage, await connected(stage)),
    refusals: {
      not_found: async (stage) => ({ path: { ...(await onConnection(stage)).path, source_event: '404' } }),
      source_refused: async (stage) => onEvent(stage, await ending(stage)),
      source_unavailable: async (stage) => onEvent(stage, await failing(stage)),
    },
  },

  createSourceImport: {
    success: async (stage) => {
      await cancelWaitingJobs(stage, 'source_import')
      return anImport(stage, await connected(stage))
    },
    refusals: {
      not_found: (stage) => anImport(stage, { id: FAKE_ID }),
      invalid_state: async (stage) => {
        const { id } = await stage.once('archived event', () => makeEvent(stage))
        await stage.once('archiving', () => stage.perform('archiveEvent', { path: { event: id } }))
        return { ...(await anImport(stage, await connected(stage))), path: { event: id } }
      },
      source_refused: async (stage) => anImport(stage, await ending(stage)),
      source_unavailable: async (stage) => anImport(stage, await failing(stage)),
      jobs_limit_reached: (stage) => arrangeAtJobLimit(stage, async (busy) => anImport(busy, await connected(busy))),
    },
  },
} satisfies Partial<ArrangementsById>
