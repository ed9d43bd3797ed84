import type { components } from '../../../../generated/types.ts'
import type { NewEventTemplate } from '../template.ts'
import { conference } from './conference.ts'
import { festival } from './festival.ts'
import { schoolEvent } from './school-event.ts'

type ReadyTemplate = Omit<components['schemas']['ReadyTemplate'], 'template'> & {
  template: components['schemas']['EventTemplate'] & NewEventTemplate
}

export const readyTemplates = [
  {
    code: 'conference',
    name: 'Conference with days',
    description: 'Workshops and two days of talks, prices for participants and students, and a room for speakers.',
    template: conference,
  },
  {
    code: 'festival',
    name: 'Festival with zones and pre-check',
    description:
      'Three nights; people get a wristband at the desk before they pass the gate, and some enter zones of their own.',
    template: festival,
  },
  {
    code: 'school-event',
    name: 'School event with shared family tickets',
    description: 'An evening on which each family comes in with one ticket, and a morning for the classes.',
    template: schoolEvent,
  },
] as ReadyTemplate[]
