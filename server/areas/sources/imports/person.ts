import { isEmail } from '../../../platform/formats/email.ts'
import { mistakeInName } from '../../../platform/formats/name.ts'
import { isPhone } from '../../../platform/formats/text.ts'
import type { NewAttendee } from '../../booking/index.ts'
import type { SourceAttendee } from '../source-platform.ts'
import type { Target } from './parameters.ts'

const MAX_PHONE_LENGTH = 40
/** Stands where the platform had something that is no character: nobody has such an address. */
const REPLACED = '\ufffd'

/** Somebody as a person of ours, or why they cannot be one: a sentence. */
export function toPerson(attendee: SourceAttendee, { attendeeType, days }: Target): NewAttendee | string {
  const { firstName, lastName, email, quantity } = attendee
  if (firstName === '' && lastName === '') return 'The attendee has no name.'
  // Many have one name alone, and a ticket needs no more.
  const [first_name, last_name] = firstName === '' ? [lastName, ''] : [firstName, lastName]
  const mistake = [first_name, last_name].flatMap((name) => (name === '' ? [] : (mistakeInName(name) ?? [])))[0]
  if (mistake) return mistake
  if (quantity !== 1) return `The attendee stands for ${quantity} people, and a ticket is for one.`
  if (email !== null && (!isEmail(email) || email.includes(REPLACED)))
    return `The email ${email} is not an email address.`
  return {
    attendee_type: attendeeType,
    first_name,
    last_name,
    email,
    phone: phoneOf(attendee.phone),
    date_of_birth: attendee.dateOfBirth,
    ...(days === null ? {} : { days }),
  }
}

/** What is no telephone number is no reason to leave somebody behind. */
function phoneOf(phone: string | null): string | null {
  return phone !== null && isPhone(phone) && phone.length <= MAX_PHONE_LENGTH ? phone : null
}
