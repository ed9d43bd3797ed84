type Addressee = { email: string | null; status: string }

/** A ticket goes to its attendees who are not cancelled, or else to the registration's address. */
export function getTicketRecipients(people: readonly Addressee[], registrationEmail: string | null): string[] {
  const going = people.filter(({ status }) => status !== 'cancelled')
  const own = byAddress(going, null).map(({ address }) => address)
  if (own.length > 0 || registrationEmail === null) return own
  return [registrationEmail]
}

type Share<Person> = { address: string; people: Person[] }

/**
 * The recipients of a confirmation: each address with the attendees it lists. Attendees without an address are listed
 * for the contact. A contact who is no attendee registered them all and gets all; a cancelled attendee does not.
 */
export function groupByConfirmationRecipient<Person extends Addressee>(
  people: readonly Person[],
  contact: string | null,
): Share<Person>[] {
  const confirmed = people.filter(({ status }) => status === 'confirmed')
  if (contact === null || confirmed.length === 0) return byAddress(confirmed, null)
  const isOneOfThem = people.some(({ email }) => email !== null && isSameAddress(email, contact))
  if (isOneOfThem) return byAddress(confirmed, contact)
  return [...byAddress(confirmed, null), { address: contact, people: confirmed }]
}

export function chooseRegistrationContactEmail(people: readonly Addressee[], registrationEmail: string | null) {
  return (
    registrationEmail ?? people.find(({ email, status }) => email !== null && status === 'confirmed')?.email ?? null
  )
}

/** One mail per address, whatever its capitalization. */
export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

function byAddress<Person extends Addressee>(people: readonly Person[], fallback: string | null): Share<Person>[] {
  const shares = new Map<string, Share<Person>>()
  for (const person of people) {
    const address = person.email ?? fallback
    if (address === null) continue
    const share = shares.get(address.toLowerCase()) ?? { address, people: [] }
    share.people.push(person)
    shares.set(address.toLowerCase(), share)
  }
  return [...shares.values()]
}
