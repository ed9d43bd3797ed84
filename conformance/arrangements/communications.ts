import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { hallOf } from './halls.ts'
import { adding, NOBODY, ownGroup } from './objects.ts'

/** Has no recipients, so a run against a production server sends no mail. */
const aDraft = {
  subject: 'Conformance for {{first_name}}',
  body: 'Hello {{first_name}}.',
  audience: { statuses: ['declined' as const], admitted: true },
}

const inHall = async (stage: Stage) => ({ event: (await hallOf(stage)).id })

const makeDraft = async (stage: Stage) => {
  const path = await inHall(stage)
  const { id } = await stage.perform('createCommunication', { path, body: aDraft })
  return { path: { ...path, communication: id } }
}

/** Shared by all cases that do not change it. */
const onDraft = (stage: Stage) => stage.once('communication', () => makeDraft(stage))

const onNobody = async (stage: Stage) => ({ path: { ...(await inHall(stage)), communication: NOBODY } })

const later = () => ({ send_at: new Date(Date.now() + 86_400_000).toISOString() })

const schedule = async (stage: Stage) => {
  const { path } = await makeDraft(stage)
  return { path, job: await stage.perform('sendCommunication', { path, body: later() }) }
}

const onScheduled = async (stage: Stage) => ({ path: (await schedule(stage)).path })

/** Scheduled for later, so it stays waiting even if a worker is running. */
export const onWaitingJob = async (stage: Stage) => ({ path: { job: (await schedule(stage)).job.id } })

/** A communication that can no longer be changed. */
const onCancelled = (stage: Stage) =>
  stage.once('cancelled communication', async () => {
    const { path } = await onScheduled(stage)
    await stage.perform('cancelCommunication', { path })
    return { path }
  })

const draftIn = async (stage: Stage) => {
  const { visitor, day } = await hallOf(stage)
  const { id: group } = await ownGroup(stage)
  const audience = { ...aDraft.audience, attendee_types: [visitor], days: [day], groups: [group] }
  return { ...aDraft, name: stage.unique('letter'), language: 'es' as const, audience }
}

export const communicationArrangements = {
  listCommunications: {
    success: async (stage) => {
      const { path } = await onDraft(stage)
      return { path: { event: path.event }, query: { limit: 10 } }
    },
    variants: {
      'by status': async (stage) => ({ path: await inHall(stage), query: { status: 'scheduled' as const } }),
    },
    refusals: { not_found: async () => ({ path: { event: NOBODY } }) },
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
      not_found: async (stage) => ({
        path: await inHall(stage),
        body: { ...aDraft, audience: { days: [NOBODY] } },
      }),
    },
  },

  getCommunication: { success: onDraft, refusals: { not_found: onNobody } },

  updateCommunication: {
    success: async (stage) => {
      const { path } = await stage.once('communication to change', () => makeDraft(stage))
      return { path, body: await draftIn(stage) }
    },
    refusals: {
      not_found: adding(onNobody, { body: { name: 'Changed' } }),
      invalid_state: adding(onCancelled, { body: { name: 'Changed' } }),
    },
  },

  deleteCommunication: {
    success: makeDraft,
    refusals: { not_found: onNobody, invalid_state: onCancelled },
  },

  countAudience: { success: onDraft, refusals: { not_found: onNobody } },

  sendCommunication: {
    success: adding(makeDraft, { body: {} }),
    variants: { 'at a time': async (stage) => ({ ...(await makeDraft(stage)), body: later() }) },
    refusals: {
      not_found: adding(onNobody, { body: {} }),
      invalid_state: adding(onCancelled, { body: {} }),
    },
  },

  testCommunication: {
    success: adding(onDraft, { body: { addresses: ['nobody@conformance.invalid'] } }),
    refusals: { not_found: adding(onNobody, { body: { addresses: ['nobody@conformance.invalid'] } }) },
  },

  cancelCommunication: {
    success: onScheduled,
    refusals: { not_found: onNobody, invalid_state: onCancelled },
  },

  listMessages: {
    success: adding(onDraft, { query: { limit: 10 } }),
    variants: { 'by status': adding(onDraft, { query: { status: 'failed' as const } }) },
    refusals: { not_found: onNobody },
  },
} satisfies Partial<Arrangements>
