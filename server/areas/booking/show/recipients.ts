type Addressee = { email: string | null; status: string }

/** Where a ticket is sent: to the people on it who are not cancelled, or else to the address of the registration. */
export function recipientsOf(people: readonly Addressee[], registrationEmail: string | null): string[] {
  const going = people.filter(({ status }) => status !== 'cancelled')
  const own = byAddress(going, null).map(({ address }) => address)
  if (own.length > 0 || registrationEmail === null) return own
  return [registrationEmail]
}

type Share<Person> = { address: string; people: Person[] }

/**
 * Who is told of a confirmation: each address, and the people that it is told about. People without an address of their own
 * are told about at the contact's. A contact who is none of the people registered them all, and is told about all; one who is
 * cancelled is not.
 */
export function groupByAddress<Person extends Addressee>(
  people: readonly Person[],
  contact: string | null,
): Share<Person>[] {
  const confirmed = people.filter(isConfirmed)
  if (contact === null || confirmed.length === 0) return byAddress(confirmed, null)
  const isOneOfThem = people.some(({ email }) => email !== null && isSameAddress(email, contact))
  if (isOneOfThem) return byAddress(confirmed, contact)
  return [...byAddress(confirmed, null), { address: contact, people: confirmed }]
}

/** The registration's address, or else the first that one of its people has. */
export function contactOf(people: readonly Addressee[], registrationEmail: string | null): string | null {
  return (
    registrationEmail ?? people.find(({ email, status }) => email !== null && status === 'confirmed')?.email ?? null
  )
}

function isConfirmed({ status }: Addressee): boolean {
  return status === 'confirmed'
}

/** However an address is capitalised, it gets one mail. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

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
