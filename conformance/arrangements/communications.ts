import type { TestCaller } from '../world/test-caller.ts'
import type { ArrangementsById } from './arrangement.ts'
import { addParts, FAKE_ID, getOwnGroup, given } from './objects.ts'
import { getOpenEvent } from './open-event.ts'

/** Has no recipients, so a run against a production server sends no mail. */
const aDraft = {
  subject: 'Conformance for {{first_name}}',
  body: 'Hello {{first_name}}.',
  audience: { statuses: ['declined' as const], admitted: true },
}

const inHall = async (stage: TestCaller) => ({ event: (await getOpenEvent(stage)).id })

const makeDraft = async (stage: TestCaller) => {
  const path = await inHall(stage)
  const { id } = await stage.perform('createCommunication', { path, body: aDraft })
  return { path: { ...path, communication: id } }
}

/** Shared by all cases that do not change it. */
const onDraft = (stage: TestCaller) => stage.once('communication', () => makeDraft(stage))
const later = () => ({ send_at: new Date(Date.now() + 86_400_000).toISOString() })

const schedule = async (stage: TestCaller) => {
  const { path } = await makeDraft(stage)
  return { path, job: await stage.perform('sendCommunication', { path, body: later() }) }
}

const onScheduled = async (stage: TestCaller) => ({ path: (await schedule(stage)).path })

/** Scheduled for later, so it stays waiting even if a worker is running. */
export const arrangeWaitingJobPath = async (stage: TestCaller) => ({ path: { job: (await schedule(stage)).job.id } })

const onCancelled = (stage: TestCaller) =>
  stage.once('cancelled communication', async () => {
    const { path } = await onScheduled(stage)
    await stage.perform('cancelCommunication', { path })
    return { path }
  })

const draftIn = async (stage: TestCaller) => {
  const { visitor, day } = await getOpenEvent(stage)
  const { id: group } = await getOwnGroup(stage)
  const audience = { ...aDraft.audience, attendee_types: [visitor], days: [day], groups: [group] }
  return { ...aDraft, name: stage.unique('letter'), language: 'es' as const, audience }
}

export const communicationArrangements = {
  listCommunications: {
    success: given(onDraft, ({ path }) => ({ path: { event: path.event }, query: { limit: 10 } })),
    variants: {
      'by status': async (stage) => ({ path: await inHall(stage), query: { status: 'scheduled' as const } }),
    },
  },

  createCommunication: {
    success: async (stage) => ({ path: await inHall(stage), body: await draftIn(stage) }),
    variants: {
      'for all who are confirmed': async (stage) => ({
        path: await inHall(stage),
        body: { subject: aDraft.subject, body: aDraft.body },
      }),
    },
    refusals: {
      not_found: async (stage) => ({ path: await inHall(stage), body: { ...aDraft, audience: { days: [FAKE_ID] } } }),
    },
  },

  getCommunication: { success: onDraft },

  updateCommunication: {
    success: async (stage) => {
      const { path } = await stage.once('communication to change', () => makeDraft(stage))
      return { path, body: await draftIn(stage) }
    },
    refusals: { invalid_state: addParts(onCancelled, { body: { name: 'Changed' } }) },
  },

  deleteCommunication: { success: makeDraft, refusals: { invalid_state: onCancelled } },

  countAudience: { success: onDraft },

  sendCommunication: {
    success: addParts(makeDraft, { body: {} }),
    variants: { 'at a time': async (stage) => ({ ...(await makeDraft(stage)), body: later() }) },
    refusals: { invalid_state: addParts(onCancelled, { body: {} }) },
  },

  testCommunication: { success: addParts(onDraft, { body: { addresses: ['nobody@conformance.invalid'] } }) },

  cancelCommunication: { success: onScheduled, refusals: { invalid_state: onCancelled } },

  listMessages: {
    success: addParts(onDraft, { query: { limit: 10 } }),
    variants: { 'by status': addParts(onDraft, { query: { status: 'failed' as const } }) },
  },
} satisfies Partial<ArrangementsById>
