import type { Stage } from '../world/stage.ts'
import type { Arrangements } from './arrangement.ts'
import { inNoEvent, limitedKey, makeEvent, makeStructuredEvent, NOBODY, ownGroup } from './objects.ts'
import type { RequestOf } from './request.ts'

type TemplateImport = RequestOf<'createTemplateImport'>['body']

const fromReady = (stage: Stage, more: Partial<TemplateImport> = {}): TemplateImport => ({
  ...{ ready_template: 'festival', code: stage.unique('event'), starts_on: '2027-06-04', ...more },
})

/** A template that says everything that one can say. */
const TEMPLATE: TemplateImport['template'] = {
  template_version: 1,
  event: { code: 'conformance', name: 'Conformance', timezone: 'Europe/Madrid' },
  days: [{ code: 'fri', date: '2026-06-05', starts_at: '18:00', ends_at: '03:00' }],
  attendee_types: [{ code: 'visitor', name: 'Visitor', price: { amount: 4500, currency: 'EUR' } }],
  check_in_points: [
    {
      ...{ code: 'gate', name: 'Gate', kind: 'entry', days: ['fri'], attendee_types: ['visitor'], groups: ['nowhere'] },
      windows: [{ day: 'fri', opens_at: '17:00' }],
    },
  ],
  form: {
    questions: [{ code: 'shirt', label: 'Shirt?', type: 'choice', choices: ['S', 'M'], attendee_types: ['visitor'] }],
    rules: { max_per_registration: 6 },
  },
}

export const templateArrangements = {
  getEventTemplate: {
    success: { 200: async (stage) => ({ path: { event: (await makeStructuredEvent(stage)).event.id } }) },
    refusals: { not_found: inNoEvent },
  },
  listReadyTemplates: { success: { 200: async () => ({ query: { limit: 2 } }) }, refusals: {} },
  createTemplateImport: {
    success: {
      201: async (stage) => ({
        body: {
          template: TEMPLATE,
          ...{ code: stage.unique('event'), name: 'Conformance', starts_on: '2027-06-04', timezone: 'Europe/Lisbon' },
          group: (await ownGroup(stage)).id,
        },
      }),
    },
    variants: {
      'a ready template': async (stage) => ({ body: fromReady(stage) }),
      'a preview': async (stage) => ({ body: fromReady(stage, { preview: true }) }),
    },
    refusals: {
      not_found: async (stage) => ({ body: fromReady(stage, { group: NOBODY }) }),
      conflict: async (stage) => ({ body: fromReady(stage, { code: (await makeEvent(stage)).code }) }),
      api_key_group: async (stage) => ({ key: await limitedKey(stage), body: fromReady(stage, { group: null }) }),
    },
  },
} satisfies Partial<Arrangements>
