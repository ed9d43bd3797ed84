import { type InputDimension, repeatText } from '../dimension.ts'
import { type ConsoleFormTarget, MEMBER_CONSOLE, SANDBOX_CONSOLE } from './console-forms.ts'

/** Forms of the console that are written by hand. */

type OwnForm = {
  /** Where it is rendered, below server/surfaces/console. */
  file: string
  path: string
  fields: string[]
  at: ConsoleFormTarget
}

const MEMBER = '01JQ91A1B2C3D4E5F6G7H8J9K4'

export const HANDWRITTEN_FORMS: OwnForm[] = [
  { file: 'sign-in/pages.ts', path: '/console/sign-in', fields: ['email', 'next'], at: SANDBOX_CONSOLE },
  { file: 'sign-in/pages.ts', path: `/console/sign-in/${'a'.repeat(58)}`, fields: [], at: SANDBOX_CONSOLE },
  { file: 'sign-in/pages.ts', path: '/console/confirm', fields: ['next'], at: MEMBER_CONSOLE },
  { file: 'sign-in/pages.ts', path: '/console/sessions', fields: ['session'], at: MEMBER_CONSOLE },
  // Who is not signed in stays so.
  { file: 'layout.ts', path: '/console/sign-out', fields: [], at: SANDBOX_CONSOLE },
  { file: 'pages/pin.ts', path: '/console/pin', fields: ['deed', 'pin'], at: MEMBER_CONSOLE },
  {
    file: 'pages/keys.ts',
    path: '/console/live/keys?do=create',
    fields: ['name', 'mode', 'scopes', 'group', 'expires', 'addresses', 'requestsPerMinute'],
    at: MEMBER_CONSOLE,
  },
  {
    file: 'pages/members.ts',
    path: '/console/live/members?do=invite',
    fields: ['email', 'name', 'role', 'group'],
    at: MEMBER_CONSOLE,
  },
  {
    file: 'pages/members.ts',
    path: `/console/live/members/${MEMBER}`,
    fields: ['deed', 'role', 'group'],
    at: MEMBER_CONSOLE,
  },
  {
    file: 'pages/settings.ts',
    path: '/console/live/settings',
    fields: ['event.singular', 'event.plural', 'attendee.singular'],
    at: MEMBER_CONSOLE,
  },
  {
    file: 'pages/devices.ts',
    path: '/console/live/events/{event}/devices?do=pair',
    fields: ['name', 'point', 'group'],
    at: MEMBER_CONSOLE,
  },
  {
    file: 'pages/replay-failed.ts',
    path: '/console/live/webhooks/{webhook}/deliveries?do=replayFailed',
    fields: ['once'],
    at: MEMBER_CONSOLE,
  },
  {
    file: 'pages/source-import.ts',
    path: '/console/live/source-import?connection=a&source_event=b&event={event}',
    fields: ['class.1', 'days.1', 'group', 'send_emails', 'preview', 'once'],
    at: MEMBER_CONSOLE,
  },
]

const MAX_FORM_BYTES = 1024 * 1024
const MAX_FIELDS = 4_990

function listOf({ at, path, fields }: OwnForm): InputDimension[] {
  const way = `own form ${path.replace(/\?do=/, ' ')}`
  const names = fields.length === 0 ? ['note'] : fields
  const most = Math.floor(MAX_FORM_BYTES / names.length) - 200
  const one = (what: string, largest: number, written: (size: number) => string): InputDimension => ({
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
    one('how deep a name is', 30_000, (size) => `${names[0]}${repeatText(size, '.0')}=1`),
    one('fields', MAX_FIELDS, (size) => repeatText(size, (n) => `${names[0]}.${n}=1&`)),
    one('the same field', MAX_FIELDS, (size) => repeatText(size, `${names[0]}=1&`)),
    ...['a', '+', '%40', '.', '%0A'].map((part) =>
      one(`${part} in its fields`, Math.floor(most / part.length), (size) =>
        names.map((name) => `${name}=${repeatText(size, part)}`).join('&'),
      ),
    ),
  ]
}

export const listHandwrittenFormDimensions = (): InputDimension[] => HANDWRITTEN_FORMS.flatMap(listOf)
