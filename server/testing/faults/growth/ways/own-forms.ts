import { type Dimension, repeated } from '../dimension.ts'
import { type Console, MEMBERS, SANDBOX } from './console-forms.ts'

/** Forms of the console that are written by hand. */

type OwnForm = {
  /** Where it is rendered, below server/surfaces/console. */
  file: string
  path: string
  fields: string[]
  at: Console
}

const MEMBER = '01JQ91A1B2C3D4E5F6G7H8J9K4'

export const OWN_FORMS: OwnForm[] = [
  { file: 'sign-in/pages.ts', path: '/console/sign-in', fields: ['email', 'next'], at: SANDBOX },
  { file: 'sign-in/pages.ts', path: `/console/sign-in/${'a'.repeat(58)}`, fields: [], at: SANDBOX },
  { file: 'sign-in/pages.ts', path: '/console/confirm', fields: ['next'], at: MEMBERS },
  { file: 'sign-in/pages.ts', path: '/console/sessions', fields: ['session'], at: MEMBERS },
  // Who is not signed in stays so.
  { file: 'layout.ts', path: '/console/sign-out', fields: [], at: SANDBOX },
  { file: 'pages/pin.ts', path: '/console/pin', fields: ['deed', 'pin'], at: MEMBERS },
  {
    file: 'pages/keys.ts',
    path: '/console/live/keys?do=create',
    fields: ['name', 'mode', 'scopes', 'group', 'expires', 'addresses', 'requestsPerMinute'],
    at: MEMBERS,
  },
  {
    file: 'pages/members.ts',
    path: '/console/live/members?do=invite',
    fields: ['email', 'name', 'role', 'group'],
    at: MEMBERS,
  },
  {
    file: 'pages/members.ts',
    path: `/console/live/members/${MEMBER}`,
    fields: ['deed', 'role', 'group'],
    at: MEMBERS,
  },
  {
    file: 'pages/settings.ts',
    path: '/console/live/settings',
    fields: ['event.singular', 'event.plural', 'attendee.singular'],
    at: MEMBERS,
  },
  {
    file: 'pages/devices.ts',
    path: '/console/live/events/{event}/devices?do=pair',
    fields: ['name', 'point', 'group'],
    at: MEMBERS,
  },
  {
    file: 'pages/replay-failed.ts',
    path: '/console/live/webhooks/{webhook}/deliveries?do=replayFailed',
    fields: ['once'],
    at: MEMBERS,
  },
  {
    file: 'pages/source-import.ts',
    path: '/console/live/source-import?connection=a&source_event=b&event={event}',
    fields: ['class.1', 'days.1', 'group', 'send_emails', 'preview', 'once'],
    at: MEMBERS,
  },
]

const MAX_FORM_BYTES = 1024 * 1024
const MAX_FIELDS = 4_990

function listOf({ at, path, fields }: OwnForm): Dimension[] {
  const way = `own form ${path.replace(/\?do=/, ' ')}`
  const names = fields.length === 0 ? ['note'] : fields
  const most = Math.floor(MAX_FORM_BYTES / names.length) - 200
  const one = (what: string, largest: number, written: (size: number) => string): Dimension => ({
    way,
    what,
    most: largest,
    open: async (target) => {
      const visit = await at.open(target)
      const address = await target.once(way, () => at.fill(target, path))
      return {
        make: async (size) => {
          // Attempts to sign in and to confirm are few, and so are the mails that they cause.
          await target.database('sign_in_attempts').delete()
          await target.database('sign_in_mails').delete()
          return visit.post(address, `${visit.token}&${written(size)}`)
        },
      }
    },
  })
  return [
    one('how deep a name is', 30_000, (size) => `${names[0]}${repeated(size, '.0')}=1`),
    one('fields', MAX_FIELDS, (size) => repeated(size, (n) => `${names[0]}.${n}=1&`)),
    one('the same field', MAX_FIELDS, (size) => repeated(size, `${names[0]}=1&`)),
    ...['a', '+', '%40', '.', '%0A'].map((part) =>
      one(`${part} in its fields`, Math.floor(most / part.length), (size) =>
        names.map((name) => `${name}=${repeated(size, part)}`).join('&'),
      ),
    ),
  ]
}

export const ownForms = (): Dimension[] => OWN_FORMS.flatMap(listOf)
